"""Chapters 15.1 and 15.2: the Breakthrough Group, who is in it and where it goes."""

import pytest

from hexfront.games.s42.notation import Position, position
from tests.games.s42.retreat.helpers_retreat import A, hexes_open, won

B = "axis B 10-8-6 tank red at 1305"


def group(p: Position) -> set[str]:
    """The units of the Breakthrough Group."""
    return {p.name(u) for u in p.state.stack[-1].group.units}


# When.


@pytest.mark.rule("S42-15.1.a")
@pytest.mark.parametrize("adv", [2, 3, 4])
def test_an_advance_of_two_to_four_hexes_gives_a_breakthrough_group(adv: int) -> None:
    assert won(adv, A).options("form-group") == {"1305"}


@pytest.mark.rule("S42-15.1.a", "S42-23.2.3.e", "S42-23.2.4.d")
@pytest.mark.parametrize("weather", ["turn 22\nweather rain", "turn 30\nweather snow"])
def test_an_advance_that_weather_cuts_to_one_hex_gives_none(weather: str) -> None:
    assert won(2, A, weather).options("form-group") == set()
    assert won(3, A, weather).options("form-group") == {"1305"}


# Forming the group.


@pytest.mark.rule("S42-15.2.1.a", "S42-15.2.2.a")
def test_the_group_finishes_before_the_others_advance() -> None:
    p = won(4, A, "axis C 5-5-5 cavalry at 1306")
    assert p.options("form-group") == {"1305", "1306", "1405"}
    p.choose("form-group 1305")
    assert group(p) == {"A"}
    assert not p.options("advance")
    p.play("step 1405; halt")
    assert p.options("form-group") == set()
    assert p.refusal("form-group 1306").rule == "S42-15.2.2.a"
    assert p.options("advance") == {"C"}


@pytest.mark.rule("S42-15.2.1.a")
def test_other_units_conduct_no_breakthrough_combat() -> None:
    p = won(4, A, "axis C 5-5-5 cavalry at 1306", "soviet Y 3-3-3 at 1506")
    p.play("form-group 1305; halt; advance C; step 1405")
    assert p.options("breakthrough") == set()


@pytest.mark.rule("S42-15.2.2.a")
def test_once_another_unit_has_advanced_no_group_is_named() -> None:
    p = won(4, A, "axis C 5-5-5 cavalry at 1306")
    p.play("advance C; step 1405; halt")
    assert p.options("form-group") == set()


@pytest.mark.rule("S42-15.2.3.a")
def test_the_group_is_one_of_the_stacks_that_attacked() -> None:
    """C stands with them and D attacked from elsewhere."""
    p = position(f"""
        map 1000-2010
        {A}
        {B}
        axis C 5-5-6 tank at 1305
        axis D 10-8-6 tank red at 1306
        soviet R 3-19-3 steps=1 at 1405
        crt * * = DS 4 x
        phase combat axis
    """)
    p.play("attack 1405; leave C; resolve", 3)
    refused = p.refusal("form-group 1404")
    assert (refused.rule, refused.message) == ("S42-15.2.3.a", "no-group-there")
    p.choose("form-group 1305")
    assert group(p) == {"A", "B"}


@pytest.mark.rule("S42-15.2.3.a", "S42-15.2.3.b")
def test_or_it_is_formed_in_the_vacated_hex_for_one_hex() -> None:
    p = won(4, A, B, "axis D 10-8-6 tank red at 1306", "axis E 5-5-6 tank at 1306",
            defender="3-19-3 steps=1")  # fmt: skip
    p.choose("form-group 1405")
    assert p.options("take") == {"A", "B", "D", "E"}
    p.play("take A; take D; take B")
    assert p.options("take") == set()
    p.choose("halt")
    assert group(p) == {"A", "B", "D"}
    assert p.at("1405") == {"A", "B", "D"}
    assert hexes_open(p) == 3


