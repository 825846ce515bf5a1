"""Spreading and travelling, against networkx."""

from itertools import pairwise

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.hexes import Grid, HexId, bit, bits, flood, path, reach, spread, union
from tests.hexes.grids import grids, grids_with_hexes, hex_sets, letter_board

Steps = dict[tuple[HexId, HexId], int | None]


def with_sets(number: int) -> st.SearchStrategy[tuple]:
    return grids().flatmap(
        lambda grid: st.tuples(st.just(grid), *(hex_sets(grid) for _ in range(number)))
    )


@st.composite
def priced_grids(draw: st.DrawFn) -> tuple[Grid, HexId, Steps]:
    """A grid, a start, and a price for each step, one way and the other; None bars it."""
    grid, (start,) = draw(grids_with_hexes(1, longest=6))
    pairs = [(h, n) for h in grid.hexes for n in grid.neighbours[h]]
    price = st.none() | st.integers(0, 6)
    prices = draw(st.lists(price, min_size=len(pairs), max_size=len(pairs)))
    return grid, start, dict(zip(pairs, prices, strict=True))


def graph_of(grid: Grid, prices: Steps) -> nx.DiGraph:
    graph = nx.DiGraph()
    graph.add_nodes_from(grid.hexes)
    for (a, b), price in prices.items():
        if price is not None:
            graph.add_edge(a, b, weight=price)
    return graph


@given(with_sets(1))
def test_spreading_reaches_all_neighbours_and_no_others(drawn):
    grid, mask = drawn
    assert spread(grid, mask) == union(n for h in bits(mask) for n in grid.neighbours[h])


@given(with_sets(2))
def test_a_flood_fills_what_is_connected(drawn):
    grid, start, passable = drawn
    graph = nx.Graph()
    graph.add_nodes_from(bits(start | passable))
    for h in bits(start | passable):
        entered = (n for n in grid.neighbours[h] if passable >> n & 1)
        graph.add_edges_from((h, n) for n in entered)
    expected = start
    for h in bits(start):
        expected |= union(nx.node_connected_component(graph, h))
    assert flood(grid, start, passable) == expected


def test_a_flood_does_not_pass_through_what_is_closed():
    grid = letter_board()
    wall = union(grid.at(6, row) for row in grid.rows)
    west = flood(grid, bit(grid.at(1, 1)), grid.cells & ~wall)
    assert {grid.column_row(h)[0] for h in bits(west)} == {1, 2, 3, 4, 5}


@given(priced_grids())
def test_reach_finds_the_lowest_cost_of_every_hex(drawn):
    grid, start, prices = drawn
    expected = nx.single_source_dijkstra_path_length(graph_of(grid, prices), start)
    assert reach(grid, start, lambda a, b: prices[a, b]) == expected


@given(priced_grids(), st.integers(0, 12))
def test_reach_stops_at_the_limit(drawn, limit):
    grid, start, prices = drawn
    expected = nx.single_source_dijkstra_path_length(graph_of(grid, prices), start, cutoff=limit)
    found = reach(grid, start, lambda a, b: prices[a, b], limit)
    assert found == expected
    assert list(found.values()) == sorted(found.values())


@given(priced_grids(), st.data())
def test_a_path_is_as_cheap_as_reach_says(drawn, data):
    grid, start, prices = drawn
    goal = data.draw(st.sampled_from(grid.hexes))
    totals = reach(grid, start, lambda a, b: prices[a, b])
    way = path(grid, start, goal, lambda a, b: prices[a, b])
    if goal not in totals:
        assert way is None
        return
    assert way is not None
    assert (way[0], way[-1]) == (start, goal)
    legs = [prices[step] for step in pairwise(way)]
    assert None not in legs
    assert sum(leg or 0 for leg in legs) == totals[goal]


def test_costs_can_be_listed_by_the_hex_entered():
    grid = letter_board()
    costs: list[int | None] = [1] * grid.size
    costs[grid.at(5, 4)] = 3
    costs[grid.at(5, 6)] = None
    totals = reach(grid, grid.at(5, 5), costs, 3)
    assert totals[grid.at(5, 5)] == 0
    assert totals[grid.at(6, 5)] == 1
    assert totals[grid.at(5, 4)] == 3
    assert totals[grid.at(5, 3)] == 3
    assert grid.at(5, 6) not in totals
    assert totals[grid.at(5, 7)] == 3


def test_a_goal_beyond_the_limit_has_no_path():
    grid = letter_board()
    costs = [1] * grid.size
    assert path(grid, grid.at(5, 5), grid.at(5, 8), costs, 2) is None
    assert path(grid, grid.at(5, 5), grid.at(5, 8), costs, 3) == tuple(
        grid.at(5, row) for row in (5, 6, 7, 8)
    )
    assert path(grid, grid.at(5, 5), grid.at(5, 5), costs, 0) == (grid.at(5, 5),)


def test_a_step_cannot_give_points_back():
    grid = letter_board()
    with pytest.raises(ValueError, match="below zero"):
        reach(grid, grid.at(5, 5), lambda _a, _b: -1, 3)
