"""The picture: valid, repeatable, and drawn from the very shapes that lines are traced on."""

import xml.etree.ElementTree as ET

import pytest

from hexfront.board import centre_px, size_px
from hexfront.board.art.curves import inside
from hexfront.board.art.svg import num, polygon_path
from hexfront.games.aslsk.boards import draw, load_board, load_map
from hexfront.games.aslsk.boards.art.canvas import pixels, rim
from hexfront.games.aslsk.boards.plane import SQUEEZE
from hexfront.games.aslsk.definitions.terrain_effects import TerrainType
from hexfront.games.boards import paint
from hexfront.play.rulebook import NoBoardError
from tests.games.aslsk.boards.helpers import BOARDS, at, sketch

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_one_valid_self_contained_file_of_decent_size(name):
    svg = draw(load_board(name))
    root = ET.fromstring(svg)
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert len(svg.encode()) < 1_000_000
    assert len(ids) == len(set(ids))
    assert not {e.tag.removeprefix(SVG) for e in root.iter()} & {"script", "image", "filter"}
    for element in root.iter():
        for value in element.attrib.values():
            if value.startswith("url(#"):
                assert value[5:-1] in ids
        if "href" in element.attrib:
            assert element.attrib["href"][1:] in ids
    width, height = size_px(load_board(name))
    assert root.get("viewBox") == f"0 0 {num(width)} {num(height)}"
    assert draw(load_board(name)) == svg


@pytest.mark.rule("ASL-1.1.1.a")
@pytest.mark.parametrize("name", BOARDS)
def test_every_shape_is_drawn_exactly_as_it_counts(name):
    board = load_board(name)
    svg = draw(board)
    for hex_ in board.grid.hexes:
        for piece in (*board.depictions[hex_], *board.hills[hex_]):
            for part in piece.parts:
                assert polygon_path(pixels(board, hex_, part)) in svg, board.label(hex_)
        if board.roadways[hex_]:
            assert polygon_path(pixels(board, hex_, board.roadways[hex_])) in svg


@pytest.mark.rule("ASL-1.1.d")
def test_the_dots_are_where_lines_begin():
    board = load_board("village")
    svg = draw(board)
    for hex_ in board.grid.hexes:
        x, y = centre_px(board, hex_)
        assert f'<circle cx="{num(x)}" cy="{num(y)}" r="2.6"/>' in svg


def test_trees_stand_within_their_woods():
    board = load_board("farmland")
    root = ET.fromstring(draw(board))
    loops = [
        pixels(board, hex_, part)
        for hex_ in board.grid.hexes
        if board.terrain[hex_] is TerrainType.WOODS
        for piece in board.depictions[hex_]
        for part in piece.parts
    ]
    trees = [
        use.get("transform", "")
        for use in root.iter(f"{SVG}use")
        if use.get("href", "").startswith(("#hf-oak", "#hf-spruce"))
    ]
    assert len(trees) > 200
    for transform in trees:
        x, y = map(float, transform[len("translate(") :].split(")")[0].split())
        assert any(inside((x, y), loop) for loop in loops)


def test_the_edge_between_two_hexes_of_one_wood_is_not_drawn():
    board = sketch(woods="K5 K6")
    (piece,) = board.depictions[at("K5")]
    _, y = centre_px(board, at("K5"))
    bottom = y + 60 * SQUEEZE
    assert not [
        edge for edge in rim(board, at("K5"), piece) if all(abs(p[1] - bottom) < 0.01 for p in edge)
    ]


def test_labels_and_grid_can_be_left_out_and_names_come_in_both_languages():
    board = load_board("hills")
    labelled = [e.text or "" for e in ET.fromstring(draw(board)).iter(f"{SVG}text")]
    assert sorted(labelled) == sorted(board.label(h) for h in board.grid.hexes)
    assert not list(ET.fromstring(draw(board, labels=False)).iter(f"{SVG}text"))
    assert len(draw(board, grid=False)) < len(draw(board))


def test_the_command_line_names_boards_and_layouts():
    assert paint("aslsk/village") == draw(load_board("village"))
    assert paint("aslsk/village/hills-r") == draw(load_map("village/hills-r"))
    with pytest.raises(NoBoardError, match="one of farmland, hills, open-country, village"):
        paint("aslsk/q")
