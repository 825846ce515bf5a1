"""A scenario file as it is written down; `scenario.py` finds the names in it and checks it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hexfront.games.s42.definitions.counters import Side
from hexfront.games.s42.definitions.datafile import Confidence, RuleId
from hexfront.play.datafile import Amount, Positive, Source, Words

Edge = Literal["north", "east", "south", "west"]
Area = Annotated[str, Meta(pattern="^[A-HJ-Z]$")]
"""The letter of an Entry Area; there is no I."""


class Placed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The stack of one hex at the start."""

    hex: str
    units: tuple[str, ...] = ()
    reduced: tuple[str, ...] = ()
    """Those that start on their reduced side."""
    exempt: RuleId | None = None
    """The rule that frees this stack from the limit."""


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
    units: Annotated[tuple[str, ...], Meta(min_length=1)]
    entry: Entry | None = None


class PlacedSupply(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An SP at the start and the side it shows."""

    hex: str
    shows: Literal["full-move", "ready", "immobile"]


class SideFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a scenario file."""

    setup: tuple[Placed, ...]
    entry: Entry
    reinforcements: tuple[Due, ...] = ()
    used: tuple[str, ...] = ()
    """ASUs that start on their Used side."""
    air: tuple[str, ...] = ()
    railheads: tuple[str, ...] = ()
    supply_points: tuple[PlacedSupply, ...] = ()
    planned_offensives: Amount = 0
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

    units: Annotated[tuple[str, ...], Meta(min_length=1)]
    release: Literal["turn", "north-caucasus"]
    turn: Amount = 0
    rule: RuleId


class TacticalOnly(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A turn in which a side's Combat Units may use only Tactical Movement."""

    side: Side
    turn: Positive


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


class Victory(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the Axis needs; otherwise the Soviet player wins."""

    points: Positive
    cut_off_hexes_count: bool
    benchmarks: bool
    exits: tuple[Exit, ...] = ()
    beyond_don: BeyondDon | None = None


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
    exit_areas: tuple[Area, ...] = ()
    tactical_only: tuple[TacticalOnly, ...] = ()
    frozen: tuple[Frozen, ...] = ()
    victory: Victory
    axis: SideFile
    soviet: SideFile
