"""What a weapon can do in the hands of its user: ROF, B# and X#, breakdown, capture, crew."""

from enum import Enum

from hexfront.games.aslsk.armor.damage import recall
from hexfront.games.aslsk.definitions.counters import WeaponKind
from hexfront.games.aslsk.definitions.vehicles import MainArmament
from hexfront.games.aslsk.places import Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import inexperienced
from hexfront.games.aslsk.weapons.arcs import stiff
from hexfront.play.masks import each


def captured(state: AslskState, w: int) -> bool:
    """Whether a weapon is in enemy hands (ASL-5.5.a)."""
    holder = state.holder[w]
    if holder < 0:
        return False
    nationality = state.setting.nationality[state.side_of(holder)]
    return state.setting.weapons[w].nationality is not nationality


def qualified(state: AslskState, u: int, w: int) -> bool:
    """Whether a weapon is fired by those who can: a Gun by a crew (ASL-1.2.6.b)."""
    return not state.setting.guns >> w & 1 or state.kinds.crew[state.kind[u]]


def rof(state: AslskState, w: int, *, turned: bool = False) -> int:
    """The Rate of Fire with which a weapon fires now.

    None for a pinned user (ASL-3.2.3.x) and in the AFPh (ASL-1.2.4.1.b); one less for a captured
    weapon, and for a Gun without a 360 degree mount that has `turned` to fire (ASL-3.2.4.q).
    """
    holder = state.holder[w]
    if state.phase == Phase.ADVANCING_FIRE or state.pinned >> holder & 1:
        return 0
    rate = state.setting.weapons[w].rof
    if captured(state, w) or not qualified(state, holder, w):
        rate += state.setting.charts.fire.breakdown.captured_rof.value
    if state.setting.cannons >> w & 1:
        rate += state.setting.charts.guns.equivalent.rof.value  # ASL-6.8.c
        if turned and stiff(state, w):
            rate += state.setting.charts.guns.turning_rof.value
    return max(rate, 0)


def breakdown(
    state: AslskState, w: int, *, sustained: bool = False, user: int | None = None
) -> int:
    """The B# or X# in the hands of its user (ASL-4.0.r, ASL-4.0.s, ASL-4.1.i, ASL-4.2.n).

    `sustained`: an MG in SFF, or in Final Fire when marked First Fire; a Gun or MA in Intensive
    Fire. `user`: the placer of a DC, which is in nobody's hands any more.
    """
    figures = state.setting.charts.fire.breakdown
    weapon = state.setting.weapons[w]
    holder = state.holder[w] if user is None else user
    number = weapon.breakdown
    if weapon.nationality is not state.setting.nationality[state.side_of(holder)]:
        number += figures.captured.value
    if inexperienced(state, holder):
        number += figures.inexperienced.value
    if sustained and weapon.kind.machine_gun:
        number += figures.sustained.value
    if state.setting.cannons >> w & 1:
        number += _gun_breakdown(state, w, holder, intensive=sustained)
    handled = (state.setting.flamethrowers | state.setting.charges) >> w & 1
    if handled and state.mmc >> holder & 1 and not state.kinds.elite[state.kind[holder]]:
        number += figures.not_elite.value
    return number


def _gun_breakdown(state: AslskState, w: int, u: int, *, intensive: bool) -> int:
    """What Non-Qualified Use and Intensive Fire do to the B# of a Gun or MA."""
    figures = state.setting.charts.guns
    change = figures.intensive_breakdown.value if intensive else 0
    return change if qualified(state, u, w) else change + figures.non_qualified_breakdown.value


class Wear(Enum):
    """What an Original DR does to the weapon that fired."""

    NONE = 0
    MALFUNCTION = 1
    LOSS = 2
    """Removed for good; a weapon of a vehicle is disabled."""
    LOW_AMMO = 3


