"""Chapter 22.1: reinforcements are placed in Entry Areas."""

import pytest

from hexfront.games.s42.entry.areas import open_areas
from hexfront.games.s42.entry.reinforcements import entry_hexes
from hexfront.games.s42.notation import position
from tests.games.s42.means.helpers_initial import country

THEATRE = """
    map theatre
    entry axis W X Y Z
    entry soviet A B C
"""


@pytest.mark.rule("S42-22.1.1.a")
def test_a_caucasus_reinforcement_is_placed_in_the_south() -> None:
    p = position(THEATRE + "soviet S 3-5-3 due=5 entry=G+H+J+K+L\nphase initial soviet")
    assert p.options("arrive") == {f"S {area}" for area in "GHJKL"}
    assert p.refusal("arrive S A").rule == "S42-22.1.1.a"


@pytest.mark.rule("S42-22.1.1.b")
def test_every_other_soviet_reinforcement_in_a_b_or_c() -> None:
    p = position(THEATRE + "soviet S 3-5-3 due=5\nphase initial soviet")
    assert p.options("arrive") == {"S A", "S B", "S C"}
    assert p.refusal("arrive S G").rule == "S42-22.1.1.b"


@pytest.mark.rule("S42-22.1.1.c")
def test_axis_reinforcements_in_w_x_y_or_z() -> None:
    p = position(THEATRE + "axis A 6-7-3 due=5\nphase initial axis")
    assert p.options("arrive") == {f"A {area}" for area in "WXYZ"}
    assert p.refusal("arrive A G").rule == "S42-22.1.1.c"


@pytest.mark.rule("S42-22.1.2.a")
def test_they_are_placed_in_the_initial_phase_of_their_turn() -> None:
    text = ["axis A 6-7-3 due=5", "axis B 6-7-3 due=6", "soviet S 3-5-3 due=5"]
    p = position(country(*text, "turn 5", "phase initial axis"))
    assert p.options("arrive") == {"A X", "A Y"}
    p.choose("arrive A Y")
    assert p.where("A") == "Y"
    assert p.where("B") == p.where("S") == "pending"
    p = position(country(*text, "turn 4", "phase initial axis"))
    assert p.choices("arrive") == []


@pytest.mark.rule("S42-22.1.2.a")
def test_a_unit_with_one_place_to_go_is_placed_at_once() -> None:
    p = position(country("axis A 6-7-3 due=5 entry=Y", "turn 5", "phase initial axis"))
    assert p.where("A") == "Y"
    assert p.choices("end-phase") == ["end-phase"]


@pytest.mark.rule("S42-22.1.2.a")
def test_a_unit_whose_area_is_closed_comes_as_soon_as_it_is_open() -> None:
    p = position(
        "map 1000-2010\narea G soviet 2000\nsoviet R 3-3-3 due=7 entry=G\n"
        "axis Z 5-5-3 in G\nturn 7\nphase initial soviet"
    )
    assert (p.where("R"), p.choices("end-phase")) == ("pending", ["end-phase"])
    p.state.put(p.unit("Z"), p.hex("1505"))
    p.state.turn = 9
    p.enter_phase("initial soviet")
    assert p.where("R") == "G"


@pytest.mark.rule("S42-22.1.2.b", "S42-22.1.2.c")
def test_in_the_movement_phase_they_enter_stay_or_move_to_another_area() -> None:
    p = position(
        country(
            "terrain woods 1006",
            "axis A 6-7-3 due=5 entry=X",
            "turn 5",
            "phase initial axis onwards",
        )
    )
    p.play("end-phase; move A")
    assert p.options("transfer") == {"Y"}
    assert "1305" in p.options("entrain")
    assert {"1004", "1206"} <= p.options("march")
    p.choose("march 1206")
    p.choose("halt")
    assert p.where("A") == "1206"


@pytest.mark.rule("S42-22.1.2.b")
def test_the_first_hex_costs_what_its_terrain_costs() -> None:
    p = position(country("axis A 6-7-3 in X", "phase movement axis"))
    easy = p.choose("move A").options("march")
    p = position(
        country(
            "terrain mountain 1000-1004 1006-1010, woods 1005",
            "axis A 6-7-3 in X",
            "phase movement axis",
        )
    )
    assert p.choose("move A").options("march") < easy


@pytest.mark.rule("S42-22.1.2.c")
def test_they_may_stay() -> None:
    p = position(country("axis A 6-7-3 in X", "phase movement axis"))
    p.choose("end-phase")
    assert p.where("A") == "X"


@pytest.mark.rule("S42-22.1.2.a", "S42-22.6.4.b")
def test_a_unit_for_which_there_was_no_room_comes_a_turn_later() -> None:
    full = ("soviet S 3-5-3 in F", "soviet T 3-5-3 in F")
    arriving = "map theatre\nsoviet R 3-5-3 due=10 entry=F"
    p = position("\n".join((arriving, *full, "turn 10", "phase initial soviet")))
    assert (p.where("R"), p.options("arrive")) == ("pending", set())
    crowd = ("soviet U 3-5-3 in F", "turn 10", "phase initial soviet")
    assert position("\n".join((arriving, *full, *crowd))).where("R") == "pending"
    for turn in (11, 12):
        p = position("\n".join((arriving, full[0], f"turn {turn}", "phase initial soviet")))
        assert p.where("R") == "F"


# 22.2 Friendly Entry Areas, as far as units are placed in them


