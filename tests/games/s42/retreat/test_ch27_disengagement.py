"""Chapter 27: the active player retreats his own units."""

import pytest

from hexfront.games.s42.choices import Disengage
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.retreat.disengaging import (
    cannot_disengage,
    disengage_roll,
    may_disengage,
)
from hexfront.games.s42.screen.offers import offers_of

PLAIN = "map 1000-2010\noption disengagement on"
FOE = "soviet S 3-4-3 at 1405"


def fighting(*statements: str, side: str = "axis") -> Position:
    return position("\n".join((PLAIN, *statements, f"phase combat {side}")))


def drm(p: Position, units: str) -> int:
    return disengage_roll(p.state, p.units(units), 0).total


@pytest.mark.rule("S42-27.1.a", "S42-27.2.1.a", "S42-27.2.3.b")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_a_unit_gets_away_one_or_two_hexes_and_is_disrupted(side: str) -> None:
    other = "soviet" if side == "axis" else "axis"
    text = (f"{side} A 6-7-3 at 1305", f"{other} S 3-4-3 at 1405")
    p = fighting(*text, side=side).play("disengage A", 4)
    assert (p.waits_for, p.actor) == ("Retreating", side)
    assert p.order("A") == "disrupted"
    p.choose("step 1204")
    assert {"stop-short", "step 1104"} <= set(p.choices())
    one, two = p.copy().choose("stop-short"), p.choose("step 1104")
    assert (one.where("A"), two.where("A")) == ("1204", "1104")
    assert one.steps("A") == two.steps("A") == 2


@pytest.mark.rule("S42-27.2.1.d", "S42-27.2.3.a", "S42-27.2.3.b", "S42-27.2.3.c")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_disengagement_table(die: int) -> None:
    p = fighting("axis A 6-7-3 at 1305", FOE).play("disengage A", die)
    away, lost = die >= 3, die == 3
    assert (p.waits_for == "Retreating") is away
    assert p.order("A") == ("disrupted" if away else "good")
    assert p.steps("A") == (1 if lost else 2)
    if not away:
        assert p.where("A") == "1305"


@pytest.mark.rule("S42-27.2.1.d")
def test_beyond_the_table_its_ends_count() -> None:
    p = fighting("axis T 10-8-6 tank at 1305", FOE).play("disengage T", 6)
    assert p.waits_for == "Retreating"
    p = fighting("axis A 6-7-3 at 1305 disrupted", FOE).play("disengage A", 1)
    assert p.where("A") == "1305"
    assert p.actor != "chance"


@pytest.mark.rule("S42-27.2.1.a")
def test_who_attacked_does_not_and_who_tried_neither_attacks_nor_tries_again() -> None:
    p = fighting(
        "axis A 6-7-3 at 1305 attacked", "axis B 6-7-3 at 1404", "axis C 6-7-3 at 1805", FOE
    )
    assert p.refusal("disengage A").rule == "S42-27.2.1.a"
    p.play("disengage B", 1)
    assert p.refusal("disengage B").rule == "S42-27.2.1.a"
    assert p.refusal("disengage B").message == "no-disengage-again"
    assert p.options("attack") == set()


@pytest.mark.rule("S42-27.2.1.a", "S42-27.2.3.e", "S42-27.2.3.f")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_the_list_and_the_reasons_agree(side: str) -> None:
    """Ridges shut 1308 in for all but mountain units; X is in an Entry Area, P an SP."""
    states = ("", "disrupted", "fr", "attacked", "auto-ds", "tried", "fresh", "locked", "reserve",
              "committed", "train", "oos")  # fmt: skip
    names = [f"U{n}" for n in range(len(states))]
    units = [f"{side} U{n} 6-7-3 at 16{n % 9:02} {word}" for n, word in enumerate(states)]
    ridge = "alpine 1308/1307+1309+1207+1208+1407+1408"
    p = fighting(
        *units, ridge, f"{side} I 6-7-3 at 1308", f"{side} M 5-5-4 mountain at 1308",
        f"area X {side} 2000", f"{side} X 6-7-3 in X", f"sp P {side} at 1308", side=side,
    )  # fmt: skip
    number = ("axis", "soviet").index(side)
    for mark in ("attacked", "auto_ds", "tried", "reserve", "committed"):
        which = names[states.index(mark.replace("_", "-"))]
        setattr(p.state, mark, getattr(p.state, mark) | p.mask(which))
    able = may_disengage(p.state, number)
    free = {name for name in (*names, *"IMXP") if cannot_disengage(p.state, p.unit(name)) is None}
    assert free == p.named(able)
    assert free == {"U0", "U1", "U2", "U8", "U9", "U10", "U11", "M"}


