"""Chapter 6 and 13.3: zones of control and Full Retreat in the Movement Phase."""

import pytest

from tests.games.s42.movement.helpers_move import marches, movement, moving, points, river, why

OPEN = "map 1000-1608"
AROUND = {"1204", "1206", "1105", "1106", "1305", "1306"}
"""The six hexes around 1205."""


@pytest.mark.rule("S42-6.1.a")
def test_the_six_hexes_around_a_combat_unit_are_its_zoc() -> None:
    p = movement(OPEN, "soviet S 1-1-3 at 1205")
    assert p.zoc("soviet") == AROUND


@pytest.mark.rule("S42-6.1.b")
@pytest.mark.parametrize(
    ("barrier", "stops"),
    [
        ("river volga 1205/1204", True), ("sea 1205/1204", True), ("river lake 1205/1204", True),
        ("river major 1205/1204", False), ("river minor 1205/1204", False),
        ("alpine 1205/1204", False),
    ],
)  # fmt: skip
def test_what_a_zoc_does_not_extend_through(barrier: str, stops: bool) -> None:
    p = movement(OPEN, barrier, "soviet S 3-4-3 at 1205")
    assert p.zoc("soviet") == (AROUND - {"1204"} if stops else AROUND)


@pytest.mark.rule("S42-6.1.b")
@pytest.mark.parametrize("water", ["sea", "lake"])
def test_no_zoc_reaches_out_over_open_water(water: str) -> None:
    p = movement(OPEN, f"terrain {water} 1204", "soviet S 3-4-3 at 1205")
    assert p.zoc("soviet") == AROUND - {"1204"}


@pytest.mark.rule("S42-6.1.b")
def test_alpine_hexsides_stop_a_zoc_in_winter() -> None:
    p = movement(OPEN, "alpine 1205/1204", "turn 28", "soviet S 3-4-3 at 1205")
    assert p.zoc("soviet") == AROUND - {"1204"}


@pytest.mark.rule("S42-6.1.b", "S42-22.4.c")
def test_no_zoc_out_of_an_entry_area() -> None:
    p = movement(OPEN, "area A soviet 1600-1608", "soviet S 3-4-3 in A")
    assert p.zoc("soviet") == set()


@pytest.mark.rule("S42-6.1.c", "S42-19.2.a", "S42-5.6.4.a")
@pytest.mark.parametrize(
    "unit",
    ["sp P soviet at 1205", "soviet S 0-0-5 army-hq at 1205", "soviet S 3-4-3 train at 1205"],
)
def test_who_has_no_zoc(unit: str) -> None:
    p = movement(OPEN, unit, "fort soviet 1205")
    assert p.zoc("soviet") == set()


@pytest.mark.rule("S42-6.1.d", "S42-13.2.1.b")
@pytest.mark.parametrize("state", ["disrupted", "fr", "oos", "fresh"])
def test_who_keeps_its_zoc(state: str) -> None:
    p = movement(OPEN, f"soviet S 3-4-3 {state} at 1205")
    assert p.zoc("soviet") == AROUND


@pytest.mark.rule("S42-6.1.d")
def test_full_retreat_without_zoc_is_an_option() -> None:
    p = movement(OPEN, "option full_retreat_zoc off", "soviet S 3-4-3 fr at 1205")
    assert p.zoc("soviet") == set()


@pytest.mark.rule("S42-6.2.a")
def test_every_unit_stops_on_entering_an_ezoc() -> None:
    p = movement(OPEN, "soviet S 3-4-3 at 1205", "axis A 8-8-6 tank at 1202", "sp P axis at 1302")
    p.play("move A; march 1204")
    assert p.waits_for == "MovementPhase"
    assert "A" not in p.options("move")
    p.play("move P; march 1305")
    assert p.waits_for == "MovementPhase"


