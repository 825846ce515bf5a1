"""Secret Orders: both seats choose in secret, are asked in turn, and see it all at once.

SO-1  In each of 3 rounds a prize of 1, 2 or 3 points is drawn from a bag without return.
SO-2  Each seat in turn seals two of its numbers, one for the north and one for the south.
SO-3  When all four are sealed they are opened; the higher number on a front wins the prize
      there, equal numbers win nothing. Opened numbers are used up.
"""

from collections.abc import Sequence
from random import Random

from hexfront.play.chance import Chances, Draw, Outcome
from hexfront.play.fields import declared
from hexfront.play.game import Options
from hexfront.play.moment import CHANCE, RULES, Choice, Moment, State
from hexfront.play.refusal import Refusal
from hexfront.play.teams import WATCHER
from tests.play.games.common import TinyGame

ROUNDS, FRONTS = 3, 2
HAND = [1, 2, 3, 4, 5, 6, 7]
PRIZES = (1, 1, 1, 1, 2, 2, 3)
Sealed = tuple[tuple[int, ...], tuple[int, ...]]


class Seal(Choice, frozen=True, tag="Seal"):
    number: int


@declared
class SecretOrdersState(State):
    first_hand: list[int]
    second_hand: list[int]
    bag: list[int]
    scores: list[int]
    round: int
    prize: int

    def __init__(self) -> None:
        self.blank()
        self.stack, self.news = [NextRound()], []
        self.first_hand, self.second_hand = HAND.copy(), HAND.copy()
        self.bag, self.scores = list(PRIZES), [0, 0]

    def hand(self, seat: int) -> list[int]:
        return self.second_hand if seat else self.first_hand


class NextRound(Moment[SecretOrdersState], frozen=True, tag="NextRound"):
    def actor(self, state: SecretOrdersState) -> int:
        return RULES

    def run(self, state: SecretOrdersState) -> None:
        if state.round < ROUNDS:
            state.round += 1
            state.stack += [self, DrawPrize()]


class DrawPrize(Moment[SecretOrdersState], frozen=True, tag="DrawPrize"):
    """A blind draw: what is in the bag weighs as often as it is there."""

    def actor(self, state: SecretOrdersState) -> int:
        return CHANCE

    def chances(self, state: SecretOrdersState) -> Chances:
        return Chances((Draw(prize), state.bag.count(prize)) for prize in (1, 2, 3))

    def fall(self, state: SecretOrdersState, outcome: Outcome) -> None:
        assert isinstance(outcome, Draw)
        state.bag.remove(outcome.item)
        state.prize = outcome.item
        state.note("prize-drawn", "SO-1", prize=outcome.item)
        state.stack[-1] = SealOrders(((), ()))


class SealOrders(Moment[SecretOrdersState], frozen=True, tag="SealOrders"):
    """Asks the seats in turn. The secret lies in the moment, and nowhere else in the State."""

    sealed: Sealed

    def actor(self, state: SecretOrdersState) -> int:
        first, second = (len(numbers) for numbers in self.sealed)
        return RULES if second == FRONTS else int(first > second)

    def choices(self, state: SecretOrdersState) -> Sequence[Choice]:
        seat = self.actor(state)
        return [Seal(number) for number in state.hand(seat) if number not in self.sealed[seat]]

    def take(self, state: SecretOrdersState, choice: Choice) -> None:
        assert isinstance(choice, Seal)
        seat = self.actor(state)
        ours, theirs = (*self.sealed[seat], choice.number), self.sealed[1 - seat]
        state.note("you-seal", "SO-2", audience=seat, number=choice.number)
        for other in (1 - seat, WATCHER):
            state.note("other-seals", "SO-2", audience=other)
        state.stack[-1] = SealOrders((theirs, ours) if seat else (ours, theirs))

    def run(self, state: SecretOrdersState) -> None:
        for front, (first, second) in enumerate(zip(*self.sealed, strict=True)):
            state.note("opened", "SO-3", front=front, first=first, second=second)
            if first != second:
                state.scores[second > first] += state.prize
        for seat in (0, 1):
            for number in self.sealed[seat]:
                state.hand(seat).remove(number)

    def shown(self, state: SecretOrdersState, seat: int) -> "SealOrders":
        """The other seat's numbers turn into zeros: that they are sealed is no secret."""
        first, second = (
            numbers if owner == seat else (0,) * len(numbers)
            for owner, numbers in enumerate(self.sealed)
        )
        return SealOrders((first, second))


class SecretOrders(TinyGame[SecretOrdersState]):
    id, scenario, decided_by = "secret-orders", "two-fronts", "SO-3"
    seats = ("first", "second")
    choice_types = Seal
    watched = True

    def set_up(self, options: Options) -> SecretOrdersState:
        return SecretOrdersState()

    def table(self, state: SecretOrdersState) -> dict[str, int | list[int]]:
        hands: dict[str, int | list[int]] = {
            "first": state.hand(0).copy(),
            "second": state.hand(1).copy(),
        }
        return {**hands, "scores": state.scores.copy(), "round": state.round, "prize": state.prize}

    def winner(self, state: SecretOrdersState) -> int | None:
        first, second = state.scores
        return None if first == second else int(second > first)

    def refuse(self, state: SecretOrdersState, seat: int, choice: Choice) -> Refusal:
        return Refusal("SO-2", "refuse-number-not-in-hand")

    def revealed(self, state: SecretOrdersState) -> int:
        return len(HAND) - len(state.first_hand)

    def scramble(self, state: SecretOrdersState, seat: int, random: Random) -> SecretOrdersState:
        twin = state.copy()
        if twin.stack and isinstance(waiting := twin.stack[-1], SealOrders):
            other = 1 - seat
            dealt = tuple(random.sample(state.hand(other), len(waiting.sealed[other])))
            ours = waiting.sealed[seat]
            twin.stack[-1] = SealOrders((dealt, ours) if seat else (ours, dealt))
        return twin
