"""The To Kill tables, by ammunition, and what else becomes of a vehicle that is attacked."""

from msgspec import Struct

from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.counters import Nationality
from hexfront.games.aslsk.definitions.guns import Barrel
from hexfront.games.aslsk.definitions.hitting import RANGE_BANDS
from hexfront.games.aslsk.definitions.tables import Chart, Figure
from hexfront.play.datafile import Amount, Positive


class RangeChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Changes of the TK# of calibres up to a bound, by range; none beyond the last figure."""

    up_to: Positive
    change: tuple[int, ...]


class ShotTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The TK# of one kind of shot by barrel, such as 75L, and what range does to it."""

    numbers: dict[str, Positive]
    nations: dict[Nationality, dict[str, Positive]] = {}
    """Barrels whose number is another one in this nation."""
    ranges: tuple[RangeChange, ...]

    def number(self, barrel: Barrel, nationality: Nationality) -> int:
        """The number of the table; 0 if it has none."""
        own = self.nations.get(nationality, {})
        return own.get(str(barrel)) or self.numbers.get(str(barrel), 0)

    def change(self, calibre: int, distance: int) -> int | None:
        """What range does to it; None if the shot has no force left."""
        column = sum(distance > last for last in RANGE_BANDS)
        row = next(row for row in self.ranges if calibre <= row.up_to)
        return row.change[column] if column < len(row.change) else None


class CalibreNumber(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A TK# from a calibre on."""

    calibre: Positive
    number: Positive


class ToKillModifiers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What changes the TK#."""

    rear: Figure
    critical: Figure
    """The factor of a Critical Hit on the number of the table."""
    flame_exposed: Figure
    flame_long_range: Figure
    """The divisor."""
    dud: Figure
    """The Original TK DR of a Dud."""


class ToKillTable(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All TK# (ASL-7.9)."""

    ap: ShotTable
    apcr: ShotTable
    apds: ShotTable
    heat: tuple[CalibreNumber, ...]
    he: tuple[CalibreNumber, ...]
    machine_gun: Figure
    heavy_machine_gun: Figure
    """An MG of 12.7 or 15 mm."""
    flame: Figure
    charge: Figure
    """A DC."""
    modifiers: ToKillModifiers

    def number(self, ammunition: Ammunition, barrel: Barrel, nationality: Nationality) -> int:
        """The TK# of the table before range and facing; 0 if it has none (ASL-7.9.b)."""
        match ammunition:
            case Ammunition.AP:
                return self.ap.number(barrel, nationality)
            case Ammunition.APCR:
                return self.apcr.number(barrel, nationality)
            case Ammunition.APDS:
                return self.apds.number(barrel, nationality)
            case Ammunition.HEAT:
                exact = [row.number for row in self.heat if row.calibre == barrel.calibre]
                return exact[0] if exact else _reached(self.heat, barrel.calibre)
            case Ammunition.HE:
                return _reached(self.he, barrel.calibre)
        return 0

    def by_range(self, ammunition: Ammunition, calibre: int, distance: int) -> int | None:
        """The change of the TK# at a range; None if the shot cannot kill there."""
        tables = {
            Ammunition.AP: self.ap,
            Ammunition.APCR: self.apcr,
            Ammunition.APDS: self.apds,
        }
        return tables[ammunition].change(calibre, distance) if ammunition in tables else 0


def _reached(rows: tuple[CalibreNumber, ...], calibre: int) -> int:
    """The number of the greatest calibre that is reached."""
    reached = [row for row in rows if row.calibre <= calibre]
    return max(reached, key=lambda row: row.calibre).number if reached else 0


class PositionRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of the DC Position table: up to which Final DR, and the change of the TK#."""

    up_to: int
    change: int


class CombatValues(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """CCV of Infantry against a vehicle."""

    squad: Figure
    crew: Figure
    half_squad: Figure
    smc: Figure
    smc_joining: Figure
    area_fire: Figure
    fired: Figure


class VehicleCloseCombat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """DRM of CC against a vehicle, and the third die of an Original 2."""

    moving: Figure
    immobilized: Figure
    unarmed: Figure
    """Against a vehicle without a manned MG."""
    destroyed_up_to: Figure
    immobilized_on: Figure
    close_defense_fp: Figure
    """The IFT column of the Nahverteidigungswaffe."""


class CrewRecovery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The dr of a Shocked or UK crew, and its lasting fright."""

    shock: Figure
    unconfirmed: Figure
    stunned: Figure


class VehicleCombat(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Infantry against vehicles, and what hits do to crews."""

    ccv: CombatValues
    close_combat: VehicleCloseCombat
    recovery: CrewRecovery
    paatc_inexperienced: Figure
    light_armor: Figure
    """IFT DRM of a hit on the ATT if no AF is above `light_up_to`."""
    light_up_to: Amount
    heavy_armor: Figure
    heavy_from: Amount
    fixed_mount: Figure
    charge_position: tuple[PositionRow, ...]

    def position(self, total: int) -> int:
        """The change of a DC's TK# by its Position DR (ASL-4.3.k)."""
        return next(row.change for row in self.charge_position if total <= row.up_to)
