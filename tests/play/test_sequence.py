"""The sequence of play: phases begin and end in order, and some are skipped."""

from collections.abc import Mapping
from typing import Any, ClassVar

from hexfront.play import OVER, State
from hexfront.play.fields import declared
from hexfront.play.sequence import BeginPhase, EndPhase, PhaseRules, lay

DAWN, NOON, DUSK = range(3)


@declared
class Day(State):
    told: tuple[str, ...]
    dark: bool

    def __init__(self) -> None:
        self.blank()


def say(word: str, state: Day) -> None:
    state.told = (*state.told, word)


PHASES: dict[int, PhaseRules[Day]] = {
    DAWN: PhaseRules(lambda state: say("dawn", state), lambda state: say("dawn over", state)),
    NOON: PhaseRules(lambda state: say("noon", state), skipped=lambda state, side: state.dark),
    DUSK: PhaseRules(lambda state: say("dusk", state)),
}


class Begin(BeginPhase[Day], frozen=True, tag="Begin"):
    phases: ClassVar[Mapping[int, PhaseRules[Any]]] = PHASES

    def opens(self, state: Day) -> None:
        say(f"side {self.side}", state)


class End(EndPhase[Day], frozen=True, tag="End"):
    phases: ClassVar[Mapping[int, PhaseRules[Any]]] = PHASES

    def closes(self, state: Day) -> None:
        say("count", state)


def played(*, dark: bool) -> tuple[str, ...]:
    state = Day()
    state.dark = dark
    lay(state, [step for phase in PHASES for step in (Begin(1, phase), End(1, phase))])
    state.settle()
    assert state.actor() == OVER
    return state.told


def test_phases_begin_and_end_in_order() -> None:
    assert played(dark=False) == (
        "side 1", "dawn", "dawn over", "count", "side 1", "noon", "count", "side 1", "dusk",
        "count",
    )  # fmt: skip


def test_a_phase_may_be_skipped() -> None:
    assert played(dark=True) == (
        "side 1", "dawn", "dawn over", "count", "side 1", "dusk", "count",
    )  # fmt: skip
