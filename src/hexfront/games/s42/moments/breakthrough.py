"""Breakthrough Combat (chapter 15): the group, its advance and its combats."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from hexfront.games.s42.advance.advancing import meets_enemy, slowed
from hexfront.games.s42.advance.breakthrough import (
    GOES_ON,
    Group,
    able,
    crowded,
    fighting,
    group_of,
    group_steps,
    recruits,
    targets,
)
from hexfront.games.s42.choices import Breakthrough, DropOff, Halt, Step, Take
from hexfront.games.s42.combat.battle import NONE, Battle
from hexfront.games.s42.maskirovka.armies import kept_out
from hexfront.games.s42.means.offensives import hq_gone
from hexfront.games.s42.moments import combat
from hexfront.games.s42.moments.retreat import check_withdrawals, withdraw_unguarded
from hexfront.games.s42.movement.occupy import entered
from hexfront.games.s42.places import HOLDING
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId, union
from hexfront.play import Back, Choice
from hexfront.play.moment import RulesStep, SideMoment
from hexfront.play.teams import FOE

if TYPE_CHECKING:
    from hexfront.games.s42.moments.advance import AdvanceNext


def advance_into(
    state: S42State, battle: Battle, units: Sequence[int], place: int, air: int
) -> None:
    """Put advancing units into a hex or Entry Area, with what follows from it."""
    left = union(HexId(state.place[u]) for u in units if state.place[u] >= 0)
    for u in units:
        args = {"unit": u, "from": state.place[u], "to": place}
        state.put(u, place)
        if state.offensives:
            hq_gone(state, u, 1)
        state.note("log-advanced", "S42-14.1.a", None, None, **args)
    if air != NONE:
        state.air_at[air] = place if place >= 0 else HOLDING
    if place >= 0:
        entered(state, battle.side, HexId(place))
        if fighting(state, tuple(units)):
            check_withdrawals(state, battle.side, HexId(place))
    withdraw_unguarded(state, battle.side, left)


# Naming the group.


def forming_places(state: S42State, battle: Battle) -> tuple[int, ...]:
    """Where the group can be named: a stack that attacked, or the vacated hex (S42-15.2.3.a)."""
    places = sorted({state.place[u] for u in battle.attackers}, reverse=True)
    inside = battle.hex in places
    found = [p for p in places if p != battle.hex and group_of(state, battle, p)]
    if (inside or len(found) > 1) and fighting(state, recruits(state, battle, ())):
        found.append(battle.hex)
    return tuple(found)


def form_group(state: S42State, after: "AdvanceNext", h: int) -> None:
    """The group is named; the other units wait for it to finish (S42-15.2.2.a)."""
    state.note("log-group", "S42-15.2.3.a", side=after.side, hex=h)
    if h == after.battle.hex:
        state.stack.append(after.without())
        state.stack.append(Forming(after.side, after.battle, (), (), NONE))
        return
    units = group_of(state, after.battle, h)
    air = _air_from(state, after.air, h)
    state.stack.append(_parted(after, units, air))
    group = Group(units=units, at=h, air=air)
    state.stack.append(GroupNext(after.side, after.battle, group))


def _air_from(state: S42State, air: int, place: int) -> int:
    """The air unit of the combat, if it is stationed there (S42-9.3.7.b)."""
    return air if air != NONE and state.air_at[air] == place else NONE


def _parted(after: "AdvanceNext", units: tuple[int, ...], air: int) -> "AdvanceNext":
    """Those that still wait when units leave, and the air unit perhaps with them."""
    return msgspec.structs.replace(after.without(*units), air=NONE if air != NONE else after.air)


class Forming(SideMoment[S42State], frozen=True, tag="Forming"):
    """Units that attacked move into the vacated hex and form the group (S42-15.2.3.b)."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Take, Halt)

    battle: Battle
    taken: tuple[int, ...]
    bogged: tuple[int, ...]
    """Those of them that go no farther: it is Marsh or Mountain (S42-15.2.9.b)."""
    air: int

    def way_back(self, state: S42State) -> Back:
        return "no" if self.taken else "out"

    def choices(self, state: S42State) -> Sequence[Choice]:
        listed: list[Choice] = [Take(u) for u in recruits(state, self.battle, self.taken)]
        if fighting(state, self.taken):
            listed.append(Halt())
        return listed

    def take(self, state: S42State, choice: Choice) -> None:
        state.stack.pop()
        match choice:
            case Take(u):
                self._call(state, u)
            case Halt():
                units = tuple(u for u in self.taken if u not in self.bogged)
                if fighting(state, units):
                    group = Group(
                        units=units, at=self.battle.hex, used=1, entered=True, moved=True,
                        air=self.air,
                    )  # fmt: skip
                    state.stack.append(GroupNext(self.side, self.battle, group))
            case _:
                raise self.illegal(choice)

    def _call(self, state: S42State, u: int) -> None:
        at, following = state.place[u], state.stack[-1]
        air = _air_from(state, following.air, at)
        state.stack[-1] = _parted(following, (u,), air)
        bogged = (u,) if slowed(state, at, self.battle.hex) else ()
        state.stack.append(
            msgspec.structs.replace(
                self,
                taken=(*self.taken, u),
                bogged=(*self.bogged, *bogged),
                air=air if air != NONE else self.air,
            )
        )
        advance_into(state, self.battle, (u,), self.battle.hex, air)


# The advance of the group.


