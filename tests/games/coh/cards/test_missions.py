"""Mission cards: Score, Event, Cease Fire, and the secret objectives (cards 18 to 24)."""

from random import Random

import pytest

from hexfront.games.coh.definitions.library import definitions
from hexfront.games.coh.notation import Position, position
from tests.games.coh.cards.helpers import duel

SIDES = ("german", "soviet")
OTHER = {"german": "soviet", "soviet": "german"}
UNIT = {"german": "G1", "soviet": "S1"}


def dealt(side: str, number: int, *statements: str, deck: str = "") -> Position:
    """A round begins, and a side draws its one card: this mission card."""
    p = duel(f"deck 2 {deck or number}", f"draw {side} 1", *statements)
    return p.play("pass", "pass", f"draws {number}")


# The box


@pytest.mark.rule("COH-8.1.a")
def test_the_box_holds_fifty_battle_cards():
    cards = definitions().cards
    assert sorted(cards) == list(range(1, 25))
    assert sum(card.count for card in cards.values()) == 50


# 18, 19, 20


@pytest.mark.rule("COH-CARD.18", "COH-CARD.c")
@pytest.mark.parametrize("side", SIDES)
def test_score_scores_the_objectives_whoever_draws_it(side):
    p = dealt(side, 18, "objective E03 german", "vp german 2")
    assert p.vp == ("german", 4)
    assert p.waits_for == "DrawCards"


@pytest.mark.rule("COH-CARD.18")
@pytest.mark.parametrize(("side", "vp"), [("german", ("german", 4)), ("soviet", ("soviet", 3))])
def test_score_scores_what_the_scenario_says_instead(side, vp):
    p = dealt("german", 18, f"mission 18 {side} vp 3", "objective E03 german")
    assert p.vp == vp


@pytest.mark.rule("COH-CARD.19")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("drawer", SIDES)
def test_an_event_gives_a_side_cap_for_this_round(side, drawer):
    p = dealt(drawer, 19, f"mission 19 {side} cap 2", "cap german 5, soviet 5")
    assert p.cap(side) == 7
    assert p.cap(OTHER[side]) == 5
    p.play("draws 2", 7, "pass", "pass")
    assert p.cap(side) == 5


@pytest.mark.rule("COH-CARD.19")
@pytest.mark.parametrize("side", SIDES)
def test_an_event_brings_the_units_that_wait_for_it(side):
    lines = (
        "unit G2 german due=event", "unit G3 german due=3", "unit S2 soviet due=event",
        "unit S3 soviet due=3", "entry german A01, soviet I07",
    )  # fmt: skip
    p = dealt("german", 19, f"mission 19 {side} reinforcements", *lines)
    mine, theirs = UNIT[side][0], UNIT[OTHER[side]][0]
    assert p.unit(f"{mine}2").place == "waiting"
    assert p.unit(f"{mine}3").place == "due"
    assert p.unit(f"{theirs}2").place == "due"


@pytest.mark.rule("COH-CARD.19")
def test_no_round_brings_a_unit_that_waits_for_the_event():
    p = duel("unit G2 german due=event", "entry german A01", "round 4 of 9")
    p.play("pass", "pass", 7)
    assert p.unit("G2").place == "due"
    assert p.refusal("enter G2 A01").rule == "COH-4.12.a"
    assert p.refusal("stall G2").rule == "COH-CARD.19"
    assert "due=event" in p.text()


@pytest.mark.rule("COH-CARD.19")
def test_an_event_lets_the_artillery_fire_more_often():
    grants = "weapons german W01 W04*2, soviet W05"
    p = dealt("soviet", 19, "mission 19 german artillery 1", grants)
    assert p.view("soviet").weapons == ((1, 3), (1,))


@pytest.mark.rule("COH-CARD.20", "COH-8.6.a")
@pytest.mark.parametrize("side", SIDES)
def test_cease_fire_ends_the_scenario_at_once(side):
    p = dealt(side, 20, "round 1 of 9", "vp german 1")
    assert p.winner == "german"
    assert p.actor == "over"


@pytest.mark.rule("COH-8.6.b", "COH-CARD.c")
@pytest.mark.parametrize("number", [18, 19, 21])
def test_a_mission_card_is_replaced_and_never_held(number):
    p = dealt("german", number, "mission 19 german vp 1", "mission 21 german hold E03 1")
    assert p.hand("german") == ()
    p.play("draws 2")
    assert p.hand("german") == (2,)
    assert p.waits_for == "Initiative"


# 21 to 24


@pytest.mark.rule("COH-CARD.21", "COH-CARD.22", "COH-CARD.23", "COH-CARD.24")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", [21, 22, 23, 24])
def test_an_objective_card_is_the_secret_of_who_drew_it(side, number):
    p = dealt(side, number, f"mission {number} {side} hold E03 2")
    other = OTHER[side]
    assert p.view(side).missions == (number,)
    assert p.view(other).missions == ()
    assert p.view(other).mission_counts[SIDES.index(side)] == 1
    assert p.view(other).discards[number] == 0
    assert any(e.message == "log-objective-drawn" for e in p.heard(side))
    (told,) = [e for e in p.heard(other) if e.message.startswith("log-objective")]
    assert told.message == "log-objective-unseen"
    assert number not in told.args.values()


