"""What a State remembers of its units, beside a look at every one of them."""

from random import Random

import pytest

from hexfront.games.coh.game import CohGame
from hexfront.games.coh.movement.steps import open_steps, step_refusal
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.games.coh.terrain.zone import unseen_by_enemy
from hexfront.hexes import bits
from hexfront.play.masks import members
from tests.games.walking import walk

COH = CohGame()


def play(state: CohState, random: Random, steps: int) -> None:
    """Some decisions and dice at random."""
    for _ in walk(state, random, steps):
        pass


def compare(state: CohState) -> None:
    for units in (state.board, state.hidden, state.board & state.setting.vehicles):
        assert set(bits(state.spots(units))) == {state.hex[u] for u in members(units)}
    for h in {h for h in state.hex if h >= 0}:
        assert state.units_at(h) == sum(1 << u for u, at in enumerate(state.hex) if at == h)
        assert state.at(h) == [u for u in members(state.board) if state.hex[u] == h]
    for seat in state.setting.seats:
        enemies = members(state.board & state.setting.enemy_mask[seat])
        seen = {
            h for h in bits(state.field.whole) if any(state.sees(h, state.hex[e]) for e in enemies)
        }
        assert set(bits(unseen_by_enemy(state, seat, state.field.whole))) == (
            set(bits(state.field.whole)) - seen
        )
    for u in members(state.board):
        around = state.field.neighbours[state.hex[u]]
        assert [h for h in around if open_steps(state, u) >> h & 1] == [
            h for h in around if step_refusal(state, u, h) is None
        ]
    carried = {state.carrier[u]: u for u in members(state.aboard)}
    assert state.load == [carried.get(u, NOBODY) for u in range(len(state.hex))]


@pytest.mark.parametrize("scenario", ["convoy", "mtsensk", "yelnya"])
def test_what_is_remembered_is_what_a_look_at_every_unit_finds(scenario: str) -> None:
    random = Random(scenario)
    state = COH.new(scenario)
    for _ in range(30):
        play(state, random, 5)
        other = state.copy()
        play(other, random, 20)
        compare(other)
        compare(state)
