"""Tables for three and four: positions with two commanders a side, and scenarios of their own."""

from pathlib import Path

from hexfront.games.coh.notation import Position, position
from hexfront.games.coh.setting import Setting
from tests.games.coh.folder_game import FolderGame

SCENARIOS = Path(__file__).parent / "scenarios"

PAIRS = """
    board 12x9
    commanders german 2, soviet 2
    unit G1 german at C04 facing SE
    unit G2 german at C06 facing SE by=german-2
    unit S1 soviet at J04 facing NW
    unit S2 soviet at J06 facing NW by=soviet-2
"""


def pairs(*more: str) -> Position:
    """Two players against two, each with a unit; it is the German turn."""
    return position("\n".join((PAIRS, *more)))


class TeamGame(FolderGame):
    """Conflict of Heroes with the scenarios for three and four alone."""

    folder = SCENARIOS


def table(name: str) -> Setting:
    """A scenario for three or four."""
    return TeamGame().setting(name)
