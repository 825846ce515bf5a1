"""How the game stands: the VPs of the Axis hex by hex, and what it needs when."""

from hexfront.games.s42.notation import position
from hexfront.games.s42.screen.standing import standing_of
from hexfront.play.standing import Standing
from tests.games.s42.means.helpers_initial import country

PLACES = ("city 1205 minor Tim vp 2", "town 1206 Oskol vp 1")
AXIS, SOVIET = 0, 1


def standing(*statements: str) -> Standing:
    return standing_of(position(country(*PLACES, *statements)).state)


def test_every_hex_that_counts_is_named() -> None:
    p = position(country(*PLACES, "control axis 1205 1206"))
    now = standing_of(p.state)
    assert {gain.args["hex"]: gain.points for gain in now.gains} == {
        p.hex("1205"): 2,
        p.hex("1206"): 1,
    }
    assert now.scores[0].points == 3


def test_the_axis_would_win_with_the_points_that_it_needs() -> None:
    for needed, winner in ((3, AXIS), (4, SOVIET)):
        now = standing("control axis 1205 1206", f"victory {needed} at-end")
        assert (now.winner, now.aims[0].met) == (winner, winner == AXIS)


def test_a_city_that_will_be_asked_for_decides_too() -> None:
    terms = ("victory 1 at-end before axis 34 Tim", "turn 30")
    assert standing(*terms, "control axis 1206").winner == SOVIET
    assert standing(*terms, "control axis 1205").winner == AXIS


def test_benchmarks_say_what_ends_the_game_on_this_turn() -> None:
    above, below = standing("victory 20 at-end benchmarks", "control axis 1205").aims[1:3]
    assert above.needs - below.needs == 11
    assert (above.met, below.met) == (False, True)
