"""Chapters 30 and 31: the Trans-Caucasus Front is called up, frozen armies are released."""

from functools import cache

from hexfront.games.s42.country.country import Country
from hexfront.games.s42.entry.areas import open_areas, place_of
from hexfront.games.s42.places import PENDING
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.hexes import Bitboard, union
from hexfront.play import Refusal
from hexfront.play.masks import members

TRANS_CAUCASUS_ROW = "trans-caucasus"
"""The hexrow whose crossing calls the front up (S42-30.0.a)."""
CAUCASUS_AREAS = ("G", "H", "J", "K", "L")
"""Where its units arrive (S42-30.0.c)."""


# Chapter 30.


@cache
def _south(country: Country) -> Bitboard:
    """The hexes of row 40 and beyond."""
    first = country.theatre.rows.get(TRANS_CAUCASUS_ROW)
    if first is None:
        return 0
    return union(h for h in country.grid.hexes if country.grid.column_row(h)[1] >= first)


def calling_up(state: S42State) -> Bitboard:
    """The hexes in which an Axis unit calls the Trans-Caucasus Front up."""
    if state.called_up or not state.setting.trans_caucasus:
        return 0
    return _south(state.country)


def call_up(state: S42State, side: int, h: int) -> None:
    """An Axis unit has come into row 40 or beyond: units arrive from now on (S42-30.0.a)."""
    if side == AXIS and calling_up(state) >> h & 1:
        state.called_up = 1
        state.note("log-called-up", "S42-30.0.a", hex=h)


def called_up(state: S42State, side: int) -> list[int]:
    """The units of the box, of which one arrives each turn (S42-30.0.b)."""
    if side != SOVIET or not state.called_up:
        return []
    return [u for u in members(state.setting.trans_caucasus) if state.place[u] == PENDING]


def caucasus_places(state: S42State) -> tuple[int, ...]:
    """The Entry Areas in which they arrive (S42-30.0.c)."""
    areas = (area for area in CAUCASUS_AREAS if area in open_areas(state, SOVIET))
    places = (place_of(state, area) for area in areas)
    return tuple(place for place in places if place is not None)


# Chapter 31.


def cannot_release(state: S42State, side: int, group: int) -> Refusal | None:
    """Why a frozen army may not be released now (S42-31.0.c)."""
    frozen = state.setting.file.frozen[group]
    if frozen.release != "declared" or side != SOVIET:
        return Refusal("S42-31.0.c", "no-release-by-choice")
    if not state.setting.unit_mask(frozen.units) & state.locked:
        return Refusal("S42-31.0.c", "no-release-again")
    if state.turn < frozen.turn:
        return Refusal("S42-31.0.c", "no-release-yet", {"turn": frozen.turn})
    if state.released == state.turn:
        return Refusal("S42-31.0.c", "no-release-second")
    return None


def releasable(state: S42State, side: int) -> list[int]:
    """The frozen armies that may be released now."""
    if not state.locked or side != SOVIET:
        return []
    groups = range(len(state.setting.file.frozen))
    return [n for n in groups if cannot_release(state, side, n) is None]


def release_army(state: S42State, group: int) -> None:
    """The army may move from this turn on (S42-31.0.g)."""
    frozen = state.setting.file.frozen[group]
    bound = state.setting.unit_mask(frozen.units) & state.locked
    state.locked &= ~bound
    state.released = state.turn
    for u in members(bound):
        state.note("log-released", "S42-31.0.c", unit=u)
