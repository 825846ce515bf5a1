"""What an action that a card pays for may be; one row a card.

Cards that are no action of a unit have a row of their own where they are played: the cards of a
turn in `moments/turn.py`, those after a roll in `moments/rolls.py`, those before a Spent Check in
`moments/spent.py`, and those that happen when they are drawn in `moments/rounds.py`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from hexfront.games.coh.cards.numbers import CardNo, ClassicNo
from hexfront.games.coh.choices import GroupKind, Rally, TakeCover
from hexfront.play import Choice


class CardTerms(NamedTuple):
    """An action with or without a card."""

    free: bool = False
    """The card pays: the action costs 0 AP, and nothing changes that (COH-8.5.h)."""
    action: type[Choice] | None = None
    """The one action that it is for; None for any."""
    group: GroupKind | None = None
    """The same for a group."""


OPPORTUNITY = -1
"""What stands in the place of a card in an opportunity action (COHC-4.d)."""

TERMS: Mapping[int, CardTerms] = MappingProxyType(
    {
        0: CardTerms(),
        OPPORTUNITY: CardTerms(free=True),
        CardNo.ADRENALINE: CardTerms(free=True),
        ClassicNo.DECISION: CardTerms(free=True),
        ClassicNo.RALLY: CardTerms(True, Rally, GroupKind.RALLY),
        ClassicNo.DIG_IN: CardTerms(True, TakeCover, GroupKind.HASTY),
        CardNo.COMMAND_ACTION: CardTerms(free=True),
        CardNo.RALLY_UP: CardTerms(True, Rally, GroupKind.RALLY),
        CardNo.SEEK_COVER: CardTerms(True, TakeCover, GroupKind.HASTY),
    }
)
"""By the number of the card, 0 for none."""


def is_free(card: int) -> bool:
    """Does the card pay for the action?"""
    return TERMS[card].free
