"""A march passes hexes in which nothing happens without a look, and nothing is missed by that."""

from random import Random

import pytest

from hexfront.games.s42.movement import occupy
from hexfront.games.s42.scenarios.start import start
from hexfront.games.s42.setting import S42Options, setting
from hexfront.games.s42.state import S42State
from hexfront.hexes import union
from hexfront.play import CHANCE, OVER

STEPS = 1_500
CONTESTED = S42Options(contested_cities=True)


def played(scenario: str, options: S42Options, seed: int) -> S42State:
    """A game after many random steps; its news tell of all that happened."""
    random, state = Random(seed), start(setting(scenario, options))
    for _ in range(STEPS):
        actor = state.actor()
        if actor == OVER:
            break
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        choices = state.choices()
        state.take(choices[int(random.random() * len(choices))])
    return state


@pytest.mark.parametrize(
    ("scenario", "options", "seed"),
    [("fall-blau", S42Options(), 1), ("caucasus", CONTESTED, 2), ("uranus", S42Options(), 3)],
)
def test_a_march_is_the_same_if_every_hex_is_looked_at(
    scenario: str, options: S42Options, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    swift = played(scenario, options, seed)
    monkeypatch.setattr(occupy, "eventful", lambda state, side, path: union(path))
    slow = played(scenario, options, seed)
    assert slow.digest() == swift.digest()
    assert slow.news == swift.news
