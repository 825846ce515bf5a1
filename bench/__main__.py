"""`make bench`: every figure that Hexfront promises, with peers from the same run as ratios."""

import argparse

from rich.console import Console
from rich.table import Table

from bench import aslsk, coh, ladder, peers, s42, table
from bench.playing import share_of_real_decisions
from bench.timing import percentile

out = Console(width=120)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench")
    parser.add_argument("--games", type=int, default=200, help="ladder games for each scenario")
    parser.add_argument("--no-ladder", action="store_true", help="leave the ladder out")
    options = parser.parse_args()
    print_speed()
    print_table()
    if not options.no_ladder:
        ladder.run(options.games)


def print_speed() -> None:
    chess, spiel = peers.chess_decisions(), peers.open_spiel_decisions()
    against = f"x OpenSpiel {peers.OPEN_SPIEL_GAME}"
    speed = Table("random play", "decisions/s", "x python-chess", against, "target")
    speed.title = "Speed on one core"
    speed.add_row("python-chess", f"{chess:,.0f}", "1.00", f"{chess / spiel:.2f}", "")
    speed.add_row("OpenSpiel (C++)", f"{spiel:,.0f}", f"{spiel / chess:.2f}", "1.00", "")
    for scenario in coh.SCENARIOS:
        for views, target in ((False, "10,000"), (True, "5,000")):
            found = coh.decisions(scenario, views=views)
            label = f"coh/{scenario}" + (", both views each step" if views else "")
            ratios = f"{found / chess:.2f}", f"{found / spiel:.2f}"
            speed.add_row(label, f"{found:,.0f}", *ratios, target)
    found = s42.decisions()
    ratios = f"{found / chess:.2f}", f"{found / spiel:.2f}"
    speed.add_row(f"s42/{s42.SCENARIO}", f"{found:,.0f}", *ratios, "5,000")
    for scenario in aslsk.SCENARIOS:
        found = aslsk.decisions(scenario)
        ratios = f"{found / chess:.2f}", f"{found / spiel:.2f}"
        speed.add_row(f"aslsk/{scenario}", f"{found:,.0f}", *ratios, "5,000")
    out.print(speed)
    shares = [share_of_real_decisions(coh.GAME, scenario) for scenario in coh.SCENARIOS]
    shares.append(share_of_real_decisions(s42.GAME, s42.SCENARIO, games=1))
    shares += [share_of_real_decisions(aslsk.GAME, scenario) for scenario in aslsk.SCENARIOS]
    out.print(f"decisions with more than one choice: {min(shares):.0%} to {max(shares):.0%}")
    print_costs()


def print_costs() -> None:
    own, chess, spiel = coh.copy_time(), peers.chess_copy(), peers.open_spiel_copy()
    costs = Table("cost", "measured", "target", title="State and sight")
    ratios = f"{own / chess:.2f} x python-chess, {own / spiel:.2f} x OpenSpiel"
    costs.add_row("State copy", f"{own:.1f} us ({ratios})", "20 us")
    costs.add_row("State digest", f"{coh.digest_time():.1f} us", "")
    costs.add_row("View of one seat", f"{coh.view_time():.1f} us", "")
    seconds, pairs = coh.line_of_sight()
    costs.add_row(f"All-pairs LOS, two boards joined ({pairs:,} pairs)", f"{seconds:.3f} s", "1 s")
    out.print(costs)
    print_theatre(chess, spiel)
    print_boards(chess, spiel)


def print_theatre(chess: float, spiel: float) -> None:
    """The costs of Stalingrad '42 beside copies in python-chess and OpenSpiel."""
    own = s42.copy_time()
    costs = Table("cost", "measured", "target", title="Stalingrad '42: State and theatre")
    ratios = f"{own / chess:.2f} x python-chess, {own / spiel:.2f} x OpenSpiel"
    costs.add_row("State copy", f"{own:.1f} us ({ratios})", "60 us")
    costs.add_row("State digest", f"{s42.digest_time():.0f} us", "")
    costs.add_row("View of one seat", f"{s42.view_time():.0f} us", "")
    mean, most = s42.reach_times()
    costs.add_row(
        "Reach of one unit, whole theatre", f"{mean:.0f} us, slowest {most:.0f} us", "1,000 us"
    )
    costs.add_row("Supply of all units, from scratch", f"{s42.supply_time():.0f} us", "10,000 us")
    after = s42.supply_time_after_move()
    costs.add_row("Supply of all units, one has moved", f"{after:.0f} us", "1,000 us")
    costs.add_row("Zones and bonds after a step", f"{s42.bond_time():.1f} us", "50 us")
    out.print(costs)


def print_boards(chess: float, spiel: float) -> None:
    """The costs of the ASL Starter Kit beside copies in python-chess and OpenSpiel."""
    own = aslsk.copy_time()
    costs = Table("cost", "measured", "target", title="ASL Starter Kit: State, sight and fire")
    ratios = f"{own / chess:.2f} x python-chess, {own / spiel:.2f} x OpenSpiel"
    costs.add_row("State copy", f"{own:.1f} us ({ratios})", "40 us")
    costs.add_row("State digest", f"{aslsk.digest_time():.0f} us", "")
    costs.add_row("View of one seat", f"{aslsk.view_time():.0f} us", "")
    for board, seconds in aslsk.all_pairs().items():
        costs.add_row(f"All-pairs LOS, board {board}", f"{seconds:.3f} s", "1 s")
    costs.add_row("One LOS with its explanation", f"{aslsk.explained_line():.0f} us", "1,000 us")
    spent = aslsk.outlook_time()
    costs.add_row("Exact outlook of an attack on three units", f"{spent:.0f} us", "5,000 us")
    out.print(costs)


def print_table() -> None:
    served = Table("at the table", "measured", "target", title="Server and page")
    for thinking, target in table.COMPANY.items():
        answers = table.answer_times(thinking)
        p50, p99 = percentile(answers, 0.5), percentile(answers, 0.99)
        company = f"{thinking} computers thinking" if thinking else "alone"
        label = f"choice answered, {company}, p50 / p99 of {len(answers)}"
        served.add_row(label, f"{p50:.1f} / {p99:.1f} ms", target)
    loads = table.page_times()
    median = percentile(loads, 0.5)
    served.add_row(f"page interactive, median of {len(loads)}", f"{median:.0f} ms", "1,000 ms")
    out.print(served)


if __name__ == "__main__":
    main()
