"""Which groups a unit may start (COH-10.1, COH-10.2)."""

from collections.abc import Sequence

from hexfront.games.coh.cards.hands import serves_group
from hexfront.games.coh.cards.terms import OPPORTUNITY, TERMS
from hexfront.games.coh.choices import GroupKind
from hexfront.games.coh.command.points import STALL, purse
from hexfront.games.coh.groups.members import member_refusal, near_group
from hexfront.games.coh.hidden.stealth import stealth_hexes, stealth_refusal
from hexfront.games.coh.moments.group import group_can_act
from hexfront.games.coh.movement.steps import PIVOT_COST
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.zone import unseen_by_enemy
from hexfront.games.coh.works.shelter import in_bunker
from hexfront.play import Refusal
from hexfront.play.masks import mask_of

SNEAKING_GROUPS = (GroupKind.STEALTH,)
"""What hidden units do together where every other action reveals them (COHC-12.a)."""
HIDDEN_GROUPS = (GroupKind.STEALTH, GroupKind.RALLY, GroupKind.STALL)
VISIBLE_GROUPS = (GroupKind.MOVE, *HIDDEN_GROUPS)
DIGGING_GROUPS = (*VISIBLE_GROUPS, GroupKind.HASTY)
ENTRY_GROUPS = (GroupKind.ENTER,)
NEEDS_NOTHING = (GroupKind.MOVE, GroupKind.STALL)
"""What unhurt units can always do together if they can pay for it."""
PAID_BY_NONE = (0, OPPORTUNITY)
"""Actions without a card."""


def gather_bar(state: CohState, u: int, kind: GroupKind, by_card: int) -> Refusal | None:
    """Why a unit cannot start a group of this kind (chapter 10)."""
    if not state.setting.rules.may_group():
        return Refusal("COH-G.c", "refuse-no-groups-yet")
    refusal = _starter_bar(state, u, kind, by_card)
    if refusal is not None:
        return refusal
    if _finds_company(state, u, kind, by_card, near_group(state, (u,), kind is GroupKind.ENTER)):
        return None
    if kind is GroupKind.STEALTH and not stealth_hexes(state, u):
        refusal = stealth_refusal(state, u, state.hex[u])
    return refusal or Refusal("COH-10.2.a", "refuse-nobody-to-join", {"unit": u})


def sure_groups(
    state: CohState, u: int, by_card: int, near: Sequence[int]
) -> tuple[GroupKind, ...]:
    """Of what unhurt units can always do together, what a unit and one near it can pay for."""
    if by_card not in PAID_BY_NONE or not _is_sound(state, u):
        return ()
    opportunity, most = state.setting.rules.opportunity, 0
    if by_card == OPPORTUNITY and opportunity(state, u) is not None:
        return ()
    for v in near:  # the first will do
        if not _is_sound(state, v):
            continue
        if by_card == OPPORTUNITY:  # it costs nothing, but is not for everybody
            if opportunity(state, v) is None:
                return NEEDS_NOTHING
            continue
        if state.pays_later((u, v)):
            return NEEDS_NOTHING
        most = max(most, purse(state, (u, v)) - state.any_stressed((u, v)))
        if most >= PIVOT_COST and in_bunker(state, u) is None:
            return NEEDS_NOTHING
    return (GroupKind.STALL,) if most >= STALL.value else ()


def _is_sound(state: CohState, u: int) -> bool:
    """Unhurt, not stuck and bound to no other unit: in a group only the price stands against it."""
    if state.hit[u] or state.bogged >> u & 1 or state.partner(u) >= 0:
        return False
    return state.setting.rules.held(state, u) is None


def starts_group(
    state: CohState, u: int, kind: GroupKind, by_card: int, near: Sequence[int]
) -> bool:
    """May a unit start a group of this kind with one of those near it?"""
    if kind is GroupKind.RALLY and not any(state.hit[member] for member in (u, *near)):
        return False
    if kind is GroupKind.STEALTH:
        near = _under_cover(state, u, near)
    if not near or _starter_bar(state, u, kind, by_card) is not None:
        return False
    return _finds_company(state, u, kind, by_card, near)


def _under_cover(state: CohState, u: int, near: Sequence[int]) -> Sequence[int]:
    """Those near a unit with whom it may hide: it or they are out of the enemy's sight, or they
    are hidden as it is (COH-11.4)."""
    if state.hidden >> u & 1:
        return near
    spots = state.spots(mask_of((u, *near)))
    unseen = unseen_by_enemy(state, state.side(u), spots)
    if unseen >> state.hex[u] & 1:
        return near
    return [v for v in near if unseen >> state.hex[v] & 1]


def _starter_bar(state: CohState, u: int, kind: GroupKind, by_card: int) -> Refusal | None:
    """Why a unit cannot start a group of this kind, whoever is near."""
    if kind is GroupKind.STEALTH and not state.setting.rules.may_hide():
        return Refusal("COH-G.c", "refuse-no-hiding-yet")
    return _group_card(state, u, kind, by_card) or member_refusal(state, u, kind, by_card)


def _finds_company(
    state: CohState, u: int, kind: GroupKind, by_card: int, near: Sequence[int]
) -> bool:
    """Can a unit do something together with one of those near it?"""
    for other in near:
        if member_refusal(state, other, kind, by_card) is not None:
            continue
        if group_can_act(state, (u, other), kind, by_card):
            return True
    return False


def _group_card(state: CohState, u: int, kind: GroupKind, by_card: int) -> Refusal | None:
    """A card serves a group only if it says so, and perhaps for one action only (COH-8.8.b)."""
    if not serves_group(state, by_card):
        return Refusal("COH-8.8.b", "refuse-card-other-action", {"card": by_card})
    only = TERMS[by_card].group
    if only is not None and kind is not only:
        args: dict[str, int | str] = {"card": by_card}
        return Refusal(f"COH-CARD.{by_card:02d}", "refuse-card-other-action", args)
    return None
