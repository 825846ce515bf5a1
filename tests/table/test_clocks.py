"""Clocks as plain values: whose time passes, what a turn brings, and when somebody is late."""

import pytest
from msgspec.structs import replace

from hexfront.table.clocks import (
    DAY,
    NOBODY,
    SECOND,
    Clock,
    Pace,
    check_pace,
    deadline,
    late_seat,
    new_clock,
    rested,
    returned,
    settled,
    stopped,
    turned,
)
from hexfront.table.errors import BadRequestError

START = 1_000_000
MINUTE = 60 * SECOND
GAME = Pace("game", 600)
MOVE = Pace("move", 2 * 86_400)
FISCHER = Pace("fischer", 600, 10)
SLOW = Pace("game", 30 * 86_400, vacation=7)
ABSENCE = 14 * DAY
SEATS = pytest.mark.parametrize("seat", [0, 1])


def asked(pace: Pace, seat: int) -> Clock:
    return turned(new_clock(pace, 2, START), pace, seat, START)


@SEATS
def test_time_passes_only_for_the_seat_that_is_asked(seat: int) -> None:
    clock = settled(asked(GAME, seat), START + MINUTE)
    assert clock.left[seat] == 9 * MINUTE
    assert clock.left[1 - seat] == 10 * MINUTE


def test_no_time_passes_before_anybody_is_asked() -> None:
    assert settled(new_clock(GAME, 2, START), START + DAY).left == (10 * MINUTE, 10 * MINUTE)


def test_a_clock_that_has_run_out_stays_at_nothing() -> None:
    assert settled(asked(GAME, 0), START + DAY).left == (0, 10 * MINUTE)


def test_another_servers_time_that_is_ahead_gives_nothing_back() -> None:
    assert settled(asked(GAME, 0), START - MINUTE) == asked(GAME, 0)


@SEATS
def test_what_is_settled_in_between_changes_nothing_at_the_end(seat: int) -> None:
    """A choice in secret moves no deadline."""
    clock = asked(FISCHER, seat)
    between = turned(clock, FISCHER, seat, START + 3 * SECOND)
    assert deadline(between, FISCHER, 0) == deadline(clock, FISCHER, 0)
    assert between.stretch == clock.stretch
    assert settled(between, START + MINUTE).left == settled(clock, START + MINUTE).left


@SEATS
def test_every_stretch_has_the_same_time_for_a_move(seat: int) -> None:
    clock = turned(asked(MOVE, seat), MOVE, 1 - seat, START + DAY)
    assert clock.left[1 - seat] == 2 * DAY
    clock = turned(clock, MOVE, seat, START + DAY + MINUTE)
    assert clock.left[seat] == 2 * DAY


def test_a_choice_that_leaves_the_seat_asked_brings_no_new_time() -> None:
    assert turned(asked(MOVE, 0), MOVE, 0, START + DAY).left[0] == DAY


@pytest.mark.parametrize(("used", "left"), [(9, 600), (10, 600), (11, 599), (300, 310)])
def test_a_fischer_clock_grows_with_a_stretch_but_not_above_its_budget(
    used: int, left: int
) -> None:
    clock = turned(asked(FISCHER, 0), FISCHER, 1, START + used * SECOND)
    assert clock.left == (left * SECOND, 600 * SECOND)


def test_who_goes_back_gets_neither_time_nor_increment() -> None:
    clock = turned(asked(FISCHER, 0), FISCHER, 1, START + 300 * SECOND, forward=False)
    assert clock.left == (300 * SECOND, 600 * SECOND)


@pytest.mark.parametrize(("passed", "late"), [(600_000 - 1, NOBODY), (600_000, 0)])
def test_a_seat_is_late_when_its_clock_has_run_out(passed: int, late: int) -> None:
    assert late_seat(asked(GAME, 0), GAME, ABSENCE, START + passed) == late


@pytest.mark.parametrize(("passed", "late"), [(ABSENCE - 1, NOBODY), (ABSENCE, 1)])
def test_without_a_clock_a_seat_is_late_when_it_was_absent_for_long(passed: int, late: int) -> None:
    clock = turned(asked(Pace(), 1), Pace(), 1, START + DAY)
    assert late_seat(clock, Pace(), ABSENCE, START + DAY + passed) == late
    assert late_seat(clock, Pace(), 0, START + DAY + passed) == NOBODY


def test_nobody_is_late_when_nobody_is_asked() -> None:
    clock = stopped(asked(GAME, 0), START + DAY)
    assert late_seat(clock, GAME, ABSENCE, START + 2 * DAY) == NOBODY


@SEATS
def test_a_vacation_is_used_up_first_and_only_while_the_seat_is_asked(seat: int) -> None:
    clock = rested(asked(SLOW, 1 - seat), seat, START, on=True)
    clock = turned(clock, SLOW, seat, START + DAY)
    assert clock.vacation[seat] == 7 * DAY
    assert deadline(clock, SLOW, 0) == START + DAY + 37 * DAY
    week = settled(clock, START + 8 * DAY)
    assert (week.vacation[seat], week.left[seat]) == (0, 30 * DAY)
    assert settled(clock, START + 9 * DAY).left[seat] == 29 * DAY


def test_a_vacation_ends_with_the_stretch_or_when_the_player_says_so() -> None:
    clock = rested(asked(SLOW, 0), 0, START, on=True)
    assert turned(clock, SLOW, 0, START + DAY).resting == (True, False)
    assert turned(clock, SLOW, 1, START + DAY).resting == (False, False)
    back = rested(clock, 0, START + DAY, on=False)
    assert (back.vacation[0], back.resting) == (6 * DAY, (False, False))
    assert settled(back, START + 2 * DAY).left[0] == 29 * DAY


@pytest.mark.parametrize(
    ("pace", "before", "after"),
    [(GAME, 0, 60_000), (GAME, 90_000, 90_000), (MOVE, 0, 2 * DAY), (FISCHER, 0, 60_000)],
)
def test_who_takes_a_seat_back_has_some_time(pace: Pace, before: int, after: int) -> None:
    clock = replace(new_clock(pace, 2, START), left=(before, before))
    assert returned(clock, pace, 1, START).left == (before, after)


@pytest.mark.parametrize(
    "pace",
    [
        Pace(),
        GAME,
        MOVE,
        FISCHER,
        SLOW,
        Pace("move", 1),
        Pace("fischer", 10, 10),
        Pace("game", 86_400, vacation=1),
    ],
)
def test_a_pace(pace: Pace) -> None:
    check_pace(pace)


@pytest.mark.parametrize(
    ("pace", "named"),
    [
        (Pace("none", 1), "pace"),
        (Pace("none", vacation=1), "pace"),
        (Pace("move"), "pace.seconds"),
        (Pace("fischer", 10), "pace.increment"),
        (Pace("fischer", 10, 11), "pace.increment"),
        (Pace("game", 10, 1), "pace.increment"),
        (Pace("game", 86_399, vacation=1), "pace.vacation"),
    ],
)
def test_what_is_no_pace(pace: Pace, named: str) -> None:
    with pytest.raises(BadRequestError, match=f"^{named}:"):
        check_pace(pace)
