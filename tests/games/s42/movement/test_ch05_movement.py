"""Chapters 5.1 to 5.4: spending MPs, roads, Extended and Tactical Movement."""

import pytest

from hexfront.games.s42.movement.reach import reach
from tests.games.s42.movement.helpers_move import marches, movement, moving, points, why

OPEN = "map 1000-2010"


# 5.1


@pytest.mark.rule("S42-5.1.a", "S42-2.3.2.b")
@pytest.mark.example("S42-EX-5.5.3-1")
def test_a_unit_spends_no_more_than_its_ma() -> None:
    """Three hexes at 1 MP take the whole MA of 3."""
    p = moving(OPEN, "axis A 6-7-3 black-box at 1205")
    p.choose("march 1505")
    assert p.where("A") == "1505"
    assert p.told("log-marched")[0].args["halves"] == 6
    assert p.waits_for == "MovementPhase"  # the MA is spent
    p = moving(OPEN, "axis A 6-7-3 black-box at 1205")
    assert "1506" in marches(p)
    assert "1605" not in marches(p)


@pytest.mark.rule("S42-5.1.a", "S42-2.2.1.a")
@pytest.mark.parametrize(
    ("terrain", "kind", "cost"),
    [
        ("clear", "infantry", 1), ("clear", "tank", 1),
        ("woods", "infantry", 1), ("woods", "tank", 2),
        ("wooded-rough", "infantry", 2), ("wooded-rough", "tank", 3),
        ("mountain", "infantry", 3), ("mountain", "tank", 4),
    ],
)  # fmt: skip
def test_each_hex_costs_what_the_chart_says(terrain: str, kind: str, cost: int) -> None:
    p = moving(OPEN, f"terrain {terrain} 1204", f"axis A 6-7-6 {kind} at 1205")
    p.choose("march 1204")
    assert points(p) == cost


@pytest.mark.rule("S42-5.1.b")
def test_a_stack_moves_at_the_ma_of_its_slowest_member() -> None:
    units = ("axis A 8-8-6 tank black-box at 1205", "axis B 6-7-3 black-box at 1205")
    p = moving(OPEN, *units)
    assert "1805" in marches(p)
    for first, second in ("AB", "BA"):
        p = moving(OPEN, *units, unit=first).choose(f"take {second}")
        assert "1504" in marches(p)
        assert "1605" not in marches(p)
    p.choose("march 1504")
    assert p.where("A") == p.where("B") == "1504"


@pytest.mark.rule("S42-5.1.b")
def test_a_stack_pays_the_higher_cost_of_each_step() -> None:
    land = ("terrain woods 1204", "road 1205-1206")
    units = ("axis A 8-8-6 tank at 1205", "axis B 6-7-6 at 1205")
    p = moving(OPEN, *land, *units).play("take B; march 1204")
    assert points(p) == 2  # as a tank in woods
    p = moving(OPEN, *land, *units).play("take B; march 1206")
    assert points(p) == 1  # as infantry on a road


@pytest.mark.rule("S42-5.1.c")
def test_a_stack_drops_units_off_and_goes_on() -> None:
    p = moving(OPEN, "axis A 8-8-6 tank at 1205", "axis B 6-7-3 at 1205")
    p.play("take B; march 1305; drop-off B; march 1605")
    assert (p.where("A"), p.where("B")) == ("1605", "1305")
    p.choose("halt")
    assert p.options("move") == set()


@pytest.mark.rule("S42-5.1.c")
def test_a_stack_picks_nobody_up_on_the_way() -> None:
    p = moving(OPEN, "axis A 8-8-6 tank at 1205", "axis B 6-7-3 at 1305")
    p.choose("march 1305")
    assert p.options("take") == set()


@pytest.mark.rule("S42-5.1.d")
def test_a_move_is_finished_before_another_begins() -> None:
    p = movement(OPEN, "axis A 8-8-6 tank at 1205", "axis B 6-7-3 at 1405")
    assert p.options("move") == {"A", "B"}
    p.play("move A; march 1305")
    assert p.options("move") == set()
    p.choose("halt")
    assert p.options("move") == {"B"}


