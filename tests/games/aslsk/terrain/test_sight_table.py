"""All lines at once, against one line at a time and against a library of plane geometry."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import LineString, Polygon
from shapely.ops import unary_union

from hexfront.games.aslsk.boards import load_board, load_map
from hexfront.games.aslsk.boards.model import shifted
from hexfront.games.aslsk.boards.plane import CORNERS, centre
from hexfront.games.aslsk.definitions.charts import charts
from hexfront.games.aslsk.definitions.terrain_effects import Sight
from hexfront.games.aslsk.terrain.scenery import Scenery, effects, relation
from hexfront.games.aslsk.terrain.sight import los
from hexfront.games.aslsk.terrain.sight_table import SightTable, sight_table
from hexfront.hexes import HexId, bits
from tests.games.aslsk.boards.helpers import BOARDS, JANUARY, JULY, MAY, at, scenery_of, sketch

SEASONS = (JULY, MAY, JANUARY)
LABELS = [f"{column}{row}" for column in "HIJKLMN" for row in range(2, 9)]
SOME = st.lists(st.sampled_from(LABELS), unique=True, max_size=6).map(" ".join)


def agree(scenery: Scenery, pairs: list[tuple[HexId, HexId]]) -> None:
    table = SightTable(scenery)
    for a, b in pairs:
        line = los(scenery, a, b)
        expected = line.hindrance if line.clear else None
        assert table.hindrance(a, b) == table.hindrance(b, a) == expected
        assert table.sees(a, b) is line.clear


def sample(scenery: Scenery, count: int) -> list[tuple[HexId, HexId]]:
    hexes = scenery.board.grid.hexes
    dice = random.Random(scenery.board.id)
    return [(dice.choice(hexes), dice.choice(hexes)) for _ in range(count)]


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("month", SEASONS)
def test_the_table_says_the_same_as_single_lines(name, month):
    scenery = scenery_of(name, month)
    agree(scenery, sample(scenery, 600))


def test_on_joined_and_turned_boards_too():
    board = load_map("hills-r+village")
    scenery = Scenery(board, effects(charts().terrain, MAY))
    agree(scenery, sample(scenery, 400))


@settings(max_examples=15)
@given(
    woods=SOME,
    hill=SOME,
    month=st.sampled_from(SEASONS),
    side=st.lists(st.sampled_from(LABELS), max_size=2),
    more=SOME,
)
def test_on_any_sketch_the_table_agrees_with_single_lines(woods, hill, month, side, more):
    taken = set(woods.split())
    rest = [label for label in more.split() if label not in taken]
    board = sketch(
        woods=woods,
        hill=hill,
        orchard=" ".join(rest[:2]),
        grain=" ".join(rest[2:4]),
        brush=" ".join(rest[4:]),
        walls=tuple(f"{label}-{label[0]}{int(label[1:]) + 1}" for label in dict.fromkeys(side)),
    )
    scenery = Scenery(board, effects(charts().terrain, month))
    near = [at(label) for label in LABELS[::3]]
    agree(scenery, [(a, b) for a in near for b in near])


def test_a_table_is_made_once_for_a_season():
    seen = effects(charts().terrain, JULY)
    table = sight_table(load_board("hills"), seen)
    assert sight_table(load_board("hills"), effects(charts().terrain, JULY + 1)) is table
    assert sight_table(load_board("hills"), effects(charts().terrain, JANUARY)) is not table


def test_a_hex_sees_itself_and_its_neighbours():
    table = sight_table(load_board("hills"), effects(charts().terrain, JULY))
    grid = table.grid
    for hex_ in grid.hexes:
        if all(n >= 0 for n in grid.adjacent[hex_]):
            seen = set(bits(table.seen_from(hex_)))
            assert {hex_, *grid.neighbours[hex_]} <= seen


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.rule("ASL-3.2.1.b", "ASL-3.2.1.f")
def test_plane_geometry_finds_the_same_lines_blocked(name):
    """Cut the end hexes off the line; it is blocked if the rest runs through an obstacle."""
    board = replace(scenery_of(name, JULY).board, hexsides={})
    scenery = Scenery(board, effects(charts().terrain, JULY))
    hexes = board.grid.hexes
    shapes = {h: Polygon(shifted(CORNERS, centre(board.grid, h))) for h in hexes}
    obstacles: dict[object, object] = {}
    checked = 0
    for a, b in sample(scenery, 500):
        between = relation(board, a, b)
        if a == b:
            continue
        if between not in obstacles:
            parts = [
                Polygon(shifted(part, centre(board.grid, h)))
                for h in hexes
                for _, piece in scenery.pieces(h, between, Sight.OBSTACLE)
                for part in piece.parts
            ]
            obstacles[between] = unary_union([p.buffer(1e-7) for p in parts]).buffer(-1e-5)
        line = LineString([centre(board.grid, a), centre(board.grid, b)])
        rest = line.difference(unary_union([shapes[a], shapes[b]]))
        through = rest.intersection(obstacles[between]).length
        if 0 < through < 1:
            continue
        assert los(scenery, a, b).clear is (through == 0), (board.label(a), board.label(b))
        checked += 1
    assert checked > 450
