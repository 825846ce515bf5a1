"""The printed examples of chapter 13, with their dice and every figure."""

import pytest

from hexfront.games.coh.notation import position
from tests.games.coh.combat.helpers import figures, on_target


@pytest.mark.example("COH-EX-13.3-1")
def test_an_indirect_mortar_attack():
    p = position("""
        board 5x12
        level 2 C03
        terrain woods C06
        unit M soviet-mortar-82 at C01 facing S
        unit HMG german-hmg-34 at C08 facing N
        turn soviet
    """)
    order = "bombard M C08 via C03"
    field = p.state.field
    assert field.distance(p.hex("C01"), p.hex("C08")) == 7
    assert (p.sees("C01", "C08"), p.sees("C01", "C03"), p.sees("C03", "C08")) == (False, True, True)
    shown = on_target(p, order)
    assert figures(shown.defense) == [("flank-defense", 10)]
    assert figures(shown.attack) == [("red-fp", 3), ("higher-attacker", 1)]
    assert shown.number == 6
    p.play(order, 8)
    (hit,) = p.told("log-hit")
    assert hit.args["number"] == 6
    p.play("draws pinned", 2)
    (check,) = p.told("log-becomes-spent")
    assert check.args["cost"] == 4
    assert p.unit("M").spent
    assert p.unit("M").stressed
    assert p.unit("HMG").place == "board"