class GroupNext(RulesStep[S42State], frozen=True, tag="GroupNext"):
    """The group goes on while it can, then the other units follow."""

    battle: Battle
    group: Group

    def run(self, state: S42State) -> None:
        group, battle = self.group, self.battle
        steps = group_steps(state, battle, group)
        hexes = targets(state, battle, group)
        if not steps and not hexes:
            end_group(state, group)
            return
        passing = bool(steps) and crowded(state, battle, group)
        if passing:  # S42-14.1.d
            state.stack.append(
                GroupAdvance(self.side, battle, group, tuple(steps), (), (), passing)
            )
            return
        loose = group.units if len(fighting(state, group.units)) > 1 else tuple(
            u for u in group.units if not state.setting.combat >> u & 1
        )  # fmt: skip
        state.stack.append(
            GroupAdvance(self.side, battle, group, tuple(steps), tuple(hexes), loose)
        )


class GroupAdvance(SideMoment[S42State], frozen=True, tag="GroupAdvance"):
    """What the Breakthrough Group does next (S42-15.2.4)."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Step, Breakthrough, DropOff, Halt)

    battle: Battle
    group: Group
    steps: tuple[int, ...]
    targets: tuple[int, ...]
    loose: tuple[int, ...]
    """Units that it can do without."""
    passing: bool = False
    """The hex is too full to stay in."""

    def way_back(self, state: S42State) -> Back:
        group = self.group
        return "no" if group.used or group.moved or group.entered else "out"

    def choices(self, state: S42State) -> Sequence[Choice]:
        listed: list[Choice] = [Step(place) for place in self.steps]
        listed += [Breakthrough(h) for h in self.targets]
        listed += [DropOff(u) for u in self.loose]
        if not self.passing:
            listed.append(Halt())
        return listed

    def take(self, state: S42State, choice: Choice) -> None:
        state.stack.pop()
        match choice:
            case Step(place):
                _step(state, self.battle, self.group, place)
            case Breakthrough(h):
                self._attack(state, HexId(h))
            case DropOff(u):
                group = drop(self.group, (u,))
                state.stack.append(GroupNext(self.side, self.battle, group))
            case Halt():
                end_group(state, self.group)
            case _:
                raise self.illegal(choice)

    def _attack(self, state: S42State, h: HexId) -> None:
        """The group waits beneath until the combat is over."""
        group = self.group
        units = able(state, self.battle, group)
        behind = tuple(u for u in group.units if u not in units)
        group = drop(group, behind)
        state.stack.append(GroupNext(self.side, self.battle, group))
        combat.gather(
            state, self.side, h, breakthrough=True, units=fighting(state, units), air=group.air
        )


def drop(group: Group, units: tuple[int, ...]) -> Group:
    """Leave units behind; they may go on later, without combat (S42-15.2.10.a)."""
    used = group.used + (not group.entered and group.moved)
    stopped = group.pinned or group.ended
    left = () if stopped else tuple((u, used) for u in units)
    return msgspec.structs.replace(
        group,
        units=tuple(u for u in group.units if u not in units),
        dropped=(*group.dropped, *left),
    )


def _step(state: S42State, battle: Battle, group: Group, place: int) -> None:
    """The group enters a hex: a free one, or at the cost of one of its hexes."""
    if kept_out(state, battle.side, place):
        state.stack.append(GroupNext(battle.side, battle, group))
        return
    free = place == group.free
    if not free:
        units = able(state, battle, group, entering=place == battle.hex)
        group = drop(group, tuple(u for u in group.units if u not in units))
    over = slowed(state, group.at, place)
    moved = msgspec.structs.replace(
        group,
        at=place,
        used=group.used + (not free),
        entered=group.entered or place == battle.hex,
        moved=True,
        pinned=meets_enemy(state, battle, place),  # S42-15.2.6.a
        free=NONE,
    )
    if over:
        end_group(state, moved)
    else:
        state.stack.append(GroupNext(battle.side, battle, moved))
    advance_into(state, battle, group.units, place, group.air)


def end_group(state: S42State, group: Group) -> None:
    """The group is done; units left on the way join those that wait (S42-15.2.2.a)."""
    waiting = state.stack[-1]
    state.stack[-1] = msgspec.structs.replace(waiting, waiting=(*waiting.waiting, *group.dropped))


def go_on(state: S42State, fought: Battle) -> None:
    """What a Breakthrough Combat leaves to the group (S42-15.2.6 to S42-15.2.8)."""
    waiting = state.stack.pop()
    if not isinstance(waiting, GroupNext):
        raise TypeError("a Breakthrough Combat without its group")
    group = waiting.group
    units = tuple(u for u in group.units if state.place[u] == group.at)
    if not fighting(state, units):
        end_group(state, group)
        return
    emptied = not (fought.held or state.occupied[FOE[fought.side]] >> fought.hex & 1)
    adv = state.weather_effects.advance_of(fought.adv)
    goes_on = emptied and adv >= GOES_ON and not (fought.delay or fought.limited)
    zone = state.zoc(FOE[fought.side])
    group = msgspec.structs.replace(
        group,
        units=units,
        used=group.used + 1,
        ended=not goes_on,  # S42-15.2.7.a
        free=fought.hex if emptied else NONE,
        pinned=group.pinned and bool(zone >> group.at & 1),  # S42-15.2.6.b
    )
    state.stack.append(GroupNext(waiting.side, waiting.battle, group))
