"""Small positions with Reserve Armies.

Supply comes from the east: through A and E north of row 07, through G south of it. Around 1405 lie
1404, 1505, 1506, 1406, 1306 and 1305: odd columns sit half a hex higher.
"""

from hexfront.games.s42.notation import Position, position

AXIS, SOVIET = 0, 1

GROUND = """
    map 1000-2010
    area A soviet 2000-2003
    area E soviet 2004-2006
    area G soviet 2007-2010
    area X axis 1000-1010
    road edge-1005-1205
    road edge-1009-1209
"""
ARMY = "0-0-3 reserve-army"


def armies(*statements: str, phase: str = "movement soviet") -> Position:
    """A position on that ground, at the beginning of a phase."""
    return position("\n".join((GROUND, *statements, f"phase {phase}")))


def seen(p: Position, name: str, seat: int = AXIS) -> tuple[str, int, str, tuple[str, ...]]:
    """What a seat is shown of a unit: place, box, order and marks."""
    unit = p.game.view(p.state, seat).units[p.unit(name)]
    return unit.place, unit.box, unit.order, unit.marks


def why(p: Position, choice: str) -> tuple[str, str]:
    """The rule and the message against a choice."""
    refusal = p.refusal(choice)
    return refusal.rule, refusal.message


def audiences(p: Position, message: str) -> list[int | None]:
    """Who hears the entries with this message."""
    return [entry.audience for entry in p.told(message)]
