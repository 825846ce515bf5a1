"""The Prep Fire Phase (ASL-3.2.5)."""

from hexfront.games.aslsk.moments.fire_phase import NextFire
from hexfront.games.aslsk.state import AslskState


def begin(state: AslskState) -> None:
    """Only the ATTACKER fires (ASL-3.2.5.a)."""
    state.stack.append(NextFire(state.attacker))


def end(state: AslskState) -> None:
    """A weapon that kept its ROF to the end has fired all the same (ASL-3.2.5.b)."""
    state.prep_weapons |= state.fired_weapons
