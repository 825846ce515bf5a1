"""The boards as pictures, by the name that the command line gives them."""

from hexfront.board import BoardError
from hexfront.games.aslsk.boards.drawing import draw
from hexfront.games.aslsk.boards.library import load_map
from hexfront.play.rulebook import Boards, NoBoardError


def paint(name: str, labels: bool, language: str) -> str:
    """`village`, side by side as `village+hills`, one below the other as `village/hills-r`."""
    try:
        return draw(load_map(name), labels=labels, language=language)
    except BoardError as error:
        raise NoBoardError(str(error)) from error


BOARDS = Boards(paint, ("village", "village+hills"))
