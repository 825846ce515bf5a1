"""`make bench`: every figure that Hexfront promises, with peers from the same run as ratios."""

import argparse
from importlib import import_module
from importlib.util import find_spec
from itertools import zip_longest
from types import ModuleType
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import ladder, peers, table, targets
from bench.figures import Extra, copy_time, digest_time, memory, paces, random_play, view_time
from bench.playing import share_of_real_decisions
from bench.timing import percentile
from hexfront.games import rulebooks
from hexfront.play import Game
from hexfront.play.rulebook import Rulebook

out = Console(width=120)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench")
    parser.add_argument("--games", type=int, default=200, help="ladder games for each scenario")
    parser.add_argument("--no-ladder", action="store_true", help="leave the ladder out")
    options = parser.parse_args()
    print_speed()
    copied = peers.chess_copy(), peers.open_spiel_copy()
    for book in rulebooks().values():
        print_costs(book, copied)
    print_table()
    if not options.no_ladder:
        ladder.run(ladder.pairings_of("coh"), options.games)


def print_speed() -> None:
    """Random play of every scenario of every rulebook beside python-chess and OpenSpiel.

    A machine is not as fast at every time: python-chess and a scenario, without and with views,
    are played by turns in short slices, and told is the median of the ratios of all rounds.
    """
    columns = ("random play", "decisions/s", "x python-chess", "with a view", "x python-chess")
    speed = Table(*columns, "target (without, with)", title="Speed on one core")
    chess, spiel = paces(peers.chess_game, peers.open_spiel_game)
    speed.add_row("python-chess", f"{chess.decisions:,.0f}", "1.00", "", "", "")
    spiel_name = f"OpenSpiel {peers.OPEN_SPIEL_GAME} (C++)"
    speed.add_row(spiel_name, f"{spiel.decisions:,.0f}", f"{spiel.share:.2f}", "", "", "")
    for book in rulebooks().values():
        for info in book.game.scenarios():
            asked = targets.PLAY.get(kind_of(book.id, info.id), ())
            cells = []
            _, *found = paces(peers.chess_game, *random_play(book.game, info.id))
            for pace, share in zip_longest(found, asked):
                cells += [f"{pace.decisions:,.0f}", verdict(pace.share, share or 0.0)]
            wanted = " / ".join(f"{share:.2f} x" for share in asked)
            speed.add_row(f"{book.id}/{info.id}", *cells, wanted)
    out.print(speed)


def longest(game: Game[Any]) -> str:
    """The scenario with most rounds, of those that people play on both sides."""
    between_people = [info for info in game.scenarios() if not info.procedures]
    return max(between_people, key=lambda info: info.rounds).id


def verdict(ratio: float, wanted: float) -> str:
    """A ratio that misses its target stands out."""
    return f"{ratio:.2f}" if ratio >= wanted else f"[bold red]{ratio:.2f} missed[/]"


def print_costs(book: Rulebook, copied: tuple[float, float]) -> None:
    """What one game costs by the piece; `copied` are the times of a copy in the peers."""
    game = book.game
    scenario = longest(game)
    asked = targets.COSTS.get(book.id, {})
    costs = Table("cost", "measured", "target", title=f"{book.id}/{scenario}")
    copy = copy_time(game, scenario)
    ratios = f"{copy / copied[0]:.2f} x python-chess, {copy / copied[1]:.2f} x OpenSpiel"
    costs.add_row("State copy", f"{copy:.1f} us ({ratios})", asked.get("copy", ""))
    costs.add_row("State digest", f"{digest_time(game, scenario):.0f} us", "")
    view = f"{view_time(game, scenario):.0f} us"
    costs.add_row("view of the deciding seat, in play", view, asked.get("view", ""))
    kept = memory(game, scenario)
    size = f"{kept.bytes_a_step / 1024:.1f} kB over {kept.steps:,} steps"
    costs.add_row("memory of a match, a step", size, "3 kB")
    back = f"{kept.undo_ms:.1f} / {kept.scrub_ms:.1f} ms"
    costs.add_row("undo / slowest look back", back, "50 ms")
    load = f"{kept.load_ms:.0f} ms, {kept.load_ms / kept.play_ms:.2f} x playing it"
    costs.add_row("loading that match", load, "played once: 1.5 x")
    share = share_of_real_decisions(game, scenario, games=1)
    costs.add_row("decisions with more than one choice", f"{share:.0%}", "")
    for extra in extras(book.id):
        costs.add_row(extra.label, extra.measure(), extra.target)
    out.print(costs)


def kind_of(game_id: str, scenario: str) -> str:
    """Under which name the targets of a scenario stand."""
    told = getattr(module_of(game_id), "kind_of", None)
    return game_id if told is None else told(scenario)


def extras(game_id: str) -> tuple[Extra, ...]:
    """The figures that only this game has."""
    found: tuple[Extra, ...] = getattr(module_of(game_id), "EXTRAS", ())
    return found


def module_of(game_id: str) -> ModuleType | None:
    """What is measured of this game alone; nothing for a game from elsewhere."""
    name = f"bench.{game_id}"
    return import_module(name) if find_spec(name) else None


def print_table() -> None:
    served = Table("at the table", "measured", "target", title="Server and page")
    for thinking, target in table.COMPANY.items():
        answers = table.answer_times(thinking)
        p50, p99 = percentile(answers, 0.5), percentile(answers, 0.99)
        company = f"{thinking} computers thinking" if thinking else "alone"
        label = f"choice answered, {company}, p50 / p99 of {len(answers)}"
        served.add_row(label, f"{p50:.1f} / {p99:.1f} ms", target)
    for book in rulebooks().values():
        scenario = longest(book.game)
        sizes = table.update_sizes(book.id, scenario)
        label = f"bytes an update, {book.id}/{scenario}: sent / whole picture"
        served.add_row(label, f"{sizes.sent:,.0f} / {sizes.whole:,.0f}", "")
    for option, wanted in table.STARTS.items():
        median = percentile(table.command_times(option), 0.5)
        served.add_row(f"hexfront {option}, median", f"{median:.0f} ms", wanted)
    starts = table.start_times()
    ready = f"{percentile(starts, 0.5):.0f} ms"
    served.add_row(f"server ready, median of {len(starts)}", ready, "1,500 ms")
    loads = table.page_times()
    median = percentile(loads, 0.5)
    served.add_row(f"page interactive, median of {len(loads)}", f"{median:.0f} ms", "1,000 ms")
    out.print(served)


if __name__ == "__main__":
    main()
