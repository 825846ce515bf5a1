"""The cost of an action and the Spent Check that closes it."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, NamedTuple

import msgspec

from hexfront.games.coh.cards.bars import moment_bar, not_now
from hexfront.games.coh.cards.hands import card, could_hold, discard, holds
from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.choices import CohChoice, Decline, PlayCard, SpendCap
from hexfront.games.coh.combat.odds import SPENT_DIE
from hexfront.games.coh.command.payment import prepay, spending_refusal
from hexfront.games.coh.command.points import available, pay, purse
from hexfront.games.coh.moments.base import CohMoment, CohStep
from hexfront.games.coh.moments.deployment import RapidMove, rapid_moves
from hexfront.games.coh.moments.officer import OfficerRoll
from hexfront.games.coh.moments.rolls import RollResult, Throw, settle_roll
from hexfront.games.coh.moments.scouts import scout_card_bar, send_scouts
from hexfront.games.coh.state import CohState
from hexfront.play import RULES, Choice, Moment, Refusal
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

    def is_free(self, state: CohState) -> bool:
        """Nothing that happens on the way makes the action dearer (COH-4.12.a, COH-8.5.h)."""
        return self.fixed

    def affords(self, state: CohState, before: int, after: int) -> bool:
        """Can the side pay when the action gets dearer on the way (COH-15.2.c)?"""
        return not self._prepaid(state) or after - before <= purse(state, self.units)

    def extra(self, state: CohState, before: int, after: int) -> int:
        """What is to be paid when the action gets dearer."""
        return after - before

    def raised(self, state: CohState, before: int, after: int) -> "SpentStep":
        """The step when the action got dearer; spent units pay at once (COH-2.1.c)."""
        if self.fixed:
            return self
        if self._prepaid(state):
            prepay(state, self.side, self.units, after - before)
            return self
        return msgspec.structs.replace(self, cost=self.cost + after - before)

    def without(self, u: int) -> "SpentStep":
        """The step when a unit did not come off its place after all (A23)."""
        return msgspec.structs.replace(self, moved=tuple(m for m in self.moved if m != u))

    def _prepaid(self, state: CohState) -> bool:
        return not self.fixed and not state.pays_later(self.units)

    def run(self, state: CohState) -> None:
        units = _alive(state, self.units)
        if not units:
            return
        secret = self.secret and not any(state.board >> u & 1 for u in units)
        if self.cost > 0 or self._asks_for_cards(state):
            state.stack.append(
                ActionCost(self.side, units, self.cost, self.moved, self.fixed, secret)
            )
        if self.cost > 0 and not self.fixed:
            for enemy in state.enemies(self.side):
                if could_hold(state, enemy, CardNo.BATTLEFIELD_CONFUSION):
                    state.stack.append(ConfusionWindow(enemy))

    def _asks_for_cards(self, state: CohState) -> bool:
        """An action that costs nothing may still be followed by Rapid Deployment or an officer."""
        if self.moved and could_hold(state, self.side, CardNo.RAPID_DEPLOYMENT):
            return True
        if self._may_scout(state):
            return True
        return not self.fixed and could_hold(state, self.side, CardNo.FRONTLINE_OFFICER)

    def _may_scout(self, state: CohState) -> bool:
        """As far as anybody can know, Scout Teams may follow the action of a single unit."""
        seen = len(self.units) == 1 and bool(state.board >> self.units[0] & 1)
        return seen and could_hold(state, self.side, CardNo.SCOUT_TEAMS)

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        if state.shares(seat, self.side) or not self.secret:
            return self
        return SpentStep(self.side, (), 0, (), False, True)


def _alive(state: CohState, units: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the units that the action has not cost their lives."""
    return tuple(u for u in units if not state.dead >> u & 1)


class EntryStep(SpentStep, frozen=True, tag="EntryStep"):
    """The same for an entry onto the map that has its price, and may get dearer (COHC-3.h)."""


class ConfusionWindow(CohMoment, frozen=True, tag="ConfusionWindow"):
    """The other side may make the action dearer with Battlefield Confusion."""

    window: ClassVar[bool] = True
    takes: ClassVar[tuple[type[Choice], ...]] = (Decline, PlayCard)

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if isinstance(choice, PlayCard):
            return moment_bar(state, self.side, choice.card, (CardNo.BATTLEFIELD_CONFUSION,))
        return None

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        if holds(state, self.side, CardNo.BATTLEFIELD_CONFUSION):
            return [Decline(), PlayCard(CardNo.BATTLEFIELD_CONFUSION)]
        return [Decline()]

    def take(self, state: CohState, choice: Choice) -> None:
        state.stack.pop()
        if isinstance(choice, PlayCard):
            discard(state, self.side, choice.card)
            place = max(n for n, below in enumerate(state.stack) if isinstance(below, ActionCost))
            waiting = state.stack[place]
            dearer = waiting.cost + card(state, choice.card).amount
            state.stack[place] = msgspec.structs.replace(waiting, cost=dearer)
            if could_hold(state, self.side, CardNo.BATTLEFIELD_CONFUSION):  # COH-8.4.b
                state.stack.append(ConfusionWindow(self.side))


