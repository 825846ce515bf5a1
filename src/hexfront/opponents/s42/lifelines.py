"""The ways on which an army lives: where its lines of supply run, now and on to its objectives."""

from collections.abc import Mapping

from hexfront.games.s42.country.country import Gait
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import sources_of
from hexfront.hexes import NOWHERE, Bitboard, HexId, bits, union
from hexfront.opponents.s42.ground import travel, victory_hexes, worth
from hexfront.play.masks import members

SHARES = (0.1, 0.2, 0.3)
"""Parts of an army whose supply runs through one hex; each of them makes it more of an aim."""
LONGEST = 120
"""Hexes of a line of supply that are followed."""
CUT, CLOSE, NEAR = 1, 3, 5
"""Hexes from a line at which an enemy cuts it, can cut it in a turn, and may come to cut it."""
DANGER = {CUT: 1.0, CLOSE: 0.6, NEAR: 0.3}
FRONT = 3
"""Hexes behind troops that are the front itself: the enemy there faces them."""


def arteries(state: S42State, side: int) -> list[Bitboard]:
    """Hexes through which the shortest ways of much of an army lead to its Supply Sources.

    One board for each of the SHARES, the widest first; each holds the next.
    """
    found = _flow(state, side, _troops(state, side))
    return [union(h for h, share in found.items() if share >= least) for least in SHARES]


def intruders(state: S42State, side: int, foes: Bitboard) -> dict[HexId, float]:
    """By enemy hex: the part of an army, and of what it fights for, that it cuts off or could.

    A VP hex counts for the Axis only while it is supplied, so its objectives need ways too.
    """
    flow = _flow(state, side, _troops(state, side), skipped=FRONT)
    if side == AXIS:
        goals = {h: float(points) for h, points in victory_hexes(state.country).items()}
        for h, share in _flow(state, side, goals).items():
            flow[h] = (flow.get(h, 0.0) + share) / 2
    grid = state.country.grid
    found: dict[HexId, float] = {}
    for foe in bits(foes):
        danger = 0.0
        for h in bits(grid.within(foe, NEAR)):
            if h in flow:
                far = grid.distance(foe, h)
                near = next(chance for reach, chance in DANGER.items() if far <= reach)
                danger = max(danger, near * flow[h])
        if danger:
            found[foe] = danger
    return found


def _troops(state: S42State, side: int) -> dict[HexId, float]:
    """By hex, the worth of a side's troops in it."""
    fighting = state.setting.own[side] & state.setting.combat & ~state.setting.asu
    return {
        HexId(place): sum(worth(state, u) for u in members(units & fighting))
        for place, units in state.at.items() if place >= 0 and units & fighting
    }  # fmt: skip


def _flow(
    state: S42State, side: int, wanted: Mapping[HexId, float], *, skipped: int = 0
) -> dict[HexId, float]:
    """By hex, the share of what is wanted whose shortest way from the sources leads through.

    The hexes next to those who want it can be `skipped`.
    """
    grid = state.country.grid
    gates = sources_of(state, side).gates
    way = travel(state.country, state.going, gates, Gait.MECHANIZED.value)
    total = sum(wanted.values())
    found: dict[HexId, float] = {}
    for start, weight in wanted.items():
        h = start
        for step in range(LONGEST):
            if not way[h]:
                break
            ahead = min((to for to in grid.adjacent[h] if to != NOWHERE), key=way.__getitem__)
            if way[ahead] >= way[h]:
                break
            if step >= skipped:
                found[ahead] = found.get(ahead, 0.0) + weight / total
            h = ahead
    return found
