"""Chapter 22: Entry Areas, as far as units move into, out of and between them."""

from hexfront.games.s42.definitions.counters import Box
from hexfront.games.s42.entry import reinforcements
from hexfront.games.s42.entry.areas import SVANETIA, TRANSIT_BOX, axis_in_baku
from hexfront.games.s42.entry.transit import passengers, transit_room
from hexfront.games.s42.maskirovka.armies import held_hexes, inside
from hexfront.games.s42.means.supply_points import no_room
from hexfront.games.s42.movement.allowance import exit_areas, only_tactical
from hexfront.games.s42.places import AREA, BAKU, NOBODY, area_of
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.zones.zones import stepped
from hexfront.hexes import DIRECTIONS, Bitboard, HexId, spread
from hexfront.play import Refusal
from hexfront.play.teams import FOE

NORTHERN, SOUTHERN = "ABCDE", "GHJKL"
"""Soviet Entry Areas on either side of the Transit Box (S42-22.6.3)."""
SOUTHERN_EDGE = frozenset("QR")
"""Axis Entry Areas through which some reinforcements of Operation Uranus come (S42-S3.2.a)."""


def closed(state: S42State, side: int, n: int) -> Refusal | None:
    """Why a side may not move into an Entry Area from the map."""
    country, area = state.country, state.country.area_ids[n]
    if area == SVANETIA and state.season.winter:
        return Refusal("S42-23.4.g", "no-area-closed", {"area": area})
    if area == BAKU and side == AXIS and n not in country.friendly_areas[AXIS]:
        return None
    if area == BAKU and side == SOVIET and axis_in_baku(state):
        return Refusal("S42-24.1.3.b", "no-area-held", {"area": area})
    if n not in country.friendly_areas[side]:
        return Refusal("S42-22.4.e", "no-area-enemy", {"area": area})
    return None


def areas_beside(state: S42State, side: int, h: HexId) -> list[int]:
    """The Entry Areas into which units of a side may leave the map from a hex."""
    edges = state.country.area_hexes
    if not state.country.edge >> h & 1:
        return []
    return [n for n in range(len(edges)) if edges[n] >> h & 1 and closed(state, side, n) is None]


# Coming onto the map.


def entry_hexes(state: S42State, side: int, n: int, units: tuple[int, ...]) -> Bitboard:
    """The hexes at which units in an Entry Area may enter the map; contested ones by Tactical
    Movement (S42-29.1.2.a)."""
    points = sum(state.setting.supply >> u & 1 for u in units)
    if points and no_room(state, side, points) is not None:
        return 0
    if any(shaken_inside(state, u) is not None for u in units):
        return 0
    enemy = FOE[side]
    hexes = state.country.area_hexes[n] & state.country.land
    shared = state.contested & state.occupied[side]
    hexes &= ~(state.occupied[enemy] & ~shared) & ~state.bonds(enemy).hexes
    if spread(state.country.grid, hexes) & state.anchors[enemy]:
        hexes &= ~_bonded_edge(state, enemy)
    if side == AXIS:
        hexes &= ~(held_hexes(state) & ~shared)  # S42-34.6.2.g
    area = state.country.area_ids[n]
    hexes &= reinforcements.open_stretch(state, area)
    for u in units:
        if not state.setting.supply >> u & 1:
            hexes &= reinforcements.entry_hexes(state, u, area)  # S42-S1.2.j
    return hexes


def no_entrance(state: S42State, units: tuple[int, ...], to: HexId) -> Refusal | None:
    """Why units in an Entry Area may not come onto the map in a hex next to it.

    Of hexes farther off it says no more than that Supply Points may come in nowhere.
    """
    side, n = state.side_of(units[0]), area_of(state.place[units[0]])
    if n == NOBODY:
        return None
    points = sum(state.setting.supply >> u & 1 for u in units)
    full = no_room(state, side, points) if points else None
    if full is not None or not state.country.area_hexes[n] >> to & 1:
        return full
    area = state.country.area_ids[n]
    closed = reinforcements.closed_stretch(state, area, to)
    for u in units:
        if not state.setting.supply >> u & 1:
            closed = closed or reinforcements.closed_edge(state, u, area, to)
    if closed is None and not entry_hexes(state, side, n, units) >> to & 1:
        return Refusal("S42-22.3.2.b", "no-hexside-bond", {"hex": to})
    return closed


def shaken_inside(state: S42State, u: int) -> Refusal | None:
    """Why a Reserve Army stays in its Entry Area: units in its box are not in Good Order."""
    if not inside(state, u) & state.disordered:
        return None
    return Refusal("S42-22.3.1.e", "no-leave-disordered", {"unit": u})


