"""Who may act together (COH-10.1, COH-10.2)."""

from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.choices import GroupKind
from hexfront.games.coh.command.points import available
from hexfront.games.coh.state import CohState
from hexfront.play import Refusal
from hexfront.play.masks import members

LEAST_COST = {GroupKind.RALLY: 5, GroupKind.STEALTH: 5, GroupKind.ENTER: 0, GroupKind.HASTY: 0}


def member_refusal(state: CohState, u: int, kind: GroupKind, card: int) -> Refusal | None:
    """Why a unit cannot be in a group that sets out to do this."""
    args: dict[str, int | str] = {"unit": u}
    if kind is GroupKind.ENTER:
        waits = state.waiting >> u & 1
        return None if waits else Refusal("COH-4.12.e", "refuse-not-waiting", args)
    if not (state.board | state.hidden) >> u & 1:
        return Refusal("COH-2.2.a", "refuse-not-on-board", args)
    if state.hidden >> u & 1 and kind is GroupKind.MOVE:
        return Refusal("COH-11.1.a", "refuse-hidden-acts", args)
    marker = state.marker(u)
    if marker.final or (marker.only_rally and kind is not GroupKind.RALLY):
        return Refusal("COH-7.3.c", "refuse-marker-bars-all", {**args, "marker": marker.id})
    if card == CardNo.RALLY_UP and state.in_close_combat(u):
        return Refusal("COH-CARD.04", "refuse-rally-beside-enemy", args)
    if kind is GroupKind.HASTY and state.in_close_combat(u):
        return Refusal("COH-17.6.a", "refuse-cover-beside-enemy", args)
    return _state_refusal(state, u, kind, card)


def _state_refusal(state: CohState, u: int, kind: GroupKind, card: int) -> Refusal | None:
    """COH-10.1.b, COH-10.1.c: fresh units; spent ones if the cost can be brought to 0."""
    fresh = state.is_fresh(u)
    if card == CardNo.ADRENALINE:
        return Refusal("COH-8.5.d", "refuse-card-needs-spent", {"unit": u}) if fresh else None
    if fresh or card:
        return None
    if available(state, state.side(u)) < LEAST_COST.get(kind, 1):
        return Refusal("COH-10.1.c", "refuse-spent-group", {"unit": u})
    return None


def joinable(state: CohState, group: tuple[int, ...], kind: GroupKind, card: int) -> list[int]:
    """Units that may join: same or adjacent hex (COH-10.2.a), all hidden or all visible."""
    side = state.side(group[0])
    if kind is GroupKind.ENTER:
        pool = state.waiting
    elif state.hidden >> group[0] & 1:
        pool = state.hidden
    else:
        pool = state.board
    pool &= state.setting.side_mask[side]
    for u in group:
        pool &= ~(1 << u)
    near = reach_of(state, group) if kind is not GroupKind.ENTER else -1
    return [u for u in members(pool)
            if (kind is GroupKind.ENTER or near >> state.hex[u] & 1)
            and member_refusal(state, u, kind, card) is None]  # fmt: skip


def reach_of(state: CohState, group: tuple[int, ...]) -> int:
    """The hexes of a group and all hexes adjacent to them."""
    spots = 0
    for u in group:
        here = state.hex[u]
        spots |= state.field.near[here] | 1 << here
    return spots
