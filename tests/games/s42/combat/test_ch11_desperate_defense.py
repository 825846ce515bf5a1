"""Chapter 11.5: Desperate Defense."""

import pytest

from tests.games.s42.combat.helpers_combat import facing
from tests.games.s42.combat.helpers_defense import column, drm, struck, surrounded

PAIR = """
    axis A 10-7-3 at 1304
    soviet S 3-5-3 at 1305
"""


@pytest.mark.rule("S42-11.5.2.a", "S42-11.5.1.b", "S42-11.2.1.a", "S42-11.5.2.b")
@pytest.mark.example("S42-EX-11.5-1")
def test_an_elite_and_an_average_division_hold_a_wood() -> None:
    p = surrounded(
        """
        terrain woods 1305
        axis A 20-7-3 at 1304
        soviet E 3-5-3 steps=3 elite at 1305
        soviet V 3-5-3 at 1305
        """,
        "D1 3",
    )
    p.play("lose V; defend desperate; lead E", 2)
    assert (column(p), drm(p)) == ("other", {"elite": 1})
    assert p.told("log-defense-roll")[-1].args["result"] == "F -/-"
    assert p.steps("E") == 2
    p.play("lead E", 4)
    assert p.told("log-defense-roll")[-1].args["result"] == "S -/1"
    p.play("keep-remnant")
    assert (p.steps("E"), p.steps("V")) == (1, 1), "three steps are lost in all"
    assert p.where("E") == p.where("V") == "1305"
    assert p.order("E") == "good"


@pytest.mark.rule("S42-11.5.1.a")
def test_it_is_open_where_a_retreat_would_eliminate() -> None:
    assert surrounded(PAIR).choices() == ["defend", "defend desperate", "give-ground"]
    assert struck(PAIR).choices() == ["defend", "give-ground"]


@pytest.mark.rule("S42-11.5.1.a", "S42-12.2.h", "S42-9.6.2.a")
@pytest.mark.parametrize(
    ("others", "open_"),
    [("", True), ("soviet M 3-4-3 mountain at 1305", False), ("soviet T 3-4-3 at 1305", True)],
)
def test_a_ridge_is_a_way_out_for_mountain_units_alone(others: str, *, open_: bool) -> None:
    """The stack is lost only if none of its units gets away."""
    ring = "axis X 1-5-3 train at 1306\naxis Y 1-5-3 train at 1204\naxis Z 1-5-3 train at 1404"
    ridge = "alpine 1305/1205+1405"
    p = struck(f"{ring}\n{ridge}\naxis A 30-7-3 at 1304\nsoviet S 3-5-3 at 1305\n{others}")
    assert p.legal("defend desperate") is open_


PORT = """
    map 1000-1620
    city 1305 port black
    axis A 30-7-3 at 1304
    soviet S 3-5-3 at 1305
    turn 7
"""


@pytest.mark.rule("S42-11.5.1.a")
def test_it_is_open_if_only_a_nearer_hex_than_the_end_of_the_retreat_has_supply() -> None:
    """1306 is a port too, but water lies between it and all hexes but 1305."""
    p = facing(f"""
        {PORT}
        town 1306 port black
        river lake 1306/1205+1206+1307+1405+1406
        crt * * = DR2 2
    """).play("resolve", 3)
    assert p.legal("defend desperate")


@pytest.mark.rule("S42-11.5.1.a")
@pytest.mark.parametrize(
    ("source", "open_"), [("", True), ("area B soviet 1320\nroad 1306-1320-edge", False)]
)
def test_it_is_open_in_a_port_whose_loss_would_cut_the_supply(source: str, open_: bool) -> None:
    p = facing(f"{PORT}\n{source}\ncrt * * = DR2 2").play("resolve", 3)
    assert p.supplied("S")
    assert p.legal("defend desperate") is open_


@pytest.mark.rule("S42-11.5.1.a", "S42-22.7.a")
def test_it_is_open_in_a_port_attacked_from_an_entry_area() -> None:
    port = PORT.replace("at 1304", "in X") + "\narea X axis 1305 1306"
    p = facing(f"{port}\ncrt * * = DR2 2").play("resolve", 3)
    assert p.legal("defend desperate")


@pytest.mark.rule("S42-11.5.1.a")
def test_a_city_that_is_no_port_does_not_open_it() -> None:
    p = facing(f"{PORT.replace('port black', '')}\ncrt * * = DR2 2").play("resolve", 3)
    assert not p.legal("defend desperate")


