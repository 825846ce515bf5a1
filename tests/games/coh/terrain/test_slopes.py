"""Chapter 12: what slopes cost in movement, and what height gives in combat."""

import pytest

from hexfront.games.coh.combat.ratings import attack, defense
from hexfront.games.coh.combat.shot import Arm, Shot
from hexfront.games.coh.notation import Position, position
from hexfront.games.coh.state import NOBODY
from hexfront.games.coh.terrain.slopes import (
    height_attack_lines,
    height_defense_lines,
    slope_lines,
)
from tests.games.coh.combat.helpers import duel, figures
from tests.games.coh.movement.helpers import alone

GUN = "mover=wheeled role=gun red-crewed blue-crewed"
VEHICLES = ("mover=wheeled role=vehicle", "mover=tracked role=vehicle")
FOOT_AND_GUN = ("", GUN)
SLOPES = [(0, 1, 1), (1, 2, 1), (1, 0, 0), (2, 1, 0), (0, 0, 0), (1, 1, 0), (2, 2, 0)]
"""From a level to a level, and what the slope adds."""


def hillside(here: int, there: int, figures: str = "", *more: str) -> Position:
    """G1 in D04, the hex to its north at another level."""
    return alone("N", f"level {here} D04, {there} D03", *more, kind=f"german {figures}")


def penalty(p: Position, to: str = "D03") -> int:
    cost = p.preview(f"move G1 {to}").cost
    assert cost is not None
    return sum(line.value for line in cost.lines if line.rule.startswith("COH-12.2"))


class TestMovePenalties:
    """12.2"""

    @pytest.mark.rule("COH-12.2.a", "COH-12.2.b")
    @pytest.mark.parametrize("figures", FOOT_AND_GUN)
    @pytest.mark.parametrize(("here", "there", "added"), SLOPES)
    def test_a_level_up_costs_1_and_a_level_down_nothing(self, figures, here, there, added):
        p = hillside(here, there, figures)
        assert penalty(p) == added
        assert p.cost("move G1 D03") == 1 + added
        cost = p.preview("move G1 D03").cost
        assert cost is not None
        assert [line.rule for line in cost.lines[1:]] == ["COH-12.2.a"] * added

    @pytest.mark.rule("COH-12.2.c")
    @pytest.mark.parametrize(("here", "there"), [(0, 2), (2, 0)])
    def test_two_levels_cost_2_up_and_down(self, here: int, there: int):
        assert hillside(here, there).cost("move G1 D03") == 1 + 2

    @pytest.mark.rule("COH-12.2.d")
    @pytest.mark.parametrize("figures", VEHICLES)
    @pytest.mark.parametrize(("here", "there"), [(0, 2), (2, 0)])
    def test_no_vehicle_climbs_a_steep_slope(self, figures: str, here: int, there: int):
        p = hillside(here, there, figures, f"level {here} E03")
        assert p.refusal("move G1 D03").rule == "COH-12.2.d"
        assert p.refusal("stealth G1 D03").rule == "COH-12.2.d"
        assert p.legal("move G1 E03")
        assert hillside(1, there, figures).legal("move G1 D03")

    @pytest.mark.rule("COH-12.2.d")
    @pytest.mark.parametrize("figures", VEHICLES)
    @pytest.mark.parametrize(("here", "there"), [(0, 2), (2, 0)])
    def test_by_road_a_vehicle_climbs_it_unless_the_scenario_says_otherwise(
        self, figures: str, here: int, there: int
    ):
        """A5"""
        p = hillside(here, there, figures, "road D04 D03")
        assert penalty(p) == 2
        barred = hillside(here, there, figures, "road D04 D03", "steep_roads off")
        assert barred.refusal("move G1 D03").rule == "COH-12.2.d"
        assert position(barred.text()).refusal("move G1 D03").rule == "COH-12.2.d"
        assert hillside(1, there, figures, "road D04 D03", "steep_roads off").legal("move G1 D03")

    @pytest.mark.rule("COH-12.2.e")
    @pytest.mark.parametrize(("here", "there"), [(0, 2), (2, 0)])
    def test_a_field_gun_crosses_a_steep_slope_for_2(self, here: int, there: int):
        assert hillside(here, there, GUN).cost("move G1 D03") == 1 + 2

    @pytest.mark.rule("COH-12.2.f")
    @pytest.mark.parametrize(
        ("here", "there", "added"), [(0, 1, 1), (1, 0, 0), (0, 2, 2), (2, 0, 2)]
    )
    def test_a_road_takes_away_no_slope(self, here: int, there: int, added: int):
        woods = "terrain woods D03"
        assert hillside(here, there, "", woods).cost("move G1 D03") == 1 + 1 + added
        assert hillside(here, there, "", woods, "road D04 D03").cost("move G1 D03") == 1 + added

    @pytest.mark.rule("COH-12.2.g")
    @pytest.mark.parametrize(("there", "added"), [(1, 1), (2, 2)])
    def test_the_slope_adds_to_everything_else(self, there: int, added: int):
        p = position(f"""
            level {there} D05
            terrain woods D05
            unit G1 german-rifles-41 at D04 facing N stressed hit=cowering
            unit S1 soviet-rifles-41 at I07 facing N
        """)
        cost = p.preview("move G1 D05").cost
        assert cost is not None
        label = {1: "tally-uphill", 2: "tally-steep"}[there]
        assert cost.value(label) == added
        assert cost.value("tally-terrain-woods") == 1
        assert cost.value("tally-backward") == 1
        assert cost.value("tally-hit-marker") != 0
        assert cost.value("tally-stress") == 1
        assert cost.total == sum(line.value for line in cost.lines)

    @pytest.mark.rule("COH-12.2.h")
    @pytest.mark.parametrize("figures", VEHICLES)
    @pytest.mark.parametrize(("here", "there", "added"), SLOPES)
    def test_a_vehicle_pays_1_for_each_level_up(self, figures, here, there, added):
        p = hillside(here, there, figures)
        lines = slope_lines(p.state.field, p.hex("D04"), p.hex("D03"), True)
        assert [(line.value, line.rule) for line in lines] == (
            [(added, "COH-12.2.h")] if added else []
        )
        assert penalty(p) == added


