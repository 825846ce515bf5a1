"""Chapter 5.1 to 5.4: who may move, by which kind of movement and how far.

The kind of movement is never declared: a unit may stand where its path is legal by spending MPs
within its MA, by Tactical Movement (one or two hexes) or by Extended Movement. Costs are kept in
half MPs, as the road rate asks.
"""

from enum import IntEnum
from functools import cache
from typing import NamedTuple

from msgspec import Struct

from hexfront.games.s42.country.country import Gait
from hexfront.games.s42.maskirovka.armies import inside
from hexfront.games.s42.places import AREA, BOXED, PENDING, area_of, area_place
from hexfront.games.s42.scenarios.scenariofile import TacticalOnly
from hexfront.games.s42.setting import AXIS, SIDES, Setting
from hexfront.games.s42.state import S42State
from hexfront.play import Refusal
from hexfront.play.masks import members

HALVES = 2
"""Half MPs to a point."""
FOOT, MECHANIZED, BOTH = Gait.FOOT.value, Gait.MECHANIZED.value, 2
"""The columns of costs: the last is that of a stack with units of both gaits."""
NEVER = -1
"""A budget of a kind of movement that is not open."""


class Kind(IntEnum):
    """The kinds of movement (S42-5.1, S42-5.4, S42-5.3)."""

    NORMAL = 0
    TACTICAL = 1
    EXTENDED = 2


class Budget(Struct, frozen=True, gc=False):
    """What a stack may still spend, by kind of movement; NEVER where a kind is closed."""

    normal: int
    """Half MPs within the MA."""
    extended: int
    """Half MPs with the three points of Extended Movement."""
    hexes: int
    """Hexes of Tactical Movement."""

    @property
    def most(self) -> int:
        return max(self.normal, self.extended)

    def after(self, hexes: int, halves: int) -> "Budget":
        """What is left once the stack has entered so many hexes for so many half MPs."""
        return Budget(
            max(self.normal - halves, NEVER),
            max(self.extended - halves, NEVER),
            max(self.hexes - hexes, 0),
        )


class Joined(NamedTuple):
    """When a unit joined a moving stack: where, and what the stack had done before."""

    place: int
    hexes: int = 0
    halves: int = 0


# Who may move.


def movers(state: S42State, side: int) -> int:
    """The units of a side that `hindered` lets move, all at once."""
    there, own = state.on_map, state.setting.own[side]
    waiting = state.waiting & own & ~state.disordered  # S42-22.3.1.e
    if waiting and not state.preliminary:  # S42-S2.4.1.b
        for n in exit_areas(state, side):
            waiting &= ~state.at.get(area_place(n), 0)  # S42-S1.2.h
        there |= waiting
    return there & own & ~_stuck(state)


def movers_at(state: S42State, side: int, place: int) -> int:
    """Those of one hex or Entry Area."""
    units = state.units_at(place, side) & ~_stuck(state)
    return units if place >= 0 else units & _may_leave(state, side, place)


def _stuck(state: S42State) -> int:
    """The units that do not move wherever they are."""
    stuck = state.moved | state.locked | state.train | state.auto_ds | state.immobile
    if state.stowed:
        for army in state.setting.reserve_armies:
            stuck |= bool(_just_stowed(state, army)) << army
    return stuck


def _just_stowed(state: S42State, army: int) -> int:
    """The units that were put into the box of an army in this Movement Phase (S42-34.3.1.d)."""
    return inside(state, army) & state.stowed & state.moved


def _may_leave(state: S42State, side: int, place: int) -> int:
    """The units that may leave an Entry Area, as a mask."""
    if state.preliminary or area_of(place) in exit_areas(state, side):
        return 0  # S42-S2.4.1.b, S42-S1.2.h
    return ~state.disordered  # S42-22.3.1.e


