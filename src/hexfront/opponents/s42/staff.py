"""Where HQs, artillery and Supply Points go: behind the troops, and to each other."""

from hexfront.games.s42.movement.allowance import movers
from hexfront.games.s42.supply.lines import supplied
from hexfront.games.s42.supply.railways import connected_rail
from hexfront.hexes import Bitboard, Grid, HexId, bits, union
from hexfront.opponents.s42.judge import Judge
from hexfront.opponents.s42.orders import Orders
from hexfront.play.masks import members
from hexfront.play.teams import FOE

SUPPORT_RANGE = 4
"""Hexes from an enemy within which an HQ is of use."""
REFITTED = 2.0
"""For a Used ASU: a hex where Resource Points or Supply Points make it Ready."""


def headquarters(orders: Orders, judge: Judge) -> None:
    """HQs follow the troops: near the enemy, but never alone in his way."""
    state, side = orders.start, orders.side
    refits = connected_rail(state, side) | _points(orders)
    for u in members(orders.waiting & ~state.setting.supply):
        best, best_rate = state.place[u], -1e9
        used = bool(state.setting.asu & state.used & 1 << u)
        for h in bits(_quarters(orders, u)):
            if not orders.fits(u, h):
                continue
            rate = _command_post(orders, judge, h)
            rate += REFITTED if used and refits >> h & 1 else 0.0
            if rate > best_rate:
                best, best_rate = h, rate
        orders.send(u, best)


def _points(orders: Orders) -> Bitboard:
    """Hexes where own Supply Points lie."""
    state = orders.start
    points = state.setting.own[orders.side] & state.setting.supply
    return union(HexId(place) for place, units in state.at.items() if place >= 0 and units & points)


def _quarters(orders: Orders, u: int) -> Bitboard:
    """Where an HQ may go; one that can support stays able to if it has anybody to fire at."""
    state = orders.start
    if not state.setting.asu >> u & 1:
        return orders.options(u)
    if state.used >> u & 1:
        return orders.ready(u)
    near = orders.reach(u).tactical | orders.options(u) & 1 << max(state.place[u], 0)
    within, foes = state.country.grid.within, state.occupied[FOE[orders.side]]
    # S42-18.2.2.b: a longer move bars support in this turn.
    useful = any(within(h, SUPPORT_RANGE) & foes for h in bits(near))
    return near if useful else orders.ready(u)


def _command_post(orders: Orders, judge: Judge, h: HexId) -> float:
    """How good a hex is for an HQ."""
    after, side = orders.state, orders.side
    grid, foes = after.country.grid, after.occupied[FOE[side]]
    guarded = bool(after.occupied[side] >> h & 1)
    targets = (grid.within(h, SUPPORT_RANGE) & foes).bit_count()
    rate = 0.4 * min(targets, 8) + (2.0 if guarded else 0.0)
    rate += 2.0 if supplied(orders.start, side) >> h & 1 else 0.0
    rate -= 3.0 if grid.neighbour_mask[h] & foes and not guarded else 0.0
    rate -= judge.menace[h] / 60
    if not targets:
        rate -= 0.5 * min((grid.distance(h, foe) for foe in bits(foes)), default=0)
    return rate


def supply_columns(orders: Orders) -> None:
    """Each Supply Point goes to an HQ or artillery of its own, the Used ones first."""
    state, side = orders.start, orders.side
    grid, served = state.country.grid, 0
    users, used = _users(orders, state.setting.asu), _users(orders, state.setting.asu & state.used)
    safe = supplied(state, side) & (~state.zoc(FOE[side]) | orders.state.occupied[side])
    for u in members(movers(state, side) & state.setting.supply):
        wanted = used & ~served or users & ~served or users
        place = state.place[u]
        where = orders.reach(u).hexes & safe
        if not wanted or not where:
            continue
        if place >= 0:
            where |= 1 << place
        best = min(bits(where), key=lambda h: (_nearest(grid, h, wanted), h))
        served |= 1 << min(bits(wanted), key=lambda h: (grid.distance(best, h), h))
        orders.send(u, best)


def _users(orders: Orders, units: int) -> Bitboard:
    """Where some of the own units will be."""
    own = units & orders.start.setting.own[orders.side]
    return union(HexId(p) for p, there in orders.state.at.items() if p >= 0 and there & own)


def _nearest(grid: Grid, h: HexId, goals: Bitboard) -> int:
    return min(grid.distance(h, other) for other in bits(goals))
