"""The printed examples of chapters 10 and 11, with their dice and all their figures."""

import pytest

from hexfront.games.coh.notation import Position, position
from tests.games.coh.combat.helpers import figures, on_target
from tests.games.coh.groups.helpers import check_cost, gather, needed, price, spent, stressed


@pytest.mark.example("COH-EX-10.4-1")
def test_group_move():
    p = position("""
        board 9x8
        terrain woods C05
        unit R1 soviet-rifles-41 at C06 facing N
        unit R2 soviet-rifles-41 at D06 facing N
        unit R3 soviet-rifles-41 at E06 facing N
        unit R4 soviet-rifles-41 at F06 facing N
        unit HMG german-hmg-34 at E01 facing S
        cap german 7, soviet 7
        turn soviet
    """)
    gather(p, "move", "R1", "R2", "R3", "R4")
    for move, cost in (("R1 C05", 2), ("R2 D05", 1), ("R3 E05", 1), ("R4 F05", 1)):
        assert p.cost(f"move {move}") == cost
        p.play(f"move {move}", f"face {move[:2]} N")
    assert check_cost(p) == 2
    p.play(5)
    assert spent(p) == set()
    assert stressed(p) == {"R1", "R2", "R3", "R4"}

    assert on_target(p, "attack HMG D05").number == 12 - 5
    p.play("attack HMG D05", 11)
    assert p.unit("R2").place == "destroyed"
    assert p.cap_base("soviet") == 6
    p.play(4)
    assert p.unit("HMG").fresh
    assert p.unit("HMG").stressed

    assert p.legal("move R1 C04")
    p.play("gather R3 move")
    assert p.choices() == ["join R4"]
    assert p.refusal("join R1").rule == "COH-10.2.a"
    p.play("join R4", "done", "move R3 E04", "move R4 F04")
    assert check_cost(p) == 1 + 1
    p.play(1)
    assert spent(p) == stressed(p) - {"HMG"} == {"R3", "R4"}


def ready_to_support() -> Position:
    """The HMG in woods, Rifles 01 and 02 behind it, Rifles 03 a hex further to the left."""
    return position("""
        board 9x7
        terrain woods E04
        unit HMG german-hmg-34 at E04 facing N
        unit G1 german-rifles-41 at E05 facing N
        unit G2 german-rifles-41 at E05 facing N
        unit G3 german-rifles-41 at C05 facing N
        unit S1 soviet-rifles-41 at C02 facing S
        unit S4 soviet-rifles-41 at E01 facing S
    """)


@pytest.mark.example("COH-EX-10.8-1")
def test_group_attack():
    p = ready_to_support()
    assert p.legal("attack G3 C02")  # in its own attack zone, but not adjacent to the HMG
    p.play("attack HMG C02")
    assert p.choices() == ["done", "join G1", "join G2"]
    assert p.refusal("join G3").rule == "COH-10.6.a"
    p.play("join G1", "join G2")
    assert figures(needed(p)) == [
        ("front-defense", 12), ("red-fp", -5), ("support", -2),
    ]  # fmt: skip
    assert needed(p).total == 5
    p.play(8)
    assert p.told("log-hit")[0].args["number"] == 5
    p.play("draws pinned")
    assert check_cost(p) == 2
    p.play(4)
    assert spent(p) == set()
    assert stressed(p) == {"HMG", "G1", "G2"}


@pytest.mark.example("COH-EX-10.8-1")
def test_group_attack_is_critical_at_9():
    p = ready_to_support().play("attack HMG C02", "join G1", "join G2", 9)
    assert p.unit("S1").place == "destroyed"


@pytest.mark.example("COH-EX-10.6-1")
def test_no_support_through_the_woods_of_the_attacker():
    p = ready_to_support()
    assert p.sees("E04", "E01")
    assert not p.sees("E05", "E01")
    p.play("attack HMG E01")
    assert p.waits_for == "HitNumber"  # nobody was asked for support
    assert needed(p).total == 12 - 5


@pytest.mark.example("COH-EX-10.11-1")
def test_stress_in_a_group_move():
    p = position("""
        board 9x8
        unit R1 soviet-rifles-41 at B07 facing N
        unit R2 soviet-rifles-41 at D06 facing N
        unit R3 soviet-rifles-41 at E06 facing N
        unit R4 soviet-rifles-41 at F06 facing N
        turn soviet
    """)
    p.play("select R1")
    assert not p.legal("gather R1 move")
    assert p.cost("move R1 C06") == 1
    p.play("move R1 C06", 2)
    assert p.unit("R1").fresh
    assert stressed(p) == {"R1"}
    gather(p.play("pass"), "move", "R1", "R2", "R3", "R4")
    p.play("move R1 C05", "move R2 D05", "move R3 E05", "move R4 F05")
    assert check_cost(p) == 1 + 1
    p.play(3)
    assert p.turn == "german"
    assert stressed(p) == {"R1", "R2", "R3", "R4"}


