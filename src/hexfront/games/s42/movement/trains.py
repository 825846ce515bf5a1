"""Chapter 5.6: rail movement."""

from hexfront.games.s42.entry import reinforcements
from hexfront.games.s42.entry.moves import closed
from hexfront.games.s42.maskirovka.armies import held_hexes, inside, no_entry
from hexfront.games.s42.means.supply_points import no_room
from hexfront.games.s42.movement.allowance import exit_areas, short_turn, slowed
from hexfront.games.s42.places import AREA, area_of, area_place
from hexfront.games.s42.setting import AXIS, SIDES
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply import railways
from hexfront.games.s42.supply.railways import usable_rails
from hexfront.games.s42.supply.trace import between, flood, step_along
from hexfront.games.s42.zones.zones import Crossings, hexsides
from hexfront.hexes import DIRECTIONS, Bitboard, HexId, lowest, union
from hexfront.play import Refusal
from hexfront.play.masks import members
from hexfront.play.teams import FOE


def no_rail(state: S42State, u: int) -> Refusal | None:
    """Why a unit may not use rail movement now, wherever it wants to go."""
    bit, place = 1 << u, state.place[u]
    args: dict[str, int | str] = {"unit": u}
    if state.mini_turn:
        return Refusal("S42-33.2.3.e", "no-mini-turn-rail", args)
    if state.preliminary:
        return Refusal("S42-S2.4.1.a", "no-preliminary", args)
    if state.disordered & bit:
        return Refusal("S42-5.6.3.c", "no-rail-disordered", args)
    if state.fresh & bit:
        return Refusal("S42-21.4.c", "no-replacement-marker", args)
    slow = slowed(state, u) or short_turn(state, u, by_rail=True)
    if slow is not None:
        return slow
    if not boards(state, u):
        here = _no_line(state, state.side_of(u), HexId(place)) if place >= 0 else None
        return here or Refusal("S42-5.6.3.a", "no-rail-here", args)
    if place >= 0 and state.zoc(FOE[state.side_of(u)]) >> place & 1:
        return Refusal("S42-5.6.3.b", "no-rail-ezoc", args)
    if inside(state, u):
        return Refusal("S42-34.3.2.a", "no-rail-army", args)
    if state.setting.leaders & bit:
        return None  # S42-5.6.2.b
    return _too_many(state, u) or _limit(state, u)


def _too_many(state: S42State, u: int) -> Refusal | None:
    """Limits of a group of reinforcements, and of mobile SPs on the map."""
    if not state.setting.supply >> u & 1:
        return reinforcements.rail_refusal(state, u)  # S42-S1.2.j
    return no_room(state, state.side_of(u)) if state.place[u] < 0 else None


def _limit(state: S42State, u: int) -> Refusal | None:
    """At most four units, one of them from the map (S42-5.6.2.a, S42-18.6.7.a)."""
    limits, side = state.setting.definitions.limits, SIDES[state.side_of(u)]
    most = limits.rail_units.of(side)
    if state.rail_total >= most:
        return Refusal("S42-5.6.2.a", "no-rail-limit", {"limit": most})
    most = limits.rail_units_from_map.of(side)
    if state.place[u] >= 0 and state.rail_from_map >= most:
        return Refusal("S42-5.6.2.a", "no-rail-limit-map", {"limit": most})
    return None


def boards(state: S42State, u: int) -> Bitboard:
    """The rail hexes from which a journey of the unit begins."""
    place, country = state.place[u], state.country
    if place <= AREA:
        return stations(state, place)
    return 1 << place & railways.rail_hexes(country, state.turn) if place >= 0 else 0


# Where the rails lead.


def stations(state: S42State, place: int) -> Bitboard:
    """The rail hexes at which a journey to a hex or Entry Area ends on the map."""
    if place >= 0:
        return 1 << place
    country = state.country
    return country.area_hexes[area_of(place)] & railways.edge_rails(country, state.turn)


def _ferry_open(state: S42State, u: int) -> bool:
    """May the unit go over the Vladimirovka ferry (S42-5.5.7.b)?"""
    setting, bit = state.setting, 1 << u
    if state.side_of(u) == AXIS or state.rail_ferry:
        return False
    return bool((setting.combat | setting.supply) & bit)


def rail_hexes(state: S42State, u: int, *, ferry: bool) -> Bitboard:
    """The rail hexes that a unit can travel to, with or without the Vladimirovka ferry.

    The Axis uses only what is repaired (S42-5.6.3.a).
    """
    side, grid = state.side_of(u), state.country.grid
    free = _free(state, side)
    ways = between(grid, hexsides(grid, usable_rails(state, side)), free)
    found = flood(grid, boards(state, u) & free, ways)
    for a, b, _ in state.country.links if ferry else ():
        ends = 1 << a | 1 << b
        if found & ends and not ends & ~free:
            found = flood(grid, found | ends, ways)
    return found


