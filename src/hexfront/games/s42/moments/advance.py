"""Advance after combat (chapter 14): the Breakthrough Group first, then the other units."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.s42.advance import reserves
from hexfront.games.s42.advance.advancing import (
    can_step,
    candidates,
    hexes_left,
    must_stop,
    open_steps,
    too_many,
)
from hexfront.games.s42.advance.breakthrough import no_breakthrough
from hexfront.games.s42.choices import Advance, EndAdvance, FormGroup, Halt, Step, Take
from hexfront.games.s42.combat.battle import NONE, Battle
from hexfront.games.s42.maskirovka.armies import kept_out
from hexfront.games.s42.moments import breakthrough, movement
from hexfront.games.s42.movement.crowding import overfull_hexes
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId
from hexfront.play import Back, Choice
from hexfront.play.masks import members
from hexfront.play.moment import RulesStep, SideMoment

AUTO_DS_ADVANCE = 4
"""Units under Auto DS markers advance as after Adv 4 (S42-8.6.2.a)."""

Used = tuple[tuple[int, int], ...]
"""Units that may still advance, each with the hexes it has used."""


def begin_advance(state: S42State, battle: Battle) -> None:
    """A normal combat is over and the defenders have left their hex: the attackers advance."""
    waiting = tuple((u, 0) for u in candidates(state, battle))
    group = no_breakthrough(state, battle) is None
    state.stack.append(StackCheck(battle.side))
    state.stack.append(AdvanceNext(battle.side, battle, waiting, group, battle.air))


def begin_auto_advances(state: S42State) -> None:
    """At the end of the Combat Phase units under Auto DS markers advance (S42-8.6.2.a)."""
    groups, state.auto_ds_groups = state.auto_ds_groups, ()
    for h, units in reversed(groups):
        state.stack.append(AutoAdvance(state.side, h, tuple(members(units))))


def commit_reserves(state: S42State, side: int, h: HexId) -> None:
    """Reserves are activated and advance (S42-25.2.3.b)."""
    units = reserves.activate(state, side, h)
    battle = Battle(
        side=side, hex=h, attackers=units, adv=reserves.RESERVE_ADVANCE, reserve=True
    )  # fmt: skip
    state.stack.append(StackCheck(side))
    state.stack.append(AdvanceNext(side, battle, tuple((u, 0) for u in units), False, NONE))


def breakthrough_over(state: S42State, battle: Battle) -> None:
    """A Breakthrough Combat is over; the group that made it waits beneath."""
    breakthrough.go_on(state, battle)


class AutoAdvance(RulesStep[S42State], frozen=True, tag="AutoAdvance"):
    """The advance of the units of one Auto DS (S42-8.6.2.b)."""

    hex: HexId
    units: tuple[int, ...]

    def run(self, state: S42State) -> None:
        battle = Battle(
            side=self.side,
            hex=self.hex,
            attackers=self.units,
            automatic=True,
            code="DS",
            adv=AUTO_DS_ADVANCE,
        )
        begin_advance(state, battle)


class AdvanceNext(RulesStep[S42State], frozen=True, tag="AdvanceNext"):
    """The next unit to advance; goes on until nobody can or wants to."""

    battle: Battle
    waiting: Used
    group: bool
    """The Breakthrough Group may still be named (S42-15.2.1.a)."""
    air: int
    """The air unit that goes with the first stack to leave its hex, or NONE (S42-9.3.7.c)."""

    def run(self, state: S42State) -> None:
        able = tuple(u for u, used in self.waiting if self._can_go(state, u, used))
        hexes = breakthrough.forming_places(state, self.battle) if self.group else ()
        if able or hexes:
            state.stack.append(AdvanceChoice(self.side, self, able, hexes))

    def _can_go(self, state: S42State, u: int, used: int) -> bool:
        battle, units = self.battle, (u,)
        left = hexes_left(state, battle, units, used)
        return can_step(state, battle, units, state.place[u], left, first=not used)

    def without(self, *units: int) -> "AdvanceNext":
        waiting = tuple((u, used) for u, used in self.waiting if u not in units)
        return msgspec.structs.replace(self, waiting=waiting, group=False)


class AdvanceChoice(SideMoment[S42State], frozen=True, tag="AdvanceChoice"):
    """Who advances next (S42-14.1)."""

    takes: ClassVar[tuple[type[Choice], ...]] = (FormGroup, Advance, EndAdvance)

    following: AdvanceNext
    able: tuple[int, ...]
    hexes: tuple[int, ...]
    """Where a Breakthrough Group can be named."""

    def choices(self, state: S42State) -> Sequence[Choice]:
        listed: list[Choice] = [FormGroup(h) for h in self.hexes]
        listed += [Advance(u) for u in self.able]
        listed.append(EndAdvance())
        return listed

    def take(self, state: S42State, choice: Choice) -> None:
        state.stack.pop()
        after = self.following
        match choice:
            case EndAdvance():
                return
            case FormGroup(h):
                breakthrough.form_group(state, after, h)
            case Advance(u):
                used = dict(after.waiting)[u]
                state.stack.append(after.without(u))
                state.stack.append(AdvanceOn(self.side, after.battle, (u,), used, NONE))
            case _:
                raise self.illegal(choice)


class AdvanceOn(RulesStep[S42State], frozen=True, tag="AdvanceOn"):
    """Units on their advance; they are asked only while they can go on."""

    battle: Battle
    units: tuple[int, ...]
    used: int
    air: int
    moved: bool = False

    def run(self, state: S42State) -> None:
        at, battle = state.place[self.units[0]], self.battle
        left = hexes_left(state, battle, self.units, self.used)
        onward = open_steps(state, battle, self.units, at, left, first=not self.used)
        if not onward:
            return
        mates = () if self.moved else self._mates(state, at)
        halt = self.moved and too_many(state, battle.side, at) is None
        state.stack.append(Advancing(self.side, self, tuple(onward), mates, halt))

    def _can_go(self, state: S42State, units: Sequence[int]) -> bool:
        left = hexes_left(state, self.battle, units, self.used)
        at = state.place[units[0]]
        return can_step(state, self.battle, units, at, left, first=not self.used)

    def _mates(self, state: S42State, at: int) -> tuple[int, ...]:
        """Units of the same place that can go the same way."""
        waiting = state.stack[-1]
        if not isinstance(waiting, AdvanceNext):
            raise TypeError("an advance without the units that wait for it")
        return tuple(
            u for u, used in waiting.waiting
            if used == self.used and state.place[u] == at and self._can_go(state, (*self.units, u))
        )  # fmt: skip


class Advancing(SideMoment[S42State], frozen=True, tag="Advancing"):
    """The next hex of an advance."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Step, Take, Halt)

    march: AdvanceOn
    onward: tuple[int, ...]
    mates: tuple[int, ...]
    halt: bool

    def way_back(self, state: S42State) -> Back:
        return "no" if self.march.moved else "out"

    def choices(self, state: S42State) -> Sequence[Choice]:
        listed: list[Choice] = [Step(place) for place in self.onward]
        listed += [Take(u) for u in self.mates]
        if self.halt:
            listed.append(Halt())
        return listed

    def take(self, state: S42State, choice: Choice) -> None:
        state.stack.pop()
        march = self.march
        match choice:
            case Step(place):
                self._step(state, place)
            case Take(u):
                state.stack[-1] = state.stack[-1].without(u)
                state.stack.append(msgspec.structs.replace(march, units=(*march.units, u)))
            case Halt():
                return
            case _:
                raise self.illegal(choice)

    def _step(self, state: S42State, place: int) -> None:
        march, following = self.march, state.stack[-1]
        if kept_out(state, self.side, place):
            state.stack.append(march)
            return
        at, air = state.place[march.units[0]], march.air
        if following.air != NONE and state.air_at[following.air] == at and not march.moved:
            air = following.air
            state.stack[-1] = msgspec.structs.replace(following, air=NONE)
        if not must_stop(state, march.battle, at, place):
            further = msgspec.structs.replace(march, used=march.used + 1, air=air, moved=True)
            state.stack.append(further)
        breakthrough.advance_into(state, march.battle, march.units, place, air)


class StackCheck(RulesStep[S42State], frozen=True, tag="StackCheck"):
    """The stacking limit holds at the end of an advance (S42-14.1.d).

    Own units that retreated in this phase, withdrew at the end of the Movement Phase or came out of
    a holding box with its removal may be too many until the next Movement Phase.
    """

    def run(self, state: S42State) -> None:
        retreated = state.retreated | state.withdrawn  # S42-12.1.4.a
        allowed = retreated | state.unpacked  # S42-34.7.b
        crowded = overfull_hexes(state, self.side, allowed)
        if crowded:
            state.stack += [self, movement.Overstacked(self.side, crowded[0])]
