"""Starting the server for a person: a free port, the browser opened, the address printed."""

import asyncio
import errno
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace
from ipaddress import ip_address

import uvicorn
from uvicorn.config import LOGGING_CONFIG

from hexfront.table.app import create_app
from hexfront.table.logs import write_logs
from hexfront.table.patience import PatientHttp
from hexfront.table.settings import Settings
from hexfront.table.shelf import Shelf
from hexfront.table.store import Store

PORT = 8000
_PORTS_TRIED = 100
_OUTSIDE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses set aside for documentation."""
_SWITCH_INTERVAL = 0.0005
"""Seconds after which a busy thread lets another one run: one that writes needs little, but often,
and whoever chose waits for it."""
_SOCKET_MESSAGE_LIMIT = 1024 * 1024
"""Beyond our own limit, up to which an oversized message still gets an answer."""


_CONNECTIONS = 65_536
"""As many as a busy site ever has."""


class NoFreePortError(Exception):
    """Every port that was tried is taken."""


class _Server(uvicorn.Server):
    """Tells the address once it can be visited."""

    def __init__(
        self,
        config: uvicorn.Config,
        address: str,
        elsewhere: tuple[str, ...],
        *,
        open_browser: bool,
    ) -> None:
        super().__init__(config)
        self.address = address
        self.elsewhere = elsewhere
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        print(f"Hexfront is at {self.address} (Ctrl+C to stop)", flush=True)
        for address in self.elsewhere:
            print(f"other machines find it at {address}", flush=True)
        if self.open_browser:
            # Some browsers return only when they are closed.
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    open_browser: bool = True,
    settings: Settings | None = None,
    shelf: Shelf | None = None,
) -> None:
    """Serve until interrupted; takes the next free port from `port` on.

    Raises StorageError or NoFreePortError with the reason when it cannot start.
    """
    settings = settings or Settings()
    sys.setswitchinterval(_SWITCH_INTERVAL)
    _allow_connections()
    write_logs(settings.log)
    asyncio.run(_check_database(settings.database))
    listener = _listen(host, port)
    elsewhere = addresses_elsewhere(*listener.getsockname()[:2])
    settings = replace(settings, addresses=elsewhere)
    config = uvicorn.Config(
        create_app(settings, shelf),
        http=PatientHttp,
        log_level="warning",
        log_config=None if settings.log == "json" else LOGGING_CONFIG,
        access_log=False,
        ws_max_size=_SOCKET_MESSAGE_LIMIT,
        timeout_graceful_shutdown=2,
        lifespan="on",
    )
    server = _Server(config, _address(listener), elsewhere, open_browser=open_browser)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])


def _allow_connections() -> None:
    """Every page holds a connection, and many systems allow a program few unless it asks."""
    try:
        import resource  # noqa: PLC0415  # Windows has no such limit
    except ImportError:
        return
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _CONNECTIONS if most == resource.RLIM_INFINITY else min(_CONNECTIONS, most)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


async def _check_database(url: str) -> None:
    """Fail before anything is served, with a reason that can be read."""
    store = Store(url)
    try:
        await store.prepare()
    finally:
        await store.close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, min(port + _PORTS_TRIED, 65536)):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(128)
        except OSError as error:
            listener.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                detail = f"cannot listen at {host!r}: {error.strerror or error}"
                raise NoFreePortError(detail) from error
        else:
            return listener
    raise NoFreePortError(f"no free port from {port} on at {host}")


def _address(listener: socket.socket) -> str:
    """Where the browser of this machine finds the server."""
    host, port = listener.getsockname()[:2]
    return _url({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)


def addresses_elsewhere(host: str, port: int) -> tuple[str, ...]:
    """Where other machines find a server that listens there: nowhere if to its own one only."""
    address = ip_address(host)
    if address.is_loopback:
        return ()
    if not address.is_unspecified:
        return (_url(host, port),)
    own = _own_address(socket.AF_INET if address.version == 4 else socket.AF_INET6)
    return (_url(own, port),) if own else ()


def _own_address(family: socket.AddressFamily) -> str | None:
    """The address from which this machine would call others; nothing is sent for that."""
    outside = _OUTSIDE[family]
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((outside, 9))
        found = str(probe.getsockname()[0])
        return None if ip_address(found).is_loopback else found
    return None


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
