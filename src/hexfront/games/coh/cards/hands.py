"""Chapter 8: hands, deck, discards, and who might hold what."""

from functools import lru_cache

from hexfront.games.coh.definitions.cards import Card, CardType
from hexfront.games.coh.state import CohState
from hexfront.play import Draw
from hexfront.play.chance import Chances


def card(state: CohState, number: int) -> Card:
    return state.setting.definitions.cards[number]


def is_event(state: CohState, number: int) -> bool:
    """Is this a scenario card, which nobody ever holds (COH-8.6.b)?"""
    return card(state, number).type is CardType.SCENARIO


def serves_group(state: CohState, number: int) -> bool:
    """May a group act by this card? Without a card (0) always (COH-8.8.b)."""
    return number <= 0 or card(state, number).for_group


def holds(state: CohState, seat: int, number: int) -> bool:
    return number in state.hands[seat]


def could_hold(state: CohState, seat: int, *numbers: int) -> bool:
    """As far as anybody can know: the hand is not empty and a copy has not been discarded.

    Windows for secret cards open by this test, so that their opening betrays nothing.
    """
    if not state.hands[seat]:
        return False
    copies, gone = state.setting.copies, state.discards
    for number in numbers:
        there = copies.get(number)
        if there is not None and there > gone[number]:
            return True
    return False


def give(state: CohState, seat: int, number: int) -> None:
    """Put a card from the deck into a hand."""
    state.deck[number] -= 1
    state.hands[seat] = tuple(sorted((*state.hands[seat], number)))


def discard(state: CohState, seat: int, number: int) -> None:
    """A card that was played leaves the hand (COH-8.1.c)."""
    hand = list(state.hands[seat])
    hand.remove(number)
    state.hands[seat] = tuple(hand)
    state.discards[number] += 1
    state.note("log-card", "COH-8.1.c", side=seat, card=number)


def reshuffle_if_empty(state: CohState) -> None:
    """The discards become the deck when it is used up (A-45).

    Scenario cards stay out of it: what they set off happens once.
    """
    if any(state.deck):
        return
    played = [n for n, copies in enumerate(state.discards) if copies and not is_event(state, n)]
    for number in played:
        state.deck[number], state.discards[number] = state.discards[number], 0
    if played:
        state.note("log-reshuffle", "COH-8.1.c")


def draw_chances(state: CohState) -> Chances:
    """What the next draw may be."""
    return _draws(tuple(state.deck))


@lru_cache(maxsize=1 << 10)
def _draws(deck: tuple[int, ...]) -> Chances:
    return Chances((Draw(number), copies) for number, copies in enumerate(deck) if copies)
