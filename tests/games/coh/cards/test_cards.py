"""Chapter 8: decks, hands, what a card costs, when it may be played, and its symbols."""

from random import Random

import msgspec
import pytest

from hexfront.games.coh.definitions.library import DATA, definitions
from hexfront.games.coh.game import CohGame
from hexfront.games.coh.notation import Position, position
from hexfront.games.coh.scenarios.scenario import load_scenario
from hexfront.play import CHANCE, Draw
from hexfront.play.datafile import DataError
from tests.games.coh.cards.helpers import duel, spent_check_cost

# 8.0, 8.1 Deck and hand


@pytest.mark.rule("COH-8.0.b")
def test_the_deck_holds_only_the_numbers_that_the_scenario_lists():
    p = duel("deck 2 10")
    assert [number for number, copies in enumerate(p.state.deck) if copies] == [2, 10]


@pytest.mark.rule("COH-8.0.b")
def test_a_scenario_cannot_list_a_number_that_no_card_has(tmp_path):
    text = (DATA / "scenarios" / "partisans.toml").read_text(encoding="utf-8")
    file = tmp_path / "odd.toml"
    file.write_text(text.replace("cards = [1, 2,", "cards = [1, 77,"), encoding="utf-8")
    with pytest.raises(DataError, match="77"):
        load_scenario(file)


@pytest.mark.rule("COH-8.0.c")
def test_a_card_that_was_not_played_may_be_played_in_a_later_round():
    p = duel("hand german 10", "round 1 of 3")
    p.play("pass", "pass", 7).settle()
    assert p.round == 2
    assert p.hand("german") == (10,)
    assert p.legal("card 10")


@pytest.mark.rule("COH-8.0.d")
def test_a_hand_may_grow_without_limit():
    p = duel("draw german 15")
    p.play("pass", "pass", *["draws 2"] * 8, *["draws 12"] * 4, *["draws 7"] * 3)
    assert p.hand("german") == (2,) * 8 + (7,) * 3 + (12,) * 4


@pytest.mark.rule("COH-8.1.a")
def test_every_copy_of_a_listed_card_is_in_the_deck():
    copies = {1: 4, 2: 8, 3: 2, 4: 2, 5: 2, 6: 2, 7: 3, 8: 2, 9: 2, 10: 2, 11: 2, 12: 4, 13: 3}
    p = duel("deck " + " ".join(map(str, copies)))
    assert {number: left for number, left in enumerate(p.state.deck) if left} == copies


@pytest.mark.rule("COH-8.1.b")
def test_each_player_draws_his_own_number_of_cards_when_a_round_starts():
    p = duel("draw german 2, soviet 1")
    p.play("pass", "pass", "draws 2", "draws 7", "draws 13")
    assert p.hand("german") == (2, 7)
    assert p.hand("soviet") == (13,)
    assert p.waits_for == "Initiative"


@pytest.mark.rule("COH-8.1.c")
def test_a_card_is_discarded_once_it_was_played():
    p = duel("hand german 2 10")
    p.play("card 2", "select G1", "stall G1").settle()
    assert p.hand("german") == (10,)
    assert p.view("soviet").discards[2] == 1


@pytest.mark.rule("COH-8.1.c")
def test_the_discards_become_the_deck_when_it_is_empty():
    p = duel("deck 10", "hand german 10, soviet 10", "draw german 2")
    p.play("card 10", 1, "pass", "card 10", 1, "pass")
    assert p.actor == "chance"
    assert p.view("soviet").discards[10] == 0
    p.play("draws 10", "draws 10")
    assert p.hand("german") == (10, 10)


def test_no_card_is_drawn_when_all_of_them_are_in_the_hands():
    p = duel("deck 10", "hand german 10, soviet 10", "draw german 2, soviet 2")
    p.play("pass", "pass")
    assert p.waits_for == "Initiative"
    assert p.hand("german") == (10,)


@pytest.mark.rule("COH-8.1.d")
def test_the_draw_at_set_up_is_the_draw_of_round_one():
    state = CohGame().new("partisans")
    drawn = 0
    while state.actor() == CHANCE:
        state.fall(state.chances().outcomes[0])
        drawn += 1
    terms = state.setting.terms
    assert state.round == 1
    assert drawn == terms[0].draw + terms[1].draw
    assert type(state.stack[-1]).__name__ == "ChooseAction"


# 8.3, 8.4 Types of cards


@pytest.mark.rule("COH-8.3.a", "COH-CARD.a")
def test_an_action_card_is_the_action_of_the_turn():
    p = duel("hand german 2")
    p.play("card 2", "select G1", "stall G1").settle()
    assert p.turn == "soviet"


