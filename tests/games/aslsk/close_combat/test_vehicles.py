"""Close Combat in a hex with a vehicle (ASL-3.8.w to ASL-3.8.ay)."""

from fractions import Fraction

import pytest

from hexfront.games.aslsk.close_combat.afv import against_vehicle, ccv
from hexfront.games.aslsk.close_combat.brawl import Brawl
from hexfront.games.aslsk.close_combat.vehicular import vehicle_fp
from hexfront.games.aslsk.moments.skirmish import Skirmish
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.places import NOBODY
from tests.games.aslsk.close_combat.helpers import attack, results, why


def fight(*lines: str, tank: str = "ger T ger-pziif at J2", attacker: str = "russian") -> Position:
    """A German tank with Russians in its hex."""
    return position("\n".join((tank, *lines, f"phase close-combat {attacker}")))


def brawl(p: Position, attackers: str, targets: str = "T") -> Brawl:
    units = p.units(attackers)
    return Brawl(p.state.side_of(units[0]), units, p.units(targets))


def drm(p: Position, attackers: str, ambush: str = "") -> dict[str, int]:
    side = p.side(ambush) if ambush else NOBODY
    lines = against_vehicle(p.state, brawl(p, attackers), side).lines
    return {line.label: line.value for line in lines}


# CCV and DRM.


@pytest.mark.rule("ASL-3.8.aa", "ASL-3.8.ab")
@pytest.mark.parametrize(
    ("units", "value"),
    [("A", 5), ("H", 3), ("C", 4), ("L", 2), ("A L", 6), ("H L", 4), ("L M", 3)],
)
def test_the_ccv_depends_on_the_size_of_the_unit(units: str, value: int) -> None:
    p = fight(
        "rus A 4-4-7 at J2", "rus H 2-3-7 at J2", "rus C crew at J2", "rus L 8-0 at J2",
        "rus M 7-0 at J2",
    )  # fmt: skip
    assert ccv(p.state, p.units(units)).total == value


@pytest.mark.rule("ASL-3.8.ac")
def test_a_pinned_unit_has_a_lower_ccv() -> None:
    p = fight("rus A 4-4-7 at J2 pinned")
    assert ccv(p.state, p.units("A")).total == 4


@pytest.mark.rule("ASL-3.8.ac")
@pytest.mark.parametrize(
    ("squad", "leader", "number"),
    [("", "", 6), ("", "pinned", 5), ("pinned", "", 5), ("pinned", "pinned", 4)],
)
def test_a_pin_counts_for_each_of_those_who_attack_together(
    squad: str, leader: str, number: int
) -> None:
    p = fight(f"rus A 4-4-7 at J2 {squad}", f"rus L 8-1 at J2 {leader}")
    assert ccv(p.state, p.units("A L")).total == number


@pytest.mark.rule("ASL-3.8.an")
def test_what_helps_and_hinders_an_attack_on_a_vehicle() -> None:
    p = fight("rus A 4-4-7 at J2 cx", "rus L 8-1 at J2")
    assert drm(p, "A") == {"tally-cx": 1}
    assert drm(p, "A L") == {"tally-leadership": -1, "tally-cx": 1}
    assert drm(p, "A", "russian") == {"tally-cx": 1, "tally-ambusher": -1}
    assert drm(p, "A", "german") == {"tally-cx": 1, "tally-against-ambusher": 1}
    moving = fight("rus A 4-4-7 at J2", tank="ger T ger-pziif at J2 motion")
    assert drm(moving, "A") == {"tally-vehicle-moving": 2}
    stuck = fight("rus A 4-4-7 at J2", tank="ger T ger-pziif at J2 immobilized")
    assert drm(stuck, "A") == {"tally-immobilized": -1}


@pytest.mark.rule("ASL-3.8.an")
def test_a_bow_mg_spares_a_vehicle_the_drm_against_one_without_mg() -> None:
    p = fight("rus A 4-4-7 at J2", tank="ger T ger-pziiin at J2")
    weapons = {p.state.setting.weapons[w].kind.value: w for w in p.state.carried(p.unit("T"))}
    p.state.malfunctioned |= 1 << weapons["coaxial-mg"]
    assert drm(p, "A") == {}
    assert "wield" not in " ".join(p.choices())
    p.state.malfunctioned |= 1 << weapons["bow-mg"]
    assert drm(p, "A") == {"tally-unarmed-vehicle": -1}
    p.state.malfunctioned = 0
    p.state.shocked |= 1 << p.unit("T")
    assert drm(p, "A") == {"tally-unarmed-vehicle": -1}


