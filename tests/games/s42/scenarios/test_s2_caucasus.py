"""Scenario S2, the Caucasus campaign: its terms, its special rules and its victory."""

import pytest

from hexfront.games.s42.definitions.counters import Box, Branch
from hexfront.games.s42.entry.areas import open_areas
from hexfront.games.s42.entry.moves import entry_hexes
from hexfront.games.s42.means.support import air_bases
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.places import Phase
from hexfront.games.s42.scenarios.start import start
from hexfront.games.s42.scenarios.victory import verdict, victory_points
from hexfront.games.s42.screen.companion import S42GameFacts
from hexfront.games.s42.setting import AXIS, SOVIET, S42Options, setting
from hexfront.games.s42.state import WEATHERS, S42State
from hexfront.games.s42.supply.lines import sources_of
from hexfront.games.s42.supply.railways import connected_rail, railhead_paths
from hexfront.games.s42.weather.weather import german_air
from hexfront.hexes import HexId
from hexfront.play.masks import members

CAUCASUS = "scenario caucasus\n"


def begun() -> S42State:
    return start(setting("caucasus", S42Options()))


def named(state: S42State) -> Position:
    """The game by the names of the notation."""
    return Position(state, [unit.id for unit in state.setting.units] + [""] * 40)


def at(*statements: str) -> Position:
    """The map and terms of the scenario with a few units."""
    return position(CAUCASUS + "\n".join(statements))


# S2.1 Data


@pytest.mark.rule("S42-S2.1.a", "S42-S2.5.b")
def test_it_runs_from_turn_10_to_turn_27() -> None:
    state = begun()
    assert state.turn == 10
    state.turn = 26
    assert verdict(state, 20) is None
    state.turn = 27
    assert verdict(state, 20) is not None


@pytest.mark.rule("S42-S2.1.b", "S42-S2.4.1.a")
def test_a_soviet_preliminary_move_then_the_axis() -> None:
    p = named(begun())
    assert (p.state.side, p.state.phase, p.state.preliminary) == (SOVIET, Phase.MOVEMENT, 1)
    p.choose("end-phase")
    assert (p.state.side, p.state.phase, p.state.preliminary) == (AXIS, Phase.MOVEMENT, 0)


@pytest.mark.rule("S42-S2.1.c")
def test_only_the_caucasus_maps_without_their_half_hexes() -> None:
    state = begun()
    grid = state.country.grid
    assert state.setting.file.maps == ("C1", "C2")
    assert {grid.column_row(h)[1] for h in grid.hexes} == set(range(40, 65))


@pytest.mark.rule("S42-S2.1.d")
def test_the_set_up_is_that_of_the_scenario() -> None:
    p = named(begun())
    on_map = members(p.state.on_map)
    assert {p.state.side_of(u) for u in on_map} == {SOVIET}
    assert len(on_map) > 30
    assert {"ger-1-pz-army", "ger-13-pz", "ger-wiking"} <= p.at("S")
    assert p.where("sov-grozny-nkvd") == "6760"
    assert p.forts("soviet") == {"6057", "6159"}


# S2.2 Axis


@pytest.mark.rule("S42-S2.2.a")
@pytest.mark.parametrize(
    ("turn", "sky", "units"),
    [
        (14, "clear", 1), (15, "clear", 0), (22, "overcast", 0), (23, "overcast", 1),
        (23, "rain", 0), (26, "clear", 1), (27, "overcast", 1), (27, "clear", 1),
    ],
)  # fmt: skip
def test_one_air_unit_under_a_fair_sky(turn: int, sky: str, units: int) -> None:
    state = begun()
    state.turn = turn
    state.sky = [weather.value for weather in WEATHERS].index(sky)
    assert german_air(state) == units


@pytest.mark.rule("S42-S2.2.a", "S42-S2.4.2.a")
def test_it_flies_on_the_first_turn_from_the_north_edge() -> None:
    p = named(begun())
    p.choose("end-phase")
    assert p.state.air_absent == 0
    assert {"2140", "4740"} <= p.labels(air_bases(p.state))
    assert "4840" not in p.labels(air_bases(p.state))
    held = at("soviet S 3-5-3 at 3140", "turn 10", "phase movement axis")
    assert {"2140", "4740"} <= held.labels(air_bases(held.state))
    assert "3140" not in held.labels(air_bases(held.state))


