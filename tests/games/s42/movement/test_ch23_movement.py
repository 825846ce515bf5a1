"""Chapter 23: what weather does to movement."""

import pytest

from tests.games.s42.movement.helpers_move import marches, moving, points

OPEN = "map 1000-2208"


@pytest.mark.rule("S42-23.2.4.c", "S42-5.1.f")
def test_snow_takes_a_point_of_the_ma() -> None:
    p = moving(OPEN, "weather snow", "axis A 8-8-6 tank black-box at 1205")
    assert "1705" in marches(p)
    assert "1805" not in marches(p)


@pytest.mark.rule("S42-23.2.4.c")
def test_snow_leaves_extended_and_tactical_movement_as_they_are() -> None:
    p = moving(OPEN, "weather snow", "axis A 6-7-3 at 1205")
    assert "1705" in marches(p)  # 2 + 3
    assert "1805" not in marches(p)
    p = moving(OPEN, "weather snow", "terrain mountain 1204 1203", "axis A 6-7-1 disrupted at 1205")
    assert "1203" in marches(p)


@pytest.mark.rule("S42-23.2.3.b")
@pytest.mark.parametrize(("turned", "cost"), [("", 1), ("marsh", 3)])
def test_seasonal_marsh_slows_down_once_it_has_rained(turned: str, cost: int) -> None:
    p = moving(OPEN, "terrain seasonal-marsh 1204", turned, "axis A 8-8-6 tank at 1205")
    p.choose("march 1204")
    assert points(p) == cost


@pytest.mark.rule("S42-23.3.3.a")
def test_mud_slows_down_as_rain_does() -> None:
    """No MA is lost, Minor Rivers cost a point."""
    p = moving(OPEN, "weather mud", "river minor 1205/1204", "axis A 6-7-3 black-box at 1205")
    assert "1505" in marches(p)
    p.choose("march 1204")
    assert points(p) == 2
