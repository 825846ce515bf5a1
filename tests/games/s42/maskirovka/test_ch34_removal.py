"""Chapter 34.7: revealed Reserve Armies are removed."""

import pytest

from hexfront.games.s42.notation import Position, position
from tests.games.s42.maskirovka.helpers_maskirovka import ARMY, GROUND, armies, why

R = f"soviet R {ARMY} at 1405 box=1"
UNITS = [f"soviet {name} 3-5-3 in box-1" for name in "UVWX"]


def turn_over(p: Position) -> Position:
    """Play the rest of the player turn without doing anything."""
    while p.state.stack and p.state.side == 1:
        p.choose("end-phase" if "end-phase" in p.choices() else p.choices()[0])
    return p


def soviet_turn(*statements: str) -> Position:
    return armies(R, *statements, "turn 22", phase="movement soviet onwards")


@pytest.mark.rule("S42-34.7.a")
def test_a_revealed_army_is_gone_by_the_end_of_the_soviet_player_turn() -> None:
    p = turn_over(soviet_turn(*UNITS).choose("emerge U"))
    assert (p.where("R"), p.state.due[p.unit("R")]) == ("pending", 24)
    assert p.at("1405") == {"U", "V", "W", "X"}
    p = turn_over(soviet_turn(*UNITS))
    assert (p.where("R"), p.where("V")) == ("1405", "box-1")


@pytest.mark.rule("S42-34.7.a")
def test_one_revealed_in_the_axis_turn_lasts_to_the_end_of_the_next_soviet_one() -> None:
    fight = (R, *UNITS, "axis A 5-5-3 at 1305", "crt * * = EX", "turn 22")
    p = armies(*fight, phase="combat axis onwards").play(
        "attack 1405; resolve; emerge U; decline", 3
    )
    while p.state.side == 0 and p.state.stack:
        p.choose("end-phase" if "end-phase" in p.choices() else p.choices()[0])
    assert p.where("R") == "1405"
    assert "exposed" in p.states("R")
    assert turn_over(p).where("R") == "pending"


@pytest.mark.rule("S42-34.7.a")
def test_its_owner_may_remove_it_sooner() -> None:
    p = soviet_turn(*UNITS)
    assert why(p, "dissolve R") == ("S42-34.7.a", "no-dissolution")
    p.play("emerge U; dissolve R")
    assert (p.where("R"), p.at("1405")) == ("pending", {"U", "V", "W", "X"})


@pytest.mark.rule("S42-34.7.b")
def test_overstacking_is_allowed_until_the_end_of_the_next_movement_phase() -> None:
    p = turn_over(soviet_turn(*UNITS).play("emerge U; dissolve R"))
    assert (p.at("1405"), p.state.unpacked) == ({"U", "V", "W", "X"}, 0)
    p.enter_phase("movement soviet").choose("end-phase")
    assert (p.waits_for, len(p.choices("disband"))) == ("Overstacked", 4)


@pytest.mark.rule("S42-34.7.b", "S42-4.4.b")
@pytest.mark.parametrize(("movers", "too_many"), [("", False), ("V", True), ("VW", True)])
def test_it_is_allowed_where_the_army_was_and_nowhere_else(movers: str, too_many: bool) -> None:
    """Two units are in 1406 already: whoever goes there is one too many."""
    p = soviet_turn(*UNITS, "soviet S 3-5-3 at 1406", "soviet T 3-5-3 at 1406")
    p.play("emerge U; dissolve R")
    for unit in movers:
        p.play(f"move {unit}; march 1406; halt")
    p.choose("end-phase")
    assert (p.waits_for == "Overstacked") is too_many
    if too_many:
        assert p.options("disband") == {"S", "T", *movers}


@pytest.mark.rule("S42-34.7.b")
def test_units_that_walked_in_beside_them_are_too_many_at_once() -> None:
    more = [f"soviet {name} 3-5-3 at 1405" for name in "ABC"]
    p = soviet_turn(*UNITS, *more).play("emerge U; dissolve R; end-phase")
    assert p.waits_for == "Overstacked"


@pytest.mark.rule("S42-34.7.b")
def test_an_advance_elsewhere_leaves_those_put_down_alone() -> None:
    attack = ("soviet T 9-5-6 tank at 1808", "axis A 2-2-3 steps=1 at 1708", "crt * * = D1 2")
    p = soviet_turn(*UNITS, *attack).play("emerge U; dissolve R; end-phase")
    p.play("attack 1708; resolve", 3, "end-advance")
    assert p.waits_for != "Overstacked"
    assert p.at("1405") == {"U", "V", "W", "X"}


@pytest.mark.rule("S42-34.7.a", "S42-13.3.2.d")
@pytest.mark.parametrize(("at", "beside"), [("1405", "1404"), ("1000", "1001")])
def test_enemies_in_full_retreat_give_way_to_those_put_down(at: str, beside: str) -> None:
    army = (f"soviet R {ARMY} at {at} box=1 exposed known", f"axis F 5-5-3 at {beside} fr")
    p = armies(*army, UNITS[0], "turn 22", phase="supply soviet onwards")
    assert (p.at(at), p.waits_for, p.actor) == ({"U"}, "Retreating", "soviet")


@pytest.mark.rule("S42-34.7.a", "S42-13.3.2.e")
@pytest.mark.parametrize(
    ("more", "option", "gives_way"),
    [("", "on", True), ("", "off", False), ("soviet D 3-5-3 at 1405", "on", False)],
)
def test_those_put_down_in_full_retreat_give_way_themselves(
    more: str, option: str, gives_way: bool
) -> None:
    army = (f"{R} exposed known", f"{UNITS[0]} fr", more, f"option withdraws_unguarded {option}")
    p = armies(*army, "axis A 5-5-3 at 1305", "turn 22", phase="supply soviet onwards")
    assert (p.waits_for, p.actor) == (
        ("Retreating", "soviet") if gives_way else ("WeatherRoll", "chance")
    )


