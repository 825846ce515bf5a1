"""What befalls one unit, hex or sea is no matter for the movement of others."""

from collections.abc import Callable

import pytest

from hexfront.games.s42.movement.allowance import hindered, no_extended, only_tactical
from hexfront.games.s42.movement.sea import no_sea
from hexfront.games.s42.movement.trains import no_rail
from hexfront.games.s42.notation import Position
from hexfront.games.s42.state import S42State
from hexfront.play import Refusal
from tests.games.s42.movement.helpers_move import marches, movement, moving, why

OPEN = "map 1000-2208"


def beside(words: str, state: str, side: str = "axis", at: str = "1205") -> list[str]:
    """The unit A between two others, the one before it and the one after it in some state."""
    return [
        f"{side} B {words} at {at} {state}",
        f"{side} A {words} at {at}",
        f"{side} C {words} at {at} {state}",
    ]


def rule_of(refusal: Refusal | None) -> str:
    return refusal.rule if refusal is not None else ""


def rules(p: Position, check: Callable[[S42State, int], Refusal | None]) -> list[str]:
    """What bars B, A and C."""
    return [rule_of(check(p.state, p.unit(name))) for name in "BAC"]


@pytest.mark.parametrize(
    ("state", "rule"),
    [
        pytest.param("train", "S42-5.6.3.e", marks=pytest.mark.rule("S42-5.6.3.e")),
        pytest.param("auto-ds", "S42-8.6.1.d", marks=pytest.mark.rule("S42-8.6.1.d")),
        pytest.param("immobile", "S42-18.6.8.c", marks=pytest.mark.rule("S42-18.6.8.c")),
        pytest.param("reserve", "S42-25.2.1.d", marks=pytest.mark.rule("S42-25.2.1.d")),
        pytest.param("locked garrison", "S42-20.4.a", marks=pytest.mark.rule("S42-20.4.a")),
    ],
)
def test_a_unit_moves_though_others_may_not(state: str, rule: str) -> None:
    p = movement(OPEN, *beside("6-7-3", state))
    assert rules(p, hindered) == [rule, "", rule]
    assert "A" in p.options("move")


@pytest.mark.parametrize(
    ("state", "rule"),
    [
        pytest.param("disrupted", "S42-13.2.1.a", marks=pytest.mark.rule("S42-13.2.1.a")),
        pytest.param("oos", "S42-16.4.b", marks=pytest.mark.rule("S42-16.4.b")),
        pytest.param("ready", "S42-18.6.3.d", marks=pytest.mark.rule("S42-18.6.3.d")),
    ],
)
def test_it_spends_its_mps_though_others_move_tactically(state: str, rule: str) -> None:
    p = movement(OPEN, *beside("8-8-6 tank", state))
    assert rules(p, only_tactical) == [rule, "", rule]
    plain = movement(OPEN, *beside("8-8-6 tank", ""))
    assert marches(p.choose("move A")) == marches(plain.choose("move A"))


@pytest.mark.rule("S42-5.1.d")
def test_who_has_moved_moves_no_more_and_others_do() -> None:
    p = movement(OPEN, *beside("6-7-3", "")).play("move B; march 1204; halt")
    assert p.options("move") == {"A", "C"}
    p.play("move C; march 1204; halt")
    assert rules(p, hindered) == ["S42-5.1.d", "", "S42-5.1.d"]


@pytest.mark.rule("S42-29.1.2.b")
def test_who_began_in_a_contested_city_moves_tactically_and_others_do_not() -> None:
    p = movement(OPEN, *beside("8-8-6 tank", ""))
    p.state.besieged |= p.mask("B") | p.mask("C")
    assert rules(p, only_tactical) == ["S42-29.1.2.b", "", "S42-29.1.2.b"]


@pytest.mark.rule("S42-21.4.b")
def test_it_goes_farther_than_those_with_a_replacement_marker() -> None:
    p = movement(OPEN, *beside("6-7-3", "fresh"))
    plain = movement(OPEN, *beside("6-7-3", ""))
    assert marches(p.copy().choose("move A")) == marches(plain.choose("move A"))
    p.choose("move A")
    assert why(p, "2005") == "S42-5.1.a"


@pytest.mark.rule("S42-16.4.b")
@pytest.mark.parametrize(
    ("words", "rule"), [("8-8-6 tank oos", "S42-16.4.b"), ("6-7-3 oos", ""), ("8-8-6 tank", "")]
)
def test_out_of_supply_only_mechanized_units_are_slowed(words: str, rule: str) -> None:
    """Whatever is beside them: foot out of supply, and tanks that are not."""
    tanks, foot = "8-8-6 tank at 1206", "6-7-3 at 1206 oos"
    before, after = (f"axis B {tanks}", f"axis C {foot}"), (f"axis D {foot}", f"axis E {tanks}")
    p = movement(OPEN, *before, f"axis A {words} at 1205", *after)
    assert rule_of(only_tactical(p.state, p.unit("A"))) == rule


