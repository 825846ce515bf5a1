"""Leaders in Close Combat (ASL-3.8.l to ASL-3.8.q): with a unit, with each other or alone."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.close_combat.helpers import attack, drm, open_odds, results, why

LED = """
    ger A 4-6-7 at K5
    ger B 4-6-7 at K5
    ger L 9-1 at K5
    rus S 4-4-7 at K5
    phase close-combat german
"""


def test_leaders_are_asked_the_attackers_first() -> None:
    p = position("""
        ger A 4-6-7 at K5
        ger L 9-1 at K5
        rus S 4-4-7 at K5
        rus C 8-0 at K5
        phase close-combat russian
    """)
    assert p.choices() == ["accompany C S", "accompany C nobody"]
    p.choose("accompany C S")
    assert p.choices() == ["accompany L A", "accompany L nobody"]


@pytest.mark.rule("ASL-3.8.o")
def test_a_leader_may_be_put_with_any_unit_of_his_hex() -> None:
    p = position(LED)
    assert p.options("accompany") == {"L A", "L B", "L nobody"}
    p.do("accompany L B; grapple B; against S")
    assert open_odds(p) == "1-1"
    p.choose("grapple A")
    assert open_odds(p) == "2-1"


def test_broken_leaders_and_leaders_of_broken_units_stay_alone() -> None:
    p = position("""
        ger A 4-6-7 at K5
        ger L 9-1 at K5 broken
        rus S 4-4-7 at K5 broken
        rus C 8-0 at K5
        phase close-combat german
    """)
    assert p.choices() == ["grapple A", "done"]


@pytest.mark.rule("ASL-3.8.n")
def test_he_attacks_and_is_attacked_with_his_unit() -> None:
    p = position(LED).do("accompany L A")
    assert p.options("grapple") == {"A", "B"}
    assert why(p, "grapple L") == ("ASL-3.8.n", "no-fight-apart-from-unit")
    p.do("grapple A; against S")
    assert open_odds(p) == "1-1"
    p.do("grapple B; declare; grapple S")
    assert p.options("against") == {"A", "B"}
    p.do("against A; declare; 6,6; 1,2")
    assert results(p) == [("2-1", -1, 11, "none"), ("1-2", 0, 3, "eliminated")]
    assert p.at("K5") == {"B", "S"}


@pytest.mark.rule("ASL-3.8.n")
def test_his_strength_is_added_in_attack_and_defence() -> None:
    p = position("""
        ger A 5-4-8 at K5
        ger L 8-0 at K5
        rus S 4-4-7 at K5
        phase close-combat german
    """)
    p.do("accompany L A; grapple A; against S")
    assert open_odds(p) == "3-2"
    p.do("declare; grapple S; against A")
    assert open_odds(p) == "1-2"


@pytest.mark.rule("ASL-3.8.m")
def test_alone_he_attacks_and_defends_alone() -> None:
    p = position(LED).do("accompany L nobody; grapple L")
    assert p.options("grapple") == set()
    assert why(p, "grapple A") == ("ASL-3.8.m", "no-fight-with-lone-leader")
    p.do("call-off; grapple A")
    assert p.options("grapple") == {"B"}
    assert why(p, "grapple L") == ("ASL-3.8.m", "no-fight-with-lone-leader")
    p.do("against S; declare; grapple S")
    assert p.options("against") == {"A", "B", "L"}
    p.choose("against L")
    assert open_odds(p) == "4-1"


@pytest.mark.rule("ASL-3.8.n")
def test_leaders_may_fight_together_without_a_unit() -> None:
    p = position("""
        ger K 9-2 at K5
        ger L 9-1 at K5
        rus H 2-3-7 at K5
        phase close-combat german
    """)
    assert p.choices() == ["accompany L K", "accompany L nobody"]
    p.choose("accompany L K")
    assert p.options("grapple") == {"K"}
    p.do("grapple K; against H")
    assert open_odds(p) == "1-1"
    p.do("declare; grapple H")
    assert p.options("against") == {"K"}
    p.do("against K; declare; 3,3; 6,6")
    assert results(p)[0] == ("1-1", 0, 6, "none")


def test_a_leader_may_not_join_one_who_has_joined_a_unit() -> None:
    p = position("""
        ger A 4-6-7 at K5
        ger K 9-2 at K5
        ger L 9-1 at K5
        rus S 4-4-7 at K5
        phase close-combat german
    """).do("accompany K A")
    assert p.options("accompany") == {"L A", "L nobody"}
    assert why(p, "accompany L K") == ("ASL-3.8.n", "no-company-with-unit")


# Leadership.


def led(leader: str) -> Position:
    return position(f"""
        ger A 4-6-7 at K5
        ger B 4-6-7 at K5
        ger L {leader}
        ger M 8-1 at K5
        rus S 4-4-7 at K5
        during close-combat german
    """)


@pytest.mark.rule("ASL-3.8.p")
def test_he_leads_his_unit_and_all_who_join_its_attack() -> None:
    p = led("9-2 at K5")
    assert drm(p, "A L", "S") == {"tally-leadership": -2}
    assert drm(p, "A L B", "S") == {"tally-leadership": -2}
    assert drm(p, "A L M", "S") == {"tally-leadership": -2}
    assert drm(p, "B", "S") == {}


@pytest.mark.rule("ASL-3.8.p")
def test_he_does_not_lead_the_attack_on_him() -> None:
    assert drm(led("9-2 at K5"), "S", "A L") == {}


@pytest.mark.rule("ASL-3.8.p")
def test_he_need_not_lead_if_it_does_harm() -> None:
    p = led("6+1 at K5")
    assert drm(p, "A L", "S") == {}
    assert drm(p, "A L M", "S") == {"tally-leadership": -1}


@pytest.mark.rule("ASL-1.2.1.c")
def test_a_pinned_leader_adds_only_his_strength() -> None:
    assert drm(led("9-2 at K5 pinned"), "A L", "S") == {}


@pytest.mark.rule("ASL-3.8.q")
def test_alone_he_does_not_lead_himself() -> None:
    p = led("9-2 at K5")
    assert drm(p, "L", "S") == {}
    assert drm(p, "L M", "S") == {}


def test_after_the_loss_of_his_unit_in_an_ambush_he_fights_alone() -> None:
    p = position("""
        terrain woods K5
        ger H 2-4-7 at K5 advanced
        ger L 9-1 at K5 advanced
        rus S 4-4-7 at K5
        phase close-combat german
    """)
    p.do("accompany L H", 6, 1, attack("S", "H"), "3,3", 5, 1)
    assert (p.where("H"), p.where("L")) == ("eliminated", "K5")
    p.do(attack("L", "S"), "1,1")
    assert results(p) == [("1-1", -1, 5, "reduced"), ("1-4", 1, 3, "reduced")]
    assert p.figures("S") == "2-3-7"
