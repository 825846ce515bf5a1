"""The points at which somebody decides or a die falls, and the sequence of play (chapter 1)."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from hexfront.hexes import bits
from hexfront.play import Chances, Choice, Outcome, Roll, dice
from hexfront.play.masks import members
from hexfront.play.moment import RULES, DiceMoment, SideMoment
from hexfront.play.sequence import BeginPhase, PhaseRules, TurnStep, lay
from skirmish import combat, movement, victory
from skirmish.choices import Advance, Attack, Done, Hold, Move, Retreat
from skirmish.state import Phase, SkirmishState

# Movement


class Movement(SideMoment[SkirmishState], frozen=True, tag="Movement"):
    """SKR-2.1.d: each unit may move once, in any order."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Move, Done)

    def choices(self, state: SkirmishState) -> Sequence[Choice]:
        movers = movement.MOVERS.open(state, self.side)
        return [
            *(
                Move(unit, h)
                for unit in state.alive(self.side)
                if movers >> unit & 1
                for h in bits(movement.PLACES.open(state, unit))
            ),
            Done(),
        ]

    def take(self, state: SkirmishState, choice: Choice) -> None:
        if isinstance(choice, Done):
            state.stack.pop()
            return
        if not isinstance(choice, Move):
            raise self.illegal(choice)
        origin = state.place[choice.unit]
        state.moved |= 1 << choice.unit
        state.note(
            "skirmish-log-moves", "SKR-2.1.a", unit=choice.unit, origin=origin, to=choice.hex
        )
        movement.place(state, choice.unit, choice.hex)


# Combat


