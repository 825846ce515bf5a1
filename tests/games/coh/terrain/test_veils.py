"""What smoke between two hexes does to the line of sight, as geometry."""

import random

import pytest

from hexfront.games.coh.notation import position
from hexfront.games.coh.terrain.battlefield import Battlefield
from hexfront.games.coh.terrain.veils import CLEAR
from hexfront.hexes import HexId, bits, trace, union

HEAVY, LIGHT = "heavy", "light"
PLAIN = position("board 9x9\nunit G1 german at A01 facing S")


def field() -> Battlefield:
    return PLAIN.state.field


def across(a: str, b: str, thin: str = "", thick: str = "") -> str:
    """What a line does in smoke; the same from either end."""
    sets = [union(HexId(PLAIN.hex(label)) for label in text.split()) for text in (thin, thick)]
    found = set()
    for eye, to in ((a, b), (b, a)):
        veil = field().veil(PLAIN.hex(eye), *sets)
        assert not veil.hidden & veil.dimmed
        hidden, dimmed = (mask >> PLAIN.hex(to) & 1 for mask in veil)
        found.add("hidden" if hidden else "dimmed" if dimmed else "clear")
    (word,) = found
    return word


def test_without_smoke_nothing_is_lost():
    assert field().veil(PLAIN.hex("E05"), 0, 0) is CLEAR


@pytest.mark.rule("COH-14.3.c")
def test_one_heavy_marker_in_between_blocks():
    assert across("E02", "E06", thick="E04") == "hidden"
    assert across("E02", "E06", thick="D04 F04") == "clear"


@pytest.mark.rule("COH-14.3.c")
@pytest.mark.parametrize("end", ["E02", "E06"])
def test_smoke_at_an_end_hides_nothing(end: str):
    assert across("E02", "E06", thick=end) == "clear"
    assert across("E02", "E06", thin=end) == "clear"


@pytest.mark.rule("COH-14.4.e", "COH-14.4.f")
def test_one_light_marker_dims_and_two_block():
    assert across("E02", "E06", thin="E04") == "dimmed"
    assert across("E02", "E06", thin="E03 E05") == "hidden"
    assert across("E02", "E06", thick="E03") == "hidden"


@pytest.mark.parametrize(
    ("thin", "thick", "word"),
    [
        ("E02", "", "clear"), ("", "E02", "clear"),
        ("E02 F02", "", "dimmed"), ("E02", "F02", "dimmed"), ("F02", "E02", "dimmed"),
        ("", "E02 F02", "hidden"),
    ],
)  # fmt: skip
def test_along_a_hexside_the_hex_with_less_smoke_counts(thin: str, thick: str, word: str):
    """The line E01-F03 runs between E02 and F02."""
    assert across("E01", "F03", thin, thick) == word


def counted(field: Battlefield, a: HexId, b: HexId, thin: int, thick: int) -> int:
    """The smoke on one line, hex by hex."""

    def smoke(h: int) -> int:
        return 0 if h < 0 else 2 if thick >> h & 1 else thin >> h & 1

    line = trace(field.grid, a, b)
    return sum(map(smoke, line.hexes)) + sum(min(map(smoke, pair)) for pair in line.borders)


@pytest.mark.rule("COH-14.3.c", "COH-14.4.f")
@pytest.mark.parametrize("seed", range(4))
def test_a_veil_is_what_each_line_says(seed: int):
    rng = random.Random(seed)
    hexes = list(bits(field().whole))
    thin, thick = (union(rng.sample(hexes, 9)) for _ in range(2))
    for a in hexes:
        veil = field().veil(a, thin, thick)
        for b in hexes:
            smoke = counted(field(), a, b, thin, thick)
            assert (veil.hidden >> b & 1, veil.dimmed >> b & 1) == (smoke >= 2, smoke == 1)
