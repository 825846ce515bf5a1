"""Chapter 16.3.1 to 16.3.3: the line of supply, overland and by road."""

from itertools import pairwise

import pytest

from hexfront.games.s42.notation.position import Position
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.supply.drawn import line, lines
from hexfront.games.s42.supply.lines import supplied
from tests.games.s42.supply.helpers_supply import plain, strait, strip, zone

ROAD = "road edge-1000-1003"
"""On the strip: a road from the Axis area down to 1003, from where five hexes lead to 1008."""


# The overland portion


@pytest.mark.rule("S42-16.3.2.a", "S42-16.1.b", "S42-16.3.2.j", "S42-16.3.3.a", "S42-16.3.1.a")
def test_the_overland_portion_counts_five_hexes_without_the_one_of_the_unit() -> None:
    p = strip(ROAD, "axis A 3-4-3 at 1008", "axis B 3-4-3 at 1009")
    assert p.supplied("A")
    assert not p.supplied("B")


@pytest.mark.rule("S42-16.3.2.a", "S42-23.2.3.g")
@pytest.mark.parametrize("weather", ["rain", "mud"])
def test_in_rain_and_mud_it_counts_three(weather: str) -> None:
    p = strip(ROAD, "axis A 3-4-3 at 1006", "axis B 3-4-3 at 1007", f"weather {weather}")
    assert p.supplied("A")
    assert not p.supplied("B")


@pytest.mark.rule("S42-16.3.2.b")
@pytest.mark.parametrize("terrain", ["marsh", "mountain"])
def test_mountain_and_marsh_count_twice(terrain: str) -> None:
    p = strip(ROAD, f"terrain {terrain} 1005", "axis A 3-4-3 at 1007", "axis B 3-4-3 at 1008")
    assert p.supplied("A")
    assert not p.supplied("B")


@pytest.mark.rule("S42-16.3.2.b", "S42-16.3.2.j")
def test_the_marsh_in_which_the_unit_stands_does_not_count() -> None:
    p = strip(ROAD, "terrain marsh 1008", "axis A 3-4-3 at 1008")
    assert p.supplied("A")


@pytest.mark.rule("S42-16.3.2.b")
def test_along_a_road_they_count_once() -> None:
    p = strip(ROAD, "terrain marsh 1005", "road 1004-1006", "axis A 3-4-3 at 1008")
    assert p.supplied("A")
    across = strip(ROAD, "terrain marsh 1005", "road 1004-1005", "axis A 3-4-3 at 1008")
    assert not across.supplied("A"), "entered off the road, left along it"


@pytest.mark.rule("S42-16.3.2.b")
def test_a_marsh_just_before_the_road_counts_twice() -> None:
    p = strip(ROAD, "terrain marsh 1003", "axis A 3-4-3 at 1007", "axis B 3-4-3 at 1008")
    assert p.supplied("A")
    assert not p.supplied("B")


@pytest.mark.rule("S42-16.3.2.c")
@pytest.mark.parametrize("terrain", ["woods", "rough", "wooded-rough", "desert", "seasonal-marsh"])
def test_any_other_terrain_counts_once(terrain: str) -> None:
    p = strip(ROAD, f"terrain {terrain} 1004-1007", "axis A 3-4-3 at 1008")
    assert p.supplied("A")


@pytest.mark.rule("S42-16.3.2.d", "S42-2.2.3.a")
@pytest.mark.parametrize("barrier", ["sea", "river lake"])
def test_sea_and_lake_sides_stop_it(barrier: str) -> None:
    p = strip(ROAD, f"{barrier} 1005/1006", "axis A 3-4-3 at 1006", "axis B 3-4-3 at 1005")
    assert p.supplied("B")
    assert not p.supplied("A")
    assert p.isolated("A")


@pytest.mark.rule("S42-16.3.2.d", "S42-2.2.3.a", "S42-23.4.m")
def test_a_frozen_lake_lets_it_pass() -> None:
    lake = (ROAD, "river lake 1005/1006", "terrain desert 1006", "axis A 3-4-3 at 1006")
    assert not strip(*lake, "turn 27").supplied("A")
    assert strip(*lake, "turn 28").supplied("A")


@pytest.mark.rule("S42-16.3.2.e")
def test_an_alpine_side_is_crossed_only_along_a_road() -> None:
    ridge = (ROAD, "alpine 1005/1006", "axis A 3-4-3 mountain at 1006")
    assert not strip(*ridge).supplied("A")
    assert strip(*ridge, "road 1005-1006").supplied("A")


