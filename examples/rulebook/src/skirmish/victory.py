"""Chapter 4: points, and the end of the game."""

from collections.abc import Iterator

from hexfront.play import Result
from hexfront.play.standing import Gain, Score, Standing
from skirmish.state import SkirmishState

DRAW = -1


def gains(state: SkirmishState, side: int) -> Iterator[Gain]:
    """SKR-4.2.a: objectives held, and one for each enemy unit lost."""
    worth = state.setting.objectives.items()
    for (h, value), holder in zip(worth, state.control, strict=True):
        if holder == side:
            yield Gain(side, "skirmish-goal-held", {"hex": h}, value, "SKR-4.2.a")
    foe = state.foe(side)
    lost = state.setting.masks[foe].bit_count() - len(state.alive(foe))
    if lost:
        yield Gain(side, "skirmish-goal-lost", {}, lost, "SKR-4.2.a")


def points(state: SkirmishState, side: int) -> int:
    """What a side has gained."""
    return sum(gain.points for gain in gains(state, side))


def standing(state: SkirmishState) -> Standing:
    """How the game stands, for the card that says how to win."""
    blue, red = points(state, 0), points(state, 1)
    return Standing(
        clock="skirmish-goal-turn",
        now=state.turn,
        last=state.setting.turns,
        scores=(Score(0, blue), Score(1, red)),
        gains=(*gains(state, 0), *gains(state, 1)),
        winner=None if blue == red else int(red > blue),
        rule="SKR-4.2.a",
    )


def beaten(state: SkirmishState) -> bool:
    """SKR-4.2.b: a side without units has lost, whatever the points."""
    return not (state.alive(0) and state.alive(1))


def finish(state: SkirmishState) -> None:
    """End the game: nothing is open any more."""
    state.stack.clear()
    blue, red = points(state, 0), points(state, 1)
    if beaten(state):
        state.winner = 0 if state.alive(0) else 1
    else:
        state.winner = DRAW if blue == red else int(red > blue)
    state.note("skirmish-log-over", result(state).rule, blue=blue, red=red)


def result(state: SkirmishState) -> Result:
    """How a finished game ended."""
    if beaten(state):
        return Result(state.winner, "skirmish-end-beaten", "SKR-4.2.b")
    if state.winner == DRAW:
        return Result(None, "skirmish-end-draw", "SKR-4.2.c")
    return Result(state.winner, "skirmish-end-points", "SKR-4.2.a")
