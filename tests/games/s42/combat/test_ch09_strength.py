"""Chapters 9.1, 9.5, 9.6, 9.8, 9.9, 20.2, 20.9, 20.10 and 23.4: strengths, unit by unit."""

import pytest

from tests.games.s42.combat.helpers_combat import (
    column,
    facing,
    fighting,
    figures,
    lines,
    share,
    shifts,
    strengths,
)

# 9.1 Halving and doubling


@pytest.mark.rule("S42-9.1.b", "S42-9.1.d", "S42-9.5.2.a")
@pytest.mark.example("S42-EX-9.1-1")
def test_each_unit_is_halved_by_itself_and_rounded_up() -> None:
    odds = figures("""
        river major 1304/1305
        axis A 5-7-3 at 1304
        axis B 5-7-3 at 1304
        soviet S 3-5-3 at 1305
    """)
    assert odds.attack.total == 3 + 3


@pytest.mark.rule("S42-9.1.a", "S42-9.6.3.a", "S42-2.3.3.b")
@pytest.mark.example("S42-EX-9.1-2")
def test_infantry_in_a_city_behind_a_river_is_doubled_once() -> None:
    odds = figures("""
        city 1305
        river minor 1304/1305
        axis A 6-7-3 at 1304
        soviet S 3-5-3 at 1305
    """)
    assert strengths(odds) == (6, 10)


@pytest.mark.example("S42-EX-16.4-D1")
@pytest.mark.rule("S42-9.1.a", "S42-9.1.b", "S42-9.9.d", "S42-16.4.c", "S42-16.4.g")
@pytest.mark.example("S42-EX-9.1-3")
def test_a_unit_is_halved_twice() -> None:
    p = facing("""
        river major 1304/1305
        axis A 9-7-3 at 1304 oos
        soviet S 3-4-3 at 1305
    """)
    found = {"attack": 9, "major-river": -4, "out-of-supply": -2}
    assert lines(p.odds(), p, "A") == found
    assert share(p, "A") == 3


@pytest.mark.rule("S42-16.4.c")
@pytest.mark.example("S42-EX-16.4-1")
def test_an_attack_of_1_stays_1_out_of_supply() -> None:
    p = facing("axis A 1-7-3 at 1304 oos\nsoviet S 3-2-3 at 1305")
    assert share(p, "A") == 1


@pytest.mark.rule("S42-9.1.c", "S42-9.9.b", "S42-13.2.1.c", "S42-9.1.d")
def test_a_disrupted_unit_is_halved_before_it_is_doubled() -> None:
    p = facing("""
        city 1305
        axis A 6-7-3 at 1304
        soviet S 3-5-3 at 1305 disrupted
    """)
    assert lines(p.odds(), p, "S") == {"defense": 5, "disrupted": -2, "in-city": 3}
    assert share(p, "S") == 6


# 9.5 Rivers and marsh


@pytest.mark.rule("S42-9.5.1.a", "S42-9.5.2.a")
@pytest.mark.example("S42-EX-9.5-1")
def test_all_attackers_across_rivers_double_the_defender() -> None:
    odds = figures("""
        river major 1204/1305
        river major 1205/1305
        river minor 1304/1305
        axis A 6-7-3 at 1204
        axis B 5-7-3 at 1205
        axis C 5-7-3 at 1304
        soviet X 3-5-3 at 1305
    """)
    assert strengths(odds) == (3 + 3 + 5, 10)
    assert column(odds) == "1-1"


@pytest.mark.rule("S42-9.5.1.b", "S42-9.5.2.a")
@pytest.mark.example("S42-EX-9.5-2")
def test_one_attacker_not_across_a_river_denies_the_doubling() -> None:
    odds = figures("""
        river major 1204/1305
        river major 1205/1305
        axis D 6-7-3 at 1204
        axis E 5-7-3 at 1205
        axis F 5-7-3 at 1304
        soviet Y 3-5-3 at 1305
    """)
    assert strengths(odds) == (11, 5)
    assert column(odds) == "2-1"


