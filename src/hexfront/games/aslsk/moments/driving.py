"""The move of a vehicle, MP by MP (ASL-3.3.2)."""

from collections.abc import Sequence

import msgspec

from hexfront.games.aslsk.armor.damage import immobilize
from hexfront.games.aslsk.choices import (
    Delay,
    Dispense,
    Engage,
    Exit,
    Free,
    Halt,
    Hatch,
    OpenFire,
    Start,
    Step,
    Stop,
    Traverse,
    Turn,
)
from hexfront.games.aslsk.fire.firing import opened_by
from hexfront.games.aslsk.fire.muster import muster
from hexfront.games.aslsk.moments.actions import DrawFire
from hexfront.games.aslsk.moments.base import AslskMoment, DiceMoment, RulesStep
from hexfront.games.aslsk.moments.bogging import sinks
from hexfront.games.aslsk.moments.dispensing import UsageRoll
from hexfront.games.aslsk.moments.fire_phase import begin_attack
from hexfront.games.aslsk.movement.allowance import HALVES
from hexfront.games.aslsk.movement.entry import leave_map
from hexfront.games.aslsk.movement.marching import spend
from hexfront.games.aslsk.places import NOBODY, OFF_BOARD
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles import wheels
from hexfront.games.aslsk.vehicles.bogging import climbs, freeing_cost, freeing_drm
from hexfront.games.aslsk.vehicles.condition import counter, dazed, turn_hull
from hexfront.games.aslsk.vehicles.costs import Pay, allowance, figures, in_cover, spine_cost
from hexfront.games.aslsk.vehicles.driving import announcements, deeds, ends, price_of
from hexfront.games.aslsk.vehicles.hatches import change, may_change
from hexfront.games.aslsk.weapons.engaging import engagements
from hexfront.hexes import HexId
from hexfront.play import Back, Choice, Outcome, Roll


class Driving(AslskMoment, frozen=True, tag="Driving"):
    """A vehicle: what it does next."""

    takes = (
        Step, Start, Halt, Delay, Turn, Traverse, Hatch, Free, Dispense, Exit, Stop,
        OpenFire, Engage,
    )  # fmt: skip

    unit: int
    tca: int = NOBODY
    """The direction in which the turret will point with the next MP."""
    fresh: bool = True
    """Nothing has been done yet."""

    def way_back(self, state: AslskState) -> Back:
        return "out" if self.fresh else "no"

    def choices(self, state: AslskState) -> Sequence[Choice]:
        u = self.unit
        listed = deeds(state, u, self.tca)
        if may_change(state, self.side, u) is None:
            listed.append(Hatch(u))
        return [*listed, *bounding(state, self.side), *ends(state, u)]

    def take(self, state: AslskState, choice: Choice) -> None:
        u, costs = self.unit, figures(state).costs
        match choice:
            case Step():
                self._enter(state, choice)
            case Start():
                wheels.start(state, u)
                self._spend(state, HALVES * costs.start.value)
                if counter(state, u).fails_on:
                    state.stack.append(BreakdownRoll(self.side, u))
            case Halt():
                wheels.stop(state, u)
                self._spend(state, HALVES * costs.stop.value)
            case Delay():
                state.note("log-delay", "ASL-3.3.2.p", unit=u, hex=state.place[u])
                self._spend(state, HALVES * costs.delay.value)
            case Turn(arc=arc):
                self._turn(state, arc)
            case Free():
                state.stack[-1] = Driven(self.side, u, self.tca)
                state.stack.append(FreeingRoll(self.side, u))
            case _:
                self._arrange(state, choice)

    def _arrange(self, state: AslskState, choice: Choice) -> None:
        """What costs no MP by itself."""
        u = self.unit
        match choice:
            case Traverse(arc=arc):
                if state.place[u] == OFF_BOARD:
                    state.tca[u] = arc
                else:
                    self._announce(state, arc)
            case Hatch():
                change(state, u)
                state.stack[-1] = Driven(self.side, u, self.tca)
                if u in state.movers:
                    state.stack.append(DrawFire(self.side))  # ASL-7.7.m
            case Dispense(dispenser=kind, hex=h):
                state.stack[-1] = Driven(self.side, u, self.tca)
                state.stack.append(Dispensed(self.side, u, state.spent[u]))
                state.stack.append(UsageRoll(self.side, u, kind, h))
            case Exit():
                state.stack.pop()
                leave_map(state, u)
                wheels.end(state, u)
            case Stop():
                self._end(state)
            case _:
                state.stack[-1] = Driven(self.side, u, self.tca)
                if not begin_attack(state, self.side, choice):
                    raise self.illegal(choice)

    def _announce(self, state: AslskState, arc: int) -> None:
        """The turret will turn; of all that can be done next only its other turns change."""
        moment = msgspec.structs.replace(self, tca=arc, fresh=False)
        before = state.aside
        if before is None or before[0] != self or state.recalled:
            state.stack[-1] = moment
            return
        listed = list(before[1])
        traverses = [n for n, choice in enumerate(listed) if isinstance(choice, Traverse)]
        listed[traverses[0] : traverses[-1] + 1] = announcements(state, self.unit, arc)
        state.stack.pop()
        state.ask(moment, listed)

    def _spend(self, state: AslskState, halves: int) -> None:
        """MP are spent where it is: the DEFENDER may fire (ASL-3.3.3.h)."""
        tca = wheels.pay(state, self.unit, halves, self.tca)
        state.stack[-1] = Driven(self.side, self.unit, tca)
        state.stack.append(DrawFire(self.side))

    def _enter(self, state: AslskState, step: Step) -> None:
        u, to = self.unit, HexId(step.hex)
        price, before = price_of(state, u, step), state.place[u]
        wheels.enter(state, u, to, price.halves, road=step.road)
        self._spend(state, price.halves)
        state.arriving = 1 << u
        if price.bogs:
            half = price.pay is not Pay.WHOLE
            uphill = climbs(state, before, to)
            state.stack.append(BogRoll(self.side, u, half=half, uphill=uphill))

    def _turn(self, state: AslskState, arc: int) -> None:
        u = self.unit
        if state.place[u] == OFF_BOARD:
            turn_hull(state, u, arc)
            return
        h = HexId(state.place[u])
        self._spend(state, spine_cost(state, h))
        if in_cover(state, h):
            state.stack.append(BogRoll(self.side, u, arc, self.tca))
        else:
            turned(state, u, arc, self.tca)

    def _end(self, state: AslskState) -> None:
        u = self.unit
        state.stack.pop()
        rest = wheels.end(state, u)
        if rest:
            wheels.pay(state, u, rest, self.tca)
            state.stack.append(DrawFire(self.side))


