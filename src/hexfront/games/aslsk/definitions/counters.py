"""What a counter prints: squads, half-squads, crews, leaders and Support Weapons (ASL-1.2).

Guns are in `guns.py`, vehicles with their armament in `vehicles.py`.
"""

import re
from enum import Enum

from msgspec import Struct

from hexfront.games.aslsk.definitions.ammunition import Ammunition, Special
from hexfront.games.aslsk.definitions.datafile import Origin, Outside, from_outside
from hexfront.play.datafile import Words


class Nationality(Enum):
    """Whose counter it is; national differences are in the counters alone (ASL-5.2.a)."""

    GERMAN = "german"
    RUSSIAN = "russian"
    AMERICAN = "american"
    BRITISH = "british"


class MmcKind(Enum):
    """The Multi-Man Counters (ASL-1.2.2.a)."""

    SQUAD = "squad"
    HALF_SQUAD = "half-squad"
    CREW = "crew"


class Quality(Enum):
    """The class of a squad or half-squad, the best first (ASL-1.2.2.b)."""

    ELITE = "elite"
    FIRST_LINE = "first-line"
    SECOND_LINE = "second-line"
    GREEN = "green"
    CONSCRIPT = "conscript"

    @property
    def letter(self) -> str:
        """As the counter prints it, upper right."""
        return _LETTERS[self]


_LETTERS = {
    Quality.ELITE: "E",
    Quality.FIRST_LINE: "1",
    Quality.SECOND_LINE: "2",
    Quality.GREEN: "G",
    Quality.CONSCRIPT: "C",
}


class WeaponKind(Enum):
    """Support Weapons (ASL-1.2.4.b), Guns (ASL-1.2.6.d) and the armament of a vehicle (ASL-7.8)."""

    LMG = "lmg"
    MMG = "mmg"
    HMG = "hmg"
    FLAMETHROWER = "flamethrower"
    DEMOLITION_CHARGE = "demolition-charge"
    MORTAR = "mortar"
    ATR = "atr"
    BAZOOKA = "bazooka"
    PANZERSCHRECK = "panzerschreck"
    PIAT = "piat"
    AT_GUN = "at-gun"
    INFANTRY_GUN = "infantry-gun"
    ARTILLERY = "artillery"
    AA_GUN = "aa-gun"
    HEAVY_MORTAR = "heavy-mortar"
    MAIN_ARMAMENT = "main-armament"
    MAIN_MG = "main-mg"
    """An MA that is an MG: no ordnance, but it may try to kill an AFV (ASL-7.8.t)."""
    BOW_MG = "bow-mg"
    COAXIAL_MG = "coaxial-mg"
    AA_MG = "aa-mg"
    REAR_MG = "rear-mg"
    VEHICULAR_FT = "vehicular-ft"

    @property
    def machine_gun(self) -> bool:
        """An MG that is an SW."""
        return self in _MACHINE_GUNS

    @property
    def gun(self) -> bool:
        """Ordnance on a counter of its own size (ASL-1.2.6.a)."""
        return self in _GUNS

    @property
    def shielded(self) -> bool:
        return self in (WeaponKind.AT_GUN, WeaponKind.INFANTRY_GUN)  # ASL-6.6.a

    @property
    def vehicular(self) -> bool:
        """Built into a vehicle for good."""
        return self in _VEHICULAR

    @property
    def vehicular_mg(self) -> bool:
        return self in _VEHICULAR_MGS

    @property
    def main(self) -> bool:
        """The MA of a vehicle (ASL-7.2.a)."""
        return self in (WeaponKind.MAIN_ARMAMENT, WeaponKind.MAIN_MG)

    @property
    def in_turret(self) -> bool:
        """Whether it is fired from the turret of a vehicle (ASL-7.2.g, ASL-7.8.o)."""
        return self.main or self is WeaponKind.COAXIAL_MG

    @property
    def mortar(self) -> bool:
        """A mortar of any calibre: always on the ATT (ASL-4.5.c, ASL-6.9.c)."""
        return self in (WeaponKind.MORTAR, WeaponKind.HEAVY_MORTAR)

    @property
    def support(self) -> bool:
        """An SW: neither a Gun nor built into a vehicle."""
        return not self.gun and not self.vehicular

    @property
    def shaped_charge(self) -> bool:
        """An SCW on a counter; the Panzerfaust has none (ASL-4.4.c)."""
        return self in _SHAPED_CHARGES

    @property
    def latw(self) -> bool:
        return self.shaped_charge or self is WeaponKind.ATR  # ASL-4.4.a

    @property
    def ordnance(self) -> bool:
        """Whether it must hit before it has an effect; an ATR fires at Infantry like an MG."""
        # ASL-3.2.4.a, ASL-4.4.4.d
        return self.shaped_charge or self.mortar or self.gun or self is WeaponKind.MAIN_ARMAMENT

    @property
    def fires_after_moving(self) -> bool:
        """Whether it may fire in the AFPh if it moved in the MPh (ASL-3.5.e)."""
        still = (WeaponKind.MMG, WeaponKind.HMG, WeaponKind.MORTAR)
        return self not in still and not self.gun


