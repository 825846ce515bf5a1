"""Who may act and what each unit may do: the lists behind the choices of a turn."""

from hexfront.games.coh.cards.hands import card, serves_group
from hexfront.games.coh.cards.numbers import FREE_ACTION, CardNo
from hexfront.games.coh.choices import (
    Attack,
    CloseCombat,
    CohChoice,
    Enter,
    Gather,
    GroupKind,
    Move,
    Pivot,
    Rally,
    Recon,
    Reveal,
    Stall,
    StealthMove,
    TakeCover,
)
from hexfront.games.coh.combat.ratings import attack_cost
from hexfront.games.coh.combat.targets import attack_hexes, close_targets
from hexfront.games.coh.command.points import available, stall_cost
from hexfront.games.coh.groups.members import joinable, member_refusal
from hexfront.games.coh.hidden.recon import recon_hexes
from hexfront.games.coh.hidden.stealth import stealth_cost, stealth_hexes
from hexfront.games.coh.hits.rally import rally_cost, rally_refusal
from hexfront.games.coh.moments.group import group_can_act
from hexfront.games.coh.movement.entry import entry_hexes
from hexfront.games.coh.movement.steps import bars_moving, move_cost, move_refusal, pivot_cost
from hexfront.games.coh.state import CohState
from hexfront.play import Tally
from hexfront.play.masks import members

HIDDEN_GROUPS = (GroupKind.STEALTH, GroupKind.RALLY, GroupKind.STALL)
VISIBLE_GROUPS = (GroupKind.MOVE, *HIDDEN_GROUPS)


def affordable(state: CohState, u: int, cost: Tally, by_card: int) -> bool:
    """Fresh units may always act, spent ones only at 0 AP (COH-2.2.c, COH-2.2.d)."""
    if by_card in FREE_ACTION or state.is_fresh(u):
        return True
    return cost.total <= available(state, state.side(u))


def may_stall(state: CohState, u: int, by_card: int = 0) -> bool:
    if state.marker(u).bars_all_but_rally:
        return False
    return affordable(state, u, stall_cost(state, (u,)), by_card)


def may_rally(state: CohState, u: int, by_card: int = 0) -> bool:
    if rally_refusal(state, u) is not None:
        return False
    return by_card == CardNo.RALLY_UP or affordable(state, u, rally_cost(state, (u,)), by_card)


def may_act(state: CohState, u: int, by_card: int = 0) -> bool:
    """Has the unit any action? Who cannot stall can at best rally, or attack if Berserk."""
    if may_stall(state, u, by_card) or may_rally(state, u, by_card):
        return True
    return state.marker(u).attack_cost < 0 and bool(_attacks(state, u, by_card))


def selectable(state: CohState, side: int) -> list[int]:
    """Units that may be picked for an action (COH-2.2)."""
    own = state.setting.side_mask[side]
    able = [u for u in members((state.board | state.hidden) & own) if may_act(state, u)]
    able.extend(u for u in members(state.waiting & own) if entry_hexes(state, u))
    return able


def card_units(state: CohState, side: int, number: int) -> list[int]:
    """Units for which an action card may be played."""
    own = state.setting.side_mask[side]
    pool = state.board & own
    if card(state, number).for_hidden:  # COH-8.8.a
        pool |= state.hidden & own
    return [u for u in members(pool) if _card_fits(state, u, number)]


def _card_fits(state: CohState, u: int, number: int) -> bool:
    if number == CardNo.FOLLOW_ME:
        price = card(state, number).cost
        able = state.is_fresh(u) or available(state, state.side(u)) >= price  # COH-8.5.c, d
        return able and rally_refusal(state, u, by_card=True) is None
    if number == CardNo.RALLY_UP:
        return may_rally(state, u, number)
    if number == CardNo.SEEK_COVER:
        return not state.marker(u).bars_all_but_rally and not state.in_close_combat(u)
    if number == CardNo.ADRENALINE and state.is_fresh(u):
        return False
    return may_act(state, u, number)


