"""Which units may be picked for an action, and for which of them a card may be played."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from hexfront.games.coh.cards.hands import card
from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.choices import Load, Rally, Stall, TakeCover
from hexfront.games.coh.combat.ratings import attack_cost
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.combat.targets import (
    attack_hexes,
    close_shots,
    demolish_refusal,
    dislodge_refusal,
)
from hexfront.games.coh.command.payment import means, pays
from hexfront.games.coh.command.points import available, stall_cost
from hexfront.games.coh.flame.throwers import flame_hexes, flame_targets
from hexfront.games.coh.groups.members import needs_spent
from hexfront.games.coh.hidden.recon import recon_hexes
from hexfront.games.coh.hits.rally import rally_cost, rally_refusal
from hexfront.games.coh.moments.aiming import affordable_bombardments, payable_hexes, weapon_attacks
from hexfront.games.coh.moments.bars import absent, action_bar
from hexfront.games.coh.moments.smoke import smoke_hexes
from hexfront.games.coh.movement.entry import entry_hexes
from hexfront.games.coh.state import CohState
from hexfront.games.coh.vehicles.transport import transports
from hexfront.games.coh.works.engineers import clearing_refusal, layer_refusal
from hexfront.play import Refusal


def may_stall(state: CohState, u: int, left: int) -> bool:
    """Can a unit stall with so much to pay?"""
    return not state.marker(u).bars_all_but_rally and pays(state, left, stall_cost, (u,))


def may_rally(state: CohState, u: int, left: int) -> bool:
    """Can a unit rally with so much to pay?"""
    if not state.hit[u] or rally_refusal(state, u) is not None:
        return False
    return pays(state, left, rally_cost, (u,))


def may_act(state: CohState, u: int, by_card: int = 0) -> bool:
    """Has a unit any action? Who cannot stall can at best rally, or attack if Berserk."""
    left = means(state, (u,), by_card)
    if may_stall(state, u, left) or may_rally(state, u, left):
        return True
    if state.marker(u).attack_cost < 0 and _attacks_at_all(state, u, by_card, left):
        return True
    return bool(weapon_attacks(state, u, by_card)) or _is_towed(state, u, by_card)


def idle_bar(state: CohState, u: int, by_card: int = 0) -> Refusal | None:
    """Why a unit has no action."""
    if may_act(state, u, by_card):
        return None
    if state.marker(u).only_rally:
        return action_bar(state, Rally(u), by_card)
    return action_bar(state, Stall(u), by_card)


def _is_towed(state: CohState, u: int, by_card: int) -> bool:
    """May a vehicle with a stunned crew at least be taken in tow (COH-15.10.a)?"""
    if not state.marker(u).only_rally or not state.kind(u).is_vehicle:
        return False
    return any(action_bar(state, Load(u, v), by_card) is None for v in transports(state, u))


def _attacks_at_all(state: CohState, u: int, by_card: int, left: int) -> bool:
    if affordable_bombardments(state, u, left) or smoke_hexes(state, u, by_card):
        return True
    if state.hidden >> u & 1 or not pays(state, left, attack_cost, Shot(u)):
        return False
    if close_shots(state, Shot(u)) or flame_targets(state, u) or _attacks_works(state, u):
        return True
    able = payable_hexes(state, u, left)
    near = [*attack_hexes(state, Shot(u)), *flame_hexes(state, u)]
    return bool(recon_hexes(state, u) & able) or any(able >> h & 1 for h in near)


def _attacks_works(state: CohState, u: int) -> bool:
    """Is there a work in the own hex, or an enemy's hasty defense, to attack (COH-17.11.g)?"""
    here = state.hex[u]
    if demolish_refusal(state, Shot(u, here)) is None:
        return True
    enemies = state.enemies_at(state.side(u), here)
    return any(dislodge_refusal(state, u, enemy) is None for enemy in enemies)


def select_bar(state: CohState, u: int) -> Refusal | None:
    """Why a unit cannot be picked for an action (COH-2.2)."""
    if state.waiting >> u & 1:
        if entry_hexes(state, u):
            return None
        if state.aboard >> u & 1:
            return Refusal("COH-4.12.e", "refuse-carried", {"unit": u})
        return Refusal("COH-4.12.c", "refuse-no-way-in", {"unit": u})
    return absent(state, u) or idle_bar(state, u)


def _follow_me(state: CohState, u: int) -> Refusal | None:
    return rally_refusal(state, u, by_card=True) or _green_cost(state, u, CardNo.FOLLOW_ME)


def _green_cost(state: CohState, u: int, number: CardNo) -> Refusal | None:
    """A green cost needs a fresh unit, or CAP for all of it (COH-8.5.c, COH-8.5.d)."""
    price = card(state, number).cost
    if state.pays_later((u,)) or available(state, state.side(u)) >= price:
        return None
    return Refusal("COH-8.5.c", "refuse-card-cost", {"card": int(number), "cost": price})


def _clear_obstacle(state: CohState, u: int) -> Refusal | None:
    return clearing_refusal(state, u) or _green_cost(state, u, CardNo.OBSTACLE_CLEARING)


def _lay_mines(state: CohState, u: int) -> Refusal | None:
    return layer_refusal(state, u) or _green_cost(state, u, CardNo.MINE_LAYING)


def _rally_up(state: CohState, u: int) -> Refusal | None:
    return action_bar(state, Rally(u), CardNo.RALLY_UP)


def _seek_cover(state: CohState, u: int) -> Refusal | None:
    if state.in_close_combat(u):
        return Refusal("COH-17.6.a", "refuse-cover-beside-enemy", {"unit": u})
    return action_bar(state, TakeCover(u), CardNo.SEEK_COVER)


def _adrenaline(state: CohState, u: int) -> Refusal | None:
    return needs_spent(state, u) or idle_bar(state, u, CardNo.ADRENALINE)


def _command_action(state: CohState, u: int) -> Refusal | None:
    return idle_bar(state, u, CardNo.COMMAND_ACTION)


FITS: Mapping[int, Callable[[CohState, int], Refusal | None]] = MappingProxyType(
    {
        CardNo.ADRENALINE: _adrenaline,
        CardNo.COMMAND_ACTION: _command_action,
        CardNo.FOLLOW_ME: _follow_me,
        CardNo.RALLY_UP: _rally_up,
        CardNo.SEEK_COVER: _seek_cover,
        CardNo.OBSTACLE_CLEARING: _clear_obstacle,
        CardNo.MINE_LAYING: _lay_mines,
    }
)
"""Action cards that are played for a unit, and why one cannot be played for this unit."""


def card_unit_bar(state: CohState, u: int, number: int) -> Refusal | None:
    """Why an action card cannot be played for a unit."""
    gone = absent(state, u)
    if gone is not None:
        return gone
    if state.hidden >> u & 1 and not card(state, number).for_hidden:
        return Refusal("COH-8.8.a", "refuse-hidden-acts", {"unit": u})
    return FITS[number](state, u)
