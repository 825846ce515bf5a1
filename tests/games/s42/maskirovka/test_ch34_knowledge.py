"""Chapter 34: what the Axis knows of Reserve Armies, and what the Soviet player is refused."""

from itertools import product

import pytest
from msgspec.structs import asdict

from hexfront.games.s42.maskirovka.armies import held_hexes, kept_out, lone_armies, recognize
from hexfront.games.s42.maskirovka.secrets import no_swap
from hexfront.games.s42.notation import Position
from hexfront.games.s42.places import PENDING
from hexfront.games.s42.supply.check import has_supply
from tests.games.s42.maskirovka.helpers_maskirovka import ARMY, AXIS, SOVIET, armies, why

R = f"soviet R {ARMY} at 1405 box=1"
Q = f"soviet Q {ARMY} at 1908 box=2"
U, Z = "soviet U 3-5-3 in box-1", "soviet Z 3-5-3 in box-2"


@pytest.mark.rule("S42-34.4.1.a", "S42-34.4.2.b")
def test_the_log_tells_the_way_into_a_box_from_the_way_out() -> None:
    p = armies(R.replace("1405", "1805"), Q, U, "soviet V 3-5-3 in A")
    p.play("redeploy V box-1; redeploy U A")
    assert [entry.rule for entry in p.told("log-redeployed")] == ["S42-34.4.1.a", "S42-34.4.2.b"]


@pytest.mark.rule("S42-34.4.2.b")
def test_only_units_in_a_box_leave_it_for_an_entry_area() -> None:
    p = armies(R.replace("1405", "1805"), U, "soviet V 3-5-3 in A")
    assert why(p, "redeploy V E") == ("S42-34.4.2.b", "no-box-way")
    assert "redeploy U E" in p.choices()
    assert why(p, "redeploy U G") == ("S42-34.4.2.b", "no-box-way")


def together() -> Position:
    return armies(
        f"soviet R {ARMY} at 1605 box=1", f"soviet S {ARMY} at 1605 box=2", Q.replace("=2", "=3")
    )


@pytest.mark.rule("S42-34.1.2.b")
def test_markers_are_exchanged_between_two_armies_of_one_hex_only() -> None:
    p = together()
    here = {p.unit("R"), p.unit("S")}
    three = [*here, p.unit("Q")]
    for a, b in product(three, three):
        assert (no_swap(p.state, a, b) is None) is (a < b and {a, b} == here), (a, b)


@pytest.mark.rule("S42-34.6.2.g")
def test_no_hex_is_held_before_anybody_knows() -> None:
    p = armies(R, Q, U, Z)
    assert held_hexes(p.state) == 0
    p.state.known |= 1 << p.unit("R")
    assert held_hexes(p.state) == 1 << p.hex("1405")
    p.state.place[p.unit("R")] = 0
    assert held_hexes(p.state) == 1
    p.state.place[p.unit("R")] = PENDING
    assert held_hexes(p.state) == 0


@pytest.mark.rule("S42-34.6.2.g")
def test_an_army_keeps_out_the_axis_from_its_hex_and_nobody_else() -> None:
    def entered(side: int, h: str, *more: str) -> bool:
        p = armies(R, Q, U, Z, *more)
        return kept_out(p.state, side, p.hex(h))

    assert entered(AXIS, "1405")
    assert not entered(SOVIET, "1405")
    assert not entered(AXIS, "1505")
    assert not entered(AXIS, "1405", "soviet W 3-5-3 at 1405")  # he bars it himself
    p = armies(R, Q, U, Z)
    assert not kept_out(p.state, AXIS, PENDING)


CITY = ("option contested_cities on", "city 1605 minor Oskol", "contested 1605",
        "soviet D 3-5-3 at 1605", "axis A 6-7-3 at 1605")  # fmt: skip


@pytest.mark.rule("S42-34.6.2.g", "S42-34.6.2.e", "S42-19.3.b")
@pytest.mark.parametrize(("marks", "where"), [((1, 2), "1605"), ((2, 1), "pending")])
def test_an_army_that_is_left_with_the_enemy_in_a_city_shows_whether_its_box_is_empty(
    marks: tuple[int, int], where: str
) -> None:
    p = armies(
        *CITY, f"soviet R {ARMY} at 1605 box={marks[0]}", f"soviet Q {ARMY} at 1908 box={marks[1]}",
        U,
    )  # fmt: skip
    before = p.game.revealed(p.state)
    p.play("move D; march 1705; halt")
    assert (p.where("R"), p.game.revealed(p.state) - before) == (where, 1)
    assert held_hexes(p.state) == (1 << p.hex("1605") if where == "1605" else 0)
    p.enter_phase("combat soviet")  # it is said once in a player turn
    assert p.game.revealed(p.state) - before == 1


@pytest.mark.rule("S42-34.6.2.a")
def test_an_army_that_has_retreated_is_not_attacked_again() -> None:
    p = armies(R, Q, U, Z)
    assert lone_armies(p.state) == 1 << p.hex("1405") | 1 << p.hex("1908")
    p.state.retreated |= 1 << p.unit("R")
    assert lone_armies(p.state) == 1 << p.hex("1908")
    p.state.place[p.unit("Q")] = PENDING
    assert lone_armies(p.state) == 0


