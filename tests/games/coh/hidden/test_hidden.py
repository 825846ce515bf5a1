"""Sections 11.0 to 11.2 and 11.6: hidden units, how they are found, placed and tired."""

import pytest

from hexfront.games.coh.definitions.library import DATA
from hexfront.games.coh.game import CohGame
from hexfront.games.coh.notation import position
from hexfront.play.datafile import read_toml
from hexfront.play.masks import members
from tests.games.coh.hidden.helpers import COVER, OPEN, lurking, seen_by_germans, watched


class TestHiddenUnits:
    """11.0"""

    @pytest.mark.rule("COH-11.0.a")
    def test_the_scenario_says_who_starts_hidden(self):
        state = CohGame().new("ambush")
        soviet = read_toml(DATA / "scenarios" / "ambush.toml")["soviet"]
        assert isinstance(soviet, dict)
        listed = [unit["hex"] for unit in soviet["placed"] if unit.get("hidden")]
        assert listed
        hidden = {state.hex[u] for u in members(state.hidden)}
        assert hidden == {state.field.board.at(label) for label in listed}

    @pytest.mark.rule("COH-11.0.b")
    def test_they_are_not_on_the_board_and_only_the_owner_knows_where_they_are(self):
        p = lurking()
        assert not p.state.board >> p.id("S1") & 1
        assert p.view("soviet").units[p.id("S1")].hex == p.hex("E05")
        assert seen_by_germans(p) == ("hidden", -1)