@pytest.mark.rule("S42-15.2.3.b", "S42-15.2.4.a")
def test_entering_the_vacated_hex_costs_one_hex() -> None:
    p = won(3, A)
    p.play("form-group 1305; step 1405")
    assert hexes_open(p) == 2


@pytest.mark.rule("S42-15.2.3.c", "S42-15.2.4.a")
@pytest.mark.example("S42-EX-15.2-1")
def test_a_group_that_goes_past_the_vacated_hex_has_one_hex_less() -> None:
    p = won(3, A)
    p.choose("form-group 1305")
    past, through = (Position(p.state.copy(), p.names) for _ in range(2))
    past.play("step 1404; step 1504")
    assert past.waits_for != "GroupAdvance"
    through.play("step 1405; step 1505; step 1604")
    assert through.where("A") == "1604"


@pytest.mark.rule("S42-15.2.3.c")
def test_units_outside_the_group_do_not_pay_for_that() -> None:
    p = won(3, A, "axis D 10-8-6 tank red at 1306")
    p.play("form-group 1305; halt; advance D; step 1406; step 1506; step 1606")
    assert p.where("D") == "1606"


@pytest.mark.rule("S42-23.2.4.f", "S42-15.2.3.c")
def test_snow_adds_to_it() -> None:
    """Adv 3 in Snow, past the vacated hex: 3 - 1 - 1 = 1."""
    p = won(3, A, "turn 30", "weather snow")
    p.play("form-group 1305; step 1404")
    assert p.options("step") == {"1405"}
    q = won(3, A, "turn 30", "weather snow")
    q.play("form-group 1305; step 1405; step 1505")
    assert q.where("A") == "1505"


# Costs.

CHAIN = """
    map 1000-2010
    axis A 10-8-6 tank red at 1305
    axis B 10-8-6 tank red at 1305
    soviet R 3-9-3 steps=1 at 1405
    soviet X 3-6-3 steps=1 at 1505
    soviet Y 3-6-3 steps=1 at 1604
    soviet Z 3-6-3 steps=1 at 1704
    crt * * = DS 4 x
    phase combat axis
"""


@pytest.mark.rule("S42-15.2.4.a", "S42-15.2.8.a", "S42-15.2.8.b", "S42-15.2.10.a")
@pytest.mark.example("S42-EX-15.2-3")
def test_one_hex_to_enter_and_three_combats_use_up_adv_4() -> None:
    p = position(CHAIN)
    p.play("attack 1405; resolve", 3, "form-group 1305; step 1405; breakthrough 1505", 3)
    assert p.where("X") == "eliminated"
    p.play("drop-off B; step 1505; breakthrough 1604", 3, "step 1604; breakthrough 1704", 3)
    assert p.where("Z") == "eliminated"
    p.choose("step 1704")
    assert (p.where("A"), p.where("B")) == ("1704", "1405")
    assert p.waits_for != "GroupAdvance"


@pytest.mark.rule("S42-15.2.4.a")
def test_a_combat_costs_one_hex() -> None:
    p = position(CHAIN.replace("DS 4", "DS 2"))
    p.play("attack 1405; resolve", 3, "form-group 1305; step 1405")
    assert p.options("breakthrough") == {"1505"}
    p.play("breakthrough 1505", 3, "step 1505")
    assert p.waits_for != "GroupAdvance"


@pytest.mark.rule("S42-15.2.4.a", "S42-15.2.5.a")
@pytest.mark.example("S42-EX-15.2-2")
def test_three_units_form_the_group_advance_two_hexes_and_attack() -> None:
    """26 against 5 is 5-1; with both Tank Shifts 7-1."""
    p = position("""
        map 1000-2010
        axis A 10-8-6 tank red at 1305
        axis B 10-8-6 tank red at 1306
        axis C 6-7-6 motorized at 1306
        axis I 5-7-3 at 1305
        soviet R 3-19-3 steps=1 at 1405
        soviet Y 3-5-3 at 1704
        crt * * = DS 4 x
        phase combat axis
    """)
    p.play("attack 1405; resolve", 3, "form-group 1405; take A; take B; take C; halt")
    p.play("step 1505; step 1604; breakthrough 1704")
    told = p.told("log-breakthrough")[-1].args
    assert (told["attack"], told["defense"], told["odds"]) == (26, 5, "7-1")


