"""A report of odds as tables in the terminal."""

from rich.table import Table
from rich.text import Text

from hexfront.cli.output import console
from hexfront.play import Tally
from hexfront.play.report import Figures, Message, Report, Rows
from hexfront.words import say


def print_report(report: Report, language: str) -> None:
    for block in report:
        match block:
            case Figures(title, tally):
                console().print(_figures(title, tally, language))
            case Rows(columns, rows):
                table = Table(*columns)
                for row in rows:
                    table.add_row(*(Text(_cell(cell, language)) for cell in row))
                console().print(table)
            case _:
                console().print(_cell(block, language), markup=False)


def _cell(cell: str | Message, language: str) -> str:
    if isinstance(cell, Message):
        return " " * cell.indent + say(language, cell.id)
    return cell


def _figures(title: str, tally: Tally, language: str) -> Table:
    table = Table(title, str(tally.total), "rule")
    for line in tally.lines:
        table.add_row(say(language, line.label), f"{line.value:+d}", line.rule)
    return table
