"""Chapters 9.4, 18.2 to 18.6: artillery support."""

import pytest

from hexfront.games.s42.combat.battle import NONE
from hexfront.games.s42.combat.odds import breakthrough_battle, no_attack
from hexfront.games.s42.means.support import (
    cannot_bombard,
    cannot_pay,
    cannot_steady,
    silent,
    within_range,
)
from hexfront.games.s42.notation import position
from hexfront.games.s42.notation.position import Position
from tests.games.s42.combat.helpers_combat import column, facing, rule_of, shifts
from tests.games.s42.combat.helpers_defense import struck

PAIR = """
    axis A 6-7-3 at 1304
    soviet S 3-5-3 at 1305
"""


def refused(p: Position, asu: str, supply: str = "") -> str:
    """Why an ASU may not support the attack that is being put together."""
    u, paid = p.unit(asu), p.unit(supply) if supply else NONE
    battle = p.state.stack[-1].battle
    near = within_range(p.state, u, battle.attackers)
    return rule_of(cannot_bombard(p.state, battle, u, paid, near))


# 18.2, 18.3 One shift


@pytest.mark.rule("S42-9.4.a", "S42-18.2.1.b", "S42-18.3.1.a", "S42-18.2.1.c", "S42-18.3.1.c")
def test_a_ready_asu_shifts_an_attack_and_is_used() -> None:
    p = facing(f"{PAIR}\naxis H S-(1)-5 support-hq at 1304\ncrt * * = A1")
    p.play("use-artillery H")
    assert (shifts(p.odds()), column(p.odds())) == ({"artillery": 1}, "2-1")
    p.play("resolve", 1)
    assert "used" in p.states("H")


@pytest.mark.rule("S42-18.2.1.a")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_artillery_divisions_front_hqs_and_axis_army_hqs_are_asus(side: str) -> None:
    other = "soviet" if side == "axis" else "axis"
    p = facing(
        f"""
        {side} A 6-7-3 at 1304
        {side} H S-(1)-5 support-hq at 1304
        {side} K S-(1)-5 artillery at 1304
        {other} S 3-5-3 at 1305
        """,
        side,
    )
    assert p.options("use-artillery") == {"H", "K"}
    assert rule_of(silent(p.state, p.unit("A"))) == "S42-18.2.1.a"


@pytest.mark.rule("S42-18.2.1.a")
def test_a_soviet_army_hq_is_no_asu() -> None:
    p = facing(
        "soviet A 6-7-3 at 1304\nsoviet Q 0-0-5 army-hq hq=guards at 1304\naxis S 3-5-3 at 1305",
        "soviet",
    )
    assert not p.choices("use-artillery")


@pytest.mark.rule("S42-18.2.1.d")
def test_a_used_asu_gives_no_second_shift() -> None:
    p = facing(f"""
        {PAIR}
        axis H S-(1)-5 support-hq at 1304
        axis B 6-7-3 at 1304
        soviet T 3-5-3 at 1404
        crt * * = A1
    """)
    p.play("leave B; use-artillery H; resolve", 1, "attack 1404")
    assert not p.choices("use-artillery")
    assert refused(p, "H") == "S42-18.2.1.d"


@pytest.mark.rule("S42-18.2.3.c", "S42-13.2.1.f", "S42-5.6.4.b", "S42-13.3.2.a")
@pytest.mark.parametrize("state", ["disrupted", "fr", "train", "fresh"])
def test_an_asu_in_a_bad_state_gives_nothing(state: str) -> None:
    p = facing(f"{PAIR}\naxis H S-(1)-5 support-hq at 1303 {state}")
    assert not p.choices("use-artillery")
    assert refused(p, "H") == "S42-18.2.3.c"
    q = struck(f"axis A 10-7-3 at 1304\nsoviet S 3-5-3 at 1305\n"
               f"soviet H S-(1)-5 support-hq at 1307 {state}").play("defend")  # fmt: skip
    assert q.waits_for == "DefenseRoll"


