"""Many random games: `python -m tests.fuzz --games 300`."""

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from hexfront.games import all_games
from hexfront.play import Game
from tests.fuzz.breach import BreachError
from tests.fuzz.player import EVERY, play
from tests.games.coh.artillery.helpers import BarrageGame
from tests.games.coh.teams.helpers import TeamGame
from tests.games.coh.works.helpers import WorksGame
from tests.games.s42.maskirovka.helpers_game import MaskirovkaGame
from tests.play.games import KERNEL_GAMES


def main() -> int:
    asked = parse()
    games = [*all_games(), TeamGame(), BarrageGame(), WorksGame(), MaskirovkaGame()]
    games += KERNEL_GAMES
    failures = 0
    for game in games:
        for info in game.scenarios():
            if asked.game in {None, game.id} and asked.scenario in {None, info.id}:
                failures += not run(game, info.id, asked)
    return min(failures, 1)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games for each scenario")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--every", type=int, default=EVERY, help="examine one step in so many")
    parser.add_argument("--game", help="only the game with this id")
    parser.add_argument("--scenario", help="only the scenario with this id")
    parser.add_argument("--keep", type=Path, help="a folder for saves of games that fail")
    return parser.parse_args()


def run(game: Game[Any], scenario: str, asked: argparse.Namespace) -> bool:
    """Play one scenario's games; stops at the first that fails."""
    counts: Counter[str] = Counter()
    for seed in range(asked.seed, asked.seed + asked.games):
        try:
            counts += play(game, scenario, seed, asked.every)
        except BreachError as breach:
            report(breach, f"{game.id}-{scenario}-{seed}", asked.keep)
            return False
    told = ", ".join(f"{count} {what}" for what, count in sorted(counts.items()))
    print(f"{game.id} {scenario}: {told}", flush=True)
    return True


def report(breach: BreachError, name: str, keep: Path | None) -> None:
    print(f"FAILED {breach}", file=sys.stderr, flush=True)
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
        (keep / f"{name}.hexfront").write_text(breach.save, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
