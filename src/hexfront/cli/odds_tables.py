"""A report of odds as tables in the terminal."""

from collections.abc import Callable
from functools import partial

from rich.table import Table
from rich.text import Text

from hexfront.cli.output import console
from hexfront.play import Tally
from hexfront.play.report import Figures, Message, Report, Rows
from hexfront.words import say

Words = Callable[[str], str]
"""From a message id to its words."""


def print_report(report: Report, game: str, language: str) -> None:
    words = partial(say, language, game=game)
    for block in report:
        match block:
            case Figures(title, tally):
                console().print(_figures(title, tally, words))
            case Rows(columns, rows):
                table = Table(*columns)
                for row in rows:
                    table.add_row(*(Text(_cell(cell, words)) for cell in row))
                console().print(table)
            case _:
                console().print(_cell(block, words), markup=False)


def _cell(cell: str | Message, words: Words) -> str:
    if isinstance(cell, Message):
        return " " * cell.indent + words(cell.id)
    return cell


def _figures(title: str, tally: Tally, words: Words) -> Table:
    table = Table(title, str(tally.total), "rule")
    for line in tally.lines:
        table.add_row(words(line.label), f"{line.value:+d}", line.rule)
    return table
