"""Chapter 22.1: who arrives this turn and where; units that are released or come back."""

from functools import cache, lru_cache

from hexfront.games.s42.country.country import Country
from hexfront.games.s42.definitions.counters import Branch
from hexfront.games.s42.entry.areas import (
    TRANSIT_BOX,
    areas_at,
    edge_hexes,
    open_areas,
    place_of,
)
from hexfront.games.s42.entry.transit import transit_room
from hexfront.games.s42.maskirovka.boxes import arrival_boxes
from hexfront.games.s42.means.replacements import return_places, settle
from hexfront.games.s42.places import AREA, BOXED, PENDING
from hexfront.games.s42.scenarios.scenariofile import Entry, Stretch
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.theatre import Theatre
from hexfront.games.s42.theatre.model import LABELS
from hexfront.hexes import Bitboard, HexId, bits, union
from hexfront.play import Refusal
from hexfront.play.masks import members

VOLUNTEER_CITIES = ("Krasnodar", "Voroshilovsk")
"""Where the North Caucasus Volunteers arrive (S42-20.8.b)."""


def due(state: S42State, side: int) -> list[int]:
    """The units that have to be placed this turn, in the order of the scenario."""
    own, place = state.setting.own[side], state.place
    return [u for u in _expected(state.due, state.turn) if place[u] == PENDING and own >> u & 1]


@lru_cache(maxsize=64)
def _expected(due: tuple[int, ...], turn: int) -> tuple[int, ...]:
    """The units that are due by a turn, wherever they are."""
    return tuple(u for u, arrives in enumerate(due) if 0 < arrives <= turn)


def arrival_places(state: S42State, u: int) -> tuple[int, ...]:
    """Where a due unit may be placed."""
    if volunteer(state, u):
        return _volunteer_hexes(state)
    entry = entry_of(state, u)
    if entry is None or comes_back(state, u):
        return return_places(state, u)  # S42-19.4.c
    places = entry_places(state, state.side_of(u), entry)
    return places if _waits(state, u) else (*places, *arrival_boxes(state, u))


def entry_of(state: S42State, u: int) -> Entry | None:
    """Where a unit comes into play for the first time, by Entry Areas and edges."""
    if _waits(state, u):
        return state.setting.side_files[AXIS].entry  # S42-32.5.b
    return state.setting.starts[u].entry


def _waits(state: S42State, u: int) -> bool:
    """Does a unit wait beside the map until it takes the place of another one?"""
    return state.setting.units[u].id in state.setting.side_files[AXIS].waiting


def comes_back(state: S42State, u: int) -> bool:
    """Is a due unit one that has been in play before (S42-19.4.c)?"""
    if _waits(state, u):
        return False
    return state.setting.starts[u].entry is None or not _first_arrival(state, u)


def _first_arrival(state: S42State, u: int) -> bool:
    """Due as the scenario has it, not after a removal (S42-19.4.b)."""
    return state.due[u] == state.setting.starts[u].turn


def entry_places(state: S42State, side: int, entry: Entry) -> tuple[int, ...]:
    """The Entry Areas that a scenario names, those along its edges included (S42-22.1.1)."""
    named = _entry_areas(state.country.theatre, entry)
    areas = [area for area in open_areas(state, side) if area in named]
    if TRANSIT_BOX in named and transit_room(state):
        areas.append(TRANSIT_BOX)  # S42-S2.3.c
    found = (place_of(state, area) for area in areas)
    return tuple(place for place in found if place is not None)


@cache
def _entry_areas(theatre: Theatre, entry: Entry) -> frozenset[str]:
    along = (area for edge in entry.edges for area in areas_at(theatre, edge))
    return frozenset((*entry.areas, *along))


def arrive(state: S42State, u: int, place: int) -> None:
    """Put a due unit down (S42-22.1.2.a)."""
    if volunteer(state, u):
        state.put(u, place)
        state.fresh |= 1 << u  # S42-20.8.c
        state.note("log-arrived", "S42-20.8.b", unit=u, place=place)
        return
    if _first_arrival(state, u):
        state.put(u, place)
        if state.place[u] == BOXED:
            state.stowed |= 1 << u  # S42-34.4.1.a
        state.note("log-arrived", "S42-22.1.2.a", unit=u, place=place)
        return
    settle(state, u, place)
    state.note("log-arrived", "S42-19.4.c", unit=u, place=place)


# How a group of its own enters (S42-S1.2.j).


