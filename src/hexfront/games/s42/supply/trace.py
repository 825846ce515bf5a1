"""Paths over land: the overland portion of a Line of Supply (16.3.2) and ranges (18.4).

Paths are followed backwards, from where they end: a wave spreads over the whole map at once, one
shift a direction. A hex that the wave meets is one from which a path can start. The start is not
entered, so an EZOC, a Hex Bond or a lost City in it does not matter, nor does it count in the
length; the origins are entered last and count.

As in `zones`, `a ^ a & b` stands for `a & ~b`.
"""

from typing import NamedTuple

from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.games.s42.zones.zones import Hexsides, around, hexsides
from hexfront.hexes import Bitboard, Grid
from hexfront.play.teams import FOE


class Terms(NamedTuple):
    """What holds for the paths of a side now."""

    stands: Bitboard
    """Hexes in which a path can start."""
    enters: Bitboard
    """Hexes that it can enter."""
    shut: Hexsides
    """Hexsides that it cannot cross."""
    ways: Hexsides
    """Hexsides that it can cross between two hexes that it enters."""
    zone: Bitboard
    """Hexes in which the enemy threatens it."""


def changed(grid: Grid, before: Terms, now: Terms) -> Bitboard:
    """The hexes of which terms say something else than before: of the hex or of a side of it."""
    i, j, k = grid.rises
    (a, b, c), (d, e, f) = before.shut, now.shut
    (u, v, w), (x, y, z) = before.ways, now.ways
    a, b, c = a ^ d | u ^ x, b ^ e | v ^ y, c ^ f | w ^ z
    hexes = before.stands ^ now.stands | before.enters ^ now.enters | before.zone ^ now.zone
    return hexes | a | a << i | b | b << j | c | c << k


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
    return met(state, terms, origins, movers, held) & terms.stands


def met(
    state: S42State, terms: Terms, origins: Bitboard, movers: Bitboard, held: Bitboard = 0
) -> Bitboard:
    """The hexes of such paths and all hexes next to them from which one could start."""
    grid = state.country.grid
    last = around(grid, movers, terms.shut)
    if held:
        a, b, c = hexsides(grid, state.country.road)
        s, t, u = terms.shut
        last |= step_along(grid, held, (a ^ a & s, b ^ b & t, c ^ c & u))
    return origins | movers | held | last


def path_terms(state: S42State, side: int, *, supply: bool, begun: Bitboard = 0) -> Terms:
    """What bars a path, for supply or for range.

    `begun` are hexes from which a range is measured: a contested one is no bar to what stands in
    it, as a range path begins there and does not enter it (S42-29.1.1.h).
    """
    enemy = FOE[side]
    grid, walls, bonds = state.country.grid, state.going.walls, state.bonds(enemy)
    land = state.country.land
    stands = land ^ land & state.occupied[enemy]  # S42-16.3.2.f, S42-18.4.e
    enters = stands ^ stands & bonds.hexes  # S42-16.3.2.g, S42-18.4.f
    if state.contested and (supply or state.setting.rules.supports_contested()):
        stands |= state.contested  # S42-29.1.1.h
    enters |= begun & state.contested & state.occupied[side]
    if supply:
        enters ^= enters & lost_cities(state, side)  # S42-16.3.4.b
    a, b, c = hexsides(grid, bonds.sides)
    shut = walls[0] | a, walls[1] | b, walls[2] | c
    zone = threatened(state, side)
    ways = open_ways(grid, shut, enters, zone)  # S42-16.3.2.h, S42-18.4.g
    return Terms(stands, enters, shut, ways, zone)


def open_ways(grid: Grid, shut: Hexsides, enters: Bitboard, zone: Bitboard) -> Hexsides:
    """The hexsides between two hexes that a path enters, unless both are in a zone."""
    i, j, k = grid.rises
    a, b, c = enters & enters >> i, enters & enters >> j, enters & enters >> k
    return (
        a ^ a & (shut[0] | zone & zone >> i),
        b ^ b & (shut[1] | zone & zone >> j),
        c ^ c & (shut[2] | zone & zone >> k),
    )


def between(grid: Grid, ways: Hexsides, hexes: Bitboard) -> Hexsides:
    """Those ways that lead from one of some hexes to another."""
    i, j, k = grid.rises
    a, b, c = ways
    return a & hexes & hexes >> i, b & hexes & hexes >> j, c & hexes & hexes >> k


