"""A board as the rules read it: tables by hex id, worked out once for each map.

Lines of sight, arcs and attack zones are bitboards, so a question about a pair of hexes
is a shift and a mask.
"""

from collections.abc import Mapping

from hexfront.board import Board
from hexfront.games.coh.definitions.counters import Mover, UnitKind
from hexfront.games.coh.definitions.terrain import Terrain
from hexfront.games.coh.terrain.elevation import HIGHEST, STEEP, Relief, lines_by_level
from hexfront.games.coh.terrain.veils import Veils
from hexfront.hexes import DIRECTIONS, Direction, HexId, bits, cone, sight_over, trace, union
from hexfront.play.datafile import DataError

IMPASSABLE = -1
CLEAR = "open"
"""Terrain that is difficult for nobody."""
WALL_CROSSED: Mapping[Mover, int] = {
    Mover.FOOT: 1,  # COH-4.9.a
    Mover.TRACKED: 1,  # COH-15.3
    Mover.WHEELED: IMPASSABLE,
}


def _chart(board: Board, terrain: Mapping[str, Terrain]) -> list[Terrain]:
    """The row of the terrain chart for each hex of the board."""
    for kind in ("open", *board.terrain):
        if kind and kind not in terrain:
            raise DataError(f"terrain.toml: {kind}: table is missing, board {board.id} needs it")
    return [terrain[kind or "open"] for kind in board.terrain]


