"""Follies that the computer player once committed, each as a small position."""

import pytest

from hexfront.games.coh.notation import position
from tests.opponents.coh.acting import acts

SNIPER = """
    board 9x7
    round 5 of 5
    vp german 3
    unit G1 german-rifles-41 at B04 facing NW spent hit=pinned!
    unit S1 soviet-maxim at F04 facing NW
    hand german 10
    cap german 0, soviet {cap}
"""


@pytest.mark.parametrize(("cap", "first"), [(0, "pass"), (1, "card 10")])
def test_sniper_fire_is_for_an_enemy_who_has_cap_to_lose(cap, first):
    assert acts(position(SNIPER.format(cap=cap)))[0] == first


def test_sniper_fire_comes_before_the_shot_and_not_instead_of_it():
    p = position("""
        board 9x7
        unit G1 german-mg-34 at B04 facing SE
        unit S1 soviet-rifles-41 at E05 facing SE
        hand german 10
        cap german 3, soviet 5
    """)
    assert acts(p) == ["card 10"]
    p.play(4)
    assert "attack G1 E05" in acts(p)


def test_the_last_squad_does_not_leave_an_objective_for_better_cover():
    p = position("""
        board 9x7
        terrain woods C03
        objective B04 german
        unit G1 german-rifles-41 at B04 facing SE
        unit S1 soviet-rifles-41 at G04 facing NW
        cap german 3, soviet 3
    """)
    done = acts(p)
    assert not any(step.startswith("move") for step in done)


def test_machine_guns_do_not_share_the_spent_check_of_a_march():
    p = position("""
        board 12x7
        terrain woods F02 F03 F04 F05 F06 J04 K04
        objective J04 soviet
        unit G1 german-rifles-41 at B04 facing SE
        unit G2 german-mg-34 at B04 facing SE
        unit G3 german-hmg-34 at B05 facing SE
        unit S1 soviet-rifles-41 at K04 facing NW
        cap german 3, soviet 3
        chapters 10
    """)
    done = acts(p)
    assert any(step.startswith("move") for step in done)
    assert not {"join G2", "join G3"} <= set(done)


def test_the_last_cap_do_not_all_go_into_one_shot():
    p = position("""
        board 9x7
        terrain woods D04
        unit G1 german-rifles-41 at C04 facing SE spent
        unit G2 german-mg-34 at A06 facing NW
        unit S1 soviet-rifles-41 at D04 facing SE
        cap german 4, soviet 3
    """)
    acts(p)
    assert p.cap("german") > 0


def test_a_spent_squad_does_not_walk_out_of_cover_alone():
    p = position("""
        board 9x7
        round 4 of 5
        vp soviet 2
        terrain woods B04
        objective E04 soviet
        unit G1 german-rifles-41 at B04 facing SE spent
        unit S1 soviet-maxim at H04 facing NW
        cap german 4, soviet 4
    """)
    assert acts(p) == ["pass"]
