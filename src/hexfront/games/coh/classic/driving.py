"""C19 and C20: vehicles, bog tests, towing and transport."""

from typing import ClassVar

from hexfront.games.coh.choices import Shift
from hexfront.games.coh.classic.economy import kept
from hexfront.games.coh.classic.ground import height_lines, jam_lines
from hexfront.games.coh.combat.odds import TWO_DICE
from hexfront.games.coh.command.payment import pay_shift, shift_line
from hexfront.games.coh.definitions.counters import Mover
from hexfront.games.coh.definitions.works import WorkType
from hexfront.games.coh.moments.rolls import NumberMoment, NumberResult, Throw, settle_roll
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.games.coh.works.layout import layout
from hexfront.play import Choice, Line, Tally
from hexfront.play.chance import Chances

FREE = 6
"""The least roll with which a vehicle does not bog down: 2d6 of 5 or less hold it."""


def symbols(state: CohState, u: int) -> tuple[int, int]:
    """Each symbol is a hex; wheels have one more by road (AC20); who tows has none."""
    kind, load = state.kind(u), state.load[u]
    if load != NOBODY and state.kind(load).is_vehicle:  # COHC-19.f
        return 0, 0
    wheeled = kind.is_vehicle and kind.mover is Mover.WHEELED
    return kind.wheels + wheeled, kind.tracks


def slow(state: CohState) -> int:
    """Gun pits and bunkers, where table T4 knows no bonus any more than in a trench."""
    if not state.works:
        return 0
    spots = layout(state).spots
    return spots[WorkType.GUN_PIT] | spots[WorkType.BUNKER]


def halts(state: CohState, u: int, here: int) -> bool:
    """A vehicle ends its move in a hex with an enemy (AC10)."""
    return bool(state.board & state.foes(u) & state.units_at(here))


def drive_lines(state: CohState, u: int, here: int, to: int) -> list[Line]:
    """What a bonus hex costs: the slope (COHC-10.d), and wheels by road for those in the way."""
    climb = height_lines(state, True, here, to)
    by_road = state.field.road_between(here, to)
    if not by_road or state.kind(u).mover is not Mover.WHEELED:
        return climb
    return [*climb, *jam_lines(state, u, to)]


def came_in(state: CohState, side: int, u: int, origin: int) -> None:
    """A vehicle that was towed out of its hex is free again; marsh may hold who comes in."""
    load = state.load[u]
    if load != NOBODY and kept(state).stuck >> load & 1:
        state.classic = kept(state).but(stuck=kept(state).stuck & ~(1 << load))  # COHC-19.g
    field, here = state.field, state.hex[u]
    by_road = field.road_between(origin, here) if origin >= 0 else field.road_from_edge(here)
    boggy = field.terrain[here].bog and not by_road
    if boggy and state.kind(u).is_vehicle:
        state.stack.append(BogTest(side, u))


class BogTest(NumberMoment, frozen=True, tag="BogTest"):
    """The owner tests whether his vehicle sinks in (COHC-19.e)."""

    unit: int

    def number(self, state: CohState) -> Tally:
        return Tally.of([Line("tally-bogging", FREE, "COHC-19.e")])

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Shift):
            raise self.illegal(choice)
        pay_shift(state, self.side, choice.by)
        number = self.number(state).plus(*shift_line(choice.by))
        state.stack[-1] = BogTestRoll(self.side, self.unit, number)


class BogTestRoll(Throw, frozen=True, tag="BogTestRoll"):
    unit: int
    number: Tally

    rolls: ClassVar[Chances] = TWO_DICE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, BogTestResult(self.side, dice, 0, self.unit, self.number))


class BogTestResult(NumberResult, frozen=True, tag="BogTestResult"):
    unit: int
    number: Tally

    def run(self, state: CohState) -> None:
        held = self.total < self.number.total
        message = "log-bog-held" if held else "log-bog-free"
        state.note(
            message, "COHC-19.e", self.number, unit=self.unit, roll=self.total,
            dice=self.rolled(), number=self.number.total,
        )  # fmt: skip
        if held:
            state.classic = kept(state).but(stuck=kept(state).stuck | 1 << self.unit)


def leave_wreck(state: CohState, u: int) -> None:
    """Cargo of an APC that was destroyed keeps its bonus to the end of the turn (COHC-20.d)."""
    load = state.load[u]
    if load != NOBODY and state.kind(u).shield:
        state.classic = kept(state).but(widows=kept(state).widows | 1 << load)


def drop_marks(state: CohState, u: int) -> None:
    """A unit that is gone leaves no marks behind."""
    here, keep = kept(state), ~(1 << u)
    state.classic = here.but(
        stuck=here.stuck & keep, fixed=here.fixed & keep, hurried=here.hurried & keep,
        crept=here.crept & keep, barred=here.barred & keep, willed=here.willed & keep,
        widows=here.widows & keep, shrouded=here.shrouded & keep,
    )  # fmt: skip
