"""The printed examples of order cards, each with its order alone."""

import pytest

from hexfront.games.coh.solo.deck import orders
from tests.games.coh.solo.helpers import (
    chosen,
    deck,
    germans,
    lots,
    passed_over,
    people,
    rows,
    soviets,
)


def order(card: int, number: int) -> str:
    return orders()[card].tactical[number - 1].text


@pytest.mark.example("SOLO-EX-CARD-1")
def test_1_the_smg_move_toward_the_token():
    p = soviets("""
        objective E04 german
        unit G1 german-mg-34 at E01 facing N
        unit S1 soviet-rifles-41 at D07 facing N hit=unnerved!
        unit S2 soviet-smg-41 at E07 facing N
    """)
    assert chosen(p, order(15, 3)) == ("S2", "E04")
    lots(p.play("draws 15"))
    assert p.unit("S2").hex == "E06"


@pytest.mark.example("SOLO-EX-CARD-2")
@pytest.mark.rule("SOLO-5.0.h", "SOLO-5.0.j", "SOLO-5.7.a1", "SOLO-3.0.d", "SOLO-7.1.b")
def test_2_the_maxim_breaks_the_chain():
    p = soviets("""
        terrain woods H07
        objective H03 german
        unit G1 german-pioneers at I04 facing N range=1
        unit S1 soviet-smg-41 at B07 facing N
        unit S2 soviet-maxim at B08 facing N
        unit S3 soviet-smg-41 at B09 facing N
        unit S4 soviet-rifles-41 at H08 facing N
        unit S5 soviet-rifles-41 at H09 facing N
    """)
    p.play("draws 36")
    lots(p)
    assert rows(p)[-1] == "tactical 3"
    assert {name for name, why in passed_over(p).items() if why == "taken"} == {"S4", "S5"}
    assert p.state.solo is not None
    told = [verdict.unit for verdict in p.state.solo.trials[-1].verdicts]
    assert sorted(told) == sorted(p.id(name) for name in ("S1", "S2", "S3", "S4", "S5"))
    assert p.unit("S4").hex == "H07"
    assert p.unit("S5").hex == "H08"
    assert p.state.stack[-1].cost == 2
    p.play("draws 35")
    assert [p.unit(name).spent for name in ("S4", "S5", "S1")] == [True, True, False]


@pytest.mark.example("SOLO-EX-CARD-4")
@pytest.mark.rule("SOLO-7.5.d", "SOLO-5.10.c")
@pytest.mark.parametrize(
    ("marker", "moves"), [("unnerved", True), ("pinned", False), ("stunned", False)]
)
def test_4_toward_the_cover_nearest_to_the_target(marker: str, moves: bool):
    p = deck(f"""
        solo soviet
        turn soviet
        orders 11 21
        terrain woods C04 C03
        unit G1 german-rifles-41 at C05 facing N
        unit S1 soviet-smg-41 at C02 facing N hit={marker}
    """)
    lots(p.play("draws 11"))
    assert p.unit("S1").hex == ("C03" if moves else "C02")
    assert p.unit("S1").shown


@pytest.mark.example("SOLO-EX-CARD-5")
@pytest.mark.rule("SOLO-5.5.a")
def test_5_into_the_nearest_cover_backward():
    p = soviets("""
        terrain light-woods D02, woods G02
        unit G1 german-rifles-41 at F05 facing N
        unit S1 soviet-smg-41 at D03 facing S hit=unnerved
    """)
    lots(p.play("draws 31"))
    assert p.unit("S1").hex == "D02"
    assert p.state.stack[-1].cost == 2


FRESH_AND_STRESSED = """
    unit S1 soviet-smg-41 at E04 facing S {smg}
    unit S2 soviet-rifles-41 at G04 facing S {rifles}
    unit G1 german-mg-34 at E08 facing N
    unit G2 german-rifles-41 at E07 facing N
"""


@pytest.mark.example("SOLO-EX-CARD-6")
@pytest.mark.rule("SOLO-5.0.g", "SOLO-4.8.a")
def test_6_who_attacked_and_stayed_fresh_is_attacked():
    p = germans(FRESH_AND_STRESSED.format(smg="stressed", rifles="")).play("draws 15")
    assert passed_over(p) == {"G1": "taken", "G2": "weaker"}
    number = p.state.stack[-1].number
    assert (p.name(p.state.stack[-1].target), number.value("tally-order-cap")) == ("S1", -1)
    assert number.total == 12 - 4 - 1


@pytest.mark.example("SOLO-EX-CARD-7")
def test_7_who_became_spent_is_not():
    p = germans(FRESH_AND_STRESSED.format(smg="", rifles="stressed spent")).play("draws 15")
    assert rows(p)[-1] == "tactical 2"
    assert passed_over(p)["G2"] == "taken"
    assert p.name(p.state.stack[-1].target) == "S1"


