"""Hidden units: set up unseen by an SSR, and how they come to light (after ASL-6.4)."""

from hexfront.games.aslsk.harm.pieces import reveal
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import good_order_at
from hexfront.hexes import HexId, bits
from hexfront.play.masks import members
from hexfront.play.teams import FOE

SPOTTING_RANGE = 16
"""Within it a Good Order enemy with LOS sees hidden units in Open Ground (ASL-6.4.b)."""


def spot(state: AslskState) -> None:
    """Reveal the hidden units that enemies now see in Open Ground."""
    if not state.hidden:
        return
    ground = state.setting.ground
    for h in {HexId(state.place[u]) for u in members(state.hidden) if state.place[u] >= 0}:
        if not ground.open_ground >> h & 1:
            continue
        side = state.side_of(members(state.at[h])[0])
        near = ground.seen(h) & ground.grid.within(h, SPOTTING_RANGE) & state.occupied[FOE[side]]
        if any(good_order_at(state, HexId(e), FOE[side]) for e in bits(near)):
            reveal(state, h, side)
