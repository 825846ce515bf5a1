"""A PostgreSQL of one's own for tests and measurements, on a free port and gone afterwards.

Debian's package is enough, and `python -m tools.postgres` installs it where there is none; nothing
that runs on the machine already is touched.
"""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tools.debian import install

_DEBIAN = Path("/usr/lib/postgresql")
_USER = "postgres"
ADVICE = "The tests of a shared database need PostgreSQL: install it with your package manager."
_SETTINGS = {"max_connections": "60", "listen_addresses": "127.0.0.1"}


def find_postgres() -> Path | None:
    """The folder with the programs of the newest PostgreSQL; None when there is none."""
    newest = sorted(_DEBIAN.glob("*/bin/pg_ctl"), key=lambda path: float(path.parts[-3]))
    if newest:
        return newest[-1].parent
    found = shutil.which("pg_ctl")
    return Path(found).parent if found else None


@contextmanager
def postgres(kept: Path | None = None) -> Iterator[str]:
    """The URL of a database in a server that was started for it; its data may be kept in a folder
    for the next time."""
    programs = find_postgres()
    if programs is None:
        raise RuntimeError("PostgreSQL is not installed (apt install postgresql)")
    with ExitStack() as made:
        folder = kept or Path(made.enter_context(tempfile.TemporaryDirectory()))
        folder.mkdir(parents=True, exist_ok=True)
        # PostgreSQL refuses to run as root; its own user then owns the files.
        rights = ["runuser", "-u", _USER, "--"] if os.geteuid() == 0 else []
        if rights:
            shutil.chown(folder, _USER)
        data, port = folder / "data", _free_port()
        if not data.exists():
            how = ("-U", _USER, "-A", "trust", "-E", "UTF8")
            _run(*rights, programs / "initdb", "-D", data, *how)
        options = " ".join(f"-c {name}={value}" for name, value in _SETTINGS.items())
        options += f" -p {port} -k {folder}"
        start = ("-D", data, "-l", folder / "log", "-w", "-o", options, "start")
        _run(*rights, programs / "pg_ctl", *start)
        try:
            yield f"postgresql://{_USER}@127.0.0.1:{port}/postgres"
        finally:
            _run(*rights, programs / "pg_ctl", "-D", data, "-m", "fast", "-w", "stop")


def _run(*command: str | Path) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def main() -> int:
    if find_postgres() is not None or (install("postgresql") and find_postgres() is not None):
        return 0
    print(ADVICE, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
