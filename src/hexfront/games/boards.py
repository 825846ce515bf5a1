"""The boards of every game as pictures, by the name that the command line gives them."""

from hexfront.games import rulebooks
from hexfront.play.rulebook import NoBoardError


def paint(board: str, *, labels: bool = True, language: str = "en") -> str:
    """The SVG of a board such as `game/name`; NoBoardError says what is wrong."""
    game, _, name = board.partition("/")
    book = rulebooks().get(game)
    if book is None or book.boards is None or not name:
        raise NoBoardError(f"try {', '.join(examples())}")
    return book.boards.paint(name, labels, language)


def examples() -> list[str]:
    """How boards are called, by examples of every game."""
    return [
        f"{book.id}/{name}"
        for book in rulebooks().values()
        if book.boards is not None
        for name in book.boards.examples
    ]
