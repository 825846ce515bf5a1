"""The figures of any rulebook: random play with and without views, copies, digests, views, memory.

What only one game has (lines of sight, supply ...) is in the module of that game, as EXTRAS.
"""

import gc
import tracemalloc
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

from bench.playing import play_on, random_game
from bench.timing import by_turns, microseconds, percentile
from hexfront.play import CHANCE, OVER, Game, Match, State, dump, load

MIDDLE = 300
"""Decisions and dice to the middle of a random game."""
LONG = 1_000
"""Steps of the match whose memory is measured, or its end."""
SEEN = 400
"""Views that are timed as they come in play."""


class Extra(NamedTuple):
    """A figure of one game."""

    label: str
    measure: Callable[[], str]
    target: str


class Pace(NamedTuple):
    """How fast something is played at random."""

    decisions: float
    """A second."""
    share: float
    """Of what the peer does meanwhile."""


class Memory(NamedTuple):
    """What a match keeps, and how long going back takes."""

    steps: int
    bytes_a_step: float
    undo_ms: float
    scrub_ms: float
    """The slowest of many looks at earlier steps, with the view."""
    play_ms: float
    load_ms: float
    """To play the match, and to load its save."""


def paces(peer: Callable[[int], int], *runs: Callable[[int], int]) -> list[Pace]:
    """The peer and what is compared with it, measured by turns: a share is that of one round, and
    told is the median of all rounds."""
    rounds = by_turns(peer, *runs)
    return [
        Pace(median(rates[n] for rates in rounds), median(rates[n] / rates[0] for rates in rounds))
        for n in range(len(runs) + 1)
    ]


def random_play(game: Game[Any], scenario: str) -> tuple[Callable[[int], int], ...]:
    """Random games without views, and with the deciding seat's view before each decision."""
    return (
        lambda seed: random_game(game, scenario, seed),
        lambda seed: random_game(game, scenario, seed, views=True),
    )


def middle(game: Game[Any], scenario: str) -> State:
    """A position in the middle of a random game."""
    state: State = game.new(scenario)
    play_on(state, MIDDLE)
    return state


def copy_time(game: Game[Any], scenario: str) -> float:
    return microseconds(middle(game, scenario).copy, 5_000)


def digest_time(game: Game[Any], scenario: str) -> float:
    return microseconds(middle(game, scenario).digest, 1_000)


def view_time(game: Game[Any], scenario: str) -> float:
    """Microseconds for a view as it comes in play: after each decision of a random game."""
    state, random, spent, seen = game.new(scenario), Random(3), 0.0, 0
    state.news = None
    while seen < SEEN and (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        start = process_time()
        game.view(state, actor)
        spent += process_time() - start
        seen += 1
        choices = state.choices()
        state.take(choices[int(random.random() * len(choices))])
    return spent / seen * 1e6


def memory(game: Game[Any], scenario: str) -> Memory:
    """A match of random play: bytes a step, and the time to go back."""
    start = process_time()
    save = dump(_played(game, scenario))
    play = (process_time() - start) * 1e3
    start = process_time()
    load(save, lambda _: game)
    loaded = (process_time() - start) * 1e3
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    match = _played(game, scenario)
    gc.collect()
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    looks = []
    for step in Random(5).sample(range(match.length), min(40, match.length)):
        start = perf_counter()
        game.view(match.at(step), 0)
        looks.append((perf_counter() - start) * 1e3)
    start = perf_counter()
    match.rewind(match.length - 20)
    undo = (perf_counter() - start) * 1e3
    steps = match.length + 20
    return Memory(steps, used / steps, undo, percentile(looks, 1.0), play, loaded)


def _played(game: Game[Any], scenario: str) -> Match:
    match, random = Match(game, scenario), Random(1)
    while match.length < LONG and not match.state.over:
        actor = match.state.actor()
        if actor == CHANCE:
            match.fall(match.state.chances().sample(random))
        else:
            match.take(actor, random.choice(match.state.choices()))
    return match