@pytest.mark.rule("S42-18.3.1.d")
def test_one_artillery_shift_in_a_combat() -> None:
    p = facing(f"{PAIR}\naxis H S-(1)-5 support-hq at 1304\naxis K S-(1)-5 support-hq at 1304")
    p.play("use-artillery H")
    assert not p.choices("use-artillery")
    assert refused(p, "K") == "S42-18.3.1.d"


@pytest.mark.rule("S42-18.3.1.b", "S42-18.3.1.c", "S42-18.6.5.a")
@pytest.mark.example("S42-EX-18.6-1")
def test_an_hq_with_a_ready_sp_supports_two_combats() -> None:
    p = facing("""
        axis A 6-7-3 at 1304
        axis B 6-7-3 at 1504
        axis H S-(1)-5 support-hq range=5 at 1303
        sp P axis ready at 1303
        soviet S 3-5-3 at 1305
        soviet T 3-5-3 at 1505
        crt * * = A1
    """)
    p.play("use-artillery H P")
    assert shifts(p.odds()) == {"artillery": 1}
    p.play("resolve", 1)
    assert (p.where("P"), "used" in p.states("H")) == ("pool", False)
    p.play("attack 1505; use-artillery H")
    assert shifts(p.odds()) == {"artillery": 1}
    p.play("resolve", 1)
    assert "used" in p.states("H")


@pytest.mark.rule("S42-18.3.2.a", "S42-18.3.2.b", "S42-18.2.1.b")
def test_in_defense_an_asu_gives_no_shift_but_plus_1() -> None:
    p = struck("""
        axis A 10-7-3 at 1304
        soviet S 3-5-3 at 1305
        soviet H S-(1)-5 support-hq at 1306
    """)
    assert p.told("log-assault")[0].tally is not None
    assert p.told("log-assault")[0].args["odds"] == "2-1"
    p.play("defend")
    assert p.options("use-artillery") == {"H"}


@pytest.mark.rule("S42-18.3.2.c", "S42-18.4.c")
@pytest.mark.parametrize(("where", "near"), [("1305", True), ("1307", True), ("1308", False)])
def test_support_reaches_hexes_in_range_and_its_own(where: str, near: bool) -> None:
    p = struck(f"""
        axis A 10-7-3 at 1304
        soviet S 3-5-3 at 1305
        soviet H S-(1)-5 support-hq range=2 at {where}
    """)
    p.play("defend")
    assert (p.options("use-artillery") == {"H"}) is near
    if not near:
        battle = p.state.stack[-1].attempt.battle
        found = cannot_steady(p.state, battle, p.unit("H"), NONE, p.unit("S"))
        assert rule_of(found) == "S42-18.4.c"


@pytest.mark.rule("S42-18.2.1.d", "S42-18.6.5.a")
@pytest.mark.parametrize(("state", "rule"), [("", ""), ("used", "S42-18.2.1.d")])
def test_an_sp_pays_only_for_an_asu_that_could_do_without(state: str, rule: str) -> None:
    guns = "{side} H S-(1)-5 support-hq at {at} {state}\nsp P {side} ready at {at}"
    text = guns.format(side="soviet", at="1305", state=state)
    p = struck(f"{PAIR}\n{text}").play("defend")
    battle = p.state.stack[-1].attempt.battle
    found = cannot_steady(p.state, battle, p.unit("H"), p.unit("P"), p.unit("S"))
    assert rule_of(found) == rule
    p = facing(f"{PAIR}\n{guns.format(side='axis', at='1304', state=state)}")
    assert refused(p, "H", "P") == rule


