"""The computer player plans strikes of artillery and lays smoke."""

import pytest

from hexfront.games.coh.choices import Decline, LaySmoke, PlanSmoke, PlanStrike, Select
from hexfront.games.coh.moments.planning import PlanStrikes, Question
from hexfront.games.coh.notation import position
from hexfront.hexes import bits
from hexfront.opponents.coh import CohPlayer, GreedyCohPlayer
from hexfront.opponents.coh.plans import Planner
from hexfront.opponents.coh.shelling import best_strike
from hexfront.opponents.coh.worth import Judge
from tests.opponents.coh.acting import acts

GUNS = """
    board 12x9
    round 2 of 5
    terrain stone-building H05, woods I05
    objective H05 soviet
    unit G1 german-rifles-41 at {own} facing SE
    unit S1 soviet-rifles-41 at H05 facing NW
    unit S2 soviet-rifles-41 at I05 facing NW
    unit S3 soviet-maxim at H06 facing NW
    weapons german W04
"""


def planning(own):
    """The German player is asked for a strike."""
    p = position(GUNS.format(own=own))
    p.state.stack.append(PlanStrikes(0, (Question(0, 4),), ()))
    return p


def aimed(p):
    return best_strike(p.state, 0, p.state.choices(), Judge())


def test_a_strike_is_planned_where_enemies_hold_ground():
    choice = aimed(planning("A01"))
    assert isinstance(choice, PlanStrike)
    p = planning("A01")
    assert all(
        p.state.field.distance(choice.to, p.hex(held)) <= 1 for held in ("H05", "I05", "H06")
    )


def test_no_strike_is_planned_on_the_own_assault():
    p = planning("H05")
    choice = aimed(p)
    assert choice == Decline() or p.state.field.distance(choice.to, p.hex("H05")) > 1


SCREEN = """
    board 12x9
    smoke_by artillery
    round {round_} of 5
    vp {ahead}
    terrain stone-building I05, stone-building I04
    objective I05 soviet
    unit G1 german-rifles-41 at G05 facing SE
    unit G2 german-rifles-41 at G05 facing SE
    unit G3 german-rifles-41 at G06 facing SE
    unit S1 soviet-maxim at I05 facing NW hasty
    unit S2 soviet-maxim at I04 facing SW hasty
    weapons german W04
    cap german 3, soviet 6
"""


@pytest.mark.parametrize(
    ("round_", "ahead", "kind"),
    [(4, "soviet 2", PlanSmoke), (4, "german 9", Decline), (2, "soviet 2", Decline)],
)
def test_the_last_shells_lay_smoke_for_an_assault_that_must_go_on(round_, ahead, kind):
    p = position(SCREEN.format(round_=round_, ahead=ahead))
    p.state.stack.append(PlanStrikes(0, (Question(0, 4),), ()))
    assert isinstance(aimed(p), kind)


@pytest.mark.parametrize("make", [CohPlayer, GreedyCohPlayer])
def test_every_player_answers_the_question_for_a_strike(make):
    p = planning("A01")
    choices = p.state.choices()
    choice = make(1, setting=p.state.setting).choose(p.view("german"), choices)
    assert choice in choices
    assert not isinstance(choice, PlanSmoke)
    assert isinstance(choice, PlanStrike)


def test_a_strike_that_falls_is_thought_through_in_time():
    """Seven hexes full of units: their rolls are charged and not played one by one."""
    p = position("""
        board 12x9
        round 1 of 5
        strike german W04 F05
        passed soviet
        cap german 3
        unit G1 german-rifles-41 at A01 facing SE
        unit S1 soviet-rifles-41 at F05 facing NW
        unit S2 soviet-rifles-41 at F05 facing NW
        unit S3 soviet-rifles-41 at F06 facing NW
        unit S4 soviet-rifles-41 at G05 facing NW
        unit S5 soviet-rifles-41 at E05 facing NW
        unit S6 soviet-rifles-41 at F04 facing NW
    """)
    p.play("pass")
    player = CohPlayer(1, setting=p.state.setting)
    choices = p.state.choices()
    assert player.choose(p.view("german"), choices) in choices
    assert player.judge.judged < 500


def test_smoke_screens_an_assault_over_open_ground():
    p = position("""
        board 12x9
        smoke_by mortars
        round 4 of 5
        vp soviet 1
        objective H05 soviet
        unit G1 german-mortar-81 at A05 facing SE
        unit G2 german-rifles-41 at E05 facing SE
        unit G3 german-rifles-41 at E05 facing SE
        unit S1 soviet-maxim at H05 facing NW hasty
        unit S2 soviet-maxim at H04 facing SW hasty
        cap german 3, soviet 6
        terrain stone-building H05, stone-building H04
    """)
    plans = Planner(Judge()).ranked(p.state, 0)[1]
    mortar = next(plan for plan in plans if plan.choices[0] == Select(p.id("G1")))
    assert isinstance(mortar.choices[-1], LaySmoke)


def test_smoke_is_not_laid_where_nobody_shoots():
    p = position("""
        board 12x9
        smoke_by mortars
        objective H05 soviet
        unit G1 german-mortar-81 at A05 facing SE
        unit G2 german-rifles-41 at E05 facing SE
        unit S1 soviet-rifles-41 at L09 facing SE spent
        cap german 3, soviet 0
    """)
    assert list(bits(p.state.heavy)) == []
    assert not any(step.startswith("lay") for step in acts(p))
