"""What battle cards and weapon cards print."""

from enum import Enum
from typing import Literal

from msgspec import Struct

from hexfront.play.datafile import Amount, Positive, Words

DECK = range(1, 25)
"""The battle cards by number, each of which the rules know how to play."""
WEAPONS = range(1, 6)
"""The weapon cards by number."""
CLASSIC_DECK = (*range(102, 114), 120, 130, 140, 141, *range(18, 25))
"""Action cards of the classic edition, and the mission cards."""
CLASSIC_WEAPONS = range(11, 19)


Source = Literal["rulebook", "outside", "designed"]


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
    source: Source
    number: int = 0

    @property
    def for_group(self) -> bool:
        return "group" in self.symbols

    @property
    def for_hidden(self) -> bool:
        return "hidden" in self.symbols


class WeaponUse(Enum):
    """When a weapon card does its work (COH-8.3)."""

    ATTACK = "attack"
    """As the attack of a foot unit."""
    ARTILLERY = "artillery"
    """Between rounds, by strikes from beyond the map (COH-8.7.b)."""


class Weapon(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A weapon card (COH-8.2)."""

    title: Words
    text: Words
    side: str
    use: WeaponUse
    cost: Amount = 0
    """Green AP of the attack; artillery has none (COH-8.7.a)."""
    red_fp: int | None = None
    blue_fp: int | None = None
    range: Amount = 0
    reach: Amount = 0
    """How far it carries; beyond its range, as at long range."""
    blast: Amount = 0
    """How many hexes around its target artillery hits (COH-8.7.c)."""
    drift: Amount = 0
    """What a strike needs on 1d6 to land on its target (COH-13.7.a)."""
    terrain: bool = True
    """Whether the target's terrain protects it."""
    smoke: bool = True
    """Whether smoke does (COHC T8)."""
    metal: bool = False
    """Only for vehicles and guns (COHC T8)."""
    laid: bool = False
    """It may also be laid as ordinary mines (COHC T8)."""
    symbols: tuple[Literal["group", "he"], ...] = ()
    source: Source
    number: int = 0

    @property
    def he(self) -> bool:
        """COH-8.8.c."""
        return "he" in self.symbols

    @property
    def for_group(self) -> bool:
        """COH-8.8.b."""
        return "group" in self.symbols

    @property
    def is_artillery(self) -> bool:
        return self.use is WeaponUse.ARTILLERY

    def fp(self, against_armored: bool) -> int | None:
        return self.blue_fp if against_armored else self.red_fp


class VeteranCard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A veteran card of the classic edition (COHC T10)."""

    title: Words
    text: Words
    source: Source


VETERAN_CARDS = (*range(1, 16), 30)
"""Veteran cards by their printed number."""


def weapon_name(number: int) -> str:
    """The number that a weapon card prints, such as W01."""
    return f"W{number:02d}"
