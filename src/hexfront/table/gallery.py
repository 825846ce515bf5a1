"""The gallery: games that their makers show to everybody, while they are played or afterwards."""

from hexfront.play.save import read_header
from hexfront.table.damage import legible, reading
from hexfront.table.errors import NotShownYetError, UnknownTableError
from hexfront.table.fairness import DiceTold
from hexfront.table.lobby import Lobby
from hexfront.table.parley import ended_from
from hexfront.table.protocol import Ended
from hexfront.table.requests import Show, Wanted
from hexfront.table.room import Room
from hexfront.table.schema import DRAWN, TableRow
from hexfront.table.tokens import is_table_id


class Gallery:
    """The shown games of one server. Nobody needs a token here."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def shows(self, wanted: Wanted) -> list[Show]:
        """Games that everybody may look at, the latest first."""
        return legible(await self._lobby.store.shown(wanted), lambda found: self._show(*found))

    async def show(self, table: str) -> Show:
        """One of them."""
        return self._show(*await self._found(table))

    async def room(self, table: str) -> Room:
        """Where it is shown; NotShownYetError while only its players may see it."""
        await self._found(table)
        return await self._lobby.room(table)

    async def dice(self, table: str) -> DiceTold:
        row, *_ = await self._found(table)
        return await self._lobby.records.dice(row)

    async def save(self, table: str) -> str:
        row, *_ = await self._found(table)
        return await self._lobby.records.save(row)

    async def _found(self, table: str) -> tuple[TableRow, int, int]:
        """What is not shown is not known either."""
        found = await self._lobby.store.dated(table) if is_table_id(table) else None
        if found is None or found[0].watch == "off":
            raise UnknownTableError(table)
        if found[0].watch == "after" and not found[0].standing.over:
            raise NotShownYetError
        return found

    def _show(self, row: TableRow, began: int, changed: int) -> Show:
        with reading(f"table {row.id}"):
            ended, options = ended_from(row.ended), read_header(row.header).options
            winner = row.standing.winner if ended is None else self._agreed(row, ended)
        over = row.standing.over
        return Show(
            table=row.id,
            game=row.game,
            scenario=row.scenario,
            players=row.players,
            options=options,
            acting=-1 if over or row.delay else row.standing.acting,
            round=row.standing.round if over or not row.delay else 0,
            over=over,
            winner=winner,
            ended=ended,
            delay=row.delay,
            began=began,
            since=changed if over else 0,
            fair=row.fair,
        )

    def _agreed(self, row: TableRow, ended: Ended) -> int:
        """The winning team of a game that its players ended themselves."""
        if ended.how == "drawn":
            return DRAWN
        team = self._lobby.shelf.scenario(row.game, row.scenario).teams[ended.seat]
        return team if ended.how == "awarded" else 1 - team