@pytest.mark.rule("S42-S2.2.b", "S42-S2.3.a")
def test_one_resource_point_a_turn() -> None:
    assert at("turn 11", "phase initial axis").state.rp == 1
    assert at("turn 11", "phase initial soviet").state.rp == 1


@pytest.mark.rule("S42-S2.2.c", "S42-S2.4.3.a")
def test_on_the_first_turn_the_axis_enters_between_2740_and_4240() -> None:
    def entries(turn: int) -> set[str]:
        p = at("unit ger-73-inf as I in S", f"turn {turn}", "phase movement axis")
        area = p.state.country.area_index["S"]
        return p.labels(entry_hexes(p.state, AXIS, area, p.units("I")))

    assert entries(10) == {f"{column}40" for column in range(27, 43)}
    assert entries(11) == {f"{column}40" for column in range(21, 48)}


@pytest.mark.rule("S42-S2.4.3.a")
def test_they_enter_with_their_full_allowance() -> None:
    p = at("unit ger-73-inf as I in S", "turn 10", "phase movement axis")
    assert "3142" in p.choose("move I").options("march")


@pytest.mark.rule("S42-S2.2.d")
def test_bluecher_waits_in_the_crimea_and_volunteers_on_their_display() -> None:
    p = named(begun())
    units = p.state.setting.units
    bluecher = {unit.id for unit in units if unit.box is Box.BLUECHER}
    assert len(bluecher) == 5
    assert bluecher <= p.at("W")
    volunteers = {unit.id for unit in units if unit.branch is Branch.CAUCASIAN}
    assert len(volunteers) == 6
    assert {p.where(name) for name in volunteers} == {"pending"}


@pytest.mark.rule("S42-S2.2.d", "S42-20.8.a")
def test_a_volunteer_comes_once_both_cities_are_taken() -> None:
    text = ("unit vol-platow as V", "turn 14")
    p = at(*text, "control axis 2849", "phase initial axis")
    assert p.options("arrive") == set()
    p = at(*text, "control axis 2849 4549", "phase initial axis")
    assert p.options("arrive") == {"V 2849", "V 4549"}


@pytest.mark.rule("S42-S2.2.e")
def test_roads_off_the_north_edge_supply_the_axis_west_of_4440() -> None:
    west = at("unit ger-73-inf as I at 4140", "turn 11")
    assert west.supplied("I")
    soviet = ("soviet S1 3-5-3 at 4348", "soviet S2 3-5-3 at 4346", "soviet S3 3-5-3 at 4344")
    east = at("unit ger-73-inf as I at 5740", *soviet, "soviet S4 3-5-3 at 4342",
              "soviet S5 3-5-3 at 4340", "turn 11")  # fmt: skip
    assert not east.supplied("I")


@pytest.mark.rule("S42-S2.2.e")
def test_taman_supplies_the_axis_when_it_controls_it() -> None:
    line = [f"soviet S{n} 3-5-3 at {h}" for n, h in enumerate(("2249", "2251", "2047"))]
    text = ("unit ger-73-inf as I at 1750", "turn 18", *line)
    assert at(*text, "control axis 1549").supplied("I")
    assert not at(*text).supplied("I")


@pytest.mark.rule("S42-S2.2.i")
def test_ports_of_the_sea_of_azov_do_not() -> None:
    text = ("unit ger-125-inf as I at 1949", "control axis 1949 2343 1549", "turn 18")

    def ports(*more: str) -> set[str]:
        return {"1949", "2343", "1549"} & at_sources(at(*text, *more), AXIS)

    assert ports() == {"1549"}
    assert ports("option complete_source_list off") == {"1949", "2343", "1549"}


def at_sources(p: Position, side: int) -> set[str]:
    """The hexes at which the lines of a side end."""
    return p.labels(sources_of(p.state, side).gates)


@pytest.mark.rule("S42-S2.2.f", "S42-S2.3.d")
def test_replacements_are_those_of_the_caucasus_track() -> None:
    axis = at("turn 13", "phase initial axis").state.replacements
    assert axis == (1, 0, 0, 0, 0, 0, 0, 1)
    soviet = at("turn 12", "phase initial soviet").state.replacements
    assert soviet == (0, 1, 1, 0, 0, 0, 0, 0)


