"""Why not, in the Movement Phase and the Advance Phase."""

from collections.abc import Callable
from typing import Any

from hexfront.games.aslsk import choices as c
from hexfront.games.aslsk.moments.advance import Advancing
from hexfront.games.aslsk.moments.movement import Marching, owes_step
from hexfront.games.aslsk.movement import actions, advance
from hexfront.games.aslsk.movement.allowance import March
from hexfront.games.aslsk.movement.portage import stuck
from hexfront.games.aslsk.movement.steps import (
    may_assault,
    may_double,
    may_exit,
    may_join,
    may_leave,
    may_move,
    may_step,
)
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId
from hexfront.play import Choice, Refusal

NOBODY_MOVES = Refusal("ASL-3.3.1.f", "no-unit-chosen")


def _march(state: AslskState) -> March | None:
    top = state.stack[-1]
    return top.march if isinstance(top, Marching) else None


def _take(state: AslskState, seat: int, choice: c.Take) -> Refusal | None:
    if _march(state) is not None:
        return Refusal("ASL-3.3.1.f", "no-move-before-stack-ends", {"unit": choice.unit})
    return may_move(state, seat, choice.unit)


def _step(state: AslskState, seat: int, choice: c.Step) -> Refusal | None:
    march = _march(state)
    if march is None:
        return NOBODY_MOVES
    return may_step(state, march, HexId(choice.hex), road=choice.road)


def _exit(state: AslskState, seat: int, choice: c.Exit) -> Refusal | None:
    march = _march(state)
    return NOBODY_MOVES if march is None else may_exit(state, march)


def _stop(state: AslskState, seat: int, choice: c.Stop) -> Refusal | None:
    march = _march(state)
    if march is None:
        return NOBODY_MOVES
    if owes_step(state, march):
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
    return NOBODY_MOVES if march is None else may_double(state, march.units[0])


def _assault(state: AslskState, seat: int, choice: c.AssaultMove) -> Refusal | None:
    march = _march(state)
    if march is None:
        return NOBODY_MOVES
    first = march.units[0]
    refusal = may_assault(state, first) or stuck(state, first)
    return refusal or Refusal("ASL-3.3.1.i", "no-assault-with-all-mf", {"unit": first})


def _throw(state: AslskState, seat: int, choice: c.ThrowSmoke) -> Refusal | None:
    march = _march(state)
    if march is None:
        return NOBODY_MOVES
    if choice.unit not in march.units:
        return Refusal("ASL-3.3.1.f", "no-action-of-others", {"unit": choice.unit})
    return actions.may_throw(state, march, choice.unit, HexId(choice.hex))


def _recover(state: AslskState, seat: int, choice: c.Recover) -> Refusal | None:
    march = _march(state)
    if march is None:
        return None
    if choice.unit not in march.units:
        return Refusal("ASL-3.3.1.f", "no-action-of-others", {"unit": choice.unit})
    return actions.may_recover(state, march, choice.unit, choice.weapon)


def _charge(state: AslskState, seat: int, choice: c.PlaceCharge) -> Refusal | None:
    march = _march(state)
    if march is None:
        return NOBODY_MOVES
    if choice.unit not in march.units:
        return Refusal("ASL-3.3.1.f", "no-action-of-others", {"unit": choice.unit})
    h = HexId(choice.hex)
    return actions.may_set_charge(state, march, choice.unit, choice.weapon, h)


def _drop(state: AslskState, seat: int, choice: c.Drop) -> Refusal | None:
    march = _march(state)
    if march is not None:
        return actions.may_drop(state, march, choice.weapon)
    if isinstance(state.stack[-1], Advancing):
        return advance.may_drop(state, seat, choice.weapon)
    return None


def _advance(state: AslskState, seat: int, choice: c.Advance) -> Refusal | None:
    return advance.may_advance(state, seat, choice.unit, HexId(choice.hex), choice.leader)


def _transfer(state: AslskState, seat: int, choice: c.Transfer) -> Refusal | None:
    top = state.stack[-1]
    if not isinstance(top, Advancing):
        return None
    if choice.weapon in top.handed:
        return Refusal("ASL-3.7.a", "no-transfer-twice", {"weapon": choice.weapon})
    return advance.may_transfer(state, seat, choice.weapon, choice.unit)


REASONS: dict[type[Choice], Callable[[AslskState, int, Any], Refusal | None]] = {
    c.Take: _take,
    c.Step: _step,
    c.Exit: _exit,
    c.Stop: _stop,
    c.Join: _join,
    c.Leave: _leave,
    c.DoubleTime: _double,
    c.AssaultMove: _assault,
    c.ThrowSmoke: _throw,
    c.Recover: _recover,
    c.PlaceCharge: _charge,
    c.Drop: _drop,
    c.Advance: _advance,
    c.Transfer: _transfer,
}
"""By choice: the reason against it, or None if the phase knows of none."""