class TestDetection:
    """11.1"""

    @pytest.mark.rule("COH-11.1.a")
    @pytest.mark.parametrize("choice", ["move S1 E06", "pivot S1 S", "attack S1 E03"])
    def test_a_hidden_unit_must_come_out_for_most_actions(self, choice: str):
        p = lurking()
        assert p.refusal(choice).rule == "COH-11.1.a"
        assert p.play("reveal S1", "face S1 N").legal(choice)

    @pytest.mark.rule("COH-11.1.a")
    @pytest.mark.parametrize(
        "script",
        [
            ("stall S1", 7),
            ("rally S1", 2, 7),
            ("stealth S1 E06", 7),
            ("card 4", "select S1", "rally S1", 2),
        ],
    )
    def test_stall_rally_stealth_move_and_a_card_for_hidden_units_do_not_reveal(self, script):
        p = lurking("hand soviet 4", s1="hit=unnerved").play(*script)
        assert p.unit("S1").place == "hidden"

    @pytest.mark.rule("COH-11.1.a")
    def test_a_card_without_the_hidden_symbol_is_not_for_hidden_units(self):
        p = lurking("hand soviet 2", "unit S2 soviet at A09 facing N").play("card 2")
        assert p.choices() == ["select S2"]

    @pytest.mark.rule("COH-11.1.b")
    def test_a_friend_who_enters_its_hex_gives_it_away(self):
        p = lurking("unit S2 soviet at E06 facing N").play("move S2 E05")
        assert p.unit("S1").place == "board"

    @pytest.mark.rule("COH-11.1.b")
    def test_an_enemy_who_enters_its_hex_finds_it(self):
        p = lurking("unit G2 german at D05 facing SE", turn="german").play("move G2 E05")
        assert p.unit("S1").place == "board"

    @pytest.mark.rule("COH-11.1.b")
    def test_it_comes_out_when_it_joins_visible_friends(self):
        p = lurking("unit S2 soviet at E06 facing N").play("stealth S1 E06")
        assert p.unit("S1").place == "board"

    @pytest.mark.rule("COH-11.1.c")
    @pytest.mark.parametrize("terrain", OPEN)
    @pytest.mark.parametrize("mover", ["wheeled", "tracked"])
    @pytest.mark.parametrize("distance", [1, 3, 7])
    def test_a_vehicle_in_the_open_is_seen_at_any_distance(self, terrain, mover, distance):
        assert watched(distance, terrain, f"mover={mover}").unit("S1").place == "board"

    @pytest.mark.rule("COH-11.1.c")
    def test_a_vehicle_in_the_open_is_seen_across_a_wall(self):
        assert watched(3, "open", "mover=wheeled", "walls E08:N").unit("S1").place == "board"

    @pytest.mark.rule("COH-11.1.c")
    @pytest.mark.parametrize("terrain", COVER)
    def test_a_vehicle_that_stands_in_cover_is_not_seen(self, terrain: str):
        assert watched(1, terrain, "mover=tracked").unit("S1").place == "hidden"

    @pytest.mark.rule("COH-11.1.c")
    def test_a_vehicle_out_of_sight_is_not_seen(self):
        p = watched(3, "open", "mover=wheeled", "terrain woods E07")
        assert p.unit("S1").place == "hidden"

    @pytest.mark.rule("COH-11.1.d")
    @pytest.mark.parametrize("terrain", OPEN)
    @pytest.mark.parametrize(("distance", "place"), [(1, "board"), (2, "board"), (3, "hidden")])
    def test_a_foot_unit_in_the_open_is_seen_from_two_hexes(self, terrain, distance, place):
        assert watched(distance, terrain).unit("S1").place == place

    @pytest.mark.rule("COH-11.1.d")
    def test_an_enemy_who_comes_near_finds_it(self):
        p = watched(4).play("move G1 E05", 7)
        assert p.unit("S1").place == "hidden"
        p.play("pass", "move G1 E06")
        assert p.unit("S1").place == "board"
        assert p.told("log-revealed")[0].rule == "COH-11.1.d"

    @pytest.mark.rule("COH-11.1.d")
    def test_nobody_sees_through_woods(self):
        assert watched(2, "open", "", "terrain woods E07").unit("S1").place == "hidden"

    @pytest.mark.rule("COH-11.1.e")
    @pytest.mark.parametrize(("roll", "place"), [(8, "board"), (7, "hidden")])
    def test_recon_by_fire_finds_it(self, roll: int, place: str):
        p = lurking(turn="german").play("recon G1", "attack G1 E05", roll)
        assert p.unit("S1").place == place

    @pytest.mark.rule("COH-11.1.f")
    def test_its_owner_may_reveal_it_and_that_may_reveal_enemies(self):
        p = position("""
            unit S1 soviet at E05 hidden
            unit G1 german at E03 hidden
            turn soviet
        """)
        assert p.unit("G1").place == "hidden"
        p.play("reveal S1", "face S1 N")
        assert p.unit("S1").place == p.unit("G1").place == "board"

    @pytest.mark.rule("COH-11.1.f", "COH-11.2.b")
    @pytest.mark.parametrize(
        ("mine", "own", "theirs", "other"),
        [("S1", "soviet", "G1", "german"), ("G1", "german", "S1", "soviet")],
    )
    def test_a_unit_is_placed_and_turned_before_it_reveals_another(self, mine, own, theirs, other):
        p = position(f"""
            unit {mine} {own} at E05 hidden
            unit {theirs} {other} at E03 hidden
            turn {own}
        """)
        p.play(f"reveal {mine}")
        assert (p.waits_for, p.actor) == ("RevealFacing", own)
        assert p.unit(theirs).place == "hidden"
        p.play(f"face {mine} SW")
        assert (p.waits_for, p.actor) == ("RevealFacing", other)
        assert p.unit(theirs).place == "board"
        p.play(f"face {theirs} N")
        assert (p.waits_for, p.actor) == ("ChooseAction", own)

    @pytest.mark.rule("COH-11.1.f", "COH-11.2.b")
    def test_a_unit_found_by_a_move_is_turned_before_it_reveals_another(self):
        p = position("""
            terrain woods D04
            unit G1 german at E02 facing S
            unit S1 soviet at E05 hidden
            unit G2 german at D05 hidden
            unit S2 soviet at A01 facing N
        """)
        p.play("move G1 E03")
        assert (p.waits_for, p.actor) == ("RevealFacing", "soviet")
        assert p.unit("G2").place == "hidden"
        p.play("face S1 N")
        assert (p.waits_for, p.actor) == ("RevealFacing", "german")
        assert p.unit("G2").place == "board"

    @pytest.mark.rule("COH-11.1.g")
    def test_revealing_is_free_and_may_come_before_an_action_of_the_unit(self):
        p = lurking("cap soviet 0").play("reveal S1", "face S1 N")
        assert (p.turn, p.unit("S1").stressed, p.unit("S1").fresh) == ("soviet", False, True)
        assert p.cost("attack S1 E03") == 3
        p.play("attack S1 E03", 2, 7)
        assert p.turn == "german"

    @pytest.mark.rule("COH-11.1.g")
    def test_it_may_be_revealed_after_it_was_chosen_to_act(self):
        p = lurking().play("select S1", "reveal S1", "face S1 N", "move S1 E06", 7)
        assert p.unit("S1").hex == "E06"
        assert p.turn == "german"

    @pytest.mark.rule("COH-11.1.g")
    def test_a_turn_in_which_a_unit_was_only_revealed_may_still_be_a_pass(self):
        p = lurking().play("reveal S1", "face S1 N", "pass")
        assert p.turn == "german"
        assert not p.unit("S1").stressed

    @pytest.mark.rule("COH-11.1.h")
    @pytest.mark.parametrize("there", ["E04", "E05"])
    def test_hidden_units_find_nobody(self, there: str):
        p = position(f"""
            unit S1 soviet at E05 hidden
            unit G1 german at {there} hidden
        """)
        assert p.unit("S1").place == p.unit("G1").place == "hidden"


