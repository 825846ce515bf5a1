"""Sets of hexes as integers behave like sets."""

from hypothesis import given
from hypothesis import strategies as st

from hexfront.hexes import (
    NOWHERE,
    HexId,
    bit,
    bits,
    count,
    few,
    has,
    lowest,
    mend,
    nth,
    picked,
    union,
)
from hexfront.hexes.bits import _Remembered, transposed

hex_sets = st.sets(st.integers(0, 300).map(HexId))


@given(hex_sets)
def test_a_set_lists_its_hexes_in_order(hexes):
    assert list(bits(union(hexes))) == sorted(hexes)
    assert count(union(hexes)) == len(hexes)


@given(st.lists(hex_sets, max_size=8))
def test_what_is_remembered_of_sets_is_their_hexes_however_little_room_there_is(sets):
    remembered = _Remembered()
    remembered.most = 3
    for hexes in sets:
        assert remembered[union(hexes)] == few(union(hexes)) == tuple(sorted(hexes))
        assert len(remembered) <= 3


@given(hex_sets)
def test_a_set_picks_what_stands_at_its_numbers(hexes):
    assert picked([str(n) for n in range(301)], union(hexes)) == [str(h) for h in sorted(hexes)]


@given(hex_sets)
def test_each_hex_of_a_set_is_found_by_its_number(hexes):
    assert [nth(union(hexes), n) for n in range(len(hexes))] == sorted(hexes)


@given(hex_sets, st.one_of(hex_sets, st.sets(st.integers(0, 300).map(HexId), max_size=6)))
def test_what_is_picked_for_a_set_is_mended_from_what_was_picked_for_another(before, changed):
    things = [str(n) for n in range(301)]
    was, now = union(before), union(before ^ changed)
    listed = picked(things, was)
    mend(listed, things, was, now)
    assert listed == picked(things, now)


@given(hex_sets)
def test_the_lowest_hex_comes_first(hexes):
    assert lowest(union(hexes)) == min(hexes, default=NOWHERE)


@given(hex_sets, st.integers(0, 300).map(HexId))
def test_membership(hexes, h):
    assert has(union(hexes), h) == (h in hexes)
    assert has(bit(h), h)
    assert not has(union(hexes), NOWHERE)


@given(hex_sets, hex_sets)
def test_operators_are_set_operators(these, those):
    assert list(bits(union(these) & union(those))) == sorted(these & those)
    assert list(bits(union(these) | union(those))) == sorted(these | those)


@given(
    st.integers(0, 12).flatmap(lambda n: st.lists(st.integers(0, 2**n - 1), min_size=n, max_size=n))
)
def test_transposing_swaps_rows_and_columns(table):
    side = len(table)
    flipped = transposed(table)
    assert len(flipped) == side
    for x in range(side):
        for y in range(side):
            assert flipped[x] >> y & 1 == table[y] >> x & 1
