"""Small positions in which units retreat and advance.

Around 1405 lie 1404, 1505, 1506, 1406, 1306 and 1305: odd columns sit half a hex higher.
"""

from hexfront.games.s42.choices import Step
from hexfront.games.s42.moments.advance import Advancing
from hexfront.games.s42.moments.breakthrough import GroupAdvance
from hexfront.games.s42.moments.retreat import begin_retreat
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.places import Order
from hexfront.games.s42.state import S42State
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
    lenient: bool = False,
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
        lenient=lenient,
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


def farthest(p: Position) -> int:
    """How far the unit that moves can get."""
    moving = p.hex(p.where(p.name(p.state.stack[-1].units[0])))
    grid = p.state.country.grid
    return max(grid.distance(moving, p.hex(to)) for to in p.options("march"))


def fought(result: str, *statements: str) -> Position:
    """A combat at 1405 has come to a result, and all that follows from it is done."""
    p = position(
        "\n".join(
            (
                "map 1000-2010",
                "axis A 10-8-6 tank red at 1305",
                "axis B 10-8-6 tank red at 1306",
                *statements,
                f"crt * * = {result}",
                "phase combat axis",
            )
        )
    )
    p.play("attack 1405; resolve", 3)
    while p.waits_for in ("ChooseLoss", "Retreating"):
        p.choose(p.choices()[0])
    return p


# Advance after combat.

A = "axis A 10-8-6 tank red at 1305"
"""A unit that wins 1405 and advances as far as any."""


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
    """All places in which a unit can end its advance."""
    begun = Position(p.state.copy(), p.names)
    begun.choose(f"advance {unit}")
    found: set[int] = set()
    _advance(begun.state, p.unit(unit), found, set())
    return {p.place_name(place) for place in found}


def _advance(state: S42State, u: int, found: set[int], seen: set[tuple[int, int]]) -> None:
    moment = state.stack[-1] if state.stack else None
    if not isinstance(moment, Advancing):
        found.add(state.place[u])
        return
    here = (state.place[u], moment.march.used)
    if here in seen:
        return
    seen.add(here)
    if moment.halt:
        found.add(state.place[u])
    for place in moment.onward:
        further = state.copy()
        further.take(Step(place))
        _advance(further, u, found, seen)


def far(p: Position, unit: str) -> int:
    """How many hexes a unit can get away by its advance."""
    grid, origin = p.state.country.grid, p.hex(p.where(unit))
    return max(grid.distance(origin, p.hex(end)) for end in advances(p, unit))


def hexes_open(p: Position) -> int:
    """How many hexes the group can advance, by whatever way and without a combat."""
    return _hexes_open(p.state, {})


def _hexes_open(state: S42State, known: dict[tuple[int, int], int]) -> int:
    moment = state.stack[-1] if state.stack else None
    if not isinstance(moment, GroupAdvance):
        return 0
    here = (moment.group.at, moment.group.used)
    if here not in known:
        known[here] = 0
        for place in moment.steps:
            further = state.copy()
            further.take(Step(place))
            known[here] = max(known[here], 1 + _hexes_open(further, known))
    return known[here]