def hindered(state: S42State, u: int) -> Refusal | None:
    """Why a unit may not move at all now."""
    bit, place, side = 1 << u, state.place[u], state.side_of(u)
    if place == BOXED:
        return Refusal("S42-34.4.2.c", "no-box-inside", {"unit": u})
    if place < 0 and place > AREA:
        return Refusal("S42-5.1.a", "no-not-on-map", {"unit": u})
    if state.locked & bit:
        return Refusal(lock_rule(state, u), "no-locked", {"unit": u})
    if state.train & bit:
        return Refusal("S42-5.6.3.e", "no-train", {"unit": u})
    if state.auto_ds & bit:
        return Refusal("S42-8.6.1.d", "no-auto-ds", {"unit": u})
    if state.immobile & bit:
        return Refusal("S42-18.6.8.c", "no-immobile", {"unit": u})
    if state.reserve & bit:
        return Refusal("S42-25.2.1.d", "no-reserve-moves", {"unit": u})
    if state.moved & bit:
        return Refusal("S42-5.1.d", "no-moved", {"unit": u})
    if state.stowed and _just_stowed(state, u):
        return Refusal("S42-34.3.1.d", "no-army-filled", {"unit": u})
    if place <= AREA and state.preliminary:
        return Refusal("S42-S2.4.1.b", "no-preliminary-entry", {"unit": u})
    if place <= AREA and area_of(place) in exit_areas(state, side):
        return Refusal("S42-S1.2.h", "no-return", {"unit": u})
    if place <= AREA and state.disordered & bit:
        return Refusal("S42-22.3.1.e", "no-leave-disordered", {"unit": u})
    return None


def lock_rule(state: S42State, u: int) -> str:
    """The rule that binds a unit to its place."""
    if state.setting.garrison >> u & 1:
        return "S42-20.4.a"
    name = state.setting.units[u].id
    return next((f.rule for f in state.setting.file.frozen if name in f.units), "S42-20.6.a")


def exit_areas(state: S42State, side: int) -> tuple[int, ...]:
    """Entry Areas through which a side only leaves the map (S42-S1.2.g)."""
    return _exit_areas(state.setting) if side == AXIS else ()


@cache
def _exit_areas(setting: Setting) -> tuple[int, ...]:
    index = setting.country.area_index
    return tuple(index[area] for area in setting.file.exit_areas if area in index)


# How far.


def allowance(state: S42State, u: int) -> int:
    """The MA of a unit in half MPs; Snow takes a point (S42-23.2.4.c)."""
    ma = state.face(u).ma
    if state.setting.armies >> u & 1:
        ma = _pace(state, u, ma)
    return max(ma + state.setting.weather_effects[state.weather].ma, 0) * HALVES


def _pace(state: S42State, army: int, own: int) -> int:
    """A Reserve Army goes as fast as the slowest unit in its box (S42-34.3.1.b)."""
    slowest = min((state.face(u).ma for u in members(inside(state, army))), default=own)
    return state.setting.rules.army_pace(own, slowest)


def only_tactical(state: S42State, u: int) -> Refusal | None:
    """Why a unit may use no more than Tactical Movement."""
    return slowed(state, u) or short_turn(state, u)


def slowed(state: S42State, u: int) -> Refusal | None:
    """Why the state of a unit lets it use no more than Tactical Movement."""
    bit = 1 << u
    if state.besieged & bit:
        return Refusal("S42-29.1.2.b", "no-contested-leave", {"unit": u})
    if state.disrupted & bit:
        return Refusal("S42-13.2.1.a", "no-disrupted", {"unit": u})
    if state.oos & bit and state.setting.mechanized & bit:
        return Refusal("S42-16.4.b", "no-out-of-supply", {"unit": u})
    if state.ready_supply & bit:
        return Refusal("S42-18.6.3.d", "no-ready-supply", {"unit": u})
    if state.setting.armies & bit:  # S42-34.3.1.e
        within = (slowed(state, v) for v in members(inside(state, u)))
        return next((found for found in within if found is not None), None)
    return None


