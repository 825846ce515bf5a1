"""Chapters 8.3 to 8.5: odds, their limits, and the caps on strength."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.games.s42.combat.attack import contacts, fit
from hexfront.games.s42.combat.odds import column_name, column_of, odds, strongest, table_column
from hexfront.games.s42.notation import position
from hexfront.games.s42.scenarios.start import start
from hexfront.games.s42.setting import S42Options, setting
from hexfront.hexes import bits
from tests.games.s42.combat.helpers_combat import column, facing, figures, raw, rule_of, shifts


@pytest.mark.rule("S42-8.3.a")
@pytest.mark.parametrize(
    ("attack", "defense", "expected"),
    [
        pytest.param(7, 2, "3-1", marks=pytest.mark.example("S42-EX-8.3-1")),
        pytest.param(9, 4, "2-1", marks=pytest.mark.example("S42-EX-8.3-2")),
        pytest.param(6, 4, "1-1", marks=pytest.mark.example("S42-EX-8.3-3")),
        pytest.param(5, 6, "1-2", marks=pytest.mark.example("S42-EX-8.3-4")),
    ],
)
def test_odds_of_the_printed_examples(attack: int, defense: int, expected: str) -> None:
    found = figures(f"axis A {attack}-5-3 at 1304\nsoviet R 5-{defense}-3 at 1305")
    assert (found.attack.total, found.defense.total) == (attack, defense)
    assert raw(found) == column(found) == expected


@pytest.mark.rule("S42-8.3.a")
@pytest.mark.parametrize(
    ("attack", "defense", "expected"),
    [(10, 4, "2-1"), (3, 10, "1-4"), (1, 3, "1-3"), (5, 5, "1-1"), (5, 10, "1-2")],
)  # fmt: skip
def test_odds_round_in_the_defenders_favour(attack: int, defense: int, expected: str) -> None:
    assert column_name(column_of(attack, defense)) == expected


@pytest.mark.rule("S42-8.3.a")
@given(st.integers(1, 40), st.integers(1, 20))
def test_odds_never_promise_more_than_there_is(attack: int, defense: int) -> None:
    column_ = column_of(attack, defense)
    if column_ >= 0:
        assert attack >= (column_ + 1) * defense
        assert attack < (column_ + 2) * defense
    else:
        assert defense <= (1 - column_) * attack
        assert defense > -column_ * attack


@pytest.mark.rule("S42-8.3.b")
def test_tank_shifts_stand_before_the_attacker_declares_support() -> None:
    p = facing("""
        rail edge-1200-1203
        repaired all
        area X axis 1200
        town 1203
        air ger-8-fk
        axis A 10-8-6 tank black at 1304
        axis H S-(1)-5 support-hq range=4 at 1203
        soviet S 3-5-3 at 1305
    """)
    assert shifts(p.odds()) == {"tanks-attack": 1}
    p.play("use-air ger-8-fk; use-artillery H")
    assert shifts(p.odds()) == {"tanks-attack": 1, "air": 1, "artillery": 1}
    assert (raw(p.odds()), column(p.odds())) == ("2-1", "5-1")
    p.play("withhold")
    assert column(p.odds()) == "3-1"


@pytest.mark.rule("S42-8.3.c")
def test_one_die_is_read_in_the_shifted_column_and_applied_at_once() -> None:
    p = facing("""
        axis A 10-8-6 tank black steps=2 at 1304
        soviet S 3-5-3 at 1305
        crt * * = A1
        crt 3-1 4 = EX
    """)
    p.play("resolve", 4)
    assert (p.steps("A"), p.steps("S")) == (1, 1)


@pytest.mark.rule("S42-8.4.1.a")
def test_no_combat_below_1_3() -> None:
    p = facing("""
        axis A 2-7-3 at 1304
        axis B 1-7-3 at 1304
        soviet S 3-5-3 at 1305
        soviet T 3-4-3 at 1305
    """)
    assert column(p.odds()) == "1-3"
    assert p.legal("resolve")
    p.play("leave B")
    assert column(p.odds()) == "1-5"
    assert not p.legal("resolve")
    assert rule_of(p.odds().refusal) == "S42-8.4.1.a"


@pytest.mark.rule("S42-8.4.1.a", "S42-8.4.2.b")
def test_a_hex_that_no_support_brings_to_1_3_is_not_offered() -> None:
    text = """
        axis A 2-7-3 at 1304
        {hq}
        soviet S 3-5-3 at 1305
        soviet T 3-3-3 at 1305
        phase combat axis
    """
    assert position(text.format(hq="")).actor == "over", "2:8 is 1-4"
    p = position(text.format(hq="axis H S-(1)-5 support-hq at 1204")).choose("attack 1305")
    assert not p.legal("resolve")
    p.play("use-artillery H")
    assert column(p.odds()) == "1-3"
    assert p.legal("resolve")


@pytest.mark.rule("S42-8.4.2.b")
def test_left_shifts_can_make_an_attack_illegal() -> None:
    p = position("""
        terrain rough 1305
        axis A 2-7-3 at 1304
        soviet S 3-6-3 at 1305
        phase combat axis
    """)
    assert p.actor == "over", "2:6 is 1-3, and Rough takes it to 1-4"


@pytest.mark.rule("S42-8.4.1.b")
def test_8_1_and_9_1_use_the_7_1_column() -> None:
    assert [table_column(c) for c in (6, 7, 8)] == ["7-1"] * 3
    assert table_column(5) == "6-1"
    p = facing("""
        axis A 18-8-6 at 1304
        soviet S 3-2-3 at 1305
        crt * * = A1
        crt 7-1 3 = EX
    """)
    assert column(p.odds()) == "9-1"
    p.play("resolve", 3)
    assert p.steps("S") == 1


@pytest.mark.rule("S42-8.4.1.b", "S42-8.4.2.a", "S42-9.7.1.a")
@pytest.mark.example("S42-EX-8.4-1")
def test_a_left_shift_is_taken_from_8_1_and_not_from_7_1() -> None:
    found = figures("""
        axis A 24-8-6 at 1304
        soviet S 3-3-3 at 1305
        fort soviet 1305
    """)
    assert (raw(found), column(found)) == ("8-1", "7-1")


@pytest.mark.rule("S42-8.4.2.a", "S42-8.4.1.b")
@pytest.mark.example("S42-EX-8.4-2")
def test_a_right_shift_from_7_1_still_uses_7_1() -> None:
    found = figures("""
        axis A 14-8-6 tank black at 1304
        soviet S 3-2-3 at 1305
    """)
    assert (raw(found), column(found)) == ("7-1", "8-1")
    assert table_column(found.column) == "7-1"


@pytest.mark.rule("S42-8.4.1.c", "S42-8.6.2.c")
def test_10_1_in_the_combat_phase_is_a_ds_without_a_roll() -> None:
    p = facing("""
        axis A 20-8-6 at 1304
        soviet S 3-2-3 at 1305
    """)
    assert column(p.odds()) == "10-1"
    p.play("resolve")
    assert p.waits_for == "Retreating"
    assert (p.steps("S"), p.order("S")) == (1, "full_retreat")
    assert p.told("log-combat-result")[0].args["result"] == "DS"
    assert "auto-ds" not in p.states("A")


@pytest.mark.rule("S42-8.4.1.d")
def test_artillery_helps_to_10_1_and_the_ds_gives_adv_4() -> None:
    p = facing("""
        axis A 18-8-6 mechanized at 1304
        axis H S-(1)-5 support-hq at 1304
        soviet S 3-2-3 at 1305
    """)
    assert column(p.odds()) == "9-1"
    p.play("use-artillery H; resolve")
    assert p.told("log-combat-result")[0].args["adv"] == 4


@pytest.mark.rule("S42-8.5.1.a")
@pytest.mark.example("S42-EX-8.5-1")
def test_at_most_40_attack_strength_points_count() -> None:
    units = "\n".join(f"axis P{n} 10-8-6 tank red at {h}" for n, h in
                      enumerate(["1204", "1204", "1205", "1205", "1304", "1304"]))  # fmt: skip
    found = figures(f"city 1305\n{units}\nsoviet S 3-5-3 at 1305")
    assert [line.value for line in found.attack.lines] == [60, -20]
    assert found.attack.total == 40


@pytest.mark.rule("S42-8.5.2.a")
@pytest.mark.example("S42-EX-8.5-2")
def test_at_most_20_defense_strength_points_count_after_doubling() -> None:
    found = figures("""
        city 1305
        axis A 10-8-6 at 1304
        soviet S 3-6-3 at 1305
        soviet T 3-6-3 at 1305
    """)
    assert [line.value for line in found.defense.lines] == [24, -4]
    assert found.defense.total == 20


@pytest.mark.rule("S42-8.5.1.a", "S42-8.5.2.a")
def test_nothing_is_taken_from_40_points_and_from_20() -> None:
    found = figures("axis A 40-8-6 at 1304\nsoviet S 3-20-3 at 1305")
    assert [line.value for line in found.attack.lines] == [40]
    assert [line.value for line in found.defense.lines] == [20]
    found = figures("axis A 41-8-6 at 1304\nsoviet S 3-21-3 at 1305")
    assert [line.value for line in found.attack.lines] == [41, -1]
    assert [line.value for line in found.defense.lines] == [21, -1]


@pytest.mark.rule("S42-8.5.1.a")
def test_the_cap_on_attack_comes_after_halving() -> None:
    units = "\n".join(f"axis P{n} 20-8-6 at 1304" for n in range(3))
    found = figures(f"river major 1304/1305\n{units}\nsoviet S 3-5-3 at 1305")
    assert found.attack.total == 30


@given(st.data())
def test_another_attacker_never_makes_the_odds_worse(data: st.DataObject) -> None:
    """So a hex that cannot be attacked with all units cannot be attacked with some of them."""
    state = start(setting("fall-blau", S42Options()))
    side = data.draw(st.integers(0, 1))
    able = fit(state, side)
    contact = data.draw(st.sampled_from(list(bits(contacts(state, side)))))
    together = strongest(state, side, contact, able)
    if together is None:
        return
    some = data.draw(st.lists(st.sampled_from(together.attackers), min_size=1, unique=True))
    fewer = msgspec.structs.replace(together, attackers=tuple(sorted(some)))
    assert odds(state, fewer).column <= odds(state, together).column


@pytest.mark.rule("S42-8.3.a", "S42-8.4.1.a")
@pytest.mark.example("S42-EX-8.4-3")
def test_10_to_4_is_2_1_and_odds_below_1_3_need_a_shift() -> None:
    foe = "soviet S 3-{}-3 at 1305"
    found = figures(f"axis A 10-8-6 at 1304\n{foe.format(4)}")
    assert (raw(found), rule_of(found.refusal)) == ("2-1", "")
    found = figures(f"axis A 3-8-6 at 1304\n{foe.format(10)}")
    assert (raw(found), rule_of(found.refusal)) == ("1-4", "S42-8.4.1.a")
    found = figures(f"axis A 3-8-6 tank black at 1304\n{foe.format(10)}")
    assert (raw(found), column(found), rule_of(found.refusal)) == ("1-4", "1-3", "")
    found = figures(f"axis A 1-8-6 at 1304\n{foe.format(3)}")
    assert (raw(found), rule_of(found.refusal)) == ("1-3", "")
