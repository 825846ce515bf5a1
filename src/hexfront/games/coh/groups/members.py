"""Who may act together (COH-10.1, COH-10.2)."""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from hexfront.games.coh.cards.numbers import CardNo, ClassicNo
from hexfront.games.coh.cards.terms import OPPORTUNITY
from hexfront.games.coh.choices import GroupKind
from hexfront.games.coh.command.points import purse
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.digging import dig_refusal, ground_refusal
from hexfront.play import Refusal
from hexfront.play.masks import each, mask_of, members

LEAST_COST = {
    GroupKind.MOVE: 1,
    GroupKind.STALL: 1,
    GroupKind.RALLY: 5,
    GroupKind.ENTER: 0,
}
"""What each member must be able to pay if it pays at once, where all editions agree."""


def payable_kinds(
    state: CohState, u: int, kinds: tuple[GroupKind, ...], left: int
) -> tuple[GroupKind, ...]:
    """Of these kinds of group those for which a member has enough left in the edition played."""
    rules = state.setting.rules
    stealth = rules.least_stealth if state.hidden >> u & 1 else rules.hide_cost
    return _payable_kinds(kinds, left, stealth, rules.dig_cost)


@cache
def _payable_kinds(
    kinds: tuple[GroupKind, ...], left: int, stealth: int, digging: int
) -> tuple[GroupKind, ...]:
    """The same by what the edition asks; there are few, and they are asked for at every action."""
    costs = {**LEAST_COST, GroupKind.STEALTH: stealth, GroupKind.HASTY: digging}
    return tuple(kind for kind in kinds if costs[kind] <= left)


def member_refusal(state: CohState, u: int, kind: GroupKind, card: int) -> Refusal | None:
    """Why a unit cannot be in a group that sets out to do this."""
    if state.aboard >> u & 1 and kind not in (GroupKind.RALLY, GroupKind.STALL):  # COH-15.8.f
        return Refusal("COH-15.8.b", "refuse-carried", {"unit": u})
    if kind is GroupKind.ENTER:
        waits = state.waiting >> u & 1 and not state.kind(u).aircraft
        able = None if waits else Refusal("COH-4.12.e", "refuse-not-waiting", {"unit": u})
        return able or (_fresh_and_idle(state, u) if card == OPPORTUNITY else None)
    if not (state.board | state.hidden) >> u & 1:
        return Refusal("COH-2.2.a", "refuse-not-on-board", {"unit": u})
    if state.hidden >> u & 1 and not _acts_unseen(state, kind):
        return Refusal("COH-11.1.a", "refuse-hidden-acts", {"unit": u})
    marker = state.marker(u)
    if marker.final or (marker.only_rally and kind is not GroupKind.RALLY):
        return Refusal("COH-7.3.c", "refuse-marker-bars-all", {"unit": u, "marker": marker.id})
    if kind is GroupKind.HASTY and card not in (CardNo.SEEK_COVER, ClassicNo.DIG_IN):
        undug = dig_refusal(state, u)
        if undug is not None:
            return undug
    by_card = CARD_BARS.get(card)
    if by_card is not None:
        return by_card(state, u)
    return _spent_refusal(state, u, kind, card)


def _acts_unseen(state: CohState, kind: GroupKind) -> bool:
    """Do hidden units stay so in a group of this kind (COH-11.1.b, COHC-12.a)?"""
    if kind is GroupKind.MOVE:
        return False
    return kind is GroupKind.STEALTH or state.setting.rules.hidden_act


def _rally_up(state: CohState, u: int) -> Refusal | None:
    if state.in_close_combat(u):
        return Refusal("COH-CARD.04", "refuse-rally-beside-enemy", {"unit": u})
    return None


def _seek_cover(state: CohState, u: int) -> Refusal | None:
    if state.in_close_combat(u):
        return Refusal("COH-17.6.a", "refuse-cover-beside-enemy", {"unit": u})
    return ground_refusal(state, u)


def needs_spent(state: CohState, u: int) -> Refusal | None:
    """Adrenaline Rush is for spent units."""
    if state.is_fresh(u):
        return Refusal("COH-8.5.d", "refuse-card-needs-spent", {"unit": u})
    return None


def _fresh_and_idle(state: CohState, u: int) -> Refusal | None:
    return state.setting.rules.opportunity(state, u)


CARD_BARS: Mapping[int, Callable[[CohState, int], Refusal | None]] = MappingProxyType(
    {
        OPPORTUNITY: _fresh_and_idle,
        CardNo.ADRENALINE: needs_spent,
        CardNo.RALLY_UP: _rally_up,
        CardNo.SEEK_COVER: _seek_cover,
        ClassicNo.RALLY: _rally_up,
        ClassicNo.DIG_IN: _seek_cover,
    }
)
"""What a card asks of every unit of its group."""


def _spent_refusal(state: CohState, u: int, kind: GroupKind, card: int) -> Refusal | None:
    """COH-10.1.b, COH-10.1.c: fresh units; spent ones if the cost can be brought to 0."""
    if card or (state.is_fresh(u) and not state.setting.rules.prepaid):
        return None
    if payable_kinds(state, u, (kind,), purse(state, (u,))):
        return None
    return Refusal("COH-10.1.c", "refuse-spent-group", {"unit": u})


def join_refusal(
    state: CohState, group: tuple[int, ...], u: int, kind: GroupKind, card: int
) -> Refusal | None:
    """Why a unit cannot join the group: same or adjacent hex, all hidden or all visible."""
    refusal = member_refusal(state, u, kind, card)
    if refusal is None and u not in joinable(state, group, kind, card):
        refusal = Refusal("COH-10.2.a", "refuse-not-connected", {"unit": u})
    return refusal


def joinable(state: CohState, group: tuple[int, ...], kind: GroupKind, card: int) -> list[int]:
    """Units that may join: same or adjacent hex (COH-10.2.a), all hidden or all visible."""
    near = near_group(state, group, kind is GroupKind.ENTER)
    return [u for u in near if member_refusal(state, u, kind, card) is None]


def near_group(state: CohState, group: tuple[int, ...], entering: bool = False) -> list[int]:
    """Friends that are near enough to a group and as visible as it is."""
    if entering:
        pool = state.waiting
    elif state.hidden >> group[0] & 1:
        pool = state.hidden
    else:
        pool = state.board
    pool &= state.setting.side_mask[state.side(group[0])] & ~mask_of(group)
    if entering or not pool:
        return members(pool)
    near, where = reach_of(state, group), state.hex
    return [u for u in each(pool) if near >> where[u] & 1]


def reach_of(state: CohState, group: tuple[int, ...]) -> int:
    """The hexes of a group and all hexes adjacent to them."""
    spots, near = 0, state.setting.battlefield.near
    for u in group:
        here = state.hex[u]
        spots |= near[here] | 1 << here
    return spots
