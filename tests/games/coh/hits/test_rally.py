"""Chapter 7, 7.6 to 7.10: rallying, its number, its limits and its cost."""

import pytest

from hexfront.games.coh.notation import Position, position
from tests.games.coh.combat.helpers import Figures, figures, in_pool


def shaken(unit: str = "hit=pinned", more: str = "") -> Position:
    """G1 in D04 has a hit marker, Pinned (rally number 7) unless the words say otherwise."""
    return position(f"""
        board 9x9
        unit G1 german at D04 facing N {unit}
        unit S1 soviet at I09 facing N
        {more}
    """)


def rally_lines(p: Position) -> Figures:
    number = p.preview("rally G1").number
    assert number is not None
    return figures(number)


class TestRallyAction:
    """7.6"""

    @pytest.mark.rule("COH-7.6.a")
    def test_a_unit_with_a_hit_marker_may_rally(self):
        assert shaken().legal("rally G1")
        assert shaken("").refusal("rally G1").rule == "COH-7.6.a"


class TestRallyCheck:
    """7.7"""

    @pytest.mark.rule("COH-7.7.a")
    @pytest.mark.parametrize(
        ("marker", "number"),
        [("stunned", 7), ("unnerved", 7), ("pinned", 7), ("suppressed", 7),
         ("panicked", 8), ("cowering", 8), ("berserk", 8)],
    )  # fmt: skip
    def test_two_dice_must_reach_the_rally_number(self, marker: str, number: int):
        p = shaken(f"hit={marker}").play("rally G1", number - 1)
        assert p.unit("G1").hit == marker
        p = shaken(f"hit={marker}").play("rally G1", number)
        assert p.unit("G1").hit == ""

    @pytest.mark.rule("COH-7.7.b")
    def test_on_a_success_the_marker_is_shown_and_goes_back_to_the_pool(self):
        p = shaken()
        assert in_pool(p, "pinned") == 4
        p.play("rally G1", 7)
        assert [e.args["marker"] for e in p.heard("soviet")
                if e.message == "log-marker-revealed"] == ["pinned"]  # fmt: skip
        assert in_pool(p, "pinned") == 5
        assert not p.unit("G1").shown

    @pytest.mark.rule("COH-7.7.c")
    def test_on_a_failure_the_marker_stays_face_down(self):
        p = shaken().play("rally G1", 6, 7)
        assert p.unit("G1").hit == "pinned"
        assert not p.unit("G1").shown
        assert p.view("soviet").units[p.id("G1")].hit == "?"
        assert not p.told("log-marker-revealed")
        assert in_pool(p, "pinned") == 4

    @pytest.mark.rule("COH-7.7.d")
    def test_it_may_try_again_in_a_later_turn(self):
        p = shaken().play("rally G1", 6, 7, "pass")
        assert p.play("rally G1", 7).unit("G1").hit == ""


class TestRallyModifiers:
    """7.8"""

    @pytest.mark.rule("COH-7.8.a")
    def test_all_modifiers_add_up(self):
        p = shaken(
            "hit=pinned hasty",
            """
            terrain woods D04
            walls D04:S
            unit G2 german at D04 facing N
            """,
        )
        assert rally_lines(p) == [
            ("rally-number", 7), ("terrain-woods", -1), ("wall", -1), ("hasty-defense", -1),
            ("friends", -1),
        ]  # fmt: skip
        p.play("rally G1", 3)
        assert p.unit("G1").hit == ""

    @pytest.mark.rule("COH-7.8.b", "COH-7.8.c")
    @pytest.mark.parametrize(
        "terrain", ["light-woods", "woods", "wooden-building", "stone-building"]
    )
    def test_woods_and_buildings_help(self, terrain: str):
        p = shaken(more=f"terrain {terrain} D04")
        assert rally_lines(p) == [("rally-number", 7), (f"terrain-{terrain}", -1)]

    @pytest.mark.rule("COH-7.8.b", "COH-7.8.c")
    @pytest.mark.parametrize("terrain", ["open", "field", "water"])
    def test_other_terrain_does_not(self, terrain: str):
        assert rally_lines(shaken(more=f"terrain {terrain} D04")) == [("rally-number", 7)]

    @pytest.mark.rule("COH-7.8.d")
    @pytest.mark.parametrize("walls", ["D04:N", "D04:S", "D04:NE+SE", "D05:N"])
    def test_a_wall_on_any_side_helps_once(self, walls: str):
        assert rally_lines(shaken(more=f"walls {walls}")) == [("rally-number", 7), ("wall", -1)]

    @pytest.mark.rule("COH-7.8.d")
    def test_a_wall_of_another_hex_does_not(self):
        assert rally_lines(shaken(more="walls D05:S")) == [("rally-number", 7)]

    @pytest.mark.rule("COH-7.8.e")
    def test_a_fortification_helps(self):
        assert rally_lines(shaken("hit=pinned hasty")) == [
            ("rally-number", 7),
            ("hasty-defense", -1),
        ]

    @pytest.mark.rule("COH-7.8.e", "COH-17.2.e")
    @pytest.mark.parametrize(("own", "at", "helps"), [
        ("", "D04", True), ("hasty", "D04", True), ("", "D05", False),
    ])  # fmt: skip
    def test_a_hasty_defense_in_the_hex_helps_once_whoever_built_it(
        self, own: str, at: str, helps: bool
    ):
        p = shaken(f"hit=pinned {own}", f"unit G2 german at {at} facing N hit=pinned hasty")
        assert rally_lines(p) == [("rally-number", 7), *[("hasty-defense", -1)] * helps]

    @pytest.mark.rule("COH-7.8.g")
    def test_each_friend_without_a_marker_in_the_hex_helps(self):
        p = shaken(
            more="""
            unit G2 german at D04 facing N
            unit G3 german at D04 facing N spent
            unit G4 german at D04 facing N hit=unnerved
            unit G5 german at D05 facing N
            """
        )
        assert rally_lines(p) == [("rally-number", 7), ("friends", -2)]

    @pytest.mark.rule("COH-7.8.h")
    def test_up_to_two_cap_lower_the_number(self):
        p = shaken().play("rally G1")
        assert {"shift -2", "shift -1", "shift 0"} <= set(p.choices())
        assert p.refusal("shift -3").rule == "COH-3.2.a"
        p.play("shift -2", 5)
        assert p.unit("G1").hit == ""
        assert p.cap("german") == 5


