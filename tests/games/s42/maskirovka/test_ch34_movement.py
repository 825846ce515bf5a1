"""Chapter 34.3: how Reserve Armies move."""

import pytest

from hexfront.games.s42.moments.combat import begin as begin_combat
from hexfront.games.s42.notation import Position
from hexfront.games.s42.places import Phase
from tests.games.s42.maskirovka.helpers_maskirovka import ARMY, armies, why

R = f"soviet R {ARMY} at 1605 box=1"
FOOT, HORSE, TANKS = "3-5-3", "3-4-5 cavalry", "6-4-6 tank black size=corps"


def farthest(p: Position) -> int:
    grid = p.state.country.grid
    return max(grid.distance(p.hex("1605"), p.hex(to)) for to in p.options("march"))


@pytest.mark.rule("S42-34.3.1.a")
def test_an_empty_army_has_three_mps_and_extended_movement() -> None:
    p = armies(R)
    assert p.ma("R") == 3
    assert farthest(p.choose("move R")) == 6
    p = armies(R, "terrain marsh 1000-2010").choose("move R")  # Tactical Movement at any cost
    assert farthest(p) >= 2


@pytest.mark.rule("S42-34.3.1.b")
@pytest.mark.parametrize(("units", "ma"), [((FOOT,), 3), ((FOOT, HORSE), 3), (("2-3-2",), 2)])
def test_it_is_as_fast_as_the_slowest_unit_in_its_box(units: tuple[str, ...], ma: int) -> None:
    inside = [f"soviet U{n} {figures} in box-1" for n, figures in enumerate(units)]
    other = ["soviet V 1-1-1 in box-2", f"soviet Q {ARMY} at 1805 box=2"]
    p = armies(R, *inside, *other)
    assert (p.ma("R"), p.ma("Q")) == (ma, 1)
    assert farthest(p.choose("move R")) == ma + 3


@pytest.mark.example("S42-EX-34.3-D1")
@pytest.mark.rule("S42-34.3.1.e")
def test_the_slowest_of_faster_units_sets_the_pace_too() -> None:
    assert armies(R, f"soviet U {FOOT} in box-1", f"soviet V {HORSE} in box-1").ma("R") == 3
    assert armies(R, f"soviet V {HORSE} in box-1").ma("R") == 5
    assert armies(R, f"soviet V {HORSE} in box-1", "weather snow").ma("R") == 4
    assert armies(R).ma("R") == 3


@pytest.mark.rule("S42-34.3.1.e")
def test_tanks_in_the_box_do_not_make_the_counter_mechanized() -> None:
    """By the road a mechanized unit of MA 6 would get twelve hexes far, and three more."""
    p = armies(R, f"soviet V {TANKS} in box-1", "road 1405-1905").choose("move R")
    assert p.cost("R", "1905") == 3
    p = armies("soviet W 6-4-6 tank at 1605", "road 1405-1905").choose("move W")
    assert p.cost("W", "1905") == 1.5


@pytest.mark.rule("S42-34.3.1.e")
@pytest.mark.parametrize(
    ("unit", "rule"),
    [
        (f"{FOOT} disrupted", "S42-13.2.1.a"),
        (f"{TANKS} oos", "S42-16.4.b"),
        (f"{FOOT} oos", ""),
        (FOOT, ""),
    ],
)
def test_units_bound_to_tactical_movement_bind_the_army(unit: str, rule: str) -> None:
    p = armies(R, f"soviet U {unit} in box-1").choose("move R")
    assert farthest(p) == (2 if rule else 6)
    if rule:
        assert why(p, "march 1305")[0] == rule


@pytest.mark.rule("S42-34.3.1.e")
def test_an_option_makes_three_the_most_it_has() -> None:
    for unit, ma in ((HORSE, 3), ("2-3-2", 2)):
        p = armies("option army_pace off", R, f"soviet U {unit} in box-1")
        assert p.ma("R") == ma


@pytest.mark.rule("S42-34.3.1.c")
def test_after_a_replacement_in_its_box_it_moves_one_hex() -> None:
    p = armies(R, f"soviet U {FOOT} in box-1 fresh").choose("move R")
    assert farthest(p) == 1
    assert why(p, "march 1805") == ("S42-34.3.1.c", "no-army-refilled")


