"""C18: the actions of aircraft, impulse by impulse, and their fire at the ground."""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

import msgspec

from hexfront.games.coh.choices import (
    AntiAir,
    Bank,
    Bomb,
    Climb,
    CohChoice,
    Done,
    Fly,
    FlyIn,
    FlyOut,
    Strafe,
)
from hexfront.games.coh.classic.economy import POOL, active_of, kept, set_points, terms_of
from hexfront.games.coh.classic.flak import NEAREST, AirNumber, air_refusal
from hexfront.games.coh.classic.flights import flight_of, flying, overlooks, put, take_off_map
from hexfront.games.coh.classic.terms import Flight
from hexfront.games.coh.classic.veterans import BETTER_FP, VeteranNo, has
from hexfront.games.coh.combat.shot import NOWHERE, Shot
from hexfront.games.coh.combat.targets import can_harm, target_spots, targets_in
from hexfront.games.coh.command.payment import (
    prepay,
)
from hexfront.games.coh.command.points import purse
from hexfront.games.coh.moments.base import NOT_NOW, CohMoment, CohStep, begin_action, consequences
from hexfront.games.coh.moments.demolition import roll_in_hex
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.games.coh.terrain.zone import unit_range
from hexfront.hexes import bits
from hexfront.play import Back, Choice, Line, Refusal, Tally

BOMB_REACH = 1
ATTACK = Tally.of([Line("tally-attack-cost", 1, "COHC-18.c")])
CLIMB = Tally.of([Line("tally-climb", 1, "COHC-18.m")])
"""What an attack from the air costs beside the action."""
FRONT_HEXES = 3
"""Where an aircraft flies on, unless one of them lies beyond the map."""


# Coming in and going out.


def fly_in_refusal(state: CohState, u: int, to: int, altitude: int) -> Refusal | None:
    """Why an aircraft cannot come onto the map there."""
    grounded = _grounded(state, u)
    if grounded is not None:
        return grounded
    if to not in _entry(state, u):
        return Refusal("COHC-18.a", "refuse-not-entry-hex", {"unit": u, "hex": to})
    if not 0 <= altitude <= terms_of(state).ceiling:
        return Refusal("COHC-18.a", "refuse-altitude", {"unit": u})
    return None


def _grounded(state: CohState, u: int) -> Refusal | None:
    """Why an aircraft cannot come onto the map anywhere."""
    if not state.kind(u).aircraft or not state.waiting >> u & 1:
        return Refusal("COHC-18.a", "refuse-not-waiting", {"unit": u})
    if kept(state).left >> u & 1:
        return Refusal("COHC-18.j", "refuse-aircraft-gone", {"unit": u})
    if active_of(state, state.side(u)) or flying(state, state.side(u)) is not None:
        return Refusal("COHC-3.c", "refuse-others-active", {"unit": u})
    return None


def _entry(state: CohState, u: int) -> tuple[int, ...]:
    return state.setting.start[u].entry or state.setting.terms[state.side(u)].entry


def fly_ins(state: CohState, u: int) -> Sequence[CohChoice]:
    """Where and how high an aircraft may come in."""
    if _grounded(state, u) is not None:
        return ()
    return _fly_ins(u, _entry(state, u), terms_of(state).ceiling)


@lru_cache
def _fly_ins(u: int, entry: tuple[int, ...], ceiling: int) -> tuple[CohChoice, ...]:
    """The same for these entry hexes; a long list, and always the same one for an aircraft."""
    return tuple(FlyIn(u, h, altitude) for h in entry for altitude in range(ceiling + 1))


def fly_in(state: CohState, side: int, choice: FlyIn) -> None:
    """7 AP; the way into the entry hex is the first impulse of the first action (COHC-18.a)."""
    u = choice.unit
    state.classic = kept(state).but(active=kept(state).active | 1 << u)
    set_points(state, side, POOL)
    put(state, Flight(u, choice.to, _inward(state, choice.to), choice.altitude))
    begin_action(state, (u,))
    prepay(state, side, (u,), 1)
    state.note("log-flies-in", "COHC-18.a", unit=u, hex=choice.to, altitude=choice.altitude)
    state.stack.append(Flying(side, u, state.kind(u).impulses - 1, flew=True, begun=True))
    consequences(state)