@pytest.mark.rule("S42-5.1.e", "S42-19.2.e")
def test_only_enemy_combat_units_bar_a_hex() -> None:
    p = moving(OPEN, "axis A 6-7-3 at 1205", "soviet S 3-4-3 at 1207", "sp P soviet at 1203")
    assert "1207" not in marches(p)
    assert why(p, "1207") == "S42-5.1.e"
    p.choose("march 1203")
    assert p.where("P") == "pool"


@pytest.mark.rule("S42-5.1.f", "S42-13.2.1.a", "S42-16.4.b", "S42-16.4.h", "S42-21.4.b")
@pytest.mark.parametrize(
    ("state", "farthest", "rule"),
    [
        ("disrupted", "1405", "S42-13.2.1.a"),
        ("oos", "1405", "S42-16.4.b"),
        ("oos fr", "1405", "S42-16.4.b"),
        ("fresh", "1305", "S42-21.4.b"),
    ],
)
def test_who_moves_less_than_others(state: str, farthest: str, rule: str) -> None:
    p = moving(OPEN, f"axis A 8-8-6 tank {state} at 1205")
    assert farthest in marches(p)
    beyond = f"{int(farthest) + 100}"
    assert beyond not in marches(p)
    assert why(p, beyond) == rule
    p.choose(f"march {farthest}")
    assert p.waits_for == "MovementPhase"
    told = p.told("log-marched")[0].rule
    assert told == ("S42-5.1.a" if state == "fresh" else "S42-5.4.a")


@pytest.mark.rule("S42-16.4.b")
def test_foot_out_of_supply_moves_as_usual() -> None:
    p = moving(OPEN, "axis A 6-7-3 oos at 1205")
    assert "1504" in marches(p)


@pytest.mark.rule("S42-5.1.f", "S42-5.6.5.a")
@pytest.mark.parametrize("state", ["locked garrison", "train", "auto-ds", "moved"])
def test_who_does_not_move_at_all(state: str) -> None:
    side = "soviet" if "garrison" in state else "axis"
    p = movement(OPEN, f"{side} A 6-7-3 at 1205", f"{side} B 6-7-3 {state} at 1206", side=side)
    if state == "moved":  # the phase has begun and taken the mark away
        p.state.moved |= p.mask("B")
    assert p.options("move") == {"A"}


@pytest.mark.rule("S42-13.2.2.a")
def test_units_pass_through_disrupted_friends_unharmed() -> None:
    p = moving(OPEN, "axis A 6-7-3 at 1205", "axis B 6-7-3 disrupted at 1305").play("march 1305")
    p.play("march 1405; halt")
    assert p.order("A") == "good"


# 5.2


@pytest.mark.rule("S42-5.2.c", "S42-5.2.c2", "S42-5.2.a")
@pytest.mark.example("S42-EX-5.5.3-3")
@pytest.mark.parametrize("road", ["primary", "secondary"])
@pytest.mark.parametrize(("kind", "cost"), [("tank", 0.5), ("infantry", 1)])
def test_the_road_rate(road: str, kind: str, cost: float) -> None:
    land = ("terrain wooded-rough 1204", f"road {road} 1205-1204-1203")
    p = moving(OPEN, *land, f"axis A 8-8-6 {kind} at 1205").play("march 1204")
    assert points(p) == cost


@pytest.mark.rule("S42-5.2.b", "S42-5.2.a", "S42-23.2.3.c", "S42-23.3.3.a")
@pytest.mark.parametrize("weather", ["rain", "mud"])
def test_secondary_roads_cost_a_point_when_it_is_wet(weather: str) -> None:
    unit = "axis A 8-8-6 tank at 1205"
    p = moving(OPEN, f"weather {weather}", "road secondary 1205-1204", unit).play("march 1204")
    assert points(p) == 1
    p = moving(OPEN, f"weather {weather}", "road primary 1205-1204", unit).play("march 1204")
    assert points(p) == 0.5
    p = moving(
        OPEN, f"weather {weather}", "terrain woods 1204", "road secondary 1205-1204",
        "axis A 6-7-3 at 1205",
    ).play("march 1204")  # fmt: skip
    assert points(p) == 1


