"""Vehicles at set-up, and those that come onto the map: where they face (ASL-3.3.2.t)."""

from hexfront.games.aslsk.choices import Hatch
from hexfront.games.aslsk.scenarios.scenariofile import Edge
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.terrain.ground import BUILDINGS
from hexfront.games.aslsk.vehicles.condition import SPINES, counter, traverses_of, turns_of
from hexfront.games.aslsk.vehicles.costs import figures
from hexfront.hexes import HexId
from hexfront.play import Choice, Refusal
from hexfront.play.masks import each

_INWARDS = {Edge.WEST: 1, Edge.NORTH: 2, Edge.EAST: 4, Edge.SOUTH: 5}
"""A hexspine that points away from an edge of the map."""


def face_inwards(state: AslskState, u: int) -> None:
    """A vehicle that is set up, or about to enter, turns its back to its own edge."""
    start, file = state.setting.units[u], state.setting.file
    edge = file.groups[start.group].edge or file.sides[start.side].edge
    state.vca[u] = state.tca[u] = _INWARDS[edge]


def arrive(state: AslskState, u: int) -> None:
    """A vehicle beside the board is in Motion (ASL-3.3.2.t)."""
    face_inwards(state, u)
    state.motion |= 1 << u


def bearings(state: AslskState, side: int) -> list[Choice]:
    """How the vehicles that a side has placed may face, and whether their crews are CE."""
    listed: list[Choice] = []
    for u in each(state.own[side] & state.vehicles & state.on_map):
        listed += turns_of(u, state.vca[u])
        if state.kinds.turreted[state.kind[u]]:
            listed += traverses_of(u, state.tca[u])
        listed.append(Hatch(u))
    return listed


def may_face(state: AslskState, u: int, arc: int) -> Refusal | None:
    """Why a vehicle may not be set up with this VCA."""
    if refusal := _unplaced(state, u):
        return refusal
    if not 0 <= arc < SPINES or arc == state.vca[u]:
        return Refusal("ASL-3.3.2.f", "no-turn-at-all", {"unit": u})
    return None


def may_aim(state: AslskState, u: int, arc: int) -> Refusal | None:
    """Why a vehicle may not be set up with this TCA."""
    if refusal := _unplaced(state, u):
        return refusal
    if not state.kinds.turreted[state.kind[u]]:
        return Refusal("ASL-7.2.f", "no-turret", {"unit": u})
    if not 0 <= arc < SPINES or arc == state.tca[u]:
        return Refusal("ASL-3.3.2.i", "no-turn-at-all", {"unit": u})
    return None


def _unplaced(state: AslskState, u: int) -> Refusal | None:
    placed = state.vehicles >> u & 1 and state.is_on_map(u)
    return None if placed else Refusal("ASL-1.3.a", "no-vehicle-placed", {"unit": u})


def barred_from(state: AslskState, u: int, h: HexId) -> bool:
    """Whether a vehicle may not be set up in a hex: an armored car in a building (BD.e)."""
    ground = state.setting.ground
    terrain = ground.board.terrain[h]
    return terrain in BUILDINGS and figures(state).entry[counter(state, u).kind][terrain].closed
