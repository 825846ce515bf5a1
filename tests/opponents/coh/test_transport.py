"""The computer player gets on, drives and gets off."""

from hexfront.games.coh.notation import position
from tests.opponents.coh.acting import acts

ROAD = """
    board 20x5
    chapters 16
    road A03 B03 C03 D03 E03 F03 G03 H03 I03 J03 K03 L03 M03 N03 O03 P03 Q03 R03 S03
    objective R03 soviet
    unit G1 german-sdkfz-251 at A03 facing SE
    unit G2 german-rifles-41 {where}
    unit S1 soviet-rifles-41 at S05 facing NW
    cap german 3, soviet 0
"""


def test_a_gun_is_unlimbered_where_it_has_a_target():
    p = position("""
        board 12x9
        chapters 16
        unit G1 german-opel-blitz at C05 facing SE
        unit G2 german-pak-38 on=G1
        unit S1 soviet-t-26 at H05 facing NW
        cap german 3, soviet 0
    """)
    assert any(step.startswith("unload G2") for step in acts(p))


def test_a_squad_gets_on_for_a_long_way():
    done = acts(position(ROAD.format(where="at A03 facing SE")))
    assert "load G2 G1" in done


def test_a_loaded_carrier_drives_as_far_as_it_can():
    done = acts(position(ROAD.format(where="on=G1")))
    assert sum(step.startswith("move G1") for step in done) == 3
