"""Figures that only the ASL Starter Kit has: lines of sight, outlooks of fire."""

from time import process_time

from bench.figures import Extra
from bench.timing import microseconds
from hexfront.games.aslsk.boards import load_board
from hexfront.games.aslsk.choices import Engage
from hexfront.games.aslsk.definitions.charts import charts
from hexfront.games.aslsk.harm.outlook import outlook
from hexfront.games.aslsk.notation import position
from hexfront.games.aslsk.screen.offers_kill import engaging_shot, tank_shot
from hexfront.games.aslsk.terrain.scenery import Scenery, effects
from hexfront.games.aslsk.terrain.sight import los
from hexfront.games.aslsk.terrain.sight_table import SightTable
from hexfront.hexes import HexId

BOARDS = ("village", "farmland", "hills")
SUMMER = 7

STACK_UNDER_FIRE = """
    board village
    ger A 4-6-7 at N4
    ger B 4-6-7 at N4
    ger L 9-1 at N4
    rus X 4-4-7 at O4
    rus Y 4-4-7 at O4
    rus Z 8-0 at O4
    phase prep-fire german
"""


DUEL = """
    ger T ger-pziiin at K8 vca=n-ne exposed
    rus R rus-kv1e at K5 vca=s-sw
    phase prep-fire russian
"""


def all_pairs() -> dict[str, float]:
    """Seconds of processor time for the LOS of all pairs of each board."""
    seen = effects(charts().terrain, SUMMER)
    spent = {}
    for name in BOARDS:
        board = load_board(name)
        before = process_time()
        SightTable(Scenery(board, seen))
        spent[name] = process_time() - before
    return spent


def explained_line() -> float:
    """One LOS with what blocks and hinders it, the mean over lines of all lengths."""
    board = load_board("village")
    scenery = Scenery(board, effects(charts().terrain, SUMMER))
    hexes = board.grid.hexes
    pairs = [(HexId(a), HexId(b)) for a in hexes[::23] for b in hexes[::17] if a != b]

    def work() -> None:
        for a, b in pairs:
            los(scenery, a, b)

    return microseconds(work, 3) / len(pairs)


def outlook_time() -> float:
    """The exact distribution of a led Fire Group's attack on a leader and two squads."""
    game = position(STACK_UNDER_FIRE)
    state, attack = game.state, game.attack("O4 A B L")
    return microseconds(lambda: outlook(state, attack), 50)


def tank_shot_time() -> float:
    """A tank's shot at a tank with a CE crew: to hit, where, to kill, and all that follows."""
    game = position(DUEL)
    state = game.state
    choice = next(choice for choice in state.choices() if isinstance(choice, Engage))
    shot = engaging_shot(state, choice)
    return microseconds(lambda: tank_shot(state, shot), 50)


def _all_pairs() -> str:
    return ", ".join(f"{board} {seconds:.2f} s" for board, seconds in all_pairs().items())


EXTRAS = (
    Extra("all-pairs LOS of a board", _all_pairs, "1 s"),
    Extra("one LOS with its explanation", lambda: f"{explained_line():.0f} us", "300 us"),
    Extra(
        "exact outlook of an attack on three units", lambda: f"{outlook_time():.0f} us", "3,000 us"
    ),
    Extra("exact outlook of a tank's shot", lambda: f"{tank_shot_time():.0f} us", "3,000 us"),
)
