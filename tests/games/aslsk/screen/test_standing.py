"""How the game stands: what each side has of what its Victory Conditions ask."""

from hexfront.games.aslsk.notation import position
from hexfront.games.aslsk.screen.standing import standing_of
from hexfront.play.standing import Standing

UNITS = "ger A 4-6-7 at K5\nrus S 4-4-7 at A1"
GERMAN, RUSSIAN = 0, 1


def standing(terms: str) -> Standing:
    return standing_of(position(f"{UNITS}\nturns 4\n{terms}").state, [])


def test_who_alone_meets_all_his_conditions_would_win() -> None:
    terms = "victory german casualties 2\notherwise russian\npoints german"
    for points, winner in ((1, RUSSIAN), (2, GERMAN)):
        now = standing(f"{terms} {points}")
        (aim,) = now.aims
        assert (aim.team, aim.has, aim.needs, aim.met) == (GERMAN, points, 2, points == 2)
        assert (now.winner, now.scores[GERMAN].points) == (winner, points)


def test_if_both_meet_theirs_the_scenario_names_the_winner() -> None:
    both = "victory german casualties 1\nvictory russian exit 1 east\npoints german 1"
    assert standing(f"{both}\nexits russian 1\notherwise german").winner == GERMAN
    assert standing(f"{both}\nexits russian 1\notherwise russian").winner == RUSSIAN


def test_the_clock_is_the_turn() -> None:
    now = standing("victory german casualties 1")
    assert (now.clock, now.now, now.last) == ("tally-goal-turn", 1, 4)