@pytest.mark.rule("S42-S2.2.f", "S42-S2.3.d")
def test_the_page_shows_the_same_track() -> None:
    turns = S42GameFacts().scenario_facts("caucasus").charts.turns.turns
    assert [turn.number for turn in turns] == list(range(10, 28))
    assert (turns[0].axis.tank, turns[3].axis.tank, turns[3].axis.axis) == (0, 1, 1)
    assert (turns[2].soviet.infantry, turns[2].soviet.cavalry) == (1, 1)


@pytest.mark.rule("S42-S2.2.g")
def test_the_first_railhead_appears_on_turn_13_in_3140() -> None:
    assert at("turn 12", "phase initial axis").railheads() == set()
    assert at("turn 13", "phase initial axis").railheads() == {"3140"}


@pytest.mark.rule("S42-S2.2.g")
def test_it_waits_for_a_soviet_unit_to_leave() -> None:
    assert at("turn 13", "soviet S 3-5-3 at 3140", "phase initial axis").railheads() == set()
    assert at("turn 15", "phase initial axis").railheads() == {"3140"}


@pytest.mark.rule("S42-S2.2.j")
def test_the_line_at_3140_is_joined_to_a_source() -> None:
    p = at("railhead 3140", "turn 14")
    assert "3140" in p.labels(connected_rail(p.state, AXIS))


@pytest.mark.rule("S42-S2.2.h", "S42-S2.2.j")
def test_the_second_railhead_starts_at_tikhoretsk_and_runs_to_taman() -> None:
    p = at("railhead 3342", "repaired 3140-3141-3241-3342", "turn 16", "phase supply axis")
    p.choose("move-railhead 3342 3443")
    assert p.state.railheads.count(p.hex("3443")) == 2
    first, second = ({p.label(h) for h in railhead_paths(p.state, index)} for index in (0, 1))
    assert second == {"3344", "3244"}
    assert {"3344", "3544", "3543"} <= first


@pytest.mark.rule("S42-S2.2.j")
def test_no_other_junction_gives_a_railhead() -> None:
    line = ("3140-3141-3241-3342-3343-3443-3344-3244-3245-3146-3046-2947-2948-2848-2849",
            "2849-2750-2649-2549-2449-2450-2351")  # fmt: skip
    p = at("railhead 3443 2351", *(f"repaired {part}" for part in line), "turn 18",
           "phase supply axis")  # fmt: skip
    assert p.hex("2251") in p.state.country.theatre.rail_junctions()
    p.choose("move-railhead 2351 2251")
    assert p.railheads() == {"3443", "2251"}
    assert len(p.state.railheads) == 2


# S2.3 Soviet


@pytest.mark.rule("S42-22.6.2.a")
def test_the_north_edge_is_one_of_the_areas_between_which_axis_units_move() -> None:
    for name, here, there in (("A", "W", "S"), ("B", "S", "W")):
        p = at(f"axis {name} 6-7-3 in {here}", "turn 12", "phase movement axis")
        assert p.choose(f"move {name}").options("transfer") == {there}


@pytest.mark.rule("S42-S2.3.b")
def test_caucasus_reinforcements_arrive_in_g_to_l() -> None:
    p = at("unit sov-223-rd as R due=10", "turn 10", "phase initial soviet")
    assert p.options("arrive") == {f"R {area}" for area in "GHJKL"}


@pytest.mark.rule("S42-S2.3.c")
def test_others_come_over_the_caspian() -> None:
    p = at("unit sov-5-gds-tb as T due=20 entry=F", "turn 20", "phase initial soviet")
    assert p.where("T") == "F"
    p.enter_phase("movement soviet")
    assert p.choose("move T").options("transfer") == set("GHJKL")


@pytest.mark.rule("S42-S2.3.c", "S42-22.6.4.b")
def test_and_wait_while_the_transit_box_is_full() -> None:
    p = at("unit sov-5-gds-tb as T due=20 entry=F", "soviet A 3-5-3 in F", "soviet B 3-5-3 in F",
           "turn 20", "phase initial soviet")  # fmt: skip
    assert p.where("T") == "pending"
    assert "end-phase" in p.choices()


@pytest.mark.rule("S42-S2.3.e")
def test_soviet_sources_are_g_to_l_and_ports() -> None:
    p = at("turn 11")
    assert open_areas(p.state, SOVIET) == tuple("GHJKL")
    assert {"6960", "4964", "2152", "2956"} <= at_sources(p, SOVIET)
    assert "2152" not in at_sources(at("turn 11", "control axis 2152"), SOVIET)
    assert "2343" in at_sources(at("turn 11", "soviet S 3-5-3 at 1949"), SOVIET)
    assert "2343" not in at_sources(at("turn 11", "control axis 1949"), SOVIET)