class Battlefield:
    """Terrain, walls, roads and sight of one map; immutable once made.

    `steep_roads`: a road takes vehicles up and down steep slopes (A5).
    """

    def __init__(
        self, board: Board, terrain: Mapping[str, Terrain], steep_roads: bool = True
    ) -> None:
        self.board = board
        self.grid = board.grid
        self.steep_roads = steep_roads
        self.whole = board.whole
        self.terrain = _chart(board, terrain)
        self.blocking = union(h for h in bits(self.whole) if self.terrain[h].blocks)
        self.dry = self.whole & ~union(h for h in bits(self.whole) if self.terrain[h].no_smoke)
        """Hexes at which smoke may be aimed (COH-14.0.b)."""
        self.sunken = union(h for h in bits(self.whole) if self.terrain[h].sunken)
        """Gullies, one level below the ground around them (COHC-10.h)."""
        self.level = tuple(
            (-1 if self.sunken >> h & 1 else level) if self.whole >> h & 1 else 0
            for h, level in enumerate(board.level)
        )
        """By hex: its height (COH-12.0); half hexes are out of play."""
        self.hilly = any(self.level)
        by_level = [union(h for h in bits(self.whole) if max(self.level[h], 0) == level)
                    for level in range(HIGHEST + 1)]  # fmt: skip
        seen = sight_over(self.grid, lines_by_level(by_level, self.blocking))
        self.sight: list[int] = [hexes & self.whole for hexes in seen]
        """By hex: what it sees of the map, smoke apart (COH-5.2, COH-12.4)."""
        self.relief = Relief(self.grid, self.level, self.blocking)
        self.veil = Veils(self.grid).veil
        """What smoke hides from a hex (COH-14.3, COH-14.4)."""
        whole = self.whole
        self.adjacent: list[tuple[HexId, ...]] = [
            tuple(n if n >= 0 and whole >> n & 1 else HexId(-1) for n in around)
            for around in self.grid.adjacent
        ]
        self.neighbours: list[tuple[HexId, ...]] = [
            tuple(n for n in around if n >= 0) for around in self.adjacent
        ]
        self.near: list[int] = [union(around) for around in self.neighbours]
        for h in bits(self.sunken):  # COHC-10.k
            for other in bits(self.whole & ~(self.near[h] | 1 << h)):
                self.sight[h] &= ~(1 << other)
                self.sight[other] &= ~(1 << h)
        self.fronts: list[list[int]] = [
            [union(self.front(at, facing)) for facing in range(6)] for at in range(self.grid.size)
        ]
        """By hex and facing: the three front hexes, as a bitboard."""
        self._distances: list[list[int]] = [[] for _ in range(self.grid.size)]
        self._arcs: dict[tuple[int, int], int] = {}
        self._zones: dict[tuple[int, int, int], int] = {}
        self._discs: dict[tuple[int, int], int] = {}
        self.prices: Mapping[Mover, dict[tuple[int, bool], dict[int, int]]] = {
            mover: {} for mover in Mover
        }
        """By mover, hex and whether it is a vehicle: what an edition with costs of its own has
        found the ground to add to a step, by where it leads."""
        self._guards: dict[tuple[int, int], bool] = {}
        self._walled = {h for side in board.walls for h in side}
        self._road_exits = {h for h, _ in board.road_exits}
        self.exits: Mapping[Mover, list[int]] = {
            mover: [self._exits(mover, h) for h in range(self.grid.size)] for mover in Mover
        }
        """By mover and hex: the adjacent hexes that are open to it, as a bitboard."""
        self.roads: list[int] = [
            union(h for h in around if self.road_between(at, h))
            for at, around in enumerate(self.neighbours)
        ]
        """By hex: the adjacent hexes to which a road leads."""
        self.clear: list[int] = [
            union(h for h in around if self.is_clear(h) and not self.wall_between(at, h))
            for at, around in enumerate(self.neighbours)
        ]
        """By hex: the adjacent hexes of open terrain that no wall cuts off (COH-15.2.g)."""
        self.steep: list[int] = [self._steep(h) for h in range(self.grid.size)]
        """By hex: the adjacent hexes two levels higher or lower (COH-12.2.c)."""
        self.drops: list[int] = [
            union(h for h in bits(steep) if self.level[h] < self.level[at])
            for at, steep in enumerate(self.steep)
        ]
        """By hex: those of them that are lower."""
        self._drives: Mapping[Mover, list[int]] = {
            mover: [exits & ~(self.steep[h] & ~self._climbed_by_road(h))
                    for h, exits in enumerate(self.exits[mover])]
            for mover in Mover
        }  # fmt: skip

    def is_clear(self, at: int) -> bool:
        """Ground on which tracks have their bonus moves."""
        terrain = self.terrain[at]
        return terrain.id == CLEAR or terrain.firm

    def in_play(self, at: int) -> bool:
        """Is this a whole hex of the map (COH-4.0.a)?"""
        return 0 <= at < self.grid.size and bool(self.whole >> at & 1)

    def distance(self, a: int, b: int) -> int:
        row = self._distances[a]
        if not row:
            grid, here = self.grid, HexId(a)
            row = self._distances[a] = [grid.distance(here, HexId(h)) for h in range(grid.size)]
        return row[b]

    def sees(self, a: int, b: int) -> bool:
        """COH-5.2: reciprocal, all round, blocked by woods, buildings and hills in between."""
        return bool(self.sight[a] >> b & 1)

    def arc(self, at: int, facing: int) -> int:
        """The arc of fire (COH-5.1)."""
        found = self._arcs.get((at, facing))
        if found is None:
            found = cone(self.grid, HexId(at), Direction(facing)) & self.whole
            self._arcs[at, facing] = found
        return found

    def zone(self, at: int, facing: int, reach: int) -> int:
        """The attack zone out to `reach` hexes (COH-5.0.b); the own hex is not in it."""
        found = self._zones.get((at, facing, reach))
        if found is None:
            within = self.grid.within(HexId(at), reach)
            found = self.arc(at, facing) & self.sight[at] & within
            self._zones[at, facing, reach] = found
        return found

    def within(self, at: int, distance: int) -> int:
        found = self._discs.get((at, distance))
        if found is None:
            found = self._discs[at, distance] = self.grid.within(HexId(at), distance) & self.whole
        return found

    def wall_between(self, a: int, b: int) -> bool:
        return self.board.wall_between(HexId(a), HexId(b))

    def road_between(self, a: int, b: int) -> bool:
        return self.board.road_between(HexId(a), HexId(b))

    def _exits(self, mover: Mover, at: int) -> int:
        """Where a step of this mover may lead; along a road everywhere (COH-4.10, COH-15.4)."""
        return union(
            h for h in self.neighbours[at]
            if self.road_between(at, h)
            or (mover in self.terrain[h].entry
                and not (WALL_CROSSED[mover] == IMPASSABLE and self.wall_between(at, h)))
        )  # fmt: skip

    def _steep(self, at: int) -> int:
        level = self.level[at]
        return union(h for h in self.neighbours[at] if abs(self.level[h] - level) >= STEEP)

    def _climbed_by_road(self, at: int) -> int:
        if not self.steep_roads:
            return 0
        return union(h for h in bits(self.steep[at]) if self.road_between(at, h))

    def exits_of(self, kind: UnitKind) -> list[int]:
        """By hex: where a unit of this kind may step; vehicles climb no steep slope.

        COH-12.2.d; a field gun is no vehicle and may (COH-12.2.e).
        """
        return (self._drives if kind.is_vehicle else self.exits)[kind.mover]

    def open_from_edge(self, mover: Mover, at: int) -> bool:
        """May this kind of mover come into the hex from beside the map? On a road anything may."""
        return mover in self.terrain[at].entry or at in self._road_exits

    def road_from_edge(self, at: int) -> bool:
        """Does a road lead into the hex from beside the map?"""
        return at in self._road_exits

    def clear_from_edge(self, at: int) -> bool:
        """Is the hex open to bonus moves for whoever comes from beside the map (COH-15.2.o)?"""
        return self.is_clear(at) or at in self._road_exits

    def has_wall(self, at: int) -> bool:
        return at in self._walled

    def wall_guards(self, target: int, attacker: int) -> bool:
        """Does a line from the attacker's hex enter the target hex across a wall?

        COH-6.5.a; exactly at a corner, both sides that meet there must have walls (A-15).
        """
        if target not in self._walled or target == attacker:
            return False
        key = (target, attacker)
        found = self._guards.get(key)
        if found is None:
            sides = trace(self.grid, HexId(attacker), HexId(target)).entry
            around = self.grid.adjacent[target]
            found = all(self.wall_between(target, around[side]) for side in sides)
            self._guards[key] = found
        return found

    def front(self, at: int, facing: int) -> tuple[HexId, ...]:
        """The three front hexes (COH-4.2.a), as far as they are on the map."""
        around = self.adjacent[at]
        return tuple(h for h in (around[facing - 1], around[facing], around[(facing + 1) % 6])
                     if h >= 0)  # fmt: skip

    def is_front(self, at: int, facing: int, neighbour: int) -> bool:
        return bool(self.fronts[at][facing] >> neighbour & 1)

    def direction(self, a: int, b: int) -> int:
        """The direction from a hex to its neighbour."""
        for direction in DIRECTIONS:
            if self.adjacent[a][direction] == b:
                return int(direction)
        raise ValueError(f"hexes {a} and {b} are not adjacent")
