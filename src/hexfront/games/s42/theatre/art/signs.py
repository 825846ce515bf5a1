"""Signs on the map: places, victory points, ports, airfields, fortifications."""

from __future__ import annotations

from collections.abc import Iterable

from hexfront.board import HEX_RADIUS, centre_px, hex_points
from hexfront.board.art.curves import between, blob_path, dice, polar, turned_points
from hexfront.board.art.svg import Point, circle, num, polygon_path, tag, words
from hexfront.games.s42.theatre.model import Place, PlaceKind, Theatre

_FONT = "'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"
_INK = "#241d16"

VP_OFFSET = (-33.0, 27.0)
PORT_OFFSET = (34.0, 26.0)
AIR_OFFSET = (33.0, -27.0)


def definitions() -> list[str]:
    anchor = "M0 -9V10M-5 -4H5M-9 3Q-8 11 0 11Q8 11 9 3"
    plane = "M0 -9L2 -3L10 1V4L2 2L1.4 8L4 10V11L0 10L-4 11V10L-1.4 8L-2 2L-10 4V1L-2 -3Z"
    return [
        tag(
            "g",
            [
                circle((0, 0), 14, fill="#eef3f1", stroke="#1d4b66", stroke_width=1.6),
                tag("path", d=anchor, fill="none", stroke="#1d4b66", stroke_width=2.2),
                circle((0, -10), 2, fill="#1d4b66"),
            ],
            id="s42-port",
        ),
        tag("path", d=plane, fill="#39424a", stroke="#f3ead2", stroke_width=0.8, id="s42-plane"),
    ]


def paint_fortifications(theatre: Theatre) -> list[str]:
    """A broken rampart inside the hex with pickets pointing outwards."""
    ramparts, pickets = "", ""
    for hex_ in sorted(theatre.fortified):
        centre = centre_px(theatre, hex_)
        ring = [between(centre, corner, 0.86) for corner in hex_points(theatre, hex_)]
        ramparts += polygon_path(ring)
        for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
            for share in (0.2, 0.4, 0.6, 0.8):
                root = between(a, b, share)
                tip = between(centre, root, 1.09)
                pickets += f"M{num(root[0])} {num(root[1])}L{num(tip[0])} {num(tip[1])}"
    if not ramparts:
        return []
    return [
        tag("path", d=ramparts, fill="none", stroke="#7a4a24", stroke_width=3.4, opacity=0.72),
        tag("path", d=pickets, stroke="#7a4a24", stroke_width=2.2, opacity=0.72),
    ]


def paint_places(theatre: Theatre) -> list[str]:
    """Built-up areas of cities, rings of towns, marks of landmarks."""
    parts: list[str] = []
    for hex_ in sorted(theatre.places):
        place = theatre.places[hex_]
        at = centre_px(theatre, hex_)
        if place.kind is PlaceKind.MAJOR_CITY:
            parts += _built_up(place, at, 37.0, 26)
        elif place.kind is PlaceKind.MINOR_CITY:
            parts += _built_up(place, at, 25.0, 12)
        elif place.kind is PlaceKind.TOWN:
            parts.append(circle(at, 7.5, fill="#fbf6e6", stroke=_INK, stroke_width=2.4))
            parts.append(circle(at, 2.6, fill=_INK))
        else:
            peak = [(at[0], at[1] - 8), (at[0] + 8, at[1] + 6), (at[0] - 8, at[1] + 6)]
            shape = polygon_path(peak)
            parts.append(tag("path", d=shape, fill="#fbf6e6", stroke=_INK, stroke_width=2))
    return parts


def _built_up(place: Place, at: Point, radius: float, blocks: int) -> list[str]:
    """A city as a tinted area with blocks of houses along its streets."""
    rng = dice("city", place.en)
    turn = rng.uniform(-30, 30)
    rim = [polar(at, 30 * k, radius * rng.uniform(0.82, 1.12)) for k in range(12)]
    houses = ""
    step = radius * 0.36
    spots = [(i, j) for i in range(-2, 3) for j in range(-2, 3) if i * i + j * j < 6]
    for i, j in spots[:: max(1, len(spots) // blocks)]:
        w, h = step * rng.uniform(0.55, 0.8), step * rng.uniform(0.5, 0.75)
        x, y = at[0] + i * step - w / 2, at[1] + j * step - h / 2
        box = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
        houses += polygon_path(turned_points(box, at, turn))
    return [
        tag("path", d=blob_path(rim), fill="#d99a78", stroke="#5b2417", stroke_width=2.6),
        tag("path", d=houses, fill="#6d2d1e"),
    ]


def paint_marks(theatre: Theatre) -> list[str]:
    """Victory points in red, anchors at ports, aeroplanes at airfields."""
    parts: list[str] = []
    for hex_ in sorted(theatre.places):
        place = theatre.places[hex_]
        x, y = centre_px(theatre, hex_)
        if place.vp:
            parts += _vp((x + VP_OFFSET[0], y + VP_OFFSET[1]), place.vp)
        if place.port:
            parts.append(_sign("s42-port", (x + PORT_OFFSET[0], y + PORT_OFFSET[1])))
        if place.airfield:
            parts.append(_sign("s42-plane", (x + AIR_OFFSET[0], y + AIR_OFFSET[1])))
    return parts


def _sign(symbol: str, at: Point) -> str:
    return f'<use href="#{symbol}" x="{num(at[0])}" y="{num(at[1])}"/>'


def _vp(at: Point, points: int) -> list[str]:
    return [
        circle(at, 14, fill="#b3261e", stroke="#fdf3e3", stroke_width=2.2),
        words(
            str(points),
            x=num(at[0]),
            y=num(at[1] + 6.5),
            font_family=_FONT,
            font_size=18,
            font_weight=700,
            text_anchor="middle",
            fill="#fff8ea",
        ),
    ]


def obstacles(theatre: Theatre) -> Iterable[tuple[Point, float]]:
    """Where signs stand, with their reach: names keep clear of them."""
    reach = {PlaceKind.MAJOR_CITY: 38.0, PlaceKind.MINOR_CITY: 27.0}
    for hex_, place in theatre.places.items():
        x, y = centre_px(theatre, hex_)
        yield (x, y), reach.get(place.kind, 9.0)
        for present, (dx, dy) in (
            (place.vp, VP_OFFSET),
            (place.port, PORT_OFFSET),
            (place.airfield, AIR_OFFSET),
        ):
            if present:
                yield (x + dx, y + dy), 15.0


def symbol_reach(place: Place) -> float:
    """How far a place's own symbol stretches from the centre of its hex."""
    if place.kind is PlaceKind.MAJOR_CITY:
        return HEX_RADIUS * 0.66
    return HEX_RADIUS * 0.45 if place.kind is PlaceKind.MINOR_CITY else 10.0
