"""The example at the table: its words, its board and whole games over the socket."""

from random import Random

import pytest

from tests.guest.conftest import new_table
from tests.table.live import Page, Server

OVER = -2


def ready(page: Page) -> bool:
    """Wait until this page must choose, or the game is over."""
    page.until(lambda update: bool(update["offers"]) or update["view"]["actor"] == OVER)
    return bool(page.update["offers"])


def play_on(page: Page, seed: int) -> None:
    """Take anything that is offered until the game is over."""
    random = Random(seed)
    while ready(page):
        choice = dict(random.choice(page.offered))
        page.take(choice.pop("type"), **choice)


def test_it_is_listed_with_its_title_and_no_page(served: Server):
    (info,) = (game for game in served.get("/api/games").json() if game["id"] == "skirmish")
    assert info["title"] == {"en": "Skirmish", "ru": "Стычка"}
    assert info["page"] == ""
    assert [scenario["id"] for scenario in info["scenarios"]] == ["ford", "village"]


@pytest.mark.parametrize(("lang", "words"), [("en", "retreats to"), ("ru", "отступить в")])
def test_it_brings_its_words_and_rules(served: Server, lang: str, words: str):
    assert words in served.get(f"/api/words/skirmish/{lang}.ftl").text
    assert "SKR-3.4.a" in served.get(f"/api/rules/skirmish/{lang}").json()


def test_its_board_is_drawn_with_names_in_both_languages(served: Server):
    board = "/api/boards/skirmish/ford.svg"
    assert "New Farm" in served.get(board, params={"lang": "en"}, timeout=60).text
    assert "Новый хутор" in served.get(board, params={"lang": "ru"}, timeout=60).text


@pytest.mark.parametrize("players", [("me", "friend"), ("me", "computer"), ("computer", "me")])
def test_a_game_is_played_to_its_end(served: Server, players: tuple[str, str]):
    seats = new_table(served, *players)
    with seats.page() as page:
        play_on(page, seed=4)
        assert page.update["view"]["reason"]["message"].startswith("skirmish-end-")
        log = [line["entry"]["message"] for line in page.lines]
        assert "skirmish-log-moves" in log
        assert log[-1] == "skirmish-log-over"


def test_a_choice_is_refused_with_its_rule_and_taken_back(served: Server):
    seats = new_table(served, "me", "friend")
    with seats.page() as page:
        page.my_move()
        units = {unit["id"]: unit["hex"] for unit in page.update["view"]["units"]}
        page.say({"type": "WhyNot", "choice": {"type": "Move", "unit": 0, "hex": units[1]}})
        assert page.next()["refusal"]["rule"] == "SKR-2.3.a"
        choice = page.offered[0]
        page.take("Move", unit=choice["unit"], hex=choice["hex"])
        page.my_move()
        assert page.update["can_undo"]
        page.undo()
        page.my_move()
        assert {unit["id"]: unit["hex"] for unit in page.update["view"]["units"]} == units


def test_a_save_is_loaded_again(served: Server):
    seats = new_table(served, "me", "friend")
    with seats.page() as page:
        play_on(page, seed=7)
        view = page.update["view"]
    answer = served.post(
        "/api/tables/load", params={"players": ["me", "friend"]}, content=seats.save().encode()
    )
    assert answer.status_code == 201, answer.text
    again = type(seats)(served, answer.json()["table"], answer.json()["token"])
    with again.page() as page:
        page.next_update()
        assert {**page.update["view"], "seat": view["seat"]} == view
