"""The Rout Phase: who must rout, the course of a rout, and who is lost (ASL-3.6)."""

import pytest

from hexfront.games.aslsk.choices import RoutStep
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.rout import courses as rout

# Duty and right.


@pytest.mark.rule("ASL-3.6.a")
def test_beside_a_known_unbroken_enemy_a_broken_unit_must_rout() -> None:
    p = position("""
        terrain woods B2 E2 H2 K2 N2
        rus A 4-4-7 at B2 broken
        ger B 4-6-7 at B3 cx
        rus C 4-4-7 at E2 broken
        ger D 4-6-7 at E3 broken
        rus E 4-4-7 at H2 broken
        ger F 4-6-7 at H2 cx
        rus G 4-4-7 at K2 broken
        rus H 4-4-7 at K2
        ger I 4-6-7 at K2
        melee K2
        rus J 4-4-7 at N2 broken
        ger K 4-6-7 at N4 cx
    """)
    assert [p.duty(name) for name in "ACEGJ"] == ["ASL-3.6.a", None, "ASL-3.6.a", None, None]


@pytest.mark.rule("ASL-3.6.b")
def test_in_the_open_under_interdiction_it_must_rout() -> None:
    text = """
        terrain woods B5
        ger A 4-6-7 at B8 {}
        rus S 4-4-7 at {} broken
    """
    assert position(text.format("", "D6")).duty("S") == "ASL-3.6.b"
    assert position(text.format("", "B5")).duty("S") is None
    assert position(text.format("cx", "D6")).duty("S") is None
    assert position(text.format("", "B1")).duty("S") is None
    assert position(text.format("hidden", "D6")).duty("S") is None


@pytest.mark.rule("ASL-3.6.c")
def test_who_must_rout_is_under_dm_from_the_start_and_may_not_stay() -> None:
    p = position("""
        ger A 4-6-7 at B8
        rus S 4-4-7 at D6 broken
        rus T 4-4-7 at Q5 broken
        phase rout german
    """)
    assert "dm" in p.states("S")
    assert "dm" not in p.states("T")
    assert p.choices() == ["rout S"]


@pytest.mark.rule("ASL-3.6.c", "ASL-4.0.h")
def test_who_must_and_cannot_rout_is_eliminated() -> None:
    # Every other hex around K6 is beside one of the three enemies as well.
    p = position("""
        ger A 4-6-7 at K5
        ger B 4-6-7 at J6
        ger C 4-6-7 at L6
        rus S 4-4-7 +lmg at K6 broken
        phase rout german
    """)
    assert p.where("S") == "eliminated"
    assert [entry.rule for entry in p.told("log-failure-to-rout")] == ["ASL-3.6.c"]
    assert p.lies("S-lmg") == "K6"


@pytest.mark.rule("ASL-3.6.d")
def test_under_dm_it_may_rout_and_need_not() -> None:
    text = """
        terrain woods B5 B7
        rus S 4-4-7 at B5 broken {}
        phase rout german
    """
    assert position(text.format("dm")).choices() == ["rout S", "done"]
    p = position(text.format(""))
    assert p.actor == "over"
    refusal = rout.cannot_rout(p.state, p.unit("S"))
    assert refusal is not None
    assert refusal.rule == "ASL-3.6.d"


@pytest.mark.rule("ASL-3.6.e")
def test_the_attacker_routs_first_one_unit_after_another() -> None:
    p = position("""
        terrain woods B7 N7
        hill H1-H10
        ger A 4-6-7 at B5 broken dm
        ger B 4-6-7 at B5 broken dm
        rus S 4-4-7 at N5 broken dm
        phase rout russian
    """)
    assert p.choices() == ["rout S", "done"]
    p.play("rout S; rout-step N6 crawl")
    assert p.choices() == ["rout A", "rout B", "done"]
    p.play("rout A; rout-step B6")
    assert p.where("A") == "B7"
    assert p.choices() == ["rout B", "done"]


@pytest.mark.rule("ASL-3.6.e")
def test_no_unit_routs_twice() -> None:
    p = position("""
        terrain woods B7
        rus S 4-4-7 at B5 broken dm
        phase rout russian
    """)
    p.play("rout S; rout-step B6 crawl")
    assert p.where("S") == "B6"
    assert p.actor == "over"


# Low Crawl.


