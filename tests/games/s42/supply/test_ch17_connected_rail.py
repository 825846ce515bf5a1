"""Chapter 17.4 and 17.5: Connected Rail Hexes and unfinished railroads."""

import pytest

from hexfront.games.s42.notation import position
from hexfront.games.s42.notation.position import Position
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.supply.railways import connected_rail, usable_rails
from hexfront.games.s42.theatre import load
from tests.games.s42.supply.helpers_supply import plain, strip

MAP = load()

AXIS_LINE = ("rail edge-1005-1605", "repaired 1005-1605")
SOVIET_LINE = "rail 1905-2405-edge"


def connected(p: Position, side: int) -> set[str]:
    return p.labels(connected_rail(p.state, side))


def row(first: int, last: int) -> set[str]:
    return {f"{column}05" for column in range(first, last + 1)}


@pytest.mark.rule("S42-17.4.a")
def test_a_connected_rail_hex_is_joined_to_a_supply_source_by_rail() -> None:
    p = plain(*AXIS_LINE, SOVIET_LINE, "rail 1008-1208", "rail edge-2010-2008")
    assert connected(p, AXIS) == row(10, 16)
    assert connected(p, SOVIET) == row(19, 24), "2010 leads on, but to no Entry Area"


@pytest.mark.rule("S42-17.4.a")
def test_the_enemys_areas_join_nothing() -> None:
    p = plain("rail edge-1005-2405-edge", "repaired 1405-2405")
    assert connected(p, AXIS) == {"1005"}
    assert connected(p, SOVIET) == row(10, 24)


@pytest.mark.rule("S42-17.4.a", "S42-16.2.3.b")
def test_a_port_that_is_a_supply_source_joins_its_railway() -> None:
    p = strip("town 1010 Tuapse port black", "rail 1010-1006", "soviet S 3-4-3 at 1003")
    assert connected(p, SOVIET) == {"1006", "1007", "1008", "1009", "1010"}
    taken = strip("town 1010 Tuapse port black", "rail 1010-1006", "control axis 1010")
    assert connected(taken, SOVIET) == set()


@pytest.mark.rule("S42-17.4.b")
def test_enemy_combat_units_break_the_line() -> None:
    p = plain(*AXIS_LINE, "soviet S 3-4-3 train at 1305")
    assert connected(p, AXIS) == row(10, 12)
    lone = plain(*AXIS_LINE, "sp soviet at 1305")
    assert connected(lone, AXIS) == row(10, 16)


@pytest.mark.rule("S42-17.4.b")
def test_ezoc_breaks_the_line() -> None:
    p = plain(*AXIS_LINE, "soviet S 3-4-3 at 1304")
    assert {"1205", "1305", "1405"} & p.zoc("soviet") == {"1305"}
    assert connected(p, AXIS) == row(10, 12)


@pytest.mark.rule("S42-17.4.d")
def test_friendly_units_negate_ezoc_on_the_line() -> None:
    p = plain(*AXIS_LINE, "soviet S 3-4-3 at 1304", "axis A 3-4-3 at 1305")
    assert connected(p, AXIS) == row(10, 16)
    p = plain(*AXIS_LINE, "soviet S 3-4-3 at 1304", "sp axis at 1305")
    assert connected(p, AXIS) == row(10, 12)
    p = plain(SOVIET_LINE, "axis A 3-4-3 at 2304", "soviet S 3-4-3 disrupted at 2305")
    assert connected(p, SOVIET) == row(19, 24)


@pytest.mark.rule("S42-17.4.c", "S42-17.1.a")
def test_for_the_axis_the_whole_line_must_be_repaired() -> None:
    p = plain("rail edge-1005-1605", "repaired 1005-1205", "repaired 1305-1605")
    assert connected(p, AXIS) == row(10, 12)
    p = plain("rail 1805-2405-edge")
    assert connected(p, SOVIET) == row(18, 24), "Soviet lines need no repair"


@pytest.mark.rule("S42-17.5.a", "S42-17.5.d", "S42-17.5.c")
def test_an_unfinished_railway_exists_from_its_turn_on() -> None:
    """Whoever holds the ground, and in supply or not."""
    text = (SOVIET_LINE, "rail 1905-1908 opens 11", "axis A 3-4-3 at 1409")
    before = plain(*text, "turn 10")
    assert connected(before, SOVIET) == row(19, 24)
    after = plain(*text, "turn 11")
    assert connected(after, SOVIET) == row(19, 24) | {"1906", "1907", "1908"}
    held = plain(*text, "turn 11", "axis B 3-4-3 at 1907")
    towards = held.state.country.grid.direction(held.hex("1906"), held.hex("1907"))
    assert towards is not None
    assert usable_rails(held.state, SOVIET)[towards] >> held.hex("1906") & 1


@pytest.mark.rule("S42-17.5.a", "S42-17.2.1.b")
def test_no_railhead_moves_along_an_unfinished_railway() -> None:
    text = ("rail edge-1005-1305", "repaired 1005-1305", "rail 1305-1905 opens 11", "railhead 1305")
    assert plain(*text, "turn 10", "phase supply axis").actor == "over"
    assert plain(*text, "turn 11", "phase supply axis").actor == "axis"


@pytest.mark.rule("S42-17.5.b", "S42-17.5.a")
@pytest.mark.parametrize(
    ("en", "turn"), [("Ilovlya - Petrov Val", 11), ("Petrov Val - Saratov", 19)]
)
def test_the_lines_of_the_map_are_finished_on_turns_11_and_19(en: str, turn: int) -> None:
    """The turns are designed for Hexfront."""
    line = next(rail for rail in MAP.railways if rail.en == en)
    middle = 1 << line.hexes[len(line.hexes) // 2]
    before, after = (position(f"map theatre\nturn {n}") for n in (turn - 1, turn))
    assert not connected_rail(before.state, SOVIET) & middle
    assert connected_rail(after.state, SOVIET) & middle


@pytest.mark.rule("S42-5.5.7.a")
def test_the_vladimirovka_ferry_joins_railways_for_the_soviet_player() -> None:
    p = strip("rail 1010-1020-edge", "rail 1004-1006", "rail link 1006-1010")
    assert connected(p, SOVIET) >= {"1004", "1005", "1006"}
    cut = strip("rail 1010-1020-edge", "rail 1004-1006", "rail link 1006-1010",
                "axis A 3-4-3 train at 1010")  # fmt: skip
    assert not connected(cut, SOVIET) & {"1004", "1005", "1006"}


@pytest.mark.rule("S42-S1.2.e")
def test_lines_at_an_edge_can_count_as_joined_without_an_area() -> None:
    text = "map 1000-2410\narea M both 2404-2406\nexit-areas M\nrail 1905-2405-edge"
    p = position(text)
    assert connected(p, SOVIET) == row(19, 24)
    assert connected(position(f"{text}\nrepaired all"), AXIS) == set()
