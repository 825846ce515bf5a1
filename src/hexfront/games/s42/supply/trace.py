"""Paths over land: the overland portion of a Line of Supply (16.3.2) and ranges (18.4).

Paths are followed backwards, from where they end: a wave spreads over the whole map at once, one
shift a direction. A hex that the wave meets is one from which a path can start. The start is not
entered, so an EZOC, a Hex Bond or a lost City in it does not matter, nor does it count in the
length; the origins are entered last and count.
"""

from typing import NamedTuple

from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.games.s42.zones.zones import Crossings, stepped
from hexfront.hexes import DIRECTIONS, Bitboard, Grid
from hexfront.play.teams import FOE


class Terms(NamedTuple):
    """What holds for the paths of a side now."""

    stands: Bitboard
    """Hexes in which a path can start."""
    enters: Bitboard
    """Hexes that it can enter."""
    shut: Crossings
    """Steps that it cannot take."""
    ways: Crossings
    """Steps that it can take between two hexes that it enters."""


def reach(
    state: S42State, side: int, origins: Bitboard, length: int | None, *, supply: bool
) -> Bitboard:
    """The hexes from which a path of at most `length` hexes leads to the origins.

    With `supply`, hexes count as in the overland portion of a LOS: lost Cities bar the way, and
    Marsh and Mountain off the road count twice.
    """
    slow = state.going.overland if supply else 0
    begun = 0 if supply else origins
    return spread(state, path_terms(state, side, supply=supply, begun=begun), origins, length, slow)


def spread(
    state: S42State, terms: Terms, origins: Bitboard, length: int | None, slow: Bitboard = 0
) -> Bitboard:
    """The same on terms that are known; without a length, as far as any path goes."""
    begun = origins & terms.enters
    if length is None:
        return started(state, terms, origins, flood(state.country.grid, begun, terms.ways))
    return started(state, terms, origins, *wave(state, begun, terms.ways, slow, length))


def started(
    state: S42State, terms: Terms, origins: Bitboard, movers: Bitboard, held: Bitboard = 0
) -> Bitboard:
    """Where the paths can start whose later hexes are known; see `wave`."""
    grid = state.country.grid
    last = _step_but(grid, movers, terms.shut)
    if held:
        last |= _step_but(grid, held, terms.shut, state.country.road)
    return (origins | movers | held | last) & terms.stands


def path_terms(state: S42State, side: int, *, supply: bool, begun: Bitboard = 0) -> Terms:
    """What bars a path, for supply or for range.

    `begun` are hexes from which a range is measured: a contested one is no bar to what stands in
    it, as a range path begins there and does not enter it (S42-29.1.1.h).
    """
    enemy = FOE[side]
    grid, walls, bonds = state.country.grid, state.going.walls, state.bonds(enemy)
    stands = state.country.land & ~state.occupied[enemy]  # S42-16.3.2.f, S42-18.4.e
    enters = stands & ~bonds.hexes  # S42-16.3.2.g, S42-18.4.f
    if state.contested and (supply or state.setting.rules.supports_contested()):
        stands |= state.contested & state.occupied[side]  # S42-29.1.1.h
    enters |= begun & state.contested & state.occupied[side]
    if supply:
        enters &= ~lost_cities(state, side)  # S42-16.3.4.b
    zone = threatened(state, side)
    shut, ways = [0] * 6, [0] * 6
    for d in DIRECTIONS:
        back = (d + 3) % 6
        shut[d] = walls[d] | bonds.sides[d]
        twice = zone & stepped(grid, zone, back)  # S42-16.3.2.h, S42-18.4.g
        ways[d] = enters & stepped(grid, enters, back) & ~(shut[d] | twice)
    return Terms(stands, enters, _crossings(shut), _crossings(ways))


def lost_cities(state: S42State, side: int) -> Bitboard:
    """Cities under enemy control without an own unit (S42-16.3.4)."""
    lost = state.country.cities & ~state.axis_cities if side == AXIS else state.axis_cities
    return lost & ~state.occupied[side]


def threatened(state: S42State, side: int) -> Bitboard:
    """EZOC, except where an own combat unit negates it (S42-16.3.2.i, S42-18.4.h)."""
    return state.zoc(FOE[side]) & ~state.occupied[side]


def beside(state: S42State, hexes: Bitboard) -> Bitboard:
    """The hexes adjacent to any of these; nothing is adjacent over impassable sides (2.2.3.c)."""
    return _step_but(state.country.grid, hexes, state.going.impassable)


def flood(grid: Grid, origins: Bitboard, ways: Crossings) -> Bitboard:
    """All hexes joined to the origins.

    Each direction goes on from what the one before has found, so that a sweep covers more than
    one hex.
    """
    lanes = [(grid.steps[d], ways[d]) for d in DIRECTIONS]
    found, before = origins, 0
    while found != before:
        before = found
        for step, way in lanes:
            moved = found & way
            found |= moved << step if step > 0 else moved >> -step
    return found


def wave(
    state: S42State, begun: Bitboard, ways: Crossings, slow: Bitboard, length: int
) -> tuple[Bitboard, Bitboard]:
    """The hexes whose path leaves room for one more hex before it.

    The second set holds the slow hexes that leave room only along a road: seen from the end, a
    slow hex is paid for when the hex before it is known, so it waits for one turn of the wave
    before it spreads off the road (S42-16.3.2.b).
    """
    grid, roads = state.country.grid, state.country.road
    found = frontier = begun
    movers = held = waiting = 0
    for _ in range(length):
        going = frontier & ~slow | waiting
        waiting = frontier & slow
        movers |= going
        held |= waiting
        reached = step_along(grid, going, ways)
        if waiting:
            for d in DIRECTIONS:
                reached |= stepped(grid, waiting & roads[d] & ways[d], d)
        frontier = reached & ~found
        found |= frontier
    return movers, held & ~movers


def step_along(grid: Grid, hexes: Bitboard, ways: Crossings) -> Bitboard:
    """The hexes one step away along the ways."""
    reached = 0
    for d in DIRECTIONS:
        step, moved = grid.steps[d], hexes & ways[d]
        reached |= moved << step if step > 0 else moved >> -step
    return reached


def _step_but(
    grid: Grid, hexes: Bitboard, shut: Crossings, ways: Crossings | None = None
) -> Bitboard:
    reached = 0
    for d in DIRECTIONS:
        movers = hexes & ~shut[d] if ways is None else hexes & ways[d] & ~shut[d]
        reached |= stepped(grid, movers, d)
    return reached


def _crossings(found: list[Bitboard]) -> Crossings:
    return found[0], found[1], found[2], found[3], found[4], found[5]
