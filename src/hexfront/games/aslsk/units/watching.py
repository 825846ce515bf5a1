"""LOS between units: who sees whom now, and through which Hindrances, smoke included."""

from hexfront.games.aslsk.definitions.terrain_effects import SmokeKind
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.cover import vehicle_hindrance
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.play.masks import each
from hexfront.play.teams import FOE

_SMOKE = tuple(SmokeKind)


def sees(state: AslskState, a: HexId, b: HexId) -> bool:
    """Whether there is a LOS between two hexes (ASL-3.2.1)."""
    return state.setting.ground.sight.sees(a, b)


def smoke_in(state: AslskState, h: HexId) -> int:
    """The DRM of the smoke in a hex, at most +3 (ASL-1.2.5.e)."""
    markers = state.smoke.get(h)
    if not markers:
        return 0
    chart = state.setting.charts.terrain.smoke
    return min(sum(chart.drm[_SMOKE[n]].value for n, _ in markers), chart.most_in_hex.value)


def thin_out(state: AslskState, side: int) -> None:
    """The dispersed smoke of a side goes, its full smoke disperses (ASL-1.2.5.d)."""
    left = {}
    for h, markers in state.smoke.items():
        kept = tuple(
            (_THINNED.get(kind, kind), owner) if owner == side else (kind, owner)
            for kind, owner in markers
            if owner != side or kind not in _THIN
        )
        if kept:
            left[h] = kept
    state.smoke = left


_THIN = tuple(_SMOKE.index(kind) for kind in (SmokeKind.DISPERSED, SmokeKind.DISPERSED_WP))
_THINNED = {
    _SMOKE.index(SmokeKind.FULL): _SMOKE.index(SmokeKind.DISPERSED),
    _SMOKE.index(SmokeKind.FULL_WP): _SMOKE.index(SmokeKind.DISPERSED_WP),
}


def smoke_between(state: AslskState, a: HexId, b: HexId) -> int:
    """The DRM of all smoke on a line, its ends included, without that for firing out."""
    if not state.smoke:
        return 0
    touched = state.setting.ground.touched(a, b)
    return sum(smoke_in(state, h) for h in state.smoke if touched >> h & 1)


def hindrance(state: AslskState, a: HexId, b: HexId) -> int:
    """The DRM of terrain, AFV and wrecks between two hexes that see each other (ASL-2.0.v)."""
    found = state.setting.ground.sight.hindrance(a, b) or 0
    if state.vehicles:
        found += vehicle_hindrance(state, a, b)
    return found


def hindered(state: AslskState, a: HexId, b: HexId) -> bool:
    """Whether any Hindrance, smoke included, lies on a line (ASL-3.3.3.m)."""
    return bool(hindrance(state, a, b) or smoke_between(state, a, b))


def enemies_in_sight(state: AslskState, h: HexId, side: int) -> Bitboard:
    """The hexes with enemies of a side that a hex sees: those of Known Enemy Units (2.0.ac).

    Hidden units are not Known.
    """
    found = state.setting.ground.seen(h) & state.occupied[FOE[side]]
    if not state.hidden & state.own[FOE[side]]:
        return found
    return sum(1 << e for e in bits(found) if state.units_at(e, FOE[side]) & ~state.hidden)


def known_enemies(state: AslskState, h: HexId, side: int) -> list[int]:
    """The Known Enemy Units of a side's unit in a hex."""
    return [
        u
        for e in bits(enemies_in_sight(state, h, side))
        for u in each(state.units_at(e, FOE[side]) & ~state.hidden)
    ]


def beside_known_enemy(state: AslskState, h: HexId, side: int, *, unbroken: bool = False) -> bool:
    """Whether a hex holds, or is adjacent to, a Known Enemy Unit (ASL-3.1.q, ASL-3.6.a)."""
    near = (state.setting.grid.neighbour_mask[h] | 1 << h) & state.occupied[FOE[side]]
    for e in bits(near):
        units = state.units_at(e, FOE[side]) & ~state.hidden
        if unbroken:
            units &= ~state.broken
        if units and sees(state, h, e):
            return True
    return False
