"""The Movement Phase of Infantry (ASL-3.3, ASL-3.3.1): who may move, where to, and at what cost."""

from collections.abc import Iterator, Sequence

from hexfront.games.aslsk.choices import Step
from hexfront.games.aslsk.movement.allowance import March, step_purse, step_purses
from hexfront.games.aslsk.movement.entry import (
    beside,
    entry_cost,
    entry_hexes,
    exit_cost,
    road_in,
    waiting,
)
from hexfront.games.aslsk.movement.portage import stuck
from hexfront.games.aslsk.places import OFF_BOARD
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.terrain.ground import IMPASSABLE
from hexfront.games.aslsk.units.condition import (
    fits,
    in_melee,
    out_of_melee,
    prep_fired,
    squad_equivalents,
)
from hexfront.games.aslsk.vehicles.driving import drivers
from hexfront.games.aslsk.vehicles.driving import unfit as no_drive
from hexfront.hexes import Bitboard, HexId, bits, few
from hexfront.play import Refusal
from hexfront.play.masks import each, mask_of
from hexfront.play.teams import FOE

# Who moves.


def movable(state: AslskState, side: int) -> int:
    """The units of a side that may begin to move, as a mask (ASL-3.3.a)."""
    free = state.own[side] & ~(state.broken | state.pinned | state.done | state.vehicles)
    found = free & (out_of_melee(state) | waiting(state, side)) if free else 0
    if state.vehicles:
        found |= drivers(state, side)
    return found & ~prep_fired(state) if found else 0


def may_move(state: AslskState, side: int, u: int) -> Refusal | None:
    """Why a unit may not begin to move, or go on."""
    if state.group and not state.group >> u & 1 and state.own[side] >> u & 1:
        return Refusal("ASL-3.3.1.h", "no-move-before-stack-ends", {"unit": u})
    return unfit(state, side, u)


def unfit(state: AslskState, side: int, u: int) -> Refusal | None:
    """Why a unit may not move at all."""
    bit = 1 << u
    args: dict[str, int | str] = {"unit": u}
    if not state.own[side] & bit:
        return Refusal("ASL-3.3.a", "no-enemy-unit", args)
    if not state.is_on_map(u) and state.place[u] != OFF_BOARD:
        return Refusal("ASL-3.3.e", "no-unit-out-of-play", args)
    if state.broken & bit:
        return Refusal("ASL-3.3.a", "no-move-broken", args)
    if state.pinned & bit:
        return Refusal("ASL-3.2.3.x", "no-move-pinned", args)
    if in_melee(state, u) and not state.vehicles & bit:
        return Refusal("ASL-3.3.a", "no-move-in-melee", args)
    if prep_fired(state) & bit:
        return Refusal("ASL-3.3.a", "no-move-after-prep-fire", args)
    if state.done & bit:
        return Refusal("ASL-3.3.1.f", "no-second-move", args)
    return no_drive(state, u) if state.vehicles & bit else None


def may_join(state: AslskState, march: March, u: int) -> Refusal | None:
    """Why a unit may not move with others (ASL-3.3.1.h)."""
    args: dict[str, int | str] = {"unit": u}
    first = march.units[0]
    if u in march.units:
        return Refusal("ASL-3.3.1.h", "no-joining-twice", args)
    if not march.fresh or (march.begun and not state.group >> u & 1):
        return Refusal("ASL-3.3.1.h", "no-joining-on-the-way", args)
    if refusal := unfit(state, state.side_of(first), u):
        return refusal
    if state.vehicles >> u & 1:
        return Refusal("ASL-3.3.1.h", "no-joining-of-vehicles", args)
    if state.place[u] != state.place[first]:
        return Refusal("ASL-3.3.1.h", "no-joining-from-afar", args)
    if state.place[u] == OFF_BOARD and not _lines_up(state, march, u):
        return Refusal("ASL-3.3.1.g", "no-stack-off-board", args)
    return None


def _lines_up(state: AslskState, march: March, u: int) -> bool:
    """Whether a unit may stack with others off the board."""
    limits = state.setting.charts.movement.stacking
    stack = mask_of(march.units) | 1 << u
    return (
        beside(state, march.units[0], u)
        and (stack & state.leaders).bit_count() <= limits.smc.value
        and squad_equivalents(state, stack) <= 2 * limits.squads.value
    )


def joiners(state: AslskState, march: March) -> list[int]:
    """The units that may join a march."""
    if not march.fresh:
        return []
    first = march.units[0]
    side, place = state.side_of(first), state.place[first]
    near = waiting(state, side) if place == OFF_BOARD else state.units_at(HexId(place), side)
    if march.begun:
        near &= state.group
    near &= ~(state.broken | state.pinned | state.done | state.vehicles)
    return [u for u in each(near) if may_join(state, march, u) is None]


