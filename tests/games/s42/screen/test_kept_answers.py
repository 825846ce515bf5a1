"""What a State keeps beside its data agrees with what is worked out anew, all through a game."""

from random import Random

import pytest
from msgspec.msgpack import encode
from msgspec.structs import replace

from hexfront.games.s42.combat.odds import automatic_targets
from hexfront.games.s42.moments.movement import MovementPhase
from hexfront.games.s42.moments.moving import Moving
from hexfront.games.s42.movement.reach import reach
from hexfront.games.s42.scenarios.start import start
from hexfront.games.s42.screen.view import brief_of, view_of
from hexfront.games.s42.setting import AXIS, SOVIET, S42Options, setting
from hexfront.games.s42.state import S42State
from hexfront.play import CHANCE, OVER

STEPS = 1_200


def forgetful(state: S42State) -> S42State:
    """A copy that has to work everything out for itself."""
    new = state.copy()
    new.memo.clear()
    new.memory, new.floods, new.lines = {}, {}, [None, None]
    new.reached, new.known_ways = None, {}
    new.season_changed()
    return new


def check(state: S42State) -> None:
    anew = forgetful(state)
    assert state.on_map == sum(1 << u for u, place in enumerate(state.place) if place >= 0)
    for side in (AXIS, SOVIET):
        assert state.zoc(side) == anew.zoc(side)
        assert state.bonds(side) == anew.bonds(side)
    for seat in (AXIS, SOVIET):
        assert encode(view_of(state, seat)) == encode(view_of(anew, seat))
    assert encode(brief_of(state, AXIS)) == encode(replace(view_of(anew, AXIS), overlays=None))
    match state.stack[-1]:
        case MovementPhase(side):
            assert automatic_targets(state, side) == automatic_targets(anew, side)
        case Moving() as moving:
            found = reach(anew, moving.units, moving.joined, moving.hexes, moving.halves)
            assert moving.reach(state).hexes == found.hexes
            assert moving.reach(state).left == moving.budget(anew)
        case _:
            pass


@pytest.mark.parametrize("seed", range(2))
def test_kept_answers_are_true_at_every_step_of_a_game(seed: int) -> None:
    random, state = Random(seed), start(setting("fall-blau", S42Options()))
    for _ in range(STEPS):
        actor = state.actor()
        if actor == OVER:
            break
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        choices = state.choices()
        check(state)
        state.take(choices[int(random.random() * len(choices))])


def test_a_game_begins_afresh_whatever_came_of_another() -> None:
    known = setting("fall-blau", S42Options())
    first = start(known)
    begun, told = first.digest(), first.news
    view_of(first, AXIS)
    first.put(next(u for u, place in enumerate(first.place) if place >= 0), -3)
    second = start(known)
    assert second.digest() == begun
    assert second.news == told
    assert second.news is not told
    check(second)


def test_a_copy_keeps_its_own_answers() -> None:
    state = start(setting("fall-blau", S42Options()))
    copy = state.copy()
    u = next(u for u, place in enumerate(state.place) if place >= 0)
    before = state.on_map
    copy.put(u, -3)
    assert state.on_map == before
    assert copy.on_map == before & ~(1 << u)
