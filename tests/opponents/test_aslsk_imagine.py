"""The imagined game of the ASL Starter Kit: it looks the same to its seat, and it plays on."""

from itertools import product
from random import Random

import msgspec
import pytest

from hexfront.games import find
from hexfront.games.aslsk.places import ELIMINATED, EXITED, NOBODY, Phase
from hexfront.games.aslsk.screen.view import view_of
from hexfront.games.aslsk.state import UNIT_MASKS, WEAPON_MASKS
from hexfront.opponents.aslsk.imagine import imagine
from hexfront.play import CHANCE, OVER

ASLSK = find("aslsk")
SCENARIOS = [info.id for info in ASLSK.scenarios()]
EVERY = 25
"""Decisions of a random game between two looks."""
UNKNOWN = {"reveals"}
"""What the rules count but nobody plays by."""


def looks(view):
    """A view as bytes; what hides is imagined as not there yet."""
    units, weapons = (
        tuple(
            msgspec.structs.replace(piece, place="pending") if piece.place == "hidden" else piece
            for piece in pieces
        )
        for pieces in (view.units, view.weapons)
    )
    shown = msgspec.structs.replace(view, units=units, weapons=weapons, hidden=(0, 0))
    return msgspec.msgpack.encode(shown)


def decisions(scenario, options, every=EVERY):
    """The States of a random game at every so many decisions."""
    random, state, number = Random(4), ASLSK.new(scenario, options), 0
    state.news = None
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        number += 1
        if number % every == 0:
            yield state
        choices = state.choices()
        state.take(choices[int(random.random() * len(choices))])


@pytest.mark.parametrize("free_los", [True, False])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_imagined_game_looks_the_same_to_the_seat_that_must_choose(scenario, free_los):
    for state in decisions(scenario, {"free_los": free_los}):
        seat = state.actor()
        view = view_of(state, seat)
        imagined = imagine(view)
        assert looks(view_of(imagined, seat)) == looks(view)
        assert imagined.setting.options.free_los is free_los
        if not state.hidden:
            assert set(imagined.choices()) == set(state.choices())


def to_the_end_of_the_player_turn(state, random):
    """Play on at random until the other side's Player Turn begins or the game is over."""
    turn = state.turn, state.attacker
    while (actor := state.actor()) != OVER and (state.turn, state.attacker) == turn:
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        choices = sorted(state.choices(), key=repr)
        state.take(choices[int(random.random() * len(choices))])


def forget_what_is_gone(state):
    """Markers, arcs and MF of what has left the game are remembered, but nobody sees them."""
    gone = [u for u, place in enumerate(state.place) if place in (ELIMINATED, EXITED)]
    for w in [w for w, u in enumerate(state.holder) if u in gone]:
        state.hand(w, NOBODY)
        state.lies[w] = ELIMINATED
    lost = [w for w, place in enumerate(state.lies) if place == ELIMINATED]
    for u in gone:
        state.spent[u] = state.here[u] = 0
    for masks, those in ((UNIT_MASKS, gone), (WEAPON_MASKS, lost)):
        for name, one in product(masks, those):
            setattr(state, name, getattr(state, name) & ~(1 << one))
    for columns, those in (((state.arc, state.depleted), lost), ((state.vca, state.tca), gone)):
        for column, one in product(columns, those):
            column.pop(one, None)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_imagined_game_plays_on_to_the_end_of_the_player_turn_like_the_true_one(scenario):
    looked = 0
    for state in decisions(scenario, {}, every=8 * EVERY):
        if state.hidden or state.phase == Phase.SET_UP:
            continue
        looked += 1
        imagined = imagine(view_of(state, state.actor()))
        true = state.copy()
        true.news = imagined.news = None
        assert imagined.stack == true.stack
        for one in (true, imagined):
            to_the_end_of_the_player_turn(one, Random(looked))
            forget_what_is_gone(one)
        found = true.difference(imagined)
        assert found.keys() <= UNKNOWN, found
    assert looked
