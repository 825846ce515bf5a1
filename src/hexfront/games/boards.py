"""The boards of every game as pictures, by the name that the command line gives them."""

from collections.abc import Callable
from types import MappingProxyType

from hexfront.board import BoardError, draw
from hexfront.games.aslsk import boards as aslsk
from hexfront.games.coh.terrain.maps import load_map
from hexfront.games.s42.definitions.datafile import DataError
from hexfront.games.s42.theatre import load
from hexfront.games.s42.theatre.drawing import draw as draw_theatre

Painter = Callable[[str, bool, str], str]
"""From the board's name, whether to print labels, and the language, to the SVG."""


class NoBoardError(LookupError):
    """A board that no game has, and why."""


def _coh(name: str, labels: bool, language: str) -> str:
    """`1`, several as `1+2`, turned as `2r`."""
    try:
        return draw(load_map(tuple(name.split("+"))), labels=labels, language=language)
    except (BoardError, FileNotFoundError) as error:
        raise NoBoardError(str(error)) from error


def _s42(name: str, labels: bool, language: str) -> str:
    """`theatre` for the whole map, `A`, or sheets together as `A+B`."""
    try:
        return draw_theatre(load(name), labels=labels, language=language)
    except DataError as error:
        raise NoBoardError(str(error)) from error


def _aslsk(name: str, labels: bool, language: str) -> str:
    """`village`, side by side as `village+hills`, one below the other as `village/hills-r`."""
    try:
        return aslsk.draw(aslsk.load_map(name), labels=labels, language=language)
    except BoardError as error:
        raise NoBoardError(str(error)) from error


PAINTERS = MappingProxyType({"coh": _coh, "s42": _s42, "aslsk": _aslsk})
EXAMPLES = ("coh/1", "s42/A", "s42/theatre", "aslsk/village")


def paint(board: str, *, labels: bool = True, language: str = "en") -> str:
    """The SVG of a board such as `coh/1+2` or `s42/A`; NoBoardError says what is wrong."""
    game, _, name = board.partition("/")
    painter = PAINTERS.get(game)
    if painter is None or not name:
        raise NoBoardError(f"try {', '.join(EXAMPLES)}")
    return painter(name, labels, language)
