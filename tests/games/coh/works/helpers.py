"""Positions with fortifications and obstacles, and a scenario full of them for the fuzz."""

from pathlib import Path

from hexfront.games.coh.notation import Position, position
from tests.games.coh.folder_game import FolderGame


class WorksGame(FolderGame):
    """Conflict of Heroes with a scenario of all fortifications and obstacles."""

    folder = Path(__file__).parent / "scenarios"


def works(*lines: str) -> Position:
    """A position in which chapters 17 and 18 are in force."""
    return position("\n".join(("chapters 18", *lines)))
