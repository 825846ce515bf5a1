"""Ways to the objectives, counted in action points."""

from collections.abc import Sequence

from hexfront.games.coh.definitions.counters import Mover
from hexfront.games.coh.state import CohState
from hexfront.hexes import HexId, reach
from hexfront.play.masks import members

FAR = 16
ENTRY = 2
"""What coming onto the board counts, on top of the way from there."""
RANKS = (1.0, 0.8, 0.65, 0.5, 0.4, 0.3)
"""How much the nearest, the second nearest ... unit to an objective matters."""


def ways_to(state: CohState, goal: int) -> Sequence[int]:
    """For each hex the action points that a foot unit needs from there to the goal."""
    field = state.field

    def step(a: HexId, b: HexId) -> int | None:
        """Walked backwards: b is where the unit comes from."""
        if not field.whole >> b & 1 or not field.exits[Mover.FOOT][b] >> a & 1:
            return None
        if field.road_between(a, b):
            return 1
        return 1 + field.terrain[a].entry[Mover.FOOT] + field.wall_between(a, b)

    costs = [FAR] * field.grid.size
    for h, cost in reach(field.grid, HexId(goal), step).items():
        costs[h] = min(cost, FAR)
    return costs


class Ground:
    """How near the sides' units are to the objectives of one scenario."""

    def __init__(self) -> None:
        self._ways: dict[int, Sequence[int]] = {}
        self._from_entry: dict[tuple[int, int], int] = {}

    def way(self, state: CohState, goal: int) -> Sequence[int]:
        found = self._ways.get(goal)
        if found is None:
            found = self._ways[goal] = ways_to(state, goal)
        return found

    def nearness(self, state: CohState, side: int, goal: int) -> float:
        """Rises as the side's units come nearer; who waits beside the board counts too."""
        ways, where = self.way(state, goal), state.hex
        own = state.setting.side_mask[side]
        distances = [ways[where[u]] for u in members((state.board | state.hidden) & own)]
        waiting = (state.waiting & own).bit_count()
        if waiting:
            distances.extend([self._entry(state, side, goal)] * waiting)
        distances.sort()
        return sum(rank * (FAR - way) for rank, way in zip(RANKS, distances, strict=False))

    def exposure(self, state: CohState, side: int, goal: int) -> float:
        """How open an objective lies to the enemy, from 0 to 1: nobody is in it, he is near."""
        where = state.hex
        own = (state.board | state.hidden) & state.setting.side_mask[side]
        if any(where[u] == goal for u in members(own)):
            return 0.0
        ways, foes = self.way(state, goal), state.setting.enemy_mask[side]
        near = min((ways[where[e]] for e in members(state.board & foes)), default=FAR)
        if state.hidden & foes:
            near = min(near, FAR // 2)
        return 1 - near / FAR

    def _entry(self, state: CohState, side: int, goal: int) -> int:
        found = self._from_entry.get((side, goal))
        if found is None:
            way = self.way(state, goal)
            entry = state.setting.terms[side].entry
            found = ENTRY + min((way[h] for h in entry), default=FAR)
            self._from_entry[side, goal] = found
        return found