def _bonded_edge(state: S42State, enemy: int) -> Bitboard:
    """Hexes at the edge whose every outer hexside is an enemy Hexside Bond (S42-22.3.2.b).

    Two anchors beside an outer hexside bond over the hex inside it: the other hex that both
    touch is off the map.
    """
    grid, ground, anchors = state.country.grid, state.going.ground, state.anchors[enemy]
    free = grid.cells & ~state.occupied[FOE[enemy]]
    barred, open_ = 0, 0
    for d in DIRECTIONS:
        outer = grid.cells & ~stepped(grid, grid.cells, (d + 3) % 6)
        left, right = (d + 1) % 6, (d + 5) % 6
        bonded = free & ~(ground.closed[left] | ground.closed[right])
        bonded &= ~(ground.major[left] & ground.major[right])  # S42-7.6.1.c
        for way in (left, right):
            bonded &= stepped(grid, anchors, (way + 3) % 6)
        barred |= outer & bonded
        open_ |= outer & ~bonded
    return barred & ~open_


# From one area to another.


def transfer_refusal(state: S42State, u: int, to: int) -> Refusal | None:
    """Why a unit in an Entry Area may not move to another one (S42-22.6)."""
    country, side = state.country, state.side_of(u)
    origin = area_of(state.place[u])
    if state.place[u] > AREA or to == origin:
        return Refusal("S42-22.6.1.a", "no-transfer-place", {"unit": u})
    if state.fresh >> u & 1:
        return Refusal("S42-21.4.c", "no-replacement-marker", {"unit": u})
    if inside(state, u) & (state.fresh | state.disordered):
        return Refusal("S42-34.3.3.a", "no-transfer-army", {"unit": u})
    slow = only_tactical(state, u)  # S42-22.6.1.b
    if slow is not None:
        return slow
    if to not in country.friendly_areas[side] or to in exit_areas(state, side):
        return Refusal("S42-22.4.e", "no-area-enemy", {"area": country.area_ids[to]})
    shut = closed(state, side, to)
    if shut is not None:
        return shut
    if side == AXIS and origin not in country.friendly_areas[AXIS]:
        return Refusal("S42-24.1.2.g", "no-transfer-from-baku", {"unit": u})
    if not state.setting.supply >> u & 1 and state.unit(u).box is Box.BLUECHER:
        return Refusal("S42-20.7.a", "no-transfer-bluecher", {"unit": u})
    if side == AXIS:
        return _axis_transfer(state, u, country.area_ids[to])
    return _soviet_transfer(state, u, country.area_ids[origin], country.area_ids[to])


def _axis_transfer(state: S42State, u: int, to: str) -> Refusal | None:
    """Any of its areas is open to the Axis (S42-22.6.2.a), but not to who comes from the south."""
    entry = None if state.setting.supply >> u & 1 else state.setting.starts[u].entry
    bound = entry is not None and entry.areas and SOUTHERN_EDGE.issuperset(entry.areas)
    if not bound or to in SOUTHERN_EDGE:
        return None
    return Refusal("S42-S3.2.a", "no-transfer-own-entry", {"unit": u})


def _soviet_transfer(state: S42State, u: int, origin: str, to: str) -> Refusal | None:
    if _is_bound_to_an_edge(state, u):
        return Refusal("S42-S1.2.j", "no-transfer-own-entry", {"unit": u})
    if to == TRANSIT_BOX and passengers(state, u) > transit_room(state):
        return Refusal("S42-22.6.4.b", "no-transit-full", {"area": to})
    if arrives_now(state, u) and state.setting.file.exit_areas:
        return None  # S42-S1.2.f
    if origin == TRANSIT_BOX and to not in state.setting.file.exit_areas:
        return None  # S42-22.6.4.a
    if to == TRANSIT_BOX and (origin in NORTHERN or origin in SOUTHERN):
        return None
    if origin in NORTHERN and to in NORTHERN:
        return None  # S42-22.6.3.a
    if origin in SOUTHERN and to in SOUTHERN:
        return None  # S42-22.6.3.b
    rule = "S42-22.6.3.b" if origin in SOUTHERN else "S42-22.6.3.a"
    return Refusal(rule, "no-transfer-far", {"area": to})


def _is_bound_to_an_edge(state: S42State, u: int) -> bool:
    """Is the reinforcement one of a group that has to come in over a stretch of the edge?"""
    if state.setting.supply >> u & 1 or not arrives_now(state, u):
        return False
    entry = state.setting.starts[u].entry
    return entry is not None and bool(entry.north_of)  # S42-S1.2.j


def arrives_now(state: S42State, u: int) -> bool:
    """Is the unit a reinforcement of this turn?"""
    return state.due[u] == state.turn and state.place[u] <= AREA


def transfers(state: S42State, units: tuple[int, ...]) -> list[int]:
    """The Entry Areas to which all of these units may move."""
    areas = state.country.friendly_areas[state.side_of(units[0])]  # S42-22.4.e
    return [n for n in areas if no_transfer(state, units, n) is None]


def no_transfer(state: S42State, units: tuple[int, ...], to: int) -> Refusal | None:
    """Why units that move together may not go to another Entry Area."""
    for u in units:
        found = transfer_refusal(state, u, to)
        if found is not None:
            return found
    going = sum(passengers(state, u) for u in units)
    if to == state.country.area_index.get(TRANSIT_BOX) and transit_room(state) < going:
        return Refusal("S42-22.6.4.b", "no-transit-full", {"area": TRANSIT_BOX})
    return None
