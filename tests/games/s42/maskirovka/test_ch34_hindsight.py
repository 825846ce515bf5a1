"""What a step brought to light is what the Axis knows afterwards, and nothing more.

After every step of a lively game the secrets that the Axis still does not know are dealt anew, and
the step is taken once more from there: it has to look the same.
"""

from random import Random

import msgspec
import pytest

from hexfront.games.s42.screen.scramble import possible
from hexfront.games.s42.state import S42State
from hexfront.play import Entry, heard
from tests.games.s42.helpers_lively import Lively, go_on
from tests.games.s42.maskirovka.helpers_game import CROWDED, FRONT, MaskirovkaGame
from tests.games.s42.maskirovka.helpers_maskirovka import AXIS, SOVIET

STEPS, WORLDS = 500, 3
FRONTS = {"front": FRONT, "crowded": CROWDED}
TELLING = {
    "log-army-held", "log-army-known", "log-army-nobody", "log-contest-over", "log-eliminated",
}  # fmt: skip
"""With these the rules themselves show what is in a box, and no later deal remembers it."""


def told(game: MaskirovkaGame, state: S42State, news: list[Entry]) -> list[bytes]:
    """All that reaches the Axis."""
    asked = list(state.choices()) if state.actor() == AXIS else []
    shown = (state.actor(), asked, game.offers(state, AXIS), heard(news, AXIS))
    return [msgspec.json.encode(part) for part in (*shown, game.view(state, AXIS))]


def world(before: S42State, markers: tuple[int, ...]) -> S42State | None:
    """The situation before a step with other markers, if the Axis could have believed it."""
    other = before.copy()
    other.markers = markers
    other.derive()
    return other if markers != before.markers and possible(other) else None


@pytest.mark.rule("S42-34.1.2.a")
@pytest.mark.parametrize(
    ("front", "seed"), [("front", 1), ("crowded", 0), ("crowded", 16), ("crowded", 33)]
)
def test_a_step_shows_no_more_than_the_axis_knows_afterwards(front: str, seed: int) -> None:
    game, random = MaskirovkaGame(FRONTS[front]), Random(seed)
    lively = Lively(seed)
    state, compared = game.new("front"), 0
    for _ in range(STEPS):
        if state.over:
            break
        before, step = state.copy(), lively.next(state)
        news: list[Entry] = []
        state.news = news
        go_on(state, step)
        if state.markers != before.markers:
            continue
        for _ in range(WORLDS):
            other = world(before, game.scramble(state, AXIS, random).markers)
            if other is None or (other.actor() == SOVIET and step not in list(other.choices())):
                continue
            theirs: list[Entry] = []
            other.news = theirs
            go_on(other, step)
            if not TELLING.intersection(entry.message for entry in (*news, *theirs)):
                assert told(game, state, news) == told(game, other, theirs), step
                compared += 1
    assert compared > STEPS
