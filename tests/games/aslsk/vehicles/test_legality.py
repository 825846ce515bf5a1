"""With vehicles, too, what is listed is what no bar stands against."""

from random import Random

import pytest

from hexfront.games.aslsk.choices import Dispense, Done, Stop
from hexfront.games.aslsk.legality import LEGALITY
from hexfront.games.aslsk.notation import position
from hexfront.games.aslsk.vehicles import bars
from hexfront.opponents.aslsk.imagine import imagine
from hexfront.play import CHANCE, OVER
from tests.games.aslsk.test_legality import made_up

MEETING = """
    terrain woods L4 M6, wooden-building K7 L7, orchard N5
    hill P4 P5 Q5
    road K5-M4
    ger T pziiin at K5 vca=ne-se exposed
    ger V psw222 at K6 vca=n-ne
    ger W pzvib at J5 vca=ne-se motion
    ger A 4-6-7 at K7
    rus R 4-4-7 at N5
    rus S t26 at O6 vca=sw-nw
    rus U kv1e at P4 vca=sw-nw
    phase movement {} onwards
"""
DECISIONS = 90


@pytest.mark.parametrize("side", ["german", "russian"])
@pytest.mark.parametrize("seed", range(3))
def test_the_list_and_the_bars_agree(side: str, seed: int) -> None:
    p, random, asked = position(MEETING.format(side)), Random(f"{side} {seed}"), 0
    state = p.state
    while state.actor() != OVER and asked < DECISIONS:
        if state.actor() == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        asked += 1
        seat, listed = state.actor(), state.choices()
        for choice in listed:
            assert LEGALITY.reason(state, seat, choice) is None, choice
        for kind in bars.BARS:
            for choice in made_up(state, kind, random):
                barred = LEGALITY.reason(state, seat, choice) is not None
                assert barred is (choice not in listed), (choice, state.stack[-1])
        busy = [choice for choice in listed if not isinstance(choice, Done | Stop | Dispense)]
        state.take(random.choice(busy if busy and random.random() < 0.8 else listed))


def test_the_view_of_a_drive_is_enough_to_play_on() -> None:
    p = position(MEETING.format("german")).do("take T; start")
    while p.waits_for == "FirstFire":
        p.do("done")
    dreamt = imagine(p.game.view(p.state, 0), p.state.setting)
    assert dreamt.choices() == p.state.choices()
