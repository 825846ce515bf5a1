"""Flamethrower attacks (COH-18.0)."""

from hexfront.games.coh.combat.shot import FLAME_RANGE, NOWHERE, Arm, Shot
from hexfront.games.coh.combat.targets import (
    attack_barred,
    attack_hexes,
    bound_to_hex,
    close_shots,
    demolish_refusal,
    has_mark,
    reached,
    target_refusal,
)
from hexfront.games.coh.hidden.recon import may_suspect
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.zone import aim_refusal
from hexfront.games.coh.works.crowds import refugee_spots
from hexfront.hexes import bits
from hexfront.play import Refusal


def flame(u: int, to: int = NOWHERE) -> Shot:
    """The attack of a flamethrower on a hex."""
    return Shot(u, to, Arm.FLAME)


def thrower_refusal(state: CohState, u: int) -> Refusal | None:
    """Why a unit has no flamethrower to use."""
    if not state.kind(u).flamethrower:
        return Refusal("COH-18.0.a", "refuse-no-flamethrower", {"unit": u})
    if state.aboard >> u & 1 and not state.kind(u).is_vehicle:
        return Refusal("COH-18.1.e", "refuse-carried-skill", {"unit": u})
    if not state.setting.rules.has_flamethrowers():
        return Refusal("COH-GATE.a", "refuse-no-flames-yet", {"unit": u})
    return attack_barred(state, u)


def flame_refusal(state: CohState, u: int, to: int) -> Refusal | None:
    """Why a unit may not attack a hex with its flamethrower."""
    refusal = thrower_refusal(state, u)
    if refusal is not None:
        return refusal
    args: dict[str, int | str] = {"unit": u, "hex": to}
    if not state.field.in_play(to):
        return Refusal("COH-4.0.a", "refuse-not-in-play", {"unit": u})
    if to == state.hex[u] and has_mark(state, to):
        return demolish_refusal(state, flame(u, to))
    bound = bound_to_hex(state, u)
    if bound is not None:
        return bound
    if state.field.distance(state.hex[u], to) > FLAME_RANGE:
        return Refusal("COH-18.0.c", "refuse-flame-too-far", args)
    refusal = aim_refusal(state, u, to)
    if refusal is None and not _suspected(state, u) >> to & 1:
        refusal = target_refusal(state, flame(u, to))
    return refusal


def _suspected(state: CohState, u: int) -> int:
    """Hexes without visible units, any of which may hide enemies (COH-18.0.g)."""
    if not may_suspect(state, state.side(u)):
        return 0
    return state.field.whole & ~state.spots(state.board) & ~refugee_spots(state)


def flame_hexes(state: CohState, u: int) -> list[int]:
    """Hexes that a flamethrower may be turned on, whether enemies are seen there or suspected."""
    if not state.kind(u).flamethrower or thrower_refusal(state, u) is not None:
        return []
    if bound_to_hex(state, u) is not None:
        return []
    shot = flame(u)
    seen = attack_hexes(state, shot)
    suspected = reached(state, shot) & _suspected(state, u)
    return [*seen, *(h for h in bits(suspected) if h not in seen)]


def burns_works(state: CohState, u: int) -> bool:
    """May a flamethrower be turned on the work in the own hex (COH-17.11.g)?"""
    if not state.works or thrower_refusal(state, u) is not None:
        return False
    return demolish_refusal(state, flame(u, state.hex[u])) is None


def flame_targets(state: CohState, u: int) -> list[int]:
    """Enemies in the own hex that a flamethrower may be turned on."""
    if not state.kind(u).flamethrower or thrower_refusal(state, u) is not None:
        return []
    return [target for target, _ in close_shots(state, flame(u))]
