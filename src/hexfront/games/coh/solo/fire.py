"""What the AI reckons with: attack and defense ratings, fields of fire, cover (SOLO-5.0)."""

from hexfront.games.coh.artillery.mortars import bombard_refusal, indirect
from hexfront.games.coh.combat.ratings import attack, attack_cost, attack_on, defense, hit_number
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.combat.targets import (
    attack_barred,
    attack_refusal,
    can_roll,
    close_refusal,
)
from hexfront.games.coh.definitions.works import WorkType
from hexfront.games.coh.groups.support import supporters_of
from hexfront.games.coh.smoke.markers import density
from hexfront.games.coh.solo.orders import Act, Deed
from hexfront.games.coh.solo.procedure import Procedure, hexes_of, least
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.zone import target_zone, unit_range
from hexfront.games.coh.works.crowds import spared
from hexfront.games.coh.works.layout import fortification_at, has_work, work_kind
from hexfront.play.masks import each, members

NEVER = 11
"""A hit number from which on the AI does not attack (SOLO-5.2.b)."""
RUMOUR_RANGE = 5
LOWEST = -99
"""The AR of a rumored enemy, and of who cannot attack at all (SOLO-5.3.a2, SOLO-6.0.d)."""


def shot_at(p: Procedure, a: int, t: int) -> Shot:
    """The attack of an AI on a unit: in its own sight, or over a spotter hex."""
    state, to = p.state, p.state.hex[t]
    if state.kind(a).indirect_cost is None or state.sees(state.hex[a], to):
        return Shot(a, to)
    here = state.hex[a]
    spots = [spot for spot in hexes_of(state.field.within(here, 2))
             if bombard_refusal(state, a, to, spot) is None]  # fmt: skip
    return indirect(a, to, spots[0]) if spots else Shot(a, to)


def can_attack(p: Procedure, a: int, t: int, deed: Deed) -> bool:
    """May this AI attack this unit under the order (SOLO-5.2)?"""
    state = p.state
    here, to = state.hex[a], state.hex[t]
    close = here == to
    if not close and p.others_at(a, to):  # SOLO-5.2.c
        return False
    if p.is_rumour(a):
        reach = RUMOUR_RANGE * (2 if deed.long_range else 1)
        if close or spared(state, here) or spared(state, to):  # SOLO-9.0.d
            return False
        return state.sees(here, to) and state.field.distance(here, to) <= reach
    shot = shot_at(p, a, t)
    if close:
        if close_refusal(state, shot, t) is not None:
            return False
    elif state.in_close_combat(a) or not _reaches(p, a, t, shot, deed):
        return False
    return needed(p, a, t, deed) < NEVER


def _reaches(p: Procedure, a: int, t: int, shot: Shot, deed: Deed) -> bool:
    state = p.state
    if shot.spot < 0 and attack_refusal(state, a, shot.to) is not None:
        return False
    if not can_roll(state, shot, t):
        return False
    near = state.field.distance(state.hex[a], shot.to) <= unit_range(state, a)
    return near or deed.long_range  # SOLO-5.2.a


def needed(p: Procedure, a: int, t: int, deed: Deed) -> int:
    """What the dice must show, with CAP and support (SOLO-5.2.b, SOLO-AMB-1)."""
    shot, helpers = shot_at(p, a, t), supporters(p, a, t, deed)
    return hit_number(p.state, shot, t, helpers, 0).total - deed.cap


def supporters(p: Procedure, a: int, t: int, deed: Deed) -> tuple[int, ...]:
    """Who joins a group attack: all that can, rumored enemies apart (SOLO-4.3.e, SOLO-AMB-29)."""
    if deed.act is not Act.GROUP_ATTACK or p.is_rumour(a):
        return ()
    shot = shot_at(p, a, t)
    target = t if shot.is_close(p.state) else -1
    able = supporters_of(p.state, shot, target)
    return tuple(u for u in able
                 if (p.blue or p.state.is_fresh(u)) and not p.is_rumour(u))  # fmt: skip


def rating(p: Procedure, a: int, t: int) -> int:
    """AR of an AI against a unit, with all modifiers."""
    if p.is_rumour(a):
        return LOWEST
    return attack(p.state, shot_at(p, a, t), t).total


def toughness(p: Procedure, a: int, t: int) -> int:
    """DR of a unit when this AI attacks it."""
    return defense(p.state, t, shot_at(p, a, t)).total


def price(p: Procedure, a: int, t: int) -> int:
    """What the attack costs, before stress."""
    cost = attack_cost(p.state, shot_at(p, a, t))
    return cost.total - cost.value("tally-stress")


