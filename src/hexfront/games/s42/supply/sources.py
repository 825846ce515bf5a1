"""Supply Sources (chapter 16.2): Entry Areas, and ports that a side holds."""

from functools import cache
from typing import NamedTuple

from hexfront.games.s42.country.country import Country
from hexfront.games.s42.entry.areas import open_areas
from hexfront.games.s42.setting import AXIS, SOVIET, Setting
from hexfront.games.s42.state import S42State
from hexfront.games.s42.theatre import SeaName
from hexfront.hexes import Bitboard, bits, union

TEMRYUK = "Temryuk"
"""Who controls it and has a LOS to it controls the Sea of Azov (S42-16.2.4.a)."""


class Sources(NamedTuple):
    """Where the lines of a side end."""

    gates: Bitboard
    """Map hexes next to an Entry Area that is a Supply Source, and ports that are one."""
    roads: Bitboard
    """Those of them from which the road portion sets out: the road leads on beyond the map, or
    the port lies on one."""


def held(state: S42State, side: int) -> Bitboard:
    """Cities and ports in which this side was last (S42-16.3.4.a)."""
    country = state.country
    axis = state.axis_cities | state.axis_towns
    kept = country.cities | country.kept_towns
    return axis if side == AXIS else kept ^ kept & axis


def sources(state: S42State, side: int, *, azov: bool) -> Sources:
    """The Supply Sources of a side; `azov` says whether it controls that sea."""
    country, harbours = state.country, _harbours(state.country)
    edges, leading = _edges(country, open_areas(state, side))  # S42-16.2.2.a
    own = held(state, side) & ~state.contested  # S42-29.1.1.h
    ports = harbours.azov & own if azov else 0
    if side == SOVIET:
        ports |= harbours.black & own  # S42-16.2.3.b
    else:
        ports |= harbours.kerch & state.occupied[AXIS] & ~state.contested  # S42-16.2.5.b
    if state.setting.side_files[side].sources is not None:
        edges, listed = _listed(state.setting, side)
        leading, usual = edges, not state.setting.rules.listed_sources_only()
        ports = listed & own | (ports if usual else 0)
    return Sources(edges | ports, leading | ports & country.on_road)


def sources_at(state: S42State, side: int, areas: tuple[str, ...]) -> Sources:
    """Of the Supply Sources only these Entry Areas."""
    named = tuple(area for area in open_areas(state, side) if area in areas)
    return Sources(*_edges(state.country, named))


@cache
def _listed(setting: Setting, side: int) -> tuple[Bitboard, Bitboard]:
    """The roads off the map and the ports of a scenario's own list (S42-S2.2.e)."""
    plan, country = setting.side_files[side].sources, setting.country
    if plan is None:
        return 0, 0
    grid, theatre = country.grid, country.theatre
    limit = grid.column_row(theatre.at(plan.west_of))[0]
    edge = bits(country.area_hexes[country.area_index[plan.area]] & road_edges(country))
    roads = union(h for h in edge if grid.column_row(h)[0] < limit)
    return roads, union(theatre.at(label) for label in plan.ports)


@cache
def _edges(country: Country, areas: tuple[str, ...]) -> tuple[Bitboard, Bitboard]:
    """The map hexes next to some Entry Areas, and those of them with a road that leads there."""
    edges = union(h for area in areas for h in bits(country.area_hexes[country.area_index[area]]))
    return edges, edges & road_edges(country)


class _Harbours(NamedTuple):
    """The ports of each sea."""

    azov: Bitboard
    black: Bitboard
    kerch: Bitboard


@cache
def _harbours(country: Country) -> _Harbours:
    ports = country.ports
    return _Harbours(ports[SeaName.AZOV], ports[SeaName.BLACK], ports[SeaName.KERCH])


@cache
def all_ports(country: Country) -> Bitboard:
    """The ports of whatever sea."""
    found = 0
    for ports in country.ports.values():
        found |= ports
    return found


@cache
def temryuk(country: Country) -> Bitboard:
    return union(h for h, place in country.theatre.places.items() if place.en == TEMRYUK)


@cache
def road_edges(country: Country) -> Bitboard:
    """Map hexes from which a road leads on beyond the map."""
    return union(country.edge_roads)
