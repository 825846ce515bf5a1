"""Chapter 12: where units may retreat, and when no retreat saves them.

A retreat is searched before its first step. Layers of hexes spread from where the units stand,
one a step, kept in two sets: those entered freely and those that are vacant EZOC hexes, from
which no other one may be entered (S42-12.2.c). What the guidelines of S42-12.1.3 prefer is a
`Manner`; the best one that exists holds, and only steps that can still lead to one of its ends
are open.
"""

from enum import IntEnum
from typing import NamedTuple

from hexfront.games.s42 import supply
from hexfront.games.s42.areas import places
from hexfront.games.s42.state import S42State, area_of, members
from hexfront.games.s42.zones import Crossings, stepped
from hexfront.hexes import DIRECTIONS, NOWHERE, Bitboard, Grid, HexId
from hexfront.play import Refusal


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


_EXTRA = (Manner.EXTRA, Manner.CROOKED_EXTRA)


class Ways(NamedTuple):
    """The map as units that retreat together find it."""

    grid: Grid
    steps: Crossings
    """By direction: the hexes from which a step that way does not eliminate them."""
    zone: Bitboard
    """EZOC that no friend cancels."""
    havens: Bitboard
    """Hexes with friends that have not retreated in this phase."""
    exits: Bitboard
    """Hexes next to a friendly Entry Area."""


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
    return (1, 2) if delay else (length,)


def spare_steps(state: S42State, units: int) -> int:
    """Steps that each of the units can lose and live; non-combat units lose none."""
    fighting = units & state.setting.combat
    return min((state.steps(u) - 1 for u in members(fighting)), default=3)


# What a step does.


def ways(state: S42State, side: int, units: int, retreating: int) -> Ways:
    """The steps that units survive; `retreating` are all units that are on their way now."""
    setting, going, country = state.setting, state.going, state.country
    grid, own = country.grid, state.occupied[side]
    bonds, closed = state.bonds(1 - side), going.ground.closed
    enters = country.land & ~state.occupied[1 - side] & ~bonds.hexes  # S42-12.2.a, S42-12.2.b
    climbers = not units & ~setting.mountain
    near = grid.cells if units & setting.combat else own
    steps = []
    for d in DIRECTIONS:
        back = (d + 3) % 6
        bridged = going.fordable[d] & stepped(grid, own, back) & near  # S42-5.5.5, S42-12.2.e
        open_ = (going.open[d] | bridged) & ~closed[d] & ~bonds.sides[d]  # S42-12.2.f, S42-12.2.h
        if not climbers:
            open_ &= ~going.alpine[d]
        steps.append(open_ & stepped(grid, enters, back))
    havens = _havens(state, side, retreating)
    exits = 0
    for place in places(state, side):
        exits |= country.area_hexes[area_of(place)]  # S42-12.2.g
    a, b, c, d_, e, f = steps
    zone = state.zoc(1 - side) & ~havens  # S42-12.2.i
    return Ways(grid, (a, b, c, d_, e, f), zone, havens, exits)


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
    if state.occupied[1 - side] >> to & 1:
        return Refusal("S42-12.2.a", "no-retreat-enemy", args)
    if state.bonds(1 - side).bars(origin, direction, to):
        return Refusal("S42-12.2.b", "no-retreat-bond", args)
    if not ways(state, side, units, units).steps[direction] & bit:
        return Refusal("S42-12.2.e", "no-retreat-river", args)
    return None


# The search.


def _spread(w: Ways, free: Bitboard, held: Bitboard) -> tuple[Bitboard, Bitboard]:
    """One step from hexes entered freely and from vacant EZOC hexes."""
    from_free = from_held = 0
    for d in DIRECTIONS:
        from_free |= stepped(w.grid, free & w.steps[d], d)
        if held:
            from_held |= stepped(w.grid, held & w.steps[d], d)
    return (from_free | from_held) & ~w.zone, from_free & w.zone


def _outward(w: Ways, course: Course, manner: Manner) -> Aim:
    """The ends of ways that lead farther off with each step, or all but one with the extra hex."""
    done, start = len(course.path), 1 << course.at
    held = start & w.zone if done else 0
    free, hexes, exits = start ^ held, 0, 0
    extra = manner is Manner.EXTRA
    for length in range(done + 1, max(course.lengths) + 1):
        exits |= (free | held) & w.exits
        ring = w.grid.ring(course.origin, length)
        if extra and length > 1:
            ring |= w.grid.ring(course.origin, length - 1)
        free, held = _spread(w, free, held)
        free, held = free & ring, held & ring
        if length in course.lengths:
            hexes |= _beyond(w, course, held, length) if extra else free
            exits |= held & w.exits if extra else 0
    if extra and done in course.lengths and held:
        hexes |= _beyond(w, course, held, done)
        exits |= held & w.exits
    return Aim(hexes, exits)


def _beyond(w: Ways, course: Course, held: Bitboard, length: int) -> Bitboard:
    """The ends of the extra hex out of an EZOC (S42-12.2.d)."""
    out, _ = _spread(w, 0, held)
    return out & (w.grid.ring(course.origin, length) | w.grid.ring(course.origin, length + 1))


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
    found = []
    for d in DIRECTIONS:
        if not w.steps[d] >> at & 1:
            continue
        h = w.grid.adjacent[at][d]
        if h == course.origin or h in course.path or (in_zone and w.zone >> h & 1):
            continue
        found.append(h)
    return found


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
    """The ends that a retreat can still reach in one manner."""
    if manner in (Manner.FULL, Manner.EXTRA):
        return _outward(w, course, manner)
    return _winding(w, course, manner)


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


def cause_of_loss(state: S42State, side: int, units: int, at: HexId) -> str:
    """The rule that eliminates units which have nowhere to go."""
    causes = [step_refusal(state, side, units, at, d) for d in DIRECTIONS]
    if any(refusal is None for refusal in causes):
        return "S42-12.2.c"
    return min(refusal.rule for refusal in causes if refusal is not None)
