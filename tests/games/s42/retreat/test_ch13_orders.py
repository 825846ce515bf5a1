"""Chapters 13.1 and 13.2: Good Order and Disrupted."""

import pytest

from hexfront.games.s42.notation import position
from hexfront.games.s42.places import Order
from tests.games.s42.retreat.helpers_retreat import farthest, field, fought

A, R = "axis A 5-5-3 at 1305", "soviet R 5-5-3 at 1405"


@pytest.mark.rule("S42-13.1.1.a")
def test_a_unit_is_in_exactly_one_order() -> None:
    p = field(R)
    u = p.unit("R")
    for order in (Order.FULL_RETREAT, Order.DISRUPTED, Order.GOOD, Order.DISRUPTED):
        p.state.set_order(u, order)
        assert p.state.order(u) is order
        assert not p.state.disrupted & p.state.full_retreat


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
