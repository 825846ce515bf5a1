"""The printed examples of chapter 12."""

import pytest

from hexfront.games.coh.notation import Position, position
from tests.games.coh.combat.helpers import figures

KINDS = {"w": "woods", "b": "wooden-building"}


def column(*hexes: str, more: str = "") -> Position:
    """Hexes E01, E02... from north to south: a level, with `w` for woods and `b` for buildings."""
    lines = []
    for row, text in enumerate(hexes, 1):
        lines.append(f"level {text[0]} E{row:02d}")
        lines += [f"terrain {KINDS[mark]} E{row:02d}" for mark in text[1:]]
    return position("\n".join(("board 9x12", *lines, more)))


def step(heights: str, origin: str, to: str, more: str = "") -> list[tuple[str, int]]:
    """What a move of German Rifles costs, line by line."""
    p = column(*heights, more=f"""
        unit G1 german-rifles-41 at {origin} facing {"S" if origin < to else "N"}
        unit S1 soviet-rifles-41 at I12 facing N
        {more}
    """)  # fmt: skip
    tally = p.preview(f"move G1 {to}").cost
    assert tally is not None
    return figures(tally)


@pytest.mark.example("COH-EX-12.2-1")
def test_changing_elevation():
    steps = [("E01", "E02", 1), ("E02", "E03", 1), ("E03", "E04", 0), ("E04", "E05", 0)]
    for origin, to, penalty in steps:
        lines = step("01210", origin, to)
        assert lines == [("move-cost", 1), *([("uphill", penalty)] if penalty else [])]


@pytest.mark.example("COH-EX-12.2-2")
def test_a_steep_slope_up_and_down():
    p = column("0", "2", more="""
        unit G1 german-rifles-41 at E01 facing S
        unit S1 soviet-rifles-41 at I12 facing N
    """)  # fmt: skip
    assert p.cost("move G1 E02") == 3
    p.play("move G1 E02", "face G1 N", 4, "pass")
    assert p.unit("G1").fresh
    assert p.unit("G1").hex == "E02"
    back = p.preview("move G1 E01").cost
    assert back is not None
    assert figures(back) == [("move-cost", 1), ("steep", 2), ("stress", 1)]


@pytest.mark.example("COH-EX-12.2-3")
def test_roads_and_hills():
    road = "road E01 E02 E03\nterrain light-woods E03"
    assert step("011", "E01", "E02", road) == [("move-cost", 1), ("uphill", 1)]
    assert step("011", "E02", "E03", road) == [("move-cost", 1)]


@pytest.mark.example("COH-EX-12.4-1")
def test_the_plateau_effect():
    p = column(*"01122", more="unit G1 german at A01 facing S")
    a, c, d, e = "E01", "E03", "E04", "E05"
    assert not p.sees(a, c)
    assert p.sees(a, d)
    assert not p.sees(a, e)


@pytest.mark.example("COH-EX-12.4-2")
def test_from_a_hill_of_level_1():
    p = position("""
        board 9x9
        level 1 E03 E04
        unit G1 german-mg-34 at E03 facing S
        unit S1 soviet-rifles-41 at E06 facing N
        unit S2 soviet-atg-45 at G06 facing N
    """)
    assert not p.sees("E03", "E06")
    assert p.refusal("attack G1 E06").rule == "COH-5.2.a"
    assert p.sees("E03", "G06")
    assert p.sees("G06", "E03")


@pytest.mark.example("COH-EX-12.5-1")
@pytest.mark.parametrize(("hill", "clear"), [(1, False), (2, True)])
def test_woods_between_a_hill_and_the_plain(hill: int, clear: bool):
    p = position(f"""
        board 9x9
        level {hill} E02
        terrain woods E04
        unit G1 german-mg-34 at E02 facing S
        unit S1 soviet-rifles-41 at E06 facing N
    """)
    assert p.sees("E02", "E06") == clear
    assert p.legal("attack G1 E06") == clear


@pytest.mark.example("COH-EX-12.6-1")
def test_blind_spots_behind_woods_and_buildings():
    """A hill of level 2 with woods and buildings on several sides of it."""
    p = position("""
        board 11x11
        level 2 F06
        terrain woods F03 I04
        terrain wooden-building I07 F09
        unit G1 german at A01 facing S
    """)
    for before, spot, beyond in [
        ("F03", "F02", "F01"), ("I04", "J04", "K03"), ("I07", "J08", "K08"), ("F09", "F10", "F11"),
    ]:  # fmt: skip
        assert p.sees("F06", before)
        assert not p.sees("F06", spot)
        assert p.sees("F06", beyond)
    assert all(p.sees("F06", near) for near in ("F04", "F05", "F07", "F08", "G06", "C06"))


@pytest.mark.example("COH-EX-12.6-2")
def test_side_view():
    p = column("2", "1", "1", "0w", "0", "0b", "0", more="unit G1 german at A01 facing S")
    names = {n: f"E{n:02d}" for n in range(1, 8)}
    assert [n for n in range(2, 8) if p.sees(names[1], names[n])] == [2, 3, 4, 6]
    assert [n for n in range(4, 8) if p.sees(names[3], names[n])] == [4]
