"""The scenario track: the marker, the events of its spaces, the end (SOLO-2.4, 2.10, 7.2)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from hexfront.games.coh.command.points import available, pay
from hexfront.games.coh.moments.base import CohStep, RevealFacing, consequences
from hexfront.games.coh.moments.rolls import Throw
from hexfront.games.coh.moments.rounds import end_scenario
from hexfront.games.coh.scenarios.victory import gain_vp
from hexfront.games.coh.solo.cards import solo_of, terms_of
from hexfront.games.coh.solo.placing import PlaceRumour
from hexfront.games.coh.solo.rallying import EventOrder, drop_order
from hexfront.games.coh.solo.terms import Happening, TrackEvent
from hexfront.games.coh.state import CohState
from hexfront.play.masks import members


def in_play(state: CohState) -> int:
    """How many counters the limit of an advance counts (SOLO-2.4.c, SOLO-2.4.d)."""
    there = state.board | state.hidden | state.waiting
    return sum(
        state.kind(u).is_armed or bool(state.setting.rumours >> u & 1) for u in members(there)
    )


def advance(state: CohState, side: int, steps: int) -> None:
    """The marker moves; what lies on its way happens before the order (SOLO-7.2)."""
    solo, track = solo_of(state), terms_of(state).track
    to = min(solo.space + steps, len(track))  # SOLO-2.4.e
    if to == solo.space:
        return
    passed = [space for space in range(solo.space + 1, to) if track[space - 1].mandatory]
    state.solo = solo.but(space=to)
    state.note("log-track", "SOLO-7.2.a", space=to, of=len(track))
    if to == len(track):
        state.stack.append(EndScenario(side, "SOLO-7.2.f"))
    for space in (to, *reversed(passed)):  # SOLO-7.2.c
        if track[space - 1].events:
            state.stack.append(EventStep(side, space))


class EventStep(CohStep, frozen=True, tag="EventStep"):
    """A space of the track does what it says."""

    space: int

    def run(self, state: CohState) -> None:
        state.note("log-event", "SOLO-7.2.b", space=self.space)
        events = terms_of(state).track[self.space - 1].events
        for index in reversed(range(len(events))):
            state.stack.append(Happens(self.side, self.space, index))


class Happens(CohStep, frozen=True, tag="Happens"):
    """One event of a space."""

    space: int
    index: int

    def run(self, state: CohState) -> None:
        event = event_of(state, self.space, self.index)
        if event.table:
            state.stack.append(EventRoll(self.side, self.space, self.index))
        else:
            EFFECTS[event.what](state, self.side, event, event.amount)


class EventRoll(Throw, frozen=True, tag="EventRoll"):
    """The die of an event."""

    space: int
    index: int

    def thrown(self, state: CohState, dice: tuple[int, ...]) -> None:
        event = event_of(state, self.space, self.index)
        state.note("log-event-roll", "SOLO-7.2.b", space=self.space, roll=dice[0])
        EFFECTS[event.what](state, self.side, event, event.table[dice[0] - 1])


def event_of(state: CohState, space: int, index: int) -> TrackEvent:
    return terms_of(state).track[space - 1].events[index]


# What events do: the State, the AI's side, the event, its amount or what the die gave.

Effect = Callable[[CohState, int, TrackEvent, int], None]


def _lose_cap(state: CohState, side: int, event: TrackEvent, amount: int) -> None:
    """From what is still unspent, never below 0 (AMB-39)."""
    player = state.enemies(side)[0]
    lost = min(amount, available(state, player))
    pay(state, player, lost)
    state.note("log-event-loses-cap", "SOLO-S1.i", side=player, cap=lost)


def _gain_cap(state: CohState, side: int, event: TrackEvent, amount: int) -> None:
    player = state.enemies(side)[0]
    state.bonus[player] += amount  # SOLO-S1.n
    state.note("log-event-gains-cap", "SOLO-S1.n", side=player, cap=amount)


def _bog(state: CohState, side: int, event: TrackEvent, stuck: int) -> None:
    if stuck and state.board >> event.unit & 1:  # AMB-48
        state.bogged |= 1 << event.unit
        state.note("log-bogged", "COH-CARD.15", unit=event.unit)


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
        Happening.END_ROUND: _end_round,
    }
)


# The end.


class EndCheck(CohStep, frozen=True, tag="EndCheck"):
    """Has one side no counter with FP left (SOLO-2.10.b)?"""

    def run(self, state: CohState) -> None:
        if all(_fights(state, state.setting.team_mask[side]) for side in (0, 1)):
            return
        state.stack.clear()
        state.stack.append(EndScenario(self.side, "SOLO-2.10.b"))
        solo, track = solo_of(state), terms_of(state).track
        for space in range(len(track), solo.space, -1):  # SOLO-2.10.d
            if track[space - 1].mandatory:
                state.stack.append(EventStep(self.side, space))


def _fights(state: CohState, side: int) -> bool:
    """Counters with FP in play; a rumored enemy counts until it is revealed (AMB-38)."""
    there = (state.board | state.hidden | state.waiting) & side
    return bool(there & state.setting.rumours) or any(
        state.kind(u).is_armed for u in members(there)
    )


class EndScenario(CohStep, frozen=True, tag="EndScenario"):
    """Who holds the VP wins (SOLO-2.10.c)."""

    rule: str

    def run(self, state: CohState) -> None:
        end_scenario(state, self.rule)
