"""Three squads side by side, for tests of group actions."""

from hexfront.games.coh.notation import Position, position
from hexfront.play import Tally


def chain(*more: str, g1: str = "", g2: str = "", g3: str = "") -> Position:
    """G1 in C06, G2 in D06 and G3 in E06 face north; each is adjacent to the next one only.

    They are blank squads: attack cost 3, movement cost 1.
    """
    lines = (
        "board 9x8",
        f"unit G1 german at C06 facing N {g1}",
        f"unit G2 german at D06 facing N {g2}",
        f"unit G3 german at E06 facing N {g3}",
        *more,
    )
    return position("\n".join(lines))


def gather(p: Position, kind: str, first: str, *others: str) -> Position:
    """The group is chosen: the first unit gathers the others."""
    return p.play(f"gather {first} {kind}", *(f"join {name}" for name in others), "done")


def check_cost(p: Position) -> int:
    """The AP of the Spent Check that is about to be made; facings are taken as they come."""
    while p.waits_for == "ChooseFacing":
        p.play(p.choices()[0])
    return p.preview("cap 0").spent[0].cost


def spent(p: Position) -> set[str]:
    return {name for name in p.names if p.unit(name).spent}


def stressed(p: Position) -> set[str]:
    return {name for name in p.names if p.unit(name).stressed}


def needed(p: Position, choice: str = "shift 0") -> Tally:
    """The number that must be rolled after this choice."""
    number = p.preview(choice).number
    assert number is not None
    return number


def price(p: Position, choice: str) -> Tally:
    """What a choice costs, line by line."""
    cost = p.preview(choice).cost
    assert cost is not None
    return cost
