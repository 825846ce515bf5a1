"""The database's tables for people, and the rows that go in and out of them."""

from datetime import datetime

from msgspec import Struct
from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    false,
)

from hexfront.table.schema import metadata

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("key", String(128), nullable=False, unique=True),
    Column("secret", Text, nullable=False),
    Column("address", String(254), nullable=False),
    Column("mails", Boolean, nullable=False),
    Column("confirmed", Boolean, nullable=False, server_default=false()),
    Column("created", DateTime(timezone=True), nullable=False),
)

logins = Table(
    "logins",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("expires", DateTime(timezone=True), nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), primary_key=True),
    Column("expires", DateTime(timezone=True), nullable=False),
)

confirmations = Table(
    "confirmations",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("address", String(254), nullable=False),
    Column("expires", DateTime(timezone=True), nullable=False),
)

attempts = Table(
    "attempts",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("latest", DateTime(timezone=True), nullable=False),
)

# A result outlives its table, which may be deleted; so nothing refers to it.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("scenario", String(64), nullable=False),
    Column("how", String(16), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Index("ix_results_scenario", "game", "scenario"),
)

scores = Table(
    "scores",
    metadata,
    Column("table_id", String(32), ForeignKey("results.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("side", String(64), nullable=False),
    Column("team", Integer, nullable=False),
    Column("points", Float, nullable=False),
    Column("person", String(16), index=True),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(16), ForeignKey("people.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)


class PersonRow(Struct, frozen=True, kw_only=True):
    """Somebody with an account. Two names with the same `key` would be taken for each other;
    `secret` is the hash of the password; an `address` is used only for whoever wants `mails`, and
    only once its owner has `confirmed` it."""

    id: str
    name: str
    key: str
    secret: str
    address: str = ""
    mails: bool = False
    confirmed: bool = False


class LoginRow(Struct, frozen=True):
    """A browser in which somebody is logged in; `hash` is that of its secret."""

    hash: str
    person: str
    expires: datetime
