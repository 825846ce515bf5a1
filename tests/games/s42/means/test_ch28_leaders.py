"""Chapter 28: Chuikov and Manstein."""

from fractions import Fraction

import pytest

from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.screen.offers import offers_of
from hexfront.games.s42.screen.preview import Outcome, Preview

ON = "option leaders on"
MANSTEIN = "axis M 0-0-6 leader range=3 at 1302"
CHUIKOV = "soviet C 0-0-6 leader range=3 at 1308"


def fighting(*statements: str, side: str = "axis") -> Position:
    return position("\n".join(("map 1000-2010", ON, *statements, f"phase combat {side}")))


def mirrored(*statements: str) -> tuple[str, ...]:
    swap = (
        s.replace("axis", "+").replace("soviet", "axis").replace("+", "soviet") for s in statements
    )
    return tuple(swap)


def weighed(p: Position) -> tuple[Preview, Preview]:
    """What is shown of the roll that lies there, and of another one."""
    kept, again = (offer.preview for offer in offers_of(p.state, p.state.actor()))
    assert isinstance(kept, Preview)
    assert isinstance(again, Preview)
    return kept, again


PAIR = ("axis A 6-7-3 at 1304", "soviet S 3-3-3 at 1305")


@pytest.mark.rule("S42-28.1.1.a", "S42-19.1.b")
def test_leaders_are_non_combat_units_that_move_as_mechanized() -> None:
    p = position(f"map 1000-2010\n{ON}\n{MANSTEIN}\nroad 1302-1902\nphase movement axis")
    assert not p.state.setting.combat >> p.unit("M") & 1
    assert p.choose("move M").legal("march 1902")
    assert p.zoc("axis") == set()


@pytest.mark.rule("S42-28.1.1.b", "S42-28.1.1.c", "S42-28.1.4.a", "S42-8.3.d")
def test_manstein_has_an_own_attack_rolled_again_once() -> None:
    p = fighting(*PAIR, MANSTEIN, "crt * * = A1", "crt * 6 = EX")
    p.play("attack 1305; resolve", 1)
    assert (p.waits_for, p.actor) == ("CombatAgain", "axis")
    p.play("reroll", 6)
    assert p.steps("S") == 1
    assert p.states("M") == {"used"}


@pytest.mark.rule("S42-28.1.1.c")
def test_the_second_roll_must_be_used() -> None:
    p = fighting(*PAIR, MANSTEIN, "crt * * = A1", "crt * 6 = EX")
    p.play("attack 1305; resolve", 6, "reroll", 1)
    assert p.waits_for != "CombatAgain"
    assert (p.steps("A"), p.steps("S")) == (1, 2)


@pytest.mark.rule("S42-28.1.1.b")
def test_he_need_not_and_without_the_option_he_cannot() -> None:
    p = fighting(*PAIR, MANSTEIN, "crt * * = A1").play("attack 1305; resolve", 1, "decline")
    assert p.steps("A") == 1
    assert p.states("M") == set()
    text = "\n".join(("map 1000-2010", *PAIR, MANSTEIN, "phase combat axis"))
    assert position(text).play("attack 1305; resolve", 1).waits_for != "CombatAgain"


@pytest.mark.rule("S42-28.1.4.b", "S42-28.1.2.b")
@pytest.mark.parametrize(("at", "asked"), [("1302", True), ("1301", False)])
def test_he_has_an_enemy_attack_rolled_again_if_a_defender_is_in_range(
    at: str, asked: bool
) -> None:
    p = fighting("soviet S 6-7-3 at 1306", "axis A 3-3-3 at 1305", MANSTEIN.replace("1302", at),
                 "crt * * = A1", "crt * 6 = EX", side="soviet")  # fmt: skip
    p.play("attack 1305; resolve", 6)
    assert (p.waits_for == "CombatAgain") is asked
    if asked:
        assert p.actor == "axis"
        assert p.play("reroll", 1).steps("A") == 2


@pytest.mark.rule("S42-28.1.2.a", "S42-28.1.2.b")
def test_range_is_measured_to_one_of_the_attackers_as_asus_measure_it() -> None:
    far = MANSTEIN.replace("1302", "1300")
    assert fighting(*PAIR, far).play("attack 1305; resolve", 1).waits_for != "CombatAgain"
    near = (*PAIR, far, "axis B 6-7-3 at 1204")
    p = fighting(*near, "soviet T 3-4-3 at 1303")
    blocked = p.play("attack 1305; resolve", 1)
    assert blocked.waits_for != "CombatAgain", "1304 and 1204 lie behind two hexes in EZOC"


