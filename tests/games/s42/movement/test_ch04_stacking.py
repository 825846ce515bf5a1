"""Chapter 4: stacking, as the end of the Movement Phase enforces it."""

import pytest

from hexfront.games.s42.notation import Position
from tests.games.s42.movement.helpers_move import movement

OPEN = "map 1000-1608"


def closing(*units: str, side: str) -> Position:
    """The Movement Phase of a side ends."""
    return movement(OPEN, *units, side=side).choose("end-phase")


def stack(side: str, count: int, words: str = "3-4-3", start: int = 1) -> list[str]:
    """So many units of a side in 1205, named U1, U2 ..."""
    return [f"{side} U{n} {words} at 1205" for n in range(start, start + count)]


def legal(*units: str, side: str) -> bool:
    return closing(*units, side=side).waits_for != "Overstacked"


@pytest.mark.rule("S42-4.1.a")
def test_two_soviet_combat_units_and_a_free_stacking_unit() -> None:
    free = stack("soviet", 1, "2-2-3 free", 9)
    assert legal(*stack("soviet", 2), *free, side="soviet")
    assert not legal(*stack("soviet", 3), side="soviet")
    assert not legal(*stack("soviet", 3), *free, side="soviet")


@pytest.mark.rule("S42-4.1.b")
def test_three_axis_combat_units_and_a_free_stacking_unit() -> None:
    free = stack("axis", 1, "2-2-5 sturmgeschuetz free", 9)
    assert legal(*stack("axis", 3), *free, side="axis")
    assert not legal(*stack("axis", 4), side="axis")
    assert not legal(*stack("axis", 4), *free, side="axis")


@pytest.mark.rule("S42-4.1.c", "S42-19.2.b")
def test_non_combat_units_have_no_stacking_value() -> None:
    points = [f"sp P{n} axis at 1205" for n in range(4)]
    assert legal(*stack("axis", 3), *points, "fort axis 1205", side="axis")


@pytest.mark.rule("S42-4.2.a")
def test_a_second_free_stacking_unit_counts() -> None:
    assert legal(*stack("axis", 2), *stack("axis", 2, "2-2-5 free", 8), side="axis")
    assert not legal(*stack("axis", 3), *stack("axis", 2, "2-2-5 free", 8), side="axis")


@pytest.mark.rule("S42-4.2.b", "S42-18.2.3.a")
def test_asus_have_no_stacking_value() -> None:
    asus = [
        *stack("soviet", 2, "S-(1)-5 artillery", 5),
        *stack("soviet", 2, "S-(1)-5 support-hq", 8),
    ]
    free = stack("soviet", 1, "2-2-3 free", 4)
    assert legal(*stack("soviet", 2), *free, *asus, side="soviet")


@pytest.mark.rule("S42-4.2.c")
def test_a_lone_free_stacking_unit_anchors_no_bond() -> None:
    p = movement(OPEN, "axis A 6-7-3 at 1203", "axis F 2-2-5 free at 1205")
    assert p.bonds("axis") == set()
    p = movement(
        OPEN, "axis A 6-7-3 at 1203", "axis F 2-2-5 free at 1205", "axis G 2-2-5 free at 1205"
    )
    assert p.bonds("axis") == {"1204"}


@pytest.mark.rule("S42-4.3.a", "S42-20.1.1.a")
def test_an_army_hq_lets_a_third_unit_in() -> None:
    hq = "soviet H 0-0-5 army-hq hq=tank at 1205"
    free = stack("soviet", 1, "2-2-3 free", 9)
    assert legal(hq, *stack("soviet", 3), *free, side="soviet")
    assert not legal(hq, *stack("soviet", 4), side="soviet")


@pytest.mark.rule("S42-4.3.b", "S42-20.1.1.b")
def test_a_second_army_hq_adds_nothing() -> None:
    hqs = ("soviet H 0-0-5 army-hq hq=tank at 1205", "soviet G 0-0-5 army-hq hq=shock at 1205")
    assert legal(*hqs, *stack("soviet", 3), side="soviet")
    assert not legal(*hqs, *stack("soviet", 4), side="soviet")


@pytest.mark.rule("S42-4.3.c", "S42-20.1.1.c")
@pytest.mark.parametrize(("kind", "allowed"), [("guards", False), ("shock", False), ("tank", True)])
def test_two_mobile_corps_with_a_guards_or_shock_army(kind: str, allowed: bool) -> None:
    hq = f"soviet H 0-0-5 army-hq hq={kind} at 1205"
    assert legal(
        hq, *stack("soviet", 2, "7-5-5 tank corps"), *stack("soviet", 1, start=9), side="soviet"
    )
    corps = [
        *stack("soviet", 2, "7-5-5 tank corps"),
        *stack("soviet", 1, "7-5-5 mechanized corps", 3),
    ]
    assert legal(hq, *corps, side="soviet") is allowed
    if not allowed:
        p = closing(hq, *corps, "soviet F 2-2-3 free at 1205", side="soviet")
        assert p.options("disband") == {"U1", "U2", "U3"}  # without F they are as many


@pytest.mark.rule("S42-4.4.a")
def test_the_limit_may_be_exceeded_on_the_way() -> None:
    p = movement(OPEN, *stack("axis", 3), "axis A 6-7-3 at 1206").play("move A; march 1205")
    assert len(p.at("1205")) == 4
    p.play("march 1204; halt; end-phase")
    assert p.waits_for != "Overstacked"


@pytest.mark.rule("S42-4.4.b")
def test_the_owner_eliminates_what_is_too_much() -> None:
    p = closing(
        *stack("axis", 5),
        "axis F 2-2-5 free at 1205",
        "axis H S-(1)-5 support-hq at 1205",
        side="axis",
    )
    assert p.actor == "axis"
    assert p.options("disband") == {"U1", "U2", "U3", "U4", "U5", "F"}
    p.choose("disband U2")
    assert p.where("U2") == "eliminated"
    p.choose("disband U5")
    assert set(p.at("1205")) == {"U1", "U3", "U4", "F", "H"}
    assert p.waits_for != "Overstacked"


@pytest.mark.rule("S42-4.4.b", "S42-4.4.c")
def test_only_the_active_player_is_held_to_the_limit() -> None:
    """A Soviet stack that a retreat has crowded waits for the Soviet Movement Phase."""
    p = closing(*stack("soviet", 3), "axis A 6-7-3 at 1001", side="axis")
    assert p.waits_for != "Overstacked"
    p.enter_phase("movement soviet")
    assert p.waits_for == "MovementPhase"
    p.choose("end-phase")
    assert p.waits_for == "Overstacked"


@pytest.mark.rule("S42-4.4.c")
def test_a_crowded_stack_may_spread_out_before_the_phase_ends() -> None:
    p = movement(OPEN, *stack("soviet", 3), side="soviet").play(
        "move U1; march 1204; halt; end-phase"
    )
    assert p.waits_for != "Overstacked"
