"""Chapter 14.1: who advances after combat, and after an Auto DS."""

import pytest

from hexfront.games.s42.advance.advancing import candidates, cannot_advance
from hexfront.games.s42.notation import position
from tests.games.s42.retreat.helpers_retreat import A, advances, far, won


@pytest.mark.rule("S42-14.1.a")
def test_all_attackers_may_advance_and_none_must() -> None:
    p = won(2, A, "axis B 5-5-3 at 1306", "axis C 5-5-3 at 1307")
    assert p.options("advance") == {"A", "B"}
    p.choose("end-advance")
    assert (p.where("A"), p.where("B")) == ("1305", "1306")


@pytest.mark.rule("S42-14.1.a")
@pytest.mark.parametrize("result", ["A1", "EX"])
def test_no_advance_while_the_defenders_stand(result: str) -> None:
    p = position(f"""
        map 1000-2010
        {A}
        soviet R 3-9-3 at 1405
        crt * * = {result}
        phase combat axis
    """)
    p.play("attack 1405; resolve", 3)
    assert p.where("R") == "1405"
    assert p.actor == "over"


@pytest.mark.rule("S42-14.1.a")
def test_nor_after_a_successful_defense() -> None:
    p = position(f"""
        map 1000-2010
        turn 12
        {A}
        soviet R 3-9-3 at 1405
        crt * * = DR2 4
        dd * * = S -/-
        dice 3 3
        phase combat axis
    """)
    p.play("attack 1405; resolve; defend")
    while p.actor == "soviet":
        p.choose(p.choices()[-1])
    assert p.where("R") == "1405"
    assert p.actor == "over"


@pytest.mark.rule("S42-14.1.a")
def test_the_attackers_advance_after_a_retreat_too() -> None:
    p = position(f"""
        map 1000-2010
        {A}
        soviet R 3-9-3 at 1405
        crt * * = DR2 2 x
        phase combat axis
    """)
    p.play("attack 1405; resolve", 3, "step 1505; step 1604")
    assert p.options("advance") == {"A"}


@pytest.mark.rule("S42-14.1.a")
def test_an_asu_that_gave_the_shift_stays() -> None:
    hqs = ("axis H S-(1)-5 support-hq at 1305", "axis I S-(1)-5 support-hq at 1305")
    p = position("\n".join(("map 1000-2010", A, *hqs, "soviet R 3-9-3 steps=1 at 1405",
                            "crt * * = DS 2 x", "phase combat axis")))  # fmt: skip
    p.play("attack 1405; use-artillery H; resolve", 3)
    assert p.options("advance") == {"A", "I"}


@pytest.mark.rule("S42-14.1.b")
def test_units_stacked_with_attackers_go_along() -> None:
    p = position("""
        map 1000-2010
        axis A 10-8-6 at 1305
        axis C 5-5-3 at 1305
        sp axis at 1305
        axis D 5-5-3 at 1304
        soviet R 3-9-3 steps=1 at 1405
        crt * * = DS 2 x
        phase combat axis
    """)
    p.play("attack 1405; leave C; resolve", 3)
    assert p.options("advance") == {"A", "C", "axis-sp-1"}


@pytest.mark.rule("S42-14.1.a", "S42-14.1.b")
@pytest.mark.parametrize(("lost", "going"), [("D", {"A", "C"}), ("A", {"D"})])
def test_nor_those_whose_attackers_are_all_lost(lost: str, going: set[str]) -> None:
    p = position("""
        map 1000-2010
        axis A 9-8-6 at 1305 steps=1
        axis C 5-5-3 at 1305
        axis D 9-5-3 at 1306 steps=1
        soviet R 3-9-3 at 1405
        crt * * = A1/DR2 2 x
        phase combat axis
    """)
    p.play("attack 1405; leave C; resolve", 3, f"lose {lost}; step 1505; step 1604")
    assert p.options("advance") == going


@pytest.mark.rule("S42-14.1.b")
@pytest.mark.parametrize("state", ["disrupted", "attacked", "train", "auto-ds"])
def test_but_not_those_that_are_barred(state: str) -> None:
    p = won(2, A, f"axis C 5-5-3 at 1305 {state}")
    assert p.options("advance") == {"A"}


@pytest.mark.rule("S42-21.4.d")
def test_units_with_a_replacement_marker_do_not_advance() -> None:
    """No unit attacks out of their hex either, so the marker is put on after the combat."""
    p = won(2, A, "axis B 5-5-3 at 1306")
    battle = p.state.stack[-1].following.battle
    p.state.fresh |= p.mask("B")
    assert candidates(p.state, battle) == p.units("A")
    refusal = cannot_advance(p.state, battle, p.unit("B"))
    assert refusal is not None
    assert refusal.rule == "S42-21.4.d"


