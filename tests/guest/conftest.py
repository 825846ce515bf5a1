"""The example rulebook as a stranger installs it: a package that brings its own entry point."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "rulebook"


class Guest:
    """Commands in a Python that finds the installed package beside Hexfront."""

    def __init__(self, folder: Path, *sources: Path) -> None:
        self.folder = folder
        paths = map(str, (ROOT / "src", *sources, folder, ROOT))
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}

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
