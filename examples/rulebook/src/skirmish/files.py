"""The data files from outside: boards as pictures, and checks of what somebody has changed."""

from pathlib import Path

from hexfront.board import BoardError, draw, load
from hexfront.play.rulebook import Boards, Check, NoBoardError, in_folder
from skirmish.definitions import DATA, charts, unit_kinds
from skirmish.setting import load_setting


def paint(name: str, labels: bool, language: str) -> str:
    """The board of that name as SVG."""
    try:
        return draw(load(DATA / "boards" / f"{name}.toml"), labels=labels, language=language)
    except BoardError as error:
        raise NoBoardError(str(error)) from error


def _units(path: Path, keys: set[str]) -> bool:
    return path.name == "units.toml" and "militia" in keys


def _charts(path: Path, keys: set[str]) -> bool:
    return path.name == "charts.toml" and keys == {"terrain", "combat"}


BOARDS = Boards(paint, ("ford", "village"))

CHECKS = (
    Check(in_folder("scenarios", "turns"), load_setting),
    Check(in_folder("boards", "map"), load),
    Check(_units, lambda path: unit_kinds(path.parent)),
    Check(_charts, lambda path: charts(path.parent)),
)
