"""Chapter 24: victory points and automatic victory."""

import pytest

from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.scenarios.victory import (
    divisions_in,
    objectives,
    rear_loss,
    verdict,
    victory_points,
)
from hexfront.games.s42.supply.isolation import attrition_tally
from tests.games.s42.means.helpers_initial import country


def points(*statements: str) -> int:
    return victory_points(position(country(*statements)).state).total


# 24.1.1 Objectives


@pytest.mark.rule("S42-24.1.1.a", "S42-24.1.1.b")
def test_captured_objectives_count_for_the_axis() -> None:
    places = ["city 1205 minor Tim vp 2", "town 1206 Oskol vp 1", "city 1605 major Lgov vp 3"]
    assert points(*places) == 0
    assert points(*places, "control axis 1205") == 2
    assert points(*places, "control axis 1205 1206") == 3


@pytest.mark.rule("S42-24.1.1.b")
def test_a_town_is_captured_by_the_last_unit_that_was_in_it() -> None:
    p = position(
        country(
            "town 1405 Oskol vp 1",
            "axis A 10-8-6 tank red at 1305",
            "soviet S 7-5-5 tank black at 1605",
            "phase movement axis",
        )
    )
    p.play("move A; march 1405; march 1305; halt")
    assert victory_points(p.state).total == 1
    p.enter_phase("movement soviet")
    p.play("move S; march 1505; march 1405")
    assert victory_points(p.state).total == 0


@pytest.mark.rule("S42-24.1.1.b", "S42-16.3.4.a")
@pytest.mark.parametrize(("side", "to"), [("axis", "1305"), ("soviet", "1505")])
@pytest.mark.parametrize("place", ["city {} minor Tim vp 2", "town {} Oskol vp 2"])
def test_whoever_comes_back_to_what_he_holds_keeps_it(place: str, side: str, to: str) -> None:
    control = f"control axis {to}" if side == "axis" else ""
    unit = f"{side} A 6-7-3 at 1405"
    p = position(country(place.format(to), control, unit, f"phase movement {side}"))
    held = p.state.axis_cities, p.state.axis_towns
    assert any(held) is (side == "axis")
    p.play(f"move A; march {to}; halt")
    assert (p.state.axis_cities, p.state.axis_towns) == held
    assert not p.told("log-control") + p.told("log-captured")


@pytest.mark.rule("S42-24.1.1.b", "S42-16.3.4.a")
def test_a_town_that_was_captured_bars_no_line_of_supply() -> None:
    p = position(country("town 1705 Oskol vp 1", "control axis 1705", "soviet S 3-5-3 at 1605"))
    assert p.state.axis_cities == 0
    assert p.supplied("S")


RING = ("1204", "1206", "1305", "1306", "1105", "1106")


@pytest.mark.rule("S42-24.1.1.c", "S42-24.1.1.d")
def test_an_objective_without_a_line_of_supply_does_not_count() -> None:
    places = ["city 1205 minor Tim vp 2", "city 1605 minor Lgov vp 3"]
    assert points(*places, "control axis 1205 1605") == 2
    ring = [f"soviet S{n} 3-5-3 at {h}" for n, h in enumerate(RING)]
    assert points(*places, "control axis 1205 1605", "axis A 6-7-3 at 1205", *ring) == 0


@pytest.mark.rule("S42-24.1.1.d")
def test_the_list_of_objectives_tells_what_counts_and_why() -> None:
    p = position(
        country("city 1205 minor Tim vp 2", "city 1705 minor Lgov vp 3", "town 1306 Oskol vp 1",
                "control axis 1205 1705")
    )  # fmt: skip
    told = {p.label(o.hex): (o.points, o.captured, o.counts, o.rule) for o in objectives(p.state)}
    assert told == {
        "1205": (2, True, True, "S42-24.1.1.d"),
        "1705": (3, True, False, "S42-24.1.1.d"),
        "1306": (1, False, False, "S42-24.1.1.b"),
    }


# 24.1.2 Baku

BAKU = """
    map 1000-1810
    area X axis 1000-1010
    area G soviet 1804-1806
    area H soviet 1800
    area J soviet 1810
    road edge-1005-1105-1205-1305-1405-1505-1605-1705-1805-edge
"""
PANZER = "10-8-6/7-6-6 tank red"
FULL = ["axis P 10-8-6 tank red", "axis A 6-7-3", "axis B 6-7-3", "axis C 6-7-3", "axis D 6-7-3"]


