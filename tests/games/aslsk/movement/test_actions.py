"""What moving units do in their hex: smoke grenades and Demolition Charges."""

import pytest

from hexfront.games.aslsk.notation import position
from tests.games.aslsk.movement.helpers import refused

SMOKERS = """
    sides german american
    usa A 6-6-6 at K5
    usa B 6-6-6 at K5
    usa L 8-0 at K5
    phase movement american
"""
"""An American squad has a Smoke Exponent of 3."""


@pytest.mark.rule("ASL-3.3.1.m")
def test_smoke_in_the_own_hex_costs_1_mf() -> None:
    p = position(SMOKERS)
    p.do("take A; throw-smoke A K5; 3")
    assert p.spent("A") == 1
    assert p.smoke("K5")


@pytest.mark.rule("ASL-3.3.1.m")
def test_smoke_in_an_adjacent_hex_costs_2_mf() -> None:
    p = position(SMOKERS)
    p.do("take A")
    assert p.options("throw-smoke") == {
        f"A {h}" for h in ["K5", "K4", "K6", "J4", "J5", "L4", "L5"]
    }
    assert refused(p, "throw-smoke A K7") == "ASL-3.3.1.m"
    p.do("throw-smoke A L4; 1")
    assert p.spent("A") == 2
    assert p.smoke("L4")
    assert not p.smoke("K5")


@pytest.mark.rule("ASL-3.3.1.m")
def test_a_dr_above_the_exponent_places_nothing() -> None:
    p = position(SMOKERS)
    p.do("take A; throw-smoke A K5; 4")
    assert not p.smoke("K5")
    assert p.spent("A") == 1
    assert p.legal("step K4")


@pytest.mark.rule("ASL-3.3.1.m", "ASL-1.2.2.e")
def test_no_grenades_without_exponent() -> None:
    p = position(SMOKERS)
    p.do("take L")
    assert refused(p, "throw-smoke L K5") == "ASL-3.3.1.m"


@pytest.mark.rule("ASL-3.3.1.m")
def test_no_grenades_without_mf() -> None:
    p = position(SMOKERS)
    p.do("take A; step K4; step K3; step K2")
    assert p.options("throw-smoke") == {"A K2"}
    assert refused(p, "throw-smoke A K1") == "ASL-3.3.b"


@pytest.mark.rule("ASL-3.3.1.k", "ASL-3.3.1.m")
def test_an_exhausted_squad_adds_1() -> None:
    p = position(SMOKERS)
    p.do("take A; double-time; throw-smoke A K5; 3")
    assert not p.smoke("K5")
    p = position(SMOKERS)
    p.do("take A; double-time; throw-smoke A K5; 2")
    assert p.smoke("K5")


@pytest.mark.rule("ASL-3.3.1.n")
def test_one_attempt_in_an_mph() -> None:
    p = position(SMOKERS)
    p.do("take A; throw-smoke A K5; 5")
    assert refused(p, "throw-smoke A K5") == "ASL-3.3.1.n"
    p.do("stop")
    p.enter_phase("movement american")
    p.do("take A")
    assert p.legal("throw-smoke A K5")


@pytest.mark.rule("ASL-3.3.1.o")
def test_a_6_ends_the_move() -> None:
    p = position(SMOKERS)
    p.do("take A; throw-smoke A K5; 6")
    assert "done" in p.states("A")
    assert p.options("take") == {"B", "L"}


@pytest.mark.rule("ASL-3.3.1.o")
def test_a_6_ends_the_move_of_the_thrower_alone() -> None:
    p = position(SMOKERS)
    p.do("take A; join B; throw-smoke A K5; 6; step K4")
    assert p.where("A") == "K5"
    assert p.where("B") == "K4"


@pytest.mark.rule("ASL-3.3.1.o")
def test_only_an_original_6_ends_it() -> None:
    p = position(SMOKERS)
    p.do("take A; double-time; throw-smoke A K5; 5")
    assert "done" not in p.states("A")


@pytest.mark.rule("ASL-3.3.1.p", "ASL-1.2.5.a")
def test_grenade_smoke_goes_when_the_phase_ends() -> None:
    p = position(SMOKERS + "smoke M5 full, M6 full grenade, M7 grenade")
    p.do("take A; throw-smoke A K5; 1; stop")
    p.until("done").do("done")
    assert p.actor == "over"
    assert not p.smoke("K5")
    assert not p.smoke("M7")
    assert p.smoke("M5")
    assert p.smoke("M5") == p.smoke("M6")


@pytest.mark.rule("ASL-3.3.1.p", "ASL-1.2.5.g")
def test_entering_the_smoke_costs_a_further_mf() -> None:
    p = position(SMOKERS)
    p.do("take A; throw-smoke A K4; 1; step K4")
    assert p.spent("A") == 4


