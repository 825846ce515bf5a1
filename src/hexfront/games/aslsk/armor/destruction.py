"""What a To Kill DR does to a vehicle (ASL-7.10), and an IFT DR on the Area Target Type."""

from enum import IntFlag

from hexfront.games.aslsk.armor.facing import Part
from hexfront.games.aslsk.armor.tokill import Force
from hexfront.games.aslsk.definitions.killing import VehicleCombat
from hexfront.games.aslsk.definitions.tables import FireEffect, FireTable
from hexfront.games.aslsk.definitions.vehicles import Vehicle
from hexfront.play import Line


class Damage(IntFlag):
    """What befalls a vehicle or its crew; several may come together."""

    NONE = 0
    IMMOBILIZED = 1
    POSSIBLE_SHOCK = 2
    """An NMC of the crew decides (ASL-7.10.c)."""
    SHOCKED = 4
    BUTTONED_UP = 8
    """A pinned CE crew (ASL-3.2.3.y)."""
    STUNNED = 16
    RECALLED = 32
    DESTROYED = 64


NO_COLLATERAL = Damage.SHOCKED | Damage.STUNNED | Damage.DESTROYED
"""After which a CE crew suffers no Collateral Attack (ASL-7.12.b)."""


def destruction(force: Force, part: Part, number: int, original: int) -> Damage:
    """The result of a TK DR against a final TK#."""
    over = original - number
    if over < 0:
        return Damage.DESTROYED  # ASL-7.10.a
    if over > 1 or force is Force.FLAME:
        return Damage.NONE  # ASL-7.10.l
    if force is Force.MACHINE_GUN:
        return Damage.NONE if over else Damage.STUNNED  # ASL-7.10.m
    if over and force is Force.SHOT:
        return Damage.POSSIBLE_SHOCK  # ASL-7.10.c
    # An exact hit, or one by HE that misses by one: ASL-7.10.d, ASL-7.10.e, ASL-7.10.j, ASL-7.10.k
    return Damage.SHOCKED if part is Part.TURRET else Damage.IMMOBILIZED


def area_damage(table: FireTable, column: int, part: Part, final: int) -> Damage:
    """The result of a hit on the Area Target Type, read on the IFT (ASL-7.11.b, ASL-7.11.c).

    Half the FP of the smallest calibres is no column at all, which is 0 here.
    """
    if not column:
        return Damage.NONE
    effect = table.result(column, final).effect
    if effect is FireEffect.KIA:
        return Damage.DESTROYED
    kills = effect is FireEffect.K or table.result(column, final - 1).effect is FireEffect.K
    if not kills:
        return Damage.NONE
    return Damage.SHOCKED if part is Part.TURRET else Damage.IMMOBILIZED


def area_armor(chart: VehicleCombat, vehicle: Vehicle) -> Line | None:
    """The IFT DRM for thin or thick armor all around (ASL-7.11.d)."""
    factors = vehicle.armor_factors
    if max(factors) <= chart.light_up_to:
        return Line("tally-light-armor", chart.light_armor.value, chart.light_armor.rule)
    if min(factors) >= chart.heavy_from:
        return Line("tally-heavy-armor", chart.heavy_armor.value, chart.heavy_armor.rule)
    return None
