"""The action cards one by one: 01 to 04, 09 with its hasty defenses, and 12."""

import pytest

from tests.games.coh.cards.helpers import duel, spent_check_cost

SECOND = "unit G2 german at C04 facing SE"

# 01 Adrenaline


@pytest.mark.rule("COH-CARD.01")
def test_adrenaline_lets_a_spent_unit_attack_at_zero_ap():
    p = duel("hand german 1", "cap german 0, soviet 0", g1="spent stressed")
    p.play("card 1", "select G1", "attack G1 F04", 9, "draws pinned").settle()
    assert p.unit("S1").hit == "pinned"
    assert p.unit("G1").spent
    assert p.cap("german") == 0
    assert p.turn == "soviet"


@pytest.mark.rule("COH-CARD.01")
def test_adrenaline_is_not_for_fresh_units():
    p = duel("hand german 1", SECOND + " spent")
    p.play("card 1")
    assert p.choices() == ["select G2"]


@pytest.mark.rule("COH-CARD.01")
def test_adrenaline_cannot_be_played_without_a_spent_unit():
    p = duel("hand german 1")
    assert not p.legal("card 1")


@pytest.mark.rule("COH-CARD.01")
def test_adrenaline_lets_a_group_of_spent_units_move():
    p = duel("hand german 1", "cap german 0, soviet 0", SECOND + " spent", g1="spent")
    p.play("card 1", "select G1", "gather G1 move", "join G2", "done")
    p.play("move G1 D03", "move G2 D04").settle()
    assert (p.unit("G1").hex, p.unit("G2").hex) == ("D03", "D04")
    assert p.turn == "soviet"
    assert p.unit("G1").stressed
    assert p.unit("G2").stressed


@pytest.mark.rule("COH-CARD.01")
def test_a_fresh_unit_neither_joins_nor_supports_a_group_with_adrenaline():
    lines = ("hand german 1", SECOND + " spent", "unit G3 german at C02 facing SE")
    p = duel(*lines, g1="spent")
    p.play("card 1", "select G1", "gather G1 move")
    assert "join G2" in p.choices()
    assert "join G3" not in p.choices()
    p = duel(*lines, g1="spent")
    p.play("card 1", "select G1", "attack G1 F04")
    assert p.choices() == ["done", "join G2"]


# 02 Command Action


@pytest.mark.rule("COH-CARD.02")
@pytest.mark.parametrize("state", ["", "spent"])
def test_command_action_is_for_fresh_and_spent_units_and_asks_for_no_check(state):
    p = duel("hand german 2", "cap german 0, soviet 0", g1=f"{state} stressed")
    p.play("card 2", "select G1", "attack G1 F04", 2).settle()
    assert p.turn == "soviet"
    assert p.unit("G1").spent == bool(state)


@pytest.mark.rule("COH-CARD.02")
def test_command_action_allows_any_action():
    p = duel("hand german 2", SECOND, "terrain woods D03 D04 E03 E04", g1="spent hit=unnerved")
    p.play("card 2", "select G1")
    kinds = {name.split()[0] for name in p.choices()}
    assert kinds == {"stall", "rally", "move", "pivot", "stealth", "cover", "gather"}
    p = duel("hand german 2", g1="spent")
    p.play("card 2", "select G1")
    assert p.legal("attack G1 F04")


@pytest.mark.rule("COH-CARD.02")
def test_with_command_action_everything_costs_nothing():
    p = duel("hand german 2", "cap german 0, soviet 0", g1="stressed hit=cowering")
    p.play("card 2", "select G1")
    assert p.cost("stall G1") == 0
    assert p.cost("move G1 B03") == 0
    assert p.cost("rally G1") == 0
    p = duel("hand german 2", g1="stressed")
    p.play("card 2", "select G1")
    assert p.cost("attack G1 F04") == 0


@pytest.mark.rule("COH-CARD.02")
def test_command_action_lets_fresh_and_spent_units_act_as_one_group():
    p = duel("hand german 2", "cap german 0, soviet 0", SECOND, g1="spent")
    p.play("card 2", "select G1", "attack G1 F04", "join G2", 8, "draws pinned").settle()
    assert p.unit("S1").hit == "pinned"
    assert p.turn == "soviet"
    assert p.unit("G1").spent
    assert p.unit("G2").fresh
    assert p.unit("G2").stressed


# 03 Follow Me!


@pytest.mark.rule("COH-CARD.03")
def test_follow_me_removes_a_hit_marker_without_a_roll():
    p = duel("hand german 3", g1="hit=suppressed")
    p.play("card 3", "select G1")
    assert p.unit("G1").hit == ""
    assert p.waits_for == "ActionCost"


@pytest.mark.rule("COH-CARD.03")
def test_follow_me_works_beside_an_enemy_in_the_hex():
    p = duel("unit S2 soviet at C03 facing NW", "hand german 3", g1="hit=stunned")
    assert p.refusal("rally G1").rule == "COH-7.9.a"
    p.play("card 3", "select G1")
    assert p.unit("G1").hit == ""


