"""Writing SVG: short numbers, tags, and nothing that needs a library.

A board holds several thousand shapes, so coordinates are cut to a tenth of a pixel and
trailing zeros are dropped; that alone halves the file.
"""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]
Value = str | int | float
Style = dict[str, Value]


def num(value: float) -> str:
    """A coordinate in at most one decimal: 12.04 -> '12', -0.02 -> '0'."""
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    return "0" if text == "-0" else text


def fine(value: float) -> str:
    """A factor, an opacity or a width, in at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _attribute(name: str, value: Value) -> str:
    # A trailing underscore frees names that Python keeps for itself, such as `class_`.
    key = name.rstrip("_").replace("_", "-")
    text = value if isinstance(value, str) else fine(value)
    return f" {key}={quoteattr(text)}"


def tag(name: str, content: str | Iterable[str] = "", /, **attributes: Value) -> str:
    """One element; `stroke_width=2` becomes `stroke-width="2"`."""
    head = name + "".join(_attribute(key, value) for key, value in attributes.items())
    inner = content if isinstance(content, str) else "".join(content)
    return f"<{head}>{inner}</{name}>" if inner else f"<{head}/>"


def words(text: str, **attributes: Value) -> str:
    """A text element with its content escaped."""
    return tag("text", escape(text), **attributes)


def use(symbol: str, at: Point, *, turn: float = 0.0, scale: float = 1.0) -> str:
    """A placed copy of a shape from the definitions, turned by whole degrees."""
    moves = f"translate({num(at[0])} {num(at[1])})"
    if round(turn):
        moves += f"rotate({turn:.0f})"
    if scale != 1.0:
        moves += f"scale({fine(scale)})"
    return f'<use href="#{symbol}" transform="{moves}"/>'


def circle(at: Point, radius: float, **attributes: Value) -> str:
    return tag("circle", cx=num(at[0]), cy=num(at[1]), r=num(radius), **attributes)


def polygon_path(points: Iterable[Point]) -> str:
    """The `d` of a closed polygon."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def polyline_path(points: Iterable[Point]) -> str:
    """The `d` of an open polyline."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
