"""Playing a scenario many times with computer players, and counting what came of it."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from hexfront.opponents import Opponent
from hexfront.play import CHANCE, OVER, Game, Teams

MakePlayer = Callable[[int, int], Opponent]
"""(seat, seed) -> a player."""
Options = Mapping[str, bool | int | str]
"""What the players agree on before a game, by name."""


class Played(Struct, frozen=True):
    """One game: its seed, the team that won, and how many decisions it took."""

    seed: int
    winner: int | None
    decisions: int


class Summary(Struct, frozen=True):
    """Many games of one scenario."""

    games: int
    wins: tuple[int, ...]
    draws: int
    decisions: int


def play_one(
    game: Game[Any],
    scenario: str,
    players: Sequence[Opponent],
    seed: int,
    options: Options | None = None,
) -> Played:
    """One game to its end; the same seed and players give the same game."""
    random = Random(seed)
    state = game.new(scenario, options)
    state.news = None
    decisions = 0
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        choices = state.choices()
        if len(choices) == 1:
            state.take(choices[0])
            continue
        state.take(players[actor].choose(game.brief(state, actor), choices))
        decisions += 1
    result = game.result(state)
    return Played(seed, result.winner if result else None, decisions)


def simulate(
    game: Game[Any],
    scenario: str,
    make: Sequence[MakePlayer],
    games: int,
    seed: int = 0,
    options: Options | None = None,
) -> Iterator[Played]:
    """Games one after another, each with fresh players."""
    for number in range(games):
        at = seed + number
        players = [maker(seat, at) for seat, maker in enumerate(make)]
        yield play_one(game, scenario, players, at, options)


def summary(teams: Teams, played: Sequence[Played]) -> Summary:
    """Wins by seat over all games; a team's win is that of each of its seats."""
    winners = Counter(one.winner for one in played)
    wins = tuple(winners[team] for team in teams.team)
    return Summary(len(played), wins, winners[None], sum(one.decisions for one in played))
