"""Between combats: who is held back for the advance, and who slips away from the enemy."""

from collections.abc import Sequence

from hexfront.games.s42.advance.reserves import markers_left, may_hold_back
from hexfront.games.s42.choices import Activate, Disengage, DisengageStack
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import joined, supplied
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.opponents.s42.ground import cover, victory_hexes
from hexfront.opponents.s42.judge import Judge
from hexfront.opponents.s42.orders import Orders
from hexfront.play import Choice
from hexfront.play.masks import members
from hexfront.play.teams import FOE

FOLLOWS = 2
"""Hexes that Reserves advance, so no farther from an attack do they stand."""
HOPELESS = 4.0
"""Times its strength at which a stack had better not wait for the enemy."""


def hold_back(orders: Orders, targets: Bitboard) -> None:
    """Fast units close behind an attack go into Reserve instead of crowding beside it."""
    state, side = orders.start, orders.side
    able = may_hold_back(state, side) & orders.waiting & state.setting.mechanized
    grid, chosen = state.country.grid, 0
    for u in sorted(members(able), key=lambda u: -state.face(u).attack):
        h = HexId(state.place[u])
        fresh = not chosen >> h & 1
        if fresh and chosen.bit_count() >= markers_left(state, side):
            continue
        foes = grid.neighbour_mask[h] & state.occupied[FOE[side]]
        if not foes and grid.within(h, FOLLOWS) & targets and orders.fits(u, h):
            orders.hold(u)
            chosen |= 1 << h


def between(state: S42State, judge: Judge, choices: Sequence[Choice]) -> Choice | None:
    """What is left to do when there is nothing more to attack."""
    for choice in choices:
        if isinstance(choice, Activate):
            return choice
    for choice in choices:
        if isinstance(choice, DisengageStack) and slips_away(state, judge, HexId(choice.hex)):
            return choice
    for choice in choices:
        if isinstance(choice, Disengage):
            h = HexId(state.place[choice.unit])
            if slips_away(state, judge, h):
                return choice
    return None


def slips_away(state: S42State, judge: Judge, h: HexId) -> bool:
    """Is a hex nothing to die for, the enemy beside it too strong, and the way back open?"""
    side, grid = judge.side, state.country.grid
    foes = grid.neighbour_mask[h] & state.occupied[FOE[side]]
    if not foes or victory_hexes(state.country).get(h, 0) or cover(state, h, side) > 1:
        return False
    firm = members(state.combat_at(h, side) & ~state.disordered)
    strength = sum(state.face(u).defense for u in firm)
    if judge.menace[h] <= HOPELESS * max(strength, 1):
        return False
    back = supplied(state, side) if joined(state, side) >> h & 1 else joined(state, side)
    zone = state.zoc(FOE[side])
    return any(back >> to & 1 and not zone >> to & 1 for to in bits(grid.within(h, FOLLOWS)))
