"""Why a stack does not reach a hex for which it has the points: what lies on the way."""

import pytest

from hexfront.games.s42.notation import Position
from tests.games.s42.movement.helpers_move import moving, river, why


def screened(unit: str, side: str = "axis") -> Position:
    """Enemies two hexes apart all across the map: rows 04 and 05 are in their EZOC."""
    enemy = "soviet" if side == "axis" else "axis"
    screen = [f"{enemy} S{c} 3-4-3 disrupted at {c}04" for c in (10, 12, 14, 16)]
    return moving(*screen, f"{side} A {unit}", side=side)


@pytest.mark.rule("S42-6.2.a")
@pytest.mark.parametrize("side", ["axis", "soviet"])
@pytest.mark.parametrize(("ma", "rule"), [(4, "S42-6.2.a"), (3, "S42-5.1.a")])
def test_an_ezoc_if_the_points_would_do_without_it(side: str, ma: int, rule: str) -> None:
    """From 1306, which is in no EZOC, it is four hexes to 1302."""
    assert why(screened(f"6-7-{ma} black-box at 1306", side), "1302") == rule


@pytest.mark.rule("S42-6.2.a")
def test_it_ends_tactical_movement_too() -> None:
    p = screened("6-7-6 disrupted at 1306")
    assert [why(p, to) for to in ("1304", "1303")] == ["S42-6.2.a", "S42-13.2.1.a"]


@pytest.mark.rule("S42-6.2.a", "S42-6.2.b")
@pytest.mark.parametrize(("ma", "rule"), [(5, "S42-6.2.a"), (4, "S42-5.1.a")])
def test_leaving_the_first_ezoc_costs_its_points_all_the_same(ma: int, rule: str) -> None:
    """Out of 1305 it is three hexes to 1302, and two points more."""
    assert why(screened(f"6-7-{ma} black-box at 1305"), "1302") == rule


@pytest.mark.rule("S42-13.3.2.b")
def test_a_unit_in_full_retreat_does_not_even_enter_it() -> None:
    assert why(screened("6-7-5 fr at 1306"), "1302") == "S42-13.3.2.b"


@pytest.mark.rule("S42-7.2.a")
def test_a_bond_in_the_middle_of_the_way() -> None:
    """The Volga keeps their ZOC out of 1305, but their bond goes over 1304."""
    volga = "river volga 1204/1305 1404/1305"
    wall = "terrain sea 1004-1104 1504-1604 1205 1405"
    units = ("soviet S 3-4-3 at 1204", "soviet T 3-4-3 at 1404", "axis A 6-7-6 at 1306")
    p = moving(volga, wall, *units)
    assert (p.zoc("soviet") & {"1305"}, p.bonds("soviet")) == (set(), {"1304/1305"})
    assert why(p, "1304") == "S42-7.2.a"


@pytest.mark.rule("S42-5.5.2.a")
@pytest.mark.parametrize(("ma", "rule"), [(6, "S42-5.5.2.a"), (5, "S42-5.1.a")])
def test_a_river_if_the_points_would_do_with_a_bridge(ma: int, rule: str) -> None:
    """From 1306 to 1303 a tank unit pays three hexes and three points for the crossing."""
    p = moving(river("major"), f"axis A 8-8-{ma} tank black-box at 1306")
    assert why(p, "1303") == rule
