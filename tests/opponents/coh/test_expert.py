"""The stronger level: three actions ahead, at equal depth, within a fixed effort."""

from random import Random

import pytest

from hexfront.games import find
from hexfront.games.coh.notation import position
from hexfront.games.coh.scenarios.scenario import scenario_names
from hexfront.opponents import opponent_for
from hexfront.opponents.coh import CohExpert, CohPlayer
from hexfront.opponents.coh.foresight import BUDGET, leaves
from hexfront.opponents.coh.worth import Judge
from hexfront.play import CHANCE, OVER
from tests.opponents.coh.acting import acts

COH = find("coh")

DUEL = """
    board 9x7
    terrain woods C03 F05
    objective F05 soviet
    unit G1 german-mg-34 at B04 facing SE
    unit G2 german-rifles-41 at C03 facing SE
    unit S1 soviet-rifles-41 at F05 facing NW hit=pinned!
    unit S2 soviet-rifles-41 at H06 facing NW
    cap german 3, soviet 3
"""


def decisions(scenario, seed, most):
    """The first decisions of a random game, each with what the seat sees and may do."""
    random = Random(seed)
    state = COH.new(scenario)
    while most and (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        choices = state.choices()
        if len(choices) > 1:
            most -= 1
            yield actor, COH.view(state, actor), choices
        state.take(random.choice(choices))


@pytest.mark.parametrize("scenario", scenario_names())
def test_every_answer_is_legal_and_no_thought_exceeds_its_budget(scenario):
    seats = [CohExpert(seat) for seat in range(4)]
    for seat, view, choices in decisions(scenario, 5, 5):
        player = seats[seat]
        before = player.foresight.judged
        assert player.choose(view, choices) in choices
        assert player.foresight.judged - before < 1.5 * BUDGET


def test_the_same_seed_thinks_the_same():
    first, second = CohExpert(3), CohExpert(3)
    for _, view, choices in decisions("partisans", 2, 12):
        assert first.choose(view, choices) == second.choose(view, choices)


def test_it_finishes_off_an_enemy_in_the_objective():
    assert any(step.startswith("attack") for step in acts(position(DUEL), make=CohExpert))


def test_it_passes_when_that_ends_a_game_that_is_won():
    p = position("""
        board 9x7
        round 5 of 5
        vp german 2
        passed soviet
        unit G1 german-rifles-41 at B04 facing SE
        unit S1 soviet-rifles-41 at F04 facing NW
    """)
    assert acts(p, make=CohExpert) == ["pass"]


def test_the_ways_that_dice_may_take_add_up_to_certainty():
    p = position(DUEL)
    u = p.id("G1")
    (select,) = [c for c in p.state.choices() if getattr(c, "unit", -1) == u]
    trial = p.state.copy()
    trial.take(select)
    attack = next(c for c in trial.choices() if type(c).__name__ == "Attack")
    ends = list(leaves(p.state.copy(), 0, (select, attack), Judge()))
    assert sum(weight for weight, _, _ in ends) == pytest.approx(1)
    assert {bool(state.dead >> p.id("S1") & 1) for _, _, state in ends} == {True, False}


def test_a_table_gets_the_level_that_it_asks_for():
    assert isinstance(opponent_for("coh", 0, 1, level="expert"), CohExpert)
    assert type(opponent_for("coh", 0, 1)) is CohPlayer
    usual = type(opponent_for("s42", 0, 1))
    assert type(opponent_for("s42", 0, 1, level="expert")) is usual
