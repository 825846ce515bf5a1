"""From what a position says to the State that it describes."""

from itertools import chain

from msgspec.structs import replace

from hexfront.games.coh.game import read_options
from hexfront.games.coh.moments import NextTurn
from hexfront.games.coh.moments.base import consequences
from hexfront.games.coh.notation.classic import lay_out_classic
from hexfront.games.coh.notation.draft import Draft
from hexfront.games.coh.notation.fires import lay_out_smoke
from hexfront.games.coh.notation.solo import lay_out
from hexfront.games.coh.notation.units import NO_MARKER, UnitLine
from hexfront.games.coh.state import CohState


def set_up(draft: Draft) -> CohState:
    """The position, at the start of a turn."""
    state = CohState(draft.setting().under(read_options(draft.options)))
    state.news = []
    seats = len(state.setting.seats)
    state.cap = draft.cap[:seats]
    given = zip(draft.bonus[:seats], state.bonus, strict=True)
    state.bonus = [usual if bonus is None else bonus for bonus, usual in given]
    state.losses = draft.losses[:seats]
    _deal(state, draft)
    state.round = draft.round
    state.turn = draft.turn
    state.passes, state.done = draft.passes, draft.done
    state.extra_turn, state.card_used = draft.extra_turn, draft.card_used
    state.yielded = draft.yielded
    state.came, state.entered = tuple(draft.came), tuple(draft.entered)
    state.left = tuple(draft.left)
    for marker, count in draft.markers.items():
        state.pool[state.setting.definitions.marker_index(marker)] = count
    lay_out_smoke(state, draft)
    lay_out(state, draft)
    lay_out_classic(state, draft)
    for seat, strike in draft.strikes:
        state.strikes[seat] += (replace(strike, round=state.round + 1),)
    for u, unit in enumerate(draft.units):
        _mark(state, u, unit)
    state.stack.append(NextTurn(0))
    consequences(state)
    state.settle()
    return state


def _deal(state: CohState, draft: Draft) -> None:
    """The deck holds what is neither in a hand nor played."""
    state.hands = draft.hands[: len(state.setting.seats)]
    for number in draft.discards:
        state.discards[number] += 1
    state.missions = draft.secret[: len(state.setting.seats)]
    lying = (*chain.from_iterable(state.hands), *chain.from_iterable(state.missions))
    for number in (*lying, *draft.discards):
        state.deck[number] = max(0, state.deck[number] - 1)


def _mark(state: CohState, u: int, unit: UnitLine) -> None:
    bit = 1 << u
    if "spent" in unit.states:
        state.spent |= bit
    if "stressed" in unit.states:
        state.stressed |= bit
    if "hasty" in unit.states:
        state.hasty |= bit
    if "bogged" in unit.states:
        state.bogged |= bit
    if "acted" in unit.states:
        state.acted |= bit
    if "destroyed" in unit.states:
        state.board &= ~bit
        state.hidden &= ~bit
        state.waiting &= ~bit
        state.dead |= bit
    if unit.hit:
        _mark_hit(state, u, unit)


def _mark_hit(state: CohState, u: int, unit: UnitLine) -> None:
    known, armored = state.setting.definitions, unit.kind.armored
    if unit.hit == NO_MARKER:
        state.hit[u] = known.stand_in(armored)
    else:
        state.hit[u] = known.marker_index(unit.hit)
        state.pool[state.hit[u]] -= 1
    if unit.shown or unit.hit == NO_MARKER:
        state.shown |= 1 << u
