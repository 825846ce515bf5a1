"""What the store keeps of a match: how it stands, and its steps as lines of a save."""

from typing import Any

import msgspec
from msgspec import Struct

from hexfront.play import GameFacts, Match, step_line
from hexfront.table.course import Course
from hexfront.table.schema import Standing, StepRow


class _Digested(Struct):
    digest: str


def standing_after(match: Match, length: int, facts: GameFacts[Any]) -> Standing:
    """How the game stood after that many steps."""
    state = match.at(length)
    digest = match.steps[length - 1].digest if length else ""
    return Standing(facts.round(state), state.over, tip=f"{length}:{digest}")


def kept_steps(course: Course, first: int = 0) -> list[StepRow]:
    """The steps from that one on."""
    steps = course.match.steps
    return [
        StepRow(number, step_line(steps[number]), number in course.answered)
        for number in range(first, len(steps))
    ]


def stored_tip(lines: list[str]) -> str:
    """The tip of the standing after these lines, by the digest that they were kept with."""
    digest = msgspec.json.decode(lines[-1], type=_Digested).digest if lines else ""
    return f"{len(lines)}:{digest}"
