"""Chapters 13.1 to 13.3: Good Order, Disrupted and Full Retreat."""

import pytest

from hexfront.games.s42.moments.retreat import check_withdrawals
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.places import Order
from tests.games.s42.retreat.helpers_retreat import ends, field, isles, retreat

A, R = "axis A 5-5-3 at 1305", "soviet R 5-5-3 at 1405"
WAY = ("1305", "1405", "1505", "1604")


@pytest.mark.rule("S42-13.1.1.a")
def test_a_unit_is_in_exactly_one_order() -> None:
    p = field(R)
    u = p.unit("R")
    for order in (Order.FULL_RETREAT, Order.DISRUPTED, Order.GOOD, Order.DISRUPTED):
        p.state.set_order(u, order)
        assert p.state.order(u) is order
        assert not p.state.disrupted & p.state.full_retreat


def farthest(p: Position) -> int:
    """How far the unit that moves can get."""
    moving = p.hex(p.where(p.name(p.state.stack[-1].units[0])))
    grid = p.state.country.grid
    return max(grid.distance(moving, p.hex(to)) for to in p.options("march"))


def distances(p: Position, unit: str) -> set[int]:
    """How far from 1405 a retreat can end."""
    grid = p.state.country.grid
    return {grid.distance(p.hex("1405"), p.hex(end)) for end in ends(p, unit)}


def fought(result: str, *statements: str) -> Position:
    p = position(
        "\n".join(
            (
                "map 1000-2010",
                "axis A 10-8-6 tank red at 1305",
                "axis B 10-8-6 tank red at 1306",
                *statements,
                f"crt * * = {result}",
                "phase combat axis",
            )
        )
    )
    p.play("attack 1405; resolve", 3)
    while p.waits_for in ("ChooseLoss", "Retreating"):
        p.choose(p.choices()[0])
    return p


@pytest.mark.rule("S42-13.1.2.a", "S42-13.1.3.a")
@pytest.mark.parametrize(
    ("result", "order"),
    [
        ("DR2 2 x", "disrupted"),
        ("D1 3 x", "disrupted"),
        ("DR4 4 x", "full_retreat"),
        ("DS 4 x", "full_retreat"),
    ],
)
def test_the_length_of_a_retreat_makes_the_order(result: str, order: str) -> None:
    assert fought(result, R).order("R") == order


@pytest.mark.rule("S42-13.1.2.b", "S42-18.2.2.b")
def test_a_ready_asu_that_moves_more_than_two_hexes_is_disrupted() -> None:
    p = position("map 1000-2010\naxis H S-(1)-5 support-hq at 1305\nphase movement axis")
    p.play("move H; march 1605")
    if p.legal("halt"):
        p.choose("halt")
    assert p.order("H") == "disrupted"


@pytest.mark.rule("S42-13.1.3.b")
def test_a_disrupted_unit_that_retreats_again_goes_into_full_retreat() -> None:
    assert fought("DR2 2 x", f"{R} disrupted").order("R") == "full_retreat"


@pytest.mark.rule("S42-13.1.3.c")
@pytest.mark.parametrize("state", ["", "disrupted"])
def test_a_player_may_put_own_units_into_full_retreat(state: str) -> None:
    p = position(f"map 1000-2010\n{R} {state}\n{A}\nphase movement soviet")
    assert p.options("go-full-retreat") == {"R"}
    p.choose("go-full-retreat R")
    assert p.order("R") == "full_retreat"
    assert p.options("go-full-retreat") == set()
    assert not position(f"map 1000-2010\n{R}\nphase combat soviet").choices("go-full-retreat")


# Disrupted.


@pytest.mark.rule("S42-13.2.1.a")
def test_a_disrupted_unit_moves_two_hexes_and_takes_no_train() -> None:
    p = position("""
        map 1000-2010
        rail 1205-1305-1405-1505
        repaired all
        axis T 10-8-6 tank red at 1405 disrupted
        axis S 10-8-6 tank red at 1405
        phase movement axis
    """)
    p.choose("move T")
    assert farthest(p) == 2
    assert not p.options("entrain")
    p.enter_phase("movement axis")
    assert p.choose("move S").options("entrain")


@pytest.mark.rule("S42-13.2.1.a")
def test_a_disrupted_unit_does_not_go_to_sea() -> None:
    text = """
        map 1000-2010
        city 1405 port azov
        city 1705 port azov
        soviet T 5-5-3 at 1405 {}
        phase movement soviet
    """
    assert position(text.format("")).choose("move T").options("sail") == {"1705"}
    assert not position(text.format("disrupted")).choose("move T").options("sail")


@pytest.mark.rule("S42-13.2.1.b", "S42-6.1.d")
def test_a_disrupted_unit_has_a_zoc_but_no_bonds() -> None:
    p = field("axis A 5-5-3 at 1405 disrupted", "axis B 5-5-3 at 1407")
    assert {"1404", "1505"} <= p.zoc("axis")
    assert p.bonds("axis") == set()