class Combat(SideMoment[SkirmishState], frozen=True, tag="Combat"):
    """SKR-3.1: attacks one after the other, as long as there are any to make."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Attack, Done)

    def actor(self, state: SkirmishState) -> int:
        return self.side if self.attacks(state) else RULES

    def attacks(self, state: SkirmishState) -> list[Choice]:
        ready = combat.ATTACKERS.open(state, self.side)
        return [
            Attack(unit, target)
            for unit in state.alive(self.side)
            if ready >> unit & 1
            for target in members(combat.TARGETS.open(state, unit))
        ]

    def choices(self, state: SkirmishState) -> Sequence[Choice]:
        return [*self.attacks(state), Done()]

    def take(self, state: SkirmishState, choice: Choice) -> None:
        if isinstance(choice, Done):
            state.stack.pop()
            return
        if not isinstance(choice, Attack):
            raise self.illegal(choice)
        state.attacked |= 1 << choice.unit
        state.targeted |= 1 << choice.target
        state.stack.append(AttackRoll(self.side, choice.unit, choice.target))

    def run(self, state: SkirmishState) -> None:
        """Nobody is left to attack; the phase is over."""


class AttackRoll(DiceMoment[SkirmishState], frozen=True, tag="AttackRoll"):
    """SKR-3.3: one die decides."""

    unit: int
    target: int

    rolls: ClassVar[Chances] = dice(1)

    def fall(self, state: SkirmishState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        unit, target, die = self.unit, self.target, outcome.total
        tally = combat.differential(state, unit, target)
        result = combat.result_of(state, unit, target, die)
        state.note(
            f"skirmish-log-{result}", "SKR-3.3.a", tally, unit=unit, target=target, dice=str(die)
        )
        if result == "attacker-loss":
            lose_step(state, unit)
        elif result == "loss":
            lose_step(state, target, by=unit)
        elif result == "retreat":
            fall_back(state, target, unit)


def lose_step(state: SkirmishState, unit: int, by: int = -1) -> None:
    """SKR-3.3.b: a unit that loses its second step is gone, and its hex lies open."""
    state.steps[unit] -= 1
    if state.steps[unit]:
        return
    left = state.place[unit]
    state.note("skirmish-log-destroyed", "SKR-3.3.b", unit=unit)
    movement.remove(state, unit)
    if victory.beaten(state):
        victory.finish(state)
    elif by >= 0:
        follow_up(state, by, left)


def fall_back(state: SkirmishState, unit: int, by: int) -> None:
    """SKR-3.4: a beaten unit retreats, or loses a step where it cannot."""
    if state.setting.rules.stands_fast(state, unit):
        state.note("skirmish-log-stands", "SKR-6.1.a", unit=unit)
    elif combat.WAYS_BACK.open(state, unit):
        state.stack.append(FallingBack(state.owner(unit), unit, by))
    else:
        state.note("skirmish-log-trapped", "SKR-3.4.b", unit=unit)
        lose_step(state, unit, by)


class FallingBack(SideMoment[SkirmishState], frozen=True, tag="FallingBack"):
    """SKR-3.4.a: its owner says where a beaten unit goes."""

    unit: int
    by: int

    takes: ClassVar[tuple[type[Choice], ...]] = (Retreat,)

    def choices(self, state: SkirmishState) -> Sequence[Choice]:
        return [Retreat(self.unit, h) for h in bits(combat.WAYS_BACK.open(state, self.unit))]

    def take(self, state: SkirmishState, choice: Choice) -> None:
        if not isinstance(choice, Retreat):
            raise self.illegal(choice)
        state.stack.pop()
        left = state.place[self.unit]
        state.note("skirmish-log-retreats", "SKR-3.4.a", unit=self.unit, to=choice.hex)
        movement.place(state, self.unit, choice.hex)
        follow_up(state, self.by, left)


def follow_up(state: SkirmishState, unit: int, h: int) -> None:
    """SKR-3.5.a: whoever stands next to the hex that was left may take it."""
    grid = state.setting.board.grid
    if grid.neighbour_mask[h] >> state.place[unit] & 1:
        state.stack.append(FollowUp(state.owner(unit), unit, h))


class FollowUp(SideMoment[SkirmishState], frozen=True, tag="FollowUp"):
    """SKR-3.5.a"""

    unit: int
    hex: int

    takes: ClassVar[tuple[type[Choice], ...]] = (Advance, Hold)

    def choices(self, state: SkirmishState) -> Sequence[Choice]:
        return [Advance(self.unit, self.hex), Hold()]

    def take(self, state: SkirmishState, choice: Choice) -> None:
        state.stack.pop()
        if isinstance(choice, Advance):
            state.note("skirmish-log-advances", "SKR-3.5.a", unit=self.unit, to=self.hex)
            movement.place(state, self.unit, self.hex)


# The sequence of play


def begin_movement(state: SkirmishState) -> None:
    state.moved = 0
    state.stack.append(Movement(state.side))


def begin_combat(state: SkirmishState) -> None:
    state.attacked = state.targeted = 0
    state.stack.append(Combat(state.side))


class NextPhase(BeginPhase[SkirmishState], frozen=True, tag="NextPhase"):
    """SKR-1.1.b: movement, then combat."""

    phases: ClassVar[Mapping[int, PhaseRules[Any]]] = {
        Phase.MOVEMENT: PhaseRules(begin_movement),
        Phase.COMBAT: PhaseRules(begin_combat),
    }

    def opens(self, state: SkirmishState) -> None:
        state.side, state.phase = self.side, self.phase


class EndTurn(TurnStep[SkirmishState], frozen=True, tag="EndTurn"):
    """SKR-1.1.c: after the last turn the game is over."""

    def run(self, state: SkirmishState) -> None:
        if state.turn == state.setting.turns:
            victory.finish(state)
            return
        state.turn += 1
        begin_turn(state)


def begin_turn(state: SkirmishState) -> None:
    """SKR-1.1.a: blue's player turn, then red's."""
    state.note("skirmish-log-turn", "SKR-1.1.a", turn=state.turn)
    lay(state, [*(NextPhase(side, phase) for side in (0, 1) for phase in Phase), EndTurn(1)])
