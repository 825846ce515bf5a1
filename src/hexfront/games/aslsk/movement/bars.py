"""Why not, in the Movement Phase and the Advance Phase."""

from hexfront.games.aslsk import choices as c
from hexfront.games.aslsk.moments.advance import Advancing
from hexfront.games.aslsk.moments.driving import Driving
from hexfront.games.aslsk.moments.movement import Marching, Movement, Regrouping, waiting_parts
from hexfront.games.aslsk.moments.pushing import Repointing
from hexfront.games.aslsk.movement import actions, advance
from hexfront.games.aslsk.movement.allowance import March
from hexfront.games.aslsk.movement.portage import stuck
from hexfront.games.aslsk.movement.pushing import may_push
from hexfront.games.aslsk.movement.steps import (
    may_assault,
    may_double,
    may_exit,
    may_join,
    may_leave,
    may_move,
    may_step,
)
from hexfront.games.aslsk.places import Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId
from hexfront.play import Bar, Choice, Refusal

NOBODY_MOVES = Refusal("ASL-3.3.1.f", "no-unit-chosen")


def _driving(state: AslskState) -> bool:
    """A vehicle moves: `vehicles/bars.py` answers."""
    return isinstance(state.stack[-1], Driving)


def _march(state: AslskState) -> March | None:
    top = state.stack[-1]
    return top.march if isinstance(top, Marching) else None


def _take(state: AslskState, seat: int, choice: c.Take) -> Refusal | None:
    u = choice.unit
    match state.stack[-1]:
        case Marching() | Driving():
            return Refusal("ASL-3.3.1.f", "no-move-before-stack-ends", {"unit": u})
        case Movement():
            return may_move(state, seat, u)
        case Regrouping(bonds=bonds) if u not in waiting_parts(state, bonds):
            refusal = may_move(state, seat, u)
            return refusal or Refusal("ASL-3.3.1.f", "no-second-move", {"unit": u})
    return None


def _step(state: AslskState, seat: int, choice: c.Step) -> Refusal | None:
    march = _march(state)
    if _driving(state):
        return None
    if march is None:
        return NOBODY_MOVES
    if choice.pay:
        return Refusal("ASL-3.3.1.d", "no-such-payment", {"hex": choice.hex})
    return may_step(state, march, HexId(choice.hex), road=choice.road)


def _push(state: AslskState, seat: int, choice: c.Push) -> Refusal | None:
    march = _march(state)
    if march is None:
        return NOBODY_MOVES
    return may_push(state, march, choice.weapon, HexId(choice.hex), road=choice.road)


def _face(state: AslskState, seat: int, choice: c.Face) -> Refusal | None:
    """In the MPh only the Gun that was pushed is pointed (ASL-6.5.m)."""
    top, w = state.stack[-1], choice.weapon
    if state.phase != Phase.MOVEMENT or (isinstance(top, Repointing) and top.weapon == w):
        return None
    return Refusal("ASL-6.5.m", "no-gun-to-point", {"weapon": w})


def _exit(state: AslskState, seat: int, choice: c.Exit) -> Refusal | None:
    march = _march(state)
    if _driving(state):
        return None
    return NOBODY_MOVES if march is None else may_exit(state, march)


def _stop(state: AslskState, seat: int, choice: c.Stop) -> Refusal | None:
    top = state.stack[-1]
    if isinstance(top, Regrouping | Driving):
        return None
    if not isinstance(top, Marching):
        return NOBODY_MOVES
    if not top.may_stop(state, top.deeds(state)):
        return Refusal("ASL-3.3.1.i", "no-stop-before-assault-step")
    return None


def _join(state: AslskState, seat: int, choice: c.Join) -> Refusal | None:
    march = _march(state)
    return NOBODY_MOVES if march is None else may_join(state, march, choice.unit)


