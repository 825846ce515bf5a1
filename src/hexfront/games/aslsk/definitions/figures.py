"""The figures of fire, rally, rout and movement that quick-reference cards collect, typed.

Every figure carries its rule, so that a tally can show where a number comes from.
"""

from msgspec import Struct

from hexfront.games.aslsk.definitions.tables import Chart, Figure
from hexfront.play.datafile import Amount


class _Figures(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A group of figures that belong together."""


class FirepowerFigures(_Figures, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How FP is multiplied and divided."""

    point_blank: Figure
    triple_point_blank: Figure
    area_fire: Figure
    """The divisor, once for each cause of Area Fire."""
    long_range: Figure
    """How many times Normal Range can be reached at long range."""
    assault_fire: Figure
    machine_gun_range: Figure
    """Hexes beyond which an SW MG needs a leader's direction."""


class FireModifiers(_Figures, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """DRM of the IFT that no counter and no terrain prints."""

    cx: Figure
    ffmo: Figure
    ffnam: Figure
    flamethrower_carried: Figure


class CoweringFigures(_Figures, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Columns lost by Cowering."""

    columns: Figure
    inexperienced: Figure


class BreakdownFigures(_Figures, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Changes of B# and X#, and of the ROF of a captured weapon."""

    sustained: Figure
    """An MG in SFF, or in Final Fire when marked First Fire."""
    captured: Figure
    inexperienced: Figure
    not_elite: Figure
    """An FT or DC in the hands of an MMC that is not elite."""
    captured_rof: Figure


class FireFigures(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What changes a fire attack."""

    fp: FirepowerFigures
    drm: FireModifiers
    cowering: CoweringFigures
    breakdown: BreakdownFigures
    residual: tuple[Amount, ...]
    """The Residual FP that an attack leaves, by IFT column (ASL-3.3.5.a)."""


class RallyModifiers(_Figures, frozen=True, kw_only=True, forbid_unknown_fields=True):
    dm: Figure
    self_rally: Figure
    cover: Figure


class RecoveryFigures(_Figures, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Picking up a weapon, and repairing one."""

    below: Figure
    """A Final dr below it picks the weapon up."""
    cx: Figure
    removed_on: Figure
    """The Original repair dr that removes the weapon for good."""


class WoundFigures(_Figures, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Wounds of an SMC."""

    light_up_to: Figure
    """The highest Final dr of a light wound; a higher one eliminates."""
    wounded_again: Figure
    mf: Figure
    ipc: Figure
    morale: Figure
    leadership: Figure


class MoraleFigures(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rally, recovery, repair and wounds."""

    rally: RallyModifiers
    recovery: RecoveryFigures
    wound: WoundFigures


class RoutFigures(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The Rout Phase."""

    mf: Figure
    wounded_mf: Figure
    cover_within: Figure
    mmc_pp: Figure
    smc_pp: Figure
    least_interdicting_fp: Figure
    to_hit_range: Figure
    """The greatest range of Interdiction by the TH process."""


class AllowanceFigures(_Figures, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """MF of Infantry."""

    smc: Figure
    mmc: Figure
    inexperienced: Figure
    with_leader: Figure
    double_time: Figure
    road_bonus: Figure


class PortageFigures(_Figures, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What Infantry can carry, in PP."""

    mmc: Figure
    smc: Figure
    smc_most: Figure
    leader_help: Figure
    cx: Figure


class GrenadeFigures(_Figures, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Smoke grenades: MF, and the dr that ends the unit's MPh."""

    own_hex: Figure
    adjacent_hex: Figure
    cx: Figure
    ends_move_on: Figure


class StackingFigures(_Figures, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a side may have in a hex; two half-squads or crews count as a squad."""

    squads: Figure
    smc: Figure
    vehicles: Figure
    """Wrecks do not count."""


class MovementFigures(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The Movement Phase of Infantry."""

    mf: AllowanceFigures
    portage: PortageFigures
    smoke_grenade: GrenadeFigures
    recovery: Figure
    stacking: StackingFigures
