"""Chapter 6, 6.10 to 6.12: close combat, crewed weapons, and getting out of it."""

import pytest

from hexfront.games.coh.definitions.library import definitions
from hexfront.games.coh.notation import position
from tests.games.coh.combat.helpers import brawl, duel, figures, on_target


class TestCloseCombat:
    """6.10"""

    @pytest.mark.rule("COH-6.10.a")
    def test_sharing_a_hex_with_an_enemy_is_close_combat(self):
        p = brawl(more="unit G2 german at E06 facing S")
        assert p.state.in_close_combat(p.id("G1"))
        assert p.state.in_close_combat(p.id("S1"))
        assert not p.state.in_close_combat(p.id("G2"))

    @pytest.mark.rule("COH-6.10.b")
    def test_a_unit_in_close_combat_attacks_only_in_its_own_hex(self):
        p = brawl(more="unit S2 soviet at E06 facing N")
        assert p.legal("close G1 S1")
        assert p.refusal("attack G1 E06").rule == "COH-6.10.b"
        assert p.refusal("close G1 S2").rule == "COH-6.10.c"

    @pytest.mark.rule("COH-6.10.b")
    def test_not_even_if_it_cannot_harm_the_enemy_there(self):
        p = brawl("blue=none", "armored", more="unit S2 soviet at E08 facing N")
        assert p.refusal("attack G1 E08").rule == "COH-6.10.b"

    @pytest.mark.rule("COH-6.0.c", "COH-6.10.c")
    def test_only_one_chosen_enemy_is_attacked(self):
        p = brawl(more="unit S2 soviet at E05 facing N\nunit S3 soviet at E05 facing N")
        assert all(p.legal(f"close G1 {name}") for name in ("S1", "S2", "S3"))
        p.play("close G1 S2", 2, 7)
        (miss,) = p.told("log-miss")
        assert miss.args["target"] == p.id("S2")
        assert p.turn == "soviet"

    @pytest.mark.rule("COH-6.0.c", "COH-6.10.c")
    @pytest.mark.parametrize(("order", "target"), [("close S1 G1", "G1"), ("close S1 G2", "G2")])
    def test_the_other_side_attacks_one_enemy_too(self, order: str, target: str):
        p = brawl(more="unit G2 german at E05 facing N\nturn soviet")
        p.play(order, 2, 7)
        (miss,) = p.told("log-miss")
        assert miss.args["target"] == p.id(target)
        assert p.turn == "german"

    @pytest.mark.rule("COH-6.10.b")
    def test_a_friend_in_the_hex_cannot_be_attacked(self):
        p = brawl(more="unit G2 german at E05 facing N")
        assert p.refusal("close G1 G2").rule == "COH-6.10.c"

    @pytest.mark.rule("COH-6.7.c", "COH-6.7.d", "COH-6.10.d")
    def test_the_attacker_has_a_bonus_of_four(self):
        force = on_target(brawl(), "close G1 S1").attack
        assert figures(force) == [("red-fp", 3), ("close-combat", 4)]

    @pytest.mark.rule("COH-6.3.c", "COH-6.10.e")
    @pytest.mark.parametrize("facing", ["N", "S"])
    def test_the_targets_flank_defense_counts_whatever_its_facing(self, facing: str):
        guard = on_target(brawl(target=f"facing {facing}"), "close G1 S1").defense
        assert figures(guard) == [("flank-defense", 11)]

    @pytest.mark.rule("COH-6.10.f")
    @pytest.mark.parametrize(
        ("kind", "terrain"),
        [
            ("mover=foot", 2),
            ("mover=foot crewed", 2),
            ("mover=wheeled crewed", 2),  # a field gun
            ("mover=wheeled red-crewed", 2),
            ("mover=wheeled blue-crewed", 2),
            ("mover=wheeled", 0),  # a truck
            ("mover=tracked armored", 0),
        ],
    )
    def test_all_but_vehicles_are_protected_by_the_terrain(self, kind: str, terrain: int):
        p = brawl(target=kind, more="terrain woods E05")
        assert on_target(p, "close G1 S1").defense.value("tally-terrain-woods") == terrain

    @pytest.mark.rule("COH-6.10.f")
    def test_vehicles_are_protected_by_the_terrain_against_fire_from_outside(self):
        p = duel(target="mover=tracked armored", more="terrain woods E05")
        assert on_target(p, "attack G1 E05").defense.value("tally-terrain-woods") == 2

    @pytest.mark.rule("COH-6.5.e")
    def test_walls_do_not_protect_in_close_combat(self):
        p = brawl(more="walls E05:N+NE+SE+S+SW+NW")
        assert figures(on_target(p, "close G1 S1").defense) == [("flank-defense", 11)]

    @pytest.mark.rule("COH-6.10.g")
    def test_fire_into_a_close_combat_meets_friend_and_enemy(self):
        p = brawl(more="unit G2 german at E02 facing S")
        p.play("attack G2 E05")
        assert p.choices() == ["target G1", "target S1"]

    @pytest.mark.rule("COH-6.10.h")
    @pytest.mark.parametrize("facing", ["N", "SE", "SW"])
    def test_facing_does_not_matter_to_the_attacker_and_his_supporters(self, facing: str):
        p = brawl(f"facing {facing}", more=f"unit G2 german at E05 facing {facing}")
        p.play("close G1 S1", "join G2", 2, 7)
        (miss,) = p.told("log-miss")
        assert miss.tally is not None
        assert miss.tally.value("tally-support") == -1

    @pytest.mark.rule("COH-6.10.h")
    def test_range_does_not_matter(self):
        p = brawl("range=1", more="unit G2 german at E05 facing N range=1 hit=cowering!")
        assert on_target(p, "close G1 S1").attack.total == 7
        assert on_target(p, "close G2 S1").attack.total == 7


