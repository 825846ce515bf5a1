"""Chapter 16: Lines of Supply of a side, asked of all hexes at once.

The road portions of a side are the roads joined to its Supply Sources; the overland portions
spread from there (see `trace`). What was found is kept with the State until units, control or
season change it.
"""

from functools import cache
from typing import TypeAlias

from hexfront.games.s42.country.country import Country
from hexfront.games.s42.entry.areas import axis_in_baku, edge_hexes
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.sources import (
    Sources,
    all_ports,
    held,
    road_edges,
    sources,
    sources_at,
    temryuk,
)
from hexfront.games.s42.supply.trace import (
    Flood,
    Terms,
    between,
    changed,
    flood,
    met,
    path_terms,
    regrown,
    started,
    step_along,
    threatened,
    wave,
)
from hexfront.games.s42.theatre import SeaName
from hexfront.games.s42.zones.zones import Hexsides
from hexfront.hexes import Bitboard, Grid, HexId, lowest
from hexfront.play.teams import FOE

Situated: TypeAlias = tuple[object, ...]
"""What `situation` tells."""


class Lines:
    """What is known of the lines of a side in one situation."""

    __slots__ = (
        "azov",
        "by_land",
        "ends",
        "far",
        "joined",
        "met",
        "movers",
        "paved",
        "rail",
        "sources",
        "supplied",
        "terms",
    )

    def __init__(self, terms: Terms, sources: Sources, ends: Bitboard, azov: bool = False) -> None:
        self.terms, self.sources, self.ends, self.azov = terms, sources, ends, azov
        """What bars them, where they lead to, where overland portions may end, and whether the side
        controls the Sea of Azov."""
        self.by_land = sources
        """Its sources without the ports of that sea."""
        self.supplied: Bitboard | None = None
        self.movers: Bitboard = 0
        self.paved: Bitboard = 0
        """Hexes of overland portions, once `supplied` is known; see `wave`."""
        self.met: Bitboard = -1
        """All hexes that have a part in what is `supplied`, any of the map until that is known; see
        `met`."""
        self.joined: Bitboard | None = None
        self.far: Bitboard = 0
        """The same for what is `joined`."""
        self.rail: tuple[Bitboard, Bitboard] | None = None
        """Rail hexes at its sources."""

    def on(self, terms: Terms, changes: Bitboard) -> "Lines":
        """The same lines on other terms, whose changes lie beside none that supplies; those of any
        length are the same if they lie beside none of them either."""
        same = Lines(terms, self.sources, self.ends, self.azov)
        if not changes & self.far:
            same.joined, same.far = self.joined, self.far
        same.by_land, same.rail, same.met = self.by_land, self.rail, self.met
        same.supplied, same.movers, same.paved = self.supplied, self.movers, self.paved
        return same


def lines_of(state: S42State, side: int, now: Situated | None = None) -> Lines:
    """The lines of a side, worked out once for each situation; `now` is the one of now, if whoever
    asks knows it.

    As long as that is the same, so are its grounds, which take longer to compare. If these are
    not, but what has changed at the front lies beside no line, most of them are carried over.
    """
    known = state.lines[side]
    if now is None:
        now = situation(state)
    if known is not None and known[0] == now:
        return known[2]
    key, grid = grounds(state, side), state.country.grid
    if known is not None and known[1] == key:
        found = known[2]
    else:
        terms = path_terms(state, side, supply=True)
        if known is None or known[1][_AT_THE_FRONT:] != key[_AT_THE_FRONT:]:
            found = _work_out(state, side, terms, sources(state, side, azov=False))
        elif (changes := changed(grid, known[2].terms, terms)) & known[2].met:
            found = _work_out(state, side, terms, known[2].by_land)
        else:
            found = known[2].on(terms, changes)
    state.lines[side] = (now, key, found)
    return found


def grounds(state: S42State, side: int) -> tuple[object, ...]:
    """All that the LOS of a side depend on: a step behind its own lines changes none of it.

    What bars them at the front comes first; after that, what decides where they lead to.
    """
    enemy, own = FOE[side], state.occupied[side]
    return (
        state.occupied[enemy],
        threatened(state, side),
        state.bonds(enemy),
        own & _harbours(state.setting.country),
        state.contested,
        state.axis_cities,
        state.axis_towns,
        state.going,
        state.weather,
        axis_in_baku(state),
    )


_AT_THE_FRONT = 3
"""How many of the grounds say nothing of Supply Sources."""


@cache
def _harbours(country: Country) -> Bitboard:
    """Hexes in which it matters who is there now: Cities, and the ports of the Kerch Strait."""
    return country.cities | country.ports[SeaName.KERCH]


def situation(state: S42State) -> Situated:
    """All that the LOS of both sides depend on, quick to compare."""
    (a, b), (c, d), (e, f) = state.occupied, state.sources, state.anchors
    return (
        a,
        b,
        c,
        d,
        e,
        f,
        state.contested,
        state.axis_cities,
        state.axis_towns,
        state.going,
        state.weather,
        axis_in_baku(state),
    )


def _work_out(state: S42State, side: int, terms: Terms, by_land: Sources) -> Lines:
    """The lines of a side on these terms and with these sources by land."""
    found = Lines(terms, by_land, _joints(state, side, terms, by_land))
    port = temryuk(state.country) & held(state, side)
    if port and _has_line(state, found, lowest(port)):  # S42-16.2.4.a
        over_sea = sources(state, side, azov=True)
        ends = _joints(state, side, terms, over_sea, "roads over sea")
        found = Lines(terms, over_sea, ends, azov=True)
        found.by_land = by_land
    return found


