"""The States of a match: some are kept, those between are played again from the one before.

A State for every step would cost tens of kilobytes a step in a large game. So one is kept every
so many steps, besides the latest few, which undo and the pages that follow a game ask for most.
A match that was resumed has fewer at first, and keeps more as somebody looks back.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hexfront.play.chance import Outcome
from hexfront.play.moment import CHANCE, Choice, State

STRIDE = 32
LATEST = 8


class Deed(NamedTuple):
    """What a seat or chance did."""

    seat: int
    taken: Choice | Outcome


def carry_out(state: State, deed: Deed) -> None:
    """Do what was done, which is known to be legal."""
    if deed.seat == CHANCE:
        state.fall(deed.taken)  # type: ignore[arg-type]  # chance brings outcomes only
    else:
        state.take(deed.taken)  # type: ignore[arg-type]  # and seats take choices only


class History:
    """The States before each of the deeds that led to the present one."""

    def __init__(self, deeds: Sequence[Deed] = (), kept: Mapping[int, State] | None = None) -> None:
        """What was done before, and some States of then: the first of all, and others before
        deeds that are a multiple of STRIDE."""
        self._deeds: list[Deed] = list(deeds)
        self._kept: dict[int, State] = dict(kept or {})
        """States before deeds 0, STRIDE, 2 * STRIDE and so on; that of deed 0 is there."""
        self._latest: deque[State] = deque(maxlen=LATEST)
        """The States before the last deeds."""
        self._reading: tuple[int, State] | None = None
        """The State that was played again last, and where it stands: reading goes forward."""

    def __len__(self) -> int:
        return len(self._deeds)

    def add(self, before: State, deed: Deed) -> None:
        """A deed, and the State in which it was done; nobody may change that State any more."""
        if len(self._deeds) % STRIDE == 0:
            self._kept[len(self._deeds)] = before
        self._deeds.append(deed)
        self._latest.append(before)

    def before(self, step: int) -> State:
        """The State before a deed, to be read or copied but never changed."""
        since_latest = step - (len(self._deeds) - len(self._latest))
        if since_latest >= 0:
            return self._latest[since_latest]
        at = step - step % STRIDE
        while at not in self._kept:
            at -= STRIDE
        state = self._kept[at]
        if self._reading is not None and at <= self._reading[0] <= step:
            at, state = self._reading
        while at < step:
            end = min(at - at % STRIDE + STRIDE, step)
            state = self._played(state, self._deeds[at:end])
            at = end
            if at % STRIDE == 0:
                self._kept[at] = state
        self._reading = (step, state)
        return state

    def cut(self, step: int) -> None:
        """Forget all deeds from this one on."""
        gone = len(self._deeds) - step
        del self._deeds[step:]
        self._kept = {at: state for at, state in self._kept.items() if at < max(step, 1)}
        for _ in range(min(gone, len(self._latest))):
            self._latest.pop()
        if self._reading is not None and self._reading[0] > step:
            self._reading = None

    @staticmethod
    def _played(start: State, deeds: Sequence[Deed]) -> State:
        state = start.copy()
        state.news = None
        for deed in deeds:
            carry_out(state, deed)
        return state
