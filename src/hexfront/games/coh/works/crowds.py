"""Refugees and livestock, who belong to neither side (SOLO-9.0)."""

from hexfront.games.coh.definitions.works import CROWDS, Work, WorkType
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.layout import layout, work_at, work_kind
from hexfront.play import Line, Refusal

LABELS = {WorkType.REFUGEES: "tally-refugees", WorkType.LIVESTOCK: "tally-livestock"}


def crowd_spots(state: CohState) -> int:
    """The hexes with refugees or livestock, as a bitboard."""
    if not state.setting.crowded:
        return 0
    spots = layout(state).spots
    return spots[WorkType.REFUGEES] | spots[WorkType.LIVESTOCK]


def refugee_spots(state: CohState) -> int:
    """The hexes into and out of which nobody attacks (SOLO-9.0.d)."""
    return layout(state).spots[WorkType.REFUGEES] if state.setting.crowded else 0


def spared(state: CohState, h: int) -> Refusal | None:
    """Refugees are in the hex; livestock holds nobody's fire (SOLO-9.0.d)."""
    if refugee_spots(state) >> h & 1:
        return Refusal("SOLO-9.0.d", "refuse-refugees", {"hex": h})
    return None


def crowd_lines(state: CohState, h: int) -> list[Line]:
    """Whoever stands among them is easier to hit (SOLO-9.0.b)."""
    if not crowd_spots(state) >> h & 1:
        return []
    work = layout(state).at[h][0]
    return [Line(LABELS[work.type], work_kind(state, work.type).hex, "SOLO-9.0.b")]


def is_crowd(work: Work) -> bool:
    return work.type in CROWDS


def moves_on(state: CohState, work: Work, goal: int) -> Work | None:
    """A crowd one hex nearer to where it goes, by road if it can; None when it is there."""
    field = state.field
    if work.hex == goal:
        return None
    now = field.distance(work.hex, goal)
    nearer = [to for to in field.neighbours[work.hex]
              if field.distance(to, goal) < now and field.whole >> to & 1
              and work_at(state, to) is None and field.terrain[to].id != "water"]  # fmt: skip
    by_road = [to for to in nearer if field.roads[work.hex] >> to & 1]
    return work._replace(hex=min(by_road or nearer)) if nearer else work
