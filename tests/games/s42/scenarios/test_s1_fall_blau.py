"""Scenario S1, "Fall Blau": its terms, its special rules and its victory."""

import pytest

from hexfront.games.s42.entry.moves import entry_hexes
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.places import Phase
from hexfront.games.s42.scenarios.start import start
from hexfront.games.s42.scenarios.victory import objectives, verdict, victory_points
from hexfront.games.s42.setting import AXIS, SOVIET, S42Options, setting
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import sources_of
from hexfront.play.masks import members

BLAU = "scenario fall-blau\n"


def begun() -> S42State:
    return start(setting("fall-blau", S42Options()))


def at_start(*statements: str) -> Position:
    """The map and terms of the scenario with a few units."""
    return position(BLAU + "\n".join(statements))


# S1.1 Data


@pytest.mark.rule("S42-S1.1.a")
def test_it_lasts_eight_turns() -> None:
    state = begun()
    assert state.turn == 1
    assert verdict(state, 0) is None
    state.turn = 7
    assert verdict(state, 0) is None
    state.turn = 8
    assert verdict(state, 0) is not None


@pytest.mark.rule("S42-S1.1.b")
def test_the_axis_goes_first_on_map_a() -> None:
    state = begun()
    assert state.side == state.actor() == AXIS
    assert state.setting.file.maps == ("A",)
    assert state.country.theatre.at("3806") >= 0
    on_map = [u for u, place in enumerate(state.place) if place >= 0]
    assert len(on_map) > 150


# S1.2 Special rules


@pytest.mark.rule("S42-S1.2.a")
def test_play_starts_with_the_axis_initial_phase_of_turn_1() -> None:
    state = begun()
    assert (state.turn, state.side, state.phase) == (1, AXIS, Phase.INITIAL)
    assert "log-weather" not in {entry.message for entry in state.news or []}


@pytest.mark.rule("S42-S1.2.b")
def test_on_turn_1_axis_combat_units_move_two_hexes_and_sps_as_they_can() -> None:
    text = ("unit ger-3-pz as P at 1213", "sp F axis at 1214")

    def farthest(name: str, turn: int) -> int:
        p = at_start(*text, f"turn {turn}", "phase movement axis")
        origin = p.hex(p.where(name))
        marches = p.choose(f"move {name}").options("march")
        return max(p.state.country.grid.distance(origin, p.hex(h)) for h in marches)

    assert farthest("P", 1) == 2
    assert farthest("P", 2) > 2
    assert farthest("F", 1) > 2


@pytest.mark.rule("S42-S1.2.c")
def test_axis_units_cross_army_boundaries() -> None:
    state = begun()
    sides = {side for line in state.country.theatre.army_boundaries for side in line.sides}
    assert sides
    crossed = 0
    for a, b in sorted(sides):
        labels = [state.country.theatre.label(h) for h in (a, b)]
        p = at_start(f"unit ger-97-jg as J at {labels[0]}", "turn 2", "phase movement axis")
        if "move J" in p.choices():
            crossed += labels[1] in p.choose("move J").options("march")
    assert crossed == len(sides)


@pytest.mark.rule("S42-S1.2.d", "S42-S1.2.f")
def test_soviet_reinforcements_come_from_a_and_b_and_the_other_edges() -> None:
    p = at_start("unit sov-25-tc as T due=4", "turn 4", "phase initial soviet")
    assert p.options("arrive") == {f"T {area}" for area in "ABMNOP"}
    assert p.refusal("arrive T X").rule == "S42-S1.2.d"
    p.choose("arrive T N")
    p.enter_phase("movement soviet")
    p.choose("move T")
    assert {"4120", "4112", "4142"} <= p.options("march")


@pytest.mark.rule("S42-S1.2.e")
def test_the_railways_at_the_east_and_south_edge_are_connected_for_the_soviet_player() -> None:
    p = at_start("soviet R 3-5-3 in N", "soviet Q 3-5-3 in O", "turn 4", "phase movement soviet")
    assert p.choose("move R").choices("entrain") != []
    p = at_start("soviet Q 3-5-3 in O", "turn 4", "phase movement soviet")
    assert p.choose("move Q").choices("entrain") != []


