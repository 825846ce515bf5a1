"""Target Facing and the part that is hit (ASL-3.2.4.am to ASL-3.2.4.ao, ASL-7.1)."""

import msgspec
import pytest

from hexfront.games.aslsk.armor.facing import (
    Facing,
    Part,
    armor,
    aspect,
    best_shown,
    facings,
    own_hex_facing,
    part_hit,
)
from hexfront.games.aslsk.definitions.vehicles import ArmorFactor, parse_armor
from hexfront.hexes import Grid, HexId
from tests.games.aslsk.armor.helpers import vehicle

GRID = Grid(0, 20, 0, 20)
CENTRE = GRID.at(10, 10)


def around(direction: int, ahead: int, aside: int = 0) -> HexId:
    """So many hexes in a direction, then in the next one clockwise."""
    h = CENTRE
    for _ in range(ahead):
        h = GRID.adjacent[h][direction % 6]
    for _ in range(aside):
        h = GRID.adjacent[h][(direction + 1) % 6]
    return h


@pytest.mark.rule("ASL-3.2.4.am", "ASL-3.2.4.al")
@pytest.mark.parametrize("front", range(6))
@pytest.mark.parametrize("distance", [1, 4])
def test_the_facing_is_that_of_the_hexside_which_the_los_enters(front: int, distance: int) -> None:
    shown = [facings(GRID, CENTRE, around(front + n, distance), front) for n in range(6)]
    expected = [Facing.FRONT, Facing.FRONT, Facing.SIDE, Facing.REAR, Facing.REAR, Facing.SIDE]
    assert shown == [frozenset((facing,)) for facing in expected]


@pytest.mark.rule("ASL-3.2.4.am")
@pytest.mark.parametrize("front", range(6))
def test_a_los_beside_a_dividing_line_meets_one_facing(front: int) -> None:
    assert facings(GRID, CENTRE, around(front + 1, 3, 2), front) == {Facing.FRONT}
    assert facings(GRID, CENTRE, around(front + 1, 2, 3), front) == {Facing.SIDE}
    assert facings(GRID, CENTRE, around(front + 2, 3, 2), front) == {Facing.SIDE}
    assert facings(GRID, CENTRE, around(front + 2, 2, 3), front) == {Facing.REAR}


@pytest.mark.rule("ASL-3.2.4.am")
@pytest.mark.parametrize("front", range(6))
def test_a_los_on_a_dividing_line_takes_the_worse_facing_for_the_attacker(front: int) -> None:
    tank = vehicle("ger-pziiin")
    lines = {
        0: (Facing.FRONT, Facing.FRONT),
        1: (Facing.FRONT, Facing.SIDE),
        2: (Facing.SIDE, Facing.REAR),
        3: (Facing.REAR, Facing.REAR),
        4: (Facing.REAR, Facing.SIDE),
        5: (Facing.SIDE, Facing.FRONT),
    }
    for corner, met in lines.items():
        shown = facings(GRID, CENTRE, around(front + corner, 2, 2), front)
        assert shown == frozenset(met)
        assert best_shown(tank, Part.HULL, shown) is min(met)


@pytest.mark.rule("ASL-3.2.4.am")
def test_the_worse_facing_is_that_of_the_thicker_armor() -> None:
    tank = msgspec.structs.replace(
        vehicle("ger-pziiin"), front=ArmorFactor(4, 4), side=ArmorFactor(3, 6)
    )
    met = frozenset((Facing.FRONT, Facing.SIDE))
    assert best_shown(tank, Part.HULL, met) is Facing.FRONT
    assert best_shown(tank, Part.TURRET, met) is Facing.SIDE


@pytest.mark.rule("ASL-3.2.4.an")
def test_from_within_the_hex_the_colored_die_tells_the_facing() -> None:
    seen = [own_hex_facing(colored) for colored in range(1, 7)]
    rear, side, front = Facing.REAR, Facing.SIDE, Facing.FRONT
    assert seen == [rear, rear, side, side, front, front]


@pytest.mark.rule("ASL-3.2.4.ao")
@pytest.mark.parametrize(
    ("dice", "part"), [((2, 3), Part.TURRET), ((3, 3), Part.HULL), ((4, 3), Part.HULL)]
)
def test_the_turret_is_hit_if_the_colored_die_is_lower(dice: tuple[int, int], part: Part) -> None:
    assert part_hit(*dice) is part


@pytest.mark.rule("ASL-4.3.m")
def test_a_charge_strikes_the_facing_behind_its_hexside() -> None:
    assert [aspect(4, hexside) for hexside in (4, 5, 0, 1, 2, 3)] == [
        Facing.FRONT, Facing.FRONT, Facing.SIDE, Facing.REAR, Facing.REAR, Facing.SIDE,
    ]  # fmt: skip


# Armor Factors.


@pytest.mark.rule("ASL-7.1.a", "ASL-7.1.c")
def test_the_upper_af_is_that_of_the_front_the_lower_that_of_side_and_rear() -> None:
    tank = vehicle("ger-pziif")
    for part in Part:
        factors = [armor(tank, part, facing) for facing in Facing]
        assert factors == [3, 1, 1]


@pytest.mark.rule("ASL-7.1.d", "ASL-7.1.e", "ASL-7.1.f")
@pytest.mark.parametrize(
    ("printed", "hull", "turret"),
    [("6", 6, 6), ("(6)", 6, 4), ("[6]", 6, 8), ("[8]", 8, 11), ("(1)", 1, 0), ("[18]", 18, 26)],
)
def test_a_circled_or_boxed_af_is_another_one_at_the_turret(
    printed: str, hull: int, turret: int
) -> None:
    factor = parse_armor(printed)
    assert (factor.hull, factor.turret) == (hull, turret)


@pytest.mark.rule("ASL-7.1.b", "ASL-7.1.f")
def test_zero_is_an_af_and_the_lowest() -> None:
    assert parse_armor("0").hull == 0
    for beyond in ("(0)", "[26]", "5"):
        with pytest.raises(ValueError, match="AF"):
            parse_armor(beyond)
