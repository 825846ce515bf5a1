"""The bonus cards that change an action or the CAP: 05, 06, 08, 10 and 11."""

import pytest

from hexfront.games.coh.moments.spent import ActionCost
from tests.games.coh.cards.helpers import duel, spent_check_cost

SECOND = "unit G2 german at C04 facing SE"

# 05 Rapid Deployment


@pytest.mark.rule("COH-CARD.05")
def test_after_a_move_the_unit_goes_one_hex_further_and_then_checks():
    p = duel("hand german 5", "terrain woods D05")
    p.play("move G1 D04", "face G1 N", "card 5", "move G1 D05", "face G1 S", "cap 0", 2).settle()
    assert p.unit("G1").hex == "D05"
    assert p.unit("G1").facing == "S"
    assert spent_check_cost(p) == 1
    assert p.unit("G1").fresh


@pytest.mark.rule("COH-CARD.05")
def test_rapid_deployment_goes_one_hex_and_no_more():
    p = duel("hand german 5 5")
    p.play("move G1 C02", "face G1 N", "card 5", "move G1 C01", "face G1 S")
    assert not p.legal("card 5")


@pytest.mark.rule("COH-8.4.b")
def test_a_second_rapid_deployment_is_for_another_unit_of_the_group():
    p = duel("hand german 5 5", "unit G2 german at C04 facing SE")
    p.play("gather G1 move", "join G2", "done", "move G1 C02", "face G1 N", "move G2 C05")
    p.play("face G2 N", "card 5", "move G1 C01", "face G1 N", "card 5")
    assert {choice.split()[1] for choice in p.choices()} == {"G2"}
    p.play("move G2 C06", "face G2 N")
    assert (p.unit("G1").hex, p.unit("G2").hex) == ("C01", "C06")
    assert not p.legal("card 5")


@pytest.mark.rule("COH-CARD.05")
@pytest.mark.parametrize("script", [["stall G1"], ["attack G1 F04", 2], ["rally G1", 2]])
def test_rapid_deployment_follows_only_a_move(script):
    p = duel("hand german 5", g1="hit=unnerved")
    p.play(*script)
    if p.waits_for == "AfterRoll":
        p.play("decline")
    assert p.waits_for == "ActionCost"
    assert not p.legal("card 5")


@pytest.mark.rule("COH-CARD.05")
def test_the_further_hex_must_be_passable():
    p = duel("terrain field C01, water D01 D02, woods B02 B03", "hand german 5", g1="mover=wheeled")
    p.play("move G1 C02", "face G1 N", "card 5")
    assert p.choices() == ["move G1 D03", "move G1 C03"]


@pytest.mark.rule("COH-CARD.05")
def test_the_further_hex_may_bring_close_combat():
    p = duel("hand german 5", "unit S2 soviet at E04 facing NW")
    p.play("move G1 D04", "face G1 SE", "card 5", "move G1 E04", "face G1 SE", "cap 0", 7).settle()
    assert p.unit("G1").hex == "E04"
    assert p.legal("close S2 G1")
    assert p.refusal("move S2 D04").rule == "COH-6.12.c"


@pytest.mark.rule("COH-CARD.05")
def test_of_a_group_one_unit_that_moved_goes_further():
    p = duel("hand german 5", SECOND, "unit G3 german at C05 facing SE")
    p.play("gather G1 move", "join G2", "join G3", "done", "move G1 C02", "face G1 N")
    p.play("move G2 D04", "face G2 SE", "done", "card 5")
    assert {name.split()[1] for name in p.choices()} == {"G1", "G2"}
    p.play("move G1 C01", "face G1 N", "cap 0")
    assert p.actor == "chance"


@pytest.mark.rule("COH-CARD.05")
def test_a_unit_that_enters_the_board_may_go_further_at_once():
    p = duel("unit G2 german waiting", "entry german A03", "hand german 5")
    p.play("enter G2 A03", "face G2 SE", "card 5", "move G2 B03", "face G2 SE").settle()
    assert p.unit("G2").hex == "B03"
    assert p.unit("G2").fresh
    assert p.turn == "soviet"


