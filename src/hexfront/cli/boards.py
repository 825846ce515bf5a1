"""Boards as pictures: `board show`."""

from typing import Annotated

import typer

from hexfront.cli.output import Language, Output, Refused, line, write_file


def board_show(
    board: Annotated[str, typer.Argument(help="game/name; without a name the boards are told")],
    output: Output,
    labels: Annotated[bool, typer.Option(help="print hex labels")] = True,
    language: Language = "en",
) -> None:
    """Draw a board as SVG."""
    from hexfront.games.boards import paint
    from hexfront.play.rulebook import NoBoardError

    try:
        svg = paint(board, labels=labels, language=language)
    except NoBoardError as error:
        raise Refused(f"no board {board!r}: {error}") from error
    write_file(output, svg)
    line(f"{output}: {len(svg.encode()) // 1024} KiB")
