"""Chapter 34 with several Reserve Armies about: what concerns one says nothing of the others."""

import pytest

from hexfront.games.s42.combat.pieces import eliminate
from hexfront.games.s42.maskirovka.armies import hidden, inside, lone_armies
from hexfront.games.s42.maskirovka.boxes import no_room
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.places import box_place
from tests.games.s42.maskirovka.helpers_maskirovka import (
    ARMY,
    SOVIET,
    armies,
    audiences,
    seen,
    why,
)
from tests.games.s42.means.helpers_initial import with_means

R = f"soviet R {ARMY} at 1405 box=1"
Q = f"soviet Q {ARMY} at 1605 box=2"
EIGHT = tuple(f"soviet U{n} 3-5-3 in box-1" for n in range(8))


def ways(p: Position, unit: str) -> set[str]:
    """Where a unit may be redeployed."""
    wanted = (option.split() for option in p.options("redeploy"))
    return {place for name, place in wanted if name == unit}


# Markers.


@pytest.mark.rule("S42-34.1.2.b")
def test_armies_of_each_place_exchange_markers_among_themselves() -> None:
    places = ("at 1605", "at 1605", "at 1705", "at 1705")
    p = armies(*(f"soviet R{n} {ARMY} {at} box={n}" for n, at in enumerate(places, 1)))
    assert p.options("swap") == {"R1 R2", "R3 R4"}
    assert p.legal("swap R1 R2")
    assert p.legal("swap R3 R4")
    assert why(p, "swap R2 R3") == ("S42-34.1.2.b", "no-swap")
    p.choose("swap R3 R4")
    assert [p.box(f"R{n}") for n in (1, 2, 3, 4)] == [1, 2, 4, 3]
    told = [(e.rule, e.audience, e.args["box"]) for e in p.told("log-army-tied")]
    assert told == [("S42-34.1.2.b", SOVIET, 4), ("S42-34.1.2.b", SOVIET, 3)]


@pytest.mark.rule("S42-34.1.2.b")
@pytest.mark.parametrize(
    ("revealed", "pairs"),
    [("", {"R1 R2", "R1 R3", "R2 R3"}), ("R1", {"R2 R3"}), ("R3", {"R1 R2"})],
)
def test_only_the_revealed_one_keeps_its_marker(revealed: str, pairs: set[str]) -> None:
    p = armies(
        *(
            f"soviet R{n} {ARMY} at 1605 box={n} {'exposed known' if revealed == f'R{n}' else ''}"
            for n in (1, 2, 3)
        )
    )
    assert p.options("swap") == pairs


@pytest.mark.rule("S42-34.1.2.a", "S42-34.4.2.c")
@pytest.mark.parametrize("known", ["Q", "R"])
def test_the_box_of_one_is_known_though_that_of_another_was(known: str) -> None:
    p = armies(R, Q, "soviet U 3-5-3 in box-1", "soviet V 3-5-3 in box-2")
    p.state.known |= p.mask(known)
    other, unit, box = ("R", "U", 1) if known == "Q" else ("Q", "V", 2)
    assert seen(p, other)[1] == 0
    p.choose(f"emerge {unit}")
    assert seen(p, other)[1] == box
    assert [e.args["box"] for e in p.told("log-army-known")] == [box]


# Who is kept out.


@pytest.mark.rule("S42-34.6.2.g")
@pytest.mark.parametrize("other", ["1404", "1406"])
def test_a_box_bars_its_hex_though_a_soviet_unit_is_in_another(other: str) -> None:
    """A combat unit bars its own hex and no more, whether that comes before or after."""
    p = armies(
        R, "soviet U 3-5-3 in box-1", f"soviet D 3-5-3 at {other}",
        "axis A 10-8-6 tank red at 1305", phase="movement axis",
    )  # fmt: skip
    p.play("move A; march 1405")
    assert (p.where("A"), p.where("R")) == ("1305", "1405")
    (told,) = p.told("log-army-held")
    assert told.rule == "S42-34.6.2.g"


