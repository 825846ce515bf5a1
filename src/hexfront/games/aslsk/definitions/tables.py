"""The tables that players roll on, typed; `charts.py` reads them."""

from enum import Enum
from fractions import Fraction
from typing import Annotated

from msgspec import Meta, Struct

from hexfront.games.aslsk.definitions.counters import Nationality
from hexfront.games.aslsk.definitions.datafile import (
    Confidence,
    Origin,
    Outside,
    RuleId,
    from_outside,
)
from hexfront.play.datafile import Positive, Source, Words

FP_COLUMNS = (1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36)
"""The columns of the Infantry Fire Table; the last serves all greater FP."""

FIRE_ROWS = range(16)
"""The rows of the IFT; the outer ones serve all Final DR beyond them."""


class Chart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every chart says about itself; the page shows where its figures come from.

    `source` holds for the whole chart but for the keys that the three lists below name.
    """

    title: Words
    rules: tuple[RuleId, ...]
    source: Source
    confidence: Confidence | None = None
    origin: Words
    rulebook: tuple[str, ...] = ()
    outside: Outside = {}
    designed: tuple[str, ...] = ()

    def origin_of(self, key: str) -> Origin:
        """Where a figure comes from, by its key such as fp.assault_fire."""
        if key in self.rulebook:
            return Origin("rulebook")
        if key in self.designed:
            return Origin("designed")
        return from_outside(self.outside, key) or Origin(self.source, self.confidence)


class Figure(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A number with the rule that it belongs to: a line of a tally."""

    value: int
    rule: RuleId


class FireEffect(Enum):
    """The kinds of IFT result (ASL-3.2.3.c)."""

    KIA = "KIA"
    K = "K"
    MC = "MC"
    PTC = "PTC"
    NONE = "-"


class FireResult(Struct, frozen=True):
    """A cell of the IFT; an NMC is an MC of 0."""

    effect: FireEffect
    number: int = 0

    def __str__(self) -> str:
        if self.effect is FireEffect.K:
            return f"K/{self.number}"
        if self.effect is FireEffect.MC and not self.number:
            return "NMC"
        return f"{self.number or ''}{self.effect.value}"


class FireTable(Chart, frozen=True, kw_only=True):
    """The Infantry Fire Table."""

    cells: tuple[tuple[FireResult, ...], ...]
    """By Final DR, then by column."""
    calibres: tuple[int, ...]
    """The least calibre of HE that fires on each column, in mm."""
    given: frozenset[tuple[int, int]]
    """The cells, by Final DR and column, that the rulebook's examples show."""

    def column(self, fp: Fraction | int) -> int | None:
        """The rightmost column that the FP pays for; None below 1 FP (ASL-3.2.3.a)."""
        return max((column for column in FP_COLUMNS if column <= fp), default=None)

    def shifted(self, column: int, left: int) -> int | None:
        """The column some places to the left; None below the lowest (ASL-3.2.2.h)."""
        place = FP_COLUMNS.index(column) - left
        return FP_COLUMNS[place] if place >= 0 else None

    def calibre_column(self, calibre: int) -> int | None:
        """The column of an HE shell (ASL-3.2.4.ai)."""
        pairs = zip(FP_COLUMNS, self.calibres, strict=True)
        return max((column for column, least in pairs if least <= calibre), default=None)

    def result(self, column: int, total: int) -> FireResult:
        row = min(max(total, FIRE_ROWS[0]), FIRE_ROWS[-1])
        return self.cells[row][FP_COLUMNS.index(column)]


class Odds(Struct, frozen=True):
    """A column of the Close Combat Table."""

    attack: int
    defense: int
    kill: int

    def __str__(self) -> str:
        return f"{self.attack}-{self.defense}"


class CloseCombatModifiers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """DRM of a CC attack on Infantry."""

    ambusher: Figure
    against_ambusher: Figure
    against_broken: Figure
    cx: Figure
    against_cx: Figure


