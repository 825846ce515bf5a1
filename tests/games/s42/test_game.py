"""Stalingrad '42 behind the kernel's interface: scenarios, offers, facts, words."""

from fractions import Fraction

import msgspec
import pytest

from hexfront.games import facts
from hexfront.games.s42.choices import Attack, CallOff, EndPhase, March, Move
from hexfront.games.s42.entry.areas import edge_of
from hexfront.games.s42.game import S42Game, read_options, scenario_names
from hexfront.games.s42.screen.companion import facts_of
from hexfront.games.s42.screen.facts import S42Facts
from hexfront.games.s42.setting import S42Options, setting
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import supplied
from hexfront.hexes import HexId, bits
from hexfront.play import Offer, UnknownScenarioError
from hexfront.play.teams import FOE
from hexfront.words import LANGUAGES
from tests.games.telling import check_told, random_log

GAME = S42Game()
BLAU = "fall-blau"
ENOUGH = 700
"""Choices of a random game that bring most messages up."""


def begun() -> S42State:
    return GAME.new(BLAU)


def in_movement() -> S42State:
    state = begun()
    state.take(EndPhase())
    return state


def in_combat() -> S42State:
    state = in_movement()
    state.take(EndPhase())
    return state


def offered(state: S42State, kind: type) -> list[Offer]:
    return [o for o in GAME.offers(state, state.actor()) if isinstance(o.choice, kind)]


PLAYED = [BLAU, "caucasus", "uranus", "campaign"]


class TestScenarios:
    def test_every_scenario_is_listed(self):
        assert [info.id for info in GAME.scenarios()] == scenario_names() == PLAYED

    def test_fall_blau_has_eight_turns_on_map_a(self):
        info = GAME.scenarios()[0]
        assert (info.rounds, info.board, info.seats) == (8, "A", ("axis", "soviet"))

    def test_an_unknown_scenario_is_refused(self):
        with pytest.raises(UnknownScenarioError, match="fall-gelb"):
            GAME.new("fall-gelb")

    def test_the_disputed_readings_are_options(self):
        for option in GAME.options():
            changed = read_options({option.id: not option.default})
            assert changed != S42Options()

    def test_an_unknown_option_is_refused(self):
        with pytest.raises(ValueError, match="tea_break"):
            read_options({"tea_break": True})


class TestResult:
    def test_a_game_that_goes_on_has_none(self):
        assert GAME.result(begun()) is None

    @pytest.mark.parametrize(
        ("reason", "rule"),
        [("log-axis-wins-points", "S42-S1.3.a"), ("log-axis-wins-automatically", "S42-24.2.b")],
    )
    def test_the_end_names_winner_and_rule(self, reason: str, rule: str):
        state = begun()
        state.winner, state.reason = 0, reason
        result = GAME.result(state)
        assert result is not None
        assert (result.winner, result.message, result.rule) == (0, reason, rule)


class TestOffers:
    def test_only_the_seat_that_acts_has_offers(self):
        state = begun()
        assert GAME.offers(state, 0)
        assert GAME.offers(state, 1) == []

    def test_a_march_tells_way_cost_and_kind(self):
        state = in_movement()
        state.take(Move(state.setting.by_id["ger-24-pz"]))
        for offer in offered(state, March):
            march = offer.preview.march
            assert offer.choice == March(march.path[-1])
            assert march.kind in ("normal", "tactical", "extended")
            assert march.left >= 0

    def test_an_attack_names_its_odds_before_it_is_put_together(self):
        state = in_combat()
        for offer in offered(state, Attack):
            twin = state.copy()
            twin.take(offer.choice)
            full = offered(twin, CallOff)[0].preview.attack
            assert offer.preview.odds == full.odds
            assert offer.preview.units == full.attackers

    def test_the_results_of_an_attack_are_all_that_can_fall(self):
        state = in_combat()
        state.take(offered(state, Attack)[0].choice)
        attack = offered(state, CallOff)[0].preview.attack
        assert sum(Fraction(*outcome.chance) for outcome in attack.outcomes) == 1
        column = facts_of(state.setting).charts.combat.columns[attack.column]
        assert attack.odds == column

    def test_the_ends_that_an_attack_can_come_to_add_up_to_one(self):
        state = in_combat()
        state.take(offered(state, Attack)[0].choice)
        ends = offered(state, CallOff)[0].preview.attack.forecast
        every = (ends.held, ends.delayed, ends.driven_off, ends.destroyed)
        assert sum(Fraction(*end) for end in every) == 1

    def test_strengths_are_told_unit_by_unit(self):
        state = in_combat()
        state.take(offered(state, Attack)[0].choice)
        attack = offered(state, CallOff)[0].preview.attack
        told = {share.unit: share.tally.total for share in attack.shares}
        assert sum(told[u] for u in attack.attackers) >= attack.strength.total
        assert sum(told[u] for u in attack.defenders) >= attack.guard.total


