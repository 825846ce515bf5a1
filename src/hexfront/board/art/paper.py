"""The sheets of paper that a map is printed on, and the picture as a file."""

from __future__ import annotations

from hexfront.board.art.svg import num, tag
from hexfront.board.layout import HEX_RADIUS, Map, size_px, to_px

NAMESPACE = "http://www.w3.org/2000/svg"

WOOD = "#3a3a2c"
"""The table under the sheets of a battlefield."""

ALONE, JOINED = 0.8, 0.35
"""How dark the line around a sheet is; where sheets meet, seams stay readable."""


def picture(board: Map, content: list[str]) -> str:
    """One self-contained SVG in the coordinates of `layout`."""
    width, height = (num(value) for value in size_px(board))
    return tag(
        "svg",
        content,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        role="img",
    )


def table(board: Map, colour: str) -> str:
    """What the sheets lie on."""
    width, height = (num(value) for value in size_px(board))
    return tag("rect", width=width, height=height, fill=colour)


def outline(board: Map, index: int) -> dict[str, str]:
    """Where a sheet lies, as attributes of a rectangle."""
    sheet = board.sheets[index]
    x, y = to_px(board, sheet.left, sheet.top)
    return {
        "x": num(x),
        "y": num(y),
        "width": num((sheet.right - sheet.left) * HEX_RADIUS),
        "height": num((sheet.bottom - sheet.top) * HEX_RADIUS),
    }


def clip(board: Map) -> str:
    """What is drawn stays on the sheets: `clip_path="url(#hf-paper)"`."""
    sheets = [tag("rect", **outline(board, index)) for index in range(len(board.sheets))]
    return tag("clipPath", sheets, id="hf-paper")


def frames(board: Map) -> list[str]:
    """A dark line around every sheet."""
    return [
        tag(
            "rect",
            fill="none",
            stroke="#23220f",
            stroke_width=2,
            stroke_opacity=ALONE if len(board.sheets) == 1 else JOINED,
            **outline(board, index),
        )
        for index in range(len(board.sheets))
    ]
