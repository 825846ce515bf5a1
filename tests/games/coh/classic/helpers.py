"""Positions of the classic edition."""

from hexfront.games.coh.notation import Position, position


def classic(*lines: str, words: str = "edition") -> Position:
    """A position of the classic edition on an open board, the Germans to move."""
    return position("\n".join([f"classic {words}", *lines]))


def duel(*lines: str) -> Position:
    """Two Germans face a Soviet unit across open ground."""
    return classic(
        "unit G1 german at C03 facing SE",
        "unit G2 german at C04 facing SE",
        "unit S1 soviet at G05 facing NW",
        *lines,
    )


def ap(p: Position, side: str) -> int:
    """What is left in the pool of a side."""
    kept = p.state.classic
    assert kept is not None
    return kept.ap[p.seat(side)]


def points(p: Position, side: str) -> int:
    """The VP of a side."""
    kept = p.state.classic
    assert kept is not None
    return kept.vp[p.seat(side)]


def marked(p: Position, name: str, unit: str) -> bool:
    """Is the unit in one of the sets that the edition keeps, such as `active`?"""
    return bool(getattr(p.state.classic, name) >> p.id(unit) & 1)
