"""All commands under one name, and what `hexfront` does without one."""

import sys
from typing import Annotated

import typer

from hexfront import __version__
from hexfront.cli.boards import board_show
from hexfront.cli.checking import check
from hexfront.cli.lists import list_games, list_scenarios
from hexfront.cli.odds import odds
from hexfront.cli.output import Refused, guarded
from hexfront.cli.saves import replay, show
from hexfront.cli.simulation import simulate

HIGHEST_PORT = 65_535

# Plain help and plain errors: they come at once, and a fault is one line.
app = typer.Typer(help="Hex-and-counter wargames by the book.", rich_markup_mode=None)
board_app = typer.Typer(help="Boards.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(board_app, name="board")

app.command("games")(guarded(list_games))
app.command("scenarios")(guarded(list_scenarios))
board_app.command("show")(guarded(board_show))
app.command("show")(guarded(show))
app.command("replay")(guarded(replay))
app.command("odds")(guarded(odds))
app.command("check")(guarded(check))
app.command("simulate")(guarded(simulate))


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"hexfront {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    port: Annotated[
        int, typer.Option(min=0, max=HIGHEST_PORT, help="first port to try; 0 takes any")
    ] = 8000,
    host: Annotated[
        str, typer.Option(help="the address to listen at; 0.0.0.0 lets other machines in")
    ] = "127.0.0.1",
    name: Annotated[
        list[str], typer.Option(help="a host name by which browsers may ask; may be repeated")
    ] = [],  # noqa: B006  # typer copies it
    keep_days: Annotated[
        int, typer.Option(min=0, help="delete games untouched for so many days; 0 keeps all")
    ] = 0,
    tables_per_hour: Annotated[
        int, typer.Option(min=0, help="new games that one address may start an hour; 0, any number")
    ] = 0,
    browser: Annotated[bool, typer.Option(help="open the page in the browser")] = True,
    version: Annotated[
        bool,
        typer.Option(
            "--version", is_eager=True, callback=_tell_version, help="tell the version and exit"
        ),
    ] = False,
) -> None:
    """Start Hexfront and open the page in the browser."""
    if context.invoked_subcommand is not None:
        return
    from hexfront.table import NoFreePortError, Settings, StorageError, serve

    settings = Settings(
        names=frozenset(one.lower() for one in name),
        keep_days=keep_days,
        tables_per_hour=tables_per_hour,
    )
    try:
        serve(host, port, open_browser=browser, settings=settings)
    except (NoFreePortError, StorageError) as error:
        raise Refused(str(error)) from error


def main() -> None:
    # A terminal that cannot print a letter gets its number instead of a traceback.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    app(prog_name="hexfront")
