"""Pressing on: spearheads make for the objectives, the infantry closes up behind them."""

from hexfront.games.s42.scenarios.victory import captured_hexes
from hexfront.games.s42.supply.lines import supplied
from hexfront.hexes import HexId, bits
from hexfront.opponents.s42.ground import rings, travel, victory_hexes
from hexfront.opponents.s42.judge import THRIFT, Judge
from hexfront.opponents.s42.orders import Orders
from hexfront.play.masks import members
from hexfront.play.teams import FOE

FEW = 6
"""Hexes of a spearhead that are looked at more closely."""
GUARD = 4
"""Hexes from an enemy within which an objective is guarded."""
POCKET = 0.25
"""Share of the worth of units that are cut off."""


class Offense:
    """The orders of a side that wants more than it has."""

    def __init__(self, orders: Orders, judge: Judge) -> None:
        self.orders, self.judge = orders, judge
        self.state, self.side = orders.start, orders.side
        state, country = self.state, self.state.country
        self.safe = supplied(state, self.side)
        self.zone = state.zoc(FOE[self.side])
        foes = state.occupied[FOE[self.side]]
        wanted = sum(1 << h for h, _, _ in judge.ways if h >= 0) | foes
        self.closing = travel(country, state.going, wanted, 0)
        """Half MPs on foot to the nearest enemy or objective."""
        self.cut_off = judge.cut_off(state)

    def give(self) -> None:
        """Spearheads first, then those on foot, the foremost before the others."""
        waiting = self.orders.combat_waiting()
        fast = [u for u in waiting if self.state.setting.mechanized >> u & 1]
        for u in sorted(fast, key=lambda u: -self.state.face(u).attack):
            if self.orders.waiting >> u & 1:
                self._spearhead(u)
        slow = self.orders.combat_waiting()
        for u in sorted(slow, key=lambda u: self._distance(self.state.place[u])):
            self._follow(u)

    def _distance(self, place: int) -> int:
        return self.closing[place] if place >= 0 else 999

    def garrisons(self) -> None:
        """Objectives that were taken stay guarded while the enemy is near, at last doubly."""
        state, grid = self.state, self.state.country.grid
        taken, combat = captured_hexes(state), state.setting.combat
        for goal in victory_hexes(state.country):
            near = grid.within(goal, GUARD) & state.occupied[FOE[self.side]]
            if not taken >> goal & 1 or not near:
                continue
            size = 2 if self.judge.thrift <= THRIFT[0] and self.judge.menace[goal] else 1
            while (self.orders.held(goal) & combat).bit_count() < size and self._guard(goal):
                pass

    def _guard(self, goal: HexId) -> bool:
        """Order a unit to guard an objective, if any can."""
        orders = self.orders
        found = [u for u in orders.combat_waiting()
                 if orders.options(u) >> goal & 1 and orders.fits(u, goal)]  # fmt: skip
        if found:
            orders.send(min(found, key=lambda u: self._guard_cost(u, goal)), goal)
        return bool(found)

    def _guard_cost(self, u: int, goal: HexId) -> float:
        state, place = self.state, self.state.place[u]
        far = state.country.grid.distance(HexId(place), goal) if place >= 0 else 9
        fast = 6 if state.setting.mechanized >> u & 1 else 0
        return far + fast + state.face(u).attack

    # Spearheads.

    def _spearhead(self, u: int) -> None:
        rated = sorted(
            ((self._thrust(u, h), h) for h in bits(self.orders.options(u))
             if self.orders.fits(u, h)),
            reverse=True,
        )[:FEW]  # fmt: skip
        if not rated:
            self.orders.send(u, self.state.place[u])
            return
        best = max(rated, key=lambda one: (one[0] + self._noose(u, one[1]), one[1]))
        self.orders.send(u, best[1])

    def _thrust(self, u: int, h: HexId) -> float:
        """Nearer to the objectives, in supply, not alone."""
        judge, weights = self.judge, self.judge.weights
        rate = 6.0 * judge.pull(h) - 0.02 * self.closing[h]
        if not self.safe >> h & 1:
            rate -= 3.0
        rate += weights.vp * judge.points(h)
        rate += self._company(h)
        mates = self.orders.held(h) & self.state.setting.combat
        if mates:
            rate += 0.8
        danger = judge.menace[h] - 2.0 * (self.orders.strength(h) + self.state.face(u).defense)
        return rate - 0.03 * max(danger, 0.0)

    def _noose(self, u: int, h: HexId) -> float:
        """What a spearhead there would cut off."""
        after = self.orders.state.copy()
        after.put(u, h)
        return POCKET * (self.judge.cut_off(after) - self.cut_off)

    def _company(self, h: HexId) -> float:
        """Friends at the distance of a bond."""
        orders, around = self.orders, rings(self.state.country.grid)[h]
        combat = self.state.setting.combat
        bonded = sum(1 for other in around[1] if orders.held(other) & combat)
        beside = sum(1 for other in around[0] if orders.held(other) & combat)
        return 0.5 * min(bonded, 2) - 0.2 * beside

    # On foot.

    def _follow(self, u: int) -> None:
        best, best_rate = self.state.place[u], -1e9
        for h in bits(self.orders.options(u)):
            if not self.orders.fits(u, h):
                continue
            rate = self._closing_up(u, h)
            if rate > best_rate:
                best, best_rate = h, rate
        self.orders.send(u, best)

    def _closing_up(self, u: int, h: HexId) -> float:
        state, judge = self.state, self.judge
        rate = -0.35 * self.closing[h] + 1.5 * judge.pull(h)
        if not self.safe >> h & 1:
            rate -= 4.0
        held = self.orders.held(h) & state.setting.combat
        rate += 1.2 * self._company(h) - 0.5 * len(members(held))
        if self.zone >> h & 1:
            strength = self.orders.strength(h) + state.face(u).defense
            rate -= 0.02 * max(judge.menace[h] - 4 * strength, 0.0)
        return rate
