"""Chapter 8.1 and 8.2: who attacks whom."""

import pytest

from hexfront.games.s42.attack import attackers, cannot_attack, fit, unfit
from hexfront.games.s42.notation import position
from hexfront.games.s42.state import Order
from tests.games.s42.helpers_combat import attackers as taking_part
from tests.games.s42.helpers_combat import facing


@pytest.mark.rule("S42-8.1.a", "S42-3.0.g")
def test_units_attack_adjacent_enemies_if_they_like() -> None:
    p = position("""
        axis A 6-7-3 at 1204
        axis B 6-7-3 at 1203
        soviet S 3-5-3 at 1305
        soviet T 3-5-3 at 1507
        phase combat axis
    """)
    assert p.choices() == ["attack 1305", "end-phase"]
    p.play("attack 1305")
    assert taking_part(p) == {"A"}
    p.play("call-off")
    assert p.actor == "over"
    assert p.where("S") == "1305"


@pytest.mark.rule("S42-8.1.b")
def test_no_unit_attacks_twice() -> None:
    p = position("""
        axis A 6-7-3 at 1304
        axis B 6-7-3 at 1204
        soviet S 3-5-3 at 1305
        soviet T 3-5-3 at 1404
        crt * * = A1
        phase combat axis
    """)
    p.play("attack 1305; leave B; resolve", 3)
    assert p.options("attack") == set()
    refusal = unfit(p.state, p.unit("A")) if p.state.attacked else None
    assert p.actor == "over"
    assert refusal is None  # the phase is over, and its marks with it
    q = position("""
        axis A 6-7-3 at 1304
        axis B 6-7-3 at 1405
        soviet S 3-5-3 at 1305
        soviet T 3-5-3 at 1404
        crt * * = A1
        phase combat axis
    """)
    q.play("attack 1305; leave B; resolve", 3)
    assert q.options("attack") == {"1404"}, "B is left, but not for 1305"
    found = unfit(q.state, q.unit("A"))
    assert found is not None and found.rule == "S42-8.1.b"


@pytest.mark.rule("S42-8.1.b", "S42-8.1.j")
def test_no_stack_is_attacked_twice() -> None:
    p = position("""
        axis A 6-7-3 at 1304
        axis B 6-7-3 at 1204
        soviet S 3-5-3 at 1305
        crt * * = A1
        phase combat axis
    """)
    p.play("attack 1305; leave B; resolve", 3)
    assert p.actor == "over", "B finds nobody to attack any more"


@pytest.mark.rule("S42-8.1.j")
def test_units_that_retreated_into_an_empty_hex_are_safe_from_a_normal_attack() -> None:
    p = position("""
        map 1000-1610
        axis A 6-7-3 at 1304
        axis B 6-7-3 at 1506
        soviet S 3-5-3 at 1305
        soviet T 3-5-3 at 1605
        area B soviet 1310-1610
        crt * * = DR2 2
        turn 9
        phase combat axis
    """)
    p.play("attack 1305; resolve", 3, "give-ground")
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[-1])
    p.until("attack")
    assert p.where("S") != "1305"
    assert p.options("attack") == {"1605"}
    p.state.put(p.unit("S"), p.hex("1405"))
    p.state.put(p.unit("B"), p.hex("1406"))
    from hexfront.games.s42.attack import cannot_be_attacked

    found = cannot_be_attacked(p.state, 0, p.hex("1405"))
    assert found is not None and found.rule == "S42-8.1.j"
