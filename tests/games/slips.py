"""Data files with a slip: what the tests of faults share in all games."""

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from hexfront.play.datafile import DataError

Slips = Mapping[str, tuple[str, str, str, str]]
"""By what is wrong: the file, the words in it, the words put there, and the fault that is told."""


def copy_of(data: Path, tmp_path: Path, *, without: str) -> Path:
    """A data folder without one large part and what is only taught, to be changed freely."""
    ignored = shutil.ignore_patterns(without, "examples", "lessons")
    return Path(shutil.copytree(data, tmp_path / "data", ignore=ignored))


def slip(data: Path, file: str, old: str, new: str) -> None:
    """Write `new` where `old` stands first."""
    path = data / file
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {file}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def each_slip(slips: Slips) -> pytest.MarkDecorator:
    """Runs a test with each slip, under its name."""
    return pytest.mark.parametrize(
        ("file", "old", "new", "told"), slips.values(), ids=list(slips.keys())
    )


def fault_of(load: Callable[[Path], object], path: Path) -> str:
    """What a reader says of a folder or file with a fault."""
    with pytest.raises(DataError) as caught:
        load(path)
    return str(caught.value)
