"""Lettering: places, rivers, seas and regions, so that no name covers another."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from xml.sax.saxutils import escape

from hexfront.board import HEX_HEIGHT, centre_px
from hexfront.board.art.curves import bearing, between, curve_path, curve_points, distance
from hexfront.board.art.svg import Point, Style, num, tag, words
from hexfront.board.layout import to_px
from hexfront.games.s42.definitions.terrain import River
from hexfront.games.s42.theatre.art.signs import obstacles, symbol_reach
from hexfront.games.s42.theatre.art.water import RIVER_INK, Run
from hexfront.games.s42.theatre.model import Place, PlaceKind, Theatre

_SERIF = "Georgia, 'PT Serif', 'Times New Roman', 'DejaVu Serif', serif"
_HALO = "#f5edd8"

_SIZES = {
    PlaceKind.MAJOR_CITY: 40.0,
    PlaceKind.MINOR_CITY: 28.0,
    PlaceKind.TOWN: 20.0,
    PlaceKind.LANDMARK: 17.0,
}
_CELL = 120.0
_NAME_GAP = 900.0
"""How far apart a river bears its name, in pixels."""

Box = tuple[float, float, float, float]


class Room:
    """The paper as lettering sees it: boxes already taken, in coarse cells for quick asking."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], list[tuple[Box, float]]] = {}

    def take(self, box: Box, weight: float = 1.0) -> None:
        for cell in _cells(box):
            self._cells.setdefault(cell, []).append((box, weight))

    def conflict(self, box: Box) -> float:
        """How much of a box is taken, weighted."""
        seen = {entry for cell in _cells(box) for entry in self._cells.get(cell, ())}
        return sum(weight * _overlap(box, other) for other, weight in seen)


def _cells(box: Box) -> Iterable[tuple[int, int]]:
    left, top, right, bottom = (math.floor(value / _CELL) for value in box)
    return ((x, y) for x in range(left, right + 1) for y in range(top, bottom + 1))


def _overlap(a: Box, b: Box) -> float:
    width = min(a[2], b[2]) - max(a[0], b[0])
    height = min(a[3], b[3]) - max(a[1], b[1])
    return width * height if width > 0 and height > 0 else 0.0


@dataclass(frozen=True, slots=True)
class Lettered:
    """A name, and where its baseline starts or ends."""

    at: Point
    anchor: str
    box: Box


def prepare(theatre: Theatre) -> Room:
    """The room that signs and hex numbers leave."""
    room = Room()
    for (x, y), reach in obstacles(theatre):
        room.take((x - reach, y - reach, x + reach, y + reach))
    for hex_ in theatre.grid.hexes:
        x, y = centre_px(theatre, hex_)
        top = y - HEX_HEIGHT / 2
        room.take((x - 14, top + 4, x + 14, top + 15), 0.35)
    return room


def paint_places(theatre: Theatre, room: Room, language: str) -> list[str]:
    """Names of places, the greatest first."""
    ranked = sorted(
        theatre.places.values(), key=lambda place: (-_SIZES[_rank(place)], -place.vp, place.en)
    )
    parts: dict[PlaceKind, list[str]] = {kind: [] for kind in PlaceKind}
    for place in ranked:
        name = place.name(language)
        best = _best(theatre, room, place, name)
        room.take(best.box)
        parts[_rank(place)].append(
            words(name, x=num(best.at[0]), y=num(best.at[1]), text_anchor=best.anchor)
        )
    return [tag("g", texts, **_style(kind)) for kind, texts in parts.items() if texts]


def _rank(place: Place) -> PlaceKind:
    """A quarter of a great city is lettered like a lesser one."""
    return PlaceKind.MINOR_CITY if place.city not in ("", place.en) else place.kind


def _style(kind: PlaceKind) -> Style:
    style: Style = {
        "font_family": _SERIF,
        "font_size": _SIZES[kind],
        "fill": "#1f1912",
        "stroke": _HALO,
        "stroke_width": 4.4 if kind is PlaceKind.MAJOR_CITY else 3.6,
        "stroke_opacity": 0.85,
        "stroke_linejoin": "round",
        "paint_order": "stroke",
    }
    if kind in (PlaceKind.MAJOR_CITY, PlaceKind.MINOR_CITY):
        style["font_weight"] = 700
    if kind is PlaceKind.MAJOR_CITY:
        style["letter_spacing"] = 1.5
    if kind is PlaceKind.LANDMARK:
        style["font_style"] = "italic"
    return style


def _best(theatre: Theatre, room: Room, place: Place, name: str) -> Lettered:
    size = _SIZES[_rank(place)]
    wide = 0.66 if place.kind in (PlaceKind.MAJOR_CITY, PlaceKind.MINOR_CITY) else 0.56
    width = wide * size * len(name)
    options = _positions(centre_px(theatre, place.hex), symbol_reach(place) + 4, width, size)
    page = (theatre.grid.width * 60 + 26, theatre.grid.height * 60 + 26)

    def cost(item: tuple[int, Lettered]) -> float:
        rank, option = item
        left, top, right, bottom = option.box
        off = max(0.0, 28 - left) + max(0.0, right - page[0])
        off += max(0.0, 28 - top) + max(0.0, bottom - page[1])
        return room.conflict(option.box) + off * size + rank * size * 0.7

    return min(enumerate(options), key=cost)[1]


