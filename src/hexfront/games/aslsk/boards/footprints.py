"""Buildings as the board files write them: `56x32`, `40x24@30`, `30x20@90+12,-18`.

Length and depth in sixtieths of a hex radius as they look on the map, a turn in steps of 15
degrees, and how far the middle lies from the centre dot. Sines come from a table of whole
numbers, so the corners are the same on every machine.
"""

from __future__ import annotations

import re

from hexfront.games.aslsk.boards.plane import SIDE_PARTS, Polygon, Spot, on_side, toward_zero
from hexfront.hexes import Direction

_FORM = re.compile(r"(\d+)x(\d+)(?:@(\d+))?(?:\+(-?\d+),(-?\d+))?", re.ASCII)
_SINES = (0, 259, 500, 707, 866, 966, 1000)
_SQUEEZE = 866

DEFAULT = "58x38"
EXAMPLES = "such as 56x32, 40x24@30 or 30x20@90+12,-18"


def footprint(text: str) -> Polygon:
    """The corners of a building; ValueError says what was expected."""
    found = _FORM.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r}: expected length and depth, {EXAMPLES}")
    length, depth, turn, x, y = (int(part or 0) for part in found.groups())
    if turn % 15:
        raise ValueError(f"{text!r}: expected a turn in steps of 15 degrees")
    sine, cosine = _sine(turn), _sine(turn + 90)
    corners = ((-length, -depth), (length, -depth), (length, depth), (-length, depth))
    return tuple(
        _spot(a * cosine - b * sine + 2000 * x, a * sine + b * cosine + 2000 * y)
        for a, b in corners
    )


def _sine(degrees: int) -> int:
    """A thousand times the sine."""
    quarter, rest = divmod(degrees % 360, 90)
    value = _SINES[rest // 15] if quarter % 2 == 0 else _SINES[6 - rest // 15]
    return value if quarter < 2 else -value


def _spot(x: int, y: int) -> Spot:
    """Two-thousandths on the map, rounded to a point of the plane."""
    return _rounded(x, 2000), _rounded(y, 2 * _SQUEEZE)


def _rounded(value: int, divisor: int) -> int:
    """Rounded to the nearest, halves away from zero, so that a half turn changes nothing."""
    size = (2 * abs(value) + divisor) // (2 * divisor)
    return size if value >= 0 else -size


def passage(direction: Direction, width: int) -> Polygon:
    """The part of a building that reaches from behind the centre to a hexside and goes on there."""
    half = width * SIDE_PARTS // 120
    first, last = on_side(direction, 15 - half), on_side(direction, 15 + half)
    x, y = on_side(direction, 15)
    back = (toward_zero(6 * x, 5), toward_zero(6 * y, 5))
    return (
        (first[0] - back[0], first[1] - back[1]),
        first,
        last,
        (last[0] - back[0], last[1] - back[1]),
    )