@pytest.mark.rule("S42-16.3.2.d", "S42-2.2.3.a", "S42-23.4.f", "S42-23.4.o")
def test_in_winter_the_road_over_an_alpine_side_is_closed() -> None:
    ridge = (ROAD, "alpine 1005/1006", "road 1005-1006", "axis A 3-4-3 at 1006")
    assert strip(*ridge, "turn 27").supplied("A")
    assert not strip(*ridge, "turn 28").supplied("A")
    road = "road edge-1000-1010"
    assert not strip(road, "alpine 1005/1006", "axis A 3-4-3 at 1006", "turn 28").supplied("A")


@pytest.mark.rule("S42-16.3.2.k")
@pytest.mark.parametrize("river", ["minor", "major", "volga"])
def test_rivers_never_stop_it(river: str) -> None:
    p = strip(ROAD, f"river {river} 1005/1006", "axis A 3-4-3 at 1008")
    assert p.supplied("A")


@pytest.mark.rule("S42-16.3.2.f")
def test_it_does_not_enter_a_hex_with_the_enemy() -> None:
    p = strip(ROAD, "axis A 3-4-3 at 1008", "soviet S 3-4-3 train at 1005")
    assert not p.supplied("A")
    assert p.isolated("A")


@pytest.mark.rule("S42-16.3.2.f")
def test_lone_non_combat_units_do_not_stop_it() -> None:
    p = strip(ROAD, "axis A 3-4-3 at 1008", "sp soviet at 1005")
    assert p.supplied("A")


@pytest.mark.rule("S42-16.3.2.g", "S42-7.2.d")
def test_it_does_not_enter_a_hex_bond() -> None:
    """From 1505 the only way west is 1405, between S and T."""
    ground = (
        "terrain sea 1400-1410, clear 1404 1405 1406",
        "road edge-1005-1305",
        "axis A 3-4-3 at 1505",
        "axis B 3-4-3 at 1305",
        "soviet S 3-4-3 at 1404",
    )
    open_ = plain(*ground, "soviet T 3-4-3 disrupted at 1406")
    assert open_.bonds("soviet") == set()
    assert open_.supplied("A")
    bonded = plain(*ground, "soviet T 3-4-3 at 1406")
    assert bonded.bonds("soviet") == {"1405"}
    assert not bonded.supplied("A")


@pytest.mark.rule("S42-16.3.2.g", "S42-7.2.d")
def test_it_does_not_cross_a_hexside_bond() -> None:
    """B negates the EZOC of 1504, so that only the bond lies between it and A."""
    ground = ("axis A 3-4-3 at 1505", "axis B 3-4-3 at 1503", "road edge-1500-1503",
              "soviet S 3-4-3 at 1404")  # fmt: skip
    open_ = strait(*ground, "soviet T 3-4-3 disrupted at 1604")
    assert open_.bonds("soviet") == set()
    assert open_.supplied("A")
    bonded = strait(*ground, "soviet T 3-4-3 at 1604")
    assert bonded.bonds("soviet") == {"1504/1505"}
    assert not bonded.supplied("A")


@pytest.mark.rule("S42-16.3.2.h")
def test_it_may_enter_one_ezoc_hex_at_a_time() -> None:
    """S has a ZOC in 1006 alone: the sea lies between it and 1005."""
    one = strip(ROAD, "axis A 3-4-3 at 1008", "island 1106", "soviet S 3-4-3 at 1106",
                "sea 1106/1005")  # fmt: skip
    assert zone(one, "soviet") == {"1006"}
    assert one.supplied("A")


@pytest.mark.rule("S42-16.3.2.h")
def test_it_may_not_enter_two_ezoc_hexes_in_a_row() -> None:
    two = strip(ROAD, "axis A 3-4-3 at 1008", "island 1106", "soviet S 3-4-3 at 1106")
    assert zone(two, "soviet") == {"1005", "1006"}
    assert not two.supplied("A")
    assert two.isolated("A")


@pytest.mark.rule("S42-16.3.2.h")
def test_ezoc_hexes_with_a_free_hex_between_them_do_not_stop_it() -> None:
    p = strip(
        ROAD, "axis A 3-4-3 at 1008",
        "island 1105", "soviet S 3-4-3 at 1105", "sea 1105/1005",
        "island 1107", "soviet T 3-4-3 at 1107", "sea 1107/1007",
    )  # fmt: skip
    assert zone(p, "soviet") == {"1004", "1006"}
    assert p.supplied("A")


@pytest.mark.rule("S42-16.3.2.i")
def test_a_friend_negates_the_ezoc_of_his_hex() -> None:
    two = (ROAD, "axis A 3-4-3 at 1008", "island 1106", "soviet S 3-4-3 at 1106")
    assert strip(*two, "axis B 3-4-3 at 1006").supplied("A")
    assert strip(*two, "axis B 3-4-3 fr at 1005").supplied("A")
    assert not strip(*two, "sp axis at 1006").supplied("A")


