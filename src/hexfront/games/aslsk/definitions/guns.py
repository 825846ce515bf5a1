"""What a Gun prints (ASL-1.2.6, ASL-6.0), and what it shares with the MA of a vehicle."""

import re
from enum import Enum

from msgspec import Struct

from hexfront.games.aslsk.definitions.ammunition import UNLIMITED, Ammunition
from hexfront.games.aslsk.definitions.counters import Weapon

UNLIMITED_RANGE = 999
"""The range of ordnance that prints none (ASL-3.2.4.r)."""


class BarrelLength(Enum):
    """What follows the calibre on the counter."""

    SHORT = "*"
    NORMAL = ""
    LONG = "L"
    VERY_LONG = "LL"


class Barrel(Struct, frozen=True):
    """Calibre in mm and length; a calibre of 0 is a rifle-calibre MG."""

    calibre: int
    length: BarrelLength = BarrelLength.NORMAL

    def __str__(self) -> str:
        return f"{self.calibre}{self.length.value}"


def parse_barrel(text: str) -> Barrel:
    """As a counter prints it: 75L, 37LL, 75* or 105."""
    match = re.fullmatch(r"([1-9][0-9]{1,2})(\*|LL|L|)", text, re.ASCII)
    if match is None:
        raise ValueError(f"expected calibre and length such as 75L, 88LL, 75* or 105, got {text!r}")
    return Barrel(int(match[1]), BarrelLength(match[2]))


class Mount(Enum):
    """How a weapon turns, which is what its CA-change DRM depends on (ASL-3.2.4.w, ASL-7.2)."""

    TURRET = "T"
    """A fast turret, or a Gun on a 360 degree mount."""
    SLOW = "ST"
    RESTRICTED = "RST"
    ONE_MAN = "1MT"
    FIXED = "NT"

    @property
    def turreted(self) -> bool:
        return self is not Mount.FIXED

    @property
    def slow(self) -> bool:
        """Slow traverse for the To Hit DRM (ASL-7.2.g, ASL-7.2.h)."""
        return self in (Mount.SLOW, Mount.RESTRICTED, Mount.ONE_MAN)

    @property
    def buttoned(self) -> bool:
        """Whether MA and CMG fire only with closed hatches (ASL-7.2.g, ASL-7.2.h)."""
        return self in (Mount.RESTRICTED, Mount.ONE_MAN)


class TargetSize(Enum):
    """How large a target it is (ASL-6.7.a, ASL-7.3)."""

    VERY_SMALL = "very-small"
    SMALL = "small"
    AVERAGE = "average"
    LARGE = "large"
    VERY_LARGE = "very-large"


class Cannon(Weapon, frozen=True, kw_only=True):
    """A Gun or a MA."""

    barrel: Barrel
    mount: Mount
    he: bool
    """Whether it has HE without limit; an underscored calibre has not (ASL-6.0.d)."""
    ap: bool
    """Whether it has AP without limit; an overscored calibre has not (ASL-6.0.c)."""
    ife: int
    """Infantry Firepower Equivalent; 0 if it has none (ASL-6.8.a)."""
    intensive: bool
    """Whether it may use Intensive Fire; "No IF" may not (ASL-3.2.4.af)."""

    @property
    def direct_fp(self) -> int:
        return self.fp or self.ife  # ASL-6.8.b

    def supply(self, ammunition: Ammunition, month: str) -> int:
        """The Depletion Number of an ammunition in a month; 0 if there is none (ASL-6.2.a)."""
        unlimited = (ammunition is Ammunition.HE and self.he) or (
            ammunition is Ammunition.AP and self.ap
        )
        return UNLIMITED if unlimited else Weapon.supply(self, ammunition, month)


class Gun(Cannon, frozen=True, kw_only=True):
    """A Gun."""

    manhandling: int
    """The M# (ASL-6.5.b)."""
    size: TargetSize
    qsu: bool
    """Quick Set Up: it may be pushed; a Limbered one may not (ASL-1.2.6.f, ASL-1.2.6.g)."""

    @property
    def fits_buildings(self) -> bool:
        """Whether it may stand in a building (ASL-1.2.6.h)."""
        if self.size is TargetSize.SMALL:
            return True
        return self.kind.shielded and self.size is not TargetSize.LARGE
