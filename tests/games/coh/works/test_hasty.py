"""Hasty defenses: dug, shared with nobody, given up (COH-17.6)."""

import pytest

from tests.games.coh.works.helpers import works

FOE = "unit S1 soviet at H04 facing NW"


@pytest.mark.rule("COH-17.6.a")
@pytest.mark.parametrize(("state", "cost"), [("", 5), ("stressed", 6)])
def test_a_foot_unit_digs_in_for_five_ap(state: str, cost: int) -> None:
    p = works(f"unit G1 german at D04 facing N {state}", FOE)
    assert p.cost("cover G1") == cost
    p.play("cover G1", 1)
    assert p.unit("G1").hasty
    assert p.unit("G1").spent
    assert p.unit("G1").stressed


@pytest.mark.rule("COH-17.6.a")
@pytest.mark.parametrize(
    "unit", ["mover=tracked", "mover=wheeled", "mover=wheeled crewed role=gun"]
)
def test_vehicles_and_guns_do_not_dig(unit: str) -> None:
    p = works(f"unit G1 german at D04 facing N {unit}", FOE)
    assert p.refusal("cover G1").rule == "COH-17.6.a"
    assert "cover G1" not in p.play("select G1").choices()


@pytest.mark.rule("COH-17.6.a")
def test_a_spent_unit_digs_in_with_five_cap() -> None:
    assert works("cap german 5", "unit G1 german at D04 facing N spent", FOE).legal("cover G1")
    p = works("cap german 4", "unit G1 german at D04 facing N spent", FOE)
    assert p.refusal("cover G1").rule == "COH-2.2.d"


@pytest.mark.rule("COH-GATE.a")
@pytest.mark.parametrize(("chapters", "legal"), [(16, False), (17, True)])
def test_digging_comes_with_chapter_17(chapters: int, legal: bool) -> None:
    p = works(f"chapters {chapters}", "unit G1 german at D04 facing N", FOE)
    assert p.legal("cover G1") is legal
    p = works(f"chapters {chapters}", "unit G1 german at D04 facing N hasty", FOE)
    assert p.legal("uncover G1") is legal


@pytest.mark.rule("COH-17.6.b", "COH-10.12.a")
def test_a_group_digs_in_together_for_the_same_price() -> None:
    p = works("unit G1 german at D04 facing N", "unit G2 german at D05 facing N stressed", FOE)
    p.play("select G1", "gather G1 hasty", "join G2", "done")
    assert p.waits_for == "ActionCost"
    assert p.preview("cap 0").spent[0].cost == 6
    p.play("cap 0", 7)
    assert p.unit("G1").hasty
    assert p.unit("G2").hasty
    assert p.unit("G1").fresh


@pytest.mark.rule("COH-17.6.b")
def test_a_vehicle_cannot_dig_in_with_the_group() -> None:
    p = works("unit G1 german at D04 facing N", "unit G2 german at D05 facing N mover=tracked", FOE)
    assert p.refusal("gather G1 hasty").rule == "COH-10.2.a"


@pytest.mark.rule("COH-17.6.f")
@pytest.mark.parametrize(
    "work",
    ["trench D04", "bunker D04 facing N", "wire D04", "road-block D04", "mines D04",
     "mines D04 german hidden"],
)  # fmt: skip
def test_no_digging_beside_other_works(work: str) -> None:
    p = works(f"work {work}", "unit G1 german at D04 facing N", "hand german 9", FOE)
    assert p.refusal("cover G1").rule == "COH-17.6.f"
    p.play("select G1")
    assert "cover G1" not in p.choices()
    p = works(f"work {work}", "unit G1 german at D04 facing N", "hand german 9", FOE)
    assert p.refusal("card 9").rule == "COH-CARD.09"


@pytest.mark.rule("COH-11.1.a", "COH-17.6.a")
def test_a_hidden_unit_digs_in_by_card_only() -> None:
    p = works("terrain woods D04", "unit G1 german at D04 hidden", "hand german 9", FOE)
    assert p.refusal("cover G1").rule == "COH-11.1.a"
    p.play("card 9", "select G1", "cover G1")
    assert (p.unit("G1").place, p.unit("G1").hasty) == ("hidden", True)


@pytest.mark.rule("COH-17.6.f")
def test_hidden_mines_of_the_enemy_do_not_betray_themselves() -> None:
    p = works("work mines D04 soviet hidden", "unit G1 german at D04 facing N", FOE)
    assert p.legal("cover G1")


@pytest.mark.rule("COH-17.6.e")
def test_one_for_each_unit() -> None:
    p = works("unit G1 german at D04 facing N hasty", "unit G2 german at D04 facing N", FOE)
    assert p.refusal("cover G1").rule == "COH-17.6.e"
    assert p.legal("cover G2")


@pytest.mark.rule("COH-17.6.h")
def test_the_owner_gives_it_up_without_an_action() -> None:
    p = works("unit G1 german at D04 facing N hasty spent", FOE)
    p.play("uncover G1")
    assert not p.unit("G1").hasty
    assert (p.waits_for, p.turn) == ("ChooseAction", "german")
    assert not p.unit("G1").acted
    assert p.refusal("uncover G1").rule == "COH-17.6.h"


@pytest.mark.rule("COH-17.6.h")
def test_nobody_gives_up_the_position_of_another() -> None:
    p = works("unit G1 german at D04 facing N", "unit S1 soviet at H04 facing NW hasty")
    assert p.refusal("uncover S1").rule == "COH-2.2.a"


@pytest.mark.rule("COH-17.6.h")
def test_a_hidden_unit_gives_it_up_in_secret() -> None:
    p = works("unit G1 german at D04 hidden hasty", FOE)
    p.play("uncover G1")
    assert [e.message for e in p.heard("german")] == ["log-leaves-cover"]
    assert p.heard("soviet") == []
