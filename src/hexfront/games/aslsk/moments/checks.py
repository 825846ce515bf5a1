"""Checks of morale, casualties and wounds, and what the loss of a leader brings (ASL-3.2.3)."""

from typing import ClassVar, TypeAlias

import msgspec

from hexfront.games.aslsk.harm.pieces import (
    break_unit,
    eliminate,
    end_melee,
    pin,
    reduce,
    replace,
    reveal,
    wound,
)
from hexfront.games.aslsk.harm.results import PTC, Fate, bereaved, helper, rank, verdict
from hexfront.games.aslsk.moments.base import ONE_DIE, DiceMoment, RulesStep
from hexfront.games.aslsk.moments.telling import told
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import leadership, morale
from hexfront.hexes import HexId
from hexfront.play import Chances, Line, Outcome, Roll, Tally
from hexfront.play.masks import mask_of

NMC_RULE = "ASL-3.2.3.j"
Queue: TypeAlias = tuple[tuple[int, int], ...]
"""Units that must check, each with the number of its MC, or PTC."""


class Checks(RulesStep, frozen=True, tag="Checks"):
    """The checks of several units, the best leader first (ASL-3.2.3.k).

    `hurt` leaders help nobody. `extra` is the DRM for a lost leader.
    """

    queue: Queue
    hurt: tuple[int, ...] = ()
    extra: int = 0
    rule: str = NMC_RULE

    def run(self, state: AslskState) -> None:
        queue = tuple(entry for entry in self.queue if _must_check(state, *entry))
        if not queue:
            return
        first = min(queue, key=lambda entry: rank(state, entry[0]))
        rest = tuple(entry for entry in queue if entry is not first)
        if rest:
            state.stack.append(msgspec.structs.replace(self, queue=rest))
        u, number = first
        leader = helper(state, u, mask_of(self.hurt))
        side = state.side_of(u)
        if number == PTC:
            state.stack.append(TaskCheck(side, u, self.extra, leader, rule=self.rule))
        else:
            state.stack.append(
                MoraleCheck(side, u, self.extra, leader, number=number, rule=self.rule)
            )


def _must_check(state: AslskState, u: int, number: int) -> bool:
    if not state.is_on_map(u):
        return False
    return number != PTC or not (state.broken | state.pinned) >> u & 1  # ASL-3.2.3.w


class Check(DiceMoment, frozen=True):
    """A DR of a unit against its Morale Level."""

    unit: int
    extra: int = 0
    """A DRM that is no number of the IFT."""
    leader: int = NOBODY
    """The leader whose DRM applies."""
    number: int = 0
    rule: str = NMC_RULE

    def tally(self, state: AslskState) -> Tally:
        """The DRM, line by line."""
        lines = []
        if self.number:
            lines.append(Line("tally-mc-number", self.number, "ASL-3.2.3.v"))
        if self.extra:
            lines.append(Line("tally-check", self.extra, self.rule))
        if self.leader != NOBODY:
            lines.append(Line("tally-leadership", leadership(state, self.leader), "ASL-3.2.3.l"))
        return Tally.of(lines)

    def say(self, state: AslskState, message: str, outcome: Roll) -> None:
        if state.news is None:
            return
        drm = self.tally(state)
        state.note(
            message,
            self.rule,
            drm,
            None,
            unit=self.unit,
            morale=morale(state, self.unit),
            **told(outcome.dice, drm),
        )


class MoraleCheck(Check, frozen=True, tag="MoraleCheck"):
    """An NMC or #MC (ASL-3.2.3.j)."""

    routing: bool = False

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        self.say(state, "log-morale-check", outcome)
        final = outcome.total + self.tally(state).total
        state.stack.pop()
        _judge(state, self.unit, outcome.total, final, routing=self.routing)


class TaskCheck(Check, frozen=True, tag="TaskCheck"):
    """A PTC, of fire or for a broken leader (ASL-3.2.3.w)."""

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        self.say(state, "log-task-check", outcome)
        final = outcome.total + self.tally(state).total
        state.stack.pop()
        if final > morale(state, self.unit):
            pin(state, self.unit)


