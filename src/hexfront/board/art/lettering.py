"""What is printed on top: the hex grid, centre dots, hex labels and place names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from hexfront.board.art.regions import drawn
from hexfront.board.art.svg import Style, Value, circle, num, polygon_path, tag, words
from hexfront.board.board import Board, Place
from hexfront.board.layout import HEX_HEIGHT, Map, centre_px, hex_points
from hexfront.hexes import HexId, bits

_LABEL_FONT = "'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"
_PLACE_FONT = "Georgia, 'Times New Roman', 'DejaVu Serif', serif"


class LetteredMap(Map, Protocol):
    """A map whose hexes and places have names to print."""

    @property
    def places(self) -> tuple[Place, ...]: ...

    def label(self, hex_: HexId) -> str: ...


def paint_grid(board: Board) -> list[str]:
    """Thin hexes: a dark line with a light one beside it shows on any ground."""
    path = "".join(polygon_path(hex_points(board, hex_)) for hex_ in drawn(board))
    dots = [circle(centre_px(board, h), 2.3) for h in bits(board.whole)]
    return [
        tag("path", d=path, fill="none", stroke="#fbf6dc", stroke_width=2.4, opacity=0.2),
        tag("path", d=path, fill="none", stroke="#2b2a17", stroke_width=1.1, opacity=0.5),
        tag("g", dots, fill="#fdf8e4", stroke="#2b2a17", stroke_width=0.9),
    ]


def paint_labels(board: Board) -> list[str]:
    """The label of every hex in play, small, under its upper side."""
    spots = ((hex_, 14 - HEX_HEIGHT / 2) for hex_ in bits(board.whole))
    return [print_labels(board, spots, ink="#26240f", halo=0.58, spacing=0.4)]


def print_labels(
    board: LetteredMap,
    spots: Iterable[tuple[HexId, float]],
    *,
    ink: str,
    halo: float,
    spacing: float = 0.0,
) -> str:
    """The labels of hexes, each so far below the centre, in a light halo of some opacity."""
    texts = []
    for hex_, below in spots:
        x, y = centre_px(board, hex_)
        texts.append(words(board.label(hex_), x=num(x), y=num(y + below)))
    style = _asked(
        font_family=_LABEL_FONT,
        font_size=10.5,
        font_weight=600,
        letter_spacing=spacing,
        text_anchor="middle",
        fill=ink,
        stroke="#f6f0d2",
        stroke_width=2.4,
        stroke_opacity=halo,
        stroke_linejoin="round",
        paint_order="stroke",
    )
    return tag("g", texts, **style)


def paint_places(board: Board, language: str) -> list[str]:
    """Place names in a serif italic."""
    return [print_places(board, language, spacing=1.6, linejoin="round")]


def print_places(
    board: LetteredMap, language: str, *, spacing: float = 0.0, linejoin: str = ""
) -> str:
    """The names of all places, each where its board wants it."""
    texts = []
    for place in board.places:
        x, y = centre_px(board, place.at)
        at = f"translate({num(x + place.dx)} {num(y + place.dy)})"
        turn = f"rotate({num(place.turn)})" if place.turn else ""
        text = place.ru if language == "ru" else place.en
        texts.append(words(text, transform=at + turn, font_size=num(place.size)))
    style = _asked(
        font_family=_PLACE_FONT,
        font_style="italic",
        letter_spacing=spacing,
        text_anchor="middle",
        fill="#2d2312",
        stroke="#f8f1d6",
        stroke_width=3.4,
        stroke_opacity=0.8,
        stroke_linejoin=linejoin,
        paint_order="stroke",
    )
    return tag("g", texts, **style)


def _asked(**style: Value) -> Style:
    """A style without what nobody asked for."""
    return {name: value for name, value in style.items() if value}
