"""What the store keeps of a match: how it stands, its steps as lines of a save, its dice."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from hexfront.play import GameFacts, Match, Result, step_line
from hexfront.play.audit import DiceRecord, Grain
from hexfront.table.course import Course, Dice, FairDice, SeededDice
from hexfront.table.schema import DRAWN, UNDECIDED, Standing, StepRow, TableRow, TokenRow
from hexfront.table.verdict import by_rules


class _Digested(Struct):
    digest: str


_JOINED = "+"
"""In a tip: what follows counts those who have come since the table was made."""


def joined_of(tip: str) -> int:
    """How many have come to a table that stands at this tip."""
    return int(tip.partition(_JOINED)[2] or 0)


def with_joined(tip: str, joined: int) -> str:
    """Dice that fall depend on who has come, so a tip tells that, too: a server that has not heard
    of a guest cannot let dice fall without what the guest has added."""
    return f"{tip}{_JOINED}{joined}" if joined else tip


def standing_after(match: Match, length: int, facts: GameFacts[Any], joined: int = 0) -> Standing:
    """How the game stood after that many steps."""
    state = match.at(length)
    digest = match.steps[length - 1].digest if length else ""
    acting = -1 if state.over else max(state.actor(), -1)
    verdict = by_rules(match) if length == match.length and state.over else None
    winner = _winner(match.game.result(state))
    tip = with_joined(f"{length}:{digest}", joined)
    return Standing(facts.round(state), state.over, tip, acting, verdict, winner)


def _winner(result: Result | None) -> int:
    if result is None:
        return UNDECIDED
    return DRAWN if result.winner is None else result.winner


def kept_steps(course: Course, first: int = 0) -> list[StepRow]:
    """The steps from that one on."""
    steps = course.match.steps
    return [
        StepRow(number, step_line(steps[number]), number in course.answered)
        for number in range(first, len(steps))
    ]


def grains_of(tokens: Iterable[TokenRow]) -> list[Grain]:
    """What those at the table have added to the dice."""
    return [Grain(one.seats[0], one.since, one.grain) for one in tokens if one.grain]


def dice_of(row: TableRow, tokens: Iterable[TokenRow]) -> Dice:
    return FairDice(row.seed, grains_of(tokens)) if row.fair else SeededDice(row.seed)


def dice_record(row: TableRow, tokens: Iterable[TokenRow]) -> DiceRecord:
    """How the dice were rolled, for whoever may know it now."""
    dice = FairDice(row.seed, grains_of(tokens))
    return DiceRecord(dice.pledge, dice.seed, tuple(dice.grains))


def stored_tip(lines: list[str]) -> str:
    """The tip of the standing after these lines, by the digest that they were kept with."""
    digest = msgspec.json.decode(lines[-1], type=_Digested).digest if lines else ""
    return f"{len(lines)}:{digest}"
