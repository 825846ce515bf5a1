"""What a side would have neglected if things stayed as they are: HQs alone, hexes overfull."""

from hexfront.games.s42.movement.crowding import overfull_hexes, surplus
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId
from hexfront.opponents.s42.ground import worth
from hexfront.play.masks import members
from hexfront.play.teams import FOE

REACHES = ((1, 1.0), (3, 0.7), (7, 0.4))
"""Hexes from which an enemy falls upon an HQ that nobody guards, and how likely he does."""


def neglected(state: S42State, side: int) -> float:
    """The worth of what is left to the enemy or to the limits of stacking."""
    return lonely(state, side) + _disbanded(state, side)


def lonely(state: S42State, side: int) -> float:
    """The worth of HQs and artillery that stand without troops where the enemy can come."""
    found = 0.0
    for u in members(staffs(state) & state.setting.own[side] & state.on_map):
        found += worth(state, u) * risk(state, side, HexId(state.place[u]))
    return found


def staffs(state: S42State) -> int:
    """HQs of all kinds, and artillery."""
    return state.setting.asu | state.setting.army_hq


def risk(state: S42State, side: int, h: HexId) -> float:
    """How likely an HQ is lost in a hex; nothing while steady troops are with it."""
    if guards(state, side, h):
        return 0.0
    grid, foes = state.country.grid, state.occupied[FOE[side]]
    return next((chance for far, chance in REACHES if grid.within(h, far) & foes), 0.0)


def guards(state: S42State, side: int, h: HexId) -> int:
    """Troops in a hex that are no HQs and stand firm."""
    return state.combat_at(h, side) & ~state.setting.asu & ~state.disordered


def _disbanded(state: S42State, side: int) -> float:
    """The worth of units that must leave the game because their hexes hold too many."""
    found = 0.0
    for h in overfull_hexes(state, side, state.retreated):
        spare = [worth(state, u) for u in surplus(state, side, h)]
        found += min(spare, default=0.0)
    return found