@pytest.mark.rule("ASL-3.8.an", "ASL-3.8.aj")
@pytest.mark.parametrize(
    ("states", "found"), [("", {"tally-unarmed-vehicle": -1}), ("exposed", {})]
)
def test_an_aamg_behind_closed_hatches_spares_a_vehicle_nothing(
    states: str, found: dict[str, int]
) -> None:
    p = position(f"""
        sides german american
        date 1944-07
        ger A 4-6-7 at J2
        usa T usa-m18 at J2 {states}
        phase close-combat german
    """)
    assert drm(p, "A") == found


# The attack.


@pytest.mark.rule("ASL-3.8.ad", "ASL-3.8.ae")
@pytest.mark.parametrize(
    ("dice", "left"), [((2, 2), "wreck"), ((2, 3), "immobilized"), ((3, 3), "unhurt")]
)
def test_a_dr_below_the_ccv_destroys_and_an_equal_one_immobilizes(
    dice: tuple[int, int], left: str
) -> None:
    p = fight("rus A 4-4-7 at J2")
    p.do(attack("A", "T")).roll(dice)
    assert (p.wreck("T") == "J2") is (left == "wreck")
    assert ("immobilized" in p.states("T")) is (left == "immobilized")
    assert [e.rule for e in p.told("log-wrecked")] == ["ASL-3.8.ad"] * (left == "wreck")
    assert [e.rule for e in p.told("log-immobilized")] == ["ASL-3.8.ae"] * (left == "immobilized")


@pytest.mark.rule("ASL-3.8.ah")
@pytest.mark.parametrize(("die", "left"), [(2, "wreck"), (3, "immobilized"), (4, "unhurt")])
def test_a_hopeless_attack_has_a_third_die(die: int, left: str) -> None:
    p = fight("rus L 7-0 at J2", tank="ger T ger-pziif at J2 motion")
    p.do(attack("L", "T")).roll((1, 1))
    assert p.waits_for == "ThirdDie"
    p.roll(die)
    assert (p.wreck("T") == "J2") is (left == "wreck")
    assert ("immobilized" in p.states("T")) is (left == "immobilized")
    harm = [*p.told("log-wrecked"), *p.told("log-immobilized")]
    assert [entry.rule for entry in harm] == ["ASL-3.8.ah"] * (left != "unhurt")


@pytest.mark.rule("ASL-3.8.ah")
def test_a_number_of_two_needs_no_third_die() -> None:
    p = fight("rus L 7-0 at J2")
    p.do(attack("L", "T")).roll((1, 1))
    assert "immobilized" in p.states("T")


@pytest.mark.rule("ASL-3.8.ai")
def test_an_original_12_costs_the_attacker_unless_the_crew_is_helpless() -> None:
    p = fight("rus A 4-4-7 at J2")
    p.do(attack("A", "T")).roll((6, 6))
    assert p.figures("A") == "2-3-7"
    for state in ("shocked", "stunned"):
        p = fight("rus A 4-4-7 at J2", tank=f"ger T ger-pziif at J2 {state}")
        p.do(attack("A", "T")).roll((6, 6))
        assert p.figures("A") == "4-4-7"


@pytest.mark.rule("ASL-3.8.ai")
def test_of_leader_and_squad_chance_chooses() -> None:
    p = fight("rus A 4-4-7 at J2", "rus L 8-1 at J2")
    p.do("accompany L A", attack("A", "T")).roll((6, 6))
    assert p.waits_for == "SkirmishCasualty"


@pytest.mark.rule("ASL-3.8.af", "ASL-3.8.ag")
def test_two_attack_a_vehicle_at_most_and_nothing_beside_it() -> None:
    p = fight("rus A 4-4-7 at J2", "rus B 4-4-7 at J2", "ger G 4-6-7 at J2")
    p.do("grapple A")
    assert {"against T", "against G", "grapple B"} <= set(p.choices())
    p.do("against T")
    assert set(p.choices()) == {"declare", "call-off"}
    assert why(p, "against G") == ("ASL-3.8.ag", "no-vehicle-with-personnel")
    assert why(p, "grapple B") == ("ASL-3.8.af", "no-crowd-against-vehicle")
    p.do("call-off", "grapple A", "grapple B")
    assert "against T" not in p.choices()
    assert why(p, "against T") == ("ASL-3.8.af", "no-crowd-against-vehicle")
    p.do("against G")
    assert why(p, "against T") == ("ASL-3.8.ag", "no-vehicle-with-personnel")


