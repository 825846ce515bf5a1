"""Whoever looks on without a seat sees what all seats may know, and is heard by nobody."""

from collections.abc import Iterator
from typing import Any
from unittest.mock import ANY

import pytest
from websockets.exceptions import ConnectionClosed

from hexfront.play import WATCHER
from hexfront.table import Settings
from tests.table.live import Page, Seats, Server, running
from tests.table.test_absence import clocks
from tests.table.test_invites import invite, joined
from tests.table.test_parley import until_parley

Pair = tuple[Seats, Seats]


def shown(server: Server, **more: Any) -> Pair:
    seats, invitation = invite(server, "me", "guest", **{"watch": "public", **more})
    return seats, joined(seats, invitation["code"])


@pytest.fixture
def pair(server: Server) -> Pair:
    return shown(server)


@pytest.fixture
def pages(pair: Pair) -> Iterator[tuple[Page, Page, Page]]:
    with pair[0].page() as red, pair[1].page() as blue, pair[0].spectator() as watcher:
        red.my_move()
        blue.until(bool)
        watcher.until(bool)
        yield red, blue, watcher


def rest(page: Page, *, other: Page) -> None:
    """Rest, so that a card is drawn and it is the other's turn."""
    page.my_move()
    page.take("Rest")
    page.until(lambda update: not update["offers"])
    other.my_move()


def fault(page: Page) -> str:
    while True:
        told = page.next()
        if told["type"] == "Fault":
            return str(told["code"])


def refused(page: Page) -> str:
    """Why the line is closed at once."""
    with page:
        code = str(page.next()["code"])
        with pytest.raises(ConnectionClosed):
            page.next()
    return code


def messages(page: Page) -> list[str]:
    return [line["entry"]["message"] for line in page.lines]


def test_a_watcher_sees_what_both_know_and_what_happens_at_once(
    pages: tuple[Page, Page, Page],
) -> None:
    red, blue, watcher = pages
    assert watcher.update["seat"] == watcher.update["view"]["seat"] == WATCHER
    assert watcher.hand == []
    assert watcher.update["view"]["hand_sizes"] == [2, 2]
    assert watcher.update["players"] == ["guest", "guest"]
    rest(red, other=blue)
    watcher.until(lambda update: update["view"]["actor"] == 1)
    assert watcher.update["view"]["hand_sizes"] == [3, 2]
    assert messages(watcher).count("log-other-draws") == 5
    assert "log-you-draw" not in messages(watcher)
    assert watcher.update["offers"] == []
    assert not watcher.update["can_undo"]


def test_what_is_only_begun_is_not_told(pages: tuple[Page, Page, Page]) -> None:
    red, blue, watcher = pages
    while not watcher.silent():
        pass  # who is there is told first
    red.take("Pick", card=red.hand[0])
    red.until(lambda update: red.offered == [{"type": "Strike"}])
    assert watcher.silent()
    red.take("Strike")
    watcher.until(lambda update: "log-strikes" in messages(watcher))
    blue.until(lambda update: "log-strikes" in messages(blue))


def test_a_watcher_sees_the_clocks_and_whose_turn_it_is(server: Server) -> None:
    seats, guest = shown(server, pace={"kind": "game", "seconds": 600})
    with seats.page() as red, guest.page() as blue, seats.spectator() as watcher:
        assert clocks(watcher, running=0) == {**clocks(red, running=0), "now": ANY}
        (told,) = server.get("/api/shown").json()
        assert told["acting"] == 0
        rest(red, other=blue)
        assert clocks(watcher, running=1)["until"] == clocks(blue, running=1)["until"]
        (told,) = server.get("/api/shown").json()
        assert told["acting"] == 1
        blue.say({"type": "Resign"})
        clocks(watcher, running=-1)
    assert server.get(f"/api/shown/{seats.table}").json()["acting"] == -1


