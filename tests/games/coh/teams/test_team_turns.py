"""Chapter 19.0: players of a side take their turn together and end the round together."""

import pytest

from hexfront.games.coh.notation import Position, position
from tests.games.coh.scenarios.helpers import set_up
from tests.games.coh.teams.helpers import pairs, table

NAMES = ("german", "soviet", "german-2", "soviet-2")


class TestEachPlayerHasHisOwn:
    @pytest.mark.rule("COH-19.0.a")
    def test_cap_units_and_cards(self):
        p = set_up(table("four"))
        assert [p.cap(name) for name in NAMES] == [5, 6, 4, 3]
        owners = [NAMES[p.state.side(u)] for u in range(len(p.names))]
        assert owners == [
            "german", "german", "soviet", "soviet",
            "german-2", "german-2", "soviet-2", "soviet-2",
        ]  # fmt: skip
        p.play("draws 1", "draws 3", "draws 4", "draws 5", "draws 6")
        assert [p.hand(name) for name in NAMES] == [(1, 2), (2, 3), (2, 4, 5), (2, 6)]

    @pytest.mark.rule("COH-19.0.a")
    def test_a_loss_falls_on_the_track_of_the_player_who_lost(self):
        p = pairs("unit S3 soviet at D06 facing NW by=soviet-2 hit=unnerved")
        p.play("yield", "attack G2 D06", (6, 6), 7)
        assert p.unit("S3").place == "destroyed"
        assert [p.cap_base(name) for name in NAMES] == [7, 7, 7, 6]

    @pytest.mark.rule("COH-19.0.a")
    def test_only_the_own_cap_are_spent(self):
        p = pairs("cap german 0, german-2 2").play("stall G1")
        assert p.choices() == ["cap 0"]
        p.play("cap 0", 7, "stall G2", "cap 1")
        assert (p.cap("german"), p.cap("german-2")) == (0, 1)


class TestNothingIsExchanged:
    @pytest.mark.rule("COH-19.0.c")
    def test_units(self):
        p = pairs()
        assert p.refusal("select G2").rule == "COH-19.0.c"
        assert p.refusal("select S1").rule == "COH-2.2.a"
        p.play("yield")
        assert p.legal("select G2")
        assert p.refusal("select G1").rule == "COH-19.0.c"

    @pytest.mark.rule("COH-19.0.c")
    def test_cards(self):
        p = pairs("hand german 12, german-2 2")
        assert p.legal("card 12")
        assert p.refusal("card 2").rule == "COH-8.0.c"
        p.play("yield")
        assert p.legal("card 2")
        assert p.refusal("card 12").rule == "COH-8.0.c"

    @pytest.mark.rule("COH-19.0.c")
    def test_nobody_joins_or_supports_an_allys_unit(self):
        p = pairs("unit G3 german at C05 facing SE by=german-2", "unit S3 soviet at E05 facing NW")
        p.play("select G1")
        assert not any(choice.startswith("gather") for choice in p.choices())
        p.play("attack G1 E05")
        assert p.waits_for == "HitNumber"


