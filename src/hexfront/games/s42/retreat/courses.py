"""Chapter 12: where units may retreat, and when no retreat saves them.

A retreat is searched before its first step: layers of hexes spread from where the units stand,
one a step, and from a vacant EZOC hex into no other one (S42-12.2.c). What the guidelines of
S42-12.1.3 prefer is a `Manner`; the best one that exists holds, and only steps that can still
lead to one of its ends are open.
"""

from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from hexfront.games.s42.country.country import Going
from hexfront.games.s42.entry.areas import places
from hexfront.games.s42.maskirovka.armies import held_hexes, no_entry
from hexfront.games.s42.places import area_of
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply import lines as supply
from hexfront.games.s42.zones.zones import Crossings, zone_of_control
from hexfront.hexes import DIRECTIONS, NOWHERE, Bitboard, Grid, HexId, bits
from hexfront.play import Refusal
from hexfront.play.masks import members
from hexfront.play.teams import FOE


class Manner(IntEnum):
    """How well a retreat can be made, the best first (S42-12.1.3)."""

    FULL = 0
    """As far away as the result says (S42-12.1.3.b)."""
    EXTRA = 1
    """So too, with one more hex out of an EZOC (S42-12.2.d)."""
    CROOKED = 2
    """As many hexes, but not so far away."""
    CROOKED_EXTRA = 3
    SHORT = 4
    """Fewer hexes, at the cost of a step each (S42-12.1.3.c)."""
    LOST = 5
    """No way leaves the units alive (S42-12.2)."""


WITHDRAWAL = 2
"""Hexes that units in Full Retreat withdraw (S42-13.3.2.d, S42-13.3.3.b)."""
DELAY = 2
"""The most hexes of a retreat by Delay (S42-11.6.1.a)."""
NO_TOLL = 9
"""More steps than any unit has: its retreat eliminates it whatever it pays."""

_EXTRA = (Manner.EXTRA, Manner.CROOKED_EXTRA)


class Ways(NamedTuple):
    """The map as units that retreat together find it."""

    grid: Grid
    open: Crossings
    """By direction: the hexes from which a step that way crosses nothing fatal."""
    fords: Crossings
    """Those from which it crosses an unbridged Major River: a Pontoon Bridge must span it."""
    enters: Bitboard
    """Hexes that do not eliminate by themselves."""
    own: Bitboard
    """Hexes with own combat units."""
    zone: Bitboard
    """EZOC that no friend cancels."""
    havens: Bitboard
    """Hexes with friends that have not retreated in this phase."""
    exits: Bitboard
    """Hexes next to a friendly Entry Area."""

    def onto(self, hexes: Bitboard) -> Bitboard:
        """All hexes that one step from these leads to."""
        reached = 0
        for d, offset in enumerate(self.grid.steps):
            dry, wet = hexes & self.open[d], hexes & self.fords[d]
            if dry:
                reached |= dry << offset if offset > 0 else dry >> -offset
            if wet:  # S42-5.5.5.d
                reached |= (wet << offset if offset > 0 else wet >> -offset) & self.own
        return reached & self.enters

    def into(self, hexes: Bitboard) -> Bitboard:
        """All hexes from which one step leads into these."""
        entered, found = hexes & self.enters, 0
        banks = entered & self.own
        for d, offset in enumerate(self.grid.steps):
            found |= (entered >> offset if offset > 0 else entered << -offset) & self.open[d]
            if banks:
                found |= (banks >> offset if offset > 0 else banks << -offset) & self.fords[d]
        return found


class Aim(NamedTuple):
    """Where a retreat may end: hexes, and hexes from which it ends in an Entry Area."""

    hexes: Bitboard = 0
    exits: Bitboard = 0

    def __bool__(self) -> bool:
        return bool(self.hexes or self.exits)

    def within(self, wanted: "Aim") -> bool:
        """Does it hold one of the ends that are wanted?"""
        return bool(self.hexes & wanted.hexes or self.exits & wanted.exits)


NO_AIM = Aim()


class Plan(NamedTuple):
    """What is open to units that must retreat."""

    manner: Manner
    aim: Aim


class Course(NamedTuple):
    """A retreat on its way."""

    origin: HexId
    path: tuple[HexId, ...]
    """The hexes entered so far."""
    lengths: tuple[int, ...]
    """The hexes to retreat; a Delay leaves the choice between one and two (S42-11.6.1.a)."""
    spare: int
    """Steps that the units can lose to shorten it."""

    @property
    def at(self) -> HexId:
        return self.path[-1] if self.path else self.origin

    def on(self, h: HexId) -> "Course":
        return self._replace(path=(*self.path, h))


