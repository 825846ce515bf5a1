"""Scenario S3, Operation Uranus: its terms as far as the file says them, and its victory."""

from random import Random

import pytest

from hexfront.games.s42.choices import EndPhase
from hexfront.games.s42.definitions.counters import Side
from hexfront.games.s42.definitions.tables import Weather
from hexfront.games.s42.entry.areas import open_areas
from hexfront.games.s42.moments.sequence import BeginPhase
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.places import REMOVED, Phase
from hexfront.games.s42.scenarios.scenario import scenario
from hexfront.games.s42.scenarios.start import set_up, start
from hexfront.games.s42.scenarios.victory import objectives, verdict
from hexfront.games.s42.setting import AXIS, SOVIET, S42Options, setting
from hexfront.games.s42.state import WEATHERS, S42State
from hexfront.games.s42.supply.lines import sources_of, supplied
from hexfront.games.s42.supply.railways import operative
from hexfront.games.s42.weather.weather import german_air, set_weather
from hexfront.hexes import HexId
from hexfront.play.masks import members

FILE = scenario("uranus").file
CONTESTED = "5522"


def laid_out() -> S42State:
    """The set-up, before anything happens."""
    state = S42State(setting("uranus", S42Options()))
    set_up(state)
    return state


def at(*statements: str) -> Position:
    return position("scenario uranus\n" + "\n".join(statements))


@pytest.mark.rule("S42-S3.1.a", "S42-S3.4.a")
def test_play_begins_with_the_soviet_movement_phase_of_turn_28() -> None:
    state = start(setting("uranus", S42Options()))
    assert (state.turn, state.side, state.phase) == (28, SOVIET, Phase.MOVEMENT)
    assert state.actor() == SOVIET
    assert (state.rp, any(state.replacements)) == (0, False)
    assert FILE.last_turn == 36


@pytest.mark.rule("S42-S3.1.b")
def test_the_soviet_player_is_first_on_maps_a_and_b() -> None:
    assert FILE.first_player is Side.SOVIET
    assert FILE.maps == ("A", "B")
    state = laid_out()
    sides = [state.side_of(u) for u in members(state.on_map) if u < len(state.setting.units)]
    assert sides.count(AXIS) > 80
    assert sides.count(SOVIET) > 80


@pytest.mark.rule("S42-S3.1.c")
def test_q_and_r_are_axis_areas() -> None:
    state = laid_out()
    assert {"Q", "R"} <= set(open_areas(state, AXIS))
    assert not {"Q", "R"} & set(open_areas(state, SOVIET))
    p = at("soviet S 7-5-5 tank black at 4142", "turn 30", "phase movement soviet")
    assert p.choose("move S").options("enter-area") == set()
    p = at("axis A 10-8-6 tank red at 4142", "turn 30", "phase movement axis")
    assert p.choose("move A").options("enter-area") == {"Q"}


@pytest.mark.rule("S42-S3.1.c")
def test_and_so_they_supply_the_axis() -> None:
    p = at("turn 30")
    gates = p.labels(sources_of(p.state, AXIS).gates)
    assert {"4142", "4842"} <= gates
    assert not gates & p.labels(sources_of(p.state, SOVIET).gates)


@pytest.mark.rule("S42-S3.1.d")
def test_contested_cities_are_compulsory_and_there_is_one() -> None:
    assert FILE.optional == ("contested-cities",)
    (contested,) = FILE.ground.contested
    assert (contested.hex, contested.defender) == (CONTESTED, Side.AXIS)


@pytest.mark.rule("S42-S3.2.a")
def test_some_axis_reinforcements_come_from_the_south() -> None:
    p = at("unit ger-6-pz as P due=30 entry=Q+R", "turn 30", "phase initial axis")
    assert p.options("arrive") == {"P Q", "P R"}
    south = [due for due in FILE.axis.reinforcements if due.entry is not None]
    assert {due.entry.areas for due in south if due.entry} == {("Q", "R")}
    assert "ger-6-pz" in {name for due in south for name in due.units}
    p = at("unit ger-7-lw as L due=30", "turn 30", "phase initial axis")
    assert p.options("arrive") == {"L X", "L Y", "L Z"}


@pytest.mark.rule("S42-S3.2.b")
def test_all_soviet_reinforcements_come_in_a_b_or_c() -> None:
    assert all(due.entry is None for due in FILE.soviet.reinforcements)
    p = at("unit sov-7-tc as T due=29", "turn 29", "phase initial soviet")
    assert p.options("arrive") == {"T A", "T B", "T C"}


@pytest.mark.rule("S42-S3.2.c")
def test_replacements_are_those_of_the_turn_record() -> None:
    record = setting("uranus", S42Options()).charts.turns
    given = record.turn(30).replacements(Side.SOVIET)
    p = at("turn 30", "phase initial soviet")
    assert p.state.replacements[:4] == (given.tank, given.infantry, given.cavalry, given.special)
    assert any(p.state.replacements)


@pytest.mark.rule("S42-S3.3.a")
def test_from_turn_29_the_soviet_player_turn_comes_first() -> None:
    p = at("turn 28", "phase victory soviet onwards")
    while p.actor == "chance":
        p.roll(6)
    assert (p.state.turn, p.state.side) == (29, SOVIET)


@pytest.mark.rule("S42-S3.4.a")
def test_the_axis_player_turn_of_turn_28_is_skipped() -> None:
    state = start(setting("uranus", S42Options()))
    phases = [(step.side, step.phase) for step in state.stack if isinstance(step, BeginPhase)]
    assert (AXIS, Phase.INITIAL) not in phases
    assert (AXIS, Phase.SUPPLY) not in phases
    assert (SOVIET, Phase.SUPPLY) in phases