def may_leave(state: AslskState, march: March, u: int) -> Refusal | None:
    """Why a unit may not part from a march (ASL-3.3.1.h)."""
    if u not in march.units:
        return Refusal("ASL-3.3.1.h", "no-leaving-of-others", {"unit": u})
    if march.fresh or len(march.units) == 1:
        return Refusal("ASL-3.3.1.h", "no-leaving-yet", {"unit": u})
    return None


def stepped(state: AslskState, u: int) -> bool:
    """Whether a unit has entered a hex in this MPh."""
    return bool((state.off_road | state.by_road) >> u & 1)


# Declarations.


def may_double(state: AslskState, u: int) -> Refusal | None:
    """Why a unit may not declare Double Time (ASL-3.3.1.j)."""
    bit = 1 << u
    args: dict[str, int | str] = {"unit": u}
    if state.spent[u] or stepped(state, u):
        return Refusal("ASL-3.3.1.j", "no-double-time-on-the-way", args)
    if state.wounded & bit:
        return Refusal("ASL-3.3.1.j", "no-double-time-wounded", args)
    if state.tired & bit:
        return Refusal("ASL-3.3.1.l", "no-double-time-exhausted", args)
    if state.doubled & bit:
        return Refusal("ASL-3.3.1.j", "no-double-time-twice", args)
    if state.assaulting & bit:
        return Refusal("ASL-3.3.1.j", "no-double-time-assaulting", args)
    return None


def may_assault(state: AslskState, u: int) -> Refusal | None:
    """Why a unit may not declare Assault Movement (ASL-3.3.1.i)."""
    bit = 1 << u
    args: dict[str, int | str] = {"unit": u}
    if state.spent[u] or stepped(state, u):
        return Refusal("ASL-3.3.1.i", "no-assault-movement-on-the-way", args)
    if state.doubled & bit:
        return Refusal("ASL-3.3.1.j", "no-assault-movement-doubled", args)
    if state.assaulting & bit:
        return Refusal("ASL-3.3.1.i", "no-assault-movement-twice", args)
    return None


# Steps.


def step_cost(state: AslskState, place: int, to: HexId, *, road: bool) -> int:
    """Half MF for entering a hex, smoke included; IMPASSABLE if there is no such way."""
    if place == OFF_BOARD:
        cost = entry_cost(state, to, road=road)
    else:
        ground = state.setting.ground
        around = ground.grid.adjacent[place]
        if to not in around:
            return IMPASSABLE
        d = around.index(to)
        cost = ground.road_cost[place][d] if road else ground.cost[place][d]
    return cost + smoke_cost(state, to)


def smoke_cost(state: AslskState, to: HexId) -> int:
    """Half MF more for entering smoke (ASL-1.2.5.g, ASL-3.3.1.p)."""
    return 2 * state.setting.charts.terrain.smoke.mf.value if to in state.smoke else 0


def keeps_road(state: AslskState, to: HexId, *, road: bool) -> bool:
    """Whether a step leaves the road bonus; the extra MF for smoke ends it (ASL-1.1.1.RD.c)."""
    return road and to not in state.smoke


def ways(state: AslskState, march: March) -> Sequence[Step]:
    """The legal steps of a march."""
    first, purses = march.units[0], step_purses(state, march)
    if purses[True] <= 0:
        return ()
    for u in march.units:
        if _halted(state, u) or stuck(state, u) is not None:
            return ()
    place = state.place[first]
    entering = place == OFF_BOARD
    near = entry_hexes(state, first) if entering else state.setting.grid.neighbour_mask[place]
    listed = _within(state, ~state.setting.units[first].group if entering else place, near, purses)
    closed = 0
    for to in few(near & (state.occupied[0] | state.occupied[1])):
        if _closed(state, march, to):
            closed |= 1 << to
    return [step for step in listed if not closed >> step.hex & 1] if closed else listed


def _within(
    state: AslskState, start: int, near: Bitboard, purses: tuple[int, int]
) -> Sequence[Step]:
    """The steps from a hex, or of a group (as its complement) onto the map, into hexes near it that
    are not too dear; without smoke there the same lists are asked for again and again."""
    if state.smoke and any(near >> h & 1 for h in state.smoke):
        return [*_affordable(state, start, purses)]
    known = state.setting.steps
    found = known.get((start, purses))
    if found is None:
        found = known[start, purses] = tuple(_affordable(state, start, purses))
    return found


def _affordable(state: AslskState, start: int, purses: tuple[int, int]) -> Iterator[Step]:
    plain = purses[False]
    for to, cost, road in _entries(state, ~start) if start < 0 else _around(state, start):
        extra = smoke_cost(state, to) if state.smoke else 0
        if road + extra <= purses[not extra]:
            yield Step(to, True)
        if cost + extra <= plain and _apart(state, to, road):
            yield Step(to)


