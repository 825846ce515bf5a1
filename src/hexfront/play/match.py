"""A match: a State with its history, so that it can be replayed, undone and saved."""

from collections.abc import Container, Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple, Self

from msgspec import Struct

from hexfront.play.chance import Outcome
from hexfront.play.driver import Source
from hexfront.play.game import Game, Options
from hexfront.play.history import Deed, History
from hexfront.play.log import Entry
from hexfront.play.moment import CHANCE, Choice, State
from hexfront.play.refusal import (
    IllegalChoiceError,
    ImpossibleOutcomeError,
    NotYourTurnError,
    Refusal,
)


class Step(Struct, frozen=True):
    """One choice or one outcome, and the State's digest after it."""

    seat: int
    taken: Choice | Outcome
    digest: str


class Past(NamedTuple):
    """What a match was until some step of it."""

    steps: Sequence[Step]
    entries: Sequence[list[Entry]]
    """Log entries by step, without those of the set-up."""
    states: Mapping[int, State]
    """States by step, each at a multiple of history.STRIDE; the latest is that of the last step."""


class UndoPolicy(Enum):
    """FREE: hotseat, against the computer, analysis. FAIR: between people."""

    FREE = "free"
    FAIR = "fair"


class UndoRefusedError(Exception):
    """The last step may not be taken back."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal


class Match:
    """One running game."""

    def __init__(self, game: Game[Any], scenario: str, options: Options | None = None) -> None:
        self.game = game
        self.scenario = scenario
        self.options: Options = dict(options or {})
        self.state: State = game.begin(scenario, self.options)
        self.steps: list[Step] = []
        self._history = History()
        self.entries: list[list[Entry]] = [self._collect()]
        """Log entries by step: entries[0] came with the set-up, entries[k] with step k."""

    @property
    def length(self) -> int:
        return len(self.steps)

    @classmethod
    def resumed(cls, first: Self, past: Past) -> Self:
        """A match that goes on from its past; `first` is the same match before its first step."""
        match = cls.__new__(cls)
        match.game, match.scenario, match.options = first.game, first.scenario, first.options
        match.state = past.states[len(past.steps)]
        match.steps = list(past.steps)
        deeds = [Deed(step.seat, step.taken) for step in past.steps]
        match._history = History(deeds, {0: first.state, **past.states})
        match.entries = [*first.entries, *past.entries]
        return match

    def take(self, seat: int, choice: Choice) -> None:
        """Carry out a seat's choice, or raise with the reason; nothing is half done."""
        self._check_turn(seat)
        if choice not in self.state.choices():
            raise IllegalChoiceError(self.game.refuse(self.state, seat, choice))
        self._carry_out(seat, choice)

    def retake(self, seat: int, choice: Choice) -> None:
        """The same for a choice that was taken once: it alone is held against the rules."""
        self._check_turn(seat)
        if not self.game.allows(self.state, seat, choice):
            raise IllegalChoiceError(self.game.refuse(self.state, seat, choice))
        self._carry_out(seat, choice)

    def fall(self, outcome: Outcome) -> None:
        """Let this outcome fall, or raise if it cannot; nothing is half done."""
        if self.state.actor() != CHANCE or outcome not in self.state.chances():
            raise ImpossibleOutcomeError(f"{outcome} cannot fall at this moment")
        after = self._next()
        after.fall(outcome)
        self._record(CHANCE, outcome, after)

    def run_chance(self, source: Source) -> None:
        """Let chance fall until a seat must choose or the game is over."""
        while self.state.actor() == CHANCE:
            self.fall(source(self.state.chances()))

    def at(self, step: int) -> State:
        """The State after that many steps, to be read or copied but never changed."""
        if not 0 <= step <= len(self.steps):
            raise IndexError(f"step {step} of a match of {len(self.steps)} steps")
        return self._history.before(step) if step < len(self.steps) else self.state

    def undo(self, seat: int, policy: UndoPolicy) -> None:
        """Go back to the State before the seat's latest choice."""
        self.rewind(self.undo_target(seat, policy))

    def undo_target(self, seat: int, policy: UndoPolicy, answered_for: Container[int] = ()) -> int:
        """How many steps an undo would leave, or raise with the reason against it.

        Steps in `answered_for` were taken on the seat's behalf; an undo passes them over.
        """
        target = self._last_choice_of(seat, answered_for)
        if target is None:
            raise UndoRefusedError(Refusal("", "refuse-undo-nothing"))
        if policy is UndoPolicy.FAIR:
            self._check_fair(seat, target)
        return target

    def rewind(self, step: int) -> None:
        """Forget everything after that many steps."""
        self.state = self.at(step).copy()
        self.state.news = []
        del self.steps[step:]
        self._history.cut(step)
        del self.entries[step + 1 :]

    def _last_choice_of(self, seat: int, answered_for: Container[int]) -> int | None:
        for index in range(len(self.steps) - 1, -1, -1):
            if self.steps[index].seat == seat and index not in answered_for:
                return index
        return None

    def _check_fair(self, seat: int, target: int) -> None:
        if any(step.seat == CHANCE for step in self.steps[target:]):
            raise UndoRefusedError(Refusal("", "refuse-undo-dice"))
        if any(step.seat != seat for step in self.steps[target:]):
            raise UndoRefusedError(Refusal("", "refuse-undo-other-seat"))
        if self.game.revealed(self.at(target)) != self.game.revealed(self.state):
            raise UndoRefusedError(Refusal("", "refuse-undo-revealed"))

    def _check_turn(self, seat: int) -> None:
        actor = self.state.actor()
        if seat != actor or actor < 0:
            raise NotYourTurnError(seat, actor)

    def _carry_out(self, seat: int, choice: Choice) -> None:
        after = self._next()
        after.take(choice)
        self._record(seat, choice, after)

    def _next(self) -> State:
        # Rules work on a copy, so that an error in them leaves the match as it was.
        after = self.state.copy()
        after.news = []
        return after

    def _record(self, seat: int, taken: Choice | Outcome, after: State) -> None:
        self._history.add(self.state, Deed(seat, taken))
        self.state = after
        self.steps.append(Step(seat, taken, after.digest()))
        self.entries.append(self._collect())

    def _collect(self) -> list[Entry]:
        news = self.state.news or []
        self.state.news = []
        return news
