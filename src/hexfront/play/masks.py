"""Sets of units as bit masks: bit u of a mask stands for unit u."""

from collections.abc import Callable
from functools import lru_cache

from hexfront.hexes import few

each: Callable[[int], tuple[int, ...]] = few
"""The units of a mask in rising order, to go through."""


@lru_cache(maxsize=1 << 14)
def mask_of(units: tuple[int, ...]) -> int:
    """The mask of some units, remembered: a game asks for the same ones again and again."""
    mask = 0
    for u in units:
        mask |= 1 << u
    return mask


def members(mask: int) -> list[int]:
    """The same as a list of one's own."""
    return list(each(mask)) if mask else []