@pytest.mark.rule("ASL-3.6.g", "ASL-3.6.h", "ASL-3.6.i", "ASL-2.0.be")
def test_low_crawl_is_one_hex_without_interdiction() -> None:
    text = """
        terrain woods K8
        ger A 4-6-7 at K2
        rus S 4-4-7 at K5 broken dm
        phase rout russian
    """
    p = position(text).play("rout S; rout-step K6 crawl")
    assert (p.where("S"), p.actor) == ("K6", "over")
    # Without Low Crawl the same hex is entered under Interdiction.
    p = position(text).play("rout S; rout-step K6")
    assert (p.where("S"), p.waits_for) == ("K6", "InterdictionCheck")


@pytest.mark.rule("ASL-3.6.g")
def test_low_crawl_is_not_for_later_hexes() -> None:
    p = position("""
        terrain woods K8 L8
        rus S 4-4-7 at L4 broken dm
        phase rout russian
    """)
    p.choose("rout S")
    assert "rout-step L5 crawl" in p.choices()
    p.choose("rout-step L5")
    assert p.options("rout-step") == {"K6", "L6"}


@pytest.mark.rule("ASL-3.6.h")
def test_low_crawl_keeps_the_other_conditions() -> None:
    p = position("""
        terrain woods K8
        ger A 4-6-7 at K2
        rus S 4-4-7 at K5 broken dm
        phase rout russian
    """)
    p.choose("rout S")
    assert p.options("rout-step") == {"K6", "K6 crawl"}


AMBUSHED = """
    terrain brush J1-L10, woods K8
    ger A 4-6-7 at K9 {}
    rus S 4-4-7 at {} broken dm
    phase rout russian
"""
"""The woods hide the enemy in K9 until a unit is in them."""


@pytest.mark.rule("ASL-3.6.j")
def test_whoever_ends_the_phase_beside_an_enemy_is_lost() -> None:
    p = position(AMBUSHED.format("", "K5")).play("rout S; rout-step K6")
    # With its last MF it has come to K8.
    assert [entry.args["hex"] for entry in p.told("log-failure-to-rout")] == [p.hex("K8")]
    assert p.told("log-failure-to-rout")[0].rule == "ASL-3.6.j"
    assert p.where("S") == "eliminated"


@pytest.mark.rule("ASL-3.6.j")
def test_low_crawl_may_not_end_beside_an_enemy() -> None:
    p = position(AMBUSHED.format("", "K7"))
    found = rout.steps(p.state, rout.begin(p.state, p.unit("S")))
    assert found.steps == (RoutStep(p.hex("K8")),)


@pytest.mark.rule("ASL-3.6.a")
def test_a_broken_enemy_does_no_harm() -> None:
    p = position(AMBUSHED.format("broken", "K5")).play("rout S; rout-step K6; done")
    assert p.where("S") == "K8"


# Leaders.


def with_leader(more: str = "") -> Position:
    return position(f"""
        terrain woods K7
        ger A 4-6-7 at K2
        rus S 4-4-7 at K5 broken dm
        rus L 9-1 at K5 {more}
        phase rout russian
    """)


@pytest.mark.rule("ASL-3.6.u")
def test_an_unbroken_leader_may_come_along() -> None:
    assert with_leader().choices() == ["rout S", "rout S L"]
    assert with_leader("pinned").choices() == ["rout S"]
    p = with_leader().play("rout S L; rout-step K6 crawl")
    assert (p.where("S"), p.where("L")) == ("K6", "K6")
    assert "broken" not in p.states("L")


@pytest.mark.rule("ASL-3.6.u")
def test_only_a_leader_of_the_same_hex_comes_along() -> None:
    p = position("""
        terrain woods K7
        rus S 4-4-7 at K5 broken dm
        rus T 4-4-7 at K5
        rus L 9-1 at K4
        rus M 8-1 at K5 broken
        phase rout russian
    """)
    assert p.choices() == ["rout S", "done"]


@pytest.mark.rule("ASL-3.6.v")
def test_he_stays_with_his_unit() -> None:
    p = position("""
        terrain woods K7
        rus S 4-4-7 at K5 broken dm
        rus T 4-4-7 at K6 broken dm
        rus L 9-1 at K5
        phase rout russian
    """)
    p.play("rout S L; rout-step K6 crawl")
    assert p.choices() == ["rout T", "done"]


