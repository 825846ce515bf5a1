"""C2: what is done before a round, in the order of the sheet."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.coh.cards.missions import objective, take_objective
from hexfront.games.coh.cards.numbers import OBJECTIVES
from hexfront.games.coh.choices import CohChoice, Decline, Done, Shift
from hexfront.games.coh.classic.economy import kept, terms_of
from hexfront.games.coh.classic.veterans import VeteranNo, granted, use_up
from hexfront.games.coh.combat.odds import TWO_DICE
from hexfront.games.coh.command.payment import pay_shift
from hexfront.games.coh.command.points import cap_base
from hexfront.games.coh.definitions.artillery import Strike
from hexfront.games.coh.moments.base import CohMoment, CohStep, consequences
from hexfront.games.coh.moments.planning import PlanningStep
from hexfront.games.coh.moments.rolls import NumberMoment, RollResult, Throw, settle_roll
from hexfront.games.coh.moments.rounds import Reinforce, deal
from hexfront.games.coh.moments.strikes import StrikesStep
from hexfront.games.coh.smoke.markers import disperse
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.play import CHANCE, Choice, Draw, Line, Outcome, Tally
from hexfront.play.chance import Chances


def prepare(state: CohState) -> None:
    """Fresh units, smoke, CAP, cards, artillery, reinforcements and the roll for the first turn."""
    state.note("log-round", "COH-9.5.a", round=state.round)
    state.spent = state.stressed = state.acted = 0  # COHC-2.a
    smoky = bool(state.heavy or state.light)
    if smoky:
        disperse(state)  # COHC-2.b
        state.note("log-smoke-disperses", "COHC-17.c")
    for side in state.setting.seats:
        state.cap[side] = cap_base(state, side)  # COHC-2.c
        state.bonus[side] = 0
    state.passes = 0
    state.extra_turn = state.card_used = False
    state.entered = state.came = state.left = ()
    state.classic = kept(state).but(
        ap=(0, 0),
        active=0,
        fixed=0,
        hurried=0,
        crept=0,
        barred=0,
        rerolled=0,
        widows=0,
        willed=0,
        shrouded=0,
    )
    state.stack.append(RollOff(0))
    state.stack.append(Reinforce(0))
    if state.setting.artillery:
        state.stack.append(StrikesStep(0))
        state.stack.append(PlanningStep(0))
    deal(state, [terms.draw_later for terms in state.setting.terms])
    if smoky:
        consequences(state)


def set_out(state: CohState) -> None:
    """What is noted at the set-up falls (COHC-1.f); each player draws an objective (COHC-24.d)."""
    for seat, weapon, h in terms_of(state).targets:
        state.strikes[seat] += (Strike(weapon, h, False, state.round),)
    if terms_of(state).targets:
        state.stack.append(StrikesStep(0))
    for side in reversed(state.setting.seats):
        if objectives_of(state, side):
            state.stack.append(DrawObjective(side))


def objectives_of(state: CohState, side: int) -> list[int]:
    """The objective cards that a player may draw."""
    return [number for number in OBJECTIVES if objective(state, side, number) is not None]


class DrawObjective(CohMoment, frozen=True, tag="DrawObjective"):
    """One secret objective for each player, from a deck of their own."""

    def actor(self, state: CohState) -> int:
        return CHANCE

    def chances(self, state: CohState) -> Chances:
        return Chances((Draw(number), 1) for number in objectives_of(state, self.side))

    def fall(self, state: CohState, outcome: Outcome) -> None:
        if not isinstance(outcome, Draw):
            raise TypeError("an objective must be drawn")
        state.stack.pop()
        take_objective(state, self.side, outcome.item)


class RollOff(CohStep, frozen=True, tag="RollOff"):
    """Both sides roll for the right to move first (COHC-2.f)."""

    def run(self, state: CohState) -> None:
        state.stack.append(InitiativeNumber(0))


class InitiativeNumber(NumberMoment, frozen=True, tag="InitiativeNumber"):
    """CAP may change the own roll, before it falls (COHC-4.a)."""

    other: int = NOBODY
    """What the other side has rolled."""

    def number(self, state: CohState) -> Tally:
        """What must be rolled to move first: more than the other side."""
        return Tally.of([Line("tally-initiative", max(self.other, 1) + 1, "COHC-2.f")])

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Shift):
            raise self.illegal(choice)
        pay_shift(state, self.side, choice.by)
        state.stack[-1] = ClassicInitiativeRoll(self.side, self.other, -choice.by)


class ClassicInitiativeRoll(Throw, frozen=True, tag="ClassicInitiativeRoll"):
    other: int
    by: int
    """What CAP add to the roll."""

    rolls: ClassVar[Chances] = TWO_DICE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, ClassicInitiativeResult(self.side, dice, self.by, self.other))


class ClassicInitiativeResult(RollResult, frozen=True, tag="ClassicInitiativeResult"):
    """The higher total moves first; equal ones are rolled again (AC21)."""

    other: int

    def run(self, state: CohState) -> None:
        told: dict[str, int | str] = {
            "side": self.side, "roll": self.total, "dice": self.rolled(),
        }  # fmt: skip
        state.note("log-initiative-roll", "COHC-2.f", None, None, **told)
        if self.other == NOBODY:
            state.stack.append(InitiativeNumber(1 - self.side, self.total))
        elif self.other == self.total:
            state.note("log-initiative-tie", "COHC-2.f")
            state.stack.append(RollOff(0))
        else:
            first = self.side if self.total > self.other else 1 - self.side
            state.turn = first
            state.note("log-moves-first", "COHC-2.f", side=first)
            if granted(state, 1 - first, VeteranNo.FEARED_REPUTATION) >= 0:
                state.stack.append(Reputation(1 - first))


class Reputation(CohMoment, frozen=True, tag="Reputation"):
    """Feared Reputation: the side that lost the roll may move first after all (card 10)."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Decline, Done)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Decline(), Done()]

    def take(self, state: CohState, choice: Choice) -> None:
        state.stack.pop()
        if isinstance(choice, Done):
            use_up(state, granted(state, self.side, VeteranNo.FEARED_REPUTATION))
            state.turn = self.side
            state.note("log-moves-first", "COHC-24.f", side=self.side)
