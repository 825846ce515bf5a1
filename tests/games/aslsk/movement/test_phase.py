"""Who moves in the MPh, how far, and how: Assault Movement, Double Time (ASL-3.3, ASL-3.3.1)."""

import pytest

from hexfront.games.aslsk.movement.allowance import Terms, movement_factors
from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.movement.helpers import refused


def mf(p: Position, unit: str, **terms: int | bool) -> int:
    return movement_factors(p.state, p.unit(unit), Terms(**terms)).total  # type: ignore[arg-type]


@pytest.mark.rule("ASL-3.3.a")
@pytest.mark.parametrize("state", ["prep", "broken", "pinned"])
def test_who_may_not_move(state: str) -> None:
    p = position(f"ger A 4-6-7 at K5 {state}\nger B 4-6-7 at K5\nphase movement german")
    assert p.options("take") == {"B"}
    assert refused(p, "take A") in ("ASL-3.3.a", "ASL-3.2.3.x")


@pytest.mark.rule("ASL-3.3.a")
def test_a_weapon_that_fired_holds_its_crew() -> None:
    p = position(
        """
        ger A 4-6-7 at K5
        sw M ger-mmg prep with A
        ger B 4-6-7 at K5
        phase movement german
        """
    )
    assert p.options("take") == {"B"}


@pytest.mark.rule("ASL-3.3.a")
def test_nobody_moves_out_of_a_melee() -> None:
    p = position(
        """
        ger A 4-6-7 at K5
        rus R 4-4-7 at K5
        ger B 4-6-7 at K6
        melee K5
        phase movement german
        """
    )
    assert p.options("take") == {"B"}


@pytest.mark.rule("ASL-3.3.a")
def test_only_the_attacker_moves() -> None:
    p = position("ger A 4-6-7 at K5\nrus R 4-4-7 at A1\nphase movement german")
    assert p.options("take") == {"A"}


def test_a_phase_in_which_nobody_can_move_is_over_at_once() -> None:
    assert position("ger A 4-6-7 at K5 prep\nphase movement german").actor == "over"


@pytest.mark.rule("ASL-3.3.b")
def test_hex_by_hex_in_any_direction_up_to_the_mf() -> None:
    p = position("ger A 4-6-7 at K5\nphase movement german")
    p.do("take A")
    assert p.options("step") == {"K4", "K6", "J4", "J5", "L4", "L5"}
    assert refused(p, "step K3") == "ASL-3.3.b"
    p.do("step K4; step K5; step L5; step K5")
    assert p.where("A") == "K5"
    assert p.actor == "over"


@pytest.mark.rule("ASL-3.3.b")
def test_no_hex_that_costs_more_than_is_left() -> None:
    p = position("terrain woods K4 L5\nger A 4-6-7 at K5\nphase movement german")
    p.do("take A; step K4; step K5")
    assert p.options("step") == {"K6", "J4", "J5", "L4"}
    assert refused(p, "step L5") == "ASL-3.3.b"


FULL = """
    ger A 4-6-7 at K5
    ger B 4-6-7 at K4
    ger C 4-6-7 at K4
    ger D 2-4-7 at K4
    ger E 2-4-7 at K5
    ger L 8-0 at K5
    phase movement german
"""


@pytest.mark.rule("ASL-3.3.c", "ASL-3.3.1.g", "ASL-2.0.as")
def test_no_more_than_three_squads_even_in_passing() -> None:
    p = position(FULL)
    p.do("take A")
    assert refused(p, "step K4") == "ASL-3.3.c"
    p = position(FULL)
    p.do("take E; step K4; step K3")
    assert p.where("E") == "K3"
    p = position(FULL)
    p.do("take L; step K4")
    assert p.where("L") == "K4"


