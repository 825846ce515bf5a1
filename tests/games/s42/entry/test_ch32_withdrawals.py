"""Chapter 32: withdrawals, upgrades, and the four steps of SS Wiking."""

import pytest

from hexfront.games.s42.combat.pieces import eliminate, lose_step
from hexfront.games.s42.notation import Position, position
from tests.games.s42.means.helpers_initial import country

PANZERS = "withdrawal axis 10 panzer-divisions GD"


def panzer(name: str, steps: int, at: str = "1205") -> str:
    state = {3: "", 2: "lost=1", 1: "remnant"}[steps]
    return f"axis {name} 10-8-6/7-6-6 tank red steps=3 at {at} {state}"


def gd(steps: int, where: str = "at 1206") -> str:
    state = {3: "", 2: "lost=1", 1: "remnant"}[steps]
    return f"axis GD 7-8-6/5-6-6 mechanized black steps=3 {where} {state}"


def turn_10(*statements: str) -> Position:
    return position(country(PANZERS, *statements, "turn 10", "phase initial axis"))


# 32.1


@pytest.mark.rule("S42-32.1.a", "S42-32.1.c")
@pytest.mark.example("S42-EX-32.1-1")
def test_two_panzer_divisions_and_grossdeutschland_leave() -> None:
    p = position("""
        map A
        withdrawal axis 10 panzer-divisions ger-gd
        unit ger-gd at 1303 disrupted
        unit ger-9-pz at 1401
        unit ger-11-pz at 1401
        unit ger-24-pz at 1303
        turn 10
        phase initial axis
    """)
    assert p.where("ger-gd") == "removed"
    assert p.options("withdraw") == {"ger-9-pz", "ger-11-pz", "ger-24-pz"}
    p.play("withdraw ger-9-pz; withdraw ger-11-pz")
    assert [p.where(u) for u in ("ger-9-pz", "ger-11-pz", "ger-24-pz")] == ["removed"] * 2 + [
        "1303"
    ]
    assert p.waits_for == "InitialPhase"


@pytest.mark.rule("S42-32.1.a")
@pytest.mark.parametrize("turn", [9, 11])
def test_on_no_other_turn(turn: int) -> None:
    p = position(country(PANZERS, gd(3), panzer("A", 3), f"turn {turn}", "phase initial axis"))
    assert p.where("GD") == "1206"


@pytest.mark.rule("S42-32.1.b")
def test_isolated_divisions_stay_if_others_can_go() -> None:
    ring = [f"soviet R{n} 3-4-3 at {h}" for n, h in enumerate(("1404", "1506", "1306"))]
    p = turn_10(gd(3), panzer("A", 3, "1405"), panzer("B", 3), *ring)
    assert p.isolated("A")
    assert p.options("withdraw") == {"B"}
    assert p.choose("withdraw B").options("withdraw") == {"A"}


@pytest.mark.rule("S42-32.1.b")
def test_a_division_in_an_entry_area_is_not_isolated() -> None:
    away = "axis A 10-8-6 tank red steps=3 in X"
    assert turn_10(gd(3), away, panzer("B", 3)).options("withdraw") == {"A", "B"}


@pytest.mark.rule("S42-32.1.b", "S42-24.1.2.h")
@pytest.mark.parametrize(("cut", "able"), [("", {"A", "B"}), ("sea 1805/1705+1706", {"B"})])
def test_but_one_in_baku_may_be(cut: str, able: set[str]) -> None:
    lines = (
        "map 1000-1810",
        "area X axis 1000-1010",
        "area G soviet 1805",
        "road edge-1005-1805-edge",
        PANZERS,
        gd(3),
        panzer("B", 3),
        "axis A 10-8-6 tank red steps=3 in G",
        "sea 1805/1804+1806",
        cut,
        "turn 10",
        "phase initial axis",
    )
    p = position("\n".join(lines))
    assert p.options("withdraw") == able
    assert p.isolated("A") is bool(cut)


