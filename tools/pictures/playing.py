"""Games that the computer plays against itself up to a moment worth showing."""

from collections.abc import Callable, Iterable

from hexfront import games, opponents
from hexfront.play import CHANCE, Match, SeededSource


def played_until(
    game: str, scenario: str, seeds: Iterable[int], shows: Callable[[Match], bool]
) -> Match:
    """The first game that comes to a decision worth showing."""
    for seed in seeds:
        match = _played(game, scenario, seed, shows)
        if match is not None:
            return match
    raise SystemExit(f"no game of {scenario} has such a moment")


def _played(game: str, scenario: str, seed: int, shows: Callable[[Match], bool]) -> Match | None:
    match = Match(games.find(game), scenario)
    dice = SeededSource(seed)
    players = [opponents.opponent_for(game, seat, seed) for seat in (0, 1)]
    while not match.state.over:
        actor = match.state.actor()
        if actor == CHANCE:
            match.fall(dice(match.state.chances()))
            continue
        if shows(match):
            return match
        view = match.game.view(match.state, actor)
        match.take(actor, players[actor].choose(view, match.state.choices()))
    return None
