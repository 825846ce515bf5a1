"""The computer player of Stalingrad '42 and what it does not know of Reserve Armies."""

from copy import deepcopy
from random import Random

import pytest

from hexfront.games.s42.screen.view import brief_of
from hexfront.opponents.s42 import S42Player
from hexfront.opponents.s42.imagine import imagine
from hexfront.play import CHANCE
from tests.games.s42.maskirovka.helpers_game import CROWDED, FRONT, MaskirovkaGame
from tests.games.s42.maskirovka.helpers_maskirovka import ARMY, AXIS, SOVIET, armies
from tests.opponents.s42.acting import acts

GAME = MaskirovkaGame()


@pytest.mark.parametrize("seed", range(3))
def test_the_imagined_game_looks_the_same_to_the_seat_that_must_choose(seed: int) -> None:
    random, state = Random(seed), GAME.new("front")
    players = [S42Player(seed, known=state.setting, compares=False) for _ in GAME.seats]
    while not state.over:
        seat = state.actor()
        if seat == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        view, choices = brief_of(state, seat), state.choices()
        again = brief_of(imagine(view, state.setting), seat)
        assert (again.units, again.guarded) == (view.units, view.guarded)
        choice = players[seat].choose(view, choices)
        state.take(choice if random.random() < 0.7 else random.choice(choices))


def test_the_axis_imagines_the_same_whosever_box_it_is() -> None:
    text = "soviet R{} {} at 1405 box={}\nsoviet R{} {} at 1605 box={}\nsoviet U 3-5-3 in box-1"
    one, other = (
        armies(text.format(1, ARMY, a, 2, ARMY, b), phase="movement axis")
        for a, b in ((1, 2), (2, 1))
    )
    first, second = (imagine(brief_of(p.state, 0), p.state.setting) for p in (one, other))
    assert first == second


@pytest.mark.parametrize(("front", "seed"), [(FRONT, 1), (CROWDED, 0), (CROWDED, 3)])
def test_the_axis_decides_the_same_whatever_it_cannot_see(front: str, seed: int) -> None:
    game, random = MaskirovkaGame(front), Random(seed)
    state, differ = game.new("front"), 0
    axis, soviet = (S42Player(seed, known=state.setting, compares=False) for _ in game.seats)
    while not state.over:
        if state.actor() == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        choices = state.choices()
        if state.actor() == SOVIET:
            choice = soviet.choose(brief_of(state, SOVIET), choices)
        else:
            other = game.scramble(state, AXIS, random)
            differ += other.markers != state.markers
            twin = deepcopy(axis, {id(state.setting): state.setting})
            choice = axis.choose(brief_of(state, AXIS), choices)
            assert twin.choose(brief_of(other, AXIS), other.choices()) == choice
        state.take(choice if random.random() < 0.8 else random.choice(choices))
    assert differ > 10


def test_units_come_out_of_a_box_to_defend_their_army() -> None:
    p = armies(
        f"soviet R {ARMY} at 1405 box=1",
        "soviet U 3-5-3 in box-1",
        "soviet V 1-2-3 in box-1",
        "axis A 5-5-3 at 1305",
        phase="combat axis",
    ).play("attack 1405; resolve")
    assert acts(p) == ["emerge U", "emerge V"]
