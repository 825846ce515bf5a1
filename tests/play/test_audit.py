"""Dice between people: rolled again from what was pledged and added, and never otherwise."""

import hmac
from collections import Counter
from hashlib import sha256
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hexfront.play import Chances, Draw, Match, Roll, dice, dump, load
from hexfront.play.audit import (
    AuditError,
    Auditor,
    DiceRecord,
    Grain,
    fallen,
    number_at,
    pledge_of,
    seed_text,
    slot_of,
)
from tests.play.games import find_game
from tests.play.games.first_fire import FirstFire

SEED = seed_text(2**100 + 7)
RECORD = DiceRecord(pledge_of(SEED), SEED, (Grain(0, 0, "aa"), Grain(1, 3, "0b")))


def test_a_roll_is_what_anybody_can_reckon_without_us() -> None:
    assert RECORD.pledge == sha256(SEED.encode()).hexdigest()
    for step, said in ((0, b"0:aa"), (2, b"2:aa"), (3, b"3:0b:aa"), (40, b"40:0b:aa")):
        expected = int(hmac.new(SEED.encode(), said, "sha256").hexdigest(), 16)
        assert number_at(SEED, RECORD.grains, step) == expected


def test_every_outcome_lies_where_it_is_said_to_and_is_as_broad_as_it_weighs() -> None:
    chances = Chances([(Draw(4), 1), (Draw(2), 3), (Draw(9), 2)])
    assert Counter(fallen(chances, number) for number in range(12)) == {
        Draw(4): 2, Draw(2): 6, Draw(9): 4,
    }  # fmt: skip
    for number in range(6):
        total, low, high = slot_of(chances, fallen(chances, number))
        assert (total, low <= number < high) == (6, True)


@given(st.integers(0, 2**256 - 1))
def test_two_dice_fall_somewhere(number: int) -> None:
    assert fallen(dice(2), number) in dice(2)


def pledged(record: DiceRecord) -> Match:
    """A game in which every die falls as it was pledged to."""
    match, random = Match(FirstFire(), FirstFire().scenarios()[0].id), Random(1)
    while not match.state.over:
        if match.state.actor() < 0:
            number = number_at(record.seed, record.grains, match.length)
            match.fall(fallen(match.state.chances(), number))
        else:
            match.take(match.state.actor(), random.choice(match.state.choices()))
    return match


def audit(match: Match, record: DiceRecord) -> Auditor:
    auditor = Auditor(record)
    load(dump(match), find_game, auditor.watch)
    return auditor


def test_dice_that_fell_as_pledged_are_found_to_be_so() -> None:
    match = pledged(RECORD)
    rolled = [step for step, taken in enumerate(match.steps) if isinstance(taken.taken, Roll)]
    assert rolled, "some dice must fall for this test"
    assert [step for step, _ in audit(match, RECORD).rolls] == rolled


def test_another_number_than_the_pledged_one_is_caught() -> None:
    with pytest.raises(AuditError, match="pledged"):
        Auditor(replace(RECORD, seed=seed_text(8)))


def test_dice_without_what_a_player_added_are_caught() -> None:
    match = pledged(replace(RECORD, grains=RECORD.grains[1:]))
    with pytest.raises(AuditError, match=r"step \d+: .* fell where"):
        audit(match, RECORD)