def heights(attacker: int, target: int, *more: str) -> Position:
    """G1 in E02 and S1 in E05 on hills."""
    return duel(more="\n".join((f"level {attacker} E02, {target} E05", *more)))


class TestHeightInCombat:
    """12.3"""

    @pytest.mark.rule("COH-12.3.a", "COH-12.3.b", "COH-12.3.c")
    @pytest.mark.parametrize(
        ("attacker", "target", "ar", "dr"),
        [
            (1, 0, 1, 0), (2, 1, 1, 0), (2, 0, 1, 0),
            (0, 1, 0, 1), (1, 2, 0, 1), (0, 2, 0, 1),
            (0, 0, 0, 0), (1, 1, 0, 0), (2, 2, 0, 0),
        ],
    )  # fmt: skip
    def test_the_higher_one_has_1(self, attacker: int, target: int, ar: int, dr: int):
        p = heights(attacker, target)
        flat = duel()
        assert p.ar("attack G1 E05").total == flat.ar("attack G1 E05").total + ar
        assert p.dr("attack G1 E05").total == flat.dr("attack G1 E05").total + dr
        assert (("higher-attacker", 1) in figures(p.ar("attack G1 E05"))) == bool(ar)
        assert (("higher-target", 1) in figures(p.dr("attack G1 E05"))) == bool(dr)

    @pytest.mark.rule("COH-12.3.d")
    def test_woods_and_buildings_make_nobody_higher(self):
        p = heights(1, 1, "terrain stone-building E02", "terrain light-woods E05")
        assert figures(p.ar("attack G1 E05")) == [("red-fp", 3)]
        assert figures(p.dr("attack G1 E05")) == [
            ("front-defense", 12), ("terrain-light-woods", 1)
        ]  # fmt: skip

    @pytest.mark.rule("COH-12.3.e")
    @pytest.mark.parametrize(
        ("mortar", "spotter", "target", "ar", "dr"),
        [(0, 2, 0, 1, 0), (2, 0, 0, 0, 0), (0, 1, 2, 0, 1), (2, 1, 1, 0, 0), (2, 0, 1, 0, 1)],
    )
    def test_a_mortar_that_fires_over_a_spotter_has_his_height(
        self, mortar, spotter, target, ar, dr
    ):
        p = duel(more=f"level {mortar} E02, {spotter} E03, {target} E05")
        g1, s1 = p.id("G1"), p.id("S1")
        shot = Shot(g1, p.hex("E05"), Arm.INDIRECT, spot=p.hex("E03"))
        attack_, defense_ = attack(p.state, shot, s1), defense(p.state, s1, shot)
        assert attack_.value("tally-higher-attacker") == ar
        assert defense_.value("tally-higher-target") == dr

    @pytest.mark.rule("COH-12.3.b")
    def test_a_strike_from_beyond_the_map_has_no_height(self):
        p = heights(0, 2)
        strike = Shot(NOBODY, p.hex("E05"), Arm.STRIKE)
        assert height_attack_lines(p.state.field, strike.origin(p.state), p.hex("E05")) == []
        assert height_defense_lines(p.state.field, strike.origin(p.state), p.hex("E05")) == []
