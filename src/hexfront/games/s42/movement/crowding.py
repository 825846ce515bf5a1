"""Chapter 4.4: hexes of a game that hold too many units, and what may be taken off them."""

from functools import lru_cache

from hexfront.games.s42.movement.stacking import Overstack, overstack
from hexfront.games.s42.setting import SIDES, Setting
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId
from hexfront.play.masks import members

SAFE = 2
"""Combat units that no limit forbids."""


def crowded(state: S42State, side: int, units: int) -> Overstack | None:
    """The limit that these units of a side would exceed in one hex, if any.

    Supply Points are no matter, nor are frozen formations before their release.
    """
    setting = state.setting
    counted = units & ~setting.supply & ~(setting.exempt & state.locked)
    return stack_limit(setting, side, counted)


def stack_limit(setting: Setting, side: int, units: int) -> Overstack | None:
    """The limit that some counters of a side exceed together, if any."""
    if (units & setting.combat & ~setting.asu).bit_count() <= SAFE:
        return None
    return _stack_limit(setting, side, units)


@lru_cache(maxsize=1 << 14)
def _stack_limit(setting: Setting, side: int, units: int) -> Overstack | None:
    return overstack(SIDES[side], [setting.units[u] for u in members(units)])


def overfull(state: S42State, side: int, h: HexId, without: int = 0) -> Overstack | None:
    """The limit that the units of a side exceed in a hex, if any; `without` are not counted."""
    return crowded(state, side, state.units_at(h, side) & ~without)


def overfull_hexes(state: S42State, side: int, without: int = 0) -> list[HexId]:
    """All such hexes; Entry Areas have no limit (S42-22.4.a)."""
    counted = state.setting.own[side] & state.setting.combat & ~state.setting.asu & ~without
    many = [
        HexId(h) for h, units in state.at.items() if h >= 0 and (units & counted).bit_count() > SAFE
    ]
    return [h for h in sorted(many) if overfull(state, side, h, without)]


def relieving(state: S42State, side: int, units: int) -> list[int]:
    """The combat units without which a stack is nearer to the limit that it exceeds.

    The one Free Stacking Unit of a hex is none of them, nor is a unit that is no tank or mechanized
    corps where these are too many.
    """
    over = crowded(state, side, units)
    if over is None:
        return []
    found = []
    for u in members(units & state.setting.combat & ~state.setting.asu):
        left = crowded(state, side, units & ~(1 << u))
        if left is None or left.rule != over.rule or left.count < over.count:
            found.append(u)
    return found


def surplus(state: S42State, side: int, h: HexId) -> list[int]:
    """The units of an overfull hex whose removal helps (S42-4.4.b)."""
    over, setting = overfull(state, side, h), state.setting
    here = state.combat_at(h, side) & ~setting.asu
    if over is not None and over.rule == "S42-4.3.c":
        here &= setting.mobile_corps
    return members(here)
