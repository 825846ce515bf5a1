"""Whoever connects and does not ask is sent away; whoever asks, plays on."""

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from hexfront.table import patience
from tests.table.live import PATIENCE, Server

SHORT = 0.3


@pytest.fixture
def hasty(server: Server, monkeypatch: pytest.MonkeyPatch) -> Server:
    monkeypatch.setattr(patience, "BEGINNING", SHORT)
    monkeypatch.setattr(patience, "WHOLE", SHORT)
    return server


def connected(server: Server) -> socket.socket:
    host, _, port = server.address.partition(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def is_closed_while(line: socket.socket, said: Iterator[bytes]) -> bool:
    """Whether the other end hangs up, whatever is said to it meanwhile."""
    line.settimeout(SHORT / 6)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(TimeoutError):
            try:
                line.sendall(next(said, b""))
                if line.recv(1000) == b"":
                    return True
            except ConnectionError:
                return True
    return False


HEAD = b"POST /api/qr HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5000\r\n\r\n"


@pytest.mark.parametrize(
    ("first", "then"),
    [(b"", b""), (b"GET /api", b"a"), (HEAD, b""), (HEAD, b"a")],
    ids=["nothing", "a head without end", "no body", "a body without end"],
)
def test_a_request_that_does_not_come_is_not_waited_for(
    hasty: Server, first: bytes, then: bytes
) -> None:
    with connected(hasty) as line:
        line.sendall(first)
        assert is_closed_while(line, iter(lambda: then, None))


def test_a_second_request_is_waited_for_no_longer(hasty: Server) -> None:
    with connected(hasty) as line:
        line.sendall(b"GET /api/languages HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert line.recv(10_000).startswith(b"HTTP/1.1 200")
        assert is_closed_while(line, iter(lambda: b"a", None))


def test_whoever_plays_is_not_sent_away(hasty: Server) -> None:
    with hasty.new_table("me", "computer").page() as page:
        page.my_move()
        time.sleep(2 * SHORT)
        page.take("Rest")
        page.my_move()


def test_more_pages_than_a_system_allows_unless_asked(tmp_path: Path) -> None:
    few, many = 100, 200
    serving = f"{sys.executable} -m tests.table.process {tmp_path} 8300 none"
    command = ["sh", "-c", f"ulimit -Sn {few}; exec {serving}"]
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child,
        ExitStack() as lines,
    ):
        assert child.stdout is not None
        try:
            address = child.stdout.readline().split()[3]
            server = Server(address.removeprefix("http://").rstrip("/"))
            for _ in range(many):
                lines.enter_context(connected(server))
            assert httpx.get(f"{address}api/languages", timeout=10).status_code == 200
        finally:
            child.kill()