@pytest.mark.rule("COH-8.3.a", "COH-CARD.a")
def test_an_action_card_is_played_in_the_own_turn_only():
    p = duel("hand soviet 2 6")
    p.play("attack G1 F04", 2)
    assert p.waits_for == "ConfusionWindow"
    assert p.actor == "soviet"
    assert not p.legal("card 2")


@pytest.mark.rule("COH-8.3.b", "COH-CARD.b")
def test_a_bonus_card_goes_with_an_action_and_changes_it():
    p = duel("hand german 11")
    assert p.refusal("card 11").rule == "COH-8.3.b"
    p.play("attack G1 F04", "card 11", 7)
    p.settle()
    assert p.actor == "chance"
    assert p.told("log-hit")


@pytest.mark.rule("COH-8.3.c", "COH-8.6.a", "COH-CARD.c")
def test_a_scenario_card_has_objectives_scored_at_once():
    p = duel("deck 2 18", "draw german 1", "objective D05 german", "vp soviet 3")
    p.play("pass", "pass")
    assert p.vp == ("soviet", 2)
    p.play("draws 18")
    assert p.vp == ("soviet", 1)


@pytest.mark.rule("COH-8.4.a", "COH-CARD.a")
def test_only_one_action_card_may_be_played_in_a_turn():
    p = duel("hand german 2 12")
    p.play("card 12")
    assert p.actor == "german"
    assert p.refusal("card 2").rule == "COH-8.4.a"


@pytest.mark.rule("COH-8.4.a")
def test_the_next_turn_has_an_action_card_of_its_own():
    p = duel("hand german 2 12")
    p.play("card 12", "attack G1 F04", 2, 7).settle()
    assert p.turn == "german"
    assert p.legal("card 2")


@pytest.mark.rule("COH-8.4.b", "COH-CARD.b")
def test_any_number_of_bonus_cards_may_be_played_and_none_is_the_action():
    p = duel("hand german 2 8 10 10 11 13", "cap german 5, soviet 5")
    p.play("card 10", 1, "card 10", 1).settle()
    assert p.actor == "german"
    assert p.legal("card 2")
    p.play("attack G1 F04", "card 11", 4, "card 13", 2, "decline", "card 8", 3, "decline", "cap 0")
    assert p.hand("german") == (2,)
    assert p.turn == "german"
    p.play(7).settle()
    assert p.turn == "soviet"


@pytest.mark.rule("COH-8.3.b")
def test_a_bonus_card_out_of_place_is_not_refused_as_a_second_action_card():
    p = duel("hand german 7 12")
    p.play("card 12")
    assert p.refusal("card 7").rule == "COH-8.3.b"


@pytest.mark.parametrize(
    ("number", "words", "rule"),
    [
        (1, "", "COH-CARD.01"),
        (3, "hit=killed", "COH-CARD.03"),
        (3, "spent hit=pinned", "COH-8.5.c"),
    ],
)
def test_an_action_card_that_fits_no_unit_is_refused_with_the_rule_of_the_card(number, words, rule):
    p = duel(f"hand german {number}", "cap german 0, soviet 0", g1=words)
    assert p.refusal(f"card {number}").rule == rule


# 8.5 Costs


@pytest.mark.rule("COH-8.5.a", "COH-8.5.c", "COH-CARD.d")
@pytest.mark.parametrize(("die", "fresh"), [(2, False), (3, True)])
def test_a_green_card_costs_its_fresh_unit_a_spent_check_at_the_printed_cost(die, fresh):
    p = duel("hand german 3", g1="hit=pinned")
    p.play("card 3", "select G1", "cap 0", die).settle()
    assert spent_check_cost(p) == definitions().cards[3].cost == 2
    assert p.unit("G1").fresh is fresh


@pytest.mark.rule("COH-8.5.b")
def test_cap_lower_a_green_cost_before_the_check_of_that_unit():
    p = duel("hand german 3", "cap german 4, soviet 4", g1="hit=pinned")
    p.play("card 3", "select G1", "cap 1", 2).settle()
    assert spent_check_cost(p) == 1
    assert p.cap("german") == 3
    assert p.unit("G1").fresh


@pytest.mark.rule("COH-8.5.c", "COH-CARD.d")
def test_a_spent_unit_cannot_use_a_green_card_that_cap_do_not_bring_to_zero():
    p = duel("hand german 3", "cap german 1, soviet 1", g1="hit=pinned spent")
    assert not p.legal("card 3")


