"""Data files that somebody has changed: `check`."""

from pathlib import Path
from typing import Annotated

import typer

from hexfront.cli.output import complain, line


def check(
    files: Annotated[
        list[Path], typer.Argument(help="scenarios, boards, charts, counters, cards, lessons")
    ],
) -> None:
    """Check data files that you have changed: what is wrong, in which file, at which key."""
    from hexfront.board import BoardError
    from hexfront.games.checking import check as check_file
    from hexfront.play.datafile import DataError

    faults = 0
    for path in files:
        try:
            game = check_file(path)
        except (DataError, BoardError) as error:
            faults += 1
            complain(str(path), str(error))
        else:
            line(f"{path}: a sound file of {game}")
    if faults:
        raise typer.Exit(code=1)
