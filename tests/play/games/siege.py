"""Siege: three seats in two teams, phases as data, legality in bars.

SG-1  North and South besiege the Castle, four days long. A day has a morning and an evening.
SG-2  In the morning the Castle puts one stone on one of its two walls; no wall has more than 3.
SG-3  In the evening each besieger in turn assaults his wall with 1 to 3 of his 6 men, or waits.
SG-4  An assault breaches the wall if a die and the men are more than 4 and its stones.
SG-5  The besiegers win together with a breach; the Castle wins if none is made.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from hexfront.play import (
    Chances,
    Choice,
    DiceMoment,
    Legality,
    Named,
    Options,
    Outcome,
    PhaseRules,
    Refusal,
    Roll,
    SideMoment,
    State,
    Teams,
    TurnStep,
    declared,
    dice,
    lay,
)
from hexfront.play.sequence import BeginPhase
from tests.play.games.common import TinyGame

NORTH, CASTLE, SOUTH = range(3)
BESIEGERS = (NORTH, SOUTH)
MORNING, EVENING = range(2)
DAYS, MEN, HIGHEST = 4, 6, 3
ALLIED = Teams.of(0, 1, 0)


class Build(Choice, frozen=True, tag="Build"):
    wall: int
    phases: ClassVar[tuple[int, ...]] = (MORNING,)


class Assault(Choice, frozen=True, tag="Assault"):
    wall: int
    men: int
    phases: ClassVar[tuple[int, ...]] = (EVENING,)
    own: ClassVar[tuple[str, ...]] = ("wall",)


class Wait(Choice, frozen=True, tag="Wait"):
    phases: ClassVar[tuple[int, ...]] = (EVENING,)


@declared
class SiegeState(State):
    day: int
    phase: int
    stones: list[int]
    men: list[int]
    breached: bool

    def __init__(self) -> None:
        self.blank()
        self.news = []
        self.stones, self.men = [0, 0, 0], [MEN, 0, MEN]
        lay_day(self)

    @property
    def teams(self) -> Teams:
        return ALLIED


class Walls(SideMoment[SiegeState], frozen=True, tag="Walls"):
    takes: ClassVar[tuple[type[Choice], ...]] = (Build,)

    def choices(self, state: SiegeState) -> Sequence[Choice]:
        built = (Build(wall) for wall in BESIEGERS)
        return [choice for choice in built if not too_high(state, self.side, choice)]

    def take(self, state: SiegeState, choice: Choice) -> None:
        assert isinstance(choice, Build)
        state.stones[choice.wall] += 1
        state.stack.pop()
        state.note("stone", "SG-2", wall=choice.wall)


class Sally(SideMoment[SiegeState], frozen=True, tag="Sally"):
    takes: ClassVar[tuple[type[Choice], ...]] = (Assault, Wait)

    def choices(self, state: SiegeState) -> Sequence[Choice]:
        tried = (Assault(self.side, men) for men in range(1, 4))
        fit = [choice for choice in tried if not too_many(state, self.side, choice)]
        return [*fit, Wait()]

    def take(self, state: SiegeState, choice: Choice) -> None:
        state.stack.pop()
        if isinstance(choice, Assault):
            state.men[self.side] -= choice.men
            state.stack.append(Storm(self.side, choice.men))


class Storm(DiceMoment[SiegeState], frozen=True, tag="Storm"):
    men: int
    rolls: ClassVar[Chances] = dice(1)

    def fall(self, state: SiegeState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        if outcome.total + self.men > 4 + state.stones[self.side]:
            state.breached = True
            state.stack.clear()
            state.note("breach", "SG-4", wall=self.side)


def build(state: SiegeState) -> None:
    state.stack.append(Walls(CASTLE))


def storm(state: SiegeState) -> None:
    state.stack += [Sally(side) for side in reversed(BESIEGERS)]


def walls_are_full(state: SiegeState, side: int) -> bool:
    return all(state.stones[wall] == HIGHEST for wall in BESIEGERS)


PHASES: dict[int, PhaseRules[SiegeState]] = {
    MORNING: PhaseRules(build, skipped=walls_are_full),
    EVENING: PhaseRules(storm),
}


class BeginSiegePhase(BeginPhase[SiegeState], frozen=True, tag="BeginPhase"):
    phases: ClassVar[Mapping[int, PhaseRules[Any]]] = PHASES

    def opens(self, state: SiegeState) -> None:
        state.phase = self.phase


class NextDay(TurnStep[SiegeState], frozen=True, tag="NextDay"):
    def run(self, state: SiegeState) -> None:
        if state.day < DAYS:
            lay_day(state)


def lay_day(state: SiegeState) -> None:
    state.day += 1
    lay(state, [*(BeginSiegePhase(CASTLE, phase) for phase in PHASES), NextDay(CASTLE)])


# Legality.


def too_high(state: SiegeState, seat: int, choice: Build) -> Refusal | None:
    full = state.stones[choice.wall] >= HIGHEST
    return Refusal("SG-2", "wall-is-full", {"wall": choice.wall}) if full else None


def too_many(state: SiegeState, seat: int, choice: Assault) -> Refusal | None:
    fit = 1 <= choice.men <= min(3, state.men[seat])
    return None if fit else Refusal("SG-3", "not-so-many", {"men": choice.men})


LEGALITY = Legality[SiegeState](
    names={"wall": Named("wall", lambda state, choice, w: w in BESIEGERS, lambda state, w: (w,))},
    bars={Build: (too_high,), Assault: (too_many,)},
    phase=lambda state: state.phase,
    no_such=lambda what: Refusal("SG-1", f"no-such-{what}"),
    untimely=lambda state, choice: Refusal("SG-1", "other-time-of-day"),
    foreign=lambda state, field, thing: Refusal("SG-3", "wall-of-another", {field: thing}),
    unfinished=lambda state, top: None,
    not_now=Refusal("SG-1", "not-now"),
)


class Siege(TinyGame[SiegeState]):
    id = "siege"
    scenario = "castle"
    seats = ("north", "castle", "south")
    choice_types = Build | Assault | Wait
    decided_by = "SG-5"
    legality = LEGALITY
    secrets = False

    def set_up(self, options: Options) -> SiegeState:
        return SiegeState()

    def table(self, state: SiegeState) -> dict[str, int | list[int]]:
        return {"day": state.day, "stones": list(state.stones), "men": list(state.men)}

    def winner(self, state: SiegeState) -> int | None:
        return 0 if state.breached else 1
