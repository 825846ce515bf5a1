"""What an attack will come to: `odds`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hexfront.cli.output import Language, Refused, shortened

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexfront.play.report import Report

LARGEST = 1024 * 1024
"""Bytes of a position."""


def odds(
    situation: Annotated[Path, typer.Argument(help="a position in notation; - reads it in")],
    attack: Annotated[
        str,
        typer.Argument(help='in the words of the notation, such as "attack G1 E03"'),
    ],
    game: Annotated[
        str, typer.Option(help="its id, as `hexfront games` tells it; the first one that has odds")
    ] = "",
    language: Language = "en",
) -> None:
    """Exact odds of an attack from a position."""
    from hexfront.cli.odds_tables import print_report
    from hexfront.play.report import NoAttackError, NoPositionError
    from hexfront.words import say

    game, reckon = _reckoner(game)
    text = _read(situation)
    try:
        report = reckon(text, attack, language)
    except NoPositionError as error:
        raise Refused(f"{situation}: {error}") from error
    except NoAttackError as error:
        reason = say(language, error.refusal.message, game=game, **error.named)
        raise Refused(f"{shortened(attack)}: {reason} ({error.refusal.rule})") from error
    print_report(report, game, language)


def _reckoner(game: str) -> "tuple[str, Callable[[str, str, str], Report]]":
    """The game that is meant, and what reckons its odds."""
    from hexfront.games import rulebooks

    books = rulebooks()
    asked = [game] if game else list(books)
    for book in (books[name] for name in asked if name in books):
        if book.odds is not None:
            return book.id, book.odds
    known = ", ".join(book.id for book in books.values() if book.odds is not None)
    raise Refused(f"no game {shortened(game)!r} with odds; one of {known}")


def _read(situation: Path) -> str:
    from hexfront.play.textfile import NotTextError, decoded, read_text

    try:
        if str(situation) != "-":
            return read_text(situation, LARGEST)
        if sys.stdin is None:
            raise Refused("-: nothing can be read in")
        return decoded(sys.stdin.buffer.read(LARGEST + 1), LARGEST)
    except NotTextError as error:
        raise Refused(f"{situation}: {error}") from error
    except OSError as error:
        raise Refused(f"{situation}: {error.strerror}") from error
