"""Whoever looks on without a seat is told what everybody may know, and of secrets that they are."""

from random import Random
from typing import Any

import pytest

from hexfront.games import all_games
from hexfront.play import CHANCE, WATCHER, Entry, Game, Match, heard


def played(game: Game[Any], scenario: str, steps: int) -> Match:
    random, match = Random(5), Match(game, scenario)
    while match.length < steps and not match.state.over:
        seat = match.state.actor()
        if seat == CHANCE:
            match.fall(match.state.chances().sample(random))
        else:
            match.take(seat, random.choice(match.state.choices()))
    return match


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_of_ours_can_be_looked_on_at(game: Game[Any]):
    assert game.watched
    match = played(game, game.scenarios()[0].id, 60)
    seen: Any = game.view(match.state, WATCHER)
    assert seen.seat == WATCHER
    assert game.offers(match.state, WATCHER) == []


def test_a_watcher_is_told_once_that_a_card_was_drawn_and_never_which():
    game = next(game for game in all_games() if game.id == "coh")
    match = played(game, "raseiniai", 200)
    told: list[Entry] = [entry for entries in match.entries for entry in heard(entries, WATCHER)]
    drawn = [entry for entries in match.entries for entry in entries if entry.message == "log-draw"]
    assert drawn
    assert all(entry.message != "log-draw" for entry in told)
    assert sum(entry.message == "log-draw-unseen" for entry in told) == len(drawn)


def test_a_watcher_sees_no_hand_but_how_many_cards_there_are():
    game = next(game for game in all_games() if game.id == "coh")
    match = played(game, "raseiniai", 60)
    state: Any = match.state
    seen: Any = game.view(state, WATCHER)
    assert seen.hand == ()
    assert seen.missions == ()
    assert seen.hand_sizes == tuple(map(len, state.hands))
    assert sum(seen.hand_sizes) > 0
