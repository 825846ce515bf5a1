"""Veteran cards (C24, table T10): what a scenario gives to units or to a player."""

from enum import IntEnum

from hexfront.games.coh.classic.economy import kept, terms_of
from hexfront.games.coh.state import CohState

BETTER_FP = 1
BETTER_RANGE = 2
"""What Better Equipped adds to FP and range (card 2)."""


class VeteranNo(IntEnum):
    """Veteran cards by their printed number."""

    FORCED_MARCH = 1
    BETTER_EQUIPPED = 2
    HIGH_MORALE = 3
    EXPERIENCE = 4
    GOOD_LEADERSHIP = 5
    BLOOD_AND_HONOR = 6
    SIXTH_SENSE = 7
    CLOSE_CALL = 8
    ORGANIZED_RETREAT = 9
    FEARED_REPUTATION = 10
    IRON_WILL = 11
    EXTRA_INITIATIVE = 12
    HIDDEN_ACTION = 13
    COMBAT_HARDENED = 14
    USE_OF_TERRAIN = 15
    OVERRUN = 30


def granted(state: CohState, side: int, number: VeteranNo, u: int = -1) -> int:
    """The place of a card of this side that is not used up and fits the unit; -1 for none."""
    used = kept(state).used
    for place, card in enumerate(terms_of(state).veterans):
        if card.card != number or card.side != side or used >> place & 1:
            continue
        if u < 0 or not card.units or card.units >> u & 1:
            return place
    return -1


def has(state: CohState, u: int, number: VeteranNo) -> bool:
    """Is the unit one of those to whom the card was given?"""
    for card in terms_of(state).veterans:
        if card.card == number:
            return granted(state, state.side(u), number, u) >= 0
    return False


def use_up(state: CohState, place: int) -> None:
    """A card marked "once" is discarded (COHC-24.f)."""
    card = terms_of(state).veterans[place]
    state.classic = kept(state).but(used=kept(state).used | 1 << place)
    state.note("log-veteran", "COHC-24.f", side=card.side, veteran=card.card)
