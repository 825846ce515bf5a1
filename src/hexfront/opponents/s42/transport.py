"""What saves marching: trains for units that are wanted far away, and boxes of Reserve Armies."""

from collections.abc import Callable, Iterable, Sequence

from hexfront.games.s42.choices import Emerge, Redeploy
from hexfront.games.s42.maskirovka.armies import army_of, army_of_box
from hexfront.games.s42.movement.allowance import allowance
from hexfront.games.s42.movement.trains import destinations, no_rail
from hexfront.games.s42.places import AREA, BOX
from hexfront.games.s42.setting import SIDES
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId, bits
from hexfront.opponents.s42.ground import FAR, apart, nearest, worth
from hexfront.opponents.s42.orders import Orders
from hexfront.play import Choice
from hexfront.play.teams import FOE

MARCHES = 2.5
"""Turns of marching that a train must save."""
SALLY = 4
"""Hexes from the enemy at which units come out of the box of a Reserve Army."""
DEPTH = 12
"""Hexes from the enemy within which a Reserve Army is filled."""

Way = Sequence[int]
"""By hex: half MPs to where a unit is wanted."""


def by_rail(orders: Orders, units: Iterable[int], way_of: Callable[[int], Way]) -> None:
    """The units to which a train saves most of the way go by it, as many as trains carry."""
    state = orders.start
    limits, side = state.setting.definitions.limits, SIDES[orders.side]
    left = limits.rail_units.of(side) - state.rail_total
    from_map = limits.rail_units_from_map.of(side) - state.rail_from_map
    rated = [one for u in units if (one := _journey(orders, u, way_of(u))) is not None]
    taken: set[int] = set()
    for _, u, h in sorted(rated, reverse=True):
        on_map = state.place[u] >= 0
        if left <= 0 or (on_map and from_map <= 0) or h in taken or not orders.fits(u, h):
            continue
        orders.send(u, h)
        taken.add(h)
        left, from_map = left - 1, from_map - on_map


def _journey(orders: Orders, u: int, way: Way) -> tuple[float, int, HexId] | None:
    """What a train saves a unit in turns, times its worth, and where it should get off."""
    state = orders.start
    if no_rail(state, u) is not None:
        return None
    there, _ = destinations(state, u)
    on_foot = nearest(way, orders.options(u))
    best = min(bits(there), key=lambda h: (way[h], h), default=None)
    if best is None or way[best] >= FAR:
        return None
    saved = (on_foot - way[best]) / max(allowance(state, u), 1)
    return (saved * worth(state, u), u, best) if saved >= MARCHES else None


def reserve_armies(state: S42State, side: int, choices: Sequence[Choice]) -> Choice | None:
    """Units come out where the enemy is near; those in Entry Areas go to an army by the front."""
    for choice in choices:
        if isinstance(choice, Emerge) and _apart(state, side, army_of(state, choice.unit)) <= SALLY:
            return choice
    rated = [
        (far, choice.unit, choice) for choice in choices
        if isinstance(choice, Redeploy) and choice.place <= BOX
        and BOX < state.place[choice.unit] <= AREA
        and (far := _apart(state, side, army_of_box(state, BOX - choice.place))) <= DEPTH
    ]  # fmt: skip
    return min(rated, key=lambda one: one[:2])[2] if rated else None


def _apart(state: S42State, side: int, army: int) -> int:
    """Hexes from a Reserve Army to the nearest enemy."""
    place = state.place[army] if army >= 0 else army
    if place < 0:
        return FAR
    return apart(state.country.grid, HexId(place), state.occupied[FOE[side]], FAR)
