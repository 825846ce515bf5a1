"""The meadow under everything: soft patches of tone, blades of grass, a few small things.

The grass is two repeating tiles whose sizes share no factor, so the eye finds no grid; the
patches of tone lie on top of a single flat colour and are different everywhere.
"""

from __future__ import annotations

import random

from hexfront.board.art.curves import dice, polar
from hexfront.board.art.regions import looking
from hexfront.board.art.svg import Point, circle, num, tag, use
from hexfront.board.board import Board
from hexfront.board.layout import Map, NamedMap, centre_px, size_px
from hexfront.board.terrain import Look

MEADOW = "#a9b273"
_TONES = {"pale": "#cfcd90", "warm": "#c5b66c", "cool": "#819e66", "deep": "#748b52"}
_BLADES = ("#8d9a5a", "#b9be80", "#7f8f52", "#c7c688")


def definitions() -> list[str]:
    """The tone gradients, the grass tiles and the small things that stand in a meadow."""
    parts = [_tone(name, colour) for name, colour in _TONES.items()]
    parts.append(_grass_tile("grass-a", 251, 239, 150, 0.55))
    parts.append(_grass_tile("grass-b", 173, 193, 46, 0.8))
    parts += [_tuft(k) for k in range(3)]
    parts += [_bush(k) for k in range(3)]
    parts.append(_flowers())
    parts.append(_haystack())
    return parts


def _tone(name: str, colour: str) -> str:
    stops = [
        tag("stop", offset=offset, stop_color=colour, stop_opacity=opacity)
        for offset, opacity in ((0, 0.75), (0.55, 0.4), (1, 0))
    ]
    return tag("radialGradient", stops, id=f"hf-tone-{name}")


def _grass_tile(name: str, width: int, height: int, blades: int, opacity: float) -> str:
    rng = dice("grass", name)
    strokes: dict[str, list[str]] = {colour: [] for colour in _BLADES}
    for _ in range(blades):
        x, y = rng.uniform(4, width - 9), rng.uniform(6, height - 3)
        lean, rise = rng.uniform(-2.5, 2.5), rng.uniform(2.5, 5.5)
        strokes[rng.choice(_BLADES)].append(
            f"M{num(x)} {num(y)}q{num(lean / 3)} {num(-rise / 2)} {num(lean)} {num(-rise)}"
        )
    paths = [tag("path", d="".join(d), stroke=colour) for colour, d in strokes.items()]
    group = tag("g", paths, fill="none", stroke_width=0.9, opacity=opacity)
    return tag(
        "pattern",
        group,
        id=f"hf-{name}",
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
    )


def _tuft(number: int) -> str:
    rng = dice("tuft", number)
    blades = "".join(
        f"M{num(rng.uniform(-3, 3))} 0q{num(lean / 3)} -3 {num(lean)} {num(-rng.uniform(4, 8))}"
        for lean in (-4, -2, 0, 2, 4)
    )
    path = tag("path", d=blades, fill="none", stroke="#76874a", stroke_width=1)
    return tag("g", path, id=f"hf-tuft-{number}")


def _bush(number: int) -> str:
    rng = dice("bush", number)
    leaves = [polar((0, 0), 72 * k + rng.uniform(-20, 20), 3.6) for k in range(5)]
    parts = [tag("ellipse", cx=2.4, cy=3, rx=8, ry=6.4, fill="#3b4524", fill_opacity=0.35)]
    parts += [circle(at, rng.uniform(3, 4.2), fill="#66793f") for at in leaves]
    parts += [circle((x - 1, y - 1.2), 2.1, fill="#87995a") for x, y in leaves[2:]]
    return tag("g", parts, id=f"hf-bush-{number}")


def _flowers() -> str:
    rng = dice("flowers")
    petals = [
        circle((rng.uniform(-9, 9), rng.uniform(-6, 6)), 1.1, fill=colour)
        for colour in ("#f3eed0", "#e9d66b", "#f3eed0", "#b9a2c4", "#e9d66b", "#f3eed0")
    ]
    return tag("g", petals, id="hf-flowers")


def _haystack() -> str:
    ring = tag("path", d="M-6 1a6 6 0 0 0 12 0M-4-4a6 6 0 0 1 8 0", stroke="#a5823a")
    parts = [
        tag("ellipse", cx=4, cy=4.5, rx=9, ry=7.5, fill="#3b4524", fill_opacity=0.35),
        circle((0, 0), 8, fill="#d9b662"),
        circle((-1.5, -1.8), 5, fill="#ecd08a"),
        tag("g", ring, fill="none", stroke_width=0.9),
        circle((-0.5, -0.5), 1.2, fill="#a5823a"),
    ]
    return tag("g", parts, id="hf-haystack")


def paint(board: NamedMap) -> list[str]:
    """The soil of the whole drawing, in soft tones."""
    width, height = size_px(board)
    soil = tag("rect", width=num(width), height=num(height), fill=MEADOW)
    return [soil, *_tones(board, width, height)]


def paint_grass(board: Map) -> list[str]:
    """Blades of grass over soil and hills alike."""
    width, height = size_px(board)
    full = {"width": num(width), "height": num(height)}
    return [
        tag("rect", fill="url(#hf-grass-a)", **full),
        tag("rect", fill="url(#hf-grass-b)", **full),
    ]


def _tones(board: NamedMap, width: float, height: float) -> list[str]:
    rng = dice("tones", board.id)
    count = round(width * height / 26_000)
    return [_tone_patch(rng, width, height) for _ in range(count)]


def _tone_patch(rng: random.Random, width: float, height: float) -> str:
    name = rng.choice(("pale", "pale", "warm", "warm", "cool", "deep"))
    at = (rng.uniform(0, width), rng.uniform(0, height))
    return tag(
        "ellipse",
        rx=num(rng.uniform(80, 230)),
        ry=num(rng.uniform(50, 120)),
        transform=f"translate({num(at[0])} {num(at[1])})rotate({num(rng.uniform(-35, 35))})",
        fill=f"url(#hf-tone-{name})",
        opacity=rng.uniform(0.55, 1.0),
    )


def paint_small_things(board: Board, clear_of: list[Point]) -> list[str]:
    """Tufts, flowers and bushes in open hexes, away from centre dots, labels and roads."""
    parts: list[str] = []
    for hex_ in looking(board, Look.MEADOW):
        rng = dice("small", board.full_label(hex_))
        centre = centre_px(board, hex_)
        for _ in range(rng.randint(1, 4)):
            at = polar(centre, rng.uniform(-20, 200), rng.uniform(18, 47))
            if all(abs(at[0] - x) + abs(at[1] - y) > 26 for x, y in clear_of):
                parts.append(use(_small_thing(rng), at, scale=rng.uniform(0.8, 1.15)))
    return parts


def _small_thing(rng: random.Random) -> str:
    kind = rng.random()
    if kind < 0.56:
        return f"hf-tuft-{rng.randrange(3)}"
    if kind < 0.78:
        return "hf-flowers"
    if kind < 0.975:
        return f"hf-bush-{rng.randrange(3)}"
    return "hf-haystack"
