"""The computer player takes, keeps and takes back what only one side scores."""

import pytest

from hexfront.games.coh.notation import position
from hexfront.opponents.coh.worth import Judge
from tests.opponents.coh.acting import acts

SCORING = ("german 1, soviet 0", "german 0, soviet 1", "german 1, soviet 1")


@pytest.mark.parametrize("scoring", SCORING)
def test_the_enemy_in_the_objective_is_struck_and_not_only_surrounded(scoring):
    p = position(f"""
        board 9x7
        round 2 of 5
        objective_vp {scoring}
        objective D04 soviet
        unit G1 german-rifles-41 at D04 facing SE
        unit G2 german-rifles-41 at C04 facing SE
        unit G3 german-rifles-41 at C05 facing SE
        unit S1 soviet-rifles-41 at D04 facing SE spent
        unit S2 soviet-rifles-41 at I07 facing SE
        cap german 3, soviet 3
    """)
    assert "close G1 S1" in acts(p)


@pytest.mark.parametrize("scoring", SCORING)
def test_to_hold_an_objective_is_worth_more_than_to_stand_in_it(scoring):
    p = position(f"""
        board 9x7
        objective_vp {scoring}
        round 3 of 5
        objective D04 german
        unit G1 german-rifles-41 at D04 facing SE
        unit G2 german-rifles-41 at D04 facing SE
        unit G3 german-rifles-41 at C04 facing SE
        unit G4 german-rifles-41 at C04 facing SE
        unit G5 german-rifles-41 at C05 facing SE
        unit S1 soviet-rifles-41 at I07 facing SE
    """)
    held = Judge().worth(p.state, 0)
    p.state.control = [1]
    assert held > Judge().worth(p.state, 0)


def test_who_scores_nothing_for_an_objective_still_keeps_the_enemy_out_of_it():
    p = position("""
        board coh/4
        chapters 13
        objective_vp german 1, soviet 0
        objective F05 soviet
        objective F04 soviet
        vp soviet 2
        turn soviet
        unit G1 german-hmg-34 at E08 facing NE spent hit=suppressed
        unit G2 german-rifles-41 at D06 facing NE
        unit G3 german-mg-34 at D06 facing NE
        unit G4 german-rifles-41 at D05 facing NE
        unit G5 german-mortar-50 at B07 facing NE
        unit S1 soviet-rifles-41 at F05 facing SW
        unit S2 soviet-rifles-41 at G05 facing SW spent
        unit S3 soviet-mortar-50 at F04 facing S spent
        cap german 2, soviet 0
    """)
    acts(p)
    assert p.unit("S1").hex == "F05"


def test_an_objective_is_taken_back_although_only_the_enemy_scores_it():
    p = position("""
        board 9x7
        round 2 of 5
        objective_vp german 0, soviet 1
        objective E04 soviet
        unit G1 german-rifles-41 at D04 facing SE
        unit S1 soviet-maxim at I07 facing SE spent
        cap german 3, soviet 0
    """)
    assert "move G1 E04" in acts(p)


RUSH = """
    board 12x7
    objective C04 german
    vp {leader} 2
    terrain woods H04
    unit G1 german-rifles-41 at C04 facing SE
    unit S1 soviet-rifles-41 at G04 facing NW {state}
    unit S2 soviet-rifles-41 at J04 facing NW {state}
    cap german 0, soviet 3
"""


def test_who_is_ahead_holds_his_fire_until_the_enemy_has_come_near():
    assert acts(position(RUSH.format(leader="german", state=""))) == ["pass"]


@pytest.mark.parametrize(("leader", "state"), [("german", "spent"), ("soviet", "")])
def test_nobody_waits_for_spent_enemies_or_when_he_is_behind(leader, state):
    p = position("round 5 of 5\n" + RUSH.format(leader=leader, state=state))
    assert "attack G1 G04" in acts(p)
