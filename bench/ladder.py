"""The ladder of computer players: who beats whom how often, and how long they think.

`python -m bench.ladder --games 200`, or `python -m bench.ladder --game s42 --games 40`; `--player
expert --against player` measures another level, `--only ambush` one scenario. Games are seeded, and
two games in a row use the same dice with the sides swapped. A player against itself measures how
even a scenario is: it has the first side and new dice in every game. Where a procedure of the rules
plays a side (`--only solo-search`), that is whom the player meets.

`--keep FILE` writes every game down as it ends; games that stand there are not played again, so a
long ladder can be stopped and gone on with.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import product
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

from msgspec import DecodeError, Struct, json
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.targets import LADDER
from bench.timing import percentile
from hexfront.games import find, rulebooks
from hexfront.lab.simulate import play_one
from hexfront.opponents import Opponent, players
from hexfront.play import Choice

SEATS = 2
SEEDS_APART = 100_003
"""Keeps the seeds of the dice and of the two players of a game apart."""
CONFIDENCE = 1.96

out = Console(width=120)


class Pairing(Struct, frozen=True):
    """The player against somebody on one scenario."""

    scenario: str
    against: str
    game: str = "coh"
    player: str = "player"


class Bout(Struct, frozen=True):
    """One game of a pairing."""

    pairing: Pairing
    number: int

    def dice(self) -> int:
        return self.number if self._is_mirror() else self.number // SEATS

    def side(self, procedures: Sequence[int]) -> int:
        """The player's side, with all its seats: the one without a procedure, else by turns."""
        if procedures:
            return SEATS - 1 - procedures[0]
        return 0 if self._is_mirror() else self.number % SEATS

    def _is_mirror(self) -> bool:
        return self.pairing.player == self.pairing.against


class Outcome(Struct, frozen=True):
    """Who won a bout, and the seconds of each of the player's decisions."""

    pairing: Pairing
    number: int
    seat: int
    won: bool
    seconds: tuple[float, ...]
    game_seconds: float


class Row(Struct, frozen=True):
    """A pairing's record."""

    scenario: str
    against: str
    games: int
    wins: int
    low: float
    high: float
    """The 95 % interval of the win rate (Wilson)."""
    first_seat: float
    """How often the first seat won, whoever sat there."""
    by_seat: tuple[int, int]
    """The player's wins in the first and in the second seat."""
    p50: float
    p99: float
    slowest: float
    """Seconds a decision."""
    game_seconds: float


class Timed:
    """A player with a stopwatch."""

    def __init__(self, player: Opponent) -> None:
        self.player = player
        self.seconds: list[float] = []

    def choose(self, view: Struct, choices: Sequence[Choice]) -> Choice:
        start = perf_counter()
        choice = self.player.choose(view, choices)
        self.seconds.append(perf_counter() - start)
        return choice


def play(bout: Bout) -> Outcome:
    """One game to its end."""
    game, known = find(bout.pairing.game), players(bout.pairing.game)
    (info,) = [one for one in game.scenarios() if one.id == bout.pairing.scenario]
    seat = bout.side(info.procedures)
    ours = [Timed(known[bout.pairing.player](bout.number + SEEDS_APART + at))
            for at, team in enumerate(info.teams) if team == seat]  # fmt: skip
    left = iter(ours)
    seated: list[Opponent] = [
        next(left) if team == seat
        else known[bout.pairing.against](bout.number + 2 * SEEDS_APART + at)
        for at, team in enumerate(info.teams)
    ]  # fmt: skip
    start = perf_counter()
    played = play_one(game, bout.pairing.scenario, seated, bout.dice())
    lasted = perf_counter() - start
    seconds = tuple(second for one in ours for second in one.seconds)
    return Outcome(bout.pairing, bout.number, seat, played.winner == seat, seconds, lasted)


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    z, rate = CONFIDENCE, wins / games
    middle = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - spread) / scale, (middle + spread) / scale


