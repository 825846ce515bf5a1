"""The timekeeper of one table: what its clocks are now, what is kept of them, what is told."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from hexfront.table.clocks import (
    DAY,
    NOBODY,
    Clock,
    Pace,
    deadline,
    late_seat,
    new_clock,
    turned,
)
from hexfront.table.clockstore import Times, keep_times
from hexfront.table.database import Work
from hexfront.table.protocol import Clocks
from hexfront.table.schema import TableRow
from hexfront.table.settings import Settings

NEVER = -1


class Turn(Struct, frozen=True):
    """What the clocks become with a step, to be kept together with it."""

    times: Times | None
    table: str

    def keep(self, connection: Connection) -> None:
        if self.times is not None:
            keep_times(self.table, self.times)(connection)


class Timekeeper:
    """Keeps no time where nobody plays from elsewhere."""

    def __init__(
        self, table: str, times: Times | None, absent_days: int, now: Callable[[], float]
    ) -> None:
        self.table = table
        self.times = times
        self.absence = absent_days * DAY
        self._now = now

    @property
    def now(self) -> int:
        return int(self._now() * 1000)

    @property
    def running(self) -> int:
        """The seat whose time passes, or NOBODY."""
        return self.times.clock.running if self.times else NOBODY

    @property
    def stretch(self) -> int:
        """When that seat was asked first."""
        return self.times.clock.stretch if self.times else 0

    @property
    def stand_ins(self) -> frozenset[int]:
        return self.times.stand_ins if self.times else frozenset()

    @property
    def late(self) -> int:
        """The seat whose time is over, or NOBODY."""
        times = self.times
        if times is None:
            return NOBODY
        return late_seat(times.clock, times.pace, self.absence, self.now)

    @property
    def alarm(self) -> int:
        """When the seat that is asked will have been away for too long without a clock; 0, never,
        or it has been."""
        times = self.times
        if times is None or times.pace.kind != "none" or self.late != NOBODY:
            return 0
        return deadline(times.clock, times.pace, self.absence)

    def turn(self, asked: int, *, forward: bool = True) -> Turn:
        """What becomes of the clocks when this seat is asked next."""
        times = self.times
        if times is None:
            return Turn(None, self.table)
        clock = turned(times.clock, times.pace, asked, self.now, forward=forward)
        return self.changed(clock)

    def changed(self, clock: Clock) -> Turn:
        return Turn(replace(self.times, clock=clock) if self.times else None, self.table)

    def adopt(self, turn: Turn) -> None:
        """What was kept is so from now on."""
        self.times = turn.times

    def told(self) -> Clocks | None:
        """What pages are to know. It is the same all through a stretch, whatever the seat does in
        it: a message more would tell of what was done in secret."""
        times = self.times
        if times is None:
            return None
        clock, pace = times.clock, times.pace
        end = deadline(clock, pace, self.absence)
        if pace.kind == "none":
            # Only that it is over: it moves with every choice.
            end = clock.stretch if self.late != NOBODY else 0
        seats = range(len(clock.left))
        runs = clock.running
        resting = NOBODY if runs == NOBODY or not clock.resting[runs] else runs
        return Clocks(
            pace=pace,
            running=runs,
            until=end,
            left=tuple(0 if seat == runs else clock.left[seat] for seat in seats),
            vacation=tuple(0 if seat == resting else clock.vacation[seat] for seat in seats),
            resting=clock.resting,
            stand_ins=tuple(seat in times.stand_ins for seat in seats),
        )

    def told_later(self) -> Clocks | None:
        """What those are to know who see the game later than it is played: the pace. Clocks that
        run would tell them of now."""
        told = self.told()
        return None if told is None else Clocks(told.pace, NOBODY, 0, (), (), (), ())


def shown_left(clock: Clock, pace: Pace, absence: int, now: int) -> int:
    """Milliseconds until the seat that is asked is late, as a list of games tells them; 0, it is;
    NEVER where nobody's time runs. Without a clock the moment moves with every choice, and only
    that it has come is told."""
    end = deadline(clock, pace, absence)
    if not end or (pace.kind == "none" and now < end):
        return NEVER
    return max(end - now, 0)


def timekeeper(row: TableRow, times: Times | None, settings: Settings) -> Timekeeper:
    """A table at which people sat before there were clocks goes on without."""
    if times is None and "guest" in row.players:
        times = Times(Pace(), new_clock(Pace(), len(row.players), int(settings.now() * 1000)))
    return Timekeeper(row.id, times, settings.absent_days, settings.now)


def clocks_of_new(row: TableRow, pace: Pace, now: float) -> Work[None]:
    """Work that keeps the clocks of a new table; they stand until every seat is taken."""
    if "guest" not in row.players:
        return Turn(None, row.id).keep
    clock = new_clock(pace, len(row.players), int(now * 1000))
    return Turn(Times(pace, clock), row.id).keep
