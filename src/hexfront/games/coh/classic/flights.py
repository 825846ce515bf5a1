"""Aircraft on the map, where they fly and how they come off it (C18).

An aircraft on the map stays among the units beside the board, for nothing on the ground meets it;
where it flies is in `state.classic`. Its hex is also the unit's, so that fire finds its origin.
"""

from hexfront.games.coh.classic.economy import drop, kept
from hexfront.games.coh.classic.terms import Flight
from hexfront.games.coh.state import CohState


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
    return next((one for one in kept(state).flights if state.side(one.unit) == side), None)