@pytest.mark.rule("S42-S1.2.f")
def test_a_soviet_reinforcement_may_go_to_any_friendly_entry_area_instead() -> None:
    p = at_start("unit sov-25-tc as T due=4", "turn 4", "phase initial soviet")
    p.choose("arrive T N")
    p.enter_phase("movement soviet")
    p.choose("move T")
    assert set("ABMOP") <= p.options("transfer")


@pytest.mark.rule("S42-S1.2.g")
def test_axis_units_leave_the_map_through_m_to_p() -> None:
    p = at_start("unit ger-3-pz as P at 4110", "turn 5", "phase movement axis")
    p.play("move P; enter-area M")
    assert p.where("P") == "M"
    p.enter_phase("initial soviet")
    assert "M" in p.options("place-supply")
    p = at_start("unit ger-3-pz as P in M", "soviet S 3-5-3 at 4108", "turn 5",
                 "phase movement soviet")  # fmt: skip
    assert "M" in p.choose("move S").options("enter-area")


@pytest.mark.rule("S42-S1.2.h")
def test_and_never_come_back_nor_attack_onto_it() -> None:
    text = ("unit ger-3-pz as P in M", "soviet S 2-2-3 at 4108", "turn 5")
    p = at_start(*text, "phase movement axis")
    assert p.choices("move") == []
    p = at_start(*text, "phase combat axis")
    assert p.choices("attack") == []


@pytest.mark.rule("S42-S1.2.l")
def test_m_to_p_supply_the_soviet_player() -> None:
    p = at_start("turn 5")
    gates = {side: p.labels(sources_of(p.state, side).gates) for side in (AXIS, SOVIET)}
    for label in ("4105", "4120", "3642", "2842"):
        assert label in gates[SOVIET]
        assert label not in gates[AXIS]


@pytest.mark.rule("S42-S1.2.g", "S42-18.1.e")
def test_the_exits_are_no_axis_entry_areas() -> None:
    p = at_start("turn 5", "phase initial axis")
    assert p.options("place-supply") == {"X", "Y", "Z"}


@pytest.mark.rule("S42-S1.2.i", "S42-20.6.a")
def test_soviet_units_south_of_rostov_are_bound() -> None:
    state = begun()
    bound = {state.unit(u).id for u in members(state.locked & ~state.setting.garrison)}
    assert {"sov-91-302-rd", "sov-116-cd", "sov-12-cd", "sov-15-cd"} <= bound
    assert "sov-110-115-cd" not in bound


FIFTH = ("sov-14-gds-rd", "sov-1-rd", "sov-127-rd", "sov-153-203-rd", "sov-197-rd")


def fifth_reserve_army() -> Position:
    """Turn 3 after the Soviet Initial Phase, all on the way."""
    state = begun()
    rest = [unit.id for unit in state.setting.units if unit.id not in FIFTH]
    p = Position(state, [unit.id for unit in state.setting.units] + [""] * 40)
    for name in rest:
        state.put(p.unit(name), -3)
    state.turn = 3
    return p.enter_phase("initial soviet")


@pytest.mark.rule("S42-S1.2.j")
def test_the_5th_reserve_army_enters_on_turn_3_over_the_east_edge_north_of_4210() -> None:
    p = fifth_reserve_army()
    assert p.options("arrive") == {f"{name} {area}" for name in FIFTH for area in "MN"}
    for name in FIFTH:
        p.choose(f"arrive {name} M")
    p.enter_phase("movement soviet")
    area = p.state.country.area_index["M"]
    army, other = p.units("sov-1-rd"), p.units("sov-25-tc")
    assert p.labels(entry_hexes(p.state, SOVIET, area, army)) == {
        f"41{row:02}" for row in range(11)
    }
    assert "4111" in p.labels(entry_hexes(p.state, SOVIET, area, other))
    p.play("move sov-1-rd; march 4110")
    assert p.where("sov-1-rd") == "4110"