class ActionCost(CohMoment, frozen=True, tag="ActionCost"):
    """CAP may lower the cost before the Spent Check (COH-3.3.a)."""

    window: ClassVar[bool] = True
    takes: ClassVar[tuple[type[Choice], ...]] = (SpendCap, PlayCard)

    units: tuple[int, ...]
    cost: int
    moved: tuple[int, ...]
    fixed: bool
    secret: bool

    def actor(self, state: CohState) -> int:
        """Rapid Deployment may have led them all into mines: the dead make no Spent Check."""
        return RULES if self._gone(state) else super().actor(state)

    def run(self, state: CohState) -> None:
        if not self._gone(state):
            super().run(state)

    def _gone(self, state: CohState) -> bool:
        return bool(self.units) and not _alive(state, self.units)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        most = min(available(state, self.side), self.cost)
        listed: list[CohChoice] = [SpendCap(cap) for cap in range(most + 1)]
        cards = [PlayCard(number) for number in BEFORE_CHECK if holds(state, self.side, number)]
        return [*listed, *(play for play in cards if self.against(state, play) is None)]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if isinstance(choice, SpendCap):
            return spending_refusal(state, self.side, choice.cap, self.cost)
        if not isinstance(choice, PlayCard):
            raise self.illegal(choice)
        refusal = moment_bar(state, self.side, choice.card, tuple(BEFORE_CHECK))
        return refusal or BEFORE_CHECK[choice.card].bar(self, state)

    def take(self, state: CohState, choice: Choice) -> None:
        if isinstance(choice, SpendCap):
            self._spend(state, choice.cap)
        elif isinstance(choice, PlayCard):
            BEFORE_CHECK[choice.card].play(self, state)
        else:
            raise self.illegal(choice)

    def _spend(self, state: CohState, cap: int) -> None:
        state.stack.pop()
        if cap:
            pay(state, self.side, cap)
            state.note("log-cap-cost", "COH-3.3.a", side=self.side, cap=cap)
        if self.cost > cap:  # COH-3.4.a
            # Scout Teams may have hidden the unit since its action (COH-11.6.b).
            units = _alive(state, self.units)
            secret = self.secret or all(state.hidden >> u & 1 for u in units)
            roll = SpentRoll(self.side, units, self.cost - cap, secret)
            state.stack.append(state.setting.rules.spent_check(roll))

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        if state.shares(seat, self.side) or not self.secret:
            return self
        return ActionCost(self.side, (), 0, (), False, True)


class CheckCard(NamedTuple):
    """A card that is played before the own Spent Check: what stands against it, what it does."""

    bar: Callable[[ActionCost, CohState], Refusal | None]
    play: Callable[[ActionCost, CohState], None]


def _deployment_bar(due: ActionCost, state: CohState) -> Refusal | None:
    if rapid_moves(state, due.moved):
        return None
    return not_now(state, CardNo.RAPID_DEPLOYMENT)


def _deploy(due: ActionCost, state: CohState) -> None:
    discard(state, due.side, CardNo.RAPID_DEPLOYMENT)
    state.stack.append(RapidMove(due.side, due.moved))


def _officer_bar(due: ActionCost, state: CohState) -> Refusal | None:
    """Its green cost needs fresh units, or CAP for all of it (COH-8.5.c, COH-8.5.d)."""
    number = CardNo.FRONTLINE_OFFICER
    if due.fixed:
        return not_now(state, number)
    cost = card(state, number).cost
    if all(state.is_fresh(u) for u in due.units) or available(state, due.side) >= cost:
        return None
    return Refusal("COH-8.5.c", "refuse-card-cost", {"card": int(number), "cost": cost})


def _call_officer(due: ActionCost, state: CohState) -> None:
    discard(state, due.side, CardNo.FRONTLINE_OFFICER)
    cost = card(state, CardNo.FRONTLINE_OFFICER).cost
    if all(state.is_fresh(u) for u in due.units):
        state.stack[-1] = msgspec.structs.replace(due, cost=due.cost + cost)
    else:
        pay(state, due.side, cost)
    state.stack.append(OfficerRoll(due.side))


def _scouts_bar(due: ActionCost, state: CohState) -> Refusal | None:
    return scout_card_bar(state, due.side, due.units)


def _send_scouts(due: ActionCost, state: CohState) -> None:
    send_scouts(state, due.side, due.units[0])


BEFORE_CHECK: Mapping[int, CheckCard] = MappingProxyType(
    {
        CardNo.RAPID_DEPLOYMENT: CheckCard(_deployment_bar, _deploy),
        CardNo.FRONTLINE_OFFICER: CheckCard(_officer_bar, _call_officer),
        CardNo.SCOUT_TEAMS: CheckCard(_scouts_bar, _send_scouts),
    }
)
"""Cards that are played before the own Spent Check."""


class SpentRoll(Throw, frozen=True, tag="SpentRoll"):
    """One spent die for the unit or the whole group (COH-2.5.a, COH-10.10.c)."""

    units: tuple[int, ...]
    cost: int
    secret: bool

    rolls: ClassVar[Chances] = SPENT_DIE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, SpentResult(self.side, dice, 0, self.units, self.cost, self.secret))

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        if state.shares(seat, self.side) or not self.secret:
            return self
        return SpentRoll(self.side, (), 0, True)


class SpentResult(RollResult, frozen=True, tag="SpentResult"):
    """Spent if the die is not above the cost (COH-2.5.b, COH-2.5.c)."""

    units: tuple[int, ...]
    cost: int
    secret: bool

    single: ClassVar[Chances] = SPENT_DIE

    def margin(self, state: CohState) -> int | None:
        return self.total - self.cost - 1

    def run(self, state: CohState) -> None:
        if not self.units:  # a check of units that this seat can only imagine
            return
        fresh = self.total > self.cost
        if not fresh:
            for u in self.units:
                state.spent |= 1 << u
        state.tell_team(
            self.side, self.secret,
            "log-stays-fresh" if fresh else "log-becomes-spent",
            "COH-2.5.b" if fresh else "COH-2.5.c",
            unit=self.units[0], count=len(self.units), roll=self.total, cost=self.cost,
            dice=self.rolled(),
        )  # fmt: skip

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        if state.shares(seat, self.side) or not self.secret:
            return self
        return SpentResult(self.side, (), 0, (), 0, True)
