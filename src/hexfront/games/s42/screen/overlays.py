"""What the page lays over the map: zones, bonds and supply of a side."""

from typing import Any, NamedTuple

from msgspec import Struct

from hexfront.games.s42.screen.board import Board
from hexfront.games.s42.screen.hexlists import IDS, sides_by_hex
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import joined_by, lines_of, supplied_by
from hexfront.hexes import Bitboard, mended


class Overlay(Struct, frozen=True):
    """What one side has on the map, as hex ids and as hexsides (pairs of hex ids)."""

    zoc: tuple[int, ...]
    hex_bonds: tuple[int, ...]
    hexside_bonds: tuple[tuple[int, int], ...]
    supplied: tuple[int, ...]
    """Hexes with a normal line of supply now."""
    joined: tuple[int, ...]
    """Hexes with a line of supply of any length overland: whoever is outside is isolated."""


class _Shown(NamedTuple):
    """An overlay as it was last shown, and the sets that it was made from, each with its list."""

    masks: tuple[Bitboard, ...]
    lists: tuple[tuple[Any, ...], ...]
    overlay: Overlay


_NOTHING = _Shown((0,) * 7, ((),) * 7, Overlay((), (), (), (), ()))


def _overlay(state: S42State, side: int) -> Overlay:
    """The very same one as long as nothing in it has changed."""
    land, bonds, lines = state.country.land, state.bonds(side), lines_of(state, side)
    masks = (
        state.zoc(side) & land,
        bonds.hexes & land,
        *bonds.sides[:3],
        supplied_by(state, lines),
        joined_by(state, side, lines),
    )
    known: _Shown = state.memory.get((Overlay, side), _NOTHING)
    if masks == known.masks:
        return known.overlay
    sides = sides_by_hex(state.country)
    changes = zip((IDS, IDS, *sides, IDS, IDS), known.masks, known.lists, masks, strict=True)
    lists = tuple(
        [
            had if was == now else tuple(mended(every, was, had, now))
            for every, was, had, now in changes
        ]
    )
    zoc, hex_bonds, first, second, third, supplied, joined = lists
    made = Overlay(zoc, hex_bonds, (*first, *second, *third), supplied, joined)
    state.memory[Overlay, side] = _Shown(masks, lists, made)
    return made


def overlays_of(state: S42State, board: Board) -> tuple[Overlay, Overlay]:
    """By side; they follow from the situation of the board."""
    known: tuple[object, tuple[Overlay, Overlay]] | None = state.memory.get(Overlay)
    if known is not None and known[0] == board.situation:
        return known[1]
    made = _overlay(state, AXIS), _overlay(state, SOVIET)
    state.memory[Overlay] = (board.situation, made)
    return made
