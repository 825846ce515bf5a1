"""How the game stands: the VP marker, what moved it, and what the round's end will bring."""

from hexfront.games.coh.notation import Position, position
from hexfront.games.coh.screen.standing import standing_of
from hexfront.play.standing import Gain, Score, Standing
from tests.games.coh.classic.helpers import duel

LONE = """
    unit G1 german at C03 facing SE
    unit S1 soviet at G05 facing NW
"""


def standing(p: Position) -> Standing:
    return standing_of(p.state, p.log)


def test_whoever_holds_the_marker_would_win() -> None:
    ours = standing(position(f"{LONE}\nvp german 2"))
    assert (ours.winner, ours.scores) == (0, (Score(0, 2), Score(1, 0)))
    theirs = standing(position(f"{LONE}\nvp soviet 1"))
    assert (theirs.winner, theirs.scores) == (1, (Score(0, 0), Score(1, 1)))


def test_objectives_bring_vp_at_the_end_of_the_round_and_are_told_as_their_source() -> None:
    p = position(f"{LONE}\nvp german 2\nround 1 of 3\nobjective E05 german, E07 soviet")
    hexes = {gain.args["hex"]: gain.team for gain in standing(p).coming}
    assert hexes == {p.hex("E05"): 0, p.hex("E07"): 1}
    p.play("pass", "pass")
    gains = [gain for gain in standing(p).gains if gain.message == "tally-goal-objectives"]
    assert gains == [Gain(side, "tally-goal-objectives", {}, 1, "COH-9.1.a") for side in (0, 1)]


def test_the_clock_is_the_round() -> None:
    now = standing(position(f"{LONE}\nround 2 of 5"))
    assert (now.clock, now.now, now.last) == ("tally-goal-round", 2, 5)


def test_in_the_classic_edition_as_many_vp_are_a_draw() -> None:
    assert standing(duel("points german 1, soviet 1")).winner is None
    assert standing(duel("points german 1, soviet 2")).winner == 1
    assert standing(duel("points german 1")).winner == 0
