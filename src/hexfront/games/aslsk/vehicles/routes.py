"""Where a vehicle can drive, and by which choices it gets there for the fewest MP.

The bars of `driving` and the prices of `costs` are asked about every hexside; dice are not thrown:
a Bog Check or a breakdown on the way is told, and taken to go well.
"""

from heapq import heappop, heappush
from typing import NamedTuple

from hexfront.games.aslsk.choices import Start, Step, Turn
from hexfront.games.aslsk.movement.allowance import HALVES
from hexfront.games.aslsk.places import OFF_BOARD, Phase
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import prep_fired
from hexfront.games.aslsk.vehicles.condition import SPINES, ahead, mobile, withdrawing
from hexfront.games.aslsk.vehicles.costs import (
    Fare,
    Pay,
    fare,
    figures,
    in_cover,
    left,
    spine_cost,
    too_open,
)
from hexfront.games.aslsk.vehicles.driving import drives, may_start, price_of
from hexfront.hexes import NOWHERE, HexId
from hexfront.play.teams import FOE


class Stance(NamedTuple):
    """Where a vehicle is, where its front points, and whether it is in motion."""

    place: int
    front: int
    moving: bool


class Leg(NamedTuple):
    """One choice of a move, and how the vehicle stands after it."""

    choice: Start | Turn | Step
    cost: int
    """In half MP."""
    bogs: bool
    after: Stance

    @property
    def whole(self) -> bool:
        """It takes all MP that are left."""
        return isinstance(self.choice, Step) and self.choice.pay == Pay.WHOLE


class Reach(NamedTuple):
    """How every stance was reached: half MP with all Bog Checks, the leg, the stance before."""

    start: Stance
    spent: dict[Stance, tuple[int, int]]
    came: dict[Stance, tuple[Stance, Leg]]

    def ends(self) -> dict[HexId, Stance]:
        """By hex the stance that costs least."""
        found: dict[HexId, Stance] = {}
        for stance in sorted(self.came, key=lambda s: (self.spent[s], s)):
            if stance.place >= 0 and stance.place != self.start.place:
                found.setdefault(HexId(stance.place), stance)
        return found

    def way(self, end: Stance) -> list[Leg]:
        legs = []
        while end != self.start:
            end, leg = self.came[end]
            legs.append(leg)
        return legs[::-1]


def may_plan(state: AslskState, u: int) -> bool:
    """Whether a vehicle could drive in the MPh that is, or is next."""
    if state.phase not in (Phase.PREP_FIRE, Phase.MOVEMENT) or state.side_of(u) != state.attacker:
        return False
    able = mobile(state) & ~(state.done | prep_fired(state) | withdrawing(state))
    return bool(able >> u & 1)


def reach_of_vehicle(state: AslskState, u: int, to: int = NOWHERE) -> Reach:
    """All stances that a vehicle can reach with the MP that it has left, or only until it is in a
    hex.

    It drives through no hex with enemies, but may end in one.
    """
    survey, budget, foe = _Survey(state, u), left(state, u), FOE[state.side_of(u)]
    start = Stance(state.place[u], state.vca[u], bool(state.motion >> u & 1))
    reach = Reach(start, {start: (0, 0)}, {})
    queue = [(0, 0, start)]
    while queue:
        spent, checks, stance = heappop(queue)
        if (spent, checks) > reach.spent[stance]:
            continue
        if stance.place == to:
            break
        if stance.place not in (start.place, OFF_BOARD) and state.units_at(
            HexId(stance.place), foe
        ):
            continue
        for leg in survey.legs(stance, spent):
            total = budget if leg.whole else spent + leg.cost
            cost = (total, checks + leg.bogs)
            if total > budget or cost >= reach.spent.get(leg.after, (budget + 1, 0)):
                continue
            reach.spent[leg.after] = cost
            reach.came[leg.after] = (stance, leg)
            heappush(queue, (*cost, leg.after))
    return reach


class _Survey:
    """Asks about the legs of a vehicle on a copy of the State."""

    def __init__(self, state: AslskState, u: int) -> None:
        self.state, self.unit = state.copy(), u
        self.state.news = None
        self.origin, self.before = state.place[u], state.spent[u]
        self.prices: dict[tuple[int, HexId], list[tuple[Step, Fare]]] = {}

    def legs(self, stance: Stance, spent: int) -> list[Leg]:
        """What it can do next, having spent so much since it was asked about."""
        state, u = self.state, self.unit
        if not stance.moving:
            cost = HALVES * figures(state).costs.start.value
            begun = stance._replace(moving=True)
            return [Leg(Start(), cost, False, begun)] if may_start(state, u) is None else []
        state.place[u], state.vca[u] = stance.place, stance.front
        state.spent[u] = self.before + spent
        state.motion |= 1 << u
        first = stance.place == self.origin
        return [*self._turns(stance), *(self._first(stance) if first else self._next(stance))]

    def _turns(self, stance: Stance) -> list[Leg]:
        if stance.place == OFF_BOARD:
            others = (front for front in range(SPINES) if front != stance.front)
            return [self._turn(stance, front, 0, bogs=False) for front in others]
        h = HexId(stance.place)
        cost, bogs = spine_cost(self.state, h), in_cover(self.state, h)
        sides = ((stance.front + 1) % SPINES, (stance.front - 1) % SPINES)
        return [self._turn(stance, front, cost, bogs=bogs) for front in sides]

    def _turn(self, stance: Stance, front: int, cost: int, *, bogs: bool) -> Leg:
        return Leg(Turn(self.unit, front), cost, bogs, stance._replace(front=front))

    def _first(self, stance: Stance) -> list[Leg]:
        """From where it began it may also pay with all its MP."""
        steps = [step for step in drives(self.state, self.unit) if step.pay != Pay.REST]
        return [self._step(stance, step) for step in steps]

    def _step(self, stance: Stance, step: Step) -> Leg:
        price = price_of(self.state, self.unit, step)
        after = Stance(step.hex, stance.front, moving=True)
        return Leg(step, price.halves, price.bogs, after)

    def _next(self, stance: Stance) -> list[Leg]:
        board = self.state.setting.board
        hexes = [h for h in ahead(self.state, self.unit) if board.in_play(h)]
        return [
            Leg(step, price.halves, price.bogs, Stance(h, stance.front, moving=True))
            for h in hexes
            for step, price in self._prices(h)
        ]

    def _prices(self, to: HexId) -> list[tuple[Step, Fare]]:
        """What it costs to drive into the next hex, by road and not; each hexside once."""
        state, u = self.state, self.unit
        key = (state.place[u], to)
        if key not in self.prices:
            asked = [(s, fare(state, u, to, road=s.road, pay=Pay.COST)) for s in _ways(to)]
            self.prices[key] = [
                (step, price)
                for step, price in asked
                if price is not None and too_open(state, u, to, bogs=price.bogs) is None
            ]
        return self.prices[key]


def _ways(to: HexId) -> tuple[Step, Step]:
    return Step(to, road=True), Step(to)