@pytest.mark.rule("S42-34.1.2.a", "S42-34.6.2.e")
def test_an_army_has_an_empty_box_if_all_units_are_in_boxes_that_the_axis_knows() -> None:
    p = armies(R, Q, Z)
    assert lone_armies(p.state) == 1 << p.hex("1405") | 1 << p.hex("1908")
    p.state.known |= 1 << p.unit("Q")
    assert lone_armies(p.state) == 1 << p.hex("1908")
    p.state.known = 1 << p.unit("R")
    assert lone_armies(p.state) == 1 << p.hex("1908")


@pytest.mark.rule("S42-34.1.2.a")
def test_an_army_becomes_known_once_with_the_number_of_its_box() -> None:
    p = armies(R, Q, U, Z)
    p.state.news = []
    for army in "RQRQ":
        recognize(p.state, p.unit(army), "S42-34.7.a")
    told = [entry.args for entry in p.state.news]
    assert told == [{"unit": p.unit("R"), "box": 1}, {"unit": p.unit("Q"), "box": 2}]


@pytest.mark.rule("S42-34.2.e")
def test_an_army_in_no_hex_and_no_entry_area_is_not_in_supply() -> None:
    p = armies(f"soviet R {ARMY} in A box=1", Q)
    assert has_supply(p.state, p.unit("R"))
    p.state.place[p.unit("R")] = PENDING
    assert not has_supply(p.state, p.unit("R"))


@pytest.mark.rule("S42-34.1.2.a")
@pytest.mark.parametrize(("state", "told"), [("", 0), ("fr", 1), ("oos", 1)])
def test_a_unit_that_leaves_a_box_shows_its_condition(state: str, told: int) -> None:
    """That a healthy unit has left, the Axis sees at the box; whose it was stays hidden."""
    p = armies(R.replace("1405", "1805"), f"{U} {state}")
    before = p.game.revealed(p.state)
    assert p.choose("redeploy U A").game.revealed(p.state) - before == told


CORPS = "7-5-5 tank size=corps black"
RING = tuple(f"axis A{h} 3-4-3 at {h}" for h in ("1209", "1309", "1410", "1109"))


@pytest.mark.rule("S42-34.1.2.a")
@pytest.mark.parametrize("marks", [(1, 2), (2, 1)])
def test_a_step_to_give_away_does_not_tell_whose_box_is_in_supply(marks: tuple[int, int]) -> None:
    """One army is cut off; both have a reduced tank corps in their box."""
    p = armies(
        f"soviet R {ARMY} at 1605 box={marks[0]}", f"soviet Q {ARMY} at 1210 box={marks[1]}",
        f"soviet C {CORPS} at 1805", f"soviet U {CORPS} in box-1 reduced",
        f"soviet V {CORPS} in box-2 reduced", *RING,
        "withdrawal soviet 22 tank-corps", "turn 22", phase="initial soviet",
    ).choose("withdraw C")  # fmt: skip
    near, far = ("U", "V") if marks == (1, 2) else ("V", "U")
    assert p.options("reinforce") == {near}
    assert why(p, f"reinforce {far}") == ("S42-32.2.d", "no-step-for")
    shown = p.game.view(p.state, AXIS).moments
    assert [type(moment).__name__ for moment in shown] == ["InitialPhase", "GiveStep"]
    assert shown == p.game.view(p.state, SOVIET).moments
    assert asdict(shown[-1]) == {
        "side": SOVIET, "rule": "S42-32.2.d", "balance": 1, "brigades": (), "place": p.hex("1805"),
    }  # fmt: skip


@pytest.mark.rule("S42-34.1.2.a")
@pytest.mark.parametrize(("at", "able"), [("1605", {"U"}), ("1210", set())])
def test_nor_does_it_that_nobody_can_take_it(at: str, able: set[str]) -> None:
    p = armies(
        f"soviet R {ARMY} at {at} box=1", f"soviet Q {ARMY} at 1705 box=2",
        f"soviet C {CORPS} at 1805", f"soviet U {CORPS} in box-1 reduced", *RING,
        "withdrawal soviet 22 tank-corps", "turn 22", phase="initial soviet",
    ).choose("withdraw C")  # fmt: skip
    assert (p.waits_for, p.options("reinforce")) == ("GiveStep", able)


@pytest.mark.rule("S42-34.1.2.a")
@pytest.mark.parametrize("army", ["1405", "1605"])
def test_a_combat_brings_to_light_only_what_stands_in_its_hex(army: str) -> None:
    p = armies(f"soviet R {ARMY} at {army} box=1", "soviet D 1-1-3 at 1405",
               "axis A 9-5-3 at 1305", "crt * * = D1 2", phase="combat axis")  # fmt: skip
    before = p.game.revealed(p.state)
    p.play("attack 1405; resolve", 3)
    assert p.where("D") == "eliminated"
    assert (p.game.revealed(p.state) > before) is (army == "1405")
