"""What a vehicle prints: armour, movement, turret, and the armament that it holds for good."""

import re
from enum import Enum

from msgspec import Struct

from hexfront.games.aslsk.definitions.counters import Printed, Weapon
from hexfront.games.aslsk.definitions.guns import Cannon, Mount, TargetSize

ARMOR_FACTORS = (0, 1, 2, 3, 4, 6, 8, 11, 14, 18, 26)
"""The ladder of Armor Factors (ASL-7.1.f)."""


class VehicleKind(Enum):
    """The AFV of the kit (ASL-1.2.7.a, ASL-7.0.a)."""

    TRACKED = "tracked"
    ARMORED_CAR = "armored-car"


class GroundPressure(Enum):
    """How deep it sinks in: a DRM of the Bog Check (ASL-7.6.e)."""

    LOW = "low"
    NORMAL = "normal"
    HIGH = "high"


class DispenserKind(Enum):
    """Vehicular smoke dispensers (ASL-7.5.a)."""

    DISCHARGER = "sD"
    MORTAR = "sM"
    POT = "sP"
    CLOSE_DEFENSE = "sN"
    """The Nahverteidigungswaffe."""


class Dispenser(Struct, frozen=True):
    """A smoke dispenser with its usage number."""

    kind: DispenserKind
    number: int
    since: str
    """The first month that has it; "" if from the beginning."""

    def __str__(self) -> str:
        return f"{self.kind.value}{self.number}"


_DISPENSER = r"(s[DMPN])([1-9][0-9]?)(?:/(19(?:39|4[0-5])-(?:0[1-9]|1[0-2])))?"


def parse_dispenser(text: str) -> Dispenser:
    """As a counter prints it, the date as a month: sD7 or sN6/1944-01."""
    match = re.fullmatch(_DISPENSER, text, re.ASCII)
    if match is None or not 2 <= int(match[2]) <= 12:
        reason = "expected a dispenser and its usage number such as sD7 or sN6/1944-01"
        raise ValueError(f"{reason}, got {text!r}")
    return Dispenser(DispenserKind(match[1]), int(match[2]), match[3] or "")


class ArmorFactor(Struct, frozen=True):
    """The armour of one aspect."""

    hull: int
    turret: int

    def __str__(self) -> str:
        if self.turret == self.hull:
            return str(self.hull)
        return f"[{self.hull}]" if self.turret > self.hull else f"({self.hull})"


def parse_armor(text: str) -> ArmorFactor:
    """As a counter prints it: 6, (6) if circled, [6] if boxed (ASL-7.1.c to ASL-7.1.e)."""
    match = re.fullmatch(r"([0-9]+)|\(([0-9]+)\)|\[([0-9]+)\]", text, re.ASCII)
    hull = int(match[1] or match[2] or match[3]) if match else -1
    if match is None or hull not in ARMOR_FACTORS:
        ladder = ", ".join(map(str, ARMOR_FACTORS))
        raise ValueError(f"expected an AF of {ladder}, bare, (circled) or [boxed], got {text!r}")
    step = ARMOR_FACTORS.index(hull) + (1 if match[3] else -1 if match[2] else 0)
    if not 0 <= step < len(ARMOR_FACTORS):
        raise ValueError(f"no AF is one step beyond {hull}")
    return ArmorFactor(hull, ARMOR_FACTORS[step])


class MainArmament(Cannon, frozen=True, kw_only=True):
    """The MA of a vehicle, ordnance or MG."""

    low_ammo: int
    """A circled B#, from which on ammunition runs low; 0 if it is not circled (ASL-7.2.1)."""


class Vehicle(Printed, frozen=True, kw_only=True):
    """An armoured fighting vehicle (ASL-7.0)."""

    kind: VehicleKind
    mp: int
    fails_on: int
    """Red MP: the least Original DR that Immobilizes it when it starts; 0 if black (ASL-7.0.b)."""
    ground_pressure: GroundPressure
    size: TargetSize
    front: ArmorFactor
    side: ArmorFactor
    """Also that of the rear (ASL-7.1.a)."""
    turret: Mount
    exposed: int
    """The protective DRM of a CE crew (ASL-7.7.g)."""
    fixed_bow_mg: bool
    """A BMG in a fixed mount (ASL-7.8.w)."""
    turret_flamethrower: bool
    """Whether its flamethrower turns with the turret; otherwise it is in the bow."""
    dispensers: tuple[Dispenser, ...]
    armament: tuple[Weapon, ...]
    """The MA first, then MGs and flamethrower."""
    available: str
    """The first month it can be had; "" if from the beginning."""

    @property
    def main(self) -> MainArmament | None:
        """Its MA, if it has one."""
        return next((w for w in self.armament if isinstance(w, MainArmament)), None)

    @property
    def armor_factors(self) -> tuple[int, ...]:
        """All its AF (ASL-7.11.d)."""
        return (self.front.hull, self.front.turret, self.side.hull, self.side.turret)

    def dispensers_in(self, month: str) -> tuple[Dispenser, ...]:
        """The smoke dispensers that it has in a month."""
        return tuple(d for d in self.dispensers if d.since <= month)
