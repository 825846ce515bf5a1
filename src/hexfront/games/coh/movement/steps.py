"""Facing, moving and pivoting (chapter 4), and the retreat ban (COH-6.12)."""

from collections.abc import Sequence

from hexfront.games.coh.command.points import fixed_cost, stressed_cost
from hexfront.games.coh.movement.ground import closed_to, difficult_lines
from hexfront.games.coh.movement.retreat import no_retreat, note_step
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.slopes import slope_lines
from hexfront.games.coh.works.passage import closed_to_wheels, works_refusal
from hexfront.games.coh.works.shelter import in_bunker
from hexfront.play import Line, Refusal, Tally

PIVOT_COST = 1
PIVOT = Line("tally-pivot", PIVOT_COST, "COH-4.6.b")


def move_lines(state: CohState, u: int, to: int) -> list[Line]:
    """What one unit's move into an adjacent hex costs, before stress (COH-4.7.b)."""
    own = state.setting.rules.move_lines(state, u, to)
    if own is not None:
        return own
    kind, here, field = state.kind(u), state.hex[u], state.field
    lines = [Line("tally-move-cost", kind.move_cost, "COH-2.4.c")]
    if not field.road_between(here, to):  # COH-4.10.b
        lines.extend(difficult_lines(state, kind.mover, here, to))
    if field.hilly:
        lines.extend(slope_lines(field, here, to, kind.is_vehicle))
    if is_backward(state, u, to):
        lines.append(Line("tally-backward", 1, "COH-4.11.a"))
    change = state.marker(u).move_cost
    if change:
        lines.append(Line("tally-hit-marker", change, "COH-7.3.a"))
    return lines


def move_cost(state: CohState, u: int, to: int) -> Tally:
    return stressed_cost(state, move_lines(state, u, to), (u,))


def step_prices(state: CohState, u: int, hexes: Sequence[int]) -> list[int]:
    """What moves into these adjacent hexes cost, line by line the same as `move_cost`."""
    own = state.setting.rules.move_prices(state, u, hexes)
    return [move_cost(state, u, to).total for to in hexes] if own is None else own


def creep_cost(state: CohState, u: int, to: int) -> Tally:
    """A cautious move costs one more (COHC-9.j)."""
    lines = move_lines(state, u, to)
    return stressed_cost(state, [*lines, Line("tally-cautious", 1, "COHC-9.j")], (u,))


def pivot_lines(state: CohState, u: int) -> list[Line]:
    """COH-4.6.b, COH-4.6.c: 1 AP for every unit; a hit marker still counts."""
    lines = [PIVOT]
    change = state.marker(u).move_cost
    if change:
        lines.append(Line("tally-hit-marker", change, "COH-7.3.a"))
    return lines


def pivot_cost(state: CohState, u: int) -> Tally:
    if not state.marker(u).move_cost:  # as most of the time
        return fixed_cost(state, PIVOT, (u,))
    return stressed_cost(state, pivot_lines(state, u), (u,))


def is_backward(state: CohState, u: int, to: int) -> bool:
    """Into an own flank hex (COH-4.11.a); a rumored enemy has none (SOLO-6.0.b)."""
    if state.field.is_front(state.hex[u], state.facing[u], to):
        return False
    return not state.setting.rumours >> u & 1


def facing_refusal(state: CohState, u: int, facing: int) -> Refusal | None:
    """A pivot turns the unit to another of the six sides (COH-4.1.a)."""
    if in_bunker(state, u) is not None:
        return Refusal("COH-17.5.b", "refuse-bunker-facing", {"unit": u})
    if 0 <= facing < 6 and facing != state.facing[u]:
        return None
    return Refusal("COH-4.1.a", "refuse-facing", {"unit": u})


def bars_moving(state: CohState, u: int) -> Refusal | None:
    """What forbids a unit to move and pivot by itself."""
    if state.aboard >> u & 1:
        return Refusal("COH-15.8.b", "refuse-carried", {"unit": u})
    return held_fast(state, u)


def bars_turning(state: CohState, u: int) -> Refusal | None:
    """What forbids a unit to pivot by itself."""
    barred = bars_moving(state, u)
    if barred is None or (not state.aboard >> u & 1 and state.setting.rules.turns(state, u)):
        return None
    return barred


def held_fast(state: CohState, u: int) -> Refusal | None:
    """A marker that forbids moving and pivoting (COH-7.3.c, card 15)."""
    if state.bogged >> u & 1:
        return Refusal("COH-CARD.15", "refuse-bogged", {"unit": u})
    marker = state.marker(u)
    if marker.bars_move:
        return Refusal("COH-7.3.c", "refuse-marker-bars-move", {"unit": u, "marker": marker.id})
    return state.setting.rules.held(state, u)


def step_refusal(state: CohState, u: int, to: int) -> Refusal | None:
    """Why a unit may not step into that hex, whatever it costs."""
    here = state.hex[u]
    if to == here or to not in state.field.neighbours[here]:
        if not state.field.in_play(to):
            return Refusal("COH-4.0.a", "refuse-not-in-play", {"unit": u})
        return Refusal("COH-4.5.b", "refuse-not-adjacent", {"unit": u, "hex": to})
    if not state.setting.exits[u][here] >> to & 1:
        return closed_to(state, u, to)
    stopped = works_refusal(state, u, to)
    if stopped is not None:
        return stopped
    if state.came and to in no_retreat(state, u):
        return Refusal("COH-6.12.c", "refuse-retreat-ban", {"unit": u, "hex": to})
    return None


def open_steps(state: CohState, u: int) -> int:
    """The adjacent hexes that no bar of `step_refusal` closes to a unit, as a bitboard."""
    steps = state.setting.exits[u][state.hex[u]] & ~closed_to_wheels(state, u)
    if state.came:
        for h in no_retreat(state, u):
            steps &= ~(1 << h)
    return steps


def move_refusal(state: CohState, u: int, to: int) -> Refusal | None:
    return bars_moving(state, u) or step_refusal(state, u, to)


def put(state: CohState, u: int, to: int) -> None:
    """Move a unit and its cargo on the board, with what follows for hexes held by enemies."""
    for unit in state.together((u,)):
        origin = state.hex[unit]
        state.hex[unit] = to
        state.hasty &= ~(1 << unit)  # COH-17.6.g
        state.inside &= ~(1 << unit)  # COH-17.3.c
        state.bogged &= ~(1 << unit)  # only a towed vehicle gets out (card 15)
        if origin >= 0:
            note_step(state, unit, origin, to)
