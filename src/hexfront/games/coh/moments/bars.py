"""What stands against an action of a unit, in the order in which a player should hear it.

A row of bars belongs to each kind of choice; a choice is legal if none of them stands against it.
The figures and conditions are those of the chapters.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from hexfront.games.coh.artillery.mortars import bombard_refusal, indirect
from hexfront.games.coh.cards.terms import TERMS
from hexfront.games.coh.cards.weapons import throw_refusal, thrown, weapon_refusal
from hexfront.games.coh.choices import (
    AntiAir,
    Attack,
    Bombard,
    CloseCombat,
    Creep,
    Demolish,
    Dislodge,
    Enter,
    Flame,
    FlameClose,
    Gather,
    LayMines,
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
    attack_refusal,
    close_refusal,
    demolish_refusal,
    dislodge_refusal,
    ranged_barred,
)
from hexfront.games.coh.command.payment import means, unpaid, unpaid_by_all
from hexfront.games.coh.command.points import stall_cost
from hexfront.games.coh.flame.throwers import flame, flame_refusal, thrower_refusal
from hexfront.games.coh.hidden.recon import may_suspect, recon_hexes
from hexfront.games.coh.hidden.stealth import stealth_cost, stealth_refusal
from hexfront.games.coh.hits.rally import rally_cost, rally_refusal
from hexfront.games.coh.moments.aiming import payable_hexes
from hexfront.games.coh.moments.gathering import gather_bar
from hexfront.games.coh.moments.smoke import smoke_bar
from hexfront.games.coh.movement.entry import entry_cost, entry_refusal
from hexfront.games.coh.movement.steps import (
    bars_moving,
    bars_turning,
    creep_cost,
    facing_refusal,
    move_cost,
    move_refusal,
    pivot_cost,
)
from hexfront.games.coh.setting import BY_EVENT
from hexfront.games.coh.state import CohState
from hexfront.games.coh.vehicles.transport import (
    load_cost,
    load_refusal,
    partner_unfit,
    unload_cost,
    unload_refusal,
)
from hexfront.games.coh.works.digging import (
    dig_cost,
    dig_refusal,
    ground_refusal,
    leave_cover_refusal,
)
from hexfront.games.coh.works.shelter import leave_refusal, occupy_refusal, shelter_cost
from hexfront.play import Choice, Refusal

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


def _lies_low(state: CohState, choice: Any, by_card: int) -> Refusal | None:
    """In an edition in which every action reveals a hidden unit."""
    if state.hidden >> choice.unit & 1 and not state.setting.rules.hidden_act:
        return Refusal("COHC-12.a", "refuse-hidden-acts", {"unit": choice.unit})
    return None


def _hidden_fire(state: CohState, choice: Any, by_card: int) -> Refusal | None:
    """The same for an attack, which a sniper makes from where he lies."""
    if state.setting.rules.hidden_fire(state, choice.unit):
        return None
    return _hidden(state, choice, by_card)


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


def _creep(state: CohState, choice: Creep, by_card: int) -> Refusal | None:
    u, to = choice.unit, choice.to
    if not state.setting.rules.creeps(state):
        return Refusal("COHC-9.j", "refuse-not-now")
    return move_refusal(state, u, to) or unpaid(state, u, by_card, creep_cost, u, to)


def _other(state: CohState, choice: AntiAir | LayMines, by_card: int) -> Refusal | None:
    """What only another edition knows."""
    return state.setting.rules.other_bar(state, choice, by_card)


def _pivot(state: CohState, choice: Pivot, by_card: int) -> Refusal | None:
    u = choice.unit
    return (
        facing_refusal(state, u, choice.facing)
        or bars_turning(state, u)
        or unpaid(state, u, by_card, pivot_cost, u)
    )


def _attack(state: CohState, choice: Attack, by_card: int) -> Refusal | None:
    u, to = choice.unit, choice.to
    if not state.field.in_play(to):
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
    if by_card > 0:
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
    return demolish_refusal(state, shot) or unpaid(state, u, by_card, attack_cost, shot)


def _dislodge(state: CohState, choice: Dislodge, by_card: int) -> Refusal | None:
    u = choice.unit
    shot = Shot(u, state.hex[u])
    refusal = dislodge_refusal(state, u, choice.target)
    return refusal or unpaid(state, u, by_card, attack_cost, shot)


def _recon(state: CohState, choice: Recon, by_card: int) -> Refusal | None:
    u = choice.unit
    refusal = _nobody_hidden(state, u) or ranged_barred(state, u)
    left = means(state, (u,), by_card)
    if refusal is None and not recon_hexes(state, u) & payable_hexes(state, u, left):
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
    return refusal or unpaid(state, u, by_card, stealth_cost, (u,), choice.to)


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
    u, to = choice.unit, choice.to
    refusal = entry_refusal(state, u, to)
    if refusal is not None or state.setting.rules.free_entry:
        return refusal
    return unpaid(state, u, by_card, entry_cost, u, to)


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
        AntiAir: (_present, _other_card, _barred_by_marker, _hidden, _other),
        LayMines: (_present, _paid_by_card, _barred_by_marker, _other),
        Creep: (_present, _other_card, _barred_by_marker, _hidden, _creep),
        Pivot: (_present, _other_card, _barred_by_marker, _hidden, _pivot),
        Attack: (_present, _other_card, _barred_by_marker, _hidden_fire, _attack),
        Bombard: (_present, _other_card, _barred_by_marker, _lies_low, _bombard),
        CloseCombat: (_present, _other_card, _close),
        Flame: (_present, _other_card, _barred_by_marker, _hidden, _flame),
        FlameClose: (_present, _other_card, _flame_close),
        UseWeapon: (_present, _paid_by_card, _barred_by_marker, _hidden, _throw),
        UseWeaponClose: (_present, _paid_by_card, _throw_close),
        Demolish: (_present, _other_card, _barred_by_marker, _hidden, _demolish),
        Dislodge: (_present, _other_card, _barred_by_marker, _hidden, _dislodge),
        Recon: (_present, _other_card, _barred_by_marker, _hidden, _recon),
        Smoke: (_present, _other_card, _barred_by_marker, _lies_low, _smoke),
        Rally: (_present, _other_card, _barred_by_marker, _lies_low, _rally),
        Stall: (_present, _other_card, _barred_by_marker, _lies_low, _stall),
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
