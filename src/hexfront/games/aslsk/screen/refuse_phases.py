"""Why not, at set-up, in the Rally Phase and in the Rout Phase."""

from collections.abc import Callable
from typing import Any

from hexfront.games.aslsk import choices as c
from hexfront.games.aslsk.moments.base import AslskMoment
from hexfront.games.aslsk.moments.rally import (
    DmRemoval,
    Rallies,
    Recovery,
    Repairs,
    SelfRallies,
    Transfers,
)
from hexfront.games.aslsk.moments.rout import ChooseRout, DropWeapon, Routing
from hexfront.games.aslsk.moments.setup import SetUp, arming
from hexfront.games.aslsk.places import PENDING, Phase
from hexfront.games.aslsk.rally import rallying, weapons
from hexfront.games.aslsk.rout import courses as rout
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import fits
from hexfront.hexes import HexId
from hexfront.play import Choice, Refusal

# Set-up.


def _place(state: AslskState, seat: int, choice: c.Place) -> Refusal | None:
    u, h = choice.unit, HexId(choice.hex)
    args: dict[str, int | str] = {"unit": u, "hex": h}
    if state.place[u] != PENDING:
        return Refusal("ASL-1.3.a", "no-placing-twice", args)
    start = state.setting.units[u]
    group = state.setting.file.groups[start.group]
    if group.turn:
        return Refusal("ASL-3.3.e", "no-placing-reinforcement", {"unit": u, "turn": group.turn})
    if not state.setting.areas[start.group] >> h & 1:
        return Refusal("ASL-1.3.a", "no-set-up-there", args)
    if not fits(state, h, seat, 1 << u):
        return Refusal("ASL-3.3.1.g", "no-room-in-hex", args)
    return Refusal("ASL-1.3.a", "no-like-counter-first", args)


def _arm(state: AslskState, seat: int, choice: c.Arm) -> Refusal | None:
    w, u = choice.weapon, choice.unit
    args: dict[str, int | str] = {"weapon": w, "unit": u}
    if state.holder[w] >= 0:
        return Refusal("ASL-4.0.w", "no-arming-twice", args)
    return arming(state, w, u) or Refusal("ASL-4.0.w", "no-like-weapon-first", args)


def _pick_up(state: AslskState, seat: int, choice: c.PickUp) -> Refusal | None:
    return Refusal("ASL-1.3.a", "no-picking-up", {"unit": choice.unit})


def _hide(state: AslskState, seat: int, choice: c.Hide) -> Refusal | None:
    h = HexId(choice.hex)
    if not state.units_at(h, seat):
        return Refusal("ASL-1.3.a", "no-units-to-hide", {"hex": h})
    return Refusal("ASL-1.3.a", "no-hiding-there", {"hex": h})


# Rally.


def _at_step(state: AslskState, step: type[AslskMoment]) -> Refusal | None:
    """Each sort of action has its step of the phase (ASL-3.1.b)."""
    if isinstance(state.stack[-1], step):
        return None
    return Refusal("ASL-3.1.b", "no-other-step")


def _recover(state: AslskState, seat: int, choice: c.Recover) -> Refusal | None:
    refusal = _at_step(state, Recovery)
    return refusal or weapons.cannot_recover(state, choice.unit, choice.weapon)


def _repair(state: AslskState, seat: int, choice: c.Repair) -> Refusal | None:
    return _at_step(state, Repairs) or weapons.cannot_repair(state, choice.weapon)


def _transfer(state: AslskState, seat: int, choice: c.Transfer) -> Refusal | None:
    top = state.stack[-1]
    if not isinstance(top, Transfers):
        return Refusal("ASL-3.1.b", "no-other-step")
    if choice.weapon in top.handed:
        return Refusal("ASL-3.1.g", "no-transfer-twice", {"weapon": choice.weapon})
    return weapons.cannot_transfer(state, choice.weapon, choice.unit)


def _self_rally(state: AslskState, seat: int, choice: c.SelfRally) -> Refusal | None:
    top = state.stack[-1]
    if not isinstance(top, SelfRallies):
        return Refusal("ASL-3.1.b", "no-other-step")
    return rallying.cannot_self_rally(state, choice.unit, extra=top.extra)


def _rally(state: AslskState, seat: int, choice: c.Rally) -> Refusal | None:
    refusal = _at_step(state, Rallies)
    return refusal or rallying.cannot_rally(state, choice.unit, choice.leader)


def _keep_dm(state: AslskState, seat: int, choice: c.KeepDm) -> Refusal | None:
    return _at_step(state, DmRemoval) or rallying.cannot_keep_dm(state, choice.unit)


# Rout.


def _rout(state: AslskState, seat: int, choice: c.Rout) -> Refusal | None:
    if isinstance(state.stack[-1], Routing | DropWeapon):
        return None
    return rout.cannot_rout(state, choice.unit, choice.leader)


def _rout_step(state: AslskState, seat: int, choice: c.RoutStep) -> Refusal | None:
    top, h = state.stack[-1], HexId(choice.hex)
    if not isinstance(top, Routing):
        return Refusal("ASL-3.6.k", "no-unit-chosen")
    refusal = rout.cannot_step(state, top.course, h)
    if refusal is not None:
        return refusal
    if choice.crawl:
        return Refusal("ASL-3.6.g", "no-low-crawl", {"unit": top.unit, "hex": h})
    return Refusal("ASL-3.6.k", "no-road-there", {"unit": top.unit, "hex": h})


def _drop(state: AslskState, seat: int, choice: c.Drop) -> Refusal | None:
    if state.phase != Phase.ROUT:
        return None
    return Refusal("ASL-3.6.af", "no-dropping-in-rout", {"weapon": choice.weapon})


# Enough.


def _done(state: AslskState, seat: int, choice: c.Done) -> Refusal | None:
    match state.stack[-1]:
        case SetUp():
            return Refusal("ASL-1.3.a", "no-set-up-unfinished")
        case ChooseRout():
            return Refusal("ASL-3.6.c", "no-end-before-routs")
        case Routing(unit=unit):
            return Refusal("ASL-3.6.k", "no-end-of-rout-here", {"unit": unit})
    return None


REASONS: dict[type[Choice], Callable[[AslskState, int, Any], Refusal | None]] = {
    c.Place: _place,
    c.Arm: _arm,
    c.PickUp: _pick_up,
    c.Hide: _hide,
    c.Recover: _recover,
    c.Repair: _repair,
    c.Transfer: _transfer,
    c.SelfRally: _self_rally,
    c.Rally: _rally,
    c.KeepDm: _keep_dm,
    c.Rout: _rout,
    c.RoutStep: _rout_step,
    c.Drop: _drop,
    c.Done: _done,
}
"""By choice: the reason against it, or None if these phases know of none."""
