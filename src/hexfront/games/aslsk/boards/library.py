"""The boards that come with the game, by name, singly or laid together."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from hexfront.board import BoardError, Placement
from hexfront.games.aslsk.boards.joining import join
from hexfront.games.aslsk.boards.model import Board
from hexfront.games.aslsk.boards.reading import load
from hexfront.games.aslsk.definitions.datafile import DATA

BOARDS = DATA / "boards"


def names(folder: Path = BOARDS) -> tuple[str, ...]:
    """The boards of a folder."""
    return tuple(sorted(path.stem for path in folder.glob("*.toml")))


@cache
def load_board(name: str, folder: Path = BOARDS) -> Board:
    """A board by name, read once."""
    if name not in names(folder):
        known = ", ".join(names(folder)) or "none"
        raise BoardError("layout", f"board {name!r}", f"there is no such board; one of {known}")
    return load(folder / f"{name}.toml")


@cache
def load_map(layout: str, folder: Path = BOARDS) -> Board:
    """Boards side by side as `village+hills`, below each other as `village/hills`, and turned
    by half a circle as `hills-r`."""
    return join(
        [
            Placement(
                load_board(text.removesuffix("-r"), folder), across, down, text.endswith("-r")
            )
            for down, row in enumerate(layout.split("/"))
            for across, text in enumerate(row.split("+"))
        ]
    )
