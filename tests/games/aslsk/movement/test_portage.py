"""Carrying weapons: PP, IPC, picking up and dropping on the move (ASL-4.0)."""

import pytest

from hexfront.games.aslsk.movement.portage import ipc, load, overload, spare
from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.movement.helpers import refused


def far(p: Position, unit: str) -> float:
    """How many MF a unit spends if it walks down its column until it can go no farther."""
    p.do(f"take {unit}")
    while p.actor != "over" and f"{unit}" in {p.name(u) for u in p.state.movers or (0,)}:
        down = [s for s in p.options("step") if s == f"K{int(p.where(unit)[1:]) + 1}"]
        if not down:
            break
        p.do(f"step {down[0]}")
    return p.spent(unit)


@pytest.mark.rule("ASL-4.0.a")
def test_any_number_of_weapons() -> None:
    p = position("ger A 4-6-7 at K1 +lmg +hmg +mmg +dc\nphase movement german")
    assert load(p.state, p.unit("A")) == 1 + 4 + 4 + 1
    assert p.weapons("A") == {"A-lmg", "A-hmg", "A-mmg", "A-dc"}


@pytest.mark.rule("ASL-4.0.b")
def test_weapons_go_where_their_owner_goes() -> None:
    p = position("ger A 4-6-7 at K1 +lmg\nsw M ger-lmg at K1\nphase movement german")
    p.do("take A; step K2; stop")
    assert p.holder("A-lmg") == "A"
    assert p.lies("M") == "K1"
    assert "moved" in p.states("A-lmg")
    assert "moved" not in p.states("M")


@pytest.mark.rule("ASL-4.0.l", "ASL-3.2.3.i")
def test_capacity() -> None:
    p = position(
        """
        ger A 4-6-7 at K1
        ger H 2-4-7 at K1
        ger C crew at K1
        ger L 8-0 at K1
        ger W 8-0 at K1 wounded
        during movement german
        """
    )
    assert [ipc(p.state, p.unit(name)) for name in "AHCLW"] == [3, 3, 3, 1, 0]


@pytest.mark.rule("ASL-4.0.m")
@pytest.mark.parametrize(
    ("weapons", "mf"), [("+lmg", 4), ("+lmg +dc +ft", 4), ("+mmg", 3), ("+mmg +lmg", 2)]
)
def test_each_pp_too_much_costs_an_mf(weapons: str, mf: int) -> None:
    p = position(f"ger A 4-6-7 at K1 {weapons}\nphase movement german")
    assert far(p, "A") == mf


@pytest.mark.rule("ASL-4.0.m")
def test_a_leader_is_overloaded_by_the_second_pp() -> None:
    p = position("ger L 8-0 at K1 +lmg +dc\nduring movement german")
    assert overload(p.state, p.unit("L")) == 1


@pytest.mark.rule("ASL-4.0.n")
def test_a_leader_never_carries_more_than_2_pp() -> None:
    p = position("ger L 8-0 at K1 +mmg\nger A 4-6-7 at K1\nphase movement german")
    p.do("take L")
    assert not p.options("step")
    assert refused(p, "step K2") == "ASL-4.0.n"
    p.do("drop L-mmg; step K2")
    assert p.where("L") == "K2"


@pytest.mark.rule("ASL-4.0.n")
def test_nor_does_he_advance_with_it() -> None:
    p = position("ger L 8-0 at K1 +mmg\nger A 4-6-7 at K1\nphase advance german")
    assert refused(p, "advance L K2") == "ASL-4.0.n"
    p = position("ger L 8-0 at K1 +lmg +dc\nphase advance german")
    assert p.legal("advance L K2")


@pytest.mark.rule("ASL-4.0.o")
def test_what_a_leader_can_lend() -> None:
    p = position(
        """
        ger L 8-0 at K1
        ger M 8-0 at K1 +lmg
        ger W 8-0 at K1 wounded
        ger X 8-0 at K1 cx
        during movement german
        """
    )
    assert [spare(p.state, p.unit(name)) for name in "LMWX"] == [1, 0, 0, 0]


LYING = """
    ger A 4-6-7 at K1
    ger B 4-6-7 at K4
    ger L 8-0 at K4
    sw M ger-mmg at K2
    phase movement german
"""


@pytest.mark.rule("ASL-3.3.1.q", "ASL-4.0.j", "ASL-4.0.c")
def test_picking_a_weapon_up_on_the_way() -> None:
    p = position(LYING)
    p.do("take A")
    assert not p.options("recover")
    p.do("step K2; recover A M; 5")
    assert p.holder("M") == "A"
    assert p.spent("A") == 2
    p.do("step K3")
    assert p.where("A") == "K3"
    assert "done" in p.states("A")


@pytest.mark.rule("ASL-3.3.1.q", "ASL-4.0.j")
def test_a_6_fails_and_may_be_tried_again() -> None:
    p = position(LYING)
    p.do("take A; step K2; recover A M; 6")
    assert p.lies("M") == "K2"
    assert p.spent("A") == 2
    p.do("recover A M; 1")
    assert p.holder("M") == "A"
    assert p.spent("A") == 3


@pytest.mark.rule("ASL-3.3.1.k", "ASL-3.3.1.q")
def test_an_exhausted_unit_fails_on_a_5() -> None:
    p = position(LYING)
    p.do("take A; double-time; step K2; recover A M; 5")
    assert p.lies("M") == "K2"


