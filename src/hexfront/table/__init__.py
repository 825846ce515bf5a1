"""The server: games, seats, sockets, storage."""

from hexfront.table.app import create_app
from hexfront.table.errors import StorageError, TableError
from hexfront.table.serving import NoFreePortError, serve
from hexfront.table.settings import Settings
from hexfront.table.shelf import Shelf

__all__ = [
    "NoFreePortError",
    "Settings",
    "Shelf",
    "StorageError",
    "TableError",
    "create_app",
    "serve",
]
