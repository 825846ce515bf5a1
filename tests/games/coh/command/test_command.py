"""Chapter 3: command action points (CAP)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.games.coh.choices import Shift
from hexfront.games.coh.legality import LEGALITY
from hexfront.games.coh.notation import Position, position
from tests.games.coh.moments.helpers import duel

SHIFTS = ["shift -2", "shift -1", "shift 0", "shift 1", "shift 2"]
SPENT = "unit G3 german-mg-34 at C05 facing SE spent"


# 3.0 Command


@pytest.mark.rule("COH-3.0.a")
def test_cap_serve_any_unit_of_the_player():
    p = duel("cap german 3, soviet 3")
    p.play("stall G1", "cap 1", "stall S1", "cap 1", "stall G2", "cap 1")
    assert (p.cap("german"), p.cap("soviet")) == (1, 2)


@pytest.mark.rule("COH-3.0.b")
def test_every_round_begins_with_the_cap_of_the_scenario():
    p = duel("cap german 1, soviet 2", "base german 6, soviet 4").play("pass", "pass", 7)
    assert (p.round, p.cap("german"), p.cap("soviet")) == (2, 6, 4)


# 3.1 Spending CAP


@pytest.mark.rule("COH-3.1.a")
def test_each_cap_spent_moves_the_marker_one_space_down():
    p = duel("cap german 6").play("attack G1 F05", "shift -2")
    assert p.cap("german") == 4
    p.play(2, "cap 1")
    assert p.cap("german") == 3


@pytest.mark.rule("COH-3.1.b")
def test_at_zero_nothing_can_be_spent_for_the_rest_of_the_round():
    p = duel("cap german 1", SPENT, "chapters 9").play("attack G1 F05", "shift -1", 2)
    assert p.choices() == ["cap 0"]
    assert p.refusal("cap 1").rule == "COH-3.1.b"
    p.play(7, "pass")
    assert p.refusal("stall G3").rule == "COH-2.2.d"
    p.play("attack G2 F05")
    assert p.choices() == ["shift 0"]
    assert p.refusal("shift -1").rule == "COH-3.1.b"


# 3.2 Modifying a d6 or 2d6 check


@pytest.mark.rule("COH-3.2.a")
def test_up_to_2_cap_may_be_spent_on_an_own_roll():
    p = duel("cap german 5").play("attack G1 F05")
    assert p.choices() == SHIFTS
    assert p.refusal("shift 3").rule == "COH-3.2.a"
    assert duel("cap german 1").play("attack G1 F05").choices() == SHIFTS[1:4]


@pytest.mark.rule("COH-3.2.a")
def test_cap_for_a_roll_are_spent_before_it():
    p = duel("cap german 5").play("attack G1 F05")
    assert (p.actor, p.waits_for) == ("german", "HitNumber")
    p.play("shift -1")
    assert (p.actor, p.cap("german")) == ("chance", 4)
    p.play(2)
    assert p.refusal("shift -1").rule == "COH-3.2.a"


@pytest.mark.rule("COH-3.2.b")
@pytest.mark.parametrize("by", [-2, -1, 0, 1, 2])
def test_each_cap_raises_or_lowers_the_number_by_1(by):
    p = duel("cap german 5").play("attack G1 F05", f"shift {by}", 2)
    assert p.told("log-miss")[0].args["number"] == 12 - 4 + by
    assert p.cap("german") == 5 - abs(by)


@pytest.mark.rule("COH-3.2.c")
@pytest.mark.parametrize(
    ("begin", "waits_for"),
    [
        (("attack G1 F05",), "HitNumber"),
        (("rally G2",), "RallyNumber"),
        (("recon G1", "attack G1 E04"), "DetectionNumber"),
        (("pass", "pass"), "Initiative"),
    ],
)
def test_cap_change_hit_rally_detection_and_initiative_numbers(begin, waits_for):
    p = position("""
        board 9x7
        unit G1 german-mg-34 at C04 facing SE
        unit G2 german-rifles-41 at B06 facing SE hit=pinned
        unit S1 soviet-rifles-41 at F05 facing NW
        unit S2 soviet-rifles-41 at I07 hidden
        vp soviet 1
    """).play(*begin)
    assert p.waits_for == waits_for
    assert p.choices() == SHIFTS
    plain, lowered = (p.preview(shift).roll[0] for shift in ("shift 0", "shift -2"))
    assert lowered.number == plain.number - 2


@pytest.mark.rule("COH-3.2.d")
def test_the_limit_of_2_holds_for_each_roll():
    p = duel("cap german 5", "unit S3 soviet-rifles-41 at F05 facing NW")
    p.play("attack G1 F05", "target S1", "shift -2", 2)
    assert (p.waits_for, p.choices()) == ("HitNumber", SHIFTS)
    p.play("shift -2", 2)
    assert p.cap("german") == 1


@pytest.mark.rule("COH-3.2.e")
def test_nobody_spends_cap_on_the_opponent_s_roll():
    p = duel("cap german 5, soviet 5").play("attack G1 F05")
    assert (p.actor, p.waits_for) == ("german", "HitNumber")
    p.play("shift -2", 2, "cap 1", 7)
    assert p.cap("soviet") == 5
    assert p.actor == "soviet"


# 3.3 Modifying a Spent Check


@pytest.mark.rule("COH-3.3.a")
@given(cost=st.integers(1, 9), cap=st.integers(0, 9), data=st.data())
def test_any_number_of_cap_lower_the_cost_by_1_each(cost, cap, data):
    p = duel(f"unit G3 german at C05 facing SE move={cost}", f"cap german {cap}")
    p.play("move G3 D06", "face G3 SE")
    most = min(cost, cap)
    assert p.choices() == [f"cap {spent}" for spent in range(most + 1)]
    spent = data.draw(st.integers(0, most))
    assert p.preview(f"cap {spent}").spent[0].cost == cost - spent
    p.play(f"cap {spent}")
    assert p.cap("german") == cap - spent
    if spent < cost:
        p.play(5)
        assert p.unit("G3").fresh is (cost - spent < 5)


@pytest.mark.rule("COH-3.3.b")
def test_cap_on_the_cost_are_free_of_the_limit_of_a_roll():
    p = duel("cap german 7", "unit G3 german at C05 facing SE attack=5", "chapters 9")
    p.play("attack G3 F05", "shift -2", 2)
    assert p.choices() == ["cap 0", "cap 1", "cap 2", "cap 3", "cap 4", "cap 5"]
    p.play("cap 5")
    assert (p.turn, p.cap("german")) == ("soviet", 0)


# 3.4 Actions at 0 AP


@pytest.mark.rule("COH-3.4.a", "COH-3.4.d", "COH-3.4.e")
def test_at_0_ap_a_fresh_unit_makes_no_check_stays_fresh_and_is_stressed():
    p = duel("cap german 2").play("attack G1 F05", 2, "cap 2")
    assert (p.actor, p.waits_for) == ("soviet", "ChooseAction")
    assert not p.told("log-stays-fresh")
    assert (p.unit("G1").fresh, p.unit("G1").stressed) == (True, True)


def attacked_by_the_spent(cap: int) -> Position:
    return duel(SPENT, f"cap german {cap}", "chapters 9").play("attack G3 F05", "shift 0", 2)


@pytest.mark.rule("COH-3.4.b")
def test_a_spent_unit_may_act_at_0_ap():
    assert attacked_by_the_spent(2).cap("german") == 0
    assert duel(SPENT, "cap german 1").refusal("attack G3 F05").rule == "COH-2.2.d"


@pytest.mark.rule("COH-3.4.a", "COH-3.4.c", "COH-3.4.e")
def test_at_0_ap_a_spent_unit_makes_no_check_stays_spent_and_is_stressed():
    p = attacked_by_the_spent(3)
    assert (p.actor, p.waits_for) == ("soviet", "ChooseAction")
    assert (p.unit("G3").spent, p.unit("G3").stressed) == (True, True)
    p.play("pass")
    assert p.refusal("attack G3 F05").args["cost"] == 3


@pytest.mark.rule("COH-3.4.b")
def test_a_spent_unit_acts_without_cap_when_the_cost_is_0():
    p = position("""
        board 9x7
        unit G1 german at C05 facing SE attack=1 spent hit=berserk
        unit S1 soviet-rifles-41 at D06 facing NW
        cap german 0
    """)
    assert p.cost("attack G1 D06") == 0
    assert p.refusal("stall G1").rule == "COH-2.2.d"
    p.play("attack G1 D06", 2)
    assert (p.turn, p.unit("G1").spent) == ("soviet", True)


@pytest.mark.rule("COH-3.2.a")
@pytest.mark.parametrize(("by", "barred"), [(-3, True), (-2, False), (2, False), (3, True)])
def test_the_bar_against_a_change_begins_at_three(by: int, barred: bool):
    p = duel("cap german 7").play("attack G1 F05")
    assert p.waits_for == "HitNumber"
    reason = LEGALITY.reason(p.state, 0, Shift(by))
    assert (reason is not None) is barred
