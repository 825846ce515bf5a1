"""Scenario S4, the campaign: its terms as far as the file says them, and its victory."""

from random import Random

import msgspec
import pytest

from hexfront.games.s42.definitions.counters import Box, Side
from hexfront.games.s42.definitions.units import definitions
from hexfront.games.s42.entry.reinforcements import due
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.places import Phase
from hexfront.games.s42.scenarios.scenario import scenario
from hexfront.games.s42.scenarios.start import start
from hexfront.games.s42.scenarios.victory import verdict
from hexfront.games.s42.setting import AXIS, SOVIET, S42Options, Setting, setting
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import supplied
from hexfront.games.s42.supply.railways import repaired
from hexfront.hexes import HexId
from hexfront.play.masks import members
from tests.games.walking import walk

CAMPAIGN = scenario("campaign")
FILE = CAMPAIGN.file
NORTH = "1906 2013 2503 2824 3134 3322 3331 4126 4139 4930 5022 5521 5522"
"""The VP hexes of maps A and B behind the German front of November 1942."""
SOUTH = "2849 3452 4049 4549 5255 6057 2152"
"""Those of the Caucasus."""


def begun() -> S42State:
    return start(setting("campaign", S42Options()))


def at(*statements: str) -> Position:
    return position("scenario campaign\n" + "\n".join(statements))


@pytest.mark.rule("S42-S4.1.a", "S42-S4.4.a")
def test_it_lasts_thirty_six_turns() -> None:
    state = begun()
    assert state.turn == 1
    state.turn = 35
    assert verdict(state, 22) is None
    state.turn = 36
    assert verdict(state, 22) is not None


@pytest.mark.rule("S42-S4.1.b")
def test_the_axis_goes_first_on_all_maps() -> None:
    state = begun()
    assert state.actor() == AXIS
    assert FILE.maps == ("A", "B", "C1", "C2")
    assert all(state.country.theatre.at(label) >= 0 for label in ("1003", "5902", "1549", "6960"))


@pytest.mark.rule("S42-S4.1.b")
def test_every_counter_is_in_it_once() -> None:
    ids = [one.unit.id for one in CAMPAIGN.starts]
    assert sorted(ids) == sorted(definitions().units)


@pytest.mark.rule("S42-S4.1.b")
def test_map_a_is_set_up_as_in_fall_blau() -> None:
    blau = {one.unit.id: (one.hex, one.reduced) for one in scenario("fall-blau").starts}
    ours = {one.unit.id: (one.hex, one.reduced) for one in CAMPAIGN.starts}
    assert all(ours[name] == place for name, place in blau.items() if place[0])


@pytest.mark.rule("S42-S4.1.c")
def test_all_railways_west_of_the_start_line_are_repaired() -> None:
    state = begun()
    theatre = state.country.theatre
    west = theatre.west_of_start
    lines = {side for side in theatre.rails if all(west >> h & 1 for h in side)}
    assert {theatre.rails[side].green for side in lines} == {True, False}
    assert all(repaired(state, *side) for side in lines)


@pytest.mark.rule("S42-S4.2.a")
def test_play_starts_with_the_axis_initial_phase_of_turn_1() -> None:
    state = begun()
    assert (state.turn, state.side, state.phase) == (1, AXIS, Phase.INITIAL)


@pytest.mark.rule("S42-S4.2.b")
def test_on_turn_1_axis_combat_units_move_two_hexes_and_sps_as_they_can() -> None:
    def farthest(unit: str, turn: int) -> int:
        p = at(unit, f"turn {turn}", "phase movement axis")
        origin, grid = p.hex("1213"), p.state.country.grid
        return max(grid.distance(origin, p.hex(h)) for h in p.choose("move U").options("march"))

    assert farthest("unit ger-3-pz as U at 1213", 1) == 2
    assert farthest("unit ger-3-pz as U at 1213", 2) > 2
    assert farthest("sp U axis at 1213", 1) > 2


@pytest.mark.rule("S42-S4.2.c")
def test_axis_units_cross_army_boundaries() -> None:
    theatre = begun().country.theatre
    a, b = theatre.army_boundaries[0].sides[0]
    p = at(f"unit ger-97-jg as J at {theatre.label(a)}", "turn 2", "phase movement axis")
    assert theatre.label(b) in p.choose("move J").options("march")


@pytest.mark.rule("S42-S4.4.a")
def test_twenty_one_points_win_at_the_end() -> None:
    state = begun()
    state.turn = 36
    for points, winner in ((21, AXIS), (20, SOVIET)):
        found = verdict(state, points)
        assert found is not None
        assert (found.winner, found.rule) == (winner, "S42-S4.4.a")


@pytest.mark.rule("S42-S4.4.b")
def test_isolated_hexes_do_not_count() -> None:
    ring = ("5021", "5122", "5123", "5023", "4923", "4922")
    units = [f"soviet S{n} 3-5-3 at {h}" for n, h in enumerate(ring)]
    assert at("control axis 5022", "turn 30").vp().total == 1
    assert at("control axis 5022", *units, "turn 30").vp().total == 0