class TestCrewedWeapons:
    """6.11"""

    @pytest.mark.rule("COH-6.11.a")
    @pytest.mark.parametrize("kind", definitions().kinds.values(), ids=lambda kind: kind.id)
    def test_weapon_crews_have_fp_on_white_and_squads_and_vehicles_have_not(self, kind):
        crewed = kind.red_crewed or kind.blue_crewed
        assert crewed == (kind.silhouette in ("hmg", "mortar", "gun"))

    @pytest.mark.rule("COH-6.7.c", "COH-6.11.b")
    def test_fp_on_white_has_minus_two_instead_of_plus_four(self):
        force = on_target(brawl("crewed"), "close G1 S1").attack
        assert figures(force) == [("red-fp", 3), ("close-combat-crewed", -2)]

    @pytest.mark.rule("COH-6.11.c")
    def test_what_counts_is_the_colour_that_is_used(self):
        p = brawl("red=3 blue=6 blue-crewed", more="unit S2 soviet at E05 facing N armored")
        assert on_target(p, "close G1 S1").attack.total == 3 + 4
        assert on_target(p, "close G1 S2").attack.total == 6 - 2


def invaded(more: str = "", soviet: str = "") -> str:
    """G1, in D04, is about to enter S1's hex E04; S1 is the Soviets' only unit there."""
    return f"""
        board 9x9
        unit G1 german at D04 facing SE
        unit S1 soviet at E04 facing NW {soviet}
        {more}
    """


