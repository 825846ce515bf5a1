"""Scenario cards: what they give, the parts of a map that they name, and those of the game."""

from collections import Counter

import pytest
from msgspec.structs import replace

from hexfront.games.aslsk.boards.library import load_map
from hexfront.games.aslsk.boards.library import names as board_names
from hexfront.games.aslsk.boards.model import Board
from hexfront.games.aslsk.definitions.counters import Nationality, WeaponKind
from hexfront.games.aslsk.game import info
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.scenarios.scenario import names, scenario_file, setting
from hexfront.games.aslsk.scenarios.scenariofile import Edge, VictoryKind
from hexfront.games.aslsk.scenarios.start import start
from hexfront.games.aslsk.scenarios.victory import standings
from hexfront.games.aslsk.setting import AslskOptions, Setting
from hexfront.games.aslsk.terrain.areas import area, edge_hexes, entry_hexes
from hexfront.hexes import Bitboard, bits
from hexfront.play import UnknownScenarioError
from hexfront.play.balance import BalanceFile
from hexfront.words import LANGUAGES

SETTINGS = {name: setting(name, AslskOptions()) for name in names()}


@pytest.fixture(params=SETTINGS)
def card(request: pytest.FixtureRequest) -> Setting:
    return SETTINGS[request.param]


def squads(card: Setting, side: int) -> int:
    return sum(card.kinds.squad[one.kind] for one in card.units if one.side == side)


def heavies(card: Setting, side: int) -> int:
    """The vehicles and Guns of a side."""
    vehicles = sum(card.kinds.vehicle[one.kind] for one in card.units if one.side == side)
    return vehicles + sum(one.weapon.kind.gun for one in card.starts if one.side == side)


class TestCards:
    """The scenarios that come with the game."""

    @pytest.mark.rule("ASL-0.c", "ASL-1.3.a")
    def test_each_gives_forces_and_conditions(self, card: Setting):
        for side in (0, 1):
            assert 6 <= squads(card, side) + heavies(card, side) <= 16
            assert any(one.side == side and card.kinds.leader[one.kind] for one in card.units)
            assert any(start.side == side for start in card.starts)
        state = start(card)
        assert [one.side for one in standings(state)] == [one.side for one in card.file.conditions]
        assert not any(one.met for one in standings(state))
        assert 5 <= card.file.turns <= 8

    def test_each_says_that_it_is_designed(self, card: Setting):
        assert "designed for Hexfront" in card.file.designed["en"]
        assert set(card.file.note) == set(LANGUAGES)

    def test_every_board_and_every_nation_is_in_use(self):
        layouts = " ".join(card.file.board for card in SETTINGS.values())
        assert all(board in layouts for board in board_names())
        assert any(len(card.board.sheets) > 1 for card in SETTINGS.values())
        assert {card.nationality[1] for card in SETTINGS.values()} == set(Nationality) - {
            Nationality.GERMAN
        }

    def test_every_kind_of_weapon_and_of_victory_is_in_use(self):
        weapons = {one.kind for card in SETTINGS.values() for one in card.weapons}
        assert weapons >= {kind for kind in WeaponKind if kind.support}
        kinds = {one.kind for card in SETTINGS.values() for one in card.file.conditions}
        assert kinds == set(VictoryKind)
        groups = [group for card in SETTINGS.values() for group in card.file.groups]
        assert any(group.turn for group in groups)
        assert any(group.hidden for group in groups)
        assert any(card.panzerfausts[0] for card in SETTINGS.values())

    def test_one_is_small(self):
        assert any(squads(card, 0) <= 8 and squads(card, 1) <= 8 for card in SETTINGS.values())

    def test_the_words_name_what_the_figures_say(self, card: Setting):
        for condition, goal in zip(card.file.conditions, card.goals, strict=True):
            for text in condition.text.values():
                assert str(condition.at_least) in text
                if condition.kind is VictoryKind.CONTROL:
                    assert str(goal.bit_count()) in text

    def test_units_and_weapons_come_in_the_order_of_the_groups(self, card: Setting):
        kinds = card.kinds.counters
        for n, group in enumerate(card.file.groups):
            units = [one for one in card.units if one.group == n]
            assert Counter(kinds[one.kind].id for one in units) == group.units
            assert {(one.side, one.elr) for one in units} == {(group.side, group.elr)}
            carried = [one for one in card.starts if one.group == n and one.vehicle == NOBODY]
            weapons = Counter(one.weapon.id for one in carried)
            assert weapons == group.weapons
        assert [one.group for one in card.units] == sorted(one.group for one in card.units)

    def test_an_unknown_one_is_refused(self):
        with pytest.raises(UnknownScenarioError):
            scenario_file("seelow")