@pytest.mark.rule("S42-27.2.3.b")
def test_only_who_leaves_is_disrupted() -> None:
    p = fighting("axis Z 6-7-3 at 1303", "axis A 6-7-3 at 1305", "axis B 6-7-3 at 1305",
                 "soviet S 3-4-3 at 1405").play("disengage A", 5)  # fmt: skip
    assert [p.order(name) for name in "ABZ"] == ["disrupted", "good", "good"]


@pytest.mark.rule("S42-20.4.a", "S42-27.2.1.a")
def test_a_garrison_stays_until_it_is_released() -> None:
    text = "soviet A 6-7-3 garrison at 1305{}\nsoviet B 6-7-3 at 1305\naxis S 3-4-3 at 1405"
    p = fighting(text.format(" locked"), side="soviet")
    assert p.options("disengage") == {"B"}
    found = p.refusal("disengage A")
    assert (found.rule, found.message) == ("S42-20.4.a", "no-locked")
    assert {"A", "B"} <= fighting(text.format(""), side="soviet").options("disengage")


@pytest.mark.rule("S42-25.ADV.a")
def test_without_the_option_nobody_disengages() -> None:
    p = position(f"map 1000-2010\naxis A 6-7-3 at 1305\n{FOE}\nphase combat axis")
    assert p.options("disengage") == set()
    assert p.refusal("disengage A").rule == "S42-25.ADV.a"


@pytest.mark.rule("S42-27.2.1.a")
def test_no_attack_need_be_possible_and_only_combat_units_try() -> None:
    p = fighting("axis A 6-7-3 at 1305", "sp axis at 1305")
    assert p.options("disengage") == {"A"}
    assert p.refusal("disengage axis-sp-1").rule == "S42-27.2.1.a"


@pytest.mark.rule("S42-27.2.1.b", "S42-27.2.1.c")
def test_a_stack_rolls_unit_by_unit_or_as_one() -> None:
    p = fighting("axis A 6-7-3 at 1305", "axis B 6-7-3 at 1305", FOE)
    assert p.options("disengage-stack") == {"1305"}
    whole = p.copy().play("disengage-stack 1305", 4)
    whole.play("step 1204; stop-short")
    assert (whole.where("A"), whole.where("B")) == ("1204", "1204")
    p.play("disengage A", 1)
    assert p.options("disengage-stack") == set(), "one of them has had its try"
    assert p.legal("disengage B")
    p.play("disengage B", 4, "step 1204; stop-short")
    assert (p.where("A"), p.where("B")) == ("1305", "1204")


@pytest.mark.rule("S42-27.2.1.b")
def test_a_single_unit_is_no_stack() -> None:
    p = fighting("axis A 6-7-3 at 1305", FOE)
    assert p.refusal("disengage-stack 1305").rule == "S42-27.2.1.b"
    assert p.options("disengage-stack") == set()


@pytest.mark.rule("S42-27.2.2.a")
@pytest.mark.example("S42-EX-27.2-D2")
def test_a_stack_is_mobile_only_if_all_of_it_is() -> None:
    horse = "axis C 3-3-5 cavalry at 1307"
    p = fighting("axis T 10-8-6 tank at 1305", "axis I 6-7-3 at 1305", horse, FOE)
    assert (drm(p, "T"), drm(p, "C"), drm(p, "I"), drm(p, "T C")) == (1, 1, 0, 1)
    assert drm(p, "T I") == 0
    p.play("disengage-stack 1305", 2)
    assert p.where("T") == "1305"


