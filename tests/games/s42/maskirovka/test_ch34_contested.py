"""Chapter 34 in a contested City: units in a holding box hold it with nobody on the map."""

import pytest

from hexfront.games.s42.maskirovka.armies import held_hexes
from hexfront.games.s42.notation import Position
from hexfront.games.s42.supply.isolation import airfields
from tests.games.s42.maskirovka.helpers_maskirovka import ARMY, armies, seen, why

CITY = ("option contested_cities on", "city 1705 major Tim", "contested 1705",
        "city-battle 1705 1", "axis A 9-7-3 at 1705", "soviet D 3-4-3 at 1705")  # fmt: skip
R, U = f"soviet R {ARMY} at 1705 box=1", "soviet U 3-5-3 in box-1"
Q = f"soviet Q {ARMY} at 1908 box=2"


def left(*statements: str, army: str = R) -> Position:
    """The last combat unit on the map leaves the City to the army."""
    p = armies(*CITY, army, U, *statements, "turn 22", phase="movement soviet onwards")
    return p.play("move D; march 1805; halt")


@pytest.mark.rule("S42-34.6.2.g", "S42-29.1.1.c")
@pytest.mark.parametrize("defender", ["soviet", "axis"])
def test_units_in_the_box_keep_the_city_contested(defender: str) -> None:
    p = left("control axis 1705" if defender == "axis" else "")
    assert (p.labels(p.state.contested), p.city_battle("1705")) == ({"1705"}, 1)
    assert p.control("1705") == defender
    assert len(p.told("log-army-held")) == 1
    assert p.choose("emerge U").at("1705") == {"A", "R", "U"}
    assert why(p.choose("move U"), "march 1702") == ("S42-29.1.2.b", "no-contested-leave")


@pytest.mark.rule("S42-34.6.2.e", "S42-29.1.1.c", "S42-19.3.b")
@pytest.mark.parametrize("way", ["redeploy U A", "move R; march 1704; halt", ""])
def test_until_the_box_is_empty_or_its_army_has_gone(way: str) -> None:
    """The last: its box was empty all along, as far as anybody knew."""
    p = left(Q, "sp P soviet at 1705") if way else left(Q, army=R.replace("box=1", "box=3"))
    before = p.game.revealed(p.state)
    if way:
        assert p.labels(p.state.contested) == {"1705"}
        p.play(way)
        assert p.game.revealed(p.state) == before + ("redeploy" in way)
    assert (p.labels(p.state.contested), p.control("1705")) == (set(), "axis")
    assert p.where("R") == ("1704" if "1704" in way else "pending")
    if way:
        assert p.where("P") == "pool"


@pytest.mark.rule("S42-34.6.2.g", "S42-29.1.2.a")
def test_the_axis_goes_in_as_into_any_contested_city() -> None:
    p = left("axis B 5-5-3 at 1606", "axis C 5-5-6 tank at 1406")
    p.enter_phase("movement axis")
    p.play("move B; march 1705")
    assert (p.at("1705"), p.where("R")) == ({"A", "B", "R"}, "1705")
    assert why(p.choose("move C"), "march 1705") == ("S42-29.1.2.a", "no-contested-entry")
    assert held_hexes(p.state) == 1 << p.hex("1705"), "no retreat and no train goes there"


@pytest.mark.rule("S42-34.6.2.g", "S42-29.1.2.a")
def test_and_out_of_an_entry_area() -> None:
    edge = tuple(line.replace("1705", "1000") for line in (*CITY, R))
    p = armies(*edge, U, "axis B 5-5-3 in X", "turn 22", phase="movement soviet onwards")
    p.play("move D; march 1100; halt").enter_phase("movement axis")
    assert p.choose("move B").legal("march 1000")


@pytest.mark.rule("S42-34.6.2.a", "S42-34.6.2.h", "S42-29.1.3.a")
@pytest.mark.parametrize("out", [True, False])
def test_the_axis_inside_attacks_them_there(out: bool) -> None:
    p = left("crt * * = EX").enter_phase("combat axis")
    p.play("attack 1705; resolve")
    if out:
        p.play("emerge U", 3)
        assert (p.at("1705"), p.labels(p.state.contested)) == ({"A", "R", "U"}, {"1705"})
        return
    p.choose("decline")  # a DS
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    assert (p.order("U"), p.labels(p.state.contested)) == ("full_retreat", set())
    assert p.control("1705") == "axis"


@pytest.mark.rule("S42-14.1.a", "S42-34.1.2.a")
@pytest.mark.parametrize("box", [1, 2])
def test_a_box_in_the_city_does_not_hold_it_against_its_own_side(box: int) -> None:
    boxes = (R.replace("box=1", f"box={box}"), Q.replace("box=2", f"box={3 - box}"), U)
    here = ("axis A 2-2-3 steps=2 at 1705", "soviet D 9-4-3 at 1705")
    p = armies(*CITY[:-2], *here, *boxes, "crt * * = DS 2 x", "turn 22", phase="combat soviet")
    p.play("attack 1705; resolve", 3)
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    assert p.where("A") != "1705"
    assert (p.waits_for, p.options("advance")) == ("AdvanceChoice", {"D", "R"})


@pytest.mark.rule("S42-29.1.1.c", "S42-16.3.4.a", "S42-18.6.6.b")
def test_when_the_axis_leaves_the_city_is_the_soviet_players() -> None:
    p = left("control axis 1705", "sp P axis at 1705").enter_phase("movement axis")
    p.play("move A; march 1605; halt")
    assert p.where("P") == "pool", "units in the box are combat units"
    assert (p.labels(p.state.contested), p.control("1705")) == (set(), "soviet")
    assert held_hexes(p.state) == 1 << p.hex("1705"), "it has been said in this player turn"


@pytest.mark.rule("S42-34.2.e", "S42-29.1.1.h")
def test_a_line_of_supply_begins_there_for_the_box() -> None:
    p = left().enter_phase("supply soviet")
    assert "oos" not in p.states("U")


@pytest.mark.rule("S42-34.1.2.a", "S42-29.1.2.b")
@pytest.mark.rule("S42-34.1.2.a", "S42-29.1.2.b")
@pytest.mark.parametrize(
    ("stack", "last", "holders"),
    [("move D; take Q", "1705", ("Q", "W")), ("move Q; take T", "1905", ("Q", "T"))],
)
def test_who_goes_along_does_not_show_what_is_in_his_box(
    stack: str, last: str, holders: tuple[str, str]
) -> None:
    """What stays in the City has empty boxes; one of the armies that leave it may hold a unit."""
    marks = []
    for holder in holders:
        boxes = {name: n for n, name in enumerate("QTRW", 2)} | {holder: 1}
        here = [f"soviet {name} {ARMY} at {1908 if name == 'W' else 1705} box={box}"
                for name, box in boxes.items()]  # fmt: skip
        p = armies(*CITY[:-1], f"soviet D 3-4-3 at {last}", *here, U, "turn 22")
        p.play("keep-markers; " + stack + "; march 1805")
        assert p.labels(p.state.contested) == set()
        marks.append({name: seen(p, name)[3] for name in boxes})
    assert marks[0] == marks[1]


@pytest.mark.rule("S42-16.5.4.a", "S42-29.1.1.h")
def test_the_city_is_nobodys_airfield() -> None:
    p = armies(*CITY[:2], "control axis 1705")
    assert "1705" in p.labels(airfields(p.state, 0))
    p = armies(*CITY[:-1], "control axis 1705", R, U)
    assert "1705" not in p.labels(airfields(p.state, 0))
