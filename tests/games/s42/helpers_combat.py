"""Attacks in a few words: one position, one hex, the figures that come out."""

from hexfront.games.s42.combat import Odds, column_name
from hexfront.games.s42.notation import position
from hexfront.games.s42.notation.position import Position

SPOT = "1305"
"""The hex that is attacked; 1204, 1205, 1304, 1306, 1404 and 1405 are next to it."""


def facing(text: str, side: str = "axis", hex_: str = SPOT) -> Position:
    """A Combat Phase in which an attack on a hex is being put together."""
    return position(f"{text}\nphase combat {side}").choose(f"attack {hex_}")


def figures(text: str, side: str = "axis", hex_: str = SPOT) -> Odds:
    """The figures of an attack on a hex with all units that can take part."""
    found: Odds = facing(text, side, hex_).odds()
    return found


def strengths(odds: Odds) -> tuple[int, int]:
    return odds.attack.total, odds.defense.total


def column(odds: Odds) -> str:
    return column_name(odds.column)


def raw(odds: Odds) -> str:
    return column_name(odds.raw)


def shifts(odds: Odds) -> dict[str, int]:
    """The shifts by name without their prefix; those that came to nothing are 0."""
    return {line.label.removeprefix("tally-"): line.value for line in odds.shifts.lines}


def lines(odds: Odds, p: Position, name: str) -> dict[str, int]:
    """How the strength of one unit comes about."""
    share = next(s for s in (*odds.attackers, *odds.defenders) if s.unit == p.unit(name))
    return {line.label.removeprefix("tally-"): line.value for line in share.tally.lines}


def share(p: Position, name: str) -> int:
    """What one unit brings to the attack that is being put together."""
    found: Odds = p.odds()
    shares = (*found.attackers, *found.defenders)
    return next(s.strength for s in shares if s.unit == p.unit(name))


def attackers(p: Position) -> set[str]:
    """Who takes part in the attack that is being put together."""
    return {p.name(u) for u in p.state.stack[-1].battle.attackers}
