"""Fortifications as combat meets them (chapter 9.7); building is in `means/resources.py`."""

from hexfront.games.s42.setting import SOVIET
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId


def fortified(state: S42State, h: HexId, side: int) -> bool:
    """Does a completed fortification help this side in the hex (S42-9.7.1, S42-9.7.6)?"""
    return bool(state.forts[side] >> h & 1) or (side == SOVIET and printed(state, h))


def printed(state: S42State, h: HexId) -> bool:
    """Is there a printed fortification whose group is still active (S42-9.7.7.a)?"""
    group = state.country.theatre.fortified.get(h)
    return group is not None and not state.stale_forts >> group & 1
