"""Entry Areas as the rules name them: which are open to a side, and where they lie (chapter 22)."""

from functools import cache

from hexfront.games.s42.places import area_place
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.theatre import EntryArea, SeaName, Theatre
from hexfront.hexes import Bitboard

TRANSIT_BOX = "F"
"""Units pass through the Caspian box; nothing is placed in it (S42-22.6.4)."""
BAKU = "G"
"""The Soviet area that the Axis may enter (S42-24.1.2.a)."""
SVANETIA = "K"
"""Closed in winter (S42-23.4.g)."""
BESIDE_SVANETIA = ("J", "L")
BESIDE_BAKU = ("H", "J")
"""Where units go that must leave an area (S42-23.4.g, S42-24.1.3.a)."""


@cache
def edge_of(theatre: Theatre, area: EntryArea) -> str:
    """The edge of the map at which most hexes of an area lie; nothing for a box."""
    columns, rows = theatre.grid.columns, theatre.grid.rows
    places = [theatre.grid.column_row(h) for h in area.hexes]
    counts = {
        "north": sum(row == rows[0] for _, row in places),
        "east": sum(column == columns[-1] for column, _ in places),
        "south": sum(row == rows[-1] for _, row in places),
        "west": sum(column == columns[0] for column, _ in places),
    }
    return max(counts, key=lambda edge: counts[edge]) if places else ""


def place_of(state: S42State, area: str) -> int | None:
    """The place that an Entry Area is, or None where the map has no such area."""
    index = state.country.area_index.get(area)
    return None if index is None else area_place(index)


def open_areas(state: S42State, side: int) -> tuple[str, ...]:
    """The Entry Areas in which a side may place units and from which it draws supply.

    The areas of S42-S1.2.g are exits for the Axis and nothing else.
    """
    country = state.country
    letters = (country.area_ids[n] for n in country.friendly_areas[side])
    if side == AXIS:
        exits = state.setting.file.exit_areas
        return tuple(a for a in letters if a not in exits and _leads_on(country.theatre, a))
    return tuple(area for area in letters if _open_to_soviet(state, area))


@cache
def _leads_on(theatre: Theatre, area: str) -> bool:
    """Does a way lead from the area onto this map, by its edge or over the Kerch Strait?"""
    ports = (place.port for place in theatre.places.values())
    return bool(theatre.areas[area].hexes) or SeaName.KERCH in ports


def _open_to_soviet(state: S42State, area: str) -> bool:
    if area == TRANSIT_BOX:
        return False
    if area == SVANETIA and state.season.winter:
        return False  # S42-16.2.2.b, S42-23.4.g
    return not (area == BAKU and axis_in_baku(state))  # S42-24.1.3.b


def axis_in_baku(state: S42State) -> bool:
    """Axis units are in Entry Area G, which is then lost to the Soviet player."""
    baku = place_of(state, BAKU)
    return baku is not None and bool(state.units_at(baku, AXIS))


@cache
def areas_at(theatre: Theatre, edge: str) -> tuple[str, ...]:
    """The Entry Areas that lie along one edge of the map."""
    areas = theatre.areas
    return tuple(area for area in areas if edge_of(theatre, areas[area]) == edge)


def edge_hexes(state: S42State, area: str) -> Bitboard:
    """The map hexes next to an Entry Area."""
    return state.country.area_hexes[state.country.area_index[area]]


def places(state: S42State, side: int) -> tuple[int, ...]:
    """The open Entry Areas of a side, as places of units."""
    return tuple(area_place(state.country.area_index[area]) for area in open_areas(state, side))


def soviet_units_at_edge(state: S42State, area: str) -> bool:
    """Is a Soviet unit in a map hex next to the area?"""
    own, at = state.setting.own[SOVIET], state.at
    return any(h in at and at[h] & own for h in state.country.theatre.areas[area].hexes)
