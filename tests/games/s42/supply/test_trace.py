"""Floods over the map: those that go on from an earlier one find what a fresh one finds."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from hexfront.games.s42.supply.trace import Flood, flood, open_ways, regrown
from hexfront.games.s42.zones.zones import Hexsides, both_crossings
from hexfront.hexes import DIRECTIONS, Bitboard, Grid, HexId, Parity, union

GRID = Grid(10, 21, 0, 11, raised=Parity.ODD)
NO_SIDES = (0, 0, 0)


def some(random: Random, share: float) -> Bitboard:
    """Each hex of the map with this probability."""
    return union(h for h in GRID.hexes if random.random() < share)


def joined_one_by_one(origins: Bitboard, ways: Hexsides) -> Bitboard:
    """The slow twin of a flood: from hex to hex."""
    waiting = [h for h in GRID.hexes if origins >> h & 1]
    found = set(waiting)
    steps = both_crossings(GRID, ways)
    for here in waiting:
        for d in DIRECTIONS:
            to = GRID.adjacent[here][d]
            if steps[d] >> here & 1 and to not in found:
                found.add(to)
                waiting.append(to)
    return union(found)


@given(st.integers(0, 1 << 20))
@settings(max_examples=200, deadline=None)
def test_a_flood_that_goes_on_from_an_earlier_one_finds_the_same(seed: int) -> None:
    random = Random(seed)
    enters, zone = some(random, 0.8), some(random, 0.3)
    first = 1 << random.choice(GRID.hexes)
    ways = open_ways(GRID, NO_SIDES, enters, zone)
    before = Flood(first, ways, flood(GRID, first, ways))
    assert before.found == joined_one_by_one(first, ways)
    for _ in range(4):
        changed = 1 << random.choice(GRID.hexes)
        enters, zone = enters ^ changed, zone ^ random.choice((0, changed, some(random, 0.02)))
        origins = random.choice((first, first | some(random, 0.02), some(random, 0.02)))
        ways = open_ways(GRID, NO_SIDES, enters, zone)
        found = regrown(GRID, origins, ways, before)
        assert found == joined_one_by_one(origins, ways)
        before, first = Flood(origins, ways, found), origins


def test_what_an_origin_that_is_cut_off_had_joined_is_lost() -> None:
    """The hexes beside it are still joined to one another, but to nothing else."""
    middle = HexId(GRID.hexes[len(GRID.hexes) // 2 + 3])
    everywhere = open_ways(GRID, NO_SIDES, GRID.cells, 0)
    before = Flood(1 << middle, everywhere, GRID.cells)
    alone = open_ways(GRID, NO_SIDES, GRID.cells & ~(1 << middle), 0)
    assert regrown(GRID, 1 << middle, alone, before) == 1 << middle
