"""What a seat asks about the board, worked out in threads: a first look may have to trace all
lines of sight."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from hexfront.play import Entry, GameFacts, Match, Sight
from hexfront.play.standing import Standing
from hexfront.table.errors import BadRequestError


class Lookout:
    """Looks at the present of one match."""

    def __init__(self, match: Match, facts: GameFacts[Any]) -> None:
        self._match = match
        self._facts = facts

    async def look(self, seat: int, hex_id: int, unit_id: int, to: int = -1) -> Sight:
        """What can be seen from a hex, by a unit, along a line or on a way."""
        state = self._match.state.copy()
        try:
            if to >= 0 and unit_id >= 0:
                route = await asyncio.to_thread(self._facts.route, state, seat, unit_id, to)
                return Sight(to, unit=unit_id, route=route)
            if to >= 0:
                thread = await asyncio.to_thread(self._facts.trace, state, seat, hex_id, to)
                return Sight(hex_id, thread=thread)
            return await asyncio.to_thread(self._facts.look, state, seat, hex_id, unit_id)
        except (ValueError, LookupError) as error:
            raise BadRequestError(f"nothing to look from: {error}") from error

    async def counsel(self, seat: int) -> msgspec.Struct | None:
        """What the seat should look at now."""
        state = self._match.state.copy()
        return await asyncio.to_thread(self._facts.counsel, state, seat)

    async def standing(self, seat: int, told: Sequence[Entry]) -> Standing | None:
        """How the game stands for a seat that was told this."""
        state = self._match.state.copy()
        return await asyncio.to_thread(self._facts.standing, state, seat, told)
