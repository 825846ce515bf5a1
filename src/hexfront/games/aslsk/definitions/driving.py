"""The figures of vehicles and Guns on the move: MP, Bog, smoke dispensers, manhandling."""

from msgspec import Struct

from hexfront.games.aslsk.definitions.counters import Nationality
from hexfront.games.aslsk.definitions.tables import Chart, Figure, Month
from hexfront.games.aslsk.definitions.terrain_effects import HalvedPoints, TerrainType
from hexfront.games.aslsk.definitions.vehicles import GroundPressure, VehicleKind
from hexfront.play.datafile import Amount


class EntryCost(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What entering a terrain costs a kind of vehicle."""

    mp: HalvedPoints = 0
    half: bool = False
    """Half of the printed MP are enough."""
    whole: bool = False
    """All MP may be spent."""
    rule: str

    @property
    def closed(self) -> bool:
        return not self.mp and not self.half and not self.whole


class DrivingCosts(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MP of what a vehicle does."""

    start: Figure
    stop: Figure
    delay: Figure
    hexspine: Figure
    hexspine_in_cover: Figure
    turret_in_cover: Figure
    """The least MP spent with a change of TCA in woods or a building."""
    road_half: Figure
    """Through a road hexside with open hatches, in half MP."""
    road_buttoned_up: Figure
    crest: Figure
    crest_by_road: Figure
    vehicle: Figure
    """For each vehicle or wreck in the hex entered."""
    vehicle_by_road: Figure
    dispenser: Figure


class BogFigures(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The Bog Check, and getting free again."""

    number: Figure
    pressure: dict[GroundPressure, int]
    half_mp: Figure
    wheels: Figure
    uphill: Figure
    freed_up_to: Figure
    mired_on: Figure
    mired: Figure


class DispenserFigures(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """DRM of a smoke dispenser."""

    buttoned_up: Figure
    moving: Figure
    mortar_range: Figure


class DrivingFigures(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The Movement Phase of vehicles."""

    entry: dict[VehicleKind, dict[TerrainType, EntryCost]]
    costs: DrivingCosts
    bog: BogFigures
    dispensers: DispenserFigures
    wreck_tem: Figure
    wreck_hindrance: Figure


class ManhandlingFigures(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """DRM of pushing a Gun."""

    mf: Figure
    """The factor on the cost of the terrain."""
    road: Figure
    squad: Figure
    """A squad in place of the crew."""
    helping_squad: Figure
    helping_other: Figure
    most_help: Figure


class EquivalentFigures(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Infantry Firepower Equivalent."""

    range: Figure
    rof: Figure


class SolidFirepower(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The IFT columns of shot that does not burst."""

    small: Figure
    large: Figure
    large_from: Amount
    light: Figure
    """APCR and APDS."""
    heat_columns: Figure
    """How many columns HEAT loses."""


class GunFigures(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Guns: cover, hiding, moving, ammunition, breakdown."""

    emplacement: Figure
    gunshield: Figure
    gunshield_mortar: Figure
    hidden_range: Figure
    hazardous: Figure
    manhandling: ManhandlingFigures
    equivalent: EquivalentFigures
    solid: SolidFirepower
    heat_since: dict[Nationality, Month]
    intensive_breakdown: Figure
    non_qualified_breakdown: Figure
    turning_rof: Figure
    """A change of CA by a Gun without a 360 degree mount."""
