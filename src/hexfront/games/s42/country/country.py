"""The map as the rules ask about it: tables by hex and by crossing, made once from a theatre.

A step is an origin and a direction, and what lies on its hexside is kept as crossings: by
direction, the hexes from which a step that way crosses it. So a question about a hexside is one
bit, and a question about all hexes at once is a handful of operations on integers.
"""

from collections.abc import Iterable
from enum import Enum
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from hexfront.board import Hexside, hexside
from hexfront.games.s42.definitions.charts import Charts, charts
from hexfront.games.s42.definitions.terrain_effects import Barrier, Cost, Crossing, HexRow
from hexfront.games.s42.places import BAKU, PENDING, area_place
from hexfront.games.s42.theatre import (
    Holder,
    PlaceKind,
    Railway,
    River,
    RoadKind,
    SeaName,
    Terrain,
    Theatre,
    load,
)
from hexfront.games.s42.zones.zones import (
    Crossings,
    Ground,
    crossings,
    hexsides,
    joined_crossings,
    stepped,
)
from hexfront.hexes import DIRECTIONS, NOWHERE, Bitboard, HexId, union

NO_WAY = -1
"""The cost of a step that cannot be made."""


class Season(NamedTuple):
    """What of weather and time of year changes the map."""

    wet: bool = False
    """Rain or Mud (S42-23.2.3)."""
    marsh: bool = False
    """Seasonal Marsh has become Marsh (S42-23.2.3.b)."""
    winter: bool = False
    """Rivers are frozen and alpine hexsides closed (S42-23.4)."""
    built: int = 0
    """The last turn on which an unfinished railway brought bridges (S42-17.5.a)."""


class Gait(Enum):
    """How a unit moves: the two columns of the Terrain Effects Chart (S42-2.3.3.a)."""

    FOOT = 0
    MECHANIZED = 1


class Going:
    """What movement costs in one season, in half MPs.

    `costs[gait][direction]` lists (cost, origins): the hexes from which a step that way costs so
    much; the third gait is that of a stack with both kinds of unit, which pays the higher cost.
    Steps over unbridged Major Rivers are kept apart in `fords`, with the surcharge in their cost:
    they need a start on the bank, a Pontoon Bridge or a Ferry (S42-5.5.2). Steps over alpine
    hexsides off the road are in `alpine` and in `costs`; only mountain units take them (S42-9.6.2).
    """

    __slots__ = (
        "_step", "alpine", "costs", "entry", "fordable", "fords", "ground", "impassable", "open",
        "overland", "rows", "season", "walls",
    )  # fmt: skip

    def __init__(self, country: "Country", season: Season) -> None:
        theatre, grid = country.theatre, country.grid
        self.season = season
        self.rows: tuple[HexRow | None, ...] = tuple(
            country.row(HexId(h), season) if country.land >> h & 1 else None
            for h in range(grid.size)
        )
        """The row of the Terrain Effects Chart by hex, None where nothing can stand."""
        impassable = list(country.impassable(season))
        frozen = [*country.frozen_sides] if season.winter else []
        majors = [side for side, kind in theatre.rivers.items() if kind is River.MAJOR]
        volga = [side for side, kind in theatre.rivers.items() if kind is River.VOLGA]
        open_major = [side for side in majors if side not in set(frozen)]
        closed = (*impassable, *volga, *country.shores)
        self.ground = Ground(grid, crossings(grid, closed), crossings(grid, open_major))
        self.alpine: Crossings = crossings(
            grid, () if season.winter else (s for s in theatre.alpine if s not in theatre.roads)
        )
        self.impassable: Crossings = crossings(grid, impassable)
        """Hexsides across which nothing is adjacent (S42-2.2.3.c); the Volga is none of them."""
        self.walls = hexsides(grid, joined_crossings(self.impassable, self.alpine))
        """Hexsides that no path of supply or range crosses (S42-16.3.2.d, S42-16.3.2.e)."""
        self._step: tuple[dict[int, int], dict[int, int]] = ({}, {})
        fords: tuple[dict[tuple[int, int], int], ...] = ({}, {})
        plain: tuple[dict[tuple[int, int], int], ...] = ({}, {})
        barred = set(impassable)
        for h in grid.hexes:
            for d in DIRECTIONS:
                to = grid.adjacent[h][d]
                side = (min(h, to), max(h, to))
                if to == NOWHERE or side in barred:
                    continue
                for gait in Gait:
                    cost, ford = self._cost(country, season, side, to, gait)
                    if cost == NO_WAY:
                        continue
                    self._step[gait.value][h * 6 + d] = cost
                    table = fords if ford else plain
                    key = (d, cost)
                    table[gait.value][key] = table[gait.value].get(key, 0) | 1 << h
        self.costs = tuple(_by_direction(table) for table in (*plain, _slower(*plain)))
        self.fords = tuple(_by_direction(table) for table in (*fords, _slower(*fords)))
        self.open = _steps(self.costs[0])
        """Steps that can be made without a ford, at whatever cost."""
        self.fordable = _steps(self.fords[0])
        self.entry = tuple(
            tuple(
                0 if row is None else
                self._road_cost(country, season, gait, country.edge_roads[h])
                if h in country.edge_roads else row.cost.halves(gait is Gait.MECHANIZED)
                for h, row in self._numbered()
            )
            for gait in Gait
        )  # fmt: skip
        """By gait and hex: the cost of entering the map there (S42-22.3.1.d)."""
        self.overland = union(h for h, row in self._numbered() if row and row.overland > 1)
        """Hexes that count as two in the overland portion of a LOS (S42-16.3.2.b)."""

    def _numbered(self) -> Iterable[tuple[HexId, HexRow | None]]:
        return ((HexId(h), row) for h, row in enumerate(self.rows))

    def step_cost(self, origin: HexId, direction: int, gait: Gait) -> int:
        """The cost of one step in half MPs, or NO_WAY."""
        return self._step[gait.value].get(origin * 6 + direction, NO_WAY)

    @staticmethod
    def _road_cost(country: "Country", season: Season, gait: Gait, kind: RoadKind) -> int:
        road = country.charts.terrain.roads[kind]
        cost = road.wet if season.wet and road.wet is not None else road.cost
        return cost.halves(gait is Gait.MECHANIZED)

    def _cost(
        self, country: "Country", season: Season, side: Hexside, to: HexId, gait: Gait
    ) -> tuple[int, bool]:
        """The cost of a step and whether it fords an unbridged Major River."""
        chart, mechanized = country.charts.terrain, gait is Gait.MECHANIZED
        road = country.theatre.roads.get(side)
        if road is not None:
            return self._road_cost(country, season, gait, road), False  # S42-5.5.4.b
        row = self.rows[to]
        if row is None:
            return NO_WAY, False
        cost = row.cost.halves(mechanized)
        if side in country.theatre.alpine:
            cost += _halves(chart.hexsides[Barrier.ALPINE].cost, mechanized)
        river = country.theatre.rivers.get(side)
        if river is None:
            if not (row.river_sides or _river_sides(self.rows[_other(side, to)])):
                return cost, False
            river = River.MINOR  # S42-2.2.2.b
        surcharge, ford = _crossing(country, season, side, river, mechanized)
        return (NO_WAY if surcharge == NO_WAY else cost + surcharge), ford


