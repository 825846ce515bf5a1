"""Calling an address that a player has given, and no other: not into the operator's own network.

A name is resolved once, every address that it stands for is looked at, and the call goes to an
address that was looked at; a name that changes in between leads nowhere else. Nobody is followed
elsewhere, and an answer is not read beyond its status.
"""

import http.client
import socket
import ssl
from contextlib import suppress
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from threading import Timer
from urllib.parse import SplitResult, urlsplit

from hexfront.table.errors import BadRequestError

LONGEST = 500
_TIMEOUT = 5.0
"""Seconds without a sign of life."""
PATIENCE = 15.0
"""Seconds after which a call ends, however much comes of an answer: nobody keeps others waiting by
telling it letter by letter."""
_GOOD = range(200, 300)
_TRANSLATED = ip_network("64:ff9b::/96")
"""IPv4 addresses within IPv6."""


class CallError(Exception):
    """The call did not come through."""


class BarredError(CallError):
    """The address is not to be called."""


def checked_url(text: str) -> str:
    """An address that may be called, as far as it can be told without asking for its name."""
    if not text:
        return ""
    if len(text) > LONGEST or not text.isascii() or not text.isprintable() or " " in text:
        raise BadRequestError(f"webhook: a web address of up to {LONGEST} letters")
    try:
        parts = urlsplit(text)
        _ = parts.port, (parts.hostname or "").encode("idna")
    except ValueError as error:
        raise BadRequestError(f"webhook: {error}") from error
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadRequestError("webhook: only http:// and https:// are called")
    if parts.username is not None or parts.fragment:
        raise BadRequestError("webhook: neither a password nor a # belongs into it")
    return text


def call(url: str, body: bytes, allowed: frozenset[str], patience: float = PATIENCE) -> None:
    """Post something; CallError when it did not come through, BarredError when it must not."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    connection = _connection(parts, host, port, reached(host, port, allowed))
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    headers = {"Content-Type": "application/json", "User-Agent": "Hexfront"}
    alarm = Timer(patience, partial(_hang_up, connection))
    alarm.start()
    try:
        connection.request("POST", target, body, headers)
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        raise CallError(f"{host}: {error}") from error
    finally:
        alarm.cancel()
        connection.close()
    if status not in _GOOD:
        raise CallError(f"{host} answered {status}")


def _hang_up(connection: http.client.HTTPConnection) -> None:
    """Whoever waits for something on this line, in another thread, waits no longer."""
    with suppress(OSError):
        if connection.sock is not None:
            socket.socket.shutdown(connection.sock, socket.SHUT_RDWR)


def reached(host: str, port: int, allowed: frozenset[str]) -> str:
    """The address at which a host is called; BarredError if any that it stands for is private."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise CallError(f"{host} is not known: {error}") from error
    addresses = [str(each[4][0]) for each in found]
    if host not in allowed:
        for address in addresses:
            if address not in allowed and not on_the_internet(address):
                raise BarredError(f"{host} is not on the open internet")
    return addresses[0]


def on_the_internet(address: str) -> bool:
    """Whether an address is one that anybody can call."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(parsed, IPv6Address):
        if parsed in _TRANSLATED or parsed.sixtofour or parsed.teredo or parsed.is_site_local:
            return False
        if parsed.ipv4_mapped is not None:
            return _public(parsed.ipv4_mapped)
    return _public(parsed)


def _public(address: IPv4Address | IPv6Address) -> bool:
    return address.is_global and not address.is_multicast and not address.is_reserved


def _connection(
    parts: SplitResult, host: str, port: int, address: str
) -> http.client.HTTPConnection:
    """A line to the address that was looked at, which speaks to the host by its name."""
    if parts.scheme == "https":
        return _SecureLine(host, port, address)
    return _Line(host, port, address)


class _Line(http.client.HTTPConnection):
    def __init__(self, host: str, port: int, address: str) -> None:
        super().__init__(host, port, timeout=_TIMEOUT)
        self.address = address

    def connect(self) -> None:
        self.sock = socket.create_connection((self.address, self.port), _TIMEOUT)


class _SecureLine(http.client.HTTPSConnection):
    def __init__(self, host: str, port: int, address: str) -> None:
        self.context = ssl.create_default_context()
        super().__init__(host, port, timeout=_TIMEOUT, context=self.context)
        self.address = address

    def connect(self) -> None:
        line = socket.create_connection((self.address, self.port), _TIMEOUT)
        self.sock = self.context.wrap_socket(
            line, server_hostname=self.host, do_handshake_on_connect=False
        )
        self.sock.do_handshake()
