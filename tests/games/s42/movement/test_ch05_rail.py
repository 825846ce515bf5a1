"""Chapter 5.6: rail movement."""

import pytest

from hexfront.games.s42.country.country import country
from hexfront.games.s42.movement.trains import no_rail
from tests.games.s42.movement.helpers_move import movement, moving

RAIL = """
    map 1000-2208
    area X axis 1000-1008
    area A soviet 2200-2208
    rail edge-1004-1104-1204-1304-1404-1504-1604-1704-1804-1904-2004-2104-2204-edge
    repaired 1004-1104-1204-1304-1404-1504-1604
"""
LINE = {f"{column}04" for column in range(10, 23)}
REPAIRED = {f"{column}04" for column in range(10, 17)}


@pytest.mark.rule("S42-5.6.1.a")
def test_the_distance_along_the_railway_is_unlimited() -> None:
    p = moving(RAIL, "soviet A 3-4-3 at 2204", side="soviet")
    assert p.options("entrain") == LINE - {"2204"} | {"A"}
    p.choose("entrain 1004")
    assert p.where("A") == "1004"
    assert p.waits_for == "MovementPhase"


@pytest.mark.rule("S42-5.6.1.b")
def test_by_rail_into_a_friendly_entry_area_and_no_farther() -> None:
    p = movement(RAIL, "soviet A 3-4-3 at 1204", side="soviet").play("move A; entrain A")
    assert p.where("A") == "A"
    assert p.options("move") == set()
    p = moving(RAIL, "axis B 3-4-3 at 1204", unit="B")
    assert p.options("entrain") == REPAIRED - {"1204"} | {"X"}


@pytest.mark.rule("S42-5.6.1.c")
def test_units_that_went_by_rail_get_a_train_marker() -> None:
    p = movement(RAIL, "soviet A 3-4-3 at 1204", "sp P soviet in A", side="soviet")
    p.play("move A; entrain 1804; move P; entrain 1904")
    assert "train" in p.states("A") & p.states("P")


@pytest.mark.rule("S42-5.6.2.a", "S42-18.6.7.a")
def test_four_units_a_turn_and_one_of_them_from_the_map() -> None:
    trains = [f"soviet {name} 3-4-3 in A" for name in "BCD"]
    p = movement(
        RAIL, *trains, "soviet E 3-4-3 in A", "sp P soviet in A",
        "soviet F 3-4-3 at 1204", "soviet G 3-4-3 at 1304", side="soviet",
    )  # fmt: skip
    p.play("move F; entrain 1404; move G")
    assert p.options("entrain") == set()
    refused = no_rail(p.state, p.unit("G"))
    assert refused is not None
    assert (refused.rule, refused.message) == ("S42-5.6.2.a", "no-rail-limit-map")
    p.play("march 1204; halt; move B; entrain 1904; move C; entrain 2004; move P; entrain 2004")
    p.choose("move D")  # F, B, C and the SP were four
    assert p.options("entrain") == set()
    refused = no_rail(p.state, p.unit("D"))
    assert refused is not None
    assert refused.message == "no-rail-limit"


@pytest.mark.rule("S42-5.6.2.a")
def test_all_four_may_come_from_entry_areas() -> None:
    units = [f"soviet {name} 3-4-3 in A" for name in "BCDE"]
    p = movement(RAIL, *units, side="soviet")
    for name, to in zip("BCDE", ("1804", "1904", "2004", "2104"), strict=True):
        p.play(f"move {name}; entrain {to}")
    assert p.state.rail_total == 4


@pytest.mark.rule("S42-5.6.3.a")
def test_a_journey_starts_and_ends_on_rail_hexes() -> None:
    p = moving(RAIL, "soviet A 3-4-3 at 1205", side="soviet")
    assert p.options("entrain") == set()
    refused = no_rail(p.state, p.unit("A"))
    assert refused is not None
    assert refused.rule == "S42-5.6.3.a"


@pytest.mark.rule("S42-5.6.3.a")
def test_the_axis_uses_repaired_railways_only() -> None:
    p = moving(RAIL, "axis A 6-7-3 in X")
    assert p.options("entrain") == REPAIRED
    p = moving(RAIL, "axis A 6-7-3 at 1804")
    assert p.options("entrain") == set()


