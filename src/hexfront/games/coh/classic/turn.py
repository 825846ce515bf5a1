"""A turn of the classic edition: one action, paid in AP or CAP or seized, or a pass (C3, C4)."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.coh.cards.terms import OPPORTUNITY
from hexfront.games.coh.choices import (
    Activate,
    CohChoice,
    Enter,
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
from hexfront.games.coh.classic.cards import PLAYS, card_bar, held_card_bar
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
from hexfront.games.coh.command.points import STALL, available, purse
from hexfront.games.coh.moments.bars import absent, action_bar, leave_cover_bar, reveal_bar
from hexfront.games.coh.moments.base import Aftermath, CohStep, reveal
from hexfront.games.coh.moments.picking import idle_bar, may_act
from hexfront.games.coh.moments.turn import ChooseAction, EndTurn, UnitAction
from hexfront.games.coh.movement.entry import entry_hexes
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.digging import leave_cover
from hexfront.play import Choice, Refusal
from hexfront.play.masks import each


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
        idle = there & ~active & ~state.spent
        ready = 0 if flying(state, side) is not None else idle
        # Without a hit marker a unit on the map can always stall if that is paid for.
        hit, whole, aircraft = state.hit, there & ~state.waiting, state.setting.aircraft
        rich = available(state, side) >= STALL.value
        pooled = points(state, side) >= STALL.value and not state.aboard
        sure = whole if rich else active if pooled else 0
        # Who is neither activated nor hit has nothing else to pay with, but for weapon cards.
        poor = 0 if rich or any(state.weapons[side]) else whole & ~active
        for u in each(there):
            if aircraft >> u & 1:
                listed.extend(_flights(state, side, u))
                continue
            stalls = whole >> u & 1 and not hit[u]
            settled = stalls and (sure | poor) >> u & 1
            if (sure >> u & 1) if settled else acts(state, u, 0):
                listed.append(Select(u))
            if ready >> u & 1:
                listed.append(Activate(u))
            if idle >> u & 1 and (stalls or acts(state, u, OPPORTUNITY)):
                listed.append(Opportunity(u))
        listed.extend([Reveal(u) for u in each(state.hidden & own)])
        listed.extend([LeaveCover(u) for u in each(state.hasty & own)])
        held = dict.fromkeys(state.hands[side])
        listed.extend([PlayCard(n) for n in held if held_card_bar(state, side, n) is None])
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


def _flights(state: CohState, side: int, u: int) -> list[CohChoice]:
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
        entries = [Enter(u, h) for h in entry_hexes(state, u)]
        return any(action_bar(state, entry, by_card) is None for entry in entries)
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
