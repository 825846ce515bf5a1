"""The Combat Phase from one attack to the next, and what is left of it afterwards."""

import pytest

from hexfront.games.s42.notation import position


@pytest.mark.rule("S42-8.2.a", "S42-8.1.a")
def test_the_last_attacker_does_not_leave() -> None:
    p = position("""
        axis A 6-7-3 at 1304
        axis B 6-7-3 at 1304
        soviet S 3-5-3 at 1305
        phase combat axis
    """).choose("attack 1305")
    assert p.options("leave") == {"A", "B"}
    p.choose("leave A")
    assert p.options("leave") == set()
    assert p.refusal("leave B").rule == "S42-8.1.a"
    assert p.choose("join A").options("leave") == {"A", "B"}


@pytest.mark.rule("S42-8.3.b")
@pytest.mark.parametrize("support", ["use-air ger-8-fk", "use-artillery G", "use-offensive G"])
def test_support_of_any_kind_can_be_withheld_again(support: str) -> None:
    p = position("""
        map 1000-1612
        area X axis 1300
        rail edge-1300-1303
        repaired all
        town 1303
        turn 9
        option planned_offensives on
        axis A 6-7-3 at 1304
        axis G S-(1)-5 support-hq at 1304
        offensive G ready
        air ger-8-fk
        soviet S 3-5-3 at 1305
        phase combat axis
    """).choose("attack 1305")
    assert not p.legal("withhold")
    p.choose(support)
    assert p.legal("withhold")
    p.choose("withhold")
    assert not p.legal("withhold")
    assert support in p.choices()


@pytest.mark.rule("S42-9.7.5.a")
def test_the_phase_goes_on_after_a_fortification_is_removed() -> None:
    p = position("""
        fort axis 1203
        axis A 6-7-3 at 1304
        soviet S 3-5-3 at 1305
        phase combat axis
    """).choose("remove-fort 1203")
    assert (p.forts("axis"), p.options("attack")) == (set(), {"1305"})
    assert p.choose("end-phase").actor == "over"


@pytest.mark.rule("S42-8.1.b", "S42-12.2.i", "S42-25.2.3.h", "S42-27.2.1.a")
def test_what_units_did_is_forgotten_at_the_end_of_the_phase() -> None:
    p = position("""
        option reserves on
        option disengagement on
        axis A 6-7-3 at 1304
        axis B 6-7-3 at 1203 reserve
        axis C 6-7-3 at 1404
        soviet S 3-5-3 at 1305
        crt * * = DR2 2
        dd * * = F -/-
        phase combat axis
    """).play("disengage C", 1, "attack 1305; resolve", 3)
    while p.waits_for != "CombatPhase":
        p.choose(p.choices()[-1])
    state = p.state
    done = (
        state.tried,
        state.attacked,
        state.struck,
        state.retreated,
        state.reserve,
        state.vacated,
    )
    assert all(done)
    p.choose("end-phase")
    assert p.actor == "over"
    assert not any((state.attacked, state.struck, state.retreated, state.withdrawn, state.auto_ds,
                    state.spent, state.reserve, state.committed, state.tried, state.vacated,
                    state.auto_ds_groups))  # fmt: skip
