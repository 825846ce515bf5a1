"""What driving costs, in half MP (ASL-3.3.2, ASL-1.1.1)."""

from enum import IntEnum
from typing import NamedTuple

from msgspec import Struct

from hexfront.games.aslsk.definitions.driving import DrivingFigures, EntryCost
from hexfront.games.aslsk.definitions.terrain_effects import TerrainType
from hexfront.games.aslsk.movement.allowance import HALVES
from hexfront.games.aslsk.movement.entry import road_in
from hexfront.games.aslsk.places import OFF_BOARD
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.terrain.ground import IMPASSABLE
from hexfront.games.aslsk.vehicles.condition import counter, hulks_in
from hexfront.hexes import HexId
from hexfront.play import Refusal


class Pay(IntEnum):
    """How a vehicle pays for a hex."""

    COST = 0
    """What the hex costs; in woods or a building half of all its MP."""
    WHOLE = 1
    """All its MP, a Start MP apart: woods, or the minimum move."""
    REST = 2
    """What the hex costs and all that is left (ASL-3.3.2.a)."""


class Fare(Struct, frozen=True):
    """The price of entering a hex."""

    halves: int
    pay: Pay
    bogs: bool
    """Whether a Bog Check follows (ASL-7.6.a)."""


def figures(state: AslskState) -> DrivingFigures:
    return state.setting.charts.driving


def allowance(state: AslskState, u: int) -> int:
    """The printed MP of a vehicle (ASL-3.3.2.a)."""
    return HALVES * state.kinds.mp[state.kind[u]]


def left(state: AslskState, u: int) -> int:
    """The half MP that it has not spent."""
    return max(allowance(state, u) - state.spent[u], 0)


def fresh(state: AslskState, u: int) -> bool:
    """Whether it has spent nothing this MPh but perhaps a Start MP (ASL-3.3.2.aa)."""
    started = state.motion & ~(state.rolled | state.entered)
    start = HALVES * figures(state).costs.start.value
    return not state.spent[u] or bool(started >> u & 1 and state.spent[u] == start)


def entry_of(state: AslskState, u: int, to: HexId) -> EntryCost:
    """The row of the chart for a hex that is not entered by road."""
    known, key = state.setting.entries, (state.kind[u], to)
    if key not in known:
        ground = state.setting.ground
        terrain = ground.board.terrain[to]
        season = ground.chart.terrain[terrain].season
        if season and season.otherwise and not season.holds(ground.month):
            terrain = season.otherwise
        known[key] = figures(state).entry[counter(state, u).kind][terrain]
    return known[key]


def in_cover(state: AslskState, h: HexId) -> bool:
    """Whether a vehicle in a hex is in woods or a building; on a woods-road it is on the road."""
    ground = state.setting.ground
    if not ground.cover >> h & 1:
        return False
    return bool(ground.buildings >> h & 1) or not ground.board.has_road(h)  # ASL-1.1.1.WR.e


class Toll(NamedTuple):
    """What a hex asks of a vehicle, whatever MP it has left."""

    halves: int
    bogs: bool
    woods: bool
    """Whether all its MP may be paid as well."""
    either: bool
    """Whether anything but all its MP may be paid (ASL-1.1.1.WD.c)."""


def toll(state: AslskState, u: int, to: HexId, *, road: bool) -> Toll | None:
    """The cost of a hex; None if there is no such way."""
    key = (state.kind[u], state.place[u], to, road, state.exposed >> u & 1)
    known = state.setting.tolls
    if key not in known:
        known[key] = _ground_toll(state, u, to, road=road)
    asked = known[key]
    if asked is None:
        return None
    extra = _extra(state, to, road=road)
    return asked._replace(halves=asked.halves + extra) if extra else asked


def _ground_toll(state: AslskState, u: int, to: HexId, *, road: bool) -> Toll | None:
    """The cost of a hex in which there is nothing but the ground."""
    climb = _climb(state, u, to, road=road)
    if road:
        base = _road_rate(state, u, to)
        return None if base >= IMPASSABLE else Toll(base + climb, False, False, True)
    row = entry_of(state, u, to)
    if row.closed:
        return None  # ASL-1.1.1.BD.e
    base = allowance(state, u) // 2 if row.half else int(HALVES * row.mp)
    return Toll(base + climb, row.half or row.whole, row.whole, not row.whole or row.half)


