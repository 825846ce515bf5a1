"""Clocks: how long the seats of a game between people may think, as plain values.

Nothing here asks what time it is. Times are milliseconds; a moment is one since 1970. Time passes
only for the seat that is asked, and everything follows from who was asked when, which all seats
see: what a seat does in secret while it is asked moves no clock that others are shown.
"""

from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from hexfront.table.errors import BadRequestError

T = TypeVar("T")

NOBODY = -1
SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
FAST = DAY
"""Who has less than that for a move or a game plays a fast game, without vacations."""
_RETURN = 10
"""Who takes the seat back from the computer has at least this part of the budget."""

PaceKind = Literal["none", "move", "game", "fischer"]
"""No clock; so long for each stretch in which a seat is asked; a budget for the whole game; a
budget that grows by an increment with each such stretch, though never above where it began."""


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How fast a game between people is played: the budget and increment in seconds, and vacation
    in days for each seat."""

    kind: PaceKind = "none"
    seconds: Annotated[int, Meta(ge=0, le=366 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0
    vacation: Annotated[int, Meta(ge=0, le=60)] = 0

    @property
    def budget(self) -> int:
        return self.seconds * SECOND


class Clock(Struct, frozen=True):
    """The clocks of all seats as they were at the moment `since`."""

    left: tuple[int, ...]
    vacation: tuple[int, ...]
    resting: tuple[bool, ...]
    """Who is on vacation: it is used up first, and only while the seat is asked. It ends with the
    stretch in which the seat chose."""
    running: int = NOBODY
    """The seat that is asked."""
    since: int = 0
    stretch: int = 0
    """When that seat was asked first; the same as long as nobody else is."""


def check_pace(pace: Pace) -> None:
    """Refuse what is no pace."""
    if pace.kind == "none" and pace != Pace():
        raise BadRequestError("pace: a game without a clock has no times")
    if pace.kind != "none" and not pace.seconds:
        raise BadRequestError("pace.seconds: a clock needs time to run")
    if pace.kind == "fischer" and not pace.increment:
        raise BadRequestError("pace.increment: a Fischer clock adds something")
    if pace.kind != "fischer" and pace.increment:
        raise BadRequestError("pace.increment: only a Fischer clock adds something")
    if pace.increment > pace.seconds:
        raise BadRequestError("pace.increment: not more than the budget")
    if pace.vacation and pace.budget < FAST:
        raise BadRequestError("pace.vacation: only where the time is a day or more")


def new_clock(pace: Pace, seats: int, now: int) -> Clock:
    """The clocks before anybody is asked."""
    vacation = (pace.vacation * DAY,) * seats
    return Clock((pace.budget,) * seats, vacation, (False,) * seats, since=now, stretch=now)


def settled(clock: Clock, now: int) -> Clock:
    """The same clocks at a later moment; one that has run out stays at nothing."""
    seat = clock.running
    # Another server's time may be a little ahead of ours.
    now = max(now, clock.since)
    if seat == NOBODY:
        return replace(clock, since=now)
    passed = now - clock.since
    rested = min(passed, clock.vacation[seat]) if clock.resting[seat] else 0
    left = max(clock.left[seat] - (passed - rested), 0)
    return replace(
        clock,
        left=_with(clock.left, seat, left),
        vacation=_with(clock.vacation, seat, clock.vacation[seat] - rested),
        since=now,
    )


def turned(clock: Clock, pace: Pace, asked: int, now: int, *, forward: bool = True) -> Clock:
    """A choice was made, and this seat is asked now. Who went back gets nothing for it."""
    before = clock.running
    clock = settled(clock, now)
    if asked == before:
        return clock
    left, resting = clock.left, clock.resting
    if forward and before != NOBODY:
        resting = _with(resting, before, False)
        if pace.kind == "fischer":
            left = _with(left, before, min(left[before] + pace.increment * SECOND, pace.budget))
    if pace.kind == "move" and asked != NOBODY:
        left = _with(left, asked, pace.budget)
    return replace(clock, left=left, resting=resting, running=asked, stretch=clock.since)


def stopped(clock: Clock, now: int) -> Clock:
    """Nobody is asked any more."""
    return replace(settled(clock, now), running=NOBODY)


def rested(clock: Clock, seat: int, now: int, *, on: bool) -> Clock:
    """A seat goes on vacation or comes back."""
    return replace(settled(clock, now), resting=_with(clock.resting, seat, on))


def returned(clock: Clock, pace: Pace, seat: int, now: int) -> Clock:
    """A person takes the seat back from the computer, with some time to go on."""
    clock = settled(clock, now)
    some = pace.budget if pace.kind == "move" else pace.budget // _RETURN
    return replace(clock, left=_with(clock.left, seat, max(clock.left[seat], some)))


def deadline(clock: Clock, pace: Pace, absence: int) -> int:
    """When the seat that is asked is late, if nothing happens; 0, never. Without a clock it is late
    when it has chosen nothing for so long (`absence`)."""
    seat = clock.running
    if seat == NOBODY:
        return 0
    if pace.kind == "none":
        return clock.since + absence if absence else 0
    vacation = clock.vacation[seat] if clock.resting[seat] else 0
    return clock.since + clock.left[seat] + vacation


def late_seat(clock: Clock, pace: Pace, absence: int, now: int) -> int:
    """The seat whose time is over, or NOBODY."""
    end = deadline(clock, pace, absence)
    return clock.running if end and now >= end else NOBODY


def _with(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
