"""Chapter 8.6: Automatic DS in the Movement Phase."""

import pytest

from hexfront.games.s42.combat.attack import unfit
from hexfront.games.s42.combat.odds import automatic_targets
from hexfront.games.s42.notation import position
from tests.games.s42.combat.helpers_combat import (
    attackers,
    column,
    facing,
    raw,
    rule_of,
    shifts,
    strengths,
)

OVERRUN = """
    map 1000-1612
    axis A 10-8-6 tank red at 1304
    axis B 9-8-6 tank black at 1204
    axis C 6-7-3 at 1404
    soviet X 1-3-3 steps=1 at 1305
"""


@pytest.mark.rule("S42-8.6.1.a", "S42-8.6.1.b", "S42-8.6.1.d", "S42-3.0.e", "S42-3.0.f")
@pytest.mark.example("S42-EX-8.6-1")
def test_three_units_overrun_a_weak_one() -> None:
    p = position(f"{OVERRUN}\nphase movement axis")
    p.play("overrun 1305")
    assert strengths(p.odds()) == (25, 3)
    assert (raw(p.odds()), column(p.odds())) == ("8-1", "10-1")
    assert shifts(p.odds()) == {"tanks-attack": 1, "elite-tanks": 1}
    p.play("resolve")
    assert p.where("X") == "eliminated"
    assert all("auto-ds" in p.states(name) for name in "ABC")
    assert (p.where("A"), p.where("B"), p.where("C")) == ("1304", "1204", "1404")
    assert p.options("move") == set(), "they stop, and advance in the Combat Phase"


@pytest.mark.rule("S42-8.6.1.e", "S42-8.6.1.d", "S42-8.6.2.c")
@pytest.mark.example("S42-EX-8.6-2")
def test_another_unit_moves_through_the_gap_and_attacks() -> None:
    p = position(f"""
        {OVERRUN}
        axis P 10-8-6 tank red at 1303
        soviet Y 3-3-3 at 1307
        phase movement axis onwards
    """)
    p.play("overrun 1305; resolve", "move P; march 1305; march 1306")
    assert p.where("P") == "1306"
    p.until("end-phase").play("end-phase")
    p.play("attack 1307")
    assert strengths(p.odds()) == (10, 3)
    assert (raw(p.odds()), column(p.odds())) == ("3-1", "5-1")
    assert rule_of(unfit(p.state, p.unit("A"))) == "S42-8.6.1.d"


@pytest.mark.rule("S42-8.6.1.a")
def test_below_10_1_there_is_no_auto_ds() -> None:
    p = position(f"{OVERRUN.replace('6-7-3', '4-7-3')}\nphase movement axis")
    assert p.options("overrun") == set(), "23:3 is 7-1, and two shifts make 9-1"


@pytest.mark.rule("S42-8.6.1.a")
@pytest.mark.parametrize(("attack", "open_"), [(40, True), (39, False)])
def test_the_last_point_makes_10_1(attack: int, open_: bool) -> None:
    """40:5 is 8-1, and two shifts make 10-1; no more points than these count."""
    p = position(f"""
        map 1000-1612
        axis A {attack}-8-6 tank red at 1304
        soviet X 1-5-3 at 1305
        phase movement axis
    """)
    assert p.options("overrun") == ({"1305"} if open_ else set())


@pytest.mark.rule("S42-8.6.1.a")
def test_who_is_left_out_may_spoil_it() -> None:
    p = position(f"{OVERRUN}\nphase movement axis").choose("overrun 1305")
    p.play("leave C")
    assert not p.legal("resolve")
    assert rule_of(p.odds().refusal) == "S42-8.6.1.a"
    p.play("join C; call-off")
    assert p.where("X") == "1305"
    assert p.states("A") == set()


@pytest.mark.rule("S42-8.6.1.b", "S42-9.3.3.a")
def test_air_and_artillery_do_not_help() -> None:
    p = position(f"""
        {OVERRUN}
        rail edge-1200-1203
        repaired all
        area X axis 1200
        town 1203
        air ger-8-fk
        axis H S-(1)-5 support-hq at 1304
        phase movement axis
    """)
    p.play("overrun 1305")
    assert not p.choices("use-air")
    assert not p.choices("use-artillery")
    for support in ("use-air ger-8-fk", "use-artillery H"):
        assert p.refusal(support).rule == "S42-8.6.1.b"


LEFT_SHIFTS = {
    "fort soviet 1305": {"tanks-barred-by-fortification": 0, "fortification": -1},
    "terrain rough 1305": {"tanks-attack": 1, "elite-tanks": 1, "terrain": -1},
    "terrain woods 1305": {"tanks-barred-by-terrain": 0},
}


