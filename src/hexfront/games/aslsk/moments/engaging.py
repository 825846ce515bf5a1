"""Firing at a vehicle: the shot that a choice declares (ASL-3.2.4.g)."""

from hexfront.games.aslsk.choices import Engage
from hexfront.games.aslsk.harm.pieces import reveal
from hexfront.games.aslsk.moments.killing import begin_flames
from hexfront.games.aslsk.moments.ordnance import begin_shot
from hexfront.games.aslsk.moments.panzerfaust import begin_tank_hunt
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.engaging import shot_at
from hexfront.games.aslsk.weapons.shells import AMMUNITION
from hexfront.hexes import HexId


def begin_engaging(state: AslskState, side: int, choice: Engage) -> None:
    """Declare a shot at a vehicle; a Panzerfaust must be found first."""
    u, w, target = choice.unit, choice.weapon, choice.vehicle
    if w == NOBODY:
        begin_tank_hunt(state, side, u, target)
        return
    shot = shot_at(state, choice)
    reveal(state, HexId(state.place[u]), side)
    state.note(
        "log-engages", "ASL-3.2.4.g", unit=u, weapon=w, target=target, hex=shot.hex,
        ammunition=AMMUNITION[choice.ammunition].value,
    )  # fmt: skip
    if choice.arc != NOBODY:
        state.note("log-turns-gun", "ASL-3.2.4.t", unit=u, weapon=w)
    if state.setting.flamethrowers >> w & 1:
        begin_flames(state, shot)
    else:
        begin_shot(state, shot)
