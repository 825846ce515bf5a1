"""What a TH DR does to the Gun that made it, and smoke where a shell of it lands.

Ammunition may turn out to be missing, ROF is kept or lost, the Gun may fail (ASL-3.2.4, ASL-6.2,
ASL-6.12).
"""

from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.tables import FireEffect, FireResult
from hexfront.games.aslsk.definitions.terrain_effects import SmokeKind
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.malfunction import give_out
from hexfront.games.aslsk.fire.marking import mark
from hexfront.games.aslsk.fire.vehicular import charge_turn
from hexfront.games.aslsk.moments.checks import check
from hexfront.games.aslsk.moments.crews import strike_crew
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.acquisition import acquire
from hexfront.games.aslsk.weapons.arcs import point, spent_by_turning, turns_front
from hexfront.games.aslsk.weapons.gunnery import rate, turning_drm
from hexfront.games.aslsk.weapons.ordnance import Shot, is_mortar, on_area
from hexfront.games.aslsk.weapons.shells import Supply, deplete, drawn
from hexfront.games.aslsk.weapons.tohit import in_line, phosphorus_drm
from hexfront.games.aslsk.weapons.weaponry import Wear, wear
from hexfront.hexes import HexId
from hexfront.play import Roll

SMOKE = tuple(SmokeKind)


def load(state: AslskState, shot: Shot, original: int) -> bool:
    """Whether the Gun fires: special ammunition may prove never to have been there.

    The last shell is fired (ASL-6.2.f); what is missing is not, and the Gun may still fire
    something else, unless the same DR breaks it (ASL-6.2.g, ASL-6.2.h).
    """
    w = shot.weapon
    match drawn(state, w, shot.ammunition, original):
        case Supply.LASTS:
            return True
        case Supply.ENDS:
            deplete(state, w, shot.ammunition)
            _tell(state, "log-ammunition-ends", "ASL-6.2.f", shot)
            return True
    deplete(state, w, shot.ammunition)
    _tell(state, "log-ammunition-missing", "ASL-6.2.g", shot)
    worn = wear(state, w, original, sustained=shot.intensive)
    if worn is not Wear.NONE:
        mark(state, shot.attack())
        give_out(state, w, worn)
    return False


def _tell(state: AslskState, message: str, rule: str, shot: Shot) -> None:
    state.note(message, rule, weapon=shot.weapon, ammunition=shot.ammunition.value)


def use_gun(state: AslskState, shot: Shot, outcome: Roll) -> bool:
    """Mark Gun and crew: arc, ROF, Acquisition, malfunction. True if Residual FP can be left."""
    w, bit = shot.weapon, 1 << shot.weapon
    worn = wear(state, w, outcome.total, sustained=shot.intensive)
    kept = bit if worn is Wear.NONE and outcome.dice[0] <= rate(state, shot) else 0
    mark(state, shot.attack(), kept)
    if shot.arc != NOBODY:
        _turn(state, shot)
    if _spent_for_good(state, shot):
        state.intensive |= bit
    state.smoking = state.smoking | bit if shot.ammunition.smoke else state.smoking & ~bit
    if kept:
        state.note("log-rof-kept", "ASL-3.2.4.o", weapon=w)
    if in_line(state, shot):
        acquire(state, shot)
    give_out(state, w, worn)
    lasting = not kept and worn is Wear.NONE and shot.kind == FireKind.FIRST  # ASL-3.3.5.b
    return lasting and not shot.ammunition.solid  # ASL-6.2.l


def _turn(state: AslskState, shot: Shot) -> None:
    """The arc turns with the shot; a vehicle's other weapons there have the same DRM."""
    w, drm = shot.weapon, turning_drm(state, shot)
    front = turns_front(state, w, shot.arc, hull=shot.hull)
    point(state, w, shot.arc, hull=shot.hull)
    if state.setting.built_in >> w & 1:
        charge_turn(state, shot.unit, drm, (w,), front=front)


def _spent_for_good(state: AslskState, shot: Shot) -> bool:
    """Whether a Gun fires no more this Player Turn: an Intensive Fire marker says so.

    After Intensive Fire, after the ATT but for a mortar, and after a turn without a printed ROF
    (ASL-3.2.4.aa, ASL-3.2.4.e, ASL-3.2.4.ac).
    """
    w = shot.weapon
    if shot.intensive or (on_area(state, shot) and not is_mortar(state, w)):
        return True
    return shot.arc != NOBODY and spent_by_turning(state, w)


# Smoke.


def lay_smoke(state: AslskState, shot: Shot, hit: tuple[int, ...], *, critical: bool) -> None:
    """A smoke marker in the hex; WP also tries the nerves of those that it hits.

    ASL-6.2.q, ASL-6.2.r, ASL-6.2.u to ASL-6.2.x.
    """
    phosphorus, h = shot.ammunition is Ammunition.WP, HexId(shot.hex)
    dense = state.phase == Phase.PREP_FIRE
    kinds = (SmokeKind.FULL_WP, SmokeKind.DISPERSED_WP) if phosphorus else (
        SmokeKind.FULL, SmokeKind.DISPERSED)  # fmt: skip
    kind = kinds[0] if dense else kinds[1]
    state.smoke[h] = (*state.smoke.get(h, ()), (SMOKE.index(kind), shot.side))
    rule = "ASL-6.2.t" if phosphorus else "ASL-6.2.q"
    state.note("log-smoke-shell", rule, weapon=shot.weapon, hex=h, kind=kind.value)
    if not phosphorus:
        return
    for u in reversed(hit):
        drm = phosphorus_drm(state, shot, u, critical=critical)
        if not state.vehicles >> u & 1:
            check(state, u, drm)
        elif state.exposed >> u & 1:
            strike_crew(state, u, FireResult(FireEffect.MC, drm))