@pytest.mark.rule("S42-32.1.e", "S42-32.1.i")
@pytest.mark.parametrize(("remnants", "able"), [(2, {"C", "D"}), (1, {"D"})])
def test_no_other_division_is_reduced_to_a_remnant_that_is_not_there(
    remnants: int, able: set[str]
) -> None:
    """C has two of three steps left, D two of two; one Remnant is in play."""
    units = (panzer("C", 2), panzer("E", 1), "axis D 7-5-6 tank black at 1106")
    p = turn_10(gd(2), panzer("A", 2), panzer("B", 2), *units, f"limit remnant panzer {remnants}")
    p.play("withdraw A; withdraw B")
    assert p.options("lose") == able


@pytest.mark.rule("S42-32.1.d", "S42-32.1.f", "S42-32.1.g", "S42-32.1.h")
@pytest.mark.example("S42-EX-32.1-D1")
def test_nine_steps_leave_two_to_hand_out() -> None:
    weak = (
        panzer("C", 1),
        "axis G 6-7-6 mechanized steps=3 at 1105 lost=1",
        "axis I 6-7-3 at 1106 lost=1",
    )
    p = turn_10(gd(3), panzer("A", 3), panzer("B", 3), *weak)
    p.play("withdraw A; withdraw B")
    assert p.waits_for == "GiveStep"
    assert p.options("reinforce") == {"C", "G"}
    assert p.refusal("reinforce I").rule == "S42-32.1.f"
    twice = p.copy().play("reinforce C; reinforce C")
    assert (twice.steps("C"), twice.states("C"), twice.waits_for) == (3, set(), "InitialPhase")
    p.play("reinforce G; decline")
    assert (p.steps("G"), p.steps("C"), p.waits_for) == (3, 1, "InitialPhase")


@pytest.mark.rule("S42-32.1.f")
def test_only_units_in_supply_get_a_step() -> None:
    ring = [f"soviet R{n} 3-4-3 at {h}" for n, h in enumerate(("1404", "1506", "1306"))]
    p = turn_10(gd(3), panzer("A", 3), panzer("B", 3), panzer("C", 2, "1405"), *ring)
    p.play("withdraw A; withdraw B")
    assert p.waits_for == "InitialPhase"


@pytest.mark.rule("S42-32.1.e", "S42-32.1.d")
@pytest.mark.example("S42-EX-32.1-D2")
def test_five_steps_cost_others_two() -> None:
    p = turn_10(gd(2), panzer("A", 2), panzer("B", 1), panzer("C", 3), panzer("D", 1, "1105"))
    p.play("withdraw A; withdraw B")
    assert p.waits_for == "ReduceUnit"
    assert p.options("lose") == {"C"}, "nobody loses his last step"
    p.play("lose C; lose C")
    assert (p.steps("C"), p.where("C"), p.waits_for) == (1, "1205", "InitialPhase")


@pytest.mark.rule("S42-32.1.i", "S42-32.1.e")
@pytest.mark.example("S42-EX-32.1-D3")
def test_a_remnant_counts_one_step() -> None:
    p = turn_10(gd(2), panzer("A", 3), panzer("B", 1), panzer("C", 3), panzer("D", 2, "1105"))
    p.play("withdraw A; withdraw B")
    assert p.options("lose") == {"C", "D"}
    p.choose("lose D")
    assert (p.steps("D"), p.waits_for) == (1, "InitialPhase")


@pytest.mark.rule("S42-32.1.i", "S42-32.1.c")
def test_grossdeutschland_in_the_eliminated_box_counts_nothing() -> None:
    p = turn_10(gd(3, "eliminated=3"), panzer("A", 3), panzer("B", 3), panzer("C", 3))
    p.play("withdraw A; withdraw B")
    assert p.where("GD") == "removed"
    assert p.choose("lose C").waits_for == "InitialPhase"


# 32.2


CORPS = "withdrawal soviet 12 tank-corps"


def corps(*statements: str) -> Position:
    return position(country(CORPS, *statements, "turn 12", "phase initial soviet"))


TC = "7-5-5/4-3-5 tank black size=corps"