@pytest.mark.rule("COH-CARD.05")
def test_a_free_move_by_card_may_go_further_too():
    p = duel("hand german 2 5", "cap german 0, soviet 0", g1="spent")
    p.play("card 2", "select G1", "move G1 C02", "face G1 N", "card 5", "move G1 C01").settle()
    assert p.unit("G1").hex == "C01"
    assert p.turn == "soviet"


HIDEOUT = ("terrain woods A05 A06, light-woods B06 C05", "unit G2 german at A05 hidden")


@pytest.mark.rule("COH-CARD.05", "COH-8.8.a")
def test_a_hidden_unit_goes_further_unseen_out_of_enemy_sight():
    p = duel(*HIDEOUT, "terrain woods B03 B04 B05 C04 C05 C06 D04", "hand german 5")
    assert not p.sees("F04", "A06")
    p.play("stealth G2 B06", "card 5", "move G2 A06", "cap 0", 7).settle()
    assert p.unit("G2").place == "hidden"
    assert p.unit("G2").hex == "A06"
    assert not [e for e in p.heard("soviet") if "to" in e.args or "hex" in e.args]


@pytest.mark.rule("COH-CARD.05", "COH-8.8.a")
def test_a_hidden_unit_that_comes_into_enemy_sight_is_revealed_even_in_cover():
    p = duel(
        "terrain woods A05 B06, light-woods C05", "unit G2 german at A05 hidden", "hand german 5"
    )
    assert p.sees("F04", "C05")
    p.play("stealth G2 B06", "card 5")
    assert p.unit("G2").place == "hidden"
    p.play("move G2 C05", "face G2 NE", "cap 0", 7).settle()
    assert p.unit("G2").place == "board"
    assert p.unit("G2").facing == "NE"


# 06 Battlefield Confusion


@pytest.mark.rule("COH-CARD.06")
def test_confusion_makes_the_enemy_action_three_ap_dearer():
    p = duel("hand soviet 6")
    p.play("attack G1 F04", 2, "card 6", "cap 0", 6).settle()
    assert spent_check_cost(p) == 6
    assert p.unit("G1").spent


@pytest.mark.rule("COH-CARD.06")
def test_cap_lower_the_cost_that_confusion_raised():
    p = duel("hand soviet 6", "cap german 7, soviet 7")
    p.play("attack G1 F04", 2, "card 6")
    assert p.actor == "german"
    p.play("cap 6")
    assert p.turn == "soviet"
    assert p.cap("german") == 1
    assert p.unit("G1").fresh


@pytest.mark.rule("COH-CARD.06")
def test_confusion_is_for_the_turn_of_the_opponent():
    p = duel("hand german 6")
    assert p.refusal("card 6").rule == "COH-8.3.b"
    p.play("stall G1")
    assert not p.legal("card 6")


@pytest.mark.rule("COH-CARD.06")
def test_confusion_hits_a_group_action_once():
    p = duel("hand soviet 6", SECOND)
    p.play("attack G1 F04", "join G2", 2, "card 6", "cap 0", 7).settle()
    assert spent_check_cost(p) == 6


@pytest.mark.rule("COH-CARD.06", "COH-8.4.b")
def test_both_copies_may_confuse_one_action():
    p = duel("hand soviet 6 6")
    p.play("stall G1", "card 6", "card 6", "cap 0", 7).settle()
    assert spent_check_cost(p) == 7
    assert p.hand("soviet") == ()


@pytest.mark.rule("COH-CARD.06")
def test_an_action_that_is_free_from_the_start_cannot_be_confused():
    p = duel("hand german 2, soviet 6")
    p.play("card 2", "select G1", "stall G1")
    assert p.waits_for == "ChooseAction"
    assert p.actor == "soviet"
    p = duel("unit G2 german waiting", "entry german A03", "hand soviet 6")
    p.play("enter G2 A03").settle()
    assert p.actor == "soviet"
    assert p.waits_for == "ChooseAction"


