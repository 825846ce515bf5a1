"""Where dice come from: a seeded source, a script, or people who type in real dice."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Protocol

from hexfront.play.chance import Chances, Draw, Outcome, Roll
from hexfront.play.moment import CHANCE, State


class Source(Protocol):
    """Anything that can say what fell."""

    def __call__(self, chances: Chances) -> Outcome: ...


class SeededSource:
    """Reproducible dice: the same seed gives the same game."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def __call__(self, chances: Chances) -> Outcome:
        return chances.sample(self.random)


class ScriptError(Exception):
    """The script of dice does not fit what the rules ask for."""


class ScriptedSource:
    """Dice in the order a test or an example gives them.

    An item is a tuple of dice, a single die, or a drawn thing's number; `then` answers
    once the script is used up.
    """

    def __init__(self, script: Iterable[int | tuple[int, ...]], then: Source | None = None) -> None:
        self.script = list(script)
        self.then = then

    def __call__(self, chances: Chances) -> Outcome:
        if not self.script:
            if self.then is None:
                raise ScriptError("the script of dice is used up")
            return self.then(chances)
        item = self.script.pop(0)
        outcome = _as_outcome(item, chances)
        if outcome not in chances:
            raise ScriptError(f"{item!r} cannot fall here")
        return outcome


def _as_outcome(item: int | tuple[int, ...], chances: Chances) -> Outcome:
    if isinstance(item, tuple):
        return Roll(item)
    first = chances.outcomes[0]
    if isinstance(first, Draw):
        return Draw(item)
    if len(first.dice) == 1:
        return Roll((item,))
    return _dice_with_total(item, chances)


def _dice_with_total(total: int, chances: Chances) -> Outcome:
    for outcome in chances.outcomes:
        if isinstance(outcome, Roll) and outcome.total == total:
            return outcome
    raise ScriptError(f"no dice here add up to {total}")


class TypedSource:
    """Real dice: asks until it is told something that can fall."""

    def __init__(self, ask: Callable[[Chances], Outcome]) -> None:
        self.ask = ask

    def __call__(self, chances: Chances) -> Outcome:
        while True:
            outcome = self.ask(chances)
            if outcome in chances:
                return outcome


def run_chance(state: State, source: Source) -> None:
    """Let chance fall until a seat must choose or the game is over."""
    while state.stack and state.actor() == CHANCE:
        state.fall(source(state.chances()))