@pytest.mark.example("SOLO-EX-CARD-8")
@pytest.mark.rule("SOLO-5.0.g")
def test_8_after_a_pass_nobody_is_stressed():
    p = germans(FRESH_AND_STRESSED.format(smg="", rifles=""))
    assert chosen(p, order(15, 1)) == ("", "")
    p.play("draws 15")
    assert rows(p)[-1] == "tactical 2"


HMG = """
    terrain light-woods E05
    unit G1 german-hmg-34 at E03 facing S
    unit G2 german-mg-34 at G05 facing S
    unit S1 soviet-smg-41 at E07 facing N {}
    unit S2 soviet-rifles-41 at D06 facing N
"""


@pytest.mark.example("SOLO-EX-CARD-9")
def test_9_the_highest_rating_in_the_field_of_fire():
    assert chosen(soviets(HMG.format("")), order(14, 3)) == ("S1", "G2")


@pytest.mark.example("SOLO-EX-CARD-10")
def test_10_the_next_highest_if_the_smg_are_spent():
    assert chosen(soviets(HMG.format("spent")), order(14, 3)) == ("S2", "G1")


@pytest.mark.example("SOLO-EX-CARD-11")
@pytest.mark.rule("SOLO-5.0.k", "SOLO-5.1.e", "SOLO-AMB-36")
def test_11_the_mortar_is_farthest_from_its_nearest_target():
    text = """
        terrain light-woods D05
        unit S1 soviet-smg-41 at E06 facing N
        unit S2 soviet-nkvd at E07 facing S front=13 flank=11
        unit S3 soviet-maxim at D05 facing S flank=10
        unit G1 german-leig-18 at E10 facing N red=6
        unit G2 german-mortar-81 at E12 facing N red=6
    """
    p = germans(text)
    assert chosen(p, order(41, 1)) == ("G2", "S2")
    asked = people(text)
    assert [asked.dr(f"attack G1 {at}").total for at in ("E06", "E07")] == [11, 13]
    assert [asked.dr(f"attack G2 {at}").total for at in ("E06", "E07", "D05")] == [11, 11, 11]
    away = p.state.field.distance
    assert (away(p.hex("E10"), p.hex("E06")), away(p.hex("E12"), p.hex("E07"))) == (4, 5)


@pytest.mark.example("SOLO-EX-CARD-12")
@pytest.mark.rule("SOLO-5.4.a1", "SOLO-5.4.a4")
def test_12_equal_defense_higher_rating():
    text = """
        terrain light-woods E05
        unit S1 soviet-smg-41 at E05 facing S
        unit S2 soviet-nkvd at C06 facing S front=13
        unit S3 soviet-maxim at G06 facing N flank=10 spent
        unit G1 german-mg-34 at E08 facing N
    """
    asked = people(text)
    assert [asked.dr(f"attack G1 {at}").total for at in ("E05", "C06", "G06")] == [13, 13, 10]
    p = germans(text)
    assert chosen(p, order(16, 2)) == ("G1", "S1")
    p.play("draws 16")
    assert p.state.stack[-1].number.value("tally-order-cap") == -1


@pytest.mark.example("SOLO-EX-CARD-13")
@pytest.mark.rule("SOLO-5.0.d", "SOLO-4.8.a")
def test_13_long_range_lowers_the_rating():
    text = """
        unit G1 german-rifles-41 at E03 facing S
        unit S1 soviet-smg-41 at E08 facing N
        unit S2 soviet-rifles-41 at D08 facing N
    """
    asked = people(text, "soviet")
    assert [asked.ar(f"attack {name} E03").total for name in ("S1", "S2")] == [2, 3]
    p = soviets(text)
    assert chosen(p, order(6, 1), blue=True) == ("S2", "G1")
    p.play("draws 6")
    assert p.state.stack[-1].number.total == 12 - 3 - 2


@pytest.mark.example("SOLO-EX-CARD-14")
@pytest.mark.rule("SOLO-5.2.b")
def test_14_rifles_need_twelve_the_tank_seven():
    text = """
        unit S1 soviet-bt-7 at E05 facing S front=15 flank=15
        unit G1 german-rifles-41 at E06 facing N
        unit G2 german-pz-iii-h at E08 facing N blue=8
    """
    asked = people(text)
    assert [asked.number(f"attack {name} E05") for name in ("G1", "G2")] == [15 - 0 - 3, 15 - 8]
    assert chosen(germans(text), order(22, 3)) == ("G2", "S1")


TANKS = """
    {tank}
    unit S2 soviet-rifles-41 at E05 facing S
    unit G1 german-pz-iii-e at E08 facing N red=3 blue=5
    unit G2 german-mg-34 at D08 facing N red=4
"""


