"""Chapter 5: attack zone, range and line of sight of a unit."""

from hexfront.games.coh.state import CohState
from hexfront.play import Refusal


def unit_range(state: CohState, u: int) -> int:
    """The printed range, cut by a hit marker that sets one; never raised (table T6)."""
    printed = state.kind(u).range
    limit = state.marker(u).range
    return min(printed, limit) if limit else printed


def attack_zone(state: CohState, u: int) -> int:
    """COH-5.0.b: arc of fire, line of sight, at most double range, no less than the minimum."""
    zone = fire_zone(state, state.hex[u], state.facing[u], 2 * unit_range(state, u))
    nearest = state.kind(u).min_range
    return zone & ~state.field.within(state.hex[u], nearest - 1) if nearest else zone


def fire_zone(state: CohState, at: int, facing: int, reach: int) -> int:
    """The attack zone of a unit that stands and faces so, out to `reach` hexes."""
    return state.field.zone(at, facing, reach) & state.sight(at)


def zone_refusal(state: CohState, u: int, to: int) -> Refusal | None:
    """Which of the three conditions fails for this target hex."""
    here, field = state.hex[u], state.field
    args: dict[str, int | str] = {"unit": u, "hex": to}
    if not field.arc(here, state.facing[u]) >> to & 1:
        return Refusal("COH-5.1.a", "refuse-outside-arc", args)
    if not state.sees(here, to):
        return Refusal("COH-5.2.a", "refuse-no-sight", args)
    near = too_near(state, u, to, "COH-13.1.b")
    if near is not None:
        return near
    reach = 2 * unit_range(state, u)
    if field.distance(here, to) > reach:
        return Refusal("COH-5.3.d", "refuse-too-far", {**args, "range": reach})
    return None


def too_near(state: CohState, u: int, to: int, rule: str) -> Refusal | None:
    """A mortar throws its shells over what is nearer than its minimum range (COH-13.1.b)."""
    nearest = state.kind(u).min_range
    if state.field.distance(state.hex[u], to) >= nearest:
        return None
    return Refusal(rule, "refuse-too-near", {"unit": u, "hex": to, "range": nearest})


def seen_by_enemy(state: CohState, side: int, h: int) -> bool:
    """Is the hex in the line of sight of a visible enemy of this side?"""
    return bool(state.sight(h) & state.enemy_spots(side))