@pytest.mark.rule("S42-5.2.d")
def test_the_road_rate_asks_for_a_road_across_the_hexside() -> None:
    """Both hexes lie on roads, but none joins them."""
    roads = ("road 1105-1104-1103", "road 1205-1204-1203")
    p = moving(OPEN, *roads, "axis A 8-8-6 tank at 1204").play("march 1104")
    assert points(p) == 1


@pytest.mark.rule("S42-5.2.e", "S42-5.5.4.a", "S42-5.5.4.b", "S42-5.5.4.c", "S42-5.5.4.d")
@pytest.mark.parametrize(
    ("way", "kind", "cost"),
    [
        ("road 1206-1205-1204", "tank", 0.5),
        ("road 1206-1205-1204", "infantry", 1),
        ("rail 1206-1205-1204", "tank", 3),
        ("rail 1206-1205-1204", "infantry", 2),
        ("road 1206-1205-1204\nrail 1206-1205-1204", "tank", 0.5),
    ],
)
def test_bridges_where_roads_and_railways_cross_a_major_river(
    way: str, kind: str, cost: float
) -> None:
    """The unit did not start on the bank."""
    river = "river major 1205/1204+1105+1305"
    p = moving(OPEN, river, way, f"axis A 8-8-6 {kind} at 1206").play("march 1205")
    before = points(p)
    p.choose("march 1204")
    assert points(p) - before == cost


@pytest.mark.rule("S42-5.2.f", "S42-6.2.b")
def test_the_road_rate_holds_into_and_out_of_an_ezoc() -> None:
    land = ("road 1206-1205-1204-1203", "soviet S 3-4-3 at 1107")
    p = moving(OPEN, *land, "axis A 8-8-6 tank at 1206").play("march 1205")
    assert points(p) == 2.5  # 2 for leaving and the road rate
    land = ("road 1206-1205-1204-1203", "soviet S 3-4-3 at 1002")
    p = movement(OPEN, *land, "axis A 8-8-6 tank at 1206")
    assert reach(p.state, p.units("A")).cost(p.hex("1203")) == 3


@pytest.mark.rule("S42-5.2.g")
def test_road_and_open_country_mix_in_one_move() -> None:
    p = moving(OPEN, "road 1204-1203-1202", "axis A 8-8-6 tank at 1205").play("march 1204")
    assert points(p) == 1
    p.play("march 1202")
    assert points(p) == 2
    p.play("march 1302")
    assert points(p) == 3


# 5.3


@pytest.mark.rule("S42-5.3.a")
@pytest.mark.example("S42-EX-5.5.3-2")
def test_extended_movement_adds_three_points() -> None:
    """MA 3, six hexes at 1 MP."""
    p = moving(OPEN, "axis A 6-7-3 at 1205")
    assert "1805" in marches(p)
    assert "1905" not in marches(p)
    p.choose("march 1805")
    assert p.told("log-marched")[0].args["halves"] == 12
    assert p.told("log-marched")[0].rule == "S42-5.3.a"


@pytest.mark.rule("S42-2.3.2.b")
def test_a_unit_that_used_extended_movement_does_not_attack() -> None:
    p = movement(OPEN, "axis A 6-7-3 at 1205", "axis B 6-7-3 at 1206")
    p.play("move A; march 1604; halt; move B; march 1506")
    assert p.states("A") & {"spent"}
    assert not p.states("B") & {"spent"}


