"""A copy of the counters and charts in which a test can make a slip."""

import shutil
from pathlib import Path

from hexfront.games.aslsk.datafile import DATA


def copied(tmp_path: Path) -> Path:
    """A data folder with counters and charts, to be changed freely."""
    for part in ("units", "charts"):
        shutil.copytree(DATA / part, tmp_path / "data" / part)
    return tmp_path / "data"


def slip(data: Path, file: str, old: str, new: str) -> None:
    """Write `new` where `old` stands first."""
    path = data / file
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {file}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
