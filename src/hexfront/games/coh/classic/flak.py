"""Fire at aircraft, from the ground and in the air (COHC-18.h, COHC-18.i, COHC-18.o)."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.coh.choices import (
    AntiAir,
    CohChoice,
    PlayCard,
    Shift,
)
from hexfront.games.coh.classic.economy import kept
from hexfront.games.coh.classic.fires import smoke_in
from hexfront.games.coh.classic.flights import flight_of, put, take_off_map
from hexfront.games.coh.classic.terms import Flight
from hexfront.games.coh.classic.veterans import BETTER_FP, VeteranNo, has
from hexfront.games.coh.combat.odds import TWO_DICE
from hexfront.games.coh.combat.ratings import CRITICAL_MARGIN, LONG_RANGE, attack_cost
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.combat.targets import ranged_barred
from hexfront.games.coh.command.payment import (
    pay_shift,
    settle_price,
    shift_line,
    unpaid,
)
from hexfront.games.coh.groups.support import near_attacker, unfit
from hexfront.games.coh.hits.losses import destroy
from hexfront.games.coh.hits.markers import reveal_attacker, reveal_marker
from hexfront.games.coh.moments.base import begin_action, consequences
from hexfront.games.coh.moments.rolls import NumberMoment, NumberResult, Throw, settle_roll
from hexfront.games.coh.moments.shooting import aim_bar, aim_carefully
from hexfront.games.coh.moments.spent import SpentStep
from hexfront.games.coh.moments.support import SupportMoment
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.zone import unit_range
from hexfront.play import Choice, Line, Refusal, Tally
from hexfront.play.chance import Chances

NEAREST = 2
"""Aircraft fire at nothing that is nearer (COHC-18.n)."""
ADJACENT = 4
"""+4 at an aircraft in the own or an adjacent hex (COHC-18.i)."""


def air_refusal(state: CohState, u: int, target: int) -> Refusal | None:
    """Why a unit cannot fire at an aircraft."""
    args: dict[str, int | str] = {"unit": u, "target": target}
    flight = kept(state).flight(target)
    if flight is None or state.side(target) == state.side(u):
        return Refusal("COHC-18.h", "refuse-no-aircraft", args)
    kind, here, field = state.kind(u), state.hex[u], state.field
    if not kind.aircraft and not kind.anti_air:
        return Refusal("COHC-18.h", "refuse-no-anti-air", args)
    distance = field.distance(here, flight.hex)
    if kind.aircraft and distance < NEAREST:
        told = {"unit": u, "hex": flight.hex, "range": NEAREST}
        return Refusal("COHC-18.n", "refuse-too-near", {**told})
    reach = 2 * unit_range(state, u)
    if distance > reach:
        told = {"unit": u, "hex": flight.hex, "range": reach}
        return Refusal("COHC-5.e", "refuse-too-far", {**told})
    ahead = kind.turret or field.arc(here, state.facing[u]) >> flight.hex & 1  # COHC-19.h
    if distance and not ahead:
        return Refusal("COHC-5.e", "refuse-outside-arc", {"unit": u, "hex": flight.hex})
    if kind.fp(state.kind(target).armored) is None:
        return Refusal("COHC-1.g", "refuse-no-matching-fp", {"unit": u, "hex": flight.hex})
    return None


def flak_refusal(state: CohState, u: int, target: int, by_card: int) -> Refusal | None:
    """The same for a unit on the ground, with the price of its attack."""
    refusal = ranged_barred(state, u) or air_refusal(state, u, target)
    return refusal or unpaid(state, u, by_card, attack_cost, flak_shot(state, u, target))


def flak_shot(state: CohState, u: int, target: int) -> Shot:
    """The attack on an aircraft, for which a turret may have to be turned."""
    return Shot(u, flight_of(state, target).hex)


def flak_choices(state: CohState, u: int, by_card: int) -> list[CohChoice]:
    if state.hidden >> u & 1:
        return []
    return [
        AntiAir(u, one.unit)
        for one in kept(state).flights
        if flak_refusal(state, u, one.unit, by_card) is None
    ]


def commit_flak(state: CohState, side: int, choice: AntiAir, card: int) -> None:
    """Fire is announced; as on the ground others may add theirs (COHC-18.i, COHC-11.g)."""
    shot = flak_shot(state, choice.unit, choice.target)
    FlakSupport(side, shot, choice.target, (), card).begin(state)


class FlakSupport(SupportMoment, frozen=True, tag="FlakSupport"):
    """Units around the firer that can fire at the aircraft themselves add their fire."""

    def bar(self, state: CohState, u: int) -> Refusal | None:
        if u in (self.shot.attacker, *self.supporters):
            return Refusal("COHC-11.g", "refuse-already-in", {"unit": u})
        if u not in near_attacker(state, self.shot.attacker, self.supporters):
            return Refusal("COHC-11.g", "refuse-support-not-near", {"unit": u})
        barred = ranged_barred(state, u) or air_refusal(state, u, self.target)
        return barred or unfit(state, u, self.card)

    def commit(self, state: CohState) -> None:
        side, shot, group = self.side, self.shot, (self.shot.attacker, *self.supporters)
        cost = attack_cost(state, shot, self.supporters)
        if cost.value("tally-hit-marker"):
            reveal_marker(state, shot.attacker, "COHC-6.c")
        armored = state.kind(self.target).armored
        reveal_attacker(state, shot, state.hex[self.target], armored)
        settle_price(state, side, group, cost, self.card)
        begin_action(state, group)
        state.stack.append(SpentStep(side, state.together(group), 0, fixed=True))
        state.stack.append(AirNumber(side, shot.attacker, self.target, 0, self.supporters))


def air_number(
    state: CohState, u: int, target: int, aim: int = 0, supporters: tuple[int, ...] = ()
) -> Tally:
    """What must be rolled to hit an aircraft; `aim` is FP added by cards."""
    force = air_attack(state, u, target, aim, supporters).lines
    return air_defense(state, u, target).plus(
        *(Line(line.label, -line.value, line.rule) for line in force)
    )


def air_defense(state: CohState, u: int, target: int) -> Tally:
    """What protects an aircraft from a unit."""
    flight, kind = flight_of(state, target), state.kind(target)
    front = bool(state.field.arc(flight.hex, flight.facing) >> state.hex[u] & 1)
    label = "tally-front-defense" if front else "tally-flank-defense"
    lines = [Line(label, kind.front if front else kind.flank, "COHC-18.i")]
    if flight.altitude:
        lines.append(Line("tally-altitude", flight.altitude, "COHC-18.l"))
    if has(state, target, VeteranNo.USE_OF_TERRAIN):
        lines.append(Line("tally-use-of-terrain", 1, "COHC-24.f"))
    out = 0 if state.kind(u).aircraft else smoke_in(state, state.hex[u])
    if out:
        lines.append(Line("tally-smoke-out", out, "COHC-17.d"))
    return Tally.of(lines)


def air_attack(
    state: CohState, u: int, target: int, aim: int = 0, supporters: tuple[int, ...] = ()
) -> Tally:
    """With what a unit fires at an aircraft."""
    flight, kind, armored = flight_of(state, target), state.kind(u), state.kind(target).armored
    label = "tally-blue-fp" if armored else "tally-red-fp"
    lines = [Line(label, kind.fp(armored) or 0, "COHC-18.i")]
    lines.extend(_firer_lines(state, u, armored))
    distance, range_ = state.field.distance(state.hex[u], flight.hex), unit_range(state, u)
    if distance <= 1:
        lines.append(Line("tally-short-range", ADJACENT, "COHC-18.i"))
    elif distance > range_ and kind.aircraft:
        lines.append(Line("tally-long-range", range_ - distance, "COHC-18.n"))
    elif distance > range_:
        lines.append(Line("tally-long-range", LONG_RANGE, "COHC-18.i"))
    lines.extend(_higher(state, u, flight))
    if supporters:
        lines.append(Line("tally-support", len(supporters), "COHC-11.g"))
    if aim:
        lines.append(Line("tally-careful-aiming", aim, "COHC-24.b"))
    return Tally.of(lines)


def _firer_lines(state: CohState, u: int, armored: bool) -> list[Line]:
    """What a hit counter or a veteran card does to the FP of whoever fires."""
    lines, change = [], state.marker(u).fp(armored)
    if change:
        lines.append(Line("tally-hit-marker", change, "COHC-5.a"))
    if has(state, u, VeteranNo.BETTER_EQUIPPED):
        lines.append(Line("tally-better-equipped", BETTER_FP, "COHC-24.f"))
    return lines


def _higher(state: CohState, u: int, target: Flight) -> list[Line]:
    """In air combat the higher aircraft has +1 of each (COHC-18.o)."""
    own = kept(state).flight(u)
    if own is None or own.altitude == target.altitude:
        return []
    return [Line("tally-higher-flight", 1 if own.altitude > target.altitude else -1, "COHC-18.o")]


class AirNumber(NumberMoment, frozen=True, tag="AirNumber"):
    """CAP, and a card that adds FP, for a roll at an aircraft."""

    unit: int
    target: int
    aim: int = 0
    supporters: tuple[int, ...] = ()

    takes: ClassVar[tuple[type[Choice], ...]] = (Shift, PlayCard)

    def number(self, state: CohState) -> Tally:
        return air_number(state, self.unit, self.target, self.aim, self.supporters)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        listed, aim = super().choices(state), PlayCard(state.setting.rules.aim_card)
        return [*listed, aim] if self.against(state, aim) is None else listed

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if isinstance(choice, PlayCard):
            return aim_bar(state, self.side, Shot(self.unit), self.supporters, choice.card)
        return super().against(state, choice)

    def take(self, state: CohState, choice: Choice) -> None:
        if isinstance(choice, PlayCard):
            aim_carefully(state, self.side)
            return
        if not isinstance(choice, Shift):
            raise self.illegal(choice)
        pay_shift(state, self.side, choice.by)
        number = self.number(state).plus(*shift_line(choice.by))
        state.stack[-1] = AirRoll(self.side, self.unit, self.target, number)


class AirRoll(Throw, frozen=True, tag="AirRoll"):
    unit: int
    target: int
    number: Tally

    rolls: ClassVar[Chances] = TWO_DICE

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        settle_roll(state, AirResult(self.side, dice, 0, self.unit, self.target, self.number))


class AirResult(NumberResult, frozen=True, tag="AirResult"):
    """A hit aircraft draws no counter; a second hit destroys it (COHC-18.k)."""

    unit: int
    target: int
    number: Tally

    def run(self, state: CohState) -> None:
        flight, needed = flight_of(state, self.target), self.number.total
        hit = self.total >= needed
        lost = hit and (flight.hurt or self.total >= needed + CRITICAL_MARGIN)
        message = "log-air-lost" if lost else "log-air-hit" if hit else "log-air-miss"
        state.note(
            message, "COHC-18.k" if hit else "COHC-18.i", self.number, unit=self.unit,
            target=self.target, roll=self.total, dice=self.rolled(), number=needed,
        )  # fmt: skip
        if lost:
            shoot_down(state, self.target)
        elif hit:
            put(state, msgspec.structs.replace(flight, hurt=True))


def shoot_down(state: CohState, u: int) -> None:
    """A destroyed aircraft counts as any unit (COHC-6.d, COHC-6.e)."""
    take_off_map(state, u)
    state.waiting &= ~(1 << u)
    destroy(state, u, "COHC-18.k")
    consequences(state)
