"""A copy of the data folder in which a test can make a slip."""

import shutil
from pathlib import Path

from hexfront.games.s42.datafile import DATA


def copied(tmp_path: Path) -> Path:
    """The data folder without the map, to be changed freely."""
    return Path(shutil.copytree(DATA, tmp_path / "data", ignore=shutil.ignore_patterns("map")))


def slip(data: Path, file: str, old: str, new: str) -> None:
    """Write `new` where `old` stands first."""
    path = data / file
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {file}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
