"""Somebody comes to a table: takes the seat of an invitation, and adds to its dice from then on.

Dice that fall at another server meanwhile must not be without what the guest has added: the
arrival changes the tip of the table, so that whoever has not heard of it cannot go on.
"""

import msgspec

from hexfront.table.course import FairDice
from hexfront.table.errors import OutrunError
from hexfront.table.keeping import grains_of, standing_after
from hexfront.table.room import Room
from hexfront.table.schema import TokenRow


async def arrive(room: Room, invite: TokenRow, taken: TokenRow) -> None:
    """Let the token stand for the invitation; WrongInviteError when another has taken it."""
    try:
        await _take_seat(room, invite, taken)
    except OutrunError:
        await room.catch_up()
        await _take_seat(room, invite, taken)


async def _take_seat(room: Room, invite: TokenRow, taken: TokenRow) -> None:
    async with room.lock:
        length = room.match.length
        taken = msgspec.structs.replace(taken, since=length)
        before = room.standing(length).tip
        after = standing_after(room.match, length, room.facts, room.joined + 1).tip
        await room.store.take_invite(room.row.id, (before, after), invite, taken)
        room.joined += 1
        del room.tokens[invite.hash]
        room.tokens[taken.hash] = taken
        if isinstance(room.course.dice, FairDice):
            room.course.dice.grains = grains_of(room.tokens.values())
        await room.start_clocks()
        room.stir()
