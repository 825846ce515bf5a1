"""Bringing up units for the attacks of the next Combat Phase."""

from typing import NamedTuple

from hexfront.games.s42.combat.attack import cannot_join, fit
from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.odds import LOWEST, odds
from hexfront.games.s42.combat.strength import ATTACK_CAP
from hexfront.games.s42.means.support import in_air_range
from hexfront.games.s42.movement.allowance import allowance
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.opponents.s42.ground import in_play
from hexfront.opponents.s42.judge import FAIR, Judge
from hexfront.opponents.s42.orders import Orders
from hexfront.opponents.s42.ring import Moves, around, shut_in
from hexfront.play.masks import members
from hexfront.play.teams import FOE

MOST_COLUMN = 6
"""Strength beyond this column is better used elsewhere."""
GUN_RANGE = 4


class Assault(NamedTuple):
    """An attack that could be put together, and what it promises."""

    value: float
    target: HexId
    moves: tuple[tuple[int, HexId], ...]


class Assaults:
    """Plans one attack after another, the most promising first."""

    def __init__(self, orders: Orders, judge: Judge) -> None:
        self.orders, self.judge = orders, judge
        state, side = orders.start, orders.side
        self.able = fit(state, side) & orders.waiting
        self.air = sum(
            1 for n in range(len(state.air_at))
            if side == 0 and not (state.air_used | state.air_absent) >> n & 1
        )  # fmt: skip
        self.guns = [
            u for u in members(in_play(state, side) & state.setting.asu & ~state.used)
            if state.place[u] >= 0
        ]  # fmt: skip
        self.targets: Bitboard = 0
        """Hexes that will be attacked."""
        self._nearest: dict[int, float] = {}
        self.near: dict[HexId, list[tuple[int, int]]] = {}
        """By enemy hex: units that can come beside it, and where."""
        beside = state.country.grid.neighbour_mask
        foes = list(bits(state.occupied[FOE[side]]))
        for u in members(self.able):
            if not state.face(u).attack:
                continue
            there = orders.ready(u)
            for h in foes:
                if there & beside[h]:
                    self.near.setdefault(h, []).append((u, there & beside[h]))

    def give(self, boldness: float) -> None:
        """Order all attacks that promise enough."""
        found = {h: self._best(h) for h in self.near}
        while found:
            best = max(found.values(), key=lambda one: one.value)
            if best.value < boldness:
                return
            if self._opens(best):
                del found[best.target]
                continue
            best = self._ringed(best)
            for u, h in best.moves:
                self.orders.send(u, h)
            del found[best.target]
            self.targets |= 1 << best.target
            self._use_support(best.target)
            for h, other in found.items():
                if self._stale(other):
                    found[h] = self._best(h)

    def _opens(self, assault: Assault) -> bool:
        """Would the attack let more out of a pocket than it promises?"""
        now = self.judge.pockets(self.orders.state)
        if now <= 0:
            return False
        after = self.orders.state.copy()
        for u, h in assault.moves:
            after.put(u, h)
        return assault.value + self.judge.pockets(after) - now < 0

    def _ringed(self, assault: Assault) -> Assault:
        """The same attack with fewer units, if others can cut off its defenders' retreat."""
        target = assault.target
        help_ = self._help(target)
        for size in range(1, len(assault.moves) + 1):
            moves = assault.moves[:size]
            _, column = self._rate(target, list(moves), help_)
            if column < FAIR:
                continue
            ring = around(self.orders, self.judge, target, moves)
            if not ring:
                continue
            value, _ = self._rate(target, list(moves), help_, ring)
            if value > assault.value:
                return Assault(value, target, (*moves, *ring))
        return assault

    def _help(self, target: HexId) -> int:
        """Shifts that an air unit and guns can give."""
        flies = self.air > 0 and in_air_range(self.orders.start, target)
        return int(flies) + (self._gun(target) is not None)

    def _stale(self, assault: Assault) -> bool:
        waiting = self.orders.waiting
        return any(not waiting >> u & 1 or not self.orders.fits(u, h) for u, h in assault.moves)

    def _use_support(self, h: HexId) -> None:
        if self.air and in_air_range(self.orders.start, h):
            self.air -= 1
        gun = self._gun(h)
        if gun is not None:
            self.guns.remove(gun)

    def _gun(self, h: HexId) -> int | None:
        state = self.orders.start
        grid = state.country.grid
        for u in self.guns:
            if grid.distance(HexId(state.place[u]), h) <= GUN_RANGE:
                return u
        return None

    def _best(self, target: HexId) -> Assault:
        """The attack with as few units as bring it to a good column, the nearest hexes first."""
        orders, state = self.orders, self.orders.start
        nothing = Assault(-1e9, target, ())
        chosen: list[tuple[int, HexId]] = []
        room: dict[HexId, list[int]] = {}
        strength = 0
        best = nothing
        help_ = self._help(target)
        rated = sorted(
            ((self._fitness(u, where), u, where) for u, where in self.near[target]
             if orders.waiting >> u & 1),
            reverse=True,
        )  # fmt: skip
        for _, u, where in rated:
            if cannot_join(state, [v for v, _ in chosen], u, target) is not None:
                continue
            h = self._slot(u, where, room, target)
            if h is None:
                continue
            room.setdefault(h, []).append(u)
            chosen.append((u, h))
            strength += state.face(u).attack
            value, column = self._rate(target, chosen, help_)
            if value > best.value:
                best = Assault(value - 0.15 * len(chosen), target, tuple(chosen))
            if column >= MOST_COLUMN or strength >= ATTACK_CAP:
                break
        return best

    def _fitness(self, u: int, where: int) -> float:
        """Who goes first: tanks for their shift, then the strongest; those already there."""
        state = self.orders.start
        rating = float(state.face(u).attack)
        if state.setting.armor >> u & 1:
            rating += 3.0
        place = state.place[u]
        return rating + (2.0 if place >= 0 and where >> place & 1 else 0.0)

    def _slot(
        self, u: int, where: int, room: dict[HexId, list[int]], target: HexId
    ) -> HexId | None:
        orders, state = self.orders, self.orders.start
        place = state.place[u]
        best, best_rate = None, -1e9
        rivers = state.country.theatre.rivers
        for h in bits(where):
            if not self._room(u, h, room):
                continue
            rate = 1.0 if h == place else 0.0
            if (min(h, target), max(h, target)) in rivers:
                rate -= 2.0
            rate += 0.5 * len(room.get(h, ())) - self.judge.menace[h] / 200
            rate += 0.3 * bool(orders.held(h))
            if rate > best_rate:
                best, best_rate = h, rate
        return best

    def _room(self, u: int, h: HexId, room: dict[HexId, list[int]]) -> bool:
        mates = room.get(h)
        if not mates:
            return self.orders.fits(u, h)
        return self.orders.fits_with(u, h, mates)

    def _rate(
        self, target: HexId, chosen: list[tuple[int, HexId]], help_: int, ring: Moves = ()
    ) -> tuple[float, int]:
        """The value of an attack and its column; `ring` are units that only bar the retreat."""
        orders = self.orders
        after = orders.state.copy()
        for u, h in (*chosen, *ring):
            if after.place[u] != h:
                after.put(u, h)
        battle = Battle(side=orders.side, hex=target, attackers=tuple(sorted(u for u, _ in chosen)))
        found = odds(after, battle)
        column = found.column + help_
        if column < LOWEST:
            return -1e9, column
        trapped = shut_in(after, target)
        if not self.judge.worthwhile(battle, column, trapped=trapped):
            return -1e9, column
        value = self.judge.attack(battle, found, column, trapped=trapped)
        return value - self._detour(target, battle.attackers), column

    def _detour(self, target: HexId, units: tuple[int, ...]) -> float:
        """What it costs that spearheads turn away from the objectives; to take one is no detour."""
        if not self.judge.presses or self.judge.held_points(target):
            return 0.0
        here, total = self.judge.remoteness(target), 0.0
        for u in units:
            if self.orders.start.setting.mechanized >> u & 1:
                far = max(here - self._prospect(u), 0.0)
                total += far / max(allowance(self.orders.start, u), 1)
        return self.judge.weights.detour * total

    def _prospect(self, u: int) -> float:
        """How far from the objectives a spearhead could stand instead."""
        found = self._nearest.get(u)
        if found is None:
            remoteness = self.judge.remoteness
            found = min((remoteness(h) for h in bits(self.orders.options(u))), default=0.0)
            self._nearest[u] = found
        return found