def in_baku(*units: str, more: str = "") -> Position:
    held = "\n".join(f"{unit} in G" for unit in units)
    return position(f"{BAKU}\n{held}\n{more}\nturn 20\nbaku")


@pytest.mark.rule("S42-24.1.2.a")
def test_five_divisions_in_baku_are_worth_3_vps() -> None:
    assert victory_points(in_baku(*FULL).state).total == 3
    assert victory_points(in_baku(*FULL[:4]).state).total == 0


def march_to_baku(*units: str, already: tuple[str, ...] = ()) -> Position:
    """The end of a Movement Phase in which units go to Baku, where others may be."""
    there = "\n".join(f"{unit} in G" for unit in already)
    going = "\n".join(f"{unit} at 1805" for unit in units)
    p = position(f"{BAKU}\n{there}\n{going}\nturn 20\nphase movement axis onwards")
    for unit in units:
        p.play(f"move {unit.split()[1]}; enter-area G")
    return p.choose("end-phase")


@pytest.mark.rule("S42-24.1.2.b")
def test_they_must_go_there_in_one_movement_phase() -> None:
    p = march_to_baku(*FULL)
    assert p.at("G") == set("PABCD")
    assert victory_points(p.state).total == 3
    p = march_to_baku(*FULL[4:], already=tuple(FULL[:4]))
    assert p.at("G") == set("PABCD")
    assert victory_points(p.state).total == 0


@pytest.mark.rule("S42-24.1.2.c")
def test_one_of_them_must_be_a_panzer_division() -> None:
    infantry = [unit.replace("10-8-6 tank red", "6-7-3") for unit in FULL]
    assert victory_points(in_baku(*infantry).state).total == 0


@pytest.mark.rule("S42-24.1.2.d", "S42-24.1.2.e")
@pytest.mark.parametrize(
    ("unit", "halves"),
    [
        (f"axis U {PANZER}", 2),
        (f"axis U {PANZER} reduced", 1),
        ("axis U 6-7-3 steps=3", 2),
        ("axis U 6-7-3 steps=3 reduced", 1),
        ("axis U 6-7-3 steps=3 remnant", 0),
        ("axis U 2-5-3 romanian", 1),
        ("axis U 2-5-3 romanian reduced", 0),
        ("axis U 1-2-4 bicycle size=regiment", 0),
        ("axis U 2-2-5 sturmgeschuetz size=battalion", 0),
        ("axis U S-(1)-5 support-hq size=army", 0),
    ],
)
def test_what_counts_as_a_division(unit: str, halves: int) -> None:
    p = in_baku(unit)
    assert divisions_in(p.state, p.mask("U"))[0] == halves


@pytest.mark.rule("S42-24.1.2.d")
@pytest.mark.example("S42-EX-24.1-D1")
def test_halves_add_up() -> None:
    units = [
        f"axis P {PANZER}", "axis A 6-7-3", "axis B 6-7-3", "axis R 2-5-3 romanian",
        "axis S 2-5-3 romanian", "axis C 6-7-3 reduced", "axis D 6-7-3 reduced",
    ]  # fmt: skip
    assert victory_points(in_baku(*units).state).total == 3
    assert victory_points(in_baku(*units[:-1]).state).total == 0
    assert divisions_in(in_baku(*units).state, in_baku(*units).mask("P A B R S C D"))[0] == 2 * 5
    infantry = [units[0].replace(PANZER, "6-7-3"), *units[1:]]
    assert victory_points(in_baku(*infantry).state).total == 0


@pytest.mark.rule("S42-24.1.2.f")
def test_the_vps_are_kept_only_with_a_line_of_supply_by_road() -> None:
    block = "soviet S 3-5-3 at 1405"
    assert victory_points(in_baku(*FULL, more=block).state).total == 0
    beside = "soviet S 3-5-3 at 1401"
    assert victory_points(in_baku(*FULL, more=beside).state).total == 3


@pytest.mark.rule("S42-24.1.2.f")
def test_the_road_must_lead_into_g() -> None:
    held = "\n".join(f"{unit} in G" for unit in FULL)
    text = f"{BAKU.replace('1805-edge', '1805')}\n{held}\nturn 20\nbaku"
    assert position(text).vp().total == 0
    assert in_baku(*FULL).vp().total == 3


@pytest.mark.rule("S42-24.1.2.f")
def test_and_lost_when_the_divisions_are() -> None:
    p = in_baku(*FULL)
    p.state.set_lost(p.unit("D"), 1)
    assert victory_points(p.state).total == 0