@pytest.mark.rule("S42-34.6.2.g")
@pytest.mark.parametrize("other", ["1403", "1406"])
def test_what_was_said_of_one_hex_bars_no_other(other: str) -> None:
    p = armies(
        R, f"soviet Q {ARMY} at {other} box=2", "soviet U 3-5-3 in box-1",
        "axis A 10-8-6 tank red at 1305", phase="movement axis",
    )  # fmt: skip
    p.play("move A; march 1405")
    assert p.where("A") == "1305"
    assert why(p, "march 1405") == ("S42-34.6.2.g", "no-army-held")
    p.choose(f"march {other}")
    assert (p.where("A"), p.where("Q")) == (other, "pending")


@pytest.mark.rule("S42-34.6.2.g")
def test_a_box_keeps_no_soviet_unit_out() -> None:
    text = (f"soviet R {ARMY} at 1405 box=1 known", "soviet U 3-5-3 in box-1")
    p = armies(*text, "soviet D 3-5-3 at 2010").choose("move D")
    assert why(p, "march 1405")[0] == "S42-5.1.a"
    assert "1405" in armies(*text, "soviet D 3-5-3 at 1505").choose("move D").options("march")


# Whose boxes they are.


@pytest.mark.rule("S42-34.0.a")
@pytest.mark.parametrize("choice", ["redeploy A box-1", "emerge A", "dissolve A"])
def test_the_axis_has_no_reserve_armies(choice: str) -> None:
    p = armies(R, "axis A 5-5-3 at 1205", phase="movement axis")
    assert why(p, choice) == ("S42-34.0.a", "no-maskirovka-axis")


@pytest.mark.rule("S42-34.2.c")
def test_a_full_box_takes_nobody_back() -> None:
    for full in (EIGHT, EIGHT[:7]):
        coming = ("soviet Z 3-5-3 eliminated=1", "turn 22")
        p = armies(f"soviet R {ARMY} at 1805 box=1", *full, *coming, phase="initial soviet")
        with_means(p, infantry=1)
        assert ("Z box-1" in p.choose("return Z infantry").options("arrive")) is (len(full) < 8)


@pytest.mark.rule("S42-34.2.c")
def test_a_full_box_is_named() -> None:
    p = armies(f"soviet Q {ARMY} at 1805 box=1", *EIGHT, "soviet Z 3-5-3 in A")
    assert p.refusal("redeploy Z box-1").args == {"box": 1, "limit": 8}
    assert p.refusal("redeploy Z box-3").args == {"box": 3}


@pytest.mark.rule("S42-34.2.c")
def test_an_army_hq_does_not_arrive_in_a_box() -> None:
    coming = ("soviet H 0-0-5 army-hq due=22 entry=A+E", "soviet U 3-5-3 due=22 entry=A")
    army = f"soviet R {ARMY} at 1805 box=1"
    p = armies(army, *coming, "turn 22", phase="initial soviet")
    assert p.options("arrive") == {"H A", "H E", "U A", "U box-1"}
    assert why(p, "arrive H box-1") == ("S42-34.2.c", "no-box-combat")


# Armies in Entry Areas.


@pytest.mark.rule("S42-34.4.1.b")
@pytest.mark.parametrize(("area", "may"), [("A", True), ("E", False), ("G", False)])
def test_an_army_in_a_to_d_receives_reinforcements_there(area: str, may: bool) -> None:
    army, coming = f"soviet R {ARMY} in {area} box=1", "soviet U 3-5-3 due=22 entry=A"
    p = armies(army, coming, "turn 22", phase="initial soviet")
    assert ("U box-1" in p.options("arrive")) is may


@pytest.mark.rule("S42-34.4.1.c")
@pytest.mark.parametrize(("area", "ends"), [("A", {"box-1"}), ("E", {"box-1"}), ("G", set())])
def test_and_one_in_a_to_e_other_units(area: str, ends: set[str]) -> None:
    p = armies(f"soviet R {ARMY} in {area} box=1", "soviet U 3-5-3 in A")
    assert ways(p, "U") == ends


