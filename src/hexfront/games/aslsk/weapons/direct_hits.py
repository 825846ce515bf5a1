"""A hit on a Gun: Direct Hit or Near Miss, and the Gunshield (ASL-6.6, ASL-6.7)."""

from hexfront.games.aslsk.definitions.tables import FireEffect, FireResult
from hexfront.games.aslsk.harm.results import result
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.guns import guns_of, gunshield
from hexfront.games.aslsk.weapons.ordnance import Shot, is_mortar
from hexfront.games.aslsk.weapons.tohit import Effect
from hexfront.hexes import HexId


def is_direct(
    state: AslskState, u: int, struck: Effect, original: int, *, critical: bool
) -> FireResult | None:
    """The KIA or K by which a hit strikes the Gun itself; None for a Near Miss.

    A Critical Hit always does (ASL-6.7.b); else the DR before the Gunshield decides (ASL-6.7.c).
    """
    if not guns_of(state, u):
        return None
    if critical:
        return FireResult(FireEffect.KIA, 1)
    cell = result(state, struck.column, original + struck.drm.total(u))
    return cell if cell.effect in (FireEffect.KIA, FireEffect.K) else None


def strike_gun(
    state: AslskState, shot: Shot, u: int, struck: Effect, original: int, *, critical: bool
) -> bool:
    """Destroy or damage the Guns of a unit that is hit; whether it was a Direct Hit."""
    cell = is_direct(state, u, struck, original, critical=critical)
    if cell is None:
        return False
    for w in guns_of(state, u):
        if cell.effect is FireEffect.KIA:
            rule = "ASL-6.7.b" if critical else "ASL-6.7.c"
            state.note("log-gun-destroyed", rule, weapon=w, unit=u)
            state.scrap(w)
        else:
            state.note("log-gun-damaged", "ASL-6.7.d", weapon=w, unit=u)
            state.malfunctioned |= 1 << w
            state.acquired.pop(w, None)  # ASL-6.10.d
    return True


def behind_shield(state: AslskState, shot: Shot, u: int, struck: Effect) -> int:
    """The Gunshield DRM of a Near Miss, never added to TEM of the same DR (ASL-6.6.e)."""
    mortar = is_mortar(state, shot.weapon)
    shield = gunshield(state, HexId(state.place[shot.unit]), u, mortar=mortar)
    if shield is None:
        return 0
    cover = sum(line.value for line in struck.drm.own[u].lines if line.label in _COVER)
    return max(shield.value - max(cover, 0), 0)


_COVER = ("tally-terrain", "tally-emplacement")
