"""Lines of supply against a slow oracle that follows the words of 16.3 path by path.

The program asks the whole map at once with bitboards; the oracle walks from one hex, step by
step, and looks every condition up where it is defined.
"""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from hexfront.board import hexside
from hexfront.games.s42.definitions.terrain import River, Terrain
from hexfront.games.s42.notation import position
from hexfront.games.s42.notation.position import Position
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.drawn import line, lines
from hexfront.games.s42.supply.lines import joined, supplied
from hexfront.games.s42.supply.railways import connected_rail, edge_rails
from hexfront.games.s42.supply.trace import reach
from hexfront.hexes import HexId, bits

COLUMNS, ROWS = range(10, 18), range(9)
LABELS = [f"{column:02}{row:02}" for column in COLUMNS for row in ROWS]
EMPTY = position("map 1000-1708")
GRID = EMPTY.state.country.grid
ENEMY = {AXIS: SOVIET, SOVIET: AXIS}
SLOW = (Terrain.MARSH, Terrain.MOUNTAIN)


# The oracle


class Oracle:
    """One side's lines in one situation, by the words of the rules."""

    def __init__(self, state: S42State, side: int) -> None:
        self.state, self.side = state, side
        self.theatre = state.country.theatre
        self.winter = state.turn >= 28
        self.ezoc = {h for h in GRID.hexes if self.in_ezoc(h)}
        self.lost = {h for h in GRID.hexes if self.lost_city(h)}
        self.steps = {
            h: [to for to in GRID.neighbours[h] if not self.barred(h, to)] for h in GRID.hexes
        }
        self.ends = {h for h in GRID.hexes if self.at_source(h) or self.road_leads_home(h)}
        """Hexes with which an overland portion may end."""

    def enemy_there(self, h: HexId) -> bool:
        return bool(self.state.combat_at(h, ENEMY[self.side]))

    def friend_there(self, h: HexId) -> bool:
        return bool(self.state.combat_at(h, self.side))

    def in_ezoc(self, h: HexId) -> bool:
        """An enemy next to it has a ZOC there, and no friend negates it."""
        if self.friend_there(h):
            return False
        return any(
            self.enemy_there(n) and not self.impassable(h, n) and not self.volga(h, n)
            for n in GRID.neighbours[h]
        )

    def volga(self, a: HexId, b: HexId) -> bool:
        return self.theatre.river(a, b) is River.VOLGA

    def impassable(self, a: HexId, b: HexId) -> bool:
        side = hexside(a, b)
        if side in self.theatre.sea_sides:
            return True
        if self.theatre.river(a, b) is River.LAKE:
            desert = Terrain.DESERT in (self.theatre.terrain[a], self.theatre.terrain[b])
            return not (self.winter and desert)
        return self.winter and side in self.theatre.alpine

    def road(self, a: HexId, b: HexId) -> bool:
        return hexside(a, b) in self.theatre.roads

    def lost_city(self, h: HexId) -> bool:
        if not self.theatre.terrain[h].city or self.friend_there(h):
            return False
        return bool(self.state.axis_cities >> h & 1) == (self.side == SOVIET)

    def barred(self, a: HexId, b: HexId) -> bool:
        """What stops any path, supply or range, from going from one hex to the next."""
        if self.theatre.terrain[b].water or self.enemy_there(b) or self.impassable(a, b):
            return True
        if hexside(a, b) in self.theatre.alpine and not self.road(a, b):
            return True
        towards = GRID.direction(a, b)
        assert towards is not None
        return self.state.bonds(ENEMY[self.side]).bars(a, towards, b)

    def overland(self, start: HexId, limit: int, *, supply: bool) -> set[HexId]:
        """Every hex that an overland path from the start can end in."""
        best = {start: 0}
        waiting = [start]
        while waiting:
            here = waiting.pop(0)
            for to in self.steps[here]:
                if supply and to in self.lost:
                    continue
                if here != start and here in self.ezoc and to in self.ezoc:
                    continue
                twice = supply and self.theatre.terrain[to] in SLOW and not self.road(here, to)
                length = best[here] + (2 if twice else 1)
                if length <= limit and length < best.get(to, limit + 1):
                    best[to] = length
                    waiting.append(to)
        return set(best)

    def at_source(self, h: HexId) -> bool:
        """Is the hex next to an Entry Area that supplies the side?"""
        holder = "XY" if self.side == AXIS else "AB"
        return any(h in self.theatre.areas[area].hexes for area in holder)

    def road_leads_home(self, start: HexId) -> bool:
        """Does a road lead from here to a Supply Source?"""
        seen, waiting = {start}, [start]
        while waiting:
            here = waiting.pop()
            if here != start and self.at_source(here) and here in self.state.country.edge_roads:
                return True
            for to in self.steps[here]:
                ferried = self.theatre.ferry(here, to) and self.on_road(here) and self.on_road(to)
                if to in seen or not (self.road(here, to) or ferried):
                    continue
                if to not in self.ezoc and to not in self.lost:
                    seen.add(to)
                    waiting.append(to)
        return False

    def on_road(self, h: HexId) -> bool:
        return any(h in way.hexes for way in self.theatre.ways)

    def line(self, start: HexId, limit: int) -> bool:
        return any(end in self.ends for end in self.overland(start, limit, supply=True))

    def rail_leads_home(self, start: HexId) -> bool:
        if not self.clear(start):
            return False
        seen, waiting = {start}, [start]
        while waiting:
            here = waiting.pop()
            if self.at_source(here) and edge_rails(self.state.country, self.state.turn) >> here & 1:
                return True
            for to in GRID.neighbours[here]:
                if to not in seen and self.rail(here, to) and self.clear(to):
                    seen.add(to)
                    waiting.append(to)
        return False

    def rail(self, a: HexId, b: HexId) -> bool:
        towards = GRID.direction(a, b)
        assert towards is not None
        repaired = self.side == SOVIET or bool(self.state.repaired[towards] >> a & 1)
        return self.theatre.rail_open(a, b, self.state.turn) and repaired

    def clear(self, h: HexId) -> bool:
        """Land without enemies and EZOC."""
        return self.theatre.in_play(h) and not self.enemy_there(h) and h not in self.ezoc


