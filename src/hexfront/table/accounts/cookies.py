"""The cookies of a browser: one for whoever is logged in, one by which the device is known again.

No script can read them, and no other site's page has them sent along. Over https their names begin
with `__Host-`, which keeps neighbours of the same domain from setting them.
"""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from hexfront.table.accounts.accounts import DEVICE_DAYS, LOGIN_DAYS, Visitor
from hexfront.table.tokens import TOKEN_LETTERS

Connection = ASGIConnection[Any, Any, Any, Any]

_LOGIN, _DEVICE = "hexfront-login", "hexfront-device"
_DAY = 86_400


def visitor_of(connection: Connection) -> Visitor:
    """Who asks."""
    address = connection.client.host if connection.client else ""
    login, device = (_shown(connection, name) for name in (_LOGIN, _DEVICE))
    return Visitor(address, login, device)


def login_cookies(connection: Connection, login: str, device: str) -> list[Cookie]:
    """What a browser keeps for somebody who has logged in."""
    return [
        _cookie(connection, _LOGIN, login, LOGIN_DAYS * _DAY),
        _cookie(connection, _DEVICE, device, DEVICE_DAYS * _DAY),
    ]


def no_login_cookie(connection: Connection) -> list[Cookie]:
    """A browser forgets who was logged in; that the device is known does not let anybody in."""
    return [_cookie(connection, _LOGIN, "", 0)]


def _shown(connection: Connection, name: str) -> str:
    value = connection.cookies.get(_named(connection, name), "")
    return value if len(value) == TOKEN_LETTERS else ""


def _cookie(connection: Connection, name: str, value: str, age: int) -> Cookie:
    return Cookie(
        key=_named(connection, name),
        value=value,
        path="/",
        max_age=age,
        secure=_encrypted(connection),
        httponly=True,
        samesite="strict",
    )


def _named(connection: Connection, name: str) -> str:
    return f"__Host-{name}" if _encrypted(connection) else name


def _encrypted(connection: Connection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")
