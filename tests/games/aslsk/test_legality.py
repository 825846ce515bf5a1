"""What is listed is what no bar stands against, and nothing else."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import get_args

import pytest
from msgspec.structs import fields

from hexfront.games.aslsk.choices import AslskChoice, CallOff, Done, PickUp
from hexfront.games.aslsk.game import AslskGame
from hexfront.games.aslsk.legality import LEGALITY, OPTIONAL
from hexfront.games.aslsk.notation import position
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.scenarios.scenario import names
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import bits
from hexfront.play import CHANCE, OVER, Choice

GAME = AslskGame()
KINDS: tuple[type[Choice], ...] = get_args(AslskChoice)
SAMPLED = 40
"""How many choices of a kind are asked about at a moment, beside those that are listed."""
DECISIONS = 400


def values(state: AslskState, kind: type[Choice], name: str, random: Random) -> list[int | bool]:
    """Values of a field, more of them near to what is going on."""
    if name in ("road", "crawl", "roll", "avoid", "hull"):
        return [False, True]
    spared = [NOBODY] if (kind, name) in OPTIONAL else []
    if name == "hex":
        board = [int(h) for h in bits(state.occupied[0] | state.occupied[1])]
        near = [n for h in board for n in state.setting.grid.neighbours[h]]
        return [*random.sample(board, min(4, len(board))), *random.sample(near, min(8, len(near)))]
    count = len(state.holder) if name == "weapon" else len(state.kind)
    return [*spared, *random.sample(range(count), min(8, count))]


def made_up(state: AslskState, kind: type[Choice], random: Random) -> Iterator[Choice]:
    known = {field.name: values(state, kind, field.name, random) for field in fields(kind)}
    if not all(known.values()):
        return
    every = [{name: random.choice(of) for name, of in known.items()} for _ in range(SAMPLED)]
    yield from dict.fromkeys(kind(**picked) for picked in every)


def check(state: AslskState, random: Random) -> None:
    seat, listed = state.actor(), set(state.choices())
    for choice in listed:
        reason = LEGALITY.reason(state, seat, choice)
        assert reason is None, f"{choice} is listed at {state.stack[-1]}, but: {reason}"
    for kind in KINDS:
        for choice in made_up(state, kind, random):
            if choice not in listed:
                reason = LEGALITY.reason(state, seat, choice)
                assert reason is not None, f"nothing bars {choice} at {state.stack[-1]}"


def picked(choices: Sequence[Choice], random: Random) -> Choice:
    """Any choice, but nobody stops early, so that units meet."""
    busy = [choice for choice in choices if not isinstance(choice, Done | PickUp | CallOff)]
    return random.choice(busy if busy and random.random() < 0.9 else choices)


@pytest.mark.parametrize("free_los", [True, False])
@pytest.mark.parametrize("scenario", names())
def test_the_list_and_the_bars_agree(scenario: str, free_los: bool) -> None:
    random, asked = Random(f"{scenario} {free_los}"), 0
    state = GAME.new(scenario, {"free_los": free_los})
    while state.actor() != OVER and asked < DECISIONS:
        if state.actor() == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        asked += 1
        if asked % 6 == 0:
            check(state, random)
        state.take(picked(state.choices(), random))


POSITIONS = {
    "close combat": """
        terrain woods K5
        ger A 4-6-7 at K5
        ger B 2-4-7 at K5 broken
        ger L 9-1 at K5
        ger M 8-0 at K5
        ger C 4-6-7 at M5
        rus S 4-4-7 at K5
        rus N 8-1 at K5
        rus T 4-4-7 at M5 pinned
        phase close-combat german onwards
    """,
    "a stack on the move": """
        terrain woods K6 L5, brush K4
        ger A 4-6-7 at K5 +lmg
        ger B 4-6-7 at K5 cx
        ger C 2-4-7 at K5
        ger L 8-1 at K5 wounded
        sw M ger-mmg with L
        sw N ger-dc with B
        sw O ger-lmg at K5
        rus S 4-4-7 at N8
        phase movement german onwards
    """,
    "rally": """
        ger A 4-6-7 at B2 +mmg
        ger B 4-6-7 at B2
        sw G ger-lmg at B2
        sw H ger-hmg with A malfunctioned
        ger L 9-1 at C4
        ger C 4-6-7 at C4 broken dm
        ger D 4-6-7 at C4 broken
        ger K 8-1 at C4 broken
        rus S 4-4-7 at K5 broken
        rus M 9-1 at K5 pinned
        phase rally german onwards
    """,
    "mortar, bazooka and Panzerfaust": """
        sides german american
        date 1944-12
        pf german 5
        terrain stone-building K6 N8
        ger A 4-6-7 at K6
        ger L 9-1 at K6
        ger B 2-4-8 at M7
        sw M ger-mtr50 with B
        usa S 6-6-6 at N8
        usa T 6-6-6 at K8
        sw Z usa-baz44 with T
        phase prep-fire german onwards
    """,
    "rout": """
        terrain woods K8 M9
        ger A 4-6-7 at K5
        rus S 4-4-7 at K6 broken dm
        rus N 8-1 at K6
        rus T 2-2-7 at M6 broken dm
        sw M rus-hmg with S
        sw P rus-lmg with S
        phase rout russian onwards
    """,
}


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("name", POSITIONS)
def test_they_agree_in_positions_that_chance_seldom_brings(name: str, side: int) -> None:
    for seed in range(4):
        random, state = Random(f"{name} {side} {seed}"), position(POSITIONS[name]).state
        for _ in range(30):
            if state.actor() == OVER:
                break
            if state.actor() == CHANCE:
                state.fall(state.chances().sample(random))
                continue
            if state.actor() == side:
                check(state, random)
            state.take(picked(state.choices(), random))
