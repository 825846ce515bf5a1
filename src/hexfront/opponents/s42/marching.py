"""The Movement Phase: orders for the whole side, then one unit after another goes."""

from collections.abc import Mapping, Sequence

from hexfront.games.s42.choices import (
    EndPhase,
    EnterArea,
    Entrain,
    FlipSupply,
    Halt,
    HoldBack,
    March,
    Move,
    Overrun,
    Sail,
    Transfer,
)
from hexfront.games.s42.country.country import Country
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId
from hexfront.opponents.s42.aims import presses
from hexfront.opponents.s42.assault import Assaults
from hexfront.opponents.s42.council import Actors, Plan, Stance, best_plan
from hexfront.opponents.s42.defend import Defense
from hexfront.opponents.s42.exits import leave_map
from hexfront.opponents.s42.judge import Judge
from hexfront.opponents.s42.offense import Offense
from hexfront.opponents.s42.orders import Orders
from hexfront.opponents.s42.reserves import hold_back
from hexfront.opponents.s42.staff import ferry, headquarters, supply_columns
from hexfront.opponents.s42.transport import reserve_armies
from hexfront.opponents.s42.weights import Weights
from hexfront.play import Choice

COUNTERATTACK = 5.0
"""What an attack must promise the defending side to leave its line for it."""


Turn = tuple[int, int, int, int]
"""A Movement Phase: turn and side, and whether it is one of a mini-turn or a preliminary move."""


class Marching:
    """Keeps the orders of a phase and carries them out."""

    def __init__(self, weights: Weights, actors: Actors | None = None) -> None:
        self.weights = weights
        self._actors = actors
        """Who plays sets of orders out to compare them; without them the usual set is taken."""
        self._stance: Stance | None = None
        self._key: Turn | None = None
        self._orders: list[tuple[int, int]] = []
        self._reserve: list[int] = []
        self._flips: list[tuple[int, str]] = []
        self._gates: dict[int, HexId] = {}
        self._overrun: set[int] = set()
        self._aims: dict[int, HexId] = {}
        """By unit, the objective to which it was on the way in the turn before."""
        self._going = -1
        self._given = self._settled = False

    def next(self, state: S42State, side: int, choices: Sequence[Choice]) -> Choice:
        """What to do at the head of the phase."""
        turn = (state.turn, side, state.mini_turn, state.preliminary)
        if self._key != turn:
            self._key, self._given, self._settled = turn, False, False
            self._orders, self._reserve, self._flips = [], [], []
            self._overrun.clear()
        if not self._given:
            arrival = reserve_armies(state, side, choices)
            if arrival is not None:
                return arrival
        choice = self.go_on(state.place, choices)
        if choice is not None:
            return choice
        if self._given:  # what could not be carried out may have left too many in a hex
            self._settled, orders = True, Orders(state, side)
            orders.settle()
            self._orders, self._reserve = orders.given, orders.reserve
        else:
            self.adopt(self._plan(state, side))
        return self.go_on(state.place, choices) or self.next(state, side, choices)

    def _plan(self, state: S42State, side: int) -> Plan:
        if self._actors is None or state.mini_turn or state.preliminary:
            usual = Stance(self.weights, presses(state, side))
            return give_orders(state, side, usual, self._aims)
        return best_plan(state, side, self.weights, self._aims, give_orders, self._actors)

    def adopt(self, plan: Plan) -> None:
        """Take over a set of orders for the phase that has begun."""
        start = plan.orders.start
        self._key = (start.turn, plan.orders.side, start.mini_turn, start.preliminary)
        self._given, self._stance, self._aims = True, plan.stance, plan.aims
        self._orders, self._reserve = list(plan.orders.given), list(plan.orders.reserve)
        self._flips, self._gates = list(plan.orders.flips), dict(plan.orders.gates)

    def judge(self, state: S42State, side: int) -> Judge:
        """Looks at a situation with what the side is about in its own turn."""
        turn = (state.turn, side, state.mini_turn, state.preliminary)
        if self._stance is None or state.side != side or self._key != turn:
            return Judge(state, side, self.weights)
        return self._stance.judge(state, side)

    def under_way(self, turn: Turn) -> bool:
        """Are there orders for this phase?"""
        return self._key == turn

    def go_on(self, places: Sequence[int], choices: Sequence[Choice]) -> Choice | None:
        """The next order that can be carried out; `places` tells where the units are.

        Automatic results come before the orders, as their attackers are bound, and after them.
        Nothing when orders have to be given, or looked at once they are carried out.
        """
        while self._flips:
            turned = FlipSupply(*self._flips.pop(0))
            if turned in choices:
                return turned
        while self._reserve:
            held = HoldBack(self._reserve.pop())
            if held in choices:
                return held
        while self._orders:
            u, self._going = self._orders.pop(0)
            if places[u] != self._going and Move(u) in choices:
                return Move(u)
        for choice in choices:
            if isinstance(choice, Overrun) and choice.hex not in self._overrun:
                self._overrun.add(choice.hex)
                return choice
        return EndPhase() if self._settled else None

    def step(
        self, country: Country, places: Sequence[int], units: tuple[int, ...],
        choices: Sequence[Choice],
    ) -> Choice:  # fmt: skip
        """Where the unit that moves goes now."""
        to, place = self._going, places[units[0]]
        halt = Halt()
        if place == to and halt in choices:
            return halt
        for wish in (EnterArea(to), March(to), March(self._gates.get(units[0], to))):
            if wish in choices:
                return wish
        if Entrain(to) in choices:
            return Entrain(to)
        if Sail(to) in choices:
            return Sail(to)
        if halt in choices:
            return halt
        marches = [c for c in choices if isinstance(c, March)]
        if marches and to >= 0:
            grid = country.grid
            return min(marches, key=lambda c: (grid.distance(HexId(c.to), HexId(to)), c.to))
        return next((c for c in choices if isinstance(c, Transfer)), choices[0])


def give_orders(state: S42State, side: int, stance: Stance, aims: Mapping[int, HexId]) -> Plan:
    """Orders for all units of a side, and the objectives to which they are on the way."""
    found: dict[int, HexId] = {}
    orders, judge = Orders(state, side), stance.judge(state, side)
    leave_map(orders)
    if judge.presses:
        offense = Offense(orders, judge)
        offense.garrisons()
        if stance.guards_first:
            offense.lifelines()
        assaults = Assaults(orders, judge)
        assaults.give(judge.weights.boldness)
        if not stance.guards_first:
            offense.lifelines()
        hold_back(orders, assaults.targets)
        found = offense.give(aims)
    else:
        defense = Defense(orders, judge)
        defense.give()
        assaults = Assaults(orders, judge)
        assaults.give(COUNTERATTACK)
        defense.reserves()
    headquarters(orders, judge, assaults.targets)
    orders.settle()
    ferry(orders)
    supply_columns(orders)
    return Plan(stance, orders, found)
