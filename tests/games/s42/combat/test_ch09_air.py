"""Chapter 9.3: air support."""

import pytest

from hexfront.games.s42.combat.odds import breakthrough_battle
from hexfront.games.s42.means.support import (
    cannot_cover,
    cannot_cover_lead,
    cannot_fly,
    in_air_range,
)
from hexfront.games.s42.moments.combat import gather
from hexfront.games.s42.notation import position
from hexfront.games.s42.notation.position import Position
from hexfront.games.s42.places import HOLDING
from tests.games.s42.combat.helpers_combat import column, facing, fighting, rule_of, shifts

BASE = """
    map 1000-1625
    area X axis 1300
    area B soviet 1025-1625
    rail edge-1300-1303
    repaired all
    town 1303
    turn 9
"""
"""A Town on a Connected Rail Hex, from which air units fly."""

PAIR = """
    axis A 6-7-3 at 1304
    soviet S 3-5-3 at 1305
"""


def air_at(p: Position, name: str) -> str:
    where = p.state.air_at[p.air(name)]
    return "holding" if where == HOLDING else p.place_name(where)


def used(p: Position, name: str) -> bool:
    return bool(p.state.air_used >> p.air(name) & 1)


def defended(text: str, *script: str | int) -> Position:
    """A Soviet attack on 1305 with all it has, up to the Axis decision about air."""
    return facing(f"{BASE}\n{text}", "soviet").play("resolve", *script)


SOVIET_ATTACK = """
    axis A 6-5-3 at 1305
    soviet S 10-5-3 at 1405
    air ger-8-fk
"""


# Availability


@pytest.mark.rule("S42-9.3.1.a")
def test_only_the_axis_has_air_units_and_weather_keeps_them_down() -> None:
    p = facing(f"{BASE}\n{PAIR}\nair ger-8-fk\nair ger-4-fk absent")
    assert p.options("use-air") == {"ger-8-fk"}
    battle = p.state.stack[-1].battle
    assert rule_of(cannot_fly(p.state, battle, p.air("ger-4-fk"))) == "S42-9.3.1.a"
    q = facing(f"{BASE}\nsoviet S 6-7-3 at 1304\naxis A 3-5-3 at 1305\nair ger-8-fk", "soviet")
    assert not q.choices("use-air")


@pytest.mark.rule("S42-9.3.6.c")
def test_a_used_air_unit_waits_for_the_next_initial_phase() -> None:
    p = facing(f"{BASE}\n{PAIR}\nair ger-8-fk used")
    assert not p.choices("use-air")
    battle = p.state.stack[-1].battle
    assert rule_of(cannot_fly(p.state, battle, p.air("ger-8-fk"))) == "S42-9.3.6.c"
    p.enter_phase("initial axis").enter_phase("combat axis").play("attack 1305")
    assert p.options("use-air") == {"ger-8-fk"}


# In attack


@pytest.mark.rule("S42-9.3.2.a", "S42-9.3.3.a")
def test_one_air_unit_shifts_an_attack_one_column() -> None:
    p = facing(f"{BASE}\n{PAIR}\nair ger-8-fk\nair ger-4-fk")
    assert column(p.odds()) == "1-1"
    p.play("use-air ger-4-fk")
    assert (shifts(p.odds()), column(p.odds())) == ({"air": 1}, "2-1")
    assert not p.choices("use-air"), "one air unit in a combat"
    battle = p.state.stack[-1].battle
    assert rule_of(cannot_fly(p.state, battle, p.air("ger-8-fk"))) == "S42-9.3.3.a"


@pytest.mark.rule("S42-9.3.5.a")
@pytest.mark.parametrize(
    ("base", "spot", "near"),
    [
        ("town 1303", "1318", True),
        ("town 1303", "1319", False),
        ("landmark 1303", "1318", True),
        ("city 1303\ncontrol axis 1303", "1318", True),
        ("city 1303", "1318", False),
        ("town 1403", "1305", False),
    ],
)
def test_air_units_fly_15_hexes_from_a_base_on_connected_rail(
    base: str, spot: str, near: bool
) -> None:
    p = position(f"""
        map 1000-1625
        area X axis 1300
        rail edge-1300-1303
        repaired all
        {base}
    """)
    assert in_air_range(p.state, p.hex(spot)) is near


