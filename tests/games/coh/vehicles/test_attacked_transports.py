"""Attacks on transports (COH-15.11)."""

import pytest

from hexfront.games.coh.notation import Position, position


def convoy(*more: str, apc: str = "", cargo: str = "") -> Position:
    """A German attacker beside a loaded Soviet truck, whose defenses are red."""
    return position("\n".join((
        "unit G1 german at C04 facing SE red=3",
        f"unit S1 soviet mover=wheeled truck red=none blue=0 at D05 facing NW {apc}",
        f"unit S2 soviet on=S1 {cargo}",
        "unit S3 soviet at I07 facing N",
        *more,
    )))  # fmt: skip


@pytest.mark.rule("COH-15.11.a", "COH-6.9.g")
def test_first_the_cargo_then_the_transport_without_a_choice():
    p = convoy().play("attack G1 D05")
    assert (p.waits_for, p.state.stack[-1].target) == ("HitNumber", p.id("S2"))
    p.play(2)
    assert (p.waits_for, p.state.stack[-1].target) == ("HitNumber", p.id("S1"))
    p.play(2)
    assert p.waits_for == "ActionCost"


@pytest.mark.rule("COH-15.11.a", "COH-6.9.g")
def test_others_in_the_hex_come_in_any_order_but_no_transport_before_its_cargo():
    p = convoy("unit S4 soviet at D05 facing NW").play("attack G1 D05")
    assert p.choices() == ["target S2", "target S4"]
    p.play("target S2", 2)
    assert p.choices() == ["target S1", "target S4"]
    q = convoy("unit S4 soviet at D05 facing NW").play("attack G1 D05", "target S4", 2)
    assert (q.waits_for, q.state.stack[-1].target) == ("HitNumber", q.id("S2"))


@pytest.mark.rule("COH-15.11.b")
def test_both_have_the_terrain_of_their_hex():
    p = convoy("terrain light-woods D05")
    for name in ("S1", "S2"):
        assert p.dr("attack G1 D05", name).value("tally-terrain-light-woods") == 1


@pytest.mark.rule("COH-15.11.c")
@pytest.mark.parametrize("facing", ["N", "SW"])
def test_from_a_destroyed_transport_the_cargo_gets_off_free_with_any_facing(facing: str):
    p = convoy().play("attack G1 D05", 2, 12)
    assert p.unit("S1").place == "destroyed"
    assert (p.waits_for, p.actor) == ("WreckFacing", "soviet")
    p.play(f"face S2 {facing}", "cap 0", 7)
    unit = p.unit("S2")
    assert (unit.on, unit.hex, unit.facing, unit.fresh, unit.stressed) == (
        "", "D05", facing, True, False,
    )  # fmt: skip
    assert p.legal("move S2 D04")


@pytest.mark.rule("COH-15.11.a", "COH-15.11.c")
def test_cargo_that_dies_leaves_the_transport_empty():
    p = convoy().play("attack G1 D05", 12, 2, "cap 0", 7)
    assert [p.unit(n).place for n in ("S1", "S2")] == ["board", "destroyed"]
    p.play("stall S1", "cap 0", 1)
    assert p.unit("S1").spent
    assert p.unit("S2").on == ""


@pytest.mark.rule("COH-15.11.a", "COH-15.11.c")
def test_both_may_die():
    p = convoy().play("attack G1 D05", 12, 12, "cap 0", 7)
    assert [p.unit(n).place for n in ("S1", "S2")] == ["destroyed", "destroyed"]
    assert p.turn == "soviet"


@pytest.mark.rule("COH-15.11.a")
def test_a_hidden_transport_that_fire_finds_is_rolled_against_after_its_cargo():
    p = position("""
        terrain light-woods D05
        unit G1 german at C03 facing S red=3
        unit S1 soviet mover=wheeled truck red=none at D05 hidden
        unit S2 soviet on=S1
        unit S3 soviet at I07 facing N
    """)
    p.play("recon G1", "attack G1 D05", 12, "face S1 N")
    assert (p.waits_for, p.state.stack[-1].target) == ("HitNumber", p.id("S2"))


@pytest.mark.rule("COH-15.11.a")
def test_in_close_combat_either_is_the_one_that_is_attacked():
    p = position("""
        unit G1 german at D05 facing N
        unit S1 soviet mover=wheeled truck red=none at D05 facing NW
        unit S2 soviet on=S1
    """)
    assert p.legal("close G1 S1")
    assert p.legal("close G1 S2")