class TestTheTurnOfATeam:
    @pytest.mark.rule("COH-19.0.d")
    def test_each_takes_one_action_and_then_the_other_team(self):
        p = pairs()
        seen = []
        for choice in ("stall G1", "stall G2", "stall S1", "stall S2", "stall G1"):
            seen.append(p.actor)
            p.play(choice, 7)
        assert seen == ["german", "german-2", "soviet", "soviet-2", "german"]

    @pytest.mark.rule("COH-19.0.d")
    @pytest.mark.parametrize(
        ("turn", "first", "second", "then"),
        [("german", "german-2", "german", "soviet"), ("soviet", "soviet-2", "soviet", "german")],
    )
    def test_allies_act_in_either_order(self, turn, first, second, then):
        p = pairs(f"turn {turn}").play("yield")
        assert p.actor == first
        assert p.refusal("yield").message == "refuse-yielded-already"
        p.play("pass")
        assert p.actor == second
        assert p.refusal("yield").message == "refuse-nobody-to-yield-to"
        p.play("pass")
        assert p.actor == then
        assert p.legal("yield")

    @pytest.mark.rule("COH-19.0.d")
    def test_who_has_acted_does_not_act_again_when_his_ally_has(self):
        p = pairs("done german", "turn german-2")
        assert p.play("pass").actor == "soviet"

    @pytest.mark.rule("COH-19.0.d")
    def test_a_turn_begun_by_a_card_is_finished_first(self):
        p = pairs("hand german 12").play("card 12")
        assert p.refusal("yield").message == "refuse-turn-begun"

    @pytest.mark.rule("COH-19.0.d", "COH-CARD.12")
    def test_two_turns_in_a_row_are_one_players_and_then_his_allys(self):
        p = pairs("hand german 12").play("card 12", "stall G1", 7)
        assert p.actor == "german"
        p.play("stall G1", "cap 0", 7)
        assert p.actor == "german-2"
        assert p.play("stall G2", 7).actor == "soviet"

    @pytest.mark.rule("COH-2.6.a", "COH-19.0.d")
    def test_stress_goes_by_each_players_own_turns(self):
        p = pairs().play("stall G1", 7, "stall G2", 7)
        assert p.unit("G1").stressed
        assert p.unit("G2").stressed
        p.play("pass", "pass", "pass")
        assert not p.unit("G1").stressed
        assert p.unit("G2").stressed

    @pytest.mark.rule("COH-8.4.a", "COH-19.0.d")
    def test_an_action_card_each(self):
        p = pairs("hand german 2, german-2 2").play("card 2", "select G1", "stall G1")
        assert p.legal("card 2")

    @pytest.mark.rule("COH-6.12.c", "COH-19.0.d")
    def test_the_ways_by_which_both_enemies_came_are_closed(self):
        p = pairs(
            "unit G3 german at F05 facing N by=german-2",
            "unit G4 german at F05 facing N",
            "turn soviet",
            "unit S3 soviet at F04 facing S",
            "unit S4 soviet at F06 facing N by=soviet-2",
        )
        p.play("move S3 F05", "face S3 S", 7, "move S4 F05", "face S4 N", 7)
        assert p.turn == "german"
        for unit in ("G4", "G3"):
            assert p.refusal(f"move {unit} F04").rule.startswith("COH-6.12")
            assert p.refusal(f"move {unit} F06").rule.startswith("COH-6.12")
            p.play("pass")

    @pytest.mark.rule("COH-9.11.a", "COH-19.0.d")
    def test_either_commander_rolls_for_the_first_turn_with_his_own_cap(self):
        def rolled() -> Position:
            p = pairs("vp german 1", "passed german, german-2, soviet", "done soviet",
                      "turn soviet-2")  # fmt: skip
            return p.play("pass")

        p = rolled()
        assert (p.actor, p.waits_for) == ("soviet", "Initiative")
        p.play("shift -2", (2, 3))
        assert (p.cap("soviet"), p.cap("soviet-2"), p.turn) == (5, 7, "soviet")
        p = rolled().play("yield")
        assert p.refusal("yield").rule == "COH-19.0.d"
        p.play("shift -1", (2, 3))
        assert (p.cap("soviet"), p.cap("soviet-2"), p.turn) == (7, 6, "german")

    @pytest.mark.rule("COH-19.0.d")
    def test_in_the_next_turn_too_both_act_in_either_order(self):
        p = pairs("turn german").play("stall G1", 7, "pass", "stall S1", 7, "pass")
        assert p.play("yield", "pass").turn == "german"
        p = pairs("turn soviet").play("stall S1", 7, "pass", "stall G1", 7, "pass")
        assert p.play("yield", "pass").turn == "soviet"


class TestTheEndOfTheRound:
    @pytest.mark.rule("COH-19.0.e")
    @pytest.mark.example("COH-EX-19.0-1")
    def test_printed_example(self):
        p = pairs("turn soviet").play("pass", "stall S2", 7)
        assert (p.turn, p.round) == ("german", 1)
        p.play("pass")
        assert p.round == 1
        p.play("pass")
        assert p.round == 2

    @pytest.mark.rule("COH-19.0.e")
    def test_two_of_four_passes_are_not_enough(self):
        p = pairs("turn soviet").play("stall S1", 7, "stall S2", 7, "pass", "pass")
        assert (p.round, p.turn) == (1, "soviet")
        p.play("pass")
        assert p.round == 1
        p.play("stall S2", "cap 0", 7)
        assert p.round == 2

    @pytest.mark.rule("COH-19.0.e")
    def test_a_later_action_takes_a_pass_back(self):
        p = pairs("turn soviet").play("pass", "stall S2", 7, "pass", "stall G2", 7)
        p.play("stall S1", 7, "pass", "pass")
        assert (p.round, p.turn) == (1, "german-2")
        p.play("stall G2", "cap 0", 7)
        assert (p.round, p.turn) == (1, "soviet")
        assert p.play("pass", "pass").round == 2

    @pytest.mark.rule("COH-19.0.e")
    def test_of_three_players_two_must_pass(self):
        three = """
            commanders soviet 2
            unit G1 german at C03 facing SE
            unit S1 soviet at G03 facing NW
            unit S2 soviet at G05 facing NW by=soviet-2
        """
        p = position(three).play("pass", "stall S1", 7, "pass")
        assert p.round == 2
        p = position(three).play("stall G1", 7, "pass", "stall S2", 7)
        assert p.round == 1
        assert p.play("stall G1", "cap 0", 7, "pass", "pass").round == 2

    @pytest.mark.rule("COH-2.7.e")
    def test_in_a_duel_an_action_still_starts_the_count_again(self):
        p = position("""
            unit G1 german at C03 facing SE
            unit S1 soviet at G03 facing NW
        """).play("pass", "stall S1", 7, "pass")
        assert p.round == 1
        assert p.play("pass").round == 2

    @pytest.mark.rule("COH-19.0.e")
    def test_who_would_end_the_round_is_told_who_could_still_act(self):
        p = pairs("turn german", "passed soviet, soviet-2")
        assert next(offer.undone for offer in p.game.offers(p.state, 0)) is None
        p.play("pass")
        assert next(offer.undone for offer in p.game.offers(p.state, 2)) is not None

    @pytest.mark.rule("COH-19.0.e", "COH-2.7.d")
    @pytest.mark.parametrize(("seat", "side", "other"), [(0, *NAMES[:2]), (1, *NAMES[1::-1])])
    def test_the_own_pass_is_the_one_that_would_end_it(self, seat, side, other):
        p = pairs(f"turn {side}", f"passed {other}, {other}-2").play(f"stall {side[0].upper()}1", 7)
        assert next(offer.undone for offer in p.game.offers(p.state, seat + 2)) is not None
        p = pairs(f"turn {side}", f"passed {other}").play(f"stall {side[0].upper()}1", 7)
        assert next(offer.undone for offer in p.game.offers(p.state, seat + 2)) is None
        duel = "unit G1 german at C03 facing SE\nunit S1 soviet at G03 facing NW"
        p = position(f"{duel}\nturn {side}\npassed {other}")
        assert next(offer.undone for offer in p.game.offers(p.state, seat)) is not None