@pytest.mark.rule("S42-9.3.5.a")
def test_a_base_cut_off_from_the_railroad_does_not_serve() -> None:
    p = facing(f"{BASE}\n{PAIR}\nsoviet T 3-5-3 at 1301\nair ger-8-fk")
    assert not p.choices("use-air")
    battle = p.state.stack[-1].battle
    assert rule_of(cannot_fly(p.state, battle, 0)) == "S42-9.3.5.a"


@pytest.mark.rule("S42-9.3.7.a", "S42-9.3.6.b", "S42-9.3.7.c")
def test_a_german_air_unit_stays_with_the_units_it_supported() -> None:
    p = facing(f"""
        {BASE}
        {PAIR}
        axis B 6-7-3 at 1204
        axis C 6-7-3 at 1204
        axis D 6-7-3 at 1504
        soviet T 3-5-3 at 1505
        air ger-8-fk
        crt * * = A1
    """)
    p.play("leave C; use-air ger-8-fk; resolve", 1, "lose B")
    assert p.options("station") == {"1304", "1204"}, "any unit that attacked"
    p.play("station 1204")
    assert air_at(p, "ger-8-fk") == "1204"
    assert not used(p, "ger-8-fk")
    p.play("attack 1505")
    assert not p.choices("use-air"), "it has been used in this phase"
    battle = p.state.stack[-1].battle
    assert rule_of(cannot_fly(p.state, battle, p.air("ger-8-fk"))) == "S42-9.3.7.a"


@pytest.mark.rule("S42-9.3.7.b", "S42-15.2.9.c")
@pytest.mark.parametrize(("station", "shift"), [("1304", 1), ("1204", 0)])
def test_it_supports_every_breakthrough_combat_of_its_stack(station: str, shift: int) -> None:
    p = facing(f"""
        {BASE}
        axis A 12-8-6 tank at 1304
        axis B 12-8-6 tank at 1204
        soviet S 1-2-3 steps=1 at 1305
        soviet T 3-5-3 steps=1 at 1307
        soviet U 3-5-3 steps=1 at 1308
        air ger-8-fk
        crt * * = D1 3
    """)
    p.play(f"use-air ger-8-fk; resolve; station {station}")
    p.play("form-group 1304; step 1305; step 1306; breakthrough 1307", 3)
    p.play("step 1307; breakthrough 1308", 3)
    tallies = [entry.tally for entry in p.told("log-breakthrough")]
    assert [tally.value("tally-air") for tally in tallies if tally] == [shift, shift]
    if shift:
        p.play("step 1308")
        assert air_at(p, "ger-8-fk") == "1308", "and stays with it as air cover"


@pytest.mark.rule("S42-9.3.7.b", "S42-15.2.9.c")
def test_other_stacks_and_new_air_units_do_not_support_breakthrough_combat() -> None:
    p = position(f"""
        {BASE}
        axis B 12-8-6 tank at 1304
        soviet T 3-5-3 at 1305
        air ger-8-fk
        air ger-4-fk at 1304
        during combat axis
    """)
    battle = breakthrough_battle(p.state, 0, p.hex("1305"), p.units("B"))
    assert rule_of(cannot_fly(p.state, battle, p.air("ger-8-fk"))) == "S42-15.2.9.c"
    gather(p.state, 0, p.hex("1305"), breakthrough=True, units=p.units("B"))
    p.settle()
    tally = p.told("log-breakthrough")[0].tally
    assert tally is not None
    assert tally.value("tally-air") == 0


