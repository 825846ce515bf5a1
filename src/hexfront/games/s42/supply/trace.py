"""Paths over land: the overland portion of a Line of Supply (16.3.2) and ranges (18.4).

Paths are followed backwards, from where they end: a wave spreads over the whole map at once, one
shift a direction. A hex that the wave meets is one from which a path can start. The start is not
entered, so an EZOC, a Hex Bond or a lost City in it does not matter, nor does it count in the
length; the origins are entered last and count.
"""

from typing import NamedTuple

from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.games.s42.zones.zones import Crossings, joined_crossings, met_crossings
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
    shut = joined_crossings(walls, bonds.sides)
    ways = both_ways(grid, shut, enters, threatened(state, side))  # S42-16.3.2.h, S42-18.4.g
    return Terms(stands, enters, shut, ways)


def both_ways(grid: Grid, shut: Crossings, enters: Bitboard, zone: Bitboard) -> Crossings:
    """The steps between two hexes that a path enters, unless both are in a zone.

    What bars a step bars the step back, so half of the directions tell of the others.
    """
    ways = [0] * 6
    for d in range(3):
        step = grid.steps[d]
        if step > 0:
            open_ = enters & enters >> step & ~(shut[d] | zone & zone >> step)
            ways[d], ways[d + 3] = open_, open_ << step
        else:
            open_ = enters & enters << -step & ~(shut[d] | zone & zone << -step)
            ways[d], ways[d + 3] = open_, open_ >> -step
    return ways[0], ways[1], ways[2], ways[3], ways[4], ways[5]


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


NEARBY = 4
"""Sweeps in which a flood finds its way around what has changed in one place."""


def flood(grid: Grid, origins: Bitboard, ways: Crossings, sweeps: int = -1) -> Bitboard:
    """All hexes joined to the origins, or those that a few sweeps find.

    Each direction goes on from what the one before has found, so that a sweep covers more than
    one hex.
    """
    up = [(step, way) for step, way in zip(grid.steps, ways, strict=True) if step > 0]
    down = [(-step, way) for step, way in zip(grid.steps, ways, strict=True) if step < 0]
    found, before = origins, 0
    while found != before and sweeps:
        before, sweeps = found, sweeps - 1
        for step, way in up:
            found |= (found & way) << step
        for step, way in down:
            found |= (found & way) >> step
    return found


class Flood(NamedTuple):
    """A flood that was made: from where, by which ways, and what it found."""

    origins: Bitboard
    ways: Crossings
    found: Bitboard


def regrown(
    grid: Grid, origins: Bitboard, ways: Crossings, before: Flood | None, begun: Bitboard = 0
) -> Bitboard:
    """What `flood` finds, sooner where only a little has changed since an earlier flood.

    It goes on from what is still joined of that. `begun` are more hexes that are known to be
    joined to the origins.
    """
    begun |= origins
    if before is not None and not before.origins & ~origins:
        begun |= _still_joined(grid, before, ways)
    return flood(grid, begun, ways)


def _still_joined(grid: Grid, before: Flood, ways: Crossings) -> Bitboard:
    """Hexes of an earlier flood that are certainly joined to its origins by the ways of now.

    Where a way is lost, hexes are cut off that have no way left; if all others at the ends of
    lost ways are joined to one another nearby, what was joined by way of them still is. If they
    are not, or an origin is cut off, nothing is certain.
    """
    torn = alive = 0
    for was, now in zip(before.ways, ways, strict=True):
        torn |= was & ~now
        alive |= now
    torn &= before.found
    ends = torn & alive
    cut_off = torn ^ ends
    if cut_off & before.origins:
        return 0
    if ends and ends & ~flood(grid, ends & -ends, ways, NEARBY):
        return 0
    return before.found & ~cut_off


def wave(
    state: S42State, begun: Bitboard, ways: Crossings, slow: Bitboard, length: int
) -> tuple[Bitboard, Bitboard]:
    """The hexes whose path leaves room for one more hex before it.

    The second set holds the slow hexes that leave room only along a road: seen from the end, a
    slow hex is paid for when the hex before it is known, so it waits for one turn of the wave
    before it spreads off the road (S42-16.3.2.b).
    """
    grid, paved = state.country.grid, None
    found = frontier = begun
    movers = held = waiting = 0
    for _ in range(length):
        going = frontier & ~slow | waiting
        waiting = frontier & slow
        movers |= going
        held |= waiting
        reached = step_along(grid, going, ways)
        if waiting:
            if paved is None:
                paved = met_crossings(state.country.road, ways)
            reached |= step_along(grid, waiting, paved)
        frontier = reached & ~found
        found |= frontier
    return movers, held & ~movers


def step_along(grid: Grid, hexes: Bitboard, ways: Crossings) -> Bitboard:
    """The hexes one step away along the ways."""
    reached = 0
    for step, way in zip(grid.steps, ways, strict=True):
        moved = hexes & way
        if moved:
            reached |= moved << step if step > 0 else moved >> -step
    return reached


def _step_but(
    grid: Grid, hexes: Bitboard, shut: Crossings, ways: Crossings | None = None
) -> Bitboard:
    reached = 0
    for d in DIRECTIONS:
        step, movers = grid.steps[d], hexes & ~shut[d]
        if ways is not None:
            movers &= ways[d]
        reached |= movers << step if step > 0 else movers >> -step
    return reached & grid.cells
