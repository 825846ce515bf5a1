"""Drives over several hexes, as far as bonus moves carry a vehicle: shown before the first step."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from hexfront.games.coh.movement.retreat import no_retreat
from hexfront.games.coh.screen.preview import Way
from hexfront.games.coh.state import CohState
from hexfront.games.coh.vehicles.bonus import (
    NO_SYMBOLS,
    Symbols,
    bonus_lines,
    congested,
    steps_from,
    used,
)
from hexfront.hexes import bits
from hexfront.play import Tally

Affords = Callable[[Tally], bool]
"""Can the side pay that much for the whole drive?"""


class Climbing(NamedTuple):
    """What bonus hexes add to the cost of a drive, which `free` actions do not pay."""

    cost: Tally
    free: bool = False

    def on(self, state: CohState, u: int, here: int, to: int) -> "Climbing":
        """The cost with one hex more."""
        lines = [] if self.free else bonus_lines(state, u, here, to)
        return Climbing(self.cost.plus(*lines)) if lines else self


def ways(
    state: CohState, u: int, to: int, left: Symbols, price: Climbing, affords: Affords
) -> tuple[Way, ...]:
    """The cheapest drive to each hex that lies beyond the first step, which leads to `to`.

    `left` are the symbols that are left after that step, `price` is its own. What the enemy hides
    may still stop the vehicle on the way.
    """
    if left == NO_SYMBOLS:
        return ()
    found: dict[int, Way] = {}
    for way in _onwards(state, u, (to,), left, price, _barred(state, u)):
        known = found.get(way.path[-1])
        if (known is None or _better(way, known)) and affords(way.cost):
            found[way.path[-1]] = way
    return tuple(found.values())


def _better(way: Way, than: Way) -> bool:
    return (way.cost.total, len(way.path)) < (than.cost.total, len(than.path))


def _barred(state: CohState, u: int) -> frozenset[int]:
    """Hexes that the retreat ban closes, and its own: nobody drives in circles (COH-6.12)."""
    closed = no_retreat(state, u) if state.came else set()
    return frozenset(closed | {state.hex[u]})


def _onwards(
    state: CohState,
    u: int,
    path: tuple[int, ...],
    left: Symbols,
    price: Climbing,
    barred: frozenset[int],
) -> Iterator[Way]:
    """All drives that begin with a path."""
    here = path[-1]
    if left == NO_SYMBOLS or any(entered == here for entered, _, _ in state.came):
        return
    crowded = congested(state, u)
    for to in bits(steps_from(state, u, here, left, crowded)):
        if to in barred or to in path:
            continue
        further = price.on(state, u, here, to)
        yield Way((*path, to), further.cost)
        after = used(state, here, to, left, crowded)
        yield from _onwards(state, u, (*path, to), after, further, barred)
