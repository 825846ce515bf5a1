"""What goes together into one attack in a hex with a vehicle, and whose turn it is after it."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.close_combat.helpers import attack, results, why


def fight(*lines: str, attacker: str = "russian") -> Position:
    """A PzKpfw IIF T and a squad G with an LMG in J2; Russians as told."""
    men = ("ger T ger-pziif at J2", "ger G 4-6-7 at J2 +lmg", *lines)
    return position("\n".join((*men, f"phase close-combat {attacker}")))


# What goes together.


@pytest.mark.rule("ASL-3.8.ak")
def test_neither_do_squads_join_a_vehicle_nor_it_them() -> None:
    p = fight("ger U ger-pziif at J2", "rus A 4-4-7 at J2").do("done")
    assert p.options("grapple") == {"G"}
    p.do("grapple G")
    assert p.options("wield") == set()
    assert why(p, "wield T-cmg") == ("ASL-3.8.ak", "no-fight-beside-vehicle")
    p.do("call-off; wield T-cmg")
    assert (p.options("grapple"), p.options("wield")) == (set(), {"T-ma"})
    assert why(p, "grapple G") == ("ASL-3.8.ak", "no-fight-beside-vehicle")
    assert why(p, "wield U-cmg") == ("ASL-3.8.ak", "no-fight-beside-vehicle")
    assert why(p, "wield T-cmg") == ("ASL-3.8.ak", "no-weapon-twice")


@pytest.mark.rule("ASL-3.8.ak")
def test_weapons_of_a_vehicle_attack_one_after_the_other() -> None:
    p = fight("rus A 4-4-7 at J2", "rus B 4-4-7 at J2").do("done")
    p.do("wield T-cmg; against A; declare").roll((6, 5))
    assert (p.actor, p.options("wield")) == ("german", {"T-ma"})
    assert why(p, "wield T-cmg") == ("ASL-3.8.ak", "no-weapon-twice")
    p.do("wield T-ma")
    assert p.options("against") == {"B"}
    assert why(p, "against A") == ("ASL-3.8.e", "no-attacking-twice")


@pytest.mark.rule("ASL-3.8.e")
def test_squads_join_an_attack_on_infantry_also_once_its_target_is_named() -> None:
    p = fight("rus A 4-4-7 at J2", "rus B 4-4-7 at J2", "ger H 4-6-7 at J2")
    p.do("grapple A; against G")
    assert (p.options("grapple"), p.options("against")) == ({"B"}, {"H"})
    p.do("grapple B; against H; declare").roll((6, 5))
    assert p.do("done").actor == "over"  # they have attacked


@pytest.mark.rule("ASL-3.8.e")
def test_who_has_nobody_left_to_attack_is_not_asked() -> None:
    p = fight("rus A 4-4-7 at J2", "rus U rus-t3485 at J2", attacker="german")
    p.do("wield T-cmg; against A; declare").roll((6, 5))
    p.do("done")
    assert (p.options("grapple"), p.options("wield")) == ({"G"}, set())
    p.do("grapple G")
    assert p.options("against") == {"U"}


# Its result.


@pytest.mark.rule("ASL-3.8.i", "ASL-3.8.j", "ASL-3.8.w")
@pytest.mark.parametrize(
    ("dice", "word", "fate"),
    [
        ((1, 2), "eliminated", ("eliminated", "4-6-7")),
        ((1, 3), "reduced", ("J2", "2-4-7")),
        ((2, 3), "none", ("J2", "4-6-7")),
    ],
)
def test_infantry_beside_a_vehicle_fights_by_the_odds(
    dice: tuple[int, int], word: str, fate: tuple[str, str]
) -> None:
    p = fight("rus A 4-4-7 at J2 cx").do(attack("A", "G")).roll(dice)
    assert results(p) == [("1-1", 1, sum(dice) + 1, word)]
    assert (p.where("G"), p.figures("G")) == fate


@pytest.mark.rule("ASL-3.8.i", "ASL-3.8.w")
def test_all_who_are_attacked_together_fall_together() -> None:
    p = fight("rus A 4-4-7 at J2", "rus B 4-4-7 at J2", "ger H 4-6-7 at J2")
    p.do(attack("A B", "G H")).roll((1, 3))
    assert (p.where("G"), p.where("H")) == ("eliminated", "eliminated")


@pytest.mark.rule("ASL-3.8.j", "ASL-3.8.w")
@pytest.mark.parametrize(
    ("drs", "left"), [((5, 4), ("2-4-7", "4-6-7")), ((4, 5), ("4-6-7", "2-4-7")),
                      ((4, 4), ("2-4-7", "2-4-7"))],
)  # fmt: skip
def test_of_several_who_are_attacked_chance_picks_who_is_reduced(
    drs: tuple[int, int], left: tuple[str, str]
) -> None:
    p = fight("rus A 4-4-7 at J2", "rus B 4-4-7 at J2", "ger H 4-6-7 at J2")
    p.do(attack("A B", "G H")).roll((2, 3), *drs)
    assert (p.figures("G"), p.figures("H")) == left


@pytest.mark.rule("ASL-3.8.u", "ASL-3.8.w")
@pytest.mark.parametrize(("drs", "drm"), [((1, 5), -1), ((3, 3), 0), ((6, 1), 1)])
def test_an_ambush_counts_in_every_attack_on_infantry_and_on_vehicles(
    drs: tuple[int, int], drm: int
) -> None:
    woods = ("terrain woods J2", "rus A 4-4-7 at J2 advanced", "rus B 4-4-7 at J2 advanced")
    p = fight(*woods).roll(*drs)
    if p.actor == "german":
        p.do("done")
    p.do(attack("A", "G")).roll((6, 5))
    if p.actor == "german":
        p.do("done")
    p.do(attack("B", "T")).roll((5, 5))
    (tank,) = p.told("log-cc-vehicle")
    assert tank.tally is not None
    assert (results(p)[0][1], tank.tally.total) == (drm, drm)


@pytest.mark.rule("ASL-5.3.a", "ASL-5.3.c")
@pytest.mark.parametrize(("die", "odds", "men"), [(1, "3-2", {"A", "new-1"}), (6, "1-1", {"A"})])
def test_a_leader_who_steps_forward_joins_the_attack_and_none_if_none_does(
    die: int, odds: str, men: set[str]
) -> None:
    p = fight("rus A 5-2-7 at J2").do(attack("A", "G")).roll((1, 1))
    assert p.waits_for == "MayPromote"
    p.do("promote roll").roll(die)
    ((found, _, _, word),) = results(p)
    assert (found, word, p.where("G")) == (odds, "eliminated", "eliminated")
    assert p.at("J2") == {"T", *men}


# Whose turn it is.


@pytest.mark.rule("ASL-3.8.w")
def test_a_side_that_has_passed_attacks_no_more_and_the_other_goes_on() -> None:
    p = fight("rus A 4-4-7 at J2", "rus B 4-4-7 at J2")
    p.do(attack("A", "T")).roll((4, 4)).do("done")
    assert p.actor == "russian"
    p.do(attack("B", "T")).roll((4, 4))
    assert p.actor == "over"


@pytest.mark.rule("ASL-3.8.z")
def test_who_was_ambushed_takes_turns_with_those_ambushers_who_are_left() -> None:
    p = fight("terrain woods J2", "rus A 4-4-7 at J2 advanced", "rus B 4-4-7 at J2 advanced")
    p.roll(1, 5).do("done")
    assert p.actor == "german"
    p.do("wield T-cmg; against A; declare").roll((6, 5))
    assert p.actor == "german"
    p.do("wield T-ma; call-off; done")
    assert p.actor == "over"


# The Nahverteidigungswaffe.


def tiger(*lines: str, attacker: str = "russian") -> Position:
    """A PzKpfw VIB T with a close-defense weapon and a squad G in the woods of J2."""
    men = ("date 1944-08", "terrain woods J2", "ger T ger-pzvib at J2", "ger G 4-6-7 at J2")
    return position("\n".join((*men, *lines, f"phase close-combat {attacker}")))


@pytest.mark.rule("ASL-3.8.ao")
@pytest.mark.parametrize(("dice", "ambusher"), [((6, 1), "german"), ((1, 6), "russian")])
def test_ambushers_need_not_be_attacked_to_use_it(dice: tuple[int, int], ambusher: str) -> None:
    p = tiger("rus A 4-4-7 at J2 advanced").roll(*dice)
    if ambusher == "russian":
        p.do("done")
    assert p.actor == "german"
    assert (p.options("close-defense") == {"T"}) is (ambusher == "german")


@pytest.mark.rule("ASL-3.8.ao", "ASL-3.8.ap")
def test_it_fires_once_and_never_in_the_midst_of_another_attack() -> None:
    p = tiger("rus A 4-4-7 at J2", "rus B 4-4-7 at J2")
    p.do(attack("A", "T")).roll((4, 5)).do("grapple G")
    assert why(p, "close-defense T") == ("ASL-3.8.ao", "no-close-defense-now")
    p.do("call-off; close-defense T").roll((4, 4))
    p.do(attack("B", "T")).roll((4, 5))
    assert (p.actor, p.options("close-defense")) == ("german", set())
    assert why(p, "close-defense T") == ("ASL-3.8.ao", "no-close-defense-now")


@pytest.mark.rule("ASL-3.8.ao")
def test_a_tank_whose_mg_has_attacked_may_still_use_it() -> None:
    p = tiger("rus A 4-4-7 at J2", "rus B 4-4-7 at J2")
    p.do(attack("A", "G")).roll((6, 5)).do("wield T-cmg; against A; declare").roll((6, 5))
    assert "close-defense" not in " ".join(p.choices())
    p.do(attack("B", "T")).roll((4, 5))
    assert p.options("close-defense") == {"T"}


@pytest.mark.rule("ASL-3.8.ap")
def test_it_attacks_with_16_fp_and_woods_do_not_help() -> None:
    p = tiger("rus A 4-4-7 at J2")
    p.do(attack("A", "T")).roll((4, 5)).do("close-defense T").roll((1, 4))
    assert {entry.args["result"] for entry in p.told("log-fire-result")} == {"3MC"}
