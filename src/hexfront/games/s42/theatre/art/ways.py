"""Roads and railways, bridges and ferries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from hexfront.board import HEX_HEIGHT, Hexside, centre_px
from hexfront.board.art.curves import bearing, between, curve_path, dice, distance, polar
from hexfront.board.art.regions import side_bearing, strands
from hexfront.board.art.svg import Point, Style, num, tag
from hexfront.games.s42.theatre.model import Railway, Road, RoadKind, Theatre
from hexfront.hexes import NOWHERE, HexId

_ROUND: Style = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
_BUTT: Style = {"fill": "none", "stroke_linejoin": "round"}
_GREEN = "#6fae5a"
_INK = "#25211b"
_ROAD = "#a2452c"

_Stop = tuple[HexId, int]
"""A hex and -1, or a hex at the edge and the direction in which the way leaves it."""


@dataclass(frozen=True, slots=True)
class Lane:
    """On which side of the hexes' middles a kind of way keeps, so that two can share a hex."""

    name: str
    aside: Point
    sway: float


_RAIL_LANE = Lane("rail", (7.0, -6.0), 4.0)
_ROAD_LANE = Lane("road", (-6.0, 7.0), 6.0)


def paint_roads(theatre: Theatre) -> list[str]:
    """Secondary roads as thin lines, primary ones with a casing."""
    primary = {s for s, kind in theatre.roads.items() if kind is RoadKind.PRIMARY}
    secondary = set(theatre.roads) - primary
    minor = _paths(theatre, secondary, _exits(theatre, theatre.ways, False), _ROAD_LANE)
    major = _paths(theatre, primary, _exits(theatre, theatre.ways, True), _ROAD_LANE)
    return [
        tag("path", d=minor, stroke="#f6ecd0", stroke_width=4.6, opacity=0.65, **_ROUND),
        tag("path", d=minor, stroke=_ROAD, stroke_width=2.1, opacity=0.85, **_ROUND),
        tag("path", d=major, stroke="#6f2a1a", stroke_width=6.4, **_ROUND),
        tag("path", d=major, stroke="#e2a06a", stroke_width=3.6, **_ROUND),
    ]


def paint_rails(theatre: Theatre) -> list[str]:
    """Black and white bands; a green edge marks the lines that Railheads repair (S42-17.1.b)."""
    lines = [line for line in theatre.railways if not line.link]
    green = _of(theatre, [r for r in lines if r.green])
    double = _of(theatre, [r for r in lines if r.tracks == 2])
    single = _of(theatre, [r for r in lines if r.tracks == 1 and not r.opens])
    planned = _of(theatre, [r for r in lines if r.opens])
    band: Style = {"stroke_dasharray": "11 11"}
    parts = [
        tag("path", d=green, stroke=_GREEN, stroke_width=12, opacity=0.55, **_ROUND),
        tag("path", d=double + single, stroke=_INK, stroke_width=5, **_ROUND),
        tag("path", d=single, stroke="#f6f0df", stroke_width=2.4, **_BUTT, **band),
        tag("path", d=double, stroke="#f6f0df", stroke_width=2.4, **_BUTT, **band),
        tag("path", d=double, stroke=_INK, stroke_width=7, stroke_dasharray="2.4 19.6", **_BUTT),
    ]
    if planned:
        dashes: Style = {"stroke_dasharray": "9 7"}
        parts.append(tag("path", d=planned, stroke=_INK, stroke_width=3.2, **_BUTT, **dashes))
    return [*parts, *_links(theatre)]


def _of(theatre: Theatre, lines: Sequence[Railway]) -> str:
    sides = {(min(a, b), max(a, b)) for line in lines for a, b in pairwise(line.hexes)}
    return _paths(theatre, sides, _rail_exits(theatre, lines), _RAIL_LANE)


def _links(theatre: Theatre) -> list[str]:
    """A train ferry joins two hexes that need not touch."""
    parts = []
    for line in theatre.railways:
        if line.link:
            a, b = (centre_px(theatre, h) for h in line.hexes)
            path = curve_path([a, b])
            parts.append(
                tag(
                    "path",
                    d=path,
                    stroke="#1d4b66",
                    stroke_width=3,
                    stroke_dasharray="4 7",
                    **_BUTT,
                )
            )
    return parts


def paint_ferries(theatre: Theatre) -> list[str]:
    """Dashes from bank to bank with a boat between."""
    parts = []
    for ferry in theatre.ferries:
        a, b = (centre_px(theatre, h) for h in ferry.side)
        start, end, middle = between(a, b, 0.22), between(a, b, 0.78), between(a, b)
        parts.append(
            tag(
                "path",
                d=curve_path([start, end]),
                stroke="#16394d",
                stroke_width=3,
                stroke_dasharray="6 5",
                **_BUTT,
            )
        )
        hull = "M-13 -3H13L8 6H-8ZM-2 -3V-13H3V-3"
        at = f"translate({num(middle[0])} {num(middle[1])})"
        parts.append(
            tag("path", d=hull, transform=at, fill="#f7f1e0", stroke="#16394d", stroke_width=1.8)
        )
    return parts


