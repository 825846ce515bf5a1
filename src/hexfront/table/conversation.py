"""What people at a table say and propose to each other, and how they end a game themselves."""

import time
from typing import TYPE_CHECKING

from hexfront.play import OVER, WATCHER
from hexfront.table.errors import BadRequestError, NotActingError
from hexfront.table.notices import Tabled
from hexfront.table.parley import MOST_LINES
from hexfront.table.pointing import Pointing
from hexfront.table.protocol import Ended, Mention, Proposed, Said
from hexfront.table.schema import TokenRow

if TYPE_CHECKING:
    from hexfront.table.room import Room


class Conversation:
    """The conversation in one room; there is none where nobody plays from elsewhere."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.pointing = Pointing(room)

    async def say(self, seat: int, text: str, about: tuple[Mention, ...] = ()) -> None:
        room = self.room
        room.check_guests()
        async with room.lock:
            if len(room.talk.lines) >= MOST_LINES:
                raise BadRequestError(f"{MOST_LINES} lines are the most at one table")
            said = Said(seat, text, int(time.time()), await self.pointing.checked(about))
            await room.store.say(room.row.id, len(room.talk.lines), said)
            room.talk.say(said)
            room.stir()

    async def propose(self, proposed: Proposed) -> None:
        """Ask the others to agree; they are told at once."""
        room = self.room
        room.check_guests()
        async with room.lock:
            if room.actor == OVER:
                raise NotActingError
            if proposed.wish == "rewind":
                room.course.latest_choice(proposed.seat)
            if proposed.wish == "award" and proposed.winner not in range(len(room.row.players)):
                raise BadRequestError(f"winner: there is no seat {proposed.winner}")
            room.talk.propose(proposed, self._shared(), room.tokens.values())
            room.stir()
            await self._pass_on()

    async def reply(self, token: TokenRow, *, agrees: bool) -> None:
        """Agree to what is proposed or not; it is done once nobody is left to ask."""
        room = self.room
        async with room.lock:
            agreed = room.talk.answer(token, agrees=agrees)
            if agreed is None:
                room.stir()
                await self._pass_on()
                return
            match agreed.wish:
                case "draw":
                    await room.end(Ended("drawn"))
                case "award":
                    await room.end(Ended("awarded", agreed.winner))
                case "rewind":
                    await room.go_back(room.course.latest_choice(agreed.seat))

    def move_on(self) -> None:
        """Something has happened; what is proposed is void if everybody saw it."""
        self.room.talk.move_on(self._shared)

    def _shared(self) -> int:
        """How many steps of the game everybody at the table has seen."""
        seats = [outlook for seat, outlook in self.room.outlooks.items() if seat != WATCHER]
        seen = [set(outlook.frames(0, self.room.match.length)) for outlook in seats]
        return len(set.intersection(*seen))

    async def _pass_on(self) -> None:
        """What is proposed now is proposed at all servers."""
        room = self.room
        tip = room.standing(room.match.length).tip
        await room.store.whisper(room.row.id, Tabled(room.talk.open[0], tip, room.talk.open[1]))

    async def adopt(self, tabled: Tabled) -> None:
        """Something is proposed at another server, or no longer; void if the game has moved on."""
        room = self.room
        if room.standing(room.match.length).tip != tabled.tip:
            await room.catch_up()
        async with room.lock:
            if room.standing(room.match.length).tip == tabled.tip:
                room.talk.adopt(tabled.proposed, tabled.awaited, self._shared())
                room.stir()

    async def resign(self, seat: int) -> None:
        room = self.room
        room.check_guests()
        async with room.lock:
            if room.actor == OVER:
                raise NotActingError
            await room.end(Ended("resigned", seat))
