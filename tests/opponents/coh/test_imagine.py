"""What the player imagines agrees with everything that its seat sees."""

from random import Random

import msgspec
import pytest

from hexfront.games import find
from hexfront.games.coh.cards.numbers import CardNo, ClassicNo
from hexfront.games.coh.choices import Decline, PlayCard
from hexfront.games.coh.moments.turn import ChooseAction
from hexfront.games.coh.notation import position
from hexfront.games.coh.scenarios.scenario import scenario_names
from hexfront.games.coh.screen.view import CohView, view_of
from hexfront.opponents.coh.imagine import imagine
from hexfront.play import CHANCE, OVER, Roll
from tests.games.coh.classic.helpers import classic

COH = find("coh")


def bytes_of(view):
    return msgspec.msgpack.encode(view)


@pytest.mark.parametrize("scenario", scenario_names())
@pytest.mark.parametrize("seed", range(2))
def test_the_imagined_game_looks_the_same_to_the_seat_that_must_choose(scenario, seed):
    random, fancy = Random(seed), Random(-seed)
    options = {"swift_action_stress": bool(seed % 2)}
    state = COH.new(scenario, options)
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        view = COH.view(state, actor)
        assert isinstance(view, CohView)
        imagined = imagine(view, fancy)
        assert bytes_of(view_of(imagined, actor)) == bytes_of(view)
        assert list(imagined.choices()) == list(state.choices())
        assert imagined.setting.options == state.setting.options
        state.take(random.choice(state.choices()))


def hidden_enemy():
    return position("""
        board 9x7
        terrain woods C02 C05 G02 G05 H03
        unit G1 german-rifles-41 at A04 facing SE
        unit S1 soviet-rifles-41 at G05 facing NW hidden
        hand german 2, soviet 11 12
        objective G02 soviet
    """)


def test_hidden_enemies_are_imagined_in_cover_and_in_different_places():
    p = hidden_enemy()
    places = {
        p.label(imagine(p.view("german"), Random(seed), p.state.setting).hex[p.id("S1")])
        for seed in range(40)
    }
    assert places <= {"C02", "C05", "G02", "G05", "H03"}
    assert len(places) > 1


@pytest.mark.parametrize("answer", [Decline(), PlayCard(CardNo.BATTLEFIELD_CONFUSION)])
def test_a_hidden_action_is_thought_to_its_end(answer):
    """Whose Spent Check it is and what it costs is not known; it changes nobody."""
    p = position("""
        terrain woods E05
        unit G1 german at E06 facing N
        unit S1 soviet at E01 facing S
        hand german 8, soviet 6
    """)
    p.play("stealth G1 E07")
    state = imagine(p.view("soviet"), Random(1), p.state.setting)
    state.take(answer)
    while not isinstance(state.stack[-1], ChooseAction):
        if state.actor() == CHANCE:
            state.fall(state.chances().sample(Random(1)))
        else:
            state.take(state.choices()[0])
    assert state.is_fresh(p.id("S1"))


def test_the_die_for_a_hidden_sniper_is_thought_to_its_end():
    """Whom a 6 would reveal is not known; it changes nobody."""
    p = classic(
        "unit S1 soviet at C03 hidden sniper red=5", "terrain woods C03",
        "unit G1 german at E04 facing NW front=13 flank=9", "turn soviet", "hand german 112",
    )  # fmt: skip
    p.play("rush S1", "attack S1 E04", 2, 5)
    state = imagine(p.view("german"), Random(1), p.state.setting)
    state.take(PlayCard(ClassicNo.LUCK))
    while not isinstance(state.stack[-1], ChooseAction):
        if state.actor() == CHANCE:
            state.fall(Roll((6,)))
        else:
            state.take(state.choices()[0])
    assert state.hidden >> p.id("S1") & 1


def test_the_other_hand_is_dealt_from_the_cards_that_are_not_seen():
    p = hidden_enemy()
    dealt = [
        tuple(imagine(p.view("german"), Random(seed), p.state.setting).hands[1])
        for seed in range(20)
    ]
    assert all(len(hand) == 2 for hand in dealt)
    assert len(set(dealt)) > 1


def test_a_face_down_marker_is_guessed_from_those_that_may_lie_there():
    p = position("""
        board 9x7
        unit G1 german-rifles-41 at A04 facing SE
        unit S1 soviet-rifles-41 at G04 facing NW hit=pinned
        unit S2 soviet-rifles-41 at G05 facing NW hit=berserk!
    """)
    guesses = set()
    for seed in range(60):
        state = imagine(p.view("german"), Random(seed), p.state.setting)
        guesses.add(state.marker(p.id("S1")).id)
        assert state.marker(p.id("S2")).id == "berserk"
    assert len(guesses) > 1
    assert "berserk" not in guesses  # there is one, and it is seen under the other unit
    assert not any(guess.startswith("crew") for guess in guesses)


def test_the_same_seed_imagines_the_same():
    p = hidden_enemy()
    first, second = (imagine(p.view("german"), Random(5), p.state.setting) for _ in range(2))
    assert first == second