@pytest.mark.rule("S42-17.5.a")
def test_unfinished_railways_carry_nobody() -> None:
    branch = "rail 1604-1605-1606 opens 11"
    p = moving(RAIL, branch, "turn 10", "soviet A 3-4-3 at 1204", side="soviet")
    assert "1606" not in p.options("entrain")
    p = moving(RAIL, branch, "turn 11", "soviet A 3-4-3 at 1204", side="soviet")
    assert "1606" in p.options("entrain")


@pytest.mark.rule("S42-17.5.a")
@pytest.mark.parametrize(("place", "rule"), [("at 1606", "S42-17.5.a"), ("in B", "S42-5.6.3.a")])
def test_no_journey_begins_or_ends_on_an_unfinished_railway(place: str, rule: str) -> None:
    branch = "rail 1606-1607-1608-edge opens 11\narea B soviet 1608"
    unit = f"soviet A 3-4-3 {place}"
    p = moving("map 1000-2008", branch, "turn 10", unit, side="soviet")
    assert p.options("entrain") == set()
    refused = no_rail(p.state, p.unit("A"))
    assert refused is not None
    assert refused.rule == rule
    p = moving("map 1000-2008", branch, "turn 11", unit, side="soviet")
    assert {"1607", "1608"} <= p.options("entrain")


@pytest.mark.rule("S42-5.6.3.b")
def test_no_train_starts_in_or_enters_an_ezoc() -> None:
    """Not even where a friendly unit stands."""
    p = moving(RAIL, "axis S 3-4-3 at 1605", "soviet A 3-4-3 at 1204", side="soviet")
    assert p.options("entrain") == {"1004", "1104", "1304", "1404", "1504"}
    p = moving(
        RAIL,
        "soviet B 3-4-3 at 1604",
        "axis S 3-4-3 at 1605",
        "soviet A 3-4-3 at 1204",
        side="soviet",
    )
    assert p.options("entrain") == {"1004", "1104", "1304", "1404", "1504"}
    p = moving(RAIL, "axis S 3-4-3 at 1605", "soviet A 3-4-3 at 1604", side="soviet")
    refused = no_rail(p.state, p.unit("A"))
    assert refused is not None
    assert refused.rule == "S42-5.6.3.b"
    assert p.options("entrain") == set()


@pytest.mark.rule("S42-5.6.3.c", "S42-13.2.1.a", "S42-13.3.2.a")
@pytest.mark.parametrize("state", ["disrupted", "fr"])
def test_only_good_order_units_go_by_rail(state: str) -> None:
    p = moving(RAIL, f"soviet A 3-4-3 {state} at 1204", side="soviet")
    assert p.options("entrain") == set()
    refused = no_rail(p.state, p.unit("A"))
    assert refused is not None
    assert refused.rule == "S42-5.6.3.c"


@pytest.mark.rule("S42-21.4.c", "S42-5.1.f")
def test_no_rail_movement_under_a_replacement_marker() -> None:
    p = moving(RAIL, "soviet A 3-4-3 fresh at 1204", side="soviet")
    assert p.options("entrain") == set()
    refused = no_rail(p.state, p.unit("A"))
    assert refused is not None
    assert refused.rule == "S42-21.4.c"


@pytest.mark.rule("S42-5.6.3.d")
def test_combat_units_by_rail_do_not_end_in_one_hex() -> None:
    units = ("soviet B 3-4-3 in A", "soviet C 3-4-3 in A", "soviet D 3-4-3 at 1805")
    p = movement(RAIL, *units, "sp P soviet in A", side="soviet")
    p.play("move D; march 1804; halt; move B; entrain 1904; move C")
    assert p.options("entrain") == LINE - {"1904"}  # with D, which marched, it may stack
    assert p.refusal("entrain 1904").rule == "S42-5.6.3.d"
    p.choose("entrain 1804")
    p.play("move P; entrain 1904")
    assert set(p.at("1904")) == {"B", "P"}


