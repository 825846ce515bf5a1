"""What the events of the scenario track do (SOLO-7.2, SOLO-S1, SOLO-S4)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from hexfront.games.coh.command.points import available, pay
from hexfront.games.coh.definitions.artillery import Strike
from hexfront.games.coh.moments.base import RevealFacing, consequences
from hexfront.games.coh.moments.strikes import land
from hexfront.games.coh.scenarios.victory import gain_vp
from hexfront.games.coh.solo.cards import DeckDraw, discard_order, order_card, solo_of
from hexfront.games.coh.solo.placing import PlaceReinforcement, PlaceRumour
from hexfront.games.coh.solo.rallying import EventOrder, drop_order
from hexfront.games.coh.solo.terms import Happening, TrackEvent
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.crowds import is_crowd, moves_on
from hexfront.games.coh.works.layout import remove_work

Effect = Callable[[CohState, int, TrackEvent, int], None]
"""The State, the AI's side, the event, its amount or what the die gave."""


def _lose_cap(state: CohState, side: int, event: TrackEvent, amount: int) -> None:
    """From what is still unspent, never below 0 (SOLO-AMB-39); each of two players loses them."""
    for player in state.enemies(side):
        lost = min(amount, available(state, player))
        pay(state, player, lost)
        state.note("log-event-loses-cap", "SOLO-S1.i", side=player, cap=lost)


def _gain_cap(state: CohState, side: int, event: TrackEvent, amount: int) -> None:
    for player in state.enemies(side):
        state.bonus[player] += amount  # SOLO-S1.n
        state.note("log-event-gains-cap", "SOLO-S1.n", side=player, cap=amount)


def _bog(state: CohState, side: int, event: TrackEvent, stuck: int) -> None:
    if stuck and state.board >> event.unit & 1:  # SOLO-AMB-48
        state.bogged |= 1 << event.unit
        state.note("log-bogged", "COH-CARD.15", unit=event.unit, hex=state.hex[event.unit])


def _act_twice(state: CohState, side: int, event: TrackEvent, amount: int) -> None:
    state.extra_turn = True  # SOLO-S1.l
    state.note("log-event-twice", "SOLO-S1.l", side=side)


def _arrive(state: CohState, side: int, event: TrackEvent, amount: int) -> None:
    u = event.unit
    if not state.due >> u & 1:
        return
    state.due &= ~(1 << u)
    state.board |= 1 << u
    state.hex[u] = event.hex
    state.note("log-event-arrives", "SOLO-7.2.b", unit=u, hex=event.hex)
    state.stack.append(RevealFacing(state.side(u), u))
    consequences(state)


def _score(state: CohState, side: int, event: TrackEvent, amount: int) -> None:
    for (h, _), owner in zip(state.setting.objectives, state.control, strict=True):
        if h == event.hex:
            gain_vp(state, owner, amount, "SOLO-7.2.b")


def _rally(state: CohState, side: int, event: TrackEvent, amount: int) -> None:
    state.stack.append(EventOrder(side, event.replaces))


def _rumour(state: CohState, side: int, event: TrackEvent, die: int) -> None:
    """A unit may go into the cup first; then a rumored enemy appears (SOLO-6.0.a)."""
    if event.unit >= 0:
        solo = solo_of(state)
        state.solo = solo.but(cup=solo.cup | 1 << event.unit)
    elif event.amount:
        solo = solo_of(state)
        state.solo = solo.but(blanks=solo.blanks + event.amount)
    state.stack.append(PlaceRumour(side, event.hex, die if event.table else 0))


def _strike(state: CohState, side: int, event: TrackEvent, amount: int) -> None:
    state.stack.append(StrikeCard(side, event.weapon))


class StrikeCard(DeckDraw, frozen=True, tag="StrikeCard"):
    """The hex of a card is where artillery falls; it does not drift (SOLO-2.3.b)."""

    weapon: int

    def drawn(self, state: CohState, number: int) -> None:
        discard_order(state, number)
        at = card_hex(state, number)
        state.note("log-strike-card", "SOLO-2.3.b", order=number, hex=at)
        land(state, self.side, Strike(self.weapon, at, False, state.round), 0, 0)


def _reinforce(state: CohState, side: int, event: TrackEvent, amount: int) -> None:
    if not state.due >> event.unit & 1:
        return
    if event.hex >= 0:
        state.stack.append(PlaceReinforcement(side, event.unit, event.hex))
    else:
        state.stack.append(ReinforcementCard(side, event.unit))


class ReinforcementCard(DeckDraw, frozen=True, tag="ReinforcementCard"):
    """A unit of the AI appears in the hex of a card (SOLO-2.3.b)."""

    unit: int

    def drawn(self, state: CohState, number: int) -> None:
        discard_order(state, number)
        state.stack.append(PlaceReinforcement(self.side, self.unit, card_hex(state, number)))


def card_hex(state: CohState, number: int) -> int:
    """The hex that an order card prints; scenarios that use it have one board."""
    return int(state.field.board.at(order_card(state, number).hex))


def _drift(state: CohState, side: int, event: TrackEvent, amount: int) -> None:
    """Each crowd in turn; one that has arrived is gone (SOLO-9.0.a)."""
    for work in [work for work in state.works if is_crowd(work)]:
        moved = moves_on(state, work, event.hex)
        if moved is work:
            continue
        remove_work(state, work)
        told = {"work": work.type.value, "hex": work.hex}
        if moved is None:
            state.note("log-crowd-gone", "SOLO-9.0.a", None, None, **told)
        else:
            state.works = (*state.works, moved)
            state.note("log-crowd-moves", "SOLO-9.0.a", None, None, **told, to=moved.hex)
    consequences(state)


def _end_round(state: CohState, side: int, event: TrackEvent, amount: int) -> None:
    drop_order(state)
    state.passes = sum(1 << seat for seat in state.setting.seats)
    state.note("log-event-ends-round", "SOLO-2.7.b")


EFFECTS: Mapping[Happening, Effect] = MappingProxyType(
    {
        Happening.LOSE_CAP: _lose_cap,
        Happening.GAIN_CAP: _gain_cap,
        Happening.BOG: _bog,
        Happening.ACT_TWICE: _act_twice,
        Happening.ARRIVE: _arrive,
        Happening.SCORE: _score,
        Happening.RALLY: _rally,
        Happening.RUMOUR: _rumour,
        Happening.STRIKE: _strike,
        Happening.REINFORCE: _reinforce,
        Happening.DRIFT: _drift,
        Happening.END_ROUND: _end_round,
    }
)
