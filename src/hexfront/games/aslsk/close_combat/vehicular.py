"""A vehicle against Infantry in Close Combat (ASL-3.8.aj to ASL-3.8.aq): weapons, FP, CCV."""

from collections.abc import Iterable
from fractions import Fraction

from hexfront.games.aslsk.armor.damage import helpless, nerves
from hexfront.games.aslsk.definitions.counters import WeaponKind
from hexfront.games.aslsk.definitions.guns import Cannon
from hexfront.games.aslsk.definitions.tables import Figure
from hexfront.games.aslsk.definitions.vehicles import Dispenser, DispenserKind
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.weaponry import flames_carried
from hexfront.hexes import HexId
from hexfront.play import Line
from hexfront.play.masks import members

_IN_TURRET = (WeaponKind.COAXIAL_MG, WeaponKind.REAR_MG)


def vehicles_at(state: AslskState, h: HexId, side: int | None = None) -> int:
    """The vehicles in a hex, of one side or of both; wrecks are none."""
    found = state.at.get(h, 0) & state.vehicles
    return found if side is None else found & state.own[side]


def cc_weapons(state: AslskState, u: int) -> list[int]:
    """The weapons that a vehicle can use in CC (ASL-3.8.aj, ASL-3.8.am)."""
    if helpless(state) >> u & 1:
        return []
    out = state.malfunctioned | state.disabled
    return [w for w in state.carried(u) if not out >> w & 1 and cc_factor(state, w)]


def cc_factor(state: AslskState, w: int) -> int:
    """The FP of a vehicle's weapon in CC; 0 if it is of no use there."""
    weapon, u = state.setting.weapons[w], state.holder[w]
    turreted = state.kinds.turreted[state.kind[u]]
    if weapon.kind is WeaponKind.AA_MG:
        return weapon.fp if state.exposed >> u & 1 else 0
    if weapon.kind in _IN_TURRET:
        return weapon.fp if turreted else 0
    if isinstance(weapon, Cannon) and turreted:
        return weapon.fp if weapon.kind is WeaponKind.MAIN_MG else weapon.ife
    return 0


def vehicle_fp(state: AslskState, u: int, weapons: Iterable[int]) -> Fraction:
    """The FP of a vehicle in CC: never increased, halved in Motion (ASL-3.8.am)."""
    total = Fraction(sum(cc_factor(state, w) for w in weapons))
    return total / 2 if state.motion >> u & 1 else total


def worth_of(state: AslskState, u: int) -> Figure:
    """The CCV of a unit by itself."""
    figures, kinds, kind = state.setting.charts.vehicle_combat.ccv, state.kinds, state.kind[u]
    if kinds.leader[kind]:
        return figures.smc
    if kinds.squad[kind]:
        return figures.squad
    return figures.crew if kinds.crew[kind] else figures.half_squad


def defense(state: AslskState, units: Iterable[int]) -> int:
    """The CCV of Infantry that a vehicle attacks: an SMC with an MMC adds 1 (ASL-3.8.al)."""
    figures = state.setting.charts.vehicle_combat.ccv
    mmc = [u for u in units if state.mmc >> u & 1]
    smc = [u for u in units if state.leaders >> u & 1]
    each = figures.smc_joining if mmc else figures.smc
    return sum(worth_of(state, u).value for u in mmc) + len(smc) * each.value


def shaken_line(state: AslskState, u: int) -> list[Line]:
    """The +1 of a crew that was Stunned before (ASL-7.10.o)."""
    drm = nerves(state, u)
    return [Line("tally-shaken", drm, "ASL-7.10.o")] if drm else []


# The Nahverteidigungswaffe.


def close_defense(state: AslskState, u: int) -> Dispenser | None:
    """The close-defense weapon that a vehicle can use now: BU, and its crew able (ASL-3.8.ao)."""
    if (helpless(state) | state.exposed) >> u & 1:
        return None
    held = state.kinds.afv(state.kind[u]).dispensers_in(state.setting.file.date)
    return next((d for d in held if d.kind is DispenserKind.CLOSE_DEFENSE), None)


def close_defense_drm(state: AslskState, h: HexId) -> dict[int, int]:
    """All Infantry of a hex, friend and enemy, with the DRM of each: no TEM, only what a
    flamethrower on its back does to it (ASL-3.8.ap, ASL-4.2.l)."""
    burden = state.setting.charts.fire.drm.flamethrower_carried.value
    infantry = members(state.at.get(h, 0) & ~state.vehicles)
    return {u: burden * flames_carried(state, u) for u in infantry}
