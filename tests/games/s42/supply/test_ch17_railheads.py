"""Chapter 17.1 and 17.2: Railheads and the repair of lines."""

import pytest

from hexfront.games.s42.notation import position
from hexfront.games.s42.notation.position import Position
from hexfront.games.s42.scenarios.start import set_up
from hexfront.games.s42.setting import AXIS, S42Options, setting
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.railways import (
    connected_rail,
    operative,
    repair_plain_lines,
    repaired,
)
from tests.games.s42.supply.helpers_supply import LINE, joined, rails, why_not


def connected(p: Position) -> set[str]:
    return p.labels(connected_rail(p.state, AXIS))


# Advancing


@pytest.mark.rule("S42-17.2.1.a", "S42-17.1.a")
def test_the_hexes_that_a_railhead_passes_are_repaired() -> None:
    p = rails(*LINE)
    assert connected(p) == {"1005", "1105", "1205", "1305"}
    p.choose("move-railhead 1305 1505")
    assert p.railheads() == {"1505"}
    assert joined(p, "1305", "1405")
    assert joined(p, "1405", "1505")
    assert not joined(p, "1505", "1605")
    assert connected(p) == {"1005", "1105", "1205", "1305", "1405", "1505"}


@pytest.mark.rule("S42-17.2.1.c")
def test_a_railhead_moves_one_or_two_hexes_once_a_phase() -> None:
    p = rails(*LINE)
    assert p.options("move-railhead") == {"1305 1405", "1305 1505"}
    assert why_not(p, "1605") == "S42-17.2.1.c"
    p.choose("move-railhead 1305 1405")
    assert p.actor == "over", "it has moved, so the phase goes on"
    p.enter_phase("supply axis")
    assert p.options("move-railhead") == {"1405 1505", "1405 1605"}


@pytest.mark.rule("S42-17.2.1.a")
@pytest.mark.parametrize(
    ("done", "moves"),
    [("repaired all", set()),
     ("repaired 1000-1100-1200\nrepaired 1300-1400-1500", {"1200 1300"})],
)  # fmt: skip
def test_half_way_between_two_sources_no_repaired_step_leads_forward(
    done: str, moves: set[str]
) -> None:
    p = position(f"""
        map 1000-1510
        area X axis 1000 1500
        rail edge-1000-1100-1200-1300-1400-1500-edge
        {done}
        railhead 1200
        phase supply axis
    """)
    assert p.options("move-railhead") == moves


FIVE = (
    *(f"rail edge-100{row}-170{row}" for row in range(1, 10, 2)),
    *(f"repaired 100{row}-110{row}" for row in range(1, 10, 2)),
    *(f"railhead 110{row}" for row in range(1, 10, 2)),
)


@pytest.mark.rule("S42-17.2.1.c")
def test_four_railheads_move_in_a_phase() -> None:
    p = rails(*FIVE)
    for row in (1, 3, 5):
        p.choose(f"move-railhead 110{row} 130{row}")
    assert p.options("move-railhead") == {"1107 1207", "1107 1307", "1109 1209", "1109 1309"}
    p.choose("move-railhead 1109 1209")
    assert p.actor == "over"
    assert p.railheads() == {"1301", "1303", "1305", "1107", "1209"}


@pytest.mark.rule("S42-17.2.1.c")
def test_no_railhead_has_to_move() -> None:
    p = rails(*LINE).choose("end-phase")
    assert p.railheads() == {"1305"}


@pytest.mark.rule("S42-17.2.1.b", "S42-17.1.b")
def test_a_railhead_moves_only_along_green_hexes() -> None:
    p = rails("rail edge-1005-1405", "rail plain 1405-1905", "repaired 1005-1305", "railhead 1305")
    assert p.options("move-railhead") == {"1305 1405"}
    assert why_not(p, "1505") == "S42-17.2.1.b"
    assert why_not(p, "1304") == "S42-17.2.1.b"


@pytest.mark.rule("S42-17.2.1.d")
def test_a_railhead_does_not_enter_a_hex_with_the_enemy() -> None:
    p = rails(*LINE, "soviet S 3-4-3 train at 1505")
    assert p.options("move-railhead") == {"1305 1405"}
    assert why_not(p, "1505") == "S42-17.2.1.d"
    assert rails(*LINE, "soviet S 3-4-3 train at 1405").actor == "over"


@pytest.mark.rule("S42-17.2.1.e")
def test_a_railhead_does_not_enter_a_vacant_hex_in_ezoc() -> None:
    p = rails(*LINE, "soviet S 3-4-3 at 1504")
    assert {"1405", "1505"} & p.zoc("soviet") == {"1505"}
    assert p.options("move-railhead") == {"1305 1405"}
    assert why_not(p, "1505") == "S42-17.2.1.e"
    held = rails(*LINE, "soviet S 3-4-3 at 1504", "axis A 3-4-3 at 1505")
    assert held.options("move-railhead") == {"1305 1405", "1305 1505"}