@pytest.mark.rule("S42-14.1.c")
def test_an_advance_counts_hexes_and_not_movement_points() -> None:
    p = won(4, "terrain woods 1404-1604 1505 1605", A)
    assert far(p, "A") == 4


@pytest.mark.rule("S42-14.1.d", "S42-4.4.b")
def test_the_stacking_limit_holds_at_the_end_of_an_advance() -> None:
    full = [f"axis {name} 5-5-3 at 1404" for name in "XYZ"]
    p = won(2, A, *full)
    found = advances(p, "A")
    assert "1404" not in found
    assert "1403" in found


@pytest.mark.rule("S42-14.1.d")
def test_an_hq_that_leaves_may_cost_a_unit() -> None:
    p = position("""
        map 1000-2010
        soviet X 10-8-5 tank black at 1305
        soviet Y 10-8-5 tank black at 1305
        soviet Z 10-8-5 tank black at 1305
        soviet H 0-0-5 army-hq hq=tank at 1305
        axis R 3-9-3 steps=1 at 1405
        crt * * = DS 2 x
        phase combat soviet
    """)
    p.play("attack 1405; resolve", 3, "advance H; step 1405; halt; end-advance")
    assert p.options("disband") == {"X", "Y", "Z"}
    p.choose("disband Y")
    assert p.where("Y") == "eliminated"
    assert p.actor == "over"


@pytest.mark.rule("S42-20.6.a")
def test_units_that_are_not_released_attack_but_do_not_advance() -> None:
    p = position("""
        map 1000-2010
        soviet C 9-8-5 tank at 1305 locked
        soviet D 9-8-5 tank at 1306
        axis R 3-9-3 steps=1 at 1405
        crt * * = DS 2 x
        phase combat soviet
    """)
    p.play("attack 1405; resolve", 3)
    assert p.options("advance") == {"D"}
    found = p.refusal("advance C")
    assert (found.rule, found.message) == ("S42-20.6.a", "no-advance-locked")


@pytest.mark.rule("S42-4.4.c", "S42-12.1.4.a")
def test_own_units_that_had_to_withdraw_may_be_too_many_for_now() -> None:
    """R retreats to 1605, next to W in Full Retreat, which has only the full hex to go to."""
    p = position(f"""
        terrain sea 1000-2010, clear 1305 1405 1505 1605 1705 1805 1806
        map 1000-2010
        option full_retreat_zoc off
        {A}
        axis W 4-4-3 at 1705 fr
        axis X 4-4-3 at 1806
        axis Y 4-4-3 at 1806
        axis Z 4-4-3 at 1806
        soviet R 3-3-3 at 1405
        crt * * = DR2 2 x
        phase combat axis
    """)
    p.play("attack 1405; resolve", 3)
    assert (p.where("R"), p.where("W")) == ("1605", "1806")
    p.play("advance A; step 1405; halt")
    assert p.actor == "over"
    assert p.at("1806") == {"W", "X", "Y", "Z"}


@pytest.mark.rule("S42-12.1.4.a")
@pytest.mark.parametrize(
    ("own", "foe", "full"), [("axis", "soviet", "XYZ"), ("soviet", "axis", "XY")]
)
def test_so_may_those_who_withdrew_at_the_end_of_their_movement_phase(
    own: str, foe: str, full: str
) -> None:
    stack = "\n".join(f"{own} {name} 3-3-3 at 1303" for name in full)
    p = position(f"""
        map 1000-1610
        {stack}
        {own} F 6-7-3 at 1305 fr
        {own} T 10-8-6 tank at 1007
        {foe} S 3-4-3 at 1306
        {foe} R 3-4-3 at 1008
        crt * * = DR2 2 x
        phase movement {own} onwards
    """)
    p.play("end-phase; step 1304; step 1303; attack 1008; resolve", 3)
    p.play("step 1109; step 1209; advance T; step 1008; halt")
    assert p.waits_for == "InitialPhase"  # of the other side
    assert p.at("1303") == {"F", *full}
    p.enter_phase(f"movement {own}").choose("end-phase")
    assert p.waits_for == "Overstacked"