def _inward(state: CohState, h: int) -> int:
    """The direction with the most of the map ahead."""

    def ahead(facing: int) -> int:
        length, at = 0, h
        while at >= 0 and length < state.field.grid.size:
            at, length = state.field.adjacent[at][facing], length + 1
        return length

    return max(range(6), key=ahead)


def start_flight(state: CohState, side: int, u: int) -> None:
    """An action of an aircraft on the map: 1 AP and its impulses (COHC-18.b)."""
    begin_action(state, (u,))
    prepay(state, side, (u,), 1)
    state.stack.append(Flying(side, u, state.kind(u).impulses))


class Flying(CohMoment, frozen=True, tag="Flying"):
    """The impulses of an aircraft's action; the first is a move (COHC-18.d)."""

    unit: int
    left: int
    """Impulses that are left."""
    flew: bool = False
    """The last impulse was a move, so that it may turn or attack (COHC-18.e)."""
    climbed: bool = False
    """It has changed its altitude since its last move (COHC-18.m)."""
    begun: bool = False
    """It has moved in this action."""
    bombing: bool = False
    """Bombs fall; further ones cost nothing more (COHC-18.p)."""
    salvo: tuple[int, ...] = ()
    """The hexes on which bombs of this salvo fell."""

    back: ClassVar[Back] = "step"
    takes: ClassVar[tuple[type[Choice], ...]] = (
        Fly, Bank, Climb, Strafe, Bomb, AntiAir, FlyOut, Done,
    )  # fmt: skip

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        u, flight = self.unit, kept(state).flight(self.unit)
        if flight is None:
            return [Done()]
        listed: list[CohChoice] = [Done()] if self.begun else []
        shoots = self.left > 0 and self._attack(state, flight) is None
        if self.left:
            ahead = state.field.front(flight.hex, flight.facing)
            if len(ahead) < FRONT_HEXES:
                listed.append(FlyOut(u))
            listed += [Fly(u, h) for h in ahead]
            if self.flew:
                listed += [Bank(u, (flight.facing + turn) % 6) for turn in (-1, 1)]
            if self.begun:
                listed += [Climb(u, by) for by in (-1, 1) if self._climb(state, flight, by) is None]
        if shoots:
            listed += [Strafe(u, h) for h in strafed(state, u)]
        if self.bombing or shoots:
            below = bombed(state, u)
            listed += [Bomb(u, h) for h in below if self._bomb_bar(state, flight, h) is None]
        if shoots:
            able = [AntiAir(u, one.unit) for one in kept(state).flights]
            listed += [shot for shot in able if air_refusal(state, u, shot.target) is None]
        return listed

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        u, flight = self.unit, kept(state).flight(self.unit)
        if flight is None:
            return None if isinstance(choice, Done) else NOT_NOW
        if isinstance(choice, Done):
            return None if self.begun else Refusal("COHC-18.d", "refuse-flies-first", {"unit": u})
        if getattr(choice, "unit", NOBODY) != u:
            return NOT_NOW
        free_bomb = isinstance(choice, Bomb) and self.bombing
        if not self.left and not free_bomb:
            return Refusal("COHC-18.b", "refuse-no-impulse", {"unit": u})
        return self._impulse(state, flight, choice)

    def _impulse(self, state: CohState, flight: Flight, choice: Choice) -> Refusal | None:
        u = self.unit
        first = Refusal("COHC-18.d", "refuse-flies-first", {"unit": u})
        match choice:
            case Fly(to=to):
                ahead = to in state.field.front(flight.hex, flight.facing)
                return None if ahead else Refusal("COHC-18.d", "refuse-flies-ahead", {"unit": u})
            case FlyOut():
                inside = len(state.field.front(flight.hex, flight.facing))
                return (
                    None
                    if inside < FRONT_HEXES
                    else Refusal("COHC-18.f", "refuse-not-at-edge", {"unit": u})
                )
            case Bank(facing=facing):
                if not self.flew:
                    return Refusal("COHC-18.e", "refuse-turns-once", {"unit": u})
                near = 0 <= facing < 6 and (facing - flight.facing) % 6 in (1, 5)
                return None if near else Refusal("COHC-18.e", "refuse-turns-once", {"unit": u})
            case Climb(by=by):
                return self._climb(state, flight, by) if self.begun else first
            case Strafe(to=to):
                return self._attack(state, flight) or strafe_refusal(state, u, to)
            case Bomb(to=to):
                return self._bomb(state, flight, to)
            case AntiAir(target=target):
                return self._attack(state, flight) or air_refusal(state, u, target)
        return NOT_NOW

    def _climb(self, state: CohState, flight: Flight, by: int) -> Refusal | None:
        args: dict[str, int | str] = {"unit": self.unit}
        if self.climbed:
            return Refusal("COHC-18.m", "refuse-climbs-once", args)
        if by not in (-1, 1) or not 0 <= flight.altitude + by <= terms_of(state).ceiling:
            return Refusal("COHC-18.m", "refuse-altitude", args)
        if by > 0 and purse(state, (self.unit,)) < CLIMB.total:
            return Refusal("COHC-18.m", "refuse-no-ap", args)
        return None

    def _attack(self, state: CohState, flight: Flight) -> Refusal | None:
        args: dict[str, int | str] = {"unit": self.unit}
        if flight.hurt:
            return Refusal("COHC-18.k", "refuse-hurt-aircraft", args)
        if not self.flew:
            return Refusal("COHC-18.e", "refuse-attacks-after-move", args)
        if not purse(state, (self.unit,)):
            return Refusal("COHC-18.c", "refuse-no-ap", args)
        return None

    def _bomb(self, state: CohState, flight: Flight, to: int) -> Refusal | None:
        refusal = self._bomb_bar(state, flight, to)
        if refusal is None and not self.bombing:
            refusal = self._attack(state, flight)
        if refusal is None and to not in bombed(state, self.unit):
            return Refusal("COHC-18.p", "refuse-no-target", {"unit": self.unit, "hex": to})
        return refusal

    def _bomb_bar(self, state: CohState, flight: Flight, to: int) -> Refusal | None:
        """Why no bomb of this salvo falls on a hex, whoever is there."""
        args: dict[str, int | str] = {"unit": self.unit, "hex": to}
        if flight.dropped >= state.kind(self.unit).bombs:
            return Refusal("COHC-18.p", "refuse-no-bombs", args)
        if self.bombing and to in self.salvo:
            return Refusal("COHC-18.p", "refuse-bombed-already", args)
        return None

    def take(self, state: CohState, choice: Choice) -> None:
        u = self.unit
        state.stack.pop()
        after = msgspec.structs.replace(self, left=self.left - 1, flew=False, bombing=False)
        flight = kept(state).flight(u)
        match choice:
            case Fly(to=to) if flight is not None:
                put(state, msgspec.structs.replace(flight, hex=to))
                state.note("log-flies", "COHC-18.c", unit=u, hex=to)
                state.stack.append(
                    msgspec.structs.replace(after, flew=True, begun=True, climbed=False)
                )
                consequences(state)
            case Bank(facing=facing) if flight is not None:
                put(state, msgspec.structs.replace(flight, facing=facing))
                state.stack.append(after)
            case Climb(by=by) if flight is not None:
                if by > 0:
                    prepay(state, self.side, (u,), CLIMB.total)
                put(state, msgspec.structs.replace(flight, altitude=flight.altitude + by))
                state.note("log-altitude", "COHC-18.m", unit=u, altitude=flight.altitude + by)
                state.stack.append(msgspec.structs.replace(after, climbed=True, flew=self.flew))
            case Strafe(to=to):
                state.stack.append(after)
                self._fire(state, to, "log-strafes")
            case Bomb(to=to) if flight is not None:
                put(state, msgspec.structs.replace(flight, dropped=flight.dropped + 1))
                dropped = msgspec.structs.replace(
                    self, flew=False, bombing=True, left=self.left - (not self.bombing),
                    salvo=(*self.salvo, to) if self.bombing else (to,),
                )  # fmt: skip
                state.stack.append(dropped)
                self._fire(state, to, "log-bombs", paid=self.bombing)
            case AntiAir(target=target):
                state.stack.append(after)
                prepay(state, self.side, (u,), ATTACK.total)
                state.stack.append(AirNumber(self.side, u, target))
            case FlyOut():
                leave_map(state, u)
            case Done():
                return
            case _:
                raise self.illegal(choice)

    def _fire(self, state: CohState, to: int, message: str, paid: bool = False) -> None:
        if not paid:
            prepay(state, self.side, (self.unit,), ATTACK.total)
        state.note(message, "COHC-18.c", unit=self.unit, hex=to)
        shot = Shot(self.unit, to)
        roll_in_hex(state, self.side, shot, (), tuple(targets_in(state, shot)))  # COHC-22.n