class TestPlacing:
    """11.2"""

    @pytest.mark.rule("COH-11.2.a")
    def test_a_revealed_unit_is_placed_in_its_recorded_hex(self):
        p = lurking().play("stealth S1 E06", "cap 5", "pass", "reveal S1", "face S1 N")
        assert (p.unit("S1").place, p.unit("S1").hex) == ("board", "E06")
        assert seen_by_germans(p) == ("board", p.hex("E06"))

    @pytest.mark.rule("COH-11.2.b")
    def test_its_owner_chooses_any_facing_even_in_the_enemys_turn(self):
        p = lurking("unit G2 german at D05 facing SE", turn="german").play("move G2 E05")
        assert p.actor == "soviet"
        assert p.choices() == [f"face S1 {facing}" for facing in ("N", "NE", "SE", "S", "SW", "NW")]
        p.play("face S1 SW")
        assert p.unit("S1").facing == "SW"

    @pytest.mark.rule("COH-11.2.b")
    def test_while_hidden_it_has_none(self):
        assert lurking().view("soviet").units[0].facing == -1


class TestSpentHiddenUnits:
    """11.6"""

    @pytest.mark.rule("COH-11.6.a")
    @pytest.mark.parametrize("script", [("stealth S1 E06", 1), ("rally S1", 2, 1), ("stall S1", 1)])
    def test_a_failed_check_makes_it_spent_but_not_visible(self, script):
        p = lurking(s1="hit=unnerved").play(*script)
        assert p.unit("S1").spent
        assert p.unit("S1").place == "hidden"

    @pytest.mark.rule("COH-11.6.b")
    @pytest.mark.parametrize("die", [1, 7])
    @pytest.mark.parametrize("action", ["stealth S1 E06", "stall S1"])
    def test_the_enemy_does_not_learn_its_state(self, action: str, die: int):
        p = lurking("cap german 5").play(action, "cap 0")
        roll = p.view("german").moments[0]
        assert (roll.units, roll.cost) == ((), 0)  # type: ignore[attr-defined]
        p.play(die)
        seen = p.view("german").units[p.id("S1")]
        own = p.view("soviet").units[p.id("S1")]
        assert (seen.spent, seen.stressed) == (False, False)
        assert (own.spent, own.stressed) == (die == 1, True)
        assert len(p.heard("german")) == 1  # that a hidden unit did something
        assert p.heard("soviet")[-1].args["roll"] == die

    @pytest.mark.rule("COH-9.6.a")
    def test_a_new_round_refreshes_hidden_units(self):
        p = lurking(s1="spent").play("pass", "pass")
        assert p.round == 2
        assert p.unit("S1").fresh
