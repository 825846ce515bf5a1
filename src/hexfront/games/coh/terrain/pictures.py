"""The boards as pictures, by the name that the command line gives them."""

from hexfront.board import BoardError, draw
from hexfront.games.coh.terrain.maps import load_map
from hexfront.play.rulebook import Boards, NoBoardError


def paint(name: str, labels: bool, language: str) -> str:
    """`1`, several as `1+2` or `4/5`, turned as `5r`."""
    try:
        return draw(load_map(tuple(name.split("+"))), labels=labels, language=language)
    except (BoardError, FileNotFoundError) as error:
        raise NoBoardError(str(error)) from error


BOARDS = Boards(paint, ("1", "1+2", "4/5r"))
