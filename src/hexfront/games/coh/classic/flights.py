"""Aircraft on the map, where they fly and how they come off it (C18).

An aircraft on the map stays among the units beside the board, for nothing on the ground meets it;
where it flies is in `state.classic`. Its hex is also the unit's, so that fire finds its origin.
"""

from hexfront.games.coh.classic.economy import drop, kept
from hexfront.games.coh.classic.terms import Flight
from hexfront.games.coh.combat.shot import NOWHERE
from hexfront.games.coh.state import CohState
from hexfront.hexes import HexId, trace


def flight_of(state: CohState, u: int) -> Flight:
    found = kept(state).flight(u)
    if found is None:
        raise TypeError("this aircraft is not on the map")
    return found


def put(state: CohState, flight: Flight) -> None:
    """An aircraft is where the flight says, or comes onto the map so."""
    others = tuple(one for one in kept(state).flights if one.unit != flight.unit)
    state.classic = kept(state).but(flights=(*others, flight))
    state.hex[flight.unit], state.facing[flight.unit] = flight.hex, flight.facing


def take_off_map(state: CohState, u: int) -> None:
    here = kept(state)
    flights = tuple(one for one in here.flights if one.unit != u)
    state.classic = here.but(flights=flights, left=here.left | 1 << u)
    state.hex[u] = -1
    drop(state, u)


def flying(state: CohState, side: int) -> Flight | None:
    """The aircraft that a side has on the map."""
    for one in kept(state).flights:
        if state.side(one.unit) == side:
            return one
    return None


def overlooks(state: CohState, here: int, to: int) -> bool:
    """Does an aircraft over a hex see another? All but a hex behind an obstacle (COHC-18.q)."""
    if here == to:
        return True
    line = trace(state.field.grid, HexId(here), HexId(to))
    around = state.field.grid.adjacent[to]
    before = {around[side] for side in line.entry} - {HexId(here)}
    return not before or any(not _rises(state, h, to) for h in before)


def _rises(state: CohState, h: int, to: int) -> bool:
    """Woods, buildings or a hill hide what lies right behind them."""
    field = state.field
    return h != NOWHERE and bool(field.blocking >> h & 1 or field.level[h] > field.level[to])
