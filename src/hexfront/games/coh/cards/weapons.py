"""Weapon cards in the hands of foot units: grenades, bottles, charges (COH-8.2, W01 to W03)."""

from hexfront.games.coh.combat.shot import NOWHERE, Arm, Shot
from hexfront.games.coh.combat.targets import (
    attack_barred,
    bound_to_hex,
    demolish_refusal,
    has_mark,
    target_refusal,
)
from hexfront.games.coh.definitions.cards import weapon_name
from hexfront.games.coh.setting import Grant
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.zone import aim_refusal
from hexfront.play import Refusal
from hexfront.play.parts import Part


def thrown(u: int, weapon: int, to: int = NOWHERE, red: bool = False) -> Shot:
    """The attack of a unit with a weapon card."""
    return Shot(u, to, Arm.CARD, weapon=weapon, red=red)


def at_hand(state: CohState, u: int) -> list[int]:
    """The weapon cards that this unit may use now."""
    side, kind = state.side(u), state.kind(u)
    if not any(state.weapons[side]) or not kind.is_foot or attack_barred(state, u) is not None:
        return []
    cards = state.setting.definitions.weapons
    return [number for number in IN_STOCK(state, side) if cards[number].side == kind.side]


def _in_stock(state: CohState, side: int) -> tuple[int, ...]:
    """The weapon cards that a side may use in this round, if not by all units."""
    cards = state.setting.definitions.weapons
    ready = {grant.weapon for left, grant in _grants(state, side)
             if left and grant.covers(state.round)}  # fmt: skip
    return tuple(number for number in sorted(ready) if not cards[number].is_artillery)


IN_STOCK = Part[CohState, tuple[int, ...]](
    lambda state, side: (state.weapons[side], state.round), _in_stock
)


def weapon_refusal(state: CohState, u: int, number: int) -> Refusal | None:
    """Why a unit cannot use a weapon card at all."""
    weapon = state.setting.definitions.weapons.get(number)
    if weapon is None:
        return Refusal("COH-8.2.a", "refuse-no-such-weapon")
    args: dict[str, int | str] = {"unit": u, "weapon": number}
    if weapon.is_artillery:
        return Refusal("COH-8.3.d", "refuse-weapon-is-artillery", args)
    kind = state.kind(u)
    if not kind.is_foot or kind.side != weapon.side:
        return Refusal(f"COH-CARD.{weapon_name(number)}", "refuse-weapon-not-for-unit", args)
    return _grant_refusal(state, u, number) or attack_barred(state, u)


def _grant_refusal(state: CohState, u: int, number: int) -> Refusal | None:
    """The scenario says who has it, how often and when (COH-8.2.a)."""
    args: dict[str, int | str] = {"unit": u, "weapon": number}
    side = state.side(u)
    grants = [(left, grant) for left, grant in _grants(state, side) if grant.weapon == number]
    if not grants:
        return Refusal("COH-8.2.a", "refuse-weapon-not-granted", args)
    if not any(left for left, _ in grants):
        return Refusal("COH-8.2.a", "refuse-weapon-used-up", args)
    if not any(left and grant.covers(state.round) for left, grant in grants):
        return Refusal("COH-8.2.a", "refuse-weapon-not-this-round", args)
    return None


def _grants(state: CohState, side: int) -> list[tuple[int, Grant]]:
    """The uses that are left of each grant, and the grant."""
    return list(zip(state.weapons[side], state.setting.terms[side].weapons, strict=True))


def throw_refusal(state: CohState, shot: Shot) -> Refusal | None:
    """Why a unit may not throw a weapon at another hex."""
    u, to, number = shot.attacker, shot.to, shot.weapon
    refusal = weapon_refusal(state, u, number)
    if refusal is not None:
        return refusal
    args: dict[str, int | str] = {"unit": u, "hex": to, "weapon": number}
    if not state.field.in_play(to):
        return Refusal("COH-4.0.a", "refuse-not-in-play", {"unit": u})
    if to == state.hex[u] and has_mark(state, to):
        return demolish_refusal(state, shot)
    bound = bound_to_hex(state, u)
    if bound is not None:
        return bound
    if state.field.distance(state.hex[u], to) > shot.reach(state):
        return Refusal(f"COH-CARD.{weapon_name(number)}", "refuse-weapon-too-far", args)
    return aim_refusal(state, u, to) or target_refusal(state, shot)


def use_up(state: CohState, side: int, number: int) -> None:
    """One use less, of a grant that covers this round."""
    left = list(state.weapons[side])
    for n, (uses, grant) in enumerate(_grants(state, side)):
        if grant.weapon == number and uses and grant.covers(state.round):
            left[n] -= 1
            break
    state.weapons[side] = tuple(left)
