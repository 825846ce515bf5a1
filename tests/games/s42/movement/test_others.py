"""What befalls one unit, hex or sea is no matter for the movement of others."""

from collections.abc import Callable

import pytest

from hexfront.games.s42.movement.allowance import hindered, no_extended, only_tactical
from hexfront.games.s42.movement.sea import no_sea
from hexfront.games.s42.movement.trains import no_rail
from hexfront.games.s42.notation import Position
from hexfront.games.s42.state import S42State
from hexfront.play import Refusal
from tests.games.s42.movement.helpers_move import marches, movement, moving, river, why

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


NAVAL = "2-2-3 naval-infantry naval brigade"


@pytest.mark.rule("S42-5.7.1.h", "S42-5.7.1.f")
def test_naval_infantry_beside_it_lends_a_unit_nothing() -> None:
    units = ("soviet A 3-4-3 at 1203", f"soviet N {NAVAL} at 1203", "control axis 1003")
    p = movement(COAST, *units, side="soviet")
    assert p.copy().choose("move A").refusal("sail 1003").rule == "S42-5.7.1.h"
    assert p.choose("move N").legal("sail 1003")
    p = movement(COAST, *units, "tactical-only soviet 5 all rail", "turn 5", side="soviet")
    assert rule_of(no_sea(p.state, p.unit("A"))) == "S42-S3.4.c"
    assert rule_of(no_sea(p.state, p.unit("N"))) == ""


@pytest.mark.rule("S42-S1.2.b", "S42-S3.4.c")
@pytest.mark.parametrize(("words", "hq"), [("", ""), ("all rail", "S42-S3.4.c")])
def test_a_tactical_turn_is_for_combat_units_or_for_all(words: str, hq: str) -> None:
    units = ("soviet H 0-0-5 army-hq at 1205", "soviet A 3-4-3 at 1205")
    p = movement(OPEN, *units, f"tactical-only soviet 5 {words}", "turn 5", side="soviet")
    assert rule_of(only_tactical(p.state, p.unit("H"))) == hq
    assert rule_of(only_tactical(p.state, p.unit("A"))) != ""


@pytest.mark.rule("S42-5.7.2.b", "S42-21.4.b")
def test_it_crosses_the_strait_though_another_has_a_replacement_marker() -> None:
    strait = ("town 1305 Taman port kerch", "area W axis", "control axis 1305")
    units = ("axis A 6-7-3 in W", "axis B 6-7-3 in W fresh")
    assert movement(*strait, *units).choose("move A").options("sail") == {"1305"}
    p = movement(*strait, *units).choose("move B")
    assert p.refusal("sail 1305").rule == "S42-21.4.b"


@pytest.mark.rule("S42-5.6.3.d")
def test_an_hq_ends_its_journey_beside_a_combat_unit() -> None:
    units = ("axis H S-(1)-5 support-hq at 1205", "axis A 6-7-3 in X", "axis B 6-7-3 in X")
    leader = "axis L 0-0-6 leader range=3 at 1205"
    p = movement(RAIL, leader, *units).play("move A; entrain 1305; move L")
    assert "1305" in p.options("entrain")
    p = movement(RAIL, leader, *units).play("move A; entrain 1305; move B")
    assert "1305" not in p.options("entrain")
    assert p.refusal("entrain 1305").rule == "S42-5.6.3.d"
    for off in ("1201", "1401"):  # before that hex and behind it
        assert p.refusal(f"entrain {off}").rule == "S42-5.6.3.a"


@pytest.mark.rule("S42-5.6.2.a", "S42-5.6.2.b")
def test_a_leader_about_does_not_free_others_from_the_limit_of_trains() -> None:
    units = ("axis A 6-7-3 at 1205", "axis B 6-7-3 at 1305", "axis L 0-0-6 leader range=3 at 1205")
    p = movement(RAIL, *units).play("move A; entrain 1405")
    assert rule_of(no_rail(p.state, p.unit("B"))) == "S42-5.6.2.a"
    assert rule_of(no_rail(p.state, p.unit("L"))) == ""


