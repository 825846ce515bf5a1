"""Encirclement: closing the ways out of a hex that is about to be attacked."""

from hexfront.games.s42.retreat.courses import survives
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import joined
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.opponents.s42.ground import worth
from hexfront.opponents.s42.judge import LONG_RETREAT, Judge
from hexfront.opponents.s42.orders import Orders
from hexfront.play.masks import members
from hexfront.play.teams import FOE

Moves = tuple[tuple[int, HexId], ...]
"""Units and the hexes they go to."""
RING = 2
"""Hexes around a target in which a unit can bar its retreat."""
MOST = 3
"""Units that are sent to close one ring."""
PRIZE = 6.0
"""The worth of defenders from which a ring is worth the units."""
BEARS = 5.0
"""Times its own strength that a unit in a ring stands against for a turn."""


def shut_in(state: S42State, target: HexId) -> bool:
    """Would the units in a hex die on the retreat?"""
    units = state.at.get(target, 0) & state.setting.combat
    return bool(units) and not survives(state, units, target, LONG_RETREAT)


def ways_out(state: S42State, target: HexId) -> float:
    """Hexes into which units could step out of a hex; one in an EZOC counts half."""
    units = state.at.get(target, 0) & state.setting.combat
    side = state.side_of(members(units)[0]) if units else 0
    foe = FOE[side]
    grid, bonds = state.country.grid, state.bonds(foe)
    zone = state.zoc(foe) & ~state.occupied[side]
    found = 0.0
    for h in bits(grid.neighbour_mask[target] & state.country.land & ~state.occupied[foe]):
        way = grid.direction(target, h)
        if way is not None and not bonds.bars(target, way, h):
            found += 0.5 if zone >> h & 1 else 1.0
    return found


def around(orders: Orders, judge: Judge, target: HexId, moves: Moves) -> Moves:
    """Units that leave the defenders of a hex no way out, once others have made their moves.

    Nothing if it is not worth the units, needs none, or cannot be done.
    """
    after, foe = orders.state.copy(), FOE[orders.side]
    for u, h in moves:
        after.put(u, h)
    defenders = after.combat_at(target, foe)
    if sum(worth(after, u) for u in members(defenders)) < PRIZE or shut_in(after, target):
        return ()
    near = after.country.grid.within(target, RING) & ~after.occupied[foe]
    busy = dict(moves)
    free = [
        u for u in orders.combat_waiting()
        if u not in busy and orders.options(u) & near and not after.disordered >> u & 1
    ]  # fmt: skip
    sent: list[tuple[int, HexId]] = []
    while len(sent) < MOST:
        best = _next(orders, judge, after, target, near, free)
        if best is None:
            return ()
        after.put(*best)
        free.remove(best[0])
        sent.append(best)
        if shut_in(after, target):
            return tuple(sent)
    return ()


def _next(
    orders: Orders, judge: Judge, state: S42State, target: HexId, near: Bitboard, free: list[int]
) -> tuple[int, HexId] | None:
    """The unit and hex that leave the fewest ways out, in supply and strong enough to stand."""
    safe = joined(orders.start, orders.side)
    now = ways_out(state, target)
    best: tuple[float, int, HexId] | None = None
    for u in free:
        for h in bits(orders.options(u) & near & safe):
            strength = orders.strength(h) + state.face(u).defense
            if judge.menace[h] > BEARS * strength or not orders.fits(u, h):
                continue
            after = state.copy()
            after.put(u, h)
            left = ways_out(after, target)
            if left < now and (best is None or (left, u, h) < best):
                best = (left, u, h)
    return None if best is None else (best[1], best[2])