@pytest.mark.example("SOLO-EX-CARD-15")
@pytest.mark.rule("SOLO-5.1.g", "SOLO-5.0.d")
def test_15_the_colour_of_the_highest_rating_fixes_the_target():
    text = TANKS.format(tank="unit S1 soviet-t-26 at E03 facing S hit=light-damage!")
    asked, shots = people(text), ("G1 E03", "G1 E05", "G2 E05")
    assert [asked.ar(f"attack {shot}").total for shot in shots] == [5, 3, 4]
    p = germans(text)
    assert chosen(p, order(35, 3)) == ("G1", "S1")
    p.play("draws 35", 12)
    assert p.unit("S1").place == "destroyed"


@pytest.mark.example("SOLO-EX-CARD-16")
def test_16_then_the_machine_gun_has_it():
    text = TANKS.format(tank="")
    asked = people(text)
    assert (asked.ar("attack G2 E05").total, asked.dr("attack G2 E05").total) == (4, 12)
    assert chosen(germans(text), order(35, 3)) == ("G2", "S2")


@pytest.mark.example("SOLO-EX-CARD-18")
@pytest.mark.rule("SOLO-5.10.e4", "SOLO-5.9.a1")
def test_18_the_maxim_turns_to_the_rifles():
    p = soviets("""
        terrain woods E06
        unit G1 german-rifles-41 at E08 facing N
        unit S1 soviet-maxim at E06 facing N
    """)
    assert chosen(p, order(2, 3)) == ("S1", "G1")
    lots(p.play("draws 2"))
    assert p.unit("S1").hex == "E06"
    assert p.unit("S1").facing in ("S", "SE", "SW")
    assert p.state.stack[-1].cost == 1
    assert p.waits_for == "DrawCheck"


@pytest.mark.example("SOLO-EX-CARD-19")
@pytest.mark.rule("SOLO-5.1.g")
def test_19_height_counts_more_than_a_flank():
    text = """
        level 1 D07, 2 D08
        unit S1 soviet-t-26 at E05 facing N
        unit G1 german-pak-36 at D08 facing N blue=5
        unit G2 german-pz-iii-e at F08 facing N blue=5
    """
    asked = people(text)
    assert [asked.ar(f"attack {name} E05").total for name in ("G1", "G2")] == [5 + 1, 5]
    assert chosen(germans(text), order(29, 2)) == ("G1", "S1")


@pytest.mark.example("SOLO-EX-CARD-21")
@pytest.mark.rule("SOLO-5.0.e", "SOLO-4.3.f")
@pytest.mark.parametrize(("at", "rallied"), [("A01", "G2"), ("D07", "G1")])
def test_21_the_hit_tank_in_the_field_of_fire(at: str, rallied: str):
    p = germans(f"""
        unit S1 soviet-atg-45 at E02 facing S
        unit G1 german-pz-iii-h at {at} facing N hit=immobilized!
        unit G2 german-pz-iii-e at E08 facing N hit=immobilized!
    """)
    assert chosen(p, order(3, 3), blue=True)[0] == rallied


@pytest.mark.rule("SOLO-5.0.h", "SOLO-5.6.a1", "SOLO-AMB-28")
@pytest.mark.parametrize(("hit", "taken"), [("S1 S3", "S1"), ("S2 S3", "S1"), ("S1 S2", "S3")])
def test_of_two_groups_as_near_the_one_with_a_nearest_member_that_is_not_hit(hit: str, taken: str):
    """S1 and S2 are as near to their target as S3, the nearest of the other group, to its own."""
    units = {"S1": "A06", "S2": "B06", "S3": "I06", "S4": "I07"}
    lines = [
        f"unit {name} soviet-rifles-41 at {at} facing N{' hit=unnerved!' if name in hit else ''}"
        for name, at in units.items()
    ]
    p = soviets("\n".join(
        ["unit G1 german at A01 facing N", "unit G2 german at I01 facing N", *lines]
    ))  # fmt: skip
    assert [p.state.field.distance(p.hex("A01"), p.hex(units[n])) for n in ("S1", "S2")] == [5, 5]
    assert chosen(p, "grp near U > MOVE")[0] == taken


@pytest.mark.rule("SOLO-5.0.i", "SOLO-5.0.h")
@pytest.mark.parametrize(("ground", "target"), [("", "G1"), ("terrain woods E04 D04", "G2")])
def test_a_group_goes_for_what_one_of_it_sees(ground: str, target: str):
    p = deck(f"""
        solo soviet
        turn soviet
        {ground}
        unit G1 german-rifles-41 at E02 facing N
        unit G2 german-rifles-41 at E14 facing N
        unit S1 soviet-rifles-41 at E06 facing N
        unit S2 soviet-rifles-41 at E07 facing N
    """)
    assert chosen(p, "grp near U.los > MOVE")[1] == target