@pytest.mark.rule("S42-27.2.2.b", "S42-27.2.1.e")
@pytest.mark.parametrize("state", ["disrupted", "fr"])
def test_one_disrupted_unit_takes_1_off(state: str) -> None:
    p = fighting("axis A 6-7-3 at 1305", f"axis B 6-7-3 at 1305 {state}", FOE)
    assert (drm(p, "A"), drm(p, "B"), drm(p, "A B")) == (0, -1, -1)


@pytest.mark.rule("S42-27.2.3.b", "S42-27.2.1.e")
@pytest.mark.parametrize("state", ["disrupted", "fr"])
def test_disrupted_units_go_into_full_retreat_and_fleeing_ones_stay_in_it(state: str) -> None:
    p = fighting(f"axis B 6-7-3 at 1305 {state}", "axis A 6-7-3 at 1305", FOE)
    p.play("disengage B", 5)
    assert p.order("B") == "full_retreat"


@pytest.mark.rule("S42-27.2.3.c", "S42-27.2.3.b")
@pytest.mark.example("S42-EX-27.2-D1")
def test_a_disrupted_panzer_division_rolls_3() -> None:
    p = fighting("axis P 10-8-6 tank at 1305 disrupted", FOE)
    assert drm(p, "P") == 0
    p.play("disengage P", 3)
    assert (p.steps("P"), p.order("P")) == (1, "full_retreat")
    assert p.choose("step 1204").legal("stop-short")


@pytest.mark.rule("S42-27.2.3.c")
def test_a_stack_loses_one_step_of_the_owners_choice() -> None:
    p = fighting("axis A 6-7-3 at 1305", "axis B 6-7-3 at 1305", FOE)
    p.play("disengage-stack 1305", 3)
    assert (p.waits_for, p.actor) == ("ChooseStackLoss", "axis")
    assert p.options("lose") == {"A", "B"}
    p.choose("lose B")
    assert (p.steps("A"), p.steps("B"), p.waits_for) == (2, 1, "Retreating")


@pytest.mark.rule("S42-20.5.2.a", "S42-27.2.3.c")
@pytest.mark.parametrize(
    ("german", "may"),
    [("6-7-3", {"A", "G"}), ("2-2-5 steps=1", {"A", "G"}), ("6-7-3 reduced", None)],
)
def test_no_reduced_ally_pays_for_a_german(german: str, may: set[str] | None) -> None:
    """Unless no German of full strength is there."""
    units = ("axis R 2-5-3 romanian at 1305 reduced", "axis A 2-5-3 romanian at 1305")
    p = fighting(*units, f"axis G {german} at 1305", FOE).play("disengage-stack 1305", 3)
    assert p.options("lose") == (may or {"A", "G", "R"})
    if may:
        assert p.refusal("lose R").rule == "S42-20.5.2.a"


@pytest.mark.rule("S42-20.10.c", "S42-27.2.3.c")
def test_a_unit_in_brackets_pays_last() -> None:
    units = ("axis H S-(1)-5 support-hq at 1305", "axis A 6-7-3 at 1305", "axis B 6-7-3 at 1305")
    p = fighting(*units, FOE).play("disengage-stack 1305", 3)
    assert p.options("lose") == {"A", "B"}
    assert p.refusal("lose H").rule == "S42-20.10.c"
    p = fighting(*units[:2], FOE).play("disengage-stack 1305", 3)
    assert (p.steps("A"), p.where("H")) == (1, "1305")


@pytest.mark.rule("S42-27.2.3.c")
def test_the_last_step_may_be_the_price() -> None:
    p = fighting("axis A 6-7-3 at 1305 reduced", FOE).play("disengage A", 3)
    assert p.where("A") == "eliminated"


@pytest.mark.rule("S42-27.2.3.d")
def test_away_from_the_enemy_they_recover_in_the_same_turn() -> None:
    p = position(f"{PLAIN}\naxis A 6-7-3 at 1305\n{FOE}\nphase combat axis onwards")
    p.play("disengage A", 4, "step 1204; step 1104").until("end-phase").choose("end-phase")
    assert p.order("A") == "good"


RING = ("soviet S 3-4-3 at 1304", "soviet T 3-4-3 at 1405", "soviet U 3-4-3 at 1205")
"""Their bonds close every way out of 1305."""


