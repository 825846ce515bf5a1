"""Attack and defense arithmetic (COH-6.1 to COH-6.8)."""

from hexfront.games.coh.combat.shot import NOWHERE, Arm, Shot
from hexfront.games.coh.command.points import fixed_cost, stressed_cost
from hexfront.games.coh.definitions.counters import Marker
from hexfront.games.coh.smoke.effects import smoke_attack_lines, smoke_defense_lines
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.games.coh.terrain.slopes import height_attack_lines, height_defense_lines
from hexfront.games.coh.vehicles.bogging import bogged_lines
from hexfront.games.coh.vehicles.cover import cover_lines, shield_lines
from hexfront.games.coh.vehicles.fire import turns_turret
from hexfront.games.coh.works.shelter import works_lines
from hexfront.play import Line, Tally

CRITICAL_MARGIN = 4
CLOSE_COMBAT = 4
CLOSE_COMBAT_CREWED = -2
SHORT_RANGE = 3
LONG_RANGE = -2


def attack_cost(state: CohState, shot: Shot, supporters: tuple[int, ...] = ()) -> Tally:
    """The attacking unit's cost; stress of any unit of the group counts once (COH-10.8.a)."""
    u = shot.attacker
    printed = state.setting.rules.fire_cost(state, shot) or _printed_cost(state, shot)
    if shot.weapon:  # COH-8.5.h
        return Tally.of((printed,))
    turned = shot.to != NOWHERE and turns_turret(state, u, shot.to)
    change = state.marker(u).attack_cost
    if not turned and not change:  # as most of the time
        return fixed_cost(state, printed, (u, *supporters))
    lines = [printed]
    if turned:
        lines.append(Line("tally-turret", state.setting.rules.turret_cost, "COH-16.2.b"))
    if change:
        lines.append(Line("tally-hit-marker", change, "COH-7.3.a"))
    return stressed_cost(state, lines, (u, *supporters))


def _printed_cost(state: CohState, shot: Shot) -> Line:
    if shot.weapon:
        return Line("tally-card-cost", shot.card(state).cost, "COH-8.5.b")
    kind = state.kind(shot.attacker)
    if shot.arm is Arm.INDIRECT and kind.indirect_cost is not None:
        return Line("tally-indirect-cost", kind.indirect_cost, "COH-13.0.b")
    return Line("tally-attack-cost", kind.attack_cost, "COH-2.4.b")


def is_frontal(state: CohState, target: int, shot: Shot) -> bool:
    """Does the attack come from inside the target's arc of fire (COH-6.3.b)?"""
    if shot.is_close(state) or shot.is_he(state) or shot.arm is Arm.FLAME:
        return False  # COH-13.9.b, COH-18.0.e
    ruled = state.setting.rules.frontal(state, target, shot)
    if ruled is not None:
        return ruled
    arc = state.field.arc(state.hex[target], state.facing[target])
    return bool(arc >> shot.origin(state) & 1)


def defense(state: CohState, target: int, shot: Shot, marker: Marker | None = None) -> Tally:
    """DR against an attack (COH-6.1.a).

    `marker` replaces the target's own hit marker, for those who do not know it.
    """
    marker = state.marker(target) if marker is None else marker
    own = state.setting.rules.defense(state, target, shot, marker)
    if own is not None:
        return own
    lines = [printed_defense(state, target, shot)]
    if shot.arm is Arm.FLAME and not state.setting.rules.flame_meets_works():  # A12
        return Tally.of([*lines, *_smoke_lines(state, target, shot)])
    change = marker.front if lines[0].label == "tally-front-defense" else marker.flank
    if change:
        lines.append(Line("tally-hit-marker", change, "COH-7.3.a"))
    lines.extend(bogged_lines(state, target, lines[0].label == "tally-front-defense"))
    if shot.meets_terrain(state):
        lines.extend(_terrain_lines(state, target, shot))
    origin, here = shot.origin(state), state.hex[target]
    if state.field.hilly and origin != NOWHERE:
        lines.extend(height_defense_lines(state.field, origin, here))
    lines.extend(_smoke_lines(state, target, shot))
    lines.extend(works_lines(state, target, shot))
    if state.aboard:
        lines.extend(shield_lines(state, target))
    return Tally.of(lines)


def _smoke_lines(state: CohState, target: int, shot: Shot) -> list[Line]:
    if not state.heavy and not state.light:
        return []
    return smoke_defense_lines(state, shot.origin(state), state.hex[target])


