"""Who may support an attack (COH-10.5, COH-10.6)."""

from collections.abc import Sequence

from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.combat.targets import attack_barred, walled_in
from hexfront.games.coh.groups.members import CARD_BARS
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.zone import attack_zone, unit_range
from hexfront.play import Refusal
from hexfront.play.masks import each


def support_refusal(state: CohState, u: int, shot: Shot, target: int) -> Refusal | None:
    """Why a unit cannot support this attack (COH-10.6); `target` is -1 outside close combat."""
    here, lead, to = state.hex[u], state.hex[shot.attacker], shot.to
    args: dict[str, int | str] = {"unit": u, "hex": to}
    if not state.board >> u & 1:
        return Refusal("COH-10.6.a", "refuse-not-on-board", args)
    close = shot.is_close(state)
    if close and here != lead:
        return Refusal("COH-10.6.f", "refuse-support-close-combat", args)
    if not (here == lead or state.field.near[lead] >> here & 1):
        return Refusal("COH-10.6.a", "refuse-support-not-near", args)
    barred = attack_barred(state, u) or (None if close else walled_in(state, u))
    if barred is not None:
        return Refusal("COH-10.6.h", "refuse-support-cannot-attack", args)
    marker = state.marker(u)
    if state.setting.rules.strict_support and (marker.red_fp or marker.blue_fp):
        return Refusal("COH-10.6.d", "refuse-support-marker", {**args, "marker": marker.id})
    enemies = [target] if target >= 0 else state.enemies_at(state.side(u), to)
    if not _has_matching_fp(state, u, shot, enemies):
        return Refusal("COH-10.6.e", "refuse-no-matching-fp", args)
    if close:
        return None
    if state.kind(u).truck:
        return Refusal("COH-16.1.d", "refuse-truck-fires", args)
    if state.in_close_combat(u):
        return Refusal("COH-10.6.g", "refuse-support-in-close-combat", args)
    if not attack_zone(state, u) >> to & 1:
        return Refusal("COH-10.6.b", "refuse-support-zone", args)
    beyond = state.field.distance(here, to) > unit_range(state, u)
    if beyond and state.setting.rules.strict_support:
        return Refusal("COH-10.6.c", "refuse-support-long-range", args)
    return None


def _has_matching_fp(state: CohState, u: int, shot: Shot, enemies: Sequence[int]) -> bool:
    """A supporter needs a printed FP for some enemy there (A-32); a suspected hex is open."""
    kind = state.kind(u)
    return not enemies or any(kind.fp(shot.is_armored(state, t)) is not None for t in enemies)


def supporters_of(state: CohState, shot: Shot, target: int) -> list[int]:
    """Units that may support the attack."""
    near = near_attacker(state, shot.attacker, ())
    return [u for u in near if support_refusal(state, u, shot, target) is None]


def joining_refusal(
    state: CohState, u: int, shot: Shot, target: int, chosen: tuple[int, ...], card: int
) -> Refusal | None:
    """Why a unit cannot be added to the attack."""
    if u in (shot.attacker, *chosen):
        return Refusal("COH-10.5.b", "refuse-already-in", {"unit": u})
    return support_refusal(state, u, shot, target) or unfit(state, u, card)


def unfit(state: CohState, u: int, card: int) -> Refusal | None:
    """What the card that pays for the attack asks of a supporter."""
    by_card = CARD_BARS.get(card)
    return by_card(state, u) if by_card is not None else None


def near_attacker(state: CohState, attacker: int, chosen: tuple[int, ...]) -> list[int]:
    """Friends within one hex of the attacking unit, but for those already chosen (COH-10.5.b)."""
    mask = state.board & state.setting.side_mask[state.side(attacker)]
    for u in (attacker, *chosen):
        mask &= ~(1 << u)
    lead = state.hex[attacker]
    near = state.field.near[lead] | 1 << lead
    return [u for u in each(mask) if near >> state.hex[u] & 1]
