"""Holding a line: stations two hexes apart from edge to edge, manned, backed and garrisoned."""

from hexfront.games.s42.country.country import Gait
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.supply.lines import joined, supplied
from hexfront.games.s42.supply.trace import beside
from hexfront.hexes import Bitboard, HexId, bits, union
from hexfront.opponents.s42.front import cheapest_line
from hexfront.opponents.s42.ground import apart, column, cover, row, travel, victory_hexes
from hexfront.opponents.s42.judge import Judge
from hexfront.opponents.s42.orders import Orders
from hexfront.opponents.s42.transport import by_rail
from hexfront.play.teams import FOE

NORTH, SOUTH = ("A", "B"), ("O", "P")
"""Entry Areas between which a Soviet line runs, if it does not end at the sea."""
FULL_MENACE = 60.0
BAND = 4
"""Rows on either side of an objective for whose fall a station answers."""
BEHIND = 3
GUARD = 9
"""Hexes from an enemy within which an objective wants a garrison."""


class Defense:
    """The orders of a side that wants to keep what it has."""

    def __init__(self, orders: Orders, judge: Judge) -> None:
        self.orders, self.judge = orders, judge
        self.state, self.side = orders.start, orders.side
        grid = self.state.country.grid
        self.foes = [grid.column_row(h) for h in bits(self.state.occupied[FOE[self.side]])]
        self.facing = 1 if self.side == AXIS else -1
        """Where the enemy comes from: east or west."""
        self.own_goals = [h for h in victory_hexes(self.state.country) if not judge.held_points(h)]
        self.reached = self._reached()
        self.line = self._line()

    def _reached(self) -> Bitboard:
        """All hexes where some steady unit can be this turn."""
        found = 0
        for u in self._steady():
            found |= self.orders.options(u)
        return found | self.state.anchors[self.side]

    def _steady(self) -> list[int]:
        disordered = self.state.disordered | self.state.fresh
        return [u for u in self.orders.combat_waiting() if not disordered >> u & 1]

    # The line.

    def _line(self) -> tuple[HexId, ...]:
        state, country = self.state, self.state.country
        open_ = country.land & ~state.occupied[FOE[self.side]] & joined(state, self.side)
        costs = [0.0] * country.grid.size
        for h in bits(open_):
            costs[h] = self._cost(h)
        coast = union(h for side in country.theatre.sea_sides for h in side) & country.land
        if self.side == AXIS:
            starts, ends = self._border(top=True), self._border(top=False)
        else:
            starts, ends = self._edge(NORTH), self._edge(SOUTH)
            starts |= beside(state, starts)
        return cheapest_line(country, starts, coast | ends, open_, costs, self.judge.weights)

    def _border(self, *, top: bool) -> Bitboard:
        """The hexes along the upper or lower edge of the map."""
        country = self.state.country
        rows = {h: row(country, h) for h in bits(country.land)}
        last = min(rows.values()) if top else max(rows.values())
        return union(h for h, y in rows.items() if abs(y - last) <= 1)

    def _edge(self, names: tuple[str, ...]) -> Bitboard:
        country = self.state.country
        return sum(
            country.area_hexes[country.area_index[name]] for name in names
            if name in country.area_index
        )  # fmt: skip

    def _cost(self, h: HexId) -> float:
        weights, state = self.judge.weights, self.state
        cost = weights.station
        cost += weights.menace * min(self.judge.menace[h] / FULL_MENACE, 1.5)
        cost -= weights.cover * min(cover(state, h, self.side), 2.0)
        if not self.reached >> h & 1:
            cost += weights.unmanned
        elif state.anchors[self.side] >> h & 1:
            cost -= weights.settled
        cost += self._given_up(h)
        cost += weights.outflanked * self._outflanked(h)
        return max(cost, 0.1)

    def _given_up(self, h: HexId) -> float:
        """What a station here leaves to the enemy."""
        country, total = self.state.country, 0.0
        x, y = column(country, h), row(country, h)
        worth_of = victory_hexes(country)
        for goal in self.own_goals:
            if abs(row(country, goal) - y) > BAND:
                continue
            if (column(country, goal) - x) * self.facing > 0:
                total += worth_of[goal]
        return total * self.judge.weights.abandoned / (BAND + 1)

    def _outflanked(self, h: HexId) -> int:
        """Enemy stacks in these rows that stand behind it."""
        x, y = self.state.country.grid.column_row(h)
        ahead = self.facing
        return sum(1 for east, south in self.foes
                   if (east - x) * ahead < 0 and abs(south - y) < BEHIND)  # fmt: skip

    # Manning it.

    def give(self) -> None:
        """Anchors first, then a second unit and a brigade where the enemy is strongest."""
        line = [h for h in self.line if self.reached >> h & 1]
        able = {u: self.orders.options(u) for u in self._steady()}
        free = self.state.setting.free
        self._garrisons(able, 1)
        self._anchors(line, {u: where for u, where in able.items() if not free >> u & 1})
        threatened = sorted(line, key=lambda h: -self.judge.menace[h])
        self._garrisons(able, 2)
        for brigades in (False, True):
            for h in sorted(threatened, key=self._need, reverse=True):
                if self._need(h) > 0:
                    self._man(h, able, brigades=brigades)

    def _need(self, h: HexId) -> float:
        """Attack strength that a station cannot yet bear."""
        return self.judge.menace[h] / 3 - self.orders.strength(h)

    def _anchors(self, line: list[HexId], able: dict[int, Bitboard]) -> None:
        """One division a station; those that few can reach come first."""
        state, orders = self.state, self.orders
        open_ = [h for h in line if not orders.held(h) & ~state.setting.free & ~state.disordered]
        while open_:
            able = {u: where for u, where in able.items() if orders.waiting >> u & 1}
            counts = {h: sum(where >> h & 1 for where in able.values()) for h in open_}
            h = min(open_, key=lambda one: (counts[one], -self.judge.menace[one]))
            open_.remove(h)
            if counts[h]:
                self._man(h, able, brigades=False)

    def _man(self, h: HexId, able: dict[int, Bitboard], *, brigades: bool) -> None:
        """The most suitable unit goes to a station."""
        state, orders = self.state, self.orders
        found = [
            u for u, where in able.items()
            if where >> h & 1 and orders.waiting >> u & 1 and orders.fits(u, h)
            and bool(state.setting.free >> u & 1) == brigades
        ]  # fmt: skip
        if found:
            orders.send(max(found, key=lambda u: self._suits(u, h)), h)

    def _suits(self, u: int, h: HexId) -> float:
        """Near and steadfast; tank corps are better kept for a counterattack."""
        state, place = self.state, self.state.place[u]
        rating = float(state.face(u).defense)
        if place >= 0:
            rating -= state.country.grid.distance(HexId(place), h)
        if place == h:
            rating += 2.0
        if state.setting.mobile_corps >> u & 1:
            rating -= 3.0
        return rating

    def _garrisons(self, able: dict[int, Bitboard], size: int) -> None:
        """Objectives get so many units each while the enemy is not far."""
        foes, grid = self.state.occupied[FOE[self.side]], self.state.country.grid
        for goal in sorted(self.own_goals, key=lambda h: -self.judge.menace[h]):
            if not grid.within(goal, GUARD) & foes:
                continue
            for brigades in (False, True):
                if self._garrison(goal) < size:
                    self._man(goal, able, brigades=brigades)

    def _garrison(self, goal: HexId) -> int:
        """Combat units that will be in an objective."""
        return (self.orders.held(goal) & self.state.setting.combat).bit_count()

    # The others.

    def reserves(self) -> None:
        """Units that are left come closer to where they are needed, out of the enemy's way.

        A train takes them where it saves marches.
        """
        waiting = self.orders.combat_waiting()
        posts = union(h for h in self.line if self._need(h) > 0)
        if posts:
            country, going = self.state.country, self.state.going
            way = travel(country, going, posts, Gait.FOOT.value)
            by_rail(self.orders, waiting, lambda _: way)
        for u in self.orders.combat_waiting():
            self._place(u)

    def _place(self, u: int) -> None:
        orders, state = self.orders, self.state
        best, best_rate = state.place[u], -1e9
        zone, safe = state.zoc(FOE[self.side]), supplied(state, self.side)
        posts = union([h for h in self.line if self._need(h) > 0] or self.line)
        grid = state.country.grid
        for h in bits(orders.options(u)):
            if not orders.fits(u, h):
                continue
            rate = -2.0 if zone >> h & 1 else 0.0
            rate += 3.0 if safe >> h & 1 else 0.0
            rate -= self.judge.menace[h] / 40
            if posts:
                rate -= 0.6 * abs(apart(grid, h, posts) - 2)
            rate += 0.5 if h == state.place[u] else 0.0
            if rate > best_rate:
                best, best_rate = h, rate
        orders.send(u, best)