def unit_choices(state: CohState, u: int, by_card: int) -> list[CohChoice]:
    """Everything that the unit may do now."""
    if state.waiting >> u & 1:
        return _entries(state, u)
    if by_card == CardNo.RALLY_UP:
        return [Rally(u), *_groups(state, u, by_card, (GroupKind.RALLY,))]
    if by_card == CardNo.SEEK_COVER:
        return [TakeCover(u), *_groups(state, u, by_card, (GroupKind.HASTY,))]
    listed: list[CohChoice] = []
    if may_stall(state, u, by_card):
        listed.append(Stall(u))
    if may_rally(state, u, by_card):
        listed.append(Rally(u))
    if state.marker(u).bars_all_but_rally:
        return [*listed, *_groups(state, u, by_card, (GroupKind.RALLY,))]
    if state.hidden >> u & 1:
        listed.extend(_stealth(state, u, by_card))
        listed.append(Reveal(u))
        return [*listed, *_groups(state, u, by_card, HIDDEN_GROUPS)]
    listed.extend(_moves(state, u, by_card))
    listed.extend(_attacks(state, u, by_card))
    listed.extend(_stealth(state, u, by_card))
    return [*listed, *_groups(state, u, by_card, VISIBLE_GROUPS)]


def _entries(state: CohState, u: int) -> list[CohChoice]:
    listed: list[CohChoice] = [Enter(u, h) for h in entry_hexes(state, u)]
    if state.setting.rules.may_group() and joinable(state, (u,), GroupKind.ENTER, 0):
        listed.append(Gather(u, GroupKind.ENTER))
    return listed


def _moves(state: CohState, u: int, by_card: int) -> list[CohChoice]:
    if bars_moving(state, u) is not None:
        return []
    free = by_card in FREE_ACTION or state.is_fresh(u)
    listed: list[CohChoice] = [
        Move(u, h) for h in state.field.neighbours[state.hex[u]]
        if move_refusal(state, u, h) is None
        and (free or affordable(state, u, move_cost(state, u, h), by_card))
    ]  # fmt: skip
    if free or affordable(state, u, pivot_cost(state, u), by_card):
        facing = state.facing[u]
        listed.extend(Pivot(u, f) for f in range(6) if f != facing)
    return listed


def _attacks(state: CohState, u: int, by_card: int) -> list[CohChoice]:
    if not affordable(state, u, attack_cost(state, u), by_card):
        return []
    close = close_targets(state, u)
    if close:
        return [CloseCombat(u, target) for target in close]
    listed: list[CohChoice] = [Attack(u, h) for h in attack_hexes(state, u)]
    if recon_hexes(state, u):
        listed.append(Recon(u))
    return listed


def _stealth(state: CohState, u: int, by_card: int) -> list[CohChoice]:
    if not state.setting.rules.may_hide():
        return []
    if not affordable(state, u, stealth_cost(state, (u,)), by_card):
        return []
    return [StealthMove(u, h) for h in stealth_hexes(state, u)]


def _groups(state: CohState, u: int, by_card: int, kinds: tuple[GroupKind, ...]) -> list[CohChoice]:
    """Kinds of group that this unit could start with at least one other unit."""
    if not state.setting.rules.may_group() or not serves_group(state, by_card):
        return []
    return [Gather(u, kind) for kind in kinds if _may_gather(state, u, kind, by_card)]


def _may_gather(state: CohState, u: int, kind: GroupKind, by_card: int) -> bool:
    if kind is GroupKind.STEALTH and not state.setting.rules.may_hide():
        return False
    if member_refusal(state, u, kind, by_card) is not None:
        return False
    return any(group_can_act(state, (u, other), kind, by_card)
               for other in joinable(state, (u,), kind, by_card))  # fmt: skip