@pytest.mark.rule("S42-34.4.1.e")
@pytest.mark.parametrize("hex_", ["1700", "1701"])
def test_the_first_hex_of_the_map_is_on_the_map(hex_: str) -> None:
    """From there rails lead to the eastern edge; the army is on an isle."""
    p = position(f"""
        map 1700-2006
        area A soviet 2000-2003
        rail 1700-1701-2001-edge
        terrain sea 1703-2006, clear 1805
        soviet S {ARMY} at 1805 box=3
        soviet U 3-5-3 at {hex_}
        phase movement soviet
    """)
    assert why(p, "redeploy U box-3") == ("S42-34.4.1.e", "no-box-supply")
    assert p.refusal("redeploy U box-3").args == {"box": 3}


@pytest.mark.rule("S42-34.4.1.e", "S42-34.4.1.c")
@pytest.mark.parametrize(("unit", "army"), [("1700", "1801"), ("1701", "1700")])
def test_from_the_first_hex_to_a_box_and_to_that_of_an_army_in_it(unit: str, army: str) -> None:
    p = position(f"""
        map 1700-2006
        area A soviet 2000-2003
        rail 1700-1701-2001-edge
        soviet S {ARMY} at {army} box=3
        soviet U 3-5-3 at {unit}
        soviet V 3-5-3 at 1901
        soviet W 3-5-3 in A
        soviet X 3-5-3 in box-3
        phase movement soviet
    """)
    assert p.options("redeploy") == {"U box-3", "V box-3", "W box-3", "X A"}
    assert why(p, f"redeploy X {unit}") == ("S42-34.4.2.b", "no-box-way")
    p.choose("redeploy U box-3")
    assert why(p, "redeploy V box-3") == ("S42-34.4.1.e", "no-box-strategic")


# What befalls others.


@pytest.mark.rule("S42-34.4.1.f")
@pytest.mark.parametrize(("rail", "may"), [("1702-2002-edge", False), ("1602-2002-edge", True)])
def test_a_railway_somewhere_else_does_not_help(rail: str, may: bool) -> None:
    p = armies(f"soviet R {ARMY} at 1805 box=1", f"rail {rail}", "soviet U 3-5-3 at 1602")
    assert ways(p, "U") == ({"box-1"} if may else set())
    if not may:
        assert why(p, "redeploy U box-1") == ("S42-34.4.1.f", "no-box-on-foot")


@pytest.mark.rule("S42-34.4.1.a")
def test_a_replacement_of_another_unit_does_not_hobble_this_one() -> None:
    p = armies(f"soviet R {ARMY} at 1805 box=1", "soviet U 3-5-3 in A", "soviet V 3-5-3 in A fresh")
    assert (ways(p, "U"), ways(p, "V")) == ({"box-1"}, set())


@pytest.mark.rule("S42-34.4.2.b")
def test_units_of_the_only_box_leave_it_though_it_is_full() -> None:
    p = armies(f"soviet R {ARMY} at 1805 box=1", *EIGHT)
    assert ways(p, "U0") == {"A", "E"}
    p.choose("redeploy U0 A")
    (told,) = p.told("log-redeployed")
    assert told.args["from"] == box_place(0)


@pytest.mark.rule("S42-34.7.a")
def test_only_the_revealed_army_may_be_removed() -> None:
    p = armies(R, f"{Q} exposed known", "soviet V 3-5-3 in box-2")
    assert p.options("dissolve") == {"Q"}
    assert why(p, "dissolve R") == ("S42-34.7.a", "no-dissolution")


@pytest.mark.rule("S42-34.4.2.c")
def test_only_units_in_a_box_come_out_of_one() -> None:
    p = armies(R, "soviet D 3-5-3 at 1405")
    assert why(p, "emerge D") == ("S42-34.4.2.c", "no-box-outside")


