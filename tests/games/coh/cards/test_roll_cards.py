"""Cards 07 and 13, which change a roll already made, and the windows that they open."""

import pytest

from hexfront.games.coh.notation import Position
from hexfront.play import Roll
from tests.games.coh.cards.helpers import duel, spent_check_cost

Script = tuple[str | int | tuple[int, ...], ...]

AMBUSH = ("unit S2 soviet at D05 hidden", "terrain woods D05")

# Every kind of roll in the game: lines of the position, and the script up to the dice.
TWO_DICE: dict[str, tuple[tuple[str, ...], Script]] = {
    "attack": ((), ("attack G1 F04", "shift 0")),
    "rally": ((), ("rally G1", "shift 0")),
    "detection": (AMBUSH, ("recon G1", "attack G1 D05", "shift 0")),
    "initiative": ((), ("pass", "pass", "shift 0")),
}
ONE_DIE: dict[str, tuple[tuple[str, ...], Script]] = {
    "sniper": ((), ("card 10",)),
    "officer": ((), ("stall G1", "card 8")),
    "luck": ((), ("attack G1 F04", (3, 5), "card 13")),
}


def thrown(kind: str, *dice: int, hand: str = "7 8 10 13 13") -> Position:
    """The German side has just thrown this kind of roll."""
    lines, script = (TWO_DICE | ONE_DIE)[kind]
    p = duel(*lines, f"hand german {hand}", "cap german 5, soviet 5", g1="hit=pinned")
    return p.play(*script, dice)


# 07 Veteran NCO


@pytest.mark.rule("COH-CARD.07")
@pytest.mark.parametrize("kind", TWO_DICE)
def test_one_die_of_two_is_rolled_again(kind):
    p = thrown(kind, 1, 2)
    assert p.play("card 7").choices() == ["reroll 0", "reroll 1"]
    p.play("reroll 0", 6)
    result = p.state.stack[-2]
    assert result.dice == (6, 2)
    assert p.hand("german") == (8, 10, 13, 13)


@pytest.mark.rule("COH-CARD.07")
@pytest.mark.parametrize("kind", ONE_DIE)
def test_a_single_d6_is_rolled_again(kind):
    p = thrown(kind, 2)
    p.play("card 7")
    assert p.actor == "chance"
    assert Roll((7,)) not in p.state.chances()
    p.play(5)
    assert p.state.stack[-2].dice == (5,)


@pytest.mark.rule("COH-CARD.07")
def test_the_spent_die_is_rolled_again_as_a_spent_die():
    p = duel("hand german 7")
    p.play("attack G1 F04", 2, "decline", "cap 0", 3, "card 7")
    assert Roll((7,)) in p.state.chances()
    p.play(7).settle()
    assert p.unit("G1").fresh


@pytest.mark.rule("COH-CARD.07")
@pytest.mark.parametrize(("die", "again", "hit"), [(0, 6, True), (1, 6, True), (1, 2, False)])
def test_the_new_die_counts_and_not_the_old_one(die, again, hit):
    p = duel("hand german 7")
    p.play("attack G1 F04", (4, 4), "card 7", f"reroll {die}", again)
    assert bool(p.told("log-hit")) == hit
    assert bool(p.told("log-miss")) != hit


@pytest.mark.rule("COH-CARD.07")
def test_a_worse_die_must_be_kept():
    p = duel("hand german 7")
    p.play("attack G1 F04", (5, 5), "card 7", "reroll 1", 1).settle()
    assert p.told("log-miss")[0].args["roll"] == 6


@pytest.mark.rule("COH-CARD.07")
def test_a_second_card_rolls_another_die():
    p = duel("hand german 7 7")
    p.play("attack G1 F04", (1, 1), "card 7", "reroll 0", 5, "card 7", "reroll 1", 4)
    assert p.told("log-hit")[0].args["roll"] == 9


@pytest.mark.rule("COH-CARD.07")
def test_the_die_of_luck_is_an_own_d6_like_any_other():
    p = duel("hand german 7 13")
    p.play("attack G1 F04", (3, 4), "card 13", 1, "card 7", 4)
    assert p.told("log-hit")[0].args["roll"] == 7 + 2


# 13 Luck!