def lengths(length: int, *, delay: bool) -> tuple[int, ...]:
    return tuple(range(1, length + 1)) if delay else (length,)


def spare_steps(state: S42State, units: int) -> int:
    """Steps that each of the units can lose and live; non-combat units lose none."""
    fighting = units & state.setting.combat
    alone = 0 if units & state.setting.armies else 3
    return min((state.steps(u) - 1 for u in members(fighting)), default=alone)


# What a step does.


@lru_cache(maxsize=32)
def _lie_of_the_land(going: Going, climbers: bool) -> Crossings:
    """Steps that terrain allows; no retreat crosses the Volga (S42-12.2.f, S42-12.2.h)."""
    a, b, c, d, e, f = (
        going.open[d] & ~going.ground.closed[d] & (-1 if climbers else ~going.alpine[d])
        for d in DIRECTIONS
    )
    return a, b, c, d, e, f


def ways(
    state: S42State, side: int, units: int, retreating: int, left: HexId | None = None
) -> Ways:
    """The steps that units survive; `retreating` are all units that are on their way now, `left` is
    the hex from which they come."""
    setting, going, country = state.setting, state.going, state.country
    own, bonds = state.occupied[side], state.bonds(FOE[side])
    land = _lie_of_the_land(going, not units & ~setting.mountain)
    near = -1 if units & setting.combat else own
    havens = _havens(state, side, retreating)
    exits = 0
    for place in places(state, side):
        exits |= country.area_hexes[area_of(place)]  # S42-12.2.g
    enemies = state.occupied[FOE[side]]
    if setting.armies and side == AXIS:
        enemies |= held_hexes(state)  # S42-34.6.2.g
    return Ways(
        grid=country.grid,
        open=_without(land, bonds.sides),  # S42-12.2.b
        fords=_without(going.fordable, bonds.sides, near),  # S42-12.2.e
        enters=country.land & ~enemies & ~bonds.hexes,  # S42-12.2.a, S42-12.2.b
        own=own,
        zone=_zone(state, side, left) & ~havens,  # S42-12.2.i
        havens=havens,
        exits=exits,
    )


def _zone(state: S42State, side: int, left: HexId | None) -> Bitboard:
    """EZOC; enemies in the hex that was left, which was contested, have none before the retreat
    out of it is over (S42-29.1.1.c)."""
    sources = state.sources[FOE[side]]
    if left is None or not sources >> left & 1:
        return state.zoc(FOE[side])
    return zone_of_control(state.going.ground, sources & ~(1 << left))


def _without(steps: Crossings, barred: Crossings, within: Bitboard = -1) -> Crossings:
    a, b, c, d, e, f = (steps[d] & ~barred[d] & within for d in DIRECTIONS)
    return a, b, c, d, e, f


def _havens(state: S42State, side: int, retreating: int) -> Bitboard:
    """Hexes with combat units that neither have retreated nor are retreating."""
    gone = (state.retreated | retreating) & state.setting.own[side] & state.setting.combat
    havens = state.occupied[side]
    for u in members(gone):
        h = state.place[u]
        if h >= 0 and not state.combat_at(h, side) & ~gone:
            havens &= ~(1 << h)
    return havens


def step_refusal(
    state: S42State, side: int, units: int, origin: HexId, direction: int
) -> Refusal | None:
    """Why a step would eliminate units, apart from EZOC."""
    country, going, bit = state.country, state.going, 1 << origin
    to = country.grid.adjacent[origin][direction]
    if to == NOWHERE:
        return Refusal("S42-12.2.g", "no-retreat-off-map")
    args: dict[str, int | str] = {"hex": to}
    if country.volga[direction] & bit:
        return Refusal("S42-12.2.f", "no-retreat-volga", args)
    alpine = going.alpine[direction] & bit and units & ~state.setting.mountain
    if going.ground.closed[direction] & bit or alpine or not country.land >> to & 1:
        sea = not country.land >> to & 1 or (min(origin, to), max(origin, to)) in (
            country.theatre.sea_sides
        )
        rule = "S42-5.7.3.a" if sea else "S42-12.2.h"
        return Refusal(rule, "no-retreat-terrain", args)
    if state.occupied[FOE[side]] >> to & 1 or no_entry(state, side, to) is not None:
        return Refusal("S42-12.2.a", "no-retreat-enemy", args)
    if state.bonds(FOE[side]).bars(origin, direction, to):
        return Refusal("S42-12.2.b", "no-retreat-bond", args)
    if not ways(state, side, units, units).onto(bit) >> to & 1:
        return Refusal("S42-12.2.e", "no-retreat-river", args)
    return None


