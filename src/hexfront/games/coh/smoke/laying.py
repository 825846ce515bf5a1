"""Who lays smoke, and where (COH-14.0, COH-14.1)."""

from hexfront.games.coh.artillery.mortars import (
    crew_refusal,
    indirect_zone,
    reach_refusal,
    spots_for,
    spotter_hexes,
)
from hexfront.games.coh.combat.ratings import attack_cost
from hexfront.games.coh.combat.shot import Arm, Shot
from hexfront.games.coh.combat.targets import attack_barred, walled_in
from hexfront.games.coh.definitions.artillery import Smoker
from hexfront.games.coh.definitions.works import WorkType
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.zone import target_zone, unit_range, zone_refusal
from hexfront.games.coh.vehicles.fire import too_low
from hexfront.games.coh.works.layout import layout
from hexfront.hexes import bits, lowest, union
from hexfront.play import Refusal, Tally

LEAST_CALIBRE = 80
PIONEER_RANGE = 1
"""COH-18.1.d."""


def smoke_cost(state: CohState, shot: Shot) -> Tally:
    """The price of an attack (COH-14.1.c), where an edition does not name another."""
    return state.setting.rules.smoke_cost(state, shot) or attack_cost(state, shot)


def smoker(state: CohState, u: int) -> Smoker | None:
    """As what a unit may lay smoke (COH-14.0.a)."""
    kind = state.kind(u)
    own = state.setting.rules.smoker(kind)
    if own is not None:
        return own
    if kind.mortar:
        return Smoker.MORTARS if kind.calibre >= LEAST_CALIBRE else None
    if kind.pioneers:
        return Smoker.PIONEERS
    return Smoker.TANKS if kind.tank else None


def may_smoke(state: CohState, by: Smoker) -> bool:
    """Does the scenario permit it (A8)?"""
    return state.setting.rules.may_smoke(by, state.setting.smoke)


def smoke_refusal(state: CohState, u: int) -> Refusal | None:
    """Why a unit cannot lay smoke, wherever it is."""
    args: dict[str, int | str] = {"unit": u}
    by = smoker(state, u)
    if by is None:
        return Refusal("COH-14.0.a", "refuse-lays-no-smoke", args)
    if not may_smoke(state, by):
        return Refusal("COH-14.0.a", "refuse-smoke-not-permitted", args)
    if by is Smoker.PIONEERS and state.aboard >> u & 1:
        return Refusal("COH-18.1.e", "refuse-smoke-aboard", args)
    if state.hidden >> u & 1:  # only indirect fire leaves it hidden
        if state.kind(u).indirect_cost is None:
            return Refusal("COH-11.1.a", "refuse-hidden-acts", args)
        return crew_refusal(state, u)
    barred = attack_barred(state, u) or walled_in(state, u)
    if barred is None and state.in_close_combat(u):
        return Refusal("COH-6.10.b", "refuse-in-close-combat", args)
    return barred


def smoke_zone(state: CohState, u: int) -> int:
    """Where a unit may lay smoke, directly or indirectly (COH-14.1.a)."""
    return 0 if smoke_refusal(state, u) is not None else smoker_zone(state, u)


def smoker_zone(state: CohState, u: int) -> int:
    """The same for a unit against which nothing else stands."""
    zone = direct_zone(state, u)
    if state.kind(u).indirect_cost is not None:
        zone |= _indirect_zone(state, u)
    return zone


def direct_zone(state: CohState, u: int) -> int:
    """Where a unit that lays smoke may lay it in its own sight."""
    if state.hidden >> u & 1:
        return 0
    zone = target_zone(state, u) & state.field.dry
    if state.kind(u).pioneers and state.setting.rules.lays_around:
        return state.field.near[state.hex[u]] & state.field.dry
    if state.kind(u).pioneers:
        zone &= state.field.within(state.hex[u], PIONEER_RANGE)
    return zone


def straight_ahead(state: CohState, u: int) -> int:
    """Some of the hexes where a unit may lay smoke without turning its turret: those right in front
    of it, which it always sees, or if there are none all in its arc of fire."""
    if state.hidden >> u & 1:
        return 0
    field, kind = state.field, state.kind(u)
    if kind.min_range <= 1:
        near = field.fronts[state.hex[u]][state.facing[u]] & field.dry & ~too_low(state, u)
        if near:
            return near
    return 0 if kind.turret else direct_zone(state, u)


def _indirect_zone(state: CohState, u: int) -> int:
    seen = 0
    for spot in bits(spotter_hexes(state, u)):
        seen |= state.sight(spot)
    zone = indirect_zone(state, u, 2 * unit_range(state, u)) & seen & state.field.dry
    if not state.works or not layout(state).spots[WorkType.BUNKER]:
        return zone
    return union(to for to in bits(zone) if spots_for(state, u, to))  # bunkers bar some of it


def smoke_shot(state: CohState, u: int, to: int) -> Shot:
    """How a unit lays smoke in a hex: indirectly where it does not see it itself.

    All spotter hexes come to the same; the first is named.
    """
    if state.kind(u).indirect_cost is None or state.sees(state.hex[u], to):
        return Shot(u, to)
    return Shot(u, to, Arm.INDIRECT, lowest(spots_for(state, u, to)))


def target_refusal(state: CohState, u: int, to: int) -> Refusal | None:
    """Why a unit that lays smoke cannot lay it in that hex."""
    args: dict[str, int | str] = {"unit": u, "hex": to}
    if not state.field.in_play(to):
        return Refusal("COH-4.0.a", "refuse-not-in-play", {"unit": u})
    if state.field.terrain[to].no_smoke:
        return Refusal("COH-14.0.b", "refuse-smoke-on-water", args)
    if smoke_zone(state, u) >> to & 1:
        return None
    return _out_of_reach(state, u, to)


def _out_of_reach(state: CohState, u: int, to: int) -> Refusal:
    args: dict[str, int | str] = {"unit": u, "hex": to}
    if state.kind(u).pioneers and state.field.distance(state.hex[u], to) > PIONEER_RANGE:
        return Refusal("COH-18.1.d", "refuse-too-far", {**args, "range": PIONEER_RANGE})
    if state.kind(u).indirect_cost is not None and not state.sees(state.hex[u], to):
        blind = Refusal("COH-13.2.b", "refuse-nobody-spots", args)
        return reach_refusal(state, u, to) or blind
    return zone_refusal(state, u, to) or Refusal("COH-14.1.a", "refuse-outside-arc", args)
