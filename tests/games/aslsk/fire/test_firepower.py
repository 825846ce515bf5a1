"""The FP of attacks and their IFT column (ASL-3.2.2, ASL-3.2.3.a, ASL-3.5, ASL-4.1, ASL-4.2)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.games.aslsk.definitions.tables import FP_COLUMNS
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.firepower import faced, firepower
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.notation import Position, position

HALF = Fraction(1, 2)


def prep(text: str) -> Position:
    return position(f"{text}\nduring prep-fire german")


# Range.


@pytest.mark.rule("ASL-3.2.2.a", "ASL-2.0.aq")
def test_fire_at_an_adjacent_hex_is_doubled() -> None:
    p = prep("ger A 4-6-7 at K5 +mmg +atr\nrus S 4-4-7 at K6\nrus T 4-4-7 at K7")
    assert p.fp("K6 A") == 8
    assert p.fp("K6 A-mmg") == 10
    assert p.fp("K6 A-atr") == 2
    assert p.fp("K7 A") == 4


@pytest.mark.rule("ASL-3.2.2.1.a", "ASL-2.0.aq")
def test_fire_in_the_own_hex_is_tripled() -> None:
    p = prep("ger A 4-6-7 at K5 +mmg +atr\nrus S 4-4-7 at K5 broken")
    assert p.fp("K5 A") == 12
    assert p.fp("K5 A-mmg") == 15
    assert p.fp("K5 A-atr") == 3


@pytest.mark.rule("ASL-3.2.2.b", "ASL-2.0.d")
@pytest.mark.parametrize(("label", "fp"), [("K3", 7), ("G5", 7), ("F5", HALF * 7)])
def test_long_range_is_half_fp(label: str, fp: Fraction) -> None:
    p = position(f"""
        sides german american
        usa A 7-4-7 at K5
        ger S 4-6-7 at {label}
        during prep-fire american
    """)
    assert p.fp(f"{label} A") == fp


@pytest.mark.rule("ASL-4.1.a")
def test_a_machine_gun_has_its_own_range() -> None:
    p = prep("ger A 4-6-7 at B5 +mmg\nrus S 4-4-7 at M5\nrus T 4-4-7 at O5")
    assert p.fp("M5 A-mmg") == 5
    assert p.fp("O5 A-mmg") == HALF * 5


@pytest.mark.rule("ASL-4.1.f")
def test_beyond_sixteen_hexes_machine_gun_fire_at_unbroken_infantry_is_halved_again() -> None:
    p = prep("""
        ger A 4-6-7 at B5
        ger L 8-0 at B5
        sw HMG ger-hmg with A
        rus S 4-4-7 at R5
        rus T 4-4-7 at S5
        rus U 4-4-7 at S6 broken
        rus V 4-4-7 at S4
        rus W 4-4-7 at S4 broken
    """)
    assert p.fp("R5 HMG L") == 7
    assert p.fp("S5 HMG L") == Fraction(7, 4)
    assert p.fp("S6 HMG L") == HALF * 7
    shares = {p.named(sum(1 << u for u in units)).pop(): fp.total
              for units, fp in faced(p.state, p.attack("S4 HMG L"))}  # fmt: skip
    assert shares == {"V": Fraction(7, 4), "W": HALF * 7}


# Area Fire.


@pytest.mark.rule("ASL-3.2.3.t", "ASL-2.0.d")
def test_a_pinned_unit_fires_at_half_fp_with_its_weapons() -> None:
    p = prep("ger A 4-6-7 at K5 pinned +mmg\nrus S 4-4-7 at K7")
    assert p.fp("K7 A A-mmg") == HALF * 9


@pytest.mark.rule("ASL-3.2.2.c", "ASL-3.2.2.d")
def test_changes_multiply_and_fractions_are_kept() -> None:
    p = position("""
        ger A 4-6-7 at K5 pinned
        ger B 2-4-7 at K5
        rus S 4-4-7 at K6
        rus T 4-4-7 at P5
        during advancing-fire german
    """)
    assert p.fp("K6 A") == 2  # 4 x 2 for PBF, halved for the pin and for the AFPh
    assert p.fp("P5 A") == 1
    assert p.fp("P5 A B") == Fraction(3, 2)  # B: 2, halved for the AFPh and for long range
    assert p.column("P5 A B") == 1


@pytest.mark.rule("ASL-3.3.3.o", "ASL-3.3.3.u", "ASL-2.0.au", "ASL-2.0.d")
@pytest.mark.parametrize(("mark", "near", "far"), [("", 8, 4), ("first", 4, 2), ("final", 4, 2)])
def test_subsequent_and_protective_fire_are_halved(mark: str, near: int, far: int) -> None:
    p = position(f"""
        ger A 4-6-7 at K5 {mark}
        rus S 4-4-7 at K6
        rus T 4-4-7 at K7
        during movement russian
    """)
    assert p.fp("K6 A") == near
    assert p.fp("K7 A") == far


@pytest.mark.rule("ASL-3.3.3.y", "ASL-3.3.3.o")
def test_in_a_group_everybody_fires_by_his_own_marker() -> None:
    p = position("""
        ger A 4-6-7 at K5 +mmg
        ger B 4-6-7 at K5 first
        ger C 4-6-7 at K5 final
        rus S 4-4-7 at K7
        during movement russian
    """)
    assert p.fp("K7 A B C") == 4 + 2 + 2
    assert p.fp("K7 B A-mmg") == 2 + 5


@pytest.mark.rule("ASL-3.4.c")
@pytest.mark.parametrize(("mark", "fp"), [("", 18), ("first", 9)])
def test_final_fire_of_those_marked_first_fire_is_halved(mark: str, fp: int) -> None:
    p = position(f"""
        ger A 4-6-7 at K5 {mark}
        sw MMG ger-mmg with A {mark}
        rus S 4-4-7 at K6
        during defensive-fire russian
    """)
    assert p.fp("K6 A MMG") == fp


@pytest.mark.rule("ASL-3.5.a", "ASL-2.0.d")
def test_advancing_fire_is_at_half_fp() -> None:
    p = position("""
        ger A 4-6-7 at K5 +lmg
        rus S 4-4-7 at K7
        during advancing-fire german
    """)
    assert p.fp("K7 A") == 2
    assert p.fp("K7 A-lmg") == HALF * 3


@pytest.mark.rule("ASL-3.5.c", "ASL-2.0.bd", "ASL-1.2.2.f")
def test_assault_fire_adds_one_rounded_up_after_all_changes() -> None:
    p = position("""
        sides german american
        usa A 7-4-7 at K5
        usa B 6-6-6 at K5 pinned
        usa C 3-4-7 at K5
        usa D 7-4-7 at K5
        ger S 4-6-7 at K7
        ger T 4-6-7 at K6
        during advancing-fire american
    """)
    assert p.fp("K7 A") == 5  # 3 1/2 + 1, rounded up
    assert p.fp("K6 A") == 8
    assert p.fp("K7 B") == 3  # 1 1/2 + 1, rounded up
    assert p.fp("K7 C") == HALF * 3  # no squad
    assert p.fp("K7 A D") == 10
    german = position("ger E 4-6-7 at K5\nrus S 4-4-7 at K7\nduring advancing-fire german")
    assert german.fp("K7 E") == 2


@pytest.mark.rule("ASL-3.5.c")
def test_assault_fire_belongs_to_the_afph() -> None:
    p = position("""
        sides german american
        usa A 7-4-7 at K5
        ger S 4-6-7 at K7
        during prep-fire american
    """)
    assert p.fp("K7 A") == 7


@pytest.mark.rule("ASL-3.5.d")
def test_no_assault_fire_beyond_normal_range() -> None:
    p = position("""
        sides german american
        usa A 7-4-7 at K5
        ger S 4-6-7 at K1
        ger T 4-6-7 at K10
        during advancing-fire american
    """)
    assert p.fp("K1 A") == 5
    assert p.fp("K10 A") == Fraction(7, 4)


def test_a_hidden_target_faces_half_the_fp() -> None:
    p = prep("ger A 8-3-8 at K5\nrus S 4-4-7 at K7 hidden\nrus T 4-4-7 at K7")
    faces = {next(iter(p.named(1 << units[0]))): fp.total
             for units, fp in faced(p.state, p.attack("K7 A"))}  # fmt: skip
    assert faces == {"S": 4, "T": 8}
    assert p.fp("K7 A") == 8


# Leaders with weapons.


@pytest.mark.rule("ASL-4.1.b", "ASL-2.0.d")
def test_a_lone_leader_fires_a_machine_gun_at_half_fp() -> None:
    p = prep("ger L 9-1 at K5 +mmg\nger M 8-0 at K5 +atr\nrus S 4-4-7 at K7")
    assert p.fp("K7 L-mmg") == HALF * 5
    assert p.fp("K7 M-atr") == 1


@pytest.mark.rule("ASL-4.1.c")
def test_two_leaders_fire_a_machine_gun_in_full() -> None:
    p = prep("ger L 9-1 at K5 +mmg\nger M 8-0 at K5\nger N 8-0 at K4\nrus S 4-4-7 at K7")
    target, mmg = p.hex("K7"), p.weapon("L-mmg")
    both = Attack(FireKind.PREP, 0, target, (p.unit("M"),), (mmg,))
    apart = Attack(FireKind.PREP, 0, target, (p.unit("N"),), (mmg,))
    assert firepower(p.state, both).total == 5
    assert len(firepower(p.state, both).members) == 1
    assert firepower(p.state, apart).total == HALF * 5


# Flamethrowers, anti-tank rifles.


@pytest.mark.rule("ASL-4.2.a", "ASL-4.2.c", "ASL-4.2.d")
@pytest.mark.parametrize(("label", "fp"), [("K5", 24), ("K6", 24), ("K7", 12)])
def test_a_flamethrower_is_halved_at_two_hexes_and_never_doubled(label: str, fp: int) -> None:
    p = prep(f"ger A 4-6-8 at K5 +ft\nrus S 4-4-7 at {label} broken")
    assert p.fp(f"{label} A-ft") == fp


@pytest.mark.rule("ASL-4.2.e")
def test_a_flamethrower_is_not_halved_in_the_afph() -> None:
    p = position("ger A 4-6-8 at K5 +ft\nrus S 4-4-7 at K6\nduring advancing-fire german")
    assert p.fp("K6 A-ft") == 24


@pytest.mark.rule("ASL-4.4.4.d")
def test_an_anti_tank_rifle_adds_one_fp_to_a_group() -> None:
    p = prep("ger A 4-6-7 at K5 +atr\nrus S 4-4-7 at K7")
    assert p.fp("K7 A A-atr") == 5


# Columns.


@pytest.mark.rule("ASL-3.2.3.a", "ASL-0.a")
@given(st.lists(st.sampled_from("ABCDEF"), unique=True, min_size=1))
def test_the_column_is_the_greatest_not_above_the_total(names: list[str]) -> None:
    p = GROUP
    fp = p.firepower("K7 " + " ".join(names))
    assert fp.total == sum(member.fp for member in fp.members)
    assert fp.column is not None
    assert fp.column <= fp.total
    assert not any(fp.column < column <= fp.total for column in FP_COLUMNS)


GROUP = prep("""
    ger A 4-6-7 at K5
    ger B 2-4-7 at K5 pinned
    ger C 4-6-7 at J5
    ger D 5-4-8 at L5 pinned
    ger E 8-3-8 at J6
    ger F 2-3-7 at K5
    rus S 4-4-7 at K7
""")


@pytest.mark.rule("ASL-3.2.3.a")
def test_nine_fp_use_column_eight_and_less_than_one_is_no_attack() -> None:
    p = prep("ger A 4-6-7 at K5 +mmg\nrus S 4-4-7 at K7")
    assert p.fp("K7 A A-mmg") == 9
    assert p.column("K7 A A-mmg") == 8
    weak = position("ger A 4-6-7 at K5 +atr\nrus S 4-4-7 at K7\nduring advancing-fire german")
    assert (weak.fp("K7 A-atr"), weak.column("K7 A-atr")) == (HALF, None)


@pytest.mark.rule("ASL-3.2.3.a")
@pytest.mark.parametrize(("joins", "fires"), [("2-4-7 at K5 pinned", False), ("4-4-7 at K5", True)])
def test_nobody_begins_an_attack_that_cannot_reach_1_fp(joins: str, *, fires: bool) -> None:
    p = position(f"""
        ger A 2-4-7 at K5 pinned
        ger B {joins}
        rus S 4-4-7 at K10
        phase advancing-fire german
    """)
    assert p.legal("open-fire K10 A") is fires
