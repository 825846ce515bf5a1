"""The waves of `movement.reach` against a search that follows the words of chapter 5."""

from collections.abc import Iterator
from heapq import heappop, heappush
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hexfront.board import hexside
from hexfront.games.s42.definitions.tables import Weather
from hexfront.games.s42.definitions.terrain import River, Terrain
from hexfront.games.s42.movement.allowance import Kind
from hexfront.games.s42.movement.reach import Reach, reach
from hexfront.games.s42.notation import Position
from hexfront.games.s42.state import WEATHERS
from hexfront.hexes import HexId
from tests.games.s42.helpers_hexes import neighbours
from tests.games.s42.movement.helpers_move import movement

COLUMNS, ROWS = range(10, 17), range(9)
HEXES = [f"{column}{row:02}" for column in COLUMNS for row in ROWS]
ROUGH_COUNTRY = ("woods", "rough", "wooded-rough", "marsh", "mountain", "sea", "minor-city")
RIVERS = ("minor", "major", "major", "volga", "lake")
MOVERS = (
    "6-7-3", "8-8-6 tank", "5-5-4 mountain", "1-4-2 security black-box", "S-(1)-5 support-hq",
    "6-7-3 disrupted", "8-8-6 tank oos", "6-7-3 fr", "6-7-3 fresh", "4-4-5 cavalry",
)  # fmt: skip


def country(random: Random) -> Iterator[str]:
    """Statements of a map with a bit of everything."""
    yield "map 1000-1608"
    for terrain in ROUGH_COUNTRY:
        yield f"terrain {terrain} {' '.join(random.sample(HEXES[9:], 3))}"
    sides = {
        tuple(sorted((h, random.choice(neighbours(h, HEXES))))) for h in random.choices(HEXES, k=30)
    }
    for a, b in sorted(sides):
        yield f"river {random.choice(RIVERS)} {a}/{b}"
    for a in random.sample(HEXES, 6):
        b = random.choice(neighbours(a, HEXES))
        yield random.choice((f"road {a}-{b}", f"road secondary {a}-{b}", f"rail {a}-{b}"))
    for a in random.sample(HEXES, 2):
        yield f"alpine {a}/{random.choice(neighbours(a, HEXES))}"
    a, b = random.choice(sorted(sides))
    yield f"ferry {a}/{b}"
    yield f"weather {random.choice(('clear', 'rain', 'snow'))}"
    yield f"turn {random.choice((5, 5, 28))}"


def situation(random: Random) -> Position:
    """A mover A among friends and enemies."""
    lines = [*country(random)]
    water = {h for line in lines if line.startswith("terrain sea") for h in line.split()[2:]}
    later = {h for line in lines if line.startswith("terrain minor-city") for h in line.split()[2:]}
    land = [h for h in HEXES if h not in water - later]
    places = random.sample(land, 9)
    state = random.choice(("", "disrupted", "fr"))
    lines += [f"soviet S{n} 3-4-3 {state if n else ''} at {h}" for n, h in enumerate(places[:4])]
    lines += [f"axis F{n} 6-7-3 {'fr' if n == 1 else ''} at {h}" for n, h in enumerate(places[4:7])]
    lines.append(f"axis A {random.choice(MOVERS)} at {random.choice(places[4:])}")
    return movement(*lines)


