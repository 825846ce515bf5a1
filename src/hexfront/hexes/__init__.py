"""Hex geometry and nothing else: coordinates, directions, arcs, exact lines, hex bitboards.

Start with `grid.py`, which says how a hex becomes a number; `bits.py` makes sets of those numbers.
"""

from hexfront.hexes.arcs import cone, sector, wedge
from hexfront.hexes.bits import (
    Bitboard,
    bit,
    bits,
    count,
    few,
    has,
    lowest,
    mend,
    nth,
    picked,
    union,
)
from hexfront.hexes.directions import (
    DIRECTIONS,
    NOWHERE,
    Bearing,
    Direction,
    HexId,
    Orientation,
    Parity,
    opposite,
    turned,
)
from hexfront.hexes.grid import Grid, OffGridError
from hexfront.hexes.labels import LabelError, LabelScheme, LetterLabel, NumberLabel
from hexfront.hexes.lines import Border, Line, Vertex, trace
from hexfront.hexes.plane import Point
from hexfront.hexes.shadows import Shadows
from hexfront.hexes.sight import Lines, sight, sight_over
from hexfront.hexes.travel import EntryCosts, StepCost, flood, path, reach, spread

__all__ = [
    "DIRECTIONS",
    "NOWHERE",
    "Bearing",
    "Bitboard",
    "Border",
    "Direction",
    "EntryCosts",
    "Grid",
    "HexId",
    "LabelError",
    "LabelScheme",
    "LetterLabel",
    "Line",
    "Lines",
    "NumberLabel",
    "OffGridError",
    "Orientation",
    "Parity",
    "Point",
    "Shadows",
    "StepCost",
    "Vertex",
    "bit",
    "bits",
    "cone",
    "count",
    "few",
    "flood",
    "has",
    "lowest",
    "mend",
    "nth",
    "opposite",
    "path",
    "picked",
    "reach",
    "sector",
    "sight",
    "sight_over",
    "spread",
    "trace",
    "turned",
    "union",
    "wedge",
]
