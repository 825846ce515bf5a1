"""What smoke takes out of sight (COH-14.3, COH-14.4); pure geometry, at every elevation.

A hex counts for the smoke in it: 2 for a heavy marker or two light ones, 1 for a single light
one. A line across 2 or more is blocked. Where a line runs along a hexside, the hex with less smoke
of the two counts, so that a pair blocks only if both of its hexes would (A1).
"""

from typing import NamedTuple

from hexfront.hexes import Bitboard, Grid, HexId, Shadows, bits

KEPT = 4096
"""How many veils are remembered; smoke changes seldom, and then for every eye."""


class Veil(NamedTuple):
    """What an eye loses to smoke in between."""

    hidden: Bitboard = 0
    """Hexes that it does not see."""
    dimmed: Bitboard = 0
    """Hexes that it sees through exactly one light marker (COH-14.4.e)."""


CLEAR = Veil()


class Veils:
    """The veils of a map."""

    def __init__(self, grid: Grid) -> None:
        self._grid = grid
        self._shadows: Shadows | None = None
        self._kept: dict[tuple[int, int, int], Veil] = {}

    def veil(self, eye: int, thin: Bitboard, thick: Bitboard) -> Veil:
        """What smoke hides from a hex: `thin` hexes count 1 on a line, `thick` ones 2."""
        if not thin | thick:
            return CLEAR
        key = (eye, thin, thick)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            found = self._kept[key] = self._cast(HexId(eye), thin & ~thick, thick)
        return found

    def _cast(self, eye: HexId, thin: Bitboard, thick: Bitboard) -> Veil:
        if self._shadows is None:
            self._shadows = Shadows(self._grid)
        shadows, smoke = self._shadows, thin | thick
        once = twice = 0
        for h in bits(smoke):
            cast = [(shadows.behind(eye, h), thick >> h & 1)]
            cast += [(shadow, thick >> h & thick >> other & 1)
                     for other, shadow in shadows.beside(eye, h) if smoke >> other & 1]  # fmt: skip
            for shadow, dense in cast:
                twice |= shadow if dense else once & shadow
                once |= shadow
        return Veil(twice, once & ~twice)
