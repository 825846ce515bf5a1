"""Boards for tests: a few hexes in the middle of nothing, or the boards of the game."""

from collections.abc import Mapping
from functools import cache
from itertools import pairwise

from hexfront.board import hexside
from hexfront.games.aslsk.boards import Board, Piece, RoadKind, load_board
from hexfront.games.aslsk.boards.footprints import footprint
from hexfront.games.aslsk.boards.paper import SCHEME, sheet_grid
from hexfront.games.aslsk.boards.plane import Polygon
from hexfront.games.aslsk.boards.shaping import Sketch, on_sheet
from hexfront.games.aslsk.definitions.charts import charts
from hexfront.games.aslsk.definitions.terrain_effects import HexsideType, TerrainType
from hexfront.games.aslsk.terrain.scenery import Scenery, effects
from hexfront.games.aslsk.terrain.sight import Los, los
from hexfront.hexes import HexId

GRID = sheet_grid()
BOARDS = ("farmland", "hills", "open-country", "village")
JULY, MAY, JANUARY = 7, 5, 1


def at(label: str) -> HexId:
    return GRID.at(*SCHEME.parse(label))


def sketch(
    *,
    woods: str = "",
    orchard: str = "",
    grain: str = "",
    brush: str = "",
    stone: str = "",
    wooden: str = "",
    hill: str = "",
    road: tuple[str, ...] = (),
    walls: tuple[str, ...] = (),
    shapes: Mapping[str, Polygon] | None = None,
    footprints: Mapping[str, str] | None = None,
) -> Board:
    """A sheet of Open Ground with these hexes on it; roads are paths, walls are `K5-K6`."""
    terrain = [TerrainType.OPEN_GROUND] * GRID.size
    for kind, labels in (
        (TerrainType.WOODS, woods),
        (TerrainType.ORCHARD, orchard),
        (TerrainType.GRAIN, grain),
        (TerrainType.BRUSH, brush),
        (TerrainType.STONE_BUILDING, stone),
        (TerrainType.WOODEN_BUILDING, wooden),
    ):
        for label in labels.split():
            terrain[at(label)] = kind
    stops = [path.split() for path in road]
    sides = [(a, b) for path in stops for a, b in pairwise(path)]
    return on_sheet(
        Sketch(
            "sketch",
            tuple(terrain),
            hill=frozenset(at(label) for label in hill.split()),
            roads={hexside(at(a), at(b)): RoadKind.DIRT for a, b in sides},
            hexsides={
                hexside(at(text.split("-")[0]), at(text.split("-")[1])): HexsideType.WALL
                for text in walls
            },
            buildings={
                at(label): (Piece.of(footprint(text)),)
                for label, text in (footprints or {}).items()
            },
            shapes={at(label): (Piece.of(shape),) for label, shape in (shapes or {}).items()},
        ),
        letter="x",
        title={"en": "Sketch", "ru": "Набросок"},
    )


def look(board: Board, a: str, b: str, month: int = JULY) -> Los:
    """The line from one hex to another, after making sure that it is the same the other way."""
    scenery = Scenery(board, effects(charts().terrain, month))
    onward, back = los(scenery, board.at(a), board.at(b)), los(scenery, board.at(b), board.at(a))
    assert sorted((c.hex, c.rule) for c in onward.blocks) == sorted(
        (c.hex, c.rule) for c in back.blocks
    )
    assert sorted((c.hex, c.rule) for c in onward.hindrances) == sorted(
        (c.hex, c.rule) for c in back.hindrances
    )
    return onward


def blockers(board: Board, line: Los) -> list[tuple[str, str]]:
    return [(board.label(crossing.hex), crossing.rule) for crossing in line.blocks]


def hinderers(board: Board, line: Los) -> list[tuple[str, str]]:
    return [(board.label(crossing.hex), crossing.rule) for crossing in line.hindrances]


@cache
def scenery_of(name: str, month: int) -> Scenery:
    return Scenery(load_board(name), effects(charts().terrain, month))