@pytest.mark.rule("S42-18.3.2.d", "S42-18.6.5.b")
def test_an_sp_pays_for_defensive_support() -> None:
    p = struck("""
        axis A 10-7-3 at 1304
        soviet S 3-5-3 at 1305
        soviet H S-(1)-5 support-hq at 1306
        sp P soviet ready at 1306
    """)
    p.play("defend; use-artillery H P", 3)
    assert p.where("P") == "pool"
    assert "used" not in p.states("H")
    tally = p.told("log-defense-roll")[0].tally
    assert tally is not None
    assert tally.total == 1


@pytest.mark.rule("S42-18.3.3.a", "S42-15.2.9.d")
def test_no_artillery_in_breakthrough_combat() -> None:
    p = position(f"{PAIR}\naxis H S-(1)-5 support-hq at 1304\nduring combat axis")
    battle = breakthrough_battle(p.state, 0, p.hex("1305"), p.units("A H"))
    assert battle.attackers == p.units("A")
    found = cannot_bombard(p.state, battle, p.unit("H"), NONE, p.units("A"))
    assert rule_of(found) == "S42-15.2.9.d"


@pytest.mark.rule("S42-18.3.3.b")
@pytest.mark.parametrize("nation", ["romanian", "hungarian", "italian"])
def test_an_allied_hq_wants_a_unit_of_its_nation_in_the_attack(nation: str) -> None:
    p = facing(f"{PAIR}\naxis R 3-4-3 {nation} at 1304\naxis H S-(1)-5 support-hq {nation} at 1304")
    p.play("use-artillery H")
    assert shifts(p.odds()) == {"artillery": 1}
    p.play("leave R")
    assert shifts(p.odds()) == {}, "without it the support is gone"
    assert not p.choices("use-artillery")
    assert refused(p, "H") == "S42-18.3.3.b"


@pytest.mark.rule("S42-18.3.3.b")
def test_a_german_hq_supports_any_axis_attack() -> None:
    p = facing("""
        axis R 6-4-3 romanian at 1304
        axis H S-(1)-5 support-hq at 1304
        soviet S 3-5-3 at 1305
    """)
    assert p.options("use-artillery") == {"H"}


# 18.4 Range


@pytest.mark.rule("S42-18.4.a", "S42-18.4.b")
@pytest.mark.parametrize(("where", "near"), [("1301", True), ("1300", False)])
def test_range_is_counted_in_hexes_to_a_unit_of_the_attack(where: str, near: bool) -> None:
    p = facing(f"{PAIR}\naxis H S-(1)-5 support-hq range=3 at {where}")
    assert (p.options("use-artillery") == {"H"}) is near
    if not near:
        assert refused(p, "H") == "S42-18.4.b"


@pytest.mark.rule("S42-18.4.b")
def test_one_unit_of_the_attack_in_range_is_enough_but_it_must_take_part() -> None:
    p = facing(f"""
        {PAIR}
        axis B 6-7-3 at 1405
        axis H S-(1)-5 support-hq range=2 at 1407
    """)
    p.play("use-artillery H; leave B")
    assert shifts(p.odds()) == {}
    assert refused(p, "H") == "S42-18.4.b"
    p.play("join B")
    assert p.options("use-artillery") == {"H"}


def in_range(more: str, span: int = 4) -> bool:
    """Does H in 1302 reach A in 1306? At range 4 there is only the way along the column."""
    p = position(f"""
        axis A 6-7-3 at 1306
        axis H S-(1)-5 support-hq range={span} at 1302
        {more}
        during combat axis
    """)
    return bool(within_range(p.state, p.unit("H"), p.units("A")))


@pytest.mark.rule("S42-18.4.d")
@pytest.mark.parametrize(
    ("kind", "open_"),
    [("sea", False), ("river lake", False), ("alpine", False), ("river major", True),
     ("river volga", True)],
)  # fmt: skip
def test_the_path_crosses_all_but_impassable_and_alpine_hexsides(kind: str, open_: bool) -> None:
    assert in_range(f"{kind} 1303/1304") is open_


