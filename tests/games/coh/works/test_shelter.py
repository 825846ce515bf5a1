"""Fortifications: who occupies them and what they give (COH-17.2, COH-17.4, COH-17.5)."""

import pytest

from hexfront.games.coh.notation import position


@pytest.mark.rule("COH-17.2.a", "COH-17.4.b", "COH-17.4.c")
@pytest.mark.parametrize("facing", ["N", "S", "SE"])
@pytest.mark.parametrize("attacker", ["A02", "E06"])
def test_a_trench_gives_two_from_every_side_whatever_its_occupant_faces(facing: str, attacker: str):
    p = position(f"""
        terrain light-woods C04
        work trench C04 soviet
        unit G1 german at {attacker} facing SE range=9
        unit G2 german at E05 facing NW
        unit S1 soviet at C04 facing {facing} inside
    """)
    if attacker == "E06":
        p.play("pivot G1 NW", 7, "pass")
    tally = p.dr("attack G1 C04")
    assert tally.value("tally-trench") == 2
    assert tally.value("tally-terrain-light-woods") == 1


@pytest.mark.rule("COH-17.2.d")
def test_in_the_hex_but_not_inside_a_unit_has_no_bonus():
    p = position("""
        work trench C04 soviet
        unit G1 german at C02 facing S
        unit S1 soviet at C04 facing N
    """)
    assert p.dr("attack G1 C04").value("tally-trench") == 0