@pytest.mark.rule("S42-34.4.2.c", "S42-13.3.2.d")
@pytest.mark.parametrize(
    ("at", "beside", "flees"),
    [("1405", "1404", True), ("1405", "1403", False), ("1000", "1001", True)],
)
def test_enemies_in_full_retreat_give_way_to_a_unit_that_comes_out(
    at: str, beside: str, flees: bool
) -> None:
    army = f"soviet R {ARMY} at {at} box=1"
    p = armies(army, "soviet U 3-5-3 in box-1", f"axis F 5-5-3 at {beside} fr")
    p.choose("emerge U")
    assert p.told("log-emerged")[0].rule == "S42-34.4.2.c"
    assert (p.waits_for == "Retreating") is flees


@pytest.mark.rule("S42-34.6.2.a")
def test_a_unit_on_the_map_does_not_come_out_of_a_box() -> None:
    p = armies(
        R, "soviet U 3-5-3 in box-1", "soviet D 3-5-3 at 1405", "soviet E 3-5-3 at 1605",
        "axis A 10-8-6 tank red at 1305", phase="combat axis",
    )  # fmt: skip
    p.play("attack 1405; resolve")
    assert p.options("emerge") == {"U"}
    for unit in ("D", "E"):
        assert why(p, f"emerge {unit}") == ("S42-34.6.2.a", "no-box-defender")


# What the Axis knows of one.


@pytest.mark.rule("S42-34.1.2.a")
def test_the_condition_of_one_box_is_hidden_though_another_is_known() -> None:
    p = armies(R, f"{Q} known", "soviet U 3-5-3 in box-1 disrupted", "soviet V 3-5-3 in box-2 fr")
    assert seen(p, "U") == ("box", 1, "good", ())
    assert seen(p, "V")[2] == "full-retreat"


@pytest.mark.rule("S42-34.1.2.a")
@pytest.mark.parametrize(("place", "audience"), [("at 1805", None), ("in box-1", SOVIET)])
def test_all_hear_of_a_unit_on_the_map(place: str, audience: int | None) -> None:
    p = armies(R, f"soviet U 3-5-3 {place} disrupted", phase="recovery soviet")
    assert audiences(p, "log-recovered") == [audience]


@pytest.mark.rule("S42-34.1.2.a")
@pytest.mark.parametrize(("unit", "unveils"), [("U", False), ("V", True)])
def test_who_leaves_a_box_tells_of_himself_alone(unit: str, unveils: bool) -> None:
    """A unit out of supply shows in the Entry Area what nobody saw in its box."""
    inside = ("soviet U 3-5-3 in box-1", "soviet V 3-5-3 in box-1 oos")
    p = armies(f"soviet R {ARMY} at 1805 box=1", *inside)
    before = p.game.revealed(p.state)
    p.choose(f"redeploy {unit} A")
    assert (p.game.revealed(p.state) > before) is unveils


@pytest.mark.rule("S42-34.6.2.g")
@pytest.mark.parametrize(
    ("inside", "known", "open_"),
    [
        ("soviet U 3-5-3 in box-1", "R", False),
        ("soviet U 3-5-3 in box-1", "Q", True),
        ("", "R", True),
    ],
)
def test_a_known_box_bars_its_hex_if_it_holds_units(inside: str, known: str, open_: bool) -> None:
    both = (army + " known" if army.startswith(f"soviet {known}") else army for army in (R, Q))
    p = armies(*both, inside, "axis A 10-8-6 tank red at 1305", phase="movement axis")
    assert ("1405" in p.choose("move A").options("march")) is open_


@pytest.mark.rule("S42-34.6.2.g")
@pytest.mark.parametrize(("army", "start"), [("1000", "1001"), ("1001", "1002")])
def test_a_box_in_the_first_hex_keeps_the_enemy_out(army: str, start: str) -> None:
    p = armies(
        f"soviet R {ARMY} at {army} box=1", "soviet U 3-5-3 in box-1",
        f"axis A 10-8-6 tank red at {start}", phase="movement axis",
    )  # fmt: skip
    p.play(f"move A; march {army}")
    assert (p.where("A"), p.where("R")) == (start, army)


