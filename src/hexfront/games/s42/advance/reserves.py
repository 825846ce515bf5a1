"""Chapter 25: units held back in the Movement Phase that advance in the Combat Phase."""

from hexfront.games.s42.maskirovka.armies import inside
from hexfront.games.s42.setting import SIDES
from hexfront.games.s42.state import S42State
from hexfront.hexes import Bitboard, HexId, bits, union
from hexfront.play import Refusal
from hexfront.play.masks import members

RESERVE_ADVANCE = 2
"""Hexes that activated Reserves may advance (S42-25.2.3.b)."""
NO_RESERVES = Refusal("S42-25.ADV.a", "no-reserves")


def marked_hexes(state: S42State, side: int) -> Bitboard:
    """The hexes in which a side has a Reserve marker: one serves for the whole stack."""
    held = state.reserve & state.setting.own[side]
    return union(HexId(state.place[u]) for u in members(held))


def markers_left(state: S42State, side: int) -> int:
    limit = state.setting.definitions.limits.reserve_markers.of(SIDES[side])
    return limit - marked_hexes(state, side).bit_count()  # S42-25.2.2.a


def no_markers(state: S42State) -> Refusal | None:
    """Why nobody places Reserve markers now: a Combat Phase must follow in which they serve."""
    if not state.setting.rules.reserves:
        return NO_RESERVES
    if state.mini_turn:
        return Refusal("S42-33.2.3.f", "no-reserves-now")
    return Refusal("S42-S2.4.1.a", "no-reserves-now") if state.preliminary else None


def may_hold_back(state: S42State, side: int) -> int:
    """The units that may be put in Reserve, as a mask; see `cannot_hold_back`."""
    if no_markers(state) is not None:
        return 0
    barred = state.reserve | state.locked | state.immobile | state.disordered | state.fresh
    barred |= state.train | state.auto_ds | state.moved & ~state.one_hex
    able = state.on_map & state.setting.own[side] & ~barred
    for army in members(able & state.setting.armies):
        if _burdened(state, army) is not None:
            able ^= 1 << army
    if able and markers_left(state, side) <= 0:
        here = 0
        for h in bits(marked_hexes(state, side)):
            here |= state.at[h]
        able &= here
    return able


def cannot_hold_back(state: S42State, u: int) -> Refusal | None:
    """Why a unit may not be put in Reserve (S42-25.2.1)."""
    none = no_markers(state)
    if none is not None:
        return none
    bit, side, args = 1 << u, state.side_of(u), {"unit": u}
    if state.place[u] < 0:
        return Refusal("S42-25.2.1.b", "no-not-on-map", {**args})
    if state.reserve & bit:
        return Refusal("S42-25.2.1.a", "no-reserve-already", {**args})
    if (state.locked | state.immobile) & bit:
        return Refusal("S42-25.2.1.b", "no-reserve-bound", {**args})
    if state.disordered & bit:
        return Refusal("S42-25.2.1.b", "no-reserve-order", {**args})
    if state.fresh & bit:
        return Refusal("S42-25.2.1.c", "no-reserve-replacement", {**args})
    if (state.train | state.auto_ds | state.moved & ~state.one_hex) & bit:
        return Refusal("S42-25.2.1.b", "no-reserve-moved", {**args})
    burdened = _burdened(state, u)
    if burdened is not None:
        return burdened
    if markers_left(state, side) <= 0 and not marked_hexes(state, side) >> state.place[u] & 1:
        return Refusal("S42-25.2.2.a", "no-reserve-markers", {**args})
    return None


def _burdened(state: S42State, u: int) -> Refusal | None:
    """Why units in the box of a Reserve Army, which would go along, keep it out of Reserve."""
    for v in members(inside(state, u)):
        bit, args = 1 << v, {"unit": v}
        if state.disordered & bit:
            return Refusal("S42-25.2.1.b", "no-reserve-order", {**args})
        if state.fresh & bit:
            return Refusal("S42-25.2.1.c", "no-reserve-replacement", {**args})
        if state.stowed & state.moved & bit:
            return Refusal("S42-25.2.1.b", "no-reserve-moved", {**args})
    return None


def hold_back(state: S42State, u: int) -> None:
    """Put a unit in Reserve: it moves no more (S42-25.2.1.d)."""
    state.reserve |= 1 << u
    state.moved |= 1 << u
    state.note("log-held-back", "S42-25.2.1.a", unit=u, hex=state.place[u])


def cannot_activate(state: S42State, side: int, h: int) -> Refusal | None:
    """Why no Reserves can be activated in a hex."""
    if not state.setting.rules.reserves:
        return NO_RESERVES
    if not state.units_at(h, side) & state.reserve:
        return Refusal("S42-25.2.3.a", "no-reserve-there", {"hex": h})
    return None


def activate(state: S42State, side: int, h: HexId) -> tuple[int, ...]:
    """Take the marker off; the units that may advance now (S42-25.2.3.a)."""
    held = state.units_at(h, side) & state.reserve
    state.reserve &= ~held
    state.committed |= held
    state.note("log-reserve-activated", "S42-25.2.3.a", side=side, hex=h)
    return tuple(members(held))
