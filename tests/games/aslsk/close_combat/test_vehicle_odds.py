"""Figures of Close Combat with vehicles: weapons, CCV, exact chances (ASL-3.8.aa to aq)."""

from fractions import Fraction

import pytest

from hexfront.games.aslsk.close_combat.afv import afv_prospects
from hexfront.games.aslsk.close_combat.brawl import Brawl
from hexfront.games.aslsk.close_combat.vehicular import cc_weapons, close_defense, defense
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.places import NOBODY
from tests.games.aslsk.close_combat.helpers import why
from tests.games.aslsk.close_combat.test_reaction import halts


def fight(tank: str, *lines: str, attacker: str = "russian") -> Position:
    return position("\n".join((f"ger T {tank}", *lines, f"phase close-combat {attacker}")))


@pytest.mark.rule("ASL-3.8.ad", "ASL-3.8.ae", "ASL-3.8.ah", "ASL-3.8.ai")
@pytest.mark.parametrize(
    ("tank", "unit", "destroyed", "immobilized", "casualty"),
    [
        ("ger-pziif at J2", "4-4-7", Fraction(6, 36), Fraction(4, 36), Fraction(1, 36)),
        ("ger-pziif at J2 motion", "4-4-7", Fraction(1, 36), Fraction(2, 36), Fraction(1, 36)),
        ("ger-pziif at J2 immobilized", "4-4-7", Fraction(10, 36), Fraction(5, 36),
         Fraction(1, 36)),
        ("ger-pziif at J2 stunned", "4-4-7", Fraction(10, 36), Fraction(5, 36), Fraction(0)),
        ("ger-pziif at J2", "7-0", Fraction(0), Fraction(1, 36), Fraction(1, 36)),
        ("ger-pziif at J2 motion", "7-0", Fraction(2, 216), Fraction(1, 216), Fraction(1, 36)),
    ],
)  # fmt: skip
def test_the_chances_of_infantry_against_a_vehicle(
    tank: str, unit: str, destroyed: Fraction, immobilized: Fraction, casualty: Fraction
) -> None:
    p = fight(tank, f"rus A {unit} at J2")
    brawl = Brawl(p.side("russian"), p.units("A"), p.units("T"))
    ahead = afv_prospects(p.state, brawl, NOBODY)
    assert (ahead.destroyed, ahead.immobilized) == (destroyed, immobilized)
    assert ahead.casualty == casualty


@pytest.mark.rule("ASL-3.8.aj", "ASL-3.8.am")
@pytest.mark.parametrize(
    ("tank", "weapons"),
    [
        ("ger-pziiin at J2", {"cmg"}),
        ("ger-pziif at J2", {"ma", "cmg"}),
        ("ger-stugiiig at J2", set[str]()),
        ("ger-stugiiig at J2 exposed", {"aamg"}),
        ("ger-pzvib at J2 exposed", {"cmg", "aamg"}),
        ("ger-pzvib at J2 exposed shocked", set[str]()),
    ],
)
def test_which_weapons_of_a_vehicle_reach_its_own_hex(tank: str, weapons: set[str]) -> None:
    p = fight(tank, "rus A 4-4-7 at J2")
    found = cc_weapons(p.state, p.unit("T"))
    assert found == [w for w in p.state.carried(p.unit("T")) if w in found]
    assert set(found) == {p.weapon(f"T-{name}") for name in weapons}


@pytest.mark.rule("ASL-3.8.aj")
@pytest.mark.parametrize(
    ("tank", "weapons"), [("rus-kv1e", {"cmg", "rmg"}), ("rus-ba64", {"ma"}), ("rus-su85", set())]
)
def test_those_of_russian_vehicles(tank: str, weapons: set[str]) -> None:
    p = position(f"rus T {tank} at J2\nger A 4-6-7 at J2\nphase close-combat german")
    found = set(cc_weapons(p.state, p.unit("T")))
    assert found == {p.weapon(f"T-{name}") for name in weapons}


@pytest.mark.rule("ASL-3.8.aj")
@pytest.mark.parametrize(("turret", "weapons"), [("T", 1), ("NT", 0)])
def test_a_cmg_needs_a_turret(turret: str, weapons: int) -> None:
    p = fight("odd at J2", f"counter odd like ger-pziiin turret={turret}", "rus A 4-4-7 at J2")
    assert len(cc_weapons(p.state, p.unit("T"))) == weapons


