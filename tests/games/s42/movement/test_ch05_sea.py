"""Chapter 5.7: Sea Lanes and the Kerch Strait."""

import pytest

from hexfront.games.s42.movement.sea import no_landing, no_sea, no_strait
from hexfront.games.s42.notation import Position
from tests.games.s42.movement.helpers_move import marches, movement, moving

COAST = """
    map 1000-1608
    terrain sea 1004-1604
    town 1003 Yeysk port azov
    city 1203 minor Mariupol port azov
    town 1405 Temryuk port azov
    town 1205 Anapa port black
    town 1005 Tuapse port black
    town 1605 Taman port kerch
    area W axis
    area A soviet 1600-1603
"""


def sea_rule(p: Position, unit: str, to: str = "") -> str:
    """The rule that keeps a unit from sailing, at all or to a port."""
    refused = no_sea(p.state, p.unit(unit))
    if refused is None and to:
        refused = no_landing(p.state, p.unit(unit), p.hex(to))
    assert refused is not None
    return refused.rule


SLOW = [
    ("mini-turn", "axis A 6-7-3", "", "S42-33.2.3.b"),
    ("tactical-only axis 5", "axis A 6-7-3", "", "S42-S1.2.b"),
    ("", "sp A axis", "ready", "S42-18.6.3.d"),
    ("", "axis A 8-8-6 tank", "oos", "S42-16.4.b"),
    ("", "axis A 6-7-3", "fresh", "S42-21.4.b"),
]


@pytest.mark.rule("S42-33.2.3.b", "S42-S1.2.b", "S42-S4.2.b")
@pytest.mark.rule("S42-18.6.3.d", "S42-16.4.b", "S42-21.4.b")
@pytest.mark.parametrize(("turn", "unit", "state", "rule"), SLOW)
def test_nobody_crosses_the_strait_by_tactical_movement(
    turn: str, unit: str, state: str, rule: str
) -> None:
    text = (COAST, "control axis 1605", f"{unit} in W")
    assert moving(*text).options("sail") == {"1605"}
    p = moving(*text[:2], turn, f"{unit} {state} in W")
    assert p.options("sail") == set()
    assert strait_rule(p, "A") == rule


@pytest.mark.rule("S42-S3.4.c", "S42-29.1.2.b", "S42-18.6.3.d", "S42-21.4.b")
@pytest.mark.parametrize(
    ("unit", "state", "more", "rule"),
    [("soviet A 3-4-3", "", "tactical-only soviet 5 all rail", "S42-S3.4.c"),
     ("soviet A 3-4-3", "", "contested 1203\naxis E 6-7-3 at 1203", "S42-29.1.2.b"),
     ("sp A soviet", "ready", "", "S42-18.6.3.d"),
     ("soviet A 3-4-3", "fresh", "", "S42-21.4.b")],
)  # fmt: skip
def test_nor_sails(unit: str, state: str, more: str, rule: str) -> None:
    p = moving(COAST, f"{unit} at 1203", side="soviet")
    assert p.options("sail") == {"1003", "1405"}
    on = "option contested_cities on"
    p = moving(COAST, f"{unit} at 1203 {state}", more, on, side="soviet")
    assert p.options("sail") == set()
    assert sea_rule(p, "A") == rule


@pytest.mark.rule("S42-5.7.1.a")
def test_only_the_soviet_player_uses_sea_lanes() -> None:
    p = moving(COAST, "soviet A 3-4-3 at 1003", side="soviet")
    assert p.options("sail") == {"1203", "1405"}  # ports of the same sea
    assert sea_rule(p, "A", "1205") == "S42-5.7.1.a"
    p = moving(COAST, "axis A 3-4-3 at 1003", "control axis 1003 1203")
    assert p.options("sail") == set()
    assert sea_rule(p, "A") == "S42-5.7.1.a"


@pytest.mark.rule("S42-5.7.1.b")
def test_one_unit_a_turn_in_each_sea() -> None:
    units = [
        "soviet A 3-4-3 at 1003", "soviet B 3-4-3 at 1003", "sp P soviet at 1003",
        "soviet C 3-4-3 at 1205",
    ]  # fmt: skip
    p = movement(COAST, *units, side="soviet").play("move A; sail 1405; move B")
    assert p.options("sail") == set()
    assert sea_rule(p, "B") == "S42-5.7.1.b"
    p.play("march 1002; halt; move P")
    assert p.options("sail") == set()
    p.play("march 1002; halt; move C; sail 1005")
    assert p.where("C") == "1005"
    p = movement(COAST, *units, side="soviet").play("move P; sail 1405; move A")
    assert p.where("P") == "1405"
    assert p.options("sail") == set()


@pytest.mark.rule("S42-5.7.1.b", "S42-13.2.1.a", "S42-13.3.2.a")
@pytest.mark.parametrize("unit", ["7-5-5 tank", "S-(1)-5 artillery", "3-4-3 disrupted", "3-4-3 fr"])
def test_mechanized_and_disordered_units_do_not_sail(unit: str) -> None:
    p = moving(COAST, f"soviet A {unit} at 1003", side="soviet")
    assert p.options("sail") == set()
    assert sea_rule(p, "A") == "S42-5.7.1.b"


