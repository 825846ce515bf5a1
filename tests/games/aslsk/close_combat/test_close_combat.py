"""Close Combat (ASL-3.8): who fights whom, the odds, the DRM and what the dice do."""

from fractions import Fraction

import pytest

from hexfront.games.aslsk.close_combat.brawl import prospects
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.places import NOBODY
from tests.games.aslsk.close_combat.helpers import RESULTS, attack, brawl, drm, odds, results

TWO_EACH = """
    ger A 4-6-7 at K5
    ger B 4-6-7 at K5
    rus S 4-4-7 at K5
    rus T 4-4-7 at K5
    phase close-combat german
"""
ONE_EACH = """
    ger A 4-6-7 at K5
    rus S 4-4-7 at K5
    phase close-combat german
"""


def fight(units: str, ground: str = "") -> Position:
    """Units in K5, before anything is declared."""
    return position(f"{ground}\n{units}\nduring close-combat german")


# Order.


@pytest.mark.rule("ASL-3.8.c")
def test_the_attacker_says_which_hex_comes_next_and_it_is_finished_first() -> None:
    p = position("""
        ger A 4-6-7 at K5
        ger B 4-6-7 at M5
        rus S 4-4-7 at K5
        rus T 4-4-7 at M5
        phase close-combat russian
    """)
    assert (p.actor, p.options("fight")) == ("russian", {"K5", "M5"})
    p.do("fight M5", attack("T", "B"))
    assert p.choices() == ["grapple B", "done"]
    p.do(attack("B", "T"), "6,6; 6,6")
    assert (p.melee(), p.choices("grapple")) == ({"M5"}, ["grapple S"])


@pytest.mark.rule("ASL-3.8.d")
def test_the_attacker_declares_all_then_the_defender_then_dice_fall_in_that_order() -> None:
    p = position(TWO_EACH)
    p.do(attack("A", "S"))
    assert p.actor == "german"
    p.do(attack("B", "T"))
    assert p.actor == "russian"
    p.do(attack("S", "A"), "done")
    assert p.actor == "chance"
    p.do("1,1; promote; 1,2; 1,3")
    fought = [e for e in p.log if e.message in RESULTS]
    names = [p.name(int(e.args["unit"])) + p.name(int(e.args["target"])) for e in fought]
    assert names == ["AS", "BT", "SA"]


@pytest.mark.rule("ASL-3.8.b", "ASL-3.8.d")
def test_the_dead_attack_too() -> None:
    p = position(ONE_EACH)
    p.do(attack("A", "S"), attack("S", "A"), "1,2; 1,2")
    assert (p.where("A"), p.where("S")) == ("eliminated", "eliminated")


@pytest.mark.rule("ASL-3.8.b")
def test_losses_do_not_change_the_odds_of_the_answer() -> None:
    p = position(ONE_EACH)
    p.do(attack("A", "S"), attack("S", "A"), "2,3; 1,2")
    assert p.figures("S") == "2-3-7"
    assert results(p)[1] == ("1-1", 0, 3, "eliminated")


# Who attacks whom.


@pytest.mark.rule("ASL-3.8.e")
def test_nobody_attacks_or_is_attacked_twice() -> None:
    p = position(TWO_EACH)
    p.do(attack("A", "S"))
    assert p.options("grapple") == {"B"}
    p.choose("grapple B")
    assert (p.options("grapple"), p.options("against")) == (set(), {"T"})


@pytest.mark.rule("ASL-3.8.e")
def test_any_combination_may_be_attacked() -> None:
    p = position(TWO_EACH)
    p.do("grapple A; grapple B; against S; against T; declare")
    assert p.actor == "russian"
    p.do("grapple S; call-off; done; 6,5")
    assert results(p) == [("1-1", 0, 11, "none")]


@pytest.mark.rule("ASL-3.8.f")
def test_nobody_must_attack_and_nobody_must_be_attacked() -> None:
    p = position(TWO_EACH)
    p.do(attack("A", "S"), "done; done; 6,5")
    assert len(results(p)) == 1
    assert p.actor == "over"


@pytest.mark.rule("ASL-3.8.g")
def test_broken_units_defend_but_do_not_attack() -> None:
    p = position("""
        ger A 4-6-7 at K5
        rus S 4-4-7 at K5 broken
        phase close-combat german
    """)
    p.do(attack("A", "S"), "3,3")
    assert results(p) == [("1-1", -2, 4, "eliminated")]
    assert p.actor == "over"


def test_units_that_are_all_broken_do_not_fight() -> None:
    p = position("""
        ger A 4-6-7 at K5 broken
        rus S 4-4-7 at K5 broken
        phase close-combat german
    """)
    assert p.actor == "over"


# Odds.