@pytest.mark.rule("ASL-4.0.c")
def test_no_picking_up_without_mf() -> None:
    p = position(LYING.replace("at K2", "at K5"))
    p.do("take A; step K2; step K3; step K4; step K5")
    assert "done" in p.states("A")


@pytest.mark.rule("ASL-3.3.1.e")
def test_picking_up_draws_fire() -> None:
    p = position(LYING + "rus R 4-4-7 at K9")
    p.do("take A; step K2; done; recover A M; 2")
    assert p.actor == "russian"


@pytest.mark.rule("ASL-4.0.d")
def test_no_weapon_is_carried_twice() -> None:
    p = position("ger A 4-6-7 at K1 +lmg\nger B 4-6-7 at K4\nphase movement german")
    p.do("take A; step K2; step K3; drop A-lmg; stop")
    p.do("take B; step K3; recover B A-lmg; 1")
    assert p.holder("A-lmg") == "B"
    assert refused(p, "step K2") == "ASL-4.0.d"
    p.do("drop A-lmg; step K2")
    assert p.where("B") == "K2"


@pytest.mark.rule("ASL-4.0.d")
def test_its_bearer_goes_on_with_it() -> None:
    p = position(LYING.replace("ger-mmg", "ger-lmg"))
    p.do("take A; step K2; recover A M; 1; step K3; step K4")
    assert p.holder("M") == "A"
    assert p.where("A") == "K4"


@pytest.mark.rule("ASL-4.0.e")
def test_dropping_costs_no_mf() -> None:
    p = position("ger A 4-6-7 at K1 +lmg\nphase movement german")
    p.do("take A; step K2; drop A-lmg")
    assert p.spent("A") == 1
    assert p.lies("A-lmg") == "K2"
    p = position("ger A 4-6-7 at K1 +lmg\nphase advance german")
    p.do("drop A-lmg")
    assert p.lies("A-lmg") == "K1"
    assert p.legal("advance A K2")


@pytest.mark.rule("ASL-4.0.e")
def test_broken_units_drop_nothing() -> None:
    p = position("ger A 4-6-7 at K1 broken +lmg\nger B 4-6-7 at K1\nphase advance german")
    assert refused(p, "drop A-lmg") == "ASL-4.0.e"


@pytest.mark.rule("ASL-4.0.f")
def test_dropped_before_the_first_mf_it_has_not_been_moved() -> None:
    p = position("ger A 4-6-7 at K1 +mmg\nger B 4-6-7 at K1\nphase movement german")
    p.do("take A; drop A-mmg; step K2; step K3; step K4; step K5")
    assert p.spent("A") == 4
    p.do("take B; recover B A-mmg; 1; step K2; step K3")
    assert p.holder("A-mmg") == "B"
    assert p.where("B") == "K3"


@pytest.mark.rule("ASL-4.0.f")
def test_dropped_later_its_burden_is_not_forgotten() -> None:
    p = position("ger A 4-6-7 at K1 +mmg\nger B 4-6-7 at K1\nphase movement german")
    p.do("take A; step K2; drop A-mmg; step K3; step K4")
    assert p.where("A") == "K4"
    assert not p.options("step")


@pytest.mark.rule("ASL-6.10.c")
def test_a_mortar_that_moves_loses_its_acquisition() -> None:
    text = "ger A 4-6-7 at K1\nsw M ger-mtr50 with A acquired=K9:2\n"
    p = position(text + "phase movement german")
    assert p.acquired("M")
    p.do("take A; step K2")
    assert not p.acquired("M")
    p = position(text + "phase advance german")
    p.do("advance A K2")
    assert not p.acquired("M")


@pytest.mark.rule("ASL-4.0.e")
@pytest.mark.parametrize("states", ["", "pinned", "prep", "done"])
def test_units_that_do_not_move_drop_weapons_for_others(states: str) -> None:
    p = position(f"""
        ger A 4-6-7 at K5 {states} +lmg
        ger B 4-6-7 at K4
        rus S 4-4-7 at A8
        phase movement german running
    """).do("drop A-lmg", "take B", "step K5", "recover B A-lmg", 5, "step K6")
    assert p.where("B") == "K6"
    assert p.weapons("B") == {"A-lmg"}


@pytest.mark.rule("ASL-4.0.e")
def test_a_broken_unit_drops_nothing_in_the_mph() -> None:
    p = position("""
        ger A 4-6-7 at K5 broken +lmg
        ger B 4-6-7 at K4
        rus S 4-4-7 at A8
        phase movement german
    """)
    assert not p.choices("drop")
    assert p.refusal("drop A-lmg").rule == "ASL-4.0.e"


@pytest.mark.rule("ASL-4.0.e", "ASL-3.3.a", "ASL-3.5.a")
def test_who_drops_the_weapon_that_he_prep_fired_has_fired_all_the_same() -> None:
    p = position("""
        ger H 2-4-7 at K6 +mmg
        ger A 4-6-7 at L6 +lmg
        ger B 4-6-7 at A1
        rus S 4-4-7 at K9
        phase prep-fire german onwards
    """)
    p.do("open-fire K9 H H-mmg", "fire", (6, 5), "open-fire K9 A A-lmg", "fire", (6, 5))
    p.until("Movement").do("drop H-mmg", "drop A-lmg")
    for unit in "HA":
        assert p.refusal(f"take {unit}").rule == "ASL-3.3.a"
    p.enter_phase("advancing-fire german")
    assert p.refusal("open-fire K9 H").rule == "ASL-3.5.a"
    assert p.legal("open-fire K9 A")
