"""Whom a unit may attack (COH-6.0, COH-6.9, COH-6.10)."""

from hexfront.games.coh.combat.shot import Arm, Shot
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.zone import target_zone, turned_zone, zone_refusal
from hexfront.hexes import bits
from hexfront.play import Refusal


def attack_barred(state: CohState, u: int) -> Refusal | None:
    """Why a unit can make no attack at all."""
    if state.aboard >> u & 1:
        rule = "COH-15.10.c" if state.kind(u).is_vehicle else "COH-15.8.d"
        return Refusal(rule, "refuse-carried-attacks", {"unit": u})
    if state.kind(u).wagon:
        return Refusal("COH-16.1.d", "refuse-wagon-attacks", {"unit": u})
    marker = state.marker(u)
    if marker.bars_attack:
        return Refusal("COH-7.3.c", "refuse-marker-bars-attack", {"unit": u, "marker": marker.id})
    if state.field.terrain[state.hex[u]].no_attack:
        return Refusal("COH-4.8.e", "refuse-attack-from-water", {"unit": u})
    return None


def ranged_barred(state: CohState, u: int) -> Refusal | None:
    """Why a unit cannot attack out of its hex, whatever the target."""
    barred = attack_barred(state, u)
    if barred is not None:
        return barred
    if state.kind(u).truck:
        return Refusal("COH-16.1.d", "refuse-truck-fires", {"unit": u})
    if state.in_close_combat(u):
        return Refusal("COH-6.10.b", "refuse-in-close-combat", {"unit": u})
    return None


def can_roll(state: CohState, shot: Shot, target: int) -> bool:
    """Has the attacker an FP value of the colour of the target's defense (COH-6.6.b)?"""
    return shot.fp(state, shot.is_armored(state, target)) is not None


def targets_in(state: CohState, shot: Shot) -> list[int]:
    """Whom an attack on a hex rolls against: everybody there, friends too (COH-6.9.b)."""
    return [t for t in state.at(shot.to) if can_roll(state, shot, t)]


def attack_hexes(state: CohState, shot: Shot) -> list[int]:
    """Hexes with visible enemies that may be attacked so from outside."""
    u = shot.attacker
    if ranged_barred(state, u) is not None:
        return []
    held = reached(state, shot) & state.enemy_spots(state.side(u))
    return [h for h in bits(held) if can_harm(state, shot.at(h))]


def reached(state: CohState, shot: Shot) -> int:
    """The hexes that an attack can be aimed at, as a bitboard."""
    if shot.arm is Arm.PRINTED:
        return target_zone(state, shot.attacker)
    return turned_zone(state, shot.attacker, shot.reach(state))


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


def close_shots(state: CohState, shot: Shot) -> list[tuple[int, bool]]:
    """Enemies in the own hex, one of which may be attacked so (COH-6.10.c).

    Each with whether it is attacked with red FP through its open top (A45).
    """
    if attack_barred(state, shot.attacker) is not None:
        return []
    shot = shot.at(state.hex[shot.attacker])
    enemies = state.enemies_at(state.side(shot.attacker), shot.to)
    return [(t, red) for t in enemies for red in (False, True)
            if red_refusal(state, shot, t, red) is None
            and can_roll(state, shot.with_red(red), t)]  # fmt: skip


def red_refusal(state: CohState, shot: Shot, target: int, red: bool) -> Refusal | None:
    """Red FP is chosen for an open top that the attack would not enter anyway (COH-16.5.b)."""
    if not red or (
        state.kind(target).open_topped and shot.with_red(False).is_armored(state, target)
    ):
        return None
    return Refusal("COH-16.5.b", "refuse-no-open-top", {"unit": target})


def close_refusal(state: CohState, shot: Shot, target: int) -> Refusal | None:
    """Why a unit may not attack that enemy in its own hex."""
    u, here = shot.attacker, state.hex[shot.attacker]
    if target not in state.enemies_at(state.side(u), here):
        return Refusal("COH-6.10.c", "refuse-not-in-hex", {"unit": u})
    refusal = attack_barred(state, u) or red_refusal(state, shot, target, shot.red)
    if refusal is None and not can_roll(state, shot, target):
        return Refusal("COH-6.6.b", "refuse-no-matching-fp", {"unit": u, "hex": here})
    return refusal


def attack_refusal(state: CohState, u: int, to: int) -> Refusal | None:
    """Why a unit may not attack a hex in which an enemy stands."""
    barred = ranged_barred(state, u)
    return barred or zone_refusal(state, u, to) or target_refusal(state, Shot(u, to))
