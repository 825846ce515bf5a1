"""Whom a unit may attack (COH-6.0, COH-6.9, COH-6.10)."""

from hexfront.games.coh.combat.shot import Arm, Shot
from hexfront.games.coh.definitions.works import WorkType
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.zone import target_zone, turned_zone, zone_refusal
from hexfront.games.coh.works.crowds import crowd_spots, refugee_spots, spared
from hexfront.games.coh.works.demolition import dug_in, mark_for, marked_works, marks_of
from hexfront.games.coh.works.layout import layout
from hexfront.games.coh.works.shelter import in_bunker
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


def walled_in(state: CohState, u: int) -> Refusal | None:
    """A mortar does not fire from inside a bunker (COH-17.5.f)."""
    if state.kind(u).mortar and in_bunker(state, u) is not None:
        return Refusal("COH-17.5.f", "refuse-mortar-in-bunker", {"unit": u})
    return None


def ranged_barred(state: CohState, u: int) -> Refusal | None:
    """Why a unit cannot fire out of its hex, whatever the target."""
    return attack_barred(state, u) or kept_in(state, u) or bound_to_hex(state, u)


def kept_in(state: CohState, u: int) -> Refusal | None:
    """Why the fire of a unit that can attack does not leave its hex, whatever else is there."""
    if state.kind(u).truck:
        return Refusal("COH-16.1.d", "refuse-truck-fires", {"unit": u})
    return walled_in(state, u)


def bound_to_hex(state: CohState, u: int) -> Refusal | None:
    """Why nothing is fired or thrown out of the hex of a unit, whatever its weapon."""
    if state.in_close_combat(u):
        return Refusal("COH-6.10.b", "refuse-in-close-combat", {"unit": u})
    return spared(state, state.hex[u])


def can_roll(state: CohState, shot: Shot, target: int) -> bool:
    """Has the attacker an FP value of the colour of the target's defense (COH-6.6.b)?"""
    if shot.weapon and shot.card(state).metal and state.kind(target).is_foot:  # COHC-24.e
        return False
    return shot.fp(state, shot.is_armored(state, target)) is not None


def targets_in(state: CohState, shot: Shot) -> list[int]:
    """Whom an attack on a hex rolls against: everybody there, friends too (COH-6.9.b)."""
    there, u = state.at(shot.to), shot.attacker
    if u >= 0 and state.kind(u).sniper:  # COHC-13.c
        there = state.enemies_at(state.side(u), shot.to)
    return [t for t in there if can_roll(state, shot, t)]


def attack_hexes(state: CohState, shot: Shot) -> list[int]:
    """Hexes with visible enemies or works that may be attacked so from outside."""
    barred = ranged_barred if shot.arm is Arm.PRINTED else bound_to_hex
    if barred(state, shot.attacker) is not None:
        return []
    return harmed_among(state, reached(state, shot), shot)


def harmed_among(state: CohState, zone: int, shot: Shot) -> list[int]:
    """The same among hexes that the attack can be aimed at, if nothing bars it."""
    u = shot.attacker
    held = zone & target_spots(state, state.side(u))
    if not held:
        return []
    sure = 0
    metal = bool(shot.weapon) and shot.card(state).metal
    if shot.fp(state, False) is not None and not metal:  # red FP harms the soft, and works
        soft = state.board & state.foes(u) & ~state.setting.armored
        sure = state.spots(soft) | (_works(state, shot) if state.works else 0)
    return [h for h in bits(held) if sure >> h & 1 or can_harm(state, shot.at(h))]


def _works(state: CohState, shot: Shot) -> int:
    """Hexes with works that the attack can destroy, as a bitboard."""
    laid = layout(state)
    if state.setting.rules.clears_mines(state, shot):
        return laid.targets
    return laid.targets & ~laid.spots[WorkType.MINES]


def reached(state: CohState, shot: Shot) -> int:
    """The hexes that an attack can be aimed at, as a bitboard."""
    if shot.arm is Arm.PRINTED:
        return target_zone(state, shot.attacker)
    return turned_zone(state, shot.attacker, shot.reach(state))


