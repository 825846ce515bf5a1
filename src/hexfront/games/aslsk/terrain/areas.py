"""Parts of a map in the words of a scenario card: hexes, rows, columns, boards, terrain, edges.

An area is a list of parts that are joined. A part is a hex label such as `aK2`, or terms that
must all hold, set apart by `in`: `buildings in columns K-P in board a`.
"""

import re
from collections.abc import Callable, Sequence

from hexfront.games.aslsk.boards.model import Board
from hexfront.games.aslsk.definitions.terrain_effects import TerrainType
from hexfront.games.aslsk.scenarios.scenariofile import Edge
from hexfront.games.aslsk.terrain.ground import BUILDINGS
from hexfront.hexes import Bitboard, HexId, union

_LABEL = re.compile(r"([a-z]?)([A-Z]{1,2})([0-9]{1,2})", re.ASCII)
_TERRAIN: dict[str, tuple[TerrainType, ...]] = {
    "buildings": BUILDINGS,
    "stone buildings": (TerrainType.STONE_BUILDING,),
    "woods": (TerrainType.WOODS,),
    "orchards": (TerrainType.ORCHARD,),
}


def area(board: Board, parts: Sequence[str]) -> Bitboard:
    """The hexes of an area; ValueError names a part that is not understood or empty."""
    found = 0
    for part in parts:
        hexes = _part(board, part.strip())
        if not hexes:
            raise ValueError(f"{part!r} has no hex on this map")
        found |= hexes
    return found


def _part(board: Board, text: str) -> Bitboard:
    if _LABEL.fullmatch(text):
        return 1 << board.at(text)
    found = board.grid.cells
    for term in text.split(" in "):
        found &= _term(board, term.strip())
    return found


def _term(board: Board, term: str) -> Bitboard:
    if term in _TERRAIN:
        return board.of(*_TERRAIN[term])
    word, _, rest = term.partition(" ")
    if word == "board" and rest in {sheet.id for sheet in board.sheets}:
        return _sheet(board, rest)
    first, _, last = rest.partition("-")
    last = last or first
    if word == "rows" and first.isdecimal() and last.isdecimal():
        rows = range(int(first), int(last) + 1)
        return _labelled(board, lambda column, row: row in rows)
    if word == "columns" and first.isalpha() and last.isalpha():
        columns = range(_column(first), _column(last) + 1)
        return _labelled(board, lambda column, row: column in columns)
    raise ValueError(
        f"{term!r} is no hex, and none of rows 1-4, columns A-F, board a, {', '.join(_TERRAIN)}"
    )


def _column(letters: str) -> int:
    """A is 0, Z 25, AA 26 (ASL-1.1.g)."""
    return ord(letters[-1].upper()) - ord("A") + 26 * (len(letters) - 1)


def _sheet(board: Board, letter: str) -> Bitboard:
    """A board of the map, without the hexes that it shares with another (ASL-1.3.b)."""
    if len(board.sheets) == 1:
        return board.grid.cells
    own = union(h for label, h in board.by_label.items() if label[0] == letter)
    return own & ~union(h for label, h in board.by_label.items() if label[0] != letter)


def _labelled(board: Board, test: Callable[[int, int], bool]) -> Bitboard:
    found = 0
    for h in board.grid.hexes:
        match = _LABEL.fullmatch(board.label(HexId(h)))
        if match and test(_column(match[2]), int(match[3])):
            found |= 1 << h
    return found


def edge_hexes(board: Board, edge: Edge) -> Bitboard:
    """The hexes along an edge of the map."""
    spots = {HexId(h): board.grid.column_row(HexId(h)) for h in board.grid.hexes}
    columns = [column for column, _ in spots.values()]
    if edge in (Edge.WEST, Edge.EAST):
        last = min(columns) if edge is Edge.WEST else max(columns)
        return union(h for h, (column, _) in spots.items() if column == last)
    outer: dict[int, int] = {}
    for column, row in spots.values():
        best = outer.setdefault(column, row)
        outer[column] = min(best, row) if edge is Edge.NORTH else max(best, row)
    return union(h for h, (column, row) in spots.items() if outer[column] == row)


def entry_hexes(board: Board, edge: Edge | None, parts: Sequence[str]) -> Bitboard:
    """Where a group sets up or enters: its area, its edge, or both at once."""
    found = board.grid.cells
    if parts:
        found &= area(board, parts)
    if edge is not None:
        found &= edge_hexes(board, edge)
    return found
