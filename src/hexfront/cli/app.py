"""All commands under one name, and what `hexfront` does without one."""

import sys
from typing import Annotated

import typer

from hexfront import __version__
from hexfront.cli.boards import board_show
from hexfront.cli.checking import check
from hexfront.cli.kept import migrate_games
from hexfront.cli.lists import list_games, list_scenarios
from hexfront.cli.odds import odds
from hexfront.cli.output import Refused, guarded
from hexfront.cli.saves import replay, show
from hexfront.cli.simulation import simulate

HIGHEST_PORT = 65_535
MOST_DAYS = 36_500
"""A hundred years."""

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
app.command("migrate-games")(guarded(migrate_games))


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
        int,
        typer.Option(min=0, max=MOST_DAYS, help="delete games untouched for so many days; 0, none"),
    ] = 0,
    absent_days: Annotated[
        int,
        typer.Option(
            min=0, max=MOST_DAYS, help="without a clock: days until the computer may play for you"
        ),
    ] = 14,
    tables_per_hour: Annotated[
        int, typer.Option(min=0, help="new games that one address may start an hour; 0, any number")
    ] = 0,
    accounts_per_hour: Annotated[
        int,
        typer.Option(min=0, help="new accounts and names of one address an hour; 0, any"),
    ] = 20,
    logins_per_hour: Annotated[
        int, typer.Option(min=0, help="passwords that one address may show an hour; 0, any number")
    ] = 120,
    most_tables: Annotated[
        int, typer.Option(min=1, help="games that are kept; beyond that none is started")
    ] = 10_000,
    open_rooms: Annotated[
        int, typer.Option(min=1, help="games held in memory while nobody looks at them")
    ] = 64,
    site: Annotated[
        str, typer.Option(help="where browsers find this server, for links in mails")
    ] = "",
    webhook_host: Annotated[
        list[str], typer.Option(help="a host that players may have called though it is private")
    ] = [],  # noqa: B006  # typer copies it
    metrics_from: Annotated[
        list[str],
        typer.Option(help="an address or network, beside this machine, that may ask for figures"),
    ] = [],  # noqa: B006  # typer copies it
    log: Annotated[str, typer.Option(help="how the log is written: text or json")] = "text",
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
    if log not in ("text", "json"):
        raise typer.BadParameter("the log is written as text or json")
    if not host:
        raise typer.BadParameter("--host is an address; 0.0.0.0 stands for all of this machine")
    from hexfront.table import NoFreePortError, Settings, StorageError, serve
    from hexfront.table.inside import networks
    from hexfront.table.post.settings import notice_settings

    try:
        notices = notice_settings(site, webhook_host)
        shown_to = networks(metrics_from)
    except ValueError as error:
        raise Refused(str(error)) from error
    settings = Settings(
        names=frozenset(one.lower() for one in name),
        keep_days=keep_days,
        absent_days=absent_days,
        notices=notices,
        metrics_from=shown_to,
        tables_per_hour=tables_per_hour,
        accounts_per_hour=accounts_per_hour,
        logins_per_hour=logins_per_hour,
        table_limit=most_tables,
        open_rooms=open_rooms,
        log="json" if log == "json" else "text",
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