def target_spots(state: CohState, side: int) -> int:
    """Hexes with visible enemies, or without units but with works to be destroyed (A47)."""
    spots = state.enemy_spots(side)
    if state.works:
        spots |= layout(state).targets & ~state.spots(state.board) & ~crowd_spots(state)
    return spots & ~refugee_spots(state)


def can_harm(state: CohState, shot: Shot) -> bool:
    """Against some enemy there, or a work, the unit has an FP value of the right colour."""
    enemies = state.enemies_at(state.side(shot.attacker), shot.to)
    return any(can_roll(state, shot, t) for t in enemies) or bool(marks_of(state, shot))


def target_refusal(state: CohState, shot: Shot) -> Refusal | None:
    """Why there is nothing to attack in the hex."""
    args: dict[str, int | str] = {"unit": shot.attacker, "hex": shot.to}
    among = spared(state, shot.to)
    if among is not None:
        return among
    if not target_spots(state, state.side(shot.attacker)) >> shot.to & 1:
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
    open_top = state.kind(target).open_topped and shot.with_red(False).is_armored(state, target)
    if not open_top:
        return Refusal("COH-16.5.b", "refuse-no-open-top", {"unit": target}) if red else None
    must = state.setting.rules.finds_top(state, shot)
    if must is None or red is must:
        return None
    message = "refuse-open-top-is-red" if must else "refuse-open-top-is-blue"
    return Refusal("COHC-19.i", message, {"unit": target})


def close_refusal(state: CohState, shot: Shot, target: int) -> Refusal | None:
    """Why a unit may not attack that enemy in its own hex."""
    u, here = shot.attacker, state.hex[shot.attacker]
    if target not in state.enemies_at(state.side(u), here):
        return Refusal("COH-6.10.c", "refuse-not-in-hex", {"unit": u})
    refusal = attack_barred(state, u) or red_refusal(state, shot, target, shot.red)
    if refusal is None and not can_roll(state, shot, target):
        return Refusal("COH-6.6.b", "refuse-no-matching-fp", {"unit": u, "hex": here})
    return refusal


def has_mark(state: CohState, h: int) -> bool:
    """Is there a work in the hex that can be attacked from within (COH-17.11.g)?"""
    return bool(marked_works(state, h)) and not crowd_spots(state) >> h & 1


def demolish_refusal(state: CohState, shot: Shot) -> Refusal | None:
    """Why a unit may not attack the work in its own hex so (COH-17.11.g)."""
    args: dict[str, int | str] = {"unit": shot.attacker, "hex": shot.to}
    if not has_mark(state, shot.to):
        return Refusal("COH-17.11.a", "refuse-nothing-to-demolish", args)
    if mark_for(state, shot) is None:
        return Refusal("COHC-23.h", "refuse-nothing-to-demolish", args)
    return _close_mark_refusal(state, shot)


def dislodge_refusal(state: CohState, u: int, target: int) -> Refusal | None:
    """Why a unit may not attack the hasty defense of that enemy in its own hex (COH-17.11.g)."""
    if target not in state.enemies_at(state.side(u), state.hex[u]):
        return Refusal("COH-6.10.c", "refuse-not-in-hex", {"unit": u})
    if all(mark.unit != target for mark in dug_in(state, state.hex[u])):
        return Refusal("COH-17.11.a", "refuse-no-cover", {"unit": target})
    return _close_mark_refusal(state, Shot(u, state.hex[u]))


def _close_mark_refusal(state: CohState, shot: Shot) -> Refusal | None:
    u = shot.attacker
    barred = attack_barred(state, u)
    if barred is None and shot.fp(state, False) is None:  # COH-17.11.f
        return Refusal("COH-6.6.b", "refuse-no-matching-fp", {"unit": u, "hex": shot.to})
    return barred


def attack_refusal(state: CohState, u: int, to: int) -> Refusal | None:
    """Why a unit may not attack a hex in which an enemy stands."""
    barred = ranged_barred(state, u)
    return barred or zone_refusal(state, u, to) or target_refusal(state, Shot(u, to))
