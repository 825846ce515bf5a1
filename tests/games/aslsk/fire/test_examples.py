"""The printed examples of fire, from the first firer to the last marker (ASL-3.2.2)."""

from fractions import Fraction

import pytest

from hexfront.games.aslsk.notation import position
from tests.games.aslsk.fire.helpers import last_shot, marked

PLACE = """
    sides german american
    elr german 3
    terrain stone-building P5 P1, orchard O5
"""


@pytest.mark.example("ASL-EX-3.2.2-1")
@pytest.mark.rule("ASL-3.2.3.j", "ASL-3.2.3.s", "ASL-3.2.5.b", "ASL-3.2.2.r")
def test_fire_group_of_two_hexes() -> None:
    p = position(f"""
        {PLACE}
        ger A 4-6-7 at P5
        ger B 4-6-7 at P5
        usa C 7-4-7 at N5
        usa D 6-6-6 at O6
        phase prep-fire american
    """)
    p.play("open-fire P5 D; add-firer C")
    assert (p.fp(), p.column()) == (Fraction(19), 16)
    assert [(line.label, line.value) for line in p.drm("A").lines] == [
        ("tally-hindrance", 1),
        ("tally-terrain", 3),
    ]
    p.play("fire", (4, 2))
    assert last_shot(p)[0] == 16
    assert [e.args["result"] for e in p.told("log-fire-result")] == ["NMC", "NMC"]
    p.roll((4, 5), (3, 4))
    assert p.states("A") == {"broken", "dm"}
    assert p.states("B") == {"pinned"}
    assert marked(p, "C") == marked(p, "D") == {"prep"}


@pytest.mark.example("ASL-EX-3.2.2-2")
@pytest.mark.rule("ASL-3.2.3.v", "ASL-3.2.2.b", "ASL-3.2.2.f")
def test_long_range_with_a_leader() -> None:
    p = position(f"""
        {PLACE}
        ger A 4-6-7 at P1
        usa C 7-4-7 at N5
        usa L 9-1 at N5
        phase prep-fire american
    """)
    p.play("open-fire P1 C; direct L")
    assert (p.fp(), p.column(), p.drm("A").total) == (Fraction(7, 2), 2, 2)
    p.play("fire", (1, 1))
    assert last_shot(p)[0] == 2
    assert [e.args["result"] for e in p.told("log-fire-result")] == ["1MC"]
    p.roll((2, 3))
    assert p.states("A") == set()


@pytest.mark.example("ASL-EX-3.2.2-3")
@pytest.mark.rule("ASL-3.2.3.m", "ASL-5.1.b", "ASL-3.2.2.g")
def test_double_cowering_and_elr() -> None:
    p = position(f"""
        {PLACE}
        ger A 4-6-7 at O5
        usa C 5-3-6 at N4
        phase prep-fire american
    """)
    p.play("open-fire O5 C")
    assert (p.fp(), p.column(), p.drm("A").total, p.cowering()) == (Fraction(10), 8, 0, 2)
    p.play("fire", (2, 2))
    assert last_shot(p)[0] == 4
    assert [e.args["result"] for e in p.told("log-fire-result")] == ["1MC"]
    p.roll((6, 6))
    assert (p.kind("A"), p.states("A")) == ("ger-237", {"broken", "dm"})
    assert marked(p, "C") == {"prep"}