@pytest.mark.rule("S42-34.6.2.g")
def test_an_enemy_who_enters_another_hex_learns_nothing() -> None:
    p = armies(
        R, "soviet U 3-5-3 in box-1", "axis A 10-8-6 tank red at 1305", phase="movement axis"
    )
    p.play("move A; march 1205")
    assert p.game.revealed(p.state) == 0


@pytest.mark.rule("S42-34.6.2.a", "S42-34.6.2.e")
@pytest.mark.parametrize(
    ("where", "enemy", "targets"),
    [("at 1000", "1001", {"1000"}), ("in A", "1001", set()), ("at 1002", "1001", {"1002"})],
)
def test_an_army_on_the_map_may_be_attacked(where: str, enemy: str, targets: set[str]) -> None:
    p = armies(
        f"soviet R {ARMY} {where} box=1", "soviet U 3-5-3 in box-1",
        f"axis A 10-8-6 tank red at {enemy}", phase="combat axis",
    )  # fmt: skip
    assert p.options("attack") == targets


@pytest.mark.rule("S42-34.6.2.a", "S42-34.6.2.e")
@pytest.mark.parametrize(("known", "targets"), [("R", {"1406"}), ("Q", {"1405"})])
def test_an_empty_box_that_is_known_is_no_target(known: str, targets: set[str]) -> None:
    """The units are in the box of a third army, so that the others may hold them."""
    pair = (R, f"soviet Q {ARMY} at 1406 box=2")
    p = armies(
        *(army + " known" if army.startswith(f"soviet {known}") else army for army in pair),
        f"soviet S {ARMY} at 1908 box=3", "soviet U 3-5-3 in box-3",
        "axis A 10-8-6 tank red at 1305", "axis B 10-8-6 tank red at 1306", phase="combat axis",
    )  # fmt: skip
    assert p.options("attack") == targets


# Markers of armies that are not there.


@pytest.mark.rule("S42-34.1.2.b", "S42-34.7.c")
def test_removed_armies_are_not_together() -> None:
    p = armies(
        R, Q, "axis A 5-5-3 at 1305", "axis B 5-5-3 at 1505", "turn 22", phase="movement axis"
    )
    p.play("move A; march 1405; halt; move B; march 1605; halt")
    assert (p.where("R"), p.where("Q")) == ("pending", "pending")
    assert p.enter_phase("movement soviet").waits_for == "MovementPhase"


@pytest.mark.rule("S42-34.1.2.a")
def test_the_box_of_a_removed_army_takes_nobody() -> None:
    text = ("axis A 5-5-3 at 1305", "soviet U 3-5-3 in A", "turn 22")
    p = armies(R, f"soviet S {ARMY} at 1805 box=2", *text, phase="movement axis")
    p.play("move A; march 1405").enter_phase("movement soviet")
    assert ways(p, "U") == {"box-2"}
    assert why(p, "redeploy U box-1") == ("S42-34.1.2.a", "no-box-army")


@pytest.mark.rule("S42-34.2.c")
def test_an_army_hq_does_not_come_back_into_a_box() -> None:
    text = ("soviet H 0-0-5 army-hq at 1405", "soviet D 3-5-3 at 1805", "turn 20")
    p = armies(f"soviet R {ARMY} at 1805 box=1", *text, phase="movement soviet")
    eliminate(p.state, p.unit("H"), "S42-19.3.b")
    p.state.turn = p.state.due[p.unit("H")]
    p.enter_phase("initial soviet")
    assert "H A" in p.options("arrive")
    assert "H box-1" not in p.options("arrive")


# Removal.


