"""The fuzz suite finds what it looks for: each planted fault is reported as such."""

from typing import Any

import pytest

from hexfront.games import rulebooks
from hexfront.play import Game, Sight, State, load
from tests.fuzz.breach import BreachError
from tests.fuzz.faults import FAULTS, Endless, Silent
from tests.fuzz.player import play
from tests.play.games import Retreat, SecretOrders, find_game


def play_until_found(game: Game[Any]) -> None:
    for seed in range(60):
        play(game, game.scenarios()[0].id, seed, every=1)


@pytest.mark.parametrize(("game", "words"), FAULTS, ids=[type(game).__name__ for game, _ in FAULTS])
def test_a_planted_fault_is_found(game: Game[Any], words: str):
    with pytest.raises(BreachError, match=words):
        play_until_found(game)


@pytest.mark.parametrize("question", ["look", "counsel"])
def test_an_answer_about_the_board_that_tells_a_secret_is_found(
    monkeypatch: pytest.MonkeyPatch, question: str
):
    book = rulebooks()["coh"]

    def talkative(facts: object, state: State, *asked: int) -> Sight:
        return Sight(len(state.digest()), line=tuple(state.digest().encode()))

    monkeypatch.setattr(type(book.facts), question, talkative)
    with pytest.raises(BreachError, match="can tell by an answer"):
        play(book.game, "partisans", seed=1, every=1)


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tests.fuzz.player.MOST_STEPS", 200)
    with pytest.raises(BreachError, match="not over after 200 steps"):
        play_until_found(Endless())


def test_a_breach_tells_how_to_see_it_again_and_keeps_the_game():
    with pytest.raises(BreachError) as caught:
        play_until_found(Silent())
    told = str(caught.value)
    assert "python -m tests.fuzz --game first-fire --scenario strip --seed" in told
    assert "at NextTurn > Movement" in told
    assert load(caught.value.save, find_game).game.id == "first-fire"


def test_the_course_of_a_game_does_not_depend_on_how_closely_it_is_watched():
    game = SecretOrders()
    seldom, often = (
        [play(game, "two-fronts", seed, every)["steps"] for seed in range(20)] for every in (50, 1)
    )
    assert seldom == often


def test_a_game_without_faults_passes():
    counts = play(Retreat(), "rearguard", seed=3, every=1)
    assert counts["games"] == 1
    assert counts["examined"] == counts["steps"]
    assert counts["scrambled for real"] > 0
