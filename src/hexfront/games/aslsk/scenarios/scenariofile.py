"""A scenario as its file gives it, typed; `scenario.py` reads and checks it (ASL-1.3.a)."""

from enum import Enum
from typing import Annotated

from msgspec import Meta, Struct

from hexfront.games.aslsk.definitions.counters import Nationality
from hexfront.play.balance import BalanceFile
from hexfront.play.card import CardFile
from hexfront.play.datafile import Positive, Words

Turn = Annotated[int, Meta(ge=0, le=20)]
Elr = Annotated[int, Meta(ge=0, le=5)]
Date = Annotated[str, Meta(pattern=r"^19(39|4[0-5])-(0[1-9]|1[0-2])$")]


class Edge(Enum):
    """An edge of the map, as it lies on the table."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"


class Group(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Units that set up in one area, or enter together."""

    side: int
    name: Words
    units: dict[str, Positive]
    """Counter ids and how many of each."""
    weapons: dict[str, Positive] = {}
    elr: Elr
    turn: Turn = 0
    """0: sets up on the board; else the turn in which it enters (ASL-3.3.e)."""
    area: tuple[str, ...] = ()
    """Where the group sets up, or by which hexes it enters; see `areas.py`."""
    edge: Edge | None = None
    """The edge by which it enters; with an area, only the hexes of that area."""
    hidden: int = 0
    """How many MMC, with leaders and weapons stacked with them, may set up hidden by SSR."""


class SideFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the card says about a side."""

    nationality: Nationality
    name: Words
    edge: Edge
    """The friendly edge, by which broken units and exits are reckoned where a rule asks for it."""


class VictoryKind(Enum):
    """What a condition counts."""

    CONTROL = "control"
    """Building hexes, or the named hexes, that a side Controls (ASL-2.0.j)."""
    EXIT = "exit"
    """Victory points for units that leave by an edge."""
    CASUALTIES = "casualties"
    """Victory points for enemy units eliminated."""


class Condition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing that wins the game for `side` at the end; all of a side's conditions must hold."""

    side: int
    kind: VictoryKind
    at_least: Positive
    hexes: tuple[str, ...] = ()
    """The hexes to Control, as an area; or the part of the edge to exit by."""
    edge: Edge | None = None
    """The edge to exit by."""
    at_once: bool = False
    """The side wins at the end of a phase, if all its conditions are such and hold."""
    text: Words


class ScenarioFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario card."""

    number: Positive
    title: Words
    note: Words
    designed: Words
    board: str
    """A layout such as village+hills-r."""
    date: Date
    turns: Positive
    half_turn: bool = False
    """The last Game Turn has only the Player Turn of the side that moves first (ASL-3.9.c)."""
    sets_up_first: int
    moves_first: int
    sides: tuple[SideFile, SideFile]
    groups: tuple[Group, ...]
    conditions: tuple[Condition, ...]
    otherwise: int
    """The side that wins if no side has met its conditions at the end."""
    control: dict[str, tuple[str, ...]] = {}
    """Hexes Controlled at the start, by side ("0" or "1"), before anybody moves."""
    panzerfausts: bool = False
    """An SSR gives the Germans Panzerfausts (ASL-4.4.2.a)."""
    special: tuple[Words, ...] = ()
    """The SSRs in words."""
    balance: BalanceFile | None = None
    card: CardFile | None = None

    @property
    def month(self) -> int:
        return int(self.date[5:])
