"""Boards of the ASL Starter Kit: vector shapes that are drawn, and on which LOS is traced."""

from hexfront.games.aslsk.boards.drawing import draw
from hexfront.games.aslsk.boards.joining import join
from hexfront.games.aslsk.boards.library import load_board, load_map, names
from hexfront.games.aslsk.boards.model import Board, Piece, RoadKind
from hexfront.games.aslsk.boards.reading import load, loads

__all__ = [
    "Board",
    "Piece",
    "RoadKind",
    "draw",
    "join",
    "load",
    "load_board",
    "load_map",
    "loads",
    "names",
]
