"""The printed examples of chapters 6 and 7, with their dice and every figure."""

from fractions import Fraction

import pytest

from hexfront.games.coh.notation import position
from tests.games.coh.combat.helpers import figures, in_pool, on_target


@pytest.mark.example("COH-EX-6.8-1")
def test_an_attack():
    p = position("""
        board 9x7
        terrain light-woods E03
        unit MG german-mg-34 at B03 facing SE
        unit R soviet-rifles-41 at E03 facing NW
        cap german 5, soviet 5
    """)
    shown = on_target(p, "attack MG E03")
    assert figures(shown.defense) == [("front-defense", 12), ("terrain-light-woods", 1)]
    assert shown.defense.total == 13
    assert figures(shown.attack) == [("red-fp", 4)]
    assert shown.number == 9
    assert p.cost("attack MG E03") == 2
    p.play("attack MG E03", "shift -1", 7)
    (miss,) = p.told("log-miss")
    assert miss.args["number"] == 8
    assert p.unit("R").hit == ""
    p.play("cap 0", 3)
    assert p.unit("MG").fresh
    assert p.unit("MG").stressed
    assert p.cap("german") == 4


@pytest.mark.example("COH-EX-6.3-1")
def test_a_flank_attack():
    p = position("""
        board 9x7
        terrain wooden-building D04
        unit PaK german-pak-38 at D04 facing N spent
        unit R soviet-rifles-41 at D05 facing N
        cap german 5, soviet 5
        turn soviet
    """)
    shown = on_target(p, "attack R D04")
    assert figures(shown.defense) == [("flank-defense", 10), ("terrain-wooden-building", 1)]
    assert shown.defense.total == 11
    assert figures(shown.attack) == [("red-fp", 3), ("short-range", 3)]
    assert shown.attack.total == 6
    assert shown.number == 5
    p.play("attack R D04", "shift -2", 6)
    (hit,) = p.told("log-hit")
    assert hit.args["number"] == 3
    assert p.cap("soviet") == 3
    p.play("draws pinned", "cap 1", 3)
    (check,) = p.told("log-becomes-spent")
    assert check.args["cost"] == 4 - 1
    assert p.unit("R").spent
    assert p.unit("R").stressed
    assert p.unit("PaK").hit == "pinned"
    assert p.cap("soviet") == 5 - 3


@pytest.mark.example("COH-EX-6.3-1")
def test_the_same_flank_attack_would_destroy_with_a_seven():
    p = position("""
        board 9x7
        terrain wooden-building D04
        unit PaK german-pak-38 at D04 facing N spent
        unit R soviet-rifles-41 at D05 facing N
        turn soviet
    """)
    p.play("attack R D04", "shift -2", 7)
    assert p.unit("PaK").place == "destroyed"


@pytest.mark.example("COH-EX-6.9-1")
def test_an_attack_on_stacked_units():
    p = position("""
        board 9x7
        unit R soviet-rifles-41 at D02 facing S
        unit GR german-rifles-41 at D05 facing S
        unit MG german-mg-34 at D05 facing N
        turn soviet
    """)
    rifles, mg = on_target(p, "attack R D05", "GR"), on_target(p, "attack R D05", "MG")
    assert figures(rifles.defense) == [("flank-defense", 11)]
    assert figures(mg.defense) == [("front-defense", 12)]
    assert figures(rifles.attack) == figures(mg.attack) == [("red-fp", 3)]
    assert (rifles.number, mg.number) == (8, 9)
    assert p.odds("attack R D05", "MG")[1] == 0  # a critical hit would need a 13
    p.play("attack R D05", "target GR", 6, 10, "draws suppressed")
    assert p.told("log-miss")[0].args["target"] == p.id("GR")
    assert p.told("log-hit")[0].args["target"] == p.id("MG")
    assert p.unit("GR").hit == ""
    assert p.unit("MG").hit == "suppressed"
    p.play(5)
    (check,) = p.told("log-stays-fresh")
    assert check.args["cost"] == 4
    assert p.unit("R").fresh
    assert p.unit("R").stressed
    assert p.turn == "german"


@pytest.mark.example("COH-EX-6.10-1")
def test_a_close_combat():
    p = position("""
        board 12x9
        terrain light-woods I06
        unit R soviet-rifles-41 at J06 facing SW
        unit HMG german-hmg-34 at I06 facing N spent
        unit GR german-rifles-41 at H07 facing NE
        cap german 1, soviet 5
        turn soviet
    """)
    p.play("move R I06", 7)  # A: close combat begins, no attack yet
    assert not p.told("log-attack")
    refusal = p.refusal("close HMG R")  # B: no CAP to bring its attack to 0 AP
    assert (refusal.rule, refusal.args["cost"], refusal.args["cap"]) == ("COH-2.2.d", 2, 1)
    p.play("move GR I06", 7)
    for closed in ("H07", "H06", "I07"):
        assert p.refusal(f"move R {closed}").rule == "COH-6.12.c"
    assert all(p.legal(f"move R {free}") for free in ("I05", "J06", "J07"))
    assert p.legal("close R GR")
    shown = on_target(p, "close R HMG")  # C
    assert [row.unit for row in p.preview("close R HMG").targets] == [p.id("HMG")]
    assert figures(shown.defense) == [("flank-defense", 10), ("terrain-light-woods", 1)]
    assert shown.defense.total == 11
    assert figures(shown.attack) == [("red-fp", 3), ("close-combat", 4)]
    assert shown.attack.total == 7
    assert shown.number == 4
    assert p.odds("close R HMG")[1] == Fraction(15, 36)  # critical at 8
    p.play("close R HMG", 7, "draws pinned", 7)
    assert p.told("log-hit")
    assert p.unit("HMG").hit == "pinned"
    assert p.unit("GR").hit == ""


