"""A small country for tests of the Initial Phase: supply from both edges, a railway across."""

from hexfront.games.s42.means.replacements import refusal
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.state import REPLACEMENTS

COUNTRY = """
    map 1000-1810
    area X axis 1000-1010
    area Y axis 1000
    area A soviet 1800-1810
    area B soviet 1800
    rail edge-1005-1105-1205-1305-1405-1505-1605-1705-1805-edge
    repaired 1005-1105-1205-1305
"""
"""The Axis draws supply and rail from the west up to 1305, the Soviet player from the east."""


def country(*statements: str) -> str:
    return "\n".join((COUNTRY, *statements))


def with_means(p: Position, **left: int) -> Position:
    """Give the player these replacements instead of those of the Turn Record."""
    p.state.replacements = tuple(left.get(kind, 0) for kind in REPLACEMENTS)
    return p


def phase(side: str, *statements: str, turn: int = 5, **left: int) -> Position:
    return with_means(
        position(country(*statements, f"turn {turn}", f"phase initial {side}")), **left
    )


def refused(p: Position, name: str, kind: str) -> str:
    """The rule that forbids a replacement of this type for a unit."""
    found = refusal(p.state, p.unit(name), kind)
    return found.rule if found else ""


def reach_of(unit: str, *more: str) -> set[str]:
    """The hexes that the Axis unit A can reach."""
    p = position(country(unit, *more, "phase movement axis"))
    return p.choose("move A").options("march")
