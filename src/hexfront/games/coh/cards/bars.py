"""Why a card cannot be played at all, whatever the moment."""

from hexfront.games.coh.cards.hands import card, holds
from hexfront.games.coh.definitions.cards import CardType
from hexfront.games.coh.state import CohState
from hexfront.play import Refusal


def hand_bar(state: CohState, side: int, number: int) -> Refusal | None:
    """Only cards in the own hand can be played (COH-8.0.c)."""
    if number in state.setting.definitions.cards and holds(state, side, number):
        return None
    return Refusal("COH-8.0.c", "refuse-card-not-held", {"card": number})


def not_now(state: CohState, number: int) -> Refusal:
    """The card waits for another moment: an action of its own, or a bonus (COH-8.3)."""
    action = card(state, number).type is CardType.ACTION
    return Refusal("COH-8.3.a" if action else "COH-8.3.b", "refuse-card-not-now", {"card": number})


def moment_bar(state: CohState, side: int, number: int, fits: tuple[int, ...]) -> Refusal | None:
    """At a moment at which only some cards fit."""
    refusal = hand_bar(state, side, number)
    return refusal or (None if number in fits else not_now(state, number))