@pytest.mark.rule("S42-16.3.2.j")
def test_the_first_hex_may_be_in_ezoc_though_the_unit_is_too() -> None:
    p = strip(ROAD, "axis A 3-4-3 at 1006", "island 1106", "soviet S 3-4-3 at 1106")
    assert zone(p, "soviet") == {"1005", "1006"}
    assert p.supplied("A")


@pytest.mark.rule("S42-16.3.2.j", "S42-16.3.2.h")
def test_a_line_from_an_empty_hex_does_not_enter_it_either() -> None:
    """An objective or a place to build in 1006, empty and in EZOC like the hex before it."""
    p = strip(ROAD, "axis A 3-4-3 at 1012", "island 1106", "soviet S 3-4-3 at 1106")
    assert zone(p, "soviet") == {"1005", "1006"}
    found = p.labels(supplied(p.state, AXIS))
    assert "1006" in found
    assert "1007" not in found


@pytest.mark.rule("S42-16.3.4.b", "S42-16.3.4.c")
def test_an_empty_city_of_the_enemy_stops_it_and_a_town_does_not() -> None:
    city = (ROAD, "city 1005", "axis A 3-4-3 at 1008")
    assert not strip(*city).supplied("A")
    assert strip(*city, "control axis 1005").supplied("A")
    assert strip(ROAD, "town 1005 vp 1", "axis A 3-4-3 at 1008").supplied("A")
    south = ("road edge-1020-1017", "city 1015", "soviet S 3-4-3 at 1012")
    assert strip(*south).supplied("S")
    assert not strip(*south, "control axis 1015").supplied("S")


# The road portion


@pytest.mark.rule("S42-16.3.3.a")
def test_the_road_portion_may_be_of_any_length_but_has_no_gaps() -> None:
    whole = strip("road edge-1000-1018", "axis A 3-4-3 at 1019")
    assert whole.supplied("A")
    broken = strip("road edge-1000-1007", "road 1008-1018", "axis A 3-4-3 at 1019")
    assert not broken.supplied("A")


@pytest.mark.rule("S42-16.3.1.a", "S42-16.3.1.b")
def test_it_must_not_return_overland_after_the_road() -> None:
    """1004 to 1008 is a piece of road: five hexes overland do not bridge what is left of it."""
    p = strip("road 1004-1008", "axis A 3-4-3 at 1010")
    assert not p.supplied("A")
    near = strip("road 1004-1008", "axis A 3-4-3 at 1005")
    assert near.supplied("A"), "five hexes overland reach the Entry Area without a road"


@pytest.mark.rule("S42-16.3.1.b")
def test_the_edge_of_an_entry_area_may_be_reached_without_a_road() -> None:
    p = strip("axis A 3-4-3 at 1005", "axis B 3-4-3 at 1006")
    assert p.supplied("A")
    assert not p.supplied("B")


@pytest.mark.rule("S42-16.3.1.b")
def test_a_road_that_ends_at_the_edge_needs_an_overland_hex_to_leave_the_map() -> None:
    """It has to lead on beyond the map to be a road portion up to the Entry Area."""
    assert strip("road edge-1000-1010", "axis A 3-4-3 at 1010").supplied("A")
    assert not strip("road 1000-1010", "axis A 3-4-3 at 1010").supplied("A")


@pytest.mark.rule("S42-16.3.1.b", "S42-16.3.3.g")
def test_the_joint_of_both_portions_counts_as_overland_and_may_be_in_ezoc() -> None:
    """The road ends in 1006, in S's ZOC; the hex after it is free."""
    p = strip("road edge-1000-1006", "axis A 3-4-3 at 1011", "island 1107",
              "soviet S 3-4-3 at 1107", "sea 1107/1007")  # fmt: skip
    assert zone(p, "soviet") == {"1006"}
    assert p.supplied("A")


@pytest.mark.rule("S42-16.3.3.d", "S42-16.3.3.g")
def test_one_ezoc_hex_cuts_the_road_portion_but_not_the_first_hexes_of_a_unit_on_the_road() -> None:
    cut = ("road edge-1000-1018", "island 1106", "soviet S 3-4-3 at 1106", "sea 1106/1005")
    near = strip(*cut, "axis A 3-4-3 at 1010", "axis B 3-4-3 at 1011")
    assert zone(near, "soviet") == {"1006"}
    assert near.supplied("A"), "1009, 1008 and 1007 overland, 1006 overland, then the road"
    assert near.supplied("B"), "the joint in 1006 is its fifth hex"
    assert not strip(*cut, "axis A 3-4-3 at 1012").supplied("A")


@pytest.mark.rule("S42-16.3.3.d")
def test_a_friend_reopens_the_road() -> None:
    cut = ("road edge-1000-1018", "island 1106", "soviet S 3-4-3 at 1106", "sea 1106/1005")
    assert strip(*cut, "axis A 3-4-3 at 1015", "axis B 3-4-3 at 1006").supplied("A")


