"""Control, Victory Points, the end of the game and who has won it."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.scenarios.victory import standings

HALL = """
    terrain stone-building K5 K6, wooden-building M5
    link K5/K6
"""
"""A building of two hexes beside a house."""


def controlled(p: Position, side: str) -> set[str]:
    return p.labels(p.state.control[p.side(side)])


class TestControl:
    @pytest.mark.rule("ASL-2.0.j")
    def test_a_good_order_mmc_gains_the_hex_it_occupies(self):
        p = position("ger A 4-6-7 at E5\nger X 2-4-7 at F5\nphase movement german")
        assert controlled(p, "german") == {"E5", "F5"}
        p.do("take A; step E6")
        assert controlled(p, "german") == {"E5", "E6", "F5"}

    @pytest.mark.rule("ASL-2.0.j")
    @pytest.mark.parametrize("unit", ["ger A 4-6-7 at E5 broken", "ger A 9-1 at E5"])
    def test_broken_units_and_leaders_gain_none(self, unit: str):
        p = position(f"{unit}\ncontrol russian E5\nphase close-combat german")
        assert controlled(p, "german") == set()
        assert controlled(p, "russian") == {"E5"}

    @pytest.mark.rule("ASL-2.0.j")
    def test_nor_does_who_shares_the_hex_with_an_enemy(self):
        p = position("""
            control russian E5
            ger A 4-6-7 at E5
            rus S 4-4-7 at E5 broken
            phase rally german
        """)
        assert controlled(p, "german") == set()
        assert controlled(p, "russian") == {"E5"}

    @pytest.mark.rule("ASL-2.0.j")
    def test_it_stays_until_the_enemy_gains_it(self):
        p = position("""
            control german E5 E6
            rus S 4-4-7 at E7
            rus L 8-0 at E7
            phase movement russian
        """)
        p.do("take L; step E6")
        assert controlled(p, "german") == {"E5", "E6"}
        p.do("stop; take S; step E6")
        assert controlled(p, "german") == {"E5"}
        assert controlled(p, "russian") == {"E6", "E7"}

    @pytest.mark.rule("ASL-2.0.k")
    def test_an_empty_building_is_gained_as_a_whole(self):
        p = position(f"""{HALL}
            control russian K5 K6
            ger A 4-6-7 at L5
            phase movement german
        """)
        p.do("take A; step K6")
        assert controlled(p, "german") == {"L5", "K5", "K6"}
        assert controlled(p, "russian") == set()

    @pytest.mark.rule("ASL-2.0.k")
    @pytest.mark.parametrize("state", ["", "broken"])
    def test_with_an_enemy_in_it_only_the_hex_is_gained(self, state: str):
        p = position(f"""{HALL}
            control russian K5 K6
            ger A 4-6-7 at L5
            rus S 4-4-7 at K5 {state}
            phase movement german
        """)
        p.do("take A; step K6")
        assert controlled(p, "german") == {"L5", "K6"}
        assert controlled(p, "russian") == {"K5"}

    @pytest.mark.rule("ASL-2.0.k")
    def test_buildings_that_do_not_touch_are_two(self):
        p = position("""
            terrain stone-building K5 K6
            ger A 4-6-7 at L5
            phase movement german
        """)
        p.do("take A; step K6")
        assert controlled(p, "german") == {"L5", "K6"}

    def test_hidden_units_hold_nothing_until_they_come_to_light(self):
        text = f"""{HALL}
            victory russian control 2 K5, K6
            control german K5 K6
            ger A 4-6-7 at A1
            rus S 4-4-7 at K5 hidden
            turns 1 half
        """
        p = position(text + "phase rally german")
        assert controlled(p, "russian") == set()
        p = position(text + "phase close-combat german onwards")
        assert p.named(p.state.hidden) == set()
        assert controlled(p, "russian") == {"K5", "K6"}
        assert (p.state.winner, p.state.reason) == (1, "end-conditions")


WORTH = {"4-6-7": 2, "2-4-7": 1, "crew": 1, "10-2": 3, "9-1": 2, "8-0": 1, "6+1": 1}
"""The Victory Points for a unit, designed for Hexfront."""


class TestPoints:
    @pytest.mark.parametrize(("counter", "points"), WORTH.items())
    def test_leaving_the_map_scores(self, counter: str, points: int):
        p = position(f"""
            victory german exit 20 north
            ger A {counter} at E1
            phase movement german
        """)
        p.do("take A; exit")
        assert p.where("A") == "exited"
        assert [one.has for one in standings(p.state)] == [points]

    @pytest.mark.parametrize(("counter", "points"), WORTH.items())
    def test_so_does_eliminating_an_enemy(self, counter: str, points: int):
        p = position(f"""
            victory russian casualties 20
            ger A {counter} at A5 broken dm
            rus S 4-4-7 at A4
            rus T 4-4-7 at B5
            rus U 4-4-7 at B4
            rus V 4-4-7 at A6
            phase rout russian
        """)
        assert p.where("A") == "eliminated"
        assert [one.has for one in standings(p.state)] == [points]

    def test_the_card_may_name_a_part_of_the_edge(self):
        p = position("""
            victory german exit 2 north columns E-F
            ger A 4-6-7 at E1
            ger B 4-6-7 at G1
            phase movement german
        """)
        p.do("take B")
        assert not p.legal("exit")
        p.do("stop; take A")
        assert p.legal("exit")


def ended(terms: str, units: str = "ger A 4-6-7 at K5\nrus S 4-4-7 at A1") -> tuple[int, str]:
    p = position(f"{units}\n{terms}\nphase close-combat russian onwards")
    return p.state.winner, p.state.reason


class TestWinner:
    def test_who_meets_his_conditions_at_the_end(self):
        assert ended("turns 1\nvictory german control 1 K5\notherwise russian") == (
            0, "end-conditions",
        )  # fmt: skip
        assert ended("turns 1\nvictory german control 2 K5, K6\notherwise russian") == (
            1, "end-otherwise",
        )  # fmt: skip

    def test_all_of_his_conditions(self):
        terms = "turns 1\nvictory german control 1 K5\nvictory german casualties 2"
        assert ended(terms) == (1, "end-otherwise")
        assert ended(f"{terms}\npoints german 2") == (0, "end-conditions")

    def test_if_both_do_the_card_says_who_wins(self):
        terms = "turns 1\nvictory german control 1 K5\nvictory russian control 1 A1"
        assert ended(f"{terms}\notherwise german") == (0, "end-otherwise")
        assert ended(f"{terms}\notherwise russian") == (1, "end-otherwise")

    def test_a_side_with_nobody_left_has_lost(self):
        assert ended("turns 4", "ger A 4-6-7 at K5\nrus S 4-4-7 eliminated") == (
            0, "end-nobody-left",
        )  # fmt: skip
        assert ended("turns 4", "ger A 4-6-7 at K5\nrus S 4-4-7") == (-1, "")

    def test_unless_its_units_have_left_the_map_as_they_should(self):
        units = "ger A 4-6-7 exited\nrus S 4-4-7 at A1"
        for exits, winner in ((1, 1), (2, 0)):
            terms = f"turns 4\nvictory german exit 2 east\nexits german {exits}"
            assert ended(terms, units) == (winner, "end-nobody-left")

    def test_if_nobody_is_left_at_all_the_conditions_decide(self):
        units = "ger A 4-6-7 eliminated\nrus S 4-4-7 eliminated"
        terms = "turns 4\nvictory german casualties 2\notherwise russian"
        assert ended(terms, units) == (1, "end-otherwise")
        assert ended(f"{terms}\npoints german 2", units) == (0, "end-conditions")