@pytest.mark.rule("S42-5.6.3.e")
def test_rail_movement_and_no_other_in_a_turn() -> None:
    p = movement(RAIL, "soviet A 3-4-3 at 1204", side="soviet").play("move A; march 1304")
    assert p.options("entrain") == set()
    assert p.refusal("entrain 1404").rule == "S42-5.6.3.e"
    p.choose("halt")
    p = movement(RAIL, "soviet A 3-4-3 at 1204", side="soviet").play("move A; entrain 1304")
    assert p.waits_for == "MovementPhase"
    assert p.options("move") == set()


@pytest.mark.rule("S42-5.6.4.a", "S42-6.1.c")
def test_a_unit_under_a_train_marker_has_no_zoc() -> None:
    p = movement(RAIL, "soviet A 3-4-3 at 1204", side="soviet").play("move A; entrain 1804")
    assert p.zoc("soviet") == set()


@pytest.mark.rule("S42-5.6.5.c")
def test_a_train_ends_in_any_rail_hex() -> None:
    p = movement(RAIL, "soviet A 3-4-3 in A", side="soviet").play("move A; entrain 1904")
    p.enter_phase("initial soviet").enter_phase("movement soviet").choose("move A")
    assert "1907" in p.options("march")


@pytest.mark.rule("S42-5.6.6.a", "S42-22.6.4.c")
def test_no_railway_along_the_caspian() -> None:
    """None of the railways of the map joins Entry Area E to the Caucasus."""
    theatre = country("theatre").theatre
    ends = {h for line in theatre.railways for h in (line.hexes[0], line.hexes[-1])}
    assert not ends & set(theatre.areas["E"].hexes)


@pytest.mark.rule("S42-5.5.7.a", "S42-5.5.7.b")
def test_one_combat_unit_or_sp_a_turn_over_the_vladimirovka_ferry() -> None:
    ferry = "rail 1206-1306-1406\nrail link 1404-1406"
    units = ("soviet A 3-4-3 in A", "soviet B 3-4-3 in A", "sp P soviet in A")
    p = movement(RAIL, ferry, *units, "soviet H 0-0-5 army-hq in A", side="soviet")
    p.choose("move H")
    assert "1206" not in p.options("entrain")
    assert p.refusal("entrain 1206").rule == "S42-5.5.7.b"
    p.choose("entrain 1404")
    p.play("move P; entrain 1206; move A")
    assert "1406" not in p.options("entrain")
    assert p.refusal("entrain 1406").message == "no-rail-ferry"
    assert "1404" in p.options("entrain")
    p = movement(RAIL, ferry, *units, side="soviet").play("move A; entrain 1104; move B")
    assert "1406" in p.options("entrain")  # A did not need it
    p.choose("entrain 1406")
    assert p.state.rail_ferry == 1
    p.enter_phase("movement soviet")
    assert p.state.rail_ferry == 0
    p = moving(RAIL, ferry, "repaired all", "axis A 6-7-3 in X")
    assert "1406" not in p.options("entrain")
    assert p.refusal("entrain 1406").rule == "S42-5.5.7.b"


@pytest.mark.rule("S42-5.5.7.a", "S42-16.3.4.a")
@pytest.mark.parametrize(
    ("start", "to", "taken"),
    [("1304", "1206", {"1306"}), ("1206", "1304", {"1306"}), ("1206", "1306", {"1306"})],
)
def test_it_is_crossed_from_either_bank(start: str, to: str, taken: set[str]) -> None:
    """A City on the far railway is taken on the way, one beside the way is not."""
    cities = ("city 1306", "city 1504", "control axis 1306 1504")
    ferry = "rail 1206-1306-1406\nrail link 1404-1406"
    p = movement(RAIL, ferry, *cities, f"soviet A 3-4-3 at {start}", side="soviet")
    p.play(f"move A; entrain {to}")
    assert p.where("A") == to
    assert {hex_ for hex_ in ("1306", "1504") if p.control(hex_) == "soviet"} == taken


@pytest.mark.rule("S42-5.6.1.b")
@pytest.mark.parametrize(("end", "leaves"), [("", set()), ("-edge", {"B"})])
def test_a_railway_that_ends_before_the_edge_leads_into_no_area(end: str, leaves: set[str]) -> None:
    area, branch = "area B soviet 1408", f"rail 1404-1405-1406-1407-1408{end}"
    p = moving(RAIL, area, branch, "soviet A 3-4-3 at 1404", side="soviet")
    assert "1408" in p.options("entrain")
    assert p.options("entrain") & {"A", "B"} == {"A"} | leaves