@pytest.mark.rule("S42-20.4.a", "S42-20.6.a")
def test_each_is_bound_by_its_own_rule() -> None:
    units = ("soviet C 2-2-5 cavalry locked at 1206", "soviet G 1-2-3 garrison locked at 1604")
    p = movement(OPEN, *units, side="soviet")
    found = [rule_of(hindered(p.state, p.unit(name))) for name in "CG"]
    assert found == ["S42-20.6.a", "S42-20.4.a"]


# Which reason is told.


@pytest.mark.rule("S42-5.5.2.a")
@pytest.mark.parametrize(
    "elsewhere",
    [
        "alpine 1607/1606",
        "river volga 1607/1606",
        "sea 1607/1606",
        "soviet S 3-4-3 at 1507\nsoviet T 3-4-3 at 1707",
    ],
)
def test_a_hexside_that_bars_steps_the_same_way_elsewhere_is_no_reason(elsewhere: str) -> None:
    don = river("major", 10, 18)
    p = moving("map 1000-1808", don, elsewhere, "axis A 8-8-6 tank at 1205").play("march 1204")
    assert why(p, "1203") == "S42-5.5.2.a"


@pytest.mark.rule("S42-29.1.2.a")
@pytest.mark.parametrize(
    ("to", "rule"), [("1605", "S42-29.1.2.a"), ("1604", "S42-5.1.a"), ("1505", "S42-5.1.a")]
)
def test_a_city_is_contested_and_hexes_of_friends_are_not(to: str, rule: str) -> None:
    city = ("option contested_cities on", "city 1605 major Tim", "contested 1605")
    inside = ("city-battle 1605 1", "axis D 9-7-3 at 1605", "soviet S 3-4-3 at 1605")
    friends = ("axis E 6-7-3 at 1505", "axis F 6-7-3 at 1604", "turn 9")
    p = moving(OPEN, *city, *inside, *friends, "axis A 6-7-1 black-box at 1002")
    assert why(p, to) == rule


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


CONTESTED = (
    "option contested_cities on", "city 1607 major Tim", "contested 1607", "city-battle 1607 1",
    "axis D 9-7-3 at 1607", "soviet S 3-4-3 at 1607", "turn 9",
)  # fmt: skip


@pytest.mark.rule("S42-29.1.2.a", "S42-29.1.2.c")
def test_a_contested_city_elsewhere_bars_no_port() -> None:
    """Anapa lies in the EZOC of E; only from a contested City nobody lands there."""
    text = (*CONTESTED, "axis E 3-4-3 at 1206", "soviet A 3-4-3 at 1005")
    p = moving(COAST, *text, side="soviet")
    assert "1205" in p.zoc("axis")
    assert p.options("sail") == {"1205"}


@pytest.mark.rule("S42-29.1.2.c")
def test_nor_is_it_the_reason_against_a_step_into_an_ezoc() -> None:
    enemy = "soviet T 3-4-3 at 1202"
    p = moving("map 1000-1608", river("major"), *CONTESTED, enemy, "axis A 8-8-6 tank at 1205")
    p.choose("march 1204")
    assert "1203" in p.zoc("soviet")
    assert why(p, "1203") == "S42-5.5.2.a"


@pytest.mark.rule("S42-5.7.1.a")
@pytest.mark.parametrize(
    ("at", "rule"), [("1203", ""), ("1202", "S42-5.7.1.a"), ("1605", "S42-5.7.1.a")]
)
def test_ships_leave_from_ports_of_the_azov_and_the_black_sea(at: str, rule: str) -> None:
    """1605 is Taman, on the Kerch Strait."""
    p = movement(COAST, "town 1605 Taman port kerch", f"soviet A 3-4-3 at {at}", side="soviet")
    assert rule_of(no_sea(p.state, p.unit("A"))) == rule


@pytest.mark.rule("S42-29.1.2.c", "S42-9.6.2.a")
def test_an_ezoc_elsewhere_is_not_what_bars_the_way_out_of_a_city() -> None:
    """The hex beyond the ridge is in nobody's ZOC; another one around the City is."""
    p = moving("map 1000-2010", "option contested_cities on", "city 1305 major T",
               "contested 1305", "city-battle 1305 1", "axis A 6-7-3 at 1305 fresh",
               "soviet S 3-4-3 at 1305", "soviet E 3-4-3 at 1507", "alpine 1305/1204")  # fmt: skip
    assert "1406" in p.zoc("soviet")
    assert why(p, "1204") == "S42-9.6.2.a"
