"""Standing orders: what they answer, what is still asked, and that they betray nothing."""

import re
from collections.abc import Iterator
from fractions import Fraction
from importlib.resources import files
from random import Random

import msgspec
import pytest

from hexfront.games.coh.choices import Decline, PlayCard, Reroll, Shift, SpendCap
from hexfront.games.coh.game import CohGame
from hexfront.games.coh.moments.base import CohMoment
from hexfront.games.coh.notation import Position
from hexfront.games.coh.screen.orders import ORDERS
from hexfront.games.coh.solo.cards import DeckCost
from hexfront.play import CHANCE, OVER, Choice
from tests.games.coh.cards.helpers import duel

NEVER = dict.fromkeys(ORDERS, "never")
NCO, LUCK = PlayCard(7), PlayCard(13)


def answer(p: Position, **orders: str) -> Choice | None:
    found = CohGame().ordered(p.state, orders)
    assert found is None or found in p.state.choices()
    return found


def shot(*dice: int, hand: str = "7 13") -> Position:
    """The German side has fired, and 9 hit."""
    return duel(f"hand german {hand}", "cap german 2, soviet 5").play(
        "attack G1 F04", "shift 0", dice
    )


def test_without_orders_everything_is_asked() -> None:
    assert answer(shot(1, 1)) is None
    assert answer(duel("cap german 2").play("attack G1 F04")) is None


# After a roll.


@pytest.mark.parametrize(
    ("order", "dice", "done"),
    [
        ("never", (1, 1), Decline()),
        ("ask", (6, 6), None),
        ("matters", (4, 5), Decline()),
        ("matters", (4, 4), None),
        ("near", (4, 4), None),
        ("near", (3, 4), Decline()),
        ("near", (4, 5), Decline()),
        ("play", (4, 4), LUCK),
        ("play", (3, 4), Decline()),
    ],
)
def test_orders_after_a_roll(order: str, dice: tuple[int, int], done: Choice | None) -> None:
    assert answer(shot(*dice), rerolls=order) == done


@pytest.mark.parametrize(
    ("hand", "dice", "asked"),
    [
        ("13", (3, 4), True),  # 7 and 2 are 9
        ("13", (3, 3), False),
        ("7", (1, 3), True),  # a 6 in place of the 1
        ("7", (1, 2), False),
        ("7 13", (1, 1), True),
    ],
)
def test_a_card_that_cannot_turn_the_roll_is_not_asked_for(
    hand: str, dice: tuple[int, int], asked: bool
) -> None:
    done = answer(shot(*dice, hand=hand), rerolls="matters")
    assert done == (None if asked else Decline())


def test_a_card_that_is_played_by_order_takes_the_better_die() -> None:
    p = shot(2, 6, hand="7")
    assert answer(p, rerolls="play") == NCO
    p.play("card 7")
    assert answer(p, rerolls="play") == Reroll(0)
    assert answer(p, rerolls="matters") is None


def test_no_card_is_played_in_vain() -> None:
    p = duel("hand german 7", "cap german 2", "terrain stone-building F04").play(
        "attack G1 F04", "shift 2", (6, 6)
    )
    assert p.state.stack[-2].margin(p.state) == -1
    assert answer(p, rerolls="play") == Decline()


def test_a_roll_that_cannot_fail_is_asked_about() -> None:
    p = duel("hand german 7 10").play("card 10", 2)
    assert answer(p, rerolls="matters") is None
    assert answer(p, rerolls="near") == Decline()


@pytest.mark.parametrize(("die", "done"), [(1, None), (2, Decline())])
def test_the_die_of_luck_fails_on_a_one(die: int, done: Choice | None) -> None:
    p = shot(4, 4, hand="7 13").play("card 13", die)
    assert answer(p, rerolls="matters") == done


# CAP before a roll and before a Spent Check.


@pytest.mark.parametrize(
    ("cap", "number", "done"),
    [(2, 14, None), (1, 14, Shift(0)), (2, 15, Shift(0)), (2, 2, None), (0, 9, Shift(0))],
)
def test_cap_is_asked_for_where_it_changes_the_chances(
    cap: int, number: int, done: Choice | None
) -> None:
    p = duel(f"cap german {cap}", "hand german").play("attack G1 F04")
    moment = p.state.stack[-1]
    p.state.stack[-1] = msgspec.structs.replace(moment, aim=9 - number)
    assert moment.number(p.state).total == 9
    assert answer(p, fire="matters") == done
    assert answer(p, fire="never") == Shift(0)
    assert answer(p, fire="ask", rally="never", rolls="never") is None


def test_a_card_may_change_what_cap_cannot() -> None:
    p = duel("cap german 0", "hand german 11").play("attack G1 F04")
    assert answer(p, fire="matters") is None
    assert answer(p, fire="never") == Shift(0)


