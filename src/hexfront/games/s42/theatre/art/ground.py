"""Paper and relief: woods, rough country, mountains, marsh and desert.

Areas of one kind are joined, softened and tinted. Over the tint goes a texture: trees and dots
repeat as patterns, hachures and peaks are set one by one, larger towards the crests.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hexfront.board import HEX_RADIUS, centre_px
from hexfront.board.art.curves import Dice, blob_path, dice, organic, polar
from hexfront.board.art.regions import outlines, patches
from hexfront.board.art.svg import Point, num, tag, use
from hexfront.games.s42.definitions.terrain import Terrain
from hexfront.games.s42.theatre.model import Theatre
from hexfront.hexes import HexId

PAPER = "#f0e7cf"
_WOODS = "#bccb9a"
_ROUGH = "#dfcda4"
_MOUNTAIN = "#d2b98e"
_HEIGHTS = "#bd9c70"
_DESERT = "#f0dba6"
_MARSH = "#cfdccb"
_WET = "#e4e6cd"
_BROWN = "#7d5a33"

_Tint = tuple[tuple[Terrain, ...], str, float, float]
"""Which terrain, its colour, the opacity and how far the tint swells over the hexes."""

_TINTS: tuple[_Tint, ...] = (
    ((Terrain.DESERT,), _DESERT, 0.8, 6.0),
    ((Terrain.ROUGH, Terrain.WOODED_ROUGH, Terrain.MOUNTAIN), _ROUGH, 0.75, 6.0),
    ((Terrain.MOUNTAIN,), _MOUNTAIN, 0.85, 2.0),
    ((Terrain.WOODS, Terrain.WOODED_ROUGH), _WOODS, 0.8, -2.0),
    ((Terrain.SEASONAL_MARSH,), _WET, 0.8, 0.0),
    ((Terrain.MARSH,), _MARSH, 0.95, -2.0),
)


def definitions() -> list[str]:
    """Patterns and glyphs."""
    return [
        _pattern("s42-trees", 58, 50, _trees()),
        _pattern("s42-sand", 46, 40, _sand()),
        _pattern("s42-marsh", 48, 26, _reeds("#4f7f95", 1.6)),
        _pattern("s42-wet", 64, 44, _reeds("#6f97a5", 1.3)),
        *(tag("g", _peak(k), id=f"s42-peak{k}") for k in range(4)),
        *(tag("g", _hachure(k), id=f"s42-hill{k}") for k in range(3)),
    ]


def paint(theatre: Theatre) -> list[str]:
    """Everything on dry land, from the tints up."""
    parts = [_tint(theatre, *tint) for tint in _TINTS]
    parts.append(_heights(theatre))
    for kinds, pattern in (
        ((Terrain.DESERT,), "s42-sand"),
        ((Terrain.WOODS, Terrain.WOODED_ROUGH), "s42-trees"),
        ((Terrain.MARSH,), "s42-marsh"),
        ((Terrain.SEASONAL_MARSH,), "s42-wet"),
    ):
        parts.append(_area(theatre, kinds, -3.0, fill=f"url(#{pattern})"))
    parts += _glyphs(theatre)
    return parts


def _of(theatre: Theatre, kinds: Sequence[Terrain]) -> list[HexId]:
    return [h for h in theatre.grid.hexes if theatre.terrain[h] in kinds]


def _tint(
    theatre: Theatre, kinds: Sequence[Terrain], colour: str, opacity: float, grow: float
) -> str:
    return _area(theatre, kinds, grow, fill=colour, opacity=opacity)


def _area(theatre: Theatre, kinds: Sequence[Terrain], grow: float, **style: str | float) -> str:
    """All hexes of some kinds as soft shapes."""
    path = "".join(
        blob_path(organic(loop, dice("ground", patch[0], grow), soften=9, swell=7.0, grow=grow))
        for patch in patches(theatre, _of(theatre, kinds))
        for loop in outlines(theatre, patch)
    )
    return tag("path", d=path, fill_rule="evenodd", **style) if path else ""


def _heights(theatre: Theatre) -> str:
    """A darker band along the crests."""
    high = sorted(crest_hexes(theatre))
    path = "".join(
        blob_path(organic(loop, dice("crest", patch[0]), soften=14, swell=9.0, grow=-6.0))
        for patch in patches(theatre, high)
        for loop in outlines(theatre, patch)
    )
    return tag("path", d=path, fill=_HEIGHTS, opacity=0.55) if path else ""


def crest_hexes(theatre: Theatre) -> set[HexId]:
    """The hexes beside alpine hexsides."""
    return {h for side in theatre.alpine for h in side}


def _glyphs(theatre: Theatre) -> list[str]:
    """Peaks in the mountains and hachures on the hills, back to front."""
    crest = crest_hexes(theatre)
    hills = [
        (at, use(f"s42-hill{rng.randrange(3)}", at, turn=rng.uniform(-28, 28)))
        for hex_ in _of(theatre, (Terrain.ROUGH, Terrain.WOODED_ROUGH))
        for rng in (dice("hills", theatre.label(hex_)),)
        for at in _spots(theatre, hex_, rng)
    ]
    peaks = [
        (at, _peak_at(at, rng, high=hex_ in crest))
        for hex_ in _of(theatre, (Terrain.MOUNTAIN,))
        for rng in (dice("peaks", theatre.label(hex_)),)
        for at in _spots(theatre, hex_, rng)
    ]
    return [
        tag(
            "g",
            _back_to_front(hills),
            fill="none",
            stroke=_BROWN,
            stroke_width=1.5,
            stroke_linecap="round",
        ),
        tag("g", _back_to_front(peaks), stroke_linejoin="round"),
    ]


def _back_to_front(glyphs: list[tuple[Point, str]]) -> list[str]:
    return [glyph for _, glyph in sorted(glyphs, key=lambda item: item[0][1])]


def _peak_at(at: Point, rng: Dice, *, high: bool) -> str:
    scale = rng.uniform(0.9, 1.35) if high else rng.uniform(0.6, 1.2)
    return use(f"s42-peak{rng.randrange(2) + (2 if high else 0)}", at, scale=scale)


def _spots(theatre: Theatre, hex_: HexId, rng: Dice) -> list[Point]:
    """Places for glyphs within a hex, clear of the symbol of a town."""
    centre = centre_px(theatre, hex_)
    first = rng.uniform(0, 72)
    ring = [
        polar(centre, first + 72 * k + rng.uniform(-20, 20), HEX_RADIUS * rng.uniform(0.5, 0.78))
        for k in range(5)
    ]
    return ring if hex_ in theatre.places else [*ring, polar(centre, first, rng.uniform(0, 14))]


def _pattern(name: str, width: float, height: float, content: Iterable[str]) -> str:
    return tag(
        "pattern",
        content,
        id=name,
        width=num(width),
        height=num(height),
        patternUnits="userSpaceOnUse",
    )


def _trees() -> list[str]:
    """A clump of round crowns, each with a shadow to the south-east."""
    spots = ((9, 10, 5), (27, 7, 4), (44, 13, 5.5), (18, 24, 5.5), (36, 28, 4.5), (53, 33, 4.5),
             (8, 39, 4.5), (27, 43, 5), (46, 46, 4))  # fmt: skip
    shade = "".join(f"M{x + 1.6:g} {y + 1.6:g}m-{r:g} 0a{r:g} {r:g} 0 1 0 {2 * r:g} 0"
                    f"a{r:g} {r:g} 0 1 0 -{2 * r:g} 0" for x, y, r in spots)  # fmt: skip
    crown = "".join(f"M{x:g} {y:g}m-{r:g} 0a{r:g} {r:g} 0 1 0 {2 * r:g} 0"
                    f"a{r:g} {r:g} 0 1 0 -{2 * r:g} 0" for x, y, r in spots)  # fmt: skip
    return [
        tag("path", d=shade, fill="#5e7446", opacity=0.6),
        tag("path", d=crown, fill="#93aa6d", stroke="#5e7446", stroke_width=0.8),
    ]


def _sand() -> list[str]:
    dots = ((5, 6), (17, 3), (30, 9), (41, 5), (11, 17), (24, 20), (37, 16), (4, 29), (18, 33),
            (31, 30), (43, 27), (10, 38), (27, 39), (40, 37))  # fmt: skip
    path = "".join(f"M{x} {y}h.1" for x, y in dots)
    return [
        tag("path", d=path, stroke="#a97f3d", stroke_width=2, stroke_linecap="round", opacity=0.7)
    ]


def _reeds(colour: str, width: float) -> list[str]:
    path = "M3 8h20M30 8h8M12 21h8M26 21h18"
    return [
        tag("path", d=path, stroke=colour, stroke_width=width, stroke_linecap="round", opacity=0.8)
    ]


def _peak(kind: int) -> list[str]:
    """A mountain lit from the north-west; the high ones wear snow."""
    tall, wide = ((20, 21), (17, 24), (30, 24), (26, 28))[kind]
    foot = 9
    body = f"M-{wide} {foot}L-{wide * 0.35:g} {-tall * 0.45:g}L0 -{tall}" \
           f"L{wide * 0.4:g} {-tall * 0.3:g}L{wide} {foot}Z"  # fmt: skip
    shade = f"M0 -{tall}L{wide * 0.4:g} {-tall * 0.3:g}L{wide} {foot}L{wide * 0.3:g} {foot}" \
            f"L{wide * 0.12:g} {-tall * 0.1:g}L-{wide * 0.1:g} {-tall * 0.45:g}Z"  # fmt: skip
    parts = [
        tag("path", d=body, fill="#e6d6b4" if kind < 2 else "#efe6d4"),
        tag("path", d=shade, fill="#8a6a45", opacity=0.75),
        tag("path", d=body, fill="none", stroke="#6a4d2c", stroke_width=1.1, opacity=0.8),
    ]
    if kind >= 2:
        snow = f"M0 -{tall}L{wide * 0.2:g} {-tall * 0.62:g}L{wide * 0.04:g} {-tall * 0.5:g}" \
               f"L-{wide * 0.1:g} {-tall * 0.62:g}L-{wide * 0.22:g} {-tall * 0.6:g}Z"  # fmt: skip
        parts.append(tag("path", d=snow, fill="#fdfbf5"))
    return parts


def _hachure(kind: int) -> str:
    """A brow with strokes that fall away from it."""
    span = (20, 16, 24)[kind]
    brow = f"M-{span} 3Q0 -{9 - kind} {span} 2"
    steps = range(-span + 4, span - 1, 6)
    strokes = "".join(f"M{x} {-2 - (1 - (x / span) ** 2) * 3:g}l{x / span * 3:g} 9" for x in steps)
    return tag("path", d=brow + strokes, opacity=0.62)