# EZOC.


@pytest.mark.rule("S42-15.2.6.a")
def test_in_an_ezoc_the_group_stops_or_fights() -> None:
    p = won(4, A, "soviet X 3-6-3 at 1604")
    p.play("form-group 1305; step 1405; step 1505")
    assert set(p.choices()) == {"breakthrough 1604", "halt"}
    refusal = p.refusal("step 1504")
    assert (refusal.rule, refusal.message) == ("S42-15.2.6.a", "no-group-pinned")


@pytest.mark.rule("S42-14.4.1.a")
def test_the_hex_that_a_breakthrough_combat_emptied_is_entered_through_bonds() -> None:
    """X and Y bond over 1505; it is open only if S was driven out of it."""
    p = won(4, A, "soviet S 3-6-3 steps=1 at 1505", "soviet X 9-9-3 at 1504",
            "soviet Y 9-9-3 at 1506")  # fmt: skip
    p.play("form-group 1305; step 1405; breakthrough 1505", 3)
    assert p.bonds("soviet") == {"1505"}
    assert "1505" in p.options("step")
    elsewhere = won(4, A, "soviet X 9-9-3 at 1504", "soviet Y 9-9-3 at 1506")
    elsewhere.play("form-group 1305; step 1405")
    assert elsewhere.bonds("soviet") == {"1505"}
    assert elsewhere.refusal("step 1505").rule == "S42-14.4.1.a"


@pytest.mark.rule("S42-15.2.6.a", "S42-14.4.2.a")
def test_the_original_vacated_hex_is_free() -> None:
    p = won(4, A, "soviet X 3-6-3 at 1506")
    p.play("form-group 1305; step 1405")
    assert "1404" in p.options("step")


@pytest.mark.rule("S42-15.2.6.b")
def test_combat_that_clears_the_ezoc_lets_the_group_go() -> None:
    p = won(4, A, "soviet X 3-6-3 steps=1 at 1604")
    p.play("form-group 1305; step 1405; step 1505; breakthrough 1604", 3)
    assert "1504" in p.options("step")
    assert "1604" in p.options("step")


@pytest.mark.rule("S42-15.2.6.b")
def test_while_another_enemy_is_near_only_the_emptied_hex_is_open() -> None:
    p = won(4, A, "soviet X 3-6-3 steps=1 at 1604", "soviet Y 3-6-3 at 1506")
    p.play("form-group 1305; step 1405; step 1505; breakthrough 1604", 3)
    assert "1505" in p.zoc("soviet")
    assert p.options("step") == {"1604"}


@pytest.mark.rule("S42-15.2.6.b")
def test_the_same_test_holds_in_the_emptied_hex() -> None:
    p = won(4, A, "soviet X 3-6-3 steps=1 at 1505", "soviet Y 3-6-3 at 1605")
    p.play("form-group 1305; step 1405; breakthrough 1505", 3, "step 1505")
    assert set(p.choices()) == {"breakthrough 1605", "halt"}


# Terrain and full hexes.


@pytest.mark.rule("S42-15.2.9.b")
@pytest.mark.parametrize("terrain", ["marsh", "mountain"])
def test_marsh_and_mountain_end_the_advance_of_the_group(terrain: str) -> None:
    p = won(4, A, f"terrain {terrain} 1405", "soviet X 3-3-3 at 1505")
    p.play("form-group 1305; step 1405")
    assert p.waits_for != "GroupAdvance"
    q = won(4, A, f"terrain {terrain} 1405", "road 1305-1405", "soviet X 3-3-3 at 1505")
    q.play("form-group 1305; step 1405")
    assert q.options("breakthrough") == {"1505"}