def _crossing(
    country: "Country", season: Season, side: Hexside, river: River, mechanized: bool
) -> tuple[int, bool]:
    """What crossing a river off the road adds, and whether it is an unbridged Major one."""
    chart = country.charts.terrain
    railway, ferry = side in country.railway_sides(season), side in country.ferry_sides
    if river is River.MINOR:
        barrier = chart.hexsides[Barrier.MINOR_RIVER]
        wet = season.wet and not railway  # S42-5.2.e
        return _halves(barrier.wet if wet else barrier.cost, mechanized), False
    if season.winter and side in country.frozen_sides:  # S42-23.4.j
        kind = Barrier.MAJOR_RIVER if river is River.MAJOR else Barrier.LAKE
        return _halves(chart.hexsides[kind].frozen, mechanized), False
    if ferry:
        return chart.crossings[Crossing.FERRY].cost.halves(mechanized), False
    bridge = side in country.theatre.volga_bridges if river is River.VOLGA else railway
    if bridge:
        return chart.crossings[Crossing.RAIL_BRIDGE].cost.halves(mechanized), False
    if river is River.VOLGA:
        return NO_WAY, False  # S42-5.5.3.a; the Flotilla is asked elsewhere
    return _halves(chart.hexsides[Barrier.MAJOR_RIVER].cost, mechanized), True


def _other(side: Hexside, end: HexId) -> HexId:
    return side[0] if side[1] == end else side[1]


def _river_sides(row: HexRow | None) -> bool:
    return row is not None and row.river_sides


def _halves(cost: Cost | None, mechanized: bool) -> int:
    return 0 if cost is None else cost.halves(mechanized)


StepTable = tuple[tuple[tuple[int, Bitboard], ...], ...]


def _by_direction(table: dict[tuple[int, int], Bitboard]) -> StepTable:
    return tuple(
        tuple((cost, mask) for (way, cost), mask in sorted(table.items()) if way == d)
        for d in DIRECTIONS
    )


StepCosts = dict[tuple[int, int], Bitboard]


def _slower(foot: StepCosts, mechanized: StepCosts) -> StepCosts:
    """The higher cost of each step, where both gaits can make it."""
    found: StepCosts = {}
    for (d, cost), mask in foot.items():
        for (way, high), more in mechanized.items():
            if way == d and mask & more:
                key = (d, max(cost, high))
                found[key] = found.get(key, 0) | mask & more
    return found


