"""Mortars, and what they fire at."""

from pathlib import Path

from hexfront.games.coh.notation import Position, position
from tests.games.coh.folder_game import FolderGame

SPOTTER = "F03"
"""A hex from which S1 is seen past the woods of `screened`."""


def tube(*more: str, g1: str = "", s1: str = "", to: str = "E08", facing: str = "S") -> Position:
    """The mortar G1 in E02: FP 3, range 5, minimum range 3, attack cost 3, indirect 4.

    S1 stands in E08, or where `to` says. The board is open.
    """
    lines = (
        "board 9x14",
        f"unit G1 german mortar crewed indirect=4 minimum=3 at E02 facing {facing} {g1}",
        f"unit S1 soviet at {to} facing N {s1}",
        *more,
    )
    return position("\n".join(lines))


def screened(*more: str, g1: str = "", s1: str = "", to: str = "E07") -> Position:
    """The same with woods in E04, past which hexes beside the mortar see S1 in E07."""
    return tube("terrain woods E04", *more, g1=g1, s1=s1, to=to)


class BarrageGame(FolderGame):
    """Conflict of Heroes with artillery and smoke on both sides, and much that is hidden."""

    folder = Path(__file__).parent / "scenarios"
