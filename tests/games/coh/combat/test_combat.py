"""Chapter 6, 6.0 to 6.9: defense value, attack value, hit number and the roll."""

import pytest

from hexfront.games.coh.definitions.library import definitions
from hexfront.games.coh.notation import Position
from tests.games.coh.combat.helpers import duel, figures, on_target

TERRAIN = {"light-woods": 1, "woods": 2, "wooden-building": 1, "stone-building": 2, "water": -1}


def from_behind(target: str = "") -> Position:
    """G1 attacks S1, which faces away."""
    return duel(target=f"facing S {target}")


class TestAttack:
    """6.0"""

    @pytest.mark.rule("COH-6.0.a")
    def test_all_units_in_the_target_hex_are_targets(self):
        p = duel(
            more="""
                unit S2 soviet at E05 facing N
                unit S3 soviet at E06 facing N
            """
        )
        p.play("attack G1 E05")
        assert p.choices() == ["target S1", "target S2"]

    @pytest.mark.rule("COH-6.0.a")
    def test_a_hex_without_an_enemy_is_no_target(self):
        p = duel(more="unit G2 german at E03 facing S")
        assert p.refusal("attack G1 E03").rule == "COH-6.0.a"
        assert p.refusal("attack G1 E04").rule == "COH-11.7.a"

    @pytest.mark.rule("COH-6.0.b")
    def test_defense_less_attack_is_the_hit_number_and_then_two_dice_are_rolled(self):
        p = duel(more="terrain woods E05").play("attack G1 E05", "shift 0")
        assert p.actor == "chance"
        assert len(p.state.chances().outcomes) == 36
        p.play((4, 6))
        (miss,) = p.told("log-miss")
        assert miss.tally is not None
        assert figures(miss.tally) == [("front-defense", 12), ("terrain-woods", 2), ("red-fp", -3)]
        assert (miss.args["number"], miss.args["roll"], miss.args["dice"]) == (11, 10, "4+6")


class TestDefenseValue:
    """6.1"""

    @pytest.mark.rule("COH-6.1.a")
    def test_defense_and_all_modifiers_add_up(self):
        p = duel("facing S", "front=13", more="terrain stone-building E05\nwalls E05:N")
        guard = on_target(p, "attack G1 E05").defense
        assert figures(guard) == [("front-defense", 13), ("terrain-stone-building", 2), ("wall", 1)]
        assert guard.total == 16

    @pytest.mark.rule("COH-6.1.b")
    @pytest.mark.parametrize("kind", definitions().kinds.values(), ids=lambda kind: kind.id)
    def test_the_larger_number_is_the_front_defense(self, kind):
        assert kind.front >= kind.flank

    @pytest.mark.rule("COH-6.1.c")
    def test_front_defense_against_a_frontal_attack_flank_defense_from_the_flank(self):
        frontal = on_target(duel(target="front=14 flank=9"), "attack G1 E05").defense
        flanking = on_target(from_behind("front=14 flank=9"), "attack G1 E05").defense
        assert figures(frontal) == [("front-defense", 14)]
        assert figures(flanking) == [("flank-defense", 9)]

    @pytest.mark.rule("COH-6.1.d")
    def test_a_spent_target_defends_as_well_as_a_fresh_one(self):
        fresh, spent = duel(), duel(target="spent stressed")
        assert on_target(spent, "attack G1 E05") == on_target(fresh, "attack G1 E05")

    @pytest.mark.rule("COH-6.1.e")
    def test_later_chapters_add_their_modifiers(self):
        guard = on_target(duel(target="hasty"), "attack G1 E05").defense
        assert figures(guard) == [("front-defense", 12), ("hasty-defense", 1)]


class TestColours:
    """6.2 and 6.6"""

    @pytest.mark.rule("COH-6.2.a", "COH-6.2.b", "COH-6.6.b")
    def test_red_fp_against_soft_targets_blue_fp_against_armored_ones(self):
        soft = on_target(duel("red=4 blue=7"), "attack G1 E05").attack
        armored = on_target(duel("red=4 blue=7", "armored"), "attack G1 E05").attack
        assert figures(soft) == [("red-fp", 4)]
        assert figures(armored) == [("blue-fp", 7)]

    @pytest.mark.rule("COH-6.6.b")
    def test_without_fp_of_the_targets_colour_there_is_no_attack(self):
        p = duel("blue=none", "armored")
        assert p.refusal("attack G1 E05").rule == "COH-6.6.b"


