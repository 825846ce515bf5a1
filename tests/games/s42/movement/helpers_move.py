"""The vocabulary of the tests of movement: small maps, and why a march is refused."""

from hexfront.games.s42.moments.moving import Moving
from hexfront.games.s42.movement.marching import no_march
from hexfront.games.s42.notation import Position, position


def movement(*statements: str, side: str = "axis") -> Position:
    """The beginning of a Movement Phase."""
    return position("\n".join((*statements, f"phase movement {side}")))


def moving(*statements: str, unit: str = "A", side: str = "axis") -> Position:
    """A unit that has been picked to move."""
    return movement(*statements, side=side).choose(f"move {unit}")


def marches(p: Position) -> set[str]:
    """The hexes that the moving stack can reach."""
    return p.options("march")


def why(p: Position, to: str) -> str:
    """The rule that keeps the moving stack from a hex."""
    now = p.state.stack[-1]
    assert isinstance(now, Moving)
    refused = no_march(p.state, now.units, p.hex(to), now.joined, now.hexes, now.halves)
    assert refused is not None, f"{to} is in reach"
    return refused.rule


def points(p: Position) -> float:
    """MPs that the moving stack has spent."""
    now = p.state.stack[-1]
    assert isinstance(now, Moving)
    return now.halves / 2


def river(kind: str, first: int = 10, last: int = 16) -> str:
    """A river across the map between the rows 03 and 04; even columns sit half a hex lower."""
    sides = []
    for column in range(first, last + 1):
        sides.append(f"{column}03/{column}04")
        if column % 2 == 0:
            near = (c for c in (column - 1, column + 1) if first <= c <= last)
            sides += [f"{column}03/{c}04" for c in near]
    return f"river {kind} {' '.join(sides)}"
