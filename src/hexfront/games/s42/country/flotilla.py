"""Chapter 5.5.3: the Volga Flotilla's hexside."""

from functools import lru_cache

from hexfront.board import Hexside
from hexfront.games.s42.country.country import Country
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.games.s42.theatre import River
from hexfront.play import Refusal


def flotilla_refusal(state: S42State, side: int, to: Hexside) -> Refusal | None:
    """Why the Flotilla may not be moved to a hexside."""
    if side == AXIS:
        return Refusal("S42-5.5.3.c", "no-flotilla-axis")
    if state.flotilla_moved:
        return Refusal("S42-5.5.3.d", "no-flotilla-moved")
    theatre = state.country.theatre
    if theatre.rivers.get(to) is not River.VOLGA or to == state.flotilla:
        return Refusal("S42-5.5.3.d", "no-flotilla-place")
    return None


def flotilla_sides(state: S42State, side: int) -> list[Hexside]:
    """The hexsides to which a side may move the Flotilla now."""
    if side == AXIS or state.flotilla_moved:
        return []
    return [s for s in _volga_sides(state.country) if s != state.flotilla]


@lru_cache(maxsize=8)
def _volga_sides(country: Country) -> tuple[Hexside, ...]:
    return tuple(s for s, river in country.theatre.rivers.items() if river is River.VOLGA)
