"""What all moments of Conflict of Heroes share, and what follows from any change on the board."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.coh.choices import CohChoice, Face
from hexfront.games.coh.hidden.detection import next_detected, place
from hexfront.games.coh.hits.losses import destroy, doomed
from hexfront.games.coh.movement.control import update_control
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.play import RULES, Choice, Moment


class CohMoment(Moment[CohState], frozen=True):
    """A moment that belongs to a side."""

    side: int

    private: ClassVar[bool] = False
    """Nothing has been committed yet: the other seat sees only that this side decides."""

    def actor(self, state: CohState) -> int:
        return self.side

    def shown(self, state: CohState, seat: int) -> "CohMoment":
        return self

    def illegal(self, choice: Choice) -> TypeError:
        """Only legal choices reach `take`; anything else is a fault of the caller."""
        return TypeError(f"{type(self).__name__} does not take {type(choice).__name__}")


class RulesStep(CohMoment, frozen=True):
    """A step of the rules that needs nobody; it waits on the stack until its turn comes."""

    def actor(self, state: CohState) -> int:
        return RULES


class ChooseFacing(CohMoment, frozen=True, tag="ChooseFacing"):
    """A unit that moved or entered may turn to any side for nothing (COH-4.5.c)."""

    unit: int

    rule: ClassVar[str] = "COH-4.5.c"

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Face(self.unit, facing) for facing in range(6)]

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Face):
            raise self.illegal(choice)
        state.facing[self.unit] = choice.facing
        state.stack.pop()
        state.note("log-faces", self.rule, unit=self.unit, facing=choice.facing)


class RevealFacing(ChooseFacing, frozen=True, tag="RevealFacing"):
    """The owner of a unit that was just placed chooses its facing (COH-11.2.b)."""

    rule: ClassVar[str] = "COH-11.2.b"


def begin_action(state: CohState, units: tuple[int, ...]) -> None:
    """These units act now: they will be stressed, and the row of passes is broken."""
    for u in units:
        state.acted |= 1 << u
    state.passed = NOBODY


def reveal(state: CohState, u: int, rule: str) -> None:
    """Place a hidden unit and let its owner choose the facing."""
    place(state, u, rule)
    state.stack.append(RevealFacing(state.side(u), u))


def consequences(state: CohState) -> None:
    """Whatever a change on the board brings with it: removals, detections, control."""
    while True:
        removed = doomed(state)
        for u in removed:
            destroy(state, u, "COH-7.3.b")
        found = next_detected(state) if state.hidden else None
        if found is not None:
            reveal(state, *found)
        elif not removed:
            break
    update_control(state)
