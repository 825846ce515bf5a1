"""Which rule a player hears when a train, a ship or a way onto the map is closed to him."""

import pytest

from hexfront.games.s42.notation import Position, position

LINE = "map 1000-1610\nrail edge-1000-1600-edge\narea X axis 1000\narea A soviet 1600\nrepaired all"
SEA = (
    "map 1000-1610\nterrain sea 1204-1404\ntown 1203 port azov\ntown 1405 port azov\n"
    "town 1003 port kerch\narea W axis\ncontrol axis 1003"
)
NAVAL = "2-2-5 naval-infantry brigade branch=naval"


def on_the_move(*statements: str, side: str = "axis", unit: str = "A") -> Position:
    text = "\n".join((*statements, f"phase movement {side}"))
    return position(text).choose(f"move {unit}")


def why(p: Position, words: str) -> tuple[str, str]:
    refusal = p.refusal(words)
    return refusal.rule, refusal.message


# Trains


@pytest.mark.rule("S42-5.6.3.b", "S42-5.1.e")
@pytest.mark.parametrize(("side", "enemy"), [("axis", "soviet"), ("soviet", "axis")])
def test_no_train_goes_into_an_ezoc_or_to_an_enemy(side: str, enemy: str) -> None:
    unit = f"{side} A 6-7-3 at {'1100' if side == 'axis' else '1000'}"
    p = on_the_move(LINE, unit, f"{enemy} S 3-4-3 at 1501", side=side)
    assert p.legal("entrain 1300")
    assert why(p, "entrain 1400") == ("S42-5.6.3.b", "no-rail-to-ezoc")
    p = on_the_move(LINE, unit, f"{enemy} S 3-4-3 at 1400", side=side)
    assert why(p, "entrain 1400") == ("S42-5.1.e", "no-enemy-there")
    assert why(p, "entrain 1303") == ("S42-5.6.3.a", "no-rail-line")


@pytest.mark.rule("S42-17.1.a")
def test_a_line_that_is_not_repaired_carries_no_axis_unit() -> None:
    text = LINE.replace("repaired all", "repaired 1000-1200")
    p = on_the_move(text, "axis A 6-7-3 at 1100")
    assert p.legal("entrain 1200")
    assert why(p, "entrain 1300") == ("S42-17.1.a", "no-rail-unrepaired")
    assert on_the_move(text, "soviet A 3-4-3 at 1100", side="soviet").legal("entrain 1300")


@pytest.mark.rule("S42-17.5.a")
@pytest.mark.parametrize(("turn", "legal"), [(19, False), (20, True)])
def test_nor_one_that_is_not_finished(turn: int, legal: bool) -> None:
    rail = "map 1000-1610\nrail edge-1000-1200\nrail 1200-1400 opens 20\narea A soviet 1000"
    p = on_the_move(rail, "soviet A 3-4-3 at 1100", f"turn {turn}", side="soviet")
    assert p.legal("entrain 1300") is legal
    if not legal:
        assert why(p, "entrain 1300") == ("S42-17.5.a", "no-rail-unfinished")


# Ships


@pytest.mark.rule("S42-5.7.1.a")
def test_the_axis_has_no_sea_lanes_but_the_strait() -> None:
    ports = f"{SEA}\ncontrol axis 1203 1405"
    assert why(on_the_move(ports, "axis A 6-7-3 at 1203"), "sail 1405") == (
        "S42-5.7.1.a", "no-sea-axis",
    )  # fmt: skip
    p = on_the_move(ports, "axis A 6-7-3 in W")
    assert p.legal("sail 1003")
    assert p.refusal("sail 1405").rule == "S42-5.7.1.a"


@pytest.mark.rule("S42-5.7.1.f")
def test_naval_infantry_sails_after_one_hex_not_after_two() -> None:
    p = on_the_move(SEA, f"soviet A {NAVAL} at 1201", side="soviet").choose("march 1202")
    assert why(p, "sail 1405") == ("S42-5.7.1.a", "no-sea-here")
    p.choose("march 1203")
    assert why(p, "sail 1405") == ("S42-5.7.1.f", "no-sea-second-hex")
    p = on_the_move(SEA, f"soviet A {NAVAL} at 1202", side="soviet").choose("march 1203")
    assert p.legal("sail 1405")
    p = on_the_move(SEA, "soviet A 3-4-5 at 1202", side="soviet").choose("march 1203")
    assert why(p, "sail 1405") == ("S42-5.7.1.d", "no-journey-after-step")


