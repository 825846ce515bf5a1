"""How the computer player compares whole sets of orders by playing them out."""

from random import Random

import pytest

from hexfront.games.s42.moments.movement import MovementPhase
from hexfront.games.s42.notation import position
from hexfront.games.s42.screen.view import brief_of
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.opponents.s42 import S42Player
from hexfront.opponents.s42.council import Plan, Stance, best_plan, played_out, stances
from hexfront.opponents.s42.imagine import imagine
from hexfront.opponents.s42.marching import give_orders
from hexfront.opponents.s42.weights import Weights
from hexfront.play import OVER

FRAME = """
    map 1000-2010
    area X axis 1000-1010
    area B soviet 2000-2010
    victory 2 at-end
    turns 1-9
    turn 3
"""

HELD = f"""{FRAME}
    town 1305 vp 2
    control axis 1305
    town 1905 vp 1
    axis A 5-6-3 at 1305
    axis B 5-6-3 at 1306
    soviet S 9-7-3 at 1505
    soviet T 9-7-3 at 1505
    soviet U 9-7-3 at 1506
    phase movement axis
"""


def test_a_set_of_orders_is_played_out_to_the_next_own_move():
    p = position(HELD)
    state = imagine(brief_of(p.state, AXIS), p.state.setting)
    before = state.plain()
    player = S42Player(1, known=p.state.setting)
    plan = give_orders(state, AXIS, Stance(Weights(), True), {})
    after = played_out(state, AXIS, player._actors(plan), Random(1))
    assert state.plain() == before
    assert after.actor() == OVER or isinstance(after.stack[-1], MovementPhase)
    assert (after.turn, after.side) == (state.turn + 1, AXIS)


def test_the_usual_stance_comes_first_and_its_opposite_is_among_them():
    p = position(HELD)
    for side, pressing in ((AXIS, True), (SOVIET, False)):
        found = [stance.presses for stance in stances(p.state, side, Weights())]
        assert found[0] is pressing
        assert (not pressing) in found


OPEN = f"""{FRAME}
    town 1405 vp 2
    axis A 5-6-3 at 1305
    soviet S 2-2-3 at 1905
    phase movement axis
"""


def test_of_two_sets_the_one_that_ends_better_is_taken():
    p = position(OPEN)
    state = imagine(brief_of(p.state, AXIS), p.state.setting)
    player = S42Player(1, known=p.state.setting)

    def idle_at_first(state, side, stance, aims):
        """The usual set does nothing; another takes the objective that lies open."""
        usual = stance == stances(state, side, Weights())[0]
        plan = give_orders(state, side, Stance(stance.weights, True), aims)
        plan.orders.given = [] if usual else [(p.unit("A"), p.hex("1405"))]
        return Plan(stance, plan.orders, {})

    chosen = best_plan(state, AXIS, Weights(), {}, idle_at_first, player._actors)
    assert chosen.orders.given == [(p.unit("A"), p.hex("1405"))]


@pytest.mark.parametrize(("number", "taken"), [(0, True), (1, True), (2, False)])
def test_to_hold_must_promise_more_than_a_turn_in_which_nothing_is_taken(number, taken):
    p = position(OPEN.replace("vp 2", "vp 1"))
    state = imagine(brief_of(p.state, AXIS), p.state.setting)
    player = S42Player(1, known=p.state.setting)
    known = stances(state, AXIS, Weights())
    assert [stance.presses for stance in known] == [True, True, False]

    def one_goes(state, side, stance, aims):
        """Only one of the sets takes the objective that lies open."""
        plan = give_orders(state, side, Stance(stance.weights, True), aims)
        plan.orders.given = [(p.unit("A"), p.hex("1405"))] if stance == known[number] else []
        return Plan(stance, plan.orders, {})

    chosen = best_plan(state, AXIS, Weights(), {}, one_goes, player._actors)
    assert bool(chosen.orders.given) is taken


RAIDED = """
    map 1000-3010
    area X axis 1000-1010
    area B soviet 3000-3010
    town 2905 vp 1
    victory 2 at-end
    turns 1-9
    turn 3
    axis A 6-7-3 at 1508
    axis B 6-7-3 at 2505
    axis C 6-7-3 at 2605
    soviet S 2-2-3 at 1609
    phase movement axis
"""


@pytest.mark.parametrize(("guards_first", "place"), [(False, "1509"), (True, "1410")])
def test_who_could_attack_does_so_unless_the_side_thinks_of_its_guards_first(guards_first, place):
    p = position(RAIDED)
    plan = give_orders(p.state, AXIS, Stance(Weights(), True, guards_first), {})
    assert p.label(dict(plan.orders.given)[p.unit("A")]) == place
