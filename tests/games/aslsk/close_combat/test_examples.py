"""The rulebook's examples of Close Combat; the Germans are the ATTACKER.

They are six fights of one phase. Each is replayed on its own, after the advance into it.
"""

import pytest

from hexfront.games.aslsk.notation import position
from tests.games.aslsk.close_combat.helpers import attack, odds, open_odds, results


@pytest.mark.example("ASL-EX-3.8-1")
def test_both_sides_attack_though_one_is_reduced() -> None:
    p = position("""
        terrain stone-building F5
        ger A 4-6-7 at F5 advanced
        rus S 4-2-6 at F5
        phase close-combat german
    """)
    p.roll(2, 3)
    german, russian = p.told("log-ambush-roll")
    assert (german.args["side"], german.args["total"]) == (p.side("german"), 2)
    assert (russian.args["side"], russian.args["total"]) == (p.side("russian"), 4)
    assert p.told("log-ambush") == []
    p.do(attack("A", "S"), attack("S", "A"), "2,3; 4,5")
    assert results(p) == [("1-1", 0, 5, "reduced"), ("1-1", 0, 9, "none")]
    assert (p.figures("S"), p.figures("A")) == ("2-2-6", "4-6-7")
    assert p.melee() == {"F5"}


@pytest.mark.example("ASL-EX-3.8-2")
def test_leaders_fight_and_fall_with_their_squad() -> None:
    p = position("""
        terrain wooden-building G5
        ger K 8-1 at G5 advanced
        ger L 9-1 at G5 advanced
        ger A 4-6-7 at G5 advanced
        rus S 4-4-7 at G5
        phase close-combat german
    """)
    p.do("accompany K A; accompany L A", 6, 3)
    german, russian = p.told("log-ambush-roll")
    assert german.tally is not None
    assert (german.tally.total, german.args["total"], russian.args["total"]) == (-1, 5, 3)
    assert p.told("log-ambush") == []
    p.do(attack("A", "S"))
    p.choose("grapple S")
    assert p.options("against") == {"A"}
    p.do("against A; declare; 2,4; 1,2")
    assert results(p) == [("3-2", -1, 5, "eliminated"), ("1-2", 0, 3, "eliminated")]
    assert p.at("G5") == set()
    assert p.melee() == set()


@pytest.mark.example("ASL-EX-3.8-3")
def test_several_attacks_in_one_hex() -> None:
    p = position("""
        terrain stone-building H4
        ger A 4-4-7 at H4 advanced
        ger B 4-4-7 at H4 advanced
        ger C 4-4-7 at H4 advanced
        rus S 4-5-8 at H4
        rus T 4-5-8 at H4
        phase close-combat german
    """)
    p.roll(3, 5)
    assert p.told("log-ambush") == []
    assert [odds(p, "A B C", "S T"), odds(p, "A B C", "S")] == ["3-2", "3-1"]
    p.do("grapple A; grapple B; against S")
    assert open_odds(p) == "2-1"
    p.do("declare; grapple C; against T")
    assert open_odds(p) == "1-1"
    p.choose("declare")
    assert p.actor == "russian"
    assert [odds(p, "S T", "A B C"), odds(p, "S T", "A B"), odds(p, "S T", "A")] == [
        "1-2", "1-1", "2-1",
    ]  # fmt: skip
    p.do(attack("S", "A B"), attack("T", "C"), "1,5; 4,5; 1,3; 3,4", 2, 5)
    assert results(p) == [
        ("2-1", 0, 6, "eliminated"),
        ("1-1", 0, 9, "none"),
        ("1-2", 0, 4, "reduced"),
        ("1-1", 0, 7, "none"),
    ]
    assert p.where("S") == "eliminated"
    assert [p.figures(name) for name in ("A", "B", "C", "T")] == [
        "4-4-7", "2-3-7", "4-4-7", "4-5-8",
    ]  # fmt: skip
    assert p.melee() == {"H4"}


@pytest.mark.example("ASL-EX-3.8-4")
def test_a_wounded_leader_joins_a_melee() -> None:
    p = position("""
        terrain stone-building J3
        melee J3
        ger A 4-6-7 at J3
        ger L 9-2 at K4 wounded
        rus S 4-4-7 at J3
        rus T 5-2-7 at J3
        phase advance german onwards
    """)
    p.do("advance L J3")
    assert p.waits_for == "Companies"
    p.choose("accompany L A")
    assert p.told("log-ambush-roll") == []
    p.do(attack("A", "T"), attack("S T", "A"), "3,4; 3,4")
    assert results(p) == [("1-1", -1, 6, "none"), ("3-2", 0, 7, "none")]
    assert p.melee() == {"J3"}


@pytest.mark.example("ASL-EX-3.8-5")
def test_an_ambush() -> None:
    p = position("""
        terrain stone-building I4
        ger A 4-6-7 at I4 advanced
        rus S 4-4-7 at I4
        phase close-combat german
    """)
    p.roll(4, 1)
    assert p.told("log-ambush")[0].args["side"] == p.side("russian")
    assert p.actor == "russian"
    p.do(attack("S", "A"), "3,3")
    assert p.figures("A") == "2-4-7"
    assert p.actor == "german"
    p.do(attack("A", "S"), "1,4")
    assert results(p) == [("1-1", -1, 5, "reduced"), ("1-2", 1, 6, "none")]
    assert p.melee() == {"I4"}
    p.enter_phase("close-combat russian")
    p.do(attack("S", "A"), attack("A", "S"), "5,5; 5,5")
    assert results(p)[2:] == [("2-1", 0, 10, "none"), ("1-2", 0, 10, "none")]


@pytest.mark.example("ASL-EX-3.8-6")
def test_a_field_promotion_in_close_combat() -> None:
    p = position("""
        ger A 5-4-8 at E6 cx advanced
        rus S 4-4-7 at E6
        phase close-combat german
    """)
    assert (odds(p, "A", "S"), odds(p, "S", "A")) == ("1-1", "1-2")
    p.do(attack("A", "S"), attack("S", "A"), "4,5; 1,1")
    assert p.waits_for == "MayPromote"
    p.do("promote roll", 1)
    created = p.told("log-leader-created")[0]
    assert created.tally is not None
    assert (created.tally.total, p.figures("new-1")) == (1, "8-0")
    assert p.told("log-ambush-roll") == []
    assert results(p) == [("1-1", 1, 10, "none"), ("1-1", -1, 1, "eliminated")]
    assert (p.where("A"), p.at("E6")) == ("eliminated", {"S", "new-1"})