@pytest.mark.rule("ASL-3.3.1.g", "ASL-2.0.as")
def test_no_more_than_four_leaders() -> None:
    leaders = "\n".join(f"ger L{n} 8-0 at K4" for n in range(4))
    p = position(f"{leaders}\nger L 8-0 at K5\nger A 4-6-7 at K5\nphase movement german")
    p.do("take L")
    assert not p.legal("step K4")
    p.do("step K6; stop; take A; step K4")
    assert p.where("A") == "K4"


@pytest.mark.rule("ASL-3.3.d")
@pytest.mark.parametrize("state", ["", "broken"])
def test_no_entry_to_enemies(state: str) -> None:
    p = position(f"ger A 4-6-7 at K5\nrus R 4-4-7 at K4 {state}\nphase movement german")
    p.do("take A")
    assert refused(p, "step K4") == "ASL-3.3.d"


@pytest.mark.rule("ASL-3.3.1.a")
def test_movement_factors() -> None:
    p = position(
        """
        sides german american
        ger S 4-6-7 at K5
        ger H 2-4-7 at K5
        ger L 8-0 at K5
        ger W 8-0 at K5 wounded
        usa G 5-3-6 at A1
        during movement german
        """
    )
    assert [mf(p, name) for name in "SHLWG"] == [4, 4, 6, 3, 3]
    assert mf(p, "G", led=True) == 4
    assert mf(p, "S", escorted=True, road=True) == 7


@pytest.mark.rule("ASL-3.3.1.a")
def test_a_conscript_has_3_mf_even_with_a_leader() -> None:
    p = position("rus C 4-2-6 at K5\nrus L 9-1 at K5\nduring movement russian")
    assert mf(p, "C", led=True) == 3
    assert mf(p, "C", led=True, escorted=True) == 5


@pytest.mark.rule("ASL-3.3.1.d")
def test_what_is_not_spent_is_lost() -> None:
    p = position("ger A 4-6-7 at K5\nger B 4-6-7 at K5\nphase movement german")
    p.do("take A; step K4; stop")
    assert p.options("take") == {"B"}
    p.do("take B; step K6; step K7; step K8; step K9")
    assert p.spent("B") == 4
    assert p.actor == "over"
    p.enter_phase("movement german")
    assert p.spent("A") == 0
    assert p.spent("B") == 0


@pytest.mark.rule("ASL-3.3.1.e")
def test_the_defender_is_asked_at_every_expenditure() -> None:
    p = position(
        """
        ger A 4-6-7 at K5
        rus R 4-4-7 at K9
        phase movement german
        """
    )
    p.do("take A; step K6")
    assert p.actor == "russian"
    p.do("done")
    assert p.actor == "german"
    p.do("step K7")
    assert p.actor == "russian"


@pytest.mark.rule("ASL-3.3.1.e")
def test_mf_are_spent_in_the_hex_entered() -> None:
    p = position("terrain woods K4\nger A 4-6-7 at K5\nphase movement german")
    p.do("take A; step K4")
    assert p.state.here[p.unit("A")] == 4
    p.do("step K3")
    assert p.state.here[p.unit("A")] == 2
    assert p.label(p.state.came[p.unit("A")]) == "K4"


@pytest.mark.rule("ASL-3.3.1.f")
def test_one_after_the_other() -> None:
    p = position("ger A 4-6-7 at K5\nger B 4-6-7 at K5\nphase movement german")
    p.do("take A; step K4; stop")
    assert refused(p, "take A") == "ASL-3.3.1.f"


@pytest.mark.rule("ASL-3.3.1.i")
def test_assault_movement_is_one_hex() -> None:
    p = position("ger A 4-6-7 at K5\nphase movement german")
    p.do("take A; assault-move; step K4")
    assert p.actor == "german"
    assert not p.options("step")
    assert refused(p, "step K3") == "ASL-3.3.1.i"