_MACHINE_GUNS = frozenset({WeaponKind.LMG, WeaponKind.MMG, WeaponKind.HMG})
_SHAPED_CHARGES = frozenset({WeaponKind.BAZOOKA, WeaponKind.PANZERSCHRECK, WeaponKind.PIAT})
_GUNS = frozenset(
    {
        WeaponKind.AT_GUN,
        WeaponKind.INFANTRY_GUN,
        WeaponKind.ARTILLERY,
        WeaponKind.AA_GUN,
        WeaponKind.HEAVY_MORTAR,
    }
)
_VEHICULAR_MGS = frozenset(
    {WeaponKind.BOW_MG, WeaponKind.COAXIAL_MG, WeaponKind.AA_MG, WeaponKind.REAR_MG}
)
_VEHICULAR = _VEHICULAR_MGS | {
    WeaponKind.MAIN_ARMAMENT,
    WeaponKind.MAIN_MG,
    WeaponKind.VEHICULAR_FT,
}


class Strength(Struct, frozen=True):
    """The strength factor of an MMC (ASL-1.2.2.d)."""

    fp: int
    range: int
    morale: int

    def __str__(self) -> str:
        return f"{self.fp}-{self.range}-{self.morale}"


def parse_strength(text: str) -> Strength:
    """The numbers as a counter prints them: 4-6-7."""
    match = re.fullmatch(r"([0-9]+)-([0-9]+)-([0-9]+)", text, re.ASCII)
    if match is None:
        raise ValueError(f"expected firepower-range-morale such as 4-6-7, got {text!r}")
    return Strength(*map(int, match.groups()))


class Command(Struct, frozen=True):
    """The strength factor of a leader: Morale Level and leadership DRM (ASL-1.2.1.b)."""

    morale: int
    leadership: int

    def __str__(self) -> str:
        return f"{self.morale}-0" if not self.leadership else f"{self.morale}{self.leadership:+d}"


def parse_command(text: str) -> Command:
    """The numbers as players write them: 9-1, 8-0 or 6+1."""
    match = re.fullmatch(r"([0-9]+)([-+])([0-9])", text, re.ASCII)
    if match is None or match[2] + match[3] == "+0":
        raise ValueError(f"expected morale and leadership such as 9-1, 8-0 or 6+1, got {text!r}")
    return Command(int(match[1]), int(match[2] + match[3]))


class Printed(Struct, frozen=True, kw_only=True):
    """What every counter has, with the origin of its figures."""

    id: str
    name: Words
    nationality: Nationality
    given: tuple[str, ...]
    outside: Outside

    def origin(self, figure: str) -> Origin:
        """Where a figure comes from; one that no list names is designed for Hexfront."""
        if figure in self.given:
            return Origin("rulebook")
        return from_outside(self.outside, figure) or Origin("designed")


class Mmc(Printed, frozen=True, kw_only=True):
    """A squad, a half-squad or an Infantry crew."""

    kind: MmcKind
    quality: Quality
    strength: Strength
    broken: int
    """The Morale Level of the broken side (ASL-1.2.3.a)."""
    self_rally: bool
    """A boxed broken Morale Level (ASL-1.2.3.b)."""
    smoke: int
    """The Smoke Exponent; 0 if it has none (ASL-1.2.2.e)."""
    assault_fire: bool
    """An underlined FP (ASL-1.2.2.f)."""
    elr: bool
    """Whether it is subject to ELR; an underlined Morale is not (ASL-5.1.d)."""
    half_squad: str
    """What Casualty Reduction leaves of a squad; "" for the others (ASL-3.2.3.g)."""
    replaced_by: str
    """The next poorer counter of its size; "" if there is none (ASL-5.1.b, ASL-5.1.c)."""

    @property
    def elite(self) -> bool:
        return self.quality is Quality.ELITE


class Leader(Printed, frozen=True, kw_only=True):
    """A leader: elite, and able to rally himself (ASL-1.2.1.a, ASL-3.1.h)."""

    command: Command
    broken: int
    replaced_by: str
    """The next poorer leader; "" for the last (ASL-5.1.b)."""


class Weapon(Printed, frozen=True, kw_only=True):
    """A Support Weapon; a Gun or a weapon of a vehicle says more."""

    kind: WeaponKind
    fp: int
    """FP, or for a mortar 0: its FP follows from its calibre."""
    range: int
    """Normal Range; for ordnance the greatest range."""
    min_range: int
    rof: int
    pp: int
    breakdown: int
    """The B# or X#; 12 for an MG that prints none (ASL-4.1.g)."""
    removed: bool
    """An X#: no repair (ASL-2.0.bb)."""
    repair: int
    """Repaired by this dr or less (ASL-3.1.e); 0 if it cannot be."""
    calibre: int
    to_hit: tuple[int, ...]
    """The TH# at range 0, 1, 2 ... of a counter with its own table (ASL-4.4.a)."""
    kill: int
    """The basic TK# of a LATW."""
    available: str
    """The first month it can be had, such as 1943-09; "" if from the beginning."""
    special: tuple[Special, ...] = ()
    """Ammunition of limited supply (ASL-6.2.c)."""

    @property
    def direct_fp(self) -> int:
        """The FP of an attack on the IFT that needs no hit."""
        return self.fp

    def supply(self, ammunition: Ammunition, month: str) -> int:
        """The Depletion Number of an ammunition in a month; 0 if there is none."""
        held = [s for s in self.special if s.ammunition is ammunition and s.since <= month]
        return max(held, key=lambda special: special.since).number if held else 0
