"""What the page lays over the map: zones, bonds and supply of a side."""

from msgspec import Struct

from hexfront.games.s42.screen.board import Board
from hexfront.games.s42.screen.hexlists import hex_ids, mended, side_ids
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import joined, supplied
from hexfront.hexes import Bitboard
from hexfront.play import Part


class Overlay(Struct, frozen=True):
    """What one side has on the map, as hex ids and as hexsides (pairs of hex ids)."""

    zoc: tuple[int, ...]
    hex_bonds: tuple[int, ...]
    hexside_bonds: tuple[tuple[int, int], ...]
    supplied: tuple[int, ...]
    """Hexes with a normal line of supply now."""
    joined: tuple[int, ...]
    """Hexes with a line of supply of any length overland: whoever is outside is isolated."""


def _sides(state: S42State, side: int) -> tuple[tuple[int, int], ...]:
    return side_ids(state.country, state.bonds(side).sides)


_BONDED = Part[S42State, tuple[tuple[int, int], ...]](
    lambda state, side: state.bonds(side).sides, _sides
)


def _overlay(state: S42State, side: int) -> Overlay:
    land = state.country.land
    return Overlay(
        zoc=_hexes(state, "zoc", side, state.zoc(side) & land),
        hex_bonds=_hexes(state, "bonds", side, state.bonds(side).hexes & land),
        hexside_bonds=_BONDED(state, side),
        supplied=_hexes(state, "supplied", side, supplied(state, side)),
        joined=_hexes(state, "joined", side, joined(state, side)),
    )


def overlays_of(state: S42State, board: Board) -> tuple[Overlay, Overlay]:
    """By side; they follow from the situation of the board."""
    known: tuple[object, tuple[Overlay, Overlay]] | None = state.memory.get(Overlay)
    if known is not None and known[0] == board.situation:
        return known[1]
    made = _overlay(state, AXIS), _overlay(state, SOVIET)
    state.memory[Overlay] = (board.situation, made)
    return made


def _hexes(state: S42State, name: str, side: int, mask: Bitboard) -> tuple[int, ...]:
    """The hexes of a set, mended from those that it had when it was last shown."""
    known: tuple[Bitboard, tuple[int, ...]] | None = state.memory.get((name, side))
    if known is not None and known[0] == mask:
        return known[1]
    ids = hex_ids(mask) if known is None else mended(*known, mask)
    state.memory[name, side] = (mask, ids)
    return ids
