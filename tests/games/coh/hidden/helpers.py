"""A hidden Soviet squad and a German one that looks for it."""

from hexfront.games.coh.notation import Position, position

OPEN = ("open", "field", "water")
COVER = ("light-woods", "woods", "wooden-building", "stone-building")


def watched(distance: int, terrain: str = "open", s1: str = "", *more: str) -> Position:
    """S1 is hidden in E08; G1 looks at it from so many hexes further north."""
    lines = (
        "board 9x9",
        f"terrain {terrain} E08",
        f"unit S1 soviet at E08 hidden {s1}",
        f"unit G1 german at E{8 - distance:02d} facing N",
        *more,
    )
    return position("\n".join(lines))


def lurking(*more: str, s1: str = "", turn: str = "soviet") -> Position:
    """S1 is hidden in the woods of E05; G1 stands two hexes away and sees it all the same."""
    lines = (
        "board 9x9",
        "terrain woods E05",
        f"unit S1 soviet at E05 hidden {s1}",
        "unit G1 german at E03 facing S",
        f"turn {turn}",
        *more,
    )
    return position("\n".join(lines))


def retired(*more: str, s1: str = "") -> Position:
    """S1 stands in E06 behind the woods of E05, where G1 cannot see it; it is S1's turn."""
    lines = (
        "board 9x9",
        "terrain woods E05",
        f"unit S1 soviet at E06 facing N {s1}",
        "unit G1 german at E03 facing S",
        "turn soviet",
        *more,
    )
    return position("\n".join(lines))


def seen_by_germans(p: Position, name: str = "S1") -> tuple[str, int]:
    """Place and hex of a Soviet unit in the eyes of the enemy."""
    unit = p.view("german").units[p.id(name)]
    return unit.place, unit.hex
