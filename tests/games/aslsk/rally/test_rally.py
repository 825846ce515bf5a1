"""The Rally Phase: its steps, rally and DM (ASL-3.1)."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.rally import rallying, weapons
from hexfront.play import Tally


def drm(p: Position, unit: str, leader: str = "") -> Tally:
    return rallying.rally_drm(p.state, p.unit(unit), p.unit(leader) if leader else NOBODY)


# The sequence.


@pytest.mark.rule("ASL-3.1.b")
def test_steps_follow_in_order_and_the_attacker_goes_first_in_each() -> None:
    p = position("""
        ger A 4-6-7 at B2 +lmg
        ger A2 4-6-7 at B2
        sw G ger-lmg at B2
        sw H ger-mmg with A2 malfunctioned
        ger L 9-1 at C4
        ger B 4-6-7 at C4 broken
        ger K 8-1 at C5 broken dm
        rus R 4-4-7 at K5 +lmg
        rus R2 4-4-7 at K5
        sw I rus-lmg at K5
        sw J rus-mmg with R2 malfunctioned
        rus M 9-1 at L7
        rus S 4-4-7 at L7 broken
        rus N 8-1 at L8 broken dm
        phase rally russian
    """)
    seen: list[tuple[str, str]] = []
    while p.actor != "over":
        seen.append((p.waits_for, p.actor))
        p.choose("done")
    steps = ["Recovery", "Repairs", "Transfers", "SelfRallies", "Rallies", "DmRemoval"]
    assert seen == [(step, side) for step in steps for side in ("russian", "german")]


@pytest.mark.rule("ASL-3.1.b")
def test_a_side_that_can_do_nothing_is_not_asked() -> None:
    p = position("""
        ger A 4-6-7 at B2 +lmg
        rus S 4-4-7 at L7 broken
        phase rally german
    """)
    assert p.actor == "over"


@pytest.mark.rule("ASL-3.1.c")
def test_reinforcements_of_the_turn_go_beside_the_board() -> None:
    p = position("""
        turn 2
        group wave german turn 2 edge north
        group later german turn 3 edge north
        group others russian turn 2 edge south
        ger A 4-6-7 group=wave
        ger B 4-6-7 group=later
        rus R 4-4-7 group=others
        phase rally german
    """)
    assert (p.where("A"), p.where("B"), p.where("R")) == ("off-board", "pending", "pending")


@pytest.mark.rule("ASL-3.1.a")
def test_a_unit_acts_once_in_the_phase() -> None:
    p = position("""
        ger A 4-6-7 at B2 +mmg
        ger B 4-6-7 at B2
        sw G ger-lmg at B2
        sw H ger-hmg with A malfunctioned
        phase rally german
    """)
    p.play("recover A G; 6")
    assert p.choices("recover") == ["recover B G"]
    p.choose("done")
    # A has tried to recover, so it neither repairs nor hands anything over, nor gets it.
    assert p.actor == "over"


@pytest.mark.rule("ASL-3.1.a")
def test_a_leader_rallies_several_units_but_not_after_another_action() -> None:
    text = """
        ger L 9-1 at B2 +lmg
        ger A 4-6-7 at B2
        ger B 4-6-7 at B2 broken
        ger C 4-6-7 at B2 broken
        phase rally russian
    """
    p = position(text).play("done; rally B L; 6,6; rally C L; 1,2")
    assert "broken" not in p.states("C")
    assert position(text).play("transfer L-lmg A").actor == "over"


# Rally.


@pytest.mark.rule("ASL-3.1.h", "ASL-2.0.bg")
def test_boxed_units_of_both_sides_and_one_other_mmc_of_the_attacker_rally_themselves() -> None:
    text = """
        ger A 4-6-7 at B2 broken
        ger B 4-6-7 at B3 broken
        ger L 8-1 at B4 broken
        ger C crew at B5 broken
        rus R 4-4-7 at K5 broken
        rus N 8-1 at K6 broken
    """
    p = position(text + "phase rally german")
    assert set(p.options("self-rally")) == {"A", "B", "L", "C"}
    p.play("self-rally A; 6,5")
    assert set(p.options("self-rally")) == {"L", "C"}
    p.play("self-rally L; 6,5; self-rally C; 6,5")
    assert (p.actor, set(p.options("self-rally"))) == ("russian", {"N"})
    refusal = rallying.cannot_self_rally(p.state, p.unit("R"), extra=True)
    assert refusal is not None
    assert refusal.rule == "ASL-3.1.h"


@pytest.mark.rule("ASL-3.8.as")
def test_nobody_rallies_in_a_melee() -> None:
    p = position("""
        ger A 4-6-7 at K5
        ger L 8-1 at K5 broken
        ger B 4-6-7 at K5 broken
        rus R 4-4-7 at K5
        rus M 9-1 at K5 broken
        melee K5
        phase rally german
    """)
    assert p.actor == "over"
    refusal = rallying.cannot_self_rally(p.state, p.unit("L"), extra=True)
    assert refusal is not None
    assert refusal.rule == "ASL-3.8.as"


@pytest.mark.rule("ASL-3.1.i", "ASL-3.1.k")
def test_self_rally_has_plus_one_and_no_leadership() -> None:
    p = position("""
        terrain woods B3
        ger L 9-2 at B2 broken
        ger M 9-2 at B3 broken dm
    """)
    assert [(line.label, line.value) for line in drm(p, "L").lines] == [("tally-self-rally", 1)]
    assert drm(p, "M").total == 4 - 1 + 1


@pytest.mark.rule("ASL-3.1.k", "ASL-2.0.o")
def test_drm_of_a_rally_by_a_leader() -> None:
    p = position("""
        terrain woods B3, wooden-building B4, brush B5
        ger L 9-2 at B2
        ger A 4-6-7 at B2 broken
        ger M 8-0 at B3
        ger B 4-6-7 at B3 broken
        ger N 6+1 at B4 wounded
        ger C 4-6-7 at B4 broken dm
        ger O 8-0 at B5
        ger D 4-6-7 at B5 broken
    """)
    assert drm(p, "A", "L").total == -2
    assert drm(p, "B", "M").total == -1
    assert drm(p, "C", "N").total == 4 - 1 + 2
    assert drm(p, "D", "O").total == 0


@pytest.mark.rule("ASL-3.1.j")
@pytest.mark.parametrize(("dice", "rallied"), [((4, 5), True), ((5, 5), False)])
def test_a_final_dr_up_to_the_broken_morale_rallies(dice: tuple[int, int], rallied: bool) -> None:
    p = position("""
        counter squad like ger-467 broken=8
        ger L 9-1 at B2
        ger A squad at B2 broken
        phase rally russian
    """)
    p.play("rally A L", dice)
    assert ("broken" in p.states("A")) is not rallied


@pytest.mark.rule("ASL-3.1.j")
def test_a_leader_must_be_in_good_order_and_stacked_with_the_unit() -> None:
    p = position("""
        ger L 9-1 at B2
        ger K 8-1 at B4 broken
        ger A 4-6-7 at B2 broken
        ger B 4-6-7 at B3 broken
        ger C 4-6-7 at B4 broken
        phase rally russian
    """)
    p.choose("done")
    assert p.choices("rally") == ["rally A L"]


@pytest.mark.rule("ASL-3.1.l")
def test_a_leader_who_has_rallied_himself_rallies_others() -> None:
    text = """
        ger K 8-1 at B4 broken
        ger C 4-6-7 at B4 broken
        phase rally russian
    """
    assert position(text).play("self-rally K; 1,2").choices("rally") == ["rally C K"]
    assert position(text).play("self-rally K; 6,5").actor == "over"


@pytest.mark.rule("ASL-3.1.a", "ASL-3.1.l")
@pytest.mark.parametrize("order", ["LK", "KL"])
@pytest.mark.parametrize(
    ("own", "squad", "attacker"), [("ger", "4-6-7", "russian"), ("rus", "4-4-7", "german")]
)
def test_a_leader_whom_another_has_rallied_rallies_nobody(
    order: str, own: str, squad: str, attacker: str
) -> None:
    leaders = {"L": f"{own} L 9-1 at B4", "K": f"{own} K 8-1 at B4 broken"}
    p = position("\n".join([
        *(leaders[name] for name in order),
        f"{own} C {squad} at B4 broken",
        f"phase rally {attacker}",
    ]))  # fmt: skip
    assert p.unit(order[0]) == 0
    p.play("done; rally K L; 1,2")
    assert "broken" not in p.states("K")
    assert p.choices("rally") == ["rally C L"]


@pytest.mark.rule("ASL-3.1.n")
def test_no_unit_tries_to_rally_twice() -> None:
    p = position("""
        ger L 9-1 at B4
        ger M 9-2 at B4
        ger K 8-1 at B4 broken
        ger C 4-6-7 at B4 broken
        phase rally german
    """)
    p.play("self-rally K; 6,5; done")
    assert set(p.choices("rally")) == {"rally C L", "rally C M"}
    p.play("rally C L; 6,5")
    assert p.actor == "over"


@pytest.mark.rule("ASL-3.1.m")
def test_only_an_original_twelve_hurts_a_unit_that_fails_to_rally() -> None:
    text = """
        ger L 10-3 at B4
        ger C 4-6-7 at B4 broken dm
        ger K 8-1 at B5 broken dm
        phase rally russian
    """
    p = position(text).play("done; rally C L; 5,6")
    assert (p.kind("C"), "broken" in p.states("C")) == ("ger-467", True)
    p = position(text).play("done; rally C L; 6,6")
    assert (p.figures("C"), "broken" in p.states("C")) == ("2-4-7", True)
    p = position(text).play("self-rally K; 6,6; 4")
    assert {"broken", "wounded"} <= set(p.states("K"))


@pytest.mark.rule("ASL-3.1.o")
def test_an_original_two_may_bring_a_leader_forth_before_the_unit_rallies() -> None:
    text = """
        ger C 4-6-7 at B4 broken
        ger K 8-1 at B5 broken
        phase rally german
    """
    p = position(text).play("self-rally C; 1,1")
    assert p.choices() == ["promote roll", "promote"]
    assert "broken" in p.states("C")
    p.play("promote roll", 1)
    assert "broken" not in p.states("C")
    assert p.where("new-1") == "B4"
    # Only an MMC creates a leader.
    p = position(text).play("self-rally K; 1,1")
    assert p.waits_for == "SelfRallies"


# DM.


@pytest.mark.rule("ASL-3.1.q", "ASL-2.0.ac")
def test_dm_goes_unless_a_known_enemy_is_adjacent() -> None:
    p = position("""
        terrain woods B2 B5 B8 C8
        ger A 4-6-7 at B2 broken dm
        rus R 4-4-7 at B3
        ger B 4-6-7 at B5 broken dm
        rus S 4-4-7 at B6 hidden
        ger C 4-6-7 at B8 broken dm
        rus T 4-4-7 at B10
        ger D 4-6-7 at E5 broken dm
        rus U 4-4-7 at E6 broken
        phase rally russian
    """)
    p.choose("done")
    assert p.actor == "over"
    assert "dm" in p.states("A")
    assert "dm" not in p.states("B")
    assert "dm" not in p.states("C")
    assert "dm" in p.states("D")


@pytest.mark.rule("ASL-3.1.r")
def test_the_owner_may_keep_dm_outside_cover() -> None:
    p = position("""
        terrain woods B2, stone-building B3, brush B4
        ger A 4-6-7 at B2 broken dm
        ger B 4-6-7 at B3 broken dm
        ger C 4-6-7 at B4 broken dm
        ger D 4-6-7 at B5 broken dm
        phase rally russian
    """)
    assert set(p.choices("keep-dm")) == {"keep-dm C", "keep-dm D"}
    p.play("keep-dm C; done")
    assert [("dm" in p.states(name)) for name in "ABCD"] == [False, False, True, False]


def test_hidden_units_do_nothing_in_the_phase() -> None:
    p = position("""
        ger A 4-6-7 at B2 +lmg hidden
        ger B 4-6-7 at B2 hidden
        sw G ger-lmg at B2
        phase rally german
    """)
    assert p.actor == "over"


@pytest.mark.rule("ASL-3.1.d", "ASL-3.1.e", "ASL-3.1.g", "ASL-3.1.j", "ASL-3.1.n")
def test_what_is_offered_is_what_is_not_refused() -> None:
    p = position("""
        ger A 4-6-7 at B2 +lmg
        ger B 4-6-7 at B2
        ger C 4-6-7 at B2 broken +lmg
        ger D 4-6-7 at B3 +mmg
        ger H 4-6-7 at B2 hidden +lmg
        ger K 9-1 at B2
        ger L 8-1 at B3 done
        ger M 8-0 at D4 broken
        ger N 4-6-7 at B2 broken done
        ger O 9-2 at D6
        ger P 4-6-7 at D6 broken
        ger Q 4-6-7 at D7 +lmg
        rus R 4-4-7 at D6
        rus S 4-4-7 at D8 +lmg
        rus T 8-1 at D8
        rus U 4-4-7 at D8 broken
        sw V ger-lmg at B2
        sw W ger-lmg at D6
        sw X ger-hmg with D malfunctioned
        sw Y ger-hmg with C malfunctioned
        sw Z rus-mmg with B malfunctioned
        melee D6
        during rally german
    """)
    state, units = p.state, range(len(p.state.kind))
    arms = range(len(state.setting.weapons))
    mine = {u for u in units if state.side_of(u) == 0}
    assert set(weapons.recoveries(state, 0)) == {
        (u, w) for u in mine for w in arms if weapons.cannot_recover(state, u, w) is None
    }
    assert set(weapons.repairs(state, 0)) == {
        w for w in arms if state.holder[w] in mine and weapons.cannot_repair(state, w) is None
    }
    assert set(weapons.transfers(state, 0)) == {
        (w, u) for u in mine for w in arms if weapons.cannot_transfer(state, w, u) is None
    }
    assert set(rallying.rallies(state, 0)) == {
        (u, v) for u in mine for v in units if rallying.cannot_rally(state, u, v) is None
    }
    assert weapons.recoveries(state, 0) == [(p.unit(name), p.weapon("V")) for name in "ABK"]
    assert rallying.rallies(state, 0) == [(p.unit("C"), p.unit("K"))]
    assert weapons.repairs(state, 0) == [p.weapon("X")]
