"""Chapter 4: points, and the end of the game."""

from hexfront.play import Result
from skirmish.state import SkirmishState

DRAW = -1


def points(state: SkirmishState, side: int) -> int:
    """SKR-4.2.a: objectives held, and one for each enemy unit lost."""
    worth = state.setting.objectives.values()
    held = sum(v for v, holder in zip(worth, state.control, strict=True) if holder == side)
    foe = state.foe(side)
    lost = state.setting.masks[foe].bit_count() - len(state.alive(foe))
    return held + lost


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
