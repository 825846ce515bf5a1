"""The map as a commander sees it: ways to the objectives, cover, and the reach of the enemy."""

from collections.abc import Sequence
from functools import lru_cache

from hexfront.games.s42.combat.forts import fortified
from hexfront.games.s42.country.country import Country, Going
from hexfront.games.s42.places import AREA
from hexfront.games.s42.scenarios.victory import captured_hexes
from hexfront.games.s42.state import S42State
from hexfront.games.s42.zones.zones import stepped
from hexfront.hexes import DIRECTIONS, Bitboard, Grid, HexId, bits, union
from hexfront.play.masks import members
from hexfront.play.teams import FOE

FAR = 400
"""Half MPs to a place that no way leads to."""
FOOT_REACH, MECHANIZED_REACH = 4, 7
"""Hexes at which units can attack next turn."""
CITY_COVER, MARSH_COVER, FORT_COVER, RIVER_COVER = 1.5, 1.5, 1.0, 0.35


@lru_cache(maxsize=256)
def travel(country: Country, going: Going, goals: Bitboard, gait: int) -> tuple[int, ...]:
    """By hex: half MPs to the nearest of the goals, whoever stands in the way."""
    grid = country.grid
    found = [FAR] * grid.size
    seen, cost = 0, 0
    waiting = {0: goals}
    while waiting and cost < FAR:
        fresh = waiting.pop(cost, 0) & ~seen
        if fresh:
            seen |= fresh
            for h in bits(fresh):
                found[h] = cost
            for d in DIRECTIONS:
                before = stepped(grid, fresh, (d + 3) % 6)
                for table in (going.costs, going.fords):
                    for price, mask in table[gait][d]:
                        if before & mask:
                            at = cost + price
                            waiting[at] = waiting.get(at, 0) | before & mask
        cost += 1
    return tuple(found)


@lru_cache(maxsize=4)
def victory_hexes(country: Country) -> dict[HexId, int]:
    """The VP hexes of the map and their worth."""
    return {h: place.vp for h, place in country.theatre.places.items() if place.vp}


def goals(state: S42State) -> Bitboard:
    """VP hexes that the Axis does not hold yet."""
    return union(victory_hexes(state.country)) & ~captured_hexes(state)


@lru_cache(maxsize=4)
def rings(grid: Grid) -> tuple[tuple[tuple[HexId, ...], ...], ...]:
    """By hex: the hexes at a distance of one, two and three."""
    return tuple(
        tuple(tuple(bits(grid.ring(h, distance))) for distance in (1, 2, 3))
        if grid.cells >> h & 1 else ((), (), ())
        for h in (HexId(n) for n in range(grid.size))
    )  # fmt: skip


def cover(state: S42State, h: HexId, side: int) -> float:
    """What the ground of a hex is worth to its defender, in shifts."""
    row, country = state.going.rows[h], state.country
    if row is None:
        return 0.0
    found = float(row.shift)
    if country.cities >> h & 1:
        found += CITY_COVER
    elif row.river_sides:
        found += MARSH_COVER
    if fortified(state, h, side):
        found += FORT_COVER
    rivers = sum(way >> h & 1 for way in country.rivers)
    return found + RIVER_COVER * min(rivers, 3)


def menace(state: S42State, side: int) -> list[float]:
    """By hex: attack strength that the enemy could bring against it next turn."""
    grid, found = state.country.grid, [0.0] * state.country.grid.size
    setting, enemy = state.setting, FOE[side]
    fit = setting.own[enemy] & setting.combat & ~setting.asu & ~state.disordered & ~state.train
    for place, units in state.at.items():
        here = units & fit
        if place < 0 or not here:
            continue
        for mask, reach in (
            (here & ~setting.mechanized, FOOT_REACH),
            (here & setting.mechanized, MECHANIZED_REACH),
        ):
            strength = sum(state.face(u).attack for u in members(mask))
            if strength:
                _spread(grid, found, HexId(place), strength, reach)
    return found


def _spread(grid: Grid, found: list[float], origin: HexId, strength: int, reach: int) -> None:
    """Full weight nearby, half of it where the enemy would come with the last of his MPs."""
    near, far = _around(grid, origin, reach)
    for h in near:
        found[h] += strength
    half = strength / 2
    for h in far:
        found[h] += half


@lru_cache(maxsize=8192)
def _around(grid: Grid, origin: HexId, reach: int) -> tuple[tuple[HexId, ...], tuple[HexId, ...]]:
    near = grid.within(origin, reach // 2)
    return tuple(bits(near)), tuple(bits(grid.within(origin, reach) & ~near))


def worth(state: S42State, u: int) -> float:
    """What a unit is worth as it stands."""
    if state.setting.supply >> u & 1:
        return 3.0
    if state.setting.asu >> u & 1:
        return 8.0
    if state.setting.army_hq >> u & 1:
        return 5.0
    face = state.face(u)
    return face.attack + face.defense + (1.0 if state.setting.elite >> u & 1 else 0.0)


def step_worth(state: S42State, u: int) -> float:
    """What a unit loses with its next step."""
    steps = state.steps(u)
    return worth(state, u) / steps if steps else 0.0


def in_play(state: S42State, side: int) -> int:
    """All units of a side on the map and in Entry Areas."""
    found = 0
    for place, units in state.at.items():
        if place >= 0 or place <= AREA:
            found |= units
    return found & state.setting.own[side]


def column(country: Country, h: HexId) -> int:
    return country.grid.column_row(h)[0]


def row(country: Country, h: HexId) -> int:
    return country.grid.column_row(h)[1]


def apart(grid: Grid, h: HexId, hexes: Bitboard, default: int = 0) -> int:
    """Hexes to the nearest of some others."""
    if not hexes:
        return default
    near, far = -1, 1
    while not grid.within(h, far) & hexes:
        near, far = far, 2 * far
    while far - near > 1:
        middle = (near + far) // 2
        if grid.within(h, middle) & hexes:
            far = middle
        else:
            near = middle
    return far


def nearest(distances: Sequence[int], hexes: Bitboard) -> int:
    """The smallest of the distances over some hexes."""
    return min((distances[h] for h in bits(hexes)), default=FAR)