def lost_cities(state: S42State, side: int) -> Bitboard:
    """Cities under enemy control without an own unit (S42-16.3.4)."""
    cities, axis = state.country.cities, state.axis_cities
    lost = cities ^ cities & axis if side == AXIS else axis
    return lost ^ lost & state.occupied[side]


def threatened(state: S42State, side: int) -> Bitboard:
    """EZOC, except where an own combat unit negates it (S42-16.3.2.i, S42-18.4.h)."""
    zone = state.zoc(FOE[side])
    return zone ^ zone & state.occupied[side]


def beside(state: S42State, hexes: Bitboard) -> Bitboard:
    """The hexes adjacent to any of these; nothing is adjacent over impassable sides (2.2.3.c)."""
    grid = state.country.grid
    return around(grid, hexes, hexsides(grid, state.going.impassable)) & grid.cells


NEARBY = 4
"""Sweeps in which a flood finds its way around what has changed in one place."""


def flood(grid: Grid, origins: Bitboard, ways: Hexsides) -> Bitboard:
    """All hexes joined to the origins.

    Each direction goes on from what the one before has found, so that a sweep covers more than
    one hex.
    """
    i, j, k = grid.rises
    a, b, c = ways
    found, before = origins, 0
    while found != before:
        before = found
        found |= (found & a) << i | found >> i & a
        found |= (found & b) << j | found >> j & b
        found |= (found & c) << k | found >> k & c
    return found


def _joined_nearby(grid: Grid, hexes: Bitboard, ways: Hexsides) -> bool:
    """Are some hexes joined to one another, as far as a few sweeps can tell?"""
    i, j, k = grid.rises
    a, b, c = ways
    found, sweeps = 1 << hexes.bit_length() - 1, NEARBY
    while hexes & found != hexes:
        if not sweeps:
            return False
        sweeps -= 1
        found |= (found & a) << i | found >> i & a
        found |= (found & b) << j | found >> j & b
        found |= (found & c) << k | found >> k & c
    return True


class Flood(NamedTuple):
    """A flood that was made: from where, by which ways, and what it found."""

    origins: Bitboard
    ways: Hexsides
    found: Bitboard


def regrown(
    grid: Grid, origins: Bitboard, ways: Hexsides, before: Flood | None, begun: Bitboard = 0
) -> Bitboard:
    """What `flood` finds, sooner where only a little has changed since an earlier flood.

    It goes on from what is still joined of that. `begun` are more hexes that are known to be
    joined to the origins.
    """
    begun |= origins
    if before is not None and before.origins & origins == before.origins:
        begun |= _still_joined(grid, before, ways)
    return flood(grid, begun, ways)


def _still_joined(grid: Grid, before: Flood, ways: Hexsides) -> Bitboard:
    """Hexes of an earlier flood that are certainly joined to its origins by the ways of now.

    Where a way is lost, hexes are cut off that have no way left; if all others at the ends of
    lost ways are joined to one another nearby, what was joined by way of them still is. If they
    are not, or an origin is cut off, nothing is certain.
    """
    i, j, k = grid.rises
    u, v, w = before.ways
    a, b, c = ways
    u, v, w = u ^ u & a, v ^ v & b, w ^ w & c
    torn = (u | u << i | v | v << j | w | w << k) & before.found
    if not torn:
        return before.found
    ends = torn & (a | a << i | b | b << j | c | c << k)
    cut_off = torn ^ ends
    if cut_off & before.origins:
        return 0
    if ends and not _joined_nearby(grid, ends, ways):
        return 0
    return before.found ^ cut_off


def wave(
    state: S42State, begun: Bitboard, ways: Hexsides, slow: Bitboard, length: int
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
        late = frontier & slow
        going = frontier ^ late | waiting
        waiting = late
        movers |= going
        held |= waiting
        reached = step_along(grid, going, ways)
        if waiting:
            if paved is None:
                a, b, c = hexsides(grid, state.country.road)
                paved = a & ways[0], b & ways[1], c & ways[2]
            reached |= step_along(grid, waiting, paved)
        frontier = reached ^ reached & found
        found |= frontier
    return movers, held ^ held & movers


def step_along(grid: Grid, hexes: Bitboard, ways: Hexsides) -> Bitboard:
    """The hexes one step away along the ways."""
    i, j, k = grid.rises
    a, b, c = ways
    return (
        (hexes & a) << i | hexes >> i & a
        | (hexes & b) << j | hexes >> j & b
        | (hexes & c) << k | hexes >> k & c
    )  # fmt: skip
