"""Chapter 23.4: the Russian winter."""

import pytest

from hexfront.games.s42.notation import Position, position
from tests.games.s42.means.helpers_initial import country, reach_of


@pytest.mark.rule("S42-23.4.a")
@pytest.mark.parametrize(("turn", "winter"), [(27, False), (28, True), (36, True)])
def test_winter_lasts_from_turn_28_to_the_end(turn: int, winter: bool) -> None:
    assert position(country(f"turn {turn}")).state.season.winter is winter


@pytest.mark.rule("S42-23.4.f", "S42-23.4.o", "S42-2.2.3.a")
def test_alpine_hexsides_are_closed_in_winter_to_mountain_units_and_on_roads() -> None:
    text = ["alpine 1205/1204+1206+1305+1306+1105+1106", "axis A 5-5-4 mountain at 1205"]
    road = "road 1205-1305"

    def open_ways(turn: int) -> set[str]:
        p = position(country(*text, road, f"turn {turn}", "phase movement axis"))
        return p.choose("move A").options("march") if "move A" in p.choices() else set()

    assert {"1204", "1305"} <= open_ways(27)
    assert open_ways(28) == set()


@pytest.mark.rule("S42-23.4.g")
def test_units_in_k_go_to_j_or_l_as_their_owner_likes() -> None:
    text = """
        map theatre
        soviet S 3-5-3 in K
        soviet T 3-5-3 in K
        phase weather axis
    """
    p = position("turn 28\ndice 6" + text)
    assert p.actor == "soviet"
    assert p.options("transfer") == {"J", "L"}
    p.play("transfer J; transfer L")
    assert {p.where("S"), p.where("T")} == {"J", "L"}
    assert p.order("S") == "good"
    assert p.actor == "over"
    p = position("turn 27\ndice 6" + text)
    assert p.where("S") == "K"


LINE = "1205/1204 1305/1204+1304 1105/1204+1104"
"""Hexsides between 1205 and 1204 and on the ways round."""
ON_FOOT = "axis A 6-7-4 black-box at 1207"


@pytest.mark.rule("S42-23.4.h", "S42-23.4.j", "S42-23.4.k")
def test_a_frozen_major_river_is_crossed_from_afar_for_1_or_2_mps() -> None:
    line = f"river major {LINE}"
    assert "1204" not in reach_of(ON_FOOT, line, "turn 27")
    assert "1204" in reach_of(ON_FOOT, line, "turn 28")
    assert "1203" not in reach_of(ON_FOOT, line, "turn 28")
    tank = "axis A 10-8-4 tank red black-box at 1207"
    assert "1204" not in reach_of(tank, line, "turn 28")
    assert "1204" in reach_of(tank.replace("10-8-4", "10-8-5"), line, "turn 28")


@pytest.mark.rule("S42-23.4.h")
def test_rivers_of_the_southern_maps_and_the_volga_do_not_freeze() -> None:
    text = f"river major {LINE}\n{ON_FOOT}\nturn 28\nphase movement axis"
    north = position("map 1000-1810 sheet B\n" + text)
    south = position("map 1000-1810 sheet C1\n" + text)
    assert "1204" in north.choose("move A").options("march")
    assert "1204" not in south.choose("move A").options("march")
    assert "1204" not in reach_of(ON_FOOT, f"river volga {LINE}", "turn 28")


@pytest.mark.rule("S42-23.4.m")
def test_lakes_at_desert_hexes_freeze() -> None:
    line = f"river lake {LINE}"
    desert = "terrain desert 1204 1304 1104"
    assert "1204" not in reach_of(ON_FOOT, line, desert, "turn 27")
    assert "1204" in reach_of(ON_FOOT, line, desert, "turn 28")
    assert "1204" not in reach_of(ON_FOOT, line, "turn 28")


@pytest.mark.rule("S42-23.4.n")
def test_a_frozen_major_river_does_not_break_a_bond() -> None:
    units = ["axis A 6-7-3 at 1204", "axis B 6-7-3 at 1206"]
    line = "river major 1205/1204+1206 named Don"
    assert "1205" not in position(country(*units, line, "turn 27")).bonds("axis")
    assert "1205" in position(country(*units, line, "turn 28")).bonds("axis")


