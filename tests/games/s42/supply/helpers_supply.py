"""Maps on which a line of supply has only one way to go."""

from hexfront.games.s42.notation import position
from hexfront.games.s42.notation.position import Position
from hexfront.games.s42.supply.railways import railhead_refusal, repaired

STRIP = """
    map 1000-1120
    terrain sea 1100-1120
    area X axis 1000
    area A soviet 1020
"""
"""Column 10 from an Axis area in the north to a Soviet one in the south, sea to the east of it.

A hex of column 11 lies beside the hex of column 10 with the same number and the one before it.
"""


def strip(*statements: str) -> Position:
    """A situation on the strip; `island 1108` is land in the sea from which a unit looks on."""
    lines = [STRIP]
    for statement in statements:
        word, _, rest = statement.partition(" ")
        lines.append(f"terrain clear {rest}" if word == "island" else statement)
    return position("\n".join(lines))


def zone(p: Position, side: str) -> set[str]:
    """The hexes on land in a side's ZOC."""
    return p.zoc(side) & p.labels(p.state.country.land)


STRAIT = """
    map 1400-1620
    terrain sea 1400-1420 1600-1620, clear 1404 1604
    area X axis 1500
    area A soviet 1520
"""
"""Column 15 between two seas, with an island on either side, both next to 1504 and 1505."""


def strait(*statements: str) -> Position:
    return position("\n".join((STRAIT, *statements)))


PLAIN = """
    map 1000-2410
    area X axis 1000-1010
    area A soviet 2400-2410
"""
"""Open country, Axis in the west, Soviet player in the east."""


def plain(*statements: str) -> Position:
    return position("\n".join((PLAIN, *statements)))


POCKET = """
    map 1000-3010
    terrain sea 1200-1210 2800-2810, woods 1300-2710
    area X axis 1000-1010
    area A soviet 3000-3010
    rail edge-1005-1105
    rail 2905-3005-edge
    repaired all
"""
"""Woods between two seas: everybody in columns 13 to 27 is isolated.

The Connected Rail Hexes nearest to it are 1105 for the Axis and 2905 for the Soviet player, so
an Axis airfield is far from rail from column 27 on, a Soviet one in column 13.
"""


def pocket(*statements: str) -> Position:
    return position("\n".join((POCKET, *statements)))


LINE = ("rail edge-1005-1905", "repaired 1005-1305", "railhead 1305")
"""On the plain: a green line eastward, repaired up to the Railhead in 1305."""


def rails(*statements: str) -> Position:
    """The Axis Supply Phase on the plain."""
    return plain(*statements, "phase supply axis")


def joined(p: Position, a: str, b: str) -> bool:
    """Can the Axis use the rail between two hexes?"""
    return repaired(p.state, p.hex(a), p.hex(b))


def why_not(p: Position, to: str, index: int = 0) -> str:
    """The rule that keeps a Railhead from a hex."""
    refusal = railhead_refusal(p.state, index, p.hex(to))
    assert refusal is not None
    return refusal.rule
