"""The charts that players roll on or read, as typed tables; `charts.py` reads them."""

import datetime
from enum import Enum
from typing import Annotated, Literal

from msgspec import Meta, Struct

from hexfront.games.s42.definitions.counters import Side
from hexfront.games.s42.definitions.datafile import RuleId
from hexfront.games.s42.definitions.terrain_effects import DefenseColumn
from hexfront.play.datafile import Amount, Positive, Source, Words

ODDS = ("1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1")
"""The columns of the Combat Results Table (S42-8.4)."""

DIE = range(1, 7)
"""The faces of a d6."""

DEFENSE_TOTALS = range(1, 8)
"""The rows of the Determined Defense table; the outer ones serve all totals beyond them."""

LAST_TURN = 36
"""The last turn of the campaign (S42-S4.1.a)."""


class Chart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every chart says about itself; the page shows where its figures come from."""

    title: Words
    rules: tuple[RuleId, ...]
    source: Source
    origin: Words


class Shade(Enum):
    """The colour of a CRT cell: what it says about Determined Defense (S42-11.2.2)."""

    PLAIN = ""
    ORANGE = "o"
    CLOSED = "x"


class CombatResult(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a result of the CRT does (S42-10.1)."""

    attacker_loss: Amount = 0
    defender_loss: Amount = 0
    chooser: Literal["owner", "opponent"] = "owner"
    retreat: Amount = 0
    state: Literal["good-order", "disrupted", "full-retreat"] = "good-order"
    determined_defense: bool = False
    rule: RuleId


class Cell(Struct, frozen=True):
    """A cell of the CRT."""

    code: str
    advance: int
    shade: Shade


class CombatTable(Chart, frozen=True, kw_only=True):
    """The Combat Results Table."""

    results: dict[str, CombatResult]
    cells: tuple[tuple[Cell, ...], ...]
    """By die, then by column."""

    def cell(self, odds: str, die: int) -> Cell:
        return self.cells[die - 1][ODDS.index(odds)]

    def result(self, cell: Cell) -> CombatResult:
        return self.results[cell.code]


class DefenseResult(Struct, frozen=True):
    """A cell of the Determined Defense table (S42-11.4.1.a)."""

    outcome: Literal["S", "P", "F"]
    attacker_loss: int
    defender_loss: int
    defender_chooses: bool

    def __str__(self) -> str:
        attacker = f"{self.attacker_loss or '-'}{'*' if self.defender_chooses else ''}"
        return f"{self.outcome} {attacker}/{self.defender_loss or '-'}"


class DefenseModifiers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The DRMs of a Determined Defense (S42-11.2.4.a)."""

    elite: int
    low: int
    support: int
    orange: int


class DefenseTable(Chart, frozen=True, kw_only=True):
    """The Determined Defense table."""

    cells: dict[DefenseColumn, tuple[DefenseResult, ...]]
    given: frozenset[tuple[DefenseColumn, int]]
    """The cells that the rulebook shows."""
    modifiers: DefenseModifiers

    def result(self, column: DefenseColumn, total: int) -> DefenseResult:
        row = min(max(total, DEFENSE_TOTALS[0]), DEFENSE_TOTALS[-1])
        return self.cells[column][row - DEFENSE_TOTALS[0]]


SixFaces = Annotated[tuple[bool, ...], Meta(min_length=6, max_length=6)]


def _face(total: int) -> int:
    """The row of a modified roll: below 1 counts as 1, above 6 as 6."""
    return min(max(total, DIE[0]), DIE[-1]) - 1


class RallyModifiers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    elite: int
    low: int


class RallyTable(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The Rally Table (S42-13.5)."""

    recovers: SixFaces
    modifiers: RallyModifiers

    def recovered(self, total: int) -> bool:
        return self.recovers[_face(total)]


class DisengagementModifiers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    mobile: int
    disrupted: int


Away = Literal["no", "loss", "yes"]


class DisengagementTable(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The Disengagement Table (S42-27.2): stay, get away at the cost of a step, or get away."""

    results: Annotated[tuple[Away, ...], Meta(min_length=6, max_length=6)]
    modifiers: DisengagementModifiers

    def result(self, total: int) -> Away:
        return self.results[_face(total)]


class BySide(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    axis: int
    soviet: int

    def of(self, side: Side) -> int:
        return self.axis if side is Side.AXIS else self.soviet


class IsolationModifiers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The DRMs of Isolation Attrition (S42-16.5.4)."""

    airfield: BySide
    airfield_in_snow: BySide
    airfield_far_from_rail: int
    far_from_rail: Amount
    """Hexes between an airfield and the nearest Connected Rail Hex that are not yet far."""
    city: int
    hq: int
    desert: int
    most: int


class IsolationTable(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Isolation Attrition (S42-16.5)."""

    loses_step: SixFaces
    modifiers: IsolationModifiers

    def lost(self, total: int) -> bool:
        return self.loses_step[_face(total)]


class Season(Enum):
    SUMMER = "summer"
    SEPTEMBER = "september"
    RASPUTITSA = "rasputitsa"
    WINTER = "winter"


class Weather(Enum):
    """Weather states; Mud is never rolled but follows Rain (S42-23.3.1.c)."""

    CLEAR = "clear"
    OVERCAST = "overcast"
    RAIN = "rain"
    MUD = "mud"
    SNOW = "snow"


class WeatherEffects(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a weather state does (S42-23.2)."""

    wet: bool = False
    """Whether the "wet" costs of the Terrain Effects Chart hold."""
    ma: int = 0
    advance: Literal["full", "halved", "less-one"] = "full"
    overland: Positive

    def advance_of(self, hexes: int) -> int:
        """An Advance After Combat under this weather."""
        if self.advance == "halved":
            return (hexes + 1) // 2
        if self.advance == "less-one":
            return max(hexes - 1, 1)
        return hexes


class Sky(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Air units under one sky, before and from the late turn (S42-9.3.9, S42-23.2)."""

    german: Amount
    german_late: Amount
    romanian: bool = False


class AirTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The sky of a Mud turn is the Clear or Overcast that was rolled (S42-23.3.3.a)."""

    late_turn: Positive
    clear: Sky
    overcast: Sky
    rain: Sky
    snow: Sky


Faces = Annotated[tuple[Weather, ...], Meta(min_length=6, max_length=6)]


class WeatherTable(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The Weather Table and the effects of weather (S42-23)."""

    after_rain_or_snow: int
    first_rolled_turn: Positive
    seasons: dict[Season, Faces]
    effects: dict[Weather, WeatherEffects]
    air: AirTable

    def rolled(self, season: Season, total: int) -> Weather:
        return self.seasons[season][_face(total)]


class Replacements(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Replacements of a turn by type (S42-21.1.4); `axis` serves any non-German unit."""

    tank: Amount = 0
    infantry: Amount = 0
    cavalry: Amount = 0
    special: Amount = 0
    hungarian: Amount = 0
    romanian: Amount = 0
    italian: Amount = 0
    axis: Amount = 0


class Turn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A box of the Turn Record."""

    number: Positive
    first: datetime.date
    last: datetime.date
    season: Season
    benchmark: int
    axis: Replacements = Replacements()
    soviet: Replacements = Replacements()

    def replacements(self, side: Side) -> Replacements:
        return self.axis if side is Side.AXIS else self.soviet


class TurnRecord(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The Turn Record."""

    turns: tuple[Turn, ...]

    def turn(self, number: int) -> Turn:
        return self.turns[number - 1]
