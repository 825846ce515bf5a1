"""The Defensive Fire Phase: Final Fire (ASL-3.4)."""

from hexfront.games.aslsk.moments.fire_phase import NextFire
from hexfront.games.aslsk.state import AslskState
from hexfront.play.teams import FOE


def begin(state: AslskState) -> None:
    """Only the DEFENDER fires (ASL-3.4.a)."""
    state.stack.append(NextFire(FOE[state.attacker]))


def end(state: AslskState) -> None:
    """First and Final Fire markers go (ASL-3.4.j)."""
    state.first = state.final = 0
    state.first_weapons = state.final_weapons = 0
