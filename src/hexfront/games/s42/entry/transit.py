"""The Transit Box on the Caspian Sea (chapter 22.6.4): who fits into it."""

from hexfront.games.s42.entry.areas import TRANSIT_BOX, place_of
from hexfront.games.s42.maskirovka.armies import inside
from hexfront.games.s42.setting import SOVIET
from hexfront.games.s42.state import S42State
from hexfront.play.masks import members

TRANSIT_LIMIT = 2
"""Combat units in the Transit Box (S42-22.6.4.b)."""


def transit_room(state: S42State) -> int:
    """How many more combat units the Transit Box takes (S42-22.6.4.b)."""
    place = place_of(state, TRANSIT_BOX)
    if place is None:
        return 0
    there = sum(passengers(state, u) for u in members(state.units_at(place, SOVIET)))
    return max(TRANSIT_LIMIT - there, 0)


def passengers(state: S42State, u: int) -> int:
    """The combat units that travel with a unit: itself, or those in the box of an army."""
    return (state.setting.combat >> u & 1) or inside(state, u).bit_count()
