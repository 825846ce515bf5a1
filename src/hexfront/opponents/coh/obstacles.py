"""Mines, wire and road blocks: what they are worth before an objective, and to whom."""

from hexfront.games.coh.definitions.works import Work, WorkType
from hexfront.games.coh.state import CohState
from hexfront.opponents.coh.weights import Weights
from hexfront.play.masks import members

HINDRANCE = {WorkType.WIRE: 1.0, WorkType.ROAD_BLOCK: 1.0, WorkType.MINES: 2.7}
"""Beside wire, which only takes time."""
UNKNOWN = 1.15
"""How much more hidden mines hinder."""
BEFORE = 2
"""Hexes from an objective within which an obstacle protects it."""
LATE = (0.3, 0.8, 1.0)
"""What an obstacle counts in the last round, in the last but one, and before."""

Laid = tuple[tuple[Work, ...], tuple[int, ...], int]


class Obstacles:
    """What the obstacles of a map are worth while one decision is thought over."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._spots: dict[int, list[int]] = {}
        """By team: where its units stood when the decision came up."""
        self._known: dict[Laid, float] = {}

    def take_stock(self, state: CohState) -> None:
        """Who may come from where is settled for the decision at hand."""
        self._known.clear()
        self._spots = {0: [], 1: []}
        for u in members(state.board):
            self._spots[state.team(state.side(u))].append(state.hex[u])

    def worth(self, state: CohState, team: int) -> float:
        """The team's own obstacles before what it holds, less the enemy's before his."""
        key = state.works, tuple(state.control), state.round
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._judged(state)
        return found if team == 0 else -found

    def _judged(self, state: CohState) -> float:
        held = [(h, holder) for (h, _), holder in
                zip(state.setting.objectives, state.control, strict=True)]  # fmt: skip
        left = min(max(1, state.setting.rounds - state.round + 1), len(LATE))
        total = 0.0
        for work in state.works:
            owner = state.team(work.owner)
            if work.type not in HINDRANCE or work.hex in [h for h, _ in held]:
                continue
            if any(holder == owner and self._guards(state, work, h) for h, holder in held):
                worth = HINDRANCE[work.type] * (UNKNOWN if work.hidden else 1.0)
                total += worth if owner == 0 else -worth
        return self.weights.obstacle * LATE[left - 1] * total

    def _guards(self, state: CohState, work: Work, goal: int) -> bool:
        """Is it near the objective, and on the side from which somebody comes?"""
        distance = state.field.distance
        if distance(goal, work.hex) > BEFORE:
            return False
        spots = self._spots.get(1 - state.team(work.owner))
        return not spots or any(distance(at, work.hex) < distance(at, goal) for at in spots)
