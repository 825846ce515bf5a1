"""C21 to C23: fortifications, obstacles and mines."""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from hexfront.games.coh.classic.economy import kept, points, set_points, stand_down
from hexfront.games.coh.classic.marching import marching
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.definitions.counters import Mover
from hexfront.games.coh.definitions.works import WorkType
from hexfront.games.coh.moments.stepping import Toll
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.games.coh.works.layout import has_work, layout
from hexfront.games.coh.works.shelter import in_bunker
from hexfront.play import Line, Tally
from hexfront.play.masks import each

DEFENSES: Mapping[WorkType, str] = MappingProxyType(
    {
        WorkType.BUNKER: "COHC-22.j",
        WorkType.WIRE: "COHC-22.m",
        WorkType.MINES: "COHC-23.h",
    }
)
"""The rules that say with how much a work is destroyed."""


def shelter_cost(state: CohState, u: int) -> Tally:
    """1 AP to get in (COHC-21.f) or out (COHC-21.g) without leaving the hex."""
    rule = "COHC-21.g" if state.inside >> u & 1 else "COHC-21.f"
    return Tally.of([Line("tally-shelter", 1, rule)])


def shelters(state: CohState, u: int) -> bool:
    """With an enemy in the hex a unit arrives outside (AC35)."""
    return not state.in_close_combat(u)


def crossing(state: CohState, u: int, to: int) -> str:
    """A die for infantry in wire and for tracks at a road block (COHC-22.k)."""
    mover = state.kind(u).mover
    if mover is Mover.FOOT and has_work(state, to, WorkType.WIRE):
        return "COHC-22.k"
    if mover is Mover.TRACKED and has_work(state, to, WorkType.ROAD_BLOCK):
        return "COH-17.9.d"
    return ""


def asks_toll(state: CohState, toll: Toll) -> bool:
    """CAP are added only if the owner says so (AC40); on a forced march none are (AC31)."""
    action = state.stack[-1]
    due: int = action.extra(state, toll.cost, toll.cost + toll.added)
    cap = due - state.setting.rules.pool(state, action.units)
    if cap <= 0:
        return False
    if marching(state):
        toll.refuse(state)
    else:
        state.stack.append(msgspec.structs.replace(toll, cap=cap))
    return True


def stopped(state: CohState, side: int, u: int) -> None:
    """Who lacks the points loses all AP and stays where it is (AC40)."""
    if kept(state).active >> u & 1 and points(state, side):
        set_points(state, side, 0)
        stand_down(state, side, "COHC-22.k")


def mines_catch(state: CohState, u: int, colour: str) -> bool:
    """Blue mines harm vehicles, red ones all others, black ones all (COHC-23.d)."""
    if colour == "blue":
        return state.kind(u).is_vehicle
    return colour != "red" or not state.kind(u).is_vehicle


def clears_mines(state: CohState, shot: Shot) -> bool:
    """Mortars, artillery and infantry in close combat (COHC-23.h)."""
    if shot.is_he(state):
        return True
    foot = shot.attacker != NOBODY and state.kind(shot.attacker).is_foot
    return foot and shot.is_close(state)


def blind(state: CohState, units: int, h: int) -> int:
    """Bunkers out of whose arc a hex lies, if all of these units there are inside (COHC-22.g)."""
    found = 0
    if not state.works or not layout(state).spots[WorkType.BUNKER]:
        return found
    for work in state.works:
        if work.type is not WorkType.BUNKER or state.field.arc(work.hex, work.facing) >> h & 1:
            continue
        there = units & state.units_at(work.hex)
        if there and all(in_bunker(state, u) is not None for u in each(there)):
            found |= 1 << work.hex
    return found & ~(1 << h)
