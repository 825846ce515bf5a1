"""A copy of the counters and charts in which a test can make a slip."""

from pathlib import Path

from hexfront.games.aslsk.definitions.datafile import DATA
from tests.games.slips import copy_of


def copied(tmp_path: Path) -> Path:
    """The data folder without the boards, to be changed freely."""
    return copy_of(DATA, tmp_path, without="boards")
