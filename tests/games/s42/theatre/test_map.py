"""The map says in every hex that the rulebook names what the rulebook says there."""

import pytest

from hexfront.board import UnknownHexError, hexside
from hexfront.games.s42.scenarios.scenario import scenario
from hexfront.games.s42.theatre import Bridge, Holder, PlaceKind, River, SeaName, Terrain
from hexfront.hexes import has
from tests.games.s42.theatre.helpers_map import (
    MAP,
    at,
    course_sides,
    labels,
    line,
    named_hex,
    reached,
    river_sides,
    side,
    way_steps,
)

CONTROL = {
    "Kursk": "1003",
    "Voronezh": "2503",
    "Kastornoye": "2002",
    "Valuyki": "2013",
    "Izyum bend": "1521",
    "Stalino": "2029",
    "Rostov": "3134",
    "Yeysk": "2338",
    "Kushchevskaya": "3139",
    "Tikhoretsk": "3443",
    "Taman": "1549",
    "Temryuk": "1949",
    "Mount Elbrus": "4860",
    "Saratov": "5902",
    "Vladimirovka ferry": "6424",
}


@pytest.mark.parametrize(("name", "label"), CONTROL.items())
def test_control_points_lie_in_their_hexes(name: str, label: str) -> None:
    assert MAP.label(named_hex(name)) == label


def test_odd_columns_sit_half_a_hex_higher() -> None:
    assert labels(MAP.grid.neighbours[at("1300")]) == {"1301", "1400", "1200"}
    assert labels(MAP.grid.neighbours[at("1200")]) == {"1300", "1301", "1201", "1101"}
    assert MAP.grid.direction(at("6424"), at("6523")) is None


@pytest.mark.parametrize("label", ["1000", "1100", "7000", "9999", "15x1", ""])
def test_a_number_that_is_no_hex_is_refused(label: str) -> None:
    with pytest.raises(UnknownHexError, match="map theatre: hex"):
        MAP.at(label)


@pytest.mark.rule("S42-9.5.5.a")
def test_four_sides_of_the_izyum_bend_are_river() -> None:
    bend = at("1521")
    rivers = [MAP.river(bend, other) for other in MAP.grid.neighbours[bend]]
    assert rivers.count(River.MAJOR) == 4
    assert rivers.count(None) == 2


def test_voronezh_lies_across_the_don_from_2403() -> None:
    assert MAP.river(at("2503"), at("2403")) is River.MAJOR
    assert side("2403-2503") in course_sides("Don")
    assert MAP.terrain[at("2503")] is Terrain.MAJOR_CITY


@pytest.mark.rule("S42-5.5.3.c")
def test_only_the_railway_bridge_at_saratov_spans_the_volga() -> None:
    volga = river_sides(River.VOLGA)
    assert not volga & set(MAP.roads)
    assert volga & set(MAP.rails) == MAP.volga_bridges == {side("5902-6002")}
    assert MAP.bridge(at("5902"), at("6002")) is Bridge.RAIL


def test_ferries_cross_the_volga_and_roads_meet_there() -> None:
    on_roads = {h for s in MAP.roads for h in s}
    assert len(MAP.ferries) == 4
    for ferry in MAP.ferries:
        assert MAP.rivers[ferry.side] is River.VOLGA
        assert on_roads.issuperset(ferry.side)
        assert MAP.ferry(*ferry.side)


@pytest.mark.rule("S42-5.5.7.a")
def test_the_vladimirovka_ferry_is_a_railway_over_the_volga() -> None:
    link = line("Vladimirovka ferry")
    assert link.link
    assert set(link.hexes) == {at("6523"), at("6424")}
    assert MAP.rail_open(at("6523"), at("6424"), turn=1)
    assert at("6523") not in reached("6424", river_sides(River.VOLGA))


@pytest.mark.rule("S42-16.2.4.a", "S42-16.2.5.a")
def test_ports_lie_on_their_seas() -> None:
    assert MAP.places[at("1949")].port is SeaName.AZOV
    assert MAP.places[at("1549")].port is SeaName.KERCH
    for place in MAP.places.values():
        if place.port:
            near = MAP.grid.within(place.hex, 2)
            assert near & MAP.of(Terrain.SEA), place.en


@pytest.mark.rule("S42-17.1.d")
def test_the_line_to_yeysk_is_plain_and_ends_there() -> None:
    yeysk = line("Yeysk - Sosyka")
    assert (yeysk.hexes[0], yeysk.hexes[-1]) == (at("2338"), at("3241"))
    assert not yeysk.green
    others = [r for r in MAP.railways if r is not yeysk]
    assert not {h for r in others for h in r.hexes} & set(yeysk.hexes[:-1])


def test_green_lines_lead_to_kastornoye_and_valuyki_and_a_plain_one_joins_them() -> None:
    green = {h for r in MAP.railways if r.green for h in r.hexes}
    plain = line("Kastornoye - Valuyki")
    assert {at("2002"), at("2013")} <= green
    assert not plain.green
    assert (plain.hexes[0], plain.hexes[-1]) == (at("2002"), at("2013"))


