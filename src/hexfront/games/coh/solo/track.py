"""The scenario track: the marker, the events of its spaces, the end (SOLO-2.4, 2.10, 7.2)."""

from hexfront.games.coh.moments.base import CohStep
from hexfront.games.coh.moments.rolls import Throw
from hexfront.games.coh.moments.rounds import end_scenario
from hexfront.games.coh.solo.cards import solo_of, terms_of
from hexfront.games.coh.solo.events import EFFECTS
from hexfront.games.coh.solo.terms import TrackEvent
from hexfront.games.coh.state import CohState
from hexfront.play.masks import each


def in_play(state: CohState) -> int:
    """How many counters the limit of an advance counts (SOLO-2.4.c, SOLO-2.4.d)."""
    there = state.board | state.hidden | state.waiting
    return sum(state.kind(u).is_armed or bool(state.setting.rumours >> u & 1) for u in each(there))


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


# The end.


class EndCheck(CohStep, frozen=True, tag="EndCheck"):
    """Has one side no counter with FP left (SOLO-2.10.b)?"""

    def run(self, state: CohState) -> None:
        if all(_fights(state, state.setting.team_mask[side]) for side in (0, 1)):
            return
        if any(isinstance(part, EndScenario) for part in state.stack):  # its events go on
            return
        solo, terms = solo_of(state), terms_of(state)
        due = [space for space, one in enumerate(terms.track, 1) if one.mandatory]
        going = [part for part in state.stack
                 if isinstance(part, EventStep | Happens) and part.space in due]  # fmt: skip
        state.stack[:] = [EndScenario(terms.side, "SOLO-2.10.b")]
        for space in reversed(due):  # SOLO-2.10.d
            if space > solo.space:
                state.stack.append(EventStep(terms.side, space))
        state.stack += going


def _fights(state: CohState, side: int) -> bool:
    """Counters with FP in play; a rumored enemy counts until it is revealed (SOLO-AMB-38).

    Where rounds are the clock and not the track, those that come later count too.
    """
    there = (state.board | state.hidden | state.waiting) & side
    if len(terms_of(state).track) == 1:
        there |= state.due & side
    return bool(there & state.setting.rumours) or any(state.kind(u).is_armed for u in each(there))


class EndScenario(CohStep, frozen=True, tag="EndScenario"):
    """Who holds the VP wins (SOLO-2.10.c)."""

    rule: str

    def run(self, state: CohState) -> None:
        end_scenario(state, self.rule)