def wear(state: AslskState, w: int, original: int, *, sustained: bool = False) -> Wear:
    """What the Original DR of its attack does to a weapon.

    A weapon with an X# is removed at it (ASL-2.0.bb). One whose B# is lowered is removed at its
    printed B#, and malfunctions from the lowered one on (ASL-4.1.i, ASL-6.12.g).
    """
    weapon = state.setting.weapons[w]
    printed, number = weapon.breakdown, breakdown(state, w, sustained=sustained)
    circled = weapon.low_ammo if isinstance(weapon, MainArmament) else 0
    if circled:
        low = state.low_ammo >> w & 1
        if low and original >= circled:
            return Wear.LOSS  # ASL-7.2.1.d
        number += (circled - 1 if low else MOST) - printed  # ASL-7.2.1.a, ASL-7.2.1.c
        printed = MOST
    if original >= number:
        lost = weapon.removed or (number < printed and original >= printed)
        return Wear.LOSS if lost else Wear.MALFUNCTION
    return Wear.LOW_AMMO if circled and original >= circled else Wear.NONE  # ASL-7.2.1.b


MOST = 12
"""The highest DR."""


def wear_out(state: AslskState, w: int, result: Wear) -> None:
    """Apply a `Wear` to a weapon after its attack."""
    if result is Wear.NONE:
        return
    holder = state.holder[w]
    rule = _wear_rule(state, w)
    if result is Wear.LOW_AMMO:
        state.low_ammo |= 1 << w
        state.note("log-low-ammo", "ASL-7.2.1.b", weapon=w, unit=holder)
        return
    if result is Wear.LOSS and state.setting.built_in >> w & 1:
        disable(state, w)
        return
    if result is Wear.LOSS:
        state.note("log-weapon-lost", rule, weapon=w, unit=holder)
        state.scrap(w)
        return
    state.malfunctioned |= 1 << w
    state.acquired.pop(w, None)  # ASL-6.10.d
    state.note("log-malfunction", rule, weapon=w, unit=holder)


def disable(state: AslskState, w: int) -> None:
    """A weapon of a vehicle is out of action for good; without its MA an AFV is Recalled.

    ASL-7.2.j, ASL-7.10.t.
    """
    u = state.holder[w]
    state.disabled |= 1 << w
    state.malfunctioned &= ~(1 << w)
    state.acquired.pop(w, None)
    state.note("log-disabled", "ASL-7.2.j", weapon=w, unit=u)
    if state.setting.weapons[w].kind.main:
        recall(state, u, "ASL-7.10.t")


_RULES = {
    WeaponKind.FLAMETHROWER: "ASL-4.2.m",
    WeaponKind.BAZOOKA: "ASL-4.4.1.d",
    WeaponKind.PANZERSCHRECK: "ASL-4.4.1.h",
    WeaponKind.PIAT: "ASL-4.4.5.e",
    WeaponKind.ATR: "ASL-4.4.4.e",
    WeaponKind.MORTAR: "ASL-6.12.b",
    WeaponKind.AT_GUN: "ASL-6.12.b",
    WeaponKind.INFANTRY_GUN: "ASL-6.12.b",
    WeaponKind.ARTILLERY: "ASL-6.12.b",
    WeaponKind.AA_GUN: "ASL-6.12.b",
    WeaponKind.HEAVY_MORTAR: "ASL-6.12.b",
    WeaponKind.MAIN_ARMAMENT: "ASL-7.2.j",
    WeaponKind.BOW_MG: "ASL-7.8.u",
    WeaponKind.COAXIAL_MG: "ASL-7.8.u",
    WeaponKind.AA_MG: "ASL-7.8.u",
    WeaponKind.REAR_MG: "ASL-7.8.u",
    WeaponKind.MAIN_MG: "ASL-7.8.u",
}


def _wear_rule(state: AslskState, w: int) -> str:
    return _RULES.get(state.setting.weapons[w].kind, "ASL-4.1.h")


def working(state: AslskState, w: int) -> bool:
    """Whether a weapon is in somebody's hands and not malfunctioned."""
    return state.holder[w] >= 0 and not state.malfunctioned >> w & 1


def flames_carried(state: AslskState, u: int) -> int:
    """How many FT a unit possesses (ASL-4.2.l)."""
    return sum(state.holder[w] == u for w in each(state.setting.flamethrowers))


def vehicular(state: AslskState, w: int, u: int) -> bool:
    """Whether a weapon stays in its vehicle, or would have to be carried by one (ASL-7.8.a)."""
    return bool(state.setting.built_in >> w & 1 or state.vehicles >> u & 1)
