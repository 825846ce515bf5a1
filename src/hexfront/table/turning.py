"""A printed example is turned over like a book: on to any step of its script and back."""

from functools import partial

from hexfront.table.errors import BadRequestError
from hexfront.table.room import Room


async def turn(room: Room, step: int) -> None:
    """Show an example after that many steps of its script."""
    async with room.lock:
        script = room.course.script
        if script is None or not script.example:
            raise BadRequestError("no example is shown at this table")
        if not 0 <= step <= len(script.lines):
            raise BadRequestError(f"there is no step {step}")
        if step < room.match.length:
            await room.go_back(step)
        else:
            await room.advance(partial(room.course.go_on, step))
