"""Every scenario of every game, played at random, keeps the kernel's promises.

HEXFRONT_FUZZ_GAMES sets the number of games for each scenario; `python -m tests.fuzz`
plays hundreds.
"""

import os
from collections import Counter
from typing import Any

import pytest

from hexfront.games import all_games
from hexfront.play import Game
from tests.fuzz.player import play
from tests.games.coh.artillery.helpers import BarrageGame
from tests.games.coh.flame.helpers import AssaultGame
from tests.games.coh.teams.helpers import TeamGame
from tests.games.coh.vehicles.helpers import ConvoyGame
from tests.games.coh.works.helpers import WorksGame
from tests.games.s42.maskirovka.helpers_game import MaskirovkaGame
from tests.play.games import KERNEL_GAMES

GAMES = int(os.environ.get("HEXFRONT_FUZZ_GAMES", "1"))
LONG = {"aslsk", "s42"}
"""Games that take long to examine, of which a quarter is played."""
KERNEL_GAMES_EACH = 30
PARTS = {"campaign": 250, "uranus": 400, "fall-blau": 400, "caucasus": 400}
"""Scenarios of which only so many steps are played; `python -m tests.fuzz` plays them out."""

TABLES = [
    (game, info.id, -(-GAMES // 4) if game.id in LONG else GAMES)
    for game in all_games()
    for info in game.scenarios()
]
TABLES += [
    (game, info.id, GAMES)
    for game in (
        TeamGame(),
        BarrageGame(),
        AssaultGame(),
        ConvoyGame(),
        WorksGame(),
        MaskirovkaGame(),
    )
    for info in game.scenarios()
]
TABLES += [(game, game.scenarios()[0].id, KERNEL_GAMES_EACH) for game in KERNEL_GAMES]


@pytest.mark.parametrize(
    ("game", "scenario", "games"), TABLES, ids=[f"{game.id}-{name}" for game, name, _ in TABLES]
)
def test_random_games_keep_every_promise(game: Game[Any], scenario: str, games: int):
    counts: Counter[str] = Counter()
    for seed in range(games):
        counts += play(game, scenario, seed, steps=PARTS.get(scenario))
    assert counts["games"] == games
    assert counts["accepted"] > 0
    assert counts["refused"] > 0
    assert counts["undone"] > 0
    if counts["secret entries"]:
        # A game that tells one seat alone has secrets, so scrambling must find some to move.
        assert counts["scrambled for real"] > 0
        if game.watched:
            assert counts["scrambled for watchers"] > 0
