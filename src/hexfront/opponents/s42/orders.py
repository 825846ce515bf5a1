"""Orders for a Movement Phase: who shall go where, tried out on a State of their own."""

from collections.abc import Iterable

from hexfront.games.s42.movement.allowance import movers
from hexfront.games.s42.movement.crowding import crowded, overfull_hexes, stack_limit
from hexfront.games.s42.movement.reach import Reach, reach
from hexfront.games.s42.state import S42State
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.play.masks import members


class Orders:
    """The orders given so far; units without one still stand where they were."""

    def __init__(self, state: S42State, side: int) -> None:
        self.start, self.side = state, side
        self.state = state.copy()
        self.state.news = None
        self.given: list[tuple[int, int]] = []
        """Units and their hexes, in the order in which they shall go."""
        self.reserve: list[int] = []
        """Units that are put in Reserve."""
        self.gates: dict[int, HexId] = {}
        """By unit that leaves the map, the hex from which it does."""
        self.flips: list[tuple[int, str]] = []
        """Supply Points that are turned over before they move, and to which side."""
        self.waiting = movers(state, side) & ~state.setting.supply
        """Units that can still be told to go somewhere."""
        self._reach: dict[int, Reach] = {}
        self._held: dict[int, int] = {}
        fixed = state.setting.own[side] & ~state.setting.supply & ~self.waiting
        for place, units in state.at.items():
            if place >= 0 and units & fixed:
                self._held[place] = units & fixed

    def reach(self, u: int) -> Reach:
        found = self._reach.get(u)
        if found is None:
            found = self._reach[u] = reach(self.start, (u,))
        return found

    def options(self, u: int) -> Bitboard:
        """Where a unit can end the phase; its own hex is one of them."""
        place = self.start.place[u]
        return self.reach(u).hexes | (1 << place if place >= 0 else 0)

    def ready(self, u: int) -> Bitboard:
        """The same without Extended Movement, after which no unit attacks."""
        found, place = self.reach(u), self.start.place[u]
        return found.normal | found.tactical | (1 << place if place >= 0 else 0)

    def held(self, h: int) -> int:
        """Units that are known to end the phase in a hex."""
        return self._held.get(h, 0)

    def fits(self, u: int, h: int) -> bool:
        """Is there room for a unit beside those that will be there?"""
        return self.fits_with(u, h, ())

    def fits_with(self, u: int, h: int, mates: Iterable[int]) -> bool:
        """The same when some more are on their way."""
        stack = self.held(h) | 1 << u
        for v in mates:
            stack |= 1 << v
        return stack_limit(self.start.setting, self.side, stack) is None

    def send(self, u: int, h: int) -> None:
        """A unit's order is final."""
        self.waiting &= ~(1 << u)
        if self.state.place[u] != h:
            self.state.put(u, h)
            self.given.append((u, h))
        if h >= 0 and not self.start.setting.supply >> u & 1:
            self._held[h] = self._held.get(h, 0) | 1 << u

    def leave(self, u: int, gate: HexId, place: int) -> None:
        """A unit leaves the map for an Entry Area."""
        self.gates[u] = gate
        self.send(u, place)

    def hold(self, u: int) -> None:
        """A unit stays where it is, in Reserve."""
        self.reserve.append(u)
        self.send(u, self.start.place[u])

    def settle(self) -> None:
        """Change orders until no hex holds too many: the last to come give way."""
        for _ in range(len(self.given)):
            full = overfull_hexes(self.state, self.side)
            if not any(self._ease(h) for h in full):
                return

    def _ease(self, h: HexId) -> bool:
        """Send a unit of an overfull hex elsewhere: back where it was, or the nearest with room."""
        grid = self.start.country.grid
        able = movers(self.start, self.side) & ~self.start.setting.asu
        comers = [u for u, to in reversed(self.given) if to == h]
        stayers = [u for u in members(self.state.combat_at(h, self.side)) if u not in comers]
        for u in (*comers, *stayers):
            if not able >> u & 1 or u in self.reserve:
                continue
            home = self.start.place[u]
            near = sorted(bits(self.options(u)), key=lambda to: (grid.distance(h, to), to))
            for to in (home, *near):
                if to != h and (to < 0 or self._has_room(u, to)):
                    self._redirect(u, to)
                    return True
        return False

    def _has_room(self, u: int, h: int) -> bool:
        there = self.state.units_at(h, self.side) | 1 << u
        return crowded(self.start, self.side, there) is None

    def _redirect(self, u: int, h: int) -> None:
        self.given = [one for one in self.given if one[0] != u]
        if h != self.start.place[u]:
            self.given.append((u, h))
        self.state.put(u, h)

    def combat_waiting(self) -> list[int]:
        """Combat units without an order, ASUs not counted."""
        setting = self.start.setting
        return members(self.waiting & setting.combat & ~setting.asu)

    def strength(self, h: HexId) -> int:
        """Defense strength that will be in a hex."""
        state = self.start
        able = self.held(h) & state.setting.combat & ~state.disordered
        return sum(state.face(u).defense for u in members(able))
