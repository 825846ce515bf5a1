"""The computer player and fortifications, mines and what blocks the way."""

import pytest

from hexfront.games.coh.notation import position
from tests.opponents.coh.acting import acts


@pytest.mark.parametrize("work", ["trench", "bunker"])
def test_it_gets_into_a_fortification_under_fire(work):
    facing = "facing SE" if work == "bunker" else ""
    p = position(f"""
        board 12x9
        chapters 17
        work {work} C05 german {facing}
        objective C05 german
        vp german 2
        unit G1 german-rifles-41 at C05 facing SE
        unit S1 soviet-maxim at H05 facing NW
        cap german 3, soviet 5
    """)
    acts(p)
    assert p.unit("G1").inside


@pytest.mark.parametrize("mines", ["D04", "D05"])
def test_it_walks_round_mines_that_it_knows(mines):
    p = position(f"""
        board 12x9
        chapters 17
        work mines {mines} soviet
        objective F04 soviet
        unit G1 german-rifles-41 at C04 facing SE
        unit S1 soviet-rifles-41 at L05 facing SE spent
        cap german 3, soviet 5
    """)
    assert f"move G1 {mines}" not in acts(p)


def test_it_does_not_throw_its_cover_away():
    p = position("""
        board 12x9
        chapters 17
        objective C05 german
        vp german 2
        unit G1 german-rifles-41 at C05 facing SE hasty
        unit S1 soviet-maxim at H05 facing NW
        cap german 3, soviet 5
    """)
    acts(p)
    assert p.unit("G1").hasty