class TestRallyRestrictions:
    """7.9"""

    @pytest.mark.rule("COH-7.9.a")
    def test_no_rally_with_an_enemy_in_the_hex(self):
        p = shaken(more="unit S2 soviet at D04 facing N")
        assert p.refusal("rally G1").rule == "COH-7.9.a"

    @pytest.mark.rule("COH-7.9.a")
    def test_an_enemy_next_door_does_not_matter(self):
        assert shaken(more="unit S2 soviet at D03 facing S").legal("rally G1")

    @pytest.mark.rule("COH-7.9.b")
    @pytest.mark.parametrize("marker", ["gun-damaged", "immobilized", "light-damage"])
    def test_no_rally_without_a_rally_number(self, marker: str):
        assert shaken(f"armored hit={marker}").refusal("rally G1").rule == "COH-7.9.b"

    @pytest.mark.rule("COH-7.9.b")
    @pytest.mark.parametrize("unit", ["hit=killed", "armored hit=destroyed"])
    def test_no_rally_with_xx(self, unit: str):
        assert not shaken(unit).legal("rally G1")

    @pytest.mark.rule("COH-7.9.c")
    def test_follow_me_works_with_an_enemy_in_the_hex(self):
        p = shaken(more="unit S2 soviet at D04 facing N\nhand german 3")
        assert p.play("card 3", "select G1", 7).unit("G1").hit == ""

    @pytest.mark.rule("COH-7.9.c")
    def test_follow_me_works_without_a_rally_number(self):
        p = shaken("armored hit=immobilized", "hand german 3")
        assert p.play("card 3", "select G1", 7).unit("G1").hit == ""

    @pytest.mark.rule("COH-7.9.c")
    @pytest.mark.parametrize("unit", ["hit=killed", "armored hit=destroyed"])
    def test_follow_me_saves_nobody_from_xx(self, unit: str):
        p = shaken(unit, "unit G2 german at D05 facing N hit=pinned\nhand german 3")
        assert p.play("card 3").choices() == ["select G2"]


class TestRallyCost:
    """7.10"""

    @pytest.mark.rule("COH-7.10.a")
    def test_a_rally_costs_five_and_stress(self):
        assert shaken().cost("rally G1") == 5
        assert shaken("hit=pinned stressed").cost("rally G1") == 6

    @pytest.mark.rule("COH-7.10.a")
    @pytest.mark.parametrize("marker", ["suppressed", "cowering", "berserk"])
    def test_what_a_marker_adds_to_moving_and_attacking_does_not_count(self, marker: str):
        assert shaken(f"hit={marker}").cost("rally G1") == 5

    @pytest.mark.rule("COH-7.10.b")
    @pytest.mark.parametrize("roll", [2, 12])
    def test_the_spent_check_follows_success_and_failure_alike(self, roll: int):
        p = shaken().play("rally G1", roll, 5)
        assert p.unit("G1").spent
        p = shaken().play("rally G1", roll, 6)
        assert p.unit("G1").fresh
        assert p.unit("G1").stressed