@pytest.mark.rule("S42-8.6.1.b")
@pytest.mark.parametrize("obstacle", LEFT_SHIFTS)
def test_all_other_modifiers_apply(obstacle: str) -> None:
    p = position(f"{OVERRUN}\n{obstacle}\nduring movement axis")
    assert automatic_targets(p.state, 0) == 0
    q = facing(f"{OVERRUN}\n{obstacle}")
    assert shifts(q.odds()) == LEFT_SHIFTS[obstacle]


@pytest.mark.rule("S42-8.6.1.c")
def test_the_result_is_a_ds() -> None:
    p = position("""
        map 1000-1612
        axis A 24-8-6 tank red at 1304
        soviet X 1-2-3 at 1305
        soviet Y 1-1-3 steps=2 at 1305
        area B soviet 1012-1612
        turn 9
        phase movement axis
    """)
    p.play("overrun 1305; resolve")
    assert p.actor == "axis", "the attacker chooses the loss"
    assert p.options("lose") == {"X", "Y"}
    p.play("lose X")
    assert p.actor == "soviet", "the defender chooses the route, and may not stand"
    assert p.waits_for == "Retreating"
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    assert {p.order("X"), p.order("Y")} == {"full_retreat"}
    grid = p.state.country.grid
    assert grid.distance(p.hex("1305"), p.hex(p.where("X"))) == 4


@pytest.mark.rule("S42-8.6.1.f")
@pytest.mark.parametrize("state", ["disrupted", "spent", "auto-ds", "fresh", "train"])
def test_only_units_that_could_attack_count(state: str) -> None:
    p = position(f"{OVERRUN} \n during movement axis")
    assert automatic_targets(p.state, 0)
    text = OVERRUN.replace("6-7-3 at 1404", f"6-7-3 at 1404 {state}")
    assert not automatic_targets(position(f"{text}\nduring movement axis").state, 0)


@pytest.mark.rule("S42-8.6.1.f")
def test_a_unit_contributes_to_one_auto_ds_only() -> None:
    p = position(f"{OVERRUN}\nsoviet Z 1-1-3 steps=1 at 1303\nphase movement axis")
    assert p.options("overrun") == {"1303", "1305"}
    p.play("overrun 1305; resolve")
    assert p.options("overrun") == set()


@pytest.mark.rule("S42-22.7.a")
def test_units_in_an_entry_area_take_no_part_in_an_auto_ds() -> None:
    text = """
        map 1000-1612
        area X axis 1300
        axis A 30-8-6 in X
        soviet S 1-1-3 at 1300
    """
    p = position(f"{text}\nduring movement axis")
    assert automatic_targets(p.state, 0) == 0
    assert facing(text, hex_="1300").legal("resolve"), "in the Combat Phase they attack"
    q = position(f"{text}\naxis B 12-7-3 at 1301\nphase movement axis").choose("overrun 1300")
    assert attackers(q) == {"B"}
    assert not q.legal("join A")


@pytest.mark.rule("S42-8.6.2.a", "S42-3.0.f")
def test_units_under_markers_advance_after_all_combats() -> None:
    p = position("""
        map 1000-1612
        axis A 10-8-6 tank at 1304
        axis B 6-7-3 at 1504
        soviet S 3-5-3 at 1505
        auto-ds 1305 A
        crt * * = A1
        phase combat axis
    """)
    assert p.options("attack") == {"1505"}
    p.play("attack 1505; resolve", 1)
    assert p.waits_for == "AdvanceChoice"
    assert p.legal("advance A")
    p.play("end-advance")
    assert p.states("A") == set(), "the markers are removed"


@pytest.mark.rule("S42-8.6.2.a", "S42-14.1.b")
def test_non_combat_units_advance_with_those_under_the_markers() -> None:
    p = position("""
        map 1000-1610
        soviet A 40-8-6 tank at 1304
        soviet B 6-7-3 at 1304
        soviet H 0-0-5 army-hq hq=tank at 1304
        axis S 3-2-3 at 1305 steps=1
        phase movement soviet onwards
    """)
    p.play("overrun 1305; leave B; resolve; end-phase").until("advance")
    assert p.options("advance") == {"A", "H"}


@pytest.mark.rule("S42-12.4.c")
def test_who_was_driven_off_may_retreat_once_more_in_the_combat_phase() -> None:
    p = position("""
        map 1000-2015
        axis A 40-9-3 at 1304
        axis B 9-9-3 at 1310
        soviet S 3-3-3 at 1305
        soviet G 3-3-3 at 1309
        crt * * = DR2 2
        turn 3
        phase movement axis onwards
    """)
    p.play("overrun 1305; resolve; step 1306; step 1307; step 1308; step 1309; end-phase")
    p.play("attack 1309; resolve", 3, "step 1308; step 1307")
    assert (p.where("S"), p.where("G")) == ("1307", "1307")
    assert (p.order("S"), p.order("G")) == ("full_retreat", "disrupted")