@pytest.mark.rule("S42-27.2.3.e")
def test_a_unit_shut_in_by_bonds_may_not_roll() -> None:
    p = fighting("axis A 6-7-3 at 1305", "axis B 6-7-3 at 1805", *RING)
    assert p.options("disengage") == {"B"}
    assert p.refusal("disengage A").rule == "S42-27.2.3.e"
    assert fighting("axis A 6-7-3 at 1305", *RING[1:]).options("disengage") == {"A"}


@pytest.mark.rule("S42-27.2.3.e")
@pytest.mark.example("S42-EX-27.2-1")
def test_a_bond_that_is_broken_lets_units_go() -> None:
    """A goes to 1404 and breaks the bond that shut B in; D stays behind other bonds."""
    p = position("\n".join([
        PLAIN, *RING, "axis A 10-8-6 tank at 1602", "axis B 10-8-6 tank at 1305",
        "axis C 10-8-6 tank at 1603", "axis D 6-7-3 at 1308", "soviet V 3-4-3 at 1307",
        "soviet W 3-4-3 at 1408", "soviet X 3-4-3 at 1208", "phase movement axis",
    ]))  # fmt: skip
    assert p.copy().choose("move B").options("march") == set()
    p.play("move A; march 1404; move C; march 1504; halt")
    assert "1404" in p.copy().choose("move B").options("march")
    assert p.copy().choose("move D").options("march") == set()
    p.choose("move B").choose("march 1404").enter_phase("combat axis")
    assert p.options("disengage") == {"A", "B", "C"}
    assert p.refusal("disengage D").rule == "S42-27.2.3.e"


@pytest.mark.rule("S42-27.2.3.f", "S42-21.4.d")
def test_nor_may_a_unit_that_took_a_replacement() -> None:
    p = fighting("axis A 6-7-3 at 1305 fresh", "axis B 6-7-3 at 1805", FOE)
    assert p.refusal("disengage A").rule == "S42-27.2.3.f"


@pytest.mark.rule("S42-27.2.3.g")
def test_the_retreat_eliminates_as_any_other() -> None:
    """The only way out of 1305 leads from one EZOC hex into the next."""
    land = ("1305", "1204", "1104", "1405")
    sea = "terrain sea 1000-1510, clear " + " ".join(land)
    p = fighting(sea, "axis A 6-7-3 at 1305", FOE, "soviet T 3-4-3 at 1104")
    p.play("disengage A", 6)
    assert p.where("A") == "eliminated"


@pytest.mark.rule("S42-13.3.3.a")
def test_units_in_full_retreat_do_not_stay_alone() -> None:
    p = fighting("axis A 6-7-3 at 1305", "axis F 6-7-3 at 1305 fr", FOE)
    p.play("disengage A", 5, "step 1204; stop-short")
    assert (p.waits_for, p.actor) == ("Retreating", "axis")
    assert p.name(p.state.stack[-1].retreat.units[0]) == "F"


def test_an_army_hq_goes_with_the_whole_stack_only() -> None:
    text = ("soviet A 3-5-3 at 1305", "soviet B 3-5-3 at 1305", "soviet H 0-0-5 army-hq at 1305",
            "axis S 3-4-3 at 1405")  # fmt: skip
    p = fighting(*text, side="soviet").play("disengage A", 5, "step 1204; stop-short")
    assert p.where("H") == "1305"
    p = fighting(*text, side="soviet").play("disengage-stack 1305", 5, "step 1204; stop-short")
    assert p.where("H") == "1204"


def test_the_chances_are_told_before_the_roll() -> None:
    p = fighting("axis T 10-8-6 tank at 1305", FOE)
    (found,) = [o.preview for o in offers_of(p.state, 0) if isinstance(o.choice, Disengage)]
    told = {outcome.label: outcome.chance for outcome in found.outcomes}
    assert told == {"no": (1, 6), "loss": (1, 6), "yes": (2, 3)}