def leave_map(state: CohState, u: int) -> None:
    """It never returns (COHC-18.j); leaving is no loss."""
    take_off_map(state, u)
    state.note("log-flies-out", "COHC-18.f", unit=u)


class FlyOff(CohStep, frozen=True, tag="FlyOff"):
    """A spent aircraft flies straight ahead, as far as its impulses go (COHC-18.f, AC33)."""

    unit: int

    def run(self, state: CohState) -> None:
        begin_action(state, (self.unit,))
        flight = flight_of(state, self.unit)
        for _ in range(state.kind(self.unit).impulses):
            ahead = state.field.adjacent[flight.hex][flight.facing]
            if ahead == NOWHERE:
                leave_map(state, self.unit)
                return
            flight = msgspec.structs.replace(flight, hex=int(ahead))
            put(state, flight)
        state.note("log-flies", "COHC-18.f", unit=self.unit, hex=flight.hex)
        consequences(state)


def spent_flight(state: CohState, side: int) -> int:
    """The aircraft of a side that must leave now, or NOBODY."""
    flight = flying(state, side)
    if flight is None or kept(state).active >> flight.unit & 1:
        return NOBODY
    return flight.unit


# Fire from the air (COHC-18.l, COHC-18.n, COHC-18.q).


def strafe_refusal(state: CohState, u: int, to: int) -> Refusal | None:
    """Why an aircraft cannot attack a hex."""
    args: dict[str, int | str] = {"unit": u, "hex": to}
    flight, field = flight_of(state, u), state.field
    distance = field.distance(flight.hex, to)
    if distance < NEAREST:
        return Refusal("COHC-18.n", "refuse-too-near", {**args, "range": NEAREST})
    reach = 2 * unit_range(state, u)
    if distance > reach:
        return Refusal("COHC-18.n", "refuse-too-far", {**args, "range": reach})
    if not field.arc(flight.hex, flight.facing) >> to & 1:
        return Refusal("COHC-5.e", "refuse-outside-arc", args)
    if not overlooks(state, flight.hex, to):
        return Refusal("COHC-18.q", "refuse-no-sight", args)
    if not _aimed_at(state, u) >> to & 1 or not can_harm(state, Shot(u, to)):
        return Refusal("COHC-5.e", "refuse-no-target", args)
    return None


