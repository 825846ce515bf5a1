"""The example rulebook as a stranger installs it: a package that brings its own entry point."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.program import program
from tests.table.live import Seats, Server

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "rulebook"


class Guest:
    """Commands in a Python that finds the installed package beside Hexfront."""

    def __init__(self, folder: Path, *sources: Path) -> None:
        self.folder = folder
        paths = map(str, (*sources, ROOT / "src", folder, ROOT))
        # Its tests keep their files beside it and do not sweep up what other runs have left.
        options = f"--basetemp={folder.with_name('files')}"
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(paths),
            "PYTEST_ADDOPTS": options,
        }

    def python(self, *arguments: str, cwd: Path = ROOT) -> str:
        """What a command printed; a command that fails fails the test."""
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=cwd,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def hexfront(self, *arguments: str) -> str:
        return self.python("-m", "hexfront.cli", *arguments)

    @property
    def data(self) -> Path:
        return self.folder / "skirmish" / "data"


def install(source: Path, folder: Path, *, editable: bool = False) -> Guest:
    """A package in a folder of its own, installed without any network; editable, its modules are
    those of the source."""
    pip = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index")
    guest = Guest(folder, *([source / "src"] if editable else []))
    guest.python(*pip, "--target", str(folder), str(source))
    return guest


@pytest.fixture(scope="session")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Guest:
    """The example as it is."""
    return install(EXAMPLE, tmp_path_factory.mktemp("guest"))


@pytest.fixture(scope="session")
def served(guest: Guest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The program as a player starts it who has installed the example."""
    database = tmp_path_factory.mktemp("tables") / "tables.sqlite3"
    with program(database, environment=guest.environment) as server:
        yield server


def new_table(server: Server, *players: str, seed: int = 1) -> Seats:
    """A new game of the example."""
    return server.new_table(*players, game="skirmish", scenario="ford", seed=seed, open_hands=True)
