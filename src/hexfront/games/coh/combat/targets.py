"""Whom a unit may attack (COH-6.0, COH-6.9, COH-6.10)."""

from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.zone import attack_zone, zone_refusal
from hexfront.hexes import bits
from hexfront.play import Refusal


def attack_barred(state: CohState, u: int) -> Refusal | None:
    """Why a unit can make no attack at all."""
    marker = state.marker(u)
    if marker.bars_attack:
        return Refusal("COH-7.3.c", "refuse-marker-bars-attack", {"unit": u, "marker": marker.id})
    if state.field.terrain[state.hex[u]].no_attack:
        return Refusal("COH-4.8.e", "refuse-attack-from-water", {"unit": u})
    return None


def can_roll(state: CohState, shot: Shot, target: int) -> bool:
    """Has the attacker an FP value of the colour of the target's defense (COH-6.6.b)?"""
    return shot.fp(state, shot.is_armored(state, target)) is not None


def targets_in(state: CohState, shot: Shot) -> list[int]:
    """Whom an attack on a hex rolls against: everybody there, friends too (COH-6.9.b)."""
    return [t for t in state.at(shot.to) if can_roll(state, shot, t)]


def attack_hexes(state: CohState, u: int) -> list[int]:
    """Hexes with visible enemies that the unit may attack from outside."""
    if state.in_close_combat(u) or attack_barred(state, u) is not None:
        return []
    held = attack_zone(state, u) & state.enemy_spots(state.side(u))
    return [h for h in bits(held) if can_harm(state, Shot(u, h))]


def can_harm(state: CohState, shot: Shot) -> bool:
    """Against some enemy there the unit has an FP value of the right colour."""
    enemies = state.enemies_at(state.side(shot.attacker), shot.to)
    return any(can_roll(state, shot, t) for t in enemies)


def target_refusal(state: CohState, shot: Shot) -> Refusal | None:
    """Why there is nothing to attack in the hex."""
    args: dict[str, int | str] = {"unit": shot.attacker, "hex": shot.to}
    if not state.enemies_at(state.side(shot.attacker), shot.to):
        return Refusal("COH-6.0.a", "refuse-no-target", args)
    if not can_harm(state, shot):
        return Refusal("COH-6.6.b", "refuse-no-matching-fp", args)
    return None


def close_targets(state: CohState, u: int) -> list[int]:
    """Enemies in the own hex, one of which may be attacked (COH-6.10.c)."""
    if attack_barred(state, u) is not None:
        return []
    enemies, shot = state.enemies_at(state.side(u), state.hex[u]), Shot(u, state.hex[u])
    return [t for t in enemies if can_roll(state, shot, t)]


def close_refusal(state: CohState, u: int, target: int) -> Refusal | None:
    """Why a unit may not attack that enemy in its own hex."""
    if target not in state.enemies_at(state.side(u), state.hex[u]):
        return Refusal("COH-6.10.c", "refuse-not-in-hex", {"unit": u})
    barred = attack_barred(state, u)
    if barred is None and not can_roll(state, Shot(u, state.hex[u]), target):
        return Refusal("COH-6.6.b", "refuse-no-matching-fp", {"unit": u, "hex": state.hex[u]})
    return barred


def attack_refusal(state: CohState, u: int, to: int) -> Refusal | None:
    """Why a unit may not attack a hex in which an enemy stands."""
    barred = attack_barred(state, u)
    if barred is not None:
        return barred
    if state.in_close_combat(u):
        return Refusal("COH-6.10.b", "refuse-in-close-combat", {"unit": u})
    return zone_refusal(state, u, to) or target_refusal(state, Shot(u, to))
