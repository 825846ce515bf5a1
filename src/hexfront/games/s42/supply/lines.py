"""Chapter 16: Lines of Supply of a side, asked of all hexes at once.

The road portions of a side are the roads joined to its Supply Sources; the overland portions
spread from there (see `trace`). What was found is kept with the State until units, control or
season change it.
"""

from functools import cache

from hexfront.games.s42.country.country import Country
from hexfront.games.s42.entry.areas import axis_in_baku, edge_hexes
from hexfront.games.s42.state import WEATHERS, S42State
from hexfront.games.s42.supply.sources import (
    Sources,
    held,
    road_edges,
    sources,
    sources_at,
    temryuk,
)
from hexfront.games.s42.supply.trace import (
    Terms,
    flood,
    path_terms,
    started,
    step_along,
    threatened,
    wave,
)
from hexfront.games.s42.theatre import SeaName
from hexfront.games.s42.zones.zones import Crossings
from hexfront.hexes import Bitboard
from hexfront.play.teams import FOE


class Lines:
    """What is known of the lines of a side in one situation."""

    __slots__ = ("azov", "ends", "joined", "near", "rail", "supplied", "terms")

    def __init__(self, terms: Terms, ends: Bitboard, azov: bool) -> None:
        self.terms, self.ends, self.azov = terms, ends, azov
        """What bars them, where overland portions may end, and whether the side controls the Sea
        of Azov."""
        self.supplied: Bitboard | None = None
        self.near: Bitboard = 0
        """Hexes of overland portions, as far as `supplied` has found them."""
        self.joined: Bitboard | None = None
        self.rail: tuple[Bitboard, Bitboard] | None = None
        """Rail hexes at its sources."""


def lines_of(state: S42State, side: int) -> Lines:
    """The lines of a side, worked out once for each situation."""
    key = grounds(state, side)
    known = state.lines[side]
    if known is not None and known[0] == key:
        return known[1]
    found = _work_out(state, side)
    state.lines[side] = (key, found)
    return found


def grounds(state: S42State, side: int) -> tuple[object, ...]:
    """All that the LOS of a side depend on: a step behind its own lines changes none of it."""
    enemy, own = FOE[side], state.occupied[side]
    return (
        state.occupied[enemy],
        state.zoc(enemy) & ~own,
        state.bonds(enemy),
        own & _harbours(state.setting.country),
        state.contested,
        state.axis_cities,
        state.axis_towns,
        state.going,
        state.weather,
        axis_in_baku(state),
    )


@cache
def _harbours(country: Country) -> Bitboard:
    """Hexes in which it matters who is there now: Cities, and the ports of the Kerch Strait."""
    return country.cities | country.ports[SeaName.KERCH]


def situation(state: S42State) -> tuple[object, ...]:
    """All that the LOS of both sides depend on, quick to compare."""
    return (
        *state.occupied,
        *state.sources,
        *state.anchors,
        state.axis_cities,
        state.axis_towns,
        state.going,
        state.weather,
        axis_in_baku(state),
    )


def _work_out(state: S42State, side: int) -> Lines:
    terms = path_terms(state, side, supply=True)
    by_land = _joints(state, side, terms, sources(state, side, azov=False))
    found = Lines(terms, by_land, azov=False)
    port = temryuk(state.country) & held(state, side)
    if port:
        found.supplied = _overland(state, found)
        if found.supplied & port:  # S42-16.2.4.a
            over_sea = _joints(state, side, terms, sources(state, side, azov=True))
            known = found.supplied if over_sea == by_land else None
            found = Lines(terms, over_sea, azov=True)
            found.supplied = known
    return found


def supplied(state: S42State, side: int) -> Bitboard:
    """The hexes with a LOS now."""
    known = lines_of(state, side)
    if known.supplied is None:
        known.supplied = _overland(state, known)
    return known.supplied


def joined(state: S42State, side: int) -> Bitboard:
    """The hexes with a LOS whose overland portion may be of any length (S42-16.5.1.b)."""
    known = lines_of(state, side)
    if known.joined is None:
        # What a short overland portion reaches a long one does too, so it spares half the way.
        begun = known.ends & known.terms.enters | known.near
        movers = flood(state.country.grid, begun, known.terms.ways)
        known.joined = started(state, known.terms, known.ends, movers)
    return known.joined


