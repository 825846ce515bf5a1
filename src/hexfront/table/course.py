"""The course of a match at a table: dice, answers that are forced, and what undo takes back."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Protocol

from hexfront.play import (
    CHANCE,
    OVER,
    Choice,
    IllegalChoiceError,
    Match,
    Outcome,
    Refusal,
    SeededSource,
    Source,
    UndoPolicy,
    UndoRefusedError,
)
from hexfront.play.audit import Grain, fallen, number_at, pledge_of, seed_text
from hexfront.play.lessons import Script
from hexfront.play.match import Step
from hexfront.table.forced import only_choice
from hexfront.table.protocol import Windows

_NOTHING = Refusal("", "refuse-undo-nothing")
_NOT_NOW = Refusal("", "refuse-undo-other-seat")


class Dice(Protocol):
    """What falls at which step; a restart changes no die."""

    def at(self, step: int) -> Source: ...


class SeededDice:
    """What falls depends on the seed and the step alone."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def at(self, step: int) -> SeededSource:
        mixed = blake2b(f"{self.seed}:{step}".encode(), digest_size=16).digest()
        return SeededSource(int.from_bytes(mixed))


class FairDice:
    """What falls depends also on what the players have added; see `play/audit.py`."""

    def __init__(self, seed: int, grains: Sequence[Grain]) -> None:
        self.seed = seed_text(seed)
        self.grains = list(grains)

    @property
    def pledge(self) -> str:
        return pledge_of(self.seed)

    def at(self, step: int) -> Source:
        number = number_at(self.seed, self.grains, step)
        return lambda chances: fallen(chances, number)


class Course:
    """A match that runs on until somebody has a real choice.

    `answered` holds the steps at which a window was declined on a seat's behalf. A lesson follows
    its script: dice and answers come from there, and only what it awaits leads on.
    """

    def __init__(
        self,
        match: Match,
        dice: Dice,
        humans: frozenset[int],
        answered: set[int] | None = None,
        script: Script | None = None,
        windows: Windows = "fits",
    ) -> None:
        self.match = match
        self.dice = dice
        self.humans = humans
        self.answered = answered or set()
        self.script = script
        self.windows = windows
        """The order of seats that have given none."""
        self.orders: dict[int, Windows] = {}
        self.answers: dict[int, Mapping[str, str]] = {}
        """By seat: a game's own standing orders."""
        self.forced: frozenset[int] = frozenset()
        """Seats that have confirmed beforehand whatever leaves them no choice."""

    @property
    def actor(self) -> int:
        return self.match.state.actor()

    @property
    def computer_asked(self) -> bool:
        """Whether a computer player has to choose; in a lesson the script answers for it."""
        asked = self.actor != OVER and self.actor not in self.humans
        return asked and self.script is None

    def take(self, seat: int, choice: Choice) -> None:
        """Carry out a choice and all that follows by itself; an error leaves no trace."""
        before = self.match.length
        self._check_awaited(choice)
        self.match.take(seat, choice)
        try:
            self.run_on()
        except Exception:
            self.rewind(before)
            raise

    def run_on(self) -> None:
        """Let dice fall and forced windows pass."""
        match = self.match
        if self.script is not None:
            self._follow(self.script)
            return
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

    def go_on(self, length: int) -> None:
        """In an example: let everything come until the match has so many steps."""
        script, before = self.script, self.match.length
        try:
            while script is not None and self.match.length < length:
                event = script.next(self.match.state, self.match.length)
                if event is None:
                    return
                self._carry_out(event)
        except Exception:
            self.rewind(before)
            raise

    def offered(self, choice: Choice) -> bool:
        """Whether a legal choice is put before the seat that acts."""
        script = self.script
        return script is None or script.opens(self.match.state, self.match.length, choice)

    @property
    def awaited(self) -> Choice | None:
        """In a lesson: the choice that leads on."""
        if self.script is None:
            return None
        return next(iter(self.script.awaited(self.match.state, self.match.length)), None)

    def answer(self, choice: Choice) -> Refusal | None:
        """What a lesson says to a legal choice that does not lead on."""
        state, length = self.match.state, self.match.length
        if self.script is None or choice in self.script.awaited(state, length):
            return None
        return self.script.answer(state, length, choice)

    def _check_awaited(self, choice: Choice) -> None:
        refusal = self.answer(choice) if choice in self.match.state.choices() else None
        if refusal is not None:
            raise IllegalChoiceError(refusal)

    def _follow(self, script: Script) -> None:
        """Let everything come that the script has come by itself."""
        match = self.match
        while (event := script.by_itself(match.state, match.length)) is not None:
            self._carry_out(event)

    def _carry_out(self, event: Choice | Outcome) -> None:
        """Something of the script that no person chose."""
        actor = self.actor
        if isinstance(event, Choice):
            self.match.take(actor, event)
            self.answered |= {self.match.length - 1} if actor in self.humans else set()
        else:
            self.match.fall(event)

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

    def latest_choice(self, seat: int) -> int:
        """The step of the latest choice that the seat made itself; or raises."""
        for number in range(self.match.length - 1, -1, -1):
            if self.match.steps[number].seat == seat and number not in self.answered:
                return number
        raise UndoRefusedError(_NOTHING)

    def _forced(self, actor: int) -> Choice | None:
        state = self.match.state
        if actor not in self.humans:
            return None
        told = self.answers.get(actor)
        if told and (answer := self.match.game.ordered(state, told)) is not None:
            return answer
        seats = len(self.match.game.seats_at(state))
        if actor in self.forced and (only := only_choice(self.match.game, state, seats)):
            return only
        if not state.stack[-1].window:
            return None
        order = self.orders.get(actor, self.windows)
        if order == "ask":
            return None
        choices = state.choices()
        if len(choices) == 1:
            return choices[0]
        if order == "fits" or (order != "never" and state.stack[-1].presses(state, order)):
            return None
        return next((choice for choice in choices if choice.declines), None)


def forced_steps(match: Match, humans: frozenset[int]) -> set[int]:
    """Steps of a save at which a person could only let a window go by."""
    return {
        number
        for number, step in enumerate(match.steps)
        if step.seat in humans and _declined(step) and _only_declining(match, number)
    }


def _declined(step: Step) -> bool:
    return isinstance(step.taken, Choice) and step.taken.declines


def _only_declining(match: Match, number: int) -> bool:
    state = match.at(number)
    return bool(state.stack[-1].window) and len(state.choices()) == 1