@pytest.mark.rule("S42-24.1.2.g")
def test_axis_units_in_g_may_come_back_onto_the_map_through_g_alone() -> None:
    p = position(f"{BAKU}\naxis A 6-7-1 black-box in G\nturn 20\nphase movement axis")
    p.choose("move A")
    assert p.choices("transfer") == []
    assert {"1804", "1805", "1806"} <= p.options("march")
    assert "1800" not in p.options("march")


@pytest.mark.rule("S42-24.1.2.h", "S42-24.1.2.i")
def test_in_g_they_can_be_isolated_and_roll_with_an_airfield() -> None:
    text = f"{BAKU}\naxis A 6-7-3 in G\nturn 20\n"
    wall = "\n".join(f"soviet S{row} 3-5-3 at 17{row:02}" for row in range(0, 11, 2))
    p = position(f"{text}{wall}\nphase supply axis")
    assert {"oos", "isolated"} <= p.states("A")
    assert p.actor == "chance"
    assert "S42-16.5.4.a" in {line.rule for line in attrition_tally(p.state, p.unit("A")).lines}


@pytest.mark.rule("S42-24.1.2.h", "S42-16.3.2.h")
@pytest.mark.parametrize(("guard", "red"), [("", True), ("axis B 6-7-3 at 1805", False)])
def test_a_line_out_of_g_enters_no_two_hexes_in_ezoc_either(guard: str, red: bool) -> None:
    """Out of G a line enters 1805 first, where one that starts in 1805 does not."""
    coast = "terrain sea 1806\nsea 1805/1706\nsoviet S 3-5-3 at 1804\naxis A 6-7-3 in G\nturn 20"
    p = position(f"{BAKU}\n{coast}\n{guard}\nphase supply axis")
    assert p.isolated("A") is red
    assert ("isolated" in p.states("A")) is red


@pytest.mark.rule("S42-24.1.2.h", "S42-16.3.2.b")
@pytest.mark.parametrize(
    ("ground", "road", "reached"),
    [("clear", "1405", True), ("clear", "1305", False), ("mountain", "1505", True),
     ("mountain", "1405", False), ("mountain", "1405\nroad 1705-1805-edge", True)],
)  # fmt: skip
def test_the_first_hex_out_of_g_counts_in_a_line(ground: str, road: str, reached: bool) -> None:
    p = position(
        f"map 1000-1810\narea X axis 1000-1010\narea G soviet 1805\nterrain {ground} 1805\n"
        f"axis A 6-7-3 in G\nturn 20\nroad edge-1005-{road}"
    )
    assert p.supplied("A") is reached


@pytest.mark.rule("S42-24.1.3.a")
def test_soviet_units_in_g_go_to_h_or_j_and_are_disrupted() -> None:
    units = "\n".join(f"{unit.replace('-3', '-6')} at 1805" for unit in FULL)
    p = position(
        f"{BAKU}\n{units}\nsoviet S 3-5-3 in G\nsoviet H 0-0-5 army-hq in G\n"
        "turn 20\nphase movement axis onwards"
    )
    for name in "PABCD":
        p.play(f"move {name}; enter-area G")
    p.choose("end-phase")
    assert p.actor == "soviet"
    assert p.options("transfer") == {"H", "J"}
    p.play("transfer H; transfer J")
    assert {p.where("S"), p.where("H")} == {"H", "J"}
    assert p.order("S") == "disrupted"
    assert p.order("H") == "good"


@pytest.mark.rule("S42-24.1.3.a")
def test_full_retreat_is_not_eased_by_it_and_units_in_boxes_suffer_it_too() -> None:
    p = position(
        f"{BAKU}\naxis A 6-7-6 at 1805\nsoviet S 3-5-3 in G fr\n"
        "soviet R 0-0-3 reserve-army in G box=1\nsoviet U 3-5-3 in box-1\n"
        "turn 22\nphase movement axis onwards"
    )
    p.play("move A; enter-area G; end-phase; transfer H; transfer H")
    assert [p.order(name) for name in "SUR"] == ["full_retreat", "disrupted", "good"]