@pytest.mark.parametrize("label", ["1303", "1717", "2126", "2427", "2431", "3140"])
def test_railheads_stand_on_green_lines(label: str) -> None:
    assert any(r.green and at(label) in r.hexes for r in MAP.railways)


def test_green_lines_fork_at_tikhoretsk_and_run_to_taman() -> None:
    assert at("3443") in MAP.rail_junctions()
    assert line("Krymskaya - Taman").green
    assert line("Krymskaya - Taman").hexes[-1] == at("1549")


@pytest.mark.rule("S42-17.5.a")
def test_two_railways_are_unfinished() -> None:
    unfinished = [r for r in MAP.railways if r.opens]
    assert len(unfinished) == 2
    for railway in unfinished:
        a, b = way_steps(railway)[len(railway.hexes) // 2]
        assert not MAP.rail_open(a, b, railway.opens - 1)
        assert MAP.rail_open(a, b, railway.opens)


@pytest.mark.rule("S42-9.6.2.b")
def test_elbrus_is_a_full_alpine_hex() -> None:
    elbrus = at("4860")
    assert MAP.terrain[elbrus] is Terrain.MOUNTAIN
    assert all(hexside(elbrus, h) in MAP.alpine for h in MAP.grid.neighbours[elbrus])


def test_alpine_sides_lie_among_mountains() -> None:
    for a, b in MAP.alpine:
        assert Terrain.MOUNTAIN in (MAP.terrain[a], MAP.terrain[b])


@pytest.mark.rule("S42-9.7.7.d")
def test_fortifications_stand_in_three_groups() -> None:
    groups = {g: [h for h, n in MAP.fortified.items() if n == g] for g in (1, 2, 3)}
    assert len(groups[3]) == 4
    rostov = at("3134")
    assert all(MAP.grid.distance(h, rostov) <= 3 for h in groups[3])
    row = MAP.grid.column_row(named_hex("Kharkov"))[1]
    assert all(MAP.grid.column_row(h)[1] < row for h in groups[1])
    assert all(MAP.grid.column_row(h)[1] >= row for h in groups[2])


def test_fortifications_stand_where_one_may_be_built() -> None:
    barred = {Terrain.MOUNTAIN, Terrain.MARSH, Terrain.WOODED_ROUGH, Terrain.SEA, Terrain.LAKE}
    for hex_ in MAP.fortified:
        assert MAP.terrain[hex_] not in barred
        assert not MAP.terrain[hex_].city


def test_fall_blau_starts_on_land_and_on_both_sides_of_the_start_line() -> None:
    for start in scenario("fall-blau").starts:
        if not start.hex:
            continue
        hex_ = MAP.at(start.hex)
        assert MAP.in_play(hex_), start.hex
        axis = start.unit.side.value == "axis"
        assert has(MAP.west_of_start, hex_) == axis, (start.unit.id, start.hex)


@pytest.mark.rule("S42-24.1.4.b")
def test_kharkov_and_stalino_are_the_major_cities_west_of_the_start_line() -> None:
    west = {
        place.en
        for place in MAP.places.values()
        if place.kind is PlaceKind.MAJOR_CITY and has(MAP.west_of_start, place.hex)
    }
    assert west == {"Kharkov", "Stalino"}


def test_map_a_is_worth_fifteen_points_in_thirteen_hexes() -> None:
    worth = {p.en: p.vp for p in MAP.places.values() if p.vp and "A" in MAP.map_sheets[p.hex]}
    assert (len(worth), sum(worth.values())) == (13, 15)
    assert worth["Voronezh"] == worth["Rostov"] == 2


def test_stalingrad_fills_two_hexes_on_the_west_bank() -> None:
    hexes = MAP.city_hexes("Stalingrad")
    assert len(hexes) == 2
    assert MAP.grid.direction(hexes[0], hexes[1]) is not None
    assert not set(hexes) & reached("6002", river_sides(River.VOLGA))


@pytest.mark.rule("S42-22.2.a", "S42-22.2.b")
def test_entry_areas_belong_to_their_sides() -> None:
    assert {a.id for a in MAP.areas.values() if a.side is Holder.SOVIET} == set("ABCDEFGHJKL")
    assert {a.id for a in MAP.areas.values() if a.side is Holder.AXIS} == set("WXYZ")


def test_entry_areas_touch_the_edge_in_one_piece_and_nowhere_each_other() -> None:
    seen: set[int] = set()
    for area in MAP.areas.values():
        assert all(len(MAP.grid.neighbours[h]) < 6 and MAP.in_play(h) for h in area.hexes)
        corner = {at("6964"), at("6900")}
        assert not seen & set(area.hexes) - corner
        seen |= set(area.hexes)
    assert not MAP.areas["W"].hexes
    assert not MAP.areas["F"].hexes


def test_rows_that_rules_name() -> None:
    assert dict(MAP.rows) == {
        "north-caucasus": 36,
        "trans-caucasus": 40,
        "winter": 43,
        "lower-don": 31,
    }
