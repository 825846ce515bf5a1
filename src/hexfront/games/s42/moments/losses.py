"""Step losses of a combat, one after another (chapters 10.2 to 10.4)."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.s42.choices import KeepRemnant, Lose, SkipRemnant
from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.losses import may_lose
from hexfront.games.s42.combat.pieces import eliminate, lose_step
from hexfront.games.s42.state import S42State
from hexfront.play import Choice
from hexfront.play.moment import RulesStep, SideMoment


def lose(state: S42State, u: int, rule: str) -> None:
    """A unit loses a step; its owner may then have to decide about a Remnant."""
    if lose_step(state, u, rule):
        state.stack.append(RemnantChoice(state.side_of(u), u))


class TakeLoss(RulesStep[S42State], frozen=True, tag="TakeLoss"):
    """One step loss; `side` chooses who takes it, and is asked only if there is a choice."""

    battle: Battle
    victim: int
    """The side that loses the step."""
    rule: str

    def run(self, state: S42State) -> None:
        found = may_lose(state, self.battle, self.victim)
        if len(found) == 1:
            lose(state, found[0], self.rule)
        elif found:
            state.stack.append(ChooseLoss(self.side, self.battle, self.victim, self.rule))


class ChooseLoss(SideMoment[S42State], frozen=True, tag="ChooseLoss"):
    """Which unit takes a step loss (S42-10.2)."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Lose,)

    battle: Battle
    victim: int
    rule: str

    def choices(self, state: S42State) -> Sequence[Choice]:
        return [Lose(u) for u in may_lose(state, self.battle, self.victim)]

    def take(self, state: S42State, choice: Choice) -> None:
        if not isinstance(choice, Lose):
            raise self.illegal(choice)
        state.stack.pop()
        lose(state, choice.unit, self.rule)


class LeadLoss(RulesStep[S42State], frozen=True, tag="LeadLoss"):
    """The Lead Unit takes the defender's loss of a Determined Defense (S42-11.2.3.a)."""

    unit: int
    rule: str

    def run(self, state: S42State) -> None:
        if state.place[self.unit] >= 0:
            lose(state, self.unit, self.rule)


class RemnantChoice(SideMoment[S42State], frozen=True, tag="RemnantChoice"):
    """A Remnant stands for the unit's last step, or the unit goes to the Eliminated Box."""

    takes: ClassVar[tuple[type[Choice], ...]] = (KeepRemnant, SkipRemnant)

    unit: int

    def choices(self, state: S42State) -> Sequence[Choice]:
        return [KeepRemnant(), SkipRemnant()]

    def take(self, state: S42State, choice: Choice) -> None:
        state.stack.pop()
        match choice:
            case KeepRemnant():
                state.note("log-remnant", "S42-10.4.1.a", unit=self.unit)
            case SkipRemnant():
                state.remnant &= ~(1 << self.unit)  # the unit itself leaves, and can come back
                eliminate(state, self.unit, "S42-10.4.3.a")
            case _:
                raise self.illegal(choice)