@pytest.mark.rule("S42-18.6.8.a", "S42-5.7.2.b")
@pytest.mark.parametrize(("points", "legal"), [(4, True), (5, False)])
def test_a_supply_point_crosses_the_strait_within_the_mobile_limit(
    points: int, legal: bool
) -> None:
    there = "\n".join(f"sp P{n} axis at 1400" for n in range(points))
    p = on_the_move(SEA, there, "sp Q axis in W", unit="Q")
    assert p.legal("sail 1003") is legal
    if not legal:
        assert why(p, "sail 1003") == ("S42-18.6.8.a", "no-mobile-supply")
    assert on_the_move(SEA, there, "axis A 6-7-3 in W").legal("sail 1003"), "others are not counted"


# Onto the map


@pytest.mark.rule("S42-18.6.8.a")
def test_one_supply_point_too_many_is_told_so() -> None:
    there = "\n".join(f"sp P{n} axis at 1400" for n in range(5))
    p = on_the_move("map 1000-1610\narea X axis 1000-1010", there, "sp Q axis in X", unit="Q")
    assert why(p, "march 1005") == ("S42-18.6.8.a", "no-mobile-supply")


@pytest.mark.rule("S42-S2.2.c")
def test_a_stretch_of_the_edge_that_is_closed_is_told_so() -> None:
    p = on_the_move("scenario caucasus", "unit ger-73-inf as A in S", "turn 10")
    assert p.legal("march 2740")
    assert why(p, "march 2140") == ("S42-S2.2.c", "no-entry-there")


@pytest.mark.rule("S42-S1.2.j")
def test_so_is_the_edge_that_is_not_a_groups_own() -> None:
    p = on_the_move(
        "map 1000-1610", "area M soviet 1600-1610",
        "soviet A 3-4-3 in M due=5 entry=M north-of=1604", "turn 5", side="soviet",
    )  # fmt: skip
    assert p.legal("march 1603")
    assert why(p, "march 1610") == ("S42-S1.2.j", "no-entry-there")


@pytest.mark.rule("S42-22.3.2.b")
def test_a_bond_along_the_edge_is_told_so() -> None:
    p = on_the_move(
        "map 1000-1610", "area B soviet 1000-1600", "soviet S 3-4-3 in B",
        "axis A 6-7-3 at 1100", "axis B 6-7-3 at 1300", side="soviet", unit="S",
    )  # fmt: skip
    assert p.legal("march 1400")
    assert why(p, "march 1200") == ("S42-22.3.2.b", "no-hexside-bond")


@pytest.mark.rule("S42-34.4.2.c")
def test_a_unit_in_a_box_comes_out_before_it_moves() -> None:
    p = position("""
        map 1000-1610
        area A soviet 1600
        soviet R 0-0-3 reserve-army at 1400 box=1
        soviet B 3-4-3 in box-1
        phase movement soviet
    """)
    assert why(p, "move B") == ("S42-34.4.2.c", "no-box-inside")
    assert p.choose("emerge B").legal("move B")


@pytest.mark.rule("S42-S1.2.j")
@pytest.mark.parametrize(
    ("other", "rule"),
    [
        ("due=5 entry=M by-rail=1", "S42-S1.2.j"),
        ("due=4 entry=M by-rail=1", ""),
        ("due=5 entry=M", ""),
    ],
)
def test_the_trains_of_other_groups_are_not_counted(other: str, rule: str) -> None:
    p = position(f"""
        map 1000-1610
        rail edge-1000-1600-edge
        area M soviet 1600
        soviet A 3-4-3 in M due=5 entry=M by-rail=1
        soviet B 3-4-3 at 1400 {other} train
        turn 5
        phase movement soviet running
    """).choose("move A")
    assert p.legal("entrain 1200") is (not rule)
    if rule:
        assert p.refusal("entrain 1200").rule == rule
