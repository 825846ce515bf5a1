"""Retreat: a route put together step by step by both seats, undone until it is confirmed.

RT-1  Each of 2 units in turn retreats 2, 3 or 4 rows: as a d6 says, 1-2, 3-4 or 5-6.
RT-2  A step leads one row back, to the same or the next column. The owner chooses each step
      among the hexes that are not under enemy fire, as far as there are such.
RT-3  The owner's route is his own affair until he confirms it; then the unit goes there.
RT-4  Where only hexes under enemy fire are left, these are equally bad: the attacker chooses,
      and the unit loses one of its 2 steps. A unit that loses both is eliminated.
"""

from collections.abc import Sequence
from random import Random

from hexfront.play.chance import Chances, Outcome, Roll, dice
from hexfront.play.fields import declared
from hexfront.play.game import Options
from hexfront.play.moment import CHANCE, RULES, Choice, Moment, State
from hexfront.play.refusal import Refusal
from tests.play.games.common import TinyGame

ATTACKER, OWNER = 0, 1
COLUMNS = 4
UNDER_FIRE = frozenset({5, 6, 13, 14, 15, 17, 18})


class StepTo(Choice, frozen=True, tag="StepTo"):
    to: int


class Confirm(Choice, frozen=True, tag="Confirm"): ...


@declared
class RetreatState(State):
    units: list[int]
    steps: list[int]

    def __init__(self) -> None:
        self.blank()
        self.stack, self.news = [NextUnit(0)], []
        self.units, self.steps = [0, 2], [2, 2]


def ways_back(at: int, under_fire: bool) -> list[int]:
    row, column = divmod(at, COLUMNS)
    ways = ((row + 1) * COLUMNS + next_column % COLUMNS for next_column in (column, column + 1))
    return [to for to in ways if (to in UNDER_FIRE) == under_fire]


class NextUnit(Moment[RetreatState], frozen=True, tag="NextUnit"):
    """The die that says how far the next unit has to go."""

    unit: int

    def actor(self, state: RetreatState) -> int:
        return CHANCE

    def chances(self, state: RetreatState) -> Chances:
        return dice(1)

    def fall(self, state: RetreatState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        rows = (outcome.total + 3) // 2  # RT-1
        others = [NextUnit(self.unit + 1)] if self.unit + 1 < len(state.units) else []
        state.stack[-1:] = [*others, GoBack(self.unit, rows)]


class GoBack(Moment[RetreatState], frozen=True, tag="GoBack"):
    """Waits for nobody: who chooses the next step depends on where the unit has come to."""

    unit: int
    rows: int

    def actor(self, state: RetreatState) -> int:
        return RULES

    def run(self, state: RetreatState) -> None:
        if self.rows == 0 or state.steps[self.unit] == 0:
            return
        if ways_back(state.units[self.unit], under_fire=False):
            state.stack.append(PlanRoute(self.unit, self.rows))
        else:
            state.stack += [GoBack(self.unit, self.rows - 1), DriveBack(self.unit)]


class PlanRoute(Moment[RetreatState], frozen=True, tag="PlanRoute"):
    """The owner's sub-decisions. The unit moves when he confirms, so taking back is free."""

    unit: int
    rows: int
    route: tuple[int, ...] = ()

    def actor(self, state: RetreatState) -> int:
        return OWNER

    def choices(self, state: RetreatState) -> Sequence[Choice]:
        at = self.route[-1] if self.route else state.units[self.unit]
        ways = ways_back(at, under_fire=False) if len(self.route) < self.rows else []
        return [StepTo(to) for to in ways] or [Confirm()]

    def take(self, state: RetreatState, choice: Choice) -> None:
        if isinstance(choice, StepTo):
            state.note("route-planned", "RT-3", audience=OWNER, to=choice.to)
            state.stack[-1] = PlanRoute(self.unit, self.rows, (*self.route, choice.to))
            return
        state.units[self.unit] = self.route[-1]
        state.note("route-confirmed", "RT-3", unit=self.unit, to=self.route[-1])
        state.stack[-1] = GoBack(self.unit, self.rows - len(self.route))

    def shown(self, state: RetreatState, seat: int) -> "PlanRoute":
        return self if seat == OWNER else PlanRoute(self.unit, self.rows)


class DriveBack(Moment[RetreatState], frozen=True, tag="DriveBack"):
    """The attacker chooses among hexes that are equally bad for the unit."""

    unit: int

    def actor(self, state: RetreatState) -> int:
        return ATTACKER

    def choices(self, state: RetreatState) -> Sequence[Choice]:
        return [StepTo(to) for to in ways_back(state.units[self.unit], under_fire=True)]

    def take(self, state: RetreatState, choice: Choice) -> None:
        assert isinstance(choice, StepTo)
        state.stack.pop()
        state.units[self.unit] = choice.to
        state.steps[self.unit] -= 1
        state.note("unit-driven-back", "RT-4", unit=self.unit, to=choice.to)


class Retreat(TinyGame[RetreatState]):
    id, scenario, decided_by = "retreat", "rearguard", "RT-4"
    seats = ("attacker", "owner")
    choice_types = StepTo | Confirm

    def set_up(self, options: Options) -> RetreatState:
        return RetreatState()

    def table(self, state: RetreatState) -> dict[str, int | list[int]]:
        return {"units": state.units.copy(), "steps": state.steps.copy()}

    def winner(self, state: RetreatState) -> int | None:
        return ATTACKER if 0 in state.steps else OWNER

    def refuse(self, state: RetreatState, seat: int, choice: Choice) -> Refusal:
        if isinstance(choice, Confirm):
            return Refusal("RT-3", "refuse-route-incomplete")
        return Refusal("RT-2" if seat == OWNER else "RT-4", "refuse-no-way-back")

    def revealed(self, state: RetreatState) -> int:
        return sum(at // COLUMNS for at in state.units)  # a confirmed route leads back

    def scramble(self, state: RetreatState, seat: int, random: Random) -> RetreatState:
        twin = state.copy()
        if seat == ATTACKER and twin.stack and isinstance(plan := twin.stack[-1], PlanRoute):
            twin.stack[-1] = PlanRoute(plan.unit, plan.rows)
            for _ in range(random.randint(0, plan.rows)):
                if isinstance(choice := random.choice(twin.choices()), StepTo):
                    twin.take(choice)
        return twin