def _positions(at: Point, reach: float, width: float, size: float) -> list[Lettered]:
    """Around a symbol: right, left, below, above, then the corners."""
    x, y = at
    rise, drop = size * 0.74, size * 0.24
    found: list[Lettered] = []
    for dx, dy in (
        (1, 0), (-1, 0), (0, 1), (0, -1), (0.8, 0.8), (0.8, -0.8), (-0.8, 0.8), (-0.8, -0.8),
        (0.5, 1.1), (-0.5, 1.1), (0.5, -1.1), (-0.5, -1.1), (0, 1.6), (0, -1.6),
    ):  # fmt: skip
        anchor = "middle" if abs(dx) <= 0.5 else ("start" if dx > 0 else "end")
        spot_x = x + dx * reach + (width * dx * 0.35 if abs(dx) == 0.5 else 0)
        middle = y + dy * (reach + size * 0.42)
        base = middle + (rise - drop) / 2
        left = {"start": spot_x, "end": spot_x - width, "middle": spot_x - width / 2}[anchor]
        box = (left, base - rise, left + width, base + drop)
        found.append(Lettered((spot_x, base), anchor, box))
    return found


def paint_inscriptions(theatre: Theatre, language: str) -> list[str]:
    """Seas, ranges and regions in wide letters under everything else."""
    texts = []
    for item in theatre.inscriptions:
        x, y = item.at
        if not (0 < x < theatre.grid.width and 0 < y < theatre.grid.height):
            continue
        px, py = to_px(theatre, x, y)
        texts.append(
            words(
                item.ru if language == "ru" else item.en,
                transform=f"translate({num(px)} {num(py)})rotate({num(item.turn)})",
                font_family=_SERIF,
                font_style="italic" if item.water else "normal",
                font_size=item.size,
                letter_spacing=item.spread,
                text_anchor="middle",
                fill="#3c6276" if item.water else "#6b5231",
                opacity=0.8 if item.water else 0.42,
            )
        )
    return texts


def paint_rivers(runs: Iterable[Run], room: Room, language: str) -> list[str]:
    """Names along the rivers, once for every long stretch, always readable from the south."""
    paths, texts = [], []
    for number, run in enumerate(runs):
        if run.course.kind is River.LAKE and run.length < 500:
            continue
        name = run.course.ru if language == "ru" else run.course.en
        great = run.course.kind in (River.MAJOR, River.VOLGA)
        size, lift = (25.0, -12.0) if great else (16.0, -6.0)
        for k, stretch in enumerate(_stretches(run.points, size * 0.62 * len(name), size, room)):
            key = f"s42-r{number}-{k}"
            paths.append(tag("path", id=key, d=curve_path(stretch), fill="none"))
            along = tag("textPath", escape(name), href=f"#{key}", startOffset="50%")
            texts.append(tag("text", along, font_size=size, dy=lift))
            for box in _letter_boxes(stretch, size):
                room.take(box, 0.8)
    group: Style = {
        "font_family": _SERIF,
        "font_style": "italic",
        "letter_spacing": 1.5,
        "text_anchor": "middle",
        "fill": RIVER_INK,
        "stroke": _HALO,
        "stroke_width": 3,
        "stroke_opacity": 0.75,
        "paint_order": "stroke",
    }
    return [tag("defs", paths), tag("g", texts, **group)] if texts else []


def _letter_boxes(stretch: Sequence[Point], size: float) -> list[Box]:
    half = size * 0.55
    return [(x - half, y - half - 10, x + half, y) for x, y in curve_points(stretch, 2)]


def _stretches(points: Sequence[Point], need: float, size: float, room: Room) -> list[list[Point]]:
    """Smooth, free stretches of a river that hold its name, well apart from each other."""
    soft = _smooth(points)
    found: list[list[Point]] = []
    since = _NAME_GAP
    k = 0
    while k < len(soft) - 1:
        stretch = _from(soft, k, need * 1.25)
        if stretch is None:
            break
        if since >= _NAME_GAP and _straight(stretch) > 0.86 and _free(stretch, size, room):
            found.append(stretch if stretch[0][0] <= stretch[-1][0] else stretch[::-1])
            k += len(stretch) - 1
            since = 0.0
            continue
        since += distance(soft[k], soft[k + 1])
        k += 1
    return found


def _free(stretch: Sequence[Point], size: float, room: Room) -> bool:
    """Does a name here keep clear of signs? Hex numbers may be touched."""
    boxes = _letter_boxes(stretch, size)
    return sum(room.conflict(box) for box in boxes) < 0.25 * size * size * len(boxes)


def _smooth(points: Sequence[Point]) -> list[Point]:
    """The river without its hexside zigzag, so that letters stand in line."""
    middles = [between(a, b) for a, b in pairwise(points)]
    for _ in range(2):
        middles = [
            middles[0],
            *(
                between(between(a, c), b, 0.4)
                for a, b, c in zip(middles, middles[1:], middles[2:], strict=False)
            ),
            middles[-1],
        ]
    return middles


def _from(points: Sequence[Point], start: int, need: float) -> list[Point] | None:
    """The points from a start on until they are long enough for a name."""
    length = 0.0
    for k in range(start, len(points) - 1):
        length += distance(points[k], points[k + 1])
        if length >= need:
            return list(points[start : k + 2])
    return None


def _straight(points: Sequence[Point]) -> float:
    """How straight a stretch runs, 1 being straight; steep ones count as crooked."""
    length = sum(distance(a, b) for a, b in pairwise(points))
    tilt = abs(bearing(points[0], points[-1]))
    steep = 0.12 if 65 < tilt < 115 else 0.0
    return distance(points[0], points[-1]) / length - steep
