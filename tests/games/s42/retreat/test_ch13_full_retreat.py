"""Chapter 13.3: Full Retreat."""

from itertools import product

import pytest

from hexfront.games.s42.moments.retreat import check_withdrawals
from hexfront.games.s42.notation import Position, position
from tests.games.s42.movement.helpers_move import why
from tests.games.s42.retreat.helpers_retreat import (
    ends,
    farthest,
    field,
    fought,
    isles,
    retreat,
)

A, R = "axis A 5-5-3 at 1305", "soviet R 5-5-3 at 1405"
WAY = ("1305", "1405", "1505", "1604")


def distances(p: Position, unit: str) -> set[int]:
    """How far from 1405 a retreat can end."""
    grid = p.state.country.grid
    return {grid.distance(p.hex("1405"), p.hex(end)) for end in ends(p, unit)}


@pytest.mark.rule("S42-13.3.1.a")
def test_a_unit_in_full_retreat_moves_its_full_ma_by_road_and_extended() -> None:
    """6 + 3 MPs at 1/2 a hex."""
    p = position("""
        map 1000-3410
        road 1405-3405
        axis M 5-5-6 tank at 1405 fr
        axis N 5-5-3 at 1205 fr
        phase movement axis
    """)
    assert farthest(p.choose("move M")) == 18
    p.enter_phase("movement axis")
    assert farthest(p.choose("move N")) == 6


@pytest.mark.rule("S42-13.3.1.b")
def test_a_unit_that_flees_ignores_the_surcharge_of_the_first_ezoc() -> None:
    """Three MPs, three more by Extended Movement, and two for leaving the EZOC or not."""
    p = position(f"map 1000-2010\n{A}\n{R}\nphase movement soviet")
    assert farthest(p.choose("move R")) == 4
    p.enter_phase("movement soviet")
    assert farthest(p.play("go-full-retreat R; move R")) == 6


@pytest.mark.rule("S42-13.3.1.b", "S42-6.2.b")
def test_with_a_unit_that_does_not_flee_it_pays_the_surcharge() -> None:
    p = position(f"map 1000-2010\n{A}\n{R}\nsoviet T 3-4-3 at 1405\nphase movement soviet")
    p.play("go-full-retreat R; move R")
    assert p.cost("R", "1505") == 1
    assert p.choose("take T").cost("R", "1505") == 3


@pytest.mark.rule("S42-13.3.2.a")
def test_a_unit_in_full_retreat_neither_attacks_nor_bonds_nor_travels() -> None:
    p = position("""
        map 1000-2010
        rail 1105-1205
        repaired all
        axis A 10-8-6 at 1305
        axis B 10-8-6 at 1305 fr
        axis C 5-5-3 at 1307
        axis D 5-5-3 at 1205 fr
        soviet R 3-5-3 at 1405
        phase combat axis
    """)
    p.choose("attack 1405")
    assert p.odds().attack.total == 10
    assert p.options("join") == set()
    only = field("axis B 10-8-6 at 1305 fr", "axis C 5-5-3 at 1307")
    assert only.bonds("axis") == set()
    p.enter_phase("movement axis")
    assert not p.choose("move D").options("entrain")


@pytest.mark.rule("S42-13.3.2.b")
@pytest.mark.parametrize(
    ("friend", "may"),
    [("", False), ("soviet F 5-5-3 at 1405", True), ("soviet F 5-5-3 at 1405 fr", False)],
)
def test_it_enters_an_ezoc_only_to_a_friend_in_another_order(friend: str, may: bool) -> None:
    p = position(f"""
        map 1000-2010
        axis B 5-5-3 at 1306
        soviet R 5-5-3 at 1505 fr
        {friend}
        phase movement soviet
    """)
    p.choose("move R")
    assert ("1405" in p.options("march")) is may


@pytest.mark.rule("S42-13.3.2.b")
@pytest.mark.parametrize(
    ("unit", "rule"),
    [
        ("5-5-1 black-box", "S42-5.1.a"),
        ("0-0-1 army-hq black-box", "S42-5.1.a"),
        ("5-5-1 disrupted", "S42-13.2.1.a"),
    ],
)
def test_that_rule_is_named_for_no_other_unit(unit: str, rule: str) -> None:
    p = position(f"""
        map 1000-2010
        axis B 5-5-3 at 1306
        soviet R {unit} at 1905
        phase movement soviet
    """).choose("move R")
    assert "1405" in p.zoc("axis")
    assert why(p, "1405") == rule


@pytest.mark.rule("S42-13.3.2.b")
def test_that_rule_is_named_for_every_hex_of_the_ezoc_and_no_other() -> None:
    p = position("""
        map 1000-2010
        axis B 5-5-3 at 1306
        soviet R 5-5-1 black-box at 1905 fr
        phase movement soviet
    """).choose("move R")
    for column, row in product(range(10, 17), range(3, 10)):
        to = f"{column}{row:02}"
        if to != p.where("B"):
            assert (why(p, to) == "S42-13.3.2.b") is (to in p.zoc("axis")), to