@pytest.mark.rule("ASL-3.8.af")
@pytest.mark.parametrize(("companies", "targets"), [("M nobody", {"G", "T"}), ("M A", {"G"})])
def test_two_leaders_with_a_squad_are_too_many(companies: str, targets: set[str]) -> None:
    p = fight("ger G 4-6-7 at J2", "rus A 4-4-7 at J2", "rus L 8-1 at J2", "rus M 7-0 at J2")
    p.do("accompany L A", f"accompany {companies}", "grapple A")
    assert p.options("against") == targets


@pytest.mark.rule("ASL-3.8.af")
def test_a_vehicle_may_be_attacked_again_and_again() -> None:
    p = fight("rus A 4-4-7 at J2", "rus B 4-4-7 at J2")
    p.do(attack("A", "T")).roll((4, 4)).do("done")
    p.do(attack("B", "T")).roll((1, 2))
    assert p.wreck("T") == "J2"


# Order.


@pytest.mark.rule("ASL-3.8.w", "ASL-3.8.x")
@pytest.mark.parametrize("attacker", ["german", "russian"])
def test_the_side_without_a_vehicle_begins_and_then_they_take_turns(attacker: str) -> None:
    p = fight("rus A 4-4-7 at J2", "rus B 4-4-7 at J2", attacker=attacker)
    assert p.actor == "russian"
    p.do(attack("A", "T")).roll((4, 4))
    assert p.actor == "german"
    p.do(p.choices()[0], "against A", "declare").roll((6, 6))
    assert p.actor == "russian"
    assert "grapple A" not in p.choices()


@pytest.mark.rule("ASL-3.8.x")
@pytest.mark.parametrize("attacker", ["german", "russian"])
def test_also_when_the_vehicle_is_of_the_other_side(attacker: str) -> None:
    p = fight("ger A 4-6-7 at J2", tank="rus T rus-t3485 at J2", attacker=attacker)
    assert p.actor == "german"
    assert p.do(attack("A", "T")).roll((4, 4)).actor == "russian"


@pytest.mark.rule("ASL-3.8.g", "ASL-3.8.m")
def test_neither_a_broken_unit_nor_a_lone_leader_joins_beside_a_vehicle() -> None:
    p = fight(
        "rus A 4-4-7 at J2", "rus B 4-4-7 at J2 broken", "rus L 8-1 at J2", "ger G 4-6-7 at J2"
    ).do("accompany L nobody")
    assert p.options("grapple") == {"A", "L"}
    assert why(p, "grapple B") == ("ASL-3.8.g", "no-fight-broken")
    p.do("grapple A")
    assert p.options("grapple") == set()
    assert why(p, "grapple L") == ("ASL-3.8.m", "no-fight-with-lone-leader")


@pytest.mark.rule("ASL-3.8.w")
def test_results_apply_at_once_in_a_hex_with_a_vehicle() -> None:
    p = fight("ger G 4-6-7 at J2", "rus A 4-4-7 at J2")
    p.do(attack("A", "G")).roll((1, 2))
    assert p.where("G") == "eliminated"
    assert results(p) == [("1-1", 0, 3, "eliminated")]
    assert "grapple G" not in p.choices()


@pytest.mark.rule("ASL-3.8.y")
@pytest.mark.parametrize("attacker", ["german", "russian"])
def test_with_vehicles_on_both_sides_the_attacker_begins(attacker: str) -> None:
    p = fight("rus U rus-t3485 at J2", "rus A 4-4-7 at J2", "ger G 4-6-7 at J2", attacker=attacker)
    assert p.actor == attacker


@pytest.mark.rule("ASL-3.8.z")
def test_an_ambusher_makes_all_its_attacks_first() -> None:
    p = fight("terrain woods J2", "rus A 4-4-7 at J2 advanced", "rus B 4-4-7 at J2 advanced")
    p.roll(1, 5)
    p.do(attack("A", "T")).roll((4, 5))
    assert p.actor == "russian"
    p.do(attack("B", "T")).roll((4, 5))
    assert p.actor == "german"


# A vehicle attacks.