@pytest.mark.rule("ASL-3.8.h")
@pytest.mark.parametrize(
    ("attackers", "targets", "column", "kill"),
    [
        ("F", "S", "1-1", 5),
        ("A F", "T", "3-2", 6),
        ("A", "S H", "1-2", 4),
        ("A", "S", "1-1", 5),
        ("A B", "S", "2-1", 7),
        ("A B F", "S", "3-1", 8),
        ("A", "S T", "1-4", 3),
        ("L", "S T", "1-10", 0),
    ],
)
def test_the_highest_odds_that_are_reached(
    attackers: str, targets: str, column: str, kill: int
) -> None:
    p = fight("""
        ger A 4-6-7 at K5
        ger B 4-6-7 at K5
        ger F 5-4-8 at K5
        ger L 8-0 at K5
        rus S 4-4-7 at K5
        rus T 5-2-7 at K5
        rus H 2-3-7 at K5
    """)
    ahead = prospects(p.state, brawl(p, attackers, targets), NOBODY)
    reached = column if kill else ""
    assert (ahead.odds, ahead.kill) == (reached, kill)


@pytest.mark.rule("ASL-3.8.a")
def test_neither_weapons_nor_terrain_count() -> None:
    p = fight("ger A 4-6-7 at K5 +hmg\nrus S 4-4-7 at K5", "terrain stone-building K5")
    assert (odds(p, "A", "S"), odds(p, "S", "A")) == ("1-1", "1-1")
    assert drm(p, "A", "S") == {}


@pytest.mark.rule("ASL-3.8.e")
def test_a_pinned_unit_attacks_with_half_its_fp_and_defends_with_all() -> None:
    p = fight("ger A 4-6-7 at K5 pinned\nrus S 4-4-7 at K5")
    assert (odds(p, "A", "S"), odds(p, "S", "A")) == ("1-2", "1-1")


@pytest.mark.rule("ASL-3.8.l")
def test_a_leader_has_strength_one() -> None:
    p = fight("ger L 10-2 at K5\nrus S 4-4-7 at K5")
    assert (odds(p, "L", "S"), odds(p, "S", "L")) == ("1-4", "4-1")


# Results.


@pytest.mark.rule("ASL-3.8.i", "ASL-3.8.j", "ASL-3.8.k")
@pytest.mark.parametrize(
    ("dice", "figures"), [((1, 3), "eliminated"), ((1, 4), "2-3-7"), ((1, 5), "4-4-7")]
)
def test_below_at_and_above_the_number(dice: tuple[int, int], figures: str) -> None:
    p = position(ONE_EACH).do(attack("A", "S"), "done").roll(dice)
    found = "eliminated" if p.where("S") == "eliminated" else p.figures("S")
    assert found == figures


@pytest.mark.rule("ASL-3.8.i")
def test_all_units_attacked_together_are_eliminated() -> None:
    p = position(TWO_EACH).do(attack("A B", "S T"), "done; 1,3")
    assert p.at("K5") == {"A", "B"}
    assert {e.rule for e in p.told("log-eliminated")} == {"ASL-3.8.i"}


@pytest.mark.rule("ASL-3.8.j")
def test_one_of_them_suffers_chosen_at_random() -> None:
    p = position(TWO_EACH).do(attack("A B", "S T"), "done; 1,4", 2, 6)
    assert (p.figures("S"), p.figures("T")) == ("4-4-7", "2-3-7")


@pytest.mark.rule("ASL-3.8.j")
def test_a_leader_who_is_chosen_is_wounded() -> None:
    p = position("""
        ger A 4-6-7 at K5
        rus S 4-4-7 at K5
        rus L 8-0 at K5
        phase close-combat german
    """)
    p.do("accompany L S", attack("A", "S"), "done; 1,3", 2, 6)
    assert p.waits_for == "Wound"
    p.roll(1)
    assert (p.states("L"), p.figures("S")) == ({"wounded"}, "4-4-7")


def test_nobody_in_close_combat_misses_a_leader() -> None:
    p = position("""
        ger A 4-6-7 at K5
        rus S 4-4-7 at K5
        rus L 9-1 at K5
        phase close-combat german
    """)
    p.do("accompany L nobody", attack("A", "L"), "done; 1,3")
    assert p.where("L") == "eliminated"
    assert p.actor == "over"
    assert p.told("log-leader-lost") == []


# DRM.


@pytest.mark.rule("ASL-3.8.r")
def test_exhausted_units() -> None:
    p = fight("""
        ger A 4-6-7 at K5 cx
        ger B 4-6-7 at K5
        rus S 4-4-7 at K5
    """)
    assert drm(p, "A", "S") == {"tally-cx": 1}
    assert drm(p, "A B", "S") == {"tally-cx": 1}
    assert drm(p, "B", "S") == {}
    assert drm(p, "S", "A") == {"tally-against-cx": -1}
    assert drm(p, "S", "A B") == {"tally-against-cx": -1}
    assert drm(p, "S", "B") == {}


@pytest.mark.rule("ASL-3.8.g")
def test_only_broken_units() -> None:
    p = fight("""
        ger A 4-6-7 at K5
        rus S 4-4-7 at K5 broken
        rus T 4-4-7 at K5
    """)
    assert drm(p, "A", "S") == {"tally-against-broken": -2}
    assert drm(p, "A", "S T") == {}


def test_the_exact_chances() -> None:
    p = fight("ger A 4-6-7 at K5\nrus S 4-4-7 at K5")
    ahead = prospects(p.state, brawl(p, "A", "S"), NOBODY)
    assert (ahead.eliminated, ahead.reduced) == (Fraction(6, 36), Fraction(4, 36))