def _steps(table: StepTable) -> Crossings:
    """All steps of a table; each stands in it once."""
    a, b, c, d, e, f = (sum(mask for _, mask in row) for row in table)
    return a, b, c, d, e, f


class Country:
    """A theatre with the charts that apply to it; immutable and shared."""

    __slots__ = (
        "_bridged", "_goings", "_openings", "area_hexes", "area_ids", "area_index", "baku",
        "beyond_don", "charts", "cities", "edge",
        "edge_roads", "ferry_sides", "friendly_areas", "frozen_sides", "grid",
        "kept_towns", "land", "links", "major", "major_cities", "minor", "on_rail", "on_road",
        "ports", "rail", "rivers", "road", "road_links", "shores", "theatre", "towns", "volga",
    )  # fmt: skip

    def __init__(self, theatre: Theatre, charts: Charts) -> None:
        self.theatre, self.charts, self.grid = theatre, charts, theatre.grid
        grid = self.grid
        self.land = theatre.land
        self.shores = tuple(
            hexside(h, n) for h in grid.hexes for n in grid.neighbours[h]
            if self.land >> h & 1 and not self.land >> n & 1
        )  # fmt: skip
        """Hexsides between land and the open water of a hex of sea or lake (S42-2.2.3.b)."""
        self.cities = theatre.of(Terrain.MINOR_CITY, Terrain.MAJOR_CITY)
        self.major_cities = theatre.of(Terrain.MAJOR_CITY)
        self.towns = union(h for h, p in theatre.places.items() if p.kind is PlaceKind.TOWN)
        self.ports = {
            sea: union(h for h, place in theatre.places.items() if place.port is sea)
            for sea in SeaName
        }
        self.kept_towns = ~self.cities & union(
            h for h, place in theatre.places.items() if place.vp or place.port
        )
        """What is no City but has VPs or a port, so that it matters who came last."""
        self.road = crossings(grid, theatre.roads)
        self.on_road = union(h for road in theatre.ways for h in road.hexes)
        self.links = tuple(
            (line.hexes[0], line.hexes[-1], line) for line in theatre.railways if line.link
        )
        """Railways that join two hexes which need not be adjacent (S42-5.5.7)."""
        linked = {(min(a, b), max(a, b)) for a, b, _ in self.links}
        self.rail = crossings(grid, (side for side in theatre.rails if side not in linked))
        """All railways, the unfinished ones included; `supply/railways.py` asks which are open."""
        self.on_rail = union(h for line in theatre.railways for h in line.hexes)
        self._openings = tuple(
            sorted({line.opens for line in theatre.railways if self._brings_bridges(line)})
        )
        self.minor = self._sides_of(River.MINOR)
        self.major = self._sides_of(River.MAJOR)
        self.volga = self._sides_of(River.VOLGA)
        self.rivers = crossings(
            grid, (side for side, kind in theatre.rivers.items() if kind is not River.LAKE)
        )
        self.ferry_sides = frozenset(ferry.side for ferry in theatre.ferries)
        meeting = (s for s in self.ferry_sides if all(self.on_road >> h & 1 for h in s))
        self.road_links = hexsides(grid, joined_crossings(self.road, crossings(grid, meeting)))
        """Roads, and the Ferries at which two of them meet (S42-16.3.3.b)."""
        self.frozen_sides = frozenset(self._frozen())
        self.edge_roads = _edge_ends(theatre)
        """Hexes where a road goes on beyond the edge of the map, with the kind of road."""
        self.area_ids = tuple(theatre.areas)
        self.area_index = {area: n for n, area in enumerate(self.area_ids)}
        self.baku = area_place(self.area_index[BAKU]) if BAKU in self.area_index else PENDING
        """The place that Baku is, or one where nobody can be."""
        self.area_hexes = tuple(union(theatre.areas[area].hexes) for area in self.area_ids)
        self.edge = union(h for area in theatre.areas.values() for h in area.hexes)
        """The hexes beside any Entry Area."""
        self.friendly_areas = tuple(
            tuple(
                n for n, area in enumerate(self.area_ids)
                if theatre.areas[area].side in (holder, Holder.BOTH)
            )
            for holder in (Holder.AXIS, Holder.SOVIET)
        )  # fmt: skip
        """By side: the Entry Areas that are friendly to it."""
        self.beyond_don = self._beyond_don()
        """The far bank of the Don between the Sea of Azov and Kalach, and what lies behind it."""
        self._goings: dict[Season, Going] = {}
        self._bridged: dict[int, frozenset[Hexside]] = {}

    def going(self, season: Season) -> Going:
        """The movement costs of a season, made when first asked for."""
        found = self._goings.get(season)
        if found is None:
            found = self._goings[season] = Going(self, season)
        return found

    def built(self, turn: int) -> int:
        """The last turn, up to this one, on which a railway brought bridges (S42-17.5.a)."""
        return max((opens for opens in self._openings if opens <= turn), default=0)

    def railway_sides(self, season: Season) -> frozenset[Hexside]:
        """The hexsides that railways cross; one that is not finished bridges nothing."""
        found = self._bridged.get(season.built)
        if found is None:
            lines = (line for line in self.theatre.railways if line.opens <= season.built)
            found = frozenset(side for line in lines for side in _sides(line))
            self._bridged[season.built] = found
        return found

    def _brings_bridges(self, line: Railway) -> bool:
        """Is it a railway under construction that will cross water?"""
        marsh = (Terrain.MARSH, Terrain.SEASONAL_MARSH)  # S42-2.2.2.b
        return line.opens > 0 and (
            any(side in self.theatre.rivers for side in _sides(line))
            or any(self.theatre.terrain[h] in marsh for h in line.hexes)
        )

    def terrain(self, h: HexId, season: Season) -> Terrain:
        """The terrain of a hex; Seasonal Marsh becomes what the chart says after Rain."""
        terrain = self.theatre.terrain[h]
        later = self.charts.terrain.hexes[terrain].after_rain if not terrain.water else None
        return later if later is not None and season.marsh else terrain

    def row(self, h: HexId, season: Season) -> HexRow:
        return self.charts.terrain.hexes[self.terrain(h, season)]

    def impassable(self, season: Season) -> Iterable[Hexside]:
        """Hexsides of sea, unfrozen lake and, in winter, of alpine ridges (S42-2.2.3.a)."""
        theatre = self.theatre
        yield from theatre.sea_sides
        for side, kind in theatre.rivers.items():
            if kind is River.LAKE and not (season.winter and side in self.frozen_sides):
                yield side
        if season.winter:
            yield from theatre.alpine

    def _sides_of(self, kind: River) -> Crossings:
        return crossings(
            self.grid, (s for s, river in self.theatre.rivers.items() if river is kind)
        )

    def _frozen(self) -> Iterable[Hexside]:
        """What winter freezes: Major Rivers on maps A and B, lakes at Desert hexes (S42-23.4)."""
        theatre = self.theatre
        for side, kind in theatre.rivers.items():
            if kind is River.MAJOR:
                if any(sheet in "AB" for h in side for sheet in theatre.map_sheets[h]):
                    yield side
            elif kind is River.LAKE and any(theatre.terrain[h] is Terrain.DESERT for h in side):
                yield side

    def _beyond_don(self) -> Bitboard:
        """What is joined to the south bank of the mouth without crossing the Don (S42-20.6.b)."""
        theatre, grid = self.theatre, self.grid
        don = next((course for course in theatre.courses if course.en == "Don"), None)
        if don is None:
            return 0
        kalach = next((h for h, place in theatre.places.items() if place.en == "Kalach"), None)
        first_row = grid.column_row(kalach)[1] if kalach is not None else grid.rows[0]
        passable = union(h for h in grid.hexes if grid.column_row(h)[1] >= first_row) & self.land
        river = crossings(grid, don.sides)
        found = frontier = union(max(side) for side in don.sides[-5:]) & passable
        while frontier:
            reached = 0
            for d in DIRECTIONS:
                reached |= stepped(grid, frontier & ~river[d], d)
            frontier = reached & passable & ~found
            found |= frontier
        return found

    def edge_bonds(self, edge: Bitboard) -> Crossings:
        """By direction d: hexes that can bond with Entry Areas beside these hexes (S42-7.5.a).

        The neighbours in the directions d and d + 1 are among them, and the imagined hex beyond
        both lies outside the map.
        """
        found = [0] * 6
        for d in DIRECTIONS:
            back, back_after = (d + 3) % 6, (d + 4) % 6
            near, far = stepped(self.grid, edge, back), stepped(self.grid, edge, back_after)
            inside = stepped(self.grid, stepped(self.grid, self.grid.cells, back_after), back)
            found[d] = near & far & ~inside
        return (found[0], found[1], found[2], found[3], found[4], found[5])


def _sides(line: Railway) -> Iterable[Hexside]:
    return (hexside(a, b) for a, b in pairwise(line.hexes))


def _edge_ends(theatre: Theatre) -> dict[HexId, RoadKind]:
    ends: dict[HexId, RoadKind] = {}
    for way in theatre.ways:
        for end, open_ in ((way.hexes[0], way.from_edge), (way.hexes[-1], way.to_edge)):
            if open_ and ends.get(end) is not RoadKind.PRIMARY:
                ends[end] = way.kind
    return ends


@cache
def country(window: str) -> Country:
    """The country of a window of the map, under the charts that come with Hexfront."""
    return Country(load(window), charts())
