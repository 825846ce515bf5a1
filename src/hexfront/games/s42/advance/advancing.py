"""Chapter 14: who advances after combat, how far and where."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.country.country import Country, Season
from hexfront.games.s42.country.passage import fords, may_cross, pontoon
from hexfront.games.s42.definitions.counters import UnitType
from hexfront.games.s42.entry.moves import areas_beside
from hexfront.games.s42.maskirovka.armies import no_entry
from hexfront.games.s42.movement.allowance import lock_rule
from hexfront.games.s42.movement.crowding import crowded
from hexfront.games.s42.movement.stacking import Overstack
from hexfront.games.s42.places import AREA, area_of, area_place
from hexfront.games.s42.state import S42State
from hexfront.games.s42.theatre import River
from hexfront.games.s42.zones.zones import Crossings, crossings
from hexfront.hexes import NOWHERE, HexId
from hexfront.play import Line, Refusal, Tally
from hexfront.play.masks import members
from hexfront.play.teams import FOE

MECHANIZED_RATE, CAVALRY_RATE, FOOT_RATE = 4, 3, 2
"""Hexes that a type of unit can advance at most (S42-14.2.2.a)."""
WITHOUT_SUPPLY = 2
"""And an Out of Supply unit (S42-16.4.d)."""
READY_SUPPLY_RATE = 2
"""An SP on its Ready side goes no farther than by Tactical Movement (S42-18.6.3.d)."""


# How far.


def combat_allowance(state: S42State, battle: Battle) -> Tally:
    """The hexes that a combat allows, before the rates of units (S42-14.2.1.a)."""
    if battle.limited:
        return Tally.of([Line("tally-limited-advance", 1, "S42-14.2.3.a")])
    if battle.delay:
        return Tally.of([Line("tally-delay-advance", 1, "S42-14.2.4.a")])
    label, rule = "tally-advance", "S42-10.1.j"
    if battle.reserve:
        label, rule = "tally-reserve-advance", "S42-25.2.3.b"
    tally = Tally.of([Line(label, battle.adv, rule)])
    effects = state.weather_effects
    lost = effects.advance_of(battle.adv) - battle.adv if battle.adv else 0
    if not lost:
        return tally
    rule = "S42-23.2.3.e" if effects.advance == "halved" else "S42-23.2.4.d"
    return tally.plus(Line("tally-weather", lost, rule))


def rate(state: S42State, u: int) -> tuple[int, str]:
    """What a unit can advance at most by its type and supply, and the rule that says so."""
    if state.setting.supply >> u & 1:
        ready = state.ready_supply >> u & 1
        return (READY_SUPPLY_RATE, "S42-18.6.3.d") if ready else (MECHANIZED_RATE, "S42-14.2.2.a")
    unit = state.unit(u)
    if unit.army_hq:
        hexes = MECHANIZED_RATE if unit.army_hq == "tank" else FOOT_RATE
        return hexes, "S42-14.2.2.b"
    if state.oos >> u & 1:
        return WITHOUT_SUPPLY, "S42-16.4.d"
    kind = state.type_of(u)
    if kind.mechanized:
        return MECHANIZED_RATE, "S42-14.2.2.a"
    return CAVALRY_RATE if kind is UnitType.CAVALRY else FOOT_RATE, "S42-14.2.2.a"


def advance_allowance(state: S42State, battle: Battle, u: int) -> Tally:
    """The hexes that one unit may advance after a combat."""
    tally = combat_allowance(state, battle)
    most, rule = rate(state, u)
    if tally.total <= most:
        return tally
    return tally.plus(Line("tally-advance-rate", most - tally.total, rule))


def hexes_left(state: S42State, battle: Battle, units: Sequence[int], used: int) -> int:
    """The hexes that units may still advance together."""
    allowed = combat_allowance(state, battle).total
    return min(allowed, *(rate(state, u)[0] for u in units)) - used


# Who.


def cannot_advance(state: S42State, battle: Battle, u: int) -> Refusal | None:
    """Why a unit may not advance after a combat."""
    setting, bit, place = state.setting, 1 << u, state.place[u]
    args: dict[str, int | str] = {"unit": u}
    if battle.reserve:
        if u in battle.attackers:
            return None
        return Refusal("S42-25.2.3.a", "no-advance-not-activated", args)
    if state.reserve & bit:
        return Refusal("S42-25.2.3.a", "no-advance-reserve", args)
    if u not in battle.attackers:
        refusal = _no_companion(state, battle, u)
        if refusal is not None:
            return refusal
    if setting.side[u] != battle.side or not _beside(state, battle, place):
        return Refusal("S42-14.1.a", "no-advance-not-adjacent", args)
    if state.full_retreat & bit:  # it fled after the Auto DS
        return Refusal("S42-13.3.2.a", "no-advance-full-retreat", args)
    if state.fresh & bit:
        return Refusal("S42-21.4.d", "no-advance-replacement", args)
    if state.locked & bit:
        return Refusal(lock_rule(state, u), "no-advance-locked", args)
    return None


def _no_companion(state: S42State, battle: Battle, u: int) -> Refusal | None:
    """Why a unit that did not attack may not go along (S42-14.1.b)."""
    setting, bit, place = state.setting, 1 << u, state.place[u]
    args: dict[str, int | str] = {"unit": u}
    if place < 0 or not any(state.place[v] == place for v in battle.attackers):
        return Refusal("S42-14.1.a", "no-advance-not-stacked", args)
    if battle.automatic and setting.combat & bit:  # only units under the markers advance
        return Refusal("S42-8.6.2.a", "no-advance-barred", args)
    if any(u == asu for asu, _ in battle.artillery):
        return Refusal("S42-14.1.a", "no-advance-artillery", args)
    barred = state.disordered | state.attacked | state.train | state.auto_ds
    barred |= state.committed | state.tried
    if barred & bit:
        return Refusal("S42-14.1.b", "no-advance-barred", args)
    if setting.supply & bit and state.immobile & bit:
        return Refusal("S42-18.6.8.c", "no-advance-immobile", args)
    return None


def _beside(state: S42State, battle: Battle, place: int) -> bool:
    country = state.country
    if place == battle.hex:
        return True  # it shared the hex (S42-29.1.3.a)
    if place <= AREA:
        return bool(country.area_hexes[area_of(place)] >> battle.hex & 1)  # S42-22.7.d
    return place >= 0 and country.grid.direction(HexId(place), battle.hex) is not None


def candidates(state: S42State, battle: Battle) -> tuple[int, ...]:
    """All units that may advance after a combat."""
    own, mask = state.setting.own[battle.side], 0
    for u in battle.attackers:
        place = state.place[u]
        mask |= 1 << u if place <= AREA else state.at.get(place, 0) & own if place >= 0 else 0
    return tuple(u for u in members(mask) if cannot_advance(state, battle, u) is None)


# Where.


@lru_cache(maxsize=64)
def unbridged(country: Country, season: Season) -> Crossings:
    """Major Rivers without bridge or ferry; ice makes no difference here (S42-23.4.o)."""
    theatre = country.theatre
    spanned = {*theatre.roads, *country.railway_sides(season), *country.ferry_sides}
    kinds = {River.MAJOR, River.LAKE} if season.winter else {River.MAJOR}
    return crossings(
        country.grid,
        (
            side
            for side, kind in theatre.rivers.items()
            if kind in kinds
            and side not in spanned
            and (kind is River.MAJOR or side in country.frozen_sides)
        ),
    )


def crosses_river(state: S42State, origin: HexId, direction: int) -> bool:
    """Does a step cross an unbridged Major River, frozen or not?"""
    return bool(unbridged(state.country, state.going.season)[direction] >> origin & 1)


def cannot_step(
    state: S42State,
    battle: Battle,
    units: Sequence[int],
    at: int,
    to: HexId,
    *,
    first: bool,
    vacated: HexId | None = None,
) -> Refusal | None:
    """Why units may not advance from a place into a hex next to it.

    `first` tells the first hex of an advance; `vacated` is the hex that a Breakthrough Combat
    just emptied, if it is not the one of this combat.
    """
    if vacated is None:
        vacated = to if emptied(state, battle, to) else HexId(NOWHERE)
    side, args = battle.side, {"hex": int(to)}
    if state.occupied[FOE[side]] >> to & 1:
        return Refusal("S42-5.1.e", "no-advance-enemy", {**args})
    barred = no_entry(state, side, to)
    if barred is not None:
        return barred
    if battle.limited and to != battle.hex:
        return Refusal("S42-14.2.3.a", "no-advance-limited", {**args})
    if at >= 0 and state.contested >> at & 1:
        return Refusal("S42-29.1.2.b", "no-advance-contested", {**args})
    if at <= AREA:
        return None if to == vacated else Refusal("S42-22.7.d", "no-advance-from-area", {**args})
    origin = HexId(at)
    way = state.country.grid.direction(origin, to)
    if way is None:
        return Refusal("S42-14.1.c", "no-advance-far", {**args})
    if not all(may_cross(state, u, origin, way) for u in units):
        return Refusal("S42-14.5.a", "no-advance-terrain", {**args})
    if to != vacated and state.bonds(FOE[side]).bars(origin, way, to):
        return Refusal("S42-14.4.1.a", "no-advance-bond", {**args})
    if crosses_river(state, origin, way):
        if battle.reserve and not fords(state, origin, way):
            return None  # it is frozen (S42-25.2.3.e)
        return _no_ford(state, battle, units, origin, to, first)
    return None


def _no_ford(
    state: S42State, battle: Battle, units: Sequence[int], origin: HexId, to: HexId, first: bool
) -> Refusal | None:
    """Only units that attacked across an unbridged Major River cross it, at once (14.5.b)."""
    if first and to == battle.hex and all(u in battle.attackers for u in units):
        return None
    if pontoon(state, battle.side, origin, to, sum(1 << u for u in units)):
        return None  # S42-14.5.c
    rule = "S42-25.2.3.e" if battle.reserve else "S42-14.5.b"
    return Refusal(rule, "no-advance-river", {"hex": to})


def emptied(state: S42State, battle: Battle, to: int) -> bool:
    """Did the defenders leave this hex, so that an EZOC in it does not matter?

    For Reserves it may be the hex of any combat of this phase (S42-25.2.3.c).
    """
    return bool(state.vacated >> to & 1) if battle.reserve else to == battle.hex


def must_stop(state: S42State, battle: Battle, at: int, to: int) -> bool:
    """Does a step end the advance of units outside the Breakthrough Group?"""
    return meets_enemy(state, battle, to) or slowed(state, at, to)


def meets_enemy(state: S42State, battle: Battle, to: int) -> bool:
    """Does a step enter an EZOC in which units stop? The vacated hex is free (S42-14.4.2.a)."""
    if to < 0 or emptied(state, battle, to):
        return False
    return bool(state.zoc(FOE[battle.side]) >> to & 1)


def slowed(state: S42State, at: int, to: int) -> bool:
    """Does a step enter an Entry Area, or Marsh or Mountain off the road?"""
    if to < 0:
        return True  # S42-22.3.1.c
    row = state.going.rows[to]
    if row is None or not row.stops_advance:
        return False  # S42-14.5.e
    return not _by_road(state, at, HexId(to))  # S42-14.5.d


def _by_road(state: S42State, at: int, to: HexId) -> bool:
    country = state.country
    if at < 0:
        return to in country.edge_roads
    way = country.grid.direction(HexId(at), to)
    return way is not None and bool(country.road[way] >> at & 1)


def too_many(state: S42State, side: int, h: int, joining: Sequence[int] = ()) -> Overstack | None:
    """The stacking limit that a hex breaks, or would break with units joining (S42-14.1.d)."""
    mask = state.units_at(h, side)
    for u in joining:
        mask |= 1 << u
    return crowded(state, side, mask)


def open_steps(
    state: S42State, battle: Battle, units: Sequence[int], at: int, left: int, *, first: bool
) -> list[int]:
    """The hexes and Entry Areas into which units with so many hexes left may advance."""
    return list(_open_steps(state, battle, units, at, left, first=first))


def can_step(
    state: S42State, battle: Battle, units: Sequence[int], at: int, left: int, *, first: bool
) -> bool:
    """Is there any?"""
    return any(True for _ in _open_steps(state, battle, units, at, left, first=first))


def _open_steps(
    state: S42State, battle: Battle, units: Sequence[int], at: int, left: int, *, first: bool
) -> Iterator[int]:
    if left <= 0:
        return
    for to in neighbours(state, battle, at):
        if cannot_step(state, battle, units, at, to, first=first) is not None:
            continue
        if too_many(state, battle.side, to, units) is None:
            yield to
            continue
        onward = 0 if must_stop(state, battle, at, to) else left - 1
        if can_step(state, battle, units, to, onward, first=False):
            yield to  # passing through is free of the limit (S42-4.4.a)
    if at >= 0 and not battle.limited and not state.contested >> at & 1:
        yield from exits(state, battle.side, HexId(at))


def neighbours(state: S42State, battle: Battle, at: int) -> list[HexId]:
    if at < 0:
        return [battle.hex]
    return [to for to in state.country.grid.adjacent[HexId(at)] if to != NOWHERE]


def exits(state: S42State, side: int, h: HexId) -> list[int]:
    """The friendly Entry Areas that an advance may enter from a hex (S42-22.3.1.a)."""
    friendly = state.country.friendly_areas[side]
    return [area_place(n) for n in areas_beside(state, side, h) if n in friendly]
