"""Bringing a database up to date with Alembic, from migrations inside the package."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect

from hexfront.table.errors import StorageError

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
LATEST = "0014"
"""The revision that this program works with. A database that has it needs no Alembic, which takes
as long to load as the rest of the storage."""


_LOCK = 0x48455846
"""Nobody else in the database uses this number for a lock: HEXF."""


def config_for(connection: Connection | None = None) -> "Config":
    from alembic.config import Config  # noqa: PLC0415  # see LATEST

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Run the migrations that this database has not seen yet; servers that start at the same time
    take turns."""
    if _revision(connection) == LATEST:
        return
    _wait_for_turn(connection)
    if _revision(connection) == LATEST:
        return
    from alembic import command  # noqa: PLC0415  # see LATEST
    from alembic.util import CommandError  # noqa: PLC0415

    try:
        command.upgrade(config_for(connection), "head")
    except CommandError as error:
        detail = f"the database was made by a newer Hexfront ({error})"
        raise StorageError(detail) from error


def _wait_for_turn(connection: Connection) -> None:
    """Until the transaction ends no other server migrates."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    elif connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if found is None else str(found)