@pytest.mark.rule("S42-13.3.3.b", "S42-27.2.3.c")
@pytest.mark.parametrize(("die", "leaves"), [(2, False), (3, True)])
def test_a_unit_in_full_retreat_leaves_when_its_guard_is_lost(die: int, leaves: bool) -> None:
    p = fighting("axis A 6-7-3 steps=1 at 1305", "axis F 6-7-3 at 1305 fr", FOE)
    p.play("disengage A", die)
    assert (p.where("A") == "eliminated") is leaves
    assert (p.waits_for == "Retreating") is leaves
    assert p.order("F") == "full_retreat"


@pytest.mark.rule("S42-27.2.1.b")
def test_the_log_tells_how_many_rolled_together() -> None:
    p = fighting("axis A 6-7-3 at 1305", "axis B 6-7-3 at 1305", FOE)
    alone, both = p.copy().play("disengage A", 1), p.play("disengage-stack 1305", 1)
    assert [q.told("log-disengage")[0].args["more"] for q in (alone, both)] == [0, 1]


AIR = """
    rail edge-1008-1108-1208
    repaired all
    area X axis 1008
    town 1208 Kalach
"""


@pytest.mark.rule("S42-9.3.7.a", "S42-9.3.7.e")
def test_an_air_unit_stays_with_those_who_stay() -> None:
    """A has attacked with it; what B does in the same hex frees it for no other attack."""
    p = fighting(
        AIR, "air ger-8-fk", "axis A 9-9-3 at 1305", "axis B 3-3-3 at 1305", FOE,
        "axis C 9-9-3 at 1308", "soviet T 3-4-3 at 1408", "crt * * = EX",
    )  # fmt: skip
    p.play("attack 1405; leave B; use-air ger-8-fk; resolve", 3)
    p.play("disengage B", 5, "step 1204; stop-short")
    assert [p.label(h) for h in p.state.air_at] == ["1305"]
    assert p.choose("attack 1408").options("use-air") == set()


@pytest.mark.rule("S42-9.3.7.e")
def test_nor_does_it_leave_a_contested_city_with_the_enemy() -> None:
    p = fighting(
        AIR, "option contested_cities on", "city 1305", "contested 1305", "air ger-8-fk at 1305",
        "axis A 9-9-3 at 1305", "soviet S 3-4-3 at 1305", side="soviet",
    )  # fmt: skip
    p.play("disengage S", 5)
    assert [p.label(h) for h in p.state.air_at] == ["1305"]


@pytest.mark.rule("S42-27.2.3.e", "S42-12.2.g", "S42-22.5.b")
@pytest.mark.parametrize(("area", "able"), [("area X axis 1000-1010", {"A"}), ("", set())])
def test_a_friendly_entry_area_is_a_way_out(area: str, able: set[str]) -> None:
    hexes = ("1004", "1006", "1105", "1106")
    ring = [f"soviet S{n} 3-4-3 at {h}" for n, h in enumerate(hexes)]
    p = fighting(
        area, *ring, "axis A 6-7-3 at 1005", "axis B 6-7-3 at 1608", "soviet T 3-4-3 at 1508"
    )
    assert p.options("disengage") & {"A"} == able
    if able:
        assert p.play("disengage A", 5).where("A") == "X"


@pytest.mark.rule("S42-27.2.1.e", "S42-12.4.a")
@pytest.mark.parametrize("choice", ["disengage F", "disengage G", "disengage-stack"])
def test_who_has_withdrawn_in_the_same_phase_is_not_lost_for_disengaging(choice: str) -> None:
    """Nobody attacks the hex: neither that unit nor one that leaves it behind is eliminated."""
    p = fighting(
        "axis L 18-7-3 at 1304", "axis F 4-5-3 fr at 1304", "axis G 4-5-3 at 1104",
        "soviet S 3-4-3 at 1305", "soviet T 3-4-3 at 1404", "crt * * = DR4 4 x",
    )  # fmt: skip
    p.play("attack 1305; resolve", 3)
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    p.play("advance L; step 1305; step 1204; step 1104")
    assert p.where("F") == "1104"
    while p.waits_for != "CombatPhase":
        p.choose("end-advance" if p.legal("end-advance") else "halt")
    p.play(f"{choice} 1104" if choice == "disengage-stack" else choice, 6)
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0] if p.choices("step") else "stop-short")
    assert "eliminated" not in {p.where("F"), p.where("G")}
    assert p.where("F") != "1104"