@pytest.mark.rule("S42-24.1.3.a")
@pytest.mark.parametrize(("others", "to"), [("area A soviet 1810", {"A"}), ("", set())])
def test_on_a_map_without_h_and_j_they_go_where_they_can(others: str, to: set[str]) -> None:
    ground = BAKU.replace("area H soviet 1800", "").replace("area J soviet 1810", others)
    p = position(f"{ground}\naxis A 6-7-6 at 1805\nsoviet S 3-5-3 in G\nturn 22\n"
                 "phase movement axis onwards")  # fmt: skip
    p.play("move A; enter-area G; end-phase")
    assert p.options("transfer") == to
    assert p.choices()


@pytest.mark.rule("S42-24.1.3.b")
def test_soviet_units_may_not_enter_g_while_the_axis_is_there() -> None:
    text = f"{BAKU}\nsoviet S 3-5-3 at 1806\nturn 20\nphase movement soviet"
    assert "G" in position(text).choose("move S").options("enter-area")
    held = position(f"axis A 6-7-3 in G\n{text}").choose("move S")
    assert "G" not in held.options("enter-area")


@pytest.mark.rule("S42-24.1.3.b", "S42-16.2.2.b")
def test_nor_is_g_a_soviet_supply_source_then() -> None:
    text = f"{BAKU}\nsoviet S 3-5-3 at 1606\nsoviet T 3-5-3 at 1805"
    shut = "axis B 6-7-3 at 1800\naxis C 6-7-3 at 1810"
    assert position(f"{text}\n{shut}").supplied("T")
    assert not position(f"{text}\n{shut}\naxis A 6-7-3 in G").supplied("T")


@pytest.mark.rule("S42-24.1.3.c", "S42-7.5.a")
def test_nor_is_it_an_axis_one_that_bonds_or_supplies() -> None:
    wall = "\n".join(f"soviet S{row} 3-5-3 at 14{row:02}" for row in range(0, 11, 2))
    p = position(f"{BAKU}\naxis A 6-7-3 in G\naxis B 6-7-3 at 1705\n{wall}\nturn 20")
    assert not p.supplied("B")
    assert p.bonds("axis") == set()


# 24.1.4 The Axis rear

REAR = [
    "area Z axis 1010",
    "city 1201 major Kharkov",
    "city 1202 major Stalino",
    "city 1203 minor Belgorod",
    "city 1208 minor Tim",
    "west 1000-1205",
    "control axis 1201 1202 1203 1208",
]


@pytest.mark.rule("S42-24.1.4.a", "S42-24.1.4.d")
def test_soviet_units_next_to_x_y_or_z_cost_3_vps_for_each_area() -> None:
    assert points(*REAR, "soviet S 3-5-3 at 1008") == -3
    assert points(*REAR, "soviet S 3-5-3 at 1008", "soviet T 3-5-3 at 1007") == -3
    assert points(*REAR, "soviet S 3-5-3 at 1010") == -6
    assert points(*REAR, "soviet S 3-5-3 at 1010", "soviet T 3-5-3 at 1000") == -9
    assert points(*REAR, "axis S 3-5-3 at 1010") == 0
    assert points(*REAR, "soviet S 3-5-3 at 1110") == 0


@pytest.mark.rule("S42-24.1.4.b")
def test_a_major_city_west_of_the_start_line_costs_3_vps() -> None:
    assert points(*REAR, "soviet S 3-5-3 at 1201") == -3
    assert points(*REAR, "soviet S 3-5-3 at 1201", "soviet T 3-5-3 at 1202") == -6


@pytest.mark.rule("S42-24.1.4.c")
def test_a_minor_city_there_costs_1_vp() -> None:
    assert points(*REAR, "soviet S 3-5-3 at 1203") == -1
    assert points(*REAR, "soviet S 3-5-3 at 1208") == 0


@pytest.mark.rule("S42-24.1.4.a", "S42-24.1.4.b", "S42-24.1.4.c")
@pytest.mark.parametrize(("h", "loss"), [("1010", -3), ("1201", -3), ("1203", -1), ("1208", -3)])
def test_what_a_unit_in_a_hex_of_the_rear_costs(h: str, loss: int) -> None:
    p = position(country(*REAR))
    assert rear_loss(p.state.country, p.hex(h)) == loss


@pytest.mark.rule("S42-24.1.4.a", "S42-24.1.4.b", "S42-24.1.4.c", "S42-24.1.4.d")
@pytest.mark.example("S42-EX-24.1-D2")
def test_deductions_add_up_and_the_total_may_be_negative() -> None:
    text = [
        *REAR,
        "city 1206 minor Oskol vp 6",
        "control axis 1206",
        "soviet A 3-5-3 at 1010",
        "soviet B 3-5-3 at 1201",
        "soviet C 3-5-3 at 1203",
    ]
    tally = victory_points(position(country(*text)).state)
    assert sorted(line.value for line in tally.lines) == [-3, -3, -3, -1, 6]
    assert tally.total == -4


