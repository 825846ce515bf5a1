"""How works hinder movement (COH-17.4, COH-17.8, COH-17.9)."""

from collections.abc import Mapping
from types import MappingProxyType

from hexfront.games.coh.definitions.counters import Mover
from hexfront.games.coh.definitions.works import Work, WorkType
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.layout import has_work, layout, work_at
from hexfront.play import Refusal

STOPS_WHEELS: Mapping[WorkType, str] = MappingProxyType(
    {
        WorkType.TRENCH: "COH-17.4.d",
        WorkType.WIRE: "COH-17.8.b",
        WorkType.ROAD_BLOCK: "COH-17.9.c",
    }
)
"""The rules that close hexes to wheels, along a road too (A36)."""

HOLDS_UP: Mapping[Mover, tuple[WorkType, str]] = MappingProxyType(
    {
        Mover.FOOT: (WorkType.WIRE, "COH-17.8.a"),
        Mover.TRACKED: (WorkType.ROAD_BLOCK, "COH-17.9.d"),
    }
)
"""For whom a die is added to the move cost, and by which rule."""


def closed_to_wheels(state: CohState, u: int) -> int:
    """Hexes that works close to a wheeled vehicle, as a bitboard; a gun is none (A44)."""
    kind = state.kind(u)
    if not state.works or not kind.is_vehicle or kind.mover is not Mover.WHEELED:
        return 0
    return layout(state).barriers


def works_refusal(state: CohState, u: int, to: int) -> Refusal | None:
    """Why works keep a unit from a hex that is otherwise open to it."""
    if not closed_to_wheels(state, u) >> to & 1:
        return None
    rule = STOPS_WHEELS[layout(state).at[to].type]
    return Refusal(rule, "refuse-works-stop-wheels", {"unit": u, "hex": to})


def closed_to_bonus(state: CohState) -> int:
    """Hexes that no bonus move enters or leaves (COH-17.4.e, COH-17.8.c, COH-17.9.e)."""
    if not state.works:
        return 0
    laid = layout(state)
    if state.setting.rules.drives_through_mines():
        return laid.barriers
    return laid.barriers | laid.spots[WorkType.MINES]


def held_up(state: CohState, u: int, to: int) -> str:
    """The rule by which 1d6 is added to the cost of a step, or "" (COH-17.8.a, COH-17.9.d)."""
    if not state.works:
        return ""
    work, rule = HOLDS_UP.get(state.kind(u).mover, (None, ""))
    return rule if work is not None and has_work(state, to, work) else ""


def crushed(state: CohState, u: int) -> Work | None:
    """The wire in the hex of a tracked vehicle (COH-17.8.d)."""
    if state.kind(u).mover is not Mover.TRACKED:
        return None
    work = work_at(state, state.hex[u])
    return work if work is not None and work.type is WorkType.WIRE else None
