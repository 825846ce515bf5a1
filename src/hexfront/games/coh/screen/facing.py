"""Which way a unit that has just entered the map would turn: towards the enemy."""

from collections.abc import Iterable

from hexfront.games.coh.choices import Face, GroupKind
from hexfront.games.coh.moments.base import ChooseFacing, CohMoment
from hexfront.games.coh.moments.drive import Drive
from hexfront.games.coh.moments.group import GroupMoves
from hexfront.games.coh.moments.spent import EntryStep, SpentStep
from hexfront.games.coh.movement.entry import entry_area
from hexfront.games.coh.screen.preview import Preview
from hexfront.games.coh.state import CohState
from hexfront.hexes import HexId
from hexfront.hexes.directions import hexsides_towards
from hexfront.play.masks import each


def facing_preview(state: CohState, moment: CohMoment, choice: Face) -> Preview | None:
    """The facing that is proposed to a unit that entered; all others have nothing to weigh."""
    if not isinstance(moment, ChooseFacing | Drive) or not _entered(state, moment.unit):
        return None
    proposed = towards_the_enemy(state, moment.side, moment.unit)
    return Preview(proposed=True) if choice.facing == proposed else None


def _entered(state: CohState, u: int) -> bool:
    """Did the action that runs bring the unit onto the map?"""
    action = state.stack[-2] if len(state.stack) > 1 else None
    if isinstance(action, GroupMoves):
        return action.kind is GroupKind.ENTER
    if isinstance(action, EntryStep):
        return True
    free = isinstance(action, SpentStep) and action.fixed and not action.cost
    return free and state.hex[u] in entry_area(state, u)


def towards_the_enemy(state: CohState, side: int, u: int) -> int | None:
    """Towards the nearest enemy that is seen, else to his nearest objective, else to where he
    enters; None where nothing of the enemy is known."""
    enemy = state.setting.enemy_mask[side]
    here = state.hex[u]
    seen = {state.hex[foe] for foe in each(state.board & enemy)}
    held = {
        h
        for (h, _), owner in zip(state.setting.objectives, state.control, strict=True)
        if owner in state.enemies(side)
    }
    edge = {h for foe in state.enemies(side) for h in state.setting.terms[foe].entry}
    for aims in (seen, held, edge):
        if aims - {here}:
            return _direction(state, here, aims - {here})
    return None


def _direction(state: CohState, here: int, aims: Iterable[int]) -> int:
    grid = state.field.grid
    start, *ends = map(HexId, (here, *aims))
    nearest = min(ends, key=lambda h: (grid.distance(start, h), h))
    return hexsides_towards(grid.orientation, *grid.offset(start, nearest))[0]
