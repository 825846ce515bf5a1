"""How open questions are taken to be answered while looking ahead: plainly, but not foolishly."""

from hexfront.games.coh.choices import CohChoice, Decline, Done, Face, Reroll, Shift, SpendCap
from hexfront.games.coh.classic.air import Flying
from hexfront.games.coh.command.points import available
from hexfront.games.coh.moments.base import ChooseFacing, CohMoment
from hexfront.games.coh.moments.drive import Drive
from hexfront.games.coh.moments.rally import RallyNumber
from hexfront.games.coh.moments.shooting import HitNumber
from hexfront.games.coh.moments.spent import ActionCost
from hexfront.games.coh.state import CohState
from hexfront.opponents.coh.facing import best_facing
from hexfront.opponents.coh.flights import flight_choice
from hexfront.opponents.coh.gunnery import spent_chance
from hexfront.opponents.coh.worth import Judge


def plain_answer(state: CohState, moment: CohMoment, judge: Judge) -> CohChoice:
    """One legal choice for whoever has to decide."""
    if isinstance(moment, ChooseFacing | Drive):
        return Face(moment.unit, best_facing(state, moment.unit))
    if isinstance(moment, ActionCost):
        return SpendCap(_cap_for_cost(state, moment, judge))
    if isinstance(moment, HitNumber):
        return Shift(_cap_for_hit(state, moment, judge))
    choices: list[CohChoice] = list(state.choices())  # type: ignore[arg-type]
    if len(choices) == 1:
        return choices[0]
    if isinstance(moment, Flying):
        return flight_choice(state, moment, choices)
    if isinstance(moment, RallyNumber) and Shift(-1) in choices:
        return Shift(-1)
    for plain in (Done(), Decline(), Reroll(0), Shift(0)):
        if plain in choices:
            return plain
    return choices[0]


def _cap_for_hit(state: CohState, moment: HitNumber, judge: Judge) -> int:
    """As many CAP on the hit number as pay for themselves in damage."""
    number, most = moment.number(state).total, min(2, available(state, moment.side))
    enemy = state.side(moment.target) != moment.side
    purse = available(state, moment.side)

    def profit(cap: int) -> float:
        damage = judge.gunnery.loss(state, moment.target, number - cap)
        return damage + judge.cap_worth(state, moment.side, purse - cap)

    return -max(range(most + 1), key=profit) if enemy else 0


def _cap_for_cost(state: CohState, moment: ActionCost, judge: Judge) -> int:
    """As many CAP on the action's cost as staying fresh is worth."""
    purse = available(state, moment.side)
    most = min(moment.cost, purse)
    if not most or not moment.units:
        return 0
    stake = judge.joint_stake(state, [u for u in moment.units if state.hex[u] >= 0])

    def profit(cap: int) -> float:
        left = moment.cost - cap
        kept = judge.cap_worth(state, moment.side, purse - cap)
        return kept - (spent_chance(left) * stake if left else 0.0)

    return max(range(most + 1), key=profit)
