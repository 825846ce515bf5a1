"""Chapter 12.1: how far, by which way and to where units retreat."""

import pytest

from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.places import Order
from tests.games.s42.retreat.helpers_retreat import ends, field, isles, retreat

ATTACKERS = ("axis A 10-8-6 tank red at 1305", "axis B 10-8-6 tank red at 1306")


def attacked(result: str, *statements: str) -> Position:
    """The Axis attacks 1405 and gets this result."""
    p = position(
        "\n".join(
            ("map 1000-2010", *ATTACKERS, *statements, f"crt * * = {result}", "phase combat axis")
        )
    )
    return p.play("attack 1405; resolve", 3)


def led_away(p: Position) -> Position:
    """Take the first way that is open."""
    while p.waits_for == "Retreating":
        p.choose(p.choices()[0])
    return p


def distance(p: Position, a: str, b: str) -> int:
    return p.state.country.grid.distance(p.hex(a), p.hex(b))


@pytest.mark.rule("S42-12.1.1.a")
@pytest.mark.parametrize(
    ("result", "hexes"),
    [
        ("DS 4 x", 4),
        ("DR4 4 x", 4),
        ("D1 3 x", 3),
        ("A1/D1 3 x", 2),
        ("DR2 2 x", 2),
        ("A1/DR2 2 x", 2),
        ("DRX 2 x", 2),
    ],
)
def test_each_result_has_its_length(result: str, hexes: int) -> None:
    p = attacked(result, "soviet R 5-5-3 at 1405")
    while p.waits_for == "ChooseLoss":
        p.choose(p.choices()[0])
    assert p.actor == "soviet"
    assert {distance(p, "1405", end) for end in ends(p, "R")} == {hexes}


@pytest.mark.rule("S42-12.1.1.a", "S42-8.6.1.c", "S42-13.1.3.a")
def test_an_automatic_ds_drives_units_four_hexes_off() -> None:
    p = position("""
        map 1000-2010
        axis A 10-8-6 tank red at 1305
        axis B 10-8-6 tank red at 1306
        soviet R 1-2-3 steps=2 at 1405
        phase movement axis
    """)
    p.play("overrun 1405; resolve")
    assert p.actor == "soviet"
    assert {distance(p, "1405", end) for end in ends(p, "R")} == {4}
    led_away(p)
    assert p.order("R") == "full_retreat"


@pytest.mark.rule("S42-12.1.2.a")
def test_a_stack_may_split_and_go_to_different_hexes() -> None:
    p = field("axis A 5-5-3 at 1305", "soviet R 5-5-3 at 1405", "soviet Q 5-5-3 at 1405")
    retreat(p, "R Q")
    assert {"split R", "split Q"} <= set(p.choices())
    p.choose("split Q")
    p.play("step 1506; step 1606")
    assert (p.where("R"), p.where("Q")) == ("1606", "1405")
    p.play("step 1505; step 1504")
    assert (p.where("R"), p.where("Q")) == ("1606", "1504")


def test_a_stack_goes_together_unless_it_is_split() -> None:
    p = field("axis A 5-5-3 at 1305", "soviet R 5-5-3 at 1405", "soviet Q 5-5-3 at 1405")
    retreat(p, "R Q")
    p.play("step 1506; step 1606")
    assert (p.where("R"), p.where("Q")) == ("1606", "1606")
    assert p.actor == "over"


@pytest.mark.rule("S42-12.1.2.b")
def test_units_retreat_through_friends_without_effect_on_these() -> None:
    p = field(
        isles("1305", "1405", "1505", "1604"),
        "axis A 5-5-3 at 1305",
        "soviet R 5-5-3 at 1405",
        "soviet F 5-5-3 at 1505",
        "soviet G 5-5-3 at 1505",
    )
    retreat(p, "R")
    assert p.where("R") == "1604"
    assert (p.where("F"), p.order("F")) == ("1505", "good")
    assert not p.state.retreated & p.mask("F G")