def fares(state: AslskState, u: int, to: HexId, *, road: bool) -> list[Fare]:
    """The prices of a hex, by every way to pay that there is, in the order of `Pay`.

    All MP are for woods, or for a hex that is dearer than that (ASL-3.3.2.aa); who can pay all of
    them has no use for a smaller rest, and no Bog DRM for half of them (ASL-1.1.1.WD.d).
    """
    asked = toll(state, u, to, road=road)
    if asked is None:
        return []
    cost, bogs, rest = asked.halves, asked.bogs, left(state, u)
    found = [Fare(cost, Pay.COST, bogs)] if asked.either else []
    if (asked.woods or cost > rest) and fresh(state, u):
        found.append(Fare(allowance(state, u), Pay.WHOLE, bogs))
    elif asked.either and cost < rest:
        found.append(Fare(rest, Pay.REST, bogs))
    return found


def too_open(state: AslskState, u: int, to: HexId, *, bogs: bool) -> Refusal | None:
    """Why a vehicle may not enter a building with open hatches (ASL-7.7.f)."""
    if bogs and state.setting.ground.buildings >> to & 1 and state.exposed >> u & 1:
        return Refusal("ASL-7.7.f", "no-building-exposed", {"unit": u, "hex": to})
    return None


def fare(state: AslskState, u: int, to: HexId, *, road: bool, pay: Pay) -> Fare | None:
    """The price of a hex; None if it cannot be entered so at all."""
    return next((price for price in fares(state, u, to, road=road) if price.pay is pay), None)


def _road_rate(state: AslskState, u: int, to: HexId) -> int:
    """Half an MP with open hatches, a whole one without (ASL-3.3.2.e, ASL-7.7.d)."""
    place, ground, costs = state.place[u], state.setting.ground, figures(state).costs
    if place == OFF_BOARD:
        there = road_in(state, to)
    else:
        around = ground.grid.adjacent[place]
        there = to in around and bool(ground.road[place] >> around.index(to) & 1)
    if not there:
        return IMPASSABLE
    if state.exposed >> u & 1:
        return costs.road_half.value
    return HALVES * costs.road_buttoned_up.value


def _climb(state: AslskState, u: int, to: HexId, *, road: bool) -> int:
    """A crest line and walls."""
    costs, ground, place = figures(state).costs, state.setting.ground, state.place[u]
    extra = 0
    if place >= 0 and ground.board.climbs(HexId(place), to):
        extra += costs.crest_by_road.value if road else costs.crest.value  # ASL-1.1.1.HI.i
    if not road and place >= 0 and (wall := ground.board.between(HexId(place), to)):
        extra += int(ground.chart.hexsides[wall].mf)
    return HALVES * extra


def _extra(state: AslskState, to: HexId, *, road: bool) -> int:
    """Other vehicles and smoke."""
    extra = 0
    if crowd := hulks_in(state, to):
        extra += crowd * _each(state, to, road=road)
    if to in state.smoke:
        extra += state.setting.ground.chart.smoke.mf.value  # ASL-1.2.5.g
    return HALVES * extra


def _each(state: AslskState, to: HexId, *, road: bool) -> int:
    """MP for each vehicle or wreck in the hex entered (ASL-3.3.2.n, ASL-7.4.e)."""
    costs = figures(state).costs
    if not road:
        return costs.vehicle.value
    woods = state.setting.ground.board.terrain[to] is TerrainType.WOODS
    return costs.vehicle_by_road.value * (2 if woods else 1)


def exit_fare(state: AslskState, u: int) -> int:
    """Half MP for leaving the map: as for an Open Ground hex (ASL-3.3.h)."""
    kind = counter(state, u).kind
    return int(HALVES * figures(state).entry[kind][TerrainType.OPEN_GROUND].mp)


def spine_cost(state: AslskState, h: HexId) -> int:
    """Half MP for each hexspine of a change of VCA (ASL-3.3.2.f)."""
    costs = figures(state).costs
    cover = in_cover(state, h)
    return HALVES * (costs.hexspine_in_cover.value if cover else costs.hexspine.value)
