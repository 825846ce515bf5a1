"""Noise on the line: whatever a page says, the server answers in its own words and plays on."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from hexfront.play import load
from hexfront.table import protocol
from tests.table.duel import Duel
from tests.table.live import Page, Server
from tests.table.real_games import full_shelf
from tests.table.test_aslsk import VILLAGE

NUMBERS = (0, 1, -1, 2, 7, 63, 64, 500, 2**31, -(2**31), 2**63, 2**64, 10**30, 1.5)
ODD: tuple[Any, ...] = (None, True, "", "x", "\x00", "\ud800", [], {}, [[]], {"type": "Take"})
KINDS = [cls.__struct_config__.tag for cls in get_args(protocol.Incoming)]


def messages(random: Random, page: Page) -> Iterator[str]:
    """True messages with something wrong in them, and things that are no messages at all."""
    while True:
        offers = page.offered or [{"type": "Rest"}]
        true = [
            {"type": "WhyNot", "choice": random.choice(offers)},
            {"type": "Take", "seq": page.update["seq"], "choice": random.choice(offers)},
            {"type": "Look", "hex": random.choice(NUMBERS), "unit": random.choice(NUMBERS)},
            {"type": "Look", "hex": random.choice(NUMBERS), "to": random.choice(NUMBERS)},
            {"type": "Look", "unit": random.choice(NUMBERS), "to": random.choice(NUMBERS)},
            {"type": "Scrub", "step": random.choice(NUMBERS)},
            {"type": "Lines", "before": random.choice(NUMBERS)},
            {"type": "Undo", "seq": page.update["seq"]},
            {"type": "Sit", "seat": random.choice(NUMBERS)},
            {"type": "StandingOrder", "windows": "ask", "answers": {}},
        ]
        spoiled = json.dumps(spoil(random, random.choice(true)))
        yield random.choice([spoiled, spoiled, spoiled, spoiled[: random.randrange(len(spoiled))]])


def spoil(random: Random, value: Any) -> Any:
    """The value with one part of it changed, left out or put somewhere else."""
    if isinstance(value, dict) and value and random.random() < 0.85:
        key = random.choice(list(value))
        if key == "type":
            return {**value, "type": random.choice([*KINDS, "Mug"])}
        if random.random() < 0.15:
            return {name: part for name, part in value.items() if name != key}
        return {**value, key: spoil(random, value[key])}
    if isinstance(value, list) and value and random.random() < 0.7:
        at = random.randrange(len(value))
        return [*value[:at], spoil(random, value[at]), *value[at + 1 :]]
    return random.choice((*NUMBERS, *ODD))


def make_noise(page: Page, random: Random, count: int) -> None:
    """Say something, then ask what always has an answer: whatever comes before it is the reply."""
    noise = messages(random, page)
    for number in range(count):
        said = next(noise)
        page.line.send(said)
        page.say({"type": "Lines", "before": -number})
        while True:
            told = page.next()
            assert told.get("code") not in ("server-fault", "rules-fault"), said
            if told["type"] == "Earlier" and told["log"] == []:
                break


@pytest.mark.parametrize("seed", range(3))
def test_noise_at_a_small_table(server: Server, seed: int) -> None:
    seats = server.new_table("me", "friend", open_hands=True)
    with seats.page() as page:
        page.my_move()
        make_noise(page, Random(seed), 150)
    load(seats.save(), lambda _: Duel())


@pytest.mark.parametrize(
    ("game", "scenario"), [("coh", "kamenka"), ("aslsk", VILLAGE), ("s42", "fall-blau")]
)
def test_noise_at_a_real_table(real_server: Server, game: str, scenario: str) -> None:
    seats = real_server.new_table("me", "friend", game=game, scenario=scenario, open_hands=True)
    with seats.page() as page:
        page.my_move()
        make_noise(page, Random(8), 80)
    load(seats.save(), full_shelf().game)


def test_every_kind_of_message_is_tried() -> None:
    assert {"Enter", "Take", "Undo", "Consult"} <= set(KINDS)
    assert all(isinstance(kind, str) for kind in KINDS)
    assert msgspec.json.encode(KINDS)
