"""What there is to play: `games` and `scenarios`."""

from hexfront.cli.finding import sound_books
from hexfront.cli.output import Language, console, plain


def list_games(language: Language = "en") -> None:
    """The rulebooks that Hexfront plays."""
    from rich.table import Table

    table = Table("id", "title", "seats", "scenarios")
    for book in sound_books():
        title, game = book.title.get(language, book.title["en"]), book.game
        table.add_row(book.id, plain(title), ", ".join(game.seats), str(len(game.scenarios())))
    console().print(table)


def list_scenarios(language: Language = "en") -> None:
    """All scenarios, with rounds and boards."""
    from rich.table import Table

    table = Table("id", "title", "rounds", "board")
    for book in sound_books():
        for info in book.game.scenarios():
            title = info.title.get(language, info.title["en"])
            table.add_row(f"{book.id}/{info.id}", plain(title), str(info.rounds), info.board)
    console().print(table)