def _terrain_lines(state: CohState, target: int, shot: Shot) -> list[Line]:
    """DR of the ground: the hex, a wall, a vehicle beside the target (COH-6.4, COH-15.15)."""
    kind, here = state.kind(target), state.hex[target]
    close, he, terrain = shot.is_close(state), shot.is_he(state), state.field.terrain[here]
    lines = []
    bursts = he and terrain.air_burst and not shot.is_armored(state, target)  # COH-13.9.c
    if terrain.defense and not bursts and not (close and kind.is_vehicle):  # COH-15.14.a
        lines.append(Line(f"tally-terrain-{terrain.id}", terrain.defense, terrain.defense_rule))
    if not close and not he and state.field.wall_guards(here, shot.origin(state)):  # COH-6.5.d
        lines.append(Line("tally-wall", 1, "COH-6.5.a"))
    if state.setting.vehicles:
        lines.extend(cover_lines(state, target))
    return lines


def printed_defense(state: CohState, target: int, shot: Shot) -> Line:
    kind = state.kind(target)
    if shot.is_close(state):
        return Line("tally-flank-defense", kind.flank, "COH-6.10.e")
    if is_frontal(state, target, shot):
        return Line("tally-front-defense", kind.front, "COH-6.1.c")
    if shot.arm is Arm.FLAME:
        return Line("tally-flank-defense", kind.flank, "COH-18.0.e")
    rule = "COH-13.9.b" if shot.is_he(state) else "COH-6.3.a"
    return Line("tally-flank-defense", kind.flank, rule)


def attack(
    state: CohState, shot: Shot, target: int, supporters: tuple[int, ...] = (), aim: int = 0
) -> Tally:
    """AR of an attack on one target (COH-6.6.a); `aim` is FP added by cards."""
    armored = shot.is_armored(state, target)
    return attack_on(state, shot, state.hex[target], armored, supporters, aim)


def attack_on(
    state: CohState, shot: Shot, to: int, armored: bool, supporters: tuple[int, ...], aim: int
) -> Tally:
    """AR against whatever is in a hex, by the colour of its defense."""
    own = state.setting.rules.attack(state, shot, to, armored, supporters, aim)
    if own is not None:
        return own
    label = "tally-blue-fp" if armored else "tally-red-fp"
    lines = [Line(label, shot.fp(state, armored) or 0, "COH-6.6.b")]
    if shot.attacker != NOBODY:
        lines.extend(_unit_lines(state, shot, to, armored))
    origin = shot.origin(state)
    if state.field.hilly and origin != NOWHERE:
        lines.extend(height_attack_lines(state.field, origin, to))
    support = sum(1 for s in supporters if state.kind(s).fp(armored) is not None)
    if support:
        lines.append(Line("tally-support", support, "COH-10.7.a"))
    if aim:
        lines.append(Line("tally-careful-aiming", aim, "COH-8.4.b"))
    return Tally.of(lines)


def _unit_lines(state: CohState, shot: Shot, to: int, armored: bool) -> list[Line]:
    """What the attacking unit's marker and its distance from the target do to its fire."""
    lines = []
    change = state.marker(shot.attacker).fp(armored)
    if change:
        lines.append(Line("tally-hit-marker", change, "COH-7.3.d"))
    ranged = range_line(state, shot, to, armored)
    if ranged is not None:
        lines.append(ranged)
    if state.heavy or state.light:
        lines.extend(smoke_attack_lines(state, state.hex[shot.attacker]))
    return lines


def range_line(state: CohState, shot: Shot, to: int, armored: bool) -> Line | None:
    """Exactly one of close combat, short, normal and long range applies (COH-6.7.d)."""
    distance = state.field.distance(state.hex[shot.attacker], to)
    if distance == 0:
        return _close_line(state, shot, armored)
    if distance > shot.range(state):
        return Line("tally-long-range", LONG_RANGE, "COH-6.7.a")
    if distance == 1:
        return Line("tally-short-range", SHORT_RANGE, "COH-6.7.b")
    return None


def _close_line(state: CohState, shot: Shot, armored: bool) -> Line:
    if shot.arm is Arm.PRINTED and state.kind(shot.attacker).mortar:
        return Line("tally-close-combat-crewed", CLOSE_COMBAT_CREWED, "COH-13.1.c")
    if shot.is_crewed(state, armored):
        return Line("tally-close-combat-crewed", CLOSE_COMBAT_CREWED, "COH-6.11.b")
    return Line("tally-close-combat", CLOSE_COMBAT, "COH-6.7.c")


def hit_number(
    state: CohState, shot: Shot, target: int, supporters: tuple[int, ...], aim: int
) -> Tally:
    """DR less AR (COH-6.8.a), line by line."""
    against = defense(state, target, shot)
    with_fire = attack(state, shot, target, supporters, aim)
    return against.plus(*(Line(line.label, -line.value, line.rule) for line in with_fire.lines))