def _has_line(state: S42State, known: Lines, h: HexId) -> bool:
    """Has one hex a LOS? Only those ends matter that an overland portion could reach from it."""
    terms, length = known.terms, overland_length(state)
    near = known.ends & terms.enters & _within(state.country.grid, h, length)
    movers, held = wave(state, near, terms.ways, state.going.overland, length)
    return bool(started(state, terms, known.ends, movers, held) >> h & 1)


@cache
def _within(grid: Grid, h: HexId, length: int) -> Bitboard:
    return grid.within(h, length)


def supplied(state: S42State, side: int, now: Situated | None = None) -> Bitboard:
    """The hexes with a LOS now."""
    return supplied_by(state, lines_of(state, side, now))


def supplied_by(state: S42State, known: Lines) -> Bitboard:
    """The same by lines that are known."""
    if known.supplied is None:
        known.supplied = _overland(state, known)
    return known.supplied


def joined(state: S42State, side: int, now: Situated | None = None) -> Bitboard:
    """The hexes with a LOS whose overland portion may be of any length (S42-16.5.1.b)."""
    return joined_by(state, side, lines_of(state, side, now))


def joined_by(state: S42State, side: int, known: Lines) -> Bitboard:
    """The same by lines of the side that are known."""
    if known.joined is None:
        # What a short overland portion reaches a long one does too, so it spares half the way.
        origins, ways = known.ends & known.terms.enters, known.terms.ways
        before = state.floods.get(("joined", side))
        movers = regrown(state.country.grid, origins, ways, before, known.movers | known.paved)
        state.floods["joined", side] = Flood(origins, ways, movers)
        known.far = met(state, known.terms, known.ends, movers)
        known.joined = known.far & known.terms.stands
    return known.joined


def _overland(state: S42State, known: Lines) -> Bitboard:
    terms, length, slow = known.terms, overland_length(state), state.going.overland
    movers, held = wave(state, known.ends & terms.enters, terms.ways, slow, length)
    known.movers, known.paved = movers, held
    known.met = met(state, terms, known.ends, movers, held)
    return known.met & terms.stands


def supplied_through(state: S42State, side: int, areas: tuple[str, ...]) -> Bitboard:
    """The hexes with a LOS to one of these Entry Areas, whatever other sources there are."""
    question, key = f"through {areas}", grounds(state, side)
    known = state.memo.get((question, side))
    if known is not None and known[0] == key:
        return known[1]
    terms, named = lines_of(state, side).terms, sources_at(state, side, areas)
    found = _overland(state, Lines(terms, named, _joints(state, side, terms, named, question)))
    state.memo[question, side] = (key, found)
    return found


def controls_azov(state: S42State, side: int) -> bool:
    """Does the side control Temryuk, with a LOS to it that needs no port of this sea?"""
    return lines_of(state, side).azov


def sources_of(state: S42State, side: int) -> Sources:
    """The Supply Sources of a side now."""
    return lines_of(state, side).sources


def source_ports(state: S42State, side: int, now: Situated | None = None) -> Bitboard:
    """The ports that are Supply Sources of a side now."""
    gates = lines_of(state, side, now).sources.gates
    return gates & all_ports(state.country) & held(state, side)


def leads_to(state: S42State, side: int, area: str) -> bool:
    """Can a LOS of this side be traced from an Entry Area of the other one (S42-S1.3.e)?

    The first hex that it enters is one next to the area.
    """
    known = lines_of(state, side)
    supplied_by(state, known)
    paved = known.paved & road_edges(state.country)
    return bool(edge_hexes(state, area) & (known.movers | paved))


def joins(state: S42State, side: int, area: str) -> bool:
    """The same with an overland portion of any length: are units in the area not isolated?"""
    known = lines_of(state, side)
    begun = known.ends & known.terms.enters
    return bool(edge_hexes(state, area) & flood(state.country.grid, begun, known.terms.ways))


def road_from(state: S42State, side: int, area: str) -> bool:
    """Does a road portion run from an Entry Area to a Supply Source (S42-24.1.2.f)?"""
    road = road_portion(state, side, lines_of(state, side).terms, sources_of(state, side))
    return bool(road & edge_hexes(state, area) & road_edges(state.country))


def overland_length(state: S42State) -> int:
    """Hexes that the overland portion may count (S42-16.3.2.a, S42-23.2.3.g)."""
    return state.weather_effects.overland


def _joints(
    state: S42State, side: int, terms: Terms, found: Sources, question: str = "roads"
) -> Bitboard:
    """Where overland portions may end.

    A road portion begins there, or a Supply Source is reached without one. The hex in which the
    two portions join belongs to the first, so it may be in an EZOC (S42-16.3.1.b).
    """
    road = road_portion(state, side, terms, found, question)
    return found.gates | road | step_along(state.country.grid, road, road_ways(state, terms))


def road_ways(state: S42State, terms: Terms) -> Hexsides:
    """The hexsides that a side can cross along roads (S42-16.3.3.f)."""
    a, b, c = state.country.road_links
    s, t, u = terms.shut
    return a ^ a & s, b ^ b & t, c ^ c & u


def road_portion(
    state: S42State, side: int, terms: Terms, found: Sources, question: str = "roads"
) -> Bitboard:
    """All road hexes joined to the sources by road (S42-16.3.3).

    What was found is kept by question: each grows from what was found for it before.
    """
    grid = state.country.grid
    free = terms.enters ^ terms.enters & terms.zone  # S42-16.3.3.c, d and e
    origins, ways = found.roads & free, between(grid, road_ways(state, terms), free)
    before = state.floods.get((question, side))
    if before is not None and before[:2] == (origins, ways):
        return before.found
    road = regrown(grid, origins, ways, before)
    state.floods[question, side] = Flood(origins, ways, road)
    return road
