"""What the page lays over the map: zones, bonds and supply of a side."""

from typing import Any

from msgspec import Struct

from hexfront.games.s42.country.country import Country
from hexfront.games.s42.screen.board import Board
from hexfront.games.s42.screen.hexlists import IDS, sides_by_hex
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import Situated, joined_by, lines_of, supplied_by
from hexfront.hexes import Bitboard, mend


class Overlay(Struct, frozen=True):
    """What one side has on the map, as hex ids and as hexsides (pairs of hex ids)."""

    zoc: tuple[int, ...]
    hex_bonds: tuple[int, ...]
    hexside_bonds: tuple[tuple[int, int], ...]
    supplied: tuple[int, ...]
    """Hexes with a normal line of supply now."""
    joined: tuple[int, ...]
    """Hexes with a line of supply of any length overland: whoever is outside is isolated."""


class _Shown:
    """An overlay as it was last shown, and the sets that it was made from, each with its list.

    It is mended in place, as a `_Roster` is.
    """

    __slots__ = ("_lists", "_parts", "masks", "overlay")

    def __init__(self) -> None:
        self.masks: tuple[Bitboard, ...] = (0,) * 7
        self._lists: list[list[Any]] = [[] for _ in self.masks]
        self._parts: list[tuple[Any, ...]] = [() for _ in self.masks]
        self.overlay = Overlay((), (), (), (), ())

    def mend(self, country: Country, masks: tuple[Bitboard, ...]) -> None:
        things = (IDS, IDS, *sides_by_hex(country), IDS, IDS)
        for n, (was, now) in enumerate(zip(self.masks, masks, strict=True)):
            if was != now:
                mend(self._lists[n], things[n], was, now)
                self._parts[n] = tuple(self._lists[n])
        zoc, hex_bonds, first, second, third, supplied, joined = self._parts
        self.masks = masks
        self.overlay = Overlay(zoc, hex_bonds, (*first, *second, *third), supplied, joined)


def _overlay(state: S42State, side: int, now: Situated) -> Overlay:
    """The very same one as long as nothing in it has changed."""
    land, bonds, lines = state.country.land, state.bonds(side), lines_of(state, side, now)
    masks = (
        state.zoc(side) & land,
        bonds.hexes & land,
        *bonds.sides[:3],
        supplied_by(state, lines),
        joined_by(state, side, lines),
    )
    shown: _Shown = state.memory.pop((Overlay, side), None) or _Shown()
    if masks != shown.masks:
        shown.mend(state.country, masks)
    state.memory[Overlay, side] = shown
    return shown.overlay


def overlays_of(state: S42State, board: Board) -> tuple[Overlay, Overlay]:
    """By side; they follow from the situation of the board."""
    known: tuple[object, tuple[Overlay, Overlay]] | None = state.memory.get(Overlay)
    if known is not None and known[0] == board.situation:
        return known[1]
    made = _overlay(state, AXIS, board.situation), _overlay(state, SOVIET, board.situation)
    state.memory[Overlay] = (board.situation, made)
    return made