class AmbushModifiers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The Ambush dr: what it takes, and its drm."""

    win_by: Figure
    cx: Figure
    pinned: Figure
    inexperienced: Figure


class CloseCombatTable(Chart, frozen=True, kw_only=True):
    """The Close Combat Table; a Final DR below the kill number eliminates (ASL-3.8.i)."""

    odds: tuple[Odds, ...]
    below: int
    """The kill number under the lowest odds."""
    above: int
    """The kill number over the highest odds."""
    smc_strength: Figure
    pinned_divisor: Positive
    modifiers: CloseCombatModifiers
    ambush: AmbushModifiers

    def column(self, attack: Fraction | int, defense: Fraction | int) -> Odds | None:
        """The highest odds that the ratio reaches; None if it reaches none (ASL-3.8.h)."""
        reached = [odds for odds in self.odds if attack * odds.defense >= odds.attack * defense]
        return reached[-1] if reached else None

    def kill(self, attack: Fraction | int, defense: Fraction | int) -> int:
        column = self.column(attack, defense)
        if column is None:
            return self.below
        best = self.odds[-1]
        beyond = column is best and attack * best.defense > best.attack * defense
        return self.above if beyond else column.kill


class MoraleDrm(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A drm for a Morale Level at or beyond a bound."""

    level: Positive
    drm: int


class CreatedLeader(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of the Leader Creation Table: up to which Final dr it serves."""

    up_to: int
    leader: str


class LeaderCreationTable(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Field Promotion (ASL-5.3)."""

    rows: tuple[CreatedLeader, ...]
    nationality: dict[Nationality, int]
    high_morale: MoraleDrm
    low_morale: MoraleDrm
    broken: int

    def drm(self, nationality: Nationality, morale: int, *, broken: bool) -> int:
        """The drm for a unit with the Morale Level of the moment."""
        total = self.nationality[nationality] + (self.broken if broken else 0)
        if morale >= self.high_morale.level:
            total += self.high_morale.drm
        if morale <= self.low_morale.level:
            total += self.low_morale.drm
        return total

    def created(self, total: int) -> str | None:
        """The leader of a Final dr, such as 8-0; None if nobody steps forward."""
        return next((row.leader for row in self.rows if total <= row.up_to), None)


class PanzerfaustDrm(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """drm of the PF check (ASL-4.4.2.f)."""

    not_afv: Figure
    cx: Figure
    half_squad_or_crew: Figure
    smc: Figure


Month = Annotated[str, Meta(pattern=r"^19(39|4[0-5])-(0[1-9]|1[0-2])$")]


class PanzerfaustPeriod(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What holds from a month on."""

    since: Month
    range: Positive
    shots: tuple[Positive, Positive]
    """Shots for so many squads: 3 for 2 is one and a half for each."""
    drm: int = 0


class PanzerfaustTable(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Panzerfausts, which have no counter (ASL-4.4.2)."""

    check: Figure
    """The highest Final dr that finds one."""
    none_on: Figure
    drm: PanzerfaustDrm
    to_hit: Figure
    per_hex: Figure
    infantry_fp: Figure
    kill: Figure
    """The TK# against a vehicle."""
    misfire: Figure
    inexperienced_misfire: Figure
    dud: Figure
    periods: tuple[PanzerfaustPeriod, ...]

    def period(self, month: str) -> PanzerfaustPeriod | None:
        """What holds in a month such as 1944-06; None before the first."""
        return next((row for row in reversed(self.periods) if row.since <= month), None)

    def shots(self, month: str, squads: int) -> int:
        """The most shots of a scenario, fractions dropped (ASL-4.4.2.r)."""
        period = self.period(month)
        return squads * period.shots[0] // period.shots[1] if period else 0

    def number(self, distance: int) -> int:
        """The TH# at a distance (ASL-4.4.2.k)."""
        return self.to_hit.value + self.per_hex.value * distance
