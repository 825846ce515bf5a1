"""A turn of the classic edition: one action, paid in AP or CAP or seized, or a pass (C3, C4)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

from hexfront.games.coh.cards.terms import OPPORTUNITY
from hexfront.games.coh.choices import (
    Activate,
    CohChoice,
    FlyIn,
    LeaveCover,
    Opportunity,
    Pass,
    PlayCard,
    Reveal,
    Select,
    StandDown,
    UseVeteran,
)
from hexfront.games.coh.classic.air import fly_in, fly_in_refusal, fly_ins, start_flight
from hexfront.games.coh.classic.cards import PLAYS, card_bar, playable
from hexfront.games.coh.classic.economy import (
    activate,
    activation_refusal,
    active_of,
    kept,
    opportunity_refusal,
    points,
    stand_down,
    terms_of,
)
from hexfront.games.coh.classic.flights import flying
from hexfront.games.coh.classic.veteran_cards import play_veteran, veteran_bar, veteran_uses
from hexfront.games.coh.command.payment import means, pays
from hexfront.games.coh.command.points import STALL, available, purse
from hexfront.games.coh.moments.bars import absent, leave_cover_bar, reveal_bar
from hexfront.games.coh.moments.base import Aftermath, CohStep, reveal
from hexfront.games.coh.moments.picking import idle_bar, may_act
from hexfront.games.coh.moments.turn import ChooseAction, EndTurn, UnitAction
from hexfront.games.coh.movement.entry import entry_cost, entry_hexes
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.digging import leave_cover
from hexfront.play import Choice, Refusal
from hexfront.play.masks import each, mask_of


class ClassicTurn(ChooseAction, frozen=True, tag="ClassicTurn"):
    """The side in turn activates units, acts with one or a group, plays a card, or passes."""

    takes: ClassVar[tuple[type[Choice], ...]] = (
        Pass, Activate, StandDown, Select, Opportunity, Reveal, LeaveCover, PlayCard,
        UseVeteran, FlyIn,
    )  # fmt: skip

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        side = self.side
        own = state.setting.side_mask[side]
        there = (state.board | state.hidden | state.waiting) & own
        active = active_of(state, side)
        listed: list[CohChoice] = [Pass(), StandDown()] if active else [Pass()]
        listed.extend(_of_units(state, side, there, active))
        listed.extend([Reveal(u) for u in each(state.hidden & own)])
        listed.extend([LeaveCover(u) for u in each(state.hasty & own)])
        if state.hands[side]:
            listed.extend([PlayCard(n) for n in playable(state, side)])
        if terms_of(state).veterans:
            listed.extend([UseVeteran(*used) for used in veteran_uses(state, side)])
        return listed

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        match choice:
            case Activate(unit=u):
                return activation_refusal(state, u)
            case StandDown():
                idle = Refusal("COHC-3.f", "refuse-nobody-active")
                return None if active_of(state, self.side) else idle
            case Select(unit=u) if state.kind(u).aircraft:
                return _flight_bar(state, u)
            case FlyIn(unit=u, to=to, altitude=altitude):
                return fly_in_refusal(state, u, to, altitude)
            case Select(unit=u):
                return act_bar(state, u, 0)
            case Opportunity(unit=u):
                grounded = Refusal("COHC-18.a", "refuse-activate-aircraft", {"unit": u})
                if state.kind(u).aircraft:
                    return grounded
                return opportunity_refusal(state, u) or act_bar(state, u, OPPORTUNITY)
            case Reveal(unit=u):
                return absent(state, u) or reveal_bar(state, u)
            case LeaveCover(unit=u):
                return leave_cover_bar(state, u)
            case PlayCard(card=number):
                return card_bar(state, self.side, number)
            case UseVeteran(unit=u, card=number):
                return veteran_bar(state, self.side, u, number)
        return None

    def take(self, state: CohState, choice: Choice) -> None:
        match choice:
            case Activate(unit=u):
                activate(state, u)
            case StandDown():
                stand_down(state, self.side, "COHC-3.f")
            case Select(unit=u) if state.kind(u).aircraft:
                state.stack[-1] = EndTurn(self.side)
                start_flight(state, self.side, u)
            case FlyIn():
                state.stack[-1] = EndTurn(self.side)
                fly_in(state, self.side, choice)
            case Select(unit=u):
                state.stack[-1] = EndTurn(self.side)
                state.stack.append(UnitAction(self.side, u, 0))
            case Opportunity(unit=u):
                state.stack[-1] = EndTurn(self.side)
                state.stack.append(Seized(self.side))
                state.stack.append(UnitAction(self.side, u, OPPORTUNITY))
            case Reveal(unit=u):
                state.stack.append(Aftermath(self.side))
                reveal(state, (u,), "COH-11.1.f")
            case LeaveCover(unit=u):
                leave_cover(state, u)
            case PlayCard(card=number):
                PLAYS[number].play(state, self.side, number)
            case UseVeteran(unit=u, card=number):
                play_veteran(state, self.side, u, number)
            case Pass():
                stand_down(state, self.side, "COHC-4.g")
                self._pass(state)
            case _:
                raise self.illegal(choice)


def _of_units(state: CohState, side: int, there: int, active: int) -> list[CohChoice]:
    """What the units of a side may begin, unit by unit."""
    aircraft, in_the_air = there & state.setting.aircraft, flying(state, side) is not None
    idle = there & ~(active | state.spent | aircraft)
    ready = 0 if in_the_air else idle
    # Without a hit marker a unit on the map can always stall if that is paid for.
    sound = there & ~state.waiting & ~mask_of(state.hurt(there))
    rich = available(state, side) >= STALL.value
    pooled = points(state, side) >= STALL.value and not state.aboard
    able = sound if rich else sound & active if pooled else 0
    # Who is neither activated nor hit has nothing else to pay with, but for weapon cards.
    poor = 0 if rich or any(state.weapons[side]) else sound & ~active
    for u in each(there & ~(able | poor | aircraft)):
        able |= acts(state, u, 0) << u
    seizing = idle & sound
    for u in each(idle & ~sound):
        seizing |= acts(state, u, OPPORTUNITY) << u
    listed: list[CohChoice] = []
    above = ~0
    for plane in each(aircraft) if in_the_air or not active else ():  # COHC-3.c
        below = above & (1 << plane) - 1
        listed.extend(_openings(able & below, ready & below, seizing & below))
        listed.extend(_flights(state, side, plane))
        above &= -2 << plane
    listed.extend(_openings(able & above, ready & above, seizing & above))
    return listed


@lru_cache(maxsize=1 << 12)
def _openings(able: int, ready: int, seizing: int) -> tuple[CohChoice, ...]:
    """Unit by unit who may act, be activated, or seize an opportunity; remembered, for most turns
    of a side begin like others of its turns."""
    listed: list[CohChoice] = []
    for u in each(able | ready | seizing):
        if able >> u & 1:
            listed.append(Select(u))
        if ready >> u & 1:
            listed.append(Activate(u))
        if seizing >> u & 1:
            listed.append(Opportunity(u))
    return tuple(listed)


def _flights(state: CohState, side: int, u: int) -> Sequence[CohChoice]:
    """What an aircraft may do: come in, or act if it is on the map and activated."""
    if kept(state).flight(u) is None:
        return fly_ins(state, u)
    return [Select(u)] if _flight_bar(state, u) is None else []


def _flight_bar(state: CohState, u: int) -> Refusal | None:
    if kept(state).flight(u) is None:
        return Refusal("COHC-18.a", "refuse-not-on-board", {"unit": u})
    left = purse(state, (u,))
    return None if left else Refusal("COHC-18.b", "refuse-no-ap", {"unit": u})


def acts(state: CohState, u: int, by_card: int) -> bool:
    """Has a unit any action that can be paid for in this way?"""
    if state.waiting >> u & 1:
        left = means(state, (u,), by_card)
        return any(pays(state, left, entry_cost, u, h) for h in entry_hexes(state, u))
    return may_act(state, u, by_card)


def act_bar(state: CohState, u: int, by_card: int) -> Refusal | None:
    """Why a unit has no action that can be paid for in this way."""
    if not state.waiting >> u & 1:
        return absent(state, u) or idle_bar(state, u, by_card)
    if not entry_hexes(state, u):
        return Refusal("COH-4.12.c", "refuse-no-way-in", {"unit": u})
    if acts(state, u, by_card):
        return None
    return Refusal("COHC-4.c", "refuse-no-way-in", {"unit": u})


class Seized(CohStep, frozen=True, tag="Seized"):
    """An opportunity action is over: all who took part are spent (COHC-4.d)."""

    def run(self, state: CohState) -> None:
        took_part = state.acted & state.setting.side_mask[self.side] & ~kept(state).active
        state.spent |= took_part & ~state.dead
        for u in each(took_part & state.board):
            state.note("log-spent-now", "COHC-4.d", unit=u)
