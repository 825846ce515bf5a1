"""Motion Attempts in the enemy MPh (ASL-3.3.2.1)."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.aslsk.armor.damage import immobilize
from hexfront.games.aslsk.choices import Done, Traverse, Turn
from hexfront.games.aslsk.moments.base import ONE_DIE, AslskMoment, DiceMoment
from hexfront.games.aslsk.moments.bogging import sinks
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles import wheels
from hexfront.games.aslsk.vehicles.condition import (
    counter,
    lose_aim,
    mobile,
    traverses_of,
    turn_hull,
    turns_of,
)
from hexfront.games.aslsk.vehicles.costs import in_cover
from hexfront.games.aslsk.vehicles.motion import number
from hexfront.hexes import HexId
from hexfront.play import Chances, Choice, Outcome, Roll


class MotionRoll(DiceMoment, frozen=True, tag="MotionRoll"):
    """The dr of a Motion Attempt (ASL-3.3.2.1.a)."""

    unit: int
    rolls: ClassVar[Chances] = ONE_DIE

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        u = self.unit
        state.tried |= 1 << u
        works = outcome.total <= number(state, u)
        message = "log-motion-gained" if works else "log-motion-failed"
        state.note(message, "ASL-3.3.2.1.a", unit=u, hex=state.place[u], die=outcome.total)
        if not works:
            return
        wheels.roll(state, u)
        state.stack.append(Course(self.side, u))
        if counter(state, u).fails_on:
            state.stack.append(MotionBreakdown(self.side, u))


class MotionBreakdown(DiceMoment, frozen=True, tag="MotionBreakdown"):
    """Red MP: the attempt may fail yet (ASL-3.3.2.1.e)."""

    unit: int

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        if outcome.total >= counter(state, self.unit).fails_on:
            state.stack.pop()
            immobilize(state, self.unit, "ASL-3.3.2.1.e")


def begin_course(state: AslskState, side: int, first: Turn | Traverse) -> None:
    """A vehicle turns at the end of a fire phase; a stuck one only its turret (ASL-7.6.f)."""
    course = Course(side, first.unit, turned=not mobile(state) >> first.unit & 1)
    state.stack.append(course)
    course.take(state, first)


class Course(AslskMoment, frozen=True, tag="Course"):
    """A vehicle changes VCA and TCA as it likes (ASL-3.3.2.1.d, ASL-3.3.2.h)."""

    takes = (Turn, Traverse, Done)

    unit: int
    turned: bool = False
    """The VCA has been changed: the Bog Check, if any, is behind it."""

    def choices(self, state: AslskState) -> Sequence[Choice]:
        u, listed = self.unit, list[Choice]()
        if not self.turned:
            listed += turns_of(u, state.vca[u])
        if state.kinds.turreted[state.kind[u]]:
            listed += traverses_of(u, state.tca[u])
        return [*listed, Done()]

    def take(self, state: AslskState, choice: Choice) -> None:
        u = self.unit
        match choice:
            case Turn(arc=arc):
                state.stack[-1] = Course(self.side, u, turned=True)
                if in_cover(state, HexId(state.place[u])):
                    state.stack.append(CourseBog(self.side, u, arc))
                else:
                    turn_hull(state, u, arc)
            case Traverse(arc=arc):
                state.tca[u] = arc
                lose_aim(state, u)
            case Done():
                state.stack.pop()
            case _:
                raise self.illegal(choice)


class CourseBog(DiceMoment, frozen=True, tag="CourseBog"):
    """The Bog Check before a change of VCA in woods or a building (ASL-3.3.2.1.d)."""

    unit: int
    arc: int = NOBODY

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        if not sinks(state, self.unit, outcome):
            turn_hull(state, self.unit, self.arc)