@pytest.mark.rule("COH-CARD.13")
@pytest.mark.parametrize(("die", "total"), [(1, 5), (2, 10), (3, 10), (4, 10), (5, 10), (6, 10)])
def test_luck_lowers_the_result_by_three_on_a_one_and_else_adds_two(die, total):
    p = duel("hand german 13")
    p.play("attack G1 F04", (3, 5), "card 13", die)
    (entry,) = p.told("log-hit" if total >= 9 else "log-miss")
    assert entry.args["roll"] == total


@pytest.mark.rule("COH-CARD.13")
def test_luck_may_make_a_hit_critical():
    p = duel("hand german 13")
    p.play("attack G1 F04", (6, 5), "card 13", 2)
    assert p.unit("S1").place == "destroyed"


@pytest.mark.rule("COH-CARD.13")
@pytest.mark.parametrize(("roll", "die", "fresh"), [(2, 2, True), (5, 1, False), (3, 6, True)])
def test_luck_changes_a_spent_check(roll, die, fresh):
    p = duel("hand german 13")
    p.play("attack G1 F04", 2, "decline", "cap 0", roll, "card 13", die).settle()
    assert p.unit("G1").fresh is fresh
    assert spent_check_cost(p) == 3


@pytest.mark.rule("COH-CARD.13")
@pytest.mark.parametrize(("die", "marker"), [(2, ""), (1, "pinned")])
def test_luck_changes_a_rally_check(die, marker):
    p = duel("hand german 13", g1="hit=pinned")
    p.play("rally G1", 5, "card 13", die)
    assert p.unit("G1").hit == marker


@pytest.mark.rule("COH-CARD.13")
@pytest.mark.parametrize(("roll", "die", "first"), [(5, 2, "german"), (9, 1, "soviet")])
def test_luck_changes_an_initiative_check(roll, die, first):
    p = duel("hand german 13", "vp soviet 1")
    p.play("pass", "pass", roll, "card 13", die)
    assert p.turn == first


@pytest.mark.rule("COH-CARD.13")
@pytest.mark.parametrize(("roll", "die", "place"), [(6, 3, "board"), (10, 1, "hidden")])
def test_luck_changes_a_detection_roll(roll, die, place):
    p = duel(*AMBUSH, "hand german 13")
    p.play("recon G1", "attack G1 D05", roll, "card 13", die)
    assert p.unit("S2").place == place


@pytest.mark.rule("COH-CARD.13")
@pytest.mark.parametrize(("roll", "die", "lost"), [(3, 4, 2), (6, 4, 3), (4, 1, 0), (2, 1, 0)])
def test_luck_changes_the_die_of_sniper_fire(roll, die, lost):
    p = duel("hand german 10 13", "cap german 5, soviet 5")
    p.play("card 10", roll, "card 13", die)
    assert p.cap("soviet") == 5 - lost


@pytest.mark.rule("COH-CARD.13")
@pytest.mark.parametrize(("roll", "die", "gained"), [(6, 4, 8), (4, 1, 1), (2, 1, 0)])
def test_luck_changes_the_die_of_the_officer(roll, die, gained):
    p = duel("hand german 8 13", "cap german 5, soviet 5")
    p.play("stall G1", "card 8", roll, "card 13", die)
    assert p.cap("german") == 5 + gained


@pytest.mark.rule("COH-CARD.13")
def test_luck_may_be_tried_on_the_die_of_luck():
    p = duel("hand german 13 13")
    p.play("attack G1 F04", (3, 4), "card 13", 1, "card 13", 2)
    assert p.told("log-hit")[0].args["roll"] == 7 + 2


@pytest.mark.rule("COH-CARD.13")
def test_luck_may_be_tried_twice_on_one_roll():
    p = duel("hand german 13 13")
    p.play("attack G1 F04", (2, 3), "card 13", 2, "decline", "card 13", 6)
    assert p.told("log-hit")[0].args["roll"] == 5 + 2 + 2


@pytest.mark.rule("COH-CARD.13")
@pytest.mark.parametrize("number", [7, 13])
def test_such_a_card_is_played_only_after_the_dice_have_fallen(number):
    p = duel(f"hand german {number}")
    assert not p.legal(f"card {number}")
    p.play("attack G1 F04")
    assert p.waits_for == "HitNumber"
    assert not p.legal(f"card {number}")
    p.play("shift 0", 2)
    assert p.legal(f"card {number}")