def zone_of(state: CohState, u: int) -> int:
    """The field of fire of a counter: all round with a turret (SOLO-5.10, example 1)."""
    return target_zone(state, u)


def rating_of_unit(p: Procedure, u: int) -> int:
    """The highest AR of a unit against an AI in its field of fire, else its FP (SOLO-AMB-3)."""
    return _best_rating(p.state, u, members(p.ais))


def rating_of_ai(p: Procedure, a: int) -> int:
    """The same of an AI that is not told to attack."""
    return LOWEST if p.is_rumour(a) else _best_rating(p.state, a, members(p.units))


def _best_rating(state: CohState, u: int, enemies: list[int]) -> int:
    zone = zone_of(state, u)
    seen = [e for e in enemies if zone >> state.hex[e] & 1]
    rated = [attack(state, shot, e).total for e in seen
             if can_roll(state, (shot := Shot(u, state.hex[e])), e)]  # fmt: skip
    if rated:
        return max(rated)
    kind, marker = state.kind(u), state.marker(u)
    printed = [fp + marker.fp(armored) for armored in (False, True)
               if (fp := kind.fp(armored)) is not None]  # fmt: skip
    return max(printed, default=LOWEST)


def toughness_of_ai(p: Procedure, a: int) -> int:
    """The lowest DR of an AI against those that have it in their field of fire (SOLO-AMB-46)."""
    if p.is_rumour(a):
        return -LOWEST
    state, here = p.state, p.state.hex[a]
    met = [defense(state, a, Shot(u, here)).total
           for u in each(p.units) if zone_of(state, u) >> here & 1]  # fmt: skip
    return min(met) if met else state.kind(a).front + bonus(p, a, here)


# Cover and fields of fire.


def bonus(p: Procedure, u: int, h: int) -> int:
    """The positive DR modifiers that a hex gives a counter (SOLO-5.0.a, SOLO-AMB-7)."""
    return p.kept((bonus, u, h), lambda: _bonus(p, u, h))


def _bonus(p: Procedure, u: int, h: int) -> int:
    state = p.state
    total = max(0, state.field.terrain[h].defense)
    if state.heavy or state.light:
        total += density(state, h)
    if state.field.has_wall(h) and _walled(p, u, h):
        total += 1
    if state.works:
        total += _works_bonus(state, u, h)
    if state.hasty >> u & 1 and state.hex[u] == h:
        total += work_kind(state, WorkType.HASTY).front
    return total


def _walled(p: Procedure, u: int, h: int) -> bool:
    """A wall counts if it stands between the hex and the nearest enemy."""
    enemies = p.ais if p.units >> u & 1 else p.units
    nearest = least(members(enemies), lambda e: p.distance(e, h))
    return any(p.state.field.wall_guards(h, p.state.hex[e]) for e in nearest)


def _works_bonus(state: CohState, u: int, h: int) -> int:
    total = 0
    if has_work(state, h, WorkType.ROAD_BLOCK):
        total += work_kind(state, WorkType.ROAD_BLOCK).hex
    fort = fortification_at(state, h)
    if fort is not None and state.kind(u).role in work_kind(state, fort.type).occupants:
        total += work_kind(state, fort.type).front
    return total


def in_cover(p: Procedure, u: int) -> bool:
    return bonus(p, u, p.state.hex[u]) > 0


def exposed(p: Procedure, a: int, h: int) -> bool:
    """Would an AI in this hex be in the field of fire of a unit with an AR (SOLO-5.0.e)?"""
    armored = p.state.kind(a).armored
    return p.kept((exposed, h, armored), lambda: bool(exposers(p, a, h)))


def exposers(p: Procedure, a: int, h: int) -> list[int]:
    """The units that have an AI in this hex in their field of fire (SOLO-AMB-4)."""
    return [u for u in each(p.units) if _fires_at(p.state, u, h, p.state.kind(a).armored)]


def _fires_at(state: CohState, u: int, h: int, armored: bool) -> bool:
    if state.kind(u).truck or attack_barred(state, u) is not None:
        return False
    shot = Shot(u, h)
    if not zone_of(state, u) >> h & 1 or shot.fp(state, armored) is None:
        return False
    return attack_on(state, shot, h, armored, (), 0).total > 0


def unit_exposed(p: Procedure, u: int) -> bool:
    """Is a unit in the field of fire of an AI whose AR against it is above 0?"""
    state, h = p.state, p.state.hex[u]
    return any(_fires_at(state, a, h, state.kind(u).armored)
               for a in each(p.ais) if not p.is_rumour(a))  # fmt: skip