@pytest.mark.rule("COH-CARD.06")
def test_a_spent_unit_that_paid_in_advance_cannot_be_confused():
    p = duel("hand soviet 6", "cap german 3, soviet 3", g1="spent")
    p.play("stall G1").settle()
    assert p.waits_for == "ChooseAction"
    assert p.cap("german") == 2


@pytest.mark.rule("COH-CARD.06", "COH-11.6.b")
def test_the_action_of_a_hidden_unit_can_be_confused_without_being_shown():
    p = duel("unit G2 german at A01 hidden", "terrain woods A01", "hand soviet 6")
    p.play("stall G2")
    assert p.waits_for == "ConfusionWindow"
    (shown,) = [m for m in p.view("soviet").moments if isinstance(m, ActionCost)]
    assert (shown.units, shown.cost) == ((), 0)
    p.play("card 6", "cap 0", 4).settle()
    assert spent_check_cost(p) == 4
    assert p.unit("G2").spent
    assert p.unit("G2").place == "hidden"


# 08 Frontline Officer


@pytest.mark.rule("COH-CARD.08")
def test_the_officer_brings_as_many_cap_as_the_die_shows():
    p = duel("hand german 8", "cap german 7, soviet 7")
    p.play("stall G1", "card 8", 5).settle()
    assert p.cap("german") == 12


@pytest.mark.rule("COH-CARD.08", "COH-8.5.b")
def test_the_officer_adds_two_ap_to_the_action_and_his_cap_may_pay_for_it():
    p = duel("hand german 8", "cap german 0, soviet 0")
    p.play("stall G1", "card 8", 2, "cap 2", 7).settle()
    assert spent_check_cost(p) == 1
    assert p.cap("german") == 0


@pytest.mark.rule("COH-CARD.08")
def test_the_cap_of_the_officer_are_gone_with_the_round():
    p = duel("hand german 8", "cap german 4, soviet 4")
    p.play("stall G1", "card 8", 6, "cap 0", 7, "pass", "pass").settle()
    assert p.round == 2
    assert p.cap("german") == 4


@pytest.mark.rule("COH-CARD.08")
def test_a_loss_does_not_touch_the_cap_of_the_officer():
    p = duel(SECOND, "hand german 8", "cap german 5, soviet 5", s1="red=9")
    p.play("stall G1", "card 8", 4, "cap 0", 7, "attack S1 C03", 7)
    assert p.unit("G1").place == "destroyed"
    assert p.cap("german") == 4 + 4


@pytest.mark.rule("COH-CARD.08", "COH-8.5.d")
def test_a_spent_unit_calls_the_officer_for_two_cap():
    p = duel("hand german 8", "cap german 3, soviet 3", g1="spent")
    p.play("stall G1", "card 8", 1, "cap 0").settle()
    assert p.cap("german") == 3 - 1 - 2 + 1
    assert p.turn == "soviet"


@pytest.mark.rule("COH-CARD.08", "COH-8.5.c")
def test_a_spent_unit_without_the_cap_cannot_call_the_officer():
    p = duel("hand german 8", "cap german 2, soviet 2", g1="spent")
    p.play("stall G1")
    assert p.waits_for == "ActionCost"
    assert not p.legal("card 8")


@pytest.mark.rule("COH-4.12.a")
def test_the_officer_does_not_come_with_an_entry_which_never_costs_anything():
    p = duel("unit G2 german waiting", "entry german A03", "hand german 8")
    p.play("enter G2 A03", "face G2 SE")
    assert p.choices() == ["cap 0"]


# 10 Sniper Fire


