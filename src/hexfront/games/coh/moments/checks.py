"""Rolls, what cards may do to them, and the Spent Check that closes an action."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.coh.cards import AFTER_ROLL, CardNo, card, could_hold, discard, holds
from hexfront.games.coh.choices import CohChoice, Decline, Move, PlayCard, Reroll, SpendCap
from hexfront.games.coh.command import available, pay
from hexfront.games.coh.moments.base import ChooseFacing, CohMoment, Step, consequences, reveal
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


def in_secret(state: CohState, side: int) -> bool:
    """Do only hidden units act, so that the dice of their action are secret (COH-11.6.b)?"""
    acting = state.acted & state.scenario.side_mask[side]
    return bool(acting) and not acting & state.board


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
        self._tell(state, dice[0])
        _change_result(state, msgspec.structs.replace(result, dice=tuple(changed)))

    def _tell(self, state: CohState, face: int) -> None:
        secret = in_secret(state, self.side)
        audience = self.side if secret else None
        state.note("log-reroll", "COH-CARD.07", audience=audience, roll=face, side=self.side)
        if secret:
            other = 1 - self.side
            state.note("log-reroll-unseen", "COH-CARD.07", audience=other, side=self.side)


class LuckRoll(Throw, frozen=True):
    """The die of Luck!; it is a roll like any other, so cards may change it too."""

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, LuckResult(self.side, dice, 0))


class LuckResult(RollResult, frozen=True):
    """Luck! moves the result below it by its table."""

    def run(self, state: CohState) -> None:
        change = on_table(card(state, CardNo.LUCK).table, self.total)
        result = state.stack[-1]
        state.note("log-luck", "COH-CARD.13", roll=self.total, change=change, side=self.side)
        _change_result(state, msgspec.structs.replace(result, bonus=result.bonus + change))


def on_table(table: tuple[int, ...], total: int) -> int:
    """A card's figure for a d6; a result that cards pushed off the die takes its last face."""
    return table[min(max(total, 1), len(table)) - 1]


class SpentStep(Step, frozen=True):
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
        other = 1 - self.side
        changeable = self.cost > 0 and not self.fixed
        if changeable and could_hold(state, other, CardNo.BATTLEFIELD_CONFUSION):
            state.stack.append(ConfusionWindow(other))

    def _asks_for_cards(self, state: CohState) -> bool:
        """An action that costs nothing may still be followed by Rapid Deployment or an officer."""
        if self.moved and could_hold(state, self.side, CardNo.RAPID_DEPLOYMENT):
            return True
        return not self.fixed and could_hold(state, self.side, CardNo.FRONTLINE_OFFICER)


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
            if could_hold(state, self.side, CardNo.BATTLEFIELD_CONFUSION):  # COH-8.4.b
                state.stack.append(ConfusionWindow(self.side))


class ActionCost(CohMoment, frozen=True):
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
        state.note("log-officer", "COH-CARD.08", side=self.side, roll=self.total, cap=gained)


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
            state.note("log-move", "COH-CARD.05", unit=u, to=to, origin=state.hex[u])
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
            dice=self.rolled(),
        )  # fmt: skip

    def shown(self, state: CohState, seat: int) -> CohMoment:
        if seat == self.side or not self.secret:
            return self
        return SpentResult(self.side, (), 0, (), 0, True)