class TestASideWinsTogether:
    @pytest.mark.rule("COH-19.0.b")
    @pytest.mark.parametrize(("holder", "winner"), [("german", 0), ("soviet", 1)])
    def test_the_winner_is_a_team(self, holder, winner):
        p = pairs(f"vp {holder} 3", "round 5 of 5").play("pass", "pass", "pass", "pass")
        assert p.winner == holder
        result = p.game.result(p.state)
        assert result is not None
        assert result.winner == winner

    @pytest.mark.rule("COH-19.0.b")
    def test_vp_of_either_commander_count_for_the_side(self):
        p = pairs("vp german 1", "unit S3 soviet at D06 facing NW by=soviet-2 hit=unnerved")
        p.play("yield", "attack G2 D06", (6, 6), 7)
        assert p.vp == ("german", 2)

    @pytest.mark.rule("COH-19.0.b")
    def test_a_hex_taken_by_either_commander_is_the_sides(self):
        p = pairs("objective C05 soviet").play("yield", "move G2 C05", 7)
        assert p.control("C05") == "german"
        assert p.state.control == [0]

    @pytest.mark.rule("COH-19.0.b")
    def test_an_ally_keeps_control(self):
        p = pairs("objective C04 german", "unit S3 soviet at C03 facing S",
                  "unit G3 german at C04 facing N by=german-2", "turn soviet")  # fmt: skip
        p.play("move S3 C04", 7)
        p.state.board &= ~(1 << p.id("G1"))
        p.play("pass", "pass", "pass")
        assert p.control("C04") == "german"


class TestCardsAgainstTwo:
    @pytest.mark.rule("COH-CARD.10")
    @pytest.mark.parametrize("enemy", [1, 3])
    def test_a_sniper_takes_cap_from_the_enemy_that_is_named(self, enemy):
        p = pairs("hand german 10").play("card 10")
        assert p.choices() == ["oppose 1", "oppose 3"]
        assert p.refusal("oppose 2").message == "refuse-no-enemy"
        assert p.refusal("oppose 4").message == "refuse-no-enemy"
        p.play(f"oppose {enemy}", 6)
        assert [p.cap(name) for name in NAMES] == [7, 7 - 3 * (enemy == 1), 7, 7 - 3 * (enemy == 3)]
        assert p.actor == "german"

    @pytest.mark.rule("COH-CARD.06")
    @pytest.mark.parametrize("who", ["soviet", "soviet-2"])
    def test_either_enemy_confuses(self, who):
        p = pairs(f"hand soviet {6 if who == 'soviet' else 1}, "
                  f"soviet-2 {6 if who == 'soviet-2' else 1}")  # fmt: skip
        p.play("stall G1")
        asked = []
        while p.waits_for == "ConfusionWindow":
            asked.append(p.actor)
            p.play("card 6" if p.actor == who else "decline")
        assert sorted(set(asked)) == ["soviet", "soviet-2"]
        assert p.choices()[-1] == "cap 4"

    @pytest.mark.rule("COH-7.8.g")
    def test_an_allys_unit_is_a_friend_in_a_rally(self):
        alone = pairs("unit G3 german at F08 facing N hit=unnerved").number("rally G3")
        p = pairs("unit G3 german at F08 facing N hit=unnerved",
                  "unit G4 german at F08 facing N by=german-2")  # fmt: skip
        assert p.number("rally G3") == alone - 1
