"""Checking a data file that somebody has changed, before a game is set up with it.

A file is known by its place: the folder and the name that it has in the package's data. Its
neighbours are read from the folder around it, so a changed copy of the whole data folder can be
checked file by file.
"""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from hexfront import board
from hexfront.games.aslsk import boards as aslsk_boards
from hexfront.games.aslsk.definitions import charts as aslsk_charts
from hexfront.games.aslsk.definitions import nationalities as aslsk
from hexfront.games.aslsk.scenarios import scenario as aslsk_scenario
from hexfront.games.coh.definitions import library as coh
from hexfront.games.coh.scenarios import scenario as coh_scenario
from hexfront.games.s42.definitions import charts as s42_charts
from hexfront.games.s42.definitions import units as s42
from hexfront.games.s42.scenarios import scenario as s42_setup
from hexfront.play.datafile import fault, read_toml


class Check(NamedTuple):
    """Which files a check is for, and what reads them; reading raises at a fault."""

    game: str
    fits: Callable[[Path, set[str]], bool]
    read: Callable[[Path], object]


def _named(folder: str, key: str) -> Callable[[Path, set[str]], bool]:
    """Files of a folder that have this key."""
    return lambda path, keys: path.parent.name == folder and key in keys


CHECKS = (
    Check("coh", _named("scenarios", "layout"), coh_scenario.load_scenario),
    Check("aslsk", _named("scenarios", "sets_up_first"), aslsk_scenario.load_scenario),
    Check("aslsk", _named("boards", "letter"), aslsk_boards.load),
    Check("coh", _named("boards", "map"), board.load),
    Check(
        "coh",
        lambda path, keys: (
            path.name in ("units.toml", "terrain.toml", "markers.toml", "cards.toml")
            and path.parent.name != "charts"
        ),
        lambda path: coh.load_definitions(path.parent),
    ),
    Check(
        "aslsk",
        lambda path, keys: (
            path.parent.name == "charts"
            and path.name in aslsk_charts.FILES
            and not (path.name == "terrain.toml" and "hexes" in keys)
        ),
        lambda path: aslsk_charts.load_charts(path.parent),
    ),
    Check(
        "aslsk",
        lambda path, keys: path.parent.name == "units" and path.stem in aslsk.NATIONALITIES,
        lambda path: aslsk.load_definitions(path.parent.parent),
    ),
    Check("s42", _named("scenarios", "maps"), s42_setup.load_scenario),
    Check("s42", _named("charts", "rules"), lambda path: s42_charts.load_charts(path.parent)),
    Check(
        "s42",
        lambda path, keys: path.parent.name == "units",
        lambda path: s42.load_definitions(path.parent.parent),
    ),
    Check(
        "s42",
        lambda path, keys: path.name in ("pieces.toml", "formations.toml"),
        lambda path: s42.load_definitions(path.parent),
    ),
)


def check(path: Path) -> str:
    """The game whose file this is; raises DataError or BoardError naming file, key and reason."""
    keys = set(read_toml(path))
    for candidate in CHECKS:
        if candidate.fits(path, keys):
            candidate.read(path)
            return candidate.game
    reason = "expected a scenario, board, chart, counter or card file in its data folder"
    raise fault(path, "file", reason)
