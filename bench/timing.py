"""Small tools to time things, in processor time: what else the machine does is not counted."""

import gc
from collections.abc import Callable
from time import process_time

ENOUGH = 1.5
"""Seconds after which a rate is steady enough."""


def rate(run: Callable[[int], int], seconds: float = ENOUGH) -> float:
    """Things done per second; `run(seed)` does some and says how many."""
    run(0)
    done, seed = 0, 1
    start = process_time()
    while process_time() - start < seconds:
        done += run(seed)
        seed += 1
    return done / (process_time() - start)


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
