"""A map as data: terrain, hexsides, levels; reading, checking, joining, drawing as SVG."""

from hexfront.board.board import Board, Exit, Hexside, Place, Sheet, hexside
from hexfront.board.draw import draw
from hexfront.board.errors import BoardError, UnknownHexError
from hexfront.board.joining import join
from hexfront.board.laying import Laying, Placement, in_order
from hexfront.board.layout import (
    HEX_HEIGHT,
    HEX_RADIUS,
    MARGIN,
    Map,
    centre_px,
    hex_at_px,
    hex_points,
    size_px,
)
from hexfront.board.reading import load, loads
from hexfront.board.sheets import HalfEdged
from hexfront.board.terrain import Look, Terrain, register

__all__ = [
    "HEX_HEIGHT",
    "HEX_RADIUS",
    "MARGIN",
    "Board",
    "BoardError",
    "Exit",
    "HalfEdged",
    "Hexside",
    "Laying",
    "Look",
    "Map",
    "Place",
    "Placement",
    "Sheet",
    "Terrain",
    "UnknownHexError",
    "centre_px",
    "draw",
    "hex_at_px",
    "hex_points",
    "hexside",
    "in_order",
    "join",
    "load",
    "loads",
    "register",
    "size_px",
]