@pytest.mark.example("COH-EX-10.11-2")
def test_stress_in_a_group_attack():
    p = position("""
        board 9x7
        terrain woods D05
        unit HMG german-hmg-34 at E05 facing N
        unit G1 german-rifles-41 at D06 facing N
        unit S1 soviet-rifles-41 at E02 facing S
    """)
    assert p.cost("move G1 D05") == 2
    p.play("move G1 D05", 3)
    assert p.unit("G1").fresh
    assert stressed(p) == {"G1"}
    p.play("pass")
    assert p.cost("attack HMG E02") == 2
    p.play("attack HMG E02", "join G1")
    assert figures(needed(p)) == [
        ("front-defense", 12), ("red-fp", -5), ("support", -1),
    ]  # fmt: skip
    p.play(2)
    assert check_cost(p) == 2 + 1
    p.play(7)
    assert stressed(p) == {"HMG", "G1"}


@pytest.mark.example("COH-EX-11.4-1")
def test_hiding():
    """The building in F08 plays the part of 2-E09, whose map is not ours."""
    p = position("""
        board 12x12
        terrain wooden-building F08
        unit R soviet-rifles-41 at H07 facing SW
        unit HMG german-hmg-34 at C11 facing NE
        turn soviet
    """)
    assert p.sees("C11", "H07")
    assert p.refusal("stealth R H07").rule == "COH-11.4.a"
    assert p.cost("move R H06") == 1 + 1
    p.play("move R H06", 3)
    assert p.unit("R").fresh
    assert p.unit("R").stressed

    p.play("stall HMG", 7)
    p.play("select R")
    hiding_places = {text.split()[-1] for text in p.choices() if text.startswith("stealth")}
    assert hiding_places == {"G06", "H05", "H06", "I05"}
    assert figures(price(p, "stealth R H05")) == [("stealth", 5), ("stress", 1)]
    p.play("stealth R H05", 4)
    assert (p.unit("R").place, p.unit("R").hex) == ("hidden", "H05")
    assert p.unit("R").spent
    assert p.unit("R").stressed
    seen = p.view("german").units[p.id("R")]
    assert (seen.place, seen.hex, seen.spent, seen.stressed) == ("hidden", -1, False, False)


def beside_the_mortar(*more: str) -> Position:
    """German Rifles hidden in 1-N07; a Soviet mortar in the woods of L08, next to M07."""
    lines = (
        "board coh/1",
        "unit G german-rifles-41 at N07 hidden",
        "unit M soviet at L08 facing N",
        *more,
    )
    return position("\n".join(lines))


@pytest.mark.example("COH-EX-11.5-1")
def test_stealth_move():
    p = beside_the_mortar("cap german 5")
    assert p.state.field.terrain[p.hex("M07")].id == "woods"
    assert p.state.field.distance(p.hex("M07"), p.hex("L08")) == 1
    assert p.cost("stealth G M07") == 5
    p.play("stealth G M07")
    announced = p.heard("soviet")[-1]
    assert (announced.message, announced.args) == ("log-stealth-move-unseen", {"side": 0})
    p.play("cap 2", 4)
    assert p.cap("german") == 3
    assert (p.unit("G").place, p.unit("G").hex) == ("hidden", "M07")
    assert p.unit("G").fresh
    assert p.unit("G").stressed


@pytest.mark.example("COH-EX-11.1-1")
def test_voluntary_reveal():
    p = beside_the_mortar().play("stealth G M07", "cap 2", 4, "pass")
    assert p.cost("stealth G L08") == 5 + 1  # the dearer way to the same hex
    p.play("reveal G", "face G SW")
    assert p.unit("G").place == "board"
    assert figures(price(p, "move G L08")) == [
        ("move-cost", 1),
        ("terrain-woods", 1),
        ("stress", 1),
    ]
    p.play("move G L08", 5)
    assert p.unit("G").hex == "L08"
    assert p.unit("G").fresh
    assert p.unit("G").stressed


@pytest.mark.example("COH-EX-11.1-1")
def test_a_stealth_move_into_the_mortars_hex_reveals_the_rifles():
    p = beside_the_mortar().play("stealth G M07", "cap 2", 4, "pass", "stealth G L08")
    assert p.unit("G").place == "board"
    assert p.waits_for == "RevealFacing"
    p.play("face G N")
    assert check_cost(p) == 6


@pytest.mark.example("COH-EX-11.7-1")
def test_recon_by_fire():
    p = position("""
        board coh/1
        unit MG soviet-maxim at P01 facing S
        unit G german-rifles-41 at P05 hidden
        turn soviet
    """)
    p.play("recon MG")
    assert figures(needed(p, "attack MG P05")) == [
        ("detection", 6), ("terrain-light-woods", 1),
    ]  # fmt: skip
    p.play("attack MG P05", "shift -2")
    assert p.cap("soviet") == 5
    p.play(8)
    assert p.told("log-recon-finds")[0].args["number"] == 5
    assert p.actor == "german"
    p.play("face G N")
    assert p.unit("G").hex == "P05"
    assert figures(needed(p)) == [
        ("front-defense", 12), ("terrain-light-woods", 1), ("red-fp", -3),
    ]  # fmt: skip
    assert needed(p).total == 10
    assert p.legal("shift -2")
    p.play(7)
    assert p.told("log-miss")
    assert check_cost(p) == 3
    p.play(3)
    assert p.unit("MG").spent
    assert p.unit("MG").stressed