@pytest.mark.rule("S42-13.2.1.c")
def test_a_disrupted_unit_does_not_attack_and_defends_at_half_strength() -> None:
    p = position("""
        map 1000-2010
        axis A 10-8-6 at 1305
        axis B 10-8-6 at 1305 disrupted
        soviet R 3-5-3 at 1405 disrupted
        phase combat axis
    """)
    p.choose("attack 1405")
    assert p.odds().attack.total == 10
    assert p.options("join") == set()
    assert p.odds().defense.total == 3


@pytest.mark.rule("S42-13.2.1.c")
@pytest.mark.parametrize(("state", "may"), [("", True), ("disrupted", False), ("fr", False)])
def test_a_unit_out_of_order_does_not_lead(state: str, may: bool) -> None:
    p = position(f"""
        map 1000-2010
        turn 12
        axis A 10-8-6 at 1305
        soviet R 3-5-3 at 1405 {state}
        soviet Q 1-4-3 at 1405 disrupted
        crt * * = DR2 2
        phase combat axis
    """)
    p.play("attack 1405; resolve", 3)
    assert p.legal("defend") is may


@pytest.mark.rule("S42-13.2.1.d")
@pytest.mark.parametrize(("state", "shift"), [("", 0), ("disrupted", 0), ("fr", 1)])
def test_disrupted_tanks_still_cancel_a_tank_shift(state: str, shift: int) -> None:
    p = position(f"""
        map 1000-2010
        axis A 10-8-6 tank black at 1305
        soviet T 6-6-5 tank black at 1405 {state}
        soviet Q 5-5-3 at 1405
        phase combat axis
    """)
    assert p.choose("attack 1405").odds().shifts.total == shift


@pytest.mark.rule("S42-13.2.1.d")
@pytest.mark.parametrize(("state", "shift"), [("disrupted", -1), ("fr", 0)])
def test_disrupted_tanks_still_give_a_tank_shift(state: str, shift: int) -> None:
    p = position(f"""
        map 1000-2010
        axis A 10-8-6 at 1305
        soviet T 6-6-5 tank black at 1405 {state}
        soviet Q 5-5-3 at 1405
        phase combat axis
    """)
    assert p.choose("attack 1405").odds().shifts.total == shift


@pytest.mark.rule("S42-13.2.1.e", "S42-13.3.2.a")
@pytest.mark.parametrize("state", ["disrupted", "fr"])
def test_no_replacements_for_units_out_of_order(state: str) -> None:
    text = """
        map 1000-2010
        area A soviet 2000-2010
        soviet R 5-5-3 at 1805 reduced {}
        replacements infantry 1
        phase initial soviet
    """
    # the phase takes its replacements from the Turn Record, so they are given afterwards
    good, bad = position(text.format("")), position(text.format(state))
    for p in (good, bad):
        p.state.replacements = (0, 1, 0, 0, 0, 0, 0, 0)
    assert good.choices("replace") == ["replace R infantry"]
    assert bad.choices("replace") == []


@pytest.mark.rule("S42-13.2.1.f", "S42-13.3.2.a", "S42-18.2.3.c")
@pytest.mark.parametrize(("state", "may"), [("", True), ("disrupted", False), ("fr", False)])
def test_an_asu_out_of_order_gives_no_benefit(state: str, may: bool) -> None:
    p = position(f"""
        map 1000-2010
        axis A 10-8-6 at 1305
        axis H S-(1)-5 support-hq at 1205 {state}
        soviet R 3-5-3 at 1405
        phase combat axis
    """)
    p.choose("attack 1405")
    assert bool(p.options("use-artillery")) is may


@pytest.mark.rule("S42-13.2.1.f")
@pytest.mark.parametrize(("state", "may"), [("", True), ("disrupted", False), ("fr", False)])
def test_an_asu_out_of_order_is_not_made_ready(state: str, may: bool) -> None:
    p = position(f"""
        map 1000-2010
        area X axis 1000-1010
        axis H S-(1)-5 support-hq at 1205 used {state}
        sp axis ready at 1205
        phase initial axis
    """)
    assert bool(p.options("spend-supply")) is may


@pytest.mark.rule("S42-13.2.2.a")
def test_units_pass_through_disrupted_friends_in_good_order() -> None:
    p = position("""
        map 1000-2010
        axis D 5-5-3 at 1405 disrupted
        axis M 5-5-3 at 1404
        phase movement axis
    """)
    p.play("move M; march 1405; march 1406")
    assert (p.where("M"), p.order("M")) == ("1406", "good")


# Full Retreat.


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
    check_withdrawals(p.state, p.hex("1305"))
    p.settle()
    assert p.actor == "over"
    assert p.where("R") == "1405"


@pytest.mark.rule("S42-13.3.2.d", "S42-2.2.3.c")
def test_across_impassable_hexsides_nobody_is_adjacent() -> None:
    for side, stays in (("sea 1305/1405", True), ("river volga 1305/1405", False)):
        p = field(side, "axis A 5-5-3 at 1305", "soviet R 5-5-3 at 1405 fr")
        check_withdrawals(p.state, p.hex("1305"))
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