@pytest.mark.rule("S42-34.3.1.d")
def test_it_moves_before_but_not_after_units_are_put_into_its_box() -> None:
    filling = f"soviet U {FOOT} in A"
    p = armies(R, filling).choose("redeploy U box-1")
    assert why(p, "move R") == ("S42-34.3.1.d", "no-army-filled")
    assert "R" not in p.options("move")
    p = armies(R, filling).play("move R; march 1705; halt; redeploy U box-1")
    assert p.where("U") == "box-1"
    p = armies(R, f"soviet U {FOOT} in box-1 stowed")  # it came in the Initial Phase
    assert "R" in p.options("move")


# By rail and between Entry Areas.

LINE = "rail 1605-2005-edge"


@pytest.mark.rule("S42-34.3.2.a")
def test_by_rail_it_goes_only_empty_and_shows_it() -> None:
    p = armies(R, LINE, f"soviet U {FOOT} in box-1").choose("move R")
    assert not p.choices("entrain")
    assert why(p, "entrain 1805") == ("S42-34.3.2.a", "no-rail-army")
    p = armies(R, LINE, f"soviet Q {ARMY} at 1608 box=2", f"soviet U {FOOT} in box-2")
    before = p.game.revealed(p.state)
    p.play("move R; entrain 1805")
    assert p.where("R") == "1805"
    (entry,) = p.told("log-army-empty")
    assert (entry.args["unit"], entry.audience) == (p.unit("R"), None)
    assert p.game.revealed(p.state) > before


@pytest.mark.rule("S42-34.3.3.a")
@pytest.mark.parametrize(
    ("state", "may"), [("", True), ("disrupted", False), ("fr", False), ("fresh", False)]
)
def test_it_goes_from_one_entry_area_to_another(state: str, may: bool) -> None:
    p = armies(f"soviet R {ARMY} in A box=1", f"soviet U {FOOT} in box-1 {state}").choose("move R")
    assert ("E" in p.options("transfer")) is may
    if may:
        assert p.choose("transfer E").where("R") == "E"
    else:
        assert why(p, "transfer E") == ("S42-34.3.3.a", "no-transfer-army")


@pytest.mark.rule("S42-22.3.1.e", "S42-34.2.e")
@pytest.mark.parametrize(("state", "may"), [("", True), ("disrupted", False), ("fr", False)])
def test_it_leaves_no_entry_area_with_units_in_disorder(state: str, may: bool) -> None:
    box = f"soviet U {FOOT} in box-1 {state}"
    p = armies(f"soviet R {ARMY} in A box=1", box).choose("move R")
    assert p.legal("march 2005") is may
    if not may:
        assert why(p, "march 2005") == ("S42-22.3.1.e", "no-leave-disordered")
    assert armies(R, box).choose("move R").legal("march 1604"), "on the map it goes on"


@pytest.mark.rule("S42-34.6.3.a")
def test_guns_in_a_box_are_not_disrupted_by_its_move() -> None:
    p = armies(R, "soviet G S-(1)-4 artillery range=3 in box-1").play("move R; march 1905; halt")
    assert (p.where("R"), p.order("G")) == ("1905", "good")


@pytest.mark.rule("S42-34.6.3.a")
def test_nor_do_they_support_anybody() -> None:
    p = armies(
        "soviet R 0-0-3 reserve-army at 1605 box=1",
        "soviet G S-(1)-4 artillery range=3 in box-1",
        "soviet D 5-5-3 at 1605",
        "axis A 3-5-3 at 1505",
        phase="combat soviet",
    )
    p.choose("attack 1505")
    assert not p.choices("use-artillery")
    assert why(p, "use-artillery G") == ("S42-34.6.3.a", "no-support-boxed")