# The search.


@lru_cache(maxsize=4096)
def _ring(grid: Grid, h: HexId, distance: int) -> Bitboard:
    return grid.ring(h, distance)


def _spread(w: Ways, hexes: Bitboard) -> Bitboard:
    """One step from hexes: from a vacant EZOC hex into no other one (S42-12.2.c)."""
    held = hexes & w.zone
    reached = w.onto(hexes ^ held)
    return reached | w.onto(held) & ~w.zone if held else reached


def _outward(w: Ways, course: Course, manner: Manner) -> Aim:
    """The ends of ways that lead farther off with each step, or all but one with the extra hex."""
    done, origin = len(course.path), course.origin
    extra = manner is Manner.EXTRA
    reached, hexes, exits = 1 << course.at, 0, 0
    if extra and done in course.lengths:
        hexes, exits = _beyond(w, origin, reached & w.zone, done)
    first = not done
    for length in range(done + 1, max(course.lengths) + 1):
        exits |= reached & w.exits
        ring = _ring(w.grid, origin, length)
        if extra and length > 1:
            ring |= _ring(w.grid, origin, length - 1)
        # an EZOC in the combat hex itself does not matter
        reached = (w.onto(reached) if first else _spread(w, reached)) & ring
        first = False
        if length in course.lengths:
            if extra:
                beyond = _beyond(w, origin, reached & w.zone, length)
                hexes, exits = hexes | beyond.hexes, exits | beyond.exits
            else:
                hexes |= reached & ~w.zone
    return Aim(hexes, exits)


def _beyond(w: Ways, origin: HexId, held: Bitboard, length: int) -> Aim:
    """The ends of the extra hex out of an EZOC (S42-12.2.d)."""
    far = _ring(w.grid, origin, length) | _ring(w.grid, origin, length + 1)
    return Aim(w.onto(held) & ~w.zone & far, held & w.exits)


def _leading_to(w: Ways, course: Course, wanted: Aim) -> Bitboard:
    """The hexes to enter next, on a way outward, to reach one of the ends; worked out backwards."""
    done, viable = len(course.path), 0
    for length in range(max(course.lengths), done, -1):
        if viable:
            held = w.into(viable & ~w.zone)
            viable = held | w.into(viable) & ~w.zone
        if length in course.lengths:
            viable |= wanted.hexes & ~w.zone
        if length < max(course.lengths):
            viable |= wanted.exits
        viable &= _ring(w.grid, course.origin, length)
    start = 1 << course.at
    return (_spread(w, start) if done else w.onto(start)) & viable


def _winding(w: Ways, course: Course, manner: Manner) -> Aim:
    """The ends of all ways that enter no hex twice; only asked where none leads outward."""
    done, at = len(course.path), course.at
    in_zone = bool(done and w.zone >> at & 1)
    farthest = max(course.lengths) + (manner in _EXTRA)
    if manner is Manner.SHORT:
        farthest -= 1
    hexes = exits = 0
    if done < max(course.lengths) + (manner in _EXTRA and in_zone):
        exits = 1 << at & w.exits if manner is not Manner.SHORT else 0
    for h in _onward(w, course, in_zone, manner):
        further = course.on(h)
        if _ends(w, further, manner):
            hexes |= 1 << h
        if done + 1 < farthest:
            more = _winding(w, further, manner)
            hexes, exits = hexes | more.hexes, exits | more.exits
    return Aim(hexes, exits)


def _onward(w: Ways, course: Course, in_zone: bool, manner: Manner) -> list[HexId]:
    """The hexes that can be entered next without being eliminated at once."""
    done, at = len(course.path), course.at
    last = max(course.lengths) - (manner is Manner.SHORT)
    if done > last or (done == last and not (manner in _EXTRA and in_zone)):
        return []
    reached = w.onto(1 << at)
    if in_zone:
        reached &= ~w.zone
    return [h for h in bits(reached) if h != course.origin and h not in course.path]


def _ends(w: Ways, course: Course, manner: Manner) -> bool:
    """May a retreat end where it is now?"""
    done, at = len(course.path), course.at
    if not done or w.zone >> at & 1:
        return False
    if manner is Manner.SHORT:
        cost = max(course.lengths) - done
        return bool(w.havens >> at & 1) and 0 < cost <= course.spare  # S42-12.1.3.d
    length = done - (manner in _EXTRA)
    if length not in course.lengths:
        return False
    straight = manner in (Manner.FULL, Manner.EXTRA)
    return not straight or w.grid.distance(course.origin, at) >= length  # S42-12.1.3.b


