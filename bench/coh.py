"""Speed of Conflict of Heroes: random play, views, copies, lines of sight, save and replay."""

from time import perf_counter

from bench.playing import play_on, random_game
from bench.timing import microseconds, rate
from hexfront.games import find
from hexfront.games.coh.definitions.library import definitions
from hexfront.games.coh.terrain.battlefield import Battlefield
from hexfront.games.coh.terrain.maps import load_map
from hexfront.hexes import bits
from hexfront.play import State

GAME = find("coh")
SCENARIOS = tuple(info.id for info in GAME.scenarios())


def decisions(scenario: str, *, views: bool) -> float:
    return rate(lambda seed: random_game(GAME, scenario, seed, views=views))


def middle_state(scenario: str) -> State:
    """A position some hundred decisions into a random game."""
    state: State = GAME.new(scenario)
    play_on(state, 150)
    return state


def copy_time() -> float:
    return microseconds(middle_state("ambush").copy)


def digest_time() -> float:
    return microseconds(middle_state("ambush").digest, 5_000)


def view_time() -> float:
    state = middle_state("ambush")
    return microseconds(lambda: GAME.view(state, 0), 5_000)


def line_of_sight() -> tuple[float, int]:
    """Seconds for all pairs of a joined map of two boards, and the number of pairs."""
    board = load_map(("1", "2"))
    start = perf_counter()
    field = Battlefield(board, definitions().terrain)
    seconds = perf_counter() - start
    hexes = sum(1 for _ in bits(field.whole))
    return seconds, hexes * (hexes - 1) // 2