@pytest.mark.rule("COH-8.5.d", "COH-CARD.e")
@pytest.mark.parametrize("state", ["", "spent"])
def test_at_zero_fresh_and_spent_units_use_a_green_card_without_a_check(state):
    p = duel("hand german 3", "cap german 2, soviet 2", g1=f"hit=pinned {state}")
    p.play("card 3", "select G1", *([] if state else ["cap 2"])).settle()
    assert p.turn == "soviet"
    assert p.cap("german") == 0
    assert p.unit("G1").hit == ""
    assert p.unit("G1").spent == bool(state)


@pytest.mark.rule("COH-8.5.d")
@pytest.mark.parametrize("state", ["", "spent"])
def test_a_card_printed_with_zero_is_for_fresh_and_spent_units_without_a_check(state):
    p = duel("hand german 9", "cap german 0, soviet 0", g1=state)
    p.play("card 9", "select G1", "cover G1").settle()
    assert p.turn == "soviet"
    assert p.unit("G1").hasty
    assert p.unit("G1").spent == bool(state)


@pytest.mark.rule("COH-8.5.e", "COH-CARD.f")
def test_a_blue_cost_is_paid_in_cap():
    p = duel("hand german 12", "cap german 3, soviet 3")
    p.play("card 12")
    assert definitions().cards[12].colour == "blue"
    assert p.cap("german") == 3 - definitions().cards[12].cost == 2


@pytest.mark.rule("COH-8.5.f", "COH-CARD.f")
@pytest.mark.parametrize("state", ["", "spent"])
def test_a_blue_card_asks_for_no_fresh_unit_and_no_check(state):
    p = duel("hand german 12", g1=state)
    p.play("card 12")
    assert p.actor == "german"
    assert p.unit("G1").spent == bool(state)
    assert p.told("log-stays-fresh") == p.told("log-becomes-spent") == []


@pytest.mark.rule("COH-8.5.g")
def test_a_blue_card_cannot_be_played_without_the_cap():
    p = duel("hand german 12", "cap german 0, soviet 7")
    assert p.refusal("card 12").rule == "COH-8.5.g"


@pytest.mark.rule("COH-8.5.h")
def test_neither_stress_nor_a_hit_marker_changes_a_green_card_cost():
    p = duel("hand german 3", g1="stressed hit=cowering")
    p.play("card 3", "select G1", "cap 0", 3).settle()
    assert spent_check_cost(p) == 2


@pytest.mark.rule("COH-8.5.h")
def test_the_enemy_cannot_raise_a_green_card_cost():
    p = duel("hand german 3, soviet 6", g1="hit=pinned")
    p.play("card 3", "select G1")
    assert p.waits_for == "ActionCost"
    assert p.actor == "german"


@pytest.mark.rule("COH-8.5.h")
@pytest.mark.parametrize(("own", "other"), [("german", "soviet"), ("soviet", "german")])
def test_neither_confusion_nor_an_officer_touches_a_hidden_move_by_card(own, other):
    p = position(f"""
        terrain woods E05
        unit U1 {own} at E06 facing N
        unit U2 {other} at E01 facing S
        hand {own} 2 8, {other} 6
        turn {own}
    """)
    p.play("card 2", "select U1", "stealth U1 E07")
    assert (p.waits_for, p.actor) == ("ActionCost", own)  # he might hold Rapid Deployment
    assert p.choices() == ["cap 0"]


@pytest.mark.rule("COH-8.5.h")
@pytest.mark.parametrize(("own", "other"), [("german", "soviet"), ("soviet", "german")])
def test_without_a_card_confusion_and_an_officer_change_the_cost_of_a_hidden_move(own, other):
    p = position(f"""
        terrain woods E05
        unit U1 {own} at E06 facing N
        unit U2 {other} at E01 facing S
        hand {own} 8, {other} 6
        turn {own}
    """)
    p.play("stealth U1 E07")
    assert (p.waits_for, p.actor) == ("ConfusionWindow", other)
    assert p.legal("card 6")
    p.play("decline")
    assert (p.waits_for, p.actor) == ("ActionCost", own)
    assert p.legal("card 8")


@pytest.mark.rule("COH-8.5.h")
def test_stress_does_not_change_a_blue_card_cost():
    p = duel("hand german 12", "cap german 1, soviet 1", g1="stressed")
    p.play("card 12")
    assert p.cap("german") == 0


@pytest.mark.rule("COH-8.5.i")
@pytest.mark.parametrize(
    ("number", "script"),
    [(2, ["stall G1"]), (3, ["cap 2"]), (4, ["rally G1", "shift 0", 2]), (9, ["cover G1"])],
)
def test_units_for_which_an_action_card_is_played_are_stressed(number, script):
    p = duel(f"hand german {number}", g1="hit=unnerved")
    p.play(f"card {number}", "select G1", *script).settle()
    p.play("pass")
    assert p.cost("stall G1") == 2


