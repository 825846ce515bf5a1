"""Long lists of choices are the same whether one asks for a single choice or goes through them."""

import pickle
from random import Random

import pytest

from hexfront.games.s42.choices import EndPhase, GoFullRetreat, Move
from hexfront.games.s42.moments.catalogue import Catalogue, Listing
from hexfront.games.s42.scenarios.start import start
from hexfront.games.s42.setting import S42Options, setting
from hexfront.play import CHANCE, Choice

MOVES, FLIGHTS = Catalogue[Choice](Move), Catalogue[Choice](GoFullRetreat)


def listing() -> Listing[Choice]:
    first = ((MOVES, 0b1011), (FLIGHTS, 0), (FLIGHTS, 1 << 200))
    last = ((FLIGHTS, 0b110), (MOVES, 0), (MOVES, 1 << 9))
    return Listing(first, [EndPhase()], last, [Move(2)])


WHOLE = [
    Move(0), Move(1), Move(3), GoFullRetreat(200), EndPhase(),
    GoFullRetreat(1), GoFullRetreat(2), Move(9), Move(2),
]  # fmt: skip


def test_it_is_counted_and_asked_without_being_listed() -> None:
    assert len(listing()) == len(WHOLE)
    assert [listing()[n] for n in range(len(WHOLE))] == WHOLE
    with pytest.raises(IndexError):
        listing()[len(WHOLE)]


def test_it_is_gone_through_like_a_list() -> None:
    assert list(listing()) == WHOLE
    assert listing()[-3] == GoFullRetreat(2)
    assert listing()[1:3] == [Move(1), Move(3)]
    assert Move(3) in listing()
    assert Move(4) not in listing()
    assert listing().index(EndPhase()) == 4
    assert repr(listing()) == repr(WHOLE)


def test_it_equals_a_list_of_the_same_choices() -> None:
    assert listing() == WHOLE
    assert listing() == listing()
    assert listing() != WHOLE[:-1]
    assert listing() != EndPhase()


def test_another_process_gets_a_list() -> None:
    sent = pickle.loads(pickle.dumps(listing()))
    assert type(sent) is list
    assert sent == WHOLE


def test_in_a_game_every_number_leads_to_its_choice() -> None:
    random, state = Random(4), start(setting("fall-blau", S42Options()))
    for _ in range(60):
        if state.actor() == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        singly, whole = state.choices(), list(state.choices())
        assert [singly[n] for n in range(len(singly))] == whole
        state.take(whole[int(random.random() * len(whole))])
