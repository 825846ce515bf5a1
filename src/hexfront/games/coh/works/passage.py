"""How works hinder movement (COH-17.4, COH-17.8, COH-17.9)."""

from collections.abc import Mapping
from types import MappingProxyType

from hexfront.games.coh.definitions.counters import Mover
from hexfront.games.coh.definitions.works import Work, WorkType
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.layout import find_work, has_work, layout, works_at
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
    kind, shut = state.kind(u), state.setting.rules.closed(state, u, state.hex[u])
    if not state.works or not kind.is_vehicle or kind.mover is not Mover.WHEELED:
        return shut
    return shut | layout(state).barriers


def works_refusal(state: CohState, u: int, to: int) -> Refusal | None:
    """Why works keep a unit from a hex that is otherwise open to it."""
    shut = state.setting.rules.shut(state, u, to)
    if shut is not None:
        return shut
    if not closed_to_wheels(state, u) >> to & 1:
        return None
    stops = next(work.type for work in works_at(state, to) if work.type in STOPS_WHEELS)
    rule = STOPS_WHEELS[stops]
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
    own = state.setting.rules.crossing(state, u, to)
    if own is not None:
        return own
    work, rule = HOLDS_UP.get(state.kind(u).mover, (None, ""))
    return rule if work is not None and has_work(state, to, work) else ""


def crushed(state: CohState, u: int) -> Work | None:
    """The wire in the hex of a tracked vehicle (COH-17.8.d)."""
    if state.kind(u).mover is not Mover.TRACKED:
        return None
    return find_work(state, state.hex[u], WorkType.WIRE)
