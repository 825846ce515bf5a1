"""Where the fortifications and obstacles are."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from hexfront.games.coh.definitions.works import Work, WorkKind, WorkType
from hexfront.games.coh.state import CohState
from hexfront.play.masks import mask_of

BARRIERS = (WorkType.TRENCH, WorkType.WIRE, WorkType.ROAD_BLOCK)
"""What stops wheels and bonus moves (COH-17.4, COH-17.8, COH-17.9)."""


class Layout(NamedTuple):
    """The works of a State by hex; made anew only when they have changed."""

    works: tuple[Work, ...]
    at: Mapping[int, tuple[Work, ...]]
    """Works that everybody sees, by hex: one in most editions, fortifications first."""
    seen: int
    """The hexes of these works, as a bitboard."""
    spots: Mapping[WorkType, int]
    """By type: the hexes of those that everybody sees, as a bitboard."""
    secret: int
    """The hexes with hidden mines."""
    barriers: int
    """The hexes that stop wheels and bonus moves."""
    targets: int
    """The hexes of those that can be destroyed (COH-17.11.a)."""


def layout(state: CohState) -> Layout:
    """The works as they lie now."""
    last: Layout | None = state.memory.get(layout)
    if last is None or last.works is not state.works:
        last = state.memory[layout] = _lay_out(state)
    return last


def _lay_out(state: CohState) -> Layout:
    spots = dict.fromkeys(WorkType, 0)
    secret = targets = 0
    for work in state.works:
        spot = 1 << work.hex
        if work.hidden:
            secret |= spot
            continue
        spots[work.type] |= spot
        if work_kind(state, work.type).defense is not None:
            targets |= spot
    seen: dict[int, tuple[Work, ...]] = {}
    for work in sorted(
        state.works, key=lambda work: not work_kind(state, work.type).is_fortification
    ):
        if not work.hidden:
            seen[work.hex] = (*seen.get(work.hex, ()), work)
    barriers = 0
    for barrier in BARRIERS:
        barriers |= spots[barrier]
    return Layout(state.works, seen, mask_of(tuple(seen)), spots, secret, barriers, targets)


def work_kind(state: CohState, work: WorkType) -> WorkKind:
    return state.setting.definitions.works[work]


def works_at(state: CohState, h: int) -> tuple[Work, ...]:
    """The fortifications and obstacles in a hex that everybody sees (COHC-21.a)."""
    return layout(state).at.get(h, ()) if state.works else ()


def work_at(state: CohState, h: int) -> Work | None:
    """The fortification or obstacle in a hex that everybody sees (COH-17.0.b)."""
    found = works_at(state, h)
    return found[0] if found else None


def find_work(state: CohState, h: int, kind: WorkType) -> Work | None:
    """The work of this type in a hex that everybody sees."""
    return next((work for work in works_at(state, h) if work.type is kind), None)


def has_work(state: CohState, h: int, work: WorkType) -> bool:
    """Is there a work of this type in the hex for all to see?"""
    return bool(state.works) and bool(layout(state).spots[work] >> h & 1)


def fortification_at(state: CohState, h: int) -> Work | None:
    """A trench or a bunker (COH-17.1)."""
    work = work_at(state, h)
    return work if work is not None and work_kind(state, work.type).is_fortification else None


def fortifications_at(state: CohState, h: int) -> tuple[Work, ...]:
    """All of them, where several may share a hex (COHC-21.a)."""
    found = works_at(state, h)
    return tuple(work for work in found if work_kind(state, work.type).is_fortification)


def known_works(state: CohState, seat: int) -> Iterator[Work]:
    """The works that a seat knows of: hidden mines are a secret of the team that laid them."""
    for work in state.works:
        if not work.hidden or state.shares(seat, work.owner):
            yield work


def knows_work(state: CohState, seat: int, h: int) -> bool:
    """Does the seat know of a work in the hex?"""
    laid = layout(state)
    if h in laid.at:
        return True
    return bool(laid.secret >> h & 1) and any(work.hex == h for work in known_works(state, seat))


def remove_work(state: CohState, work: Work) -> None:
    """Take a marker off the map; whoever occupied it stays in the hex."""
    state.works = tuple(other for other in state.works if other is not work)
    if not work_kind(state, work.type).is_fortification:
        return
    for u, here in enumerate(state.hex):
        if here == work.hex:
            state.inside &= ~(1 << u)
