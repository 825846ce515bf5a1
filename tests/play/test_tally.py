"""A tally is a list of contributions, each with its rule, and their sum."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from hexfront.play import Line, Tally

LINES = st.lists(
    st.builds(
        Line,
        label=st.sampled_from(["base", "woods", "flank"]),
        value=st.integers(-20, 20),
        rule=st.sampled_from(["FF-4", "SO-3"]),
    )
)


def test_the_total_is_the_sum_of_the_lines():
    tally = Tally.of([Line("base", 7, "FF-4"), Line("woods", -2, "FF-4")])
    assert tally.total == 5


def test_a_tally_of_nothing_is_zero():
    assert Tally.of([]) == Tally((), 0)


def test_adding_lines_makes_a_new_tally_and_leaves_the_old_one():
    base = Tally.of([Line("base", 7, "FF-4")])
    more = base.plus(Line("woods", -2, "FF-4"), Line("flank", 1, "SO-3"))
    assert [line.label for line in more.lines] == ["base", "woods", "flank"]
    assert more.total == 6
    assert base.total == 7


def test_a_label_may_stand_on_several_lines():
    tally = Tally.of([Line("cap", 1, "FF-4"), Line("base", 4, "FF-4"), Line("cap", 2, "FF-4")])
    assert tally.value("cap") == 3
    assert tally.value("smoke") == 0


def test_a_tally_made_from_a_generator_keeps_all_lines():
    tally = Tally.of(Line("row", value, "FF-4") for value in range(4))
    assert len(tally.lines) == 4
    assert tally.total == 6


@given(LINES, LINES)
def test_the_total_of_joined_tallies_is_the_sum_of_both(first: list[Line], second: list[Line]):
    joined = Tally.of(first).plus(*second)
    assert joined.total == Tally.of(first).total + Tally.of(second).total
    assert joined == Tally.of([*first, *second])


@given(LINES)
def test_the_labels_share_out_the_total(lines: list[Line]):
    tally = Tally.of(lines)
    assert sum(tally.value(label) for label in ("base", "woods", "flank")) == tally.total


@given(LINES)
def test_a_tally_goes_over_the_wire_unchanged(lines: list[Line]):
    tally = Tally.of(lines)
    assert msgspec.json.decode(msgspec.json.encode(tally), type=Tally) == tally
