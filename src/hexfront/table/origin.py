"""Only pages of this very server may talk to it from a browser."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from hexfront.table.errors import WrongOriginError

Connection = ASGIConnection[Any, Any, Any, Any]


def same_origin(connection: Connection, allowed: frozenset[str]) -> bool:
    """Whether the request comes from our page, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host")


class OriginGuard:
    """Turns away requests that a foreign page makes in a visitor's browser."""

    def __init__(self, allowed: frozenset[str]) -> None:
        self.allowed = allowed

    def __call__(self, connection: Connection, handler: BaseRouteHandler) -> None:
        if not same_origin(connection, self.allowed):
            raise WrongOriginError("this server answers only to its own page")