def paint_bridges(theatre: Theatre) -> list[str]:
    """Two short bars along every way over a Major River or the Volga."""
    path = ""
    for side in sorted(theatre.rivers):
        if theatre.rivers[side].value not in ("major", "volga"):
            continue
        for laid, lane in ((theatre.roads, _ROAD_LANE), (theatre.rails, _RAIL_LANE)):
            if side in laid:
                path += _bridge(theatre, side, lane)
    return [tag("path", d=path, stroke=_INK, stroke_width=2.4, **_ROUND)] if path else []


def _bridge(theatre: Theatre, side: Hexside, lane: Lane) -> str:
    a, b = (centre_px(theatre, h) for h in side)
    x, y = between(a, b)
    middle = (x + lane.aside[0], y + lane.aside[1])
    along = bearing(a, b)
    found = ""
    for aside in (90, -90):
        at = polar(middle, along + aside, 6)
        start, end = polar(at, along, -13), polar(at, along, 13)
        found += "M" + "L".join(f"{num(p[0])} {num(p[1])}" for p in (start, end))
    return found


def _exits(theatre: Theatre, ways: Iterable[Road], primary: bool) -> set[_Stop]:
    return {
        stop
        for way in ways
        if (way.kind is RoadKind.PRIMARY) is primary
        for stop in _ends(theatre, way.hexes, way.from_edge, way.to_edge)
    }


def _rail_exits(theatre: Theatre, lines: Iterable[Railway]) -> set[_Stop]:
    return {
        stop for line in lines for stop in _ends(theatre, line.hexes, line.from_edge, line.to_edge)
    }


def _ends(theatre: Theatre, hexes: Sequence[HexId], from_edge: bool, to_edge: bool) -> list[_Stop]:
    """The open ends of a way with the directions in which they leave the map."""
    found = []
    for open_, hex_, before in (
        (from_edge, hexes[0], hexes[1] if len(hexes) > 1 else hexes[0]),
        (to_edge, hexes[-1], hexes[-2] if len(hexes) > 1 else hexes[-1]),
    ):
        if open_:
            direction = _outwards(theatre, hex_, before)
            if direction >= 0:
                found.append((hex_, direction))
    return found


def _outwards(theatre: Theatre, hex_: HexId, before: HexId) -> int:
    """The direction off the map that goes on straightest."""
    free = [d for d in range(6) if theatre.grid.adjacent[hex_][d] == NOWHERE]
    if not free:
        return -1
    if before == hex_:
        return free[0]
    here = bearing(centre_px(theatre, before), centre_px(theatre, hex_))

    def bend(direction: int) -> float:
        turn = abs(side_bearing(theatre, direction) - here) % 360
        return min(turn, 360 - turn)

    return min(free, key=bend)


def _paths(theatre: Theatre, sides: Iterable[Hexside], exits: Iterable[_Stop], lane: Lane) -> str:
    """The `d` of a net of ways."""
    joints: list[tuple[_Stop, _Stop]] = [((a, -1), (b, -1)) for a, b in sorted(sides)]
    joints += [((h, -1), (h, direction)) for h, direction in sorted(exits)]

    def place(stop: _Stop) -> Point:
        hex_, direction = stop
        x, y = centre_px(theatre, hex_)
        if direction >= 0:
            return polar((x, y), side_bearing(theatre, direction), HEX_HEIGHT * 0.62)
        if hex_ in theatre.places:
            return (x, y)
        rng = dice(lane.name, theatre.label(hex_))
        dx, dy = lane.aside
        return (x + dx + rng.uniform(-1, 1) * lane.sway, y + dy + rng.uniform(-1, 1) * lane.sway)

    places = _eased(joints, {stop: place(stop) for joint in joints for stop in joint}, theatre)
    path = ""
    for line in strands(joints, places.__getitem__):
        points = [places[stop] for stop in line]
        if any(distance(a, b) > 1 for a, b in pairwise(points)):
            path += curve_path(points)
    return path


def _eased(
    joints: Sequence[tuple[_Stop, _Stop]], places: dict[_Stop, Point], theatre: Theatre
) -> dict[_Stop, Point]:
    """Bends cut where a way only passes, so that a row of hexes does not make it swing."""
    around: dict[_Stop, list[_Stop]] = {}
    for a, b in joints:
        around.setdefault(a, []).append(b)
        around.setdefault(b, []).append(a)
    eased = dict(places)
    for stop, others in around.items():
        if len(others) == 2 and stop[1] < 0 and stop[0] not in theatre.places:
            middle = between(places[others[0]], places[others[1]])
            eased[stop] = between(middle, places[stop], 0.5)
    return eased
