"""Zones of control and ZOC Bonds, against a slow implementation that follows the words."""

from collections.abc import Iterable
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.board import Hexside, hexside
from hexfront.games.s42.zones.zones import (
    NO_CROSSINGS,
    Ground,
    bonded_sides,
    bonds,
    both_crossings,
    crossings,
    hex_bonds,
    hexsides,
    joined_crossings,
    zone_of_control,
)
from hexfront.hexes import DIRECTIONS, Grid, HexId, Parity, bits, union

GRID = Grid(10, 16, 0, 6, raised=Parity.ODD)
PLAIN = Ground(GRID, NO_CROSSINGS, NO_CROSSINGS)
HEXES = tuple(GRID.hexes)
SIDES = tuple(sorted({hexside(a, b) for a in HEXES for b in GRID.neighbours[a]}))

hexes = st.sets(st.sampled_from(HEXES), max_size=12)
sides = st.sets(st.sampled_from(SIDES), max_size=40)


def at(number: int) -> HexId:
    return GRID.at(number // 100, number % 100)


def numbers(mask: int) -> set[int]:
    return {column * 100 + row for column, row in (GRID.column_row(h) for h in bits(mask))}


def ground(closed: Iterable[Hexside] = (), major: Iterable[Hexside] = ()) -> Ground:
    return Ground(GRID, crossings(GRID, closed), crossings(GRID, major))


def board(*found: int) -> int:
    return union(at(number) for number in found)


def common(a: HexId, b: HexId) -> list[HexId]:
    return [n for n in GRID.neighbours[a] if n in GRID.neighbours[b]]


def slow_bonds(
    anchors: set[HexId], enemies: set[HexId], closed: set[Hexside], major: set[Hexside]
) -> tuple[set[HexId], set[Hexside]]:
    """Pair by pair, as the rulebook tells it."""

    def path(a: HexId, over: HexId, b: HexId) -> bool:
        ways = [hexside(a, over), hexside(over, b)]
        return not any(way in closed for way in ways) and not all(way in major for way in ways)

    bond_hexes: set[HexId] = set()
    bond_sides: set[Hexside] = set()
    for a, b in combinations(sorted(anchors), 2):
        if GRID.distance(a, b) != 2:
            continue
        between = common(a, b)
        free = [n for n in between if n not in enemies]
        if GRID.bearing12(a, b).exact and GRID.bearing12(a, b).ray % 2 == 0:
            bond_hexes.update(n for n in free if path(a, n, b) and n not in anchors)
        elif len(between) == 2 and free and any(path(a, n, b) for n in free):
            bond_sides.add(hexside(*between))
    return bond_hexes, bond_sides


@given(hexes, sides)
def test_a_zone_is_the_six_hexes_around_each_source(sources: set[HexId], closed: set[Hexside]):
    zone = zone_of_control(ground(closed), union(sources))
    around = {n for h in sources for n in GRID.neighbours[h] if hexside(h, n) not in closed}
    assert set(bits(zone)) == around


@given(hexes, hexes, sides, sides)
def test_bonds_are_those_of_the_rulebook(
    anchors: set[HexId], others: set[HexId], closed: set[Hexside], major: set[Hexside]
):
    enemies = others - anchors
    found = bonds(ground(closed, major), union(anchors), union(enemies))
    slow_hexes, slow_sides = slow_bonds(anchors, enemies, closed, major)
    assert set(bits(found.hexes)) == slow_hexes
    assert bonded_sides(GRID, found) == slow_sides


@given(hexes, hexes)
def test_a_hexside_bond_bars_both_ways(anchors: set[HexId], others: set[HexId]):
    found = bonds(PLAIN, union(anchors), union(others - anchors))
    for direction in range(6):
        for origin in bits(found.sides[direction]):
            to = GRID.adjacent[origin][direction]
            assert found.sides[(direction + 3) % 6] >> to & 1


EDGES = tuple(
    (h, d)
    for h in HEXES
    for d in DIRECTIONS
    if GRID.adjacent[h][d] >= 0 and GRID.adjacent[h][(d + 1) % 6] >= 0
)
"""Hexes with two neighbours beside one another, beyond which an Entry Area may lie."""


@pytest.mark.rule("S42-7.5.a")
@given(hexes, hexes, sides, sides, st.sets(st.sampled_from(EDGES), max_size=20))
def test_a_bond_with_an_area_goes_over_a_neighbour_that_is_free_and_open(
    anchors: set[HexId],
    others: set[HexId],
    closed: set[Hexside],
    major: set[Hexside],
    edges: set[tuple[HexId, int]],
):
    enemies = others - anchors
    edge = [union(h for h, d in edges if d == way) for way in DIRECTIONS]
    towards = (edge[0], edge[1], edge[2], edge[3], edge[4], edge[5])
    found = bonds(ground(closed, major), union(anchors), union(enemies), towards)
    slow_hexes, slow_sides = slow_bonds(anchors, enemies, closed, major)
    for h, d in edges:
        beside = (GRID.adjacent[h][d], GRID.adjacent[h][(d + 1) % 6])
        if h in anchors and any(n not in enemies and hexside(h, n) not in closed for n in beside):
            slow_sides.add(hexside(*beside))
    assert set(bits(found.hexes)) == slow_hexes
    assert bonded_sides(GRID, found) == slow_sides


@given(sides, sides)
def test_steps_over_two_sets_of_hexsides_are_steps_over_all_of_them(
    first: set[Hexside], second: set[Hexside]
):
    joined = joined_crossings(crossings(GRID, first), crossings(GRID, second))
    assert joined == crossings(GRID, first | second)


@given(sides)
def test_hexsides_named_once_are_crossed_from_either_side(crossed: set[Hexside]):
    steps = crossings(GRID, crossed)
    assert both_crossings(GRID, hexsides(GRID, steps)) == steps
    for a, b in SIDES:
        there, back = GRID.direction(a, b), GRID.direction(b, a)
        assert there is not None
        assert back is not None
        assert bool(steps[there] >> a & 1) is bool(steps[back] >> b & 1) is ((a, b) in crossed)


def test_two_units_in_a_row_bond_the_hex_between_them():
    found = bonds(PLAIN, board(1203, 1205), 0)
    assert numbers(found.hexes) == {1204}
    assert not bonded_sides(GRID, found)
    assert found.bars(at(1104), GRID.direction(at(1104), at(1204)) or 0, at(1204))


def test_two_units_across_a_corner_bond_the_hexside_between_their_neighbours():
    found = bonds(PLAIN, board(1203, 1403), 0)
    between = common(at(1203), at(1403))
    assert not found.hexes
    assert bonded_sides(GRID, found) == {hexside(*between)}


@pytest.mark.parametrize("apart", [1204, 1206])
def test_units_that_are_not_two_hexes_apart_form_no_bond(apart: int):
    found = bonds(PLAIN, board(1203, apart), 0)
    assert not found.hexes
    assert not bonded_sides(GRID, found)


def test_an_enemy_in_the_hex_neutralizes_a_hex_bond():
    assert not bonds(PLAIN, board(1203, 1205), board(1204)).hexes


def test_enemies_on_both_sides_neutralize_a_hexside_bond_but_one_does_not():
    first, second = common(at(1203), at(1403))
    anchors = board(1203, 1403)
    assert bonded_sides(GRID, bonds(PLAIN, anchors, 1 << first))
    assert not bonded_sides(GRID, bonds(PLAIN, anchors, 1 << first | 1 << second))


def test_a_bond_crosses_one_major_river_but_not_two():
    one = {hexside(at(1203), at(1204))}
    two = one | {hexside(at(1204), at(1205))}
    anchors = board(1203, 1205)
    assert numbers(hex_bonds(ground(major=one), anchors, 0)) == {1204}
    assert not hex_bonds(ground(major=two), anchors, 0)


def test_a_hexside_bond_is_pushed_away_from_the_river_bend():
    first, second = common(at(1203), at(1403))
    bend = {hexside(at(1203), first), hexside(first, at(1403))}
    anchors = board(1203, 1403)
    assert bonded_sides(GRID, bonds(ground(major=bend), anchors, 0))
    blocked = bonds(ground(major=bend), anchors, 1 << second)
    assert not bonded_sides(GRID, blocked)


def test_bonds_of_both_sides_may_cross():
    own = bonds(PLAIN, board(1203, 1205), board(1104, 1304))
    other = bonds(PLAIN, board(1104, 1304), board(1203, 1205))
    assert numbers(own.hexes) == {1204}
    assert at(1204) in {h for side in bonded_sides(GRID, other) for h in side}


def test_a_crossing_needs_adjacent_hexes():
    with pytest.raises(ValueError, match="not adjacent"):
        crossings(GRID, [(at(1203), at(1206))])


def test_at_the_edge_of_the_map_a_hexside_bond_needs_both_neighbours():
    corner = {at(1100), at(1300)}
    found = bonds(PLAIN, union(corner), 0)
    assert len(common(at(1100), at(1300))) == 1
    assert found.sides == NO_CROSSINGS
