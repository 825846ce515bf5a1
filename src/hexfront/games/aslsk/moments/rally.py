"""The Rally Phase (ASL-3.1): its steps in their order, the ATTACKER first in each."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.aslsk.choices import (
    Done,
    KeepDm,
    Rally,
    Recover,
    Repair,
    SelfRally,
    Transfer,
)
from hexfront.games.aslsk.moments.base import ONE_DIE, AslskMoment, DiceMoment, RulesStep
from hexfront.games.aslsk.moments.crews import begin_recovery
from hexfront.games.aslsk.moments.harm import casualty_reduction
from hexfront.games.aslsk.moments.promotion import begin_promotion
from hexfront.games.aslsk.moments.telling import told
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.rally import rallying, weapons
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import morale
from hexfront.games.aslsk.weapons.weaponry import disable
from hexfront.play import RULES, Chances, Choice, Outcome, Roll
from hexfront.play.masks import each
from hexfront.play.teams import FOE

BOXCARS = 12
SNAKE_EYES = 2


def begin(state: AslskState) -> None:
    """Lay the steps of the phase on the stack, the first on top (ASL-3.1.b)."""
    for u in rallying.muster(state):
        state.note("log-reinforcement", "ASL-3.1.c", unit=u)
    order = (state.attacker, FOE[state.attacker])
    steps = (Recovery, Repairs, Transfers, SelfRallies, Rallies)
    laid: list[AslskMoment] = [step(side) for step in steps for side in order]
    if state.shocked:
        laid.append(CrewsRecover(state.attacker))
    laid += [DmRemoval(side) for side in order]
    state.stack.extend(reversed(laid))


class CrewsRecover(RulesStep, frozen=True, tag="CrewsRecover"):
    """Step 7: the dr of Shocked crews (ASL-3.1.p)."""

    def run(self, state: AslskState) -> None:
        begin_recovery(state)


class RallyAction(AslskMoment, frozen=True):
    """A step of the phase for one side: asked until it has done enough, or can do no more."""

    def options(self, state: AslskState) -> list[Choice]:
        """What the side can still do in this step."""
        raise TypeError(f"{type(self).__name__} offers no action")

    def actor(self, state: AslskState) -> int:
        return self.side if self.options(state) else RULES

    def choices(self, state: AslskState) -> Sequence[Choice]:
        return [*self.options(state), Done()]

    def run(self, state: AslskState) -> None:
        """Close the step; the moment has left the stack."""

    def finish(self, state: AslskState) -> None:
        """The side has done enough."""
        state.stack.pop()
        self.run(state)


class Recovery(RallyAction, frozen=True, tag="Recovery"):
    """Step 2: picking up weapons (ASL-3.1.d)."""

    takes = (Recover, Done)

    def options(self, state: AslskState) -> list[Choice]:
        return [Recover(u, w) for u, w in weapons.recoveries(state, self.side)]

    def take(self, state: AslskState, choice: Choice) -> None:
        match choice:
            case Recover(unit, weapon):
                state.done |= 1 << unit
                state.stack.append(RecoveryRoll(self.side, unit, weapon))
            case Done():
                self.finish(state)
            case _:
                raise self.illegal(choice)


class RecoveryRoll(DiceMoment, frozen=True, tag="RecoveryRoll"):
    """The dr for picking up a weapon; the Final dr counts (ASL-3.1.d)."""

    unit: int
    weapon: int
    rolls: ClassVar[Chances] = ONE_DIE

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        drm = weapons.recovery_drm(state, self.unit)
        taken = weapons.picks_up(state, self.unit, outcome.total)
        state.note(
            "log-weapon-recovered" if taken else "log-not-recovered", "ASL-3.1.d", tally=drm,
            unit=self.unit, weapon=self.weapon, die=outcome.total,
        )  # fmt: skip
        if taken:
            state.take_up(self.weapon, self.unit)
            state.recovered |= 1 << self.weapon  # ASL-4.0.k


class Repairs(RallyAction, frozen=True, tag="Repairs"):
    """Step 3: repair (ASL-3.1.e)."""

    takes = (Repair, Done)

    def options(self, state: AslskState) -> list[Choice]:
        return [Repair(w) for w in weapons.repairs(state, self.side)]

    def take(self, state: AslskState, choice: Choice) -> None:
        match choice:
            case Repair(weapon):
                state.done |= 1 << state.holder[weapon]
                state.stack.append(RepairRoll(self.side, weapon))
            case Done():
                self.finish(state)
            case _:
                raise self.illegal(choice)


class RepairRoll(DiceMoment, frozen=True, tag="RepairRoll"):
    """The dr for a malfunctioned weapon (ASL-1.2.4.d)."""

    weapon: int
    rolls: ClassVar[Chances] = ONE_DIE

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        w, u = self.weapon, state.holder[self.weapon]
        message = "log-not-repaired"
        if outcome.total >= state.setting.charts.morale.recovery.removed_on.value:
            message = "log-beyond-repair"
            if state.setting.built_in >> w & 1:
                message = "log-not-repaired"
                disable(state, w)
            else:
                state.scrap(w)
        elif outcome.total <= state.setting.weapons[w].repair:
            message = "log-repaired"
            state.malfunctioned &= ~(1 << w)
        state.note(message, "ASL-3.1.e", unit=u, weapon=w, die=outcome.total)


class Transfers(RallyAction, frozen=True, tag="Transfers"):
    """Step 4: weapons change hands, each once (ASL-3.1.g).

    However many weapons a unit gives and gets, that is its one action: it has acted when the
    step is over.
    """

    takes = (Transfer, Done)

    handed: tuple[int, ...] = ()
    """Weapons that have changed hands."""
    busy: tuple[int, ...] = ()
    """Units that gave or got one."""

    def options(self, state: AslskState) -> list[Choice]:
        found = weapons.transfers(state, self.side)
        return [Transfer(w, u) for w, u in found if w not in self.handed]

    def take(self, state: AslskState, choice: Choice) -> None:
        match choice:
            case Transfer(weapon, unit):
                giver = state.holder[weapon]
                state.take_up(weapon, unit)
                state.note("log-transfer", "ASL-3.1.g", weapon=weapon, unit=unit, giver=giver)
                handed, busy = (*self.handed, weapon), (*self.busy, giver, unit)
                state.stack[-1] = Transfers(self.side, handed, busy)
            case Done():
                self.finish(state)
            case _:
                raise self.illegal(choice)

    def run(self, state: AslskState) -> None:
        for u in self.busy:
            state.done |= 1 << u  # ASL-3.1.a


class SelfRallies(RallyAction, frozen=True, tag="SelfRallies"):
    """Step 5: self-rally (ASL-3.1.h)."""

    takes = (SelfRally, Done)

    extra: bool = True
    """The ATTACKER has not yet tried it with an MMC without boxed morale."""

    def options(self, state: AslskState) -> list[Choice]:
        found = rallying.self_rallies(state, self.side, extra=self.extra)
        return [SelfRally(u) for u in found]

    def take(self, state: AslskState, choice: Choice) -> None:
        match choice:
            case SelfRally(unit):
                state.done |= 1 << unit
                extra = self.extra and rallying.boxed(state, unit)
                state.stack[-1] = SelfRallies(self.side, extra)
                state.stack.append(RallyRoll(self.side, unit))
            case Done():
                self.finish(state)
            case _:
                raise self.illegal(choice)


class Rallies(RallyAction, frozen=True, tag="Rallies"):
    """Step 6: leaders rally the units stacked with them (ASL-3.1.j)."""

    takes = (Rally, Done)

    def options(self, state: AslskState) -> list[Choice]:
        return [Rally(u, leader) for u, leader in rallying.rallies(state, self.side)]

    def take(self, state: AslskState, choice: Choice) -> None:
        match choice:
            case Rally(unit, leader):
                state.done |= 1 << unit
                state.stack.append(RallyRoll(self.side, unit, leader))
            case Done():
                self.finish(state)
            case _:
                raise self.illegal(choice)


class RallyRoll(DiceMoment, frozen=True, tag="RallyRoll"):
    """The DR of a unit that tries to rally (ASL-3.1.j)."""

    unit: int
    leader: int = NOBODY
    """The leader who rallies it, or NOBODY for self-rally."""

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        u, original = self.unit, outcome.total
        drm = rallying.rally_drm(state, u, self.leader)
        rallied = original != BOXCARS and original + drm.total <= morale(state, u)
        state.note(
            "log-rally-passed" if rallied else "log-rally-failed",
            "ASL-3.1.j" if self.leader >= 0 else "ASL-3.1.h", drm, None,
            unit=u, leader=self.leader, hex=state.place[u], morale=morale(state, u),
            **told(outcome.dice, drm),
        )  # fmt: skip
        if original == BOXCARS:
            casualty_reduction(state, u)  # ASL-3.1.m
        if rallied:
            state.stack.append(Rallied(self.side, u, self.leader))
        # ASL-3.1.o: the Morale Level of the moment of the roll counts, so before it rallies.
        if original == SNAKE_EYES and self.leader < 0 and state.mmc >> u & 1:
            begin_promotion(state, u)


class Rallied(RulesStep, frozen=True, tag="Rallied"):
    """A unit has rallied."""

    unit: int
    leader: int

    def run(self, state: AslskState) -> None:
        bit = 1 << self.unit
        state.broken &= ~bit
        state.dm &= ~bit
        if self.leader < 0 and state.leaders & bit:
            state.done &= ~bit  # ASL-3.1.l: he may now rally others


class DmRemoval(RallyAction, frozen=True, tag="DmRemoval"):
    """Step 8: DM goes, unless an enemy is near or the owner keeps it (ASL-3.1.q, ASL-3.1.r)."""

    takes = (KeepDm, Done)

    kept: tuple[int, ...] = ()

    def options(self, state: AslskState) -> list[Choice]:
        found = rallying.may_keep_dm(state, self.side)
        return [KeepDm(u) for u in found if u not in self.kept]

    def take(self, state: AslskState, choice: Choice) -> None:
        match choice:
            case KeepDm(unit):
                state.stack[-1] = DmRemoval(self.side, (*self.kept, unit))
            case Done():
                self.finish(state)
            case _:
                raise self.illegal(choice)

    def run(self, state: AslskState) -> None:
        for u in each(state.dm & state.own[self.side]):
            if u not in self.kept and not rallying.keeps_dm(state, u):
                state.dm &= ~(1 << u)
