"""The Prep Fire Phase (ASL-3.2.5)."""

from hexfront.games.aslsk.moments.fire_phase import NextFire
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.watching import thin_out


def begin(state: AslskState) -> None:
    """The ATTACKER's smoke thins out, and only he fires (ASL-1.2.5.d, ASL-3.2.5.a)."""
    if state.smoke:
        thin_out(state, state.attacker)
    state.stack.append(NextFire(state.attacker))


def end(state: AslskState) -> None:
    """A weapon that kept its ROF to the end has fired all the same (ASL-3.2.5.b)."""
    state.prep_weapons |= state.fired_weapons