@pytest.mark.rule("ASL-3.8.am")
@pytest.mark.parametrize("mark", ["malfunctioned", "disabled"])
def test_a_weapon_out_of_order_is_not_used(mark: str) -> None:
    p = fight("ger-pziif at J2", "rus A 4-4-7 at J2", f"sw T-cmg {mark}")
    assert cc_weapons(p.state, p.unit("T")) == [p.weapon("T-ma")]


@pytest.mark.rule("ASL-3.8.al")
@pytest.mark.parametrize(
    ("units", "value"),
    [("A", 5), ("H", 3), ("C", 4), ("L", 2), ("L M", 4), ("A L", 6), ("A L M", 7), ("A H", 8)],
)
def test_infantry_defends_itself_with_its_ccv(units: str, value: int) -> None:
    p = fight(
        "ger-pziif at J2", "rus A 4-4-7 at J2", "rus H 2-3-7 at J2", "rus C crew at J2",
        "rus L 8-0 at J2", "rus M 7-0 at J2",
    )  # fmt: skip
    assert defense(p.state, p.units(units)) == value


@pytest.mark.rule("ASL-7.10.o")
@pytest.mark.parametrize(("states", "drm"), [("", 0), ("shaken", 1)])
def test_a_crew_that_was_stunned_fights_worse(states: str, drm: int) -> None:
    p = fight(f"ger-pziiin at J2 {states}", "rus A 4-4-7 at J2").do("done")
    p.do("wield T-cmg", "against A")
    told = p.preview("declare").brawl
    assert told is not None
    assert told.drm.value("tally-shaken") == drm


@pytest.mark.rule("ASL-3.8.ao")
@pytest.mark.parametrize(
    ("states", "able"), [("", True), ("exposed", False), ("shocked", False), ("stunned", False)]
)
def test_who_uses_a_close_defense_weapon(states: str, *, able: bool) -> None:
    p = fight(f"ger-pzvib at J2 {states}", "rus A 4-4-7 at J2", "date 1944-08")
    assert (close_defense(p.state, p.unit("T")) is not None) is able


# CC Reaction Fire.


def driven(*lines: str, arms: str = "") -> Position:
    """A T-34/85 T drives in K5, which the 4-6-7 A holds."""
    men = f"""
        ger A 4-6-7 at K5
        {arms}
        rus T rus-t3485 at K5 entered
        movers T
    """
    return halts(position("\n".join((men, *lines, "during movement russian"))), 8)


@pytest.mark.rule("ASL-3.3.4.e")
@pytest.mark.parametrize(
    ("arms", "value"),
    [("sw M ger-lmg with A", 5), ("sw M ger-lmg with A first", 4),
     ("sw M ger-lmg with A final", 4), ("sw M ger-lmg with A fired", 4)],
)  # fmt: skip
def test_having_fired_a_weapon_lowers_the_ccv_too(arms: str, value: int) -> None:
    told = driven(arms=arms).preview("react A T").assault
    assert told is not None
    assert told.ccv.total == value


@pytest.mark.rule("ASL-3.3.4.a", "ASL-3.8.af")
def test_whom_a_leader_joins() -> None:
    p = driven("ger L 8-1 at K5", "ger M 7-0 at K5", "ger N 8-0 at K5 pinned", "ger O 8-0 at K6")
    reacting = {choice for choice in p.choices() if choice.startswith("react")}
    assert reacting == {
        "react A T", "react A T L", "react A T M", "react L T", "react M T", "react L T M",
    }  # fmt: skip
    assert why(p, "react A T N") == ("ASL-3.3.4.a", "no-reaction-of-unit")
    assert why(p, "react A T O") == ("ASL-3.8.af", "no-crowd-against-vehicle")


@pytest.mark.rule("ASL-3.3.4.a")
def test_once_for_each_mp_spent_in_the_hex() -> None:
    p = halts(driven(), 1).do("react A T").roll((1, 1), (5, 5))
    assert "react A T" not in p.choices()