@pytest.mark.rule("S42-16.3.3.c")
def test_the_road_portion_does_not_enter_a_hex_with_the_enemy() -> None:
    p = strip("road edge-1000-1018", "axis A 3-4-3 at 1015", "soviet S 3-4-3 train at 1007")
    assert zone(p, "soviet") == set()
    assert not p.supplied("A")


@pytest.mark.rule("S42-16.3.3.e", "S42-16.3.4.b")
@pytest.mark.parametrize("kind", ["minor", "major"])
def test_the_road_portion_does_not_enter_a_city_of_the_enemy(kind: str) -> None:
    road = ("road edge-1000-1018", f"city 1006 {kind}", "axis A 3-4-3 at 1015")
    assert not strip(*road).supplied("A")
    assert strip(*road, "control axis 1006").supplied("A")


@pytest.mark.rule("S42-16.3.3.b")
def test_roads_that_meet_at_a_ferry_are_joined() -> None:
    banks = ("road edge-1000-1007", "road 1008-1018", "river volga 1007/1008",
             "axis A 3-4-3 at 1018")  # fmt: skip
    assert not strip(*banks).supplied("A")
    assert strip(*banks, "ferry 1007/1008").supplied("A")
    one_bank = ("road edge-1000-1007", "river volga 1007/1008", "ferry 1007/1008",
                "axis A 3-4-3 at 1013")  # fmt: skip
    assert not strip(*one_bank).supplied("A"), "1008 has no road; 1007 is six hexes away"


@pytest.mark.rule("S42-16.3.3.f", "S42-7.2.d")
def test_the_road_portion_does_not_cross_a_hexside_bond() -> None:
    """The Volga keeps the ZOC of S and T out of 1504, but their bond crosses by way of 1505."""
    ground = ("road edge-1500-1505", "river volga 1404/1504 1604/1504",
              "axis A 3-4-3 at 1507", "soviet S 3-4-3 at 1404")  # fmt: skip
    open_ = strait(*ground, "soviet T 3-4-3 disrupted at 1604")
    assert zone(open_, "soviet") == {"1505"}
    assert open_.supplied("A")
    bonded = strait(*ground, "soviet T 3-4-3 at 1604")
    assert bonded.bonds("soviet") == {"1504/1505"}
    assert not bonded.supplied("A")


# The printed example


# All lines at once


def shown(p: Position, side: int) -> list[str]:
    return ["-".join(p.label(h) for h in branch) for branch in lines(p.state, side)]


@pytest.mark.rule("S42-16.3.1.a")
def test_a_line_is_shown_from_the_unit_overland_to_the_road_and_along_it_to_the_source() -> None:
    p = strip(ROAD, "axis A 3-4-3 at 1005")
    assert shown(p, AXIS) == ["1005-1004-1003-1002-1001-1000"]


def test_a_line_that_joins_another_is_shown_up_to_there() -> None:
    p = strip(ROAD, "axis A 3-4-3 at 1004", "axis B 3-4-3 at 1006")
    assert shown(p, AXIS) == ["1004-1003-1002-1001-1000", "1006-1005-1004"]


def test_who_has_no_line_shows_none() -> None:
    p = strip(ROAD, "axis A 3-4-3 at 1009", "soviet B 3-4-3 at 1018")
    assert shown(p, AXIS) == []
    assert shown(p, SOVIET) == ["1018-1019-1020"]


def test_a_unit_at_its_source_needs_no_line() -> None:
    assert shown(strip("axis A 3-4-3 at 1000"), AXIS) == []


@pytest.mark.example("S42-EX-16.3-1")
def test_four_units_among_ezoc_hexes_are_in_supply() -> None:
    """The printed diagram is lost; these four stand as its text tells."""
    p = plain(
        "road edge-2405-1805",
        "soviet A 3-4-3 at 1605", "soviet B 3-4-3 at 1802",
        "soviet C 3-4-3 at 1808", "soviet D 3-4-3 at 2005",
        "axis E 3-4-3 at 1703", "axis F 3-4-3 at 1707", "axis G 3-4-3 at 1901",
    )  # fmt: skip
    ezoc, met = p.zoc("axis"), set()
    for name in "ABCD":
        shown = line(p.state, SOVIET, p.hex(p.where(name)))
        assert shown is not None
        entered_ = [p.label(h) for h in shown[1:]]
        met |= ezoc & set(entered_)
        assert not any(a in ezoc and b in ezoc for a, b in pairwise(entered_))
        assert not p.bonds("axis") & set(entered_)
        assert p.supplied(name)
    assert met, "their paths do enter EZOC hexes"