@pytest.mark.rule("S42-32.2.a", "S42-32.2.b")
def test_any_tank_corps_is_withdrawn() -> None:
    p = corps(f"soviet A {TC} at 1605 lost=1", f"soviet B {TC} eliminated=5",
              "soviet M 8-6-5 mechanized size=corps at 1606",
              "soviet T 2-2-6 tank size=brigade at 1607")  # fmt: skip
    assert p.options("withdraw") == {"A", "B"}
    assert p.refusal("withdraw M").rule == "S42-32.2.a"
    p.choose("withdraw A")
    assert (p.where("A"), p.waits_for) == ("removed", "InitialPhase")


@pytest.mark.rule("S42-32.2.c", "S42-32.2.d")
@pytest.mark.parametrize(("lost", "waits"), [(1, "InitialPhase"), (0, "GiveStep")])
def test_the_one_step_that_has_to_go_is_given_to_nobody(lost: int, waits: str) -> None:
    brigade = "soviet T 2-2-6 tank size=brigade eliminated=5"
    p = corps(f"soviet A {TC} at 1605 lost={lost}", f"soviet B {TC} at 1705 lost=1", brigade)
    assert p.choose("withdraw A").waits_for == waits


@pytest.mark.rule("S42-32.2.c")
def test_out_of_the_eliminated_box_it_costs_another_corps_a_step() -> None:
    p = corps(f"soviet A {TC} at 1605", f"soviet B {TC} eliminated=5", f"soviet C {TC} in A")
    p.choose("withdraw B")
    assert p.waits_for == "ReduceUnit"
    assert p.options("lose") == {"A"}
    assert p.choose("lose A").steps("A") == 1


@pytest.mark.rule("S42-32.2.d")
def test_its_second_step_goes_to_another_corps_or_brings_a_brigade() -> None:
    text = (f"soviet A {TC} at 1605", f"soviet B {TC} at 1705 lost=1", f"soviet C {TC} at 1704",
            "soviet T 2-2-6 tank size=brigade eliminated=11",
            "soviet G 3-2-5 tank guards size=brigade eliminated=5")  # fmt: skip
    p = corps(*text).choose("withdraw A")
    assert p.options("reinforce") == {"B"}
    assert p.options("arrive") == {"T 1605"}
    assert p.refusal("arrive G 1605").rule == "S42-32.2.d"
    other = p.copy().choose("reinforce B")
    assert (other.steps("B"), other.states("B")) == (2, set())
    p.choose("arrive T 1605")
    assert (p.where("T"), p.waits_for) == ("1605", "InitialPhase")
    assert corps(*text).play("withdraw A; decline").steps("B") == 1


@pytest.mark.rule("S42-32.2.d", "S42-29.1.1.c")
@pytest.mark.parametrize(("mate", "city"), [("", "axis"), ("soviet S 3-4-3 at 1405", "soviet")])
def test_no_brigade_comes_into_a_city_that_the_corps_leaves_to_the_enemy(
    mate: str, city: str
) -> None:
    shared = ("option contested_cities on", "city 1405 major Tim", "contested 1405",
              "city-battle 1405 1", "axis A 9-7-3 at 1405", mate)  # fmt: skip
    corps = ("soviet K 7-5-5 tank corps at 1405", "soviet B 2-2-6 tank brigade free eliminated=1",
             "withdrawal soviet 10 tank-corps")  # fmt: skip
    p = position(country(*shared, *corps, "turn 10", "phase initial soviet"))
    p.choose("withdraw K")
    assert p.options("arrive") == ({"B 1405"} if mate else set())
    assert p.control("1405") == city


@pytest.mark.rule("S42-32.2.b", "S42-32.2.d")
def test_corps_in_a_holding_box_are_in_play() -> None:
    army = "soviet R 0-0-3 reserve-army at 1605 box=3"
    text = (army, f"soviet A {TC} in box-3", f"soviet B {TC} in box-3 lost=1",
            "soviet T 2-2-6 tank size=brigade eliminated=5")  # fmt: skip
    p = corps(*text)
    assert p.options("withdraw") == {"A", "B"}
    p.choose("withdraw A")
    assert (p.options("reinforce"), p.options("arrive")) == ({"B"}, {"T box-3"})
    assert p.copy().choose("arrive T box-3").where("T") == "box-3"
    assert p.choose("reinforce B").steps("B") == 2


