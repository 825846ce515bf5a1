"""The doors: who may ask this server at all, and what browsers are told to keep others out."""

import json
from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from hexfront.table.errors import WrongHostError, WrongOriginError

_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_POLICY = (
    "default-src 'self'; connect-src 'self' ws://{host} wss://{host}; img-src 'self' data: blob:; "
    "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_CLOSED = 1008
_HARMLESS = ("GET", "HEAD", "OPTIONS")


def known_host(host: str, names: frozenset[str]) -> bool:
    """Whether a browser that says it asks this host cannot have been led here by a foreign name.

    An address or localhost is what it says; any other name could be pointed here by whoever owns
    it, and a page from there would then count as ours.
    """
    name = _host_name(host)
    if name is None:
        return False
    if name in names or name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _host_name(host: str) -> str | None:
    """The name without its port, in small letters; None when it is no host at all."""
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port
    except ValueError:
        return None
    if parts.username is not None or parts.path or parts.query or parts.fragment:
        return None
    return parts.hostname


def own_origin(origin: str | None, host: str, allowed: frozenset[str]) -> bool:
    """Whether the request comes from our page, from one that is allowed, or from no page at all."""
    if origin is None or origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc == host


class Doors:
    """Looks at every connection before anything else does, and at every answer on its way out."""

    def __init__(self, app: ASGIApp, names: frozenset[str], origins: frozenset[str]) -> None:
        self.app = app
        self.names = names
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = dict(scope["headers"])
        host = asked.get(b"host", b"").decode("latin-1")
        origin = asked.get(b"origin")

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                _guard(MutableScopeHeaders.from_message(message), host)
            await send(message)

        if not known_host(host, self.names):
            await _refuse(scope, send, WrongHostError())
            return
        harmless = scope["type"] == ScopeType.HTTP and scope["method"] in _HARMLESS
        named = None if origin is None else origin.decode("latin-1")
        if not harmless and not own_origin(named, host, self.origins):
            await _refuse(scope, send_guarded, WrongOriginError())
            return
        await self.app(scope, receive, send_guarded)


def _guard(headers: MutableScopeHeaders, host: str) -> None:
    for name, value in _HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("Content-Security-Policy", _POLICY.format(host=host))


async def _refuse(scope: Scope, send: Send, error: WrongHostError | WrongOriginError) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": _CLOSED, "reason": error.code})
        return
    body = json.dumps({"code": error.code, "detail": error.detail}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