def _facts() -> S42Facts:
    found = facts("s42").scenario_facts(BLAU)
    assert isinstance(found, S42Facts)
    return found


class TestFacts:
    def test_units_are_listed_by_their_ids(self):
        listed = _facts().units
        assert [unit.id for unit in listed] == list(range(setting(BLAU, S42Options()).size))

    def test_a_counter_prints_what_its_file_says(self):
        panzer = next(unit for unit in _facts().units if unit.key == "ger-24-pz")
        source = setting(BLAU, S42Options()).definitions.units["ger-24-pz"]
        face = panzer.full
        assert f"{face.attack}-{face.defense}-{face.ma}" == str(source.full)
        assert (panzer.type, panzer.dot, panzer.side) == (source.type.value, source.dot.value, 0)

    def test_every_hex_in_play_is_placed_on_the_drawing(self):
        board = _facts().board
        assert len({(hex_.x, hex_.y) for hex_ in board.hexes}) == len(board.hexes)
        assert all(0 < hex_.x < board.width and 0 < hex_.y < board.height for hex_ in board.hexes)

    def test_entry_areas_lie_off_the_map(self):
        board = _facts().board
        for area in board.areas:
            outside = not (0 <= area.x <= board.width and 0 <= area.y <= board.height)
            assert outside, area.id

    @pytest.mark.parametrize(
        ("letter", "edge"),
        [("X", "west"), ("A", "north"), ("N", "east"), ("P", "south"), ("F", "")],
    )
    def test_an_entry_area_knows_its_edge(self, letter: str, edge: str):
        theatre = setting(BLAU, S42Options()).country.theatre
        assert edge_of(theatre, theatre.areas[letter]) == edge

    def test_every_chart_says_where_its_figures_come_from(self):
        charts = _facts().charts
        for name in charts.__struct_fields__:
            chart = getattr(charts, name)
            assert chart.source in ("rulebook", "outside", "designed")
            assert set(chart.origin) == set(LANGUAGES)

    def test_facts_can_be_sent(self):
        sent = msgspec.json.decode(msgspec.json.encode(_facts()))
        assert sent["charts"]["weather"]["seasons"]["summer"]
        assert len(sent["charts"]["combat"]["cells"]) == 6

    def test_the_rule_reference_is_there_in_both_languages(self):
        for lang in LANGUAGES:
            assert facts("s42").rules(lang)["S42-7.1.a"].text


class TestLook:
    def test_a_unit_tells_what_it_reaches_and_what_supplies_it(self):
        state = in_movement()
        unit = state.setting.by_id["ger-24-pz"]
        seen = facts("s42").look(state, 0, -1, unit)
        assert seen.unit == unit
        assert {found.hex for found in seen.reach} == _reachable(state, unit)
        assert seen.line[0] == state.place[unit]

    def test_an_asu_tells_its_range(self):
        state = in_movement()
        hq = state.setting.by_id["ger-2-army"]
        seen = facts("s42").look(state, 0, -1, hq)
        assert state.place[hq] in seen.zone
        grid = state.country.grid
        centre, reach = HexId(seen.hex), state.unit(hq).range
        assert all(grid.distance(HexId(h), centre) <= reach for h in seen.zone)

    def test_without_hex_and_unit_the_supply_of_both_sides_is_told(self):
        state = in_movement()
        seen = facts("s42").look(state, 0, -1, -1)
        assert (seen.hex, seen.unit) == (-1, -1)
        for side, ways in enumerate(seen.lines):
            unsupplied = state.occupied[side] & ~supplied(state, side)
            told = {h for way in ways for h in way}
            assert told
            assert told.isdisjoint(bits(state.occupied[FOE[side]] | unsupplied))

    @pytest.mark.parametrize(("hex_id", "unit_id"), [(-1, 10**9), (10**9, -1), (-5, -1)])
    def test_ids_that_do_not_exist_are_refused(self, hex_id: int, unit_id: int):
        with pytest.raises(ValueError, match="no "):
            facts("s42").look(in_movement(), 0, hex_id, unit_id)


def _reachable(state: S42State, unit: int) -> set[int]:
    twin = state.copy()
    twin.take(Move(unit))
    return {choice.to for choice in twin.choices() if isinstance(choice, March)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_of_a_game_can_be_told(lang: str):
    state, entries = random_log(GAME, BLAU, 5, ENOUGH)
    for entry in entries:
        check_told(entry, state, "s42", lang)
