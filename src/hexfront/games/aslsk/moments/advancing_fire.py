"""The Advancing Fire Phase (ASL-3.5)."""

from hexfront.games.aslsk.moments.charges import detonate_all
from hexfront.games.aslsk.moments.fire_phase import NextFire
from hexfront.games.aslsk.state import AslskState


def begin(state: AslskState) -> None:
    """Placed DC go off, then the ATTACKER fires (ASL-4.3.a, ASL-3.5.a)."""
    state.stack.append(NextFire(state.attacker))
    detonate_all(state)


def end(state: AslskState) -> None:
    """Prep Fire markers go (ASL-3.5.j), and those of Intensive Fire with them."""
    state.prep = state.prep_weapons = state.intensive = 0
