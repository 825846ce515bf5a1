"""What another server has made of a table: from where on its steps differ, and what they are."""

from msgspec import Struct

from hexfront.play import Match, step_line
from hexfront.play.save import replay_line
from hexfront.table.clockstore import ClockStore, Times
from hexfront.table.course import Course
from hexfront.table.orders import OrderStore
from hexfront.table.protocol import Orders, Said
from hexfront.table.schema import StepRow, TableRow, TokenRow
from hexfront.table.store import Store

_NEAR = 16
"""Steps before the end that are compared first; a server is seldom further behind."""


class Latest(Struct, frozen=True):
    """A table as it is kept now."""

    row: TableRow
    tokens: list[TokenRow]
    said: list[Said]
    times: Times | None
    orders: dict[int, Orders]
    common: int
    """How many steps are still as they were here."""
    steps: list[StepRow]
    """Those that follow."""

    def replay(self, course: Course) -> None:
        """Carry them out."""
        for step in self.steps:
            replay_line(course.match, step.number + 2, step.line)
            if step.answered:
                course.answered.add(step.number)


async def read_latest(store: Store, row: TableRow, match: Match) -> Latest | None:
    """The table as it is kept; None when it is not any more."""
    kept = await store.table(row.id)
    if kept is None:
        return None
    for first in (max(match.length - _NEAR, 0), 0):
        steps = await store.steps(row.id, first)
        common = _common(match, first, steps)
        if common > first:
            break
    later = [step for step in steps if step.number >= common]
    said, times = await store.talk(row.id), await ClockStore(store.database).times(row.id)
    orders = await OrderStore(store.database).of(row.id)
    return Latest(kept, await store.tokens(row.id), said, times, orders, common, later)


def _common(match: Match, first: int, steps: list[StepRow]) -> int:
    """How many steps of both are the same, counted from the start of the game."""
    mine = match.steps[first:]
    for ours, theirs in zip(mine, steps, strict=False):
        if step_line(ours) != theirs.line:
            return theirs.number
    return first + min(len(mine), len(steps))