# 32.3


@pytest.mark.rule("S42-32.3.a", "S42-32.3.d")
@pytest.mark.parametrize(
    ("where", "debt"), [("at 1205", 0), ("at 1205 lost=1", 1), ("eliminated=3", 1)]
)
def test_1_rfss_leaves_and_may_cost_a_special_replacement(where: str, debt: int) -> None:
    p = position(country("withdrawal axis 11 unit R penalty", f"axis R 3-3-6 motorized {where}",
                         "turn 11", "phase initial axis"))  # fmt: skip
    assert p.where("R") == "removed"
    assert p.state.special_debt == debt


@pytest.mark.rule("S42-32.3.a")
@pytest.mark.parametrize(("where", "debt"), [("at 1205", 1), ("at 1205 lost=1", 2)])
def test_what_is_owed_already_stays_owed(where: str, debt: int) -> None:
    p = position(country("withdrawal axis 11 unit R penalty", f"axis R 3-3-6 motorized {where}",
                         "special-debt 1", "turn 11", "phase initial axis"))  # fmt: skip
    assert p.state.special_debt == debt


@pytest.mark.rule("S42-32.3.a")
def test_the_next_special_replacement_is_lost() -> None:
    def special(*more: str) -> list[int]:
        found = []
        p = position(country("axis A 6-7-3 at 1205", *more, "phase initial axis"))
        for turn in range(1, 20):
            p.state.turn = turn
            found.append(p.enter_phase("initial axis").state.replacements[3])
        return found

    plain, owed = special(), special("special-debt 1")
    first = next(n for n, count in enumerate(plain) if count)
    assert owed[first] == plain[first] - 1
    assert [*owed[:first], *owed[first + 1 :]] == [*plain[:first], *plain[first + 1 :]]


@pytest.mark.rule("S42-32.3.b", "S42-32.3.d")
def test_a_full_strength_german_infantry_division_leaves() -> None:
    term = ("withdrawal axis 9 infantry-division", "turn 9", "phase initial axis")
    units = ("axis A 6-7-3 steps=3 at 1205", "axis B 6-7-3 steps=3 at 1206 lost=1",
             "axis R 2-5-3 romanian at 1106", "axis J 5-5-4 jaeger at 1105",
             "axis C 5-7-3 in X", "axis G 5-7-3 regiment at 1107")  # fmt: skip
    p = position(country(*units, *term))
    assert p.options("withdraw") == {"A", "C"}
    assert p.refusal("withdraw B").rule == "S42-32.3.b"
    assert p.choose("withdraw C").where("C") == "removed"
    weak = (
        "axis A 6-7-3/4-5-3 steps=3 at 1205 lost=1",
        "axis B 5-7-3/3-5-3 steps=3 at 1206 lost=1",
    )
    assert position(country(*weak, *term)).options("withdraw") == {"A"}
    stout = "axis C 3-8-3/2-8-3 steps=3 at 1106 lost=1"
    assert position(country(*weak, stout, *term)).options("withdraw") == {"C"}
    brittle = "axis D 9-9-3/8-8-3 steps=2 at 1106 lost=1"
    assert position(country(*weak, brittle, *term)).options("withdraw") == {"A"}, "by steps first"


@pytest.mark.rule("S42-32.3.c")
def test_barbo_leaves_without_a_penalty() -> None:
    p = position(country("withdrawal axis 23 unit B", "axis B 2-2-5 cavalry italian eliminated=9",
                         "turn 23", "phase initial axis"))  # fmt: skip
    assert (p.where("B"), p.state.special_debt) == ("removed", 0)


# 32.4


WIKING = "axis W 6-8-6/4-5-6 mechanized branch=waffen-ss black steps=3 upgrade=8-10-6"


def wiking(where: str) -> Position:
    term = "withdrawal axis 13 upgrade W"
    return position(country(term, f"{WIKING} {where}", "turn 13", "phase initial axis"))


