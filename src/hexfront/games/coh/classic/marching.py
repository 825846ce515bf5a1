"""Moves by cards: Rapid Move (card 5), Forced March and Close Call (veteran cards 1 and 8)."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from hexfront.games.coh.choices import CohChoice, Decline, Done, Move, Pivot
from hexfront.games.coh.classic.economy import kept, points, stand_down
from hexfront.games.coh.classic.veterans import VeteranNo, granted, use_up
from hexfront.games.coh.moments.acts import commit_move, commit_pivot
from hexfront.games.coh.moments.bars import action_bar
from hexfront.games.coh.moments.base import NOT_NOW, Aftermath, CohMoment
from hexfront.games.coh.moments.drive import drive_on
from hexfront.games.coh.moments.explosions import arrive, arrive_unseen
from hexfront.games.coh.movement.steps import (
    bars_moving,
    move_cost,
    open_steps,
    pivot_cost,
    put,
)
from hexfront.games.coh.state import CohState
from hexfront.games.coh.vehicles.bonus import NO_SYMBOLS
from hexfront.play import RULES, Back, Choice, Moment, Refusal
from hexfront.play.masks import each

DASH = 2
"""Hexes of card 5."""


def stride(state: CohState, side: int, u: int, to: int, rule: str) -> None:
    """One hex for nothing, without bonus hexes, with all that waits there."""
    origin = state.hex[u]
    state.note("log-move", rule, unit=u, to=to, origin=origin)
    put(state, u, to)
    drive_on(state, side, u, NO_SYMBOLS, 0)
    state.setting.rules.arrived(state, side, u, origin)
    arrive(state, u)


def strides(state: CohState, u: int) -> list[int]:
    """Where a unit may step so."""
    if bars_moving(state, u) is not None:
        return []
    steps = open_steps(state, u)
    return [h for h in state.field.neighbours[state.hex[u]] if steps >> h & 1]


class Dash(CohMoment, frozen=True, tag="Dash"):
    """Card 5: a unit moves two hexes for nothing; an enemy's hex ends it (AC10)."""

    unit: int
    hexes: int

    back: ClassVar[Back] = "step"
    takes: ClassVar[tuple[type[Choice], ...]] = (Move, Done)

    def actor(self, state: CohState) -> int:
        """Nobody is asked about a unit that cannot go on."""
        return super().actor(state) if len(self.choices(state)) > 1 else RULES

    def run(self, state: CohState) -> None:
        if len(self.choices(state)) > 1:
            super().run(state)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        listed: list[CohChoice] = [Done()] if self.hexes < DASH else []
        there = (state.board | state.hidden) >> self.unit & 1
        if there and not (self.hexes < DASH and state.in_close_combat(self.unit)):
            listed.extend(Move(self.unit, h) for h in strides(state, self.unit))
        return listed or [Done()]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        return None if choice in self.choices(state) else NOT_NOW

    def take(self, state: CohState, choice: Choice) -> None:
        state.stack.pop()
        if not isinstance(choice, Move):
            return
        u, to = self.unit, choice.to
        if self.hexes > 1:
            state.stack.append(Dash(self.side, u, self.hexes - 1))
        if not state.hidden >> u & 1:
            stride(state, self.side, u, to, "COHC-24.b")
            return
        state.stack.append(Aftermath(self.side))
        put(state, u, to)
        state.tell(self.side, "log-stealth-move", "COHC-12.e", unit=u, to=to)
        state.tell_enemies(self.side, "log-stealth-move-unseen", "COHC-12.e", side=self.side)
        arrive_unseen(state, u)

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        if state.shares(seat, self.side) or not state.hidden >> self.unit & 1:
            return self
        return Dash(self.side, -1, self.hexes)