@pytest.mark.rule("S42-17.1.e")
def test_a_railhead_passes_over_line_that_is_repaired_already_but_not_back() -> None:
    p = rails("rail edge-1005-1905", "repaired 1005-1405", "railhead 1305")
    assert p.options("move-railhead") == {"1305 1405", "1305 1505"}


# Forks

FORK = (
    "rail edge-1005-1405", "rail 1405-1905", "rail 1405-1407-1410",
    "repaired 1005-1305", "railhead 1305",
)  # fmt: skip
"""The green line forks in 1405."""


@pytest.mark.rule("S42-17.2.2.a")
def test_a_fork_brings_a_railhead() -> None:
    p = rails(*FORK).choose("move-railhead 1305 1405")
    assert sorted(p.label(h) for h in p.state.railheads) == ["1405", "1405"]


@pytest.mark.rule("S42-17.2.2.a")
@pytest.mark.parametrize("to", ["1505", "1406"])
def test_a_railhead_that_passes_the_fork_leaves_one_behind(to: str) -> None:
    p = rails(*FORK).choose(f"move-railhead 1305 {to}")
    assert sorted(p.label(h) for h in p.state.railheads) == sorted(["1405", to])


@pytest.mark.rule("S42-17.2.2.a", "S42-17.5.a")
@pytest.mark.parametrize(("turn", "heads"), [(10, 1), (11, 2)])
def test_an_unfinished_line_makes_no_fork(turn: int, heads: int) -> None:
    branch = "rail 1405-1407-1410 opens 11"
    p = rails(*FORK[:2], branch, *FORK[3:], f"turn {turn}").choose("move-railhead 1305 1405")
    assert len(p.state.railheads) == heads


@pytest.mark.rule("S42-17.2.2.b")
def test_the_new_railhead_waits_for_the_next_phase() -> None:
    p = rails(*FORK, "rail edge-1009-1509", "repaired 1009-1109", "railhead 1109")
    p.choose("move-railhead 1305 1505")
    assert p.options("move-railhead") == {"1109 1209", "1109 1309"}
    p.enter_phase("supply axis")
    assert {"1405 1406", "1405 1407"} <= p.options("move-railhead")


@pytest.mark.rule("S42-17.2.2.b")
def test_new_railheads_count_against_the_four() -> None:
    p = rails(*FIVE, "rail 1305-1310").choose("move-railhead 1105 1305")
    assert len(p.state.railheads) == 6
    p.enter_phase("supply axis")
    for words in ("1305 1306", "1101 1201", "1103 1203"):
        p.choose(f"move-railhead {words}")
    p.choose("move-railhead 1107 1207")
    assert p.actor == "over"


def test_a_railhead_that_returns_to_a_served_fork_brings_no_other() -> None:
    p = rails("rail edge-1005-1905", "rail 1405-1407-1410", "repaired 1005-1305",
              "repaired 1405-1410", "railhead 1305")  # fmt: skip
    p.choose("move-railhead 1305 1405")
    assert p.state.railheads == (p.hex("1405"),)


# Lines that are not green

PLAIN = (
    "rail edge-1002-1702 named north", "rail edge-1008-1708 named south",
    "rail plain 1502-1508 named between", "rail plain 1402-1405 named branch",
    "repaired 1002-1402", "railhead 1402", "repaired 1008-1508", "railhead 1508",
)  # fmt: skip
"""Two green lines; a plain one joins 1502 and 1508, another ends nowhere in 1405."""


@pytest.mark.rule("S42-17.1.c", "S42-17.1.b")
def test_a_plain_line_is_repaired_when_both_its_ends_are() -> None:
    p = rails(*PLAIN)
    assert not joined(p, "1504", "1505")
    p.choose("move-railhead 1402 1502")
    assert all(joined(p, f"150{row}", f"150{row + 1}") for row in range(2, 8))
    assert "1505" in connected(p)


@pytest.mark.rule("S42-17.5.a")
@pytest.mark.parametrize(("turn", "open_"), [(10, False), (11, True)])
def test_a_plain_line_is_not_repaired_before_it_is_built(turn: int, open_: bool) -> None:
    built = [line.replace("named between", "opens 11 named between") for line in PLAIN]
    p = rails(*built, f"turn {turn}").choose("move-railhead 1402 1502")
    assert joined(p, "1504", "1505") is open_


@pytest.mark.rule("S42-17.1.c")
def test_one_end_is_not_enough() -> None:
    p = rails(*PLAIN).choose("end-phase")
    assert not joined(p, "1508", "1507")


@pytest.mark.rule("S42-17.1.c")
def test_one_repaired_line_can_be_the_end_of_another() -> None:
    p = rails(*PLAIN, "rail plain 1505-1805",
              "rail edge-1010-1810-1805 named far", "repaired 1010-1810-1805")  # fmt: skip
    assert not joined(p, "1605", "1705")
    p.choose("move-railhead 1402 1502")
    assert joined(p, "1605", "1705")


