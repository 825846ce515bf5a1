"""The Movement Phase (ASL-3.3): unit by unit and stack by stack, MF by MF."""

from collections.abc import Iterable, Sequence

import msgspec

from hexfront.games.aslsk.choices import (
    AssaultMove,
    Done,
    DoubleTime,
    Drop,
    Exit,
    Hatch,
    Join,
    Leave,
    PlaceCharge,
    Push,
    Recover,
    Step,
    Stop,
    Take,
    ThrowSmoke,
)
from hexfront.games.aslsk.moments.actions import ChargeSet, DrawFire, GrenadeRoll
from hexfront.games.aslsk.moments.base import AslskMoment, RulesStep
from hexfront.games.aslsk.moments.driving import Driving
from hexfront.games.aslsk.moments.parted import part
from hexfront.games.aslsk.moments.parting import part_vehicles
from hexfront.games.aslsk.moments.pushing import PushRoll
from hexfront.games.aslsk.moments.rally import RecoveryRoll
from hexfront.games.aslsk.movement.actions import (
    charge_cost,
    drops,
    grenade_cost,
    recovery_cost,
    undertakings,
)
from hexfront.games.aslsk.movement.advance import droppable
from hexfront.games.aslsk.movement.allowance import (
    March,
    bond,
    parted,
    purse_here,
    step_purse,
    step_purses,
)
from hexfront.games.aslsk.movement.entry import leave_map
from hexfront.games.aslsk.movement.marching import (
    assault,
    blunder,
    close_phase,
    double,
    enter,
    finish,
    going,
    lay_down,
    leave_weapon,
    open_phase,
    show,
    spend,
)
from hexfront.games.aslsk.movement.portage import stuck
from hexfront.games.aslsk.movement.pushing import pushes
from hexfront.games.aslsk.movement.steps import (
    beside_exit,
    joiners,
    keeps_road,
    may_assault,
    may_double,
    may_exit,
    may_leave,
    movable,
    step_cost,
    ways,
)
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.driving import owing
from hexfront.games.aslsk.vehicles.hatches import change, changes
from hexfront.hexes import HexId
from hexfront.play import Back, Choice
from hexfront.play.masks import each, mask_of, members
from hexfront.play.teams import FOE


def begin(state: AslskState) -> None:
    """The ATTACKER may move."""
    open_phase(state)
    state.stack.append(NextMove(state.attacker))


def end(state: AslskState) -> None:
    """Smoke grenades and Residual FP go; vehicles do not share a hex (ASL-3.3.2.o)."""
    close_phase(state)
    if state.vehicles:
        part_vehicles(state)


class NextMove(RulesStep, frozen=True, tag="NextMove"):
    """A stack has finished: is there another to move?

    Where nobody is left who could pick it up, what is to be dropped can wait for the APh.
    """

    def run(self, state: AslskState) -> None:
        state.group = 0
        moment = Movement(self.side)
        listed = moment.choices(state)
        if any(not isinstance(choice, Drop | Done) for choice in listed):
            state.ask(moment, listed)


class Movement(AslskMoment, frozen=True, tag="Movement"):
    """The ATTACKER picks the next unit to move, or has moved enough (ASL-3.3.1.f)."""

    takes = (Take, Drop, Hatch, Done)

    def choices(self, state: AslskState) -> Sequence[Choice]:
        listed: list[Choice] = [*map(Take, members(movable(state, self.side)))]
        listed += map(Drop, droppable(state, self.side))
        if state.vehicles:
            listed += map(Hatch, changes(state, self.side))
            return listed if owing(state, self.side) else [*listed, Done()]
        return [*listed, Done()]

    def take(self, state: AslskState, choice: Choice) -> None:
        match choice:
            case Take(unit):
                state.group = 1 << unit
                state.stack[-1] = NextMove(self.side)
                if state.vehicles >> unit & 1:
                    state.stack.append(Driving(self.side, unit))
                else:
                    state.stack.append(Marching(self.side, March((unit,))))
            case Drop(weapon):
                lay_down(state, weapon)
            case Hatch(unit):
                change(state, unit)
                if unit in state.movers:
                    state.stack.append(DrawFire(self.side))  # ASL-7.7.m
            case Done():
                state.stack.pop()
            case _:
                raise self.illegal(choice)


class Regrouping(AslskMoment, frozen=True, tag="Regrouping"):
    """A part of the moving stack has finished; the rest goes on, or stays (ASL-3.3.1.h)."""

    takes = (Take, Stop)

    bonds: tuple[tuple[int, int], ...]

    def choices(self, state: AslskState) -> Sequence[Choice]:
        return [*map(Take, waiting_parts(state, self.bonds)), Stop()]

    def take(self, state: AslskState, choice: Choice) -> None:
        match choice:
            case Take(unit):
                march = March((unit,), self.bonds, begun=True)
                state.stack[-1] = Marching(self.side, march)
            case Stop():
                state.stack.pop()
                for u in each(state.group):
                    finish(state, u)
            case _:
                raise self.illegal(choice)


