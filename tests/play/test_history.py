"""Going back: some States are kept, the steps between them are played again."""

from random import Random

import pytest

from hexfront.play import State, declared
from hexfront.play.chance import Draw, Outcome
from hexfront.play.history import LATEST, STRIDE, Deed, History, carry_out
from hexfront.play.moment import CHANCE, Choice, Moment

STEPS = 3 * STRIDE + 5


class Add(Choice, frozen=True, tag="Add"):
    number: int


@declared
class Heap(State):
    numbers: list[int]

    def __init__(self) -> None:
        self.blank()
        self.stack = [Adding()]


class Adding(Moment[Heap], frozen=True, tag="Adding"):
    """By turns a seat and chance add a number."""

    def actor(self, state: Heap) -> int:
        return CHANCE if len(state.numbers) % 2 else 0

    def take(self, state: Heap, choice: Choice) -> None:
        assert isinstance(choice, Add)
        state.numbers.append(choice.number)

    def fall(self, state: Heap, outcome: Outcome) -> None:
        assert isinstance(outcome, Draw)
        state.numbers.append(outcome.item)
        state.note("fallen", "HEAP-1")


def play(history: History, state: Heap, steps: int) -> Heap:
    random = Random(steps)
    for _ in range(steps):
        number = random.randrange(100)
        chance = state.actor() == CHANCE
        deed = Deed(CHANCE, Draw(number)) if chance else Deed(0, Add(number))
        after = state.copy()
        carry_out(after, deed)
        history.add(state, deed)
        state = after
    return state


@pytest.fixture
def played() -> tuple[History, Heap]:
    history = History()
    return history, play(history, Heap(), STEPS)


def test_every_state_can_be_had_again(played: tuple[History, Heap]) -> None:
    history, last = played
    assert len(history) == STEPS
    order = list(range(STEPS))
    Random(1).shuffle(order)
    for step in [*range(STEPS), *reversed(range(STEPS)), *order]:
        state = history.before(step)
        assert isinstance(state, Heap)
        assert state.numbers == last.numbers[:step]


def test_reading_on_leaves_what_was_read_as_it_was(played: tuple[History, Heap]) -> None:
    history, last = played
    first = history.before(3)
    history.before(4)
    assert isinstance(first, Heap)
    assert first.numbers == last.numbers[:3]


def test_few_states_are_kept(played: tuple[History, Heap]) -> None:
    history, _ = played
    kept = {id(history.before(step)) for step in range(0, STEPS, STRIDE)}
    assert len(kept) == STEPS // STRIDE + 1
    assert len(history._kept) + len(history._latest) == STEPS // STRIDE + 1 + LATEST


@pytest.mark.parametrize(
    "left",
    [0, 1, STRIDE - 1, STRIDE, STRIDE + 1, 2 * STRIDE, STEPS - LATEST - 1, STEPS - 1, STEPS],
)
def test_what_is_cut_is_forgotten_and_play_goes_on(left: int) -> None:
    history = History()
    last = play(history, Heap(), STEPS)
    history.before(STEPS // 2)
    state = history.before(left) if left < STEPS else last
    history.cut(left)
    assert len(history) == left
    assert isinstance(state, Heap)
    again = play(history, state, STRIDE + 2)
    for step in range(left + STRIDE + 2):
        found = history.before(step)
        assert isinstance(found, Heap)
        assert found.numbers == again.numbers[:step]


def test_played_states_tell_no_news(played: tuple[History, Heap]) -> None:
    history, _ = played
    assert history.before(STRIDE + 7).news is None
