"""Sets of units as bit masks: bit u of a mask stands for unit u."""

from collections.abc import Callable

from hexfront.hexes import few

each: Callable[[int], tuple[int, ...]] = few
"""The units of a mask in rising order, to go through."""


class _Masks(dict[tuple[int, ...], int]):
    """Masks that were put together; a plain table, for the same reason as that of `few`."""

    most = 1 << 14

    def __missing__(self, units: tuple[int, ...]) -> int:
        if len(self) >= self.most:
            self.clear()
        mask = 0
        for u in units:
            mask |= 1 << u
        self[units] = mask
        return mask


mask_of: Callable[[tuple[int, ...]], int] = _Masks().__getitem__
"""The mask of some units, remembered: a game asks for the same ones again and again."""


def members(mask: int) -> list[int]:
    """The same as a list of one's own."""
    return list(each(mask)) if mask else []