class Onward(RulesStep, frozen=True, tag="Onward"):
    """MF were spent and the fire that they drew is over: who can go on?"""

    march: March

    def run(self, state: AslskState) -> None:
        march = self._kept(state, self.march)
        if len(march.units) > 1:
            for u in march.units:
                if not _has_mf(state, march, u):
                    finish(state, u)
            march = self._kept(state, march)
        if march.units and self._goes_on(state, march):
            return
        for u in march.units:
            finish(state, u)
        go_on(state, self.side, march)

    def _goes_on(self, state: AslskState, march: March) -> bool:
        """Ask units that can still do something; what they can do for MF is listed first."""
        moment = Marching(self.side, march)
        listed = moment.choices(state)
        if isinstance(listed[0], Drop | Leave | Stop) and not can_act(state, march):
            return False
        state.ask(moment, listed)
        return True

    def _kept(self, state: AslskState, march: March) -> March:
        """The march without those who can go no farther: broken, pinned, finished."""
        left = tuple([u for u in march.units if going(state, u)])
        if left == march.units:
            return march
        for u in march.units:
            if u not in left:
                finish(state, u)
        return msgspec.structs.replace(march, units=left)


class Marching(AslskMoment, frozen=True, tag="Marching"):
    """Units that move together: what they do next."""

    takes = (
        Step,
        Push,
        ThrowSmoke,
        Recover,
        PlaceCharge,
        Exit,
        Stop,
        Join,
        Leave,
        DoubleTime,
        AssaultMove,
        Drop,
    )

    march: March

    def way_back(self, state: AslskState) -> Back:
        return "out" if self.march.fresh and not self.march.begun else "no"

    def choices(self, state: AslskState) -> Sequence[Choice]:
        listed = self.deeds(state)
        return [*listed, Stop()] if self.may_stop(state, listed) else listed

    def deeds(self, state: AslskState) -> list[Choice]:
        """All that the units can still do."""
        march = self.march
        steps = ways(state, march)
        listed: list[Choice] = [*steps, *pushes(state, march), *undertakings(state, march)]
        if beside_exit(state, march) and may_exit(state, march) is None:
            listed.append(Exit())
        if march.fresh:
            listed += map(Join, joiners(state, march))
            listed += self._declarations(state, steps)
        listed += drops(state, march)
        if len(march.units) > 1:
            listed += [Leave(u) for u in march.units if may_leave(state, march, u) is None]
        return listed

    def may_stop(self, state: AslskState, deeds: Sequence[Choice]) -> bool:
        """Whether the units may have done enough: an assault has to be made (ASL-3.3.1.i)."""
        return not deeds or not owes_step(state, self.march)

    def _declarations(self, state: AslskState, steps: Sequence[Step]) -> list[Choice]:
        listed: list[Choice] = []
        units = self.march.units
        if any(may_double(state, u) is None for u in units):
            listed.append(DoubleTime())
        if any(may_assault(state, u) is None for u in units) and self._leaves_mf(state, steps):
            listed.append(AssaultMove())
        return listed

    def leaves_mf(self, state: AslskState) -> bool:
        """Whether there is a step that does not use all MF (ASL-3.3.1.i)."""
        return self._leaves_mf(state, ways(state, self.march))

    def _leaves_mf(self, state: AslskState, steps: Iterable[Step]) -> bool:
        place = state.place[self.march.units[0]]
        purses = step_purses(state, self.march)
        return any(
            step_cost(state, place, HexId(s.hex), road=s.road)
            < purses[keeps_road(state, HexId(s.hex), road=s.road)]
            for s in steps
        )

    def take(self, state: AslskState, choice: Choice) -> None:
        match choice:
            case Step(to, road):
                self._step(state, HexId(to), road=road)
            case Push(weapon, to, road):
                self._go_on(state, parted(self.march, self.march.units))
                state.stack.append(PushRoll(self.side, self.march, weapon, to, road))
            case ThrowSmoke(unit, to):
                self._throw(state, unit, HexId(to))
            case Recover(unit, weapon):
                self._act(state, unit, recovery_cost(state))
                state.stack += [DrawFire(self.side), RecoveryRoll(self.side, unit, weapon)]
            case PlaceCharge(unit, weapon, to, vehicle):
                self._act(state, unit, charge_cost(state, unit, HexId(to)))
                laid = ChargeSet(self.side, unit, weapon, to, vehicle)
                state.stack += [laid, DrawFire(self.side)]
            case Exit():
                show(state, self.march.units)
                for u in self.march.units:
                    leave_map(state, u)
                self._stop(state)
            case Stop():
                self._stop(state)
            case _:
                self._arrange(state, choice)

    def _arrange(self, state: AslskState, choice: Choice) -> None:
        """What costs no MF: who moves, how, and with what."""
        units = self.march.units
        match choice:
            case Join(unit):
                self._join(state, unit)
            case Leave(unit):
                left = tuple(u for u in units if u != unit)
                march = msgspec.structs.replace(self.march, units=left)
                state.stack[-1] = Onward(self.side, march)
            case DoubleTime():
                for u in units:
                    if may_double(state, u) is None:
                        double(state, u)
            case AssaultMove():
                for u in units:
                    if may_assault(state, u) is None:
                        assault(state, u)
            case Drop(weapon):
                leave_weapon(state, self.march, weapon)
            case _:
                raise self.illegal(choice)

    def _join(self, state: AslskState, u: int) -> None:
        march = self.march
        state.group |= 1 << u
        bonds = march.bonds if march.begun else bond(state, march, u)
        units = (*march.units, u)
        joined = msgspec.structs.replace(march, units=units, bonds=bonds)
        state.stack[-1] = Marching(self.side, joined)

    def _step(self, state: AslskState, to: HexId, *, road: bool) -> None:
        march, before = self.march, state.place[self.march.units[0]]
        if state.units_at(to, FOE[self.side]):
            self._go_on(state, march.bonds)
            blunder(state, march, to, road=road)
        else:
            self._go_on(state, parted(march, march.units))
            enter(state, march, to, road=road)
        state.stack.append(DrawFire(self.side))
        part(state, before, march.units)

    def _throw(self, state: AslskState, u: int, h: HexId) -> None:
        self._act(state, u, grenade_cost(state, u, h))
        state.smoked |= 1 << u
        state.stack += [DrawFire(self.side), GrenadeRoll(self.side, u, h)]

    def _act(self, state: AslskState, u: int, cost: int) -> None:
        """A unit spends MF in its hex; the DEFENDER may fire at it alone (ASL-3.3.3.h)."""
        self._go_on(state, self.march.bonds)
        spend(state, (u,), cost)

    def _go_on(self, state: AslskState, bonds: tuple[tuple[int, int], ...]) -> None:
        march = msgspec.structs.replace(self.march, bonds=bonds, fresh=False, begun=True)
        state.stack[-1] = Onward(self.side, march)

    def _stop(self, state: AslskState) -> None:
        for u in self.march.units:
            finish(state, u)
        state.stack.pop()
        go_on(state, self.side, self.march)


