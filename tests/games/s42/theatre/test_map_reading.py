"""Windows of the map, and map files that cannot be."""

from pathlib import Path

import pytest

from hexfront.games.s42.theatre import MAP_FILE, Holder, load, read
from hexfront.hexes import has
from hexfront.play.datafile import DataError
from tests.games.s42.theatre.helpers_map import MAP

A = load("A")


def test_map_a_has_columns_10_to_41_and_rows_00_to_42() -> None:
    assert (A.grid.columns[0], A.grid.columns[-1]) == (10, 41)
    assert (A.grid.rows[0], A.grid.rows[-1]) == (0, 42)
    assert len(A.grid.hexes) == 32 * 43 - 2


@pytest.mark.parametrize("window", ["A", "B", "A+B", "C1+C2"])
def test_a_window_shows_the_same_map(window: str) -> None:
    part = load(window)
    for hex_ in part.grid.hexes:
        whole = MAP.at(part.label(hex_))
        assert part.terrain[hex_] is MAP.terrain[whole]
        assert part.vp(hex_) == MAP.vp(whole)
        assert part.fortified.get(hex_) == MAP.fortified.get(whole)
        for other in part.grid.neighbours[hex_]:
            there = MAP.at(part.label(other))
            assert part.river(hex_, other) is MAP.river(whole, there)
            assert part.bridge(hex_, other) is MAP.bridge(whole, there)
            assert part.impassable(hex_, other) == MAP.impassable(whole, there)


def test_the_same_hex_may_lie_on_two_sheets() -> None:
    assert MAP.map_sheets[MAP.at("3140")] == ("A", "C1")
    assert MAP.map_sheets[MAP.at("2503")] == ("A",)
    assert MAP.map_sheets[MAP.at("3443")] == ("C1",)
    assert MAP.map_sheets[MAP.at("5522")] == ("B",)


def test_map_a_has_exit_areas_on_its_east_and_south_edges() -> None:
    assert {"M", "N", "O", "P"} <= set(A.areas)
    assert not {"M", "N", "O", "P"} & set(MAP.areas)
    assert all(A.areas[name].side is Holder.BOTH for name in "MNOP")
    assert {A.grid.column_row(h)[0] for name in "MN" for h in A.areas[name].hexes} == {41}
    assert {A.grid.column_row(h)[1] for name in "OP" for h in A.areas[name].hexes} == {42}
    assert {A.label(A.areas["M"].hexes[0]), A.label(A.areas["M"].hexes[-1])} == {"4100", "4111"}


def test_the_northern_maps_have_axis_areas_in_the_south() -> None:
    both = load("A+B")
    assert all(both.areas[name].side is Holder.AXIS for name in "QR")


def test_ways_leave_a_window_by_open_ends() -> None:
    kushchevskaya = [r for r in A.railways if r.en == "Rostov - Tikhoretsk"]
    assert [r.to_edge for r in kushchevskaya] == [True]
    assert A.grid.column_row(kushchevskaya[0].hexes[-1])[1] == 42


def test_the_start_line_is_known_in_the_windows_that_hold_it() -> None:
    assert has(A.west_of_start, A.at("1116"))
    assert not has(A.west_of_start, A.at("2503"))
    assert load("C1+C2").west_of_start == 0


def test_an_unknown_sheet_is_refused() -> None:
    with pytest.raises(DataError, match="no sheet 'Q'; expected theatre or some of A, B, C1, C2"):
        load("A+Q")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('  "xx..', '  "xx.', "ground, row 00: expected 60 hexes, not 59"),
        ('  "xx..', '  "xx.?', "ground, row 00: hex 1300: '\\?' is no terrain"),
        ('  { hex = "1003"', '  { hex = "1000"', "'Kursk': hex 1000 is not on the map"),
        ('  { hex = "1003"', '  { hex = "10-3"', "'Kursk': '10-3': expected 4 digits"),
        ('  { hex = "1107"', '  { hex = "1003"', "'Oboyan': hex 1003 already holds Kursk"),
        ('  { hex = "1003"', '  { hex = "1004"', "'Kursk': hex 1004 is .*, not minor-city"),
        ('"2403-2503"', '"2403-2603"', "'Don': 2403-2603: the hexes are not adjacent"),
        ('"3140", "3141"', '"3140", "3149"', "rail .*: 3140-3149: the hexes are not adjacent"),
        ('kind = "volga"', 'kind = "creek"', "course.*creek"),
        ("columns = [10, 69]", "colums = [10, 69]", "colums"),
    ],
)
def test_a_mistake_in_the_map_file_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    text = MAP_FILE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "theatre.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError, match=said) as caught:
        read(path)
    assert "theatre.toml" in str(caught.value)
