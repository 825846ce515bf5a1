"""Where a rout can lead: the map as a routing unit finds it, searched for cover.

What a unit may enter depends on the enemies it has seen on its way (ASL-3.6.l, ASL-3.6.m), so a
search goes over pairs of a hex and the enemies seen until there. Costs are in half MF.
"""

from collections.abc import Iterator
from heapq import heappop, heappush

from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.terrain.ground import IMPASSABLE, Ground
from hexfront.games.aslsk.units.condition import fits
from hexfront.hexes import Bitboard, Direction, HexId, bits, few
from hexfront.play.teams import FOE

HEX = 2
"""Half MF that a hex costs at least."""


class Ways:
    """The map for the units that rout together from a hex; valid until anything moves."""

    def __init__(self, state: AslskState, side: int, party: int, start: HexId) -> None:
        ground = state.setting.ground
        self.state, self.side, self.party, self.start = state, side, party, start
        self.ground, self.grid = ground, ground.grid
        self.enemies = visible_enemies(state, side)
        self.home: Bitboard = ground.building(start)
        """The building in which the rout began (ASL-3.6.q)."""
        self._room: dict[HexId, bool] = {}
        self._next: dict[tuple[HexId, Bitboard], list[tuple[HexId, int]]] = {}

    def known(self, h: HexId) -> Bitboard:
        """The hexes of enemies that are Known in a hex (ASL-2.0.ac)."""
        return self.ground.seen(h) & self.enemies

    def room(self, h: HexId) -> bool:
        """Whether stacking lets the units in (ASL-3.6.r)."""
        if not self.state.occupied[self.side] >> h & 1:
            return True
        if h not in self._room:
            self._room[h] = fits(self.state, h, self.side, self.party)
        return self._room[h]

    def beside_enemy(self, h: HexId) -> bool:
        return bool((self.grid.neighbour_mask[h] | 1 << h) & self.enemies)

    def stops(self, h: HexId) -> bool:
        """Whether a unit that has come here leaves only for other cover (ASL-3.6.p)."""
        cover = self.ground.cover & ~self.home & ~(1 << self.start)
        return cover >> h & 1 == 1 and not self.beside_enemy(h)

    def onward(self, h: HexId, known: Bitboard) -> Bitboard:
        """The hexes that may be entered from a hex, by all but the duty to seek cover."""
        open_ = self.grid.neighbour_mask[h] & ~self.enemies & ~nearer_to(self.ground, h, known)
        for enemy in bits(self.grid.neighbour_mask[h] & self.enemies):
            open_ &= ~self.grid.neighbour_mask[enemy]  # ASL-3.6.n
        if self.stops(h):
            open_ &= self.ground.cover
        for n in bits(open_ & self.state.occupied[self.side]):
            if not self.room(n):
                open_ &= ~(1 << n)
        return open_

    def cost(self, h: HexId, d: Direction, *, road: bool) -> int:
        """Half MF for a step; smoke costs more (ASL-1.2.5.g)."""
        n = self.grid.adjacent[h][d]
        paid = (self.ground.road_cost if road else self.ground.cost)[h][d]
        if paid < IMPASSABLE and n in self.state.smoke:
            paid += 2 * self.ground.chart.smoke.mf.value
        return paid

    def cheapest(self, h: HexId, d: Direction) -> int:
        return min(self.cost(h, d, road=False), self.cost(h, d, road=True))

    def _steps(self, h: HexId, known: Bitboard) -> list[tuple[HexId, int]]:
        """The hexes onward of a hex with what they cost; one search after another asks for them."""
        found = self._next.get((h, known))
        if found is None:
            adjacent = self.grid.adjacent[h]
            found = self._next[h, known] = [
                (n, self.cheapest(h, Direction(adjacent.index(n))))
                for n in bits(self.onward(h, known))
            ]
        return found

    def ignored(self, known: Bitboard) -> Bitboard:
        """The hexes that may be ignored as cover.

        They belong to the building in which the unit began, or are no farther from a Known enemy
        unit than its starting hex (ASL-3.6.q, ASL-3.6.s).
        """
        found = self.home
        for enemy in bits(known):
            found |= self.ground.near(enemy, self.grid.distance(self.start, enemy))
        return found

    def goals(self, h: HexId, known: Bitboard, mf: int) -> dict[HexId, int]:
        """The cover that must be sought from a hex with so many half MF, with what it costs.

        That is the nearest that may not be ignored, and all that may be and is no farther. There
        is none without cover in reach, or if all of it is ignored (ASL-3.6.k, ASL-3.6.t).
        """
        cover = self.ground.cover & ~(1 << self.start) & ~(1 << h)
        duty = self._reached(h, known, mf, cover & ~self.ignored(known))
        nearest = next(duty, None)
        if nearest is None:
            return {}
        return {c: cost for cost, c in self._reached(h, known, nearest[0], cover)}

    def reaches(self, h: HexId, known: Bitboard, mf: int, goals: dict[HexId, int]) -> bool:
        """Whether a hex is nearer, in MF, to one of these goals than their costs say."""
        aims, limit = sum(1 << c for c in goals), min(mf, max(goals.values()))
        return any(cost < goals[c] for cost, c in self._reached(h, known, limit, aims))

    def _reached(
        self, h: HexId, known: Bitboard, mf: int, aims: Bitboard
    ) -> Iterator[tuple[int, HexId]]:
        """Those of some hexes to which legal ways lead, with the least cost, the nearest first."""
        settled: dict[HexId, list[Bitboard]] = {}
        queue: list[tuple[int, HexId, Bitboard]] = [(0, h, known)]
        while queue:
            cost, at, seen = heappop(queue)
            before = settled.setdefault(at, [])
            # Whoever came as cheaply and has seen no other enemies can do all that this one can.
            if any(not other & ~seen for other in before):
                continue
            if aims >> at & 1 and not before:
                yield cost, at
            before.append(seen)
            if not self.ground.near(at, (mf - cost) // HEX) & aims:
                continue
            for n, paid in self._steps(at, seen):
                if cost + paid <= mf:
                    heappush(queue, (cost + paid, n, seen | self.known(n)))


def visible_enemies(state: AslskState, side: int) -> Bitboard:
    """The hexes with enemies of a side that are not hidden."""
    occupied, enemy = state.occupied[FOE[side]], FOE[side]
    if not state.hidden & state.own[enemy]:
        return occupied
    return sum(1 << h for h in bits(occupied) if state.units_at(h, enemy) & ~state.hidden)


def nearer_to(ground: Ground, h: HexId, enemies: Bitboard) -> Bitboard:
    """The neighbours of a hex that are nearer to some enemy (ASL-3.6.l)."""
    found, around = 0, ground.grid.neighbour_mask[h]
    for enemy in few(enemies):
        found |= around & ground.near(enemy, ground.distance(h, enemy) - 1)
    return found
