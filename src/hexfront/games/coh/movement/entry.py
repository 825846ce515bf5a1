"""Entering the map (COH-4.12)."""

from hexfront.games.coh.movement.ground import entry_lines, impassable
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.passage import closed_to_wheels, works_refusal
from hexfront.play import Line, Refusal, Tally

ENTRY_REACH = 2


def entry_refusal(state: CohState, u: int, to: int) -> Refusal | None:
    """Why a unit may not enter the map there."""
    args: dict[str, int | str] = {"unit": u, "hex": to}
    if not state.waiting >> u & 1:
        return Refusal("COH-4.12.a", "refuse-not-waiting", {"unit": u})
    if state.aboard >> u & 1:
        return Refusal("COH-4.12.e", "refuse-carried", {"unit": u})
    if to not in entry_area(state, u):
        return Refusal("COH-4.12.c", "refuse-not-entry-hex", args)
    if not state.field.open_from_edge(state.kind(u).mover, to):
        return impassable(state, u, to)
    return works_refusal(state, u, to)


def entry_hexes(state: CohState, u: int) -> list[int]:
    """Where a waiting unit may enter."""
    if not state.waiting >> u & 1 or state.aboard >> u & 1:
        return []
    open_from_edge, mover = state.field.open_from_edge, state.kind(u).mover
    closed = closed_to_wheels(state, u)
    return [h for h in entry_area(state, u) if open_from_edge(mover, h) and not closed >> h & 1]


def entry_area(state: CohState, u: int) -> tuple[int, ...]:
    """COH-4.12.c; when enemies hold every entry hex, edge hexes within 2 of them too."""
    side = state.side(u)
    area = state.setting.start[u].entry or state.setting.terms[side].entry
    held = state.enemy_spots(side)
    if not area or not all(held >> h & 1 for h in area):
        return area
    near = 0
    for h in area:
        near |= state.field.within(h, ENTRY_REACH)
    return (*area, *(h for h in state.setting.edge if near >> h & 1 and h not in area))


def entry_cost(state: CohState, u: int, to: int) -> Tally:
    """Nothing (COH-4.12.a), or in an edition that asks for it the move into the hex (COHC-3.h)."""
    if state.setting.rules.free_entry:
        return Tally((), 0)
    kind = state.kind(u)
    lines = [Line("tally-move-cost", kind.move_cost, "COHC-3.h")]
    if not state.field.road_from_edge(to):
        lines.extend(entry_lines(state, kind.mover, to))
    lines.extend(state.setting.rules.entry_toll(state, u, to))
    return Tally.of(lines)


def enter(state: CohState, u: int, to: int) -> None:
    """Bring a waiting unit onto the board with what it carries (COH-4.12.a)."""
    for unit in state.together((u,)):  # COH-4.12.e
        state.waiting &= ~(1 << unit)
        state.board |= 1 << unit
        state.hex[unit] = to
