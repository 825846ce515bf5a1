"""Legality, said once: what is legal is what no bar stands against.

A bar is a question about a choice that answers with the reason against it or with nothing. The bars
of a kind of choice stand in the order in which a player should hear them, in the module of the
chapter that says them; the list of choices and the answer to "why not?" both come from them.

Where a whole list is wanted at once, bars on masks say which things pass: `Row.open` is one AND
over all of them, and `Row.against` names the first that a thing does not pass.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec.structs import asdict

from hexfront.play.moment import Choice, Moment, State
from hexfront.play.refusal import Refusal

S = TypeVar("S", bound=State)

Bar = Callable[[S, int, Any], Refusal | None]
"""(state, seat, choice) -> the reason against it."""


class MaskBar(NamedTuple, Generic[S]):
    """A bar on many things at once: those of the mask pass, all others hear the reason."""

    rule: str
    message: str
    passes: Callable[[S, int], int]


class Row(Generic[S]):
    """Bars on masks in the order in which a player should hear them; `thing` names the argument.

    All of its bars are asked about the same `who`: the seat that chooses, or the unit for which
    hexes or targets are looked for.
    """

    def __init__(self, thing: str, *bars: MaskBar[S]) -> None:
        self.thing, self.bars = thing, bars

    def open(self, state: S, who: int) -> int:
        """All things that pass every bar."""
        mask = -1
        for bar in self.bars:
            mask &= bar.passes(state, who)
            if not mask:
                break
        return mask

    def against(self, state: S, who: int, thing: int) -> Refusal | None:
        """The first bar that a thing does not pass."""
        for bar in self.bars:
            if not bar.passes(state, who) >> thing & 1:
                return Refusal(bar.rule, bar.message, {self.thing: thing})
        return None


class Named(NamedTuple, Generic[S]):
    """What the numbers of a field stand for: which exist, and whose they are."""

    message: str
    exists: Callable[[S, Choice, Any], bool]
    owners: Callable[[S, Any], tuple[int, ...]] | None = None
    """The seats to which a thing belongs; None for things that are nobody's."""


class Legality(Generic[S]):
    """Why a choice may not be taken. Every game asks the same questions in the same order: is there
    such a thing, is this its phase, is it the chooser's own, does a bar stand against it, does the
    moment take such a choice.
    """

    def __init__(
        self,
        *,
        names: Mapping[str, Named[S]],
        bars: Mapping[type[Choice], Sequence[Bar[S]]],
        phase: Callable[[S], int],
        no_such: Callable[[str], Refusal],
        untimely: Callable[[S, Choice], Refusal],
        foreign: Callable[[S, str, int], Refusal],
        unfinished: Callable[[S, Moment[Any]], Refusal | None],
        not_now: Refusal,
    ) -> None:
        self.names, self.bars, self.phase = names, bars, phase
        self._no_such, self._untimely, self._foreign = no_such, untimely, foreign
        self._unfinished, self._not_now = unfinished, not_now

    def refuse(self, state: S, seat: int, choice: Choice) -> Refusal:
        """The reason against a choice that is not among the legal ones."""
        return self.reason(state, seat, choice) or self._not_now

    def reason(self, state: S, seat: int, choice: Choice) -> Refusal | None:
        """The first reason against a choice; None if it is legal."""
        return (
            self._unknown(state, choice)
            or self._out_of_time(state, choice)
            or self._not_own(state, seat, choice)
            or self.barred(state, seat, choice)
            or self._misplaced(state, choice)
        )

    def barred(self, state: S, seat: int, choice: Choice) -> Refusal | None:
        """The first of the bars of its kind that stands against a choice."""
        for bar in self.bars.get(type(choice), ()):
            found = bar(state, seat, choice)
            if found is not None:
                return found
        return None

    def _unknown(self, state: S, choice: Choice) -> Refusal | None:
        """Something that is not in this game at all."""
        for field, value in asdict(choice).items():
            known = self.names.get(field)
            if known is None or isinstance(value, bool):
                continue
            if not known.exists(state, choice, value):
                return self._no_such(known.message)
        return None

    def _out_of_time(self, state: S, choice: Choice) -> Refusal | None:
        if not choice.phases or self.phase(state) in choice.phases:
            return None
        return self._untimely(state, choice)

    def _not_own(self, state: S, seat: int, choice: Choice) -> Refusal | None:
        for field in choice.own:
            thing = getattr(choice, field)
            owners = self.names[field].owners
            if owners is not None and seat not in owners(state, thing):
                return self._foreign(state, field, thing)
        return None

    def _misplaced(self, state: S, choice: Choice) -> Refusal | None:
        """The rules wait for something else at this moment."""
        top: Moment[Any] | None = state.stack[-1] if state.stack else None
        if top is not None and isinstance(choice, top.takes):
            return None
        return (top and self._unfinished(state, top)) or self._not_now