@pytest.mark.rule("S42-9.3.7.e")
def test_it_returns_ready_when_its_stack_is_lost() -> None:
    p = facing(f"""
        {BASE}
        axis A 6-7-3 steps=1 at 1304
        soviet S 3-5-3 at 1305
        air ger-8-fk
        crt * * = A1
    """)
    p.play("use-air ger-8-fk; resolve", 1)
    assert p.where("A") == "eliminated"
    assert air_at(p, "ger-8-fk") == "holding"
    assert not used(p, "ger-8-fk")


@pytest.mark.rule("S42-9.3.7.e")
@pytest.mark.parametrize(("more", "where"), [("", "holding"), ("axis B 3-3-3 at 1305", "1305")])
def test_it_returns_ready_when_the_whole_stack_it_stays_with_is_lost(more: str, where: str) -> None:
    p = facing(
        f"""
        {BASE}
        axis A 6-5-3 steps=1 at 1305
        {more}
        soviet S 10-5-3 at 1405
        air ger-8-fk at 1305
        crt * * = EX
        """,
        "soviet",
    )
    p.play("resolve; decline", 1)
    if more:
        p.play("lose A")
    assert p.where("A") == "eliminated"
    assert air_at(p, "ger-8-fk") == where


@pytest.mark.rule("S42-9.3.7.e")
def test_it_returns_ready_when_its_stack_retreats() -> None:
    p = facing(
        f"""
        {BASE}
        axis A 6-5-3 at 1305
        soviet S 10-5-3 at 1405
        air ger-8-fk at 1305
        crt * * = DR2 2
        """,
        "soviet",
    )
    p.play("resolve; decline", 1, "give-ground")
    assert air_at(p, "ger-8-fk") == "holding"
    assert not used(p, "ger-8-fk")


@pytest.mark.rule("S42-9.3.6.a")
def test_a_romanian_air_unit_is_used_after_any_support() -> None:
    p = facing(f"""
        {BASE}
        axis R 6-7-3 romanian at 1304
        soviet S 3-5-3 at 1305
        air rom-gal
        crt * * = A1
    """)
    p.play("use-air rom-gal; resolve", 1)
    assert used(p, "rom-gal")
    assert air_at(p, "rom-gal") == "holding"


@pytest.mark.rule("S42-9.3.8.a")
def test_it_wants_a_majority_of_romanians_in_the_attack() -> None:
    p = facing(f"""
        {BASE}
        axis R 6-7-3 romanian at 1304
        axis Q 6-7-3 romanian at 1304
        axis G 12-7-3 at 1204
        axis H 2-7-3 at 1204
        soviet S 3-5-3 at 1305
        air rom-gal
    """)
    assert not p.choices("use-air"), "two of four are no majority"
    battle = p.state.stack[-1].battle
    assert rule_of(cannot_fly(p.state, battle, p.air("rom-gal"))) == "S42-9.3.8.a"
    p.play("leave H")
    assert p.options("use-air") == {"rom-gal"}, "counters are counted, not strength"
    p.play("use-air rom-gal; join H")
    assert shifts(p.odds()) == {}, "with H it is gone again"


@pytest.mark.rule("S42-9.3.8.a", "S42-8.4.2.b")
@pytest.mark.parametrize(("air", "open_"), [("rom-gal", True), ("rom-gal used", False)])
def test_an_attack_is_open_that_is_legal_with_romanian_air_alone(air: str, *, open_: bool) -> None:
    """6:20 is 1-4 and no majority is Romanian; 5:20 without the German is 1-4, and 1R helps."""
    p = fighting(f"""
        {BASE}
        axis R 5-7-3 romanian at 1304
        axis G 1-4-2 security at 1204
        soviet S 3-10-3 at 1305
        soviet T 3-10-3 at 1305
        air {air}
    """)
    assert p.options("attack") == ({"1305"} if open_ else set())
    if open_:
        p.play("attack 1305; leave G; use-air rom-gal")
        assert p.legal("resolve")