def _overland(state: S42State, known: Lines) -> Bitboard:
    terms, length, slow = known.terms, overland_length(state), state.going.overland
    movers, held = wave(state, known.ends & terms.enters, terms.ways, slow, length)
    known.near = movers | held
    return started(state, terms, known.ends, movers, held)


def supplied_through(state: S42State, side: int, areas: tuple[str, ...]) -> Bitboard:
    """The hexes with a LOS to one of these Entry Areas, whatever other sources there are."""
    question, key = (f"through {areas}", side), grounds(state, side)
    known = state.memo.get(question)
    if known is not None and known[0] == key:
        return known[1]
    terms = lines_of(state, side).terms
    ends = _joints(state, side, terms, sources_at(state, side, areas))
    found = _overland(state, Lines(terms, ends, azov=False))
    state.memo[question] = (key, found)
    return found


def controls_azov(state: S42State, side: int) -> bool:
    """Does the side control Temryuk, with a LOS to it that needs no port of this sea?"""
    return lines_of(state, side).azov


def sources_of(state: S42State, side: int) -> Sources:
    """The Supply Sources of a side now."""
    return sources(state, side, azov=controls_azov(state, side))


def source_ports(state: S42State, side: int) -> Bitboard:
    """The ports that are Supply Sources of a side now."""
    every = 0
    for ports in state.country.ports.values():
        every |= ports
    return sources_of(state, side).gates & every & held(state, side)


def leads_to(state: S42State, side: int, area: str) -> bool:
    """Can a LOS of this side be traced from an Entry Area of the other one (S42-S1.3.e)?

    The first hex that it enters is one next to the area.
    """
    known = lines_of(state, side)
    begun, slow = known.ends & known.terms.enters, state.going.overland
    movers, paved = wave(state, begun, known.terms.ways, slow, overland_length(state))
    return bool(edge_hexes(state, area) & (movers | paved & road_edges(state.country)))


def road_from(state: S42State, side: int, area: str) -> bool:
    """Does a road portion run from an Entry Area to a Supply Source (S42-24.1.2.f)?"""
    road = road_portion(state, side, lines_of(state, side).terms, sources_of(state, side))
    return bool(road & edge_hexes(state, area) & road_edges(state.country))


def overland_length(state: S42State) -> int:
    """Hexes that the overland portion may count (S42-16.3.2.a, S42-23.2.3.g)."""
    return state.setting.charts.weather.effects[WEATHERS[state.weather]].overland


def _joints(state: S42State, side: int, terms: Terms, found: Sources) -> Bitboard:
    """Where overland portions may end.

    A road portion begins there, or a Supply Source is reached without one. The hex in which the
    two portions join belongs to the first, so it may be in an EZOC (S42-16.3.1.b).
    """
    road = road_portion(state, side, terms, found)
    return found.gates | road | step_along(state.country.grid, road, road_ways(state, terms))


def road_ways(state: S42State, terms: Terms) -> Crossings:
    a, b, c, d, e, f = (
        link & ~shut for link, shut in zip(state.country.road_links, terms.shut, strict=True)
    )  # S42-16.3.3.f
    return a, b, c, d, e, f


def road_portion(state: S42State, side: int, terms: Terms, found: Sources) -> Bitboard:
    """All road hexes joined to the sources by road (S42-16.3.3)."""
    grid = state.country.grid
    free = terms.enters & ~threatened(state, side)  # S42-16.3.3.c, d and e
    ways = [0] * 6
    for d, way in enumerate(road_ways(state, terms)):
        step = grid.steps[d]
        ways[d] = way & free & (free >> step if step > 0 else free << -step)
    crossings = (ways[0], ways[1], ways[2], ways[3], ways[4], ways[5])
    key = (found.roads & free, crossings)
    known = state.memo.get(("roads", side))
    if known is not None and known[0] == key:
        return known[1]
    road = flood(grid, *key)
    state.memo["roads", side] = (key, road)
    return road