@pytest.mark.rule("S42-S2.3.f")
def test_garrisons_are_bound_and_nobody_else() -> None:
    state = begun()
    assert state.locked == state.setting.garrison != 0


# S2.4 First turn


@pytest.mark.rule("S42-S2.4.1.a")
@pytest.mark.parametrize(("when", "may"), [("preliminary", False), ("", True)])
def test_nobody_is_driven_off_in_the_preliminary_move(when: str, may: bool) -> None:
    p = position(f"""
        map 1000-1610
        {when}
        axis A 1-1-3 steps=1 at 1405
        soviet S 20-7-3 at 1305
        phase movement soviet
    """)
    assert (p.options("overrun") == {"1405"}) is may
    if not may:
        assert p.refusal("overrun 1405").rule == "S42-S2.4.1.a"


@pytest.mark.rule("S42-S2.4.1.a")
def test_the_preliminary_move_spends_the_normal_allowance() -> None:
    p = named(begun())
    assert "move sov-krasnodar-gar" not in p.choices()
    p.choose("move sov-15-cd")
    origin, grid = p.hex("3041"), p.state.country.grid
    reach = {p.hex(label) for label in p.options("march")}
    assert max(grid.distance(origin, HexId(h)) for h in reach) == 5
    assert p.options("entrain") == set()


@pytest.mark.rule("S42-S2.4.1.a")
@pytest.mark.parametrize("kind", ["entrain", "sail"])
def test_nobody_goes_by_rail_or_sea_in_it(kind: str) -> None:
    where = {"entrain": "6760", "sail": "2152"}[kind]
    text = ("unit sov-77-rd as R at " + where, "turn 10")
    p = at(*text, "phase movement soviet")
    assert p.choose("move R").options(kind) != set()
    p = at(*text, "preliminary", "phase movement soviet")
    assert p.choose("move R").options(kind) == set()


@pytest.mark.rule("S42-S2.4.1.b")
def test_reinforcements_do_not_enter_in_it() -> None:
    text = ("unit sov-223-rd as R in G", "turn 10")
    assert "move R" in at(*text, "phase movement soviet").choices()
    p = at(*text, "preliminary", "phase movement soviet")
    assert "move R" not in p.choices()
    assert p.refusal("move R").rule == "S42-S2.4.1.b"


@pytest.mark.rule("S42-S2.4.1.b")
def test_two_reinforcements_are_due_on_the_first_turn() -> None:
    state = begun()
    due = [u for u, turn in enumerate(state.due) if turn == 10]
    assert len(due) == 2
    assert {state.side_of(u) for u in due} == {SOVIET}


@pytest.mark.rule("S42-S2.4.2.a")
def test_the_axis_has_no_initial_phase_on_the_first_turn() -> None:
    p = named(begun())
    p.choose("end-phase")
    assert p.state.rp == 0
    assert not any(p.state.replacements)
    assert len(p.at("S")) == 20


# S2.5 Victory


@pytest.mark.rule("S42-S2.5.a")
def test_there_is_no_automatic_victory() -> None:
    state = begun()
    state.turn = 20
    assert verdict(state, 40) is None
    assert verdict(state, -40) is None


@pytest.mark.rule("S42-S2.5.b")
def test_twelve_points_win() -> None:
    state = begun()
    assert victory_points(state).total == 0
    state.turn = 27
    for points, winner in ((12, AXIS), (11, SOVIET)):
        found = verdict(state, points)
        assert found is not None
        assert (found.winner, found.rule) == (winner, "S42-S2.5.b")


KRASNODAR = ("2848", "2949", "2950", "2850", "2750", "2749")
"""The hexes around it."""


@pytest.mark.rule("S42-S2.5.c")
def test_isolated_hexes_do_not_count() -> None:
    assert at("control axis 2849", "turn 12").vp().total == 2
    ring = [f"soviet S{n} 3-5-3 at {h}" for n, h in enumerate(KRASNODAR)]
    assert at("control axis 2849", *ring, "turn 12").vp().total == 0


def test_the_historical_line_is_worth_nine_points() -> None:
    held = "2849 3452 4049 4549 5255 6057 2152"
    assert at(f"control axis {held}", "turn 27").vp().total == 9