@pytest.mark.rule("S42-18.2.2.a", "S42-18.6.3.b", "S42-2.3.2.c")
def test_extended_movement_is_barred_by_the_unit_itself() -> None:
    p = movement(
        OPEN, "axis B S-(1)-5 support-hq at 1205", "axis A 6-7-3 at 1205",
        "axis C S-(1)-5 support-hq at 1205", "sp P axis at 1205", "axis D 6-7-3 black-box at 1205",
    )  # fmt: skip
    assert rules(p, no_extended) == ["S42-18.2.2.a", "", "S42-18.2.2.a"]
    more = [rule_of(no_extended(p.state, p.unit(name))) for name in "PD"]
    assert more == ["S42-18.6.3.b", "S42-2.3.2.c"]


# Trains and ships.

RAIL = f"{OPEN}\nrail edge-1005-1105-1205-1305-1405\nrepaired all\narea X axis 1000-1008"


@pytest.mark.parametrize(
    ("state", "rule"),
    [
        pytest.param("disrupted", "S42-5.6.3.c", marks=pytest.mark.rule("S42-5.6.3.c")),
        pytest.param("fr", "S42-5.6.3.c", marks=pytest.mark.rule("S42-5.6.3.c")),
        pytest.param("fresh", "S42-21.4.c", marks=pytest.mark.rule("S42-21.4.c")),
    ],
)
def test_it_goes_by_rail_though_others_may_not(state: str, rule: str) -> None:
    p = movement(RAIL, *beside("6-7-3", state))
    assert rules(p, no_rail) == [rule, "", rule]
    assert "1405" in p.choose("move A").options("entrain")


@pytest.mark.rule("S42-5.6.3.b")
@pytest.mark.parametrize(
    ("enemy", "rule"), [("1204", "S42-5.6.3.b"), ("1200", ""), ("1208", ""), ("2005", "")]
)
def test_an_ezoc_elsewhere_stops_no_train_here(enemy: str, rule: str) -> None:
    p = movement(RAIL, "axis A 6-7-3 at 1205", f"soviet S 3-4-3 at {enemy}")
    assert rule_of(no_rail(p.state, p.unit("A"))) == rule


COAST = """
    map 1000-1608
    terrain sea 1004-1604
    town 1003 Yeysk port azov
    city 1203 minor Mariupol port azov
    town 1205 Anapa port black
    town 1005 Tuapse port black
    area A soviet 1600-1603
"""


@pytest.mark.parametrize(
    ("state", "rule"),
    [
        pytest.param("disrupted", "S42-5.7.1.b", marks=pytest.mark.rule("S42-5.7.1.b")),
        pytest.param("fresh", "S42-21.4.b", marks=pytest.mark.rule("S42-21.4.b")),
    ],
)
def test_it_sails_though_others_may_not(state: str, rule: str) -> None:
    p = movement(COAST, *beside("3-4-3", state, "soviet", "1203"), side="soviet")
    assert rules(p, no_sea) == [rule, "", rule]
    assert p.choose("move A").options("sail") == {"1003"}


@pytest.mark.rule("S42-5.7.1.b")
@pytest.mark.parametrize(("first", "second"), [("1203", "1205"), ("1205", "1203")])
def test_one_unit_a_turn_on_each_sea(first: str, second: str) -> None:
    units = (f"soviet A 3-4-3 at {first}", f"soviet B 3-4-3 at {first}")
    p = movement(COAST, *units, f"soviet C 3-4-3 at {second}", side="soviet")
    p.play(f"move A; sail {'1003' if first == '1203' else '1005'}")
    assert rule_of(no_sea(p.state, p.unit("B"))) == "S42-5.7.1.b"
    assert rule_of(no_sea(p.state, p.unit("C"))) == ""


# Which reason is told.


@pytest.mark.rule("S42-5.1.e", "S42-7.2.a")
@pytest.mark.parametrize(
    ("to", "rule"),
    [
        ("1604", "S42-5.1.e"), ("1605", "S42-7.2.a"), ("1603", "S42-5.1.a"),
        ("1607", "S42-5.1.a"), ("1504", "S42-5.1.a"), ("1804", "S42-5.1.a"),
    ],
)  # fmt: skip
def test_a_hex_is_barred_by_what_is_in_it(to: str, rule: str) -> None:
    enemies = ("soviet S 3-4-3 at 1604", "soviet T 3-4-3 at 1606")
    p = moving(OPEN, *enemies, "axis A 6-7-1 black-box at 1002")
    assert why(p, to) == rule


@pytest.mark.rule("S42-2.2.3.a")
@pytest.mark.parametrize(
    ("to", "rule"), [("1604", "S42-2.2.3.a"), ("1603", "S42-5.1.a"), ("1605", "S42-5.1.a")]
)
def test_the_sea_is_no_land_and_its_shores_are(to: str, rule: str) -> None:
    assert why(moving(OPEN, "terrain sea 1604", "axis A 6-7-1 black-box at 1002"), to) == rule
