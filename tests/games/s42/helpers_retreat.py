"""Small positions in which units retreat and advance.

Around 1405 lie 1404, 1505, 1506, 1406, 1306 and 1305: odd columns sit half a hex higher.
"""

from hexfront.games.s42.moments.retreat import begin_retreat
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.state import Order
from hexfront.hexes import HexId

OPEN = "map 1000-2010\nduring combat axis"
"""A wide open country without supply for anybody."""


def field(*statements: str) -> Position:
    return position("\n".join((OPEN, *statements)))


def isles(*hexes: str) -> str:
    """A country of these hexes only; all others are sea."""
    return f"terrain sea 1000-2010, clear {' '.join(hexes)}"


def retreat(
    p: Position,
    units: str,
    length: int = 2,
    *,
    order: Order | None = Order.DISRUPTED,
    delay: bool = False,
    breakthrough: bool = False,
) -> None:
    """Let units of one hex retreat by the choice of their owner, as a combat does."""
    numbers = p.units(units)
    first = numbers[0]
    begin_retreat(
        p.state,
        numbers,
        HexId(p.state.place[first]),
        length,
        chooser=p.state.side_of(first),
        order=order,
        rule="S42-12.1.1.a",
        delay=delay,
        breakthrough=breakthrough,
    )
    p.settle()


def ends(p: Position, unit: str) -> set[str]:
    """Where a retreat that has begun can bring a unit, by all ways that are open."""
    if p.waits_for != "Retreating":
        return {p.where(unit)}
    found: set[str] = set()
    for words in p.choices():
        if words.startswith(("step", "stop")):
            further = Position(p.state.copy(), p.names)
            further.choose(words)
            found |= ends(further, unit)
    return found


# Advance after combat.


def won(adv: int, *statements: str, defender: str = "3-9-3 steps=1") -> Position:
    """The Axis has eliminated the defenders of 1405 and may advance so far."""
    p = position(
        "\n".join(
            (
                "map 1000-2010",
                f"soviet R {defender} at 1405",
                *statements,
                f"crt * * = DS {adv} x",
                "phase combat axis",
            )
        )
    )
    p.play("attack 1405; resolve", 3)
    assert p.where("R") == "eliminated"
    return p


def advances(p: Position, unit: str) -> set[str]:
    """All hexes in which a unit can end its advance."""
    begun = Position(p.state.copy(), p.names)
    begun.choose(f"advance {unit}")
    return _halts(begun, unit)


def _halts(p: Position, unit: str, known: dict[str, set[str]] | None = None) -> set[str]:
    if p.waits_for != "Advancing":
        return {p.where(unit)}
    known = {} if known is None else known
    key = p.state.digest()
    if key not in known:
        found = known[key] = {p.where(unit)} if p.legal("halt") else set()
        for words in p.choices("step"):
            further = Position(p.state.copy(), p.names)
            found |= _halts(further.choose(words), unit, known)
    return known[key]


def far(p: Position, unit: str) -> int:
    """How many hexes a unit gets away if each step leads as far as it can."""
    grid, origin = p.state.country.grid, p.hex(p.where(unit))
    begun = Position(p.state.copy(), p.names)
    begun.choose(f"advance {unit}")
    while begun.waits_for == "Advancing":
        onward = sorted(begun.options("step"), key=lambda to: grid.distance(origin, p.hex(to)))
        begun.choose(f"step {onward[-1]}")
    return grid.distance(origin, p.hex(begun.where(unit)))
