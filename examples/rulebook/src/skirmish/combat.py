"""Chapter 3: combat. Who may attack whom, the differential line by line, and the exact odds."""

from collections import Counter

from hexfront.hexes import HexId
from hexfront.play import Line, Tally
from hexfront.play.legality import MaskBar, Row
from skirmish.definitions import DIE, Result
from skirmish.movement import free, zones
from skirmish.state import SkirmishState


def distance(state: SkirmishState, a: int, b: int) -> int:
    grid = state.setting.board.grid
    return grid.distance(HexId(state.place[a]), HexId(state.place[b]))


def fresh(state: SkirmishState, side: int) -> int:
    return ~state.attacked


def enemies(state: SkirmishState, unit: int) -> int:
    return state.setting.masks[state.foe(state.owner(unit))]


def untouched(state: SkirmishState, unit: int) -> int:
    return ~state.targeted


def in_range(state: SkirmishState, unit: int) -> int:
    foe = state.foe(state.owner(unit))
    reach = state.unit(unit).kind.range
    return sum(1 << u for u in state.alive(foe) if distance(state, unit, u) <= reach)


ATTACKERS = Row("unit", MaskBar("SKR-3.1.b", "skirmish-refuse-attacked", fresh))
TARGETS = Row(
    "target",
    MaskBar("SKR-3.1.a", "skirmish-refuse-friend", enemies),
    MaskBar("SKR-3.1.c", "skirmish-refuse-targeted", untouched),
    MaskBar("SKR-3.1.a", "skirmish-refuse-range", in_range),
)


def differential(state: SkirmishState, unit: int, target: int) -> Tally:
    """SKR-3.2: strength against strength, with support and terrain."""
    support = sum(
        distance(state, other, target) == 1
        for other in state.alive(state.owner(unit))
        if other != unit
    )
    cover = state.setting.terrain[state.place[target]].defense
    lines = [
        Line("skirmish-tally-strength", state.strength(unit), "SKR-3.2.a"),
        Line("skirmish-tally-target", -state.strength(target), "SKR-3.2.b"),
        Line("skirmish-tally-support", support, "SKR-3.2.c"),
        Line("skirmish-tally-terrain", -cover, "SKR-3.2.d"),
    ]
    return Tally.of(line for line in lines if line.value)


def result_of(state: SkirmishState, unit: int, target: int, die: int) -> Result:
    """SKR-3.3.a; at a distance the attacker is safe (SKR-3.3.c)."""
    total = differential(state, unit, target).total
    found = state.setting.charts.combat.result(die, total)
    if found == "attacker-loss" and distance(state, unit, target) > 1:
        return "none"
    return found


def odds(state: SkirmishState, unit: int, target: int) -> Counter[Result]:
    """How many faces of the die bring which result."""
    return Counter(result_of(state, unit, target, die) for die in range(1, DIE + 1))


def around(state: SkirmishState, unit: int) -> int:
    grid = state.setting.board.grid
    return grid.neighbour_mask[state.place[unit]] & state.setting.enterable


def unthreatened(state: SkirmishState, unit: int) -> int:
    return ~zones(state, state.foe(state.owner(unit)))


WAYS_BACK = Row(
    "hex",
    MaskBar("SKR-3.4.a", "skirmish-refuse-retreat-far", around),
    MaskBar("SKR-3.4.a", "skirmish-refuse-taken", free),
    MaskBar("SKR-3.4.a", "skirmish-refuse-retreat-zone", unthreatened),
)