class TestFlankAttacks:
    """6.3"""

    @pytest.mark.rule("COH-6.3.a", "COH-6.3.b")
    @pytest.mark.parametrize(
        ("facing", "defense"),
        [("N", 12), ("NE", 12), ("NW", 12), ("SE", 11), ("S", 11), ("SW", 11)],
    )
    def test_what_counts_is_whether_the_attacker_stands_in_the_targets_arc(
        self, facing: str, defense: int
    ):
        p = duel(target=f"facing {facing}")
        assert on_target(p, "attack G1 E05").defense.total == defense

    @pytest.mark.rule("COH-6.3.b")
    def test_the_targets_range_plays_no_part(self):
        assert on_target(duel(target="range=1"), "attack G1 E05").defense.total == 12


class TestTerrain:
    """6.4"""

    @pytest.mark.rule("COH-6.4.a", "COH-6.4.b", "COH-6.4.c", "COH-6.4.d", "COH-6.4.f")
    @pytest.mark.parametrize(("terrain", "change"), TERRAIN.items())
    def test_the_targets_terrain_changes_its_defense(self, terrain: str, change: int):
        guard = on_target(duel(more=f"terrain {terrain} E05"), "attack G1 E05").defense
        assert figures(guard) == [("front-defense", 12), (f"terrain-{terrain}", change)]

    @pytest.mark.parametrize("terrain", ["open", "field"])
    def test_open_ground_and_fields_change_nothing(self, terrain: str):
        p = duel(more=f"terrain {terrain} E05")
        assert figures(on_target(p, "attack G1 E05").defense) == [("front-defense", 12)]

    @pytest.mark.rule("COH-6.4.e")
    def test_a_wall_is_worth_one(self):
        p = duel(more="walls E05:N")
        guard = on_target(p, "attack G1 E05").defense
        assert figures(guard) == [("front-defense", 12), ("wall", 1)]

    @pytest.mark.rule("COH-6.4.g")
    @pytest.mark.parametrize(
        ("terrain", "defensive"),
        [*((terrain, change > 0) for terrain, change in TERRAIN.items()), ("open", False)],
    )
    def test_defensive_terrain_is_what_raises_the_defense(self, terrain: str, defensive: bool):
        """A hidden unit next to an enemy stays hidden in defensive terrain only (11.5.d)."""
        p = duel(target="hidden", distance=1, more=f"terrain {terrain} E03")
        assert (p.unit("S1").place == "hidden") == defensive


class TestWalls:
    """6.5"""

    @pytest.mark.rule("COH-6.5.a")
    def test_a_wall_counts_where_the_line_enters_the_target_hex(self):
        assert on_target(duel(more="walls E05:N"), "attack G1 E05").defense.total == 13

    @pytest.mark.rule("COH-6.5.b")
    @pytest.mark.parametrize("wall", ["E05:NE", "E05:S", "E02:S", "E02:N", "E03:S"])
    def test_other_walls_do_not_count(self, wall: str):
        assert on_target(duel(more=f"walls {wall}"), "attack G1 E05").defense.total == 12

    @pytest.mark.rule("COH-6.5.b")
    def test_a_wall_between_neighbours_counts(self):
        p = duel(distance=1, more="walls E02:S")
        assert on_target(p, "attack G1 E03").defense.total == 13

    @pytest.mark.rule("COH-6.5.c")
    def test_walls_do_not_block_the_line_of_sight(self):
        p = duel(more="walls E02:S E03:S E04:S")
        assert p.sees("E02", "E05")
        assert p.legal("attack G1 E05")


class TestAttackValue:
    """6.6 and 6.7"""

    @pytest.mark.rule("COH-6.6.a")
    def test_fp_and_all_modifiers_add_up(self):
        p = duel("hit=suppressed! red=6", distance=7)
        force = on_target(p, "attack G1 E09").attack
        assert figures(force) == [("red-fp", 6), ("hit-marker", -2), ("long-range", -2)]
        assert force.total == 2

    @pytest.mark.rule("COH-6.6.c")
    def test_a_negative_attack_value_raises_the_hit_number(self):
        shown = on_target(duel("red=0", distance=7), "attack G1 E09")
        assert shown.attack.total == -2
        assert shown.number == 12 + 2

    @pytest.mark.rule("COH-6.7.a", "COH-6.7.b", "COH-6.7.d")
    @pytest.mark.parametrize(
        ("distance", "modifiers"),
        [
            (1, [("short-range", 3)]),
            (2, []),
            (5, []),
            (6, [("long-range", -2)]),
            (10, [("long-range", -2)]),
        ],
    )
    def test_range_modifiers(self, distance: int, modifiers: list[tuple[str, int]]):
        p = duel(distance=distance)
        force = on_target(p, f"attack G1 E{2 + distance:02d}").attack
        assert figures(force) == [("red-fp", 3), *modifiers]

    @pytest.mark.rule("COH-6.7.b", "COH-6.7.d")
    def test_a_crewed_weapon_has_the_bonus_of_short_range_too(self):
        assert on_target(duel("crewed", distance=1), "attack G1 E03").attack.total == 6


