"""The odds of an attack as plain tables, for a terminal or any other place without a page."""

from fractions import Fraction

from msgspec import Struct

from hexfront.play.refusal import Refusal
from hexfront.play.tally import Tally


class Message(Struct, frozen=True):
    """A cell that is said in the reader's language."""

    id: str
    indent: int = 0


class Figures(Struct, frozen=True):
    """A tally under a title."""

    title: str
    tally: Tally


class Rows(Struct, frozen=True):
    """A table."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str | Message, ...], ...]


Report = tuple[str | Message | Figures | Rows, ...]
"""What a player would see before an attack, from top to bottom."""


class NoPositionError(Exception):
    """A text that is no position, or words that are no attack; says why."""


class NoAttackError(Exception):
    """An attack that is not legal: the refusal, its arguments by their names."""

    def __init__(self, refusal: Refusal, args: dict[str, int | str]) -> None:
        super().__init__(refusal.message)
        self.refusal, self.named = refusal, args


def chance_text(chance: tuple[int, int]) -> str:
    """`5/12  41.7%`."""
    value = Fraction(*chance)
    return f"{value}  {float(value):.1%}"