@pytest.mark.rule("S42-34.6.1.a")
def test_units_in_a_box_do_not_attack() -> None:
    text = (R, f"soviet D {FOOT} in box-1", "soviet E 20-5-3 at 1605", "axis A 3-5-3 at 1505")
    p = armies(*text, phase="combat soviet").choose("attack 1505")
    assert why(p, "join D") == ("S42-34.6.1.a", "no-attack-boxed")
    p = armies(*text).choose("emerge D")
    p.state.stack.clear()
    p.state.phase = Phase.COMBAT
    begin_combat(p.state)
    assert "D" not in p.settle().choose("attack 1505").options("join")
    assert p.unit("D") in p.state.stack[-1].battle.attackers


@pytest.mark.rule("S42-34.3.1.a")
@pytest.mark.parametrize("inside", [(), (f"soviet U {FOOT} in box-1",)])
def test_it_does_not_go_by_sea(inside: tuple[str, ...]) -> None:
    ports = ("town 1605 port black", "town 1205 port black")
    p = armies(R, *ports, *inside, f"soviet I {FOOT} at 1605").choose("move R")
    assert p.options("sail") == set()
    assert why(p, "sail 1205") == ("S42-34.3.1.a", "no-sea-army")
    p = armies(R, *ports, *inside, f"soviet I {FOOT} at 1605").choose("move I")
    assert p.options("sail") == {"1205"}


@pytest.mark.rule("S42-34.1.2.a", "S42-34.3.1.b")
@pytest.mark.parametrize("unit", [FOOT, HORSE, "2-3-2", "3-5-3 disrupted", "3-5-3 fresh"])
def test_the_way_of_an_army_does_not_tell_how_fast_it_is(unit: str) -> None:
    """Straight into the mountains, though a slower army could not afford that but by Tactical
    Movement, and the road round it is cheaper."""
    p = armies(R, f"soviet U {unit} in box-1", "terrain mountain 1505", "road 1605-1604-1505")
    p.play("move R", "march 1505")
    moving = p.state.stack[-1]
    assert (moving.hexes, moving.halves) == (1, 6)


@pytest.mark.rule("S42-34.1.2.a", "S42-34.3.1.d", "S42-20.1.3.b")
@pytest.mark.parametrize("box", ["box-1", "box-2"])
def test_an_hq_that_comes_to_an_army_does_not_tell_whether_it_was_filled(box: str) -> None:
    """Filled in this phase it cannot be picked up; the HQ has to say that it halts all the same."""
    p = armies(
        R, f"soviet Q {ARMY} at 1805 box=2", "soviet H 0-0-2 army-hq hq=tank black-box at 1607",
        "soviet N 3-5-3 in A", "soviet D 3-5-3 in box-1", "soviet E 3-5-3 in box-2",
    )  # fmt: skip
    p.play(f"redeploy N {box}", "move H", "march 1605")
    assert (p.where("H"), p.waits_for) == ("1605", "Moving")
    assert p.legal("take R") is (box == "box-2")
    assert p.legal("halt")


@pytest.mark.rule("S42-34.3.1.d")
def test_beside_an_army_that_has_moved_an_hq_halts_by_itself() -> None:
    p = armies(R, "soviet H 0-0-2 army-hq hq=tank black-box at 1606", "soviet D 3-5-3 in box-1")
    p.play("move R; march 1604; halt", "move H; march 1604")
    assert (p.where("H"), p.waits_for) == ("1604", "MovementPhase")


@pytest.mark.rule("S42-25.2.1.b", "S42-25.2.1.c")
@pytest.mark.parametrize(
    ("inside", "rule"),
    [
        ("in box-1", ""),
        ("in box-2 disrupted", ""),
        ("in box-1 disrupted", "S42-25.2.1.b"),
        ("in box-1 fr", "S42-25.2.1.b"),
        ("in box-1 fresh", "S42-25.2.1.c"),
        ("in A", "S42-25.2.1.b"),
    ],
)
def test_it_is_held_in_reserve_with_units_that_may_be(inside: str, rule: str) -> None:
    """They would go along; one that came into the box in this phase has moved."""
    p = armies("option reserves on", R, f"soviet U {FOOT} {inside}")
    if inside == "in A":
        p.choose("redeploy U box-1")
    assert ("R" in p.options("hold-back")) is (not rule)
    if rule:
        assert p.refusal("hold-back R").rule == rule
        assert p.refusal("hold-back R").args["unit"] == p.unit("U")
