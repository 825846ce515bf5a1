"""The maps of scenarios, joined from boards."""

from functools import cache, lru_cache
from pathlib import Path

import msgspec

from hexfront.board import Board, BoardError, Placement, join, load
from hexfront.games.coh.definitions.library import DATA, definitions
from hexfront.games.coh.definitions.terrain import Terrain
from hexfront.games.coh.terrain.battlefield import Battlefield
from hexfront.games.coh.terrain.elevation import HIGHEST


def load_board(path: Path) -> Board:
    """One board; raises BoardError at what is wrong with its file."""
    board = load(path)
    highest = max(board.level, default=0)
    if highest > HIGHEST:
        key, reason = f"levels.{highest}", f"expected 1 to {HIGHEST} (COH-12.0.a)"
        raise BoardError(f"{path.parent.name}/{path.name}", key, reason)
    return board


def load_map(layout: tuple[str, ...], folder: Path = DATA / "boards") -> Board:
    """One board, or several: `1+2` side by side, `1/2` one above the other, `2r` turned round."""
    rows = [row.split("+") for row in "+".join(layout).split("/")]
    for name in (name for row in rows for name in row):
        if not name.isalnum():
            raise BoardError("layout", repr(name), "expected a board such as 4, turned 4r")
    placements = [
        Placement(load_board(folder / f"{name.removesuffix('r')}.toml"), across, down,
                  name.endswith("r"))
        for down, row in enumerate(rows)
        for across, name in enumerate(row)
    ]  # fmt: skip
    if len(placements) == 1 and not placements[0].turned:
        return placements[0].board
    return join(placements)


@cache
def battlefield_of(
    layout: tuple[str, ...],
    steep_roads: bool = True,
    classic: bool = False,
    tall_corn: bool = False,
) -> Battlefield:
    return battlefield(load_map(layout), steep_roads, classic, tall_corn)


@lru_cache(maxsize=256)
def battlefield(
    board: Board, steep_roads: bool = True, classic: bool = False, tall_corn: bool = False
) -> Battlefield:
    """A board under the terrain chart of an edition, made once."""
    return Battlefield(board, terrain_of(classic, tall_corn), steep_roads)


def terrain_of(classic: bool, tall_corn: bool) -> dict[str, Terrain]:
    """The terrain chart of an edition; corn may have grown tall (COHC-10.b)."""
    chart = definitions(classic).terrain
    if not tall_corn:
        return chart
    return {**chart, "corn": msgspec.structs.replace(chart["corn"], blocks=True)}
