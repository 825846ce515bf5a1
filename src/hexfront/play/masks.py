"""Sets of units as bit masks: bit u of a mask stands for unit u."""

from functools import lru_cache


def members(mask: int) -> list[int]:
    """The units of a mask in rising order."""
    return list(_members(mask))


@lru_cache(maxsize=1 << 13)
def _members(mask: int) -> tuple[int, ...]:
    """Remembered, as a game asks for the same masks again and again."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)