def _around(state: AslskState, place: int) -> Sequence[tuple[HexId, int, int]]:
    """The hexes around a hex, with their cost off the road and on it."""
    return state.setting.ground.around[place]


def _entries(state: AslskState, group: int) -> Iterator[tuple[HexId, int, int]]:
    """The same of the hexes by which the units of a group come onto the map."""
    for to in bits(state.setting.areas[group]):
        yield to, entry_cost(state, to, road=False), entry_cost(state, to, road=True)


def _apart(state: AslskState, to: HexId, road: int) -> bool:
    """Whether entering off the road is another thing than entering by it (ASL-1.1.1.WR.b)."""
    return road >= IMPASSABLE or not state.setting.ground.open_ground >> to & 1


def _halted(state: AslskState, u: int) -> bool:
    """A unit that has made its one step of Assault Movement (ASL-3.3.1.i)."""
    return bool(state.assaulting >> u & 1) and stepped(state, u)


def _closed(state: AslskState, march: March, to: HexId) -> bool:
    """Whether enemies that can be seen, or too many friends, are in a hex."""
    side = state.side_of(march.units[0])
    if state.occupied[FOE[side]] >> to & 1 and state.units_at(to, FOE[side]) & ~state.hidden:
        return True
    if not state.occupied[side] >> to & 1:
        return False
    return not has_room(state, march, to)


def has_room(state: AslskState, march: March, to: HexId) -> bool:
    """Whether a march fits into a hex with the friends who are there (ASL-3.3.c)."""
    side = state.side_of(march.units[0])
    return fits(state, to, side, mask_of(march.units))


def may_step(state: AslskState, march: March, to: HexId, *, road: bool) -> Refusal | None:
    """Why a march may not enter a hex."""
    first = march.units[0]
    side, place = state.side_of(first), state.place[first]
    args: dict[str, int | str] = {"unit": first, "hex": to}
    if place == OFF_BOARD and not entry_hexes(state, first) >> to & 1:
        return Refusal("ASL-3.3.e", "no-entry-here", args)
    by_road = step_cost(state, place, to, road=True)
    cost = by_road if road else step_cost(state, place, to, road=False)
    if cost >= IMPASSABLE:
        beside = place == OFF_BOARD or to in state.setting.grid.neighbours[place]
        if road and beside:
            return Refusal("ASL-1.1.1.RD.a", "no-road-there", args)
        return Refusal("ASL-3.3.b", "no-step-so-far", args)
    if not road and not _apart(state, to, by_road):
        return Refusal("ASL-1.1.1.WR.b", "no-leaving-of-open-road", args)
    for u in march.units:
        if _halted(state, u):
            return Refusal("ASL-3.3.1.i", "no-second-hex-of-assault", {"unit": u})
        if refusal := stuck(state, u):
            return refusal
    if state.units_at(to, FOE[side]) & ~state.hidden:
        return Refusal("ASL-3.3.d", "no-entry-to-enemies", args)
    if not has_room(state, march, to):
        return Refusal("ASL-3.3.c", "no-room-in-hex", args)
    left = step_purse(state, march, road=keeps_road(state, to, road=road))
    if cost > left:
        return too_dear(state, march, cost, left, args)
    return None


def too_dear(
    state: AslskState, march: March, cost: int, left: int, args: dict[str, int | str]
) -> Refusal:
    numbers: dict[str, int | str] = {**args, "halves": cost, "left": max(left, 0)}
    if cost == left + 1 and any(state.assaulting >> u & 1 for u in march.units):
        return Refusal("ASL-3.3.1.i", "no-assault-with-all-mf", numbers)
    return Refusal("ASL-3.3.b", "no-mf-left", numbers)


def beside_exit(state: AslskState, march: March) -> bool:
    """Whether a march is in a hex from which its side may leave the map."""
    first = march.units[0]
    place = state.place[first]
    return place >= 0 and state.setting.exits[state.side_of(first)] >> place & 1 == 1


def may_exit(state: AslskState, march: March) -> Refusal | None:
    """Why a march may not leave the map from where it is (ASL-3.3.h)."""
    first = march.units[0]
    place, args = state.place[first], dict[str, int | str]({"unit": first})
    if not beside_exit(state, march):
        return Refusal("ASL-3.3.h", "no-exit-here", args)
    for u in march.units:
        if _halted(state, u):
            return Refusal("ASL-3.3.1.i", "no-second-hex-of-assault", {"unit": u})
        if refusal := stuck(state, u):
            return refusal
    left = step_purse(state, march, road=road_in(state, HexId(place)))
    if exit_cost(state) > left:
        return too_dear(state, march, exit_cost(state), left, args)
    return None
