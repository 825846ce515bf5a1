"""How the AI answers what the base rules ask a side in the middle of an action."""

from hexfront.games.coh.choices import Face, Move, Occupy, Shift, Target
from hexfront.games.coh.moments.base import ChooseFacing, CohMoment, RevealFacing
from hexfront.games.coh.moments.drive import Drive
from hexfront.games.coh.moments.rolls import NumberMoment
from hexfront.games.coh.moments.shooting import ChooseTarget, HitNumber, HitRoll, next_targets
from hexfront.games.coh.solo.cards import change_check, check_of
from hexfront.games.coh.solo.deeds import MemberStep
from hexfront.games.coh.solo.lots import Deliberation
from hexfront.games.coh.solo.procedure import Procedure, most
from hexfront.games.coh.solo.ties import attacked, facing, reveal_tests
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.shelter import occupy_refusal
from hexfront.play import Choice, Line


class Reply(Deliberation, frozen=True, tag="Reply"):
    """The moment beneath asks the AI; its procedure answers."""

    picks: tuple[int, ...] = ()

    def settle(self, state: CohState, p: Procedure) -> None:
        asks: CohMoment = state.stack[-1]
        match asks:
            case HitNumber():
                _roll(state, asks)
            case ChooseTarget():
                asks.take(state, Target(_target(state, p)))
            case Drive():
                asks.take(state, _drive(state, p, asks))
            case ChooseFacing():
                _turn(state, p, asks)
            case NumberMoment():
                asks.take(state, Shift(0))  # SOLO-3.3.d: the AI has no CAP
            case _:
                asks.take(state, asks.choices(state)[0])


def _roll(state: CohState, asks: HitNumber) -> None:
    """The CAP of the order lower the first hit number of the attack (SOLO-4.8)."""
    at, number = check_of(state), asks.number(state)
    cap = 0 if at < 0 else state.stack[at].cap
    if cap:
        number = number.plus(Line("tally-order-cap", -cap, "SOLO-4.8.a"))
        change_check(state, cap=0)
    state.stack[-1] = HitRoll(asks.side, asks.shot, asks.target, number)


def _target(state: CohState, p: Procedure) -> int:
    """The order's target first, then the others by SOLO-5.4."""
    step = state.stack[-2]
    open_to = next_targets(state, step.targets)
    at = check_of(state)
    if at < 0:  # a strike of the scenario track, which nobody aims
        return open_to[0]
    aimed = state.stack[at].target
    if aimed in open_to:
        return int(aimed)
    return attacked(p, step.shot.attacker, list(open_to))


def _drive(state: CohState, p: Procedure, asks: Drive) -> Choice:
    """On along the way that was chosen, if it is still open; then the free turn."""
    u = asks.unit
    member = next(part for part in reversed(state.stack) if isinstance(part, MemberStep))
    here = state.hex[u]
    if here in member.way and here != member.way[-1]:
        onward = Move(u, member.way[member.way.index(here) + 1])
        if asks.against(state, onward) is None:
            return onward
    return Face(u, facing(p, u))


def _turn(state: CohState, p: Procedure, asks: ChooseFacing) -> None:
    """SOLO-5.9; a rumored enemy has no facing (SOLO-6.0.b)."""
    u = asks.unit
    if p.is_rumour(u):
        state.stack.pop()
        return
    if asks.shelters and occupy_refusal(state, u) is None:
        asks.take(state, Occupy(u))
        return
    if isinstance(asks, RevealFacing):
        left = list(range(6))
        for test in reveal_tests(p, u):
            left = most(left, test)
        asks.take(state, Face(u, p.lot(left, "facing")))
        return
    asks.take(state, Face(u, facing(p, u)))