@pytest.mark.rule("ASL-3.8.aj", "ASL-3.8.am")
@pytest.mark.parametrize(
    ("states", "weapons"),
    [
        ("", {"coaxial-mg"}),
        ("exposed", {"coaxial-mg", "aa-mg"}),
        ("shocked", set[str]()),
        ("stunned", set[str]()),
    ],
)
def test_which_weapons_a_vehicle_uses(states: str, weapons: set[str]) -> None:
    p = fight("rus A 4-4-7 at J2", tank=f"ger T ger-pzvib at J2 {states}")
    p.do("done")
    assert wielded(p) == weapons


@pytest.mark.rule("ASL-3.8.aj")
def test_the_ife_of_a_turret_gun_is_used() -> None:
    p = fight("rus A 4-4-7 at J2")
    p.do("done")
    assert wielded(p) == {"coaxial-mg", "main-armament"}


def wielded(p: Position) -> set[str]:
    """The kinds of the weapons that a vehicle may use now."""
    top = p.state.stack[-1] if p.state.stack else None
    if not isinstance(top, Skirmish):
        return set()
    return {p.state.setting.weapons[w].kind.value for w in top.wieldable(p.state)}


@pytest.mark.rule("ASL-3.8.am")
def test_motion_halves_the_fp_of_a_vehicle() -> None:
    for states, fp in (("", 9), ("motion", Fraction(9, 2))):
        p = fight("rus A 4-4-7 at J2", tank=f"ger T ger-pziif at J2 {states}")
        weapons = p.state.carried(p.unit("T"))
        assert vehicle_fp(p.state, p.unit("T"), weapons) == fp


@pytest.mark.rule("ASL-3.8.ar")
def test_vehicles_do_not_fight_each_other() -> None:
    p = fight("rus U rus-t3485 at J2")
    assert p.told("log-close-combat") == []
    p = fight("rus U rus-t3485 at J2", "rus A 4-4-7 at J2", attacker="german")
    p.do(next(c for c in p.choices() if c.startswith("wield")))
    assert "against U" not in p.choices()
    assert why(p, "against U") == ("ASL-3.8.ar", "no-vehicle-against-vehicle")


# Melee.


@pytest.mark.rule("ASL-3.8.ay", "ASL-3.8.aw")
@pytest.mark.parametrize(("states", "held"), [("", True), ("motion", False)])
def test_a_vehicle_that_stands_holds_infantry_but_is_not_held(states: str, *, held: bool) -> None:
    p = fight("rus A 4-4-7 at J2", tank=f"ger T ger-pziif at J2 {states}")
    p.do("done")
    while p.waits_for == "Skirmish":
        p.do("done")
    assert p.melee() == ({"J2"} if held else set())
    assert p.good_order("A") is not held
    assert p.good_order("T")


@pytest.mark.rule("ASL-3.8.ay", "ASL-3.8.av")
@pytest.mark.parametrize(("friend", "held"), [("", False), ("rus R 4-4-7 at K5", True)])
def test_a_vehicle_that_starts_lets_infantry_go(friend: str, *, held: bool) -> None:
    p = position(f"""
        ger S 4-6-7 at K5
        rus T t26 at K5 exposed vca=n-ne
        {friend}
        melee K5
        phase movement russian
    """).do("take T; start")
    assert p.melee() == ({"K5"} if held else set())
    assert (p.waits_for == "FirstFire") is not held


# The Nahverteidigungswaffe.


@pytest.mark.rule("ASL-3.8.ao", "ASL-3.8.ap", "ASL-3.8.aq")
def test_a_close_defense_weapon_answers_an_attack_and_spares_no_friend() -> None:
    p = fight(
        "date 1944-08", "rus A 4-4-7 at J2", "ger G 4-6-7 at J2", tank="ger T ger-pzvib at J2"
    )
    p.do("done")
    assert "close-defense T" not in p.choices()
    assert why(p, "close-defense T") == ("ASL-3.8.ao", "no-close-defense-now")
    p = fight(
        "date 1944-08", "rus A 4-4-7 at J2", "ger G 4-6-7 at J2", tank="ger T ger-pzvib at J2"
    )
    p.do(attack("A", "T")).roll((4, 5))
    p.do("close-defense T").roll((3, 4))
    assert {entry.args["unit"] for entry in p.told("log-fire-result")} == set(p.units("A G"))