class Rulebook:
    """One mover, asked step by step."""

    def __init__(self, p: Position) -> None:
        self.p, self.state = p, p.state
        self.u = p.unit("A")
        self.start = HexId(self.state.place[self.u])
        self.theatre, self.chart = self.state.country.theatre, self.state.setting.charts.terrain
        self.mechanized = bool(self.state.setting.mechanized >> self.u & 1)
        self.winter = self.state.turn >= 28
        self.wet = p.state.season.wet
        self.ezoc = self.state.zoc(1)
        self.bonds = self.state.bonds(1)

    def friend(self, h: HexId) -> bool:
        return bool(self.state.combat_at(h, 0) & ~(1 << self.u))

    def may_enter(self, h: HexId) -> bool:
        if self.theatre.terrain[h] in (Terrain.SEA, Terrain.LAKE):
            return False
        if self.state.combat_at(h, 1) or self.bonds.hexes >> h & 1:
            return False
        if not self.state.full_retreat >> self.u & 1 or not self.in_ezoc(h):
            return True
        others = self.state.combat_at(h, 0) & ~(1 << self.u)
        return bool(others & ~self.state.full_retreat)

    def in_ezoc(self, h: HexId) -> bool:
        return bool(self.ezoc >> h & 1)

    def points(self, a: HexId, b: HexId) -> float | None:
        """What the step costs, None if it cannot be made."""
        side = hexside(a, b)
        direction = self.state.country.grid.direction(a, b)
        assert direction is not None
        if not self.may_enter(b) or self.bonds.sides[direction] >> a & 1:
            return None
        road, river = self.theatre.roads.get(side), self.theatre.rivers.get(side)
        frozen = self.winter and (
            river is River.MAJOR
            or (river is River.LAKE and Terrain.DESERT in {self.theatre.terrain[h] for h in side})
        )
        if side in self.theatre.alpine and (self.winter or (road is None and not self.climber())):
            return None
        if river is River.LAKE and not frozen:
            return None
        if road is not None:
            row = self.chart.roads[road]
            cost = row.wet if self.wet and row.wet is not None else row.cost
            return cost.halves(self.mechanized) / 2
        terrain = self.chart.hexes[self.theatre.terrain[b]].cost.halves(self.mechanized) / 2
        if side in self.theatre.alpine:
            terrain += 1
        return self.over_water(a, b, river, terrain, frozen=frozen)

    def climber(self) -> bool:
        return bool(self.state.setting.mountain >> self.u & 1)

    def over_water(
        self, a: HexId, b: HexId, river: River | None, cost: float, *, frozen: bool
    ) -> float | None:
        side = hexside(a, b)
        ferry = side in {ferry.side for ferry in self.theatre.ferries}
        rail = side in self.theatre.rails
        marsh = Terrain.MARSH in {self.theatre.terrain[h] for h in (a, b)}
        if river is River.MINOR or (river is None and marsh):
            return cost + (1 if self.wet and not rail else 0)
        if river is None:
            return cost
        over = 3 if self.mechanized else 2
        if river is River.VOLGA:
            return cost + over if ferry else None
        if frozen:
            return cost + over - 1
        if ferry:
            return cost + over
        if rail:
            return cost + over - 1
        on_bank = self.start in (a, b)
        return cost + over if on_bank or self.friend(b) else None

    def around(self, a: HexId) -> list[HexId]:
        return list(self.state.country.grid.neighbours[a])

    def by_points(self, limit: float, *, into_ezoc: bool) -> dict[HexId, float]:
        """The cheapest cost of every hex that MPs lead to."""
        leaving = 2.0 if self.in_ezoc(self.start) else 0.0
        best: dict[HexId, float] = {}
        queue: list[tuple[float, HexId]] = [(leaving, self.start)]
        while queue:
            spent, here = heappop(queue)
            if here in best or spent > limit:
                continue
            best[here] = spent
            if here != self.start and self.in_ezoc(here):
                continue
            for to in self.around(here):
                cost = self.points(here, to)
                if cost is not None and (into_ezoc or not self.in_ezoc(to)):
                    heappush(queue, (spent + cost, to))
        best.pop(self.start, None)
        return best

    def best_way(self, h: HexId, costs: dict[HexId, float]) -> list[HexId]:
        """Of all cheapest ways to a hex the one with the fewest hexes, then with the lowest ids."""
        if h == self.start:
            return []
        ways = [
            [*self.best_way(before, costs), h]
            for before in self.around(h)
            if before == self.start or (before in costs and not self.in_ezoc(before))
            if (cost := self.points(before, h)) is not None
            if costs[before] + cost == costs[h]
        ]
        return min(ways, key=lambda way: (len(way), way))

    def by_steps(self, steps: int) -> set[HexId]:
        """Tactical Movement."""
        found, edge = set[HexId](), {self.start}
        for _ in range(steps):
            edge = {
                to
                for here in edge
                if here == self.start or not self.in_ezoc(here)
                for to in self.around(here)
                if self.points(here, to) is not None
            }
            found |= edge
        return found - {self.start}


def check_paths(p: Position, rules: Rulebook, found: Reach) -> None:
    """Every path is made of legal steps, and its cost is theirs."""
    for h, (halves, kind) in found.table().items():
        path = found.path(h)
        spent = 2.0 if rules.in_ezoc(rules.start) else 0.0
        here = rules.start
        for n, (to, counted) in enumerate(path):
            cost = rules.points(here, to)
            assert cost is not None
            spent += cost
            assert counted == spent * 2
            assert n == len(path) - 1 or not rules.in_ezoc(to)
            here = to
        assert (here, halves) == (h, spent * 2)
        assert kind is not Kind.TACTICAL or len(path) <= 2


@pytest.mark.rule(
    "S42-5.1.a", "S42-5.1.e", "S42-5.3.a", "S42-5.3.b", "S42-5.4.a", "S42-5.5.2.a", "S42-5.5.2.b",
    "S42-5.5.5.a", "S42-5.5.6.a", "S42-6.2.a", "S42-6.2.b", "S42-7.2.a", "S42-13.3.2.b",
    "S42-23.2.4.c", "S42-23.4.j",
)  # fmt: skip
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 2**32))
def test_reach_is_what_the_words_say(seed: int) -> None:
    p = situation(Random(seed))
    state, rules = p.state, Rulebook(p)
    u, found = rules.u, reach(p.state, (p.unit("A"),))
    ma = state.face(u).ma - (WEATHERS[state.weather] is Weather.SNOW)
    slow = bool((state.disrupted | state.fresh | state.oos & state.setting.mechanized) >> u & 1)
    barred = bool(state.setting.asu >> u & 1) or state.unit(u).black_box
    normal = set() if slow else set(rules.by_points(ma, into_ezoc=True))
    extended = set() if slow or barred else set(rules.by_points(ma + 3, into_ezoc=False))
    assert p.labels(found.normal) == {p.label(h) for h in normal}
    assert p.labels(found.extended) == {p.label(h) for h in extended}
    tactical = rules.by_steps(1 if state.fresh >> u & 1 else 2)
    assert p.labels(found.tactical) == {p.label(h) for h in tactical}
    check_paths(p, rules, found)
    cheapest = rules.by_points(ma + 3, into_ezoc=True)
    begun = {rules.start: 2.0 if rules.in_ezoc(rules.start) else 0.0}
    for h, (halves, kind) in found.table().items():
        if kind is not Kind.TACTICAL:
            assert halves == cheapest[h] * 2
            assert [at for at, _ in found.path(h)] == rules.best_way(h, cheapest | begun)