@pytest.mark.rule("S42-11.5.2.a")
@pytest.mark.parametrize("result", ["F -/-", "F -/1"])
def test_any_failure_costs_the_lead_one_step_and_is_rolled_again(result: str) -> None:
    p = surrounded(f"axis A 20-7-3 at 1304\nsoviet S 3-5-3 steps=2 at 1305\ndd * * = {result}")
    p.play("defend desperate", 3)
    assert (p.steps("S"), p.waits_for) == (1, "DefenseRoll")


@pytest.mark.rule("S42-11.5.1.b", "S42-12.3.a")
def test_it_goes_on_until_everybody_is_lost() -> None:
    p = surrounded(f"{PAIR}\nsoviet T 3-4-3 at 1305\ndd * * = F -/-", "DR2 3")
    p.play("defend desperate; lead S", 3, "lead S", 3)
    assert p.where("S") == "eliminated"
    p.play(3, 3)
    assert p.where("T") == "eliminated"
    assert p.waits_for == "AdvanceChoice"
    battle = p.state.stack[-1].following.battle
    assert (battle.adv, battle.limited) == (3, False), "the full advance of the CRT"


@pytest.mark.rule("S42-11.5.2.b")
def test_a_new_lead_unit_may_be_chosen_before_each_roll() -> None:
    p = surrounded(f"{PAIR}\nsoviet G 3-4-3 guards at 1305\ndd * * = F -/-")
    p.play("defend desperate; lead S", 3)
    assert p.options("lead") == {"S", "G"}
    p.play("lead G", 3)
    assert drm(p) == {"elite": 1}
    assert (p.steps("S"), p.steps("G")) == (1, 1)


@pytest.mark.rule("S42-11.5.2.b", "S42-11.3.a")
def test_support_holds_for_every_roll_and_is_paid_once() -> None:
    p = surrounded(f"{PAIR}\nsoviet H S-(1)-5 support-hq range=4 at 1305\ndd * * = F -/-")
    p.play("defend desperate; use-artillery H", 3, 3)
    assert [entry.tally.total for entry in p.told("log-defense-roll") if entry.tally] == [1, 1]
    assert len(p.told("log-asu-used")) == 1


@pytest.mark.rule("S42-11.5.2.a", "S42-11.4.3.a")
def test_a_defense_that_was_not_declared_desperate_fails_once() -> None:
    p = surrounded(f"{PAIR}\ndd * * = F -/-").play("defend", 3)
    assert p.where("S") == "eliminated"
    assert len(p.told("log-defense-roll")) == 1


@pytest.mark.rule("S42-11.5.1.b", "S42-11.2.3.b")
def test_when_nobody_is_left_to_lead_the_retreat_takes_the_rest() -> None:
    p = surrounded("""
        axis A 20-7-3 at 1304
        soviet S 3-5-3 steps=1 at 1305
        soviet D 3-5-3 at 1305 disrupted
        dd * * = F -/-
    """)
    p.play("defend desperate", 3)
    assert (p.where("S"), p.where("D")) == ("eliminated", "eliminated")


@pytest.mark.rule("S42-11.6.1.e")
def test_the_first_delay_counts_as_a_failure_and_the_second_as_success() -> None:
    p = surrounded("axis A 20-7-3 at 1304\nsoviet S 6-7-3 steps=3 at 1305\ndd * * = P -/-")
    p.play("defend desperate", 3)
    assert (p.steps("S"), p.waits_for) == (2, "DefenseRoll")
    p.play(3, "keep-remnant")
    assert (p.steps("S"), p.where("S")) == (1, "1305")
    assert p.actor == "over", "retreat cancelled, no advance"


@pytest.mark.rule("S42-11.6.1.e")
def test_a_failure_between_two_delays_does_not_start_the_count_again() -> None:
    p = surrounded("""
        axis A 30-7-3 at 1304
        soviet S 6-5-3 steps=2 at 1305
        soviet T 6-5-3 steps=2 at 1305
        dd clear 1 = P -/-
        dd clear 2 = F -/-
    """)
    p.play("defend desperate; lead S", 1, "lead S", 2, 1)
    assert p.where("S") == "eliminated"
    assert (p.where("T"), p.steps("T")) == ("1305", 1)
    assert p.actor == "over"


@pytest.mark.rule("S42-11.6.2.a", "S42-11.6.1.e")
def test_in_a_city_a_partial_success_holds_at_once() -> None:
    p = surrounded("city 1305\naxis A 30-7-3 at 1304\nsoviet S 3-5-3 at 1305\ndd * * = P -/-")
    p.play("defend desperate", 3)
    assert (p.steps("S"), p.where("S")) == (2, "1305")
    assert p.actor == "over"