@pytest.mark.rule("S42-12.1.3.a")
def test_the_first_guideline_is_to_survive() -> None:
    """Through 1404 the unit would have to end beside B; only the way by 1505 is open."""
    p = field(
        isles("1305", "1405", "1404", "1403", "1505", "1604", "1402"),
        "axis A 5-5-3 at 1305",
        "axis B 5-5-3 at 1402",
        "soviet R 5-5-3 at 1405",
    )
    retreat(p, "R")
    assert p.where("R") == "1604"


@pytest.mark.rule("S42-12.1.3.b")
def test_the_second_guideline_is_to_end_the_full_distance_away() -> None:
    p = field("axis A 5-5-3 at 1305", "soviet R 5-5-3 at 1405")
    retreat(p, "R")
    p.choose("step 1505")
    assert p.options("step") == {"1504", "1604", "1605"}


@pytest.mark.rule("S42-12.1.3.b", "S42-12.1.3.a")
def test_without_such_a_hex_a_winding_way_will_do() -> None:
    """Of the full two hexes only the way back beside 1405 is left, and it costs no step."""
    p = field(
        isles("1305", "1405", "1505", "1506"), "axis A 5-5-3 at 1305", "soviet R 5-5-3 at 1405"
    )
    retreat(p, "R")
    assert ends(p, "R") == {"1505", "1506"}
    p.choose("step 1506")
    assert (p.where("R"), p.steps("R")) == ("1505", 2)


@pytest.mark.rule("S42-12.1.3.c")
def test_a_step_shortens_a_retreat_by_one_hex() -> None:
    """Behind 1505 with friends there is nothing but sea."""
    p = field(
        isles("1305", "1405", "1505"),
        "axis A 5-5-3 at 1305",
        "soviet R 5-5-3 steps=2 at 1405",
        "soviet F 5-5-3 at 1505",
    )
    retreat(p, "R")
    assert p.choices() == ["step 1505", "give-up"]
    p.choose("step 1505")
    assert (p.where("R"), p.steps("R")) == ("1505", 1)


@pytest.mark.rule("S42-12.1.3.c")
@pytest.mark.parametrize(("length", "left"), [(2, 2), (3, 1), (4, 0)])
def test_each_hex_costs_a_step(length: int, left: int) -> None:
    p = field(
        isles("1305", "1405", "1505"),
        "axis A 5-5-3 at 1305",
        "soviet R 5-5-3 steps=3 at 1405",
        "soviet F 5-5-3 at 1505",
    )
    retreat(p, "R", length)
    while p.actor == "soviet":
        p.choose(p.choices()[0])
    assert p.steps("R") == left if left else p.where("R") == "eliminated"


@pytest.mark.rule("S42-12.1.3.c")
def test_at_least_one_hex_must_be_retreated() -> None:
    """A friend in the hex itself is no place to go."""
    p = field(
        isles("1305", "1405"),
        "axis A 5-5-3 at 1305",
        "soviet R 5-5-3 at 1405",
        "soviet F 5-5-3 at 1405",
    )
    retreat(p, "R")
    assert p.where("R") == "eliminated"


@pytest.mark.rule("S42-12.1.3.c")
def test_a_player_may_rather_give_the_unit_up() -> None:
    p = field(
        isles("1305", "1405", "1505"),
        "axis A 5-5-3 at 1305",
        "soviet R 5-5-3 steps=2 at 1405",
        "soviet F 5-5-3 at 1505",
    )
    retreat(p, "R")
    p.choose("give-up")
    assert p.where("R") == "eliminated"


@pytest.mark.rule("S42-12.1.3.d")
@pytest.mark.parametrize("friend", ["", "soviet F 5-5-3 at 1505 retreated"])
def test_a_shortened_retreat_ends_with_friends_that_have_not_retreated(friend: str) -> None:
    p = field(
        isles("1305", "1405", "1505"), "axis A 5-5-3 at 1305", "soviet R 5-5-3 at 1405", friend
    )
    retreat(p, "R")
    assert p.where("R") == "eliminated"


