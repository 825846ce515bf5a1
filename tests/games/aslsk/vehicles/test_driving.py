"""Vehicles in their MPh: Start, Stop, Delay, turning, Motion (ASL-3.3.2)."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.vehicles.routes import may_plan
from tests.games.aslsk.movement.helpers import refused

FAR = "rus R 4-4-7 at A1"


def driver(words: str = "", *, more: str = "", kind: str = "pziiin") -> Position:
    """A German vehicle in K5 whose move begins, front to the east."""
    p = position(f"ger T {kind} at K5 vca=ne-se {words}\n{FAR}\n{more}\nphase movement german")
    return p.do("take T")


@pytest.mark.rule("ASL-3.3.2.k")
def test_it_starts_before_it_drives_or_turns() -> None:
    p = driver()
    assert not p.options("step")
    assert refused(p, "step L4") == "ASL-3.3.2.k"
    assert refused(p, "turn T n-ne") == "ASL-3.3.2.k"
    p.do("start")
    assert p.spent("T") == 1
    assert {"L4", "L5"} <= p.options("step")
    assert refused(p, "start") == "ASL-3.3.2.k"


@pytest.mark.rule("ASL-3.3.2.k")
def test_the_start_mp_leaves_it_no_moving_target() -> None:
    p = driver().do("start; halt")
    assert not p.states("T") & {"entered", "motion", "rolled"}


@pytest.mark.rule("ASL-3.3.2.k", "ASL-3.3.2.s")
def test_one_that_begins_in_motion_need_not_start() -> None:
    p = driver("motion")
    assert {"L4", "L5"} <= p.options("step")
    assert "rolled" in p.states("T")


@pytest.mark.rule("ASL-3.3.2.s")
def test_one_in_motion_must_spend_its_mp() -> None:
    p = position(f"ger T pziiin at K5 motion\n{FAR}\nphase movement german")
    assert refused(p, "done") == "ASL-3.3.2.s"
    p.do("take T; halt; stop")
    assert p.spent("T") == 13
    p = position(f"ger T pziiin at K5\n{FAR}\nphase movement german")
    assert p.legal("done")


@pytest.mark.rule("ASL-3.3.2.g")
def test_it_enters_only_hexes_before_its_front() -> None:
    p = driver("motion")
    assert p.options("step") == {"L4", "L5", "L4 rest", "L5 rest"}
    assert refused(p, "step K4") == "ASL-3.3.2.g"
    assert refused(p, "step K6") == "ASL-3.3.2.g"
    p.do("turn T n-ne")
    assert p.legal("step K4")
    assert p.legal("step L4")
    assert refused(p, "step L5") == "ASL-3.3.2.g"


@pytest.mark.rule("ASL-3.3.2.f")
def test_a_hexspine_costs_one_mp_and_two_in_woods() -> None:
    p = driver("motion").do("turn T se-s; turn T s-sw")
    assert (p.spent("T"), p.vca("T")) == (2, "s-sw")
    assert refused(p, "turn T nw-n") == "ASL-3.3.2.f"
    p = driver("motion", more="terrain woods K5").do("turn T se-s", (1, 1))
    assert (p.spent("T"), p.vca("T")) == (2, "se-s")


@pytest.mark.rule("ASL-2.0.ax")
def test_the_turret_turns_with_the_hull() -> None:
    p = driver("motion tca=n-ne").do("turn T se-s")
    assert (p.vca("T"), p.tca("T")) == ("se-s", "ne-se")


@pytest.mark.rule("ASL-3.3.2.i")
def test_the_turret_turns_with_any_mp() -> None:
    p = driver().do("traverse T s-sw")
    assert p.tca("T") == "ne-se"
    p.do("delay")
    assert (p.tca("T"), p.vca("T"), p.spent("T")) == ("s-sw", "ne-se", 1)
    p = driver("motion").do("traverse T nw-n; step L4")
    assert (p.tca("T"), p.vca("T")) == ("nw-n", "ne-se")


@pytest.mark.rule("ASL-3.3.2.i")
def test_in_woods_the_turret_needs_two_mp() -> None:
    p = driver(more="terrain woods K5").do("traverse T s-sw; delay")
    assert p.tca("T") == "ne-se"
    p = driver("motion", more="terrain woods K5").do("traverse T s-sw; turn T se-s", (1, 1))
    assert (p.tca("T"), p.vca("T")) == ("s-sw", "se-s")


@pytest.mark.rule("ASL-3.3.2.i", "ASL-7.8.n")
@pytest.mark.parametrize("ground", ["open-ground", "woods"])
@pytest.mark.parametrize(
    ("words", "tca"),
    [
        ("turn T se-s", "se-s"),
        ("traverse T n-ne; turn T se-s", "n-ne"),
        ("traverse T ne-se; turn T se-s", "ne-se"),
        ("traverse T n-ne; traverse T ne-se; turn T se-s", "ne-se"),
        ("traverse T sw-nw; turn T n-ne", "sw-nw"),
    ],
)
def test_a_turret_points_where_it_was_announced_when_the_front_turns(
    ground: str, words: str, tca: str
) -> None:
    p = driver("motion", more=f"terrain {ground} K5").do(words)
    if ground == "woods":
        p.roll((1, 1))
    assert p.tca("T") == tca


@pytest.mark.rule("ASL-3.3.2.i")
def test_a_turret_is_announced_to_stay_only_if_anything_could_turn_it() -> None:
    assert refused(driver(), "traverse T ne-se") == "ASL-3.3.2.i"
    assert "T ne-se" not in driver().options("traverse")
    assert driver().do("traverse T n-ne; traverse T ne-se; delay").tca("T") == "ne-se"
    assert "T ne-se" in driver("motion").options("traverse")
    assert driver("motion").do("traverse T ne-se; step L4").tca("T") == "ne-se"


@pytest.mark.rule("ASL-7.2.f")
def test_one_without_a_turret_has_no_tca_of_its_own() -> None:
    p = driver(kind="stugiiig")
    assert not p.options("traverse")
    assert refused(p, "traverse T s-sw") == "ASL-7.2.f"


@pytest.mark.rule("ASL-3.3.2.l", "ASL-2.0.ak", "ASL-2.0.ap")
def test_it_stops_and_starts_again() -> None:
    p = driver("motion").do("step L4; halt")
    assert (p.spent("T"), "motion" in p.states("T")) == (2, False)
    assert refused(p, "halt") == "ASL-3.3.2.l"
    p.do("start")
    assert "motion" in p.states("T")
    p.do("step M4")
    assert p.spent("T") == 4


@pytest.mark.rule("ASL-3.3.2.p")
def test_it_delays_only_while_stopped() -> None:
    p = driver("motion")
    assert refused(p, "delay") == "ASL-3.3.2.p"
    p.do("halt; delay; delay")
    assert p.spent("T") == 3


@pytest.mark.rule("ASL-3.3.2.a")
def test_what_is_left_counts_as_spent_in_the_last_hex() -> None:
    p = driver("motion").do("step L4; halt; stop")
    assert p.spent("T") == 13
    assert p.state.trail == {(p.unit("T"), p.hex("L4")): 26}
    assert "done" in p.states("T")


@pytest.mark.rule("ASL-3.3.2.a")
def test_it_may_spend_more_than_a_hex_costs() -> None:
    p = driver("motion").do("step L4 rest")
    assert (p.where("T"), p.spent("T")) == ("L4", 13)
    assert refused(p, "step M4") == "ASL-3.3.2.a"


@pytest.mark.rule("ASL-3.3.2.b")
def test_mp_are_not_saved() -> None:
    p = driver().do("stop; done")
    p.enter_phase("movement german").do("take T; start")
    assert p.spent("T") == 1


@pytest.mark.rule("ASL-3.3.2.q", "ASL-3.3.2.r")
def test_it_ends_in_motion_when_its_mp_are_spent() -> None:
    p = driver("motion").do("step L4")
    assert refused(p, "stop") == "ASL-3.3.2.r"
    p.do("step M4 rest")
    assert p.legal("stop")
    p.do("stop")
    assert {"motion", "entered", "done"} <= p.states("T")


@pytest.mark.rule("ASL-3.3.2.r")
def test_it_ends_in_motion_if_the_next_hex_is_too_dear() -> None:
    more = "counter slow like ger-pziiin mp=3\nterrain brush M4 L5 M5"
    p = driver("motion", kind="slow", more=more).do("step L4")
    assert refused(p, "stop") == "ASL-3.3.2.r"
    p = driver(kind="slow", more=more).do("start; step L4")
    assert p.legal("stop")


@pytest.mark.rule("ASL-3.3.2.d", "ASL-3.3.2.m")
def test_it_is_a_moving_target_once_it_has_entered_a_hex() -> None:
    p = driver("motion").do("step L4; halt; stop")
    assert {"entered", "rolled"} <= p.states("T")
    assert "motion" not in p.states("T")


@pytest.mark.rule("ASL-3.3.2.aa")
def test_the_minimum_move_takes_all_mp() -> None:
    more = "counter slow like ger-pziiin mp=1\nterrain brush L4"
    p = driver(kind="slow", more=more).do("start")
    assert "L4" not in p.options("step")
    assert p.legal("step L4 whole")
    p.do("step L4 whole; stop")
    assert (p.where("T"), "motion" in p.states("T")) == ("L4", True)


@pytest.mark.rule("ASL-3.3.2.aa")
def test_there_is_no_minimum_move_after_a_turn() -> None:
    p = driver(kind="slow", more="counter slow like ger-pziiin mp=2\nterrain brush L4").do("start")
    assert p.legal("step L4 whole")
    p.do("turn T n-ne")
    assert not p.legal("step L4 whole")


@pytest.mark.rule("ASL-3.3.2.c")
def test_it_may_enter_a_hex_with_enemies() -> None:
    p = driver("motion", more="rus E 4-4-7 at L4")
    p.do("step L4")
    assert p.at("L4") == {"T", "E"}


@pytest.mark.rule("ASL-3.3.2.u")
def test_it_does_not_stay_with_an_afv_that_it_cannot_harm() -> None:
    p = driver("motion began=K5", more="rus E kv1e at L4 vca=sw-nw").do("step L4")
    while p.waits_for == "FirstFire":
        p.do("done")
    assert refused(p, "halt") == "ASL-3.3.2.u"
    assert refused(p, "stop") == "ASL-3.3.2.u"
    p = driver("motion began=K5", more="rus E t26 at L4 vca=sw-nw").do("step L4")
    while p.waits_for == "FirstFire":
        p.do("done")
    assert p.legal("halt")


@pytest.mark.rule("ASL-3.3.2.n", "ASL-7.4.e")
@pytest.mark.parametrize(
    ("more", "cost"),
    [
        ("", 1),
        ("ger W pziif wreck=L4", 2),
        ("ger W pziif at L4\nger V pziif wreck=L4", 3),
        ("rus W t26 at L4 immobilized", 2),
    ],
)
def test_other_vehicles_and_wrecks_are_in_the_way(more: str, cost: int) -> None:
    p = driver("motion", more=more).do("step L4")
    assert p.spent("T") == cost


@pytest.mark.rule("ASL-3.3.2.n", "ASL-7.4.e")
@pytest.mark.parametrize(("terrain", "cost"), [("", 3), ("terrain woods L4", 5)])
def test_on_a_road_they_are_more_so(terrain: str, cost: int) -> None:
    more = f"{terrain}\nroad K5-L4\nger W pziif wreck=L4"
    p = driver("motion", more=more).do("step L4 road")
    assert p.spent("T") == cost


@pytest.mark.rule("ASL-3.3.2.e", "ASL-7.7.d", "ASL-1.1.1.RD.d")
@pytest.mark.parametrize(("words", "cost"), [("exposed", 0.5), ("", 1)])
def test_a_road_costs_half_an_mp_with_open_hatches(words: str, cost: float) -> None:
    p = driver(f"motion {words}", more="road K5-L4").do("step L4 road")
    assert p.spent("T") == cost


@pytest.mark.rule("ASL-3.3.2.o")
def test_of_two_vehicles_in_a_hex_one_is_given_up() -> None:
    p = driver("motion", more="ger V pziif at L4").do("step L4; halt; stop; done")
    assert p.waits_for == "Parting"
    assert p.options("scrap") == {"T", "V"}
    p.do("scrap V")
    assert (p.wreck("V"), p.where("V"), p.at("L4")) == ("L4", "eliminated", {"T"})
    assert p.actor == "over"
    alone = driver("motion", more="ger V pziif at L3").do("step L4; halt; stop; done")
    assert alone.actor == "over"


@pytest.mark.rule("ASL-3.3.2.x", "ASL-7.0.b")
@pytest.mark.parametrize(("dice", "fails"), [((6, 6), True), ((6, 5), False)])
def test_red_mp_may_break_down(dice: tuple[int, int], fails: bool) -> None:
    p = driver(kind="pzvib").do("start", dice)
    assert ("immobilized" in p.states("T")) is fails
    assert bool(p.options("step")) is not fails


@pytest.mark.rule("ASL-2.0.x")
def test_an_immobilized_vehicle_neither_starts_nor_turns() -> None:
    p = driver("immobilized")
    assert refused(p, "start") == "ASL-2.0.x"
    assert refused(p, "turn T n-ne") == "ASL-2.0.x"


@pytest.mark.rule("ASL-3.3.2.t")
def test_vehicles_enter_in_motion() -> None:
    p = position(f"""
        group wave german turn 1 edge west in rows 1-9
        ger T pziiin group=wave
        ger A 4-6-7 at K5
        {FAR}
        phase rally german onwards
    """)
    p.until("Movement")
    assert {"motion"} <= p.states("T")
    assert p.vca("T") == "ne-se"
    p.do("take T")
    assert "A5" in p.options("step")
    assert not p.legal("start")


@pytest.mark.rule("ASL-3.3.a")
def test_vehicles_move_alone() -> None:
    p = position(f"ger T pziiin at K5\nger A 4-6-7 at K5\n{FAR}\nphase movement german")
    p.do("take A")
    assert refused(p, "join T") == "ASL-3.3.1.h"


@pytest.mark.rule("ASL-3.3.3.h")
@pytest.mark.parametrize("words", ["start", "delay"])
def test_mp_spent_in_a_hex_draw_fire_at_nobody_else(words: str) -> None:
    p = driver(more="ger A 4-6-7 at K5").do(words)
    assert p.state.movers == (p.unit("T"),)


@pytest.mark.rule("ASL-2.0.ak", "ASL-2.0.ap")
def test_it_is_in_motion_from_start_to_stop() -> None:
    p = driver()
    seen = []
    for words in ("start", "step L4", "halt", "start", "step M4 rest", "stop"):
        p.do(words)
        seen.append("motion" in p.states("T"))
    assert seen == [True, True, False, True, True, True]


@pytest.mark.rule("ASL-3.3.2.j")
def test_both_sides_see_turret_and_hatches() -> None:
    p = driver("tca=s-sw exposed")
    for seat in (0, 1):
        view = p.game.view(p.state, seat).units[p.unit("T")]
        assert (view.vca, view.tca, "exposed" in view.marks) == (1, 3, True)


@pytest.mark.rule("ASL-3.3.2.q")
@pytest.mark.parametrize(
    ("words", "told"), [("start; step L4 rest; stop", 1), ("start; halt; stop", 0)]
)
def test_only_who_ends_in_motion_is_told_to_be(words: str, told: int) -> None:
    assert len(driver().do(words).told("log-motion")) == told
    gone = position(f"""
        victory german exit 5 west
        ger T pziiin at A5 vca=sw-nw motion began=A5
        {FAR}
        phase movement german
    """).do("take T; exit")
    assert gone.where("T") == "exited"
    assert not gone.told("log-motion")


@pytest.mark.rule("ASL-3.3.a", "ASL-7.10.s")
@pytest.mark.parametrize(
    ("phase", "words", "plans"),
    [
        ("movement german", "", True), ("prep-fire german", "", True),
        ("movement russian", "", False), ("rout german", "", False),
        ("movement german", "prep", False),
        ("movement german", "recalled", False), ("movement german", "immobilized", False),
    ],
)  # fmt: skip
def test_whose_way_can_be_planned(phase: str, words: str, *, plans: bool) -> None:
    p = position(f"ger T pziiin at K5 {words}\n{FAR}\nduring {phase}")
    assert may_plan(p.state, p.unit("T")) is plans


@pytest.mark.rule("ASL-6.10.d", "ASL-3.3.2.i")
@pytest.mark.parametrize(
    ("announced", "kept"), [("", False), ("traverse T n-ne; ", True), ("traverse T se-s; ", False)]
)
def test_an_acquisition_is_kept_if_only_the_hull_turns_under_the_turret(
    announced: str, *, kept: bool
) -> None:
    p = position("""
        ger T pzivh at K8 vca=n-ne motion
        sw T-ma acquired=V:1
        rus V t3485 at M5 vca=se-s shocked
        phase movement german
    """).do(f"take T; {announced}turn T ne-se")
    assert p.vca("T") == "ne-se"
    assert (p.acquired("T-ma") is not None) is kept
