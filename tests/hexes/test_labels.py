"""The labels printed in the hexes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.hexes import LabelError, LetterLabel, NumberLabel


@pytest.mark.parametrize(
    ("label", "column", "row"),
    [("A00", 1, 0), ("E05", 5, 5), ("S12", 19, 12), ("Z01", 26, 1), ("AA01", 27, 1)],
)
def test_letters_and_two_digits(label, column, row):
    assert LetterLabel().format(column, row) == label
    assert LetterLabel().parse(label) == (column, row)


@pytest.mark.parametrize(
    ("label", "column", "row"),
    [("A1", 1, 1), ("K5", 11, 5), ("Y10", 25, 10), ("BB6", 28, 6), ("GG10", 33, 10), ("C0", 3, 0)],
)
def test_letters_and_an_unpadded_row(label, column, row):
    assert LetterLabel(width=1).format(column, row) == label
    assert LetterLabel(width=1).parse(label) == (column, row)


@pytest.mark.parametrize(
    ("label", "column", "row"), [("2503", 25, 3), ("5902", 59, 2), ("0100", 1, 0)]
)
def test_numbers(label, column, row):
    assert NumberLabel().format(column, row) == label
    assert NumberLabel().parse(label) == (column, row)


@given(st.integers(1, 200), st.integers(0, 300), st.integers(1, 4))
def test_letter_labels_round_trip(column, row, width):
    scheme = LetterLabel(width)
    assert scheme.parse(scheme.format(column, row)) == (column, row)


@given(st.integers(0, 999), st.integers(0, 999))
def test_number_labels_round_trip(column, row):
    scheme = NumberLabel(width=3)
    assert scheme.parse(scheme.format(column, row)) == (column, row)


labels = st.from_regex(r"[A-Ca-c]{0,3}[0-9]{0,5} ?", fullmatch=True) | st.text(max_size=5)


@given(labels, st.integers(1, 2))
def test_any_text_is_a_label_exactly_as_printed_or_refused(text, width):
    for scheme in (LetterLabel(width), NumberLabel(width)):
        try:
            column, row = scheme.parse(text)
        except LabelError:
            continue
        assert scheme.format(column, row) == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("E5", "'E5': row '5' is not padded as expected, such as E05"),
        ("E005", "'E005': row '005' is not padded as expected, such as E05"),
        ("AB05", "'AB05': expected one letter, or the same letter repeated"),
        ("e05", "'e05': expected column letters and a row, such as E05"),
        ("E05 ", "'E05 ': expected column letters and a row, such as E05"),
        ("", "'': expected column letters and a row, such as E05"),
    ],
)
def test_a_bad_letter_label_says_what_was_expected(text, reason):
    with pytest.raises(LabelError) as caught:
        LetterLabel().parse(text)
    assert str(caught.value) == reason


@pytest.mark.parametrize("text", ["250", "25033", "25-3", "²503", "٢٥٠٣"])
def test_a_bad_number_label_says_what_was_expected(text):
    with pytest.raises(LabelError, match="expected 4 digits, such as 0503"):
        NumberLabel().parse(text)


def test_hexes_that_cannot_be_printed_are_refused():
    with pytest.raises(LabelError, match="columns start at 1"):
        LetterLabel().format(0, 5)
    with pytest.raises(LabelError, match="rows start at 0"):
        LetterLabel().format(5, -1)
    with pytest.raises(LabelError, match="column 100 does not fit into 2 digits"):
        NumberLabel().format(100, 5)
    with pytest.raises(LabelError, match="row -1 does not fit"):
        NumberLabel().format(10, -1)