@pytest.mark.rule("ASL-3.3.1.i")
def test_assault_movement_may_not_take_all_mf() -> None:
    p = position("terrain woods K4\nhill K4\nger A 4-6-7 at K5\nphase movement german")
    p.do("take A")
    assert p.legal("step K4")
    p.do("assault-move")
    assert refused(p, "step K4") == "ASL-3.3.1.i"
    assert p.legal("step K6")


@pytest.mark.rule("ASL-3.3.1.i")
def test_assault_movement_is_a_move() -> None:
    p = position("ger A 4-6-7 at K5\nphase movement german")
    p.do("take A; assault-move")
    assert not p.legal("stop")
    p.do("step K4; stop")
    assert p.actor == "over"


@pytest.mark.rule("ASL-3.3.1.i")
def test_declared_before_any_mf() -> None:
    p = position("ger A 4-6-7 at K5\nphase movement german")
    p.do("take A; step K4")
    assert refused(p, "assault-move") == "ASL-3.3.1.i"


@pytest.mark.rule("ASL-3.3.1.j", "ASL-2.0.m")
def test_double_time_gives_two_mf_and_exhausts() -> None:
    p = position("ger A 4-6-7 at K5\nphase movement german")
    p.do("take A; double-time")
    assert "cx" in p.states("A")
    p.do("step K4; step K3; step K2; step K1; step L1; step L2")
    assert p.spent("A") == 6
    assert p.actor == "over"
    assert "cx" in p.states("A")


@pytest.mark.rule("ASL-3.3.1.j")
def test_who_may_not_double() -> None:
    p = position("ger L 8-0 at K5 wounded\nphase movement german")
    p.do("take L")
    assert refused(p, "double-time") == "ASL-3.3.1.j"
    p = position("ger A 4-6-7 at K5\nphase movement german")
    p.do("take A; step K4")
    assert refused(p, "double-time") == "ASL-3.3.1.j"
    p = position("ger A 4-6-7 at K5\nphase movement german")
    p.do("take A; assault-move")
    assert refused(p, "double-time") == "ASL-3.3.1.j"
    p = position("ger A 4-6-7 at K5\nphase movement german")
    p.do("take A; double-time")
    assert refused(p, "assault-move") == "ASL-3.3.1.j"


@pytest.mark.rule("ASL-3.3.1.l")
def test_exhaustion_ends_with_the_next_mph() -> None:
    p = position("ger A 4-6-7 at K5 cx +mmg\nrus R 4-4-7 at A1 cx\nphase movement german")
    assert "cx" not in p.states("A")
    assert "cx" in p.states("R")
    p.do("take A")
    assert refused(p, "double-time") == "ASL-3.3.1.l"
    assert mf(p, "A") == 3
    p.do("stop")
    p.enter_phase("movement german")
    p.do("take A")
    assert p.legal("double-time")


@pytest.mark.rule("ASL-3.3.1.k")
def test_exhausted_units_carry_less() -> None:
    p = position("ger A 4-6-7 at K5 cx +mmg\nger B 4-6-7 at K5 +mmg\nduring movement german")
    assert mf(p, "B") == 3
    assert mf(p, "A") == 2


def test_a_pinned_mover_goes_no_farther() -> None:
    p = position("ger A 4-6-7 at K5\nger B 4-6-7 at K5\nrus R 4-4-7 at K7\nphase movement german")
    p.do("take A; step K6")
    p.state.pinned |= p.mask("A")
    p.do("done")
    assert p.options("take") == {"B"}
    assert "done" in p.states("A")


def test_what_the_stack_has_done_is_forgotten_when_the_phase_ends() -> None:
    p = position("road K1-K9\nger A 4-6-7 at K5\nphase movement german")
    p.do("take A; double-time; step K4 road; stop")
    assert p.actor == "over"
    assert p.states("A") >= {"cx"}
    assert not {"doubled", "by-road", "moving", "assaulting"} & set(p.states("A"))
    assert p.state.movers == ()
    assert p.state.came[p.unit("A")] == -1
