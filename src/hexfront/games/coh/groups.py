"""Chapter 10: who may act together, and who may support an attack."""

from collections.abc import Sequence

from hexfront.games.coh.cards import CardNo
from hexfront.games.coh.choices import GroupKind
from hexfront.games.coh.combat import attack_barred
from hexfront.games.coh.command import available
from hexfront.games.coh.state import CohState
from hexfront.games.coh.zone import unit_range
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
    pool &= state.scenario.side_mask[side]
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


def support_refusal(state: CohState, u: int, attacker: int, to: int, target: int) -> Refusal | None:
    """Why a unit cannot support this attack (COH-10.6); `target` is -1 outside close combat."""
    here, lead = state.hex[u], state.hex[attacker]
    args: dict[str, int | str] = {"unit": u, "hex": to}
    if not state.board >> u & 1:
        return Refusal("COH-10.6.a", "refuse-not-on-board", args)
    close = lead == to
    if close and here != lead:
        return Refusal("COH-10.6.f", "refuse-support-close-combat", args)
    if not (here == lead or state.field.near[lead] >> here & 1):
        return Refusal("COH-10.6.a", "refuse-support-not-near", args)
    if attack_barred(state, u) is not None:
        return Refusal("COH-10.6.h", "refuse-support-cannot-attack", args)
    marker = state.marker(u)
    if marker.red_fp or marker.blue_fp:
        return Refusal("COH-10.6.d", "refuse-support-marker", {**args, "marker": marker.id})
    if not _has_matching_fp(state, u, (target,) if close else state.enemies_at(state.side(u), to)):
        return Refusal("COH-10.6.e", "refuse-no-matching-fp", args)
    if close:
        return None
    if state.in_close_combat(u):
        return Refusal("COH-10.6.g", "refuse-support-in-close-combat", args)
    if not state.field.zone(here, state.facing[u], 2 * unit_range(state, u)) >> to & 1:
        return Refusal("COH-10.6.b", "refuse-support-zone", args)
    if state.field.distance(here, to) > unit_range(state, u):
        return Refusal("COH-10.6.c", "refuse-support-long-range", args)
    return None


def _has_matching_fp(state: CohState, u: int, enemies: Sequence[int]) -> bool:
    """A supporter needs a printed FP for some enemy there (A-32); a suspected hex is open."""
    return not enemies or any(state.kind(u).fp(state.kind(t).armored) is not None for t in enemies)


def supporters_of(
    state: CohState, attacker: int, to: int, target: int, chosen: tuple[int, ...], card: int
) -> list[int]:
    """Units that may still be added to the attack."""
    return [u for u in near_attacker(state, attacker, chosen)
            if (card != CardNo.ADRENALINE or not state.is_fresh(u))
            and support_refusal(state, u, attacker, to, target) is None]  # fmt: skip


def near_attacker(state: CohState, attacker: int, chosen: tuple[int, ...]) -> list[int]:
    """Friends within one hex of the attacking unit, but for those already chosen (COH-10.5.b)."""
    mask = state.board & state.scenario.side_mask[state.side(attacker)]
    for u in (attacker, *chosen):
        mask &= ~(1 << u)
    lead = state.hex[attacker]
    near = state.field.near[lead] | 1 << lead
    return [u for u in members(mask) if near >> state.hex[u] & 1]