def entry_hexes(state: S42State, u: int, area: str) -> Bitboard:
    """The map hexes over which a unit may come out of an Entry Area now."""
    hexes = edge_hexes(state, area)
    begun = state.setting.starts[u]
    if begun.entry is None or not begun.entry.north_of or not _arrives_now(state, u):
        return hexes
    column, row = LABELS.parse(begun.entry.north_of)
    limit, grid = _southing(column, row), state.country.grid
    return union(h for h in bits(hexes) if _southing(*grid.column_row(h)) < limit)


def open_stretch(state: S42State, area: str) -> Bitboard:
    """The map hexes at which an Entry Area is open this turn (S42-S2.2.c)."""
    for stretch in state.setting.file.stretches:
        if (stretch.area, stretch.turn) == (area, state.turn):
            return _stretch(state.country, stretch)
    return state.country.land


def closed_stretch(state: S42State, area: str, h: HexId) -> Refusal | None:
    """Why an Entry Area is closed at a hex this turn."""
    if open_stretch(state, area) >> h & 1:
        return None
    rules = (s.rule for s in state.setting.file.stretches if (s.area, s.turn) == (area, state.turn))
    return Refusal(next(rules), "no-entry-there", {"hex": h})


def closed_edge(state: S42State, u: int, area: str, h: HexId) -> Refusal | None:
    """Why a unit does not come in at a hex of the edge that is open to others."""
    if entry_hexes(state, u, area) >> h & 1:
        return None
    return Refusal("S42-S1.2.j", "no-entry-there", {"hex": h})


@cache
def _stretch(country: Country, stretch: Stretch) -> Bitboard:
    edge = country.theatre.areas[stretch.area].hexes
    first, last = (edge.index(country.theatre.at(end)) for end in (stretch.first, stretch.last))
    return union(edge[first : last + 1])


def _southing(column: int, row: int) -> int:
    """How far south a hex lies, in halves: even columns sit half a hex lower."""
    return 2 * row + (column % 2 == 0)


def rail_refusal(state: S42State, u: int) -> Refusal | None:
    """Why a unit of a group may not come by rail: as many of the group as may already do."""
    begun = state.setting.starts[u]
    entry = begun.entry
    if entry is None or entry.by_rail is None or not _arrives_now(state, u):
        return None
    group = (
        other
        for other, start in enumerate(state.setting.starts)
        if start.entry == entry and start.turn == begun.turn
    )
    if sum(state.train >> other & 1 for other in group) < entry.by_rail:
        return None
    return Refusal("S42-S1.2.j", "no-rail-for-group", {"unit": u, "limit": entry.by_rail})


def _arrives_now(state: S42State, u: int) -> bool:
    """Is the unit in an Entry Area in the turn in which the scenario brings it?"""
    return state.turn == state.setting.starts[u].turn and state.place[u] <= AREA


# Releases and volunteers.


def release_by_turn(state: S42State, side: int) -> None:
    """Formations whose turn has come may move (S42-S1.2.k)."""
    for frozen in state.setting.file.frozen:
        if frozen.release != "turn" or state.turn < frozen.turn:
            continue
        bound = state.setting.unit_mask(frozen.units) & state.setting.own[side] & state.locked
        state.locked &= ~bound
        for u in members(bound):
            state.note("log-released", frozen.rule, unit=u)


def call_volunteers(state: S42State) -> None:
    """One volunteer unit a turn once both cities are Axis-controlled (S42-20.8.a)."""
    theatre = state.country.theatre
    cities = [union(theatre.city_hexes(name)) for name in VOLUNTEER_CITIES]
    if all(city and not city & ~state.axis_cities for city in cities):
        state.volunteers = 1
    waiting = [u for u in range(len(state.setting.units)) if volunteer(state, u)]
    if not state.volunteers or not waiting or not _volunteer_hexes(state):
        return
    state.set_due(waiting[0], state.turn)


def volunteer(state: S42State, u: int) -> bool:
    """A North Caucasus Volunteer that has not arrived yet."""
    return state.place[u] == PENDING and state.setting.units[u].branch is Branch.CAUCASIAN


def _volunteer_hexes(state: S42State) -> tuple[int, ...]:
    theatre = state.country.theatre
    return tuple(
        h
        for name in VOLUNTEER_CITIES
        for h in theatre.city_hexes(name)
        if state.axis_cities >> h & 1 and not (state.occupied[SOVIET] | state.contested) >> h & 1
    )