class TestHitNumber:
    """6.8"""

    @pytest.mark.rule("COH-6.8.a")
    def test_the_hit_number_is_defense_less_attack(self):
        assert on_target(duel("red=4", "front=13"), "attack G1 E05").number == 9

    @pytest.mark.rule("COH-6.8.b")
    def test_the_roll_must_reach_the_hit_number(self):
        assert duel().play("attack G1 E05", 8).told("log-miss")
        assert duel().play("attack G1 E05", 9).told("log-hit")

    @pytest.mark.rule("COH-6.8.c")
    def test_up_to_two_cap_change_the_hit_number_before_the_roll(self):
        p = duel().play("attack G1 E05")
        assert p.choices() == ["shift -2", "shift -1", "shift 0", "shift 1", "shift 2"]
        assert p.refusal("shift -3").rule == "COH-3.2.a"
        p.play("shift -2", 7)
        assert p.cap("german") == 5
        (hit,) = p.told("log-hit")
        assert hit.args["number"] == 7

    @pytest.mark.rule("COH-6.8.d")
    def test_twelve_does_not_hit_by_itself(self):
        p = duel(target="front=16").play("attack G1 E05", 12)
        assert p.told("log-miss")

    @pytest.mark.rule("COH-6.8.d")
    def test_two_does_not_miss_by_itself(self):
        p = duel("red=10").play("attack G1 E05", 2)
        assert p.told("log-hit")


def stack() -> Position:
    """Two Soviet units in the target hex, the second with its back to the attacker."""
    return duel(more="unit S2 soviet at E05 facing S")


class TestStackedUnits:
    """6.9"""

    @pytest.mark.rule("COH-6.9.a", "COH-6.9.c")
    def test_one_roll_for_each_target_and_one_spent_check(self):
        p = stack().play("attack G1 E05", "target S1", 2, 3)
        assert [entry.args["target"] for entry in p.told("log-miss")] == [p.id("S1"), p.id("S2")]
        assert p.unit("G1").fresh
        assert p.waits_for == "ActionCost"
        p.play(3)
        assert p.unit("G1").spent
        assert p.turn == "soviet"

    @pytest.mark.rule("COH-6.9.b")
    def test_friends_in_the_target_hex_are_rolled_against_as_well(self):
        p = duel(more="unit G2 german at E05 facing N").play("attack G1 E05")
        assert p.choices() == ["target S1", "target G2"]
        p.play("target S1", 2, 9, "draws pinned", 7)
        assert p.unit("G2").hit == "pinned"

    @pytest.mark.rule("COH-6.9.d")
    def test_each_target_meets_the_fp_of_its_colour(self):
        p = duel("red=4 blue=6", more="unit S2 soviet at E05 facing N armored")
        assert figures(on_target(p, "attack G1 E05", "S1").attack) == [("red-fp", 4)]
        assert figures(on_target(p, "attack G1 E05", "S2").attack) == [("blue-fp", 6)]

    @pytest.mark.rule("COH-6.9.e")
    def test_front_or_flank_by_each_targets_own_facing(self):
        p = stack()
        assert figures(on_target(p, "attack G1 E05", "S1").defense) == [("front-defense", 12)]
        assert figures(on_target(p, "attack G1 E05", "S2").defense) == [("flank-defense", 11)]

    @pytest.mark.rule("COH-6.9.f")
    def test_cap_count_for_one_roll_only_and_each_roll_may_have_two(self):
        p = stack().play("attack G1 E05", "target S1", "shift -2", 2)
        assert p.choices() == ["shift -2", "shift -1", "shift 0", "shift 1", "shift 2"]
        p.play("shift -1", 2)
        assert [entry.args["number"] for entry in p.told("log-miss")] == [12 - 3 - 2, 11 - 3 - 1]
        assert p.cap("german") == 7 - 3

    @pytest.mark.rule("COH-6.9.g")
    @pytest.mark.parametrize("order", [("S1", "S2"), ("S2", "S1")])
    def test_the_attacker_chooses_the_order(self, order: tuple[str, str]):
        p = stack().play("attack G1 E05")
        assert p.actor == "german"
        p.play(f"target {order[0]}", 2, 2)
        assert [p.name(int(entry.args["target"])) for entry in p.told("log-miss")] == list(order)
