"""Strikes fall: marker, drift, attacks (9.4 step 9, COH-13.6 to COH-13.8)."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.coh.artillery.strikes import (
    blast,
    drift_direction,
    drift_number,
    drifted,
    due,
    in_play,
    on_the_die,
    strike_shot,
)
from hexfront.games.coh.choices import Arrow, CohChoice, Shift
from hexfront.games.coh.combat.odds import ONE_DIE
from hexfront.games.coh.command.payment import pay_shift, shift_line
from hexfront.games.coh.definitions.artillery import Strike
from hexfront.games.coh.moments.barrage import Barrage
from hexfront.games.coh.moments.base import CohMoment, CohStep
from hexfront.games.coh.moments.rolls import (
    NumberMoment,
    NumberResult,
    RollResult,
    Throw,
    settle_roll,
)
from hexfront.games.coh.smoke.markers import lay_smoke
from hexfront.games.coh.state import CohState
from hexfront.hexes import HexId, union
from hexfront.play import Choice, Refusal, Tally
from hexfront.play.chance import Chances
from hexfront.play.masks import members


class StrikesStep(CohStep, frozen=True, tag="StrikesStep"):
    """The strikes planned in the round before fall one after the other (COH-13.6.a)."""

    def run(self, state: CohState) -> None:
        for seat in state.setting.seats:
            strike = due(state, seat)
            if strike is not None:
                state.stack.append(self)
                _open(state, seat, strike)
                return


def _open(state: CohState, seat: int, strike: Strike) -> None:
    """The target is shown to all (COH-13.6.b)."""
    left = list(state.strikes[seat])
    left.remove(strike)
    state.strikes[seat] = tuple(left)
    state.reveals += 1
    message = "log-smoke-strike" if strike.smoke else "log-strike"
    state.note(message, "COH-13.6.b", side=seat, hex=strike.hex)
    if state.setting.rules.drifts:
        state.stack.append(ArtilleryMarker(seat, strike))
    else:
        land(state, seat, strike, 0, 0)


class ArtilleryMarker(CohMoment, frozen=True, tag="ArtilleryMarker"):
    """The owner turns the marker as he likes (COH-13.6.b)."""

    strike: Strike

    takes: ClassVar[tuple[type[Choice], ...]] = (Arrow,)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Arrow(facing) for facing in range(6)]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if choice in self.choices(state):
            return None
        return Refusal("COH-13.6.b", "refuse-arrow")

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Arrow):
            raise self.illegal(choice)
        state.note("log-arrow", "COH-13.6.b", side=self.side, facing=choice.facing)
        state.stack[-1] = DriftNumber(self.side, self.strike, choice.facing)


class DriftNumber(NumberMoment, frozen=True, tag="DriftNumber"):
    """Before the Drift Check CAP may change its number (COH-13.7.b)."""

    strike: Strike
    arrow: int

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Shift):
            raise self.illegal(choice)
        pay_shift(state, self.side, choice.by)
        number = drift_number(state, self.strike).plus(*shift_line(choice.by))
        state.stack[-1] = DriftRoll(self.side, self.strike, self.arrow, number)


class DriftRoll(Throw, frozen=True, tag="DriftRoll"):
    strike: Strike
    arrow: int
    number: Tally

    rolls: ClassVar[Chances] = ONE_DIE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        result = DriftResult(self.side, dice, 0, self.strike, self.arrow, self.number)
        settle_roll(state, result)


class DriftResult(NumberResult, frozen=True, tag="DriftResult"):
    """On target, or as many hexes off as the die shows (COH-13.7.c, COH-13.7.d)."""

    strike: Strike
    arrow: int
    number: Tally

    def run(self, state: CohState) -> None:
        strike = self.strike
        on_target = self.total >= self.number.total
        distance = 0 if on_target else sum(self.dice)
        state.note(
            "log-on-target" if on_target else "log-drifts",
            "COH-13.7.c" if on_target else "COH-13.7.d", self.number,
            hex=strike.hex, roll=self.total, number=self.number.total, hexes=distance,
        )  # fmt: skip
        if on_target:
            land(state, self.side, strike, 0, 0)
        else:
            state.stack.append(DriftDirection(self.side, strike, self.arrow, distance))


class DriftDirection(NumberMoment, frozen=True, tag="DriftDirection"):
    """Before the direction is rolled CAP may change its result (COH-13.7.f)."""

    strike: Strike
    arrow: int
    distance: int

    def take(self, state: CohState, choice: Choice) -> None:
        if not isinstance(choice, Shift):
            raise self.illegal(choice)
        pay_shift(state, self.side, choice.by)
        state.stack[-1] = DirectionRoll(
            self.side, self.strike, self.arrow, self.distance, choice.by
        )


class DirectionRoll(Throw, frozen=True, tag="DirectionRoll"):
    strike: Strike
    arrow: int
    distance: int
    by: int

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        result = DirectionResult(self.side, dice, self.by, self.strike, self.arrow, self.distance)
        settle_roll(state, result)


class DirectionResult(RollResult, frozen=True, tag="DirectionResult"):
    """The numbered direction in which the marker goes (COH-13.7.e)."""

    strike: Strike
    arrow: int
    distance: int

    def run(self, state: CohState) -> None:
        direction = drift_direction(self.arrow, self.total)
        state.note(
            "log-drift-direction", "COH-13.7.e",
            roll=on_the_die(self.total), facing=direction, hexes=self.distance,
        )  # fmt: skip
        land(state, self.side, self.strike, direction, self.distance)


def land(state: CohState, side: int, strike: Strike, direction: int, distance: int) -> None:
    """The strike comes down: smoke in all its hexes, or an attack on everybody there."""
    at = drifted(state, strike, direction, distance)
    hexes, centre = blast(state, strike, at), in_play(state, at)
    if centre >= 0:
        state.note("log-strike-lands", "COH-13.8.b", hex=centre)
    else:
        state.note("log-strike-off-map", "COH-13.8.b", count=len(hexes))
    if strike.smoke:
        lay_smoke(state, union(map(HexId, hexes)))  # COH-14.2.c
    elif hexes:
        shot = strike_shot(strike, centre)
        state.stack.append(Barrage(side, shot, hexes, tuple(members(state.hidden)), ()))
        state.setting.rules.before_strike(state, hexes)
