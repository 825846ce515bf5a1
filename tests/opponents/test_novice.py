"""The easy opponent: careless now and then, the same for the same seed."""

from collections.abc import Sequence

from msgspec import Struct

from hexfront.opponents import opponent_for
from hexfront.opponents.novice import CARELESS, Novice
from hexfront.play import Choice


class Pick(Choice, frozen=True, tag="Pick"):
    number: int


class Stop(Choice, frozen=True, tag="Stop"):
    """Nothing more."""


CHOICES = [Pick(number) for number in range(10)]
ASKED = 600


class Attentive:
    """Always takes the first."""

    def __init__(self, seed: int) -> None:
        del seed

    def choose(self, view: Struct, choices: Sequence[Choice]) -> Choice:
        return choices[0]


def _answers(seed: int) -> list[Choice]:
    novice = Novice(Attentive, seed)
    return [novice.choose(Struct(), CHOICES) for _ in range(ASKED)]


def test_it_takes_what_comes_to_mind_as_often_as_it_is_careless() -> None:
    strays = sum(answer != CHOICES[0] for answer in _answers(1)) / ASKED
    assert abs(strays - CARELESS * 0.9) < 0.06


def test_it_ends_nothing_by_carelessness() -> None:
    """Where the computer player would pick, it picks something."""
    novice = Novice(Attentive, 1)
    taken = [novice.choose(Struct(), [*CHOICES[:2], Stop()]) for _ in range(ASKED)]
    assert Stop() not in taken
    assert {CHOICES[0], CHOICES[1]} == set(taken)


def test_it_answers_alike_under_the_same_seed() -> None:
    assert _answers(3) == _answers(3)
    assert _answers(3) != _answers(4)


def test_every_game_has_an_easy_opponent() -> None:
    assert isinstance(opponent_for("coh", 0, 1, "novice"), Novice)