def aim_of(w: Ways, course: Course, manner: Manner) -> Aim:
    """The ends that a retreat can still reach in one manner; it may be at one of them already."""
    outward = manner in (Manner.FULL, Manner.EXTRA)
    aim = _outward(w, course, manner) if outward else _winding(w, course, manner)
    return aim._replace(hexes=aim.hexes | 1 << course.at) if _ends(w, course, manner) else aim


def plan(state: S42State, side: int, w: Ways, course: Course) -> Plan:
    """The best manner of a retreat and the ends that the guidelines leave open."""
    for manner in Manner:
        if manner is Manner.LOST:
            break
        if manner is Manner.SHORT and (len(course.lengths) > 1 or not course.spare):
            continue
        aim = aim_of(w, course, manner)
        if aim:
            return Plan(manner, _supplied(state, side, aim))
    return Plan(Manner.LOST, NO_AIM)


def _supplied(state: S42State, side: int, aim: Aim) -> Aim:
    """Of these ends those with a LOS, if there are any (S42-12.1.3.f)."""
    if not aim.exits and not aim.hexes & (aim.hexes - 1):
        return aim
    with_supply = Aim(aim.hexes & supply.supplied(state, side), aim.exits)
    return with_supply or aim


def may_end(w: Ways, course: Course, chosen: Plan) -> bool:
    """May the retreat end in the hex that the units are in?"""
    return bool(chosen.aim.hexes >> course.at & 1) and _ends(w, course, chosen.manner)


def next_hexes(w: Ways, course: Course, chosen: Plan) -> list[HexId]:
    """The hexes through which one of the ends can still be reached."""
    manner, wanted = chosen
    if manner is Manner.FULL:
        return list(bits(_leading_to(w, course, wanted)))
    in_zone = bool(course.path and w.zone >> course.at & 1)
    found = []
    for h in _onward(w, course, in_zone, manner):
        further = course.on(h)
        if may_end(w, further, chosen) or aim_of(w, further, manner).within(wanted):
            found.append(h)
    return found


def next_areas(state: S42State, side: int, course: Course, chosen: Plan) -> list[int]:
    """The friendly Entry Areas that can be entered now (S42-12.2.g)."""
    if not chosen.aim.exits >> course.at & 1:
        return []
    hexes = state.country.area_hexes
    return [place for place in places(state, side) if hexes[area_of(place)] >> course.at & 1]


def survives(state: S42State, units: int, origin: HexId, length: int) -> bool:
    """Can any of these units retreat so far and live (S42-12.2.j)?"""
    fighting = members(units & state.setting.combat)
    if not fighting:
        return False
    side = state.side_of(fighting[0])
    kinds = {(bool(state.setting.mountain >> u & 1), spare_steps(state, 1 << u)) for u in fighting}
    for climbs, spare in kinds:
        group = sum(1 << u for u in fighting if bool(state.setting.mountain >> u & 1) == climbs)
        w = ways(state, side, group, units)
        course = Course(origin, (), (length,), spare)
        for manner in list(Manner)[: Manner.LOST]:
            if (manner is not Manner.SHORT or spare) and aim_of(w, course, manner):
                return True
    return False


def toll(state: S42State, u: int, party: int, origin: HexId, length: int) -> int:
    """Steps that the retreat of a unit costs: none, or those that shorten it (S42-12.1.3.c).

    `party` are all units that retreat. NO_TOLL if nothing saves the unit.
    """
    w = ways(state, state.side_of(u), 1 << u, party)
    course = Course(origin, (), (length,), length)
    for manner in (*Manner,)[: Manner.SHORT]:
        if aim_of(w, course, manner):
            return 0
    if not aim_of(w, course, Manner.SHORT):
        return NO_TOLL
    paid = (course._replace(spare=steps) for steps in range(1, length))
    return next(short.spare for short in paid if aim_of(w, short, Manner.SHORT))


def outlives_delay(state: S42State, u: int, party: int, origin: HexId) -> bool:
    """Can a unit retreat by Delay, one hex or two, and live (S42-11.6.1.a)?"""
    w = ways(state, state.side_of(u), 1 << u, party)
    course = Course(origin, (), lengths(DELAY, delay=True), 0)
    return any(aim_of(w, course, manner) for manner in (*Manner,)[: Manner.SHORT])


def cause_of_loss(state: S42State, side: int, units: int, at: HexId) -> str:
    """The rule that eliminates units which have nowhere to go."""
    causes = [step_refusal(state, side, units, at, d) for d in DIRECTIONS]
    if any(refusal is None for refusal in causes):
        return "S42-12.2.c"
    return min(refusal.rule for refusal in causes if refusal is not None)
