"""The ASL Starter Kit behind the kernel's interface: scenarios, facts, words, results."""

import re

import msgspec
import pytest

from hexfront.games import facts, find
from hexfront.games.aslsk.game import AslskGame, read_options
from hexfront.games.aslsk.notation import position
from hexfront.games.aslsk.scenarios.scenario import names, setting
from hexfront.games.aslsk.screen.companion import AslskGameFacts, facts_of
from hexfront.games.aslsk.screen.facts import AslskFacts
from hexfront.games.aslsk.setting import AslskOptions
from hexfront.games.aslsk.terrain.ground import Ground
from hexfront.play import UnknownScenarioError
from hexfront.words import LANGUAGES, bundle
from tests.games.telling import check_told, random_log

GAME = AslskGame()
FACTS = AslskGameFacts()
SCENARIOS = names()
ENOUGH = 500
"""Choices of a random game that bring most messages up."""


class TestScenarios:
    def test_every_scenario_file_is_listed(self):
        assert tuple(info.id for info in GAME.scenarios()) == SCENARIOS

    def test_the_seats_are_the_nations_of_the_scenario(self):
        for info in GAME.scenarios():
            assert info.seats[0] == "german"
            assert info.seats[1] in ("russian", "american", "british")
            assert len(info.seats) == len(GAME.seats)

    def test_an_unknown_scenario_is_refused(self):
        with pytest.raises(UnknownScenarioError, match="bocage"):
            GAME.new("bocage")

    def test_the_disputed_reading_is_an_option(self):
        (option,) = GAME.options()
        assert read_options({option.id: not option.default}) != AslskOptions()

    def test_an_unknown_option_is_refused(self):
        with pytest.raises(ValueError, match="tea_break"):
            read_options({"tea_break": True})

    def test_the_game_is_registered(self):
        assert find("aslsk").id == "aslsk"
        assert isinstance(facts("aslsk"), AslskGameFacts)


def test_a_game_that_is_warm_has_its_lines_of_sight(monkeypatch: pytest.MonkeyPatch):
    state = GAME.new(SCENARIOS[0])
    before, ground = state.digest(), Ground(state.setting.board, state.setting.charts.terrain, 7)
    monkeypatch.setattr(state.setting, "ground", ground)
    assert "sight" not in vars(ground)
    GAME.warm(state)
    assert "sight" in vars(ground)
    assert state.digest() == before


class TestResult:
    def test_a_game_that_goes_on_has_none(self):
        assert GAME.result(GAME.new(SCENARIOS[0])) is None

    def test_the_end_names_the_winner_and_why(self):
        p = position("""
            ger A 4-6-7 at K5
            rus S 4-4-7 eliminated
            phase close-combat german onwards
        """)
        result = GAME.result(p.state)
        assert result is not None
        assert (result.winner, result.message) == (0, "log-end-nobody-left")
        assert bundle("ru", "aslsk").has_message(result.message)


# Facts


@pytest.fixture(params=SCENARIOS)
def told(request: pytest.FixtureRequest) -> AslskFacts:
    return facts_of(setting(request.param, AslskOptions()))


class TestFacts:
    def test_they_can_be_sent(self, told: AslskFacts):
        sent = msgspec.json.decode(msgspec.json.encode(told))
        assert sent["game"] == "aslsk"
        assert sent["charts"]["ift"]["cells"][0][0]

    def test_every_unit_has_its_counter_and_group(self, told: AslskFacts):
        groups = told.card.groups
        for unit in told.units:
            assert told.counters[unit.kind].nationality == told.sides[unit.side].id
            assert unit.id in groups[unit.group].units
            assert groups[unit.group].side == unit.side
        for weapon in told.support:
            assert weapon.kind in told.weapons
            assert weapon.id in groups[weapon.group].weapons

    def test_a_counter_leads_to_what_replaces_it(self, told: AslskFacts):
        for counter in told.counters.values():
            for other in (counter.half_squad, counter.replaced_by):
                assert not other or other in told.counters

    def test_a_squad_prints_all_its_figures(self, told: AslskFacts):
        squad = told.counters["ger-467"]
        assert (squad.type, squad.label, squad.letter) == ("squad", "4-6-7", "1")
        assert (squad.fp, squad.range, squad.morale) == (4, 6, 7)
        assert squad.origins["strength"].source in ("rulebook", "outside", "designed")

    def test_a_leader_has_leadership_and_no_fp(self, told: AslskFacts):
        leader = told.counters["ger-9-1"]
        assert (leader.type, leader.label, leader.leadership, leader.fp) == ("leader", "9-1", -1, 0)

    def test_areas_and_goals_are_hexes_of_the_map(self, told: AslskFacts):
        hexes = {fact.id for fact in told.board.hexes}
        for group in told.card.groups:
            assert group.hexes
            assert hexes.issuperset(group.hexes)
        for condition in told.card.conditions:
            assert hexes.issuperset(condition.hexes)
            assert bool(condition.hexes) or condition.kind != "control"

    def test_hexes_of_one_building_share_its_number(self, told: AslskFacts):
        for fact in told.board.hexes:
            assert (fact.building >= 0) == fact.terrain.endswith("building")

    def test_charts_say_where_they_come_from(self, told: AslskFacts):
        for name in told.charts.__struct_fields__:
            chart = getattr(told.charts, name)
            assert chart.source in ("rulebook", "outside", "designed")
            assert chart.origin["en"]
            assert chart.origin["ru"]

    def test_the_board_is_drawn_in_both_languages(self, told: AslskFacts):
        for language in LANGUAGES:
            assert FACTS.board_svg(told.scenario.id, language).startswith("<svg")


def test_rules_are_told_in_both_languages():
    assert FACTS.rules("en").keys() == FACTS.rules("ru").keys()
    assert "ASL-3.2.3.a" in FACTS.rules("en")


# Random games and their words


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("free", [True, False])
def test_every_entry_of_a_random_game_can_be_told(scenario: str, free: bool):
    state, log = random_log(GAME, scenario, 7, ENOUGH, {"free_los": free})
    references = FACTS.rules("en")
    assert log
    for entry in log:
        assert entry.rule in references, entry
        for language in LANGUAGES:
            check_told(entry, state, "aslsk", language)
            for line in entry.tally.lines if entry.tally else ():
                assert bundle(language, "aslsk").has_message(line.label)
                assert line.rule in references, line


def test_half_movement_factors_are_told_as_players_write_them():
    state = GAME.new(SCENARIOS[0])
    told = [FACTS.called(state, "halves", halves, "en") for halves in (1, 2, 3, 8)]
    assert told == ["½", "1", "1½", "4"]


def test_sides_are_told_by_their_nation():
    p = position("sides german british\nger A 4-6-7 at K5\nbri S 4-5-7 at K9")
    assert FACTS.called(p.state, "side", 1, "en") == "British"
    assert FACTS.called(p.state, "side", 0, "ru") == "Немцы"
    assert re.search("4-5-7", str(FACTS.called(p.state, "unit", p.unit("S"), "ru")))
    assert FACTS.called(p.state, "hex", p.hex("K5"), "en") == "K5"
    assert FACTS.called(p.state, "from", -2, "en") == "off board"
