"""Rolls, what cards may do to them, and the Spent Check that closes an action."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.coh.cards import AFTER_ROLL, WITH_COST, CardNo, card, could_hold, discard, holds
from hexfront.games.coh.choices import CohChoice, Decline, Move, PlayCard, Reroll, SpendCap
from hexfront.games.coh.command import available, pay
from hexfront.games.coh.moments.base import CohMoment, Step, consequences, reveal
from hexfront.games.coh.moments.facing import ChooseFacing
from hexfront.games.coh.movement import move_refusal, put
from hexfront.games.coh.odds import ONE_DIE, SPENT_DIE
from hexfront.games.coh.state import CohState
from hexfront.games.coh.zone import seen_by_enemy
from hexfront.play import CHANCE, Choice, Outcome, Roll
from hexfront.play.chance import Chances


class Throw(CohMoment, frozen=True):
    """Dice of this side are in the air."""

    die: ClassVar[Chances] = ONE_DIE

    def actor(self, state: CohState) -> int:
        return CHANCE

    def chances(self, state: CohState) -> Chances:
        return self.die

    def fall(self, state: CohState, outcome: Outcome) -> None:
        if not isinstance(outcome, Roll):
            raise TypeError(f"{type(self).__name__} waits for dice")
        state.stack.pop()
        self.thrown(state, outcome.dice)

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        raise TypeError(f"{type(self).__name__} does not read its dice")


class RollResult(Step, frozen=True):
    """Dice on the table; cards may still change them before they count."""

    dice: tuple[int, ...]
    bonus: int

    single: ClassVar[Chances] = ONE_DIE
    """How one of these dice is rolled again."""

    @property
    def total(self) -> int:
        return sum(self.dice) + self.bonus

    def rolled(self) -> str:
        """The dice as they are logged."""
        return "+".join(map(str, self.dice))


def settle_roll(state: CohState, result: RollResult) -> None:
    """Put a result on the stack, with a window for cards if its side could hold any."""
    state.stack.append(result)
    if could_hold(state, result.side, *AFTER_ROLL):
        state.stack.append(AfterRoll(result.side))


class AfterRoll(CohMoment, frozen=True):
    """The roller may change his own dice with Veteran NCO or Luck!."""

    window: ClassVar[bool] = True

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        held = [PlayCard(number) for number in AFTER_ROLL if holds(state, self.side, number)]
        return [Decline(), *held]

    def take(self, state: CohState, choice: Choice) -> None:
        state.stack.pop()
        if isinstance(choice, Decline):
            return
        if not isinstance(choice, PlayCard):
            raise self.illegal(choice)
        discard(state, self.side, choice.card)
        if choice.card == CardNo.LUCK:
            state.stack.append(LuckRoll(self.side))
        elif len(state.stack[-1].dice) > 1:
            state.stack.append(ChooseDie(self.side))
        else:
            state.stack.append(RerollDie(self.side, 0))


class ChooseDie(CohMoment, frozen=True):
    """Which die Veteran NCO rolls again."""

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Reroll(die) for die in range(len(state.stack[-2].dice))]

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Reroll):
            raise self.illegal(choice)
        state.stack[-1] = RerollDie(self.side, choice.die)


def _change_result(state: CohState, result: RollResult) -> None:
    """Replace the result on top of the stack and open the window once more."""
    state.stack.pop()
    settle_roll(state, result)


class RerollDie(Throw, frozen=True):
    """One die of a result is rolled again."""

    index: int

    def chances(self, state: CohState) -> Chances:
        result: RollResult = state.stack[-2]
        return result.single

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        result = state.stack[-1]
        changed = list(result.dice)
        changed[self.index] = dice[0]
        state.note("log-reroll", "COH-8.4.b", roll=dice[0], side=self.side)
        _change_result(state, msgspec.structs.replace(result, dice=tuple(changed)))


class LuckRoll(Throw, frozen=True):
    """Luck! moves the result by its table."""

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        change = card(state, CardNo.LUCK).table[dice[0] - 1]
        result = state.stack[-1]
        state.note("log-luck", "COH-8.4.b", roll=dice[0], change=change, side=self.side)
        _change_result(state, msgspec.structs.replace(result, bonus=result.bonus + change))


class SpentStep(Step, frozen=True):
    """The action is done; now its cost (COH-2.1.a)."""

    units: tuple[int, ...]
    cost: int
    moved: tuple[int, ...] = ()
    fixed: bool = False
    """The cost can never be changed: entry at 0 AP, cards that make the action free."""
    secret: bool = False
    """Hidden units: cost, roll and outcome are their owner's business (COH-11.6.b)."""

    def run(self, state: CohState) -> None:
        secret = self.secret and not any(state.board >> u & 1 for u in self.units)
        if self.cost > 0 or could_hold(state, self.side, *WITH_COST):
            state.stack.append(
                ActionCost(self.side, self.units, self.cost, self.moved, self.fixed, secret)
            )
        other = 1 - self.side
        if self.cost > 0 and could_hold(state, other, CardNo.BATTLEFIELD_CONFUSION):
            state.stack.append(ConfusionWindow(other))


