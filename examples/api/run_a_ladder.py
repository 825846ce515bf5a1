"""A ladder of computer players: each pair meets on the same dice, with the seats changed.

python examples/api/run_a_ladder.py coh/partisans --games 10
"""

import argparse
from collections import Counter
from itertools import combinations

from hexfront.games import find
from hexfront.lab.simulate import play_one
from hexfront.opponents import players


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenario", help="as `hexfront scenarios` calls it, for two seats")
    parser.add_argument("--games", type=int, default=10, help="for each pair")
    parser.add_argument("--players", default="player,greedy,random")
    asked = parser.parse_args()
    game_id, _, scenario = asked.scenario.partition("/")
    game, makers = find(game_id), players(game_id)

    wins: Counter[str] = Counter()
    for pair in combinations(asked.players.split(","), 2):
        for number in range(asked.games):
            seated = pair if number % 2 == 0 else pair[::-1]
            dice = number // 2
            played = play_one(
                game, scenario, [makers[name](seat) for seat, name in enumerate(seated)], dice
            )
            if played.winner is not None:
                wins[seated[played.winner]] += 1
    for name, won in wins.most_common():
        print(f"{name}: {won} games won")


if __name__ == "__main__":
    main()