@pytest.mark.rule("ASL-3.6.v")
def test_he_helps_against_interdiction() -> None:
    p = with_leader().play("rout S L; rout-step K6; 4,4")
    assert p.figures("S") == "4-4-7"
    p = with_leader().play("rout S; rout-step K6; 4,4")
    assert p.figures("S") == "2-3-7"


@pytest.mark.rule("ASL-3.6.v")
def test_he_falls_if_his_unit_fails() -> None:
    p = with_leader().play("rout S L; rout-step K6; 4,5")
    assert p.where("L") == "eliminated"
    assert (p.figures("S"), p.where("S")) == ("2-3-7", "K6")


@pytest.mark.rule("ASL-3.6.f")
def test_a_wounded_leader_slows_his_unit() -> None:
    text = """
        terrain woods K8
        rus S 4-4-7 at K5 broken dm
        rus L 9-1 at K5 {}
        phase rout russian
    """
    p = position(text.format("")).play("rout S L; rout-step K6; ")
    assert p.where("S") == "K8"
    p = position(text.format("wounded")).play("rout S L")
    assert len({words.split()[1] for words in p.choices()}) == 6


# Weapons.


@pytest.mark.rule("ASL-3.6.af", "ASL-4.0.g")
def test_too_heavy_a_load_is_dropped_before_the_rout() -> None:
    p = position("""
        terrain woods K8
        counter light like rus-lmg pp=1
        counter middle like rus-lmg pp=2
        counter heavy like rus-lmg pp=5
        rus S 4-4-7 at K5 broken dm
        sw A light with S
        sw B middle with S
        sw C heavy with S
        phase rout russian
    """)
    p.play("rout S; rout-step K6 crawl")
    assert (p.holder("A"), p.holder("B"), p.lies("C")) == ("S", "S", "K5")


@pytest.mark.rule("ASL-3.6.af")
def test_as_near_to_three_pp_as_possible() -> None:
    p = position("""
        terrain woods K8
        counter light like rus-lmg pp=1
        counter middle like rus-lmg pp=2
        counter three like rus-lmg pp=3
        rus S 4-4-7 at K5 broken dm
        sw A light with S
        sw B middle with S
        sw C three with S
        phase rout russian
    """)
    p.choose("rout S")
    # Either C alone or A with B: the owner decides.
    assert p.choices() == ["drop A", "drop B", "drop C"]
    p.choose("drop A")
    assert (p.lies("A"), p.lies("B"), p.holder("C")) == ("K5", "K5", "S")


@pytest.mark.rule("ASL-3.6.af")
@pytest.mark.parametrize(("states", "kept"), [("", "L"), ("wounded", "nobody")])
def test_a_leader_carries_one_pp(states: str, kept: str) -> None:
    p = position(f"""
        terrain woods K7
        counter light like rus-lmg pp=1
        rus L 9-1 at K5 broken dm {states}
        sw A light with L
        sw B light with L
        phase rout russian
    """)
    p.choose("rout L")
    assert {p.holder("A"), p.holder("B")} == {kept, "nobody"}


# Hidden enemies.


def test_a_hidden_enemy_throws_a_routing_unit_back() -> None:
    p = position("""
        terrain woods K7
        ger A 4-6-7 at K6 hidden
        rus S 4-4-7 at K5 broken dm
        phase rout russian
    """)
    p.play("rout S; rout-step K6 crawl")
    assert (p.where("S"), p.states("A")) == ("K5", position("ger A 4-6-7 at K6").states("A"))
    # It must now go another way, and not by Low Crawl.
    assert p.options("rout-step") == {"K4", "J4", "L4"}


@pytest.mark.rule("ASL-3.6.c")
def test_thrown_back_without_another_way_it_is_lost() -> None:
    p = position("""
        ger A 4-6-7 at J5
        ger B 4-6-7 at L5
        ger C 4-6-7 at K7 hidden
        rus S 4-4-7 at K6 broken
        phase rout russian
    """)
    p.choose("rout S")
    assert p.options("rout-step") == {"K7", "K7 crawl"}
    p.choose("rout-step K7")
    assert p.where("S") == "eliminated"
    assert p.told("log-failure-to-rout")[0].rule == "ASL-3.6.c"
    assert "hidden" not in p.states("C")