# Situations

labels = st.sampled_from(LABELS)
sides_of_hexes = st.tuples(labels, st.integers(0, 5)).map(
    lambda drawn: (EMPTY.hex(drawn[0]), GRID.adjacent[EMPTY.hex(drawn[0])][drawn[1]])
)


@st.composite
def ways(draw: st.DrawFn) -> str:
    """A road or railway: a walk over the map, perhaps open to the edge at both ends."""
    walk = [EMPTY.hex(draw(labels))]
    for d in draw(st.lists(st.integers(0, 5), min_size=1, max_size=9)):
        to = GRID.adjacent[walk[-1]][d]
        if to >= 0 and to not in walk:
            walk.append(to)
    path = "-".join(EMPTY.label(h) for h in walk)
    return f"{draw(st.sampled_from(['edge-', '']))}{path}{draw(st.sampled_from(['-edge', '']))}"


barriers = st.dictionaries(
    sides_of_hexes.filter(lambda side: side[1] >= 0).map(lambda side: hexside(*side)),
    st.sampled_from(["river minor", "river major", "river volga", "river lake", "alpine"]),
    max_size=8,
)


ferries = st.sets(
    sides_of_hexes.filter(lambda side: side[1] >= 0).map(lambda side: hexside(*side)), max_size=3
)


