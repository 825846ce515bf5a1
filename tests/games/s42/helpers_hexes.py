"""Which hexes lie beside each other, by their labels and without the engine's grid."""

from collections.abc import Collection


def neighbours(label: str, hexes: Collection[str]) -> list[str]:
    """Those of some hexes that lie beside one."""
    column, row = int(label[:2]), int(label[2:])
    low = column % 2 == 0
    around = [(column, row - 1), (column, row + 1)]
    for c in (column - 1, column + 1):
        around += [(c, row), (c, row + 1)] if low else [(c, row - 1), (c, row)]
    return [beside for c, r in around if (beside := f"{c}{r:02}") in hexes]
