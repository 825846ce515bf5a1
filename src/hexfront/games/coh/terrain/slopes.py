"""Chapter 12: what hills cost in movement and give in combat."""

from hexfront.games.coh.terrain.battlefield import Battlefield
from hexfront.games.coh.terrain.elevation import STEEP
from hexfront.play import Line

UPHILL_COST = 1
STEEP_COST = 2
HIGHER = 1


def slope_lines(field: Battlefield, here: int, to: int, vehicle: bool) -> list[Line]:
    """The penalty of a step to an adjacent hex (table T1); a road changes nothing (COH-12.2.f)."""
    climb = field.level[to] - field.level[here]
    if abs(climb) >= STEEP:
        return [Line("tally-steep", STEEP_COST, "COH-12.2.c")]
    if climb > 0:
        return [Line("tally-uphill", UPHILL_COST, "COH-12.2.h" if vehicle else "COH-12.2.a")]
    return []


def height_attack_lines(field: Battlefield, origin: int, to: int) -> list[Line]:
    """COH-12.3.a: AR of an attack from a hex, or over it (COH-12.3.e), by its printed level."""
    if origin >= 0 and field.level[origin] > field.level[to]:
        return [Line("tally-higher-attacker", HIGHER, "COH-12.3.a")]
    return []


def height_defense_lines(field: Battlefield, origin: int, to: int) -> list[Line]:
    """COH-12.3.b: DR of a target against the same attack; one from beyond the map has no height."""
    if origin >= 0 and field.level[to] > field.level[origin]:
        return [Line("tally-higher-target", HIGHER, "COH-12.3.b")]
    return []
