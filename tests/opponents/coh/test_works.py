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


def test_it_mines_the_way_of_those_who_come():
    p = position("""
        board 12x9
        chapters 17
        round 2 of 5
        terrain woods E03 E04 E06 E07
        objective C05 german
        vp german 2
        unit G1 german-rifles-41 at C05 facing SE
        unit G2 german-rifles-41 at C04 facing SE
        unit S1 soviet-rifles-41 at J05 facing NW
        unit S2 soviet-rifles-41 at J04 facing NW
        hand german 17
        cap german 4, soviet 4
    """)
    assert "mine G2 D04 hidden" in acts(p)


def test_it_lays_no_mines_in_the_last_round():
    p = position("""
        board 12x9
        chapters 17
        round 5 of 5
        objective C05 german
        vp german 2
        unit G1 german-rifles-41 at C05 facing SE
        unit S1 soviet-rifles-41 at J05 facing NW
        hand german 17
        cap german 4, soviet 4
    """)
    assert "card 17" not in acts(p)


ROAD = """
    board 12x7
    chapters 18
    terrain woods E01 E02 E03 E05 E06 E07 F03 F04 F05 F06
    road C04 D04 E04 F04 G04 H04
    objective J04 soviet
    work road-block E04 soviet
    unit G1 german-{sort} at E04 facing SE
    unit G2 german-pz-iii-h at C04 facing SE
    unit G3 german-pz-iii-h at B04 facing SE
    unit G4 german-pz-iii-h at A04 facing SE
    unit S1 soviet-rifles-41 at J04 facing NW
    cap german 4, soviet 4
"""


def test_it_blows_up_what_blocks_the_way_of_tanks():
    assert "demolish G1" in acts(position(ROAD.format(sort="pioneers")))


def test_it_clears_by_card_what_blocks_the_way_of_tanks():
    done = acts(position(ROAD.format(sort="rifles-41") + "hand german 16"))
    assert done[:2] == ["card 16", "select G1"]


MUD = """
    board 12x7
    chapters 17
    objective C04 german
    unit G1 german-rifles-41 at C04 facing SE
    unit S1 soviet-{sort} at K04 facing NW
    deck 1 2 5 15
    hand german 15
    cap german 3, soviet 5
    turn soviet
"""


@pytest.mark.parametrize(("sort", "answer"), [("t-26", "card 15"), ("gaz", "decline")])
def test_tanks_are_bogged_down_and_empty_trucks_are_not(sort, answer):
    p = position(MUD.format(sort=sort))
    p.play("select S1", "move S1 J04")
    assert p.state.actor() == 0
    assert acts(p)[0] == answer
