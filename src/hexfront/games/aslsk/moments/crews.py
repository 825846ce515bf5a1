"""Crews of AFV under fire: their checks, and recovery from Shock (ASL-7.10)."""

from typing import ClassVar

from hexfront.games.aslsk.armor.crew import crew_check, crew_task
from hexfront.games.aslsk.armor.damage import destroy, nerves, suffer_damage
from hexfront.games.aslsk.armor.destruction import Damage
from hexfront.games.aslsk.definitions.tables import FireEffect, FireResult
from hexfront.games.aslsk.moments.base import ONE_DIE, DiceMoment
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import morale
from hexfront.play import Chances, Line, Outcome, Roll, Tally
from hexfront.play.masks import each
from hexfront.play.teams import FOE


def strike_crew(state: AslskState, u: int, cell: FireResult) -> None:
    """Lay on the stack what an IFT result does to the CE crew of an AFV."""
    side = state.side_of(u)
    match cell.effect:
        case FireEffect.KIA | FireEffect.K:
            suffer_damage(state, u, Damage.STUNNED | Damage.RECALLED)  # ASL-3.2.3.e
        case FireEffect.MC:
            state.stack.append(CrewCheck(side, u, cell.number))
        case FireEffect.PTC:
            state.stack.append(CrewTask(side, u))


class CrewDr(DiceMoment, frozen=True):
    """A DR of a crew against its Morale Level (ASL-7.10.b)."""

    rule: ClassVar[str] = "ASL-7.10.b"

    unit: int
    number: int = 0

    def tally(self, state: AslskState) -> Tally:
        """The DRM, line by line."""
        lines = []
        if self.number:
            lines.append(Line("tally-mc-number", self.number, "ASL-3.2.3.v"))
        if shaken := nerves(state, self.unit):
            lines.append(Line("tally-shaken", shaken, "ASL-7.10.o"))
        return Tally.of(lines)

    def judge(self, level: int, original: int, final: int) -> Damage:
        """What the DR does."""
        raise TypeError(f"{type(self).__name__} does not judge")

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        drm, level = self.tally(state), morale(state, self.unit)
        colored, white = outcome.dice
        state.note(
            "log-crew-check", self.rule, drm,
            unit=self.unit, morale=level, colored=colored, white=white,
        )  # fmt: skip
        damage = self.judge(level, outcome.total, outcome.total + drm.total)
        suffer_damage(state, self.unit, damage)


class CrewCheck(CrewDr, frozen=True, tag="CrewCheck"):
    """An MC of a CE crew (ASL-3.2.3.u)."""

    rule: ClassVar[str] = "ASL-3.2.3.u"

    def judge(self, level: int, original: int, final: int) -> Damage:
        return crew_check(level, original, final)


class CrewTask(CrewDr, frozen=True, tag="CrewTask"):
    """A PTC of a CE crew (ASL-3.2.3.y)."""

    rule: ClassVar[str] = "ASL-3.2.3.y"

    def judge(self, level: int, original: int, final: int) -> Damage:
        return crew_task(level, final)


# Recovery in the Rally Phase.


def begin_recovery(state: AslskState) -> None:
    """Lay the recovery dr of all Shocked AFV on the stack, the ATTACKER's first."""
    sides = (state.attacker, FOE[state.attacker])
    queue = [u for side in sides for u in each(state.shocked & state.own[side])]
    for u in reversed(queue):
        state.stack.append(ShockRecovery(state.side_of(u), u))


class ShockRecovery(DiceMoment, frozen=True, tag="ShockRecovery"):
    """The dr of a Shocked or UK crew at the end of the RPh (ASL-7.10.g, ASL-7.10.h)."""

    rolls: ClassVar[Chances] = ONE_DIE

    unit: int = NOBODY

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        u, bit, die = self.unit, 1 << self.unit, outcome.total
        figures = state.setting.charts.vehicle_combat.recovery
        doomed = state.unconfirmed & bit
        limit = figures.unconfirmed if doomed else figures.shock
        if die <= limit.value:
            state.shocked &= ~bit
            state.unconfirmed &= ~bit
            state.note("log-crew-recovers", limit.rule, unit=u, die=die)
        elif doomed:
            state.note("log-crew-lost", limit.rule, unit=u, die=die)
            destroy(state, u, limit.rule)
        else:
            state.unconfirmed |= bit
            state.note("log-crew-unconfirmed", limit.rule, unit=u, die=die)