@pytest.mark.rule("COH-CARD.07", "COH-CARD.13")
def test_such_a_card_changes_own_rolls_only():
    p = duel("hand soviet 7 13")
    p.play("attack G1 F04", 2)
    assert p.told("log-miss")
    assert p.waits_for != "AfterRoll"


# Windows


@pytest.mark.rule("COH-8.4.b")
@pytest.mark.parametrize("kind", [*TWO_DICE, *ONE_DIE])
def test_after_every_roll_the_roller_is_asked(kind):
    p = thrown(kind, *([3, 3] if kind in TWO_DICE else [3]))
    assert p.waits_for == "AfterRoll"
    assert p.choices() == ["decline", "card 7", "card 13"]


@pytest.mark.rule("COH-8.4.b")
def test_after_a_spent_check_the_roller_is_asked():
    p = duel("hand german 7 13")
    p.play("stall G1", "cap 0", 3)
    assert p.choices() == ["decline", "card 7", "card 13"]


@pytest.mark.rule("COH-8.4.b")
def test_a_player_who_could_hold_such_a_card_is_asked_although_he_does_not():
    p = duel("hand german 2")
    p.play("attack G1 F04", 2)
    assert p.waits_for == "AfterRoll"
    assert p.choices() == ["decline"]


@pytest.mark.rule("COH-8.4.b")
def test_the_question_looks_the_same_whatever_is_in_the_hand():
    views = []
    for number in (2, 7, 13):
        p = duel(f"hand german {number}")
        p.play("attack G1 F04", 2)
        views.append((p.view("soviet"), p.heard("soviet")))
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("COH-8.4.b")
def test_the_question_before_a_spent_check_looks_the_same_whatever_is_in_the_hand():
    views = []
    for number in (2, 6):
        p = duel(f"hand soviet {number}")
        p.play("stall G1")
        assert p.waits_for == "ConfusionWindow"
        views.append((p.view("german"), p.heard("german")))
    assert views[0] == views[1]


@pytest.mark.rule("COH-8.4.b")
def test_the_question_after_a_free_move_looks_the_same_whatever_is_in_the_hand():
    views = []
    for number in (5, 7):
        p = duel("unit G2 german waiting", "entry german A03", f"hand german {number}")
        p.play("enter G2 A03", "face G2 SE")
        assert p.waits_for == "ActionCost"
        views.append((p.view("soviet"), p.heard("soviet")))
    assert views[0] == views[1]


@pytest.mark.rule("COH-8.4.b")
def test_nobody_is_asked_without_a_card_in_hand():
    p = duel()
    p.play("attack G1 F04", 2)
    assert p.waits_for == "ActionCost"
    assert p.actor == "german"


@pytest.mark.rule("COH-8.4.b")
@pytest.mark.parametrize("line", ["deck 2 10", "deck 2 6 5 10"])
def test_nobody_is_asked_about_a_card_that_the_scenario_does_not_use(line):
    p = duel(line, "hand german 2")
    p.play("attack G1 F04", 2)
    assert p.waits_for == "ActionCost"


@pytest.mark.rule("COH-8.4.b")
def test_nobody_is_asked_once_every_copy_has_been_discarded():
    p = duel("deck 2 6", "hand soviet 2 6 6", "unit G2 german at C04 facing SE")
    p.play("stall G1", "card 6", "card 6", "cap 0", 7, "pass")
    p.play("stall G2")
    assert p.hand("soviet") == (2,)
    assert p.waits_for == "ActionCost"


@pytest.mark.rule("COH-11.6.b")
def test_a_die_that_a_hidden_unit_rolls_again_stays_secret():
    p = duel("unit G2 german at A01 hidden", "terrain woods A01", "hand german 7")
    p.play("stall G2", "cap 0", 1, "card 7", 7).settle()
    assert [e.args["roll"] for e in p.heard("german") if e.message == "log-reroll"] == [7]
    assert not [e for e in p.heard("soviet") if "roll" in e.args]
