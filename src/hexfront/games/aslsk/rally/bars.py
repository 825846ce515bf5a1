"""Why not, in the Rally Phase: each sort of action has its step (ASL-3.1.b)."""

from hexfront.games.aslsk import choices as c
from hexfront.games.aslsk.moments.rally import (
    DmRemoval,
    Rallies,
    Recovery,
    Repairs,
    SelfRallies,
    Transfers,
)
from hexfront.games.aslsk.places import Phase
from hexfront.games.aslsk.rally import rallying, weapons
from hexfront.games.aslsk.state import AslskState
from hexfront.play import Bar, Choice, Refusal

OTHER_STEP = Refusal("ASL-3.1.b", "no-other-step")


def _recover(state: AslskState, seat: int, choice: c.Recover) -> Refusal | None:
    if state.phase != Phase.RALLY:
        return None
    if not isinstance(state.stack[-1], Recovery):
        return OTHER_STEP
    return weapons.cannot_recover(state, choice.unit, choice.weapon)


def _repair(state: AslskState, seat: int, choice: c.Repair) -> Refusal | None:
    if not isinstance(state.stack[-1], Repairs):
        return OTHER_STEP
    return weapons.cannot_repair(state, choice.weapon)


def _transfer(state: AslskState, seat: int, choice: c.Transfer) -> Refusal | None:
    top = state.stack[-1]
    if state.phase != Phase.RALLY:
        return None
    if not isinstance(top, Transfers):
        return OTHER_STEP
    if choice.weapon in top.handed:
        return Refusal("ASL-3.1.g", "no-transfer-twice", {"weapon": choice.weapon})
    return weapons.cannot_transfer(state, choice.weapon, choice.unit)


def _self_rally(state: AslskState, seat: int, choice: c.SelfRally) -> Refusal | None:
    top = state.stack[-1]
    if not isinstance(top, SelfRallies):
        return OTHER_STEP
    return rallying.cannot_self_rally(state, choice.unit, extra=top.extra)


def _rally(state: AslskState, seat: int, choice: c.Rally) -> Refusal | None:
    if not isinstance(state.stack[-1], Rallies):
        return OTHER_STEP
    return rallying.cannot_rally(state, choice.unit, choice.leader)


def _keep_dm(state: AslskState, seat: int, choice: c.KeepDm) -> Refusal | None:
    top = state.stack[-1]
    if not isinstance(top, DmRemoval):
        return OTHER_STEP
    if choice.unit in top.kept:
        return Refusal("ASL-3.1.r", "no-dm-kept-twice", {"unit": choice.unit})
    return rallying.cannot_keep_dm(state, choice.unit)


BARS: dict[type[Choice], tuple[Bar[AslskState], ...]] = {
    c.Recover: (_recover,),
    c.Repair: (_repair,),
    c.Transfer: (_transfer,),
    c.SelfRally: (_self_rally,),
    c.Rally: (_rally,),
    c.KeepDm: (_keep_dm,),
}