@pytest.mark.rule("S42-5.5.7.a")
def test_the_vladimirovka_ferry_joins_6523_to_6424() -> None:
    ground = country("theatre")
    label = ground.theatre.label
    assert {frozenset((label(a), label(b))) for a, b, _ in ground.links} == {
        frozenset(("6523", "6424"))
    }


@pytest.mark.rule("S42-16.3.4.a")
def test_a_train_takes_cities_on_its_way() -> None:
    p = movement(
        RAIL, "city 1404", "control axis 1404", "soviet A 3-4-3 at 1204", side="soviet"
    ).play("move A; entrain 1604")
    assert p.control("1404") == "soviet"


@pytest.mark.rule("S42-5.6.3.a", "S42-16.3.4.a")
@pytest.mark.parametrize(
    ("to", "taken"), [("1403", {"1403"}), ("1405", {"1405"}), ("A", {"1405", "1605"})]
)
def test_a_train_ends_where_it_is_sent(to: str, taken: set[str]) -> None:
    """Only the branch that it takes sees it, though others are as long."""
    cities = ("1403", "1405", "1600", "1602", "1605")
    p = movement(
        "map 1000-1608", "area A soviet 1600-1605",
        "rail 1204-1304-1303-1403", "rail 1304-1404-1405-1505-1605-edge",
        "rail 1505-1504-1603-1602-1601-1600-edge", *(f"city {hex_}" for hex_ in cities),
        f"control axis {' '.join(cities)}", "soviet T 3-4-3 at 1204", side="soviet",
    )  # fmt: skip
    p.play(f"move T; entrain {to}")
    assert p.where("T") == to
    assert {hex_ for hex_ in cities if p.control(hex_) == "soviet"} == taken


@pytest.mark.rule("S42-5.5.7.a", "S42-5.6.3.b")
@pytest.mark.parametrize("enemy", ["1406 train", "1407", "1404 train"])
def test_both_ends_of_the_ferry_must_be_free(enemy: str) -> None:
    hex_, *train = enemy.split()
    ferry = "rail 1206-1306-1406\nrail link 1404-1406"
    p = moving(RAIL, ferry, "soviet A 3-4-3 in A", unit="A", side="soviet")
    assert {"1406", "1306"} <= p.options("entrain")
    foe = f"axis E 3-4-3 {' '.join(train)} at {hex_}"
    p = moving(RAIL, ferry, foe, "soviet A 3-4-3 in A", unit="A", side="soviet")
    assert not {"1406", "1306"} & p.options("entrain")


@pytest.mark.rule("S42-34.6.2.g", "S42-5.6.3.b")
@pytest.mark.parametrize(
    ("side", "guarded", "passes"),
    [("axis", "", True), ("axis", "guarded 1404", False), ("soviet", "guarded 1404", True)],
)
def test_no_axis_train_passes_an_army_whose_box_is_known_to_hold_units(
    side: str, guarded: str, passes: bool
) -> None:
    army = ("soviet R 0-0-3 reserve-army at 1404 box=1", "soviet U 3-5-3 in box-1", guarded)
    p = moving(RAIL, "repaired all", *army, f"{side} A 3-4-3 at 1204", side=side)
    assert ("1504" in p.options("entrain")) is passes
    assert "1304" in p.options("entrain")


@pytest.mark.rule("S42-22.4.e")
@pytest.mark.parametrize(("side", "area"), [("soviet", "X"), ("axis", "A")])
def test_no_train_goes_into_an_enemy_area(side: str, area: str) -> None:
    p = moving(RAIL, f"{side} A 3-4-3 at 1204", side=side)
    assert p.refusal(f"entrain {area}").rule == "S42-22.4.e"


@pytest.mark.rule("S42-S1.2.g")
@pytest.mark.parametrize(("terms", "leaves"), [("", True), ("exit-areas X", False)])
def test_no_train_leaves_the_map_into_an_area_that_is_for_exits(terms: str, leaves: bool) -> None:
    p = moving(RAIL, terms, "axis A 3-4-3 at 1204")
    assert ("X" in p.options("entrain")) is leaves
    if not leaves:
        assert p.refusal("entrain X").rule == "S42-S1.2.g"
