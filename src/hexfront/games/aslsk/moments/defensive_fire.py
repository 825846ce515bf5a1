"""The Defensive Fire Phase: Final Fire (ASL-3.4)."""

from hexfront.games.aslsk.moments.fire_phase import NextFire
from hexfront.games.aslsk.state import AslskState
from hexfront.play.masks import each
from hexfront.play.teams import FOE


def begin(state: AslskState) -> None:
    """Only the DEFENDER fires (ASL-3.4.a)."""
    state.stack.append(NextFire(FOE[state.attacker]))


def end(state: AslskState) -> None:
    """First and Final Fire markers go (ASL-3.4.j), and those of Intensive Fire with them."""
    state.first = state.final = 0
    state.first_weapons = state.final_weapons = 0
    if state.intensive:
        side = FOE[state.attacker]
        state.intensive &= ~sum(1 << w for w in each(state.intensive) if _has(state, side, w))


def _has(state: AslskState, side: int, w: int) -> bool:
    """Whether a weapon is in the hands of a side."""
    return state.holder[w] >= 0 and state.own[side] >> state.holder[w] & 1 == 1