@pytest.mark.rule("S42-18.4.d")
def test_a_road_carries_the_path_over_alpine_hexsides() -> None:
    assert in_range("alpine 1303/1304\nroad 1303-1304")


@pytest.mark.rule("S42-18.4.e")
def test_the_path_enters_no_enemy_hex() -> None:
    assert not in_range("soviet X 3-5-3 at 1304 train")
    assert in_range("soviet X 3-5-3 at 1404 train")
    assert in_range("sp P soviet at 1304"), "a non-combat unit does not bar it"


@pytest.mark.rule("S42-18.4.f")
def test_the_path_crosses_no_enemy_bond() -> None:
    friend = "axis F 1-1-3 at 1304"
    bond = "soviet X 3-5-3 at 1204\nsoviet Y 3-5-3 at 1404"
    assert not in_range(f"{friend}\n{bond}")
    assert in_range(f"{friend}\n{bond.replace('at 1204', 'at 1204 disrupted')}")


@pytest.mark.rule("S42-18.4.f")
def test_the_path_enters_no_hex_bond() -> None:
    friends = "axis F 1-1-3 at 1303\naxis G 1-1-3 at 1305"
    bond = "soviet X 3-5-3 at 1203\nsoviet Y 3-5-3 at 1404"
    assert not in_range(f"{friends}\n{bond}")
    assert in_range(f"{friends}\n{bond.replace('at 1203', 'at 1203 disrupted')}")


@pytest.mark.rule("S42-18.4.g", "S42-18.4.h")
@pytest.mark.example("S42-EX-18.4-1")
def test_the_path_may_enter_one_ezoc_hex_but_not_two_in_a_row() -> None:
    enemy = "soviet X 3-5-3 at 1204"
    assert not in_range(enemy), "1304 and 1305 are in its ZOC"
    assert in_range(f"{enemy}\naxis F 1-1-3 at 1305"), "a friend negates one of them"
    assert in_range(f"{enemy}\naxis F 1-1-3 at 1304", span=5)


# 18.5 Massive Barrage

BARRAGE = """
    soviet A 6-7-3 at 1304
    {guns}
    axis S 3-5-3 at 1305
    crt * * = A1
"""


def barrage(*guns: str) -> Position:
    lines = "\n".join(guns)
    return facing(BARRAGE.format(guns=lines), "soviet")


DIVISION = "soviet K S-(1)-5 artillery at 1304"
OTHER_DIVISION = "soviet L S-(1)-5 artillery at 1304"
FRONT = "soviet F S-(1)-5 support-hq at 1304"


@pytest.mark.rule("S42-18.5.a", "S42-9.4.a", "S42-18.5.c")
def test_two_artillery_divisions_shift_two_columns_and_are_gone_for_good() -> None:
    p = barrage(DIVISION, OTHER_DIVISION)
    p.play("use-artillery K; use-artillery L")
    assert (shifts(p.odds()), column(p.odds())) == ({"massive-barrage": 2}, "3-1")
    p.play("resolve", 1)
    assert (p.where("K"), p.where("L")) == ("removed", "removed")


@pytest.mark.rule("S42-18.5.a", "S42-18.5.c", "S42-18.5.e")
@pytest.mark.parametrize("order", [("K", "F"), ("F", "K")])
def test_a_division_and_a_front_hq_do_so_too(order: tuple[str, str]) -> None:
    p = barrage(DIVISION, FRONT)
    p.play(f"use-artillery {order[0]}; use-artillery {order[1]}")
    assert shifts(p.odds()) == {"massive-barrage": 2}
    p.play("resolve", 1)
    assert p.where("K") == "removed"
    assert (p.where("F"), "used" in p.states("F")) == ("1304", True)


