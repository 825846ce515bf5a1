"""What stands against an action of a unit, in the order in which a player should hear it.

A row of bars belongs to each kind of choice; a choice is legal if none of them stands against it.
The figures and conditions are those of the chapters.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from hexfront.games.coh.artillery.mortars import bombard_refusal, bombardments, indirect
from hexfront.games.coh.cards.hands import card, serves_group
from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.cards.terms import TERMS, is_free
from hexfront.games.coh.cards.weapons import at_hand, throw_refusal, thrown, weapon_refusal
from hexfront.games.coh.choices import (
    Attack,
    Bombard,
    CloseCombat,
    Demolish,
    Dislodge,
    Enter,
    Flame,
    FlameClose,
    Gather,
    GroupKind,
    Leave,
    Load,
    Move,
    Occupy,
    Pivot,
    Rally,
    Recon,
    Reveal,
    Smoke,
    Stall,
    StealthMove,
    TakeCover,
    Unload,
    UseWeapon,
    UseWeaponClose,
)
from hexfront.games.coh.combat.orders import ordered
from hexfront.games.coh.combat.ratings import attack_cost
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.combat.targets import (
    attack_hexes,
    attack_refusal,
    close_refusal,
    close_shots,
    demolish_refusal,
    dislodge_refusal,
    ranged_barred,
)
from hexfront.games.coh.command.payment import unpaid, unpaid_by_all
from hexfront.games.coh.command.points import available, stall_cost
from hexfront.games.coh.flame.throwers import (
    flame,
    flame_hexes,
    flame_refusal,
    flame_targets,
    thrower_refusal,
)
from hexfront.games.coh.groups.members import member_refusal, near_group, needs_spent
from hexfront.games.coh.hidden.recon import may_suspect, recon_hexes
from hexfront.games.coh.hidden.stealth import stealth_cost, stealth_hexes, stealth_refusal
from hexfront.games.coh.hits.rally import rally_cost, rally_refusal
from hexfront.games.coh.moments.group import group_can_act
from hexfront.games.coh.moments.smoke import smoke_bar, smoke_hexes
from hexfront.games.coh.movement.entry import entry_hexes, entry_refusal
from hexfront.games.coh.movement.steps import (
    bars_moving,
    facing_refusal,
    move_cost,
    move_refusal,
    pivot_cost,
)
from hexfront.games.coh.setting import BY_EVENT
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.games.coh.vehicles.fire import TURRET_COST
from hexfront.games.coh.vehicles.transport import (
    load_cost,
    load_refusal,
    partner_unfit,
    transports,
    unload_cost,
    unload_refusal,
)
from hexfront.games.coh.works.digging import (
    dig_cost,
    dig_refusal,
    ground_refusal,
    leave_cover_refusal,
)
from hexfront.games.coh.works.engineers import clearing_refusal, layer_refusal
from hexfront.games.coh.works.shelter import leave_refusal, occupy_refusal, shelter_cost
from hexfront.play import Choice, Refusal

HIDDEN_GROUPS = (GroupKind.STEALTH, GroupKind.RALLY, GroupKind.STALL)
VISIBLE_GROUPS = (GroupKind.MOVE, *HIDDEN_GROUPS)
DIGGING_GROUPS = (*VISIBLE_GROUPS, GroupKind.HASTY)
ENTRY_GROUPS = (GroupKind.ENTER,)

UnitBar = Callable[[CohState, Any, int], Refusal | None]
"""(state, choice, the card that pays or 0) -> the reason against it."""


# Whether a unit is there to act at all.


def absent(state: CohState, u: int) -> Refusal | None:
    args: dict[str, int | str] = {"unit": u}
    if state.dead >> u & 1:
        return Refusal("COH-7.11.a", "refuse-destroyed", args)
    if state.due >> u & 1:
        if state.setting.start[u].due == BY_EVENT:
            return Refusal("COH-CARD.19", "refuse-awaits-event", args)
        args["round"] = state.setting.start[u].due
        return Refusal("COH-9.9.a", "refuse-not-arrived", args)
    if state.waiting >> u & 1:
        return Refusal("COH-4.12.a", "refuse-waiting", args)
    return None


def _present(state: CohState, choice: Any, by_card: int) -> Refusal | None:
    return absent(state, choice.unit)


def _barred_by_marker(state: CohState, choice: Any, by_card: int) -> Refusal | None:
    marker = state.marker(choice.unit)
    if marker.final or (marker.only_rally and not isinstance(choice, Rally)):
        args: dict[str, int | str] = {"unit": choice.unit, "marker": marker.id}
        return Refusal("COH-7.3.c", "refuse-marker-bars-all", args)
    return None


def _hidden(state: CohState, choice: Any, by_card: int) -> Refusal | None:
    if state.hidden >> choice.unit & 1:
        return Refusal("COH-11.1.a", "refuse-hidden-acts", {"unit": choice.unit})
    return None


def _other_card(state: CohState, choice: Any, by_card: int) -> Refusal | None:
    """A card that is for one action does not pay for another."""
    terms = TERMS[by_card]
    if terms.action is None or isinstance(choice, terms.action):
        return None
    return Refusal(f"COH-CARD.{by_card:02d}", "refuse-card-other-action", {"card": by_card})


# Single actions, chapter by chapter.


def _move(state: CohState, choice: Move, by_card: int) -> Refusal | None:
    u, to = choice.unit, choice.to
    return move_refusal(state, u, to) or unpaid(state, u, by_card, move_cost, u, to)


def _pivot(state: CohState, choice: Pivot, by_card: int) -> Refusal | None:
    u = choice.unit
    return (
        facing_refusal(state, u, choice.facing)
        or bars_moving(state, u)
        or unpaid(state, u, by_card, pivot_cost, u)
    )


def _attack(state: CohState, choice: Attack, by_card: int) -> Refusal | None:
    u, to = choice.unit, choice.to
    if not 0 <= to < state.field.grid.size or not state.field.whole >> to & 1:
        return Refusal("COH-4.0.a", "refuse-not-in-play", {"unit": u})
    refusal = attack_refusal(state, u, to)
    if refusal is not None and refusal.message == "refuse-no-target":
        if any(state.shares(state.side(u), state.side(other)) for other in state.at(to)):
            return Refusal("COH-6.0.a", "refuse-only-friends", {"unit": u, "hex": to})
        return _nobody_hidden(state, u) or Refusal("COH-11.7.a", "refuse-use-recon", {"unit": u})
    return refusal or unpaid(state, u, by_card, attack_cost, Shot(u, to))


def _bombard(state: CohState, choice: Bombard, by_card: int) -> Refusal | None:
    u, to, spot = choice.unit, choice.to, choice.spot
    refusal = bombard_refusal(state, u, to, spot)
    return refusal or unpaid(state, u, by_card, attack_cost, indirect(u, to, spot))


def _close(state: CohState, choice: CloseCombat, by_card: int) -> Refusal | None:
    shot, target = ordered(state, choice)
    refusal = close_refusal(state, shot, target)
    return refusal or unpaid(state, choice.unit, by_card, attack_cost, shot)


def _flame(state: CohState, choice: Flame, by_card: int) -> Refusal | None:
    u, to = choice.unit, choice.to
    refusal = flame_refusal(state, u, to)
    return refusal or unpaid(state, u, by_card, attack_cost, flame(u, to))


def _flame_close(state: CohState, choice: FlameClose, by_card: int) -> Refusal | None:
    refusal = thrower_refusal(state, choice.unit)
    shot, target = ordered(state, choice)
    refusal = refusal or close_refusal(state, shot, target)
    return refusal or unpaid(state, choice.unit, by_card, attack_cost, shot)


def _paid_by_card(state: CohState, choice: Any, by_card: int) -> Refusal | None:
    """A battle card does not pay for a weapon card, whose cost nothing changes (COH-8.5.h)."""
    if by_card:
        return Refusal("COH-8.5.h", "refuse-card-other-action", {"card": by_card})
    return None


def _throw(state: CohState, choice: UseWeapon, by_card: int) -> Refusal | None:
    shot = thrown(choice.unit, choice.weapon, choice.to)
    refusal = throw_refusal(state, shot)
    return refusal or unpaid(state, choice.unit, by_card, attack_cost, shot)


def _throw_close(state: CohState, choice: UseWeaponClose, by_card: int) -> Refusal | None:
    refusal = weapon_refusal(state, choice.unit, choice.weapon)
    if refusal is not None:
        return refusal
    shot, target = ordered(state, choice)
    refusal = close_refusal(state, shot, target)
    return refusal or unpaid(state, choice.unit, by_card, attack_cost, shot)


def _demolish(state: CohState, choice: Demolish, by_card: int) -> Refusal | None:
    u = choice.unit
    shot = Shot(u, state.hex[u])
    return demolish_refusal(state, u) or unpaid(state, u, by_card, attack_cost, shot)


def _dislodge(state: CohState, choice: Dislodge, by_card: int) -> Refusal | None:
    u = choice.unit
    shot = Shot(u, state.hex[u])
    refusal = dislodge_refusal(state, u, choice.target)
    return refusal or unpaid(state, u, by_card, attack_cost, shot)


def _recon(state: CohState, choice: Recon, by_card: int) -> Refusal | None:
    u = choice.unit
    refusal = _nobody_hidden(state, u) or ranged_barred(state, u)
    if refusal is None and not payable_hexes(state, u, by_card, recon_hexes(state, u)):
        refusal = Refusal("COH-11.7.a", "refuse-nothing-to-search", {"unit": u})
    return refusal or unpaid(state, u, by_card, attack_cost, Shot(u))


def _nobody_hidden(state: CohState, u: int) -> Refusal | None:
    if may_suspect(state, state.side(u)):
        return None
    return Refusal("COH-11.7.a", "refuse-nobody-hidden", {"unit": u})


def _smoke(state: CohState, choice: Smoke, by_card: int) -> Refusal | None:
    return smoke_bar(state, choice.unit, by_card)


def _rally(state: CohState, choice: Rally, by_card: int) -> Refusal | None:
    u = choice.unit
    return rally_refusal(state, u) or unpaid(state, u, by_card, rally_cost, (u,))


def _stall(state: CohState, choice: Stall, by_card: int) -> Refusal | None:
    return unpaid(state, choice.unit, by_card, stall_cost, (choice.unit,))


def _stealth(state: CohState, choice: StealthMove, by_card: int) -> Refusal | None:
    u = choice.unit
    if not state.setting.rules.may_hide():
        return Refusal("COH-G.c", "refuse-no-hiding-yet")
    refusal = stealth_refusal(state, u, choice.to)
    return refusal or unpaid(state, u, by_card, stealth_cost, (u,))


def _cover(state: CohState, choice: TakeCover, by_card: int) -> Refusal | None:
    u = choice.unit
    if state.aboard >> u & 1:
        return Refusal("COH-15.8.f", "refuse-carried", {"unit": u})
    if TERMS[by_card].action is TakeCover:
        return ground_refusal(state, u)
    return dig_refusal(state, u) or unpaid(state, u, by_card, dig_cost, (u,))


def _occupy(state: CohState, choice: Occupy, by_card: int) -> Refusal | None:
    u = choice.unit
    refusal = bars_moving(state, u) or occupy_refusal(state, u)
    return refusal or unpaid(state, u, by_card, shelter_cost, u)


def _leave(state: CohState, choice: Leave, by_card: int) -> Refusal | None:
    u = choice.unit
    refusal = bars_moving(state, u) or leave_refusal(state, u)
    return refusal or unpaid(state, u, by_card, shelter_cost, u)


def leave_cover_bar(state: CohState, u: int) -> Refusal | None:
    """The owner of a hasty defense may take it away at any time (COH-17.6.h)."""
    return absent(state, u) or leave_cover_refusal(state, u)


def _reveal(state: CohState, choice: Reveal, by_card: int) -> Refusal | None:
    return reveal_bar(state, choice.unit)


def reveal_bar(state: CohState, u: int) -> Refusal | None:
    """Only a hidden unit can be revealed (COH-11.1.f)."""
    if state.hidden >> u & 1:
        return None
    return Refusal("COH-11.1.f", "refuse-not-hidden", {"unit": u})


def _enter(state: CohState, choice: Enter, by_card: int) -> Refusal | None:
    return entry_refusal(state, choice.unit, choice.to)


def _load(state: CohState, choice: Load, by_card: int) -> Refusal | None:
    u, vehicle = choice.unit, choice.vehicle
    refusal = load_refusal(state, u, vehicle) or partner_unfit(state, vehicle, by_card)
    return refusal or unpaid_by_all(state, (u, vehicle), by_card, load_cost, u, vehicle)


def _unload(state: CohState, choice: Unload, by_card: int) -> Refusal | None:
    u, to = choice.unit, choice.to
    refusal = unload_refusal(state, u, to) or partner_unfit(state, state.carrier[u], by_card)
    return refusal or unpaid(state, u, by_card, unload_cost, u, to)


def _gather(state: CohState, choice: Gather, by_card: int) -> Refusal | None:
    return gather_bar(state, choice.unit, choice.kind, by_card)


ROWS: Mapping[type[Choice], Sequence[UnitBar]] = MappingProxyType(
    {
        Move: (_present, _other_card, _barred_by_marker, _hidden, _move),
        Pivot: (_present, _other_card, _barred_by_marker, _hidden, _pivot),
        Attack: (_present, _other_card, _barred_by_marker, _hidden, _attack),
        Bombard: (_present, _other_card, _barred_by_marker, _bombard),
        CloseCombat: (_present, _other_card, _close),
        Flame: (_present, _other_card, _barred_by_marker, _hidden, _flame),
        FlameClose: (_present, _other_card, _flame_close),
        UseWeapon: (_present, _paid_by_card, _barred_by_marker, _hidden, _throw),
        UseWeaponClose: (_present, _paid_by_card, _throw_close),
        Demolish: (_present, _other_card, _barred_by_marker, _hidden, _demolish),
        Dislodge: (_present, _other_card, _barred_by_marker, _hidden, _dislodge),
        Recon: (_present, _other_card, _barred_by_marker, _hidden, _recon),
        Smoke: (_present, _other_card, _barred_by_marker, _smoke),
        Rally: (_present, _other_card, _barred_by_marker, _rally),
        Stall: (_present, _other_card, _barred_by_marker, _stall),
        StealthMove: (_present, _other_card, _barred_by_marker, _stealth),
        TakeCover: (_present, _other_card, _barred_by_marker, _cover),
        Occupy: (_present, _other_card, _barred_by_marker, _hidden, _occupy),
        Leave: (_present, _other_card, _barred_by_marker, _hidden, _leave),
        Reveal: (_present, _other_card, _reveal, _barred_by_marker),
        Enter: (_enter,),
        Load: (_present, _other_card, _hidden, _load),
        Unload: (_present, _other_card, _hidden, _unload),
        Gather: (_gather,),
    }
)


def action_bar(state: CohState, choice: Choice, by_card: int) -> Refusal | None:
    """The first bar against an action of a unit."""
    for bar in ROWS[type(choice)]:
        found = bar(state, choice, by_card)
        if found is not None:
            return found
    return None


# Picking a unit, for an action or for a card.


def may_stall(state: CohState, u: int, by_card: int = 0) -> bool:
    if state.marker(u).bars_all_but_rally:
        return False
    return unpaid(state, u, by_card, stall_cost, (u,)) is None


def may_rally(state: CohState, u: int, by_card: int = 0) -> bool:
    if not state.hit[u] or rally_refusal(state, u) is not None:
        return False
    return unpaid(state, u, by_card, rally_cost, (u,)) is None


def may_act(state: CohState, u: int, by_card: int = 0) -> bool:
    """Has a unit any action? Who cannot stall can at best rally, or attack if Berserk."""
    if may_stall(state, u, by_card) or may_rally(state, u, by_card):
        return True
    if state.marker(u).attack_cost < 0 and _attacks_at_all(state, u, by_card):
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
    return any(_load(state, Load(u, v), by_card) is None for v in transports(state, u))


def _attacks_at_all(state: CohState, u: int, by_card: int) -> bool:
    if affordable_bombardments(state, u, by_card) or smoke_hexes(state, u, by_card):
        return True
    if unpaid(state, u, by_card, attack_cost, Shot(u)) is not None or state.hidden >> u & 1:
        return False
    if close_shots(state, Shot(u)) or flame_targets(state, u):
        return True
    near = [*attack_hexes(state, Shot(u)), *recon_hexes(state, u), *flame_hexes(state, u)]
    return bool(payable_hexes(state, u, by_card, near))


def payable_hexes(state: CohState, u: int, by_card: int, hexes: list[int]) -> list[int]:
    """Of these hexes those that the unit can pay to attack; turrets turn at a price."""
    if not state.kind(u).turret or is_free(by_card) or state.all_fresh((u,)):
        return hexes
    turned = attack_cost(state, Shot(u)).total + TURRET_COST  # COH-16.2.b
    if turned <= available(state, state.side(u)):
        return hexes
    arc = state.field.arc(state.hex[u], state.facing[u])
    return [h for h in hexes if arc >> h & 1]


def weapon_attacks(state: CohState, u: int, by_card: int) -> list[tuple[Shot, int]]:
    """What a unit may do with weapon cards and can pay for: the shots, and whom they are aimed at
    in close combat."""
    if by_card or state.hidden >> u & 1:
        return []
    found: list[tuple[Shot, int]] = []
    for shot in (thrown(u, number) for number in at_hand(state, u)):
        if unpaid(state, u, 0, attack_cost, shot) is None:
            here = shot.at(state.hex[u])
            found.extend((here.with_red(red), t) for t, red in close_shots(state, shot))
            found.extend((shot.at(h), NOBODY) for h in attack_hexes(state, shot))
    return found


def affordable_bombardments(state: CohState, u: int, by_card: int) -> list[tuple[int, int]]:
    """What a mortar may fire at indirectly and can pay for: target and spotter hexes."""
    found = bombardments(state, u)
    if found and unpaid(state, u, by_card, attack_cost, indirect(u, *found[0])) is None:
        return found
    return []


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
    if state.all_fresh((u,)) or available(state, state.side(u)) >= price:
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


# Starting a group.


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


def starts_group(
    state: CohState, u: int, kind: GroupKind, by_card: int, near: Sequence[int]
) -> bool:
    """May a unit start a group of this kind with one of those near it?"""
    if _starter_bar(state, u, kind, by_card) is not None:
        return False
    return _finds_company(state, u, kind, by_card, near)


def _starter_bar(state: CohState, u: int, kind: GroupKind, by_card: int) -> Refusal | None:
    """Why a unit cannot start a group of this kind, whoever is near."""
    if kind is GroupKind.STEALTH and not state.setting.rules.may_hide():
        return Refusal("COH-G.c", "refuse-no-hiding-yet")
    return _group_card(state, u, kind, by_card) or member_refusal(state, u, kind, by_card)


def _finds_company(
    state: CohState, u: int, kind: GroupKind, by_card: int, near: Sequence[int]
) -> bool:
    """Can a unit do something together with one of those near it?"""
    return any(
        member_refusal(state, other, kind, by_card) is None
        and group_can_act(state, (u, other), kind, by_card)
        for other in near
    )


def _group_card(state: CohState, u: int, kind: GroupKind, by_card: int) -> Refusal | None:
    """A card serves a group only if it says so, and perhaps for one action only (COH-8.8.b)."""
    if not serves_group(state, by_card):
        return Refusal("COH-8.8.b", "refuse-card-other-action", {"card": by_card})
    only = TERMS[by_card].group
    if only is not None and kind is not only:
        args: dict[str, int | str] = {"card": by_card}
        return Refusal(f"COH-CARD.{by_card:02d}", "refuse-card-other-action", args)
    return None
