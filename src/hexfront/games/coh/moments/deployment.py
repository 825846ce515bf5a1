"""Rapid Deployment: one more hex for a unit that moved (card 05)."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.coh.choices import CohChoice, Move
from hexfront.games.coh.moments.base import (
    NOT_NOW,
    Aftermath,
    CohMoment,
    reveal,
)
from hexfront.games.coh.moments.drive import drive_on
from hexfront.games.coh.moments.explosions import arrive, arrive_unseen
from hexfront.games.coh.movement.steps import move_refusal, put
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.zone import seen_by_enemy
from hexfront.games.coh.vehicles.bonus import NO_SYMBOLS
from hexfront.play import Back, Choice, Refusal


def rapid_moves(state: CohState, moved: tuple[int, ...]) -> list[CohChoice]:
    """One more hex for one of the units that moved."""
    return [Move(u, to) for u in moved if (state.board | state.hidden) >> u & 1
            for to in state.field.neighbours[state.hex[u]]
            if move_refusal(state, u, to) is None]  # fmt: skip


class RapidMove(CohMoment, frozen=True, tag="RapidMove"):
    """Rapid Deployment: which of the moved units goes further, and where."""

    moved: tuple[int, ...]

    private: ClassVar[bool] = True
    back: ClassVar[Back] = "step"
    takes: ClassVar[tuple[type[Choice], ...]] = (Move,)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return rapid_moves(state, self.moved)

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Move):
            raise self.illegal(choice)
        u = choice.unit
        if u not in self.moved or not (state.board | state.hidden) >> u & 1:
            return NOT_NOW
        return move_refusal(state, u, choice.to)

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Move):
            raise self.illegal(choice)
        state.stack.pop()
        u, to = choice.unit, choice.to
        self._went(state, u)
        if state.hidden >> u & 1:
            self._sneak(state, u, to)
        else:
            state.note("log-move", "COH-CARD.05", unit=u, to=to, origin=state.hex[u])
            put(state, u, to)
            drive_on(state, self.side, u, NO_SYMBOLS, 0)
            arrive(state, u)

    def _went(self, state: CohState, u: int) -> None:
        """A unit goes one hex further; a second card is for another one (COH-8.4.b)."""
        rest = tuple(other for other in self.moved if other != u)
        state.stack[-1] = msgspec.structs.replace(state.stack[-1], moved=rest)

    def _sneak(self, state: CohState, u: int, to: int) -> None:
        """A hidden unit stays hidden unless it comes into enemy sight (COH-8.8.a, A-23)."""
        state.stack.append(Aftermath(self.side))
        put(state, u, to)
        state.tell(self.side, "log-stealth-move", "COH-8.8.a", unit=u, to=to)
        state.tell_enemies(self.side, "log-stealth-move-unseen", "COH-8.8.a", side=self.side)
        arrive_unseen(state, u)
        if state.hidden >> u & 1 and seen_by_enemy(state, self.side, to):
            reveal(state, (u,), "COH-8.8.a")