def test_who_sees_the_game_later_is_told_the_pace_and_nothing_of_the_clocks(
    server: Server,
) -> None:
    seats, guest = shown(server, delay=3, pace={"kind": "game", "seconds": 600})
    with seats.page() as red, guest.page() as blue, seats.spectator() as watcher:
        watcher.until(bool)
        told = clocks(watcher)
        assert (told["pace"]["seconds"], told["running"], told["left"]) == (600, -1, [])
        rest(red, other=blue)
        clocks(red, running=1)
        (listed,) = server.get("/api/shown").json()
        assert listed["acting"] == -1
        blue.say({"type": "Resign"})
        while not clocks(watcher)["left"]:  # when it is over all is told
            watcher.next()
    assert sum(text.startswith('{"type":"Clocks"') for text in watcher.heard) == 2


@pytest.mark.parametrize(
    "said",
    [
        {"type": "Take", "seq": 1, "choice": {"type": "Rest"}},
        {"type": "WhyNot", "choice": {"type": "Rest"}},
        {"type": "Undo", "seq": 1},
        {"type": "Sit", "seat": 0},
        {"type": "Look", "hex": 0},
        {"type": "Consult"},
        {"type": "Say", "text": "He has a high card!"},
        {"type": "Propose", "wish": "draw"},
        {"type": "Reply", "agrees": True},
        {"type": "Resign"},
        {"type": "StandingOrder", "windows": "never"},
        {"type": "Enter", "token": "x"},
    ],
    ids=lambda said: said["type"],
)
def test_a_watcher_chooses_nothing_asks_nothing_and_says_nothing(
    pages: tuple[Page, Page, Page], said: dict[str, Any]
) -> None:
    red, _, watcher = pages
    watcher.say(said)
    assert fault(watcher) == "only-watching"
    assert red.update["offers"], "the game stands"


@pytest.mark.parametrize("said", ["nonsense", '{"type":"Mug"}', "[" * 5000, "x" * 70_000])
def test_noise_of_a_watcher_is_answered_and_the_line_stays(pair: Pair, said: str) -> None:
    with pair[0].spectator() as watcher:
        watcher.until(bool)
        watcher.say(said)
        assert fault(watcher) in {"bad-request", "too-large"}
        watcher.say({"type": "Scrub", "step": 0})
        assert watcher.next()["type"] == "Past"


def test_the_players_know_how_many_look_on(pair: Pair) -> None:
    with pair[0].page() as red:
        red.my_move()
        with pair[0].spectator() as one, pair[1].spectator() as two:
            one.until(bool)
            two.until(bool)
            told = red.next()
            while told.get("watchers") != 2:
                told = red.next()
            assert told == {"type": "Company", "seats": ["here", "away"], "watchers": 2}
        while red.next().get("watchers") != 0:
            pass


def test_what_players_say_and_propose_is_between_them(pages: tuple[Page, Page, Page]) -> None:
    red, blue, watcher = pages
    red.say({"type": "Say", "text": "secret"})
    until_said(blue)
    red.say({"type": "Propose", "wish": "draw"})
    assert until_parley(blue, "proposed")["wish"] == "draw"
    blue.say({"type": "Reply", "agrees": True})
    assert until_parley(watcher, "ended") == {"how": "drawn", "seat": -1}
    assert "secret" not in "".join(watcher.heard)
    assert not any('"wish"' in text for text in watcher.heard)


def until_said(page: Page) -> None:
    while not page.next().get("said"):
        pass


def test_a_game_is_shown_only_as_its_maker_said(server: Server) -> None:
    hidden, _ = invite(server, "me", "guest")
    later, later_guest = shown(server, watch="after")
    assert refused(hidden.spectator()) == "unknown-table"
    assert refused(later.spectator()) == "not-shown-yet"
    assert refused(Seats(server, "%00", "").spectator()) == "unknown-table"
    address = "/api/shown"
    assert server.get(f"{address}/{hidden.table}").status_code == 404
    assert server.get(f"{address}/{later.table}/dice").status_code == 403
    with later_guest.page() as blue:
        blue.until(bool)
        blue.say({"type": "Resign"})
        until_parley(blue, "ended")
    with later.spectator() as watcher:
        watcher.until(bool)
        assert (watcher.update["seat"], len(watcher.hand)) == (0, 2), "nothing is secret any more"


