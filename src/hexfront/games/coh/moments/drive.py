"""A vehicle drives on by its bonus moves, hex by hex, in one action (COH-15.2.a)."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.coh.choices import CohChoice, Face, Move
from hexfront.games.coh.command.points import purse
from hexfront.games.coh.moments.base import NOT_NOW, ChooseFacing, CohMoment
from hexfront.games.coh.moments.bogged import ask_for_mud
from hexfront.games.coh.moments.explosions import arrive
from hexfront.games.coh.movement.steps import held_fast, put, step_refusal
from hexfront.games.coh.state import CohState
from hexfront.games.coh.vehicles.bonus import (
    Symbols,
    bonus_hexes,
    bonus_lines,
    bonus_refusal,
    congested,
    used,
)
from hexfront.hexes import bits
from hexfront.play import RULES, Back, Choice, Line, Refusal


def drive_on(state: CohState, side: int, u: int, left: Symbols, cost: int) -> None:
    """What comes after a hex was entered: more hexes by bonus moves, shelter, the free pivot."""
    if not state.kind(u).is_vehicle:
        state.stack.append(ChooseFacing(side, u, True))
        return
    state.stack.append(Drive(side, u, left.wheels, left.tracks, cost))
    ask_for_mud(state, u)


class Drive(CohMoment, frozen=True, tag="Drive"):
    """A vehicle goes on by a bonus symbol, or turns as it likes and stays (COH-15.2.d).

    Below it lies what the action costs: the SpentStep of the vehicle, or its group's moves.
    """

    unit: int
    wheels: int
    tracks: int
    cost: int
    """What this vehicle's move has cost so far, before stress."""

    back: ClassVar[Back] = "step"
    takes: ClassVar[tuple[type[Choice], ...]] = (Face, Move)

    @property
    def left(self) -> Symbols:
        return Symbols(self.wheels, self.tracks)

    def actor(self, state: CohState) -> int:
        """A vehicle that was stopped on the way neither drives nor turns any more."""
        return RULES if self._stopped(state) else super().actor(state)

    def run(self, state: CohState) -> None:
        if not self._stopped(state):
            super().run(state)

    def _stopped(self, state: CohState) -> bool:
        return not state.board >> self.unit & 1 or held_fast(state, self.unit) is not None

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        u = self.unit
        listed: list[CohChoice] = [Face(u, facing) for facing in range(6)]
        listed.extend(Move(u, h) for h in bits(bonus_hexes(state, u, self.left))
                      if self._affordable(state, h))  # fmt: skip
        return listed

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        u = self.unit
        if isinstance(choice, Face):
            if choice.unit == u and 0 <= choice.facing < 6:
                return None
            return Refusal("COH-4.1.a", "refuse-facing", {"unit": u})
        if not isinstance(choice, Move):
            raise self.illegal(choice)
        if choice.unit != u:
            return NOT_NOW
        refusal = step_refusal(state, u, choice.to) or bonus_refusal(state, u, choice.to, self.left)
        if refusal is None and not self._affordable(state, choice.to):
            payer = state.stack[-2]
            more = payer.extra(state, self.cost, self._price(state, choice.to))
            return state.setting.rules.too_dear(u, more, purse(state, payer.units))
        return refusal

    def climb(self, state: CohState, to: int) -> list[Line]:
        """What the hex adds to the cost."""
        return bonus_lines(state, self.unit, state.hex[self.unit], to)

    def _price(self, state: CohState, to: int) -> int:
        return self.cost + sum(line.value for line in self.climb(state, to))

    def _affordable(self, state: CohState, to: int) -> bool:
        after = self._price(state, to)
        if after == self.cost:
            return True
        affords: bool = state.stack[-2].affords(state, self.cost, after)
        return affords

    def take(self, state: CohState, choice: Choice) -> None:
        u = self.unit
        if isinstance(choice, Face):
            state.stack.pop()
            state.turn_to(u, choice.facing)
            state.note("log-faces", "COH-15.2.d", unit=u, facing=choice.facing)
            return
        if not isinstance(choice, Move):
            raise self.illegal(choice)
        self._go(state, choice.to)

    def _go(self, state: CohState, to: int) -> None:
        u, here = self.unit, state.hex[self.unit]
        state.stack.pop()
        after = self._price(state, to)
        if after != self.cost:
            state.stack[-1] = state.stack[-1].raised(state, self.cost, after)
        left = used(state, here, to, self.left, congested(state, u))
        state.turn_to(u, state.field.direction(here, to))
        put(state, u, to)
        state.note("log-bonus-move", "COH-15.2.a", unit=u, to=to, origin=here)
        drive_on(state, self.side, u, left, after)
        state.setting.rules.arrived(state, self.side, u, here)
        arrive(state, u)