@pytest.mark.rule("ASL-3.3.1.e")
def test_grenades_draw_fire_at_the_thrower_alone() -> None:
    p = position(SMOKERS + "ger X 4-6-7 at K8")
    p.do("take A; join B; throw-smoke A K5; 2")
    assert p.actor == "german"
    assert p.named(sum(1 << u for u in p.state.movers)) == {"A"}
    assert p.smoke("K5")


@pytest.mark.rule("ASL-3.3.1.i")
def test_grenades_before_assault_movement_leave_mf_for_the_step() -> None:
    p = position(SMOKERS + "terrain brush J4 J5 K4 K6 L4 L5")
    p.do("take A; assault-move")
    assert p.legal("throw-smoke A K5")
    assert refused(p, "throw-smoke A K4") == "ASL-3.3.1.i"
    p.do("throw-smoke A K5; 2; step K4")
    assert p.spent("A") == 3


CHARGE = """
    terrain stone-building K4
    road K1-K9
    ger E 5-4-8 at K5 +dc
    rus R 4-4-7 at K4
    rus S 4-4-7 at A1
    phase movement german
"""


@pytest.mark.rule("ASL-4.3.e", "ASL-4.3.h")
def test_a_charge_costs_what_the_hex_would_cost() -> None:
    p = position(CHARGE.replace("road K1-K9", ""))
    p.do("take E; place-charge E E-dc K4")
    assert p.spent("E") == 2
    assert p.holder("E-dc") == "E"
    p.do("done")
    assert p.state.charges == ((p.weapon("E-dc"), p.hex("K4"), p.unit("E"), p.hex("K5")),)
    assert p.weapons("E") == set()


@pytest.mark.rule("ASL-4.3.e")
def test_a_charge_needs_the_mf_and_an_adjacent_hex() -> None:
    p = position(CHARGE.replace("road K1-K9", "hill K4"))
    p.do("take E; step L5; done; step K5; done")
    assert refused(p, "place-charge E E-dc K4") == "ASL-3.3.b"
    assert refused(p, "place-charge E E-dc K3") == "ASL-4.3.e"


@pytest.mark.rule("ASL-4.3.f")
def test_placing_is_movement_where_the_placer_stands() -> None:
    p = position(CHARGE)
    p.do("take E; place-charge E E-dc K4")
    u = p.unit("E")
    assert p.state.movers == (u,)
    assert p.where("E") == "K5"
    assert p.state.here[u] == p.state.spent[u] > 0
    assert {word.split()[0] for word in p.options("open-fire")} == {"K5"}


@pytest.mark.rule("ASL-4.3.g", "ASL-4.3.h")
@pytest.mark.parametrize("harm", ["pinned", "broken"])
def test_a_placer_who_is_hurt_has_placed_nothing(harm: str) -> None:
    p = position(CHARGE)
    p.do("take E; place-charge E E-dc K4")
    setattr(p.state, harm, p.mask("E"))
    p.do("done")
    assert p.state.charges == ()
    assert p.weapons("E") == {"E-dc"}


@pytest.mark.rule("ASL-4.3.g")
def test_who_fired_in_the_pfph_does_not_place() -> None:
    p = position(CHARGE.replace("at K5 +dc", "at K5 prep +dc"))
    assert p.actor == "over"


@pytest.mark.rule("ASL-4.3.h")
def test_after_placing_a_unit_may_go_on() -> None:
    p = position(CHARGE)
    p.do("take E; place-charge E E-dc K4; done; step K6 road; done; step K7 road")
    assert p.where("E") == "K7"


@pytest.mark.rule("ASL-3.3.1.q", "ASL-4.0.j")
def test_the_last_mf_recovers_a_weapon_where_it_lies() -> None:
    p = position("""
        ger A 4-6-7 at K1
        ger B 4-6-7 at K4
        sw M ger-lmg at K4
        rus S 4-4-7 at A9
        phase movement german
    """).do("take A")
    assert p.refusal("recover A M").rule == "ASL-3.3.1.q"
    assert p.refusal("recover B M").rule == "ASL-3.3.1.f"
    p.do("step K2", "step K3", "step K4")
    assert p.do("recover A M", 1).holder("M") == "A"


@pytest.mark.rule("ASL-3.3.1.i")
def test_who_declared_assault_movement_does_not_stop_before_his_step() -> None:
    p = position("ger A 4-6-7 at K1\nrus S 4-4-7 at A9\nphase movement german")
    p.do("take A", "assault-move")
    assert p.refusal("stop").rule == "ASL-3.3.1.i"
