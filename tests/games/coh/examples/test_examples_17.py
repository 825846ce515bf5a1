"""The printed examples of chapter 17, and of carried pioneers among mines."""

import pytest

from hexfront.games.coh.notation import Position, position
from tests.games.coh.combat.helpers import figures

HILL = """
    board 9x9
    chapters 18
    level 1 E06 E05
    level 2 D05 D04
    cap german 5, soviet 5
    work bunker D04 soviet facing N
    work mines E05 soviet hidden
    unit G1 german-pz-iv-f2 at E06 facing N
    unit G2 german-pioneers on=G1
    unit S1 soviet-maxim at D04 facing N inside
    unit S2 soviet-rifles-41 at I09 facing N
"""


def hill() -> Position:
    """A tank with pioneers below a bunker on a hill; between them hidden mines."""
    return position(HILL.replace("level 1 E06 E05", "level 1 E05"))


@pytest.mark.example("COH-EX-17.6-1")
def test_attack_on_a_bunker():
    p = position("""
        board 9x9
        level 1 D04
        work bunker D04 soviet facing N
        unit G1 german-hmg-34 at D01 facing S
        unit S1 soviet-maxim at D04 facing N inside
    """)
    guard = p.dr("attack G1 D04")
    assert figures(guard) == [("front-defense", 12), ("higher-target", 1), ("bunker-front", 5)]
    assert guard.total == 18
    assert p.ar("attack G1 D04").total == 5
    assert p.number("attack G1 D04") == 13
    assert p.odds("attack G1 D04")[0] == 0


@pytest.mark.example("COH-EX-17.10-1")
def test_mines():
    p = hill()
    p.play("move G1 E05")
    assert p.work("E05") == "mines"
    assert p.waits_for == "MineNumber"
    assert p.number("shift 0") == 8
    assert p.number("shift -2") == 6
    p.play("shift -2", 11)
    assert p.unit("G2").place == "destroyed"
    assert p.number("shift -1") == 7
    p.play("shift -1", 7, "draws light-damage")
    assert p.cap("soviet") == 2
    assert p.unit("G1").hit == "light-damage"
    p.play("move G1 D05", "face G1 N")
    assert p.unit("G1").hex == "D05"
    assert p.preview("cap 0").spent[0].cost == 3
    p.play("cap 0", 5)
    assert p.unit("G1").fresh


@pytest.mark.example("COH-EX-15.8-2")
def test_carried_pioneers_and_mines():
    p = hill()
    p.play("move G1 E05", 2, 2)
    told = [entry.args["target"] for entry in p.log if entry.message == "log-mines-miss"]
    assert told == [p.id("G2"), p.id("G1")]


@pytest.mark.example("COH-EX-17.11-1")
def test_destroying_a_bunker():
    p = position("""
        board 9x9
        level 2 D05 D04
        work bunker D04 soviet facing N
        unit G1 german-pz-iv-f2 at D05 facing N stressed hit=light-damage
        unit S1 soviet-maxim at D04 facing N inside
    """)
    guard = p.dr("attack G1 D04")
    assert figures(guard) == [("flank-defense", 10), ("bunker-flank", 3)]
    assert figures(p.ar("attack G1 D04")) == [("red-fp", 5), ("short-range", 3)]
    assert p.number("attack G1 D04") == 5
    bunker = p.against_work("attack G1 D04")
    assert (bunker.defense.total, bunker.attack.total, bunker.number) == (16, 8, 8)
    p.play("attack G1 D04", 3)
    assert not p.unit("S1").hit
    p.play(9)
    assert p.work("D04") == ""
    assert p.preview("cap 0").spent[0].cost == 4
    p.play("cap 0", 2)
    assert p.unit("G1").spent
    assert p.unit("G1").stressed


@pytest.mark.example("COH-EX-17.11-2")
def test_high_explosive_against_a_hasty_defense():
    p = position("""
        board 9x12
        chapters 17
        terrain woods D07
        hand german 11
        unit G1 german-mortar-81 at D09 facing N red=3 indirect=4
        unit S1 soviet-maxim at D04 facing S hasty
    """)
    order = "bombard G1 D04 via E08"
    assert figures(p.dr(order)) == [("flank-defense", 10), ("hasty-defense", 1)]
    assert figures(p.ar(order)) == [("red-fp", 3)]
    p.play(order, "card 11")
    number = p.preview("shift 0").number
    assert number is not None
    assert number.value("tally-careful-aiming") == -2
    assert number.total == 11 - 5
    p.play("shift 0", 5)
    assert not p.unit("S1").hit
    assert p.waits_for == "WorkNumber"
    assert p.number("shift 0") == 13 - 5
    p.play("shift 0", 10)
    assert not p.unit("S1").hasty
    assert p.preview("cap 0").spent[0].cost == 4
    p.play("cap 0", 4)
    assert p.unit("S1").place == "board"
    assert p.unit("G1").spent
    assert p.unit("G1").stressed
