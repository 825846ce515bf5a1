"""Speed of Conflict of Heroes: random play, views, copies, lines of sight, save and replay."""

from random import Random
from time import perf_counter

from bench.timing import microseconds, rate
from hexfront.games import find
from hexfront.games.coh.battlefield import Battlefield
from hexfront.games.coh.definitions import definitions
from hexfront.games.coh.scenario import load_map
from hexfront.hexes import bits
from hexfront.play import CHANCE, OVER, State

GAME = find("coh")
SCENARIOS = tuple(info.id for info in GAME.scenarios())


class Count:
    """Decisions of a random game: all of them, and those with more than one choice."""

    def __init__(self) -> None:
        self.all = 0
        self.real = 0


def random_game(scenario: str, seed: int, *, views: bool, count: Count | None = None) -> int:
    """Play to the end at random; the number of decisions."""
    random = Random(seed)
    state = GAME.new(scenario)
    state.news = None
    decisions = real = 0
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        choices = state.choices()
        state.take(choices[int(random.random() * len(choices))])
        decisions += 1
        real += len(choices) > 1
        if views:
            GAME.view(state, 0)
            GAME.view(state, 1)
    if count is not None:
        count.all += decisions
        count.real += real
    return decisions


def decisions(scenario: str, *, views: bool) -> float:
    return rate(lambda seed: random_game(scenario, seed, views=views))


def share_of_real_decisions(scenario: str) -> float:
    """The share of decisions with more than one choice."""
    count = Count()
    for seed in range(5):
        random_game(scenario, seed, views=False, count=count)
    return count.real / count.all


def middle_state(scenario: str) -> State:
    """A position some hundred decisions into a random game."""
    random = Random(7)
    state: State = GAME.new(scenario)
    state.news = None
    for _ in range(150):
        actor = state.actor()
        if actor == OVER:
            break
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
        else:
            choices = state.choices()
            state.take(choices[int(random.random() * len(choices))])
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
