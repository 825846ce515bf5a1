"""Nobody escapes a defeat by staying away, and nobody on the same side takes anything by that."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hexfront.table import Settings
from tests.table.accounts.people import Browser, in_database
from tests.table.accounts.test_results import record, resign
from tests.table.live import Page, Seats, Server, bearer, running, settings_in
from tests.table.real_games import full_shelf
from tests.table.test_absence import GAME, Time, clocks, fault

WIN, COMPUTER = {"type": "Claim", "what": "win"}, {"type": "Claim", "what": "computer"}


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def settings(tmp_path: Path, time: Time) -> Settings:
    return settings_in(tmp_path, now=time, absent_days=14)


@pytest.fixture
def pair(server: Server) -> tuple[Browser, Browser]:
    return Browser(server).create("Anna"), Browser(server).create("Boris")


@pytest.mark.parametrize(
    ("more", "passed", "how"), [({"pace": GAME}, 600, "timeout"), ({}, 14 * 86_400, "absent")]
)
def test_a_game_that_the_computer_plays_on_is_lost_for_who_did_not_come(
    pair: tuple[Browser, Browser], time: Time, more: dict[str, Any], passed: int, how: str
) -> None:
    anna, boris = pair
    made = anna.new_table("me", "guest", **more)
    boris.join(made)
    time.now += passed
    with boris.page(made["table"]) as blue:
        blue.until(bool)
        blue.say(COMPUTER)
        clocks(blue, stand_ins=[True, False])
        for one, points in ((anna, 0.0), (boris, 1.0)):
            (told,) = record(one)["latest"]
            assert (told["points"], told["how"]) == (points, how)
        rating = record(boris)["ranks"][0]["rating"]
        blue.my_move()
    resign(boris, made["table"])
    assert [one["points"] for one in record(anna)["latest"]] == [0.0], "it counts once"
    assert record(boris)["ranks"][0]["rating"] == rating


class Four:
    """A game of two against two, each with a page; it is somebody's turn, and his time is over."""

    def __init__(self, server: Server, time: Time, **more: Any) -> None:
        asked = {"game": "coh", "scenario": "istra", "players": ["me", *["guest"] * 3], **more}
        made = server.post("/api/tables", json=asked).json()
        self.seats = {0: Seats(server, made["table"], made["token"])}
        for invite in made["invites"]:
            path = f"/api/tables/{made['table']}/join"
            joined = server.post(path, headers=bearer(invite["code"])).json()
            self.seats[invite["seat"]] = Seats(server, made["table"], joined["token"])
        with self.seats[0].page() as page:
            self.late = int(clocks(page)["running"])
            while self.late < 0:
                page.next()
                self.late = int(clocks(page)["running"])
        self.ally, self.enemy = (self.late + 2) % 4, (self.late + 1) % 4
        time.now += 600

    def page(self, seat: int) -> Page:
        return self.seats[seat].page()


@pytest.fixture
def four(settings: Settings, time: Time) -> Iterator[Four]:
    with running(settings, full_shelf()) as server:
        yield Four(server, time, pace=GAME)


def test_only_an_enemy_has_the_game_of_who_is_late(four: Four, settings: Settings) -> None:
    with four.page(four.late) as late, four.page(four.ally) as ally, four.page(four.enemy) as enemy:
        for page in (late, ally, enemy):
            page.until(bool)
        assert fault(ally, WIN) == ("wrong-seat", "only an enemy may claim the game")
        assert fault(late, WIN) == ("wrong-seat", "who is late claims nothing")
        assert fault(late, COMPUTER)[0] == "wrong-seat"
        enemy.say(WIN)
        while not (told := enemy.next()).get("ended"):
            pass
        assert told["ended"] == {"how": "timeout", "seat": four.late}
    lost = "SELECT seat FROM scores WHERE points = 0 ORDER BY seat"
    assert in_database(settings, lost) == [(seat,) for seat in sorted((four.late, four.ally))]


def test_an_ally_does_not_lose_the_game_by_letting_the_computer_play_on(
    four: Four, settings: Settings
) -> None:
    with four.page(four.ally) as ally:
        ally.until(bool)
        ally.say(COMPUTER)
        clocks(ally, stand_ins=[seat == four.late for seat in range(4)])
        assert in_database(settings, "SELECT * FROM results") == []
        assert fault(ally, {"type": "TakeBack"})[0] == "bad-request", "the seat is another's"
        ally.say({"type": "Resign"})
        while not ally.next().get("ended"):
            pass
    lost = "SELECT seat FROM scores WHERE points = 0 ORDER BY seat"
    assert in_database(settings, lost) == [(seat,) for seat in sorted((four.late, four.ally))]


def test_what_the_computer_wins_for_who_did_not_come_does_not_count(
    four: Four, settings: Settings
) -> None:
    with four.page(four.ally) as ally, four.page(four.enemy) as enemy:
        ally.until(bool)
        enemy.until(bool)
        ally.say(COMPUTER)
        clocks(enemy, stand_ins=[seat == four.late for seat in range(4)])
        enemy.say({"type": "Resign"})
        while not enemy.next().get("ended"):
            pass
    assert in_database(settings, "SELECT * FROM results") == []
