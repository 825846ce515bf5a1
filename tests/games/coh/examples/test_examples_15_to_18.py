"""Printed examples of chapters 15 to 18 about fire, with their dice and every figure."""

import pytest

from hexfront.games.coh.notation import position
from tests.games.coh.combat.helpers import figures, on_target, price


@pytest.mark.example("COH-EX-15.16-1")
def test_a_tank_on_a_steep_hill():
    for kind, side, enemy in (
        ("german-pz-iv-e", "german", "soviet-rifles-41"),
        ("soviet-t-34-40", "soviet", "german-rifles-41"),
    ):
        p = position(f"""
            board 5x9
            level 2 C03
            unit T {kind} at C03 facing S
            unit X {enemy} at C04 facing N
            turn {side}
        """)
        assert p.refusal("attack T C04").rule == "COH-15.16.a"
        assert "attack T C04" not in p.play("select T").choices()


@pytest.mark.example("COH-EX-18.1-1")
def test_a_flamethrower_attack():
    p = position("""
        board 5x9
        terrain stone-building C04
        unit P german-pioneers at C03 facing S
        unit G soviet-regimental-gun at C04 facing N
    """)
    shown = on_target(p, "flame P C04")
    assert figures(shown.attack) == [("red-fp", 3), ("short-range", 3)]
    assert shown.attack.total == 6
    assert figures(shown.defense) == [("flank-defense", 10)]
    assert shown.number == 4
    assert price(p, "flame P C04") == [("attack-cost", 2)]
    p.play("flame P C04", 5)
    (hit,) = p.told("log-hit")
    assert hit.args["number"] == 4
    p.play("draws suppressed")
    assert p.view("german").units[p.id("G")].hit_armored is False
    p.play(3)
    (check,) = p.told("log-stays-fresh")
    assert (check.args["cost"], check.args["roll"]) == (2, 3)
    assert p.unit("P").fresh
    assert p.unit("P").stressed


@pytest.mark.rule("COH-16.2.b")
def test_a_turned_turret_under_stress():
    """Derived check D4: 3 + 2 + 1 = 6 AP."""
    p = position("""
        board 5x9
        unit T german mover=tracked armored tank turret attack=3 stressed at C03 facing N
        unit X soviet at C05 facing N
    """)
    assert price(p, "attack T C05") == [("attack-cost", 3), ("turret", 2), ("stress", 1)]
    assert p.cost("attack T C05") == 6
