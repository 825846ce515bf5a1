"""Rivers, roads and railways are unbroken: from a source to a mouth, from town to town."""

from itertools import pairwise

import pytest

from hexfront.games.s42.theatre import Course, PlaceKind, Railway, River, Road, RoadKind, Terrain
from hexfront.games.s42.theatre.corners import Corners
from hexfront.hexes import HexId
from tests.games.s42.theatre.helpers_map import (
    MAP,
    at,
    course_sides,
    named_hex,
    reached,
    river_sides,
    way_steps,
)

CORNERS = Corners(MAP.grid)
CHAINS = {course.id: CORNERS.chain(course.sides) for course in MAP.courses}
LAID: list[Road | Railway] = [*MAP.ways, *(r for r in MAP.railways if not r.link)]
EVERY_COURSE = pytest.mark.parametrize("course", MAP.courses, ids=lambda course: course.id)


@EVERY_COURSE
def test_a_river_is_one_line_that_never_touches_itself(course: Course) -> None:
    chain = CHAINS[course.id]
    assert len(chain) == len(course.sides) + 1
    assert len(set(chain)) == len(chain)


@EVERY_COURSE
def test_a_river_begins_at_the_edge_in_another_river_or_at_a_spring(course: Course) -> None:
    start = CHAINS[course.id][0]
    if course.head == "edge":
        assert CORNERS.at_edge(start)
    elif course.head != "spring":
        assert start in CHAINS[course.head]


@EVERY_COURSE
def test_a_river_ends_at_the_edge_in_the_sea_or_in_another_river(course: Course) -> None:
    end = CHAINS[course.id][-1]
    if course.mouth == "edge":
        assert CORNERS.at_edge(end)
    elif course.mouth == "sea":
        hexes = CORNERS.touching(end)
        beside = {MAP.terrain[h] for h in hexes} | {
            MAP.terrain[n] for h in hexes for n in MAP.grid.neighbours[h]
        }
        assert Terrain.SEA in beside
    elif course.mouth == "sink":
        assert course.kind is River.LAKE
    else:
        assert end in CHAINS[course.mouth]


def test_no_hexside_belongs_to_two_rivers() -> None:
    sides = [side for course in MAP.courses for side in course.sides]
    assert len(sides) == len(set(sides))


def test_rivers_run_between_land_hexes() -> None:
    for a, b in MAP.rivers:
        assert MAP.in_play(a)
        assert MAP.in_play(b)


def test_the_don_parts_the_map_from_the_north_edge_to_the_sea() -> None:
    right = reached("2403", course_sides("Don"))
    assert {named_hex(n) for n in ("Rostov", "Boguchar", "Kletskaya", "Morozovsk")} <= right
    left = {named_hex(n) for n in ("Voronezh", "Pavlovsk", "Kalach", "Bataysk", "Stalingrad")}
    assert not left & right


def test_the_volga_parts_the_steppe_beyond_from_everything_else() -> None:
    east = reached("6002", river_sides(River.VOLGA))
    names = {p.en for p in MAP.places.values() if p.hex in east}
    assert {"Engels", "Leninsk", "Elton", "Vladimirovka", "Pallasovka"} <= names
    assert not names & {"Saratov", "Kamyshin", "Stalingrad", "Cherny Yar", "Dubovka"}


@pytest.mark.parametrize(
    ("river", "right", "left"),
    [
        ("Kuban (lower)", "Krasnodar", "Novorossiysk"),
        ("Northern Donets (lower)", "Voroshilovgrad", "Starobelsk"),
    ],
)
def test_cities_lie_on_their_own_bank(river: str, right: str, left: str) -> None:
    steps = [CORNERS.steps[a][b] for a, b in pairwise(CHAINS[river])]
    bank = {step.right for step in steps}
    assert named_hex(right) in bank
    assert named_hex(left) not in bank


def test_ways_are_chains_of_adjacent_land_hexes() -> None:
    for way in LAID:
        for a, b in way_steps(way):
            assert MAP.grid.direction(a, b) is not None
            assert not MAP.impassable(a, b)


def test_open_ends_of_ways_lie_at_the_edge() -> None:
    for way in LAID:
        for open_, hex_ in ((way.from_edge, way.hexes[0]), (way.to_edge, way.hexes[-1])):
            assert not open_ or len(MAP.grid.neighbours[hex_]) < 6


def test_every_city_and_town_is_on_a_road() -> None:
    on_roads = {h for s in MAP.roads for h in s}
    lost = [p.en for p in MAP.places.values()
            if p.kind is not PlaceKind.LANDMARK and p.hex not in on_roads]  # fmt: skip
    assert lost == []


def test_all_roads_west_of_the_volga_hang_together() -> None:
    around: dict[HexId, set[HexId]] = {}
    for a, b in MAP.roads:
        around.setdefault(a, set()).add(b)
        around.setdefault(b, set()).add(a)
    seen, rim = {named_hex("Rostov")}, [named_hex("Rostov")]
    while rim:
        fresh = around[rim.pop()] - seen
        seen |= fresh
        rim += fresh
    west = set(around) - reached("6002", river_sides(River.VOLGA))
    apart = {named for h in west - seen if (named := MAP.places.get(h))}
    assert {place.en for place in apart} == {"Mestia"}


def test_every_railway_reaches_the_map_edge_through_others() -> None:
    around: dict[HexId, set[HexId]] = {}
    for railway in MAP.railways:
        for a, b in way_steps(railway):
            around.setdefault(a, set()).add(b)
            around.setdefault(b, set()).add(a)
    rim = [r.hexes[0] for r in MAP.railways if r.from_edge]
    rim += [r.hexes[-1] for r in MAP.railways if r.to_edge]
    seen = set(rim)
    while rim:
        fresh = around[rim.pop()] - seen
        seen |= fresh
        rim += fresh
    assert seen == set(around)


def test_a_shared_stretch_of_road_is_primary() -> None:
    for way in MAP.ways:
        if way.kind is RoadKind.PRIMARY:
            for a, b in way_steps(way):
                assert MAP.roads[min(a, b), max(a, b)] is RoadKind.PRIMARY


def test_the_sea_bars_hexsides_only_between_coastal_hexes() -> None:
    for a, b in MAP.sea_sides:
        assert MAP.in_play(a)
        assert MAP.in_play(b)
        assert MAP.impassable(a, b)


def test_lakes_bar_the_way() -> None:
    lakes = river_sides(River.LAKE)
    assert lakes
    assert all(MAP.impassable(a, b) for a, b in lakes)
    assert not lakes & (set(MAP.roads) | set(MAP.rails))
    assert MAP.terrain[at("6618")] is Terrain.LAKE