@pytest.mark.rule("S42-9.5.1.a", "S42-9.2.3.b", "S42-9.5.4.b")
@pytest.mark.example("S42-EX-9.5-3")
@pytest.mark.parametrize("obstacle", ["river minor 1304/1305", "terrain marsh 1304"])
def test_rivers_and_marsh_add_up_to_all_attackers(obstacle: str) -> None:
    odds = figures(f"""
        river major 1204/1305
        {obstacle}
        axis A 10-8-6 tank black at 1204
        axis B 8-8-6 tank black at 1304
        soviet S 3-5-3 at 1305
    """)
    assert strengths(odds) == (5 + 8, 10)
    assert shifts(odds) == {"tanks-across-river": 0}
    assert column(odds) == "1-1"


@pytest.mark.rule("S42-9.5.2.a")
@pytest.mark.parametrize("bridge", ["road 1304-1305", "rail 1304-1305"])
def test_a_bridge_does_not_help_an_attack(bridge: str) -> None:
    odds = figures(f"""
        river major 1304/1305
        {bridge}
        axis A 6-7-3 at 1304
        soviet S 3-5-3 at 1305
    """)
    assert strengths(odds) == (3, 10)


@pytest.mark.rule("S42-9.5.3.a")
def test_attacks_across_the_volga_at_ferries_are_as_across_a_major_river() -> None:
    p = facing("""
        river volga 1305/1204+1304+1404
        ferry 1304/1305
        axis A 7-7-3 at 1304
        axis B 6-7-3 at 1204
        soviet S 3-5-3 at 1305
    """)
    assert strengths(p.odds()) == (4, 10)


@pytest.mark.rule("S42-9.5.3.a")
@pytest.mark.parametrize("crossing", ["volga-bridge 1304/1305", "flotilla 1304/1305"])
def test_the_flotilla_and_the_volga_bridge_serve_soviet_attacks_only(crossing: str) -> None:
    text = f"""
        river volga 1304/1305
        {crossing}
        axis A 8-5-3 at 1304
        soviet S 8-5-3 at 1305
    """
    assert fighting(text, "axis").actor == "over"
    assert strengths(figures(text, "soviet", "1304")) == (4, 10)


@pytest.mark.rule("S42-9.5.4.a")
def test_a_defender_in_marsh_is_doubled_once() -> None:
    text = "axis A 6-7-3 at 1304\nsoviet S 3-5-3 tank at 1305\nterrain marsh 1305{more}"
    assert strengths(figures(text.format(more=""))) == (6, 10)
    assert strengths(figures(text.format(more=" 1304"))) == (6, 10)


@pytest.mark.rule("S42-9.5.4.a", "S42-2.2.2.b")
def test_attackers_out_of_marsh_count_as_across_a_river() -> None:
    text = """
        terrain marsh 1304
        axis A 6-7-3 at 1304
        {more}
        soviet S 3-5-3 at 1305
    """
    assert strengths(figures(text.format(more=""))) == (6, 10)
    more = "axis B 1-7-3 at 1204"
    assert strengths(figures(text.format(more=more))) == (7, 5)


@pytest.mark.rule("S42-23.2.3.b", "S42-9.5.4.a")
def test_seasonal_marsh_counts_once_it_has_turned() -> None:
    text = "terrain seasonal-marsh 1305\naxis A 6-7-3 at 1304\nsoviet S 3-5-3 at 1305\n"
    assert strengths(figures(text)) == (6, 5)
    assert strengths(figures(f"{text}marsh")) == (6, 10)


@pytest.mark.rule("S42-9.5.5.a")
def test_the_izyum_bend_has_four_river_hexsides() -> None:
    p = facing(
        """
        map A
        soviet S 3-5-3 at 1521
        axis A1 1-5-3 at 1520
        axis A2 1-5-3 at 1522
        axis A3 1-5-3 at 1420
        axis A4 1-5-3 at 1421
        axis A5 1-5-3 at 1620
        axis A6 1-5-3 at 1621
        """,
        hex_="1521",
    )
    assert strengths(p.odds())[1] == 5, "two hexsides are dry"
    across = 0
    for n in range(1, 7):
        others = [f"leave A{m}" for m in range(1, 7) if m != n and f"leave A{m}" in p.choices()]
        q = facing(p.text(), hex_="1521")
        for words in others:
            q.play(words)
        across += strengths(q.odds())[1] == 10
    assert across == 4


# 9.6 Mountain and City


