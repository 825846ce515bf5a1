"""Who sees whom, with the rulebook's cases by hand and all others against single lines."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexfront.hexes import Grid, HexId, Lines, Shadows, bits, has, sight, sight_over, trace, union
from tests.hexes.grids import grids, hex_sets, letter_board


def sees(a: tuple[int, int], b: tuple[int, int], *blocking: tuple[int, int]) -> bool:
    """Whether a sees b on a lettered board with these blocking hexes; it must be mutual."""
    grid = letter_board()
    seen = sight(grid, union(grid.at(*place) for place in blocking))
    there, back = has(seen[grid.at(*a)], grid.at(*b)), has(seen[grid.at(*b)], grid.at(*a))
    assert there == back
    return there


def clear(grid: Grid, blockers: int, a: HexId, b: HexId) -> bool:
    line = trace(grid, a, b)
    if any(has(blockers, h) for h in line.hexes):
        return False
    return not any(has(blockers, left) and has(blockers, right) for left, right in line.borders)


@pytest.mark.rule("COH-5.2.e")
def test_crossing_any_part_of_a_blocking_hex_blocks():
    assert sees((5, 6), (5, 3))
    assert not sees((5, 6), (5, 3), (5, 4))
    assert not sees((5, 5), (6, 3), (5, 4))
    assert not sees((5, 5), (6, 3), (6, 4))
    assert sees((5, 5), (6, 3), (6, 5))


@pytest.mark.rule("COH-5.2.f")
def test_along_the_border_of_one_blocking_hex_is_clear():
    assert sees((5, 5), (7, 5), (6, 5))
    assert sees((5, 5), (7, 5), (6, 6))


@pytest.mark.rule("COH-5.2.g")
def test_between_two_blocking_hexes_is_blocked():
    assert not sees((5, 5), (7, 5), (6, 5), (6, 6))


def test_each_stretch_of_border_counts_by_itself():
    assert sees((5, 5), (9, 5), (6, 5), (8, 6))
    assert sees((5, 5), (9, 5), (6, 5), (8, 5))
    assert not sees((5, 5), (9, 5), (8, 5), (8, 6))
    assert not sees((5, 5), (9, 5), (7, 5))


def test_touching_a_vertex_never_blocks():
    assert sees((5, 9), (9, 6), (6, 8), (8, 8))
    assert not sees((5, 9), (9, 6), (7, 8))


def test_off_the_map_nothing_blocks():
    assert sees((2, 0), (4, 0), (3, 0))


@pytest.mark.rule("COH-5.2.d")
def test_the_ends_never_block():
    assert sees((5, 6), (5, 3), (5, 6), (5, 3))
    assert sees((5, 6), (5, 5), (5, 6), (5, 5))


@pytest.mark.rule("COH-5.2.i", "COH-5.2.j")
@given(grids().flatmap(lambda grid: st.tuples(st.just(grid), hex_sets(grid))))
def test_sight_is_mutual_and_always_reaches_the_neighbours(drawn):
    grid, blockers = drawn
    seen = sight(grid, blockers)
    for h in grid.hexes:
        assert has(seen[h], h)
        assert seen[h] & grid.neighbour_mask[h] == grid.neighbour_mask[h]
        for other in bits(seen[h]):
            assert has(seen[other], h)


@settings(max_examples=60)
@given(grids(longest=12).flatmap(lambda grid: st.tuples(st.just(grid), hex_sets(grid))))
def test_sight_is_every_line_one_by_one(drawn):
    grid, blockers = drawn
    seen = sight(grid, blockers)
    assert len(seen) == grid.size
    for a in grid.hexes:
        assert list(bits(seen[a])) == [b for b in grid.hexes if clear(grid, blockers, a, b)]


@given(grids())
def test_an_empty_map_hides_nothing(grid):
    seen = sight(grid, 0)
    assert all(
        seen[h] == (grid.cells if has(grid.cells, h) else 0) for h in map(HexId, range(grid.size))
    )


@pytest.mark.parametrize(("columns", "rows"), [(38, 12), (3, 40), (40, 3)])
def test_long_lines_on_large_maps(columns, rows):
    """Long and narrow maps are where a jump could wrap into a neighbouring column."""
    grid = Grid(1, columns, 1, rows)
    blockers = union(h for h in grid.hexes if h % 11 == 0)
    seen = sight(grid, blockers)
    for a in grid.hexes[:: max(1, len(grid.hexes) // 12)]:
        assert list(bits(seen[a])) == [b for b in grid.hexes if clear(grid, blockers, a, b)]


@st.composite
def sorted_lines(draw: st.DrawFn) -> tuple[Grid, list[Lines]]:
    """A grid whose hexes are dealt out to two groups, with what stops lines within and between."""
    grid = draw(grids())
    high = draw(hex_sets(grid))
    low = grid.cells & ~high
    sets = [draw(hex_sets(grid)) for _ in range(4)]
    return grid, [
        Lines(high, high, sets[0]), Lines(low, low, sets[1]), Lines(high, low, sets[2], sets[3])
    ]  # fmt: skip


@settings(max_examples=40)
@given(sorted_lines())
def test_lines_of_several_sorts_are_stopped_each_by_its_own(drawn):
    grid, sorts = drawn
    seen = sight_over(grid, sorts)
    for a in grid.hexes:
        for b in grid.hexes:
            assert has(seen[a], b) == all(
                _passes(grid, lines, *ends) for lines in sorts for ends in ((a, b), (b, a))
            )


def _passes(grid: Grid, lines: Lines, near: HexId, far: HexId) -> bool:
    """A line from the near end to the far one, if it is of this sort."""
    if near == far or not (has(lines.near, near) and has(lines.far, far)):
        return True
    line = trace(grid, near, far)
    last = [grid.adjacent[far][side] for side in line.entry]
    screened = near not in last and all(has(lines.screens, h) for h in last)
    return clear(grid, lines.blockers, near, far) and not screened


@settings(max_examples=25)
@given(grids())
def test_the_shadow_of_a_hex_is_every_line_across_it(grid: Grid):
    shadows = Shadows(grid)
    eyes = grid.hexes[:: max(1, len(grid.hexes) // 5)]
    for eye in eyes:
        lines = {b: trace(grid, eye, b) for b in grid.hexes}
        for h in grid.hexes:
            crossing = union(b for b, line in lines.items() if h in line.hexes)
            assert shadows.behind(eye, h) == crossing
            for other, shadow in shadows.beside(eye, h):
                pair = frozenset((h, other))
                assert shadow == union(
                    b for b, line in lines.items() if pair in map(frozenset, line.borders)
                )
        pairs = {frozenset(p) for line in lines.values() for p in line.borders if min(p) >= 0}
        cast = {frozenset((h, other)) for h in grid.hexes for other, _ in shadows.beside(eye, h)}
        assert pairs <= cast