def bounding(state: AslskState, side: int) -> list[Choice]:
    """The Bounding First Fire of the vehicle that is moving (ASL-3.3.2.2.a)."""
    force = muster(state, side)
    return [] if force is None else [*opened_by(state, force), *engagements(state, force)]


def turned(state: AslskState, u: int, arc: int, tca: int) -> None:
    """A vehicle changes its VCA; a turret whose direction was announced points there."""
    turn_hull(state, u, arc, tca)
    state.note("log-turned", "ASL-3.3.2.f", unit=u, arc=arc, hex=state.place[u])


class Driven(RulesStep, frozen=True, tag="Driven"):
    """MP were spent and the fire that they drew is over: can the vehicle go on?"""

    unit: int
    tca: int = NOBODY

    def run(self, state: AslskState) -> None:
        u = self.unit
        if not state.is_on_map(u) and state.place[u] != OFF_BOARD:
            return
        if not state.done >> u & 1 and not dazed(state) >> u & 1:
            moment = Driving(self.side, u, self.tca, fresh=False)
            state.ask(moment, moment.choices(state))
        else:
            wheels.end(state, u)


class Dispensed(RulesStep, frozen=True, tag="Dispensed"):
    """A dispenser has been used: only a success has cost an MP and draws fire (ASL-7.5.d)."""

    unit: int
    before: int

    def run(self, state: AslskState) -> None:
        if state.spent[self.unit] > self.before:
            state.stack.append(DrawFire(self.side))


class BreakdownRoll(DiceMoment, frozen=True, tag="BreakdownRoll"):
    """The DR of a vehicle with red MP that Starts, or tries to out of a bog (ASL-3.3.2.x)."""

    unit: int

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        if outcome.total >= counter(state, self.unit).fails_on:
            immobilize(state, self.unit, "ASL-3.3.2.x")


class BogRoll(DiceMoment, frozen=True, tag="BogRoll"):
    """A Bog Check: of the hex entered, or before a change of VCA (ASL-7.6.a, ASL-7.6.b)."""

    unit: int
    arc: int = NOBODY
    """The VCA to which it wants to turn."""
    tca: int = NOBODY
    """Where its turret was announced to point."""
    half: bool = False
    uphill: bool = False

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        sunk = sinks(state, self.unit, outcome, half=self.half, uphill=self.uphill)
        if not sunk and self.arc != NOBODY:
            turned(state, self.unit, self.arc, self.tca)


class FreeingRoll(DiceMoment, frozen=True, tag="FreeingRoll"):
    """The DR of a bogged vehicle that tries to get free (ASL-7.6.g)."""

    unit: int

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        u, chart = self.unit, figures(state).bog
        colored, white = outcome.dice
        cost = freeing_cost(state, u, colored, white)
        total = colored + freeing_drm(state, u).total
        wheels.start(state, u)
        spend(state, (u,), min(cost, allowance(state, u)))
        state.stack.append(DrawFire(self.side))
        if counter(state, u).fails_on:
            state.stack.append(BreakdownRoll(self.side, u))
        if total <= chart.freed_up_to.value:
            wheels.free(state, u, cost)
            return
        state.motion &= ~(1 << u)
        if total <= chart.mired_on.value:
            state.mired |= 1 << u
            state.note("log-mired", "ASL-7.6.j", unit=u, hex=state.place[u])
        else:
            immobilize(state, u, "ASL-7.6.k")