@pytest.mark.rule("S42-9.6.1.a", "S42-9.6.3.a", "S42-2.3.3.b", "S42-2.3.3.a")
@pytest.mark.parametrize("ground", ["terrain mountain 1305", "city 1305", "city 1305 major"])
@pytest.mark.parametrize(
    ("kind", "doubled"),
    [("infantry", True), ("security", True), ("jaeger", True), ("naval-infantry", True),
     ("mountain", True), ("bicycle", True), ("nkvd", True), ("engineer", True),
     ("cavalry", True), ("motorized", True), ("tank", False), ("mechanized", False),
     ("tank-destroyer", False), ("sturmgeschuetz", False)],
)  # fmt: skip
def test_infantry_types_are_doubled_in_city_and_mountain(
    ground: str, kind: str, doubled: bool
) -> None:
    odds = figures(f"{ground}\naxis A 6-7-3 at 1304\nsoviet S 3-5-3 {kind} at 1305")
    assert strengths(odds) == (6, 10 if doubled else 5)


@pytest.mark.rule("S42-9.6.1.b", "S42-20.2.b", "S42-20.2.c")
@pytest.mark.parametrize(
    ("side", "ground", "strength"),
    [("axis", "mountain", 10), ("axis", "clear", 5), ("soviet", "mountain", 5)],
)
def test_axis_mountain_units_are_doubled_against_mountains(
    side: str, ground: str, strength: int
) -> None:
    other = "soviet" if side == "axis" else "axis"
    odds = figures(
        f"""
        terrain {ground} 1305
        {side} M 5-5-4 mountain at 1304
        {other} S 3-5-3 at 1305
        """,
        side,
    )
    assert odds.attack.total == strength


@pytest.mark.rule("S42-9.1.c")
def test_a_mountain_attack_is_halved_before_it_is_doubled() -> None:
    p = facing("""
        terrain mountain 1305
        axis M 5-5-4 mountain at 1304 oos
        soviet S 3-2-3 at 1305
    """)
    assert lines(p.odds(), p, "M") == {"attack": 5, "out-of-supply": -2, "mountain-attack": 3}


@pytest.mark.rule("S42-20.9.a")
@pytest.mark.parametrize(
    ("ground", "strength"), [("city 1305", 4), ("city 1305 major", 4), ("town 1305", 2)]
)
def test_the_linden_engineers_are_doubled_against_cities(ground: str, strength: int) -> None:
    odds = figures(f"{ground}\naxis L 2-2-3 engineer at 1304\nsoviet S 3-2-3 at 1305")
    assert odds.attack.total == strength


# 9.8 Parenthesised strengths


@pytest.mark.rule("S42-9.8.a", "S42-20.10.a")
def test_a_bracketed_strength_counts_only_alone() -> None:
    text = "axis A 6-7-3 at 1304\nsoviet H S-(1)-5 support-hq at 1305\n"
    assert strengths(figures(text)) == (6, 1)
    assert strengths(figures(f"{text}soviet S 3-5-3 at 1305")) == (6, 5)
    assert strengths(figures(f"{text}soviet S 3-5-3 at 1305 fr")) == (6, 1)


@pytest.mark.rule("S42-9.8.b", "S42-20.10.b")
@pytest.mark.parametrize("words", ["", "disrupted", "train"])
def test_of_several_bracketed_units_the_one_that_brings_most_counts(words: str) -> None:
    """K prints more, but in bad order or on a train it brings 2 or 1."""
    odds = figures(f"""
        axis A 6-7-3 at 1304
        soviet H S-(3)-5 support-hq at 1305
        soviet K S-(4)-5 artillery at 1305 {words}
        soviet L S-(1)-5 artillery at 1305
    """)
    assert strengths(odds) == (6, 3 if words else 4)


# 9.9 Other modifiers


@pytest.mark.rule("S42-9.9.a", "S42-5.6.4.b")
def test_a_train_unit_defends_with_1_and_is_never_doubled() -> None:
    p = facing("""
        city 1305
        axis A 6-7-3 at 1304
        soviet S 3-5-3 at 1305 train
        soviet T 3-5-3 at 1305
    """)
    assert (share(p, "S"), share(p, "T")) == (1, 10)


@pytest.mark.rule("S42-9.9.c", "S42-13.3.2.c")
def test_a_unit_in_full_retreat_adds_nothing() -> None:
    p = facing("""
        axis A 6-7-3 at 1304
        soviet S 3-5-3 at 1305 fr
        soviet T 3-5-3 at 1305
    """)
    assert (share(p, "S"), share(p, "T")) == (0, 5)