def go_on(state: AslskState, side: int, march: March) -> None:
    """A part of the stack has finished: the other parts follow, if they can do anything."""
    if waiting_parts(state, march.bonds):
        state.stack.append(Regrouping(side, march.bonds))
        return
    for u in each(state.group):
        finish(state, u)


def waiting_parts(state: AslskState, bonds: tuple[tuple[int, int], ...]) -> list[int]:
    """The units of the moving stack that stayed behind and can still do something."""
    left = [u for u in each(state.group) if going(state, u)]
    able = set()
    for u in left:
        peers = tuple(v for v in left if state.place[v] == state.place[u])
        if can_act(state, March(peers, bonds)):
            able.add(u)
    return sorted(able)


def can_act(state: AslskState, march: March) -> bool:
    """Whether units can do something for MF, together or each by itself."""
    if _acts(state, march):
        return True
    if len(march.units) == 1:
        return False
    return any(_acts(state, msgspec.structs.replace(march, units=(u,))) for u in march.units)


def _acts(state: AslskState, march: March) -> bool:
    if ways(state, march):
        return True
    if beside_exit(state, march) and may_exit(state, march) is None:
        return True
    if undertakings(state, march) or pushes(state, march):
        return True
    # What it cannot carry it can drop, and then go on.
    burdened = any(stuck(state, u) is not None for u in march.units)
    return burdened and step_purse(state, march, road=False) > 0


def _has_mf(state: AslskState, march: March, u: int) -> bool:
    """Whether a unit has any MF left, with those who move with it or alone."""
    if purse_here(state, march, u) > 0:
        return True
    alone = msgspec.structs.replace(march, units=(u,))
    return max(step_purse(state, march, road=True), step_purse(state, alone, road=True)) > 0


def owes_step(state: AslskState, march: March) -> bool:
    """Whether a unit has declared Assault Movement and has still to make its one step."""
    stepped = state.off_road | state.by_road
    return bool(state.assaulting & mask_of(march.units) & ~stepped)
