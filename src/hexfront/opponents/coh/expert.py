"""The stronger level: it thinks its best plans three actions ahead."""

from hexfront.games.coh.screen.view import CohView
from hexfront.games.coh.setting import Setting
from hexfront.games.coh.state import CohState
from hexfront.opponents.coh.foresight import Foresight
from hexfront.opponents.coh.imagine import imagine
from hexfront.opponents.coh.plans import Plan
from hexfront.opponents.coh.player import CohPlayer
from hexfront.opponents.coh.weights import Weights

WORLDS = 3
"""How many ways are imagined in which the enemy may hide."""


class CohExpert(CohPlayer):
    """Plans as the quicker player does, then looks at what the enemy would make of it."""

    def __init__(
        self, seed: int, weights: Weights | None = None, setting: Setting | None = None
    ) -> None:
        super().__init__(seed, weights, setting)
        self.foresight = Foresight(self.judge, self.planner)

    def _best(self, state: CohState, view: CohView) -> Plan:
        worlds = [state]
        if state.hidden & state.setting.enemy_mask[view.seat]:
            more = range(WORLDS - 1)
            worlds.extend(imagine(view, self.random, self.setting) for _ in more)
        return self.foresight.best(worlds, view.seat)