@pytest.mark.rule("S42-24.1.4.e")
def test_a_deduction_ends_with_its_cause() -> None:
    p = position(country(*REAR, "soviet S 3-5-3 at 1201"))
    assert victory_points(p.state).total == -3
    p.state.put(p.unit("S"), p.hex("1301"))
    assert victory_points(p.state).total == 0


# 24.2 Automatic victory


@pytest.mark.rule("S42-24.2.a", "S42-24.2.b", "S42-24.2.c", "S42-24.2.d")
@pytest.mark.example("S42-EX-24.2-1")
def test_six_vps_above_or_below_the_benchmark_end_the_game() -> None:
    p = position(country("turn 8", "victory 21 benchmarks"))
    assert p.state.setting.charts.turns.turn(8).benchmark == 8
    winners = {}
    for score in range(20):
        found = verdict(p.state, score)
        winners[score] = None if found is None else found.winner
    assert {score for score, winner in winners.items() if winner == 0} == set(range(14, 20))
    assert {score for score, winner in winners.items() if winner == 1} == {0, 1, 2}


@pytest.mark.rule("S42-24.2.a")
def test_benchmarks_grow_with_the_turns() -> None:
    p = position(country("turn 16", "victory 21 benchmarks"))
    assert verdict(p.state, 14) is None
    found = verdict(p.state, 20)
    assert found is not None
    assert found.rule == "S42-24.2.b"


@pytest.mark.rule("S42-24.2.b", "S42-24.2.c")
def test_without_benchmarks_there_is_no_automatic_victory() -> None:
    p = position(country("turn 8", "victory 21"))
    assert verdict(p.state, 14) is None
    assert verdict(p.state, -10) is None


@pytest.mark.rule("S42-24.2.c", "S42-3.0.k")
def test_the_soviet_player_wins_at_the_end_of_a_turn() -> None:
    text = ["turn 8", "victory 21 benchmarks", "city 1205 minor Tim vp 2", "control axis 1205"]
    p = position(country(*text, "phase victory axis onwards"))
    assert p.actor == "over"
    assert p.state.winner == 1
    assert p.state.reason == "log-soviet-wins-automatically"


# 24.3 Mount Elbrus

ELBRUS = ['landmark 1405 "Mount Elbrus"', "turn 8", "victory 21 benchmarks"]


@pytest.mark.rule("S42-24.3.a")
@pytest.mark.parametrize(("unit", "earned"), [("5-5-4 mountain", 1), ("6-7-4", 0)])
def test_an_axis_mountain_unit_on_mount_elbrus_earns_a_vp(unit: str, earned: int) -> None:
    p = position(country(*ELBRUS, f"axis A {unit} at 1305", "phase movement axis"))
    p.play("move A; march 1405; march 1404")
    assert p.state.elbrus == earned


@pytest.mark.rule("S42-24.3.a")
def test_a_soviet_mountain_unit_does_not() -> None:
    p = position(country(*ELBRUS, "soviet A 5-5-4 mountain at 1505", "phase movement soviet"))
    p.play("move A; march 1405")
    assert p.state.elbrus == 0


@pytest.mark.rule("S42-24.3.a", "S42-24.3.c")
def test_it_counts_for_automatic_victory_alone() -> None:
    p = position(country(*ELBRUS, "elbrus"))
    assert victory_points(p.state).total == 0
    assert verdict(p.state, 12) is None
    found = verdict(p.state, 13)
    assert found is not None
    assert found.winner == 0


@pytest.mark.rule("S42-24.3.b")
def test_it_is_not_lost_again() -> None:
    p = position(country(*ELBRUS, "elbrus", "soviet S 3-5-3 at 1505", "phase movement soviet"))
    p.play("move S; march 1405")
    assert p.state.elbrus == 1


@pytest.mark.rule("S42-24.3.c", "S42-24.3.d")
def test_it_does_not_count_on_the_last_turn() -> None:
    p = position(country(*ELBRUS, "elbrus", "turns 1-8"))
    found = verdict(p.state, 13)
    assert found is not None
    assert (found.winner, found.rule) == (1, "S42-S1.3.a")
