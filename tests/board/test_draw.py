"""The picture of a board: valid, repeatable, complete, and true to its data."""

import xml.etree.ElementTree as ET

import pytest

from hexfront.board import Placement, centre_px, draw, join, size_px
from hexfront.board.art import fields, woods
from hexfront.board.art.courses import road_courses, stream_courses
from hexfront.board.art.curves import distance, inside, nearest
from hexfront.board.art.regions import looking, patches
from hexfront.board.art.svg import num
from hexfront.board.terrain import Look
from hexfront.hexes import bits
from tests.board.samples import NUMBERS, bent, printed, small

SVG = "{http://www.w3.org/2000/svg}"


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("number", NUMBERS)
def test_a_board_is_one_valid_self_contained_file_of_decent_size(number):
    svg = draw(printed(number))
    root = ET.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert len(svg.encode()) < 1_500_000
    references = [e.get("href", "") for e in root.iter()]
    assert all(ref.startswith("#") for ref in references if ref)
    assert not {e.tag.removeprefix(SVG) for e in root.iter()} & {"script", "image", "filter"}


@pytest.mark.parametrize("number", NUMBERS)
def test_every_reference_has_its_definition(number):
    root = ET.fromstring(draw(printed(number)))
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert len(ids) == len(set(ids))
    for element in root.iter():
        for value in element.attrib.values():
            if value.startswith("url(#"):
                assert value[5:-1] in ids
        if "href" in element.attrib:
            assert element.attrib["href"][1:] in ids


def test_the_view_box_is_the_system_of_the_layout():
    board = printed("1")
    width, height = size_px(board)
    assert ET.fromstring(draw(board)).get("viewBox") == f"0 0 {num(width)} {num(height)}"


@pytest.mark.parametrize("number", NUMBERS)
def test_the_same_board_gives_the_same_picture(number):
    assert draw(printed(number)) == draw(printed(number))


def test_different_boards_give_different_pictures():
    assert len({draw(printed(number), labels=False) for number in NUMBERS}) == len(NUMBERS)


@pytest.mark.parametrize("number", NUMBERS)
def test_every_hex_in_play_is_labelled_once_and_no_other(number):
    board = printed(number)
    names = {place.en for place in board.places}
    labels = [text for text in texts(draw(board)) if text not in names]
    assert sorted(labels) == sorted(board.label(h) for h in bits(board.whole))


def test_labels_and_grid_can_be_left_out():
    board = printed("1")
    assert texts(draw(board, labels=False)) == []
    assert len(draw(board, grid=False)) < len(draw(board))


def test_place_names_come_in_both_languages():
    board = printed("2")
    assert "Kamenka" in texts(draw(board))
    assert "Каменка" in texts(draw(board, language="ru"))


@pytest.mark.rule("COH-12.1.a")
def test_levels_are_drawn_with_one_triangle_each():
    plain = draw(printed("1"))
    assert 'fill="#6b4a22"' not in plain
    # Two hexes of level 1 and one of level 2.
    assert draw(small()).count('fill="#6b4a22"') == 4


def test_a_climbing_road_points_uphill_once_for_each_level():
    flat = bent('[levels]\n1 = "C01 D01"\n2 = "C02"\n', "")
    assert 'd="M-3.5 -6L3.5 0L-3.5 6"' not in draw(flat)
    # A01-B02 is flat, B02-C01 climbs, C01-D02 and back down, D02-E01 is flat, B01-B02 too.
    assert draw(small()).count('d="M-3.5 -6L3.5 0L-3.5 6"') == 2
    steep = bent('1 = "C01 D01"\n2 = "C02"', '1 = "D01 C02"\n2 = "C01"')
    assert draw(steep).count('d="M-3.5 -6L3.5 0L-3.5 6"') == 4


def test_rock_breaks_through_only_where_the_ground_drops_by_two_levels():
    rock = 'stroke="#5a4327"'
    gentle = bent('2 = "C02"', "")
    assert rock not in draw(gentle)
    board = small()
    around = board.grid.neighbours[board.at("C02")]
    drops = sum(board.level[h] == 0 for h in around)
    assert draw(board).count(rock) == drops == 5


def test_joined_and_turned_boards_are_drawn_too():
    both = join([Placement(printed("2")), Placement(printed("3"), across=1, turned=True)])
    svg = draw(both)
    assert "2-E05" in texts(svg)
    assert "3-E05" in texts(svg)
    assert ET.fromstring(svg).get("width") == num(size_px(both)[0])


@pytest.mark.rule("COH-4.8.a")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_tree_stands_under_the_dot_of_woods_and_of_nothing_else(number):
    board = printed(number)
    road = [point for course in road_courses(board) for point in course.trail()]
    trees = woods.crowns(board, road)
    wooded = set(looking(board, Look.FOREST, Look.GROVE))
    for hex_ in bits(board.whole):
        dot = centre_px(board, hex_)
        covered = any(distance(tree.at, dot) < tree.radius for tree in trees)
        if hex_ in wooded and hex_ not in board.road_hexes:
            assert covered, board.label(hex_)
        if hex_ not in wooded:
            assert not covered, board.label(hex_)


@pytest.mark.rule("COH-4.8.a")
@pytest.mark.parametrize("number", NUMBERS)
def test_furrows_lie_under_the_dot_of_fields_and_of_nothing_else(number):
    board = printed(number)
    plowed = looking(board, Look.FIELD)
    borders = [fields.edges(board, patch) for patch in patches(board, plowed)]
    for hex_ in bits(board.whole):
        dot = centre_px(board, hex_)
        under = any(sum(inside(dot, loop) for loop in loops) % 2 for loops in borders)
        assert under is (hex_ in plowed), board.label(hex_)


@pytest.mark.rule("COH-4.8.a")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_roof_stands_on_the_dot_of_every_building(number):
    board = printed(number)
    svg = draw(board)
    for hex_ in bits(board.of("wooden-building", "stone-building")):
        x, y = centre_px(board, hex_)
        assert f"translate({num(x)} {num(y)})rotate(" in svg, board.label(hex_)


@pytest.mark.rule("COH-4.8.a")
def test_the_stream_runs_under_the_dots_of_water_and_misses_dry_ones():
    board = printed("3")
    stream = [point for course in stream_courses(board) for point in course.trail()]
    for hex_ in bits(board.whole):
        reach = nearest(centre_px(board, hex_), stream)
        if board.terrain[hex_] == "water":
            assert reach < 25, board.label(hex_)
        elif hex_ not in board.fords:
            assert reach > 40, board.label(hex_)


def test_roads_stay_in_the_hexes_that_have_them():
    board = printed("3")
    for course in road_courses(board):
        for x, y in course.trail():
            near = min(board.grid.hexes, key=lambda h: distance(centre_px(board, h), (x, y)))
            off_paper = not board.in_play(near)
            assert near in board.road_hexes or off_paper