@pytest.mark.rule("S42-22.2.a", "S42-22.2.b")
def test_friendly_entry_areas_of_both_sides() -> None:
    p = position("map theatre\nphase initial axis")
    assert p.options("place-supply") == set("WXYZ")
    p = position("map theatre\nphase initial soviet")
    assert p.options("place-supply") == set("ABCDEGHJKL")


@pytest.mark.rule("S42-23.4.g", "S42-16.2.2.b")
def test_entry_area_k_is_closed_in_winter() -> None:
    assert "K" in open_areas(position("map theatre\nturn 27").state, 1)
    assert "K" not in open_areas(position("map theatre\nturn 28").state, 1)


@pytest.mark.rule("S42-24.1.3.b", "S42-24.1.3.c", "S42-22.2.a")
def test_g_is_lost_to_the_soviet_player_while_axis_units_are_in_it() -> None:
    p = position("map theatre\naxis A 10-8-6 tank red in G")
    assert "G" not in open_areas(p.state, 1)
    assert "G" not in open_areas(p.state, 0)
    assert "G" in open_areas(position("map theatre").state, 1)


@pytest.mark.rule("S42-S1.2.j")
@pytest.mark.parametrize(("limit", "last"), [("1605", 4), ("1505", 4), ("1506", 5)])
def test_a_group_comes_in_north_of_a_hex_and_not_beside_it(limit: str, last: int) -> None:
    """1505 lies half a hex farther north than 1605."""
    p = position(f"""
        map 1000-1610
        area B soviet 1600-1610
        soviet R 3-5-3 due=5 entry=B north-of={limit}
        turn 5
        during movement soviet
    """)
    p.state.put(p.unit("R"), p.place("B"))
    found = p.labels(entry_hexes(p.state, p.unit("R"), "B"))
    assert found == {f"16{row:02}" for row in range(last + 1)}


@pytest.mark.rule("S42-S3.2.a", "S42-22.6.2.a")
def test_who_is_to_come_from_the_south_goes_to_no_other_edge() -> None:
    areas = "\n".join(f"area {area} axis" for area in "QRXY")
    p = position(f"""
        map 1000-1610
        {areas}
        axis S 6-7-3 in Q due=5 entry=Q+R
        axis A 6-7-3 in Q due=5 entry=X+Y
        turn 5
        phase movement axis
    """)
    first = p.copy().choose("move S")
    assert first.options("transfer") == {"R"}
    assert first.refusal("transfer X").rule == "S42-S3.2.a"
    assert p.choose("move A").options("transfer") == {"R", "X", "Y"}


@pytest.mark.rule("S42-20.8.b", "S42-S3.2.a", "S42-S2.2.c", "S42-22.1.1.c")
def test_each_arrival_names_the_rule_that_says_where() -> None:
    areas = "\n".join(f"area {area} axis" for area in "QRSWXYZ")
    due = [("A", "Q+R"), ("B", "S+W"), ("C", "X+Y")]
    units = "\n".join(f"axis {name} 6-7-3 due=5 entry={entry}" for name, entry in due)
    p = position(f"""
        map 1000-1610
        city 1203 Krasnodar
        city 1205 Voroshilovsk
        control axis 1203 1205
        {areas}
        {units}
        axis V 2-2-3 branch=caucasian
        turn 5
        phase initial axis
    """)
    rules = {name: p.refusal(f"arrive {name} Z").rule for name in "ABCV"}
    assert rules == {
        "A": "S42-S3.2.a", "B": "S42-S2.2.c", "C": "S42-22.1.1.c", "V": "S42-20.8.b",
    }  # fmt: skip


@pytest.mark.rule("S42-23.4.g", "S42-24.1.3.b", "S42-22.6.4.b")
@pytest.mark.parametrize(
    ("area", "more", "rule"),
    [
        ("K", "turn 30", "S42-23.4.g"),
        ("G", "turn 20\naxis P 6-7-3 in G", "S42-24.1.3.b"),
        ("F", "turn 20\nsoviet S1 3-4-3 in F\nsoviet S2 3-4-3 in F", "S42-22.6.4.b"),
    ],
)
def test_an_area_that_is_closed_or_full_names_its_own_rule(area: str, more: str, rule: str) -> None:
    turn = more.split("\n", maxsplit=1)[0].split()[1]
    p = position(f"""
        map 1000-1610
        area F soviet
        area G soviet 1600-1602
        area H soviet 1603-1604
        area J soviet 1605-1606
        area K soviet 1607-1608
        soviet V 3-4-3 due={turn} entry=H+J+{area}
        {more}
        phase initial soviet
    """)
    assert p.refusal(f"arrive V {area}").rule == rule
    assert p.legal("arrive V J")


@pytest.mark.rule("S42-S1.2.j")
@pytest.mark.parametrize(("turn", "free"), [(4, False), (5, True)])
def test_a_group_is_bound_to_its_edge_in_the_turn_in_which_it_arrives(
    turn: int, free: bool
) -> None:
    p = position(f"""
        map 1000-1610
        area A soviet 1600-1610
        area B soviet 1000-1600
        soviet U 3-4-3 in A due=4 entry=A north-of=1604
        turn {turn}
        phase movement soviet running
    """).choose("move U")
    assert p.legal("transfer B") is free
    if not free:
        assert p.refusal("transfer B").rule == "S42-S1.2.j"