@pytest.mark.rule("S42-34.1.2.b", "S42-3.0.c")
def test_markers_are_exchanged_before_anything_else() -> None:
    p = armies(R, Q, f"soviet T {ARMY} at 1605 box=3")
    assert why(p, "swap R Q") == ("S42-34.1.2.b", "no-swap")
    p.choose("keep-markers")
    assert why(p, "swap R Q") == ("S42-3.0.c", "no-not-now")


@pytest.mark.rule("S42-5.1.d")
@pytest.mark.parametrize("choice", ["dissolve R", "redeploy U box-2", "emerge U"])
def test_while_a_stack_moves_nothing_is_done_with_armies(choice: str) -> None:
    p = armies(R, Q, "soviet U 3-5-3 in box-1 stowed", "soviet D 3-5-3 at 1505").choose("move D")
    assert why(p, choice) == ("S42-5.1.d", "no-move-unfinished")


@pytest.mark.rule("S42-34.7.a", "S42-13.3.2.d")
@pytest.mark.parametrize(("beside", "flees"), [("1404", True), ("1403", False)])
def test_enemies_in_full_retreat_give_way_when_an_army_is_removed_sooner(
    beside: str, flees: bool
) -> None:
    army = f"soviet R {ARMY} at 1405 box=1 exposed known"
    p = armies(army, "soviet U 3-5-3 in box-1", f"axis F 5-5-3 at {beside} fr", "turn 22")
    p.choose("dissolve R")
    assert p.at("1405") == {"U"}
    told = [*p.told("log-emerged"), *p.told("log-army-removed")]
    assert [entry.rule for entry in told] == ["S42-34.7.a", "S42-34.7.a"]
    assert (p.waits_for == "Retreating") is flees


@pytest.mark.rule("S42-34.2.c")
def test_a_unit_that_is_no_army_has_no_box() -> None:
    """Whatever its number: here it is below that of the army."""
    p = armies(
        "soviet A 3-4-3 at 1405", f"soviet R {ARMY} at 1406 box=1", "soviet B 3-4-3 in box-1"
    )
    assert p.unit("A") < p.unit("R")
    assert inside(p.state, p.unit("A")) == 0
    assert p.named(inside(p.state, p.unit("R"))) == {"B"}


@pytest.mark.rule("S42-34.1.2.a")
@pytest.mark.parametrize(("known", "secret"), [("R2", True), ("R1", False)])
def test_a_box_is_secret_though_that_of_a_later_army_is_known(known: str, secret: bool) -> None:
    units = [f"soviet {r} {ARMY} at 140{n} box={n}{' known' if r == known else ''}"
             for n, r in enumerate(("R1", "R2"), 1)]  # fmt: skip
    p = armies(*units, "soviet B 3-4-3 in box-1")
    assert hidden(p.state, p.unit("B")) is secret


@pytest.mark.rule("S42-34.6.2.g")
@pytest.mark.parametrize(("state", "open_"), [("R", set()), ("Z", {"1405"})])
def test_only_its_own_retreat_saves_an_army_from_an_attack(state: str, open_: set[str]) -> None:
    marks = {name: " retreated" if name == state else "" for name in "RZ"}
    p = armies(
        f"soviet R {ARMY} at 1405 box=1{marks['R']}", "soviet B 3-4-3 in box-1",
        f"soviet Z 3-4-3 at 1708{marks['Z']}", "axis A 6-7-3 at 1404",
        phase="combat axis running",
    )  # fmt: skip
    assert p.unit("R") < p.unit("Z")
    assert p.labels(lone_armies(p.state)) == open_


@pytest.mark.rule("S42-34.1.2.a")
def test_a_box_without_an_army_takes_nobody_whoever_is_last_in_the_list() -> None:
    p = armies(f"soviet R {ARMY} in A box=1", "soviet Z 3-4-3 in A", phase="movement soviet")
    last = p.state.setting.size - 1
    p.state.put(last, p.state.place[p.unit("Z")])
    refusal = no_room(p.state, 1)
    assert refusal is not None
    assert refusal.rule == "S42-34.1.2.a"
    assert no_room(p.state, 0) is None
