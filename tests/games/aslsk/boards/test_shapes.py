"""The shapes of the boards: each in its hex, whole, and true to the terrain it stands for."""

import hashlib
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import LineString, Point, Polygon
from shapely.ops import unary_union

from hexfront.games.aslsk.boards import load_board
from hexfront.games.aslsk.boards.footprints import footprint
from hexfront.games.aslsk.boards.growth import roadway, whole_sectors
from hexfront.games.aslsk.boards.plane import (
    CORNERS,
    Spot,
    area,
    centre,
    contacts,
    hull,
    inside,
    stretches,
    within_hex,
)
from hexfront.games.aslsk.definitions.terrain_effects import TerrainType
from hexfront.hexes import DIRECTIONS, Direction, opposite
from tests.games.aslsk.boards.helpers import BOARDS, at, sketch

SPOTS = st.tuples(st.integers(-60, 60), st.integers(-60, 60))
COVERED = (
    TerrainType.STONE_BUILDING,
    TerrainType.WOODEN_BUILDING,
    TerrainType.WOODS,
    TerrainType.GRAIN,
    TerrainType.BRUSH,
)
"""Terrain that is drawn on the dot of its hex on our boards."""
DIGESTS = {
    "farmland": "43e29e3ea589491c",
    "hills": "21cc0cc4f882009b",
    "open-country": "66f6cd7d7572ca8d",
    "village": "9b89ae896443a74a",
}


def all_pieces(board):
    for hex_ in board.grid.hexes:
        for piece in (*board.depictions[hex_], *board.hills[hex_]):
            yield hex_, piece


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.rule("ASL-1.1.1.a")
def test_every_shape_lies_in_its_hex_and_is_one_sound_whole(name):
    board = load_board(name)
    for hex_, piece in all_pieces(board):
        shapes = [Polygon(part) for part in piece.parts]
        assert all(shape.is_valid for shape in shapes), board.label(hex_)
        assert all(area(part) > 0 for part in piece.parts), board.label(hex_)
        assert all(within_hex(spot) for part in piece.parts for spot in part), board.label(hex_)
        assert unary_union(shapes).geom_type == "Polygon", board.label(hex_)


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.rule("ASL-1.1.1.a", "ASL-1.1.1.HI.c")
def test_terrain_without_a_road_covers_its_dot(name):
    board = load_board(name)
    for hex_ in board.grid.hexes:
        if board.terrain[hex_] in COVERED and not board.has_road(hex_):
            parts = [part for piece in board.depictions[hex_] for part in piece.parts]
            assert any(Polygon(part).covers(Point(0, 0)) for part in parts), board.label(hex_)
        higher = any(inside(0, 0, part) for piece in board.hills[hex_] for part in piece.parts)
        assert higher is (board.level[hex_] == 1), board.label(hex_)


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.rule("ASL-1.1.1.WR.c")
def test_nothing_but_the_road_is_drawn_on_the_road(name):
    board = load_board(name)
    for hex_ in board.grid.hexes:
        if not board.has_road(hex_):
            continue
        road = Polygon(board.roadways[hex_])
        assert road.is_valid
        assert road.covers(Point(0, 0))
        for piece in board.depictions[hex_]:
            overlap = unary_union([Polygon(part) for part in piece.parts]).intersection(road)
            assert overlap.area < 2, board.label(hex_)


@pytest.mark.parametrize("name", BOARDS)
def test_shapes_that_go_on_meet_exactly_at_the_hexside(name):
    board = load_board(name)
    for hex_ in board.grid.hexes:
        for side in DIRECTIONS:
            other = board.grid.adjacent[hex_][side]
            if other < 0 or board.terrain[hex_] is not board.terrain[other]:
                continue
            if board.terrain[hex_] is TerrainType.ORCHARD:
                continue
            ours = spans(board.depictions[hex_], side)
            theirs = spans(board.depictions[other], (side + 3) % 6)
            assert ours == sorted((60 - b, 60 - a) for a, b in theirs), board.label(hex_)


