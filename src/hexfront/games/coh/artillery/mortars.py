"""Indirect fire of mortars over a spotter hex (COH-13.2, COH-13.3)."""

from hexfront.games.coh.combat.shot import Arm, Shot
from hexfront.games.coh.combat.targets import can_harm, ranged_barred, target_refusal, target_spots
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.zone import seen_by_enemy, too_near, unit_range
from hexfront.hexes import bits
from hexfront.play import Refusal

SPOTTER_DISTANCE = 2


def indirect(u: int, to: int, spot: int) -> Shot:
    """The attack of a mortar on a hex that a spotter sees for it."""
    return Shot(u, to, Arm.INDIRECT, spot)


def indirect_arc(state: CohState, u: int) -> int:
    """COH-13.2.a; a hidden mortar faces as its crew likes, as when it is placed (COH-11.2.b)."""
    if state.hidden >> u & 1:
        return state.field.whole
    return state.field.arc(state.hex[u], state.facing[u])


def indirect_zone(state: CohState, u: int, reach: int) -> int:
    """Hexes out of its own sight that a mortar reaches, whether or not a spotter sees them."""
    here, field = state.hex[u], state.field
    zone = indirect_arc(state, u) & field.within(here, reach)
    return zone & ~(state.sight(here) | field.within(here, state.kind(u).min_range - 1) | 1 << here)


def spotter_hexes(state: CohState, u: int, among: int = -1) -> int:
    """Hexes that may be a mortar's spotter hex; nobody need be there (COH-13.3.a).

    Where an edition wants a unit there, it is one `among` these.
    """
    own = state.setting.rules.spotters(state, u, among)
    if own is not None:
        return own
    here = state.hex[u]
    return state.field.within(here, SPOTTER_DISTANCE) & (state.sight(here) | 1 << here)


def spots_for(state: CohState, u: int, to: int) -> int:
    """The spotter hexes from which a hex is seen (COH-13.2.b)."""
    own = (state.board | state.hidden) & state.setting.team_mask[state.side(u)] & ~(1 << u)
    return spotter_hexes(state, u) & state.sight(to) & ~state.setting.rules.blind(state, own, to)


def crew_refusal(state: CohState, u: int) -> Refusal | None:
    """Why a unit cannot fire indirectly at all."""
    args: dict[str, int | str] = {"unit": u}
    if state.kind(u).indirect_cost is None:
        return Refusal("COH-13.0.c", "refuse-no-indirect", args)
    barred = ranged_barred(state, u)
    if barred is not None:
        return barred
    if state.hidden >> u & 1 and seen_by_enemy(state, state.side(u), state.hex[u]):
        return Refusal("COH-13.3.d", "refuse-hidden-acts", args)
    return None


def reach_refusal(state: CohState, u: int, to: int) -> Refusal | None:
    """Why a hex is no target of a mortar's indirect fire, whoever spots for it."""
    here, field = state.hex[u], state.field
    args: dict[str, int | str] = {"unit": u, "hex": to}
    if not field.in_play(to):
        return Refusal("COH-4.0.a", "refuse-not-in-play", {"unit": u})
    if to == here or not indirect_arc(state, u) >> to & 1:
        return Refusal("COH-13.2.a", "refuse-outside-arc", args)
    near = too_near(state, u, to, "COH-13.2.c")
    if near is not None:
        return near
    reach = 2 * unit_range(state, u)
    if field.distance(here, to) > reach:
        return Refusal("COH-13.2.d", "refuse-too-far", {**args, "range": reach})
    if state.sees(here, to):
        return Refusal("COH-13.0.b", "refuse-in-own-sight", args)
    return None


def bombard_refusal(state: CohState, u: int, to: int, spot: int) -> Refusal | None:
    """Why a mortar may not attack that hex over this spotter hex."""
    refusal = crew_refusal(state, u) or reach_refusal(state, u, to)
    if refusal is not None:
        return refusal
    args: dict[str, int | str] = {"unit": u, "hex": spot}
    if spot < 0 or not spotter_hexes(state, u) >> spot & 1:
        return Refusal("COH-13.3.a", "refuse-no-spotter-hex", args)
    if not spots_for(state, u, to) >> spot & 1:
        return Refusal("COH-13.2.b", "refuse-spotter-blind", {**args, "to": to})
    return target_refusal(state, indirect(u, to, spot))


def bombardments(state: CohState, u: int) -> list[tuple[int, int]]:
    """Target hexes with visible enemies, each with every spotter hex that sees it."""
    if state.kind(u).indirect_cost is None or crew_refusal(state, u) is not None:
        return []
    zone = indirect_zone(state, u, 2 * unit_range(state, u))
    held = zone & target_spots(state, state.side(u))
    if not held:
        return []
    return [(to, spot) for to in bits(held) if can_harm(state, indirect(u, to, to))
            for spot in bits(spots_for(state, u, to))]  # fmt: skip
