"""Random games of any rulebook, to be timed."""

from random import Random
from typing import Any

from hexfront.play import CHANCE, OVER, Game, State


class Count:
    """Decisions of a random game: all of them, and those with more than one choice."""

    def __init__(self) -> None:
        self.all = 0
        self.real = 0


def random_game(
    game: Game[Any], scenario: str, seed: int, *, views: bool = False, count: Count | None = None
) -> int:
    """Play to the end at random; the number of decisions. With views, each decision is made after
    a look at the deciding seat's view."""
    random = Random(seed)
    state = game.new(scenario)
    state.news = None
    decisions = real = 0
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        if views:
            game.view(state, actor)
        choices = state.choices()
        state.take(choices[int(random.random() * len(choices))])
        decisions += 1
        real += len(choices) > 1
    if count is not None:
        count.all += decisions
        count.real += real
    return decisions


def share_of_real_decisions(game: Game[Any], scenario: str, games: int = 5) -> float:
    """The share of decisions with more than one choice."""
    count = Count()
    for seed in range(games):
        random_game(game, scenario, seed, count=count)
    return count.real / count.all


def play_on(state: State, steps: int) -> None:
    """Go on at random for some decisions and dice."""
    random = Random(7)
    state.news = None
    for _ in range(steps):
        actor = state.actor()
        if actor == OVER:
            break
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
        else:
            choices = state.choices()
            state.take(choices[int(random.random() * len(choices))])
