"""Who listens to a room."""

from typing import Protocol

from hexfront.table.errors import TableError
from hexfront.table.protocol import Pinged
from hexfront.table.schema import TokenRow


class Listener(Protocol):
    """Somebody who looks through a seat, or without any at what all may know."""

    token: TokenRow

    def stir(self) -> None:
        """There may be something new."""

    def warn(self, error: TableError) -> None:
        """Something went wrong that nobody here asked for."""

    def hear(self, ping: Pinged) -> None:
        """Another player points at something."""

    def dismiss(self, error: TableError) -> None:
        """The room closes."""
