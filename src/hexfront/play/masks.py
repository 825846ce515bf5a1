"""Sets of units as bit masks: bit u of a mask stands for unit u."""

from collections.abc import Callable

from hexfront.hexes import few

each: Callable[[int], tuple[int, ...]] = few
"""The units of a mask in rising order, to go through."""


def members(mask: int) -> list[int]:
    """The same as a list of one's own."""
    return list(each(mask)) if mask else []
