"""Strikes are planned, in secret and by all at once (9.4 step 8, COH-13.5)."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec
from msgspec import Struct

from hexfront.games.coh.artillery.strikes import (
    aim_hexes,
    aim_refusal,
    plan,
    playable,
    smoke_aim_refusal,
)
from hexfront.games.coh.choices import CohChoice, Decline, PlanSmoke, PlanStrike
from hexfront.games.coh.definitions.artillery import Smoker, Strike
from hexfront.games.coh.moments.base import CohMoment, CohStep
from hexfront.games.coh.smoke.laying import may_smoke
from hexfront.games.coh.state import CohState
from hexfront.hexes import bits
from hexfront.play import Back, Choice, Moment, Refusal


class Question(Struct, frozen=True):
    """An artillery card that a player may play now."""

    seat: int
    weapon: int


class Plan(Struct, frozen=True):
    """What a player has noted while others still plan."""

    seat: int
    strike: Strike


class PlanningStep(CohStep, frozen=True, tag="PlanningStep"):
    """Everybody with an artillery card is asked, card by card."""

    def run(self, state: CohState) -> None:
        asked = tuple(
            Question(seat, weapon)
            for seat in state.setting.seats
            for weapon in playable(state, seat)
        )
        if asked:
            state.stack.append(PlanStrikes(asked[0].seat, asked, ()))


class PlanStrikes(CohMoment, frozen=True, tag="PlanStrikes"):
    """A player plays his artillery card and notes the target, or keeps it (COH-13.5.a).

    The players are asked one after the other; nobody learns anything before all have answered.
    """

    asked: tuple[Question, ...]
    """Whom and what is still to be asked, this question first."""
    plans: tuple[Plan, ...]

    private: ClassVar[bool] = True
    takes: ClassVar[tuple[type[Choice], ...]] = (Decline, PlanStrike, PlanSmoke)

    def way_back(self, state: CohState) -> Back:
        return "no"

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        listed: list[CohChoice] = [Decline(), *map(PlanStrike, bits(aim_hexes(state, self.side)))]
        if may_smoke(state, Smoker.ARTILLERY):
            listed.extend(map(PlanSmoke, bits(aim_hexes(state, self.side) & state.field.dry)))
        return listed

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        match choice:
            case PlanStrike(to=to):
                return aim_refusal(state, self.side, to)
            case PlanSmoke(to=to):
                return smoke_aim_refusal(state, self.side, to)
        return None

    def take(self, state: CohState, choice: Choice) -> None:
        state.stack.pop()
        plans = self.plans
        if isinstance(choice, PlanStrike | PlanSmoke):
            smoke = isinstance(choice, PlanSmoke)
            strike = Strike(self.asked[0].weapon, choice.to, smoke, state.round + 1)
            plans = (*plans, Plan(self.side, strike))
        elif not isinstance(choice, Decline):
            raise self.illegal(choice)
        left = self.asked[1:]
        if left:
            state.stack.append(PlanStrikes(left[0].seat, left, plans))
        else:
            _announce(state, plans)

    def shown(self, state: CohState, seat: int) -> Moment[CohState]:
        known = tuple(noted for noted in self.plans if state.shares(seat, noted.seat))
        return msgspec.structs.replace(self, plans=known)


def _announce(state: CohState, plans: tuple[Plan, ...]) -> None:
    """That strikes are planned is said aloud, not where (COH-13.5.d)."""
    state.reveals += 1
    for noted in plans:
        seat, strike = noted.seat, noted.strike
        plan(state, seat, strike)
        message = "log-smoke-planned" if strike.smoke else "log-strike-planned"
        state.tell(seat, message, "COH-13.5.a", side=seat, hex=strike.hex)
        state.tell_enemies(seat, "log-strike-announced", "COH-13.5.d", side=seat)
