"""Standing orders at a table with guests are kept by seat, and what leaves no choice is confirmed
beforehand where nobody learns anything from that."""

from typing import Any

import pytest

from hexfront.play import Match
from hexfront.table import Settings
from hexfront.table.course import Course, FairDice, SeededDice
from hexfront.table.forced import only_choice
from tests.table.duel import Duel, DuelState, LetPass, Pick, Strike
from tests.table.live import Page, Seats, Server, running
from tests.table.test_invites import invite, joined

PARRY = {"type": "StandingOrder", "windows": "ask", "answers": {"blow": "parry"}}


def pair_at(server: Server) -> tuple[Seats, Seats]:
    seats, invitation = invite(server, "me", "guest")
    return seats, joined(seats, invitation["code"])


def orders(page: Page) -> dict[str, Any]:
    """What the page is told of its orders."""
    while True:
        told = page.next()
        if told["type"] == "Orders":
            return told


def seed_by_which(*, fits: bool) -> int:
    """A seed of fair dice by which blue can parry the lower of red's cards, or cannot."""
    for seed in range(1000):
        course = Course(Match(Duel(), "dawn"), FairDice(seed, []), frozenset({0, 1}))
        course.run_on()
        if (min(hands(course)[0]) < max(hands(course)[1])) == fits:
            return seed
    raise AssertionError("no seed deals such cards")


def parried_seed() -> int:
    return seed_by_which(fits=True)


def test_orders_are_at_work_after_a_restart_while_the_player_is_away(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hexfront.table.lobby.new_seed", parried_seed)
    with running(settings) as server:
        seats, guest = pair_at(server)
        with guest.page() as blue:
            blue.until(bool)
            blue.say(PARRY)
            blue.say({"type": "Consult"})
            while blue.next()["type"] != "Counsel":
                pass
    with running(settings) as server, seats.on(server).page() as red:
        red.my_move()
        red.take("Pick", card=min(red.hand))
        red.my_move()
        red.take("Strike")
        red.until(lambda update: not update["offers"])
        assert red.lines[-1]["entry"]["message"] == "log-parries"


def test_a_page_that_gives_its_orders_again_is_told_which_are_kept(server: Server) -> None:
    _, guest = pair_at(server)
    with guest.page() as blue:
        blue.say({**PARRY, "forced": True})
    with guest.page() as other:
        other.say({"type": "StandingOrder", "windows": "fits", "again": True})
        told = orders(other)
        assert told["windows"] == "ask"
        assert (told["answers"], told["forced"]) == ({"blow": "parry"}, True)
        other.say({"type": "StandingOrder", "windows": "never"})
    with guest.page() as blue:
        blue.say({**PARRY, "again": True})
        assert orders(blue)["windows"] == "never"


def after(seed: int) -> Course:
    course = Course(Match(Duel(), "dawn"), SeededDice(seed), frozenset({0, 1}))
    course.orders = {0: "ask", 1: "ask"}
    course.run_on()
    return course


def hands(course: Course) -> list[tuple[int, ...]]:
    state = course.match.state
    assert isinstance(state, DuelState)
    return state.hands


@pytest.mark.parametrize("seat", [0, 1])
def test_an_answer_that_everybody_knows_to_be_the_only_one_is_confirmed_beforehand(
    seat: int,
) -> None:
    """Whoever has picked a card can only strike, whatever the card."""
    course = after(3)
    course.forced = frozenset({seat})
    if seat:
        course.take(0, course.match.state.choices()[0])
    course.take(seat, Pick(hands(course)[seat][0]))
    assert len(course.answered) == 1
    assert course.actor == 1 - seat


def test_an_answer_that_tells_of_the_cards_is_asked_for() -> None:
    """Blue has no higher card; that it can only let the blow pass is its secret."""
    for seed in range(200):
        course = after(seed)
        blow = max(hands(course)[0])
        if 7103 < blow < 7108 and max(hands(course)[1]) < blow:
            break
    course.forced = frozenset({1})
    course.take(0, Pick(blow))
    course.take(0, Strike())
    assert course.match.state.choices() == [LetPass()]
    assert course.actor == 1
    assert not course.answered


def test_a_window_is_not_answered_while_there_are_secrets() -> None:
    """Not even one of which a sample shows that there is no other answer."""
    for seed in range(500):
        course = after(seed)
        if max(hands(course)[0]) == 7109:
            break
    course.forced = frozenset({1})
    course.take(0, Pick(7109))
    course.take(0, Strike())
    assert course.actor == 1
    assert not course.answered


@pytest.mark.parametrize("fits", [True, False])
def test_between_people_a_window_is_asked_about_whether_or_not_a_card_fits(
    server: Server, monkeypatch: pytest.MonkeyPatch, fits: bool
) -> None:
    """Red cannot tell the one from the other: not by what comes, nor by when."""
    monkeypatch.setattr("hexfront.table.lobby.new_seed", lambda: seed_by_which(fits=fits))
    seats, guest = pair_at(server)
    with seats.page() as red, guest.page() as blue:
        blue.say({"type": "StandingOrder", "windows": "fits", "again": True})
        assert orders(blue)["windows"] == "ask"
        red.my_move()
        red.take("Pick", card=min(red.hand))
        red.my_move()
        red.take("Strike")
        assert red.until(lambda update: not update["offers"])["view"]["actor"] == 1
        assert red.lines[-1]["entry"]["message"] == "log-strikes"
        blue.my_move()
        assert {"type": "LetPass"} in blue.offered
        assert (len(blue.offered) > 1) == fits


def test_who_has_a_choice_is_asked() -> None:
    course = after(3)
    assert only_choice(course.match.game, course.match.state, 2) is None
