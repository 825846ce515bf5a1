"""The course of a match at a table: dice, answers that are forced, and what undo takes back."""

from collections.abc import Mapping
from hashlib import blake2b

from hexfront.play import (
    CHANCE,
    Choice,
    Match,
    Refusal,
    SeededSource,
    UndoPolicy,
    UndoRefusedError,
)
from hexfront.table.protocol import Windows

_NOT_NOW = Refusal("", "refuse-undo-other-seat")


class Dice:
    """What falls depends on the seed and the step alone, so a restart changes no die."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def at(self, step: int) -> SeededSource:
        mixed = blake2b(f"{self.seed}:{step}".encode(), digest_size=16).digest()
        return SeededSource(int.from_bytes(mixed))


class Course:
    """A match that runs on until somebody has a real choice.

    `answered` holds the steps at which a window was declined on a seat's behalf.
    """

    def __init__(
        self, match: Match, seed: int, humans: frozenset[int], answered: set[int] | None = None
    ) -> None:
        self.match = match
        self.dice = Dice(seed)
        self.humans = humans
        self.answered = answered or set()
        self.orders: dict[int, Windows] = {}
        self.answers: dict[int, Mapping[str, str]] = {}
        """By seat: a game's own standing orders."""

    @property
    def actor(self) -> int:
        return self.match.state.actor()

    def take(self, seat: int, choice: Choice) -> None:
        """Carry out a choice and all that follows by itself; an error leaves no trace."""
        before = self.match.length
        self.match.take(seat, choice)
        try:
            self.run_on()
        except Exception:
            self.rewind(before)
            raise

    def run_on(self) -> None:
        """Let dice fall and forced windows pass."""
        match = self.match
        while True:
            actor = self.actor
            if actor == CHANCE:
                match.fall(self.dice.at(match.length)(match.state.chances()))
                continue
            answer = self._forced(actor)
            if answer is None:
                return
            match.take(actor, answer)
            self.answered.add(match.length - 1)

    def rewind(self, length: int) -> None:
        if length < self.match.length:
            self.match.rewind(length)
        self.answered = {step for step in self.answered if step < length}

    def undo_target(self, seats: frozenset[int], policy: UndoPolicy) -> int:
        """How many steps remain when these seats take back their latest choice; or raises.

        Between people only the seat that acts may undo: whether another seat could would
        tell it of choices that it does not see.
        """
        if policy is UndoPolicy.FAIR:
            seats = seats & {self.actor}
        found = -1
        refused: UndoRefusedError | None = None
        for seat in seats:
            try:
                found = max(found, self.match.undo_target(seat, policy, self.answered))
            except UndoRefusedError as error:
                refused = error
        if found >= 0:
            return found
        raise refused or UndoRefusedError(_NOT_NOW)

    def _forced(self, actor: int) -> Choice | None:
        state = self.match.state
        if actor not in self.humans:
            return None
        told = self.answers.get(actor)
        if told and (answer := self.match.game.ordered(state, told)) is not None:
            return answer
        if not state.stack[-1].window:
            return None
        order = self.orders.get(actor, "fits")
        if order == "ask":
            return None
        choices = state.choices()
        if len(choices) == 1:
            return choices[0]
        if order == "fits" or (order != "never" and state.stack[-1].presses(state, order)):
            return None
        return next((choice for choice in choices if choice.declines), None)
