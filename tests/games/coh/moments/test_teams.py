"""Enemies are asked for by team: two seats of one team are no enemies of each other."""

from dataclasses import replace

import msgspec
import pytest

from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.combat.targets import attack_hexes
from hexfront.games.coh.hidden.detection import detected_by
from hexfront.games.coh.hits.losses import destroy
from hexfront.games.coh.movement.retreat import no_retreat
from hexfront.games.coh.notation import position
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.zone import seen_by_enemy
from hexfront.play.teams import Teams

THREE = """
    unit G1 german at C03 facing S
    unit G2 german at C05 facing N
    unit S1 soviet at C05 facing N
    unit S2 soviet at C06 hidden
"""


@pytest.fixture
def state() -> CohState:
    """G2 is the unit of a third seat, which plays with the Germans against the Soviets."""
    setting = position(THREE).state.setting
    units = list(setting.start)
    units[1] = msgspec.structs.replace(units[1], side=2)
    german, soviet = setting.terms
    return CohState(
        replace(
            setting, start=tuple(units), terms=(german, soviet, german), teams=Teams.of(0, 1, 0)
        )
    )


def test_the_units_of_both_allies_are_enemies_of_the_third(state: CohState):
    assert [state.foes(u) for u in range(4)] == [0b1100, 0b1100, 0b0011, 0b0011]
    assert (state.enemies(1), state.allies(0), state.allies(1)) == ((0, 2), (2,), ())


def test_an_ally_follows_and_then_the_other_team(state: CohState):
    assert [state.following(seat) for seat in (0, 1, 2)] == [2, 0, 0]
    state.done = 0b001
    assert [state.following(seat) for seat in (0, 2)] == [2, 1]


def test_nobody_fires_at_an_ally_alone_or_is_seen_by_one_as_by_an_enemy(state: CohState):
    here = state.hex[1]
    assert attack_hexes(state, Shot(0)) == [here]
    state.board &= ~(1 << 2)
    assert attack_hexes(state, Shot(0)) == []
    assert not state.in_close_combat(1)
    assert not seen_by_enemy(state, 2, state.hex[0])
    assert seen_by_enemy(state, 1, state.hex[0])


def test_units_of_either_ally_find_a_hidden_enemy(state: CohState):
    assert detected_by(state, 3) == "COH-11.1.d"
    state.board &= ~(1 << 0)
    assert detected_by(state, 3) == "COH-11.1.d"
    state.board &= ~(1 << 1)
    assert detected_by(state, 3) == ""


def test_vp_for_a_lost_unit_go_to_the_other_team(state: CohState):
    for u, gained in ((1, -1), (2, 1)):
        before = state.vp
        destroy(state, u, "COH-7.1.a")
        assert (state.vp > before) == (gained > 0)


def test_an_ally_that_came_bars_no_way(state: CohState):
    state.turn, here = 0, state.hex[2]
    origin = state.field.neighbours[here][0]
    state.hex[0] = here
    for mover, closed in ((1, False), (2, True)):
        state.came = ((here, origin, mover),)
        assert (origin in no_retreat(state, 0)) is closed