class TestAvoidingCloseCombat:
    """6.12. Around E04 lie, from the north: E03, F04, F05, E05, D05, D04."""

    @pytest.mark.rule("COH-6.12.a")
    def test_moving_in_is_the_whole_action(self):
        p = position(invaded()).play("move G1 E04", 7)
        assert p.unit("G1").hex == "E04"
        assert not p.told("log-attack")
        assert p.turn == "soviet"
        p.play("pass")
        assert p.legal("close G1 S1")

    @pytest.mark.rule("COH-6.12.b")
    @pytest.mark.parametrize("answer", ["close S1 G1", "move S1 F05", "stall S1", "pass"])
    def test_the_opponent_may_strike_first_leave_or_do_something_else(self, answer: str):
        p = position(invaded()).play("move G1 E04", 7)
        assert p.legal(answer)

    @pytest.mark.rule("COH-6.12.c")
    def test_the_way_he_came_and_the_hexes_beside_it_are_closed(self):
        p = position(invaded()).play("move G1 E04", 7)
        for closed in ("D04", "D05", "E03"):
            assert p.refusal(f"move S1 {closed}").rule == "COH-6.12.c"
        assert all(p.legal(f"move S1 {free}") for free in ("F04", "F05", "E05"))

    @pytest.mark.rule("COH-6.12.c")
    def test_every_unit_in_the_hex_is_bound_but_nobody_elsewhere(self):
        more = "unit S2 soviet at E04 facing N\nunit S3 soviet at E03 facing N"
        p = position(invaded(more)).play("move G1 E04", 7)
        assert p.refusal("move S2 D04").rule == "COH-6.12.c"
        assert p.legal("move S3 D04")

    @pytest.mark.rule("COH-6.12.c")
    def test_only_the_turn_just_before_counts(self):
        p = position(invaded("unit G2 german at A01 facing N")).play("move G1 E04", 7)
        p.play("pass", "stall G2", 7)
        assert p.legal("move S1 D04")

    @pytest.mark.rule("COH-6.12.c")
    def test_a_move_into_an_empty_hex_closes_nothing(self):
        p = position(invaded("unit G2 german at D05 facing N")).play("move G2 D06", 7)
        assert p.legal("move S1 D04")

    @pytest.mark.rule("COH-6.12.c")
    def test_a_hidden_unit_that_is_stepped_upon_is_bound_as_well(self):
        p = position(invaded("terrain woods E04", soviet="hidden")).play("move G1 E04", 7)
        assert p.unit("S1").place == "board"
        assert p.refusal("move S1 D04").rule == "COH-6.12.c"

    @pytest.mark.rule("COH-6.12.c")
    @pytest.mark.parametrize(
        ("mine", "own", "theirs", "other"),
        [("S1", "soviet", "G1", "german"), ("G1", "german", "S1", "soviet")],
    )
    def test_a_hidden_enemy_that_stole_in_closes_his_way_when_he_is_found(
        self, mine, own, theirs, other
    ):
        p = position(f"""
            terrain woods D04 E04
            unit {mine} {own} at E04 hidden
            unit {theirs} {other} at D04 hidden
            turn {other}
        """)
        p.play(f"stealth {theirs} E04", 7)
        assert p.turn == own
        for side in (own, other):
            assert (p.view(side).came, p.view(side).no_retreat) == ((), ())
        p.play(f"reveal {mine}", f"face {mine} N", f"face {theirs} N")
        for closed in ("D04", "D05", "E03"):
            assert p.refusal(f"move {mine} {closed}").rule == "COH-6.12.c"
        assert p.legal(f"move {mine} F05")

    @pytest.mark.rule("COH-6.12.c")
    def test_rapid_deployment_does_not_lead_round_to_a_closed_hex(self):
        p = position(invaded("hand soviet 5\nunit S2 soviet at F03 facing N"))
        p.play("move G1 E04", 7, "move S1 F04", "face S1 N", "card 5")
        assert p.refusal("move S1 E03").rule == "COH-6.12.c"
        assert p.legal("move S1 F03")

    @pytest.mark.rule("COH-6.12.c")
    def test_a_unit_that_was_not_there_may_go_where_the_others_may_not(self):
        p = position(invaded("hand soviet 5\nunit S2 soviet at F03 facing N"))
        p.play("move G1 E04", 7, "move S2 F04", "face S2 N", "card 5")
        assert p.legal("move S2 E03")

    @pytest.mark.rule("COH-6.12.c")
    def test_an_enemy_that_goes_on_by_rapid_deployment_closes_nothing(self):
        p = position(invaded("hand german 5"))
        p.play("move G1 E04", "face G1 N", "card 5", "move G1 F04", "face G1 N", "cap 0", 7)
        assert p.turn == "soviet"
        assert p.legal("move S1 D04")

    @pytest.mark.rule("COH-6.12.c")
    def test_an_enemy_that_comes_by_rapid_deployment_closes_the_hex_he_left_last(self):
        p = position(invaded("hand german 5\nunit G2 german at C04 facing N"))
        p.play("move G2 D05", "face G2 N", "card 5", "move G2 E04", "face G2 N", "cap 0", 7)
        assert p.refusal("move S1 D05").rule == "COH-6.12.c"
        assert p.legal("move S1 E03")

    @pytest.mark.rule("COH-6.12.d")
    def test_the_side_that_began_is_bound_when_a_new_enemy_joins(self):
        p = position(invaded("unit S2 soviet at F05 facing N"))
        p.play("move G1 E04", 7, "move S2 E04", 7)
        for closed in ("F05", "F04", "E05"):
            assert p.refusal(f"move G1 {closed}").rule == "COH-6.12.c"
        assert all(p.legal(f"move G1 {free}") for free in ("D04", "D05", "E03"))