@pytest.mark.rule("S42-18.5.b")
def test_two_front_hqs_or_an_sp_make_no_barrage() -> None:
    p = barrage(FRONT, "soviet G S-(1)-5 support-hq at 1304").play("use-artillery F")
    assert not p.choices("use-artillery")
    assert refused(p, "G") == "S42-18.5.b"
    q = barrage(DIVISION, FRONT, "sp P soviet ready at 1304").play("use-artillery F P")
    assert not q.choices("use-artillery")
    assert refused(q, "K") == "S42-18.5.b"
    r = barrage(DIVISION, FRONT, "sp P soviet ready at 1304").play("use-artillery K")
    assert r.options("use-artillery") == {"F"}, "without the SP"
    assert refused(r, "F", "P") == "S42-18.5.b"


@pytest.mark.rule("S42-18.5.a", "S42-18.3.1.d")
def test_there_is_no_third_shift_and_none_for_the_axis() -> None:
    third = "soviet M S-(1)-5 artillery at 1304"
    p = barrage(DIVISION, OTHER_DIVISION, third).play("use-artillery K; use-artillery L")
    assert not p.choices("use-artillery")
    assert refused(p, "M") == "S42-18.3.1.d"


@pytest.mark.rule("S42-18.5.a", "S42-18.5.b", "S42-8.4.1.a")
@pytest.mark.parametrize(
    ("side", "guns", "able"),
    [
        ("soviet", (DIVISION, FRONT), True), ("soviet", (DIVISION, OTHER_DIVISION), True),
        ("soviet", (FRONT, FRONT.replace("F", "G")), False), ("soviet", (DIVISION,), False),
        ("axis", (DIVISION, FRONT), False),
    ],
)  # fmt: skip
def test_an_attack_two_columns_below_the_table_needs_a_barrage(
    side: str, guns: tuple[str, ...], able: bool
) -> None:
    units = ("soviet A 2-7-3 at 1304", *guns)
    text = "\n".join(units).replace("soviet", side)
    enemy = f"{'axis' if side == 'soviet' else 'soviet'} S 3-10-3 at 1305"
    p = position(f"{text}\n{enemy}\nduring combat {side}")
    assert (no_attack(p.state, p.state.side, p.hex("1305"), p.mask("A")) is None) is able


@pytest.mark.rule("S42-18.5.d")
def test_a_division_alone_is_used_like_any_asu() -> None:
    p = barrage(DIVISION).play("use-artillery K; resolve", 1)
    assert (p.where("K"), "used" in p.states("K")) == ("1304", True)


# 18.6 Supply Points


@pytest.mark.rule("S42-18.6.5.a", "S42-18.6.2.c", "S42-18.6.7.b", "S42-18.6.8.c")
@pytest.mark.parametrize(
    ("words", "rule"),
    [("ready at 1304", ""), ("immobile at 1304", ""), ("at 1304", "S42-18.6.2.c"),
     ("ready train at 1304", "S42-18.6.7.b"), ("ready at 1303", "S42-18.6.5.a")],
)  # fmt: skip
def test_which_sp_pays(words: str, rule: str) -> None:
    p = facing(f"{PAIR}\naxis H S-(1)-5 support-hq at 1304\nsp P axis {words}")
    assert p.options("use-artillery") == ({"H"} if rule else {"H", "H P"})
    assert rule_of(cannot_pay(p.state, p.unit("H"), p.unit("P"))) == rule


@pytest.mark.rule("S42-18.6.5.a")
def test_the_asu_must_be_ready_too() -> None:
    p = facing(f"{PAIR}\naxis H S-(1)-5 support-hq at 1304 used\nsp P axis ready at 1304")
    assert not p.choices("use-artillery")


@pytest.mark.rule("S42-18.6.5.a")
def test_enemy_sps_and_those_of_one_use_are_told_apart() -> None:
    p = facing(f"""
        {PAIR}
        axis H S-(1)-5 support-hq at 1304
        sp P axis ready at 1304
        sp Q axis ready at 1304
        sp R axis immobile at 1304
    """)
    assert p.options("use-artillery") == {"H", "H P", "H R"}, "P and Q are alike"
