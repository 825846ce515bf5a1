"""Answers that a seat has confirmed beforehand, because there is only one.

An answer that comes at once tells the others that there was no other. So it is given only where
they can know that already: in every world that they could not tell from this one, as far as a
sample of them shows, the same seat is asked and has only one choice. A window is opened by the
rules because there could be another answer as far as anybody knows, and a sample may miss the one
card that gives it; so while there are secrets no window is answered.
"""

from random import Random
from typing import Any

from hexfront.play import Choice, Game, State

WORLDS = 12
"""Worlds that are looked at for each of the others."""


def only_choice(game: Game[Any], state: State, seats: int) -> Choice | None:
    """The choice of the seat that acts if it has no other and everybody knows that."""
    choices = state.choices()
    if len(choices) != 1:
        return None
    if game.has_secrets(state) and (state.stack[-1].window or not _known(game, state, seats)):
        return None
    return choices[0]


def _known(game: Game[Any], state: State, seats: int) -> bool:
    actor, digest = state.actor(), state.digest()
    for other in range(seats):
        if other == actor:
            continue
        for number in range(WORLDS):
            world = game.scramble(state, other, Random(f"{digest}:{other}:{number}"))
            if world.actor() != actor or len(world.choices()) != 1:
                return False
    return True
