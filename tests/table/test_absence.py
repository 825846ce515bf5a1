"""Clocks at a table, through the socket and with a time that the test sets: they run for the seat
that is asked, are kept, and what is claimed when one has run out."""

import json
import sqlite3
import time as clock
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hexfront.table import Settings
from tests.table.live import Page, Seats, Server, bearer, running, settings_in
from tests.table.test_invites import invite, joined
from tests.table.test_parley import until_parley

Pair = tuple[Seats, Seats]
START = 1_700_000_000.0
MINUTE = 60_000
GAME = {"kind": "game", "seconds": 600}
SLOW = {"kind": "fischer", "seconds": 5 * 86_400, "increment": 86_400, "vacation": 3}


class Time:
    """What time it is, as the test has it."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def settings(tmp_path: Path, time: Time) -> Settings:
    return settings_in(tmp_path, now=time, absent_days=14)


def pair_at(server: Server, pace: dict[str, Any] | None) -> Pair:
    seats, invitation = invite(server, "me", "guest", **({"pace": pace} if pace else {}))
    return seats, joined(seats, invitation["code"])


@pytest.fixture
def pages(server: Server, time: Time) -> Iterator[tuple[Page, Page]]:
    seats, guest = pair_at(server, GAME)
    with seats.page() as red, guest.page() as blue:
        red.my_move()
        blue.until(bool)
        yield red, blue


def clocks(page: Page, **wanted: Any) -> dict[str, Any]:
    """The latest that the page was told of the clocks, once they have these values."""
    while True:
        told = [json.loads(text) for text in page.heard if text.startswith('{"type":"Clocks"')]
        if told and all(told[-1][key] == value for key, value in wanted.items()):
            latest: dict[str, Any] = told[-1]
            return latest
        page.next()


def fault(page: Page, message: dict[str, Any]) -> tuple[str, str]:
    page.say(message)
    while True:
        told = page.next()
        if told["type"] == "Fault":
            return told["code"], told["detail"]


def test_clocks_stand_until_the_guest_has_come_and_run_for_who_is_asked(
    server: Server, time: Time
) -> None:
    seats, invitation = invite(server, "me", "guest", pace=GAME)
    with seats.page() as red:
        told = clocks(red)
        assert (told["running"], told["left"]) == (-1, [10 * MINUTE, 10 * MINUTE])
        time.now += 1000
        guest = joined(seats, invitation["code"])
        told = clocks(red, running=0)
        assert told["until"] == (START + 1000 + 600) * 1000
        assert told["now"] == (START + 1000) * 1000
        with guest.page() as blue:
            time.now += 90
            red.my_move()
            red.take("Rest")
            told = clocks(blue, running=1)
            assert told["left"][0] == 10 * MINUTE - 90_000
            assert told["until"] == (START + 1090 + 600) * 1000


def test_clocks_are_the_same_after_a_restart(settings: Settings, time: Time) -> None:
    with running(settings) as server:
        seats, guest = pair_at(server, GAME)
        with seats.page() as red:
            red.my_move()
            time.now += 60
            red.take("Rest")
            clocks(red, running=1)
    time.now += 60
    with running(settings) as server, guest.on(server).page() as blue:
        told = clocks(blue)
        assert (told["running"], told["left"]) == (1, [9 * MINUTE, 0])
        assert told["until"] == (START + 60 + 600) * 1000
        blue.my_move()
        blue.take("Rest")
        assert clocks(blue, running=0)["left"] == [0, 9 * MINUTE]


def test_what_a_seat_does_in_secret_is_not_told_by_the_clocks(
    pages: tuple[Page, Page], time: Time
) -> None:
    red, blue = pages
    time.now += 5
    red.take("Pick", card=red.hand[0])
    red.until(lambda update: update["offers"][0]["choice"]["type"] == "Strike")
    time.now += 5
    red.undo()
    red.until(lambda update: len(update["offers"]) > 1)
    assert blue.silent()


def test_the_game_is_claimed_when_the_clock_has_run_out(
    pages: tuple[Page, Page], time: Time
) -> None:
    red, blue = pages
    claim = {"type": "Claim", "what": "win"}
    time.now += 599
    assert fault(blue, claim)[0] == "not-late"
    time.now += 1
    assert fault(red, claim) == ("wrong-seat", "who is late claims nothing")
    blue.say(claim)
    assert until_parley(red, "ended") == {"how": "timeout", "seat": 0}
    clocks(red, running=-1)
    assert fault(blue, claim)[0] == "not-your-turn"


def test_who_is_late_may_still_choose_while_nobody_claims(
    pages: tuple[Page, Page], time: Time
) -> None:
    red, blue = pages
    time.now += 3600
    red.take("Rest")
    assert clocks(blue, running=1)["left"][0] == 0
    assert fault(red, {"type": "Claim", "what": "win"})[0] == "not-late"


def test_the_computer_plays_for_who_is_late_until_he_comes_back(
    settings: Settings, time: Time
) -> None:
    with running(settings) as server:
        seats, guest = pair_at(server, GAME)
        with guest.page() as blue:
            blue.until(bool)
            time.now += 601
            blue.say({"type": "Claim", "what": "computer"})
            blue.my_move()
            assert blue.lines[-2]["entry"]["message"] == "log-rests"
            clocks(blue, stand_ins=[True, False], running=1)
            blue.take("Rest")
            blue.my_move()
    with running(settings) as server, seats.on(server).page() as red:
        assert clocks(red)["stand_ins"] == [True, False]
        assert red.until(bool)["offers"] == []
        with guest.on(server).page() as blue:
            assert fault(blue, {"type": "TakeBack"})[0] == "bad-request"
            red.say({"type": "TakeBack"})
            assert clocks(red, stand_ins=[False, False])["left"][0] == MINUTE
            blue.my_move()
            blue.take("Rest")
            red.my_move()


def test_without_a_clock_only_the_computer_takes_the_seat_of_who_is_absent(
    server: Server, time: Time
) -> None:
    seats, guest = pair_at(server, None)
    with seats.page(), guest.page() as blue:
        told = clocks(blue, running=0)
        assert told["until"] == 0
        time.now += 14 * 86_400 - 1
        assert fault(blue, {"type": "Claim", "what": "computer"})[0] == "not-late"
        time.now += 1
        with guest.page() as again:
            assert clocks(again)["until"] == START * 1000
        code, detail = fault(blue, {"type": "Claim", "what": "win"})
        assert (code, "without a clock" in detail) == ("bad-request", True)
        blue.say({"type": "Claim", "what": "computer"})
        blue.my_move()


def test_a_page_that_is_open_is_told_when_the_limit_of_absence_passes(tmp_path: Path) -> None:
    """The time of the server runs on from a moment before the limit."""
    ahead = [0.0]
    settings = settings_in(tmp_path, now=lambda: clock.time() + ahead[0], absent_days=14)
    with running(settings) as server:
        seats, guest = pair_at(server, None)
        ahead[0] = 14 * 86_400 - 1.5
        with seats.page() as red, guest.page() as blue:
            red.my_move()
            told = clocks(blue, running=0)
            while not told["until"]:
                blue.next()
                told = clocks(blue)
            assert told["now"] >= told["until"] + 14 * 86_400_000
            blue.say({"type": "Claim", "what": "computer"})
            blue.my_move()


@pytest.mark.parametrize(
    ("pace", "passed", "left"),
    [(GAME, 0, 600_000), (GAME, 599, 1000), (GAME, 601, 0), (SLOW, 60, 5 * 86_400_000 - 60_000),
     (None, 14 * 86_400 - 1, -1), (None, 14 * 86_400, 0)],
)  # fmt: skip
def test_a_list_of_games_tells_what_is_left_to_whoever_is_asked(
    server: Server, time: Time, pace: dict[str, Any] | None, passed: int, left: int
) -> None:
    seats, guest = pair_at(server, pace)
    with seats.page() as red:
        clocks(red, running=0)
    time.now += passed
    for one in (seats, guest):
        (told,) = server.get("/api/tables", headers=bearer(one.token)).json()
        assert (told["my_turn"], told["left"]) == (one is seats, left)


def test_before_the_guest_has_come_and_after_the_end_nothing_is_left(
    server: Server, time: Time
) -> None:
    seats, invitation = invite(server, "me", "guest", pace=GAME)
    asked = lambda: server.get("/api/tables", headers=bearer(seats.token)).json()[0]["left"]  # noqa: E731
    assert asked() == -1
    joined(seats, invitation["code"])
    with seats.page() as red:
        clocks(red, running=0)
        assert asked() == 600_000
        red.say({"type": "Resign"})
        until_parley(red, "ended")
    assert asked() == -1


def test_clocks_that_are_damaged_leave_the_game_on_the_list(settings: Settings) -> None:
    with running(settings) as server:
        seats, _ = pair_at(server, GAME)
        with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as database:
            database.execute("UPDATE clocks SET pace = '{'")
        database.close()
        (told,) = server.get("/api/tables", headers=bearer(seats.token)).json()
        assert told["left"] == -1


def test_a_vacation_stops_the_clock(server: Server, time: Time) -> None:
    seats, guest = pair_at(server, SLOW)
    with seats.page() as red, guest.page() as blue:
        end = clocks(blue, running=0)["until"]
        red.say({"type": "Rest", "on": True})
        told = clocks(blue, resting=[True, False])
        assert told["until"] == end + 3 * 86_400_000
        time.now += 86_400
        red.say({"type": "Rest", "on": False})
        told = clocks(blue, resting=[False, False])
        assert (told["until"], told["vacation"][0]) == (end + 86_400_000, 2 * 86_400_000)
        time.now += 9 * 86_400
        red.my_move()
        red.take("Rest")
        assert clocks(blue, running=1)["left"][0] == 86_400_000


def test_a_fast_game_has_no_vacation(pages: tuple[Page, Page]) -> None:
    assert fault(pages[0], {"type": "Rest", "on": True})[0] == "bad-request"


def test_both_accept_a_result(pages: tuple[Page, Page]) -> None:
    red, blue = pages
    assert fault(red, {"type": "Propose", "wish": "award", "winner": 2})[0] == "bad-request"
    red.say({"type": "Propose", "wish": "award", "winner": 1})
    assert until_parley(blue, "proposed") == {"seat": 0, "wish": "award", "winner": 1}
    blue.say({"type": "Reply", "agrees": True})
    assert until_parley(red, "ended") == {"how": "awarded", "seat": 1}


def test_a_choice_taken_back_by_agreement_gives_no_time_back(
    pages: tuple[Page, Page], time: Time
) -> None:
    red, blue = pages
    time.now += 60
    red.take("Rest")
    clocks(blue, running=1)
    time.now += 30
    red.say({"type": "Propose", "wish": "rewind"})
    until_parley(blue, "proposed")
    blue.say({"type": "Reply", "agrees": True})
    told = clocks(blue, running=0)
    assert told["left"][1] == 10 * MINUTE - 30_000
    assert told["until"] == (START + 90 + 540) * 1000


@pytest.mark.parametrize(
    ("players", "pace", "named"),
    [
        (["me", "computer"], GAME, "pace"),
        (["me", "guest"], {"kind": "game"}, "pace.seconds"),
        (["me", "guest"], {"kind": "egg", "seconds": 1}, "pace.kind"),
        (["me", "guest"], {"kind": "game", "seconds": -1}, "pace.seconds"),
        (["me", "guest"], {"kind": "game", "seconds": 10**12}, "pace.seconds"),
    ],
)
def test_a_pace_that_is_none_is_refused(
    server: Server, players: list[str], pace: dict[str, Any], named: str
) -> None:
    asked = {"game": "duel", "scenario": "dawn", "players": players, "pace": pace}
    answer = server.post("/api/tables", json=asked)
    assert answer.status_code == 422
    assert named in answer.json()["detail"]


def test_the_pace_is_told_to_those_who_might_come(server: Server) -> None:
    seats, invitation = invite(server, "me", "guest", public=True, pace=SLOW)
    (listed,) = server.get("/api/open").json()
    assert listed["pace"] == SLOW
    address = f"/api/tables/{seats.table}/invitation"
    assert server.get(address, headers=bearer(invitation["code"])).json()["pace"] == SLOW


def test_a_game_from_before_the_clocks_goes_on_without(settings: Settings) -> None:
    with running(settings) as server:
        _, guest = pair_at(server, None)
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as database:
        database.execute("DELETE FROM clocks")
    database.close()
    with running(replace(settings, absent_days=0)) as server, guest.on(server).page() as blue:
        told = clocks(blue)
        assert (told["pace"]["kind"], told["running"], told["until"]) == ("none", 0, 0)