# 8.6 Scenario cards


@pytest.mark.rule("COH-8.6.a")
def test_cease_fire_ends_the_scenario_at_once():
    p = duel("deck 2 20", "draw german 1", "round 1 of 5", "vp german 2")
    p.play("pass", "pass", "draws 20")
    assert p.actor == "over"
    assert p.winner == "german"


@pytest.mark.rule("COH-8.6.b", "COH-CARD.c")
def test_a_scenario_card_is_shown_discarded_and_replaced():
    p = duel("deck 2 18", "draw german 1")
    p.play("pass", "pass", "draws 18")
    assert p.actor == "chance"
    assert p.hand("german") == ()
    assert p.view("soviet").discards[18] == 1
    assert [e.args["card"] for e in p.heard("soviet") if e.message == "log-scenario-card"] == [18]
    p.play("draws 2")
    assert p.hand("german") == (2,)
    assert p.waits_for == "Initiative"


@pytest.mark.rule("COH-8.6.b")
def test_the_discards_are_shuffled_when_the_last_card_was_a_scenario_card():
    p = duel("deck 10 18", "hand german 10, soviet 10", "draw german 1")
    p.play("card 10", 1, "pass", "pass", "draws 18")
    assert p.state.chances().outcomes == (Draw(10),)
    p.play("draws 10")
    assert p.hand("german") == (10,)


@pytest.mark.rule("COH-8.6.b")
def test_nobody_can_be_imagined_to_hold_a_scenario_card():
    p = duel("deck 10 18", "hand soviet 10")
    for seed in range(20):
        other = p.game.scramble(p.state, 0, Random(seed))
        assert other.hands[1] == (10,)


# 8.8 Symbols


@pytest.mark.rule("COH-8.8.a")
def test_only_a_card_with_the_hidden_symbol_is_for_a_hidden_unit():
    p = duel("unit G2 german at A01 hidden", "terrain woods A01", "hand german 2 9")
    p.play("card 9")
    assert p.choices() == ["select G1", "select G2"]
    p = duel("unit G2 german at A01 hidden", "terrain woods A01", "hand german 2 9")
    p.play("card 2")
    assert p.choices() == ["select G1"]


@pytest.mark.rule("COH-8.8.a")
def test_the_unit_for_which_such_a_card_is_played_stays_hidden():
    p = duel("unit G2 german at A01 hidden", "terrain woods A01", "hand german 9")
    p.play("card 9", "select G2", "cover G2").settle()
    assert p.unit("G2").place == "hidden"
    assert p.unit("G2").hasty
    assert p.turn == "soviet"
    assert [e.message for e in p.heard("soviet")] == ["log-card"]


def without_symbols(p: Position, number: int) -> Position:
    """The position with a card that prints no symbol."""
    known = p.state.setting.definitions
    plain = msgspec.structs.replace(known.cards[number], symbols=())
    cards = {**known.cards, number: plain}
    p.state.setting.definitions = msgspec.structs.replace(known, cards=cards)
    return p


@pytest.mark.rule("COH-8.8.b")
def test_a_card_without_the_group_symbol_serves_a_single_unit_only():
    more = "unit G2 german at C04 facing SE"
    hand = ("hand german 2", more)
    allowed = duel(*hand).play("card 2", "select G1")
    assert any(choice.startswith("gather G1") for choice in allowed.choices())
    barred = without_symbols(duel(*hand), 2).play("card 2", "select G1")
    assert not any(choice.startswith("gather G1") for choice in barred.choices())
    assert any(choice.startswith("move G1") for choice in barred.choices())


@pytest.mark.rule("COH-8.8.b")
def test_a_card_with_the_group_symbol_is_for_a_group():
    p = duel("unit G2 german at C04 facing SE", "hand german 9")
    p.play("card 9", "select G1", "gather G1 hasty", "join G2", "done").settle()
    assert p.unit("G1").hasty
    assert p.unit("G2").hasty


@pytest.mark.rule("COH-8.8.b")
def test_a_card_without_the_group_symbol_is_for_one_unit():
    p = duel("unit G2 german at C04 facing SE hit=pinned", "hand german 3", g1="hit=pinned")
    p.play("card 3", "select G1", "cap 2").settle()
    assert p.turn == "soviet"
    assert (p.unit("G1").hit, p.unit("G2").hit) == ("", "pinned")
