"""What all commands share: where they print, how they refuse, how they read and write files."""

import errno
from collections.abc import Callable
from functools import cache, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, ParamSpec

import typer

if TYPE_CHECKING:
    from rich.console import Console

P = ParamSpec("P")

_CANNOT_PRINT = (errno.ENOSPC, errno.EBADF, errno.EIO)

LONGEST = 400
"""Letters of a reason; a fault in a huge line is told without the line."""


@cache
def console(*, errors: bool = False) -> "Console":
    from rich.console import Console

    return Console(stderr=errors)


def line(text: str, *, errors: bool = False) -> None:
    """One line as it is: no markup, no colours, not broken at the window's edge."""
    printed = plain(text)
    console(errors=errors).print(printed, markup=False, highlight=False, soft_wrap=True)


def plain(text: str) -> str:
    """A text in one line; what would steer the terminal is spelled out."""
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in text
    )


def shortened(text: str) -> str:
    """A text that may hold a reader's whole file, cut in its middle."""
    if len(text) <= LONGEST:
        return text
    half = LONGEST // 2
    return f"{text[:half]} ... {text[-half:]}"


def complain(where: str, reason: str) -> None:
    """What is wrong, on the error stream, in one line."""
    from rich.text import Text

    told = Text.assemble((f"{plain(where)}:", "bold red"), " ", plain(shortened(reason)))
    console(errors=True).print(told, highlight=False, soft_wrap=True)


class Refused(typer.Exit):
    """Ends the command with a reason on the error stream."""

    def __init__(self, reason: str) -> None:
        complain("hexfront", reason)
        super().__init__(code=1)


def guarded(command: Callable[P, None]) -> Callable[P, None]:
    """A command that tells a broken rulebook of another package as a fault of that package, and
    a place to print to that is full or closed."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        from hexfront.play.rulebook import RulebookError

        try:
            command(*args, **kwargs)
        except RulebookError as error:
            raise Refused(f"rulebook {error}") from error
        except OSError as error:
            if error.errno not in _CANNOT_PRINT or error.filename is not None:
                raise
            raise Refused(f"the answer cannot be printed: {error.strerror}") from error

    return run


def _spoken(language: str) -> str:
    from hexfront.words import LANGUAGES

    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise typer.BadParameter(f"Hexfront does not speak {shortened(language)!r}; one of {known}")
    return language


Language = Annotated[
    str, typer.Option("--language", "-l", callback=_spoken, help="such as en or ru")
]
Output = Annotated[Path, typer.Option("-o", "--output", help="the SVG file")]


def write_file(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused(f"{path}: cannot be written: {error.strerror}") from error
