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


@pytest.mark.example("COH-EX-13.7-1")
def test_a_soviet_strike_drifts():
    p = position("""
        board 11x11
        unit G1 german at A11
        unit S1 soviet at K11
        weapons soviet W05*0
        strike soviet W05 E05
        round 1 of 4
    """)
    p.play("pass", "pass", "arrow N")
    assert p.number("shift 0") == 4
    p.play(3)
    (drift,) = p.told("log-drifts")
    assert (drift.args["roll"], drift.args["number"], drift.args["hexes"]) == (3, 4, 3)
    assert p.waits_for == "DriftDirection"
    p.play(4)
    (landing,) = p.told("log-strike-lands")
    assert p.label(int(landing.args["hex"])) == "E08"


@pytest.mark.example("COH-EX-13.9-1")
def test_an_artillery_strike():
    """4-J08 is planned before round 3; before round 4 the strike falls on the own HMG."""
    p = position("""
        board coh/4
        unit HMG german-hmg-34 at L07 facing S
        unit S1 soviet-rifles-41 at C08 facing N
        weapons german W04, soviet W05
        strike german W04 C03
        strike soviet W05 E10
        round 2 of 5
    """)
    p.play("pass", "pass")
    assert (p.round, p.waits_for) == (3, "PlanStrikes")
    p.play("strike J08", "strike G05")
    assert "log-strike-announced" in [entry.message for entry in p.heard("soviet")]
    assert [strike.hex for strike in p.view("soviet").strikes if strike.side == 0][-1] == -1
    assert (p.waits_for, p.actor) == ("ArtilleryMarker", "german")
    p.play("arrow N", 6, "arrow N", 6, 7)
    assert (p.strikes("german"), p.strikes("soviet")) == (["J08"], ["G05"])
    p.play("pass", "pass")
    assert p.round == 4
    assert p.label(int(p.told("log-strike")[-1].args["hex"])) == "J08"
    p.play("arrow N")
    assert p.number("shift 0") == 3
    assert p.number("shift -2") == 1
    assert p.chance("shift -2", by=-2) == 1
    p.play("shift 0", 2)
    assert p.told("log-drifts")[-1].args["hexes"] == 2
    p.play(2)
    assert p.label(int(p.told("log-strike-lands")[-1].args["hex"])) == "L07"
    assert p.waits_for == "HitNumber"
    number = p.preview("shift 0").number
    assert number is not None
    assert figures(number) == [("flank-defense", 10), ("red-fp", -5)]
    assert p.number("shift 2") == 7
    p.play("shift 2", 3)
    assert p.told("log-miss")[-1].args["number"] == 7
    assert (p.unit("HMG").place, p.unit("HMG").hit) == ("board", "")
