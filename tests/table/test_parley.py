"""People at a table talk, offer a draw, take choices back by agreement, and give up."""

from collections.abc import Iterator
from typing import Any

import pytest

from hexfront.play import OVER
from hexfront.table import Settings
from tests.table.live import Page, Seats, Server, bearer, running
from tests.table.test_invites import invite, joined

Pair = tuple[Seats, Seats]


@pytest.fixture
def pair(server: Server) -> Pair:
    seats, invitation = invite(server, "me", "guest")
    return seats, joined(seats, invitation["code"])


@pytest.fixture
def pages(pair: Pair) -> Iterator[tuple[Page, Page]]:
    with pair[0].page() as red, pair[1].page() as blue:
        red.my_move()
        blue.until(bool)
        yield red, blue


def parley(page: Page) -> dict[str, Any]:
    """What the page is told next of talk and proposals."""
    while True:
        told = page.next()
        if told["type"] == "Parley" and told != EMPTY:
            return told


EMPTY: dict[str, Any] = {"type": "Parley", "said": [], "proposed": None, "ended": None}


def until_parley(page: Page, name: str) -> Any:
    """The next proposal or ending that is one."""
    while True:
        told = parley(page)[name]
        if told is not None:
            return told


def test_what_one_says_the_other_reads_and_it_is_kept(settings: Settings) -> None:
    with running(settings) as server:
        seats, invitation = invite(server, "me", "guest")
        guest = joined(seats, invitation["code"])
        with seats.page() as red, guest.page() as blue:
            blue.say({"type": "Say", "text": "Good luck at E5!"})
            (said,) = parley(red)["said"]
            assert (said["seat"], said["text"]) == (1, "Good luck at E5!")
            assert parley(blue)["said"] == [said]
    with running(settings) as server, seats.on(server).page() as red:
        assert parley(red)["said"] == [said]


@pytest.mark.parametrize("text", ["", "x" * 501, None])
def test_what_is_no_line_of_talk_is_not_said(pages: tuple[Page, Page], text: object) -> None:
    red, _ = pages
    red.say({"type": "Say", "text": text})
    told = red.next()
    while told["type"] != "Fault":
        told = red.next()
    assert told["code"] == "bad-request"


def test_a_draw_needs_the_other_and_ends_the_game_for_good(settings: Settings) -> None:
    with running(settings) as server:
        seats, invitation = invite(server, "me", "guest")
        guest = joined(seats, invitation["code"])
        with seats.page() as red, guest.page() as blue:
            red.my_move()
            red.say({"type": "Propose", "wish": "draw"})
            assert until_parley(blue, "proposed") == {"seat": 0, "wish": "draw"}
            blue.say({"type": "Reply", "agrees": True})
            assert until_parley(blue, "ended") == {"how": "drawn", "seat": -1}
            red.until(lambda update: not update["offers"])
            red.take("Rest")
            assert next_fault(red) == "not-your-turn"
            red.undo()
            assert next_fault(red) == "not-your-turn"
    with running(settings) as server:
        with seats.on(server).page() as red:
            assert until_parley(red, "ended")["how"] == "drawn"
            red.until(lambda update: update["offers"] == [])
        (listed,) = server.get("/api/tables", headers=bearer(seats.token)).json()
        assert listed["over"]
        assert seats.on(server).download().status_code == 200, "nothing is secret any more"


def next_fault(page: Page) -> str:
    while True:
        told = page.next()
        if told["type"] == "Fault":
            return str(told["code"])


def test_a_draw_that_is_declined_or_outlived_is_off(pages: tuple[Page, Page]) -> None:
    red, blue = pages
    red.say({"type": "Propose", "wish": "draw"})
    until_parley(blue, "proposed")
    blue.say({"type": "Reply", "agrees": False})
    while blue.next() != EMPTY:
        pass
    red.say({"type": "Propose", "wish": "draw"})
    until_parley(blue, "proposed")
    red.take("Rest")
    blue.my_move()
    blue.say({"type": "Reply", "agrees": True})
    assert next_fault(blue) == "bad-request"


