"""Mission cards: events that happen at once, and objectives that lie face down (cards 18 to 24)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from hexfront.games.coh.cards.numbers import OBJECTIVES, CardNo
from hexfront.games.coh.definitions.missions import Aim, Event, Mission
from hexfront.games.coh.scenarios.victory import gain_vp, score_objectives
from hexfront.games.coh.setting import BY_EVENT
from hexfront.games.coh.state import CohState
from hexfront.play.masks import each


def _rule(number: int) -> str:
    return f"COH-CARD.{number:02d}"


# Events


def happen(state: CohState, number: int) -> None:
    """A Score or Event card does what the scenario says; Score, what a round's end would do."""
    rows = [row for row in state.setting.missions if row.card == number]
    if not rows and number == CardNo.SCORE:
        score_objectives(state)
    for row in rows:
        if row.event is not None:
            EVENTS[row.event](state, row)


def _score(state: CohState, row: Mission) -> None:
    score_objectives(state)


def _award(state: CohState, row: Mission) -> None:
    gain_vp(state, _first_seat(state, row.side), row.points, _rule(row.card))


def _command(state: CohState, row: Mission) -> None:
    for seat in _seats(state, row.side):
        state.bonus[seat] += row.points
        state.note("log-event-cap", _rule(row.card), side=seat, cap=row.points)


def _reinforce(state: CohState, row: Mission) -> None:
    own = sum(state.setting.side_mask[seat] for seat in _seats(state, row.side))
    for u in each(state.due & own):
        if state.setting.start[u].due == BY_EVENT:
            state.due &= ~(1 << u)
            state.waiting |= 1 << u
            state.note("log-reinforcement", _rule(row.card), unit=u)


def _supply_artillery(state: CohState, row: Mission) -> None:
    for seat in _seats(state, row.side):
        grants = state.setting.terms[seat].weapons
        cards = state.setting.definitions.weapons
        state.weapons[seat] = tuple(
            left + row.points if cards[grant.weapon].is_artillery else left
            for grant, left in zip(grants, state.weapons[seat], strict=True)
        )
        state.note("log-event-artillery", _rule(row.card), side=seat, points=row.points)


EVENTS: Mapping[Event, Callable[[CohState, Mission], None]] = MappingProxyType(
    {
        Event.OBJECTIVES: _score,
        Event.VP: _award,
        Event.CAP: _command,
        Event.REINFORCEMENTS: _reinforce,
        Event.ARTILLERY: _supply_artillery,
    }
)


def _seats(state: CohState, side: int) -> list[int]:
    return [seat for seat in state.setting.seats if state.setting.teams.team[seat] == side]


def _first_seat(state: CohState, side: int) -> int:
    return _seats(state, side)[0]


# Secret objectives


def objective(state: CohState, seat: int, number: int) -> Mission | None:
    """What an Objective card asks of this player; None if it is not meant for him."""
    side = state.setting.teams.team[seat]
    for row in state.setting.missions:
        if row.card == number and row.side == side:
            return row
    return None


def is_secret(state: CohState, seat: int, number: int) -> bool:
    """Does this card lie face down before the player who draws it?"""
    return number in OBJECTIVES and objective(state, seat, number) is not None


def take_objective(state: CohState, seat: int, number: int) -> None:
    """The drawer alone sees which one it is."""
    state.missions[seat] = tuple(sorted((*state.missions[seat], number)))
    state.note("log-objective-drawn", _rule(number), audience=seat, card=number)
    state.tell_others(seat, "log-objective-unseen", "COH-CARD.c", side=seat)


def is_met(state: CohState, seat: int, row: Mission) -> bool:
    """Does the position fulfil the objective, whenever it is scored?"""
    if row.aim is Aim.DESTROY:
        return (state.dead & state.setting.enemy_mask[seat]).bit_count() >= row.count
    own = state.setting.side_mask[seat]
    for ally in state.allies(seat):
        own |= state.setting.side_mask[ally]
    there = [u for u in state.at(row.hex) if own >> u & 1 and state.kind(u).takes_control]
    return bool(there) and not state.enemies_at(seat, row.hex)


def score_missions(state: CohState) -> None:
    """Objectives that count as soon as they are fulfilled."""
    for seat in state.setting.seats:
        for number in state.missions[seat]:
            row = objective(state, seat, number)
            if row is not None and row.aim is not Aim.HOLD and is_met(state, seat, row):
                _fulfil(state, seat, row)


def settle_missions(state: CohState) -> None:
    """The scenario ends: all objectives are turned up, those that are met bring their VP."""
    for seat in state.setting.seats:
        for number in state.missions[seat]:
            row = objective(state, seat, number)
            if row is not None and is_met(state, seat, row):
                _fulfil(state, seat, row)
            else:
                _turn_up(state, seat, number)
                state.note("log-objective-missed", _rule(number), side=seat, card=number)


def _fulfil(state: CohState, seat: int, row: Mission) -> None:
    _turn_up(state, seat, row.card)
    state.note("log-objective-met", _rule(row.card), side=seat, card=row.card)
    gain_vp(state, seat, row.points, _rule(row.card))


def _turn_up(state: CohState, seat: int, number: int) -> None:
    state.missions[seat] = tuple(other for other in state.missions[seat] if other != number)
    state.discards[number] += 1
    state.reveals += 1
