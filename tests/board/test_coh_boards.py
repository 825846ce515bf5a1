"""The boards of Conflict of Heroes hold what the rulebook tells of them."""

import itertools

import networkx as nx
import pytest

from hexfront.board import Placement, join
from hexfront.hexes import bits, count, has, sight, trace
from tests.board.samples import NUMBERS, printed

BLOCKING = ("light-woods", "woods", "wooden-building", "stone-building")


@pytest.mark.parametrize(
    ("label", "kind"),
    [
        ("1-I06", "light-woods"), ("1-P05", "light-woods"), ("1-M07", "woods"),
        ("2-B07", "field"), ("2-C11", "light-woods"), ("2-K07", "light-woods"),
        ("2-M08", "light-woods"), ("2-F11", "woods"), ("2-P09", "woods"),
        ("2-I09", "wooden-building"), ("2-I08", "wooden-building"),
        ("2-E09", "wooden-building"), ("2-J10", "stone-building"),
    ],
)  # fmt: skip
def test_hexes_that_the_rulebook_names_are_what_it_says(label, kind):
    board = printed(label[0])
    assert board.terrain[board.at(label)] == kind


@pytest.mark.parametrize(
    ("label", "kind"),
    [
        ("2-D08", "field"), ("2-D10", "field"), ("2-E06", "field"), ("2-Q09", "woods"),
        ("2-I06", "wooden-building"), ("3-N07", "woods"),
    ],
)  # fmt: skip
def test_hexes_that_the_rulebook_excludes_are_something_else(label, kind):
    board = printed(label[0])
    assert board.terrain[board.at(label)] != kind


@pytest.mark.parametrize(
    ("label", "walled"), [("D07", True), ("J09", True), ("E09", False), ("I07", False)]
)
def test_walls_of_board_2(label, walled):
    board = printed("2")
    assert bool(board.walled_sides(board.at(label))) is walled


def test_the_mortar_of_the_stealth_move_example_has_woods_beside_m07():
    board = printed("1")
    beside = board.grid.neighbours[board.at("M07")]
    assert board.at("N07") in beside
    assert any(board.terrain[h] == "woods" for h in beside)


def test_the_building_of_the_hiding_example_blocks_the_view_to_h06():
    board = printed("2")
    machine_gun, rifles = board.at("D10"), board.at("H06")
    assert board.terrain[rifles] == "open"
    assert board.at("E09") in trace(board.grid, machine_gun, rifles).hexes
    assert not has(sight(board.grid, board.of(*BLOCKING))[machine_gun], rifles)


@pytest.mark.parametrize("number", NUMBERS)
def test_between_35_and_45_per_cent_of_the_hexes_hold_something(number):
    board = printed(number)
    share = 1 - count(board.of("open")) / count(board.whole)
    assert 0.35 <= share <= 0.45


@pytest.mark.parametrize("number", NUMBERS)
def test_views_are_short_and_long(number):
    board = printed(number)
    seen = sight(board.grid, board.of(*BLOCKING))
    lanes = {board.grid.distance(a, b) for a in bits(board.whole) for b in bits(seen[a])}
    assert set(range(1, 13)) <= lanes


@pytest.mark.parametrize("number", NUMBERS)
def test_roads_are_one_net_that_leaves_at_the_middle_of_all_four_edges(number):
    board = printed(number)
    net = nx.Graph(board.roads)
    assert nx.is_connected(net)
    assert {board.at("A06"), board.at("S06")} <= set(net)
    names = board.grid.orientation.direction_names
    exits = {(board.label(h), names[d]) for h, d in board.road_exits}
    assert exits == {("J01", "N"), ("J12", "S")}


@pytest.mark.parametrize("number", NUMBERS)
def test_no_hex_in_play_is_cut_off_for_men_on_foot(number):
    board = printed(number)
    ground = nx.Graph()
    for hex_ in bits(board.whole & ~board.of("water")):
        ground.add_edges_from((hex_, n) for n in board.grid.neighbours[hex_] if board.in_play(n))
    assert nx.is_connected(ground)


@pytest.mark.parametrize("number", ["4", "5"])
def test_the_hills_have_two_levels_slopes_and_cliffs(number):
    board = printed(number)
    levels = [board.level[h] for h in bits(board.whole)]
    assert levels.count(1) >= 15
    assert levels.count(2) >= 4
    steps = {
        abs(board.level[a] - board.level[b])
        for a in bits(board.whole)
        for b in board.grid.neighbours[a]
        if board.in_play(b)
    }
    assert steps == {0, 1, 2}


@pytest.mark.parametrize("number", ["4", "5"])
def test_hill_boards_have_streams_walls_villages_and_a_real_net_of_roads(number):
    board = printed(number)
    net = nx.Graph(board.roads)
    crossroads = [h for h in net if net.degree(h) >= 3]
    assert len(crossroads) >= 5
    assert any(board.level[h] == 2 for h in net)
    assert any(board.terrain[h] == "water" for h in net)  # a bridge
    assert board.fords
    assert len(board.walls) >= 8
    assert count(board.of("wooden-building")) >= 8
    assert count(board.of("stone-building")) == 2


@pytest.mark.parametrize("down", [0, 1])
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("pair", list(itertools.combinations(NUMBERS, 2)), ids="-".join)
def test_any_two_boards_join_turned_or_not_with_one_net_of_roads(pair, turned, down):
    first, second = (printed(number) for number in pair)
    both = join([Placement(first), Placement(second, 1 - down, down, turned=turned)])
    assert nx.is_connected(nx.Graph(both.roads))
    assert len(both.road_exits) == 4 - 2 * down


def test_4_j08_is_where_the_road_of_a_convoy_goes():
    board = printed("4")
    net = nx.Graph(board.roads)
    ways = nx.all_shortest_paths(net, board.at("A06"), board.at("S06"))
    assert all(board.at("J08") in way for way in ways)


@pytest.mark.parametrize("number", ["4", "5"])
def test_seams_are_flat_so_that_any_board_may_lie_beside(number):
    board = printed(number)
    assert not any(board.level[h] for h in board.grid.hexes if not board.in_play(h))


def test_the_stream_of_board_3_is_crossed_by_a_bridge_and_a_ford():
    board = printed("3")
    bridges = [board.label(h) for h in bits(board.of("water")) if h in board.road_hexes]
    assert bridges == ["J06"]
    assert {board.label(h) for h in board.fords} == {"K10"}
    bank = nx.Graph()
    for hex_ in bits(board.whole & ~board.of("water")):
        dry = (n for n in board.grid.neighbours[hex_] if board.in_play(n))
        bank.add_edges_from((hex_, n) for n in dry if board.terrain[n] != "water")
    bank.remove_node(board.at("K10"))
    assert not nx.has_path(bank, board.at("B06"), board.at("R06"))
