"""The program as a player starts it, in a process of its own that can be killed."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.table.live import Server

FIRST_PORT = 8400


@contextmanager
def program(
    database: Path, port: int = FIRST_PORT, environment: Mapping[str, str] = os.environ
) -> Iterator[Server]:
    """Runs until the block ends, then is killed without warning."""
    command = [sys.executable, "-m", "hexfront.cli", "--no-browser", "--port", str(port)]
    setting = {**environment, "HEXFRONT_DATABASE": f"sqlite:///{database}"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=setting) as child:
        try:
            assert child.stdout is not None
            told = child.stdout.readline()
            assert told, "the program did not start"
            yield Server(httpx.URL(told.split()[3]).netloc.decode())
        finally:
            child.kill()


def port_of(server: Server) -> int:
    return int(server.address.rsplit(":", 1)[1])
