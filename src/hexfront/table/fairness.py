"""What players are told about the dice of a game between people."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from hexfront.play import Game, SaveError, load
from hexfront.play.audit import AuditError, Auditor, DiceRecord
from hexfront.table.errors import DepartedError


class Added(Struct, frozen=True):
    """A number that somebody added. From which step on it counts is told at the end only: how
    many steps there have been would tell of those that a seat cannot see."""

    seat: int
    grain: str


class Rolled(Struct, frozen=True):
    """Dice that fell: the roll's number, modulo `total`, lies from `low` to before `high`."""

    step: int
    total: int
    low: int
    high: int


class DiceTold(Struct, frozen=True):
    """The server's pledge and what was added; all the rest when the game is over."""

    pledge: str
    added: tuple[Added, ...]
    record: DiceRecord | None = None
    rolls: tuple[Rolled, ...] = ()
    fault: str = ""
    """What this server itself finds wrong with the dice."""


def told_during_play(record: DiceRecord) -> DiceTold:
    return DiceTold(record.pledge, tuple(Added(one.seat, one.grain) for one in record.grains))


def told_at_the_end(
    record: DiceRecord, text: str, find_game: Callable[[str], Game[Any]]
) -> DiceTold:
    """Every roll of a save, rolled again."""
    auditor = Auditor(record)
    fault = ""
    try:
        load(text, find_game, auditor.watch)
    except AuditError as error:
        fault = str(error)
    except SaveError as error:
        raise DepartedError(f"the game is kept, but its dice cannot be told: {error}") from error
    rolls = tuple(Rolled(step, *slot) for step, slot in auditor.rolls)
    return DiceTold(record.pledge, told_during_play(record).added, record, rolls, fault)
