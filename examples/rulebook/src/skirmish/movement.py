"""Chapter 2: movement. What is legal is what passes every bar; the first it fails is the reason."""

from hexfront.hexes import HexId, reach, spread, union
from hexfront.play.legality import MaskBar, Row
from skirmish.state import GONE, SkirmishState


def zones(state: SkirmishState, side: int) -> int:
    """SKR-2.2.a: the hexes next to a side's units."""
    return spread(state.setting.board.grid, state.hexes(side))


def costs(state: SkirmishState, unit: int) -> dict[HexId, int]:
    """SKR-2.1.a, SKR-2.1.b: what it costs a unit to get to each hex that it can get to."""
    setting, start = state.setting, state.place[unit]
    foe = state.foe(state.owner(unit))
    enemy, zone = state.hexes(foe), zones(state, foe)

    def step(a: HexId, b: HexId) -> int | None:
        if enemy >> b & 1:
            return None
        leaves_zone = bool(zone >> a & 1)
        if leaves_zone and (a != start or zone >> b & 1):  # SKR-2.2.b, SKR-2.2.c
            return None
        return setting.terrain[b].cost

    return reach(setting.board.grid, HexId(start), step, state.unit(unit).kind.movement)


def unmoved(state: SkirmishState, side: int) -> int:
    return ~state.moved


def enterable(state: SkirmishState, unit: int) -> int:
    return state.setting.enterable


def free(state: SkirmishState, unit: int) -> int:
    return ~(state.hexes(0) | state.hexes(1))


def in_reach(state: SkirmishState, unit: int) -> int:
    return union(costs(state, unit))


MOVERS = Row("unit", MaskBar("SKR-2.1.d", "skirmish-refuse-moved", unmoved))
PLACES = Row(
    "hex",
    MaskBar("SKR-2.1.c", "skirmish-refuse-water", enterable),
    MaskBar("SKR-2.3.a", "skirmish-refuse-taken", free),
    MaskBar("SKR-2.1.a", "skirmish-refuse-far", in_reach),
)


def place(state: SkirmishState, unit: int, h: int) -> None:
    """Put a unit into a hex; an objective there is now its side's (SKR-4.1.a)."""
    state.place[unit] = h
    for index, objective in enumerate(state.setting.objectives):
        if objective == h and state.control[index] != state.owner(unit):
            state.control[index] = state.owner(unit)
            state.note("skirmish-log-takes", "SKR-4.1.a", side=state.owner(unit), hex=h)


def remove(state: SkirmishState, unit: int) -> None:
    state.place[unit] = GONE