@pytest.mark.rule("S42-S1.2.j")
def test_one_of_its_units_may_come_by_rail() -> None:
    p = fifth_reserve_army()
    for name in FIFTH:
        p.choose(f"arrive {name} M")
    p.enter_phase("movement soviet")
    p.choose("move sov-1-rd")
    p.choose(f"entrain {min(p.options('entrain'))}")
    others = [name for name in FIFTH if name != "sov-1-rd"]
    for name in others:
        p.choose(f"move {name}")
        assert p.choices("entrain") == []
        p.choose("march 4105")
        if p.choices("halt"):
            p.choose("halt")


@pytest.mark.rule("S42-S1.2.k")
def test_the_6th_reserve_army_may_move_from_turn_2_on() -> None:
    sixth = {"sov-141-206-rd", "sov-174-232-rd", "sov-219-rd", "sov-309-rd"}
    state = begun()
    p = Position(state, [unit.id for unit in state.setting.units] + [""] * 40)
    assert p.at("3806") == sixth
    p.enter_phase("initial soviet")
    assert not p.enter_phase("movement soviet").options("move") & sixth
    p.choose("end-phase")
    assert p.at("3806") == sixth, "no stacking limit for those who may not move"
    state.turn = 2
    p.enter_phase("initial soviet")
    assert sixth <= p.enter_phase("movement soviet").options("move")


# S1.3 Victory

VORONEZH = "control axis 2503"


def vps(*statements: str) -> int:
    return victory_points(at_start(*statements).state).total


@pytest.mark.rule("S42-S1.3.a")
@pytest.mark.parametrize(
    ("turn", "score", "winner"),
    [(1, 7, None), (1, 8, AXIS), (5, 9, AXIS), (8, 8, AXIS), (8, 7, SOVIET), (7, -9, None)],
)
def test_the_axis_wins_at_once_with_8_vps_the_soviet_player_by_time(
    turn: int, score: int, winner: int | None
) -> None:
    state = begun()
    state.turn = turn
    found = verdict(state, score)
    assert (None if found is None else found.winner) == winner


@pytest.mark.rule("S42-S1.3.a", "S42-3.0.k")
def test_the_game_is_over_then() -> None:
    p = at_start("turn 8", "phase victory axis onwards")
    assert p.actor == "over"
    assert p.state.winner == SOVIET
    assert p.state.reason == "log-soviet-wins-time"
    assert p.told("log-soviet-wins-time")[0].args["points"] == 0


def test_at_the_start_the_axis_has_no_vps() -> None:
    state = begun()
    assert victory_points(state).total == 0
    assert sum(objective.points for objective in objectives(state)) == 15


RING = ("2502", "2504", "2402", "2403", "2602", "2603")
"""The hexes around Voronezh."""


@pytest.mark.rule("S42-S1.3.b")
def test_objectives_cut_off_from_all_soviet_sources_count() -> None:
    units = [f"axis U{n} 6-7-3 at {h}" for n, h in enumerate(RING)]
    assert vps("soviet S 3-5-3 at 2503") == 0
    assert vps("soviet S 3-5-3 at 2503", *units[2:4]) == 0
    assert vps("soviet S 3-5-3 at 2503", *units) == 2


@pytest.mark.rule("S42-S1.3.b", "S42-24.1.1.c")
def test_a_captured_one_that_the_soviet_player_surrounds_does_not() -> None:
    units = [f"soviet U{n} 6-7-3 at {h}" for n, h in enumerate(RING)]
    held = ("axis A 6-7-3 at 2503", VORONEZH)
    assert vps(*held, *units) == 0
    chain = [f"axis C{n} 6-7-3 at {h}" for n, h in enumerate(("2303", "2003", "1703", "1403"))]
    assert vps(*held, *chain) == 2


@pytest.mark.rule("S42-S1.3.b")
def test_elsewhere_an_objective_must_be_captured() -> None:
    units = [f"axis U{n} 6-7-3 at {h}" for n, h in enumerate(RING)]
    assert vps("soviet S 3-5-3 at 2503", *units, "victory 8") == 0


EXITS = {"east": "N", "south": "O"}


def gone(edge: str, *units: str) -> list[str]:
    return [f"{unit} in {EXITS[edge]}" for unit in units]


