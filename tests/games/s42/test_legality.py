"""The list of choices and the bars agree: what is listed passes them, what is not does not."""

from collections import Counter
from collections.abc import Collection
from random import Random

import msgspec
import pytest

from hexfront.games.s42.game import S42Game
from hexfront.games.s42.legality import LEGALITY
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.ruleset import ADVANCED
from hexfront.games.s42.state import S42State
from hexfront.play import CHANCE, OVER, Choice
from tests.fuzz.strangers import Strangers, near_miss

GAME = S42Game()
LISTED, STRANGE = 12, 12
SHARE = 0.2
"""Of the decisions of a whole game: those that are compared."""


def agree(state: S42State, strangers: Strangers, random: Random) -> Counter[str]:
    """Compare at one decision; the kinds of choice that were compared."""
    listed, seat = list(state.choices()), state.actor()
    offered, seen = set(listed), Counter[str]()
    for choice in random.sample(listed, min(LISTED, len(listed))):
        assert LEGALITY.reason(state, seat, choice) is None, (choice, state.stack[-1])
        seen[type(choice).__name__] += 1
    strangers.remember(listed, random)
    others = strangers.not_among(listed, STRANGE, random)
    others += [near_miss(random.choice(listed), strangers.met, random) for _ in range(STRANGE)]
    for choice in others:
        if choice not in offered:
            assert LEGALITY.reason(state, seat, choice) is not None, (choice, state.stack[-1])
            seen[type(choice).__name__] += 1
    return seen


@pytest.mark.parametrize("advanced", [(), ADVANCED], ids=["basic", "advanced"])
def test_list_and_bars_agree_all_through_a_game(advanced: Collection[str]) -> None:
    random, strangers = Random(len(advanced)), Strangers(GAME)
    state = GAME.new("fall-blau", dict.fromkeys(advanced, True))
    state.news, seen = None, Counter[str]()
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        if random.random() < SHARE:
            seen += agree(state, strangers, random)
        choices = state.choices()
        state.take(choices[int(random.random() * len(choices))])
    assert len(seen) > 40, "nearly every kind of choice came up"


THICK = """
    map 1000-2010
    turn 12
    area X axis 1000-1010
    area A soviet 2000-2010
    air ger-8-fk
    axis A 10-8-6 tank red at 1305
    axis B 6-7-3 at 1305
    axis C 5-5-5 cavalry at 1306
    axis G S-(1)-5 artillery at 1304
    sp axis at 1304
    soviet S 3-5-3 steps=2 at 1405
    soviet T 3-4-3 at 1405
    soviet U 3-3-3 at 1506
    soviet H S-(1)-5 artillery at 1505
    option reserves on
    option disengagement on
    axis R 6-7-3 at 1306 reserve
    phase combat axis
"""


CITY = f"""
    {THICK}
    city 1305 major
    contested 1305
    city-battle 1305 1
    option contested_cities on
    option leaders on
    option planned_offensives on
    soviet Z 3-4-3 at 1305
    axis Q S-(1)-5 support-hq at 1304
    axis M 0-0-6 leader at 1304
    soviet L 0-0-6 leader at 1505
    offensive Q ready
    dd * 4 = P -/-
"""
"""The same around a contested city, with all advanced rules."""


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("text", [THICK, CITY], ids=["field", "city"])
def test_list_and_bars_agree_in_the_thick_of_a_battle(text: str, seed: int, mirrored: bool) -> None:
    if mirrored:
        text = text.replace("axis", "+").replace("soviet", "axis").replace("+", "soviet")
    random, p, strangers = Random(seed), position(text), Strangers(GAME)
    while p.state.actor() != OVER:
        if p.state.actor() == CHANCE:
            p.state.fall(p.state.chances().sample(random))
            continue
        agree(p.state, strangers, random)
        choices: list[Choice] = list(p.state.choices())
        keen = [c for c in choices if type(c).__name__ not in ("EndPhase", "CallOff", "EndAdvance")]
        p.state.take(random.choice(keen or choices))


def test_the_reason_is_the_same_for_a_copy() -> None:
    p = position(THICK).play("attack 1405")
    twin = Position(p.state.copy(), p.names)
    for words in ("join S", "leave U", "withhold", "end-phase"):
        assert msgspec.json.encode(p.refusal(words)) == msgspec.json.encode(twin.refusal(words))