def check(
    state: AslskState,
    u: int,
    drm: int = 0,
    *,
    rule: str = NMC_RULE,
    leader: int = NOBODY,
    routing: bool = False,
) -> None:
    """Lay an NMC of one unit on the stack, with what the loss of a leader brings after it.

    `leader` helps it; without one named, the best who can. `routing`: an Interdiction NMC; a
    broken unit that passes with the highest DR is then pinned (ASL-3.6.aa).
    """
    after_losses(state)
    if leader == NOBODY:
        leader = helper(state, u)
    side = state.side_of(u)
    state.stack.append(MoraleCheck(side, u, drm, leader, rule=rule, routing=routing))


def judge(state: AslskState, u: int, original: int, final: int) -> Fate:
    """Carry out an MC whose dice are known (ASL-3.3.3.v)."""
    after_losses(state)
    return _judge(state, u, original, final, routing=False)


def _judge(state: AslskState, u: int, original: int, final: int, *, routing: bool) -> Fate:
    level, broken = morale(state, u), bool(state.broken >> u & 1)
    fate = verdict(level, original, final, broken=broken, elr=state.elr[u], routing=routing)
    if fate & Fate.ELIMINATED:
        eliminate(state, u, "ASL-3.2.3.n")
        return fate
    if fate & Fate.BROKEN:
        break_unit(state, u)
    if fate & Fate.REDUCED:
        suffer(state, u)
    if fate & Fate.REPLACED and state.is_on_map(u):
        replace(state, u)
    if fate & Fate.PINNED:
        pin(state, u)
    return fate


# Casualty Reduction.


def casualty_reduction(state: AslskState, u: int) -> None:
    """Reduce an MMC, or lay the wound dr of an SMC on the stack (ASL-3.2.3.g)."""
    after_losses(state)
    suffer(state, u)


def suffer(state: AslskState, u: int) -> None:
    """The same within an attack, after which lost leaders are looked for anyway."""
    if state.leaders >> u & 1:
        state.stack.append(Wound(state.side_of(u), u))
    else:
        reduce(state, u)


def after_losses(state: AslskState) -> None:
    """Lay the checks for lost leaders on the stack, to come after what is laid above them.

    To be called before units are eliminated or broken in other ways than by `strike`.
    """
    if not any(isinstance(moment, AfterAttack) for moment in state.stack):
        state.stack.append(AfterAttack(state.attacker))


class Wound(DiceMoment, frozen=True, tag="Wound"):
    """How badly an SMC is wounded (ASL-3.2.3.h)."""

    rolls: ClassVar[Chances] = ONE_DIE

    unit: int

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        figures = state.setting.charts.morale.wound
        again = figures.wounded_again.value if state.wounded >> self.unit & 1 else 0
        state.note("log-wound-roll", "ASL-3.2.3.h", unit=self.unit, die=outcome.total)
        state.stack.pop()
        if outcome.total + again > figures.light_up_to.value:
            eliminate(state, self.unit, "ASL-3.2.3.h")
        elif not again:
            wound(state, self.unit)


# Lost leaders.


class AfterAttack(RulesStep, frozen=True, tag="AfterAttack"):
    """The attack is resolved: a Melee may be over, and lost leaders are missed.

    The checks for one leader may break another, so they are looked for again until all are done.
    """

    hex: int = NOBODY

    def run(self, state: AslskState) -> None:
        if self.hex >= 0:
            end_melee(state, HexId(self.hex))
        if not state.lost:
            return
        loss, *rest = state.lost
        state.lost = tuple(rest)
        state.stack.append(self)
        leader, h, _, drm, eliminated = loss
        units = bereaved(state, loss)
        if not units:
            return
        if any(state.hidden >> u & 1 for u in units):
            reveal(state, HexId(h), state.side_of(leader))
        rule = "ASL-3.2.3.q" if eliminated else "ASL-3.2.3.r"
        message = "log-leader-lost" if eliminated else "log-leader-broken"
        state.note(message, rule, leader=leader)
        number = 0 if eliminated else PTC
        queue = tuple((u, number) for u in units)
        state.stack.append(Checks(state.side_of(leader), queue, extra=drm, rule=rule))