@pytest.mark.rule("S42-12.1.3.e")
def test_a_retreat_is_not_shortened_where_it_can_be_made_in_full() -> None:
    p = field(
        isles("1305", "1405", "1505", "1604"),
        "axis A 5-5-3 at 1305",
        "soviet R 5-5-3 at 1405",
        "soviet F 5-5-3 at 1505",
    )
    retreat(p, "R")
    assert (p.where("R"), p.steps("R")) == ("1604", 2)


@pytest.mark.rule("S42-12.1.3.e", "S42-12.3.a")
def test_a_shortened_retreat_disrupts_and_leaves_the_advance_as_it_is() -> None:
    p = attacked(
        "DR2 3 x",
        isles("1305", "1306", "1405", "1406", "1505"),
        "soviet R 5-5-3 steps=2 at 1405",
        "soviet F 5-5-3 at 1505",
    )
    p.choose("step 1505")
    assert (p.order("R"), p.steps("R")) == ("disrupted", 1)
    p.play("advance A; step 1405; step 1406; step 1306")
    assert p.where("A") == "1306"


SUPPLY_IN_THE_NORTH = """
    map 1000-2010
    area A soviet 1400 1500 1600
    during combat axis
"""


@pytest.mark.rule("S42-12.1.3.f")
def test_the_third_guideline_is_to_end_with_a_line_of_supply() -> None:
    """Five hexes from the northern edge reach down to row 05, not to row 06."""
    p = position(SUPPLY_IN_THE_NORTH + "axis A 5-5-3 at 1306\nsoviet R 5-5-3 at 1406")
    retreat(p, "R")
    found = ends(p, "R")
    assert found
    assert found <= {"1404", "1505", "1605", "1304"}
    in_the_dark = position("map 1000-2010\naxis A 5-5-3 at 1306\nsoviet R 5-5-3 at 1406")
    retreat(in_the_dark, "R")
    assert found < ends(in_the_dark, "R")


@pytest.mark.rule("S42-12.1.3.f", "S42-12.1.3.b")
def test_the_distance_goes_before_supply() -> None:
    """1505 has a line of supply, but only 1407 is two hexes away."""
    p = position(
        SUPPLY_IN_THE_NORTH
        + isles("1400-1404", "1405", "1505", "1406", "1407", "1305")
        + "\naxis A 5-5-3 at 1404\nsoviet R 5-5-3 at 1405"
    )
    retreat(p, "R")
    assert p.where("R") == "1407"


@pytest.mark.rule("S42-12.1.3.g")
def test_there_is_no_duty_to_avoid_ezoc_or_overstacking() -> None:
    p = field(
        "axis A 5-5-3 at 1305",
        "soviet R 5-5-3 at 1405",
        "soviet F 5-5-3 at 1504",
        "soviet G 5-5-3 at 1504",
    )
    retreat(p, "R")
    assert "1404" in p.options("step")
    p.play("step 1404; step 1504")
    assert p.at("1504") == {"R", "F", "G"}


@pytest.mark.rule("S42-12.1.4.a", "S42-4.4.c")
def test_overstacking_by_retreat_lasts_until_the_end_of_the_owners_movement() -> None:
    p = field(
        isles("1305", "1405", "1505", "1604", "1705"),
        "axis A 5-5-3 at 1305",
        "soviet R 5-5-3 at 1405",
        "soviet F 5-5-3 at 1604",
        "soviet G 5-5-3 at 1604",
    )
    retreat(p, "R")
    assert p.actor == "over"
    assert p.at("1604") == {"R", "F", "G"}
    p.enter_phase("movement soviet")
    p.choose("end-phase")
    assert p.options("disband") == {"R", "F", "G"}
    p.choose("disband R")
    assert p.where("R") == "eliminated"


