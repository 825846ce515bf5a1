"""What is left of a game: its lines as a save, and how its dice came about."""

import asyncio

import msgspec

from hexfront.play.save import with_dice
from hexfront.table.errors import NoAuditError, SecretSaveError
from hexfront.table.fairness import DiceTold, told_at_the_end, told_during_play
from hexfront.table.keeping import dice_record
from hexfront.table.schema import TableRow
from hexfront.table.shelf import Shelf
from hexfront.table.store import Store

_REMEMBERED = 16
"""Finished games whose dice were rolled again lately and need not be rolled once more."""


class Records:
    """Tells of the games of one store, to whoever may know it."""

    def __init__(self, store: Store, shelf: Shelf) -> None:
        self._store = store
        self._shelf = shelf
        self._rolled: dict[tuple[str, str], DiceTold] = {}

    async def dice(self, row: TableRow) -> DiceTold:
        """On what the dice rest; at the end how each of them came about."""
        if not row.fair:
            raise NoAuditError
        record = dice_record(row, await self._store.tokens(row.id))
        if not row.standing.over:
            return told_during_play(record)
        key = (row.id, row.standing.tip)
        told = self._rolled.pop(key, None)
        if told is None:
            text = await self._text(row)
            told = await asyncio.to_thread(told_at_the_end, record, text, self._shelf.game)
        self._rolled[key] = told
        while len(self._rolled) > _REMEMBERED:
            del self._rolled[next(iter(self._rolled))]
        return told

    async def save(self, row: TableRow) -> str:
        """The game as a save; SecretSaveError while that would tell people's secrets."""
        tokens = await self._store.tokens(row.id)
        if len(tokens) > 1 and not row.standing.over:
            raise SecretSaveError
        if row.fair:
            header = with_dice(row.header, dice_record(row, tokens))
            row = msgspec.structs.replace(row, header=header)
        return await self._text(row)

    async def _text(self, row: TableRow) -> str:
        return row.header + "".join(step.line for step in await self._store.steps(row.id))
