"""The end of a round, its score, and the preparation of the next (chapter 9)."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.coh.cards.hands import draw_chances, give, is_event, reshuffle_if_empty
from hexfront.games.coh.cards.missions import (
    happen,
    is_secret,
    score_missions,
    settle_missions,
    take_objective,
)
from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.choices import CohChoice, Shift, Yield
from hexfront.games.coh.combat.odds import TWO_DICE
from hexfront.games.coh.command.payment import pay_shift, shift_line
from hexfront.games.coh.command.points import cap_base
from hexfront.games.coh.hits.losses import destroy, final_rule
from hexfront.games.coh.moments.base import CohMoment, CohStep, consequences
from hexfront.games.coh.moments.planning import PlanningStep
from hexfront.games.coh.moments.rolls import NumberMoment, NumberResult, Throw, settle_roll
from hexfront.games.coh.moments.strikes import StrikesStep
from hexfront.games.coh.scenarios.victory import finish, score_objectives
from hexfront.games.coh.smoke.markers import disperse
from hexfront.games.coh.state import CohState
from hexfront.play import CHANCE, RULES, Choice, Draw, Line, Outcome, Refusal, Tally
from hexfront.play.chance import Chances
from hexfront.play.masks import each

INITIATIVE_NUMBER = 7


class RoundEnd(CohStep, frozen=True, tag="RoundEnd"):
    """Both sides passed: score, then end or prepare (COH-9.0.a)."""

    def run(self, state: CohState) -> None:
        remove_killed(state)
        state.bogged = 0  # card 15
        score_objectives(state)
        score_missions(state)
        if state.setting.rules.is_last_round(state):
            end_scenario(state, "COH-9.3.a")
            return
        prepare_round(state)


def remove_killed(state: CohState) -> None:
    """Killed and Destroyed units are removed before the round is scored (A-9, COH-15.13.d)."""
    for u in each(state.board):
        if not state.hit[u] or state.setting.rules.lies_unread(state, u):
            continue
        if state.marker(u).final:
            destroy(state, u, final_rule(state.marker(u)))
    consequences(state)


def prepare_round(state: CohState) -> None:
    """The steps of COH-9.4.a, in order."""
    state.round += 1
    if state.setting.rules.next_round(state):
        return
    state.note("log-round", "COH-9.5.a", round=state.round)
    smoky = bool(state.heavy or state.light)
    if smoky:
        disperse(state)
        state.note("log-smoke-disperses", "COH-14.4.a")
    state.spent = state.stressed = state.acted = 0  # COH-9.6.a, COH-2.6.e
    state.passes = 0
    state.extra_turn = state.card_used = False
    state.entered = state.came = state.left = ()
    for side in state.setting.seats:
        state.cap[side] = cap_base(state, side)
        state.bonus[side] = state.setting.terms[side].extra_cap  # COH-19.2.a
    state.setting.rules.prepare(state)
    state.stack.append(DetermineInitiative(0))
    if state.setting.artillery:
        state.stack.append(StrikesStep(0))
        state.stack.append(PlanningStep(0))
    state.stack.append(Reinforce(0))
    deal(state, [terms.draw_later for terms in state.setting.terms])
    if smoky:
        consequences(state)  # whom smoke has hidden is seen again


def deal(state: CohState, counts: Sequence[int]) -> None:
    """Each side draws its cards, the first seat first."""
    reshuffle_if_empty(state)
    for side in reversed(state.setting.seats):
        if counts[side]:
            state.stack.append(DrawCards(side, counts[side]))


class DrawCards(CohMoment, frozen=True, tag="DrawCards"):
    """Cards go blindly from the deck into a hand (COH-8.1.b, COH-9.8.a)."""

    count: int

    def actor(self, state: CohState) -> int:
        return CHANCE if any(state.deck) else RULES

    def run(self, state: CohState) -> None:
        """No card is left anywhere."""

    def chances(self, state: CohState) -> Chances:
        return draw_chances(state)

    def fall(self, state: CohState, outcome: Outcome) -> None:
        if not isinstance(outcome, Draw):
            raise TypeError("a card must be drawn")
        state.stack.pop()
        if is_event(state, outcome.item):
            self._resolve(state, outcome.item)
            if not state.over:
                reshuffle_if_empty(state)
                state.stack.append(DrawCards(self.side, self.count))
            return
        give(state, self.side, outcome.item)
        reshuffle_if_empty(state)
        state.note("log-draw", "COH-9.8.a", audience=self.side, card=outcome.item)
        state.tell_others(self.side, "log-draw-unseen", "COH-9.8.a", side=self.side)
        if self.count > 1:
            state.stack.append(DrawCards(self.side, self.count - 1))

    def _resolve(self, state: CohState, number: int) -> None:
        """A scenario card happens at once, is discarded and replaced (COH-8.6.b)."""
        state.deck[number] -= 1
        if is_secret(state, self.side, number):
            take_objective(state, self.side, number)
            return
        state.discards[number] += 1
        state.note("log-scenario-card", "COH-8.6.b", side=self.side, card=number)
        if number == CardNo.CEASE_FIRE:
            end_scenario(state, "COH-8.6.a")
        else:
            happen(state, number)


def end_scenario(state: CohState, rule: str) -> None:
    """Secret objectives are turned up before it is settled who holds the VP."""
    settle_missions(state)
    finish(state, rule)


class Reinforce(CohStep, frozen=True, tag="Reinforce"):
    """Units due now wait beside the board (COH-9.9.a)."""

    def run(self, state: CohState) -> None:
        for u in each(state.due):
            if 0 < state.setting.start[u].due <= state.round:
                state.due &= ~(1 << u)
                state.waiting |= 1 << u
                state.note("log-reinforcement", "COH-9.9.a", unit=u)


class DetermineInitiative(CohStep, frozen=True, tag="DetermineInitiative"):
    """The last step: a card drawn before may have changed who holds the VP (COH-9.11.a)."""

    def run(self, state: CohState) -> None:
        roller = 1 if state.vp > 0 else 0
        state.stack.append(state.setting.rules.initiative(state, Initiative(roller)))


class Initiative(NumberMoment, frozen=True, tag="Initiative"):
    """The side without VP rolls for the first turn (COH-9.11).

    Of a team its first commander is asked; he may leave the roll and its CAP to the other.
    """

    left: bool = False
    """The first commander has left it to this one."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Shift, Yield)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        listed = [*super().choices(state)]
        return [*listed, Yield()] if self.against(state, Yield()) is None else listed

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Yield):
            return super().against(state, choice)
        if self.left or not state.allies(self.side):
            return Refusal("COH-19.0.d", "refuse-nobody-to-yield-to")
        return None

    def take(self, state: CohState, choice: Choice) -> None:
        if isinstance(choice, Yield):
            state.stack[-1] = Initiative(state.allies(self.side)[0], left=True)
            state.note("log-yield", "COH-19.0.d", side=self.side)
            return
        if not isinstance(choice, Shift):
            raise self.illegal(choice)
        pay_shift(state, self.side, choice.by)
        number = initiative_number().plus(*shift_line(choice.by))
        state.stack[-1] = InitiativeRoll(self.side, number)


def initiative_number() -> Tally:
    return Tally.of([Line("tally-initiative", INITIATIVE_NUMBER, "COH-9.11.b")])


class InitiativeRoll(Throw, frozen=True, tag="InitiativeRoll"):
    number: Tally

    rolls: ClassVar[Chances] = TWO_DICE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, InitiativeResult(self.side, dice, 0, self.number))


class InitiativeResult(NumberResult, frozen=True, tag="InitiativeResult"):
    number: Tally

    def run(self, state: CohState) -> None:
        won = self.total >= self.number.total
        first = state.team(self.side) if won else state.enemies(self.side)[0]
        state.note(
            "log-initiative", "COH-9.11.b" if won else "COH-9.11.c", self.number,
            team=first, roll=self.total, dice=self.rolled(), number=self.number.total,
        )  # fmt: skip
        state.turn = first
