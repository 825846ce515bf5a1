"""A scenario with flamethrowers, turrets, open tops and weapon cards, for the fuzz."""

from pathlib import Path

from tests.games.coh.folder_game import FolderGame


class AssaultGame(FolderGame):
    """Conflict of Heroes with the scenario of this folder alone."""

    folder = Path(__file__).parent / "scenarios"