@pytest.mark.rule("S42-17.1.d")
def test_a_plain_line_that_ends_nowhere_is_never_repaired() -> None:
    p = rails(*PLAIN).choose("move-railhead 1402 1502")
    assert joined(p, "1402", "1502")
    assert not joined(p, "1402", "1403")


@pytest.mark.rule("S42-17.1.d")
def test_a_plain_line_to_the_soviet_edge_is_never_repaired() -> None:
    p = rails("rail edge-1005-1405", "rail plain 1405-2405-edge", "repaired 1005-1305",
              "railhead 1305")  # fmt: skip
    p.choose("move-railhead 1305 1405")
    assert not joined(p, "1405", "1505")


@pytest.mark.example("S42-EX-17.1-1")
@pytest.mark.rule("S42-17.1.c")
def test_kastornoye_and_valuyki() -> None:
    lines = "1003-1103-1203-1303-1402-1503-1603-1704-1803-1903-2002"
    p = position(f"""
        scenario fall-blau
        repaired 1015-1116-1216-1317-1316-1415-1516-1616-1717-1817-1816-1815-1915-2014-2013
        repaired {lines.removesuffix("-1903-2002")}
        railhead 1803 2013
        axis A 6-7-3 at 1012
        phase supply axis
    """)
    assert not joined(p, "1907", "1908")
    p.choose("move-railhead 1803 2002")
    between = p.state.country.theatre.railways
    (plain_line,) = (line for line in between if line.en == "Kastornoye - Valuyki")
    for a, b in zip(plain_line.hexes, plain_line.hexes[1:], strict=False):
        assert repaired(p.state, a, b)
    assert p.labels(sum(1 << h for h in plain_line.hexes)) <= connected(p)


@pytest.mark.example("S42-EX-17.1-2")
@pytest.mark.rule("S42-17.1.d")
def test_the_dead_end_in_the_kuban() -> None:
    p = position("map theatre\nrepaired all\naxis A 6-7-3 at 1012")
    theatre = p.state.country.theatre
    (kuban,) = (line for line in theatre.railways if line.en == "Yeysk - Sosyka")
    assert (p.label(kuban.hexes[0]), p.label(kuban.hexes[-1])) == ("2338", "3241")
    p = position("map theatre\naxis A 6-7-3 at 1012\nrepaired 3138-3139-3140-3141-3241")
    repair_plain_lines(p.state)
    assert not repaired(p.state, kuban.hexes[0], kuban.hexes[1])
    assert not repaired(p.state, kuban.hexes[4], kuban.hexes[5])


@pytest.mark.rule("S42-17.1.a", "S42-17.1.e")
def test_at_the_start_the_lines_west_of_the_front_are_repaired() -> None:
    state = S42State(setting("fall-blau", S42Options()))
    set_up(state)
    theatre = state.country.theatre
    west = theatre.west_of_start
    for a, b in theatre.rails:
        both = bool(west >> a & 1 and west >> b & 1)
        assert repaired(state, a, b) == both, (theatre.label(a), theatre.label(b))
    plain_line = next(
        line for line in theatre.railways if line.en == "Gorlovka - Stalino - Mariupol"
    )
    assert not plain_line.green
    assert repaired(state, plain_line.hexes[3], plain_line.hexes[4])
    assert all(operative(state, index) for index in range(len(state.railheads)))


@pytest.mark.rule("S42-17.2.2.a")
def test_a_fork_that_has_its_railheads_gets_no_more() -> None:
    p = position("""
        map 1000-2010
        area X axis 1000-1010
        rail edge-1005-1405-1505-1605-1705
        rail edge-1003-1503-1504-1505-1506-1507
        repaired 1005-1405
        repaired 1003-1503-1504
        railhead 1405 1504
        phase supply axis
    """)
    p.choose("move-railhead 1405 1505")
    assert sorted(p.label(h) for h in p.state.railheads) == ["1504", "1505", "1505", "1505"]
    p.choose("move-railhead 1504 1505")
    assert [p.label(h) for h in p.state.railheads] == ["1505"] * 4


@pytest.mark.rule("S42-17.5.a", "S42-17.2.1.c")
def test_a_railhead_is_told_that_the_line_is_not_finished() -> None:
    p = rails("rail edge-1005-1205", "rail 1205-1605 opens 20", "repaired 1005-1205",
              "railhead 1205", "turn 19")  # fmt: skip
    assert why_not(p, "1305") == "S42-17.5.a"
    p = rails(*LINE, "turn 20")
    assert why_not(p, "1605") == "S42-17.2.1.c"


@pytest.mark.rule("S42-S2.2.h")
def test_the_second_railhead_of_the_caucasus_keeps_to_its_line() -> None:
    p = position("scenario caucasus\nrailhead 3443 3443\nrepaired all\nturn 20\nduring supply axis")
    assert why_not(p, "3544", 1) == "S42-S2.2.h"