def spans(pieces, side: int) -> list[tuple[int, int]]:
    return sorted(
        span
        for piece in pieces
        for part in piece.parts
        for direction, span in contacts(part)
        if direction == side
    )


@pytest.mark.parametrize("name", BOARDS)
def test_the_shapes_are_the_same_on_every_machine(name):
    board = load_board(name)
    shapes = [(hex_, piece.parts) for hex_, piece in all_pieces(board)]
    assert hashlib.sha256(repr(shapes).encode()).hexdigest()[:16] == DIGESTS[name]


@given(st.sets(st.sampled_from(DIRECTIONS), min_size=1).map(lambda s: tuple(sorted(s))))
@pytest.mark.rule("ASL-1.1.1.ORR.b")
def test_an_orchard_road_hex_is_all_orchard_but_for_its_road(sides):
    road = Polygon(roadway(sides))
    trees = [Polygon(part) for piece in whole_sectors(sides) for part in piece.parts]
    assert len(trees) == len(sides)
    assert all(tree.is_valid for tree in trees)
    assert road.area + sum(tree.area for tree in trees) == pytest.approx(Polygon(CORNERS).area)
    assert unary_union([road, *trees]).area == pytest.approx(Polygon(CORNERS).area)


@given(st.sampled_from(DIRECTIONS[:3]))
def test_a_straight_road_is_straight(side: Direction):
    road = roadway((side, opposite(side)))
    assert Polygon(hull(road)).area == Polygon(road).area


@given(st.lists(SPOTS, min_size=3, max_size=12, unique=True))
def test_the_hull_is_what_geometry_calls_convex(spots: list[Spot]):
    expected = unary_union([Point(spot) for spot in spots]).convex_hull
    outline = hull(spots)
    if expected.geom_type == "Polygon":
        assert Polygon(outline).equals(expected)
        assert all(
            (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > 0
            for (a, b), c in zip(
                pairwise((*outline, outline[0])), (*outline[2:], *outline[:2]), strict=False
            )
        )


@given(SPOTS, SPOTS, st.lists(SPOTS, min_size=3, max_size=7, unique=True))
def test_stretches_of_a_line_have_the_length_that_geometry_finds(start, end, spots):
    shape = hull(spots)
    if start == end or len(shape) < 3:
        return
    inner = Polygon(shape).buffer(-1e-9)
    expected = LineString([start, end]).intersection(inner).length
    length = LineString([start, end]).length
    found = sum(float(b - a) for a, b in stretches(start, end, shape)) * length
    assert found == pytest.approx(expected, abs=1e-4)


def test_a_footprint_is_turned_on_the_map_not_on_the_squeezed_plane():
    plain, upright = footprint("40x20"), footprint("40x20@90")
    assert plain == ((-20, -12), (20, -12), (20, 12), (-20, 12))
    assert {(abs(x), abs(y)) for x, y in upright} == {(10, 23)}


@pytest.mark.parametrize("text", ["", "40", "40x", "40x20@7", "40x20+3", "axb"])
def test_a_footprint_that_is_none_is_refused(text):
    with pytest.raises(ValueError, match="expected"):
        footprint(text)


@pytest.mark.rule("ASL-1.1.1.BD.a")
def test_a_building_hex_without_a_footprint_has_a_house_on_its_dot():
    board = sketch(wooden="K5")
    (piece,) = board.depictions[at("K5")]
    assert inside(0, 0, piece.parts[0])


@pytest.mark.rule("ASL-1.1.1.HI.g")
def test_a_hill_ends_before_the_hexside_of_lower_ground():
    board = sketch(hill="K5 K6")
    sides = {
        direction for part in board.hills[at("K5")][0].parts for direction, _ in contacts(part)
    }
    assert sides == {Direction(3)}
    assert centre(board.grid, at("K6"))[1] - centre(board.grid, at("K5"))[1] == 120
