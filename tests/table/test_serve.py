"""Starting for a person: the next free port, the address, a clear word when it cannot be."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from hexfront.table import NoFreePortError, StorageError, serve
from hexfront.table.serving import addresses_elsewhere
from tests.table.live import PATIENCE, duel_shelf, settings_in


@contextmanager
def started(folder: Path, port: int, browser: str, **more: str) -> Iterator[tuple[str, str]]:
    """The line that a started server prints and the address in it; stopped with Ctrl+C."""
    command = [sys.executable, "-m", "tests.table.process", str(folder), str(port), browser]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, text=True, env={**os.environ, **more}, **pipes) as child:  # type: ignore[call-overload]
        try:
            line = child.stdout.readline()
            yield line, line.split()[3]
            child.send_signal(signal.SIGINT)
            assert child.wait(PATIENCE) == 0
            assert child.stderr.read() == ""
        finally:
            child.kill()


def test_it_takes_the_next_free_port_and_prints_the_address(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with started(tmp_path, port, "none") as (line, address):
            assert line.startswith("Hexfront is at http://127.0.0.1:")
            assert f":{port}/" not in address
            assert httpx.get(f"{address}api/games", timeout=60).json()[0]["id"] == "duel"


def test_it_opens_the_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    os.mkfifo(opened)
    browser = tmp_path / "browser.sh"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}"\n')
    browser.chmod(0o755)
    with started(tmp_path, 8100, "browser", BROWSER=str(browser)) as (_, address):
        assert opened.read_text().strip() == address


def test_no_port_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexfront.table.serving._PORTS_TRIED", 1)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(NoFreePortError, match=str(port)):
            serve(port=port, settings=settings_in(tmp_path), shelf=duel_shelf())


def test_an_address_that_this_machine_has_not(tmp_path: Path) -> None:
    for host in ("no such host", "192.0.2.77"):
        with pytest.raises(NoFreePortError, match=f"cannot listen at '{host}'"):
            serve(host, settings=settings_in(tmp_path), shelf=duel_shelf())


@pytest.mark.parametrize(
    ("listens", "own", "told"),
    [
        ("127.0.0.1", "192.168.1.7", ()),
        ("0.0.0.0", "192.168.1.7", ("http://192.168.1.7:80/",)),
        ("0.0.0.0", None, ()),
        ("10.0.0.3", "192.168.1.7", ("http://10.0.0.3:80/",)),
        ("::", "2001:db8::7", ("http://[2001:db8::7]:80/",)),
    ],
)
def test_other_machines_are_told_an_address_where_they_find_the_server(
    monkeypatch: pytest.MonkeyPatch, listens: str, own: str | None, told: tuple[str, ...]
) -> None:
    monkeypatch.setattr("hexfront.table.serving._own_address", lambda family: own)
    assert addresses_elsewhere(listens, 80) == told


def test_a_database_that_cannot_be_used_is_told_before_anything_starts(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, database=f"sqlite:///{tmp_path}")
    with pytest.raises(StorageError, match="cannot use the database"):
        serve(settings=settings, shelf=duel_shelf())
