"""Standing orders of a defender: what they answer, and what is still asked."""

import pytest

from hexfront.games.s42.choices import Decline, Defend, GiveGround, Lead
from hexfront.games.s42.game import S42Game
from hexfront.games.s42.notation.position import Position
from hexfront.play import Choice
from tests.games.s42.combat.helpers_defense import struck, surrounded

PAIR = "axis A 10-7-3 at 1304\nsoviet S 3-5-3 at 1305"
TRIO = "axis A 10-7-3 at 1304\nsoviet S 3-5-3 low at 1305\nsoviet T 3-5-3 elite at 1305"


def answer(p: Position, **orders: str) -> Choice | None:
    found = S42Game().ordered(p.state, orders)
    assert found is None or found in p.state.choices()
    return found


def test_without_orders_everything_is_asked() -> None:
    p = struck(PAIR)
    assert answer(p) is None
    assert answer(p, defense="ask", support="never") is None


@pytest.mark.parametrize(("order", "done"), [("stand", Defend()), ("retreat", GiveGround())])
def test_an_order_answers_for_the_defender(order: str, done: Choice) -> None:
    assert answer(struck(PAIR), defense=order) == done


def test_likely_stands_where_the_hex_is_held_more_often_than_not() -> None:
    assert answer(struck(f"{PAIR}\ndd * * = S -/-"), defense="likely") == Defend()
    assert answer(struck(f"{PAIR}\ndd * * = F -/-"), defense="likely") == GiveGround()


def test_a_desperate_defense_is_always_asked() -> None:
    p = surrounded(PAIR)
    assert Defend(desperate=True) in p.state.choices()
    assert answer(p, defense="stand") is None


def test_the_best_unit_leads() -> None:
    p = struck(TRIO).play("defend")
    assert p.waits_for == "NameLead"
    assert answer(p, defense="stand") == Lead(p.unit("T"))
    assert answer(p, defense="ask") is None


def test_support_is_declined() -> None:
    p = struck(f"{PAIR}\nsoviet H S-(1)-5 support-hq range=4 at 1306").play("defend")
    assert p.waits_for == "CallSupport"
    assert answer(p, support="never") == Decline()
    assert answer(p, defense="stand") is None
