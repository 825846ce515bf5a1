"""A scenario file as it is written down; `scenario.py` finds the names in it and checks it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hexfront.games.s42.definitions.counters import Side
from hexfront.games.s42.definitions.datafile import Confidence, RuleId
from hexfront.games.s42.definitions.tables import Replacements, Weather
from hexfront.play.balance import BalanceFile
from hexfront.play.card import CardFile
from hexfront.play.datafile import Amount, Positive, Source, Words

Edge = Literal["north", "east", "south", "west"]
Area = Annotated[str, Meta(pattern="^[A-HJ-Z]$")]
"""The letter of an Entry Area; there is no I."""
OptionalRule = Literal[
    "reserves", "planned-offensives", "disengagement", "leaders", "contested-cities"
]
"""The rules that players may use or leave out (S42-25.ADV.a)."""
Names = Annotated[tuple[str, ...], Meta(min_length=1)]


class Placed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The stack of one hex at the start."""

    hex: str
    units: tuple[str, ...] = ()
    reduced: tuple[str, ...] = ()
    """Those that start on their reduced side."""
    exempt: RuleId | None = None
    """The rule that frees this stack from the limit."""


class Held(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Units that start in an Entry Area or in the Transit Box."""

    area: Area
    units: tuple[str, ...] = ()
    reduced: tuple[str, ...] = ()


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where reinforcements come in."""

    areas: tuple[Area, ...] = ()
    edges: tuple[Edge, ...] = ()
    north_of: str = ""
    by_rail: Amount | None = None
    """How many of the group may use rail movement, if fewer than the rules allow."""


class Due(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Reinforcements of a turn; without an entry of their own they take their side's."""

    turn: Positive
    units: Names
    entry: Entry | None = None


class Given(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The replacements of a turn on a track of the scenario's own."""

    turn: Positive
    steps: Replacements


What = Literal["unit", "infantry-division", "panzer-divisions", "tank-corps", "upgrade", "exchange"]


class Withdrawal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a side must take out of the game in its Initial Phase (S42-32)."""

    turn: Positive
    what: What
    unit: str = ""
    """The unit itself, or the one that goes along with the panzer divisions."""
    by: str = ""
    """The unit that takes its place (S42-32.5.a)."""
    penalty: bool = False
    """If it is not whole, the next Special replacement is lost (S42-32.3.a)."""
    rule: RuleId


class SupplySources(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All Supply Sources of a side, where the scenario lists them (S42-S2.2.e)."""

    ports: tuple[str, ...] = ()
    """Ports that need only be controlled."""
    area: Area
    west_of: str
    """Roads that leave the map to the area count only west of this hex."""
    rule: RuleId


class RailheadPlan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The only Railheads of a scenario: one from a turn on, one where it passes a fork."""

    turn: Positive
    hex: str
    fork: str
    towards: str
    """Where the line of the second Railhead leads."""
    rule: RuleId


class AirPlan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """German air units under a Clear or Overcast sky, in place of the Weather Table's."""

    german: Amount
    grounded: tuple[Positive, Positive]
    """The first and the last turn without any."""
    base_area: Area
    """Its edge of the map serves as a base (S42-9.3.5.a)."""
    rule: RuleId


class PlacedSupply(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An SP at the start and the side it shows."""

    hex: str
    shows: Literal["full-move", "ready", "immobile"]


class SideFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a scenario file."""

    setup: tuple[Placed, ...]
    entry: Entry
    reinforcements: tuple[Due, ...] = ()
    withdrawals: tuple[Withdrawal, ...] = ()
    used: tuple[str, ...] = ()
    """ASUs that start on their Used side."""
    air: tuple[str, ...] = ()
    railheads: tuple[str, ...] = ()
    supply_points: tuple[PlacedSupply, ...] = ()
    planned_offensives: Amount = 0
    held: tuple[Held, ...] = ()
    eliminated: tuple[str, ...] = ()
    """Those that start in the Eliminated Box."""
    waiting: tuple[str, ...] = ()
    """Those on a display, until a rule calls them."""
    forts: tuple[str, ...] = ()
    """Hexes with a completed fortification marker."""
    resource_points: Amount | None = None
    """RPs of a turn, where they are not the usual ones."""
    replacements: tuple[Given, ...] | None = None
    """A track of the scenario's own, in place of the Turn Record's."""
    sources: SupplySources | None = None
    air_plan: AirPlan | None = None
    railhead_plan: RailheadPlan | None = None
    rail_edges: tuple[Edge, ...] = ()
    """Map edges whose rail lines count as joined to a Supply Source (S42-S1.2.e)."""


class Origin(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a part of the scenario comes from."""

    part: str
    source: Source
    confidence: Confidence | None = None
    note: Words


class Frozen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Units that may not move before their release."""

    units: Names
    release: Literal["turn", "north-caucasus", "declared"]
    """By itself on a turn, by S42-20.6.b, or declared by the owner from a turn on (S42-31.0.c)."""
    turn: Amount = 0
    rule: RuleId


class TacticalOnly(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A turn in which a side's Combat Units may use only Tactical Movement."""

    side: Side
    turn: Positive
    all_units: bool = False
    """Other units too (S42-S3.4.c)."""
    rail: bool = False
    """Rail movement is open all the same."""
    rule: RuleId = "S42-S1.2.b"


class Exit(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """VPs for steps of mechanized units that left over an edge."""

    edge: Edge
    steps: Positive
    points: Positive
    rule: RuleId


class BeyondDon(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """VPs for a German Combat Unit south of the Don below a hexrow."""

    below_row: Positive
    points: Positive
    rule: RuleId


class Check(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the Axis has to have before or after a player turn, or it loses at once."""

    turn: Positive
    when: Literal["before", "after"]
    side: Side
    """Whose player turn it is."""
    points: Amount = 0
    city: str = ""
    """A City of which the Axis has to control a hex."""
    rule: RuleId


class Victory(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the Axis needs; otherwise the Soviet player wins."""

    points: Positive
    at_end: bool = False
    """The points are asked for on the last turn only."""
    cut_off_hexes_count: bool
    benchmarks: bool
    rule: RuleId = "S42-S1.3.a"
    exits: tuple[Exit, ...] = ()
    beyond_don: BeyondDon | None = None
    checks: tuple[Check, ...] = ()


class Opening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the first turn begins."""

    side: Side
    phase: Literal["initial", "movement"]
    preliminary: Side | None = None
    """Who makes a preliminary move before that (S42-S2.4.1.a)."""
    mini_turn: bool = False
    """The Axis has a mini-turn at the end of the first turn (S42-S3.4.d)."""


class Stretch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where units come out of an Entry Area on one turn: at or between two hexes of its edge."""

    area: Area
    turn: Positive
    first: str
    last: str
    rule: RuleId


class RepairedLine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A railway that the Axis has repaired, whole or between two of its hexes."""

    line: str
    since: str = ""
    until: str = ""


class Contested(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A City hex that holds units of both sides (S42-29.1.1)."""

    hex: str
    defender: Side
    """The original defender, who controls it (S42-29.1.4.a)."""
    level: Annotated[int, Meta(ge=1, le=2)]


class Ground(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Map and sky at the start, beyond what follows from the start line and the set-up."""

    weather: Weather = Weather.CLEAR
    marsh: bool = False
    """Seasonal Marsh has become Marsh (S42-23.2.3.b)."""
    axis: tuple[str, ...] = ()
    """Cities, VP hexes and ports that the Axis controls though none of its units is there."""
    repaired: tuple[RepairedLine, ...] = ()
    contested: tuple[Contested, ...] = ()


class ScenarioFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario as it is written down."""

    number: Positive
    title: Words
    note: Words
    designed: Words
    origins: tuple[Origin, ...]
    maps: Annotated[tuple[str, ...], Meta(min_length=1)]
    first_turn: Positive
    last_turn: Positive
    first_player: Side
    rules: tuple[RuleId, ...]
    opening: Opening | None = None
    """Without one, play begins with the first player's Initial Phase."""
    optional: tuple[OptionalRule, ...] = ()
    """Optional rules that the scenario makes compulsory."""
    ground: Ground = Ground()
    exit_areas: tuple[Area, ...] = ()
    stretches: tuple[Stretch, ...] = ()
    tactical_only: tuple[TacticalOnly, ...] = ()
    frozen: tuple[Frozen, ...] = ()
    winter_offensive: Amount = 0
    """The turn from which the Winter Offensive may be declared, or 0 (S42-33.1.a)."""
    victory: Victory
    card: CardFile | None = None
    balance: BalanceFile | None = None
    axis: SideFile
    soviet: SideFile
