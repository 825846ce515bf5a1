"""What battle cards print."""

from enum import Enum
from typing import Literal

from msgspec import Struct

from hexfront.play.datafile import Amount, Positive, Words

DECK = range(1, 14)
"""The battle cards whose play the rules know by number."""


class CardType(Enum):
    """The symbol in a card's upper left corner (COH-8.3)."""

    ACTION = "action"
    BONUS = "bonus"
    SCENARIO = "scenario"


class Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A battle card."""

    title: Words
    text: Words
    count: Positive
    type: CardType
    cost: Amount
    colour: Literal["green", "blue"] = "green"
    symbols: tuple[Literal["group", "hidden", "he"], ...] = ()
    amount: int = 0
    table: tuple[int, ...] = ()
    """What each face of a d6 brings, for cards that roll one."""
    source: Literal["rulebook", "outside", "designed"]
    number: int = 0

    @property
    def for_group(self) -> bool:
        return "group" in self.symbols

    @property
    def for_hidden(self) -> bool:
        return "hidden" in self.symbols
