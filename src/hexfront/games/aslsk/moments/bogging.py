"""Bog Checks as they fall (ASL-7.6.a), and that of a shot which turns the front."""

from hexfront.games.aslsk.moments.base import DiceMoment
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles import wheels
from hexfront.games.aslsk.vehicles.bogging import bog_drm, bogs
from hexfront.games.aslsk.vehicles.costs import in_cover
from hexfront.hexes import HexId
from hexfront.play import Outcome, Roll


def sinks(
    state: AslskState, u: int, outcome: Roll, *, half: bool = False, uphill: bool = False
) -> bool:
    """Carry out a Bog Check: whether the vehicle bogs."""
    drm = bog_drm(state, u, half=half, uphill=uphill)
    colored, white = outcome.dice
    state.note(
        "log-bog-check", "ASL-7.6.c", drm, unit=u, hex=state.place[u], colored=colored, white=white
    )
    if not bogs(state, outcome.total + drm.total):
        return False
    wheels.bog(state, u)
    return True


def check_footing(state: AslskState, side: int, u: int) -> None:
    """A shot on top of the stack turns the front of a vehicle: in woods or a building it may bog
    first."""
    if in_cover(state, HexId(state.place[u])):
        state.stack.append(FiringBog(side, u))


class FiringBog(DiceMoment, frozen=True, tag="FiringBog"):
    """The Bog Check before a shot; a vehicle that bogs does not turn, and does not fire.

    ASL-7.6.a, ASL-7.6.b.
    """

    unit: int

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        if sinks(state, self.unit, outcome):
            state.stack.pop()
