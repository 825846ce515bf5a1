"""Dealing anew what a seat cannot see, for imagination and for the proof of secrecy.

Hidden units stay where they set up until they are found, so they may be in any hex of their
set-up area that does not give them away; a set-up that is going on may look like any other.
"""

from hexfront.games.aslsk.moments.setup import SetUp
from hexfront.games.aslsk.screen.concealment import concealed_from
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import good_order_at
from hexfront.games.aslsk.units.hiding import SPOTTING_RANGE
from hexfront.games.aslsk.weapons.guns import gun, guns_of
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.play import Dealer
from hexfront.play.masks import each, members
from hexfront.play.teams import FOE


def scrambled(state: AslskState, seat: int, dealer: Dealer) -> AslskState:
    """A State that the seat could not tell from the given one."""
    other = state.copy()
    other.news = None
    concealed = concealed_from(state, seat)
    if _midway(state, FOE[seat], concealed):
        return other
    stacks = {h: units & concealed for h, units in state.at.items() if units & concealed}
    for h, units in sorted(stacks.items()):
        _move(other, h, units, dealer)
    return other


def _midway(state: AslskState, side: int, concealed: int) -> bool:
    """Is this side doing something with hidden units? What it began must stay possible."""
    if state.actor() != side or isinstance(state.stack[-1], SetUp):
        return False
    return any(moment.private and moment.side == side for moment in state.stack)


def _move(state: AslskState, h: HexId, units: int, dealer: Dealer) -> None:
    """A stack to another free hex of all the areas in which its units can be."""
    setting, side = state.setting, state.side_of(members(units)[0])
    free: Bitboard = ~(state.occupied[0] | state.occupied[1])
    for u in each(units):
        free &= setting.areas[setting.units[u].group]
        for w in guns_of(state, u):
            free &= _sites(state, w)
    spots = [spot for spot in bits(free & setting.grid.cells) if _unseen(state, spot, side)]
    if not spots:
        return
    goal = dealer.choice(spots)
    for u in each(units):
        state.put(u, goal)
        if u in state.began:
            state.began = {**state.began, u: goal}


def _sites(state: AslskState, w: int) -> Bitboard:
    """The hexes in which a hidden Gun could be: not on a road, and in few buildings."""
    ground = state.setting.ground
    roads = sum(1 << h for h in ground.grid.hexes if ground.board.has_road(h))
    return ~(roads | (0 if gun(state, w).fits_buildings else ground.buildings))


def _unseen(state: AslskState, h: HexId, side: int) -> bool:
    """Whether hidden units could be in a hex without being spotted (after ASL-6.4.b)."""
    ground = state.setting.ground
    if not ground.open_ground >> h & 1:
        return True
    near = ground.seen(h) & ground.grid.within(h, SPOTTING_RANGE) & state.occupied[FOE[side]]
    return not any(good_order_at(state, HexId(e), FOE[side]) for e in bits(near))
