"""Speed of the ASL Starter Kit: random play, copies, views; lines of sight, outlooks of fire."""

from time import process_time

from bench.playing import play_on, random_game
from bench.timing import microseconds, rate
from hexfront.games import find
from hexfront.games.aslsk.boards import load_board
from hexfront.games.aslsk.definitions.charts import charts
from hexfront.games.aslsk.harm.outlook import outlook
from hexfront.games.aslsk.notation import position
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.terrain.scenery import Scenery, effects
from hexfront.games.aslsk.terrain.sight import los
from hexfront.games.aslsk.terrain.sight_table import SightTable
from hexfront.hexes import HexId

GAME = find("aslsk")
SCENARIOS = tuple(info.id for info in GAME.scenarios())
BOARDS = ("village", "farmland", "hills")
MIDDLE = 400
"""Decisions and dice to the middle of a random game."""
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


def decisions(scenario: str) -> float:
    return rate(lambda seed: random_game(GAME, scenario, seed), seconds=4)


def middle_state() -> AslskState:
    """A position in the middle of a random game."""
    state: AslskState = GAME.new(SCENARIOS[0])
    play_on(state, MIDDLE)
    return state


def copy_time() -> float:
    return microseconds(middle_state().copy)


def digest_time() -> float:
    return microseconds(middle_state().digest, 2_000)


def view_time() -> float:
    state = middle_state()
    return microseconds(lambda: GAME.view(state, 0), 500)


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
