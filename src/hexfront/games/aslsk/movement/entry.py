"""Coming onto the map and leaving it (ASL-3.3.e to ASL-3.3.i)."""

from hexfront.games.aslsk.definitions.terrain_effects import TerrainType
from hexfront.games.aslsk.harm.pieces import eliminate, worth
from hexfront.games.aslsk.places import EXITED, OFF_BOARD
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.terrain.ground import IMPASSABLE
from hexfront.hexes import DIRECTIONS, Bitboard, HexId
from hexfront.play.masks import each


def waiting(state: AslskState, side: int) -> int:
    """The units of a side beside the board, to enter in this Player Turn, as a mask."""
    if OFF_BOARD not in state.place:
        return 0
    found = 0
    for u in each(state.own[side] & ~state.on_map):
        if state.place[u] == OFF_BOARD:
            found |= 1 << u
    return found


def entry_hexes(state: AslskState, u: int) -> Bitboard:
    """By which hexes a unit beside the board enters (ASL-3.3.e)."""
    return state.setting.areas[state.setting.units[u].group]


def beside(state: AslskState, u: int, other: int) -> bool:
    """Whether two units off the board stand at the same stretch of its edge.

    They line up along it as their player likes, so any of them may be stacked.
    """
    return entry_hexes(state, u) == entry_hexes(state, other)


def road_in(state: AslskState, h: HexId) -> bool:
    """Whether a road leads over the edge of the map into a hex (ASL-3.3.g)."""
    board = state.setting.board
    return any((h, d) in board.road_exits for d in DIRECTIONS)


def entry_cost(state: AslskState, h: HexId, *, road: bool) -> int:
    """Half MF for coming onto the map in a hex."""
    ground = state.setting.ground
    if not road:
        return ground.entry[h]
    return int(2 * ground.chart.road.mf) if road_in(state, h) else IMPASSABLE


def exit_cost(state: AslskState) -> int:
    """Half MF for leaving the map: as for an Open Ground hex (ASL-3.3.h)."""
    ground = state.setting.ground
    return ground.chart.row(TerrainType.OPEN_GROUND, ground.month).half_mf


def leave_map(state: AslskState, u: int) -> None:
    """A unit leaves the map for Victory Points, and its weapons with it; Recalled, for none."""
    if state.recalled >> u & 1:
        state.note("log-withdrew", "ASL-7.10.u", unit=u, hex=state.place[u])
        state.put(u, EXITED)
        return
    side = state.side_of(u)
    state.exits[side] += worth(state, u)
    state.note("log-exited", "ASL-3.3.h", unit=u, hex=state.place[u], points=worth(state, u))
    state.put(u, EXITED)


def lose_stragglers(state: AslskState, side: int) -> None:
    """Units that did not enter in the turn of their entry are lost (ASL-3.3.f)."""
    for u in each(waiting(state, side)):
        state.note("log-never-entered", "ASL-3.3.f", unit=u)
        eliminate(state, u)
