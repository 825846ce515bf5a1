"""The notice board: games whose open seats anybody may take."""

from msgspec import Struct

from hexfront.play import Options
from hexfront.play.save import read_header
from hexfront.table.clocks import Pace
from hexfront.table.clockstore import ClockStore
from hexfront.table.damage import legible, reading
from hexfront.table.errors import WrongInviteError
from hexfront.table.lobby import Lobby
from hexfront.table.protocol import Player, Watch
from hexfront.table.requests import Seated
from hexfront.table.schema import TableRow, TokenRow
from hexfront.table.tokens import is_table_id


class OpenSeat(Struct, frozen=True):
    """A seat that waits for somebody. Who asks for company is not named."""

    table: str
    game: str
    scenario: str
    seat: int
    since: int
    """When the table was made, in seconds since 1970."""
    pace: Pace
    players: tuple[Player, ...]
    options: Options
    watch: Watch
    delay: int
    language: str
    """In which whoever made it would talk; nothing if that was not said."""


class NoticeBoard:
    """The open seats of one server's public games."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def seats(self) -> list[OpenSeat]:
        """The latest first."""
        store = self._lobby.store
        found = await store.open_seats()
        paces = await ClockStore(store.database).paces([row.id for row, _, _ in found])
        return legible(found, lambda one: _open(*one, paces.get(one[0].id, Pace())))

    async def sit(self, table: str, seat: int, grain: str) -> Seated:
        """Take a seat that is open to anybody; WrongInviteError when it is not."""
        row = await self._lobby.store.table(table) if is_table_id(table) else None
        if row is None or not row.public or row.standing.over:
            raise WrongInviteError
        for token in await self._lobby.store.tokens(table):
            if token.invite and seat in token.seats:
                return await self._lobby.seat(table, token, grain)
        raise WrongInviteError


def _open(row: TableRow, token: TokenRow, made: int, pace: Pace) -> OpenSeat:
    with reading(f"table {row.id}"):
        options = read_header(row.header).options
    return OpenSeat(
        table=row.id,
        game=row.game,
        scenario=row.scenario,
        seat=token.seats[0],
        since=made,
        pace=pace,
        players=row.players,
        options=options,
        watch=row.watch,
        delay=row.delay,
        language=row.language,
    )
