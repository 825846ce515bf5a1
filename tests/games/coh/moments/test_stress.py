"""Sections 2.6 to 2.8: stress, passing and stalling."""

import pytest

from hexfront.games.coh.notation import position
from tests.games.coh.moments.helpers import duel, lines

# 2.6 Stress


@pytest.mark.rule("COH-2.6.a")
def test_a_unit_that_acted_in_its_owner_s_previous_turn_pays_1_ap_more():
    p = duel().play("stall G1", 7, "stall S1", 7)
    assert lines(p, "attack G1 F05") == [("tally-attack-cost", 2), ("tally-stress", 1)]
    assert lines(p, "attack G2 F05") == [("tally-attack-cost", 3)]
    p.play("pass")
    assert lines(p, "attack S1 C04") == [("tally-attack-cost", 4), ("tally-stress", 1)]


@pytest.mark.rule("COH-2.6.b")
def test_stress_does_not_accumulate():
    p = duel()
    for expected in (1, 2, 2, 2):
        assert p.cost("stall G1") == expected
        p.play("stall G1", 7, "pass")


@pytest.mark.rule("COH-2.6.c")
def test_a_turn_without_an_action_takes_the_stress_away():
    p = duel().play("stall G1", 7, "pass", "stall G2", 7, "pass")
    assert not p.unit("G1").stressed
    assert (p.cost("stall G1"), p.cost("stall G2")) == (1, 2)


@pytest.mark.rule("COH-2.6.c")
def test_the_opponent_s_turn_does_not_take_the_stress_away():
    p = duel().play("stall G1", 7, "stall S2", 7)
    assert p.unit("G1").stressed


@pytest.mark.rule("COH-2.6.d")
def test_both_players_see_who_is_stressed():
    p = duel().play("stall G1", 7)
    for side in ("german", "soviet"):
        assert [unit.stressed for unit in p.view(side).units] == [True, False, False, False]


@pytest.mark.rule("COH-2.6.e")
def test_no_unit_is_stressed_in_the_first_turn_of_a_round():
    p = duel("vp soviet 1").play("pass", "stall S1", 7, "pass", "pass", 7)
    assert p.round == 2
    assert not any(p.unit(name).stressed for name in p.names)


@pytest.mark.rule("COH-2.6.f")
@pytest.mark.parametrize("check", [("cap 0", 7), ("cap 0", 1), ("cap 1",)])
def test_a_unit_is_stressed_whether_its_check_is_passed_failed_or_skipped(check):
    p = duel().play("stall G1", *check)
    assert p.turn == "soviet"
    assert p.unit("G1").stressed


@pytest.mark.rule("COH-2.6.g")
@pytest.mark.parametrize(
    ("action", "base"),
    [
        ("move G1 C05", 1), ("pivot G1 N", 1), ("attack G1 C06", 2), ("rally G1", 5),
        ("stall G1", 1), ("stealth G2 G04", 5),
    ],
)  # fmt: skip
def test_stress_applies_to_every_kind_of_action(action, base):
    costs = [
        position(f"""
            board 9x7
            terrain woods F01 F02 F03 F04 F05 F06 F07
            unit G1 german-mg-34 at C04 facing S hit=unnerved {state}
            unit G2 german-mg-34 at G04 facing S {state}
            unit S1 soviet-rifles-41 at C06 facing N
        """).cost(action)
        for state in ("", "stressed")
    ]
    assert costs == [base, base + 1]


@pytest.mark.rule("COH-2.6.g")
def test_stress_does_not_apply_to_the_printed_cost_of_a_card():
    p = duel("unit G3 german at B03 facing SE stressed hit=pinned", "hand german 3")
    p.play("card 3", "select G3")
    assert p.waits_for == "ActionCost"
    assert p.preview("cap 0").spent[0].cost == 2


# 2.7 Pass


@pytest.mark.rule("COH-2.7.a")
def test_a_pass_costs_nothing_and_asks_for_no_check():
    p = duel("cap german 5").play("pass")
    assert (p.actor, p.waits_for, p.cap("german")) == ("soviet", "ChooseAction", 5)
    assert all(p.unit(name).fresh for name in p.names)


@pytest.mark.rule("COH-2.7.b")
def test_after_a_pass_no_unit_of_that_player_is_stressed():
    p = duel(
        "unit G3 german at B03 facing SE stressed", "unit S3 soviet at G05 facing NW stressed"
    ).play("pass")
    assert not any(p.unit(name).stressed for name in ("G1", "G2", "G3"))
    assert p.unit("S3").stressed


@pytest.mark.rule("COH-2.7.c")
def test_who_passed_may_act_in_later_turns():
    p = duel().play("pass", "stall S1", 7)
    assert p.choices() == ["pass", "select G1", "select G2"]


@pytest.mark.rule("COH-2.7.e")
def test_an_action_in_between_starts_the_count_of_passes_again():
    p = duel().play("pass", "stall S1", 7, "pass")
    assert (p.round, p.turn) == (1, "soviet")
    p.play("stall S1", 7, "stall G1", 7, "pass", "stall G1", 7, "pass")
    assert p.round == 1
    p.play("pass")
    assert p.round == 2


# 2.8 Stall


@pytest.mark.rule("COH-2.8.a")
def test_a_stall_costs_1_ap():
    assert lines(duel(), "stall G2") == [("tally-stall", 1)]


@pytest.mark.rule("COH-2.8.b")
def test_a_stalling_unit_does_nothing_but_checks_and_is_stressed():
    p = duel()
    before = p.unit("G1")
    p.play("stall G1", 2)
    after = p.unit("G1")
    assert (after.hex, after.facing, after.fresh) == (before.hex, before.facing, True)
    assert after.stressed
    assert duel().play("stall G1", 1).unit("G1").spent


@pytest.mark.rule("COH-2.8.c")
def test_a_stall_breaks_a_row_of_passes():
    p = duel().play("pass", "stall S1", 7, "stall G1", 7, "pass")
    assert p.round == 1


@pytest.mark.rule("COH-2.8.d")
def test_a_stressed_unit_stalls_for_2_ap():
    p = duel("unit G3 german at B03 facing SE stressed")
    assert lines(p, "stall G3") == [("tally-stall", 1), ("tally-stress", 1)]
