"""Bringing a database up to date with Alembic, from migrations inside the package."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from hexfront.table.errors import StorageError

MIGRATIONS = Path(__file__).parent / "migrations"


def config_for(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Run the migrations that this database has not seen yet."""
    try:
        command.upgrade(config_for(connection), "head")
    except CommandError as error:
        detail = f"the database was made by a newer Hexfront ({error})"
        raise StorageError(detail) from error
