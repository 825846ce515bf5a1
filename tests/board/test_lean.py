"""A drawing in as few letters as it can be said."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.board.lean import lean, terse

tenths = st.integers(-9999, 9999).map(lambda value: value / 10)
points = st.builds(lambda x, y: f"{x:g} {y:g}", tenths, tenths)
pieces = st.one_of(
    st.builds(lambda to, kind: kind + to, points, st.sampled_from("MmLlTt")),
    st.builds(lambda a, to, kind: f"{kind}{a} {to}", points, points, st.sampled_from("QqSs")),
    st.builds(lambda a, b, to, kind: f"{kind}{a} {b} {to}", *[points] * 3, st.sampled_from("Cc")),
    st.builds(lambda to, kind: f"{kind}{to:g}", tenths, st.sampled_from("HhVv")),
    st.builds(lambda r, to, kind: f"{kind}{r} 0 1 0 {to}", points, points, st.sampled_from("Aa")),
    st.just("Z"),
)
paths = st.builds(lambda to, rest: "M" + to + "".join(rest), points, st.lists(pieces, max_size=9))


SIZE = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "Q": 4, "S": 4, "C": 6, "A": 7, "Z": 0}


def told(d: str) -> list[tuple[str, list[float]]]:
    """Every command of a path with where on the sheet its points are, as a browser reads it."""
    tokens = re.findall(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)", d)
    pen, begun, letter, found = [0.0, 0.0], [0.0, 0.0], "", []
    while tokens:
        if tokens[0].isalpha():
            letter = tokens.pop(0)
        kind = letter.upper()
        numbers = [float(tokens.pop(0)) for _ in range(SIZE[kind])]
        fixed = numbers[:5] if kind == "A" else []
        axes = {"H": [0], "V": [1]}.get(kind, [0, 1] * 3)
        moved = zip(numbers[len(fixed) :], axes, strict=False)
        at = [value + pen[axis] * letter.islower() for value, axis in moved]
        for axis, value in zip(axes, at[-2:], strict=False):
            pen[axis] = value
        if kind == "Z":
            pen = [*begun]
        if kind == "M":
            begun = [*pen]
        found.append((kind, [*fixed, *at]))
        letter = {"M": "L", "m": "l"}.get(letter, letter)
    return found


@given(paths)
def test_a_path_said_shortly_leads_where_it_led(d):
    before, after = told(d), told(terse(d))
    assert [kind for kind, _ in before] == [kind for kind, _ in after]
    for (_, there), (_, here) in zip(before, after, strict=True):
        assert here == pytest.approx(there, abs=0.001)


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("M953 904.1Q956.9 900.2 960.9 896.4", "M953 904.1q3.9-3.9 7.9-7.7"),
        ("M1 1L2 1L2 0L3 0.5Z", "M1 1l1 0 0-1 1 .5z"),
        ("M1 1H4V2h-1v1", "M1 1h3v1h-1v1"),
        ("M5 5M6 6M6 7L6 7.5", "M5 5m1 1m0 1l0 .5"),
        ("M4 4L5 4ZL4 3M4 4", "M4 4l1 0zl0-1m0 1"),
        ("M1 1 2 2 4 2", "M1 1l1 1 2 0"),
        ("M2 8A3 3 0 1 0 -4 8a3 3 0 1 0 6 0", "M2 8a3 3 0 1 0-6 0 3 3 0 1 0 6 0"),
    ],
)
def test_each_point_is_told_from_the_one_before(said, written):
    assert terse(said) == written


def test_finer_numbers_than_tenths_stay_as_they_are():
    assert terse("M1 1L2.25 1L3 1") == "M1 1L2.25 1L3 1"


def test_only_the_paths_of_a_drawing_change():
    assert lean('<g id="M1 1L2 1"><path d="M1 1L2 1"/><path d=""/></g>') == (
        '<g id="M1 1L2 1"><path d="M1 1l1 0"/><path d=""/></g>'
    )
