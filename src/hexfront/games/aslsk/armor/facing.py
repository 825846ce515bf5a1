"""Where a vehicle is hit: Target Facing, and hull or turret (ASL-3.2.4.am to ASL-3.2.4.ao).

A front is a hexspine: the one clockwise of the hexside that its direction names. The two hexsides
that meet there are the front, the two at the opposite hexspine the rear.
"""

from enum import Enum, IntEnum

from hexfront.games.aslsk.definitions.vehicles import Vehicle
from hexfront.hexes import Grid, HexId


class Facing(IntEnum):
    """The aspect that a vehicle shows."""

    FRONT = 0
    SIDE = 1
    REAR = 2


class Part(Enum):
    """What of a vehicle is hit; the superstructure of one without a turret counts as turret."""

    HULL = "hull"
    TURRET = "turret"


_ASPECTS = (Facing.FRONT, Facing.FRONT, Facing.SIDE, Facing.REAR, Facing.REAR, Facing.SIDE)
"""By hexside, clockwise from the one that names the front."""
_OWN_HEX = (Facing.REAR, Facing.SIDE, Facing.FRONT)
"""By pairs of faces of the colored die."""


def part_hit(colored: int, white: int) -> Part:
    """Hull or turret, by the Original TH DR (ASL-3.2.4.ao)."""
    return Part.TURRET if colored < white else Part.HULL


def aspect(front: int, hexside: int) -> Facing:
    """The facing that lies behind a hexside of the vehicle's hex (ASL-4.3.m)."""
    return _ASPECTS[(hexside - front) % 6]


def facings(grid: Grid, target: HexId, firer: HexId, front: int) -> frozenset[Facing]:
    """The facing that a LOS meets; two if it runs exactly along a dividing line."""
    ray, exact = grid.bearing12(target, firer)
    if exact and ray % 2:
        corner = ray // 2
        return frozenset((aspect(front, corner), aspect(front, corner + 1)))
    return frozenset((aspect(front, (ray + 1) // 2),))


def own_hex_facing(colored: int) -> Facing:
    """The facing that is hit from within the vehicle's hex (ASL-3.2.4.an)."""
    return _OWN_HEX[(colored - 1) // 2]


def armor(vehicle: Vehicle, part: Part, facing: Facing) -> int:
    """The AF of an aspect; that of the side is also that of the rear (ASL-7.1.a)."""
    factor = vehicle.front if facing is Facing.FRONT else vehicle.side
    return factor.hull if part is Part.HULL else factor.turret


def best_shown(vehicle: Vehicle, part: Part, shown: frozenset[Facing]) -> Facing:
    """Of the facings along a dividing line, the one less favorable to the attacker.

    Between side and rear it is the side, for a hit in the rear raises the TK#.
    """
    return max(shown, key=lambda facing: (armor(vehicle, part, facing), -facing))
