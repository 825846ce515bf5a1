"""The To Hit table: numbers by Target Type and range, and the modifiers of the TH DR."""

from enum import IntEnum
from typing import Annotated

from msgspec import Meta, Struct

from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.counters import Nationality, WeaponKind
from hexfront.games.aslsk.definitions.entries import Month
from hexfront.games.aslsk.definitions.guns import Barrel, BarrelLength, Mount, TargetSize
from hexfront.games.aslsk.definitions.tables import Chart, Figure
from hexfront.play.datafile import Positive

RANGE_BANDS = (1, 2, 6, 12, 18, 24, 30, 36, 42, 48, 54)
"""The last range of each column of the table but the open one at its end."""

Bands = Annotated[tuple[int, ...], Meta(min_length=12, max_length=12)]
HEXSPINES = 3
"""As far as an arc can turn."""


def band(distance: int) -> int:
    """The column of a range; in the own hex that of 3 to 6 hexes, as there is no point blank."""
    return sum(distance > last for last in RANGE_BANDS) if distance else 2


class TargetType(IntEnum):
    """What a shot is aimed at: a part of the table (ASL-3.2.4.a)."""

    INFANTRY = 0
    VEHICLE = 1
    AREA = 2


class TargetNumbers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The TH# of a Target Type: black ones, and red ones for poorer gunners (ASL-3.2.4.k)."""

    black: Bands
    red: Bands


class SmallCalibre(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Changes of the TH# for calibres up to a bound, cumulative."""

    up_to: Positive
    change: Bands


class ToHitModifiers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """TH DRM that neither terrain nor counter prints."""

    cx: Figure
    pinned: Figure
    area_fire: Figure
    advancing_fire: Figure
    captured: Figure
    non_qualified: Figure
    backblast_avoided: Figure
    acquired: Figure
    acquired_twice: Figure
    intensive: Figure
    own_hex: Figure
    buttoned_up: Figure
    stunned: Figure
    bounding: Figure
    bounding_fixed: Figure
    """Bounding Fire of a MA without a turret."""
    bounding_brief: Figure
    """Further in the MPh, at a target seen for no more than 3 MP."""
    bounding_glimpse: Figure
    """The same for no more than 2 MP."""
    moving: Figure
    moving_brief: Figure
    """A vehicle that has spent no more than 3 MP in LOS."""
    moving_glimpse: Figure
    """The same for no more than 1 MP."""
    hazardous: Figure
    hidden: Figure


class ToHitTable(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The three Target Types, and what a LATW does to Infantry (ASL-3.2.4, ASL-4.4, ASL-4.5)."""

    infantry: TargetNumbers
    vehicle: TargetNumbers
    area: Bands
    lengths: dict[BarrelLength, Bands]
    small_calibres: tuple[SmallCalibre, ...]
    light_shot: Bands
    """Changes of the TH# for APCR and APDS."""
    red: dict[Nationality, Month]
    """Who uses red numbers, and from which month on no more; "" for good."""
    covered_arc: dict[Mount, tuple[int, int, int]]
    """The DRM of turning one, two or three hexspines (ASL-3.2.4.t)."""
    sizes: dict[TargetSize, int]
    infantry_fp: dict[WeaponKind, Positive]
    """The IFT column of an SCW hit on Infantry in a building."""
    backblast_fp: Figure
    modifiers: ToHitModifiers

    def area_number(self, distance: int, calibre: int) -> int:
        """The TH# of a mortar on the Area Target Type."""
        column = sum(distance > last for last in RANGE_BANDS)
        return self.area[column] + self._small(calibre, column)

    def number(
        self,
        target: TargetType,
        distance: int,
        barrel: Barrel,
        ammunition: Ammunition = Ammunition.HE,
        *,
        red: bool = False,
    ) -> int:
        """The TH# of a Gun or MA (ASL-3.2.4.j); the ATT is always red (ASL-3.2.4.k)."""
        column = band(distance)
        change = self._small(barrel.calibre, column)
        if barrel.length in self.lengths:
            change += self.lengths[barrel.length][column]
        if ammunition in (Ammunition.APCR, Ammunition.APDS):
            change += self.light_shot[column]
        if target is TargetType.AREA:
            return self.area[column] + change
        numbers = self.infantry if target is TargetType.INFANTRY else self.vehicle
        return (numbers.red if red else numbers.black)[column] + change

    def reads_red(self, nationality: Nationality, month: str) -> bool:
        """Whether the gunners of a nation use red numbers in a month (ASL-3.2.4.k)."""
        if nationality not in self.red:
            return False
        last = self.red[nationality]
        return not last or month < last

    def turning(self, mount: Mount, hexspines: int) -> int:
        """The DRM of a change of arc before the shot."""
        return sum(self.covered_arc[mount][:hexspines])

    def _small(self, calibre: int, column: int) -> int:
        rows = self.small_calibres
        return sum(row.change[column] for row in rows if calibre <= row.up_to)


def critical_number(number: int) -> int:
    """The Final DR up to which a hit on the ITT is critical: less than half the TH#."""
    return (number - 1) // 2
