"""Entry Areas as the rules name them: which are open to a side, and where they lie (chapter 22)."""

from functools import cache

from hexfront.games.s42.country.country import Country
from hexfront.games.s42.places import BAKU, area_place
from hexfront.games.s42.setting import AXIS, Setting
from hexfront.games.s42.situation import Situation
from hexfront.games.s42.theatre import EntryArea, SeaName, Theatre
from hexfront.games.s42.zones.zones import Crossings
from hexfront.hexes import Bitboard
from hexfront.play.masks import each

TRANSIT_BOX = "F"
"""Units pass through the Caspian box; only a scenario places any in it (S42-S2.3.c)."""
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


def place_of(state: Situation, area: str) -> int | None:
    """The place that an Entry Area is, or None where the map has no such area."""
    index = state.country.area_index.get(area)
    return None if index is None else area_place(index)


def open_areas(state: Situation, side: int) -> tuple[str, ...]:
    """The Entry Areas in which a side may place units and from which it draws supply.

    The areas of S42-S1.2.g are exits for the Axis and nothing else.
    """
    return _open_areas(state.setting, side, state.going.season.winter, axis_in_baku(state))


@cache
def _open_areas(setting: Setting, side: int, winter: bool, baku_lost: bool) -> tuple[str, ...]:
    country = setting.country
    letters = (country.area_ids[n] for n in country.friendly_areas[side])
    if side == AXIS:
        exits = setting.file.exit_areas
        return tuple(a for a in letters if a not in exits and _leads_on(country.theatre, a))
    closed = {TRANSIT_BOX}
    if winter:
        closed.add(SVANETIA)  # S42-16.2.2.b, S42-23.4.g
    if baku_lost:
        closed.add(BAKU)  # S42-24.1.3.b
    return tuple(area for area in letters if area not in closed)


@cache
def _leads_on(theatre: Theatre, area: str) -> bool:
    """Does a way lead from the area onto this map, by its edge or over the Kerch Strait?"""
    ports = (place.port for place in theatre.places.values())
    return bool(theatre.areas[area].hexes) or SeaName.KERCH in ports


def axis_in_baku(state: Situation) -> bool:
    """Axis units are in Entry Area G, which is then lost to the Soviet player."""
    place = state.country.baku
    return place in state.at and bool(state.at[place] & state.setting.own[AXIS])


@cache
def areas_at(theatre: Theatre, edge: str) -> tuple[str, ...]:
    """The Entry Areas that lie along one edge of the map."""
    areas = theatre.areas
    return tuple(area for area in areas if edge_of(theatre, areas[area]) == edge)


def edge_bonds(state: Situation, side: int) -> Crossings:
    """By direction: the hexes that can bond with the Entry Areas open to a side (S42-7.5.a)."""
    return _edge_bonds(state.country, open_areas(state, side))


@cache
def _edge_bonds(country: Country, areas: tuple[str, ...]) -> Crossings:
    edge = 0
    for area in areas:
        edge |= country.area_hexes[country.area_index[area]]
    return country.edge_bonds(edge)


def edge_hexes(state: Situation, area: str) -> Bitboard:
    """The map hexes next to an Entry Area."""
    return state.country.area_hexes[state.country.area_index[area]]


def places(state: Situation, side: int) -> tuple[int, ...]:
    """The open Entry Areas of a side, as places of units."""
    return tuple(area_place(state.country.area_index[area]) for area in open_areas(state, side))


def hexes_of(state: Situation, side: int) -> Bitboard:
    """All hexes with units of a side, whether they fight or not."""
    found, place = state.occupied[side], state.place
    for u in each(state.on_map & state.setting.own[side] & ~state.setting.combat):
        found |= 1 << place[u]
    return found
