"""The cost of an action and the Spent Check that closes it."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.coh.cards.hands import card, could_hold, discard, holds
from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.choices import CohChoice, Decline, PlayCard, SpendCap
from hexfront.games.coh.combat.odds import SPENT_DIE
from hexfront.games.coh.command.points import available, pay
from hexfront.games.coh.moments.base import CohMoment, CohStep
from hexfront.games.coh.moments.deployment import RapidMove, rapid_moves
from hexfront.games.coh.moments.officer import OfficerRoll
from hexfront.games.coh.moments.rolls import RollResult, Throw, settle_roll
from hexfront.games.coh.state import CohState
from hexfront.play import Choice
from hexfront.play.chance import Chances


class SpentStep(CohStep, frozen=True, tag="SpentStep"):
    """The action is done; now its cost (COH-2.1.a)."""

    units: tuple[int, ...]
    cost: int
    moved: tuple[int, ...] = ()
    fixed: bool = False
    """The cost can never be changed: entry at 0 AP, action cards (COH-4.12.a, COH-8.5.h)."""
    secret: bool = False
    """Hidden units: cost, roll and outcome are their owner's business (COH-11.6.b)."""

    def run(self, state: CohState) -> None:
        secret = self.secret and not any(state.board >> u & 1 for u in self.units)
        if self.cost > 0 or self._asks_for_cards(state):
            state.stack.append(
                ActionCost(self.side, self.units, self.cost, self.moved, self.fixed, secret)
            )
        if self.cost > 0 and not self.fixed:
            for enemy in state.enemies(self.side):
                if could_hold(state, enemy, CardNo.BATTLEFIELD_CONFUSION):
                    state.stack.append(ConfusionWindow(enemy))

    def _asks_for_cards(self, state: CohState) -> bool:
        """An action that costs nothing may still be followed by Rapid Deployment or an officer."""
        if self.moved and could_hold(state, self.side, CardNo.RAPID_DEPLOYMENT):
            return True
        return not self.fixed and could_hold(state, self.side, CardNo.FRONTLINE_OFFICER)


class ConfusionWindow(CohMoment, frozen=True, tag="ConfusionWindow"):
    """The other side may make the action dearer with Battlefield Confusion."""

    window: ClassVar[bool] = True

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        if holds(state, self.side, CardNo.BATTLEFIELD_CONFUSION):
            return [Decline(), PlayCard(CardNo.BATTLEFIELD_CONFUSION)]
        return [Decline()]

    def take(self, state: CohState, choice: Choice) -> None:
        state.stack.pop()
        if isinstance(choice, PlayCard):
            discard(state, self.side, choice.card)
            waiting = state.stack[-1]
            dearer = waiting.cost + card(state, choice.card).amount
            state.stack[-1] = msgspec.structs.replace(waiting, cost=dearer)
            if could_hold(state, self.side, CardNo.BATTLEFIELD_CONFUSION):  # COH-8.4.b
                state.stack.append(ConfusionWindow(self.side))


class ActionCost(CohMoment, frozen=True, tag="ActionCost"):
    """CAP may lower the cost before the Spent Check (COH-3.3.a)."""

    window: ClassVar[bool] = True

    units: tuple[int, ...]
    cost: int
    moved: tuple[int, ...]
    fixed: bool
    secret: bool

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        most = min(available(state, self.side), self.cost)
        listed: list[CohChoice] = [SpendCap(cap) for cap in range(most + 1)]
        if holds(state, self.side, CardNo.RAPID_DEPLOYMENT) and rapid_moves(state, self.moved):
            listed.append(PlayCard(CardNo.RAPID_DEPLOYMENT))
        if holds(state, self.side, CardNo.FRONTLINE_OFFICER) and self._officer_fits(state):
            listed.append(PlayCard(CardNo.FRONTLINE_OFFICER))
        return listed

    def _officer_fits(self, state: CohState) -> bool:
        """Its green cost needs fresh units, or CAP for all of it (COH-8.5.c, COH-8.5.d)."""
        if self.fixed:
            return False
        cost = card(state, CardNo.FRONTLINE_OFFICER).cost
        fresh = all(state.is_fresh(u) for u in self.units)
        return fresh or available(state, self.side) >= cost

    def take(self, state: CohState, choice: Choice) -> None:
        if isinstance(choice, SpendCap):
            self._spend(state, choice.cap)
        elif isinstance(choice, PlayCard):
            discard(state, self.side, choice.card)
            if choice.card == CardNo.RAPID_DEPLOYMENT:
                state.stack.append(RapidMove(self.side, self.moved))
            else:
                self._call_officer(state)
        else:
            raise self.illegal(choice)

    def _spend(self, state: CohState, cap: int) -> None:
        state.stack.pop()
        if cap:
            pay(state, self.side, cap)
            state.note("log-cap-cost", "COH-3.3.a", side=self.side, cap=cap)
        if self.cost > cap:  # COH-3.4.a
            state.stack.append(SpentRoll(self.side, self.units, self.cost - cap, self.secret))

    def _call_officer(self, state: CohState) -> None:
        cost = card(state, CardNo.FRONTLINE_OFFICER).cost
        if all(state.is_fresh(u) for u in self.units):
            state.stack[-1] = msgspec.structs.replace(self, cost=self.cost + cost)
        else:
            pay(state, self.side, cost)
        state.stack.append(OfficerRoll(self.side))

    def shown(self, state: CohState, seat: int) -> CohMoment:
        if seat == self.side or not self.secret:
            return self
        return ActionCost(self.side, (), 0, (), False, True)


class SpentRoll(Throw, frozen=True, tag="SpentRoll"):
    """One spent die for the unit or the whole group (COH-2.5.a, COH-10.10.c)."""

    units: tuple[int, ...]
    cost: int
    secret: bool

    rolls: ClassVar[Chances] = SPENT_DIE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, SpentResult(self.side, dice, 0, self.units, self.cost, self.secret))

    def shown(self, state: CohState, seat: int) -> CohMoment:
        if seat == self.side or not self.secret:
            return self
        return SpentRoll(self.side, (), 0, True)


class SpentResult(RollResult, frozen=True, tag="SpentResult"):
    """Spent if the die is not above the cost (COH-2.5.b, COH-2.5.c)."""

    units: tuple[int, ...]
    cost: int
    secret: bool

    single: ClassVar[Chances] = SPENT_DIE

    def run(self, state: CohState) -> None:
        fresh = self.total > self.cost
        if not fresh:
            for u in self.units:
                state.spent |= 1 << u
        state.note(
            "log-stays-fresh" if fresh else "log-becomes-spent",
            "COH-2.5.b" if fresh else "COH-2.5.c",
            audience=self.side if self.secret else None,
            unit=self.units[0], count=len(self.units), roll=self.total, cost=self.cost,
            dice=self.rolled(),
        )  # fmt: skip

    def shown(self, state: CohState, seat: int) -> CohMoment:
        if seat == self.side or not self.secret:
            return self
        return SpentResult(self.side, (), 0, (), 0, True)