@pytest.mark.rule("S42-32.4.a", "S42-32.4.b", "S42-32.4.d", "S42-2.3.5.d")
@pytest.mark.parametrize(
    ("where", "steps", "face"), [("at 1205", 4, "8-10-6"), ("at 1205 lost=1", 3, "6-8-6")]
)
def test_wiking_gains_a_step(where: str, steps: int, face: str) -> None:
    p = wiking(where)
    assert (p.steps("W"), p.face("W")) == (steps, face)


@pytest.mark.rule("S42-32.4.d", "S42-2.3.5.d", "S42-2.3.5.c")
def test_it_has_four_steps_and_leaves_a_remnant() -> None:
    p = wiking("at 1205")
    seen = []
    while p.where("W") == "1205":
        seen.append((p.steps("W"), p.face("W")))
        lose_step(p.state, p.unit("W"), "S42-10.2")
    assert seen == [(4, "8-10-6"), (3, "6-8-6"), (2, "4-5-6"), (1, "2-3-6")]
    p = wiking("at 1205")
    eliminate(p.state, p.unit("W"), "S42-10.2")
    assert p.state.steps(p.unit("W")) == 2, "it comes back on its reduced side"


@pytest.mark.rule("S42-32.4.c")
@pytest.mark.parametrize("where", ["at 1205 remnant", "eliminated=3 lost=1"])
def test_a_remnant_or_eliminated_it_takes_a_replacement(where: str) -> None:
    p = wiking(where)
    plain = position(country(f"{WIKING} {where}", "turn 13", "phase initial axis"))
    assert p.state.replacements[3] == plain.state.replacements[3] + 1
    if "remnant" in where:
        assert p.steps("W") == 1
        p.choose("replace W special")
        assert (p.steps("W"), p.face("W")) == (2, "4-5-6")
        assert "fresh" in p.states("W")
    else:
        p.play("return W special; arrive W X")
        assert (p.where("W"), p.face("W")) == ("X", "4-5-6")


@pytest.mark.rule("S42-32.4.c")
def test_out_of_the_game_it_takes_none() -> None:
    plain = position(country(f"{WIKING} removed", "turn 13", "phase initial axis"))
    assert wiking("removed").state.replacements == plain.state.replacements


@pytest.mark.rule("S42-32.4.e")
def test_its_tank_dot_stays_black() -> None:
    p = wiking("at 1205")
    assert p.state.dot(p.unit("W")).value == "black"
    assert position(p.text()).face("W") == "8-10-6"


# 32.5


def michalik(where: str) -> Position:
    units = (f"axis K 2-3-6 tank {where}", "axis P 7-5-6/4-3-6 tank black")
    term = "withdrawal axis 20 exchange K by P"
    return position(country(term, *units, "turn 20", "phase initial axis"))


@pytest.mark.rule("S42-32.5.a", "S42-32.5.c")
def test_the_27th_panzer_division_takes_the_place_of_michalik() -> None:
    p = michalik("at 1205 disrupted")
    assert (p.where("K"), p.where("P"), p.steps("P"), p.order("P")) == (
        "removed",
        "1205",
        2,
        "disrupted",
    )


@pytest.mark.rule("S42-32.5.a", "S42-16.1.a")
@pytest.mark.parametrize("marks", [set(), {"oos"}, {"oos", "isolated"}])
def test_it_takes_over_his_supply_and_his_part_of_a_city(marks: set[str]) -> None:
    city = "city 1205 major Tim\ncontested 1205\ncity-battle 1205 1\nsoviet S 3-4-3 at 1205"
    p = michalik(f"at 1205 {' '.join(marks)}\n{city}\noption contested_cities on")
    assert p.states("P") & {"oos", "isolated"} == marks
    assert (p.labels(p.state.contested), p.control("1205")) == ({"1205"}, "soviet")


@pytest.mark.rule("S42-32.5.b", "S42-32.5.c")
def test_if_he_is_eliminated_it_arrives_reduced() -> None:
    p = michalik("eliminated=15")
    assert p.where("K") == "removed"
    assert p.options("arrive") == {"P X", "P Y"}
    p.choose("arrive P X")
    assert (p.where("P"), p.steps("P")) == ("X", 1)