@pytest.mark.rule("S42-5.3.b")
@pytest.mark.example("S42-EX-5.5.3-2")
def test_extended_movement_never_enters_an_ezoc() -> None:
    p = moving(OPEN, "axis A 6-7-3 at 1205", "soviet S 3-4-3 at 1805", "soviet T 3-4-3 at 1208")
    assert "1705" not in marches(p)
    assert why(p, "1705") == "S42-5.3.b"
    assert "1704" in marches(p)
    assert "1207" in marches(p)  # within the MA the EZOC is open


@pytest.mark.rule("S42-5.3.b")
def test_no_extended_movement_through_an_ezoc() -> None:
    """A wall of EZOC: what lies behind it is out of reach, whatever the MPs."""
    line = "soviet S 3-4-3 at 1603\nsoviet T 3-4-3 at 1604\nsoviet U 3-4-3 at 1608"
    p = moving("map 1003-2008", line, "axis A 8-8-6 tank at 1405")
    assert "1506" in marches(p)
    assert "1605" in marches(p)
    p.choose("march 1605")
    assert p.waits_for == "MovementPhase"


@pytest.mark.rule("S42-5.3.c")
def test_from_an_ezoc_extended_movement_first_leaves_it() -> None:
    """North of S the way out of the EZOC is open, south of it every first hex is in an EZOC."""
    enemies = "soviet S 3-4-3 at 1206"
    p = moving(OPEN, enemies, "axis A 6-7-3 at 1205")
    assert "1202" in marches(p)  # 2 + 3 MPs
    walls = "soviet S 3-4-3 at 1206\nsoviet T 3-4-3 at 1004\nsoviet U 3-4-3 at 1404"
    p = moving(OPEN, walls, "soviet V 3-4-3 at 1203", "axis A 6-7-3 at 1205")
    assert marches(p)
    assert marches(p) <= p.zoc("soviet")


@pytest.mark.rule("S42-5.3.a", "S42-5.2.f", "S42-6.2.b")
@pytest.mark.example("S42-EX-5.5.3-4")
def test_out_of_an_ezoc_by_extended_movement_over_open_ground_and_road() -> None:
    """2 MPs to leave, four hexes at 1, six along the road at 1/2: all of 6 + 3."""
    p = moving(
        "map 1000-2410",
        "road 1605-1705-1805-1905-2005-2105-2205-2305",
        "soviet S 3-4-3 at 1206",
        "axis A 8-8-6 tank at 1205",
    )
    assert "2205" in marches(p)
    assert "2305" not in marches(p)
    p.choose("march 2205")
    assert p.told("log-marched")[0].args["halves"] == 18


@pytest.mark.rule("S42-5.3.d", "S42-2.3.2.c", "S42-18.2.2.a", "S42-18.6.3.b")
@pytest.mark.parametrize(
    ("unit", "farthest", "rule"),
    [
        ("axis A 1-4-2 security black-box at 1205", "1405", "S42-2.3.2.c"),
        ("axis A S-(1)-5 support-hq at 1205", "1705", "S42-18.2.2.a"),
        ("axis A S-(1)-5 artillery at 1205", "1705", "S42-18.2.2.a"),
        ("sp A axis at 1205", "1705", "S42-18.6.3.b"),
    ],
)
def test_who_may_not_use_extended_movement(unit: str, farthest: str, rule: str) -> None:
    p = moving(OPEN, unit)
    assert farthest in marches(p)
    beyond = str(int(farthest) + 100)
    assert beyond not in marches(p)
    assert why(p, beyond) == rule


# 5.4


@pytest.mark.rule("S42-5.4.a")
@pytest.mark.example("S42-EX-5.5.3-5")
def test_two_hexes_whatever_they_cost() -> None:
    p = moving(OPEN, "terrain mountain 1204 1203 1202", "axis A 1-4-2 black-box at 1205")
    assert {"1204", "1203"} <= marches(p)
    assert "1202" not in marches(p)
    p.choose("march 1203")
    assert p.where("A") == "1203"


@pytest.mark.rule("S42-5.4.a")
def test_tactical_movement_leaves_an_ezoc_without_the_surcharge() -> None:
    p = moving(OPEN, "soviet S 3-4-3 at 1206", "axis A 1-4-2 black-box at 1205")
    assert "1203" in marches(p)