@pytest.mark.rule("S42-5.7.1.c")
def test_sea_movement_starts_and_ends_in_ezoc() -> None:
    enemies = "axis S 3-4-3 at 1002\naxis T 3-4-3 at 1305"
    p = moving(COAST, enemies, "soviet A 3-4-3 at 1003", side="soviet")
    assert {"1003", "1405"} <= p.zoc("axis")
    p.choose("sail 1405")
    assert p.where("A") == "1405"


@pytest.mark.rule("S42-5.7.1.d", "S42-5.7.1.e")
def test_the_whole_ma_and_disruption() -> None:
    p = movement(COAST, "soviet A 3-4-3 at 1003", "sp P soviet at 1205", side="soviet")
    p.play("move A; sail 1405")
    assert p.where("A") == "1405"
    assert p.order("A") == "disrupted"
    assert p.options("move") == {"P"}
    p.play("move P; sail 1005")
    assert p.order("P") == "good"
    p = moving(COAST, "soviet A 3-4-3 at 1002", side="soviet").play("march 1003")
    assert p.options("sail") == set()
    assert p.refusal("sail 1405").rule == "S42-5.7.1.d"


@pytest.mark.rule("S42-5.7.1.f", "S42-5.7.1.g")
def test_naval_infantry_sails_by_tactical_movement() -> None:
    naval = "naval-infantry naval brigade"
    p = moving(COAST, f"soviet A 2-2-3 {naval} at 1003", side="soviet").play("sail 1405")
    assert marches(p) == {"1305", "1306", "1406", "1505", "1506"}
    p.choose("march 1406")
    assert p.where("A") == "1406"
    assert p.order("A") == "good"
    assert p.waits_for == "MovementPhase"
    p = moving(COAST, f"soviet A 2-2-3 {naval} at 1002", side="soviet").play("march 1003")
    p.choose("sail 1405")
    assert p.where("A") == "1405"
    assert p.waits_for == "MovementPhase"
    p = moving(COAST, f"soviet A 2-2-3 {naval} at 1001", side="soviet").play("march 1003")
    assert p.options("sail") == set()


@pytest.mark.rule("S42-5.7.1.f", "S42-6.2.a")
def test_naval_infantry_that_lands_in_an_ezoc_stops() -> None:
    p = moving(
        COAST, "axis S 3-4-3 at 1305", "soviet A 2-2-3 naval-infantry naval at 1003", side="soviet"
    ).play("sail 1405")
    assert p.waits_for == "MovementPhase"


@pytest.mark.rule("S42-5.7.1.h", "S42-5.1.e")
def test_only_naval_infantry_lands_in_an_axis_port() -> None:
    ports = ("control axis 1203 1405", "axis S 3-4-3 at 1405")
    p = moving(COAST, *ports, "soviet A 3-4-3 at 1003", side="soviet")
    assert p.options("sail") == set()
    assert sea_rule(p, "A", "1203") == "S42-5.7.1.h"
    p = moving(COAST, *ports, "soviet A 2-2-3 naval-infantry naval at 1003", side="soviet")
    assert p.options("sail") == {"1203"}
    assert sea_rule(p, "A", "1405") == "S42-5.1.e"
    p.choose("sail 1203")
    assert p.control("1203") == "soviet"


NAVAL = "soviet A 2-2-3 naval-infantry naval brigade"
BESIEGED = ("option contested_cities on", "contested 1203", "axis E 6-7-3 at 1203")


@pytest.mark.rule("S42-5.7.1.f", "S42-S3.4.c", "S42-29.1.2.b")
def test_where_only_tactical_movement_is_left_naval_infantry_still_sails() -> None:
    p = moving(COAST, "tactical-only soviet 5 all rail", f"{NAVAL} at 1203", side="soviet")
    assert p.options("sail") == {"1003", "1405"}
    p = moving(COAST, *BESIEGED, f"{NAVAL} at 1203", side="soviet")
    p.play("sail 1003; halt")
    assert p.where("A") == "1003"
    assert p.control("1203") == "axis"


@pytest.mark.rule("S42-29.1.2.c")
def test_but_not_out_of_a_contested_city_into_an_ezoc() -> None:
    text = (COAST, *BESIEGED, "axis S 3-4-3 at 1002", f"{NAVAL} at 1203")
    p = moving(*text, side="soviet")
    assert p.options("sail") == {"1405"}
    assert sea_rule(p, "A", "1003") == "S42-29.1.2.c"
    p = moving(*text, "soviet B 3-4-3 at 1003", side="soviet")
    assert p.options("sail") == {"1003", "1405"}