def record(pairing: Pairing, outcomes: Sequence[Outcome]) -> Row:
    games, wins = len(outcomes), sum(one.won for one in outcomes)
    low, high = interval(wins, games)
    seconds = [second for one in outcomes for second in one.seconds]
    first = sum(one.won == (one.seat == 0) for one in outcomes)
    seats = [sum(one.won and one.seat == seat for one in outcomes) for seat in range(SEATS)]
    return Row(
        pairing.scenario, pairing.against, games, wins, low, high, first / games,
        (seats[0], seats[1]),
        percentile(seconds, 0.5), percentile(seconds, 0.99), max(seconds),
        sum(one.game_seconds for one in outcomes) / games,
    )  # fmt: skip


def pairings_of(
    game: str,
    player: str = "player",
    against: Sequence[str] = (),
    only: Sequence[str] = (),
) -> list[Pairing]:
    """The player against these rivals, or all, on these scenarios, or all that two sides play."""
    listed = [info.id for info in find(game).scenarios() if not info.procedures]
    meetings = product(only or listed, against or tuple(players(game)))
    return [Pairing(scenario, rival, game, player) for scenario, rival in meetings]


def kept(file: Path | None) -> Iterator[Outcome]:
    """The games that a file tells of."""
    if file is None or not file.exists():
        return
    for number, line in enumerate(file.read_bytes().splitlines(), start=1):
        try:
            yield json.decode(line, type=Outcome)
        except DecodeError as fault:
            raise SystemExit(f"{file}:{number}: no game of a ladder: {fault}") from fault


def run(
    pairings: Sequence[Pairing], games: int, processes: int = 2, keep: Path | None = None
) -> list[Row]:
    """Play every pairing that many times and print the table."""
    outcomes: dict[Pairing, dict[int, Outcome]] = {pairing: {} for pairing in pairings}
    for outcome in kept(keep):
        if outcome.pairing in outcomes and outcome.number < games:
            outcomes[outcome.pairing][outcome.number] = outcome
    bouts = [
        Bout(pairing, number)
        for number in range(games)
        for pairing in pairings
        if number not in outcomes[pairing]
    ]
    with get_context("spawn").Pool(processes) as pool, Progress(console=out) as progress:
        task = progress.add_task("Ladder", total=len(bouts))
        for outcome in pool.imap_unordered(play, bouts):
            outcomes[outcome.pairing][outcome.number] = outcome
            if keep is not None:
                with keep.open("ab") as file:
                    file.write(json.encode(outcome) + b"\n")
            progress.advance(task)
    rows = [record(pairing, list(played.values())) for pairing, played in outcomes.items()]
    show(rows, LADDER.get(pairings[0].game, {}))
    return rows


def show(rows: Sequence[Row], targets: dict[str, str]) -> None:
    table = Table("scenario", "player against", "games", "wins", "by seat", "95 % interval",
                  "target", "first seat wins", "s a decision p50 / p99 / max", "s a game",
                  title="Ladder of computer players")  # fmt: skip
    for row in rows:
        table.add_row(
            row.scenario, row.against, str(row.games), f"{row.wins / row.games:.1%}",
            f"{row.by_seat[0]} + {row.by_seat[1]}", f"{row.low:.1%} - {row.high:.1%}",
            targets.get(row.against, ""), f"{row.first_seat:.1%}",
            f"{row.p50:.3f} / {row.p99:.3f} / {row.slowest:.3f}", f"{row.game_seconds:.2f}",
        )  # fmt: skip
    out.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.ladder")
    parser.add_argument("--games", type=int, default=200, help="games for each pairing")
    parser.add_argument("--game", choices=list(rulebooks()), default="coh")
    parser.add_argument("--against", nargs="*", default=[], help="only these rivals")
    parser.add_argument("--player", default="player", help="whose ladder it is")
    parser.add_argument("--only", nargs="*", default=[], help="only these scenarios")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="a file to which games are added as they end")
    options = parser.parse_args()
    pairings = pairings_of(options.game, options.player, options.against, options.only)
    run(pairings, options.games, options.processes, options.keep)


if __name__ == "__main__":
    main()