@pytest.mark.rule("COH-CARD.03")
def test_follow_me_removes_a_no_rally_marker():
    p = duel("hand german 3", g1="armored mover=tracked hit=immobilized")
    assert p.refusal("rally G1").rule == "COH-7.9.b"
    p.play("card 3", "select G1")
    assert p.unit("G1").hit == ""


@pytest.mark.rule("COH-CARD.03")
def test_follow_me_never_removes_xx():
    p = duel("hand german 3", g1="hit=killed")
    assert not p.legal("card 3")


@pytest.mark.rule("COH-CARD.03")
def test_follow_me_is_only_for_units_with_a_hit_marker():
    p = duel("hand german 3", SECOND + " hit=pinned")
    p.play("card 3")
    assert p.choices() == ["select G2"]


@pytest.mark.rule("COH-CARD.03", "COH-8.8.a")
def test_follow_me_leaves_a_hidden_unit_hidden_and_its_check_secret():
    p = duel("unit G2 german at A01 hidden hit=pinned", "terrain woods A01", "hand german 3")
    p.play("card 3", "select G2", "cap 0", 2).settle()
    assert p.unit("G2").place == "hidden"
    assert p.unit("G2").hit == ""
    assert p.unit("G2").spent
    assert not [e for e in p.heard("soviet") if "unit" in e.args]


# 04 Rally Up!


@pytest.mark.rule("COH-CARD.04")
@pytest.mark.parametrize(("roll", "marker"), [(7, ""), (6, "pinned")])
def test_rally_up_is_a_rally_roll_at_zero_ap(roll, marker):
    p = duel("hand german 4", "cap german 0, soviet 0", g1="hit=pinned stressed")
    p.play("card 4", "select G1", "rally G1", roll).settle()
    assert p.unit("G1").hit == marker
    assert p.unit("G1").fresh
    assert p.turn == "soviet"


@pytest.mark.rule("COH-CARD.04")
def test_rally_up_lets_a_spent_unit_try():
    p = duel("hand german 4", "cap german 0, soviet 0", g1="hit=pinned spent")
    p.play("card 4", "select G1", "rally G1", 7).settle()
    assert p.unit("G1").hit == ""
    assert p.unit("G1").spent


@pytest.mark.rule("COH-CARD.04")
def test_each_unit_of_a_group_rolls_for_itself_with_rally_up():
    p = duel("hand german 4", SECOND + " hit=suppressed", g1="hit=pinned spent")
    p.play("card 4", "select G1", "gather G1 rally", "join G2", "done")
    p.play("rally G1", "shift 0", 7, "shift -1", 5).settle()
    assert p.unit("G1").hit == ""
    assert p.unit("G2").hit == "suppressed"
    assert p.turn == "soviet"
    assert p.unit("G2").stressed


@pytest.mark.rule("COH-CARD.04")
def test_rally_up_is_not_for_a_unit_in_close_combat():
    p = duel("unit S2 soviet at C03 facing NW", "hand german 4", g1="hit=pinned")
    assert not p.legal("card 4")


@pytest.mark.rule("COH-CARD.04")
def test_no_unit_of_a_group_that_uses_rally_up_is_in_close_combat():
    p = duel(SECOND, "unit S2 soviet at C04 facing NW", "hand german 4", g1="hit=pinned")
    p.play("card 4", "select G1")
    assert p.choices() == ["rally G1"]


# 09 Seek Cover! and the hasty defenses that it gives


@pytest.mark.rule("COH-CARD.09")
@pytest.mark.parametrize("state", ["", "spent", "hit=pinned"])
def test_seek_cover_gives_a_fresh_or_spent_unit_a_hasty_defense(state):
    p = duel("hand german 9", "cap german 0, soviet 0", g1=f"{state} stressed")
    p.play("card 9", "select G1", "cover G1").settle()
    assert p.unit("G1").hasty
    assert p.unit("G1").spent == (state == "spent")
    assert p.turn == "soviet"


@pytest.mark.rule("COH-CARD.09")
def test_seek_cover_is_for_vehicles_too():
    p = duel("hand german 9", g1="armored mover=tracked")
    p.play("card 9", "select G1", "cover G1").settle()
    assert p.unit("G1").hasty


@pytest.mark.rule("COH-CARD.09")
def test_seek_cover_gives_one_to_every_unit_of_a_group():
    p = duel("hand german 9", SECOND, "unit G3 german at C05 facing SE spent")
    p.play("card 9", "select G1", "gather G1 hasty", "join G2", "join G3", "done").settle()
    assert [p.unit(name).hasty for name in ("G1", "G2", "G3")] == [True, True, True]


@pytest.mark.rule("COH-CARD.09")
def test_a_unit_with_an_enemy_in_its_hex_cannot_seek_cover():
    p = duel("hand german 9", SECOND, "unit S2 soviet at C04 facing NW")
    p.play("card 9")
    assert p.choices() == ["select G1"]
    p.play("select G1")
    assert p.choices() == ["cover G1"]


@pytest.mark.rule("COH-7.3.c")
def test_a_stunned_unit_cannot_seek_cover():
    p = duel("hand german 9", g1="hit=stunned")
    assert not p.legal("card 9")


