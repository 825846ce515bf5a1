"""A view is made of parts that are remembered; it must be what it would be if made anew."""

from random import Random

import msgspec
import pytest

from hexfront.games.coh.game import CohGame
from hexfront.games.coh.notation import position
from hexfront.games.coh.scenarios.scenario import scenario_names
from hexfront.games.coh.screen.view import view_of
from hexfront.play import CHANCE

COH = CohGame()


@pytest.mark.parametrize("scenario", scenario_names())
@pytest.mark.parametrize("seed", range(3))
def test_a_remembered_view_is_the_same_as_one_made_anew(scenario: str, seed: int):
    random = Random(seed)
    state = COH.new(scenario)
    while not state.over:
        for seat in (0, 1):
            anew = state.copy()
            anew.memory = {}
            seen = msgspec.msgpack.encode(view_of(state, seat))
            assert seen == msgspec.msgpack.encode(view_of(anew, seat))
        if state.actor() == CHANCE:
            state.fall(state.chances().sample(random))
        else:
            state.take(random.choice(state.choices()))


def test_units_that_did_not_change_are_the_same_objects():
    p = position("""
        unit G1 german at C03 facing N
        unit G2 german at C05 facing N
        unit S1 soviet at F04 facing N
    """)
    before = p.view("german").units
    p.play("move G1 C02", "face G1 N")
    after = p.view("german").units
    assert [a is b for a, b in zip(before, after, strict=True)] == [False, True, True]