@pytest.mark.rule("S42-S4.4.c")
def test_the_historical_line_just_passes_the_check_of_turn_28() -> None:
    text = ("turn 28", "phase recovery axis onwards")
    passed = at(f"control axis {NORTH} {SOUTH}", *text)
    assert passed.vp().total == 24
    assert passed.state.winner < 0
    failed = at(f"control axis {NORTH.removesuffix(' 5522')} {SOUTH}", *text)
    assert failed.vp().total == 23
    assert (failed.state.winner, failed.state.reason) == (SOVIET, "log-soviet-wins-check")


def test_fifteen_of_its_points_lie_on_maps_a_and_b() -> None:
    assert at(f"control axis {NORTH}", "turn 28").vp().total == 15
    assert at(f"control axis {SOUTH}", "turn 28").vp().total == 9


def test_benchmarks_rise_to_the_check_and_fall_to_the_goal() -> None:
    record = setting("campaign", S42Options()).charts.turns
    marks = [record.turn(number).benchmark for number in range(1, 37)]
    assert marks[:28] == sorted(marks[:28])
    assert (marks[27], marks[35]) == (24, 21)
    assert marks[27:] == sorted(marks[27:], reverse=True)


def test_every_turn_from_the_second_on_brings_both_sides_replacements() -> None:
    record = setting("campaign", S42Options()).charts.turns
    for number in range(2, 37):
        for side in Side:
            given = record.turn(number).replacements(side)
            assert any(getattr(given, kind) for kind in given.__struct_fields__)


def test_who_is_bound_and_by_what() -> None:
    state = begun()
    units = state.setting.units
    north_caucasus = {unit.id for unit in units if unit.box is Box.NORTH_CAUCASUS}
    groups = {(group.release, group.rule): set(group.units) for group in FILE.frozen}
    assert groups["north-caucasus", "S42-20.6.a"] == north_caucasus
    declared = [group for group in FILE.frozen if group.release == "declared"]
    assert [len(group.units) for group in declared] == [5, 4, 4]
    (eighth,) = [group for group in FILE.frozen if group.release == "turn"]
    assert eighth.turn == 15
    assert all(state.locked >> state.setting.by_id[name] & 1 for name in eighth.units)


def test_everybody_is_in_supply_at_the_start() -> None:
    state = begun()
    for side in (AXIS, SOVIET):
        cut_off = {
            state.unit(u).id
            for u in members(state.on_map & state.setting.fighting[side])
            if not supplied(state, side) >> HexId(state.place[u]) & 1
        }
        assert cut_off == set()


def test_the_withdrawals_of_the_rulebook() -> None:
    told = [(gone.turn, gone.what, gone.unit) for gone in FILE.axis.withdrawals]
    assert told == [
        (9, "infantry-division", ""), (10, "panzer-divisions", "ger-gd"), (11, "unit", "ger-rfss"),
        (13, "upgrade", "ger-wiking"), (17, "infantry-division", ""),
        (20, "exchange", "ger-michalik"), (23, "unit", "ita-barbo"),
    ]  # fmt: skip
    assert {gone.what for gone in FILE.soviet.withdrawals} == {"tank-corps"}


@pytest.mark.rule("S42-S4.3.a")
def test_the_rules_of_the_campaign_are_in_force() -> None:
    known = setting("campaign", S42Options())
    assert known.trans_caucasus  # chapter 30
    assert sum(group.release == "declared" for group in FILE.frozen) == 3  # chapter 31
    assert FILE.axis.withdrawals  # chapter 32
    assert FILE.soviet.withdrawals
    assert FILE.winter_offensive == 25  # chapter 33
    assert len(known.reserve_armies) == 6  # chapter 34
    other = setting("uranus", S42Options())
    assert (other.trans_caucasus, other.reserve_armies) == (0, ())


@pytest.mark.rule("S42-S4.3.a", "S42-34.1.1.a")
def test_reserve_armies_arrive_on_turn_21_with_as_many_boxes() -> None:
    state = begun()
    assert (len(state.boxes), set(state.markers)) == (6, {-1})
    for turn, count in ((20, 0), (21, 6)):
        state.turn = turn
        assert sum(state.setting.armies >> u & 1 for u in due(state, SOVIET)) == count


@pytest.mark.rule("S42-S4.1.a")
def test_a_year_that_no_benchmark_ends_early_is_played_to_its_last_turn() -> None:
    known = setting("campaign", S42Options())
    patient = msgspec.structs.replace(known.file.victory, benchmarks=False, checks=())
    state = start(
        Setting(
            "campaign", msgspec.structs.replace(known.file, victory=patient), known.starts,
            known.air, known.country, known.options, known.definitions, known.charts,
        )
    )  # fmt: skip
    seen = {state.turn for _ in walk(state, Random(1), 50_000)}
    assert (seen, state.over) == ({*range(1, 37)}, True)
