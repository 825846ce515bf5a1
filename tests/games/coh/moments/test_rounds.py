"""Chapter 9: the end of a round, victory points, and the preparation of the next round."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.games.coh.scenarios.victory import gain_vp
from tests.games.coh.cards.helpers import duel

SECOND = "unit G2 german at C04 facing SE"

# 9.0 End of the round


@pytest.mark.rule("COH-9.0.a")
def test_two_passes_in_a_row_end_the_round_with_its_score_first():
    p = duel("objective D05 german", "vp german 1", "round 1 of 3")
    p.play("pass", "pass")
    assert p.vp == ("german", 2)
    assert p.round == 2
    messages = [entry.message for entry in p.log]
    assert messages.index("log-vp") < messages.index("log-round")


@pytest.mark.rule("COH-9.0.a")
def test_a_pass_by_one_side_only_does_not_end_the_round():
    p = duel("objective D05 german", "vp german 1")
    p.play("pass", "stall S1", 7, "pass")
    assert p.round == 1
    assert p.vp == ("german", 1)


@pytest.mark.rule("COH-9.0.a", "COH-9.3.b")
def test_the_last_score_counts_before_the_winner_is_named():
    p = duel("objective D05 german", "vp soviet 1", "round 3 of 3")
    p.play("pass", "pass")
    assert p.vp == ("german", 1)
    assert p.winner == "german"


# 9.1 Victory points


@pytest.mark.rule("COH-9.1.a")
def test_vp_for_a_destroyed_enemy_come_at_once():
    p = duel("vp german 1", "destroyed_vp soviet 2", g1="red=9")
    p.play("attack G1 F04", 7)
    assert p.unit("S1").place == "destroyed"
    assert p.vp == ("german", 3)


@pytest.mark.rule("COH-9.1.a")
def test_vp_for_control_come_at_the_end_of_the_round_and_for_each_hex():
    p = duel("objective D05 german, E05 german, E06 soviet", "objective_vp german 2, soviet 1")
    p.play("stall G1", 7)
    assert p.vp == ("soviet", 1)
    p.play("pass", "pass")
    assert p.vp == ("german", 1 - 1 + 2 * 2 - 1)


@pytest.mark.rule("COH-9.1.b")
def test_the_enemy_gains_the_vp_for_a_unit_destroyed_by_its_own_side():
    p = duel("unit G2 german at F04 facing SE", "vp german 2", "destroyed_vp german 2", g1="red=9")
    p.play("attack G1 F04", "target G2", 12)
    assert p.unit("G2").place == "destroyed"
    assert p.vp == ("soviet", 1)


# 9.2 The VP track


@pytest.mark.rule("COH-9.2.a", "COH-9.2.b", "COH-9.2.c")
@pytest.mark.parametrize(
    ("holder", "points", "gains", "after"),
    [
        ("german", 3, [(0, 2)], ("german", 5)),
        ("soviet", 3, [(1, 2)], ("soviet", 5)),
        ("german", 3, [(1, 2)], ("german", 1)),
        ("soviet", 3, [(0, 1)], ("soviet", 2)),
    ],
)
def test_one_marker_goes_forward_for_its_side_and_back_for_the_other(holder, points, gains, after):
    p = duel(f"vp {holder} {points}")
    for side, gained in gains:
        gain_vp(p.state, side, gained, "COH-9.1.a")
    assert p.vp == after
    assert (
        p.view("german").vp
        == p.view("soviet").vp
        == (after[1] if after[0] == "german" else -after[1])
    )


@pytest.mark.rule("COH-9.2.d")
@pytest.mark.parametrize(
    ("holder", "points", "side", "gained", "after"),
    [
        ("german", 1, 1, 1, ("soviet", 1)),
        ("soviet", 1, 0, 1, ("german", 1)),
        ("soviet", 1, 0, 3, ("german", 3)),
        ("german", 2, 1, 4, ("soviet", 3)),
    ],
)
def test_below_one_the_marker_is_turned_over(holder, points, side, gained, after):
    p = duel(f"vp {holder} {points}")
    gain_vp(p.state, side, gained, "COH-9.1.a")
    assert p.vp == after


@pytest.mark.rule("COH-9.2.d", "COH-9.2.e")
@given(
    start=st.integers(1, 9),
    gains=st.lists(st.tuples(st.sampled_from((0, 1)), st.integers(0, 5)), max_size=12),
)
def test_somebody_always_holds_at_least_one_vp_and_every_vp_is_one_step(start, gains):
    p = duel(f"vp german {start}")
    balance = start
    for side, points in gains:
        gain_vp(p.state, side, points, "COH-9.1.a")
        balance += points if side == 0 else -points
    assert p.vp == (("german", balance) if balance > 0 else ("soviet", 1 - balance))


# 9.3 End of the scenario


@pytest.mark.rule("COH-9.3.a")
def test_the_scenario_ends_with_its_last_round():
    p = duel("round 2 of 3")
    p.play("pass", "pass", 7)
    assert p.actor == "german"
    assert p.round == 3
    p.play("pass", "pass")
    assert p.actor == "over"
    assert p.view("german").winner == 1


@pytest.mark.rule("COH-9.3.a")
def test_a_victory_condition_may_end_it_before():
    p = duel("round 1 of 3", "deck 2 20", "draw soviet 1")
    p.play("pass", "pass", "draws 20")
    assert p.actor == "over"
    assert p.round == 2


@pytest.mark.rule("COH-9.3.b")
@pytest.mark.parametrize("holder", ["german", "soviet"])
def test_the_side_that_holds_the_vp_wins(holder):
    p = duel(f"vp {holder} 1", "round 1 of 1")
    p.play("pass", "pass")
    assert p.winner == holder


# 9.4 to 9.9 Preparation


@pytest.mark.rule("COH-9.4.a")
def test_the_steps_of_preparation_follow_each_other():
    p = duel("unit G2 german due=2", "entry german A03", "draw german 1", "round 1 of 3")
    p.play("pass", "pass", "draws 2", 7).settle()
    steps = [entry.message for entry in p.heard("german")]
    assert steps == [
        "log-pass",
        "log-pass",
        "log-round",
        "log-draw",
        "log-reinforcement",
        "log-initiative",
    ]


@pytest.mark.rule("COH-9.4.a")
def test_units_and_cap_are_ready_before_the_cards_are_drawn():
    p = duel("draw german 1", "cap german 2, soviet 2", "base german 6, soviet 5", g1="spent")
    p.play("pass", "pass")
    assert p.waits_for == "DrawCards"
    assert p.unit("G1").fresh
    assert (p.cap("german"), p.cap("soviet")) == (6, 5)


@pytest.mark.rule("COH-9.4.a")
def test_reinforcements_are_ready_before_the_initiative_is_rolled():
    p = duel("unit G2 german due=2", "entry german A03")
    p.play("pass", "pass")
    assert p.waits_for == "Initiative"
    assert p.unit("G2").place == "waiting"


@pytest.mark.rule("COH-9.5.a")
def test_the_round_marker_goes_one_space_on():
    p = duel("round 2 of 5")
    p.play("pass", "pass")
    assert p.round == 3


@pytest.mark.rule("COH-9.6.a")
def test_all_spent_units_become_fresh_hidden_ones_too():
    p = duel("unit G2 german at A01 hidden spent", "terrain woods A01", g1="spent", s1="spent")
    p.play("pass", "pass")
    assert [p.unit(name).fresh for name in ("G1", "G2", "S1")] == [True, True, True]


@pytest.mark.rule("COH-9.6.b", "COH-9.6.c")
def test_hit_markers_and_facings_stay():
    p = duel(g1="spent hit=pinned", s1="hit=suppressed!")
    p.play("pass", "pass", 7)
    assert (p.unit("G1").hit, p.unit("S1").hit) == ("pinned", "suppressed")
    assert (p.unit("G1").shown, p.unit("S1").shown) == (False, True)
    assert (p.unit("G1").facing, p.unit("S1").facing) == ("SE", "NW")


@pytest.mark.rule("COH-9.7.a")
@pytest.mark.parametrize(("base", "losses", "cap"), [(7, 0, 7), (7, 2, 5), (5, 2, 3), (4, 3, 3)])
def test_cap_are_refilled_to_the_base_less_the_losses_but_at_least_three(base, losses, cap):
    p = duel("cap german 0, soviet 0", f"base german {base}, soviet 7", f"losses german {losses}")
    p.play("pass", "pass")
    assert p.cap("german") == cap
    assert p.cap("soviet") == 7


@pytest.mark.rule("COH-9.7.b")
def test_cap_that_were_left_over_are_lost():
    p = duel("cap german 6, soviet 6", "base german 4, soviet 5")
    p.play("pass", "pass")
    assert (p.cap("german"), p.cap("soviet")) == (4, 5)


@pytest.mark.rule("COH-9.8.a")
def test_each_side_draws_the_cards_of_the_scenario_unseen_by_the_other():
    p = duel("draw german 1, soviet 2", "hand soviet 2")
    p.play("pass", "pass", "draws 7", "draws 12", "draws 9")
    assert p.hand("german") == (7,)
    assert p.hand("soviet") == (2, 9, 12)
    assert p.view("german").hand == (7,)
    assert p.view("german").hand_sizes == (1, 3)
    assert [e.args["card"] for e in p.heard("german") if "card" in e.args] == [7]


@pytest.mark.rule("COH-9.9.a")
def test_reinforcements_are_in_play_from_their_round_on():
    p = duel("unit G2 german due=2", "entry german A03", "round 1 of 3")
    assert p.refusal("select G2").rule == "COH-9.9.a"
    p.play("pass", "pass", 7)
    assert p.turn == "german"
    p.play("enter G2 A03").settle()
    assert p.unit("G2").hex == "A03"


@pytest.mark.rule("COH-9.9.a")
def test_reinforcements_of_a_later_round_are_not_there_yet():
    p = duel("unit G2 german due=3", "entry german A03", "round 1 of 3")
    p.play("pass", "pass", 7)
    assert p.unit("G2").place == "due"


@pytest.mark.rule("COH-9.9.b")
def test_reinforcements_may_be_held_back():
    p = duel("unit G2 german due=2", "entry german A03", "round 1 of 4")
    p.play("pass", "pass", 7, "pass", "pass", 7)
    assert p.round == 3
    assert p.unit("G2").place == "waiting"
    p.play("enter G2 A03").settle()
    assert p.unit("G2").hex == "A03"


# 9.11 Initiative


@pytest.mark.rule("COH-9.11.a")
@pytest.mark.parametrize(("holder", "roller"), [("german", "soviet"), ("soviet", "german")])
def test_the_side_without_the_vp_rolls(holder, roller):
    p = duel(f"vp {holder} 1")
    p.play("pass", "pass")
    assert p.waits_for == "Initiative"
    assert p.actor == roller


@pytest.mark.rule("COH-9.11.a", "COH-9.4.a")
def test_who_rolls_is_seen_after_the_draw_which_may_have_moved_the_vp():
    p = duel("vp german 2", "objective D05 soviet", "deck 2 18", "draw soviet 1")
    p.play("pass", "pass", "draws 18", "draws 2")
    assert p.vp == ("soviet", 1)
    assert p.actor == "german"


@pytest.mark.rule("COH-9.11.b", "COH-9.11.c")
@pytest.mark.parametrize(
    ("roll", "first"), [(7, "soviet"), (12, "soviet"), (6, "german"), (2, "german")]
)
def test_the_roller_goes_first_on_seven_or_more(roll, first):
    p = duel("vp german 1")
    p.play("pass", "pass", roll)
    assert p.turn == first
    assert p.actor == first


@pytest.mark.rule("COH-9.11.d")
@pytest.mark.parametrize(
    ("shift", "roll", "first"),
    [(-2, 5, "german"), (-2, 4, "soviet"), (-1, 6, "german"), (1, 7, "soviet"), (2, 9, "german")],
)
def test_up_to_two_of_the_new_cap_change_the_number(shift, roll, first):
    p = duel("vp soviet 1", "cap german 0, soviet 0", "base german 5, soviet 5")
    p.play("pass", "pass")
    assert p.choices() == ["shift -2", "shift -1", "shift 0", "shift 1", "shift 2"]
    p.play(f"shift {shift}", roll)
    assert p.turn == first
    assert p.cap("german") == 5 - abs(shift)