@pytest.mark.rule("S42-13.3.2.c")
def test_it_adds_nothing_to_a_defense() -> None:
    p = position("""
        map 1000-2010
        axis A 10-8-6 tank black at 1305
        soviet T 6-6-5 tank black at 1405 fr
        soviet Q 1-5-3 at 1405
        phase combat axis
    """)
    p.choose("attack 1405")
    assert p.odds().defense.total == 5
    assert p.odds().shifts.total == 1


@pytest.mark.rule("S42-13.3.2.d")
def test_an_enemy_that_comes_beside_it_drives_it_off_two_hexes() -> None:
    p = position("""
        map 1000-2010
        axis A 5-5-3 at 1205
        soviet R 5-5-3 at 1405 fr
        phase movement axis
    """)
    p.play("move A; march 1305")
    assert (p.waits_for, p.actor) == ("Retreating", "axis")
    assert distances(p, "R") == {2}
    p.play("step 1505; step 1604")
    assert (p.where("R"), p.order("R"), p.steps("R")) == ("1604", "full_retreat", 2)


@pytest.mark.rule("S42-13.3.2.d")
def test_the_active_player_keeps_to_the_guidelines() -> None:
    """The unit could be driven into B's zone, but it must be spared."""
    p = position(f"""
        map 1000-2010
        {isles("1205", "1305", "1405", "1404", "1403", "1402", "1505", "1604")}
        axis A 5-5-3 at 1205
        axis B 5-5-3 at 1402
        soviet R 5-5-3 at 1405 fr
        phase movement axis
    """)
    p.play("move A; march 1305")
    assert p.where("R") == "1604"


@pytest.mark.rule("S42-13.3.2.d")
def test_without_a_way_out_it_is_eliminated() -> None:
    p = position(f"""
        map 1000-2010
        {isles("1205", "1305", "1405", "1505")}
        axis A 5-5-3 at 1205
        soviet R 5-5-3 at 1405 fr
        phase movement axis
    """)
    p.play("move A; march 1305")
    assert p.where("R") == "eliminated"


@pytest.mark.rule("S42-13.3.2.d", "S42-13.3.2.e")
@pytest.mark.parametrize(
    ("friend", "stays"),
    [("soviet F 5-5-3 at 1405", True), ("soviet F 5-5-3 at 1405 disrupted", True),
     ("soviet F 5-5-3 at 1405 fr", False), ("soviet F 0-0-5 army-hq at 1405", False)],
)  # fmt: skip
def test_a_friend_in_another_order_lets_it_stay(friend: str, stays: bool) -> None:
    p = position(f"""
        map 1000-2010
        axis A 5-5-3 at 1205
        soviet R 5-5-3 at 1405 fr
        {friend}
        phase movement axis
    """)
    p.play("move A; march 1305")
    assert (p.waits_for != "Retreating" and p.where("R") == "1405") is stays


@pytest.mark.rule("S42-13.3.2.d")
def test_a_non_combat_unit_beside_it_drives_nothing_off() -> None:
    p = field("soviet H 0-0-5 army-hq at 1305", "axis R 5-5-3 at 1405 fr")
    check_withdrawals(p.state, 1, p.hex("1305"))
    p.settle()
    assert p.actor == "over"
    assert p.where("R") == "1405"


@pytest.mark.rule("S42-13.3.2.d", "S42-2.2.3.c")
def test_across_impassable_hexsides_nobody_is_adjacent() -> None:
    for side, stays in (("sea 1305/1405", True), ("river volga 1305/1405", False)):
        p = field(side, "axis A 5-5-3 at 1305", "soviet R 5-5-3 at 1405 fr")
        check_withdrawals(p.state, 0, p.hex("1305"))
        p.settle()
        assert (p.waits_for != "Retreating") is stays


@pytest.mark.rule("S42-13.3.2.g")
def test_a_further_retreat_costs_it_nothing_more() -> None:
    p = field(isles(*WAY), A, f"{R} fr", "soviet F 5-5-3 at 1405")
    retreat(p, "R F")
    while p.waits_for == "Retreating":
        p.choose(p.choices()[0])
    assert (p.where("R"), p.order("R"), p.steps("R")) == ("1604", "full_retreat", 2)


@pytest.mark.rule("S42-13.3.3.a")
def test_it_goes_along_when_its_stack_mates_retreat() -> None:
    p = fought("DR2 2 x", R, "soviet S 5-5-3 at 1405 fr")
    assert p.where("S") == p.where("R") != "1405"


@pytest.mark.rule("S42-13.3.3.b")
@pytest.mark.parametrize("result", ["EX", "D1 3 x"])
def test_it_retreats_two_hexes_when_they_are_eliminated(result: str) -> None:
    """By the choice of the active player, even where the result says three hexes."""
    p = position(f"""
        map 1000-2010
        axis A 10-8-6 tank red at 1305
        soviet R 5-3-3 steps=1 at 1405
        soviet S 5-5-3 at 1405 fr
        crt * * = {result}
        phase combat axis
    """)
    p.play("attack 1405; resolve", 3)
    while p.waits_for == "ChooseLoss":
        p.choose(p.choices()[0])
    assert p.where("R") == "eliminated"
    assert (p.waits_for, p.actor) == ("Retreating", "axis")
    assert distances(p, "S") == {2}