@pytest.mark.rule("S42-23.4.l")
def test_a_retreat_over_ice_does_not_eliminate() -> None:
    line = (
        "river major 1408/1407+1409+1508+1509+1308+1309\n"
        "soviet S 3-5-3 at 1408\naxis A 10-8-6 tank red at 1308\naxis B 10-8-6 tank red at 1309\n"
        "crt * * = D1 3"
    )

    def fate(turn: int) -> str:
        p = position(country(line, f"turn {turn}", "phase combat axis"))
        p.play("attack 1408; resolve", 3, "give-ground")
        while p.where("S") == "1408" and p.choices("step"):
            p.choose(p.choices("step")[0])
        return p.where("S")

    assert fate(28) in {"1407", "1508", "1509", "1409"}
    assert fate(27) == "eliminated"


def strengths(p: Position) -> dict[str, int]:
    """What each unit brings to the attack on 1305."""
    odds = p.choose("attack 1305").odds()
    return {p.name(share.unit): share.strength for share in (*odds.attackers, *odds.defenders)}


def attack(unit: str, *more: str, turn: int = 30) -> int:
    """The strength of an Axis unit that attacks 1305."""
    text = [unit, "soviet S 3-2-3 at 1305", "row winter 5", *more, f"turn {turn}"]
    return strengths(position(country(*text, "phase combat axis")))["A"]


def defense(unit: str, *more: str, turn: int = 30) -> int:
    """The strength of an Axis unit that defends in 1305."""
    text = [f"{unit} at 1305", "soviet S 13-5-3 at 1404", "row winter 5", *more, f"turn {turn}"]
    return strengths(position(country(*text, "phase combat soviet")))["A"]


@pytest.mark.rule("S42-23.4.b", "S42-23.4.a")
def test_winter_takes_1_from_the_attack_of_axis_units_in_the_north() -> None:
    panzer = "axis A 10-8-6 tank red"
    assert attack(f"{panzer} at 1205") == 9
    assert attack(f"{panzer} at 1205", turn=27) == 10
    assert attack(f"{panzer} at 1306") == 10
    assert attack("axis A 2-2-4 at 1205") == 1
    assert attack("axis A 1-2-4 at 1205") == 1


@pytest.mark.rule("S42-23.4.b", "S42-23.4.c")
def test_winter_does_not_weaken_soviet_units() -> None:
    p = position(
        country("axis A 10-8-6 at 1205", "soviet S 3-5-3 at 1305", "turn 30", "row winter 43",
                "phase combat axis")
    )  # fmt: skip
    assert strengths(p)["S"] == 5


@pytest.mark.rule("S42-23.4.c", "S42-23.4.d")
@pytest.mark.example("S42-EX-23.4-D2")
def test_winter_takes_1_from_the_defense_of_axis_units_but_never_below_2() -> None:
    assert defense("axis A 10-8-6 tank red") == 7
    assert defense("axis A 10-8-6 tank red", turn=27) == 8
    assert defense("axis A 2-3-6 tank") == 2
    assert defense("axis A 2-2-6 tank") == 2
    assert defense("axis A 1-1-6 tank") == 1
    assert defense("axis A 2-3-6 tank", "city 1305 minor Tim") == 3
    assert defense("axis A 2-3-3", "city 1305 minor Tim") == 6


@pytest.mark.rule("S42-23.4.c")
@pytest.mark.parametrize(
    ("shelter", "strength"),
    [
        ("town 1305 Tim", 8),
        ("city 1305 minor Tim", 8),
        ("fort axis 1305", 8),
        ("building axis 1305", 7),
        ("city 1304 minor Tim\ncontrol axis 1304", 8),
        ("city 1304 major Tim\ncontrol axis 1304", 8),
        ("city 1304 minor Tim", 7),
        ("town 1304 Tim", 7),
    ],
)
def test_shelter_saves_them(shelter: str, strength: int) -> None:
    assert defense("axis A 10-8-6 tank red", shelter) == strength


@pytest.mark.rule("S42-23.4.e", "S42-23.4.i")
@pytest.mark.example("S42-EX-23.4-D1")
def test_winter_comes_before_halving_and_the_ice_still_halves() -> None:
    assert attack("axis A 10-8-6 tank red at 1205") == 9
    assert defense("axis A 10-8-6 tank red") == 7
    assert defense("axis A 10-8-6 tank red disrupted") == 4
    assert attack("axis A 10-8-6 tank red at 1205", "river major 1205/1305") == 5
    assert attack("axis A 9-8-6 tank red at 1205", "river major 1205/1305") == 4
    assert defense("axis A 6-7-3", "terrain mountain 1305") == 12