@pytest.mark.example("COH-EX-7.5-1")
def test_a_hit_marker():
    p = position("""
        board 9x9
        unit HMG german-hmg-34 at E02 facing S
        unit Tank german at F03 facing S armored mover=tracked
        unit R soviet-rifles-41 at E06 facing N
    """)
    p.play("attack HMG E06", 8, "draws suppressed", 7)
    assert p.unit("HMG").fresh
    assert p.view("soviet").units[p.id("R")].hit == "suppressed"
    assert p.view("german").units[p.id("R")].hit == "?"
    assert not p.unit("R").shown

    assert p.cost("attack R E02") == 4 + 1
    assert p.cost("move R E05") == 1
    shown = on_target(p, "attack R E02")
    assert figures(shown.defense) == [("front-defense", 12)]
    assert figures(shown.attack) == [("red-fp", 3), ("hit-marker", -2)]
    assert (shown.attack.total, shown.number) == (1, 11)
    assert on_target(p, "attack R F03").attack.total == 0 - 2
    p.play("attack R E02")
    assert p.waits_for == "HitNumber"  # not yet rolled, and the marker lies face up
    assert p.unit("R").shown
    assert p.view("german").units[p.id("R")].hit == "suppressed"
    p.play(10, 5)
    (miss,) = p.told("log-miss")
    assert miss.args["number"] == 11
    (check,) = p.told("log-becomes-spent")
    assert check.args["cost"] == 5
    assert p.unit("R").spent
    assert p.unit("R").shown


@pytest.mark.example("COH-EX-7.5-1")
def test_the_hit_marker_leaves_movement_and_defense_alone():
    p = position("""
        board 9x9
        unit HMG german-hmg-34 at E02 facing S
        unit R soviet-rifles-41 at E06 facing N hit=suppressed!
    """)
    assert figures(on_target(p, "attack HMG E06").defense) == [("front-defense", 12)]
    assert p.play("pass").cost("move R E05") == 1


@pytest.mark.example("COH-EX-7.7-1")
def test_a_rally():
    p = position("""
        board 9x7
        terrain light-woods D04
        unit Maxim soviet-maxim at D04 facing N spent stressed hit=stunned
        unit G1 german-rifles-41 at D01 facing S
        cap german 5, soviet 7
        turn soviet
    """)
    shown = p.preview("rally Maxim")
    assert shown.cost is not None
    assert shown.number is not None
    assert figures(shown.cost) == [("rally", 5), ("stress", 1)]
    assert shown.prepaid
    assert figures(shown.number) == [("rally-number", 7), ("terrain-light-woods", -1)]
    p.play("rally Maxim")
    assert p.cap("soviet") == 7 - 6
    p.play("shift -1", 7)
    (success,) = p.told("log-rally-succeeds")
    assert success.args["number"] == 5
    assert p.told("log-marker-revealed")[0].args["marker"] == "stunned"
    assert p.unit("Maxim").hit == ""
    assert in_pool(p, "stunned") == 2
    assert p.unit("Maxim").spent
    assert not p.told("log-becomes-spent")
    assert not p.told("log-stays-fresh")
    assert p.cap("soviet") == 0
    assert p.turn == "german"


@pytest.mark.example("COH-EX-7.11-1")
def test_a_critical_hit():
    p = position("""
        board 9x7
        terrain woods D05
        unit HMG german-hmg-34 at D01 facing S
        unit Maxim soviet-maxim at D05 facing N
        unit R soviet-rifles-41 at I07 facing N
        cap german 5, soviet 7
    """)
    shown = on_target(p, "attack HMG D05")
    assert figures(shown.defense) == [("front-defense", 12), ("terrain-woods", 2)]
    assert shown.number == 9
    p.play("attack HMG D05", "shift -2", 11)
    (critical,) = p.told("log-critical")
    assert (critical.args["number"], critical.args["roll"]) == (7, 11)
    assert p.unit("Maxim").place == "destroyed"
    assert p.view("german").losses == (0, 1)
    assert p.cap_base("soviet") == 7 - 1
    assert p.cap("german") == 3


@pytest.mark.example("COH-EX-7.12-1")
@pytest.mark.parametrize(("marker_on", "afterwards"), [(7, [6, 5]), (6, [6, 5]), (5, [5, 5])])
def test_the_cap_track(marker_on: int, afterwards: list[int]):
    p = position(f"""
        board 9x9
        unit S1 soviet at E02 facing S red=20
        unit G1 german at E05 facing N
        unit G2 german at E05 facing N
        unit G3 german at I09 facing N
        base german 7, soviet 7
        cap german {marker_on}, soviet 7
        turn soviet
    """)
    assert p.cap_base("german") == 7
    p.play("attack S1 E05", "target G1", 12)
    assert (p.cap_base("german"), p.cap("german")) == (6, afterwards[0])
    p.play(12)
    assert (p.cap_base("german"), p.cap("german")) == (5, afterwards[1])
    assert p.view("german").losses == (2, 0)
