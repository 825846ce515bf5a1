"""Who is shown what, and when: hand-over at one keyboard, and two pages far apart."""

import json
import re
from collections.abc import Iterator

import pytest

from hexfront.table import Settings
from tests.table.duel import CARDS
from tests.table.live import Page, Seats, Server, bearer, running, two_hands
from tests.table.test_invites import invite, joined


def cards_in(texts: list[str]) -> set[int]:
    """The cards that are named; digits within a longer number, such as a time, are none."""
    numbers = {int(number) for text in texts for number in re.findall(r"\d+", text)}
    return numbers & set(CARDS)


@pytest.fixture
def apart(settings: Settings) -> Iterator[tuple[Seats, Seats]]:
    """A table at which each seat has a page of its own."""
    with running(settings) as server:
        yield two_hands(settings, server.new_table("me", "friend"))


def test_the_screen_is_handed_over_without_the_others_secrets(server: Server) -> None:
    with server.new_table("me", "friend").page() as page:
        page.next_update()
        own = set(page.hand)
        assert page.update["handover"] == -1
        page.take("Rest")
        page.next_update()
        own |= set(page.hand)
        assert page.update["seat"] == 0
        assert page.update["handover"] == 1
        assert page.update["offers"] == []
        assert cards_in(page.heard) == own

        page.heard.clear()
        page.sit(1)
        page.next_update()
        assert page.update["seat"] == 1
        assert page.update["fresh"]
        assert page.update["handover"] == -1
        assert page.update["offers"]
        assert set(page.hand).isdisjoint(own)
        assert cards_in(page.heard) == set(page.hand)


def test_a_seat_that_was_shown_before_is_told_what_changed(server: Server) -> None:
    with server.new_table("me", "friend").page() as page:
        first = page.next_update()
        page.sit(1)
        other = page.next_update()
        page.sit(0)
        again = page.next_update()
        assert again == first, "though nothing has changed, its picture is wanted"
        page.take("Rest")
        page.next_update()
        page.sit(1)
        later = page.next_update()
    assert [json.loads(text)["type"] for text in page.heard] == ["Update"] * 2 + ["Changes"] * 3
    assert later["fresh"]
    assert later["log"][: len(other["log"])] == other["log"]
    assert len(later["log"]) > len(other["log"])
    assert (later["seat"], later["view"]["hand"]) == (1, other["view"]["hand"])


def test_a_reload_shows_the_seat_that_last_looked(server: Server) -> None:
    seats = server.new_table("me", "friend")
    with seats.page() as page:
        page.next_update()
        page.take("Rest")
        page.until(lambda update: update["handover"] == 1)
    with seats.page() as page:
        page.next_update()
        assert (page.update["seat"], page.update["handover"]) == (0, 1)
        page.sit(1)
        page.until(lambda update: update["seat"] == 1)
    with seats.page() as page:
        assert page.next_update()["seat"] == 1


def test_with_open_hands_the_acting_seat_looks(server: Server) -> None:
    with server.new_table("me", "friend", open_hands=True).page() as page:
        page.next_update()
        page.take("Rest")
        update = page.next_update()
        assert update["seat"] == 1
        assert update["fresh"]
        assert update["log"][-update["news"]]["entry"]["message"] == "log-rests"
        assert update["handover"] == -1
        assert update["offers"]


def test_each_page_sees_its_own_seat_only(apart: tuple[Seats, Seats]) -> None:
    with apart[0].page() as red, apart[1].page() as blue:
        assert red.next_update()["seat"] == 0
        assert blue.next_update()["seat"] == 1
        assert set(red.hand).isdisjoint(blue.hand)
        assert cards_in(red.heard) == set(red.hand)
        assert cards_in(blue.heard) == set(blue.hand)
        assert blue.update["offers"] == []
        assert blue.update["handover"] == -1


def test_nothing_is_sent_for_what_a_seat_cannot_see(apart: tuple[Seats, Seats]) -> None:
    with apart[0].page() as red, apart[1].page() as blue:
        red.next_update()
        before = blue.next_update()
        for _ in range(2):
            red.take("Pick", card=red.hand[0])
            red.next_update()
            red.undo()
            red.next_update()
        assert blue.silent()
        red.take("Rest")
        red.next_update()
        after = blue.next_update()
        assert after["step"] == before["step"] + 2
        assert not after["fresh"]
        assert after["seq"] == before["seq"] + 2


def test_a_page_may_not_sit_at_the_other_pages_seat(apart: tuple[Seats, Seats]) -> None:
    with apart[1].page() as blue:
        blue.next_update()
        blue.sit(0)
        assert blue.next()["code"] == "wrong-seat"
        blue.take("Rest")
        assert blue.next()["code"] == "not-your-turn"


def test_between_people_a_save_is_given_when_the_game_is_over(settings: Settings) -> None:
    with running(settings) as server:
        table = server.new_table("me", "friend", options={"rounds": 1})
        red, blue = two_hands(settings, table)
        answer = red.download()
        assert answer.status_code == 403
        assert answer.json()["code"] == "secrets"
        with red.page() as first, blue.page() as second:
            first.my_move()
            first.take("Rest")
            second.my_move()
            second.take("Rest")
            second.until(lambda update: update["view"]["actor"] == -2)
        assert blue.save().count("\n") > 4


def strike(page: Page) -> None:
    page.take("Pick", card=page.hand[0])
    page.next_update()
    page.take("Strike")
    page.next_update()


def test_between_people_undo_stops_at_what_was_seen(apart: tuple[Seats, Seats]) -> None:
    with apart[0].page() as red, apart[1].page() as blue:
        red.next_update()
        blue.next_update()
        assert not red.update["can_undo"]
        strike(red)
        blue.next_update()
        for page in (red, blue):
            assert not page.update["can_undo"]
            page.undo()
            refused = page.next()
            assert refused["type"] == "Refused"
            assert refused["refusal"]["message"].startswith("refuse-undo-")


def test_the_order_of_ones_games_tells_nothing_of_what_is_done_in_secret(server: Server) -> None:
    """It goes by when a seat was asked, not by when a choice was made that nobody else sees."""
    seats, invitation = invite(server, "me", "guest")
    guest = joined(seats, invitation["code"])
    with seats.page() as red, guest.page() as blue:
        red.my_move()
        red.take("Rest")
        blue.my_move()
        alone = server.new_table("me", "computer")

        def listed() -> list[str]:
            games = server.get("/api/tables", headers=bearer(seats.token, alone.token)).json()
            return [game["table"] for game in games]

        assert listed() == [alone.table, seats.table]
        blue.take("Pick", card=blue.hand[0])
        blue.until(lambda update: blue.offered[0]["type"] == "Strike")
        assert listed() == [alone.table, seats.table]
        blue.take("Strike")
        red.until(lambda update: update["offers"])
        assert listed() == [seats.table, alone.table]
