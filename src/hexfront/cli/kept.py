"""Games that a server keeps: `migrate-games`."""

from typing import TYPE_CHECKING, Annotated

import typer

from hexfront.cli.output import Refused, complain, line

if TYPE_CHECKING:
    from hexfront.table.lobby import Lobby


def migrate_games(
    database: Annotated[
        str, typer.Option(help="the database's URL; else HEXFRONT_DATABASE, or your own games")
    ] = "",
) -> None:
    """Replay all games of a server under the present rules: which still do, which not and why.

    Games that replay are kept with digests of today. Those that do not stay as they are.
    """
    import asyncio

    from hexfront.table import Settings, StorageError
    from hexfront.table.lobby import Lobby
    from hexfront.table.shelf import standard_shelf

    settings = Settings(database=database) if database else Settings()
    try:
        departed = asyncio.run(_migrate(Lobby(settings, standard_shelf())))
    except StorageError as error:
        raise Refused(str(error)) from error
    if departed:
        raise typer.Exit(code=1)


async def _migrate(lobby: "Lobby") -> int:
    """How many games depart."""
    from hexfront.table.errors import OutrunError, StorageError, TableError

    departed = 0
    try:
        await lobby.store.prepare(new=False)
        tables = await lobby.store.table_ids()
        for table in tables:
            try:
                await lobby.renew(table)
            except TableError as error:
                if isinstance(error, StorageError) and not isinstance(error, OutrunError):
                    raise
                departed += 1
                complain(table, error.detail)
        line(f"{len(tables) - departed} of {len(tables)} games replay")
    finally:
        await lobby.close()
    return departed
