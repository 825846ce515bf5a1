"""The maps of scenarios, joined from boards."""

from functools import cache
from pathlib import Path

from hexfront.board import Board, Placement, join, load
from hexfront.games.coh.definitions.library import DATA, definitions
from hexfront.games.coh.terrain.battlefield import Battlefield


def load_map(layout: tuple[str, ...], folder: Path = DATA / "boards") -> Board:
    """One board, or several from left to right; `2r` is board 2 turned round."""
    boards = [(load(folder / f"{name.removesuffix('r')}.toml"), name.endswith("r"))
              for name in layout]  # fmt: skip
    if len(boards) == 1 and not boards[0][1]:
        return boards[0][0]
    return join([Placement(board, across=across, turned=turned)
                 for across, (board, turned) in enumerate(boards)])  # fmt: skip


@cache
def battlefield_of(layout: tuple[str, ...]) -> Battlefield:
    return Battlefield(load_map(layout), definitions().terrain)