def test_rallies_and_other_rolls_have_orders_of_their_own() -> None:
    rally = duel("cap german 2", g1="hit=pinned").play("rally G1")
    assert answer(rally, rally="never") == Shift(0)
    assert answer(rally, fire="never", rolls="never") is None
    first = duel("cap german 2").play("pass", "pass")
    assert answer(first, rolls="never") == Shift(0)
    assert answer(first, fire="never", rally="never") is None
    assert answer(first, rolls="matters") is None


@pytest.mark.parametrize(
    ("script", "order", "done"),
    [
        (("attack G1 F04", "shift 0", (1, 1)), "matters", None),  # 3 AP: 5 of 10
        (("attack G1 F04", "shift 0", (1, 1)), "likely", None),
        (("stall G1",), "matters", None),  # 1 AP: 2 of 10
        (("stall G1",), "likely", SpendCap(0)),
        (("stall G1",), "never", SpendCap(0)),
        (("stall G1",), "ask", None),
    ],
)
def test_orders_before_a_spent_check(
    script: tuple[str, ...], order: str, done: Choice | None
) -> None:
    p = duel("cap german 2").play(*script)
    assert p.waits_for == "ActionCost"
    assert answer(p, checks=order) == done


@pytest.mark.parametrize(("cost", "done"), [(8, None), (9, SpendCap(0))])
def test_cap_that_saves_nobody_is_not_asked_for(cost: int, done: Choice | None) -> None:
    p = duel("cap german 2").play("stall G1")
    p.state.stack[-1] = msgspec.structs.replace(p.state.stack[-1], cost=cost)
    assert answer(p, checks="matters") == done


# Against the enemy's action.


@pytest.mark.parametrize(("cost", "done"), [(6, None), (7, Decline())])
def test_confusion_is_asked_about_while_somebody_may_stay_fresh(
    cost: int, done: Choice | None
) -> None:
    p = duel("hand soviet 6", "cap german 0").play("stall G1")
    assert p.waits_for == "ConfusionWindow"
    p.state.stack[-2] = msgspec.structs.replace(p.state.stack[-2], cost=cost)
    assert answer(p, reactions="matters") == done
    assert answer(p, reactions="ask") is None
    assert answer(p, reactions="never") == Decline()


# What the window says.


def test_the_window_tells_what_each_card_would_do() -> None:
    p = shot(4, 4)
    (luck,) = p.preview("card 13").roll
    (nco,) = p.preview("card 7").roll
    assert (luck.number, luck.success) == (9, (5, 6))
    assert (nco.number, Fraction(*nco.success)) == (9, Fraction(2, 6))
    aimed = duel("cap german 2", "hand german 11").play("attack G1 F04").preview("card 11")
    assert aimed.number is not None
    assert aimed.number.total == 7
    dearer = duel("hand soviet 6").play("stall G1").preview("card 6")
    assert [(row.cost, row.spent) for row in dearer.spent] == [(1, (1, 5)), (4, (3, 5))]


PAGE = files("hexfront") / "web" / "src" / "games" / "coh" / "standing.ts"


def windows(kind: type[CohMoment] = CohMoment) -> Iterator[type[CohMoment]]:
    """Every moment that is put as a window to somebody."""
    for derived in kind.__subclasses__():
        if derived.window and derived.__struct_config__.tag is not None:
            yield derived
        yield from windows(derived)


def test_the_page_knows_the_order_for_every_window() -> None:
    text = PAGE.read_text("utf-8")
    asked = set(re.findall(r"^  (\w+): \"\w+\",$", text, re.MULTILINE))
    found = {str(kind.__struct_config__.tag) for kind in windows() if kind is not DeckCost}
    assert found == asked - {"Hardened"}  # a veteran is no secret
    for kind, values in ORDERS.items():
        listed = ", ".join(f'"{value}"' for value in values)
        assert f"  {kind}: [{listed}]," in text


# Secrets.


@pytest.mark.parametrize("scenario", ["partisans", "ambush", "yelnya"])
def test_what_an_order_declines_depends_on_no_secret(scenario: str) -> None:
    """In two worlds that a seat cannot tell apart, the other seat's orders answer alike."""
    game, random, windows = CohGame(), Random(14), 0
    state = game.new(scenario)
    for step in range(600):
        actor = state.actor()
        if actor == OVER:
            break
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        told = game.ordered(state, NEVER)
        if state.stack[-1].window:
            windows += 1
            assert told is not None
            for seat in state.enemies(actor):
                other = game.scramble(state, seat, Random(step))
                assert game.ordered(other, NEVER) == told
        state.take(told or random.choice(state.choices()))
    assert windows > 20