@pytest.mark.rule("S42-28.1.1.d")
@pytest.mark.parametrize(("side", "after"), [("axis", set()), ("soviet", {"used"})])
def test_he_is_ready_again_in_his_own_initial_phase(side: str, after: set[str]) -> None:
    p = position(f"map 1000-2010\n{ON}\n{MANSTEIN} used\nphase initial {side}")
    assert p.states("M") == after


@pytest.mark.rule("S42-28.1.1.b")
def test_a_used_leader_is_not_asked() -> None:
    p = fighting(*PAIR, f"{MANSTEIN} used").play("attack 1305; resolve", 1)
    assert p.waits_for != "CombatAgain"


@pytest.mark.rule("S42-28.1.4.a")
def test_breakthrough_combat_can_be_rolled_again_too() -> None:
    p = fighting("axis A 20-8-6 tank at 1304", "soviet S 3-2-3 at 1305", "soviet T 3-9-3 at 1406",
                 "axis M 0-0-6 leader range=6 at 1302", "crt * * = DR2 4 x")  # fmt: skip
    p.play("attack 1305; resolve")
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    p.play("form-group 1304; step 1305; step 1405; breakthrough 1406", 2)
    assert (p.waits_for, p.actor) == ("CombatAgain", "axis")


# Determined Defense


DEFENSE = ("axis A 9-7-3 at 1304", "soviet S 3-3-3 elite at 1305", "turn 9", "crt * * = D1 2",
           "dd * * = F -/-", "dd * 6 = S -/-", "dd * 5 = S -/-")  # fmt: skip


@pytest.mark.rule("S42-28.1.3.a", "S42-28.1.2.b", "S42-8.3.d")
@pytest.mark.parametrize("side", ["soviet", "axis"])
def test_a_determined_defense_is_rolled_again_by_the_defenders_leader(side: str) -> None:
    text = (*DEFENSE, CHUIKOV) if side == "soviet" else mirrored(*DEFENSE, CHUIKOV)
    other = "axis" if side == "soviet" else "soviet"
    p = fighting(*text, side=other).play("attack 1305; resolve", 3)
    if p.waits_for == "CombatAgain":
        p.choose("decline")
    p.play("defend", 1)
    assert (p.waits_for, p.actor) == ("DefenseAgain", side)
    kept, again = weighed(p)
    assert kept.outcomes == (Outcome("F -/-", (1, 1)),)
    assert again.defense is not None
    assert again.defense.success == (1, 3)
    p.play("reroll", 6)
    assert p.where("S") == "1305"
    assert p.states("C") == {"used"}


@pytest.mark.rule("S42-28.1.3.a")
def test_chuikov_has_no_attack_rolled_again_and_no_axis_defense() -> None:
    p = fighting(*mirrored(*PAIR), CHUIKOV.replace("1308", "1303"), side="soviet")
    assert p.play("attack 1305; resolve", 2).waits_for != "CombatAgain"
    p = fighting(*mirrored(*DEFENSE), CHUIKOV.replace("1308", "1303"), side="soviet")
    assert p.play("attack 1305; resolve", 3, "defend", 1).waits_for != "DefenseAgain"


@pytest.mark.rule("S42-28.1.4.b")
def test_manstein_has_no_soviet_defense_rolled_again() -> None:
    p = fighting(*DEFENSE, f"{MANSTEIN} used").play("attack 1305; resolve", 3)
    p.state.used = 0
    assert p.play("defend", 1).waits_for != "DefenseAgain"


@pytest.mark.rule("S42-28.1.2.a")
def test_chuikov_must_be_in_range_of_the_lead_unit() -> None:
    p = fighting(*DEFENSE, CHUIKOV.replace("1308", "1309"))
    assert p.play("attack 1305; resolve", 3, "defend", 1).waits_for != "DefenseAgain"


# Disengagement


