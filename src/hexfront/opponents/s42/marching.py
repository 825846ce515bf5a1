"""The Movement Phase: orders for the whole side, then one unit after another goes."""

from collections.abc import Sequence

from hexfront.games.s42.allowance import movers
from hexfront.games.s42.choices import (
    EndPhase,
    Entrain,
    Halt,
    March,
    Move,
    Overrun,
    Transfer,
)
from hexfront.games.s42.country import Country
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State, members
from hexfront.games.s42.supply import supplied
from hexfront.hexes import Bitboard, Grid, HexId, bits
from hexfront.opponents.s42.assault import Assaults
from hexfront.opponents.s42.defend import Defense
from hexfront.opponents.s42.judge import Judge
from hexfront.opponents.s42.offense import Offense
from hexfront.opponents.s42.orders import Orders
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
    _headquarters(orders, judge)
    _supply_columns(orders)
    return orders.given


def _supply_columns(orders: Orders) -> None:
    """Supply Points go to the nearest HQ or artillery, which can use them."""
    state, after, side = orders.start, orders.state, orders.side
    grid, users = state.country.grid, 0
    for place, units in after.at.items():
        if place >= 0 and units & state.setting.own[side] & state.setting.asu:
            users |= 1 << place
    for u in members(movers(state, side) & state.setting.supply):
        where = orders.reach(u).hexes & supplied(state, side) & ~state.zoc(1 - side)
        place = state.place[u]
        if not users or not where or (place >= 0 and users >> place & 1):
            continue
        best = min(bits(where), key=lambda h: (_nearest(grid, h, users), h))
        if place < 0 or _nearest(grid, best, users) < _nearest(grid, HexId(place), users):
            orders.send(u, best)


def _nearest(grid: Grid, h: HexId, users: Bitboard) -> int:
    return min(grid.distance(h, other) for other in bits(users))


def _headquarters(orders: Orders, judge: Judge) -> None:
    """HQs follow the troops: near the enemy, but never alone in his way."""
    state, side = orders.start, orders.side
    grid, safe = state.country.grid, supplied(state, side)
    after = orders.state
    foes = after.occupied[1 - side]
    for u in members(orders.waiting & ~state.setting.supply):
        best, best_rate = state.place[u], -1e9
        where = orders.ready(u) if state.setting.asu >> u & 1 else orders.options(u)
        if state.setting.asu >> u & 1 and not state.used >> u & 1:
            where = orders.reach(u).tactical | orders.options(u) & 1 << max(state.place[u], 0)
        for h in bits(where):
            if not orders.fits(u, h):
                continue
            guarded = bool(after.occupied[side] >> h & 1)
            targets = (grid.within(h, 4) & foes).bit_count()
            rate = 0.4 * min(targets, 8) + (2.0 if guarded else 0.0)
            rate += 2.0 if safe >> h & 1 else 0.0
            rate -= 3.0 if grid.neighbour_mask[h] & foes and not guarded else 0.0
            rate -= judge.menace[h] / 60
            if not targets:
                rate -= 0.2 * min((grid.distance(h, f) for f in bits(foes)), default=0)
            if rate > best_rate:
                best, best_rate = h, rate
        orders.send(u, best)