@pytest.mark.rule("S42-9.3.8.a", "S42-8.4.2.b")
@pytest.mark.parametrize(("strength", "open_"), [(2, True), (1, False)])
def test_as_many_germans_as_leave_a_majority_help_to_legal_odds(
    strength: int, *, open_: bool
) -> None:
    """Two Romanians bring 3, one German beside them makes it 5:20, and both would be too many."""
    p = fighting(f"""
        {BASE}
        axis R 2-7-3 romanian at 1304
        axis Q 1-7-3 romanian at 1304
        axis G 1-4-2 security at 1204
        axis H {strength}-4-2 security at 1204
        soviet S 3-10-3 at 1305
        soviet T 3-10-3 at 1305
        air rom-gal
    """)
    assert p.options("attack") == ({"1305"} if open_ else set())


@pytest.mark.rule("S42-9.3.1.a", "S42-3.0.j")
def test_a_soviet_attack_has_no_air_support() -> None:
    p = facing(f"{BASE}\n{SOVIET_ATTACK}", "soviet")
    assert p.choices("use-air") == []


# In defense


@pytest.mark.rule("S42-9.3.4.a", "S42-9.3.6.b", "S42-9.3.7.d")
def test_an_air_unit_shifts_a_soviet_attack_to_the_left() -> None:
    p = defended(f"{SOVIET_ATTACK}\ncrt * * = A1\ncrt 1-1 3 = EX")
    assert (p.actor, p.waits_for) == ("axis", "DefensiveAir")
    p.play("use-air ger-8-fk")
    assert used(p, "ger-8-fk")
    p.roll(3)
    assert p.steps("A") == 1, "the 2-1 was read as 1-1"


@pytest.mark.rule("S42-9.3.4.a")
def test_the_axis_may_decline() -> None:
    p = defended(f"{SOVIET_ATTACK}\ncrt * * = A1\ncrt 2-1 3 = EX")
    p.play("decline", 3)
    assert p.steps("A") == 1
    assert not used(p, "ger-8-fk")


@pytest.mark.rule("S42-9.3.4.a", "S42-8.4.1.a")
def test_an_attack_at_1_3_stays_at_1_3_under_defensive_air() -> None:
    p = defended("""
        axis A 6-6-3 at 1305
        soviet S 2-5-3 at 1405
        air ger-8-fk
        crt * * = EX
        crt 1-3 * = A1
    """)
    p.play("use-air ger-8-fk", 3)
    assert (p.steps("A"), p.steps("S")) == (2, 1)


@pytest.mark.rule("S42-9.3.4.c", "S42-9.3.5.a")
def test_from_the_holding_box_it_flies_to_any_combat_in_range() -> None:
    p = facing(
        f"{BASE}\naxis A 6-5-3 at 1318\nsoviet S 10-5-3 at 1418\nair ger-8-fk", "soviet", "1318"
    )
    assert p.play("resolve").waits_for == "DefensiveAir"
    p = facing(
        f"{BASE}\naxis A 6-5-3 at 1319\nsoviet S 10-5-3 at 1419\nair ger-8-fk", "soviet", "1319"
    )
    assert p.play("resolve").waits_for == "CombatRoll"


@pytest.mark.rule("S42-9.3.7.c", "S42-9.3.4.c")
@pytest.mark.parametrize(("where", "covers"), [("1304", True), ("1305", True), ("1303", False)])
def test_on_the_map_it_covers_combats_within_one_hex(where: str, covers: bool) -> None:
    p = position(f"""
        {BASE}
        axis A 6-5-3 at 1305
        axis B 6-5-3 at {where}
        soviet S 10-5-3 at 1405
        air ger-8-fk at {where}
        phase combat soviet
    """)
    p.play("attack 1305; resolve")
    assert p.waits_for == ("DefensiveAir" if covers else "CombatRoll")


@pytest.mark.rule("S42-9.3.7.c", "S42-22.7.c")
@pytest.mark.parametrize(
    ("at", "beside", "covers"), [("1000", "1001", True), ("1200", "1201", False)]
)
def test_with_a_stack_in_an_entry_area_it_covers_the_edge(
    at: str, beside: str, covers: bool
) -> None:
    p = position(f"""
        {BASE}
        area Q axis 1000 1001
        axis A 6-5-3 at {at}
        axis B 6-5-3 in Q
        soviet S 10-5-3 at {beside}
        air ger-8-fk
        phase combat soviet
    """)
    p.state.air_at[0] = p.place("Q")
    p.play(f"attack {at}; resolve")
    assert p.waits_for == ("DefensiveAir" if covers else "CombatRoll")


