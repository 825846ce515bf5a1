"""Chapters 8.1 and 8.2: who attacks whom."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.games.s42.combat.attack import (
    attackers,
    cannot_attack,
    cannot_be_attacked,
    fit,
    unfit,
)
from hexfront.games.s42.combat.odds import attack_targets
from hexfront.games.s42.notation import position
from hexfront.games.s42.scenarios.start import start
from hexfront.games.s42.setting import S42Options, setting
from hexfront.hexes import bits
from hexfront.play.masks import members
from hexfront.play.teams import FOE
from tests.games.s42.combat.helpers_combat import attackers as taking_part
from tests.games.s42.combat.helpers_combat import facing, fighting, figures, strengths


@pytest.mark.rule("S42-8.1.a", "S42-3.0.g")
def test_units_attack_adjacent_enemies_if_they_like() -> None:
    p = position("""
        axis A 6-7-3 at 1204
        axis B 6-7-3 at 1203
        soviet S 3-5-3 at 1305
        soviet T 3-5-3 at 1507
        phase combat axis
    """)
    assert p.choices() == ["attack 1305", "end-phase"]
    p.play("attack 1305")
    assert taking_part(p) == {"A"}
    found = cannot_attack(p.state, p.unit("B"), p.hex("1305"))
    assert found is not None
    assert found.rule == "S42-8.1.a"
    p.play("call-off")
    assert p.actor == "over"
    assert (p.where("S"), p.steps("S")) == ("1305", 2)


@pytest.mark.rule("S42-8.1.e")
def test_an_attack_that_was_put_off_can_follow_another() -> None:
    p = position("""
        axis A 6-7-3 at 1204
        axis B 6-7-3 at 1207
        soviet S 3-5-3 at 1305
        soviet T 3-5-3 at 1307
        crt * * = A1
        phase combat axis
    """)
    p.play("attack 1305; call-off; attack 1307; resolve", 3)
    p.play("attack 1305; resolve", 3)
    assert (p.steps("A"), p.steps("B")) == (1, 1)


@pytest.mark.rule("S42-8.1.b")
def test_no_unit_attacks_twice() -> None:
    p = position("""
        axis A 6-7-3 at 1304
        axis B 6-7-3 at 1405
        soviet S 3-5-3 at 1305
        soviet T 3-5-3 at 1404
        crt * * = A1
        phase combat axis
    """)
    p.play("attack 1305; leave B; resolve", 3)
    p.play("attack 1404")
    assert taking_part(p) == {"B"}
    found = unfit(p.state, p.unit("A"))
    assert found is not None
    assert found.rule == "S42-8.1.b"


@pytest.mark.rule("S42-8.1.b", "S42-8.1.j")
def test_a_stack_that_stood_is_not_attacked_again() -> None:
    p = position("""
        axis A 6-7-3 at 1304
        axis B 6-7-3 at 1204
        soviet S 3-5-3 at 1305
        soviet T 3-5-3 at 1104
        crt * * = A1
        phase combat axis
    """)
    p.play("attack 1305; leave B; resolve", 3)
    assert p.options("attack") == {"1104"}
    found = cannot_be_attacked(p.state, 0, p.hex("1305"))
    assert found is not None
    assert found.rule == "S42-8.1.b"


@pytest.mark.rule("S42-8.1.j")
def test_units_that_retreated_into_an_empty_hex_are_safe_from_a_normal_attack() -> None:
    p = fighting("""
        axis A 6-7-3 at 1304
        soviet S 3-5-3 at 1305 struck retreated disrupted
        soviet T 3-5-3 at 1404
    """)
    assert p.options("attack") == {"1404"}
    found = cannot_be_attacked(p.state, 0, p.hex("1305"))
    assert found is not None
    assert found.rule == "S42-8.1.j"


@pytest.mark.rule("S42-8.1.j", "S42-12.4.a")
def test_a_hex_that_took_in_retreated_units_can_be_attacked_without_them() -> None:
    odds = figures("""
        axis A 6-7-3 at 1304
        soviet S 3-5-3 at 1305 struck retreated disrupted
        soviet T 3-4-3 at 1305
    """)
    assert strengths(odds) == (6, 4)


@pytest.mark.rule("S42-8.1.c", "S42-8.2.c", "S42-8.2.d", "S42-8.1.e")
def test_units_of_a_stack_attack_different_hexes_each_once() -> None:
    p = position("""
        axis A 6-7-3 at 1304
        axis B 4-7-3 at 1304
        axis C 3-7-3 at 1304
        soviet S 3-5-3 at 1305
        soviet T 3-5-3 at 1404
        crt * * = A1
        phase combat axis
    """)
    p.play("attack 1404; leave A; leave C; resolve", 1)
    assert p.options("attack") == {"1305"}, "the other hex was not announced, and is still open"
    p.play("attack 1305; leave C")
    assert strengths(p.odds()) == (6, 5), "B's strength is used up"
    p.play("resolve", 1)
    assert p.actor == "over"


@pytest.mark.rule("S42-8.1.d", "S42-8.2.a")
def test_all_defenders_of_the_one_hex_are_attacked_together() -> None:
    odds = figures("""
        axis A 6-7-3 at 1304
        soviet S 3-5-3 at 1305
        soviet T 3-4-3 at 1305
        soviet U 3-6-3 at 1404
    """)
    assert strengths(odds) == (6, 9)


@pytest.mark.rule("S42-8.2.b")
def test_a_hex_is_attacked_from_up_to_six_hexes() -> None:
    hexes = ["1204", "1205", "1304", "1306", "1404", "1405"]
    text = "\n".join(f"axis U{n} {n + 1}-5-3 at {h}" for n, h in enumerate(hexes))
    p = facing(f"{text}\nsoviet S 3-5-3 at 1305")
    assert strengths(p.odds()) == (1 + 2 + 3 + 4 + 5 + 6, 5)
    assert len(taking_part(p)) == 6


BARRIERS = (
    "sea 1304/1305",
    "river lake 1304/1305",
    "river volga 1304/1305",
    "alpine 1304/1305",
)


@pytest.mark.rule("S42-8.1.f")
@pytest.mark.parametrize("barrier", BARRIERS)
def test_no_attack_across_what_a_unit_may_not_cross(barrier: str) -> None:
    p = position(f"""
        {barrier}
        axis A 6-7-3 at 1304
        axis B 6-7-3 at 1204
        soviet S 3-5-3 at 1305
        phase combat axis
    """)
    p.play("attack 1305")
    assert taking_part(p) == {"B"}
    found = cannot_attack(p.state, p.unit("A"), p.hex("1305"))
    assert found is not None
    assert found.rule == "S42-8.1.f"


@pytest.mark.rule("S42-9.5.6.a", "S42-23.4.m")
def test_a_lake_is_attacked_across_once_it_is_frozen() -> None:
    text = """
        terrain desert 1305
        river lake 1304/1305
        row winter 43
        axis A 14-7-3 at 1304
        soviet S 3-5-3 at 1305
        turn {turn}
    """
    assert fighting(text.format(turn=27)).actor == "over"
    p = facing(text.format(turn=28))
    assert strengths(p.odds()) == (7, 10), "14 less 1 for winter, halved; 5 doubled"


@pytest.mark.rule("S42-9.6.2.a", "S42-20.2.a")
def test_only_mountain_units_attack_across_alpine_hexsides() -> None:
    p = facing("""
        alpine 1304/1305+1404
        axis A 6-7-3 at 1304
        axis M 5-5-4 mountain at 1304
        axis B 6-7-3 at 1204
        soviet S 3-5-3 at 1305
    """)
    assert taking_part(p) == {"B", "M"}


@pytest.mark.rule("S42-9.6.2.b")
def test_a_full_alpine_hex_is_a_mountain_hex_within_alpine_hexsides() -> None:
    p = facing("""
        terrain mountain 1305
        alpine 1305/1204+1205+1304+1306+1404+1405
        axis A 6-7-3 at 1304
        axis M 5-5-4 mountain at 1204
        soviet S 3-5-3 at 1305
    """)
    assert taking_part(p) == {"M"}
    assert strengths(p.odds()) == (10, 10)


@pytest.mark.rule("S42-8.1.f", "S42-7.2.c")
def test_an_enemy_bond_does_not_prevent_an_attack() -> None:
    p = position("""
        axis A 6-7-3 at 1304
        soviet S 3-5-3 at 1305
        soviet X 3-5-3 at 1204
        soviet Y 3-5-3 at 1404
        phase combat axis
    """)
    assert "1304/1305" in p.bonds("soviet")
    assert p.legal("attack 1305")


WHO_MAY_NOT = {
    "axis A 6-7-3 at 1304 disrupted": "S42-13.2.1.c",
    "axis A 6-7-3 at 1304 fr": "S42-13.3.2.a",
    "axis A 6-7-3 at 1304 train": "S42-5.6.4.b",
    "axis A 6-7-3 at 1304 auto-ds": "S42-8.6.1.d",
    "axis A 6-7-3 at 1304 spent": "S42-2.3.2.b",
    "axis A 6-7-3 at 1304 fresh": "S42-21.4.e",
    "axis A 6-7-3 at 1304\naxis F 6-7-3 at 1304 fresh": "S42-21.4.e",
    "axis A 6-7-3 at 1304\nbuilding axis 1304": "S42-9.7.2.e",
}


@pytest.mark.rule(
    "S42-8.1.g", "S42-13.2.1.c", "S42-13.3.2.a", "S42-5.6.4.b", "S42-8.6.1.d", "S42-2.3.2.b",
    "S42-21.4.d", "S42-21.4.e", "S42-9.7.2.e",
)  # fmt: skip
@pytest.mark.parametrize(("words", "rule"), WHO_MAY_NOT.items())
def test_who_may_not_attack(words: str, rule: str) -> None:
    p = position(f"""
        {words}
        soviet S 3-5-3 at 1305
        during combat axis
    """)
    assert attack_targets(p.state, 0) == []
    found = cannot_attack(p.state, p.unit("A"), p.hex("1305"))
    assert found is not None
    assert found.rule == rule


@pytest.mark.rule("S42-19.3.a")
def test_non_combat_units_and_asus_do_not_attack() -> None:
    p = facing("""
        axis A 6-7-3 at 1304
        axis G S-(1)-5 support-hq at 1304
        sp P axis ready at 1304
        soviet S 3-5-3 at 1305
    """)
    assert taking_part(p) == {"A"}
    assert p.options("join") == set()
    found = cannot_attack(p.state, p.unit("P"), p.hex("1305"))
    assert found is not None
    assert found.rule == "S42-19.3.a"
    q = facing("""
        soviet S 6-5-3 at 1304
        soviet H 0-0-5 army-hq at 1304
        axis A 3-5-3 at 1305
    """, "soviet")  # fmt: skip
    found = cannot_attack(q.state, q.unit("H"), q.hex("1305"))
    assert found is not None
    assert found.rule == "S42-19.3.a"


@pytest.mark.rule("S42-8.1.h", "S42-20.5.1.a", "S42-20.5.1.b", "S42-20.5.1.c")
def test_allies_of_two_nations_do_not_attack_together() -> None:
    p = facing("""
        axis G 6-7-3 at 1304
        axis H 3-4-3 hungarian at 1304
        axis R 4-5-3 romanian at 1304
        axis K 1-2-4 croatian at 1204
        soviet S 3-5-3 at 1305
        soviet T 3-5-3 at 1404
        crt * * = A1
    """)
    assert taking_part(p) == {"G", "R", "K"}, "the stronger nation comes along at first"
    assert not p.legal("join H")
    p.play("leave R; join H")
    assert taking_part(p) == {"G", "H", "K"}
    assert not p.legal("join R")
    p.play("resolve", 1, "lose G", "attack 1404")
    assert taking_part(p) == {"R"}, "the other nation attacks another hex"


@pytest.mark.rule("S42-20.5.a")
@pytest.mark.parametrize(
    ("nation", "ally"),
    [("hungarian", True), ("italian", True), ("slovak", True), ("caucasian", True),
     ("croatian", False), ("luftwaffe", False), ("waffen-ss", False)],
)  # fmt: skip
def test_who_is_an_axis_ally(nation: str, ally: bool) -> None:
    p = facing(f"""
        axis R 4-5-3 romanian at 1304
        axis X 3-4-3 branch={nation} at 1304
        soviet S 3-5-3 at 1305
    """)
    assert taking_part(p) == ({"R"} if ally else {"R", "X"})


@pytest.mark.rule("S42-20.5.1.a")
def test_two_nations_are_kept_apart_whatever_is_named_between_them() -> None:
    p = facing("""
        axis H 3-4-3 hungarian at 1304
        soviet S 3-5-3 at 1305
        axis R 4-5-3 romanian at 1204
    """)
    assert taking_part(p) == {"R"}


@pytest.mark.rule("S42-20.5.1.a", "S42-9.5.1.b", "S42-8.4.1.a")
def test_the_nation_that_reaches_legal_odds_may_attack() -> None:
    """Italians across a river double the defender: 5:20; Romanians who are not bring 4:10."""
    text = """
        river 1304/1305
        axis I 5-5-3 italian at 1304
        {}
        soviet S 3-10-3 at 1305
    """
    p = fighting(text.format("axis R 4-5-3 romanian at 1204"))
    assert p.options("attack") == {"1305"}
    assert taking_part(p.choose("attack 1305")) == {"R"}
    alone = position(f"{text.format('')}\nduring combat axis").odds("1305")
    assert alone.refusal is not None
    assert alone.refusal.rule == "S42-8.4.1.a"


@pytest.mark.rule("S42-20.5.1.a", "S42-18.3.3.b", "S42-8.4.2.b")
@pytest.mark.parametrize(("hq", "open_"), [("romanian", True), ("hungarian", False)])
def test_the_nation_that_its_hq_helps_to_legal_odds_may_attack(hq: str, *, open_: bool) -> None:
    """6:20 and 5:20 are both 1-4; the guns of the Romanians make it 1-3 for the weaker."""
    p = fighting(f"""
        axis I 6-5-3 italian at 1304
        axis R 5-5-3 romanian at 1204
        axis H S-(1)-5 support-hq {hq} at 1203
        soviet S 3-10-3 at 1305
        soviet T 3-10-3 at 1305
    """)
    assert p.options("attack") == ({"1305"} if open_ else set())


@pytest.mark.rule("S42-20.5.1.a", "S42-8.6.1.a")
def test_the_nation_that_reaches_ten_to_one_makes_the_auto_ds() -> None:
    """With the Italians, who are Out of Supply, 17 to 2; with the Romanians 20."""
    p = position("""
        axis G 14-7-3 at 1304
        axis I 6-5-3 italian oos at 1304
        axis R 6-5-3 romanian at 1204
        soviet S 1-2-3 at 1305
        phase movement axis
    """)
    assert p.options("overrun") == {"1305"}
    assert taking_part(p.choose("overrun 1305")) == {"G", "R"}


@pytest.mark.rule("S42-20.5.1.a")
def test_allies_of_two_nations_defend_together() -> None:
    odds = figures(
        """
        axis H 3-4-3 hungarian at 1305
        axis R 4-5-3 romanian at 1305
        soviet S 3-5-3 at 1304
        """,
        "soviet",
    )
    assert strengths(odds) == (3, 9)


MARKS = ("disrupted", "full_retreat", "train", "fresh", "auto_ds", "attacked", "spent")


@given(st.data())
def test_lists_and_refusals_agree_on_who_may_attack(data: st.DataObject) -> None:
    state = start(setting("fall-blau", S42Options()))
    front = [u for u in range(len(state.setting.units)) if state.place[u] >= 0]
    for mark in MARKS:
        units = data.draw(st.lists(st.sampled_from(front), max_size=40), label=mark)
        setattr(state, mark, sum(1 << u for u in set(units)))
    side = data.draw(st.integers(0, 1))
    able = fit(state, side)
    assert [u for u in front if unfit(state, u) is None and state.side_of(u) == side] == [
        u for u in members(able) if state.place[u] >= 0 and state.face(u).attack
    ]
    targets = list(bits(state.occupied[FOE[side]]))
    target = data.draw(st.sampled_from(targets))
    assert sorted(attackers(state, side, target, able)) == [
        u
        for u in range(len(state.setting.units))
        if state.side_of(u) == side and cannot_attack(state, u, target) is None
    ]
    assert set(attack_targets(state, side)) <= set(targets)
