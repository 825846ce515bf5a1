"""Melee (ASL-3.8.as to ASL-3.8.av) and the end of the Close Combat Phase."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.rout.interdiction import could_interdict
from tests.games.aslsk.close_combat.helpers import attack, results

MELEE = """
    melee K5
    ger A 4-6-7 at K5
    ger B 4-6-7 at K6
    rus S 4-4-7 at K5
    rus T 4-4-7 at K8
"""


def fought(units: str, words: str, *dice: tuple[int, int]) -> Position:
    p = position(f"{units}\nphase close-combat german").do(words)
    return p.roll(*dice)


@pytest.mark.rule("ASL-3.8.as", "ASL-2.0.ag")
def test_who_is_left_on_both_sides_is_in_melee() -> None:
    p = fought("ger A 4-6-7 at K5\nrus S 4-4-7 at K5", "done; done")
    assert p.melee() == {"K5"}
    assert not p.good_order("A")
    assert not p.good_order("S")
    assert len(p.told("log-melee")) == 1


@pytest.mark.rule("ASL-3.8.as")
@pytest.mark.parametrize("state", ["broken", "broken dm"])
def test_broken_units_alone_hold_nobody(state: str) -> None:
    p = fought(f"ger A 4-6-7 at K5\nrus S 4-4-7 at K5 {state}", "done")
    assert p.melee() == set()
    assert p.told("log-melee") == []
    assert p.good_order("A")


@pytest.mark.rule("ASL-3.8.as")
@pytest.mark.parametrize("phase", ["prep-fire", "movement", "advance"])
def test_units_in_melee_neither_fire_nor_leave(phase: str) -> None:
    p = position(f"{MELEE}phase {phase} german")
    chosen = " ".join(p.choices()).split()
    assert "A" not in chosen
    assert "B" in chosen


@pytest.mark.rule("ASL-3.8.as", "ASL-3.6.x")
def test_they_do_not_interdict() -> None:
    p = position(f"{MELEE}rus U 4-4-7 at L5 broken\nduring rout russian")
    assert not could_interdict(p.state, p.unit("A"), p.hex("L5"))
    assert could_interdict(p.state, p.unit("B"), p.hex("L5"))


@pytest.mark.rule("ASL-3.8.at")
def test_who_joins_a_melee_is_part_of_it() -> None:
    p = position(f"{MELEE}phase advance german onwards")
    p.choose("advance B K5")
    p.do("grapple A; grapple B; against S; declare; grapple S")
    assert p.options("against") == {"A", "B"}
    p.do("against B; declare; 6,6; 6,6")
    assert results(p) == [("2-1", 0, 12, "none"), ("1-1", 0, 12, "none")]
    assert not p.good_order("B")


@pytest.mark.rule("ASL-3.8.av")
def test_a_melee_ends_when_a_side_is_gone() -> None:
    p = fought(MELEE, attack("A", "S") + "; done", (1, 2))
    assert (p.where("S"), p.melee(), p.good_order("A")) == ("eliminated", set(), True)
    assert len(p.told("log-melee-ends")) == 1


@pytest.mark.rule("ASL-3.8.av")
def test_a_melee_ends_when_only_broken_units_are_left_of_a_side() -> None:
    p = fought(MELEE + "rus U 4-4-7 at K5 broken", attack("A", "S") + "; done", (1, 2))
    assert p.at("K5") == {"A", "U"}
    assert p.melee() == set()


@pytest.mark.rule("ASL-3.8.av")
def test_a_melee_goes_on_as_long_as_both_can_fight() -> None:
    p = fought(MELEE, attack("A", "S") + "; done", (6, 6))
    assert p.melee() == {"K5"}
    assert (p.told("log-melee"), p.told("log-melee-ends")) == ([], [])


@pytest.mark.rule("ASL-3.8.az", "ASL-3.2.3.aa")
def test_pins_go_at_the_end_of_the_phase() -> None:
    p = position("""
        ger A 4-6-7 at K5 pinned
        rus S 4-4-7 at K5 pinned
        rus T 4-4-7 at A1 pinned
        ger B 4-6-7 at B9 pinned
        phase close-combat german
    """)
    assert p.states("T") == {"pinned"}
    p.do("done; done")
    assert [p.states(name) for name in "ABST"] == [set()] * 4


def test_nobody_fights_where_no_enemies_are() -> None:
    p = position("ger A 4-6-7 at K5\nrus S 4-4-7 at K6\nphase close-combat german")
    assert (p.actor, p.melee()) == ("over", set())