@st.composite
def situations(draw: st.DrawFn) -> Position:
    kinds = st.sampled_from(["marsh", "mountain", "desert", "sea", "minor-city", "woods"])
    terrain = draw(st.dictionaries(labels, kinds, max_size=18))
    dry = [label for label in LABELS if terrain.get(label) != "sea"]
    places = draw(st.lists(st.sampled_from(dry), unique=True, max_size=12))
    lines = [
        "map 1000-1708",
        "area X axis 1000-1004", "area Y axis 1700-1702",
        "area A soviet 1006-1008", "area B soviet 1705-1708",
        *(f"terrain {kind} {label}" for label, kind in terrain.items()),
        *(f"road {way}" for way in draw(st.lists(ways(), max_size=5))),
        *(f"rail {way}" for way in draw(st.lists(ways(), max_size=4))),
        *(f"{kind} {EMPTY.label(a)}/{EMPTY.label(b)}" for (a, b), kind in draw(barriers).items()),
        *(f"ferry {EMPTY.label(a)}/{EMPTY.label(b)}" for a, b in draw(ferries)),
        draw(st.sampled_from(["weather clear", "weather rain", "turn 30"])),
        draw(st.sampled_from(["repaired all", "turns 1-36"])),
    ]  # fmt: skip
    cities = [label for label, kind in terrain.items() if kind == "minor-city"]
    taken = [label for label in cities if draw(st.booleans())]
    if taken:
        lines.append(f"control axis {' '.join(taken)}")
    for number, label in enumerate(places):
        side = draw(st.sampled_from(["axis", "soviet"]))
        state = draw(st.sampled_from(["", "", "", "disrupted"]))
        lines.append(f"{side} U{number} 3-4-3 {state} at {label}")
    return position("\n".join(lines))


@settings(max_examples=80)
@given(situations())
def test_supply_is_what_the_words_say(p: Position) -> None:
    limit = 3 if p.state.season.wet else 5
    for side in (AXIS, SOVIET):
        oracle = Oracle(p.state, side)
        starts = [h for h in bits(p.state.country.land) if not oracle.enemy_there(h)]
        told = {h for h in starts if oracle.line(h, limit)}
        assert p.labels(supplied(p.state, side)) == {p.label(h) for h in told}
        far = {h for h in starts if oracle.line(h, 10_000)}
        assert p.labels(joined(p.state, side)) == {p.label(h) for h in far}


@settings(max_examples=40)
@given(situations(), st.integers(1, 4))
def test_range_is_what_the_words_say(p: Position, length: int) -> None:
    """From a unit to a unit, in any terrain: 18.4."""
    for side in (AXIS, SOVIET):
        oracle = Oracle(p.state, side)
        own = list(bits(p.state.occupied[side]))
        for start in own:
            told = oracle.overland(start, length, supply=False) & set(own)
            found = reach(p.state, side, 1 << start, length, supply=False)
            assert {h for h in own if found >> h & 1} == told


@settings(max_examples=40)
@given(situations())
def test_connected_rail_is_what_the_words_say(p: Position) -> None:
    for side in (AXIS, SOVIET):
        oracle = Oracle(p.state, side)
        told = {h for h in bits(p.state.country.on_rail) if oracle.rail_leads_home(h)}
        assert p.labels(connected_rail(p.state, side)) == {p.label(h) for h in told}


@settings(max_examples=40)
@given(situations())
def test_a_shown_line_is_a_line(p: Position) -> None:
    for side in (AXIS, SOVIET):
        oracle = Oracle(p.state, side)
        for h in bits(p.state.country.land):
            shown = line(p.state, side, h)
            assert (shown is not None) == bool(supplied(p.state, side) >> h & 1)
            if shown is None:
                continue
            assert shown[0] == h
            assert oracle.at_source(shown[-1])
            assert not any(oracle.barred(a, b) for a, b in pairwise(shown))


@settings(max_examples=40)
@given(situations())
def test_the_lines_of_all_stacks_are_those_of_each(p: Position) -> None:
    """No step is missing or added, and none stands at the end of two branches."""
    for side in (AXIS, SOVIET):
        found = [line(p.state, side, h) for h in bits(p.state.occupied[side])]
        steps = {step for one in found if one is not None for step in pairwise(one)}
        shown = lines(p.state, side)
        assert {step for branch in shown for step in pairwise(branch)} == steps
        ends = [branch[-2:] for branch in shown]
        assert len(set(ends)) == len(ends)
