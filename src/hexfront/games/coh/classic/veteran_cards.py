"""Veteran cards that are used before an action, or are one (C24, table T10)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from hexfront.games.coh.choices import CohChoice, Decline, UseVeteran
from hexfront.games.coh.classic.economy import kept, points, set_points, terms_of
from hexfront.games.coh.classic.lurking import detect_around
from hexfront.games.coh.classic.marching import ForcedMarch, can_march
from hexfront.games.coh.classic.veterans import VeteranNo, granted, use_up
from hexfront.games.coh.hits.rally import rally_refusal
from hexfront.games.coh.moments.base import NOT_NOW, CohMoment, begin_action
from hexfront.games.coh.moments.rally import remove_marker
from hexfront.games.coh.moments.rounds import DrawCards
from hexfront.games.coh.moments.turn import EndTurn
from hexfront.games.coh.state import CohState
from hexfront.play import Choice, Refusal
from hexfront.play.masks import each, members

EXTRA_AP = 4
"""11 AP instead of 7 (card 4)."""


def veteran_uses(state: CohState, side: int) -> Iterator[tuple[int, int]]:
    """(unit, card) of all veteran cards that may be used now."""
    own, now, told = state.setting.side_mask[side], kept(state), set()
    for place, card in enumerate(terms_of(state).veterans):
        if card.side != side or card.card not in USES or now.used >> place & 1:
            continue
        there = (_there(state, card.card) & own) & (card.units or own)
        if card.card in FOR_ACTIVE:
            there &= now.active
        for u in state.hurt(there) if card.card in FOR_HURT else each(there):
            if (u, card.card) not in told and BARS[card.card](state, u) is None:
                told.add((u, card.card))
                yield u, card.card


def _there(state: CohState, number: int) -> int:
    """The units for which a card may be used, if they have it."""
    return state.hidden if number == VeteranNo.HIDDEN_ACTION else state.board


def veteran_bar(state: CohState, side: int, u: int, number: int) -> Refusal | None:
    """Why a veteran card cannot be used for a unit."""
    args: dict[str, int | str] = {"unit": u, "veteran": number}
    if number not in USES or granted(state, side, VeteranNo(number), u) < 0:
        return Refusal("COHC-24.f", "refuse-no-veteran", args)
    if not _there(state, number) >> u & 1:
        return Refusal("COHC-24.f", "refuse-not-on-board", args)
    return BARS[number](state, u)


def _activated(state: CohState, u: int) -> Refusal | None:
    if kept(state).active >> u & 1:
        return None
    return Refusal("COHC-24.f", "refuse-veteran-not-active", {"unit": u})


def _hit(state: CohState, u: int) -> Refusal | None:
    if state.hit[u] and not kept(state).willed >> u & 1:
        return None
    return Refusal("COHC-24.f", "refuse-no-marker", {"unit": u})


def _deck(state: CohState, u: int) -> Refusal | None:
    if any(state.deck):
        return None
    return Refusal("COHC-24.f", "refuse-no-cards-left", {"unit": u})


def _march(state: CohState, u: int) -> Refusal | None:
    refusal = _activated(state, u)
    if refusal is None and not can_march(state, u):
        return Refusal("COHC-24.f", "refuse-no-march", {"unit": u})
    return refusal


def _sense_bar(state: CohState, u: int) -> Refusal | None:
    """6th Sense is not used with cautious movement (card 7)."""
    if kept(state).crept >> u & 1:
        return Refusal("COHC-24.f", "refuse-veteran-crept", {"unit": u})
    return None


def _shroud_bar(state: CohState, u: int) -> Refusal | None:
    if kept(state).shrouded >> u & 1:
        return Refusal("COHC-24.f", "refuse-no-veteran", {"unit": u, "veteran": 13})
    return None


BARS: Mapping[int, Callable[[CohState, int], Refusal | None]] = MappingProxyType(
    {
        VeteranNo.FORCED_MARCH: _march,
        VeteranNo.EXPERIENCE: _activated,
        VeteranNo.GOOD_LEADERSHIP: rally_refusal,
        VeteranNo.SIXTH_SENSE: _sense_bar,
        VeteranNo.IRON_WILL: _hit,
        VeteranNo.EXTRA_INITIATIVE: _deck,
        VeteranNo.HIDDEN_ACTION: _shroud_bar,
    }
)


FOR_ACTIVE = (VeteranNo.FORCED_MARCH, VeteranNo.EXPERIENCE)
"""Cards that only activated units use."""
FOR_HURT = (VeteranNo.GOOD_LEADERSHIP, VeteranNo.IRON_WILL)
"""Cards that only units with a hit counter use."""


def play_veteran(state: CohState, side: int, u: int, number: int) -> None:
    """The card is used, and discarded where table T10 says "once"."""
    use_up(state, granted(state, side, VeteranNo(number), u))
    USES[number](state, side, u)


def _learn(state: CohState, side: int, u: int) -> None:
    set_points(state, side, points(state, side) + EXTRA_AP)


def _set_out(state: CohState, side: int, u: int) -> None:
    state.stack[-1] = EndTurn(side)
    begin_action(state, (u,))
    state.stack.append(ForcedMarch(side, u))


def _lead(state: CohState, side: int, u: int) -> None:
    state.stack[-1] = EndTurn(side)
    begin_action(state, (u,))
    remove_marker(state, side, u)


def _sense(state: CohState, side: int, u: int) -> None:
    state.reveals += 1
    detect_around(state, u, "COHC-24.f")


def _will(state: CohState, side: int, u: int) -> None:
    state.classic = kept(state).but(willed=kept(state).willed | 1 << u)


def _draw(state: CohState, side: int, u: int) -> None:
    state.stack[-1] = EndTurn(side)
    begin_action(state, (u,))
    state.stack.append(DrawCards(side, 1))


def _shroud(state: CohState, side: int, u: int) -> None:
    state.classic = kept(state).but(shrouded=kept(state).shrouded | 1 << u)


USES: Mapping[int, Callable[[CohState, int, int], None]] = MappingProxyType(
    {
        VeteranNo.FORCED_MARCH: _set_out,
        VeteranNo.EXPERIENCE: _learn,
        VeteranNo.GOOD_LEADERSHIP: _lead,
        VeteranNo.SIXTH_SENSE: _sense,
        VeteranNo.IRON_WILL: _will,
        VeteranNo.EXTRA_INITIATIVE: _draw,
        VeteranNo.HIDDEN_ACTION: _shroud,
    }
)


# 6th Sense may also follow an action (card 7).


def look_back(state: CohState, side: int) -> None:
    """The side is asked after the action of a unit that has the card, if enemies are hidden."""
    if not state.hidden & state.setting.enemy_mask[side]:
        return
    acted = members(state.acted & state.board & state.setting.side_mask[side])
    number = VeteranNo.SIXTH_SENSE
    able = tuple(u for u in acted if veteran_bar(state, side, u, number) is None)
    if able:
        state.stack.append(LookBack(side, able))


class LookBack(CohMoment, frozen=True, tag="LookBack"):
    """Is 6th Sense used after the action?"""

    units: tuple[int, ...]

    takes: ClassVar[tuple[type[Choice], ...]] = (Decline, UseVeteran)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        return [Decline(), *(UseVeteran(u, VeteranNo.SIXTH_SENSE) for u in self.units)]

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        return None if choice in self.choices(state) else NOT_NOW

    def take(self, state: CohState, choice: Choice) -> None:
        state.stack.pop()
        if isinstance(choice, UseVeteran):
            play_veteran(state, self.side, choice.unit, choice.card)