@pytest.mark.rule("S42-15.2.9.b")
@pytest.mark.parametrize(
    ("ground", "goes_on"),
    [("", True), ("terrain marsh 1405", False), ("terrain mountain 1405", False),
     ("terrain marsh 1405\nroad 1305-1405\nroad 1306-1405", True)],
)  # fmt: skip
def test_a_group_that_forms_in_marsh_or_mountain_goes_no_farther(
    ground: str, *, goes_on: bool
) -> None:
    p = won(4, A, "axis B 10-8-6 tank at 1306", ground)
    p.play("form-group 1405; take A; take B; halt")
    assert (p.where("A"), p.where("B")) == ("1405", "1405")
    assert (p.waits_for == "GroupAdvance") is goes_on


FULL = tuple(f"axis {name} 5-5-3 at 1505" for name in "XYZ")


@pytest.mark.rule("S42-15.2.4.a", "S42-15.2.8.a", "S42-14.1.d")
def test_the_hex_that_a_breakthrough_combat_emptied_is_passed_for_nothing_too() -> None:
    """The HQ, without which they are too many, goes two hexes; with their last they return."""
    p = position("""
        map 1000-1620
        soviet A 12-7-5 motorized at 1304
        soviet B 12-7-5 motorized at 1304
        soviet C 12-7-5 motorized at 1304
        soviet H 0-0-5 army-hq hq=guards at 1304
        axis X 1-1-3 steps=1 at 1305
        axis Y 1-1-3 steps=1 at 1306
        axis Z 1-1-3 steps=1 at 1307
        phase combat soviet
    """)
    p.play("attack 1305; resolve; form-group 1304; step 1305")
    p.play("breakthrough 1306; step 1306; breakthrough 1307")
    assert (p.where("H"), p.options("step")) == ("1306", {"1307"})
    p.play("step 1307")
    assert (p.options("step"), p.legal("halt")) == ({"1306"}, False)


@pytest.mark.rule("S42-4.4.a", "S42-14.1.d")
def test_the_group_passes_through_a_full_hex_but_does_not_stay() -> None:
    p = won(3, A, *FULL)
    p.play("form-group 1305; step 1405; step 1505")
    assert p.where("A") == "1505"
    assert {words.split()[0] for words in p.choices()} == {"step"}
    p.choose("step 1605")
    assert (p.where("A"), p.where("X")) == ("1605", "1505")


@pytest.mark.rule("S42-14.1.d")
@pytest.mark.parametrize(
    ("adv", "more"),
    [(2, ""), (3, "soviet Q 1-1-3 at 1604"), (3, "terrain marsh 1505")],
    ids=["last hex", "EZOC", "Marsh"],
)
def test_the_group_does_not_enter_a_full_hex_in_which_it_must_stop(adv: int, more: str) -> None:
    p = won(adv, A, *FULL, more)
    p.play("form-group 1305; step 1405")
    assert "1505" not in p.options("step")


@pytest.mark.rule("S42-15.2.2.a", "S42-20.1.3.d")
@pytest.mark.parametrize(("kind", "goes_on"), [("infantry", False), ("motorized", True)])
def test_an_hq_is_no_group_without_a_unit_that_can_go_on(kind: str, *, goes_on: bool) -> None:
    p = position(f"""
        map 1000-1620
        soviet A 12-7-5 {kind} at 1304
        soviet H 0-0-5 army-hq hq=tank at 1304
        axis X 1-1-3 steps=1 at 1305
        phase combat soviet
    """)
    p.play("attack 1305; resolve; form-group 1304; step 1305; step 1306")
    assert (p.waits_for == "GroupAdvance") is goes_on


# Dropping units off.


@pytest.mark.rule("S42-15.2.10.a")
def test_units_dropped_off_may_go_on_without_combat() -> None:
    p = won(4, A, B, "soviet X 3-3-3 at 1506", defender="3-15-3 steps=1")
    p.play("form-group 1305; step 1405; drop-off B; step 1404; halt")
    assert p.options("advance") == {"B"}
    p.choose("advance B")
    assert p.options("breakthrough") == set()
    p.play("step 1404; step 1403; step 1402")
    assert p.where("B") == "1402"