@pytest.mark.rule("S42-13.3.3.b", "S42-16.5.3.d")
@pytest.mark.parametrize(("own", "foe"), [("axis", "soviet"), ("soviet", "axis")])
@pytest.mark.parametrize(
    ("more", "goes"),
    [
        ("", True),
        ("G 3-3-3 at 1405", False),
        ("G 3-3-3 at 1405 fr", True),
        ("G 3-3-3 at 1406", True),
    ],
)
def test_it_retreats_two_hexes_when_hunger_takes_them(
    own: str, foe: str, more: str, goes: bool
) -> None:
    """All who are isolated roll first, the unit itself too; its owner is the active player."""
    p = position(f"""
        map 1000-2010
        {foe} E 3-3-3 at 1305
        {own} A 1-1-3 at 1405
        {own} F 6-7-3 fr at 1405
        {own + " " + more if more else ""}
        phase supply {own}
    """)
    for die in (1, 6, 6):
        if p.actor == "chance":
            assert p.where("F") == "1405"
            p.roll(die)
    assert p.where("A") == "eliminated"
    assert (p.waits_for == "Retreating") is goes
    if goes:
        assert p.actor == own
        assert distances(p, "F") == {2}


@pytest.mark.rule("S42-13.3.2.g", "S42-12.1.1.a")
def test_units_in_full_retreat_that_are_attacked_alone_retreat_as_any_others() -> None:
    """They took flight where they stood, so that no enemy came beside them."""
    p = position(f"""
        map 1000-2010
        axis A 10-8-6 tank red at 1305
        {R} fr
        crt * * = DR2 2 x
        phase combat axis
    """)
    p.play("attack 1405; resolve")
    assert (p.waits_for, p.actor) == ("Retreating", "soviet")
    assert distances(p, "R") == {4}


# A guard that leaves


GUARDED = """
    map 1000-2010
    axis A 5-5-3 at 1305
    soviet R 5-5-3 at 1405 fr
    soviet F 5-5-3 at 1405
"""


@pytest.mark.rule("S42-13.3.2.e", "S42-13.3.2.d")
def test_a_unit_whose_guard_has_left_withdraws_at_the_end_of_its_movement_phase() -> None:
    p = position(f"{GUARDED}\nphase movement soviet")
    p.play("move F; march 1505; halt")
    assert p.where("R") == "1405"
    p.choose("end-phase")
    assert (p.waits_for, p.actor) == ("Retreating", "soviet")
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    assert p.state.country.grid.distance(p.hex("1405"), p.hex(p.where("R"))) == 2


@pytest.mark.rule("S42-13.3.2.e")
@pytest.mark.parametrize(("own", "foe"), [("axis", "soviet"), ("soviet", "axis")])
@pytest.mark.parametrize(("option", "leaves"), [("on", True), ("off", False)])
def test_as_the_option_has_it(own: str, foe: str, option: str, leaves: bool) -> None:
    text = (f"map 1000-2010\noption withdraws_unguarded {option}\n{foe} A 5-5-3 at 1305\n"
            f"{own} R 5-5-3 at 1405 fr\n{own} F 20-5-3 at 1405\ncrt * * = DR2 2 x")  # fmt: skip
    p = position(f"{text}\nphase movement {own}").play("move F; march 1505; halt; end-phase")
    assert (p.waits_for == "Retreating") is leaves
    p = position(f"{text}\n{foe} B 5-5-3 at 1406\nphase combat {own}").play(
        "attack 1305; resolve", 3
    )
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    p.play("advance F; step 1305")
    assert (p.waits_for == "Retreating") is leaves


@pytest.mark.rule("S42-13.3.2.e")
@pytest.mark.parametrize("where", ["at 1405", "at 1605 fr"])
def test_with_a_guard_or_away_from_the_enemy_it_stays(where: str) -> None:
    text = GUARDED.replace("R 5-5-3 at 1405 fr", f"R 5-5-3 {where.removesuffix(' fr')} fr")
    p = position(f"{text}\nphase movement soviet").choose("end-phase")
    assert p.actor == "over"


@pytest.mark.rule("S42-13.3.2.e")
def test_when_its_guard_advances_it_withdraws_at_once() -> None:
    p = position("""
        map 1000-2010
        axis A 5-2-3 at 1305
        axis B 5-5-3 at 1406
        soviet R 5-5-3 at 1405 fr
        soviet F 20-5-3 at 1405
        crt * * = DR2 2 x
        phase combat soviet
    """)
    p.play("attack 1305; resolve")
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    p.play("advance F; step 1305")
    assert (p.waits_for, p.actor) == ("Retreating", "soviet")
    assert "R" in {p.name(u) for u in p.state.stack[-1].retreat.units}
