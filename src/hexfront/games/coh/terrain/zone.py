"""Chapter 5: attack zone, range and line of sight of a unit."""

from hexfront.games.coh.definitions.works import WorkType
from hexfront.games.coh.state import CohState
from hexfront.games.coh.vehicles.fire import all_round, too_low
from hexfront.games.coh.works.layout import has_work
from hexfront.hexes import bits
from hexfront.play import Refusal


def unit_range(state: CohState, u: int) -> int:
    """The printed range, cut by a hit marker that sets one; never raised (table T6)."""
    printed = state.kind(u).range + state.setting.rules.reach(state, u)
    limit = state.marker(u).range
    return min(printed, limit) if limit else printed


def attack_zone(state: CohState, u: int) -> int:
    """COH-5.0.b: arc of fire, line of sight, at most double range, no less than the minimum."""
    reach = 2 * unit_range(state, u)
    if state.hidden >> u & 1:  # it faces as it likes (COHC-13.a)
        return all_round(state, u, reach)
    zone = fire_zone(state, state.hex[u], state.facing[u], reach)
    nearest = state.kind(u).min_range
    if nearest:
        zone &= ~state.field.within(state.hex[u], nearest - 1)
    return zone & ~too_low(state, u)


def target_zone(state: CohState, u: int) -> int:
    """The hexes that a unit may attack: all round with a turret (COH-16.2.a)."""
    if not state.kind(u).turret:
        return attack_zone(state, u)
    return turned_zone(state, u, 2 * unit_range(state, u))


def turned_zone(state: CohState, u: int, reach: int) -> int:
    """The same for an attack that carries so far, whatever the counter prints."""
    if state.kind(u).turret:
        zone = all_round(state, u, reach)
    else:
        zone = fire_zone(state, state.hex[u], state.facing[u], reach)
    return zone & ~too_low(state, u)


def fire_zone(state: CohState, at: int, facing: int, reach: int) -> int:
    """The attack zone of a unit that stands and faces so, out to `reach` hexes."""
    return state.field.zone(at, facing, reach) & state.sight(at)


def zone_refusal(state: CohState, u: int, to: int) -> Refusal | None:
    """Which of the conditions fails for this target hex."""
    refusal = aim_refusal(state, u, to) or too_near(state, u, to, "COH-13.1.b")
    if refusal is not None:
        return refusal
    reach = 2 * unit_range(state, u)
    if state.field.distance(state.hex[u], to) > reach:
        return Refusal("COH-5.3.d", "refuse-too-far", {"unit": u, "hex": to, "range": reach})
    return None


def aim_refusal(state: CohState, u: int, to: int) -> Refusal | None:
    """Why a unit cannot aim at a hex, however near it is."""
    here, args = state.hex[u], {"unit": u, "hex": to}
    in_arc = state.field.arc(here, state.facing[u]) >> to & 1
    if to == here or not (in_arc or state.kind(u).turret or state.hidden >> u & 1):
        return Refusal(_arc_rule(state, u), "refuse-outside-arc", {**args})
    if not state.sees(here, to):
        return Refusal("COH-5.2.a", "refuse-no-sight", {**args})
    if too_low(state, u) >> to & 1:
        return Refusal(state.setting.rules.dip_rule, "refuse-gun-cannot-dip", {**args})
    return None


def _arc_rule(state: CohState, u: int) -> str:
    """The rule that keeps a unit to its arc of fire."""
    if state.kind(u).is_vehicle:
        return "COH-16.3.a"
    in_bunker = state.inside >> u & 1 and has_work(state, state.hex[u], WorkType.BUNKER)
    return "COH-17.5.c" if in_bunker else "COH-5.1.a"


def too_near(state: CohState, u: int, to: int, rule: str) -> Refusal | None:
    """A mortar throws its shells over what is nearer than its minimum range (COH-13.1.b)."""
    nearest = state.kind(u).min_range
    if state.field.distance(state.hex[u], to) >= nearest:
        return None
    return Refusal(rule, "refuse-too-near", {"unit": u, "hex": to, "range": nearest})


def seen_by_enemy(state: CohState, side: int, h: int) -> bool:
    """Is the hex in the line of sight of a visible enemy of this side?"""
    return not unseen_by_enemy(state, side, 1 << h)


def unseen_by_enemy(state: CohState, side: int, hexes: int) -> int:
    """Of these hexes those that no visible enemy of this side sees."""
    unseen = hexes & ~state.watched(side)
    enemies = state.board & state.setting.enemy_mask[side]
    veiled = state.heavy or state.light or state.setting.crowded
    if unseen != hexes and (veiled or state.inside & enemies):
        spots, blind = state.spots(enemies), state.setting.rules.blind
        for h in bits(hexes & ~unseen):
            if not state.sight(h) & spots & ~blind(state, enemies, h):
                unseen |= 1 << h
    return unseen