@pytest.mark.rule("S42-15.2.10.a")
def test_units_without_hexes_left_are_dropped_off() -> None:
    p = won(4, A, "axis I 5-5-3 at 1305", defender="3-9-3 steps=1")
    p.choose("form-group 1305")
    assert group(p) == {"A", "I"}
    p.play("step 1405; step 1505; step 1604")
    assert (p.where("A"), p.where("I")) == ("1604", "1505")


@pytest.mark.rule("S42-15.2.10.a", "S42-15.2.3.c")
def test_units_dropped_off_beside_the_vacated_hex_have_paid_for_going_past_it() -> None:
    p = won(4, A, B).play("form-group 1305; step 1404; drop-off B; halt; advance B")
    p.play("step 1403; step 1402")
    assert (p.where("B"), p.waits_for) == ("1402", "")
    last = won(2, A, B).play("form-group 1305; step 1404; drop-off B; halt")
    assert last.waits_for == "", "nobody has a hex left"


@pytest.mark.rule("S42-15.2.10.a", "S42-15.2.6.a", "S42-15.2.7.a")
def test_units_dropped_off_where_the_group_is_held_go_no_farther() -> None:
    held = won(4, A, B, "soviet X 3-6-3 at 1604")
    held.play("form-group 1305; step 1405; step 1505; drop-off B; halt")
    assert held.waits_for == ""
    p = position(CHAIN + "\ncrt * 2 = D1 2\ncrt * 1 = D1 3")
    p.play("attack 1405; resolve", 3, "form-group 1305; step 1405; breakthrough 1505")
    on, ended = p.copy().roll(1), p.roll(2)
    assert on.play("drop-off B; halt").options("advance") == {"B"}
    assert ended.options("step") == {"1505"}
    assert ended.play("drop-off B; halt").waits_for == ""


@pytest.mark.rule("S42-15.2.2.a")
@pytest.mark.parametrize(
    "script", ["form-group 1305; step 1405; halt", "form-group 1405; take A; halt; halt"]
)
def test_the_others_are_asked_once(script: str) -> None:
    p = won(4, A, "axis C 5-5-5 cavalry at 1306").play(script)
    assert p.options("advance") == {"C"}
    assert p.choose("end-advance").waits_for == ""


@pytest.mark.rule("S42-15.2.2.a", "S42-10.1.a")
def test_when_the_whole_group_is_lost_the_others_advance_all_the_same() -> None:
    p = position("""
        map 1000-2010
        axis A 10-8-6 tank red steps=1 at 1305
        axis C 5-5-5 cavalry at 1306
        soviet R 3-9-3 steps=1 at 1405
        soviet X 3-6-3 at 1505
        crt * 1 = A1
        crt * 3 = DS 4 x
        phase combat axis
    """)
    p.play("attack 1405; resolve", 3, "form-group 1305; step 1405; breakthrough 1505", 1)
    assert p.where("A") == "eliminated"
    assert p.options("advance") == {"C"}


@pytest.mark.rule("S42-15.2.4.a", "S42-22.3.1.a")
@pytest.mark.parametrize(("adv", "leaves"), [(2, False), (3, True)])
def test_the_group_leaves_the_map_with_a_hex_that_is_left(adv: int, leaves: bool) -> None:
    p = position(f"""
        map 1000-2010
        area X axis 1000-1010
        axis A 10-8-6 tank red at 1205
        axis B 10-8-6 tank red at 1205
        soviet S 3-9-3 steps=1 at 1105
        soviet T 3-4-3 at 1107
        crt * * = DS {adv} x
        phase combat axis
    """).play("attack 1105; resolve", 3, "form-group 1205; step 1105; step 1004")
    assert p.where("A") == "1004"
    assert p.legal("step X") is leaves
