"""Chapter 27: who may try to disengage, and the roll on the Disengagement Table."""

from collections.abc import Sequence

from hexfront.games.s42.movement.allowance import lock_rule
from hexfront.games.s42.retreat.courses import ways
from hexfront.games.s42.state import S42State
from hexfront.hexes import Bitboard
from hexfront.play import Line, Refusal, Tally
from hexfront.play.masks import members

NO_DISENGAGEMENT = Refusal("S42-25.ADV.a", "no-disengagement")


def _barred(state: S42State) -> int:
    """The units that cannot try now, whatever stands around them."""
    return state.attacked | state.auto_ds | state.tried | state.fresh | state.locked


def _loose(state: S42State, side: int, climbers: bool) -> Bitboard:
    """The hexes out of which a retreat leads at all: those where units are not shut in."""
    setting = state.setting
    kind = setting.mountain if climbers else ~setting.mountain
    w = ways(state, side, setting.fighting[side] & kind, 0)
    return w.into(w.enters) | w.exits


def may_disengage(state: S42State, side: int) -> int:
    """The units that may try, as a mask; see `cannot_disengage`."""
    if not state.setting.rules.disengagement:
        return 0
    able = state.on_map & state.setting.fighting[side] & ~_barred(state)
    mountain = able & state.setting.mountain
    found = 0
    for units, climbers in ((able & ~mountain, False), (mountain, True)):
        loose = _loose(state, side, climbers) if units else 0
        for u in members(units):
            if loose >> state.place[u] & 1:
                found |= 1 << u
    return found


def cannot_disengage(state: S42State, u: int) -> Refusal | None:
    """Why a unit may not try to disengage."""
    if not state.setting.rules.disengagement:
        return NO_DISENGAGEMENT
    bit, side, args = 1 << u, state.side_of(u), {"unit": u}
    if not state.setting.combat & bit:
        return Refusal("S42-27.2.1.a", "no-disengage-non-combat", {**args})
    if state.place[u] < 0:
        return Refusal("S42-27.2.1.a", "no-not-on-map", {**args})
    if state.fresh & bit:
        return Refusal("S42-27.2.3.f", "no-disengage-replacement", {**args})
    if state.locked & bit:
        return Refusal(lock_rule(state, u), "no-locked", {**args})
    if state.tried & bit:
        return Refusal("S42-27.2.1.a", "no-disengage-again", {**args})
    if _barred(state) & bit:
        return Refusal("S42-27.2.1.a", "no-disengage-attacked", {**args})
    climbs = bool(state.setting.mountain & bit)
    if not _loose(state, side, climbs) >> state.place[u] & 1:
        return Refusal("S42-27.2.3.e", "no-disengage-shut-in", {**args})
    return None


def whole_stacks(state: S42State, side: int, able: int) -> list[int]:
    """The hexes whose whole stack may roll as one: two units or more, all of them able."""
    hexes = sorted({state.place[u] for u in members(able)})
    stacks = ((h, state.combat_at(h, side)) for h in hexes)
    return [h for h, stack in stacks if stack & (stack - 1) and not stack & ~able]


def cannot_disengage_stack(state: S42State, side: int, h: int) -> Refusal | None:
    """Why the stack of a hex may not roll as one."""
    stack = members(state.combat_at(h, side))
    for u in stack:
        found = cannot_disengage(state, u)
        if found is not None:
            return found
    if len(stack) < 2:
        return Refusal("S42-27.2.1.b", "no-disengage-stack", {"hex": h})
    return None


def disengage_roll(state: S42State, units: Sequence[int], die: int) -> Tally:
    """The roll of a unit or of a whole stack with its DRM (S42-27.2.2)."""
    modifiers = state.setting.charts.disengagement.modifiers
    lines = [Line("tally-die", die, "S42-27.2.1.d")]
    fast = state.setting.mechanized | state.setting.cavalry
    mask = sum(1 << u for u in units)
    if not mask & ~fast:
        lines.append(Line("tally-mobile", modifiers.mobile, "S42-27.2.2.a"))
    if mask & state.disordered:
        lines.append(Line("tally-disrupted", modifiers.disrupted, "S42-27.2.2.b"))
    return Tally.of(lines)
