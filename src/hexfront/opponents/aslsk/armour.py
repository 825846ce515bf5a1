"""Guns against armour: what a shot at a vehicle is worth, from here or from elsewhere."""

from functools import lru_cache
from typing import NamedTuple

from hexfront.games.aslsk.armor.destruction import Damage
from hexfront.games.aslsk.armor.engagement import Crew, Engagement, Hit
from hexfront.games.aslsk.armor.facing import Facing
from hexfront.games.aslsk.armor.outlook import kill_outlook
from hexfront.games.aslsk.armor.striking import engagement_of
from hexfront.games.aslsk.armor.tokill import Force, Warhead, bullets, rifle, shell
from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.counters import Weapon, WeaponKind
from hexfront.games.aslsk.definitions.guns import Barrel, Cannon
from hexfront.games.aslsk.definitions.hitting import TargetType
from hexfront.games.aslsk.screen.offers_kill import hitting
from hexfront.games.aslsk.setting import Setting
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.engaging import SHELLS
from hexfront.games.aslsk.weapons.ordnance import Shot
from hexfront.games.aslsk.weapons.tohit import CRITICAL, aim
from hexfront.opponents.aslsk.weights import AFV

LOSSES = (
    (Damage.DESTROYED, 1.0),
    (Damage.RECALLED, 0.8),
    (Damage.IMMOBILIZED, 0.45),
    (Damage.SHOCKED, 0.4),
    (Damage.STUNNED, 0.35),
)
"""What befalls a vehicle, the worst first, and how much of it is lost."""
_THROWS = tuple((a, b) for a in range(1, 7) for b in range(1, 7))


class Blow(NamedTuple):
    """All that decides what a hit does to a vehicle."""

    warhead: Warhead
    kind: int
    hull: frozenset[Facing]
    turret: frozenset[Facing]
    crew: Crew
    collateral: int = 0


def tank_worth(state: AslskState, shot: Shot) -> float:
    """The loss that a shot at a vehicle is expected to do."""
    found = engagement_of(state, shot)
    blow = Blow(
        found.warhead, state.kind[shot.at], found.hull, found.turret, found.crew, found.collateral
    )
    return AFV * _loss(state.setting, blow, tuple(hitting(state, shot, aim(state, shot))))


@lru_cache(maxsize=1 << 13)
def _loss(setting: Setting, blow: Blow, hits: tuple[Hit, ...]) -> float:
    """The share of a vehicle that a shot with these hits is expected to take away."""
    vehicle = setting.kinds.afv(blow.kind)
    engagement = Engagement(
        setting.charts.to_kill, blow.warhead, vehicle, blow.hull, blow.turret, blow.crew,
        blow.collateral,
    )  # fmt: skip
    ahead = kill_outlook(setting.charts.ift, engagement, hits)
    return sum(
        float(part) * next((loss for damage, loss in LOSSES if found & damage), 0.0)
        for found, part in ahead.damage.items()
    )


@lru_cache(maxsize=1 << 14)
def piercing(
    setting: Setting, w: int, kind: int, facings: frozenset[Facing], distance: int, drm: int
) -> float:
    """The share of a vehicle, buttoned up, that a weapon is expected to take away at a range."""
    weapon = setting.weapons[w]
    if not weapon.min_range <= distance <= weapon.range:
        return 0.0
    size = setting.charts.to_hit.sizes[setting.kinds.afv(kind).size]
    crew = Crew(setting.kinds.morale[kind])
    best = 0.0
    for ammunition in _shells(setting, weapon):
        number = _number(setting, weapon, ammunition, distance)
        hits = tuple(
            Hit(a, b, a + b == CRITICAL) for a, b in _THROWS if a + b + drm + size <= number
        )
        blow = Blow(_warhead(setting, weapon, ammunition, distance), kind, facings, facings, crew)
        best = max(best, _loss(setting, blow, hits) if blow.warhead.number else 0.0)
    return best


def _shells(setting: Setting, weapon: Weapon) -> tuple[Ammunition, ...]:
    """The ammunition that a weapon can count on."""
    if not isinstance(weapon, Cannon):
        return (Ammunition.AP,)
    sure = (Ammunition.AP, Ammunition.HE)
    return tuple(a for a in SHELLS if a in sure and weapon.supply(a, setting.file.date))


def _number(setting: Setting, weapon: Weapon, ammunition: Ammunition, distance: int) -> int:
    table = setting.charts.to_hit
    if isinstance(weapon, Cannon):
        red = table.reads_red(weapon.nationality, setting.file.date)
        return table.number(TargetType.VEHICLE, distance, weapon.barrel, ammunition, red=red)
    if weapon.to_hit:
        return weapon.to_hit[distance]
    return table.number(TargetType.VEHICLE, distance, Barrel(weapon.calibre))


def _warhead(setting: Setting, weapon: Weapon, ammunition: Ammunition, distance: int) -> Warhead:
    table = setting.charts.to_kill
    if weapon.kind is WeaponKind.ATR:
        return rifle(table, weapon.kill, distance)
    if weapon.kind.shaped_charge:
        return Warhead(Force.SHOT, weapon.kill)
    if isinstance(weapon, Cannon) and weapon.kind is not WeaponKind.MAIN_MG:
        return shell(table, ammunition, weapon.barrel, weapon.nationality, distance)
    return bullets(table, weapon.calibre, distance)