def test_stack_mates_can_advance_together() -> None:
    p = won(2, A, "axis B 5-5-6 tank at 1305", "axis C 5-5-6 tank at 1306")
    p.choose("advance A")
    assert p.options("take") == {"B"}
    p.play("take B; step 1405; step 1404")
    assert (p.where("A"), p.where("B")) == ("1404", "1404")
    assert p.options("advance") == {"C"}


# Auto DS.

OVERRUN = """
    map 1000-2010
    axis A 10-8-6 tank red at 1305
    axis B 10-8-6 tank red at 1306
    axis I 5-5-3 at 1306
    soviet X 1-3-3 steps=1 at 1405
    {}
    phase movement axis onwards
"""


@pytest.mark.rule("S42-8.6.2.a", "S42-3.0.f")
def test_auto_ds_units_advance_at_the_end_of_the_combat_phase() -> None:
    p = position(OVERRUN.format(""))
    p.play("overrun 1405; resolve")
    assert p.where("X") == "eliminated"
    assert p.waits_for == "MovementPhase"
    assert (p.where("A"), p.where("B")) == ("1305", "1306")
    p.choose("end-phase")
    assert p.options("advance") == {"A", "B", "I"}
    assert (far(p, "A"), far(p, "I")) == (4, 2)
    p.choose("end-advance")
    assert not p.state.auto_ds
    assert p.state.auto_ds_groups == ()


@pytest.mark.rule("S42-8.6.2.a")
def test_the_other_combats_come_first() -> None:
    p = position(OVERRUN.format("axis C 10-8-6 at 1309\nsoviet Y 3-9-3 at 1409"))
    p.play("overrun 1405; resolve; end-phase")
    assert p.waits_for == "CombatPhase"
    p.choose("end-phase")
    assert p.waits_for == "AdvanceChoice"


@pytest.mark.rule("S42-8.6.2.a")
def test_an_enemy_back_in_the_hex_does_not_end_the_advance_after_an_auto_ds() -> None:
    p = position("""
        map 1000-2010
        axis A 10-8-6 tank red at 1305 auto-ds
        soviet Y 3-9-3 at 1405
        auto-ds 1405 A
        phase combat axis
    """)
    found = advances(p, "A")
    assert "1405" not in found
    assert "1304" in found


@pytest.mark.rule("S42-8.6.2.a")
def test_units_that_joined_the_stack_later_have_no_part_in_it() -> None:
    p = position(OVERRUN.format("axis L 5-5-5 tank at 1204"))
    p.play("overrun 1405; resolve; move L; march 1305; halt; end-phase")
    assert p.where("L") == "1305"
    assert p.options("advance") == {"A", "B", "I"}


# Air cover.


@pytest.mark.rule("S42-9.3.7.c")
def test_the_air_unit_follows_the_stack_that_it_is_with() -> None:
    p = position("""
        map 1000-2010
        area X axis 1000-1010
        rail edge-1005-1105
        repaired all
        town 1005
        west 1000-1205
        air ger-8-fk
        axis A 10-8-6 tank red at 1305
        soviet R 3-9-3 steps=1 at 1405
        crt * * = DS 3 x
        phase combat axis
    """)
    p.play("attack 1405; use-air ger-8-fk; resolve", 3)
    assert p.label(p.state.air_at[0]) == "1305"
    p.play("advance A; step 1405; step 1505; step 1604")
    assert p.label(p.state.air_at[0]) == "1604"


@pytest.mark.rule("S42-14.1.b")
@pytest.mark.parametrize(("mark", "goes"), [("", True), ("tried", False), ("committed", False)])
def test_who_tried_to_disengage_or_was_in_reserve_does_not_go_along(mark: str, goes: bool) -> None:
    p = position(f"""
        map 1000-1610
        axis A 9-7-3 at 1304
        axis B 6-7-3 at 1304 {mark}
        soviet S 3-2-3 at 1305 steps=1
        crt * * = DS 4 x
        phase combat axis running
    """)
    p.play("attack 1305; leave B; resolve" if goes else "attack 1305; resolve", 3)
    assert ("B" in p.options("advance")) is goes
    if not goes:
        assert p.refusal("advance B").rule == "S42-14.1.b"


@pytest.mark.rule("S42-14.2.3.a", "S42-22.3.1.a")
def test_a_limited_advance_leads_into_no_entry_area() -> None:
    ground = "map 1000-1610\narea X axis 1000-1010\naxis A 9-7-6 tank at 1005"
    p = position(f"{ground}\nsoviet S 3-2-3 at 1105 steps=1\ncrt * * = EX\nphase combat axis")
    p.play("attack 1105; resolve", 3).until("advance").choose("advance A")
    assert p.options("step") == {"1105"}