def _free(state: S42State, side: int) -> Bitboard:
    """Hexes that a train may enter; friendly units do not negate EZOC there (S42-5.6.3.b)."""
    free = state.country.grid.cells & ~state.zoc(FOE[side]) & ~state.occupied[FOE[side]]
    return free & ~held_hexes(state) if state.setting.armies and side == AXIS else free


def destinations(state: S42State, u: int) -> tuple[Bitboard, list[int]]:
    """Where a unit that may use rail movement can go: hexes, and places of Entry Areas."""
    side, place = state.side_of(u), state.place[u]
    there = rail_hexes(state, u, ferry=_ferry_open(state, u))
    areas = []
    if place >= 0:
        for n, edge in enumerate(state.country.area_hexes):
            joined = there & edge & railways.edge_rails(state.country, state.turn)
            if joined and rail_area(state, side, n) is None:
                areas.append(area_place(n))
        there &= ~(1 << place)
    return there & ~_taken(state, u), areas


def _taken(state: S42State, u: int) -> Bitboard:
    """Hexes to which a combat unit has come by rail this turn; no other may (S42-5.6.3.d)."""
    setting = state.setting
    if not setting.combat >> u & 1:
        return 0
    others = members(state.train & setting.own[state.side_of(u)] & setting.combat & ~(1 << u))
    return union(HexId(state.place[other]) for other in others if state.place[other] >= 0)


def no_arrival(state: S42State, u: int, to: HexId) -> Refusal | None:
    """Why no journey of a unit ends in a hex, whatever line leads there."""
    side, args = state.side_of(u), {"place": int(to)}
    if _taken(state, u) >> to & 1:
        return Refusal("S42-5.6.3.d", "no-rail-taken", {**args})
    if state.occupied[FOE[side]] >> to & 1:
        return Refusal("S42-5.1.e", "no-enemy-there", {"hex": to})
    if state.zoc(FOE[side]) >> to & 1:
        return Refusal("S42-5.6.3.b", "no-rail-to-ezoc", {**args})
    return _no_line(state, side, to) or no_entry(state, side, to)


def _no_line(state: S42State, side: int, h: HexId) -> Refusal | None:
    """Why the railway in a hex cannot be used: it is not finished, or not repaired."""
    lines, args = [line for line in state.country.theatre.railways if h in line.hexes], {"place": h}
    if lines and not railways.rail_hexes(state.country, state.turn) >> h & 1:
        return Refusal("S42-17.5.a", "no-rail-unfinished", {**args})
    if lines and not any(steps >> h & 1 for steps in usable_rails(state, side)):
        return Refusal("S42-17.1.a", "no-rail-unrepaired", {**args})
    return None


def rail_area(state: S42State, side: int, n: int) -> Refusal | None:
    """Why a unit may not leave the map by rail into an Entry Area (S42-5.6.1.b)."""
    if n in exit_areas(state, side):
        return Refusal("S42-S1.2.g", "no-area-exit-only", {"area": state.country.area_ids[n]})
    if n not in state.country.friendly_areas[side]:
        return Refusal("S42-22.4.e", "no-area-enemy", {"area": state.country.area_ids[n]})
    return closed(state, side, n)


def wants_ferry(state: S42State, u: int, place: int) -> bool:
    """Would a hex or Entry Area be within reach if the ferry took the unit?"""
    ends = stations(state, place)
    return bool(rail_hexes(state, u, ferry=True) & ends) and uses_ferry(state, u, ends)


def uses_ferry(state: S42State, u: int, to: Bitboard) -> bool:
    """Does a journey to one of these hexes need the Vladimirovka ferry?"""
    return bool(state.country.links) and not rail_hexes(state, u, ferry=False) & to


def journey(state: S42State, u: int, to: Bitboard) -> list[HexId]:
    """The rail hexes of a shortest journey to one of these hexes, the first one included."""
    grid, steps = state.country.grid, usable_rails(state, state.side_of(u))
    free, lanes = _free(state, state.side_of(u)), hexsides(grid, steps)
    links = state.country.links if uses_ferry(state, u, to) else ()
    waves = [boards(state, u) & free]
    found = waves[0]
    while not waves[-1] & to:
        now = waves[-1]
        reached = step_along(grid, now, lanes)
        for a, b, _ in links:
            reached |= (1 << b if now >> a & 1 else 0) | (1 << a if now >> b & 1 else 0)
        waves.append(reached & free & ~found)
        found |= waves[-1]
    return _walked_back(state, steps, waves, lowest(waves[-1] & to))


def _walked_back(
    state: S42State, steps: Crossings, waves: list[Bitboard], end: HexId
) -> list[HexId]:
    path, adjacent = [end], state.country.grid.adjacent
    for wave in reversed(waves[:-1]):
        here = path[-1]
        near = [adjacent[here][d] for d in DIRECTIONS if steps[d] >> here & 1]
        near += [b if here == a else a for a, b, _ in state.country.links if here in (a, b)]
        path.append(min(h for h in near if wave >> h & 1))
    return path[::-1]