class ConfusionWindow(CohMoment, frozen=True):
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


class ActionCost(CohMoment, frozen=True):
    """CAP may lower the cost before the Spent Check (COH-3.3.a)."""

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
                state.stack[-1] = msgspec.structs.replace(self, moved=())
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


class OfficerRoll(Throw, frozen=True):
    """Frontline Officer: CAP beyond the track for this round."""

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, OfficerResult(self.side, dice, 0))


class OfficerResult(RollResult, frozen=True):
    def run(self, state: CohState) -> None:
        gained = max(0, self.total)
        state.bonus[self.side] += gained
        state.note("log-officer", "COH-8.4.b", side=self.side, roll=self.total, cap=gained)


def rapid_moves(state: CohState, moved: tuple[int, ...]) -> list[CohChoice]:
    """One more hex for one of the units that moved."""
    return [Move(u, to) for u in moved if (state.board | state.hidden) >> u & 1
            for to in state.field.neighbours[state.hex[u]]
            if move_refusal(state, u, to) is None]  # fmt: skip


class RapidMove(CohMoment, frozen=True):
    """Rapid Deployment: which of the moved units goes further, and where."""

    moved: tuple[int, ...]

    private: ClassVar[bool] = True

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return rapid_moves(state, self.moved)

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Move):
            raise self.illegal(choice)
        state.stack.pop()
        u, to = choice.unit, choice.to
        if state.hidden >> u & 1:
            self._sneak(state, u, to)
        else:
            state.note("log-move", "COH-8.4.b", unit=u, to=to)
            put(state, u, to)
            state.stack.append(ChooseFacing(self.side, u))
        consequences(state)

    def _sneak(self, state: CohState, u: int, to: int) -> None:
        """A hidden unit stays hidden unless it comes into enemy sight (COH-8.8.a, A-23)."""
        put(state, u, to)
        state.note("log-stealth-move", "COH-8.8.a", audience=self.side, unit=u, to=to)
        state.note("log-stealth-move-unseen", "COH-8.8.a", audience=1 - self.side, side=self.side)
        if seen_by_enemy(state, self.side, to):
            reveal(state, u, "COH-8.8.a")


class SpentRoll(Throw, frozen=True):
    """One spent die for the unit or the whole group (COH-2.5.a, COH-10.10.c)."""

    units: tuple[int, ...]
    cost: int
    secret: bool

    die: ClassVar[Chances] = SPENT_DIE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, SpentResult(self.side, dice, 0, self.units, self.cost, self.secret))

    def shown(self, state: CohState, seat: int) -> CohMoment:
        if seat == self.side or not self.secret:
            return self
        return SpentRoll(self.side, (), 0, True)


class SpentResult(RollResult, frozen=True):
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
        )  # fmt: skip

    def shown(self, state: CohState, seat: int) -> CohMoment:
        if seat == self.side or not self.secret:
            return self
        return SpentResult(self.side, (), 0, (), 0, True)