@pytest.mark.rule("COH-CARD.10")
@pytest.mark.parametrize(("die", "lost"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_sniper_fire_costs_the_opponent_cap(die, lost):
    p = duel("hand german 10", "cap german 5, soviet 5")
    p.play("card 10", die)
    assert p.cap("soviet") == 5 - lost
    assert p.cap("german") == 5


@pytest.mark.rule("COH-CARD.10")
def test_sniper_fire_takes_no_more_than_there_is():
    p = duel("hand german 10", "cap german 5, soviet 2")
    p.play("card 10", 6)
    assert p.cap("soviet") == 0


@pytest.mark.rule("COH-CARD.10")
def test_the_cap_lost_to_a_sniper_are_back_in_the_next_round():
    p = duel("hand german 10", "cap german 5, soviet 5")
    p.play("card 10", 6, "pass", "pass").settle()
    assert p.round == 2
    assert p.cap("soviet") == 5


@pytest.mark.rule("COH-CARD.10")
def test_sniper_fire_comes_before_the_action_of_the_turn():
    p = duel("hand german 10")
    p.play("card 10", 4)
    assert p.actor == "german"
    assert p.legal("attack G1 F04")
    p = duel("hand german 10")
    p.play("stall G1")
    assert not p.legal("card 10")


# 11 Careful Aiming


@pytest.mark.rule("COH-CARD.11")
@pytest.mark.parametrize(("roll", "hit"), [(7, True), (6, False)])
def test_careful_aiming_adds_two_to_the_fp(roll, hit):
    p = duel("hand german 11")
    assert p.preview("attack G1 F04").targets[0].number == 9
    p.play("attack G1 F04", "card 11", roll)
    (entry,) = p.told("log-hit" if hit else "log-miss")
    assert entry.args["number"] == 7
    assert entry.tally is not None
    assert entry.tally.value("tally-careful-aiming") == -2


@pytest.mark.rule("COH-CARD.11")
def test_careful_aiming_counts_for_every_roll_of_the_attack():
    p = duel("unit S2 soviet at F04 facing NW", "hand german 11")
    p.play("attack G1 F04", "target S1", "card 11", 2, 2)
    assert [entry.args["number"] for entry in p.told("log-miss")] == [7, 7]


@pytest.mark.rule("COH-CARD.11")
def test_careful_aiming_does_not_reach_back_to_a_roll_already_made():
    p = duel("unit S2 soviet at F04 facing NW", "hand german 11")
    p.play("attack G1 F04", "target S1", 2, "card 11", 2)
    assert [entry.args["number"] for entry in p.told("log-miss")] == [9, 7]


@pytest.mark.rule("COH-CARD.11", "COH-8.8.b")
def test_careful_aiming_adds_two_to_a_group_attack():
    p = duel(SECOND, "hand german 11")
    p.play("attack G1 F04", "join G2", "card 11", 2)
    assert p.told("log-miss")[0].args["number"] == 12 - 3 - 1 - 2


@pytest.mark.rule("COH-CARD.11")
def test_careful_aiming_ends_with_the_attack():
    p = duel("hand german 11")
    p.play("attack G1 F04", "card 11", 2, 7, "pass")
    assert p.preview("attack G1 F04").targets[0].number == 9


@pytest.mark.rule("COH-CARD.11")
def test_careful_aiming_counts_in_close_combat():
    p = duel("unit S2 soviet at C03 facing NW", "hand german 11", g1="red=1")
    p.play("close G1 S2", "card 11", 2)
    assert p.told("log-miss")[0].args["number"] == 11 - 1 - 4 - 2


@pytest.mark.rule("COH-CARD.11")
def test_careful_aiming_helps_no_detection_roll_but_the_attack_after_it():
    p = duel("unit S2 soviet at D05 hidden", "terrain woods D05", "hand german 11")
    p.play("recon G1", "attack G1 D05")
    assert p.waits_for == "DetectionNumber"
    assert not p.legal("card 11")
    p.play("shift 0", 9, "face S2 NW", "card 11", 2)
    assert p.told("log-miss")[0].args["number"] == 12 + 2 - 3 - 2
