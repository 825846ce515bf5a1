"""A board in its season as a game asks for it: costs, TEM and kinds of hexes, looked up by hex.

Costs are in half MF, so that sums stay whole numbers.
"""

from collections.abc import Callable
from functools import cached_property, lru_cache

from hexfront.games.aslsk.boards.model import Board
from hexfront.games.aslsk.definitions.terrain_effects import TerrainChart, TerrainType
from hexfront.games.aslsk.terrain.scenery import Scenery, effects
from hexfront.games.aslsk.terrain.sight import along_road, touched
from hexfront.games.aslsk.terrain.sight_table import SightTable, sight_table
from hexfront.hexes import DIRECTIONS, Bitboard, Direction, HexId, bits, union

IMPASSABLE = 1 << 20
BUILDINGS = (TerrainType.STONE_BUILDING, TerrainType.WOODEN_BUILDING)


class Ground:
    """A board in a month of the year; games on the same one share it, see `ground`."""

    def __init__(self, board: Board, chart: TerrainChart, month: int) -> None:
        self.board, self.chart, self.month = board, chart, month
        self.grid = board.grid
        self.scenery = Scenery(board, effects(chart, month))
        rows = [chart.row(terrain, month) for terrain in board.terrain]
        self.tem = tuple(row.tem for row in rows)
        self.mortar_tem = tuple(
            row.tem if row.mortar_tem is None else row.mortar_tem for row in rows
        )
        hexes = board.grid.hexes
        self.open_ground: Bitboard = union(h for h in hexes if rows[h].open_ground)
        self.cover: Bitboard = union(h for h in hexes if rows[h].cover)
        """Woods and building hexes."""
        self.buildings: Bitboard = board.of(*BUILDINGS)
        self.no_mortars: Bitboard = union(h for h in hexes if not rows[h].mortars)
        self.high: Bitboard = union(h for h in hexes if board.level[h])
        self.road: tuple[int, ...] = tuple(
            sum(1 << d for d in board.road_sides(HexId(h))) if board.in_play(HexId(h)) else 0
            for h in range(board.grid.size)
        )
        """By hex: the directions of its road hexsides."""
        self.cost = tuple(
            tuple(self._cost(HexId(h), d, road=False) for d in DIRECTIONS)
            if board.in_play(HexId(h))
            else ()
            for h in range(board.grid.size)
        )
        """By hex and direction: half MF to enter the neighbour, not by road."""
        self.road_cost = tuple(
            tuple(self._cost(HexId(h), d, road=True) for d in DIRECTIONS)
            if board.in_play(HexId(h))
            else ()
            for h in range(board.grid.size)
        )
        """The same at the road rate; IMPASSABLE without a road hexside."""
        self.around = tuple(
            tuple(
                way
                for way in zip(adjacent, self.cost[h], self.road_cost[h], strict=True)
                if way[0] >= 0
            )
            if self.cost[h]
            else ()
            for h, adjacent in enumerate(board.grid.adjacent)
        )
        """By hex: its neighbours, each with both of these costs."""
        self.cheapest = tuple(
            tuple((to, min(cost, road)) for to, cost, road in ways) for ways in self.around
        )
        """By hex: its neighbours, each with the half MF by road where that is cheaper."""
        self.dearest = tuple(max((cost for _, cost in ways), default=0) for ways in self.cheapest)
        """By hex: the half MF for the dearest of these."""
        self.entry = tuple(row.half_mf for row in rows)
        """By hex: half MF to enter it from off board or another level ground, not by road."""
        self._building: dict[HexId, Bitboard] = {}
        self._seen: dict[HexId, Bitboard] = {}
        self.watching: Callable[[Bitboard], Bitboard] = lru_cache(1 << 12)(self._watching)
        """All hexes in LOS of any of some hexes, such as those of the enemy."""
        self._touched: dict[tuple[HexId, HexId], Bitboard] = {}
        self._near: dict[tuple[HexId, int], Bitboard] = {}
        self._along_road: dict[tuple[HexId, HexId], bool] = {}
        self.walled: Bitboard = union(h for side in board.hexsides for h in side)
        """The hexes with a wall or hedge on one of their sides."""
        self.edge: Bitboard = union(h for h in hexes if min(board.grid.adjacent[h]) < 0)

    def _cost(self, h: HexId, d: Direction, *, road: bool) -> int:
        to = self.grid.adjacent[h][d]
        if to < 0 or (road and not self.road[h] >> d & 1):
            return IMPASSABLE
        mf = self.chart.road.mf if road else self.chart.row(self.board.terrain[to], self.month).mf
        if not road and (wall := self.board.between(h, to)):
            mf += self.chart.hexsides[wall].mf
        if self.board.climbs(h, to):
            mf *= self.chart.hill.crest_multiplier.value  # ASL-1.1.1.HI.h
        return int(2 * mf)

    @cached_property
    def sight(self) -> SightTable:
        """The LOS of all pairs; it is worked out when first asked for, which takes its time."""
        return sight_table(self.board, effects(self.chart, self.month))

    def warm(self) -> None:
        """Work out the LOS of all pairs now, so that nobody has to wait for it later."""
        self.seen(self.grid.hexes[0])

    def building(self, h: HexId) -> Bitboard:
        """All hexes of the building in a hex; 0 without one (ASL-2.0.k)."""
        found = self._building.get(h)
        if found is None:
            inside = self.buildings >> h & 1
            found = self._building[h] = union(self.board.building(h)) if inside else 0
        return found

    @cached_property
    def blocks(self) -> Bitboard:
        """The hexes of buildings that fill more than one."""
        return union(h for h in bits(self.buildings) if self.building(h) != 1 << h)

    def seen(self, h: HexId) -> Bitboard:
        """All hexes in LOS of a hex, itself included."""
        found = self._seen.get(h)
        if found is None:
            found = self._seen[h] = self.sight.seen_from(h)
        return found

    def _watching(self, hexes: Bitboard) -> Bitboard:
        found = 0
        for h in bits(hexes):
            found |= self.seen(h)
        return found

    def touched(self, a: HexId, b: HexId) -> Bitboard:
        """The hexes in which smoke hinders a line, its ends included (ASL-1.2.5.e)."""
        key = (a, b) if a < b else (b, a)
        if key not in self._touched:
            self._touched[key] = union(touched(self.grid, a, b)) if a != b else 1 << a
        return self._touched[key]

    def distance(self, a: HexId, b: HexId) -> int:
        """The range in hexes (ASL-1.1.g)."""
        return self.grid.distance(a, b)

    def near(self, h: HexId, distance: int) -> Bitboard:
        """All hexes at this distance or less, the hex itself included."""
        found = self._near.get((h, distance))
        if found is None:
            found = self._near[h, distance] = self.grid.within(h, distance)
        return found

    def along_road(self, a: HexId, b: HexId) -> bool:
        """Whether the line from a reaches the dot of b over the road (ASL-1.1.1.WR.a)."""
        key = (a, b)
        if key not in self._along_road:
            self._along_road[key] = along_road(self.board, a, b)
        return self._along_road[key]


@lru_cache(maxsize=64)
def ground(board: Board, chart: TerrainChart, month: int) -> Ground:
    """The ground of a board in a month, made once."""
    return Ground(board, chart, month)
