"""Hidden units: Emplaced Guns, or set up unseen by an SSR; how they come to light (ASL-6.4)."""

from hexfront.games.aslsk.harm.pieces import reveal
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import good_order_at
from hexfront.games.aslsk.weapons.guns import guns_of
from hexfront.hexes import HexId, bits
from hexfront.play.masks import each, members
from hexfront.play.teams import FOE

SPOTTING_RANGE = 16
"""Within it a Good Order enemy with LOS sees hidden units in Open Ground (ASL-6.4.b)."""


def plain(state: AslskState, h: HexId) -> bool:
    """Whether hidden units in a hex are seen from afar: in Open Ground, a Gun also on a road."""
    ground = state.setting.ground
    if ground.open_ground >> h & 1:
        return True
    if not state.setting.guns or not ground.board.has_road(h):
        return False
    hidden = state.at.get(h, 0) & state.hidden
    return any(guns_of(state, u) for u in each(hidden))


def spot(state: AslskState) -> None:
    """Reveal the hidden units that enemies now see (ASL-6.4.b)."""
    if not state.hidden:
        return
    ground = state.setting.ground
    for h in {HexId(state.place[u]) for u in each(state.hidden) if state.is_on_map(u)}:
        if not plain(state, h):
            continue
        side = state.side_of(members(state.at[h])[0])
        near = ground.seen(h) & ground.near(h, SPOTTING_RANGE) & state.occupied[FOE[side]]
        if any(good_order_at(state, HexId(e), FOE[side]) for e in bits(near)):
            reveal(state, h, side)
