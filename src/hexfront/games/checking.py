"""Checking a data file that somebody has changed, before a game is set up with it.

A file belongs to the game in whose package it lies; elsewhere it is known by the folder and the
name that it has in a package's data. Its neighbours are read from the folder around it, so a
changed copy of the whole data folder can be checked file by file.
"""

from pathlib import Path

from hexfront.games import rulebooks
from hexfront.play.datafile import fault, read_toml


def check(path: Path) -> str:
    """The game whose file this is; raises DataError or BoardError naming file, key and reason."""
    keys = set(read_toml(path))
    for book in sorted(rulebooks().values(), key=lambda book: not book.owns(path)):
        for candidate in book.checks:
            if candidate.fits(path, keys):
                candidate.read(path)
                return book.id
    reason = "expected a scenario, board, chart, counter or card file in its data folder"
    raise fault(path, "file", reason)
