"""The order deck on the table: drawing, discarding, shuffling, and Spent Checks by card (3.0)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import ClassVar

import msgspec

from hexfront.games.coh.cards.bars import moment_bar
from hexfront.games.coh.cards.hands import could_hold, discard, holds
from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.choices import CohChoice, Decline, PlayCard
from hexfront.games.coh.moments.base import CohMoment, CohStep
from hexfront.games.coh.moments.spent import ActionCost, ConfusionWindow, SpentStep
from hexfront.games.coh.solo.orders import OrderCard
from hexfront.games.coh.solo.terms import SoloState, SoloTerms
from hexfront.games.coh.state import CohState
from hexfront.play import CHANCE, RULES, Choice, Draw, Moment, Outcome, Refusal
from hexfront.play.chance import Chances
from hexfront.play.masks import each

AGAIN = (CardNo.VETERAN_NCO, CardNo.LUCK)
"""Battle cards that have another check card drawn (SOLO-AMB-26)."""


def solo_of(state: CohState) -> SoloState:
    if state.solo is None:
        raise TypeError("no order deck lies on the table")
    return state.solo


def terms_of(state: CohState) -> SoloTerms:
    terms = state.setting.solo
    if terms is None:
        raise TypeError("no order deck plays here")
    return terms


def order_card(state: CohState, number: int) -> OrderCard:
    return terms_of(state).cards[number]


def take_card(state: CohState, number: int) -> None:
    """A card leaves the deck; after the last one the discards become the deck (SOLO-AMB-41)."""
    solo = solo_of(state)
    deck, discards = (solo.deck, solo.discards) if solo.deck else (solo.discards, 0)
    deck &= ~(1 << number)
    if not deck and discards:  # SOLO-3.2.b
        deck, discards = discards, 0
        state.note("log-orders-shuffled", "SOLO-3.2.b")
    state.solo = solo.but(deck=deck, discards=discards)


def discard_order(state: CohState, number: int) -> None:
    """SOLO-3.2.a."""
    solo = solo_of(state)
    state.solo = solo.but(discards=solo.discards | 1 << number)


def lay_aside(state: CohState) -> None:
    """The order card of the turn has been executed, and is discarded."""
    solo = solo_of(state)
    if solo.in_use:
        discard_order(state, solo.card)
        state.solo = solo_of(state).but(in_use=False)


def shuffle_back(state: CohState) -> None:
    """All discards go back into the deck."""
    solo = solo_of(state)
    state.solo = solo.but(deck=solo.deck | solo.discards, discards=0)


class DeckDraw(CohMoment, frozen=True):
    """A card is drawn blindly from the order deck."""

    def actor(self, state: CohState) -> int:
        return CHANCE

    def chances(self, state: CohState) -> Chances:
        solo = solo_of(state)
        return Chances((Draw(number), 1) for number in each(solo.deck or solo.discards))

    def fall(self, state: CohState, outcome: Outcome) -> None:
        if not isinstance(outcome, Draw):
            raise TypeError("an order card must be drawn")
        state.stack.pop()
        take_card(state, outcome.item)
        self.drawn(state, outcome.item)

    def drawn(self, state: CohState, number: int) -> None:
        raise TypeError(f"{type(self).__name__} does not read its card")


# Spent Checks.


class DeckCheck(SpentStep, frozen=True, tag="DeckCheck"):
    """An AI has acted; its cost is checked by a card, unless it was a command order (4.6, 4.7)."""

    free: bool = False
    stress: int = 0
    """1 if a member of a group that moved is stressed."""
    cap: int = 0
    """CAP for the next roll of the attack (SOLO-4.8.b)."""
    target: int = -1
    """Whom an attack is aimed at first."""

    def run(self, state: CohState) -> None:
        units = tuple(u for u in self.units if state.board >> u & 1)
        cost = self.cost + self.stress
        if self.free or cost <= 0 or not units:  # SOLO-2.3.d, SOLO-AMB-49
            return
        lay_aside(state)  # before the check, as the rulebook's example has it (SOLO-2.5.c)
        state.stack.append(DeckCost(self.side, units, cost, (), False, False))
        for enemy in state.enemies(self.side):
            if could_hold(state, enemy, CardNo.BATTLEFIELD_CONFUSION):
                state.stack.append(ConfusionWindow(enemy))


class DeckCost(ActionCost, frozen=True, tag="DeckCost"):
    """The cost of an AI's action; the player may have made it dearer."""

    def actor(self, state: CohState) -> int:
        return RULES

    def run(self, state: CohState) -> None:
        state.stack.append(DrawCheck(self.side, self.units, self.cost, False))


