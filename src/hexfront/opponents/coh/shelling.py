"""Artillery and smoke: where a strike of the next round will find somebody, and what to screen."""

from collections.abc import Iterator, Sequence

from hexfront.games.coh.artillery.strikes import strike_shot
from hexfront.games.coh.choices import Decline, LaySmoke, PlanSmoke, PlanStrike, Smoke
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
"""Smoke is thought of in and beside the hexes of units, and shells spread it so far."""
DRIFTS = 0.7
"""What a screen planned for the next round counts, against one that lies there now."""
THOUGHT_THROUGH = 2
"""Hexes to smoke that are carried through the whole action."""


def best_strike(state: CohState, side: int, choices: Sequence[Choice], judge: Judge) -> Choice:
    """The hex in which shells are likeliest to find enemies and no friends; a screen; or wait."""
    moment = state.stack[-1]
    if not isinstance(moment, PlanStrikes):
        return choices[0]
    weapon = moment.asked[0].weapon
    expected = _expected_losses(state, side, weapon, judge)
    aims = [choice for choice in choices if isinstance(choice, PlanStrike)]
    rated: list[tuple[float, Choice]] = [(_kept(state, side, weapon, judge), Decline())]
    rated.extend((_harvest(state, aim.to, expected), aim) for aim in aims)
    rated.extend(_screens(state, side, choices, judge))
    return max(rated, key=lambda one: one[0])[1]


def _kept(state: CohState, side: int, weapon: int, judge: Judge) -> float:
    """What the card is worth later: nothing if there are not rounds enough to play it."""
    grants = zip(state.setting.terms[side].weapons, state.weapons[side], strict=True)
    grant, left = next(pair for pair in grants if pair[0].weapon == weapon)
    later = sum(map(grant.covers, range(state.round + 1, state.setting.rounds)))
    return judge.weights.weapon if later >= left else 0.0


def _screens(
    state: CohState, side: int, choices: Sequence[Choice], judge: Judge
) -> Iterator[tuple[float, Choice]]:
    """Smoke on those who shoot, for a side that must cross their fire."""
    judge.take_stock(state, side)
    if judge.mood.press <= 1:
        return
    clear = judge.worth(state, side)
    foes = state.enemy_spots(side)
    for choice in choices:
        if isinstance(choice, PlanSmoke) and foes >> choice.to & 1:
            trial = state.copy()
            trial.heavy |= state.field.within(choice.to, SCREENED) & state.field.dry
            yield DRIFTS * (judge.worth(trial, side) - clear), choice


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