@pytest.mark.rule("S42-34.7.a", "S42-33.2.3.a")
def test_nobody_gives_way_after_the_mini_turn() -> None:
    """It follows upon the Soviet player turn in which the Winter Offensive was declared."""
    army = (f"{R} exposed known", UNITS[0], "axis F 5-5-3 at 1404 fr", "winter-offensive 25")
    p = armies(*army, "offensive-turn 26", "turn 26", phase="supply soviet onwards")
    assert (p.waits_for, p.state.mini_turn) == ("Retreating", 0)
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    assert (p.waits_for, p.state.mini_turn) == ("MovementPhase", 1)


# Units that are put down have moved as far as their army has.

OPEN = f"soviet R {ARMY} at 1705 box=1 exposed known"


@pytest.mark.rule("S42-34.4.2.a", "S42-34.7.a")
@pytest.mark.parametrize(
    ("way", "again"),
    [("", True), ("move R; march 1605; halt", False)],
)
def test_units_that_went_with_their_army_do_not_go_on(way: str, again: bool) -> None:
    p = armies(OPEN, UNITS[0], "soviet D 3-5-3 at 1705").play(way, "dissolve R")
    assert p.legal("move U") is again
    if not again:
        assert why(p, "move U")[0] == "S42-5.1.d"
    assert p.legal("move D")


@pytest.mark.rule("S42-34.4.1.a", "S42-34.7.a")
@pytest.mark.parametrize("comes", ["in A", "in box-1 stowed"])
def test_nor_do_those_that_came_into_its_box_in_that_turn(comes: str) -> None:
    """They do not attack either; V was there before."""
    units = (f"soviet W 9-5-3 {comes}", "soviet V 9-5-3 in box-1", "axis A 2-2-3 at 1805")
    p = position(
        "\n".join((GROUND, "option reserves on", OPEN, *units, "phase movement soviet onwards"))
    )
    if p.where("W") == "A":
        p.choose("redeploy W box-1")
    p.choose("dissolve R")
    assert (p.legal("move V"), why(p, "move W")[0]) == (True, "S42-5.1.d")
    assert "W" not in p.options("hold-back")
    p.play("end-phase; attack 1805")
    assert p.options("join") == set()
    assert why(p, "join W")[0] == "S42-2.3.2.b"


@pytest.mark.rule("S42-34.7.a", "S42-2.3.2.b", "S42-22.6.1.c")
@pytest.mark.parametrize(
    ("at", "way", "free"),
    [
        ("at 1705", "move R; march 1706; march 1607", True),
        ("at 1705", "move R; march 1706; march 1607; march 1507; march 1508", False),
        ("in A", "move R; transfer E", False),
    ],
)
def test_what_an_army_may_not_do_after_its_move_its_units_may_not(
    at: str, way: str, free: bool
) -> None:
    """Extended Movement, or a move between Entry Areas, leaves them no attack."""
    army = f"soviet R {ARMY} {at} box=1 exposed known"
    p = armies(army, UNITS[0]).play(way)
    if p.waits_for == "Moving":
        p.choose("halt")
    p.choose("dissolve R")
    assert ("spent" not in p.states("U")) is free
    assert "moved" in p.states("U")


@pytest.mark.rule("S42-25.2.1.b", "S42-34.7.a")
@pytest.mark.parametrize(("way", "may"), [("march 1706", True), ("march 1706; march 1607", False)])
def test_after_one_hex_they_may_be_held_back(way: str, may: bool) -> None:
    p = position(f"{GROUND}\noption reserves on\n{OPEN}\n{UNITS[0]}\nphase movement soviet")
    p.play(f"move R; {way}; halt; dissolve R")
    assert (p.options("hold-back") == {"U"}) is may


@pytest.mark.rule("S42-25.2.1.b", "S42-34.7.a")
def test_nor_does_a_removal_let_anybody_else_be_held_back() -> None:
    text = f"{GROUND}\noption reserves on\n{OPEN}\n{UNITS[0]}\nsoviet D 3-5-3 at 1505"
    p = position(f"{text}\nphase movement soviet").play("move D; march 1503; halt")
    p.play("move R; march 1706; halt; dissolve R")
    assert p.options("hold-back") == {"U"}


# In a contested City.

INSIDE = ("option contested_cities on", "city 1705 major Tim", "contested 1705",
          "city-battle 1705 1", "axis A 9-7-3 at 1705", "soviet D 3-4-3 at 1705")  # fmt: skip


@pytest.mark.rule("S42-29.1.2.b", "S42-34.4.2.c")
@pytest.mark.parametrize("way", ["emerge T", "dissolve R", ""])
@pytest.mark.parametrize("city", [INSIDE, ()])
def test_who_comes_out_in_a_contested_city_leaves_it_by_tactical_movement(
    way: str, city: tuple[str, ...]
) -> None:
    """So does their army."""
    p = armies(OPEN, *city, "soviet T 7-5-5 tank in box-1", "soviet N 3-4-3 in A").play(way)
    p.choose("move T" if way else "move R")
    grid = p.state.country.grid
    far = max(grid.distance(p.hex("1705"), p.hex(h)) for h in p.options("march"))
    assert (far == 2) is bool(city)
    if city:
        assert why(p, "march 1702") == ("S42-29.1.2.b", "no-contested-leave")