class DrawCheck(DeckDraw, frozen=True, tag="DrawCheck"):
    """The card of a Spent Check (SOLO-3.0.a)."""

    units: tuple[int, ...]
    cost: int
    secret: bool

    def drawn(self, state: CohState, number: int) -> None:
        discard_order(state, number)  # its orders and its advance are ignored (SOLO-3.0.e)
        state.stack.append(CheckResult(self.side, number, self.units, self.cost, self.secret))
        if could_hold(state, self.side, *AGAIN):
            state.stack.append(AfterCheck(self.side))

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        if state.shares(seat, self.side) or not self.secret:
            return self
        return DrawCheck(self.side, (), 0, True)


class CheckResult(CohStep, frozen=True, tag="CheckResult"):
    """Spent if the card's value is not above the cost (SOLO-3.0.c)."""

    card: int
    units: tuple[int, ...]
    cost: int
    secret: bool

    def _saved(self, state: CohState) -> bool:
        terms = terms_of(state)  # SOLO-3.1
        kind = self.side != terms.side and not terms.strict
        return kind and order_card(state, self.card).stay_fresh

    def margin(self, state: CohState) -> int:
        """By how much the units stay fresh, or -1, -2 ... by how much they do not."""
        if self._saved(state):
            return 0
        return order_card(state, self.card).spent - self.cost - 1

    def run(self, state: CohState) -> None:
        card, saved = order_card(state, self.card), self._saved(state)
        fresh = self.margin(state) >= 0
        if not fresh:
            for u in self.units:
                state.spent |= 1 << u
        rule = "SOLO-3.1.a" if saved else "SOLO-3.0.c"
        state.tell_team(
            self.side, self.secret,
            "log-check-fresh" if fresh else "log-check-spent", rule,
            unit=self.units[0], count=len(self.units), order=self.card, value=card.spent,
            cost=self.cost,
        )  # fmt: skip

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        if state.shares(seat, self.side) or not self.secret:
            return self
        return CheckResult(self.side, 0, (), 0, True)


class AfterCheck(CohMoment, frozen=True, tag="AfterCheck"):
    """The player may have another check card drawn with Veteran NCO or Luck! (SOLO-AMB-26)."""

    window: ClassVar[bool] = True
    takes: ClassVar[tuple[type[Choice], ...]] = (Decline, PlayCard)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        held = [PlayCard(number) for number in AGAIN if holds(state, self.side, number)]
        return [Decline(), *held]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if isinstance(choice, PlayCard):
            return moment_bar(state, self.side, choice.card, AGAIN)
        return None

    def take(self, state: CohState, choice: Choice) -> None:
        state.stack.pop()
        if isinstance(choice, PlayCard):
            discard(state, self.side, choice.card)
            result = state.stack.pop()
            state.stack.append(DrawCheck(self.side, result.units, result.cost, result.secret))


def by_card(state: CohState, side: int, cost: int) -> Fraction:
    """The chance that a card of the deck makes units spent (SOLO-3.0.c, SOLO-3.1)."""
    solo, terms = solo_of(state), terms_of(state)
    kind = side != terms.side and not terms.strict
    left = [terms.cards[number] for number in each(solo.deck or solo.discards)]
    spent = sum(card.spent <= cost and not (kind and card.stay_fresh) for card in left)
    return Fraction(spent, len(left))


def check_of(state: CohState) -> int:
    """Where the check of the running action lies on the stack; -1 if no AI acts."""
    found = (n for n, part in enumerate(state.stack) if isinstance(part, DeckCheck))
    return max(found, default=-1)


def change_check(state: CohState, **changes: object) -> None:
    at = check_of(state)
    state.stack[at] = msgspec.structs.replace(state.stack[at], **changes)