@pytest.mark.rule("S42-9.9.c")
def test_units_in_full_retreat_alone_are_overwhelmed() -> None:
    odds = figures("axis A 1-7-3 at 1304\nsoviet S 3-5-3 at 1305 fr")
    assert odds.defense.total == 0
    assert odds.automatic


# 23.4 Winter

WINTER = """
    map 1000-1644
    row winter 43
    turn {turn}
    {more}
    axis A 10-8-6 tank at {hex} {state}
    soviet S 30-5-3 at {foe}
"""


def winter(hex_: str = "1304", foe: str = "1305", turn: int = 30, **words: str) -> str:
    return WINTER.format(
        hex=hex_, foe=foe, turn=turn, more=words.get("more", ""), state=words.get("state", "")
    )


@pytest.mark.rule("S42-23.4.b", "S42-9.9.e", "S42-23.4.a")
def test_winter_takes_one_from_an_axis_attack() -> None:
    assert figures(winter()).attack.total == 9
    assert figures(winter(turn=27)).attack.total == 10
    assert figures(winter("1343", "1344"), hex_="1344").attack.total == 9
    assert figures(winter("1344", "1343"), hex_="1343").attack.total == 10
    assert figures(winter(), "soviet", "1304").attack.total == 30


@pytest.mark.rule("S42-23.4.b")
@pytest.mark.parametrize(("printed", "left"), [("2-8-6", 1), ("1-8-6", 1)])
def test_winter_leaves_an_attack_of_1(printed: str, left: int) -> None:
    text = winter().replace("10-8-6", printed).replace("30-5-3", "30-2-3")
    assert figures(text).attack.total == left


@pytest.mark.rule("S42-23.4.c", "S42-23.4.d")
@pytest.mark.parametrize(("printed", "left"), [(8, 7), (3, 2), (2, 2), (1, 1)])
def test_winter_takes_one_from_an_axis_defense(printed: int, left: int) -> None:
    text = winter().replace("10-8-6", f"10-{printed}-6")
    assert figures(text, "soviet", "1304").defense.total == left


@pytest.mark.rule("S42-23.4.c")
@pytest.mark.parametrize(
    "shelter",
    ["city 1304", "town 1304", "fort axis 1304", "city 1303\ncontrol axis 1303",
     "city 1204 major\ncontrol axis 1204"],
)  # fmt: skip
def test_shelter_saves_the_axis_from_winter(shelter: str) -> None:
    assert figures(winter(more=shelter), "soviet", "1304").defense.total == 8


@pytest.mark.rule("S42-23.4.c")
@pytest.mark.parametrize("none", ["city 1303", "building axis 1304", "town 1303", "fortified 1304"])
def test_what_is_no_shelter(none: str) -> None:
    assert figures(winter(more=none), "soviet", "1304").defense.total == 7


@pytest.mark.rule("S42-23.4.c", "S42-2.2.3.c")
@pytest.mark.parametrize(("between", "defense"), [("sea", 7), ("alpine", 7), ("river major", 8)])
def test_a_city_beyond_an_impassable_hexside_is_no_shelter(between: str, defense: int) -> None:
    city = f"city 1303\ncontrol axis 1303\n{between} 1304/1303"
    assert figures(winter(more=city), "soviet", "1304").defense.total == defense


@pytest.mark.rule("S42-9.1.e", "S42-23.4.e", "S42-23.4.i")
def test_winter_comes_before_halving() -> None:
    p = facing(winter(state="disrupted"), "soviet", "1304")
    assert lines(p.odds(), p, "A") == {"defense": 8, "winter": -1, "disrupted": -3}
    q = facing(winter(more="river major 1304/1305"))
    assert lines(q.odds(), q, "A") == {"attack": 10, "winter": -1, "major-river": -4}
    assert strengths(q.odds()) == (5, 10), "ice changes nothing"


@pytest.mark.rule("S42-9.1.a", "S42-5.6.4.d")
@pytest.mark.example("S42-EX-9.1-4")
@pytest.mark.parametrize(("state", "strength"), [("disrupted", 6), ("train", 1), ("", 10)])
def test_a_disrupted_division_in_a_city_is_halved_then_doubled(state: str, strength: int) -> None:
    found = figures(f"city 1305\naxis A 6-7-3 at 1304\nsoviet S 3-5-3 at 1305 {state}")
    assert found.defense.total == strength
