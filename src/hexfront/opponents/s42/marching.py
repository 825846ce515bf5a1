"""The Movement Phase: orders for the whole side, then one unit after another goes."""

from collections.abc import Sequence

from hexfront.games.s42.choices import (
    EndPhase,
    Entrain,
    Halt,
    March,
    Move,
    Overrun,
    Transfer,
)
from hexfront.games.s42.country.country import Country
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId
from hexfront.opponents.s42.assault import Assaults
from hexfront.opponents.s42.defend import Defense
from hexfront.opponents.s42.judge import Judge
from hexfront.opponents.s42.offense import Offense
from hexfront.opponents.s42.orders import Orders
from hexfront.opponents.s42.staff import headquarters, supply_columns
from hexfront.opponents.s42.weights import Weights
from hexfront.play import Choice

COUNTERATTACK = 5.0
"""What an attack must promise the defending side to leave its line for it."""


class Marching:
    """Keeps the orders of a phase and carries them out."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._key: tuple[int, int] | None = None
        self._orders: list[tuple[int, int]] = []
        self._overrun: set[int] = set()
        self._going = -1

    def next(self, state: S42State, side: int, choices: Sequence[Choice]) -> Choice:
        """What to do at the head of the phase."""
        if self._key != (state.turn, side):
            self._key = (state.turn, side)
            self._orders = give_orders(state, side, self.weights)
            self._overrun.clear()
        return self.go_on(state.place, choices)

    def under_way(self, turn: int, side: int) -> bool:
        """Are there orders for this phase?"""
        return self._key == (turn, side)

    def go_on(self, places: Sequence[int], choices: Sequence[Choice]) -> Choice:
        """The next order that can be carried out; `places` tells where the units are."""
        for choice in choices:
            if isinstance(choice, Overrun) and choice.hex not in self._overrun:
                self._overrun.add(choice.hex)
                return choice
        while self._orders:
            u, self._going = self._orders.pop(0)
            if places[u] != self._going and Move(u) in choices:
                return Move(u)
        return EndPhase()

    def step(
        self, country: Country, places: Sequence[int], units: tuple[int, ...],
        choices: Sequence[Choice],
    ) -> Choice:  # fmt: skip
        """Where the unit that moves goes now."""
        to, place = self._going, places[units[0]]
        halt = Halt()
        if place == to and halt in choices:
            return halt
        wish = March(to)
        if wish in choices:
            return wish
        if Entrain(to) in choices:
            return Entrain(to)
        if halt in choices:
            return halt
        marches = [c for c in choices if isinstance(c, March)]
        if marches and to >= 0:
            grid = country.grid
            return min(marches, key=lambda c: (grid.distance(HexId(c.to), HexId(to)), c.to))
        return next((c for c in choices if isinstance(c, Transfer)), choices[0])


def give_orders(state: S42State, side: int, weights: Weights) -> list[tuple[int, int]]:
    """Orders for all units of a side."""
    orders, judge = Orders(state, side), Judge(state, side, weights)
    if side == AXIS:
        offense = Offense(orders, judge)
        offense.garrisons()
        Assaults(orders, judge).give(weights.boldness)
        offense.give()
    else:
        defense = Defense(orders, judge)
        defense.give()
        Assaults(orders, judge).give(COUNTERATTACK)
        defense.reserves()
    headquarters(orders, judge)
    supply_columns(orders)
    return orders.given