@pytest.mark.parametrize(
    ("players", "more"),
    [
        (("me", "computer"), {"watch": "public"}),
        (("me", "friend"), {"watch": "after"}),
        (("me", "guest"), {"watch": "sometimes"}),
        (("me", "guest"), {"watch": "public", "delay": -1}),
        (("me", "guest"), {"watch": "public", "delay": 201}),
        (("me", "guest"), {"language": "x" * 9}),
    ],
)
def test_what_cannot_be_shown_is_refused(
    server: Server, players: tuple[str, ...], more: dict[str, Any]
) -> None:
    asked = {"game": "duel", "scenario": "dawn", "players": players, **more}
    answer = server.post("/api/tables", json=asked)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")


def test_a_rulebook_that_knows_no_watchers_is_shown_afterwards_only(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.table.duel.Duel.watched", False)
    asked = {"game": "duel", "scenario": "dawn", "players": ["me", "guest"], "watch": "public"}
    assert server.post("/api/tables", json=asked).status_code == 422
    assert server.post("/api/tables", json={**asked, "watch": "after"}).status_code == 201


def test_when_it_is_over_one_may_look_through_every_seat(pages: tuple[Page, Page, Page]) -> None:
    red, blue, watcher = pages
    rest(red, other=blue)
    hands = red.hand, blue.hand
    blue.say({"type": "Resign"})
    assert until_parley(watcher, "ended") == {"how": "resigned", "seat": 1}
    for seat in (0, 1):
        watcher.say({"type": "Sit", "seat": seat})
        watcher.until(lambda update, seat=seat: update["seat"] == seat)  # type: ignore[misc]
        assert watcher.hand == [*hands[seat]]
        assert "log-you-draw" in messages(watcher)
        watcher.say({"type": "Scrub", "step": 0})
        past = watcher.next()
        while past["type"] != "Past":
            past = watcher.next()
        assert past["view"]["hand"] == []
    watcher.say({"type": "Sit", "seat": WATCHER})
    assert watcher.until(lambda update: update["seat"] == WATCHER)["view"]["hand"] == []
    watcher.say({"type": "Sit", "seat": 7})
    assert fault(watcher) == "wrong-seat"


def play(red: Page, blue: Page, turns: int) -> None:
    for turn in range(turns):
        page, other = (red, blue) if turn % 2 == 0 else (blue, red)
        rest(page, other=other)


def test_with_a_delay_a_watcher_sees_what_so_many_steps_have_followed(settings: Settings) -> None:
    delay = 6
    with running(settings) as server:
        seats, guest = shown(server, delay=delay)
        with seats.page() as red, guest.page() as blue, seats.spectator() as watcher:
            play(red, blue, 5)
            seen = watcher.until(lambda update: update["step"] == red.update["step"] - delay)
            assert len(watcher.lines) == len(red.lines) - delay
            past = seen["view"]
        step = red.update["step"]
    with running(settings) as server:
        here, there = seats.on(server), guest.on(server)
        with here.spectator() as watcher:
            assert watcher.until(bool)["view"] == past, "a restart shows no more"
            assert watcher.update["step"] == step - delay
            watcher.say({"type": "Scrub", "step": step})
            assert fault(watcher) == "bad-request"
            watcher.say({"type": "Lines", "before": 10_000})
            earlier = [line for told in [watcher.next()] for line in told["log"]]
            assert earlier == watcher.lines
            with there.page() as blue:
                blue.my_move()
                blue.say({"type": "Resign"})
                watcher.until(lambda update: update["step"] == step)


def test_what_is_taken_back_before_it_is_shown_was_never_there(server: Server) -> None:
    seats, guest = shown(server, delay=3)
    with seats.page() as red, guest.page() as blue, seats.spectator() as watcher:
        play(red, blue, 1)
        red.say({"type": "Propose", "wish": "rewind"})
        until_parley(blue, "proposed")
        blue.say({"type": "Reply", "agrees": True})
        red.until(lambda update: bool(update["offers"]))
        blue.until(lambda update: not update["offers"])
        play(red, blue, 2)
        watcher.until(lambda update: update["step"] == red.update["step"] - 3)
        assert len(watcher.lines) == len(red.lines) - 3
        numbers = [line["number"] for line in watcher.lines]
        assert numbers == sorted(set(numbers))
