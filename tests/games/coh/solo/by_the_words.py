"""The AI's choices once more, slowly, in the words of the rules: all that chance could settle.

For foot units on a board without works; what is possible is a set, where the game draws lots.
"""

from collections.abc import Callable, Iterable
from math import acos, cos, hypot, pi, sin

from hexfront.games.coh.combat.ratings import attack, attack_on, defense
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.combat.targets import attack_barred
from hexfront.games.coh.groups.support import supporters_of
from hexfront.games.coh.movement.steps import bars_turning, move_refusal
from hexfront.games.coh.solo.orders import Act, Deed, Toward
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.zone import unit_range
from hexfront.hexes import HexId

NOTHING = -1
Key = Callable[[int], float]


def best(among: Iterable[int], *keys: Key) -> list[int]:
    """Those with the smallest figures, test by test."""
    left = list(among)
    for key in keys:
        figures = {one: key(one) for one in left}
        left = [one for one in left if figures[one] == min(figures.values())]
    return left


class Words:
    """One decision: who is there, and what each rule says about it."""

    def __init__(self, state: CohState, side: int, blue: bool) -> None:
        self.state, self.field, self.blue = state, state.field, blue
        there = [u for u in range(len(state.hex)) if state.board >> u & 1]
        self.ais = [u for u in there if state.side(u) == side]
        self.units = [u for u in there if state.side(u) != side]
        held = zip(state.setting.objectives, state.control, strict=True)
        self.objectives = [h for (h, _), owner in held if owner != state.team(side)]

    # SOLO-5.0: what the words mean.

    def spent(self, u: int) -> bool:
        return bool(self.state.spent >> u & 1)

    def away(self, a: int, h: int) -> int:
        return self.field.distance(self.state.hex[a], h)

    def place(self, t: int) -> int:
        return self.state.hex[t] if t >= 0 else -2 - t

    def in_arc(self, u: int, h: int) -> bool:
        return bool(self.field.arc(self.state.hex[u], self.state.facing[u]) >> h & 1)

    def in_fire(self, u: int, h: int) -> bool:
        """Arc, line of sight, twice the range."""
        here = self.state.hex[u]
        seen = h != here and self.in_arc(u, h) and self.state.sees(here, h)
        return seen and self.away(u, h) <= 2 * unit_range(self.state, u)

    def cover(self, u: int, h: int) -> int:
        state = self.state
        enemies = self.units if u in self.ais else self.ais
        total = max(0, self.field.terrain[h].defense) + (state.light >> h & 1)
        nearest = best(enemies, lambda e: self.away(e, h))
        walls = any(self.field.wall_guards(h, state.hex[e]) for e in nearest if state.hex[e] != h)
        return total + walls

    def threats(self, u: int, h: int, enemies: list[int]) -> list[int]:
        """Enemies with an AR above 0 in whose field of fire the counter would be."""
        armored, found = self.state.kind(u).armored, []
        for e in enemies:
            shot = Shot(e, h)
            able = attack_barred(self.state, e) is None and shot.fp(self.state, armored) is not None
            if able and self.in_fire(e, h):
                found += [e] * (attack_on(self.state, shot, h, armored, (), 0).total > 0)
        return found

    def rating(self, a: int, t: int) -> int:
        return attack(self.state, Shot(a, self.state.hex[t]), t).total

    def toughness(self, a: int, t: int) -> int:
        return defense(self.state, t, Shot(a, self.state.hex[t])).total

    def best_rating(self, u: int, enemies: list[int]) -> int:
        kind, marker = self.state.kind(u), self.state.marker(u)
        seen = [e for e in enemies if self.in_fire(u, self.state.hex[e])
                and kind.fp(self.state.kind(e).armored) is not None]  # fmt: skip
        printed = [figure + marker.fp(blue) for blue in (False, True)
                   if (figure := kind.fp(blue)) is not None]  # fmt: skip
        return max([self.rating(u, e) for e in seen] or printed)

    def own_toughness(self, a: int) -> int:
        here = self.state.hex[a]
        met = [self.toughness(u, a) for u in self.units if self.in_fire(u, here)]
        return min(met or [self.state.kind(a).front + self.cover(a, here)])

    def is_crew(self, a: int) -> bool:
        kind = self.state.kind(a)
        return kind.red_crewed or kind.blue_crewed

    def in_combat(self, a: int) -> bool:
        return any(self.state.hex[u] == self.state.hex[a] for u in self.units)

    def answers(self, u: int, atom: str, enemies: list[int]) -> bool:
        state, here = self.state, self.state.hex[u]
        return {
            "hit": bool(state.hit[u]), "unhit": not state.hit[u],
            "spent": self.spent(u), "fresh": not self.spent(u),
            "stress": bool(state.stressed >> u & 1),
            "cover": self.cover(u, here) > 0, "open": self.cover(u, here) == 0,
            "fof": bool(self.threats(u, here, enemies)), "re": False,
            "mob": state.kind(u).move_cost <= 1, "gun": state.kind(u).is_gun,
        }.get(atom, True)  # fmt: skip

    # SOLO-5.2: attacks.

    def helpers(self, a: int, t: int, deed: Deed) -> int:
        if deed.act is not Act.GROUP_ATTACK:
            return 0
        shot = Shot(a, self.state.hex[t])
        able = supporters_of(self.state, shot, t if shot.is_close(self.state) else -1)
        return sum(self.blue or not self.spent(u) for u in able)

    def can_attack(self, a: int, t: int, deed: Deed) -> bool:
        state, there = self.state, self.state.hex[t]
        armored, close = state.kind(t).armored, there == state.hex[a]
        if attack_barred(state, a) is not None or state.kind(a).fp(armored) is None:
            return False
        if self.in_combat(a) != close:
            return False
        if not close:
            far = self.away(a, there) > unit_range(state, a)
            if not self.in_fire(a, there) or (far and not deed.long_range):
                return False
            if any(state.hex[other] == there for other in self.ais):
                return False
        needed = self.toughness(a, t) - self.rating(a, t) - deed.cap - self.helpers(a, t, deed)
        return needed <= 10

    # SOLO-5.5, SOLO-5.8, SOLO-5.10: moves.

    def ends(self, a: int) -> list[int]:
        state = self.state
        open_to = [h for h in self.field.neighbours[state.hex[a]]
                   if move_refusal(state, a, h) is None]  # fmt: skip
        closed = {state.hex[other] for other in self.ais}
        if self.is_crew(a):
            closed |= {state.hex[u] for u in self.units}
        return [h for h in open_to if h not in closed]

    def turn(self, t: int, h: int) -> float:
        """The angle between the facing of a unit and a hex."""
        grid, here = self.field.grid, HexId(self.state.hex[t])
        (x, y), (to_x, to_y) = grid.centre(here), grid.centre(HexId(h))
        x, y, ahead = to_x - x, to_y - y, self.state.facing[t] * pi / 3
        inner = (x * sin(ahead) - y * cos(ahead)) / hypot(x, y)
        return acos(max(-1.0, min(1.0, inner)))

    def sideways(self, a: int, t: int, h: int, careful: bool) -> bool:
        if self.cover(a, h) > 0:
            return True
        if t < 0 or h == self.state.hex[t]:
            return False
        further = careful and self.turn(t, h) > self.turn(t, self.state.hex[a]) + 1e-6
        return not self.in_arc(t, h) or further

    def chosen_hexes(self, a: int, hexes: list[int], to: int | None) -> set[int]:
        """SOLO-5.8."""
        state, field = self.state, self.field

        def at_back(h: int) -> bool:
            return any(field.distance(h, state.hex[u]) == 1
                       and not field.is_front(state.hex[u], state.facing[u], h)
                       for u in self.units)  # fmt: skip

        near: Key = lambda h: 0 if to is None else field.distance(h, to)  # noqa: E731
        return set(best(hexes, near, lambda h: bool(self.threats(a, h, self.units)),
                        lambda h: -self.cover(a, h), lambda h: not at_back(h)))  # fmt: skip

    def toward(self, a: int, to: int, t: int, careful: bool) -> set[int]:
        """A move toward a hex: nearer, else as near on the flank or in cover."""
        now, ends = self.away(a, to), self.safe(a) if careful else self.ends(a)
        nearer = [h for h in ends if self.field.distance(h, to) < now]
        beside = [h for h in ends if self.field.distance(h, to) == now
                  and self.sideways(a, t, h, careful)]  # fmt: skip
        for hexes in (nearer, beside):
            found = self.careful_hexes(a, hexes, to) if careful else (
                self.chosen_hexes(a, hexes, to) if hexes else set())  # fmt: skip
            if found:
                return found
        return set()

    def safe(self, a: int) -> list[int]:
        """SOLO-5.10.b, SOLO-5.10.c."""
        places = {u: self.state.hex[u] for u in self.units}

        def covered(h: int) -> bool:
            return any(self.field.distance(h, at) == 1 and self.in_fire(u, h)
                       for u, at in places.items())  # fmt: skip

        return [h for h in self.ends(a) if h not in places.values() and not covered(h)]

    def careful_hexes(self, a: int, hexes: list[int], to: int | None) -> set[int]:
        here = self.state.hex[a]
        least = self.cover(a, here) if self.threats(a, here, self.units) else 1
        out = [h for h in hexes if not self.threats(a, h, self.units)]
        good = out or [h for h in hexes if self.cover(a, h) >= least]
        return self.chosen_hexes(a, good, to) if good else set()

    def turns_to_threat(self, a: int) -> bool:
        threats = self.threats(a, self.state.hex[a], self.units)
        behind = any(not self.in_arc(a, self.state.hex[u]) for u in threats)
        return behind and bars_turning(self.state, a) is None

    def aims(self, a: int, t: int, deed: Deed) -> list[int]:
        """Where an order sends an AI."""
        if deed.toward is Toward.TARGET:
            return [self.place(t)]
        origin = self.state.hex[a] if deed.toward is Toward.COVER else self.place(t)
        closed = {self.state.hex[other] for other in self.ais if other != a}
        if deed.act is Act.LOW_RISK:
            closed |= {self.state.hex[u] for u in self.units}
        found = [h for h in range(self.field.grid.size)
                 if self.cover(a, h) > 0 and h not in closed]  # fmt: skip
        return best(found, lambda h: self.field.distance(h, origin))

    def moves_to(self, a: int, t: int, deed: Deed) -> set[int]:
        """The hexes in which the AI may end."""
        careful, aims = deed.act is Act.LOW_RISK, self.aims(a, t, deed)
        aims = [to for to in aims if self.toward(a, to, t, careful)] or aims
        if len(aims) > 1:
            by_target = deed.toward is Toward.COVER_AT_TARGET
            aims = list(
                self.chosen_hexes(a, aims, self.state.hex[a] if by_target else self.place(t))
            )
        return {h for to in aims for h in self.toward(a, to, t, careful)}