def _aimed_at(state: CohState, u: int) -> int:
    """Hexes with enemies, and those with works alone that can be destroyed, as a bitboard."""
    return target_spots(state, state.side(u))


def strafed(state: CohState, u: int) -> list[int]:
    """The hexes that an aircraft may attack."""
    flight, field = flight_of(state, u), state.field
    held = _aimed_at(state, u) & field.arc(flight.hex, flight.facing)
    held &= field.within(flight.hex, 2 * unit_range(state, u))
    return [h for h in bits(held) if strafe_refusal(state, u, h) is None]


def bombed(state: CohState, u: int) -> list[int]:
    """The hexes under an aircraft and around it with something to harm in them (COHC-18.p)."""
    below = state.field.within(flight_of(state, u).hex, BOMB_REACH)
    return [h for h in bits(below & _aimed_at(state, u)) if can_harm(state, Shot(u, h))]


def air_lines(state: CohState, shot: Shot, to: int) -> list[Line]:
    """-1 for each altitude counter, and for each hex beyond the range (COHC-18.l, COHC-18.n)."""
    flight, lines = flight_of(state, shot.attacker), []
    if has(state, flight.unit, VeteranNo.BETTER_EQUIPPED):
        lines.append(Line("tally-better-equipped", BETTER_FP, "COHC-24.f"))
    if flight.altitude:
        lines.append(Line("tally-altitude", -flight.altitude, "COHC-18.l"))
    beyond = state.field.distance(flight.hex, to) - unit_range(state, flight.unit)
    if beyond > 0:
        lines.append(Line("tally-long-range", -beyond, "COHC-18.n"))
    return lines