def _leave(state: AslskState, seat: int, choice: c.Leave) -> Refusal | None:
    march = _march(state)
    return NOBODY_MOVES if march is None else may_leave(state, march, choice.unit)


def _double(state: AslskState, seat: int, choice: c.DoubleTime) -> Refusal | None:
    march = _march(state)
    if march is None:
        return NOBODY_MOVES
    if not march.fresh:
        return Refusal("ASL-3.3.1.j", "no-double-time-on-the-way", {"unit": march.units[0]})
    reasons = [may_double(state, u) for u in march.units]
    return None if None in reasons else reasons[0]


def _assault(state: AslskState, seat: int, choice: c.AssaultMove) -> Refusal | None:
    top = state.stack[-1]
    if not isinstance(top, Marching):
        return NOBODY_MOVES
    units = top.march.units
    if not top.march.fresh:
        return Refusal("ASL-3.3.1.i", "no-assault-movement-on-the-way", {"unit": units[0]})
    reasons = [may_assault(state, u) for u in units]
    if None not in reasons:
        return reasons[0]
    if not top.leaves_mf(state):
        burdened = (refusal for u in units if (refusal := stuck(state, u)))
        spent = Refusal("ASL-3.3.1.i", "no-assault-with-all-mf", {"unit": units[0]})
        return next(burdened, spent)
    return None


def _throw(state: AslskState, seat: int, choice: c.ThrowSmoke) -> Refusal | None:
    march, u = _march(state), choice.unit
    if march is None:
        return NOBODY_MOVES
    return _of_others(march, u) or actions.may_throw(state, march, u, HexId(choice.hex))


def _recover(state: AslskState, seat: int, choice: c.Recover) -> Refusal | None:
    march, u = _march(state), choice.unit
    if march is None:
        return None
    return _of_others(march, u) or actions.may_recover(state, march, u, choice.weapon)


def _charge(state: AslskState, seat: int, choice: c.PlaceCharge) -> Refusal | None:
    march, u = _march(state), choice.unit
    if march is None:
        return NOBODY_MOVES
    return _of_others(march, u) or actions.may_set_charge(state, march, choice)


def _of_others(march: March, u: int) -> Refusal | None:
    if u in march.units:
        return None
    return Refusal("ASL-3.3.1.f", "no-action-of-others", {"unit": u})


def _drop(state: AslskState, seat: int, choice: c.Drop) -> Refusal | None:
    match state.stack[-1]:
        case Marching(march=march):
            return actions.may_drop(state, march, choice.weapon)
        case Movement() | Advancing():
            return advance.may_drop(state, seat, choice.weapon)
    return None


def _advance(state: AslskState, seat: int, choice: c.Advance) -> Refusal | None:
    u, h, leader = choice.unit, HexId(choice.hex), choice.leader
    refusal = advance.may_advance(state, seat, u, h, leader)
    return refusal or advance.needless_escort(state, u, h, leader)


def _transfer(state: AslskState, seat: int, choice: c.Transfer) -> Refusal | None:
    top = state.stack[-1]
    if not isinstance(top, Advancing):
        return None
    if choice.weapon in top.handed:
        return Refusal("ASL-3.7.a", "no-transfer-twice", {"weapon": choice.weapon})
    return advance.may_transfer(state, seat, choice.weapon, choice.unit)


BARS: dict[type[Choice], tuple[Bar[AslskState], ...]] = {
    c.Take: (_take,),
    c.Step: (_step,),
    c.Push: (_push,),
    c.Face: (_face,),
    c.Exit: (_exit,),
    c.Stop: (_stop,),
    c.Join: (_join,),
    c.Leave: (_leave,),
    c.DoubleTime: (_double,),
    c.AssaultMove: (_assault,),
    c.ThrowSmoke: (_throw,),
    c.Recover: (_recover,),
    c.PlaceCharge: (_charge,),
    c.Drop: (_drop,),
    c.Advance: (_advance,),
    c.Transfer: (_transfer,),
}