@pytest.mark.rule("S42-S3.4.b")
def test_the_first_turn_is_overcast_without_air_units() -> None:
    state = laid_out()
    assert WEATHERS[state.weather] is WEATHERS[state.sky] is Weather.OVERCAST
    assert german_air(state) == 0
    set_weather(state, Weather.CLEAR)
    assert german_air(state) == 1


@pytest.mark.rule("S42-S3.4.c")
def test_on_the_first_turn_soviet_units_move_tactically_or_by_rail() -> None:
    def farthest(turn: int, unit: str) -> int:
        p = at(unit, f"turn {turn}", "phase movement soviet")
        origin, grid = p.hex("4310"), p.state.country.grid
        marches = p.choose("move U").options("march")
        return max(grid.distance(origin, p.hex(h)) for h in marches)

    for unit in ("unit sov-26-tc as U at 4310", "sp U soviet at 4310"):
        assert farthest(28, unit) == 2
        assert farthest(29, unit) > 2
    p = at("unit sov-1-rd as U at 4310", "turn 28", "phase movement soviet")
    assert "4503" in p.choose("move U").options("entrain")


@pytest.mark.rule("S42-S3.5.a")
def test_there_is_no_automatic_victory() -> None:
    state = laid_out()
    state.turn = 30
    assert verdict(state, 40) is None
    assert verdict(state, -40) is None


@pytest.mark.rule("S42-S3.5.b", "S42-S3.5.e")
def test_eleven_points_on_turn_36_and_stalingrad_on_turn_34() -> None:
    state = laid_out()
    state.turn = 36
    for points, winner in ((11, AXIS), (10, SOVIET)):
        found = verdict(state, points)
        assert found is not None
        assert (found.winner, found.rule) == (winner, "S42-S3.5.b")
    text = ("turn 34", "phase recovery soviet onwards")
    assert at("control axis 5521", *text).state.winner < 0
    assert at("control axis 5522", *text).state.winner < 0
    lost = at(*text)
    assert (lost.state.winner, lost.state.reason) == (SOVIET, "log-soviet-wins-city")


@pytest.mark.rule("S42-S3.5.c", "S42-S3.5.b")
@pytest.mark.example("S42-EX-S3.5-1")
def test_the_axis_can_lose_four_points_and_still_win() -> None:
    """At first it has fifteen; it keeps those of eleven, and then of ten."""
    state = laid_out()
    assert sum(found.points for found in objectives(state) if found.captured) == 15
    kept = "2503 3134 4126 4139 4930 5022 5521 5522"
    for held, winner in ((f"{kept} 3331", AXIS), (kept, SOVIET)):
        p = at("turn 36", f"control axis {held}", "phase movement axis onwards")
        assert p.choose("end-phase").state.winner == winner


@pytest.mark.rule("S42-S3.4.d", "S42-33.2.3.a")
def test_the_axis_has_its_mini_turn_before_turn_29() -> None:
    state, turns = start(setting("uranus", S42Options())), list[tuple[int, int, int]]()
    while state.turn < 30:
        now = (state.turn, state.side, state.mini_turn)
        if now not in turns:
            turns.append(now)
        if state.actor() < 0:
            state.fall(state.chances().sample(Random(1)))
        else:
            state.take(EndPhase() if EndPhase() in state.choices() else state.choices()[0])
    assert turns[:2] == [(28, SOVIET, 0), (28, AXIS, 1)]
    assert [now for now in turns if now[2]] == [(28, AXIS, 1)]
    assert turns[2][:2] == (29, SOVIET)


@pytest.mark.rule("S42-S3.5.c")
def test_the_axis_holds_fifteen_points_at_the_start() -> None:
    assert sum(found.points for found in objectives(laid_out()) if found.captured) == 15


@pytest.mark.rule("S42-S3.5.d")
def test_isolated_hexes_do_not_count() -> None:
    assert at("control axis 5022", "turn 30").vp().total == 1
    ring = ("5021", "5122", "5123", "5023", "4923", "4922")
    units = [f"soviet S{n} 3-5-3 at {h}" for n, h in enumerate(ring)]
    assert at("control axis 5022", *units, "turn 30").vp().total == 0


def test_everybody_outside_stalingrad_is_in_supply_at_the_start() -> None:
    state = laid_out()
    for side in (AXIS, SOVIET):
        cut_off = {
            state.country.theatre.label(HexId(state.place[u]))
            for u in members(state.on_map & state.setting.fighting[side])
            if not supplied(state, side) >> state.place[u] & 1
        }
        assert cut_off <= {CONTESTED}


def test_the_railheads_stand_on_connected_lines() -> None:
    state = laid_out()
    assert all(operative(state, index) for index in range(len(state.railheads)))


@pytest.mark.rule("S42-25.ADV.a")
@pytest.mark.parametrize("leaders", [True, False])
def test_leaders_take_part_where_their_rule_is_in_use(leaders: bool) -> None:
    state = S42State(setting("uranus", S42Options(leaders=leaders)))
    set_up(state)
    chuikov, manstein = (state.setting.by_id[name] for name in ("sov-chuikov", "ger-manstein"))
    if leaders:
        assert state.place[chuikov] == state.country.theatre.at("5622")
        assert state.due[manstein] == 29
    else:
        assert state.place[chuikov] == state.place[manstein] == REMOVED
        assert state.due[manstein] == 0