@pytest.mark.rule("COH-CARD.21", "COH-8.6.b")
@pytest.mark.parametrize("side", SIDES)
def test_an_objective_for_the_other_side_is_discarded(side):
    p = dealt(side, 21, f"mission 21 {OTHER[side]} hold E03 2")
    assert p.view(side).mission_counts == (0, 0)
    assert p.view(OTHER[side]).discards[21] == 1


def last_round(*statements: str) -> Position:
    return duel("round 5 of 5", "vp soviet 1", *statements)


@pytest.mark.rule("COH-CARD.21", "COH-CARD.22", "COH-CARD.23", "COH-CARD.24")
@pytest.mark.parametrize("number", [21, 22, 23, 24])
@pytest.mark.parametrize(("held", "vp"), [("C03", ("german", 2)), ("C04", ("soviet", 1))])
def test_a_hex_to_hold_counts_when_the_scenario_ends(number, held, vp):
    p = last_round(f"mission {number} german hold {held} 2", f"secret german {number}")
    p.play("pass")
    assert p.vp == ("soviet", 1)
    p.play("pass")
    assert p.vp == vp
    assert p.winner == vp[0]
    met = "log-objective-met" if held == "C03" else "log-objective-missed"
    assert [e.message for e in p.heard("soviet") if e.message.startswith("log-objective")] == [met]


@pytest.mark.rule("COH-CARD.21")
def test_a_hex_with_an_enemy_in_it_is_not_held():
    p = last_round(
        "mission 21 german hold C03 2", "secret german 21", "unit S2 soviet at C03 facing N"
    )
    p.play("pass", "pass")
    assert p.vp == ("soviet", 1)


@pytest.mark.rule("COH-CARD.21")
def test_cease_fire_settles_the_objectives_too():
    p = dealt("german", 20, "mission 21 soviet hold F04 3", "secret soviet 21", "vp german 1",
              deck="20 21")  # fmt: skip
    assert p.vp == ("soviet", 3)
    assert p.winner == "soviet"


@pytest.mark.rule("COH-CARD.22")
@pytest.mark.parametrize(("to", "vp"), [("D04", ("german", 1)), ("D03", ("soviet", 1))])
def test_a_hex_to_reach_counts_at_the_end_of_a_turn(to, vp):
    p = duel("mission 22 german reach D04 1", "secret german 22", "vp soviet 1")
    p.play(f"move G1 {to}", 7)
    assert p.turn == "soviet"
    assert p.vp == vp
    assert p.view("german").missions == (() if to == "D04" else (22,))


@pytest.mark.rule("COH-CARD.23")
@pytest.mark.parametrize(("dead", "vp"), [(1, ("soviet", 1)), (2, ("german", 3))])
def test_enemies_to_destroy_count_as_soon_as_they_are(dead, vp):
    p = duel("mission 23 german destroy 2 3", "secret german 23", "destroyed_vp german 0",
             *[f"unit S{n} soviet destroyed" for n in range(2, 2 + dead)],
             "unit G2 german destroyed")  # fmt: skip
    p.play("pass")
    assert p.vp == vp


# Secrecy


@pytest.mark.rule("COH-CARD.21")
def test_a_world_in_which_the_enemy_has_another_objective_looks_the_same():
    p = duel("deck 2 21 22 23", "mission 21 soviet hold A01 1", "mission 22 soviet hold A02 1",
             "mission 23 german hold A02 1", "secret soviet 21")  # fmt: skip
    dealt_cards = set()
    for seed in range(12):
        other = p.game.scramble(p.state, 0, Random(seed))
        assert p.game.view(other, 0) == p.view("german")
        dealt_cards.add(other.missions[1])
        assert other.deck[21] + other.deck[22] == 1
        assert other.deck[23] == 1
    assert dealt_cards == {(21,), (22,)}


@pytest.mark.rule("COH-CARD.21")
def test_no_such_world_has_an_objective_that_would_have_been_scored():
    p = duel("deck 2 21 22", "mission 21 soviet hold A01 1", "mission 22 soviet reach F04 1",
             "secret soviet 21")  # fmt: skip
    for seed in range(8):
        assert p.game.scramble(p.state, 0, Random(seed)).missions[1] == (21,)


def test_missions_and_weapons_are_written_down_and_read_back():
    p = duel("deck 2 18 19 21 22", "mission 19 soviet cap 2", "mission 21 german hold E03 2",
             "mission 22 soviet destroy 3 1", "secret german 21",
             "weapons german W01*2 W03@2+3, soviet W02*0")  # fmt: skip
    again = position(p.text())
    assert again.state.setting.missions == p.state.setting.missions
    assert again.state.missions == p.state.missions
    assert again.state.weapons == p.state.weapons
    assert again.state.deck == p.state.deck
    assert again.state.setting.terms[0].weapons[1].rounds == (2, 3)
