"""A random game, step by step."""

from collections.abc import Iterator
from random import Random

from hexfront.play import CHANCE, OVER, State


def walk(state: State, random: Random, most: int) -> Iterator[None]:
    """Play so many choices and dice at random, or to the end, with a look after each."""
    for _ in range(most):
        actor = state.actor()
        if actor == OVER:
            return
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
        else:
            state.take(random.choice(state.choices()))
        yield
