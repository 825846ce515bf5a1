"""Golden saves: one game of every scenario, which every later version must be able to replay.

    python -m tools.saves

writes the saves that `tests/saves` lacks and leaves the others alone: what is there was played by
an earlier Hexfront, and that is its worth.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hexfront.games import all_games
from hexfront.opponents import Opponent, players
from hexfront.play import Game, Match, SeededSource, dump

FOLDER = Path(__file__).parents[1] / "tests" / "saves"
SEED = 7
PARTS = {"campaign": 800}
"""Scenarios that are too long for the tests; of these only so many steps are saved."""
RANDOM = "-random"
"""How the name of a game ends that was played at random: by moves that no player would think of."""


def own_games() -> list[Game[Any]]:
    """The games that come with Hexfront; a guest's package keeps saves of its own."""
    return [game for game in all_games() if type(game).__module__.startswith("hexfront.")]


def missing(folder: Path) -> Iterator[tuple[Game[Any], str, Path]]:
    """The games still to be played, and the files they go to."""
    for game in own_games():
        for info in game.scenarios():
            for kind in ("", RANDOM):
                path = folder / game.id / f"{info.id}{kind}.save"
                if not path.exists():
                    yield game, info.id, path


def played(game: Game[Any], scenario: str, path: Path) -> Match:
    """A game to its end, or as far as a long one is saved."""
    most = PARTS.get(scenario, sys.maxsize)
    match, source = Match(game, scenario), SeededSource(SEED)
    seated = players_for(game, match.state.teams.seats, path)
    match.run_chance(source)
    while not match.state.over and match.length < most:
        seat = match.state.actor()
        seen, choices = game.view(match.state, seat), match.state.choices()
        match.take(seat, seated[seat].choose(seen, choices))
        match.run_chance(source)
    return match


def players_for(game: Game[Any], seats: int, path: Path) -> list[Opponent]:
    make = players(game.id)["random" if path.stem.endswith(RANDOM) else "player"]
    return [make(SEED + seat) for seat in range(seats)]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.saves", description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the saves lie")
    for game, scenario, path in missing(parser.parse_args().folder):
        match = played(game, scenario, path)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dump(match), encoding="utf-8")
        print(f"{path}: {match.length} steps", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
