"""Small tools to time things, in processor time: what else the machine does is not counted."""

import gc
from collections.abc import Callable
from time import process_time

ROUNDS = 5
SLICE = 0.4
"""How often things that are measured by turns have their turn, and the seconds that it lasts."""


def by_turns(*runs: Callable[[int], int]) -> list[tuple[float, ...]]:
    """Things done per second by several runs, in each of ROUNDS rounds in which every one has its
    turn; `run(seed)` does some and says how many.

    A machine is not as fast at every time; what is done within seconds of each other meets it as
    fast as it is just then, so that the ratio of two rates of one round tells of them alone.
    """
    seeds = [1] * len(runs)
    for run in runs:
        run(0)
    rounds = []
    for _ in range(ROUNDS):
        rates = []
        for n, run in enumerate(runs):
            found, seeds[n] = _timed(run, seeds[n], SLICE)
            rates.append(found)
        rounds.append(tuple(rates))
    return rounds


def _timed(run: Callable[[int], int], seed: int, seconds: float) -> tuple[float, int]:
    """The rate from this seed on, and the seed to go on with."""
    done, start = 0, process_time()
    while process_time() - start < seconds:
        done += run(seed)
        seed += 1
    return done / (process_time() - start), seed


def microseconds(act: Callable[[], object], repeats: int = 20_000) -> float:
    """The mean time of one call, without the garbage of what was measured before it."""
    act()
    gc.collect()
    gc.disable()
    start = process_time()
    for _ in range(repeats):
        act()
    spent = process_time() - start
    gc.enable()
    return spent / repeats * 1e6


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