def test_what_is_done_in_secret_ends_no_proposal(pages: tuple[Page, Page]) -> None:
    """Whoever made it would be told of a choice that he does not see, or of one taken back."""
    red, blue = pages
    blue.say({"type": "Propose", "wish": "draw"})
    until_parley(blue, "proposed")
    until_parley(red, "proposed")
    red.take("Pick", card=red.hand[0])
    red.until(lambda update: red.offered[0]["type"] == "Strike")
    assert blue.silent()
    red.undo()
    red.until(lambda update: len(update["offers"]) > 1)
    assert blue.silent()
    red.say({"type": "Reply", "agrees": True})
    assert until_parley(blue, "ended") == {"how": "drawn", "seat": -1}


def test_nobody_agrees_with_himself(pages: tuple[Page, Page]) -> None:
    red, blue = pages
    red.say({"type": "Propose", "wish": "draw"})
    until_parley(red, "proposed")
    red.say({"type": "Reply", "agrees": True})
    red.say({"type": "Say", "text": "Well?"})
    assert until_parley(red, "proposed") == {"seat": 0, "wish": "draw"}, "it still waits"
    blue.say({"type": "Reply", "agrees": True})
    assert until_parley(blue, "ended")["how"] == "drawn"


def test_a_choice_is_taken_back_past_dice_when_the_other_agrees(pages: tuple[Page, Page]) -> None:
    red, blue = pages
    start = red.update["view"]
    red.take("Rest")
    blue.my_move()
    red.until(lambda update: update["view"]["actor"] == 1)
    drawn = set(red.hand) - set(start["hand"])
    red.undo()
    assert red.next()["type"] == "Refused", "alone nobody takes dice back"
    red.say({"type": "Propose", "wish": "rewind"})
    assert until_parley(blue, "proposed") == {"seat": 0, "wish": "rewind"}
    blue.say({"type": "Reply", "agrees": True})
    red.until(lambda update: update["view"]["actor"] == 0)
    assert red.update["view"] == start
    red.take("Rest")
    red.until(lambda update: update["view"]["actor"] == 1)
    assert set(red.hand) - set(start["hand"]) == drawn, "the same dice fall again"


def test_there_must_be_a_choice_to_take_back(pages: tuple[Page, Page]) -> None:
    _, blue = pages
    blue.say({"type": "Propose", "wish": "rewind"})
    told = blue.next()
    while told["type"] != "Refused":
        told = blue.next()
    assert told["refusal"]["message"] == "refuse-undo-nothing"


def test_who_gives_up_ends_the_game(pages: tuple[Page, Page]) -> None:
    red, blue = pages
    blue.say({"type": "Resign"})
    assert until_parley(red, "ended") == {"how": "resigned", "seat": 1}
    assert red.until(lambda update: not update["offers"])["view"]["actor"] != OVER
    red.say({"type": "Resign"})
    assert next_fault(red) == "not-your-turn"
    red.say({"type": "Say", "text": "Thank you."})
    while "Thank you." not in str(red.next()):
        pass


def test_at_one_keyboard_there_is_nobody_to_ask(server: Server) -> None:
    with server.new_table("me", "friend").page() as page:
        page.next_update()
        draw = {"type": "Propose", "wish": "draw"}
        talk = {"type": "Say", "text": "Hm."}
        for said in ({"type": "Resign"}, draw, talk, {"type": "Reply", "agrees": True}):
            page.say(said)
            assert next_fault(page) == "bad-request"


def test_before_the_guest_has_come_nobody_can_agree(server: Server) -> None:
    seats, _ = invite(server, "me", "guest")
    with seats.page() as red:
        red.my_move()
        red.say({"type": "Propose", "wish": "draw"})
        assert next_fault(red) == "bad-request"