def short_turn(state: S42State, u: int, *, by_rail: bool = False) -> Refusal | None:
    """Why the scenario lets a unit move only tactically this turn (S42-S1.2.b, S42-S3.4.c)."""
    if state.mini_turn and not state.full_retreat >> u & 1:
        return Refusal("S42-33.2.3.b", "no-mini-turn", {"unit": u})
    limit = tactical_turn(state, state.setting.side[u])
    if limit is None or (by_rail and limit.rail):
        return None
    if limit.all_units or state.setting.combat >> u & 1:
        return Refusal(limit.rule, "no-tactical-turn", {"unit": u})
    return None


def tactical_turn(state: S42State, side: int) -> TacticalOnly | None:
    """Is this a turn in which a side moves only tactically?"""
    return _tactical_turn(state.setting, state.turn, side)


@cache
def _tactical_turn(setting: Setting, turn: int, side: int) -> TacticalOnly | None:
    for limit in setting.file.tactical_only:
        if limit.turn == turn and limit.side is SIDES[side]:
            return limit
    return None


def no_extended(state: S42State, u: int) -> Refusal | None:
    """Why a unit may not use Extended Movement."""
    setting, bit = state.setting, 1 << u
    if state.preliminary:
        return Refusal("S42-S2.4.1.a", "no-preliminary", {"unit": u})
    if setting.supply & bit:
        return Refusal("S42-18.6.3.b", "no-extended-supply", {"unit": u})
    if setting.asu & bit:
        return Refusal("S42-18.2.2.a", "no-extended-asu", {"unit": u})
    if setting.units[u].black_box:
        return Refusal("S42-2.3.2.c", "no-extended-black-box", {"unit": u})
    return None


def budget(
    state: S42State,
    units: tuple[int, ...],
    joined: tuple[Joined, ...] = (),
    hexes: int = 0,
    halves: int = 0,
) -> Budget:
    """What a stack may still spend; it goes by the slowest of its units (S42-5.1.b).

    `hexes` and `halves` are what the stack has done, of which each unit did the part since it
    joined.
    """
    figures, armies = state.setting.charts.terrain.movement, state.setting.armies
    normal = extended = 1000
    left = figures.tactical
    for n, u in enumerate(units):
        _, gone, spent = joined[n] if joined else _AT_ONCE
        one = state.fresh >> u & 1 or (armies and refilled(state, u))
        left = min(left, (1 if one else figures.tactical) - hexes + gone)  # S42-21.4.b
        if one or only_tactical(state, u) is not None:
            normal = extended = NEVER
            continue
        unspent = allowance(state, u) - halves + spent
        normal = min(normal, unspent)
        if no_extended(state, u) is not None:
            extended = NEVER
        else:
            extended = min(extended, unspent + figures.extended * HALVES)  # S42-5.3.a
    return Budget(max(normal, NEVER), max(extended, NEVER), max(left, 0))


_AT_ONCE = Joined(PENDING)
"""A unit that goes with its stack from the first step, wherever that is."""


def refilled(state: S42State, u: int) -> bool:
    """Is it a Reserve Army in which a unit took a replacement (S42-34.3.1.c)?"""
    return bool(state.setting.armies >> u & 1 and inside(state, u) & state.fresh)


def column_of(setting: Setting, stack: int) -> int:
    """The column of costs for a stack: on foot, mechanized, or the dearer of both."""
    if not stack & ~setting.mechanized:
        return MECHANIZED
    return BOTH if stack & setting.mechanized else FOOT


# The consequences of having moved.


def kind_of(state: S42State, u: int, hexes: int, halves: int) -> Kind:
    """The kind of movement that took a unit so many hexes at such a cost."""
    if halves <= allowance(state, u) and only_tactical(state, u) is None:
        return Kind.NORMAL
    tactical = state.setting.charts.terrain.movement.tactical
    return Kind.TACTICAL if hexes <= tactical else Kind.EXTENDED