@pytest.mark.rule("S42-6.2.a")
def test_no_path_leads_through_an_ezoc() -> None:
    """S and T close the gap between the lake and the southern edge."""
    lake = "terrain sea 1400-1403"
    p = moving(OPEN, lake, "soviet S 3-4-3 disrupted at 1405", "axis A 8-8-6 tank at 1204",
               "soviet T 3-4-3 disrupted at 1407")  # fmt: skip
    assert {"1404", "1306", "1307"} <= marches(p)
    assert not {hex_ for hex_ in marches(p) if hex_ > "1500"}


@pytest.mark.rule("S42-6.2.b", "S42-5.4.a")
def test_entering_costs_nothing_more_and_leaving_two_points() -> None:
    p = moving(OPEN, "soviet S 3-4-3 at 1205", "axis A 8-8-6 tank at 1203").play("march 1204")
    assert p.told("log-marched")[0].args["halves"] == 2
    p = moving(OPEN, "soviet S 3-4-3 at 1205", "axis A 8-8-6 tank at 1204").play("march 1203")
    assert points(p) == 3
    p.choose("march 1202")
    assert points(p) == 4  # the surcharge is paid once


@pytest.mark.rule("S42-6.2.c")
def test_from_one_ezoc_into_another_and_no_farther() -> None:
    enemies = "soviet S 3-4-3 disrupted at 1205\nsoviet T 3-4-3 disrupted at 1202"
    p = movement(OPEN, enemies, "axis A 8-8-6 tank at 1204").play("move A; march 1305")
    assert p.told("log-marched")[0].args["halves"] == 6
    assert p.waits_for == "MovementPhase"


@pytest.mark.rule("S42-6.2.c", "S42-7.2.a")
def test_not_over_a_bond_from_one_ezoc_into_another() -> None:
    """S and T bond over the hexside between 1204 and 1203."""
    p = moving(
        OPEN, "soviet S 3-4-3 at 1104", "soviet T 3-4-3 at 1304", "axis A 8-8-6 tank at 1204"
    )
    assert p.bonds("soviet") == {"1203/1204"}
    assert why(p, "1203") == "S42-7.2.a"


@pytest.mark.rule("S42-6.2.d")
def test_a_friend_does_not_cancel_an_ezoc_for_movement() -> None:
    units = ("soviet S 3-4-3 at 1205", "axis B 6-7-3 at 1204", "axis A 8-8-6 tank at 1203")
    p = movement(OPEN, *units).play("move A; march 1204")
    assert p.waits_for == "MovementPhase"
    p = movement(OPEN, *units).play("move B; march 1203")
    assert points(p) == 3


@pytest.mark.rule("S42-7.2.a", "S42-7.3.c")
@pytest.mark.example("S42-EX-7.3-1")
def test_a_bond_is_neutralized_between_two_moves() -> None:
    """B is before the bond 1204/1203; A comes to the other side of it and opens the way."""
    bond = ("soviet S 3-4-3 at 1104", "soviet T 3-4-3 at 1304")
    units = ("axis B 6-7-3 at 1204", "axis A 6-7-6 at 1201")
    p = movement(OPEN, *bond, *units).choose("move B")
    assert "1203" not in marches(p)
    p = movement(OPEN, *bond, *units).play("move A; march 1203; move B")
    assert "1203" in marches(p)


# Full Retreat


@pytest.mark.rule("S42-13.1.3.c", "S42-19.2.c")
def test_a_player_puts_units_into_full_retreat() -> None:
    units = ("axis A 6-7-3 at 1205", "axis B 6-7-3 disrupted at 1205", "axis C 6-7-3 fr at 1205")
    p = movement(OPEN, *units, "sp P axis at 1205", "soviet S 3-4-3 at 1601")
    assert p.options("go-full-retreat") == {"A", "B"}
    p.play("go-full-retreat A; go-full-retreat B")
    assert p.order("A") == p.order("B") == "full_retreat"
    assert p.options("go-full-retreat") == set()