@pytest.mark.rule("S42-5.7.1.f", "S42-29.1.2.a")
def test_naval_infantry_comes_to_help_in_a_contested_port() -> None:
    text = (COAST, *BESIEGED, "soviet B 3-4-3 at 1203")
    p = moving(*text, f"{NAVAL} at 1003", side="soviet")
    assert p.options("sail") == {"1203", "1405"}
    p.choose("sail 1203")
    assert (p.where("A"), p.waits_for) == ("1203", "MovementPhase")
    p = moving(*text, "soviet A 3-4-3 at 1003", side="soviet")
    assert p.options("sail") == {"1405"}
    assert sea_rule(p, "A", "1203") == "S42-29.1.2.a"


@pytest.mark.rule("S42-5.7.1.h")
def test_not_where_the_axis_was_first_as_such_a_port_is_not_empty() -> None:
    text = (COAST, *BESIEGED, "control axis 1203", "soviet B 3-4-3 at 1203")
    p = moving(*text, f"{NAVAL} at 1003", side="soviet")
    assert p.options("sail") == {"1405"}
    assert sea_rule(p, "A", "1203") == "S42-5.1.e"


@pytest.mark.rule("S42-7.2.a")
@pytest.mark.parametrize("unit", [NAVAL, "soviet A 3-4-3"])
def test_nobody_lands_in_an_enemy_hex_bond(unit: str) -> None:
    text = (COAST, f"{unit} at 1003", "axis S 3-4-3 at 1305")
    assert "1405" in moving(*text, side="soviet").options("sail")
    p = moving(*text, "axis T 3-4-3 at 1506", side="soviet")
    assert "1405" in p.bonds("axis")
    assert p.options("sail") == {"1203"}
    assert sea_rule(p, "A", "1405") == "S42-7.2.a"


def strait_rule(p: Position, unit: str) -> str:
    refused = no_strait(p.state, p.unit(unit))
    assert refused is not None
    return refused.rule


@pytest.mark.rule("S42-5.7.2.a", "S42-20.7.b")
def test_the_kerch_strait_is_for_the_axis_while_taman_is_its_own() -> None:
    p = moving(COAST, "control axis 1605", "axis A 6-7-3 in W")
    assert p.options("sail") == {"1605"}
    p = moving(COAST, "axis A 6-7-3 in W")
    assert p.options("sail") == set()
    assert strait_rule(p, "A") == "S42-20.7.b"
    p = moving(COAST, "control axis 1605", "sp P soviet at 1605", "axis A 6-7-3 in W")
    assert p.options("sail") == set()
    assert strait_rule(p, "A") == "S42-5.7.2.a"
    p = moving(COAST, "soviet A 3-4-3 at 1605", side="soviet")
    assert p.options("sail") == set()


@pytest.mark.rule("S42-5.7.2.b", "S42-5.7.2.c", "S42-20.7.b")
def test_one_unit_a_turn_crosses_the_strait_and_lands_disrupted() -> None:
    units = ("axis A 8-8-6 tank in W", "axis B 6-7-3 in W")
    p = movement(COAST, "control axis 1605", *units).play("move A; sail 1605")
    assert p.where("A") == "1605"
    assert p.order("A") == "disrupted"
    assert p.options("move") == {"B"}
    p.choose("move B")
    assert p.options("sail") == set()
    assert strait_rule(p, "B") == "S42-5.7.2.c"


@pytest.mark.rule("S42-5.7.2.b")
def test_units_elsewhere_do_not_cross_the_strait() -> None:
    p = moving(COAST, "control axis 1605", "axis A 8-8-6 tank at 1606")
    assert p.options("sail") == set()
    assert strait_rule(p, "A") == "S42-5.7.2.b"


@pytest.mark.rule("S42-7.2.a")
def test_nor_does_anybody_cross_the_strait_into_one() -> None:
    text = ("town 1305 Taman port kerch", "area W axis", "control axis 1305", "axis A 6-7-3 in W")
    p = moving(*text, "soviet S 3-4-3 at 1304")
    assert p.options("sail") == {"1305"}
    p = moving(*text, "soviet S 3-4-3 at 1304", "soviet T 3-4-3 at 1306")
    assert p.options("sail") == set()
    assert strait_rule(p, "A") == "S42-7.2.a"
    for row in (1, 5):  # a bond before it, and one behind
        two = (f"soviet {n} 3-4-3 at 140{r}" for n, r in (("S", row), ("T", row + 2)))
        p = moving(*text, *two)
        assert p.bonds("soviet") == {f"140{row + 1}"}
        assert p.options("sail") == {"1305"}


@pytest.mark.rule("S42-5.7.1.a", "S42-5.7.1.h")
@pytest.mark.parametrize(
    ("to", "rule"), [("1205", "S42-5.7.1.a"), ("1405", "S42-5.7.1.h"), ("1003", "")]
)
def test_why_a_unit_does_not_sail_to_a_port(to: str, rule: str) -> None:
    p = moving(COAST, "control axis 1405", "soviet A 3-4-3 at 1203", side="soviet")
    assert (p.refusal(f"sail {to}").rule if rule else "") == rule
    assert p.legal(f"sail {to}") is not bool(rule)
