"""The ways on which an army lives: where its lines of supply run, now and on to its objectives."""

from collections.abc import Mapping
from functools import lru_cache

from hexfront.games.s42.country.country import Country, Gait, Going
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import sources_of
from hexfront.hexes import Bitboard, Grid, HexId, bits, union
from hexfront.opponents.s42.ground import travel, victory_hexes, worth
from hexfront.play.masks import each

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
    found = _flow(_routes(state, side), _troops(state, side))
    return [union(h for h, share in found.items() if share >= least) for least in SHARES]


class Lifelines:
    """The part of an army, and of what it fights for, that lives on each of its ways.

    A VP hex counts for the Axis only while it is supplied, so its objectives need ways too.
    """

    def __init__(self, state: S42State, side: int) -> None:
        routes = _routes(state, side)
        self.grid = state.country.grid
        self.flow = _flow(routes, _troops(state, side), skipped=FRONT)
        if side == AXIS:
            for h, share in routes.to_goals.items():
                self.flow[h] = (self.flow.get(h, 0.0) + share) / 2

    def danger(self, foe: HexId) -> float:
        """The part that an enemy in a hex cuts off or could."""
        share = self.flow.get
        return max(
            chance * max([share(h, 0.0) for h in hexes], default=0.0)
            for chance, hexes in zip(DANGER.values(), _bands(self.grid, foe), strict=True)
        )

    def intruders(self, foes: Bitboard) -> dict[HexId, float]:
        """By enemy hex: that part, where there is any."""
        return {foe: danger for foe in bits(foes) if (danger := self.danger(foe))}


@lru_cache(maxsize=8192)
def _bands(grid: Grid, h: HexId) -> tuple[tuple[HexId, ...], ...]:
    """The hexes within each of the distances of danger that are not within the one before."""
    found, inner = [], 0
    for reach in DANGER:
        within = grid.within(h, reach)
        found.append(tuple(bits(within & ~inner)))
        inner = within
    return tuple(found)


def _troops(state: S42State, side: int) -> dict[HexId, float]:
    """By hex, the worth of a side's troops in it."""
    fighting = state.setting.own[side] & state.setting.combat & ~state.setting.asu
    return {
        HexId(place): sum([worth(state, u) for u in each(here)])
        for place, units in state.at.items() if place >= 0 and (here := units & fighting)
    }  # fmt: skip


class Routes(dict[HexId, tuple[HexId, ...]]):
    """By hex: the hexes after it on the shortest way from the Supply Sources that end there."""

    def __init__(self, country: Country, going: Going, gates: Bitboard) -> None:
        super().__init__()
        self.grid = country.grid
        self.way = travel(country, going, gates, Gait.MECHANIZED.value)
        goals = {h: float(points) for h, points in victory_hexes(country).items()}
        self.to_goals: Mapping[HexId, float] = _flow(self, goals)
        """By hex: the share of all objectives whose way leads through."""

    def __missing__(self, start: HexId) -> tuple[HexId, ...]:
        way, neighbours, h = self.way, self.grid.neighbours, start
        found: list[HexId] = []
        while way[h] and len(found) < LONGEST:
            ahead = min(neighbours[h], key=way.__getitem__)
            if way[ahead] >= way[h]:
                break
            found.append(ahead)
            h = ahead
        self[start] = route = tuple(found)
        return route


_routes_to = lru_cache(maxsize=64)(Routes)


def _routes(state: S42State, side: int) -> Routes:
    return _routes_to(state.country, state.going, sources_of(state, side).gates)


def _flow(routes: Routes, wanted: Mapping[HexId, float], *, skipped: int = 0) -> dict[HexId, float]:
    """By hex, the share of what is wanted whose shortest way from the sources leads through.

    The hexes next to those who want it can be `skipped`.
    """
    total = sum(wanted.values())
    found: dict[HexId, float] = {}
    for start, weight in wanted.items():
        share = weight / total
        for h in routes[start][skipped:]:
            found[h] = found.get(h, 0.0) + share
    return found
