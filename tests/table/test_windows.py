"""Windows: asked for when there is something to decide, and as the seat has ordered."""

import pytest

from hexfront.play import Match
from hexfront.table.course import Course, SeededDice
from tests.table.duel import MIDDLE, Duel, DuelState, Pick, Strike
from tests.table.live import Page, Server, seed_where


def high_and_low(state: DuelState) -> bool:
    """Seat 1 can parry the lower of seat 0's cards, but not the higher."""
    low, high = state.hands[0]
    return low < max(state.hands[1]) < high


SEED = seed_where(high_and_low)
MILD = seed_where(lambda state: min(state.hands[0]) <= MIDDLE < max(state.hands[1]))
"""Seat 1 can parry a blow that does not press."""
PRESSING = seed_where(lambda state: MIDDLE < min(state.hands[0]) < max(state.hands[1]))
"""Seat 1 can parry a blow that does."""


def strike(page: Page, card: int) -> None:
    page.my_move()
    page.take("Pick", card=card)
    page.my_move()
    page.take("Strike")


def seat_one_orders(page: Page, windows: str) -> None:
    page.my_move()
    page.sit(1)
    page.until(lambda update: update["seat"] == 1)
    page.say({"type": "StandingOrder", "windows": windows})
    page.sit(0)
    page.until(lambda update: update["seat"] == 0)


def test_a_seat_that_can_react_is_asked(server: Server) -> None:
    with server.new_table("me", "friend", open_hands=True, seed=SEED).page() as page:
        page.my_move()
        strike(page, min(page.hand))
        page.my_move()
        assert page.update["seat"] == 1
        assert {choice["type"] for choice in page.offered} == {"Parry", "LetPass"}


def test_a_seat_that_cannot_react_is_not_asked(server: Server) -> None:
    with server.new_table("me", "friend", seed=SEED).page() as page:
        page.my_move()
        strike(page, max(page.hand))
        update = page.until(lambda update: update["handover"] == 1)
        assert update["log"][-1]["entry"]["message"] == "log-blow"


def test_a_seat_may_want_to_be_asked_every_time(server: Server) -> None:
    with server.new_table("me", "friend", seed=SEED).page() as page:
        seat_one_orders(page, "ask")
        strike(page, max(page.hand))
        page.until(lambda update: update["handover"] == 1)
        page.sit(1)
        page.until(lambda update: update["seat"] == 1)
        assert page.offered == [{"type": "LetPass"}]


def test_a_seat_may_want_never_to_be_asked(server: Server) -> None:
    with server.new_table("me", "friend", seed=SEED).page() as page:
        seat_one_orders(page, "never")
        strike(page, min(page.hand))
        update = page.until(lambda update: update["handover"] == 1)
        assert update["log"][-1]["entry"]["message"] == "log-blow"


def test_a_games_own_standing_order_answers_for_the_seat() -> None:
    course = Course(Match(Duel(), "dawn"), SeededDice(SEED), frozenset({0, 1}))
    course.run_on()
    course.answers[1] = {"blow": "parry"}
    state = course.match.state
    assert isinstance(state, DuelState)
    course.take(0, Pick(min(state.hands[0])))
    assert not course.answered
    course.take(0, Strike())
    assert len(course.answered) == 1


@pytest.mark.parametrize("answers", [{"blow": "dodge"}, {"blows": "parry"}])
def test_an_order_that_the_game_does_not_know_is_told(
    server: Server, answers: dict[str, str]
) -> None:
    with server.new_table("me", "friend", seed=SEED).page() as page:
        page.my_move()
        page.say({"type": "StandingOrder", "windows": "fits", "answers": answers})
        fault = page.next()
        (name,) = answers
        assert fault["code"] == "bad-request"
        assert name in fault["detail"]
        page.take("Rest")


def test_counsel_is_nothing_in_a_game_without(server: Server) -> None:
    with server.new_table("me", "friend", seed=SEED).page() as page:
        page.my_move()
        page.say({"type": "Consult"})
        assert page.next() == {"type": "Counsel", "counsel": None}


def test_a_game_that_does_not_say_how_it_stands_says_nothing(server: Server) -> None:
    with server.new_table("me", "friend", seed=SEED).page() as page:
        page.my_move()
        page.say({"type": "Reckon"})
        assert page.next() == {"type": "Reckoned", "standing": None}


def test_a_seat_may_want_to_be_asked_only_when_it_presses(server: Server) -> None:
    with server.new_table("me", "friend", seed=MILD).page() as page:
        seat_one_orders(page, "adjacent")
        strike(page, min(page.hand))
        update = page.until(lambda update: update["handover"] == 1)
        assert update["log"][-1]["entry"]["message"] == "log-blow"


def test_a_seat_that_is_pressed_is_asked(server: Server) -> None:
    with server.new_table("me", "friend", seed=PRESSING).page() as page:
        seat_one_orders(page, "adjacent")
        strike(page, min(page.hand))
        page.until(lambda update: update["handover"] == 1)
        page.sit(1)
        page.until(lambda update: update["seat"] == 1)
        assert {choice["type"] for choice in page.offered} == {"Parry", "LetPass"}


def test_an_order_answers_the_window_that_is_open(server: Server) -> None:
    with server.new_table("me", "friend", seed=SEED).page() as page:
        page.my_move()
        strike(page, min(page.hand))
        page.until(lambda update: update["handover"] == 1)
        page.sit(1)
        page.until(lambda update: update["seat"] == 1)
        page.say({"type": "StandingOrder", "windows": "never"})
        update = page.next_update()
        assert update["log"][-1]["entry"]["message"] == "log-blow"
        assert {choice["type"] for choice in page.offered} == {"Rest", "Pick"}
