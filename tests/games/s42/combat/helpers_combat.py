"""Attacks in a few words: one position, one hex, the figures that come out."""

from hexfront.games.s42.combat.odds import Odds, column_name
from hexfront.games.s42.notation import position
from hexfront.games.s42.notation.position import Position
from hexfront.play import Refusal

SPOT = "1305"
"""The hex that is attacked; 1204, 1205, 1304, 1306, 1404 and 1405 are next to it."""


def fighting(text: str, side: str = "axis") -> Position:
    """A Combat Phase that is under way, with all that units did in it so far."""
    return position(f"{text}\nphase combat {side} running")


def facing(text: str, side: str = "axis", hex_: str = SPOT) -> Position:
    """A Combat Phase in which an attack on a hex is being put together."""
    return fighting(text, side).choose(f"attack {hex_}")


def figures(text: str, side: str = "axis", hex_: str = SPOT) -> Odds:
    """The figures of an attack on a hex with all units that can take part, legal or not."""
    return position(f"{text}\nduring combat {side}").odds(hex_)


def strengths(found: Odds) -> tuple[int, int]:
    return found.attack.total, found.defense.total


def column(found: Odds) -> str:
    return column_name(found.column)


def raw(found: Odds) -> str:
    return column_name(found.raw)


def shifts(found: Odds) -> dict[str, int]:
    """The shifts by name without their prefix; those that came to nothing are 0."""
    return {line.label.removeprefix("tally-"): line.value for line in found.shifts.lines}


def lines(found: Odds, p: Position, name: str) -> dict[str, int]:
    """How the strength of one unit comes about."""
    share = next(s for s in (*found.attackers, *found.defenders) if s.unit == p.unit(name))
    return {line.label.removeprefix("tally-"): line.value for line in share.tally.lines}


def share(p: Position, name: str) -> int:
    """What one unit brings to the attack that is being put together."""
    found: Odds = p.odds()
    shares = (*found.attackers, *found.defenders)
    return next(s.strength for s in shares if s.unit == p.unit(name))


def attackers(p: Position) -> set[str]:
    """Who takes part in the attack that is being put together."""
    return {p.name(u) for u in p.state.stack[-1].battle.attackers}


def rule_of(refusal: Refusal | None) -> str:
    """The rule that a refusal names; "" if there is none."""
    return refusal.rule if refusal is not None else ""