def exited(*statements: str) -> dict[str, int]:
    """VPs by edge; the cities on the roads south are Axis-controlled."""
    cities = "control axis 1116 1824 1936 2029 2127 2634 3134"
    tally = victory_points(at_start(cities, *statements).state)
    return {edge: tally.value(f"tally-vp-exit-{edge}") for edge in EXITS}


@pytest.mark.rule("S42-S1.3.c", "S42-S1.3.d", "S42-S1.3.e")
@pytest.mark.parametrize("edge", ["east", "south"])
def test_five_steps_of_mechanized_units_over_an_edge_are_worth_2_vps(edge: str) -> None:
    panzers = ("unit ger-3-pz", "unit ger-9-pz")
    reduced = ("unit ger-3-pz reduced", "unit ger-9-pz")
    worn = ("unit ger-3-pz reduced", "unit ger-9-pz reduced")
    assert exited(*gone(edge, *panzers))[edge] == 2
    assert exited(*gone(edge, *reduced))[edge] == 2
    assert exited(*gone(edge, *worn))[edge] == 0
    assert exited(*gone(edge, *panzers, "unit ger-11-pz", "unit ger-24-pz"))[edge] == 2


@pytest.mark.rule("S42-S1.3.c")
def test_steps_on_foot_do_not_count() -> None:
    assert vps(*gone("east", "unit ger-44-inf", "unit ger-45-inf")) == 0
    assert vps(*gone("east", "unit ger-44-inf", "unit ger-45-inf", "unit ger-3-pz")) == 0


@pytest.mark.rule("S42-S1.3.c", "S42-S1.3.d")
def test_each_edge_is_counted_for_itself() -> None:
    units = ("unit ger-3-pz", "unit ger-9-pz")
    more = ("unit ger-11-pz", "unit ger-24-pz")
    assert exited(*gone("east", *units)) == {"east": 2, "south": 0}
    assert exited(*gone("east", *units), *gone("south", *more)) == {"east": 2, "south": 2}
    split = (*gone("east", "unit ger-3-pz"), *gone("south", "unit ger-9-pz"))
    assert exited(*split) == {"east": 0, "south": 0}


@pytest.mark.rule("S42-S1.3.e")
def test_they_count_only_with_a_line_of_supply_to_the_area() -> None:
    panzers = gone("east", "unit ger-3-pz", "unit ger-9-pz")
    wall = [f"soviet W{row} 3-5-3 at 40{row:02}" for row in range(0, 43, 2)]
    assert exited(*panzers)["east"] == 2
    assert exited(*panzers, *wall)["east"] == 0


@pytest.mark.rule("S42-S1.3.f")
@pytest.mark.parametrize(
    ("unit", "hex_", "points"),
    [
        ("unit ger-3-pz", "3136", 1),
        ("unit ger-3-pz fr", "3136", 1),
        ("unit ger-44-inf", "4032", 1),
        ("unit ger-44-inf", "4031", 0),
        ("unit ger-44-inf", "3133", 0),
        ("unit rom-1-inf", "3136", 0),
        ("soviet S 3-5-3", "3136", 0),
    ],
)
def test_a_german_combat_unit_south_of_the_lower_don_is_worth_1_vp(
    unit: str, hex_: str, points: int
) -> None:
    assert vps(f"{unit} at {hex_}") == points


@pytest.mark.rule("S42-S1.3.f")
def test_more_of_them_are_not_worth_more() -> None:
    assert vps("unit ger-3-pz at 3136", "unit ger-44-inf at 3137") == 1


@pytest.mark.rule("S42-S1.3.a", "S42-S1.3.c", "S42-S1.3.f", "S42-24.1.1.b")
def test_all_kinds_of_vps_add_up() -> None:
    p = at_start(
        *gone("east", "unit ger-3-pz", "unit ger-9-pz"),
        "unit ger-44-inf at 3136",
        "control axis 2503 3134 1906",
        "turn 6",
        "phase victory axis onwards",
    )
    tally = p.told("log-victory-points")[0].tally
    assert tally is not None
    assert tally.value("tally-vp-captured") == 5
    assert tally.total == 8
    assert p.state.winner == AXIS
    assert p.state.reason == "log-axis-wins-points"