@pytest.mark.rule("S42-12.1.5.a")
@pytest.mark.parametrize("result", ["A1", "EX"])
def test_attackers_never_retreat(result: str) -> None:
    p = attacked(result, "soviet R 5-5-3 at 1405")
    while p.waits_for == "ChooseLoss":
        p.choose(p.choices()[0])
    assert (p.where("A"), p.where("B"), p.where("R")) == ("1305", "1306", "1405")
    assert p.actor == "over"


def driven_off(*statements: str) -> Position:
    """The Axis attacks 1405, and whoever is there has to go two hexes."""
    lines = ("map 1000-2010", *statements, "crt * * = DR2 2 x", "phase combat axis")
    return position("\n".join(lines)).play("attack 1405; resolve", 3)


@pytest.mark.rule("S42-12.2.d", "S42-12.2.i")
@pytest.mark.example("S42-EX-12.1-1")
def test_a_has_one_safe_route_and_b_four_ends() -> None:
    """Friendly C cancels the EZOC in its hex."""
    p = driven_off(
        isles("1305", "1405", "1505", "1604", "1603"),
        "axis X 5-5-3 at 1305",
        "axis Y 5-5-3 at 1603",
        "soviet A 5-5-3 at 1405",
        "soviet C 5-5-3 at 1604",
    )
    assert p.where("A") == "1604"
    q = driven_off(
        isles("1305", "1405", "1505", "1506", "1504", "1604", "1605", "1606", "1304"),
        "axis X 5-5-3 at 1305",
        "soviet B 5-5-3 at 1405",
        "soviet D 5-5-3 at 1605",
        "soviet E 5-5-3 at 1604",
    )
    assert ends(q, "B") == {"1504", "1604", "1605", "1606"}


@pytest.mark.rule("S42-12.2.c", "S42-12.2.d")
@pytest.mark.example("S42-EX-12.1-2")
def test_a_dies_in_two_ezoc_hexes_and_b_is_saved_by_one_extra_hex() -> None:
    p = driven_off(
        isles("1305", "1402", "1405", "1404", "1403"),
        "axis X 5-5-3 at 1305",
        "axis Y 5-5-3 at 1402",
        "soviet A 5-5-3 at 1405",
    )
    assert p.where("A") == "eliminated"
    q = driven_off(
        isles("1305", "1504", "1606", "1405", "1505", "1605", "1705"),
        "axis X 5-5-3 at 1305",
        "axis Y 5-5-3 at 1504",
        "axis Z 5-5-3 at 1606",
        "soviet B 5-5-3 at 1405",
        "soviet C 5-5-3 at 1505",
    )
    assert {"1505", "1605"} <= q.zoc("axis")
    assert (q.where("B"), q.order("B")) == ("1705", "disrupted")


@pytest.mark.rule("S42-13.1.2.a")
def test_the_order_after_a_retreat() -> None:
    p = field("axis A 5-5-3 at 1305", "soviet R 5-5-3 at 1405")
    retreat(p, "R", 2, order=Order.DISRUPTED)
    led_away(p)
    assert p.order("R") == "disrupted"


@pytest.mark.rule("S42-12.1.2.a")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_mountain_units_go_with_their_stack_where_all_can_go(side: str) -> None:
    p = field(f"{side} M 5-5-3 mountain at 1405", f"{side} R 5-5-3 at 1405")
    retreat(p, "M R")
    assert p.waits_for == "Retreating"
    assert p.options("split") == {"M", "R"}
    p.play("step 1505; step 1605")
    assert (p.where("M"), p.where("R")) == ("1605", "1605")


@pytest.mark.rule("S42-12.2.c")
def test_a_second_vacant_hex_in_ezoc_is_refused_by_its_rule() -> None:
    p = field("soviet S 3-4-3 at 1405", "axis E 1-1-3 at 1406")
    retreat(p, "S", 3)
    assert p.legal("step 1506"), "the first one does no harm"
    p.choose("step 1506")
    refused = p.refusal("step 1507")
    assert (refused.rule, refused.message) == ("S42-12.2.c", "no-retreat-ezoc")
    assert p.refusal("step 1505").rule == "S42-12.1.3.a", "nothing eliminates there"
