"""Roads and railways, bridges and ferries.

All roads are one net and all railways another: a net knows one point in every hex, which all of
its lines share, so that a branch meets the main line where it passes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from hexfront.board import HEX_HEIGHT, Hexside, centre_px, hexside
from hexfront.board.art.curves import bearing, between, curve_path, dice, distance, polar
from hexfront.board.art.regions import side_bearing, strands
from hexfront.board.art.svg import Point, Style, num, polyline_path, tag
from hexfront.games.s42.definitions.terrain import River, RoadKind
from hexfront.games.s42.theatre.model import Railway, Road, Theatre
from hexfront.hexes import NOWHERE, HexId

_ROUND: Style = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
_BUTT: Style = {"fill": "none", "stroke_linejoin": "round"}
_GREEN = "#6fae5a"
_INK = "#25211b"
_ROAD = "#a2452c"
_FERRY = "#16394d"

_Stop = tuple[HexId, int]
"""A hex and -1, or a hex at the edge and the direction in which the way leaves it."""

_Joint = tuple[_Stop, _Stop]


class Net:
    """The points through which the ways of one sort run.

    `aside` keeps roads and railways apart where they share a hex; in a place both meet.
    """

    def __init__(
        self, theatre: Theatre, name: str, aside: Point, ways: Sequence[Road | Railway]
    ) -> None:
        self._theatre = theatre
        self._name = name
        self._aside = aside
        joints = {joint for way in ways for joint in self._joints(way)}
        raw = {stop: self._raw(stop) for joint in joints for stop in joint}
        self._places = self._eased(joints, raw)

    def path(self, ways: Iterable[Road | Railway]) -> str:
        """The `d` of some of the ways; what they share is drawn once."""
        joints = sorted({joint for way in ways for joint in self._joints(way)})
        path = ""
        for line in strands(joints, self._places.__getitem__):
            points = [self._places[stop] for stop in line]
            if any(distance(a, b) > 1 for a, b in pairwise(points)):
                path += curve_path(points)
        return path

    def crossing(self, side: Hexside) -> tuple[Point, Point]:
        """The points on both sides of a hexside."""
        return self._places[side[0], -1], self._places[side[1], -1]

    def _joints(self, way: Road | Railway) -> list[_Joint]:
        sides = [hexside(a, b) for a, b in pairwise(way.hexes)]
        inner: list[_Joint] = [((a, -1), (b, -1)) for a, b in sides]
        return inner + [((stop[0], -1), stop) for stop in _open_ends(self._theatre, way)]

    def _raw(self, stop: _Stop) -> Point:
        hex_, direction = stop
        x, y = centre_px(self._theatre, hex_)
        if direction >= 0:
            return polar((x, y), side_bearing(self._theatre, direction), HEX_HEIGHT * 0.62)
        if hex_ in self._theatre.places:
            return (x, y)
        rng = dice(self._name, self._theatre.label(hex_))
        return (x + self._aside[0] + rng.uniform(-5, 5), y + self._aside[1] + rng.uniform(-5, 5))

    def _eased(self, joints: Iterable[_Joint], raw: dict[_Stop, Point]) -> dict[_Stop, Point]:
        """Bends cut where a way only passes, so that a row of hexes does not make it swing."""
        around: dict[_Stop, list[_Stop]] = {}
        for a, b in joints:
            around.setdefault(a, []).append(b)
            around.setdefault(b, []).append(a)
        eased = dict(raw)
        for stop, others in around.items():
            if len(others) == 2 and stop[1] < 0 and stop[0] not in self._theatre.places:
                middle = between(raw[others[0]], raw[others[1]])
                eased[stop] = between(middle, raw[stop], 0.5)
        return eased


def _open_ends(theatre: Theatre, way: Road | Railway) -> list[_Stop]:
    """The ends at which a way leaves the map, with their directions."""
    found = []
    ends = ((way.from_edge, way.hexes[:2]), (way.to_edge, way.hexes[:-3:-1]))
    for open_, hexes in ends:
        direction = _outwards(theatre, hexes[0], hexes[-1]) if open_ else -1
        if direction >= 0:
            found.append((hexes[0], direction))
    return found


def _outwards(theatre: Theatre, hex_: HexId, before: HexId) -> int:
    """The direction off the map that goes on straightest, -1 if there is none."""
    free = [d for d in range(6) if theatre.grid.adjacent[hex_][d] == NOWHERE]
    if not free or before == hex_:
        return free[0] if free else -1
    here = bearing(centre_px(theatre, before), centre_px(theatre, hex_))

    def bend(direction: int) -> float:
        turn = abs(side_bearing(theatre, direction) - here) % 360
        return min(turn, 360 - turn)

    return min(free, key=bend)


def road_net(theatre: Theatre) -> Net:
    return Net(theatre, "road", (-6.0, 7.0), theatre.ways)


def rail_net(theatre: Theatre) -> Net:
    return Net(theatre, "rail", (7.0, -6.0), _lines(theatre))


def _lines(theatre: Theatre) -> list[Railway]:
    return [line for line in theatre.railways if not line.link]


def paint_roads(theatre: Theatre, net: Net) -> list[str]:
    """Secondary roads as thin lines, primary ones with a casing."""
    minor = net.path(way for way in theatre.ways if way.kind is RoadKind.SECONDARY)
    major = net.path(way for way in theatre.ways if way.kind is RoadKind.PRIMARY)
    return [
        tag("path", d=minor, stroke="#f6ecd0", stroke_width=4.6, opacity=0.65, **_ROUND),
        tag("path", d=minor, stroke=_ROAD, stroke_width=2.1, opacity=0.85, **_ROUND),
        tag("path", d=major, stroke="#6f2a1a", stroke_width=6.4, **_ROUND),
        tag("path", d=major, stroke="#e2a06a", stroke_width=3.6, **_ROUND),
    ]


def paint_rails(theatre: Theatre, net: Net) -> list[str]:
    """Black and white bands; a green edge marks the lines that Railheads repair (S42-17.1.b)."""
    lines = _lines(theatre)
    green = net.path(r for r in lines if r.green)
    double = net.path(r for r in lines if r.tracks == 2)
    single = net.path(r for r in lines if r.tracks == 1 and not r.opens)
    planned = net.path(r for r in lines if r.opens)
    band: Style = {"stroke_dasharray": "11 11"}
    parts = [
        tag("path", d=green, stroke=_GREEN, stroke_width=12, opacity=0.55, **_ROUND),
        tag("path", d=double + single, stroke=_INK, stroke_width=5, **_ROUND),
        tag("path", d=double + single, stroke="#f6f0df", stroke_width=2.4, **_BUTT, **band),
        tag("path", d=double, stroke=_INK, stroke_width=8, stroke_dasharray="2.4 19.6", **_BUTT),
    ]
    if planned:
        dashes: Style = {"stroke_dasharray": "9 7"}
        parts.append(tag("path", d=planned, stroke=_INK, stroke_width=3.2, **_BUTT, **dashes))
    return parts


def paint_bridges(theatre: Theatre, roads: Net, rails: Net) -> list[str]:
    """Two short bars along every way over a Major River or the Volga."""
    path = ""
    for side in sorted(theatre.rivers):
        if theatre.rivers[side] not in (River.MAJOR, River.VOLGA):
            continue
        if side in theatre.roads:
            path += _bridge(*roads.crossing(side))
        if side in theatre.rails:
            path += _bridge(*rails.crossing(side))
    return [tag("path", d=path, stroke=_INK, stroke_width=2.4, **_ROUND)] if path else []


def _bridge(a: Point, b: Point) -> str:
    along, found = bearing(a, b), ""
    for aside in (90, -90):
        at = polar(between(a, b), along + aside, 6)
        found += polyline_path((polar(at, along, -13), polar(at, along, 13)))
    return found


def paint_ferries(theatre: Theatre) -> list[str]:
    """Dashes from bank to bank with a boat between; a train ferry may join distant hexes."""
    crossings = [(ferry.side, 0.22) for ferry in theatre.ferries]
    crossings += [((r.hexes[0], r.hexes[1]), 0.1) for r in theatre.railways if r.link]
    parts = []
    for side, inset in crossings:
        a, b = (centre_px(theatre, h) for h in side)
        line = polyline_path((between(a, b, inset), between(a, b, 1 - inset)))
        style: Style = {"stroke_dasharray": "6 5", **_BUTT}
        parts.append(tag("path", d=line, stroke=_FERRY, stroke_width=3, **style))
        parts.append(_boat(between(a, b)))
    return parts


def _boat(at: Point) -> str:
    hull = "M-13 -3H13L8 6H-8ZM-2 -3V-13H3V-3"
    where = f"translate({num(at[0])} {num(at[1])})"
    return tag("path", d=hull, transform=where, fill="#f7f1e0", stroke=_FERRY, stroke_width=1.8)