@pytest.mark.rule("S42-9.3.4.b")
def test_after_a_shift_no_air_unit_gives_the_plus_1() -> None:
    p = defended("""
        axis A 6-5-3 at 1305
        soviet S 10-5-3 at 1405
        air ger-8-fk
        air ger-4-fk
        axis H S-(1)-5 support-hq at 1303
        crt * * = DR2 2
    """)
    p.play("use-air ger-8-fk", 1, "defend")
    assert p.waits_for == "CallSupport"
    assert not p.choices("use-air")
    assert p.options("use-artillery") == {"H"}, "an ASU still may"


@pytest.mark.rule("S42-9.3.4.a", "S42-9.3.2.a", "S42-11.3.a", "S42-11.3.c")
def test_an_air_unit_gives_plus_1_to_a_determined_defense_instead() -> None:
    p = defended(f"{SOVIET_ATTACK}\ncrt * * = DR2 2\ndd clear 4 = S -/-\ndd clear 3 = F -/-")
    p.play("decline", 1, "defend; use-air ger-8-fk", 3)
    assert (p.where("A"), p.actor) == ("1305", "over")
    assert used(p, "ger-8-fk")


@pytest.mark.rule("S42-9.3.8.b", "S42-11.3.d")
def test_the_romanian_air_unit_gives_no_shift_and_supports_romanian_leads_only() -> None:
    p = defended("""
        axis A 6-5-3 at 1305
        axis R 6-5-3 romanian at 1305
        soviet S 20-5-3 at 1405
        air rom-gal
        crt * * = DR2 2
    """)
    assert p.waits_for == "CombatRoll", "no shift"
    p.roll(1)
    battle = p.state.stack[-1].battle
    assert rule_of(cannot_cover(p.state, battle, 0)) == "S42-9.3.8.b"
    assert rule_of(cannot_cover_lead(p.state, battle, 0, p.unit("A"))) == "S42-9.3.8.b"
    p.play("defend; lead R")
    assert p.options("use-air") == {"rom-gal"}
    p.play("use-air rom-gal")
    assert used(p, "rom-gal"), "after any support"


@pytest.mark.rule("S42-9.3.4.a")
def test_no_defensive_air_against_an_auto_ds() -> None:
    p = position(f"""
        {BASE}
        axis A 1-1-3 at 1305
        soviet S 10-5-3 at 1405
        air ger-8-fk
        phase movement soviet
    """)
    p.play("overrun 1305; resolve")
    assert not p.told("log-air-used")
    assert p.order("A") != "good" or p.where("A") == "eliminated"


def test_fighting_without_air_goes_straight_to_the_die() -> None:
    p = fighting(f"{BASE}\naxis A 6-5-3 at 1305\nsoviet S 10-5-3 at 1405", "soviet")
    assert p.play("attack 1305; resolve").waits_for == "CombatRoll"


@pytest.mark.rule("S42-9.3.7.c", "S42-9.3.7.e")
def test_it_stays_with_those_of_its_stack_who_outlive_a_breakthrough_combat() -> None:
    p = position(f"""
        {BASE}
        axis A 12-7-6 tank at 1304 steps=1
        axis B 12-7-6 at 1304
        soviet S 1-1-3 steps=1 at 1305
        soviet T 3-9-3 at 1307
        air ger-8-fk
        crt * * = EX
        phase combat axis
    """)
    p.play("attack 1305; use-air ger-8-fk; resolve; form-group 1304; step 1305; step 1306")
    p.play("drop-off B; breakthrough 1307", 3)
    assert (p.where("A"), p.where("B")) == ("eliminated", "1306")
    assert air_at(p, "ger-8-fk") == "1306"
