"""How the computer player drives: towards what its side wants, clear of woods and buildings."""

from collections.abc import Sequence

from hexfront.games.aslsk.choices import Exit, Free, Halt, Start, Step, Stop, Turn
from hexfront.games.aslsk.moments.driving import Driving
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.condition import SPINES, ahead
from hexfront.games.aslsk.vehicles.costs import Pay, left
from hexfront.games.aslsk.vehicles.driving import owing, price_of
from hexfront.hexes import NOWHERE, HexId
from hexfront.opponents.aslsk.ways import FAR, nearest
from hexfront.play import Choice

RESERVE = 2
"""Half MP that are kept for the Stop MP."""


def take_vehicle(state: AslskState, side: int, able: set[int]) -> int | None:
    """The next vehicle to move: one that must, or one that is not yet where its side wants it."""
    way = nearest(state, side)
    must = owing(state, side)
    for u in sorted(able):
        if not state.vehicles >> u & 1:
            continue
        place = state.place[u]
        if must >> u & 1 or place < 0 or 0 < way[HexId(place)] < FAR:
            return u
    return None


def drive(state: AslskState, side: int, moment: Driving, choices: Sequence[Choice]) -> Choice:
    """The next MP of a vehicle."""
    u, way = moment.unit, nearest(state, side)
    for leave in (Exit(), Free()):
        if leave in choices:
            return leave
    place = state.place[u]
    here = way[HexId(place)] if place >= 0 else FAR
    steps = [c for c in choices if isinstance(c, Step) and _easy(state, u, c)]
    best = min(steps, key=lambda step: (way[step.hex], not step.road), default=None)
    if best is not None and (place < 0 or way[best.hex] < here):
        return best
    if place >= 0 and 0 < here < FAR and (turn := _turn(state, u, way, choices)) is not None:
        return turn
    if place >= 0 and 0 < here < FAR and Start() in choices and moment.fresh:
        return Start()
    last: Sequence[Choice] = (Halt(), Stop())
    for choice in last:
        if choice in choices:
            return choice
    return steps[0] if steps else choices[0]


def _easy(state: AslskState, u: int, step: Step) -> bool:
    """A step at its price, without a Bog Check or a friend in the way, with an MP left to stop."""
    if state.units_at(HexId(step.hex), state.side_of(u)) & state.vehicles:
        return False
    price = price_of(state, u, step)
    cheap = price.pay is Pay.COST and not price.bogs
    return cheap and price.halves + RESERVE <= left(state, u)


def _turn(state: AslskState, u: int, way: Sequence[int], choices: Sequence[Choice]) -> Turn | None:
    """The turn that brings a nearer hex before its front, if there are MP for it."""
    if left(state, u) <= 2 * RESERVE:
        return None
    here, around = way[state.place[u]], state.setting.grid.adjacent[state.place[u]]
    worth = {
        spine: min(
            way[h] if h != NOWHERE else FAR for h in (around[spine], around[(spine + 1) % SPINES])
        )
        for spine in range(SPINES)
    }
    goal = min(worth, key=lambda spine: worth[spine])
    before = [h for h in ahead(state, u) if h != NOWHERE]
    if worth[goal] >= here or min((way[h] for h in before), default=FAR) <= worth[goal]:
        return None
    turns = [choice for choice in choices if isinstance(choice, Turn)]
    return min(turns, key=lambda turn: _apart(turn.arc, goal), default=None)


def _apart(a: int, b: int) -> int:
    return min((a - b) % SPINES, (b - a) % SPINES)
