"""The maps as pictures, by the name that the command line gives them."""

from hexfront.games.s42.theatre import load
from hexfront.games.s42.theatre.drawing import draw
from hexfront.play.datafile import DataError
from hexfront.play.rulebook import Boards, NoBoardError


def paint(name: str, labels: bool, language: str) -> str:
    """`theatre` for the whole map, `A`, or sheets together as `A+B`."""
    try:
        return draw(load(name), labels=labels, language=language)
    except DataError as error:
        raise NoBoardError(str(error)) from error


BOARDS = Boards(paint, ("A", "theatre"))
