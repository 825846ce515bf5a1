"""How the computer player drives: to where its guns tell, out of sight of those that kill it."""

from collections.abc import Sequence
from typing import NamedTuple

from hexfront.games.aslsk.choices import (
    Dispense,
    Exit,
    Free,
    Halt,
    Hatch,
    Start,
    Step,
    Stop,
    Turn,
)
from hexfront.games.aslsk.moments.driving import Driving
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.condition import ahead, mobile, turns, withdrawing
from hexfront.games.aslsk.vehicles.costs import Pay
from hexfront.games.aslsk.vehicles.driving import price_of
from hexfront.hexes import NOWHERE, HexId
from hexfront.opponents.aslsk.routes import Node, Way, course, ways
from hexfront.opponents.aslsk.survey import Survey
from hexfront.opponents.aslsk.weights import PUFF
from hexfront.play import Choice


class Route(NamedTuple):
    """The best drive of a vehicle: what it gains, and the nodes that it passes."""

    gain: float
    nodes: list[Node]


def route_of(state: AslskState, side: int, u: int) -> Route:
    """Where a vehicle had best drive; a route of one node leads nowhere."""
    survey = Survey(state, side, u)
    best = ways(state, u, survey.closed(), survey.passing)
    if not best:
        return Route(0.0, [])
    score, goal = _best(survey, best)
    place = state.place[u]
    if place < 0:
        return Route(AWAITED, course(best, goal))
    here = Node(HexId(place), state.vca[u])
    return Route(score - survey.stay(here), course(best, goal))


def _best(survey: Survey, found: dict[Node, Way]) -> tuple[float, Node]:
    """The node that is worth most; those that were so without any danger are looked at first."""
    hopes = {node: survey.hope(node) - way.risk for node, way in found.items()}
    ordered = sorted(hopes, key=lambda node: (-hopes[node], found[node].spent, node))
    most, goal = -float("inf"), ordered[0]
    for node in ordered:
        if hopes[node] <= most:
            break
        score = hopes[node] - survey.fear(node)
        if score > most:
            most, goal = score, node
    return most, goal


AWAITED = 5.0
"""What it is worth to come onto the map."""


def drive_gain(state: AslskState, side: int, u: int) -> float:
    """By how much a vehicle can better its place, or the game, by driving."""
    if not mobile(state) >> u & 1:
        return 0.0
    if state.place[u] >= 0 and state.setting.exits[side] >> state.place[u] & 1:
        return AWAITED
    return route_of(state, side, u).gain


class Driver:
    """Keeps the route of the vehicle that is moving."""

    def __init__(self) -> None:
        self._unit, self._nodes = -1, list[Node]()

    def next(
        self, state: AslskState, side: int, moment: Driving, choices: Sequence[Choice]
    ) -> Choice | None:
        """The next deed of a vehicle on its way; None when it has arrived."""
        u = moment.unit
        if withdrawing(state) >> u & 1:
            return next(
                (c for c in choices if isinstance(c, Exit | Step | Turn | Start | Free)), None
            )
        for deed in (Exit(), Free()):
            if deed in choices:
                return deed
        if moment.fresh or u != self._unit or not self._on_route(state, u):
            self._unit, self._nodes = u, route_of(state, side, u).nodes
        if (outwards := _outwards(state, side, u, choices)) is not None:
            return outwards
        following = self._following(state, u)
        if following is None or _has_stopped(state, u):
            return None
        if Start() in choices:
            return Start()
        return _towards(state, u, following, choices)

    def _on_route(self, state: AslskState, u: int) -> bool:
        return state.place[u] < 0 or Node(HexId(state.place[u]), state.vca[u]) in self._nodes

    def _following(self, state: AslskState, u: int) -> Node | None:
        """The node after the present one; None at the end."""
        if state.place[u] < 0:
            return self._nodes[0] if self._nodes else None
        at = self._nodes.index(Node(HexId(state.place[u]), state.vca[u]))
        return self._nodes[at + 1] if at + 1 < len(self._nodes) else None


def _has_stopped(state: AslskState, u: int) -> bool:
    """Whether a vehicle has moved and stopped: its drive is over, wherever it meant to go."""
    return bool(state.spent[u]) and not state.motion >> u & 1


def _towards(state: AslskState, u: int, node: Node, choices: Sequence[Choice]) -> Choice | None:
    """The step or turn that leads to the next node."""
    if state.place[u] == node.hex:
        return Turn(u, node.vca) if Turn(u, node.vca) in choices else None
    steps = [
        c
        for c in choices
        if isinstance(c, Step) and c.hex == node.hex and price_of(state, u, c).pay is Pay.COST
    ]
    return min(steps, key=lambda step: price_of(state, u, step).halves, default=None)


def _outwards(state: AslskState, side: int, u: int, choices: Sequence[Choice]) -> Choice | None:
    """At the edge by which it is to leave: start, and turn until the way is free."""
    place = state.place[u]
    if place < 0 or not state.setting.exits[side] >> place & 1 or NOWHERE in ahead(state, u):
        return None
    if Start() in choices:
        return None if _has_stopped(state, u) else Start()
    beyond = [d for d, h in enumerate(state.setting.grid.adjacent[place]) if h < 0]
    listed = [c for c in choices if isinstance(c, Turn)]
    return min(listed, key=lambda turn: min(turns(turn.arc, d) for d in beyond), default=None)


def arrive(state: AslskState, side: int, moment: Driving, choices: Sequence[Choice]) -> Choice:
    """What a vehicle does where its way ends: stop, perhaps in smoke."""
    if Halt() in choices:
        return Halt()
    u = moment.unit
    if state.place[u] >= 0:
        here = Node(HexId(state.place[u]), state.vca[u])
        puffs = [c for c in choices if isinstance(c, Dispense) and c.hex == state.place[u]]
        if puffs and Survey(state, side, u).danger(here) > PUFF:
            return puffs[0]
    if Stop() in choices:
        return Stop()
    rest = [c for c in choices if not isinstance(c, Hatch)]
    steps = [c for c in rest if isinstance(c, Step)]
    return min(steps, key=lambda step: price_of(state, u, step).bogs, default=rest[0])
