"""The database's tables, and the rows that go in and out of them."""

from msgspec import Struct
from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

from hexfront.table.protocol import Player

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("scenario", String(64), nullable=False),
    Column("header", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("open_hands", Boolean, nullable=False),
    Column("round", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("tip", String(64), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("changed", DateTime(timezone=True), nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seats", Text, nullable=False),
    Column("looking", Integer, nullable=False),
    Column("invite", Boolean, nullable=False),
)

steps = Table(
    "steps",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("answered", Boolean, nullable=False),
    Column("line", Text, nullable=False),
)


class Standing(Struct, frozen=True):
    """How a game stands. `tip` tells its steps from all others that might be in their place."""

    round: int
    over: bool
    tip: str


class TableRow(Struct, frozen=True, kw_only=True):
    """A table. `header` is the first line of its save; each step holds a further one."""

    id: str
    game: str
    scenario: str
    header: str
    players: tuple[Player, ...]
    seed: int
    open_hands: bool
    standing: Standing


class TokenRow(Struct, frozen=True):
    """Who may take which seats. `looking` is the seat that last sat there; -1, nobody yet. An
    `invite` opens nothing; it is changed for a token once."""

    hash: str
    seats: tuple[int, ...]
    looking: int = -1
    invite: bool = False


class StepRow(Struct, frozen=True):
    """A choice or an outcome as a line of the save; `answered` on a seat's behalf or not."""

    number: int
    line: str
    answered: bool = False