@pytest.mark.rule("S42-5.4.a")
def test_tactical_movement_step_by_step() -> None:
    p = moving(OPEN, "terrain mountain 1204 1203 1202", "axis A 1-4-2 black-box at 1205")
    p.play("march 1204; march 1203")
    assert p.waits_for == "MovementPhase"


@pytest.mark.rule("S42-5.4.b")
def test_a_unit_may_attack_after_tactical_movement() -> None:
    p = movement(
        OPEN, "terrain mountain 1204 1203", "axis A 9-9-2 at 1205", "soviet S 1-1-3 at 1202"
    )
    p.play("move A; march 1203")
    assert not p.states("A") & {"spent"}
    assert p.enter_phase("combat axis").options("attack") == {"1202"}


@pytest.mark.rule("S42-5.4.c")
def test_tactical_movement_stops_in_an_ezoc() -> None:
    p = moving(OPEN, "soviet S 3-4-3 at 1203", "axis A 6-7-3 disrupted at 1205")
    assert "1204" in marches(p)
    assert "1304" in marches(p)
    enemies = "soviet S 3-4-3 disrupted at 1404\nsoviet T 3-4-3 at 1406"
    p = moving(OPEN, enemies, "axis A 6-7-3 disrupted at 1205")
    assert {"1305", "1306"} <= marches(p)
    assert "1405" not in marches(p)  # both ways lead through an EZOC


@pytest.mark.rule("S42-5.4.d", "S42-7.2.a")
def test_tactical_movement_respects_bonds() -> None:
    """A Hex Bond in 1204, then a Hexside Bond between 1203 and 1204."""
    anchors = "soviet S 3-4-3 at 1203\nsoviet T 3-4-3 at 1205"
    p = moving(OPEN, anchors, "axis A 6-7-3 disrupted at 1105")
    assert "1204" not in marches(p)
    assert why(p, "1204") == "S42-7.2.a"
    anchors = "soviet S 3-4-3 at 1104\nsoviet T 3-4-3 at 1304"
    p = moving(OPEN, anchors, "axis A 6-7-3 disrupted at 1204")
    assert "1203" not in marches(p)
    assert why(p, "1203") == "S42-7.2.a"


@pytest.mark.rule("S42-5.4.e")
def test_tactical_movement_over_a_major_river_starts_on_the_bank() -> None:
    river = "river major 1204/1203+1104+1304"
    p = moving(OPEN, river, "axis A 6-7-3 disrupted at 1204")
    assert "1203" in marches(p)
    p = moving(OPEN, river, "axis A 6-7-3 disrupted at 1205")
    assert "1203" not in marches(p)
    p.choose("march 1204")
    assert why(p, "1203") == "S42-5.5.2.a"
    p = moving(OPEN, river, "ferry 1204/1203", "axis A 6-7-3 disrupted at 1205")
    assert "1203" in marches(p)


@pytest.mark.rule("S42-5.4.f", "S42-2.2.3.a")
@pytest.mark.parametrize(
    ("barrier", "rule"),
    [
        ("sea 1205/1204", "S42-2.2.3.a"),
        ("river lake 1205/1204", "S42-2.2.3.a"),
        ("alpine 1205/1204", "S42-9.6.2.a"),
        ("river volga 1205/1204", "S42-5.5.3.b"),
    ],
)
def test_tactical_movement_over_closed_hexsides(barrier: str, rule: str) -> None:
    p = moving(OPEN, barrier, "axis A 6-7-3 fresh at 1205")
    assert "1204" not in marches(p)
    assert why(p, "1204") == rule


@pytest.mark.parametrize("marsh", ["1205", "1305"])
def test_of_two_short_ways_tactical_movement_takes_the_cheaper(marsh: str) -> None:
    p = moving(f"terrain marsh {marsh}", "axis A 6-7-3 disrupted at 1204").play("march 1306")
    assert p.told("log-marched")[0].args["halves"] == 4
