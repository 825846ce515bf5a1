"""A computer player: takes the best attack, and otherwise walks towards what is worth points."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from hexfront.hexes import HexId
from hexfront.play import Choice
from skirmish import combat
from skirmish.choices import Advance, Attack, Done, Move, Retreat
from skirmish.definitions import DIE
from skirmish.screen import SkirmishView
from skirmish.setting import setting
from skirmish.state import GONE, SkirmishState

WORTH = {"loss": 3.0, "retreat": 1.0, "none": 0.0, "attacker-loss": -2.5}
"""What a result of combat is worth to the attacker."""
GUARD = 0.6
"""What it is worth to stay with an objective, beside taking one."""


def imagine(view: SkirmishView) -> SkirmishState:
    """A State in which the seat would see this view."""
    state = SkirmishState(setting(view.scenario))
    state.turn, state.side = view.round, view.turn
    state.place = [GONE] * len(state.place)
    for unit in view.units:
        state.place[unit.id] = unit.hex
    state.steps = list(view.steps)
    state.control = [flag.side for flag in view.flags]
    return state


class GreedyPlayer:
    """Looks no further than the next die."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: Struct, choices: Sequence[Choice]) -> Choice:
        """The best of the choices; of equally good ones any."""
        assert isinstance(view, SkirmishView)
        state = imagine(view)
        return max(choices, key=lambda choice: (self.worth(state, choice), self.random.random()))

    def worth(self, state: SkirmishState, choice: Choice) -> float:
        match choice:
            case Attack(unit, target):
                odds = combat.odds(state, unit, target)
                return sum(WORTH[result] * faces for result, faces in odds.items()) / DIE
            case Move(unit, h) | Retreat(unit, h):
                return self.place_worth(state, unit, h) - self.place_worth(
                    state, unit, state.place[unit]
                )
            case Advance(unit, h):
                return self.place_worth(state, unit, h) - 0.5
            case Done():
                return 0.05
        return 0.0

    def place_worth(self, state: SkirmishState, unit: int, h: int) -> float:
        """Near an objective that the enemy holds is good, on one is best; cover helps, and so does
        an enemy just in range."""
        grid, own = state.setting.board.grid, state.owner(unit)
        best = 0.0
        for (goal, points), holder in zip(
            state.setting.objectives.items(), state.control, strict=True
        ):
            away = grid.distance(HexId(h), goal)
            held = GUARD if holder == own else 1.0
            best = max(best, held * points * (4.0 if away == 0 else 3.0 / (1 + away)))
        foes = [HexId(state.place[u]) for u in state.alive(state.foe(own))]
        near = min((grid.distance(HexId(h), foe) for foe in foes), default=0)
        reach = state.unit(unit).kind.range
        return best + 0.3 * state.setting.terrain[h].defense - 0.2 * abs(near - reach)


PLAYERS = {"player": GreedyPlayer, "greedy": GreedyPlayer}
