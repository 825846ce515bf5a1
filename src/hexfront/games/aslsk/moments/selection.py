"""Choosing at random among units or weapons: a die for each, the highest are chosen."""

from typing import ClassVar

import msgspec

from hexfront.games.aslsk.harm.results import highest
from hexfront.games.aslsk.moments.base import ONE_DIE, DiceMoment
from hexfront.games.aslsk.state import AslskState
from hexfront.play import Chances, Outcome, Roll


class RandomSelection(DiceMoment, frozen=True):
    """A die for each candidate, one after another; the highest are chosen, ties included.

    A subclass says in `chosen` what happens to them, and in `announce` what the candidates are
    if not units.
    """

    rolls: ClassVar[Chances] = ONE_DIE
    rule: ClassVar[str] = "ASL-3.2.3.d"

    candidates: tuple[int, ...]
    number: int = 1
    rolled: tuple[int, ...] = ()

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        self.announce(state, self.candidates[len(self.rolled)], outcome.total)
        following = msgspec.structs.replace(self, rolled=(*self.rolled, outcome.total))
        if len(following.rolled) < len(self.candidates):
            state.stack[-1] = following
            return
        state.stack.pop()
        following.chosen(state, following.picked())

    def announce(self, state: AslskState, candidate: int, die: int) -> None:
        state.note("log-random-selection", self.rule, unit=candidate, die=die)

    def picked(self) -> tuple[int, ...]:
        return tuple(self.candidates[n] for n in highest(self.rolled, self.number))

    def chosen(self, state: AslskState, picked: tuple[int, ...]) -> None:
        """Go on with those who were chosen; the moment is off the stack."""
        raise TypeError(f"{type(self).__name__} does nothing with those it chose")
