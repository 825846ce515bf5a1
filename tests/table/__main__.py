"""`python -m tests.table`: kills, noise and a crowd for longer than `make test` has time for."""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from hexfront.games import rulebooks
from tests.table import crowd
from tests.table.live import Seats, running, settings_in
from tests.table.real_games import full_shelf
from tests.table.test_noise import make_noise
from tests.table.test_restart import kill_in_mid_choice


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.table")
    parser.add_argument("--kills", type=int, default=100, help="servers killed in mid-choice")
    parser.add_argument("--messages", type=int, default=2000, help="odd messages at each scenario")
    parser.add_argument("--decisions", type=int, default=1_000_000, help="of a crowd at each game")
    parser.add_argument("--open", type=int, default=1000, help="games that the crowd has open")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    random = Random(options.seed)
    for _ in range(options.kills):
        with _folder() as folder:
            kill_in_mid_choice(folder, random.uniform(0, 0.5))
    print(f"{options.kills} servers were killed, and nothing was lost", flush=True)
    with _folder() as folder, running(settings_in(folder), full_shelf()) as server:
        for game, scenario, people in _scenarios():
            asked = {"game": game, "scenario": scenario, "open_hands": True}
            _noise(server.new_table(*people, **asked), Random(options.seed), options.messages)
            print(f"{game}/{scenario}: {options.messages} odd messages were answered", flush=True)
    for book in rulebooks() if options.decisions else ():
        with _folder() as folder, crowd.server_in(folder) as address:
            playing = crowd.play(address, book, options.open, options.decisions, options.seed)
            games = asyncio.run(playing)
        told = f"{options.decisions} decisions, {options.open} games open, {games} played again"
        print(f"{book}: {told}", flush=True)


def _noise(seats: Seats, random: Random, messages: int) -> None:
    with seats.page() as page:
        page.my_move()
        make_noise(page, random, messages)


def _scenarios() -> Iterator[tuple[str, str, list[str]]]:
    """Every scenario that people can play against each other, and who sits where."""
    for book in rulebooks().values():
        for info in book.game.scenarios():
            if not info.procedures:
                yield book.id, info.id, ["me"] + ["friend"] * (len(info.seats) - 1)


@contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as made:
        yield Path(made)


if __name__ == "__main__":
    main()
