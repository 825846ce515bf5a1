"""Pressing on: spearheads make for the objectives, the infantry closes up behind them."""

from collections.abc import Mapping

from hexfront.games.s42.scenarios.victory import western_cities
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.supply.lines import joined, supplied
from hexfront.hexes import HexId, bits
from hexfront.opponents.s42.aims import enough
from hexfront.opponents.s42.allotment import Way, allot
from hexfront.opponents.s42.ground import rings, travel, victory_hexes, worth
from hexfront.opponents.s42.judge import Judge
from hexfront.opponents.s42.lifelines import arteries
from hexfront.opponents.s42.orders import Orders
from hexfront.opponents.s42.transport import by_rail
from hexfront.play.masks import members
from hexfront.play.teams import FOE

FEW = 6
"""Hexes of a spearhead that are looked at more closely."""
GUARD = 8
"""Hexes from an enemy within which an objective is guarded."""
DOUBLE, FULL = 2, 3
"""Units that guard an objective under threat, and when it has to be held at any price."""
LOST = 0.6
"""Share of the own worth that goes where no line of supply leads."""


POSTS, APART = 8, 3
"""Guards on the own lines of supply, and the hexes between two of them."""


class Offense:
    """The orders of a side that wants more than it has."""

    def __init__(self, orders: Orders, judge: Judge) -> None:
        self.orders, self.judge = orders, judge
        self.state, self.side = orders.start, orders.side
        state, country = self.state, self.state.country
        self.safe, self.joined = supplied(state, self.side), joined(state, self.side)
        self.zone = state.zoc(FOE[self.side])
        foes = state.occupied[FOE[self.side]]
        wanted = sum(1 << h for h, _, _ in judge.ways if h >= 0) | foes
        self.closing = travel(country, state.going, wanted, 0)
        """Half MPs on foot to the nearest enemy or objective."""
        self.pockets = judge.pockets(state)

    def give(self, before: Mapping[int, HexId]) -> dict[int, HexId]:
        """Spearheads first, then those on foot, the foremost before the others.

        Takes and gives, by unit, the objectives to which they are on the way.
        """
        waiting = self.orders.combat_waiting()
        goals = allot(self.orders, self.judge, waiting, before)
        ways = {u: goal.way(self.orders, u) for u, goal in goals.items()}
        by_rail(self.orders, waiting, lambda u: ways.get(u, self.closing))
        fast = [u for u in waiting if self.state.setting.mechanized >> u & 1]
        for u in sorted(fast, key=lambda u: -self.state.face(u).attack):
            if self.orders.waiting >> u & 1:
                self._spearhead(u, ways.get(u))
        slow = self.orders.combat_waiting()
        for u in sorted(slow, key=lambda u: self._distance(self.state.place[u])):
            self._follow(u, ways.get(u, self.closing))
        return {u: goal.hex for u, goal in goals.items()}

    def _distance(self, place: int) -> int:
        return self.closing[place] if place >= 0 else 999

    def garrisons(self) -> None:
        """Own objectives stay guarded while the enemy is near; doubly where he is strong, and more
        once they are all that the side needs."""
        size = FULL if enough(self.state, self.side) else DOUBLE
        for number in range(1, size + 1):
            for goal in self._threatened():
                if number == 1 or self._weak(goal):
                    self._man(goal, number)

    def _threatened(self) -> list[HexId]:
        """The own objectives that the enemy is near to, the most menaced first."""
        state, within = self.state, self.state.country.grid.within
        foes, menace = state.occupied[FOE[self.side]], self.judge.menace
        kept = list(victory_hexes(state.country))
        if self.side == AXIS:
            kept += bits(western_cities(state.country))
        found = [h for h in kept if not self.judge.held_points(h) and within(h, GUARD) & foes]
        return sorted(found, key=lambda h: -menace[h])

    def _weak(self, goal: HexId) -> bool:
        """Could the enemy take an objective from those who will be there?"""
        return self.judge.menace[goal] > self.judge.weights.firm * self.orders.strength(goal)

    def _man(self, goal: HexId, size: int) -> None:
        combat = self.state.setting.combat
        if (self.orders.held(goal) & combat).bit_count() < size:
            self._guard(goal)

    def lifelines(self) -> None:
        """Foot soldiers go where the enemy could cut the ways on which much of the army lives."""
        state, grid = self.state, self.state.country.grid
        own = state.occupied[self.side]
        posts = 0
        for h in sorted(bits(arteries(state, self.side)[1]), key=lambda h: -self.judge.menace[h]):
            if posts.bit_count() >= POSTS or not self.judge.menace[h]:
                return
            if not grid.within(h, 1) & own and not grid.within(h, APART) & posts:
                posts |= self._guard(h) << h

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

    def _spearhead(self, u: int, way: Way | None) -> None:
        rated = sorted(
            ((self._thrust(u, h, way), h) for h in bits(self.orders.options(u))
             if self.orders.fits(u, h)),
            reverse=True,
        )[:FEW]  # fmt: skip
        if not rated:
            self.orders.send(u, self.state.place[u])
            return
        place = self.state.place[u]
        if place >= 0 and self.orders.fits(u, place):
            rated.append((self._thrust(u, HexId(place), way), HexId(place)))
        best = max(rated, key=lambda one: (one[0] + self._noose(u, one[1]), one[1]))
        self.orders.send(u, best[1])

    def _thrust(self, u: int, h: HexId, way: Way | None) -> float:
        """Nearer to the objective, in supply, not alone."""
        judge = self.judge
        far = judge.remoteness(h) if way is None else way[h]
        rate = 1.5 * judge.pull(h) - 0.3 * far
        if not self.safe >> h & 1:
            rate -= 3.0
            if not self.joined >> h & 1:
                rate -= LOST * worth(self.state, u)
        rate += judge.vp * judge.points(h)
        rate += self._company(h)
        mates = self.orders.held(h) & self.state.setting.combat
        if mates:
            rate += 1.4
        danger = judge.menace[h] - 2.0 * (self.orders.strength(h) + self.state.face(u).defense)
        return rate - 0.03 * max(danger, 0.0)

    def _noose(self, u: int, h: HexId) -> float:
        """What a unit there would cut off or relieve."""
        after = self.orders.state.copy()
        after.put(u, h)
        return self.judge.pockets(after) - self.pockets

    def _company(self, h: HexId) -> float:
        """Friends at the distance of a bond."""
        orders, around = self.orders, rings(self.state.country.grid)[h]
        combat = self.state.setting.combat
        bonded = sum(1 for other in around[1] if orders.held(other) & combat)
        beside = sum(1 for other in around[0] if orders.held(other) & combat)
        return 0.5 * min(bonded, 2) - 0.2 * beside

    # On foot.

    def _follow(self, u: int, way: Way) -> None:
        best, best_rate = self.state.place[u], -1e9
        for h in bits(self.orders.options(u)):
            if not self.orders.fits(u, h):
                continue
            rate = self._closing_up(u, h, way)
            if rate > best_rate:
                best, best_rate = h, rate
        if self._opens(u, best):
            best = self.state.place[u]
        self.orders.send(u, best)

    def _opens(self, u: int, h: int) -> bool:
        """Would a unit that goes there let enemies out of a pocket?"""
        place = self.state.place[u]
        if place < 0 or h == place or h < 0 or not self.pockets > 0:
            return False
        if not self.orders.fits(u, place):
            return False
        return self._noose(u, HexId(h)) < self._noose(u, HexId(place))

    def _closing_up(self, u: int, h: HexId, way: Way) -> float:
        state, judge = self.state, self.judge
        rate = -0.35 * way[h] + 1.5 * judge.pull(h)
        if not self.safe >> h & 1:
            rate -= 4.0
            if not self.joined >> h & 1:
                rate -= LOST * worth(state, u)
        held = self.orders.held(h) & state.setting.combat
        rate += 1.2 * self._company(h) - 0.5 * len(members(held))
        if self.zone >> h & 1:
            strength = self.orders.strength(h) + state.face(u).defense
            rate -= 0.02 * max(judge.menace[h] - 4 * strength, 0.0)
        return rate
