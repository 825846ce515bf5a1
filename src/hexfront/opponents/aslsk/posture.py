"""Who must act and who may wait: what a hex is worth by its way to where a side wants to be."""

from typing import NamedTuple

from hexfront.games.aslsk.places import Phase
from hexfront.games.aslsk.scenarios.scenariofile import VictoryKind
from hexfront.games.aslsk.scenarios.victory import holds, standings
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import bits
from hexfront.opponents.aslsk.ways import FAR, nearest
from hexfront.opponents.aslsk.weights import (
    CAUTION,
    EASE,
    GUARD,
    HASTE,
    LEAST_HASTE,
    NEED,
    PER_MF,
    RATE,
)
from hexfront.play.teams import FOE


class Posture(NamedTuple):
    """How a side stands to its goals."""

    pressing: bool
    """It would lose if the game ended now."""
    turns: int
    """Its Player Turns left, the present one included."""
    front: int
    """How near, in half MF, the enemy is to the goals; no defender need be much nearer."""
    lacking: int
    """How many hexes it must Control beside those it has."""

    @property
    def caution(self) -> float:
        """How much losses count: a side that must act dares the more, the shorter the time."""
        if not self.pressing:
            return 1.0
        return CAUTION[min(self.turns, len(CAUTION)) - 1]

    def cost(self, way: int) -> float:
        """What it costs to be so many half MF away: the more, the shorter the time."""
        if self.pressing:
            late = min((way / RATE + NEED * self.lacking) / self.turns, HASTE)
            return PER_MF * way / 2 * (LEAST_HASTE + late / 2)
        return PER_MF * EASE * max(way - max(self.front - GUARD, 0), 0) / 2


def posture(state: AslskState, side: int) -> Posture:
    """How a side stands now."""
    lacking = sum(
        max(standing.needs - standing.has, 0)
        for standing in standings(state)
        if standing.side == side and standing.kind == VictoryKind.CONTROL.value
    )
    turns = turns_left(state, side)
    return Posture(leader(state) != side, turns, _front(state, side), lacking)


def leader(state: AslskState) -> int:
    """Who would win if the game ended now."""
    winners = [side for side in (0, 1) if holds(state, side)]
    return winners[0] if len(winners) == 1 else state.setting.file.otherwise


def turns_left(state: AslskState, side: int) -> int:
    """The Player Turns of a side that are not over; at least one."""
    file = state.setting.file
    left = file.turns - state.turn
    started = state.attacker == side and state.phase != Phase.SET_UP
    first = file.moves_first == side
    gone = first and not started and state.phase != Phase.SET_UP
    short = file.half_turn and not first
    return max(left + 1 - gone - short, 1)


def _front(state: AslskState, side: int) -> int:
    """The way of the enemy MMC that is nearest to the goals."""
    way = nearest(state, side)
    able = state.mmc & ~state.broken
    near = [
        way[h] for h in bits(state.occupied[FOE[side]]) if state.units_at(h, FOE[side]) & able
    ]  # fmt: skip
    return min(near, default=FAR)
