"""Artillery and smoke: where a strike of the next round will find somebody, and what to screen."""

from collections.abc import Sequence

from hexfront.games.coh.artillery.strikes import strike_shot
from hexfront.games.coh.choices import Decline, LaySmoke, PlanStrike, Smoke
from hexfront.games.coh.definitions.artillery import Strike
from hexfront.games.coh.moments.planning import PlanStrikes
from hexfront.games.coh.state import CohState
from hexfront.opponents.coh.lookahead import after, value
from hexfront.opponents.coh.worth import Judge
from hexfront.play import Choice
from hexfront.play.masks import members

STAYS = 0.75
"""How likely an enemy in cover or in an objective is to be there in the next round."""
GOES = 0.35
FRIENDS_NEAR = (1.0, 0.8, 0.4, 0.15)
"""By distance: how likely a friend will stand in the blast, the drift of the shells included."""
SUSPECTED = 0.8
"""What an objective in enemy hands is worth as a target when nobody is seen in it."""
SCREENED = 1
"""Smoke is thought of in and beside the hexes of units."""
THOUGHT_THROUGH = 2
"""Hexes to smoke that are carried through the whole action."""


def best_strike(state: CohState, side: int, choices: Sequence[Choice], judge: Judge) -> Choice:
    """The hex in which shells are likeliest to find enemies and no friends; or wait."""
    moment = state.stack[-1]
    if not isinstance(moment, PlanStrikes):
        return choices[0]
    weapon = moment.asked[0].weapon
    expected = _expected_losses(state, side, weapon, judge)
    aims = [choice for choice in choices if isinstance(choice, PlanStrike)]
    best = max(aims, key=lambda aim: _harvest(state, aim.to, expected))
    worth_it = _harvest(state, best.to, expected) > judge.weights.weapon
    return best if worth_it else Decline()


def _expected_losses(state: CohState, side: int, weapon: int, judge: Judge) -> dict[int, float]:
    """By hex: what a shell there does to the enemy, less what it does to friends near it."""
    goals = {h for h, _ in state.setting.objectives}
    found: dict[int, float] = {}
    for u in members(state.board | state.hidden):
        h = state.hex[u]
        shot = strike_shot(Strike(weapon, h, False, state.round + 1), h)
        loss = judge.gunnery.harm(state, shot, u)
        if state.shares(side, state.side(u)):
            found[h] = found.get(h, 0.0) - loss
        elif state.board >> u & 1:
            held = h in goals or state.field.terrain[h].defense > 0 or state.inside >> u & 1
            found[h] = found.get(h, 0.0) + loss * (STAYS if held else GOES)
    for index, (h, _) in enumerate(state.setting.objectives):
        if h not in found and state.control[index] != state.team(side):
            found[h] = SUSPECTED
    return found


def _harvest(state: CohState, centre: int, expected: dict[int, float]) -> float:
    """The blast covers the hex and its neighbours; friends further off are not safe either."""
    total = 0.0
    for h, loss in expected.items():
        distance = state.field.distance(centre, h)
        if loss > 0:
            total += loss if distance <= 1 else 0.0
        elif distance < len(FRIENDS_NEAR):
            total += 2 * FRIENDS_NEAR[distance] * loss
    return total


def smoke_plan(
    state: CohState, side: int, smoke: Smoke, judge: Judge
) -> tuple[float, tuple[Choice, ...]]:
    """The screen that helps most, rated like any other action."""
    following = after(state, smoke)
    near = 0
    for u in members(state.board):
        near |= state.field.within(state.hex[u], SCREENED)
    options = [lay for lay in following.choices()
               if isinstance(lay, LaySmoke) and near >> lay.to & 1]  # fmt: skip

    def screened(lay: LaySmoke) -> float:
        trial = state.copy()
        trial.heavy |= 1 << lay.to
        return judge.worth(trial, side)

    options.sort(key=screened, reverse=True)
    rated = [(value(after(following, lay), side, judge), lay) for lay in options[:THOUGHT_THROUGH]]
    if not rated:
        return float("-inf"), (smoke,)
    rating, lay = max(rated, key=lambda one: one[0])
    return rating, (smoke, lay)