@pytest.mark.rule("S42-28.1.4.a", "S42-28.1.4.b")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_a_disengagement_is_rolled_again_for_axis_units(side: str) -> None:
    text = ("axis A 6-7-3 at 1304", "soviet S 3-3-3 at 1305", MANSTEIN, CHUIKOV.replace("8", "6"))
    unit = "A" if side == "axis" else "S"
    p = fighting(*text, "option disengagement on", side=side).play(f"disengage {unit}", 1)
    assert (p.waits_for == "DisengageAgain") is (side == "axis")
    if side == "axis":
        kept, again = weighed(p)
        assert kept.outcomes == (Outcome("no", (1, 1)),)
        assert again.outcomes[0] == Outcome("yes", (1, 2))
        assert p.play("reroll", 5).waits_for == "Retreating"


@pytest.mark.rule("S42-28.1.4.b")
def test_not_for_a_soviet_unit_that_shares_his_city() -> None:
    city = ("city 1305 major Tim", "contested 1305", "option contested_cities on", "turn 9")
    text = ("axis A 6-7-3 at 1305", "soviet S 3-3-3 at 1305", MANSTEIN.replace("1302", "1305"))
    p = fighting(*city, *text, "option disengagement on", side="soviet").play("disengage S", 1)
    assert p.waits_for != "DisengageAgain"


@pytest.mark.rule("S42-28.1.2.a", "S42-22.7.c")
@pytest.mark.parametrize(("at", "asked"), [("at 1004", True), ("in X", True), ("at 1304", False)])
def test_he_reaches_out_of_an_entry_area(at: str, asked: bool) -> None:
    area = ("area X axis 1000-1010", "axis M 0-0-6 leader range=2 in X")
    target = "1305" if at == "at 1304" else "1005"
    p = fighting(*area, f"axis A 6-7-3 {at}", f"soviet S 3-3-3 at {target}", "crt * * = A1")
    p.play(f"attack {target}; resolve", 1)
    assert (p.waits_for == "CombatAgain") is asked


# On the way


@pytest.mark.rule("S42-28.1.5.a", "S42-5.6.2.b", "S42-5.6.4.e")
def test_by_rail_a_leader_is_used_and_outside_the_limit() -> None:
    p = position(
        f"map 1000-2010\n{ON}\nrail 1302-1902\nrepaired all\n{MANSTEIN}\nphase movement axis"
    )
    p.state.rail_total, p.state.rail_from_map = 4, 1
    p.play("move M; entrain 1602")
    assert "used" in p.states("M")
    assert "train" not in p.states("M")
    assert (p.state.rail_total, p.state.rail_from_map) == (4, 1)


@pytest.mark.rule("S42-19.3.c")
def test_a_leader_retreats_with_his_stack_and_is_lost_with_it() -> None:
    text = ("axis A 9-7-3 at 1304", "soviet S 3-3-3 at 1305", "soviet C 0-0-6 leader at 1305")
    p = fighting(*text, "crt * * = DR2 2 x").play("attack 1305; resolve", 3)
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    assert p.where("C") == p.where("S") != "1305"
    p = fighting(*text, "crt * * = DS 4 x").play("attack 1305; resolve", 3)
    assert p.where("C") == "pending" or p.waits_for == "Retreating"


# Chances


@pytest.mark.rule("S42-28.1.3.a", "S42-28.1.4.a")
def test_the_chances_of_an_attack_count_the_second_roll() -> None:
    plain = fighting(*DEFENSE).choose("attack 1305").outlook()
    assert plain.held == Fraction(1, 3)
    led = fighting(*DEFENSE, CHUIKOV).choose("attack 1305").outlook()
    assert led.held == 1 - Fraction(2, 3) ** 2
    attack = (*PAIR, "crt * * = A1", "crt * 6 = DS 4 x")
    assert fighting(*attack).choose("attack 1305").outlook().held == Fraction(5, 6)
    led = fighting(*attack, MANSTEIN).choose("attack 1305").outlook()
    assert led.held == Fraction(5, 6) ** 2
    assert sum(cell.chance for cell in led.cells) == 1


@pytest.mark.rule("S42-28.1.4.b")
def test_a_leader_of_the_defender_makes_the_enemys_attack_worse() -> None:
    attack = (*mirrored(*PAIR), "crt * * = A1", "crt * 6 = DS 4 x")
    p = fighting(*attack, MANSTEIN.replace("1302", "1308"), side="soviet")
    led = p.choose("attack 1305").outlook()
    assert led.vacated + led.eliminated == Fraction(1, 36)