class ForcedMarch(CohMoment, frozen=True, tag="ForcedMarch"):
    """Forced March: one action in which a unit moves and turns as far as its AP go (AC31)."""

    unit: int
    begun: bool = False

    back: ClassVar[Back] = "step"
    takes: ClassVar[tuple[type[Choice], ...]] = (Done, Move, Pivot)

    def actor(self, state: CohState) -> int:
        return super().actor(state) if self._goes_on(state) else RULES

    def run(self, state: CohState) -> None:
        if self._goes_on(state):
            super().run(state)
        else:
            stand_down(state, self.side, "COHC-24.f")

    def _goes_on(self, state: CohState) -> bool:
        if not kept(state).active & state.board >> self.unit & 1:
            return False
        ended = self.begun and state.in_close_combat(self.unit)
        return not ended and (not self.begun or can_march(state, self.unit))

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        listed = list(marches(state, self.unit))
        return [Done(), *listed] if self.begun else listed

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if isinstance(choice, Done):
            return None if self.begun else NOT_NOW
        if not isinstance(choice, Move | Pivot) or choice.unit != self.unit:
            return NOT_NOW
        return march_bar(state, choice)

    def take(self, state: CohState, choice: Choice) -> None:
        state.stack.pop()
        if isinstance(choice, Done):
            stand_down(state, self.side, "COHC-24.f")
            return
        state.stack.append(ForcedMarch(self.side, self.unit, begun=True))
        match choice:
            case Move(unit=u, to=to):
                commit_move(state, self.side, u, to, 0)
            case Pivot(unit=u, facing=facing):
                commit_pivot(state, self.side, u, facing, 0)
            case _:
                raise self.illegal(choice)


def march_bar(state: CohState, choice: Move | Pivot) -> Refusal | None:
    """A step of a march: as any other, but AP alone pay for it."""
    u = choice.unit
    refusal = action_bar(state, choice, 0)
    if refusal is not None:
        return refusal
    cost = pivot_cost(state, u) if isinstance(choice, Pivot) else move_cost(state, u, choice.to)
    left = points(state, state.side(u))
    return None if cost.total <= left else state.setting.rules.too_dear(u, cost.total, left)


def marches(state: CohState, u: int) -> Iterator[CohChoice]:
    """All steps that the AP of a marching unit still pay for."""
    here = state.field.neighbours[state.hex[u]]
    steps: list[Move | Pivot] = [Move(u, h) for h in here]
    steps += [Pivot(u, facing) for facing in range(6) if facing != state.facing[u]]
    return (step for step in steps if march_bar(state, step) is None)


def can_march(state: CohState, u: int) -> bool:
    """Has a unit any step left? As a rule it can turn, if nothing else."""
    about = Pivot(u, (state.facing[u] + 3) % 6)
    return march_bar(state, about) is None or next(marches(state, u), None) is not None


def marching(state: CohState) -> bool:
    """Is a unit on a forced march, to which no CAP are added?"""
    return any(isinstance(moment, ForcedMarch) for moment in state.stack)


class CloseCall(CohMoment, frozen=True, tag="CloseCall"):
    """Before artillery falls, a unit in its hexes may move one hex (veteran card 8)."""

    hexes: tuple[int, ...]

    takes: ClassVar[tuple[type[Choice], ...]] = (Decline, Move)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Decline(), *escapes(state, self.side, self.hexes)]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        return None if choice in self.choices(state) else NOT_NOW

    def take(self, state: CohState, choice: Choice) -> None:
        state.stack.pop()
        if not isinstance(choice, Move):
            return
        u = choice.unit
        use_up(state, granted(state, self.side, VeteranNo.CLOSE_CALL, u))
        warn(state, self.side, self.hexes)
        stride(state, self.side, u, choice.to, "COHC-24.f")


def escapes(state: CohState, side: int, hexes: tuple[int, ...]) -> list[CohChoice]:
    """The steps by which visible units with the card leave hexes that are struck."""
    own = state.board & state.setting.side_mask[side]
    able = [u for u in each(own) if state.hex[u] in hexes
            and granted(state, side, VeteranNo.CLOSE_CALL, u) >= 0]  # fmt: skip
    return [Move(u, h) for u in able for h in strides(state, u)]


def warn(state: CohState, side: int, hexes: tuple[int, ...]) -> None:
    """The side is asked, if a unit of it can escape."""
    if escapes(state, side, hexes):
        state.stack.append(CloseCall(side, hexes))
