"""A copy of the data folder in which a test can make a slip."""

from pathlib import Path

from hexfront.games.s42.definitions.datafile import DATA
from tests.games.slips import copy_of


def copied(tmp_path: Path) -> Path:
    """The data folder without the map, to be changed freely."""
    return copy_of(DATA, tmp_path, without="map")
