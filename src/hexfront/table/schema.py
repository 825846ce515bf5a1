"""The database's tables, and the rows that go in and out of them."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)

from hexfront.table.protocol import Player, Watch
from hexfront.table.verdict import Verdict

DRAWN, UNDECIDED = -1, -2
"""What stands in place of a winning team."""

LONG_AGO = datetime.fromtimestamp(0, UTC)
"""What a time is taken for that cannot be read."""


class Moment(TypeDecorator[datetime]):
    """A time. SQLite keeps it as text, and one that something else has damaged spoils no list."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def result_processor(
        self, dialect: Dialect, coltype: object
    ) -> Callable[[Any], datetime | None] | None:
        read = super().result_processor(dialect, coltype)
        if read is None:
            return None

        def read_or_not(kept: object) -> datetime | None:
            try:
                return read(kept)
            except (ValueError, TypeError):
                return LONG_AGO

        return read_or_not


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
    Column("fair", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watch", String(8), nullable=False, index=True),
    Column("delay", Integer, nullable=False),
    Column("language", String(8), nullable=False),
    Column("round", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("acting", Integer, nullable=False),
    Column("ended", String(32), nullable=False),
    Column("winner", Integer, nullable=False),
    Column("tip", String(64), nullable=False),
    Column("created", Moment, nullable=False),
    Column("changed", Moment, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seats", Text, nullable=False),
    Column("looking", Integer, nullable=False),
    Column("invite", Boolean, nullable=False),
    Column("grain", String(64), nullable=False),
    Column("since", Integer, nullable=False),
    Column("person", String(16), index=True),
    # A person sits at a table once.
    Index("ix_tokens_table_person", "table_id", "person", unique=True),
)

steps = Table(
    "steps",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("answered", Boolean, nullable=False),
    Column("line", Text, nullable=False),
)

marks = Table(
    "marks",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seal", String(32), nullable=False, index=True),
    Column("content", LargeBinary, nullable=False),
)


talk = Table(
    "talk",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("said", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("at", Moment, nullable=False),
)

clocks = Table(
    "clocks",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("pace", Text, nullable=False),
    Column("running", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("stretch", BigInteger, nullable=False),
    Column("left", Text, nullable=False),
    Column("vacation", Text, nullable=False),
    Column("resting", Text, nullable=False),
    Column("told", BigInteger, nullable=False, server_default="0"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("stand_in", Boolean, nullable=False),
    Column("orders", Text, nullable=False, server_default=""),
    Column("webhook", Text, nullable=False, server_default=""),
    Column("language", String(8), nullable=False, server_default="en"),
    Column("key", String(32), nullable=False, server_default="", index=True),
)


class Standing(Struct, frozen=True):
    """How a game stands. `tip` tells its steps from all others that might be in their place, and
    how many have come to the table; `acting` is the seat that has to choose, -1 if none; once it
    is over, the `verdict` of the rules."""

    round: int
    over: bool
    tip: str
    acting: int = -1
    verdict: Verdict | None = None
    winner: int = UNDECIDED
    """The team that has won by the rules."""


class TableRow(Struct, frozen=True, kw_only=True):
    """A table. `header` is the first line of its save; each step holds a further one. Its dice are
    `fair` when the players can audit them; anybody may take its open seats when it is `public`.
    Who looks on while it is played sees it `delay` steps later."""

    id: str
    game: str
    scenario: str
    header: str
    players: tuple[Player, ...]
    seed: int
    open_hands: bool
    fair: bool = False
    public: bool = False
    watch: Watch = "off"
    delay: int = 0
    language: str = ""
    """In which whoever made it would talk; nothing if that was not said."""
    ended: str = ""
    """How the players ended the game themselves."""
    standing: Standing


class TokenRow(Struct, frozen=True):
    """Who may take which seats. `looking` is the seat that last sat there; -1, nobody yet. An
    `invite` opens nothing; it is changed for a token once. From the step `since` on its `grain` is
    mixed into the dice. The seats of a `person` open to whoever is logged in as that person, and
    to nobody else; those of nobody, to the token."""

    hash: str
    seats: tuple[int, ...]
    looking: int = -1
    invite: bool = False
    grain: str = ""
    since: int = 0
    person: str = ""


class StepRow(Struct, frozen=True):
    """A choice or an outcome as a line of the save; `answered` on a seat's behalf or not."""

    number: int
    line: str
    answered: bool = False


class MarkRow(Struct, frozen=True):
    """What a match was after so many steps; see `marks`."""

    number: int
    seal: str
    content: bytes