@pytest.mark.rule("ASL-3.8.ap", "ASL-4.2.l")
@pytest.mark.parametrize(("weapon", "final"), [("", 6), ("+ft", 5)])
def test_no_tem_but_a_flamethrower_on_ones_back_counts_against_close_defense(
    weapon: str, final: int
) -> None:
    p = fight(
        "date 1944-08", "terrain woods J2", f"rus A 6-2-8 at J2 {weapon}",
        tank="ger T ger-pzvib at J2",
    )  # fmt: skip
    p.do(attack("A", "T")).roll((4, 5)).do("close-defense T").roll((4, 2))
    (told,) = p.told("log-fire-result")
    assert str(told.args["result"]) == str(p.state.setting.charts.ift.result(16, final))


@pytest.mark.rule("ASL-3.8.aq", "ASL-3.8.ao")
def test_a_close_defense_weapon_fails_above_its_number_and_with_open_hatches() -> None:
    p = fight("date 1944-08", "rus A 4-4-7 at J2", tank="ger T ger-pzvib at J2")
    p.do(attack("A", "T")).roll((4, 5)).do("close-defense T").roll((4, 4))
    assert p.told("log-fire-result") == []
    assert len(p.told("log-close-defense-fails")) == 1
    p = fight("date 1944-08", "rus A 4-4-7 at J2", tank="ger T ger-pzvib at J2 exposed")
    p.do(attack("A", "T")).roll((4, 5))
    assert why(p, "close-defense T") == ("ASL-3.8.ao", "no-close-defense")


# The printed example.


@pytest.mark.example("ASL-EX-3.8-7")
def test_russians_dare_to_advance_on_a_tank() -> None:
    p = position("""
        ger T ger-pziif at J2 motion
        rus A 4-4-7 at J3
        rus B 4-4-7 at J3
        rus L 8-1 at J3
        rus C 6-2-8 at K3
        phase advance russian
    """)
    p.do("advance A J2").roll((4, 4)).do("advance B J2").roll((4, 4))
    p.do("advance C J2").roll((4, 5))
    assert (p.where("C"), "pinned" in p.states("C")) == ("K3", True)
    p.do("advance L J2")
    assert p.at("J2") == {"T", "A", "B", "L"}


@pytest.mark.example("ASL-EX-3.8-8")
@pytest.mark.rule("ASL-3.8.ak", "ASL-3.8.al", "ASL-3.8.ax")
def test_a_tank_in_motion_is_immobilized_and_fights_back() -> None:
    p = position("""
        ger T ger-pziif at J2 motion
        rus A 4-4-7 at J2 advanced
        rus B 4-4-7 at J2 advanced
        rus L 8-1 at J2 advanced
        phase close-combat russian
    """)
    ahead = p.do("accompany L A; grapple A; against T").preview("declare").assault
    assert ahead is not None
    assert [line.value for line in ahead.ccv.lines] == [5, 1]
    assert [line.value for line in ahead.drm.lines] == [-1, 2]
    p.do("declare").roll((2, 3))
    (assault,) = p.told("log-cc-vehicle")
    assert (assault.args["kill"], assault.args["total"]) == (6, 6)
    assert p.states("T") & {"motion", "immobilized"} == {"immobilized"}
    # CMG 5 and MA 4, whole because it moves no more.
    assert {c for c in p.choices() if c.startswith("wield")} == {"wield T-ma", "wield T-cmg"}
    both = "wield T-ma; wield T-cmg; against "
    for words, attack_fp, defense, column in (
        (both + "A", 9, 6, "3-2"), ("wield T-cmg; against B", 5, 5, "1-1"),
        ("wield T-ma; against A", 4, 6, "1-2"), (both + "B", 9, 5, "3-2"),
    ):  # fmt: skip
        told = p.do(words).preview("declare").brawl
        assert told is not None
        assert (told.attack, told.defense) == ((attack_fp, 1), (defense, 1))
        assert (told.odds, told.drm.total) == (column, 0)
        p.do("call-off")
    p.do(both + "B", "declare").roll((2, 4))  # the printed 5 is a slip
    assert p.figures("B") == "2-3-7"
    half = p.do("grapple B; against T").preview("declare").assault
    assert half is not None
    assert (half.ccv.total, half.drm.total) == (3, -1)
    p.do("declare").roll((6, 6))
    assert p.where("B") == "eliminated"
    assert p.melee() == {"J2"}
    assert not p.good_order("A")
