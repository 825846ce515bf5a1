"""Chapter 6: attack and defense arithmetic, targets, close combat."""

from hexfront.games.coh.command import stressed_cost
from hexfront.games.coh.definitions import Marker, Mover, UnitKind
from hexfront.games.coh.state import CohState
from hexfront.games.coh.zone import attack_zone, unit_range, zone_refusal
from hexfront.hexes import bits
from hexfront.play import Line, Refusal, Tally

CRITICAL_MARGIN = 4
CLOSE_COMBAT = 4
CLOSE_COMBAT_CREWED = -2
SHORT_RANGE = 3
LONG_RANGE = -2


def attack_cost(state: CohState, u: int, supporters: tuple[int, ...] = ()) -> Tally:
    """The attacking unit's cost; stress of any unit of the group counts once (COH-10.8.a)."""
    lines = [Line("tally-attack-cost", state.kind(u).attack_cost, "COH-2.4.b")]
    change = state.marker(u).attack_cost
    if change:
        lines.append(Line("tally-hit-marker", change, "COH-7.3.a"))
    return stressed_cost(state, lines, (u, *supporters))


def is_frontal(state: CohState, target: int, origin: int) -> bool:
    """Does the attack come from inside the target's arc of fire (COH-6.3.b)?"""
    return bool(state.field.arc(state.hex[target], state.facing[target]) >> origin & 1)


def defense(state: CohState, target: int, origin: int, marker: Marker | None = None) -> Tally:
    """DR against an attack from that hex (COH-6.1.a).

    `marker` replaces the target's own hit marker, for those who do not know it.
    """
    kind, here = state.kind(target), state.hex[target]
    marker = state.marker(target) if marker is None else marker
    close = origin == here
    lines = [_printed_defense(state, target, origin, close)]
    change = marker.front if lines[0].label == "tally-front-defense" else marker.flank
    if change:
        lines.append(Line("tally-hit-marker", change, "COH-7.3.a"))
    terrain = state.field.terrain[here]
    if terrain.defense and not (close and is_vehicle(kind)):  # COH-6.10.f
        lines.append(Line(f"tally-terrain-{terrain.id}", terrain.defense, terrain.defense_rule))
    if not close and state.field.wall_guards(here, origin):
        lines.append(Line("tally-wall", 1, "COH-6.5.a"))
    if state.hasty >> target & 1:
        lines.append(Line("tally-hasty-defense", 1, "COH-17.6.c"))
    return Tally.of(lines)


def is_vehicle(kind: UnitKind) -> bool:
    """Wheeled or tracked, but no field gun, which its crew serves (COH-15.1.a, COH-16.7.a)."""
    return kind.mover is not Mover.FOOT and not (kind.red_crewed or kind.blue_crewed)


def _printed_defense(state: CohState, target: int, origin: int, close: bool) -> Line:
    kind = state.kind(target)
    if close:
        return Line("tally-flank-defense", kind.flank, "COH-6.10.e")
    if is_frontal(state, target, origin):
        return Line("tally-front-defense", kind.front, "COH-6.1.c")
    return Line("tally-flank-defense", kind.flank, "COH-6.3.a")


def attack(
    state: CohState, u: int, target: int, supporters: tuple[int, ...] = (), aim: int = 0
) -> Tally:
    """AR of an attack on one target (COH-6.6.a); `aim` is FP added by cards."""
    armored = state.kind(target).armored
    fp = state.kind(u).fp(armored) or 0
    label = "tally-blue-fp" if armored else "tally-red-fp"
    lines = [Line(label, fp, "COH-6.6.b")]
    change = state.marker(u).fp(armored)
    if change:
        lines.append(Line("tally-hit-marker", change, "COH-7.3.d"))
    ranged = range_line(state, u, state.hex[target], state.kind(u).crewed(armored))
    if ranged is not None:
        lines.append(ranged)
    if supporters:
        lines.append(Line("tally-support", len(supporters), "COH-10.7.a"))
    if aim:
        lines.append(Line("tally-careful-aiming", aim, "COH-8.4.b"))
    return Tally.of(lines)


def range_line(state: CohState, u: int, to: int, crewed: bool) -> Line | None:
    """Exactly one of close combat, short, normal and long range applies (COH-6.7.d)."""
    distance = state.field.distance(state.hex[u], to)
    if distance == 0:
        if crewed:
            return Line("tally-close-combat-crewed", CLOSE_COMBAT_CREWED, "COH-6.11.b")
        return Line("tally-close-combat", CLOSE_COMBAT, "COH-6.7.c")
    if distance == 1:
        return Line("tally-short-range", SHORT_RANGE, "COH-6.7.b")
    if distance > unit_range(state, u):
        return Line("tally-long-range", LONG_RANGE, "COH-6.7.a")
    return None


def attack_barred(state: CohState, u: int) -> Refusal | None:
    """Why a unit can make no attack at all."""
    marker = state.marker(u)
    if marker.bars_attack:
        return Refusal("COH-7.3.c", "refuse-marker-bars-attack", {"unit": u, "marker": marker.id})
    if state.field.terrain[state.hex[u]].no_attack:
        return Refusal("COH-4.8.e", "refuse-attack-from-water", {"unit": u})
    return None


def can_roll(state: CohState, u: int, target: int) -> bool:
    """Has the unit an FP value of the colour of the target's defense (COH-6.6.b)?"""
    return state.kind(u).fp(state.kind(target).armored) is not None


def targets_in(state: CohState, u: int, to: int) -> list[int]:
    """Whom an attack on this hex rolls against: everybody there, friends too (COH-6.9.b)."""
    return [t for t in state.at(to) if can_roll(state, u, t)]


def attack_hexes(state: CohState, u: int) -> list[int]:
    """Hexes with visible enemies that the unit may attack from outside."""
    if state.in_close_combat(u) or attack_barred(state, u) is not None:
        return []
    held = attack_zone(state, u) & state.positions(1 - state.side(u))
    return [h for h in bits(held) if _can_harm(state, u, h)]


def _can_harm(state: CohState, u: int, to: int) -> bool:
    """Against some enemy there the unit has an FP value of the right colour."""
    return any(can_roll(state, u, t) for t in state.enemies_at(state.side(u), to))


def close_targets(state: CohState, u: int) -> list[int]:
    """Enemies in the own hex, one of which may be attacked (COH-6.10.c)."""
    if attack_barred(state, u) is not None:
        return []
    enemies = state.enemies_at(state.side(u), state.hex[u])
    return [t for t in enemies if can_roll(state, u, t)]


def attack_refusal(state: CohState, u: int, to: int) -> Refusal | None:
    """Why a unit may not attack a hex in which an enemy stands."""
    barred = attack_barred(state, u)
    if barred is not None:
        return barred
    if state.in_close_combat(u):
        return Refusal("COH-6.10.b", "refuse-in-close-combat", {"unit": u})
    outside = zone_refusal(state, u, to)
    if outside is not None:
        return outside
    if not state.enemies_at(state.side(u), to):
        return Refusal("COH-6.0.a", "refuse-no-target", {"unit": u, "hex": to})
    if not _can_harm(state, u, to):
        return Refusal("COH-6.6.b", "refuse-no-matching-fp", {"unit": u, "hex": to})
    return None
