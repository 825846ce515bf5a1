"""Chapter 33: when the Winter Offensive may be declared, and the SPs that come with it."""

from hexfront.games.s42.means.resources import free_slot
from hexfront.games.s42.means.supply_points import no_room
from hexfront.games.s42.places import AREA
from hexfront.games.s42.setting import SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import supplied
from hexfront.hexes import NOWHERE
from hexfront.play import Refusal
from hexfront.play.masks import members


def cannot_declare(state: S42State, side: int) -> Refusal | None:
    """Why the Winter Offensive may not be declared now (S42-33.1)."""
    first = state.setting.file.winter_offensive
    if side != SOVIET or not first or state.turn < first:
        return Refusal("S42-33.1.a", "no-vasilevsky", {"turn": first})
    if state.offensive_turn:
        return Refusal("S42-33.1.b", "no-second-offensive")
    return None


def supply_hexes(state: S42State, side: int) -> tuple[int, ...]:
    """Where Ready SPs may be placed: with Front HQs in supply at that moment (S42-33.2.1.b)."""
    if free_slot(state, side) == NOWHERE:
        return ()
    reached = supplied(state, side)
    places = {state.place[u] for u in members(state.setting.support_hq & state.setting.own[side])}
    return tuple(
        sorted(p for p in places if p <= AREA or (p >= 0 and reached >> p & 1))
    )  # fmt: skip


def winter_supply(state: S42State, side: int, place: int) -> None:
    """An SP on its Ready side; on the map it is immobile beyond the limit of mobile SPs."""
    point = free_slot(state, side)
    immobile = place >= 0 and no_room(state, side) is not None  # S42-18.6.8.a
    state.put(point, place)
    if immobile:
        state.immobile |= 1 << point
    else:
        state.ready_supply |= 1 << point
    state.note("log-winter-supply", "S42-33.2.1.b", side=side, place=place)
