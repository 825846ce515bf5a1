"""A player's web address is called, and nothing inside the operator's network."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from hexfront.table.errors import BadRequestError
from hexfront.table.post.webhook import (
    LONGEST,
    BarredError,
    CallError,
    call,
    checked_url,
    on_the_internet,
    reached,
)
from tests.table.post.receivers import Called, serving

NONE: frozenset[str] = frozenset()
LOCAL = frozenset({"127.0.0.1"})


@pytest.fixture
def called() -> Iterator[Called]:
    server = Called()
    with serving(server):
        yield server


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_addresses_on_the_open_internet(address: str) -> None:
    assert on_the_internet(address)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.255.255.254",
        "0.0.0.0",
        "10.0.0.1",
        "172.16.0.1",
        "172.31.255.255",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "fec0::1",
        "ff02::1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
        "2001:0:7f00:1::",
        "somewhere",
    ],
)
def test_addresses_of_somebodys_own_network(address: str) -> None:
    assert not on_the_internet(address)


def test_one_private_address_among_others_bars_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def resolved(*asked: Any, **more: Any) -> list[Any]:
        return [(0, 0, 0, "", ("8.8.8.8", 80)), (0, 0, 0, "", ("10.0.0.7", 80))]

    monkeypatch.setattr(socket, "getaddrinfo", resolved)
    with pytest.raises(BarredError):
        reached("rebound.example", 80, NONE)
    assert reached("rebound.example", 80, frozenset({"rebound.example"})) == "8.8.8.8"
    assert reached("rebound.example", 80, frozenset({"10.0.0.7"})) == "8.8.8.8"


def test_the_call_goes_to_the_address_that_was_looked_at(
    called: Called, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name is asked for once, and the host still hears it."""
    asked = []

    def resolved(host: str, *more: Any, **other: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", called.port))]

    real = socket.create_connection
    monkeypatch.setattr(socket, "getaddrinfo", resolved)
    monkeypatch.setattr(
        socket,
        "create_connection",
        lambda address, timeout: real(address, timeout) if address[0] == "127.0.0.1" else None,
    )
    call(f"http://turn.example:{called.port}/x", b"{}", frozenset({"turn.example"}))
    assert called.calls.get(timeout=10) == ("/x", f"turn.example:{called.port}", {})
    assert asked[0] == "turn.example"


def test_what_is_private_is_called_only_where_the_operator_allows_it(called: Called) -> None:
    with pytest.raises(BarredError):
        call(called.url, b"{}", NONE)
    assert called.calls.empty()
    call(called.url, b'{"turn":1}', LOCAL)
    assert called.calls.get(timeout=10)[0] == "/turn?to=me"


def test_nobody_is_followed_elsewhere(called: Called) -> None:
    called.status, called.location = 302, f"http://127.0.0.1:{called.port}/elsewhere"
    with pytest.raises(CallError, match="302"):
        call(called.url, b"{}", LOCAL)
    assert called.calls.qsize() == 1


def test_nobody_there() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(CallError):
        call(f"http://127.0.0.1:{port}/", b"{}", LOCAL)
    with pytest.raises(CallError):
        call("https://no-such-host.invalid/", b"{}", NONE)


def test_a_name_that_cannot_be_looked_up() -> None:
    """Addresses that were kept before they were looked at so closely are given up, not stumbled
    over."""
    with pytest.raises(CallError):
        call("http://a..b/", b"{}", NONE)


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_whoever_answers_letter_by_letter_keeps_nobody_waiting(scheme: str) -> None:
    """Calls of other players wait for the same few threads."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        slow = threading.Thread(target=_answer_slowly, args=(listener,), daemon=True)
        slow.start()
        url = f"{scheme}://127.0.0.1:{listener.getsockname()[1]}/"
        began = time.monotonic()
        with pytest.raises(CallError):
            call(url, b"{}", LOCAL, patience=0.3)
        assert time.monotonic() - began < 3
    slow.join(10)
    assert not slow.is_alive()


def _answer_slowly(listener: socket.socket) -> None:
    """A first line, or a greeting in TLS, that never ends, and never pauses for long."""
    line, _ = listener.accept()
    with line, suppress(OSError):
        began = line.recv(1)
        line.sendall(b"HTTP/1.1 " if began == b"P" else b"\x16\x03\x03\x40\x00")
        while True:
            time.sleep(0.02)
            line.sendall(b"a")


@pytest.mark.parametrize(
    "url",
    ["", "http://example.org", "https://example.org:8443/a?b=c", "http://x/" + "y" * (LONGEST - 9)],
)
def test_a_web_address(url: str) -> None:
    assert checked_url(url) == url


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org",
        "file:///etc/passwd",
        "gopher://example.org",
        "example.org",
        "http://",
        "http://name:word@example.org",
        "http://example.org/#x",
        "http://example.org:99999",
        "http://[::1",
        "http://a..b/",
        f"http://{'x' * 64}.org/",
        "http://example.org/a b",
        "http://пример.рф",
        "http://example.org/\r\nX: y",
        "http://x/" + "y" * (LONGEST - 8),
    ],
)
def test_what_is_no_web_address_is_told(url: str) -> None:
    with pytest.raises(BadRequestError, match=r"^webhook:"):
        checked_url(url)