@pytest.mark.rule("S42-13.3.1.a")
def test_full_retreat_moves_with_full_ma_roads_and_extended_movement() -> None:
    p = moving(OPEN, "axis A 6-7-3 fr at 1005")
    assert "1605" in marches(p)
    p = moving(OPEN, "road 1005-1004", "axis A 8-8-6 tank fr at 1005").play("march 1004")
    assert points(p) == 0.5


@pytest.mark.rule("S42-13.3.1.b")
def test_voluntary_full_retreat_leaves_the_first_ezoc_freely() -> None:
    enemy = "soviet S 3-4-3 at 1206"
    p = movement(OPEN, enemy, "axis A 6-7-6 disrupted at 1205")
    p.play("go-full-retreat A; move A; march 1204")
    assert points(p) == 1
    p = moving(OPEN, enemy, "axis A 6-7-6 fr at 1205").play("march 1204")
    assert points(p) == 3  # driven into it before


@pytest.mark.rule("S42-13.3.2.b")
def test_full_retreat_does_not_move_into_an_ezoc() -> None:
    enemy = "soviet S 3-4-3 at 1205"
    p = moving(OPEN, enemy, "axis A 6-7-6 fr at 1203")
    assert not AROUND & marches(p)
    assert why(p, "1204") == "S42-13.3.2.b"


@pytest.mark.rule("S42-13.3.2.b", "S42-13.3.2.e")
@pytest.mark.parametrize(("friend", "open_"), [("", True), ("disrupted", True), ("fr", False)])
def test_unless_a_friend_in_another_state_is_there(friend: str, open_: bool) -> None:
    units = (f"axis B 6-7-3 {friend} at 1204", "axis A 6-7-6 fr at 1203")
    p = moving(OPEN, "soviet S 3-4-3 at 1205", *units)
    assert ("1204" in marches(p)) is open_
    assert "1305" not in marches(p)


@pytest.mark.rule("S42-13.3.2.b", "S42-13.3.2.e")
def test_full_retreat_goes_next_to_the_enemy_with_a_friend_of_its_stack() -> None:
    units = ("axis B 6-7-3 at 1203", "axis A 6-7-6 fr at 1203")
    p = moving(OPEN, "soviet S 3-4-3 at 1205", *units)
    assert "1204" not in marches(p)
    p.choose("take B")
    assert "1204" in marches(p)


@pytest.mark.rule("S42-13.3.2.b")
def test_non_combat_units_do_not_shelter_a_full_retreat() -> None:
    p = moving(OPEN, "soviet S 3-4-3 at 1205", "sp P axis at 1204", "axis A 6-7-6 fr at 1203")
    assert "1204" not in marches(p)


@pytest.mark.rule("S42-13.3.2.d")
def test_enemies_in_full_retreat_withdraw_from_a_passing_unit() -> None:
    """Without a ZOC of theirs the mover goes on once they have withdrawn."""
    p = movement(
        OPEN,
        "option full_retreat_zoc off",
        "soviet S 3-4-3 fr at 1305",
        "axis A 8-8-6 tank at 1102",
    )
    p.play("move A; march 1204")
    assert p.waits_for == "Retreating"
    assert p.actor == "axis"
    while p.waits_for == "Retreating":
        p.choose(p.choices()[0])
    assert p.waits_for == "Moving"
    assert p.where("S") != "1305"
    assert len(marches(p)) > 0


@pytest.mark.rule("S42-13.3.2.d", "S42-6.2.a")
def test_a_unit_stops_next_to_enemies_that_withdraw() -> None:
    p = movement(OPEN, "soviet S 3-4-3 fr at 1305", "axis A 8-8-6 tank at 1102")
    p.play("move A; march 1204")
    while p.waits_for == "Retreating":
        p.choose(p.choices()[0])
    assert p.waits_for == "MovementPhase"
    assert p.options("move") == set()


@pytest.mark.rule("S42-6.1.b")
def test_no_zoc_across_the_volga() -> None:
    p = moving(OPEN, river("volga"), "soviet S 3-4-3 at 1203", "axis A 6-7-3 at 1205")
    p.choose("march 1204")
    assert p.waits_for == "Moving"