def labels(board: Board, hexes: Bitboard) -> set[str]:
    return {board.label(h) for h in bits(hexes)}


class TestAreas:
    def test_hexes_rows_and_columns(self):
        board = load_map("village")
        assert labels(board, area(board, ("K2", "L3"))) == {"K2", "L3"}
        assert labels(board, area(board, ("columns A-B in rows 1-2",))) == {"A1", "A2", "B1", "B2"}
        assert labels(board, area(board, ("columns Z-BB in rows 4",))) == {"Z4", "AA4", "BB4"}

    def test_terrain(self):
        board = load_map("village")
        stone = labels(board, area(board, ("stone buildings in columns N-S",)))
        assert stone == {"O2", "O4", "O5", "O7", "R3", "R4", "R5", "R7", "S7"}
        houses = labels(board, area(board, ("buildings in columns N-S",)))
        assert houses > stone
        assert {"N2", "P9"} <= houses
        assert "Y10" in labels(board, area(board, ("woods",)))
        assert "P4" in labels(board, area(board, ("orchards",)))

    @pytest.mark.parametrize(
        "part", ["rows", "rows A-B", "columns 1-2", "board q", "swamps", "K2 K3", "in", ""]
    )
    def test_what_is_not_understood_is_named(self, part: str):
        with pytest.raises(ValueError, match="is no hex, and none of rows 1-4"):
            area(load_map("village"), (part,))

    def test_an_empty_part_is_named(self):
        with pytest.raises(ValueError, match="has no hex on this map"):
            area(load_map("village"), ("woods in columns Q-Q",))

    @pytest.mark.rule("ASL-1.3.b")
    def test_a_board_by_name_is_without_the_hexes_it_shares(self):
        board = load_map("village/hills")
        shared = board.at("aB10")
        assert shared == board.at("cB0")
        upper, lower = area(board, ("board a",)), area(board, ("board c",))
        assert not (upper | lower) >> shared & 1
        assert upper & lower == 0
        columns = [*"BDFHJLNPRTVXZ", "BB", "DD", "FF"]
        left_out = labels(board, board.grid.cells & ~(upper | lower))
        assert left_out == {f"a{column}10" for column in columns}
        assert (upper | lower) >> board.at("aA10") & 1

    @pytest.mark.rule("ASL-1.3.b")
    def test_boards_side_by_side_share_a_column(self):
        board = load_map("village+hills")
        left = area(board, ("board a",))
        assert not left & area(board, tuple(f"aGG{row}" for row in range(1, 11)))
        assert left >> board.at("aFF5") & 1

    def test_a_single_board_is_whole(self):
        board = load_map("village")
        assert area(board, ("board a",)) == board.grid.cells

    def test_edges(self):
        board = load_map("village")
        west = labels(board, edge_hexes(board, Edge.WEST))
        assert west == {f"A{row}" for row in range(1, 11)}
        assert {"GG1", "GG10"} <= labels(board, edge_hexes(board, Edge.EAST))
        north = labels(board, edge_hexes(board, Edge.NORTH))
        south = labels(board, edge_hexes(board, Edge.SOUTH))
        assert {"A1", "B0", "Q1"} <= north
        assert {"A10", "B10", "Q10"} <= south
        assert len(north) == len(south) == 33

    def test_an_edge_within_an_area(self):
        board = load_map("village")
        found = labels(board, entry_hexes(board, Edge.NORTH, ("columns P-R",)))
        assert found == {"P0", "Q1", "R0"}


def test_the_list_of_scenarios_tells_the_measured_balance() -> None:
    file = scenario_file("crossroads")
    told = info("crossroads", replace(file, balance=None))
    assert told.balance is None
    told = info("crossroads", replace(file, balance=BalanceFile(games=10, german=4)))
    assert told.balance is not None
    assert (told.balance.games, told.balance.wins) == (10, {"german": 4, "russian": 6})