@pytest.mark.rule("COH-17.6.c", "COH-CARD.09")
@pytest.mark.parametrize(("facing", "defense"), [("NW", 13), ("SE", 12)])
def test_a_hasty_defense_adds_one_to_the_defense_from_any_direction(facing, defense):
    p = duel(f"unit S2 soviet at F05 facing {facing} hasty")
    (target,) = p.preview("attack G1 F05").targets
    assert target.defense.value("tally-hasty-defense") == 1
    assert target.defense.total == defense


@pytest.mark.rule("COH-17.6.d")
def test_only_the_unit_that_sought_cover_is_in_the_hasty_defense():
    p = duel("unit S2 soviet at F04 facing NW", "hand soviet 9", "turn soviet")
    p.play("card 9", "select S1", "cover S1").settle()
    shown = p.preview("attack G1 F04").targets
    assert [target.defense.total for target in shown] == [13, 12]


@pytest.mark.rule("COH-17.6.b", "COH-17.6.e")
def test_several_units_of_a_hex_may_be_in_hasty_defenses():
    p = duel("unit S2 soviet at F04 facing NW", "hand soviet 9", "turn soviet")
    p.play("card 9", "select S1", "gather S1 hasty", "join S2", "done").settle()
    shown = p.preview("attack G1 F04").targets
    assert [target.defense.total for target in shown] == [13, 13]


@pytest.mark.rule("COH-17.6.e", "COH-CARD.09")
def test_nobody_seeks_cover_twice():
    p = duel(SECOND, "hand german 9", g1="hasty")
    p.play("card 9")
    assert p.choices() == ["select G2"]
    assert p.refusal("select G1").rule == "COH-17.6.e"
    p.play("select G2")
    assert p.choices() == ["cover G2"]
    alone = duel("hand german 9", g1="hasty")
    assert not alone.legal("card 9")


@pytest.mark.rule("COH-17.6.g")
@pytest.mark.parametrize("action", ["move G1 D04", "pivot G1 N", "stealth G1 C03"])
def test_a_hasty_defense_goes_when_its_unit_moves_or_pivots(action):
    p = duel("terrain woods E03 E04 D03", g1="hasty")
    p.play(action).settle()
    assert not p.unit("G1").hasty


@pytest.mark.rule("COH-17.6.g")
@pytest.mark.parametrize("action", ["attack G1 F04", "stall G1"])
def test_a_hasty_defense_outlasts_actions_on_the_spot(action):
    p = duel(g1="hasty")
    p.play(action).settle()
    assert p.unit("G1").hasty


@pytest.mark.rule("COH-17.6.g")
def test_a_hasty_defense_goes_with_its_unit():
    p = duel(g1="red=9", s1="hasty")
    p.play("attack G1 F04", 8)
    assert p.unit("S1").place == "destroyed"
    assert not p.unit("S1").hasty


# 12 Swift Action


@pytest.mark.rule("COH-CARD.12")
def test_swift_action_gives_two_turns_in_a_row():
    p = duel("hand german 12", SECOND)
    p.play("card 12", "move G1 C02", 7).settle()
    assert p.turn == "german"
    p.play("move G2 C05", 7).settle()
    assert p.turn == "soviet"
    assert (p.unit("G1").hex, p.unit("G2").hex) == ("C02", "C05")


@pytest.mark.rule("COH-CARD.12")
def test_after_swift_action_the_turns_alternate_again():
    p = duel("hand german 12")
    p.play("card 12", "stall G1", 7, "stall G1", 7, "pass").settle()
    assert p.turn == "german"
    p.play("stall G1", 7)
    assert p.turn == "soviet"


@pytest.mark.rule("COH-CARD.12", "COH-2.6.a")
def test_a_unit_that_acts_in_both_turns_is_stressed_for_the_second():
    p = duel("hand german 12")
    p.play("card 12", "stall G1", 7, "stall G1", 7)
    assert spent_check_cost(p) == 2


@pytest.mark.rule("COH-CARD.12")
def test_by_option_the_first_of_the_two_turns_does_not_stress():
    p = duel("hand german 12", "option swift_action_stress off")
    p.play("card 12", "stall G1", 7, "stall G1", 7)
    assert spent_check_cost(p) == 1
    p.play("pass")
    assert p.cost("stall G1") == 2


@pytest.mark.rule("COH-CARD.12")
def test_a_pass_in_each_of_the_two_turns_does_not_end_the_round():
    p = duel("hand german 12")
    p.play("card 12", "pass", "pass")
    assert p.turn == "soviet"
    assert p.round == 1
    p.play("pass")
    assert p.round == 2


@pytest.mark.rule("COH-CARD.12")
def test_swift_action_may_be_played_again_in_the_second_turn():
    p = duel("hand german 12 12", SECOND, "cap german 2, soviet 2")
    p.play("card 12", "stall G1", 7, "card 12", "stall G2", 7).settle()
    assert p.turn == "german"
    p.play("pass")
    assert p.turn == "soviet"
    assert p.cap("german") == 0
