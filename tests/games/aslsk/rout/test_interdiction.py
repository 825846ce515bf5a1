"""Interdiction: who can stop a rout through the open, and what it does (ASL-3.6.w to ag)."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.rout.interdiction import could_interdict, interdicted


def stopped(enemy: str, more: str = "") -> bool:
    """Whether a unit in K6, Open Ground, would be Interdicted by one enemy."""
    p = position(f"""
        {more}
        ger A {enemy}
        rus S 4-4-7 at K6 broken dm
    """)
    return interdicted(p.state, p.unit("S"))


# Who can.


@pytest.mark.rule("ASL-3.6.w", "ASL-2.0.ab")
def test_an_enemy_with_fp_in_normal_range_and_los() -> None:
    assert stopped("4-6-7 at E6")
    assert not stopped("4-6-7 at D6")
    assert not stopped("4-6-7 at E6", "hill H6 H5 H4")
    assert not stopped("4-6-7 at K4 broken")
    assert not stopped("4-6-7 at K4 pinned")
    assert not stopped("9-1 at K4")


@pytest.mark.rule("ASL-3.6.w")
def test_weapons_interdict_in_their_own_range() -> None:
    text = "4-6-7 at {} +{}"
    assert stopped(text.format("C6", "lmg"))
    assert not stopped(text.format("B6", "lmg"))
    assert stopped(text.format("A6", "mmg"))
    assert not stopped(text.format("A6", "dc"))
    assert not stopped("4-6-7 at C6", "sw G ger-lmg with A malfunctioned")


@pytest.mark.rule("ASL-3.6.w")
def test_ordnance_interdicts_up_to_seventeen_hexes() -> None:
    mortar = "counter tube like ger-mtr50 range=30\nsw G tube with A"
    assert stopped("4-6-7 at BB6", mortar)
    assert not stopped("4-6-7 at CC6", mortar)
    # Below the minimum range, and out of a building, it cannot hit.
    assert stopped("4-6-7 at K8", "sw G ger-mtr50 with A")
    assert stopped("4-6-7 at S6", "sw G ger-mtr50 with A")
    assert not stopped("4-6-7 at S6", "terrain stone-building S6\nsw G ger-mtr50 with A")
    # A shaped charge needs a target in a building.
    weak = "counter weak like ger-247 strength=0-4-7"
    assert stopped("weak at N6 +lmg", weak)
    assert not stopped("weak at N6 +psk", weak)


GUN = "sw G {} with A arc={} {}"


@pytest.mark.rule("ASL-3.6.w", "ASL-3.6.y")
@pytest.mark.parametrize(
    ("unit", "gun", "at", "arc", "states", "stops"),
    [
        ("crew", "ger-75l-at", "BB6", "nw-n", "", False),
        ("crew", "ger-75l-at", "BB6", "sw-nw", "", True),
        ("crew", "ger-75l-at", "CC6", "sw-nw", "", False),
        ("crew", "ger-75l-at", "P6", "sw-nw", "malfunctioned", False),
        ("4-6-7", "ger-75l-at", "S6", "sw-nw", "", False),
        ("crew", "rus-76l-art", "P6", "sw-nw", "", False),
        ("crew", "ger-20l-aa", "AA6", "sw-nw", "", True),
        ("4-6-7", "ger-20l-aa", "AA6", "sw-nw", "", True),
        ("4-6-7", "ger-20l-aa", "BB6", "sw-nw", "", False),
        ("4-6-7", "ger-20l-aa", "AA6", "n-ne", "", False),
        ("crew", "ger-81-mtr", "P6", "sw-nw", "", True),
        ("crew", "ger-81-mtr", "P6", "n-ne", "", False),
    ],
)
def test_a_gun_interdicts_in_its_arc(
    unit: str, gun: str, at: str, arc: str, states: str, *, stops: bool
) -> None:
    assert stopped(f"{unit} at {at}", GUN.format(gun, arc, states)) is stops


@pytest.mark.rule("ASL-3.6.w", "ASL-3.6.y")
@pytest.mark.parametrize(
    ("tank", "more", "stops"),
    [
        ("pziiin at K2 vca=se-s", "", True),
        ("pziiin at K2 vca=n-ne", "", False),
        ("pziiin at K2 vca=n-ne tca=se-s", "", True),
        ("pziiin at W6 vca=sw-nw", "", True),
        ("pziiin at X6 vca=sw-nw", "", False),
        ("pziiin at K2 vca=se-s motion", "", False),
        ("pziiin at K2 vca=se-s shocked", "", False),
        ("pziiin at K2 vca=se-s stunned", "", False),
        ("pziiin at K2 vca=se-s shaken", "", False),
        ("stugiiib at K2 vca=se-s", "", False),
        ("stugiiib at K2 vca=se-s exposed", "", True),
        ("stugiiib at K2 vca=se-s exposed", "sw A-ma disabled", False),
        ("stugiiib at BB6 vca=sw-nw exposed", "", True),
        ("stugiiib at CC6 vca=sw-nw exposed", "", False),
        ("stugiiig at K2 vca=n-ne", "", False),
        ("stugiiig at K2 vca=n-ne exposed", "", True),
        ("psw222 at AA6 vca=sw-nw", "", True),
        ("psw222 at BB6 vca=sw-nw", "", False),
        ("pziiin at K2 vca=se-s", "rus B 4-4-7 at K2", False),
    ],
)
def test_a_tank_interdicts_with_what_bears_without_a_drm(
    tank: str, more: str, *, stops: bool
) -> None:
    assert stopped(tank, more) is stops


@pytest.mark.rule("ASL-6.10.e")
@pytest.mark.parametrize(
    ("more", "kept"),
    [("", False), ("ger B 4-6-7 at P7", True), ("ger T pziiin at P7 vca=sw-nw", True)],
)
def test_a_crew_that_interdicts_loses_what_it_had_acquired(more: str, *, kept: bool) -> None:
    p = position(f"""
        terrain woods J5
        {more}
        ger A crew at P6
        sw G ger-75l-at with A arc=sw-nw acquired=R:1
        rus R 4-4-7 at M5
        rus S 4-4-7 at L6 broken dm
        phase rout russian
    """).do("rout S", "rout-step K6")
    assert p.waits_for == "InterdictionCheck"
    assert (p.acquired("G") is not None) is kept


@pytest.mark.rule("ASL-3.6.x")
def test_not_out_of_a_melee() -> None:
    assert not stopped("4-6-7 at K4", "rus B 4-4-7 at K4\nmelee K4")


@pytest.mark.rule("ASL-3.6.y")
def test_not_with_a_positive_drm_or_halved_fp() -> None:
    assert not stopped("4-6-7 at K4 cx")
    assert not stopped("9-1 at K4 +lmg")
    assert stopped("9-1 at K4 +lmg", "ger B 8-0 at K4")
    assert not stopped("9-1 at K4 +lmg", "ger B 8-0 at K4 broken")
    # A captured mortar has a TH DRM of +2.
    assert not stopped("4-6-7 at S6", "sw G rus-mtr50 with A")


@pytest.mark.rule("ASL-3.6.ac")
def test_even_after_all_its_fire() -> None:
    assert stopped("4-6-7 at K4 final fired")
    assert stopped("4-6-7 at K4 prep")
    assert stopped("4-6-7 at C6", "sw G ger-lmg with A prep fired")


def test_hidden_units_do_not_interdict() -> None:
    assert not stopped("4-6-7 at K4 hidden")


# What is open.


@pytest.mark.rule("ASL-3.6.w", "ASL-3.6.ae")
@pytest.mark.parametrize(
    "ground", ["woods", "stone-building", "wooden-building", "orchard", "grain", "brush"]
)
def test_only_in_open_ground(ground: str) -> None:
    assert not stopped("4-6-7 at K3", f"terrain {ground} K6")


@pytest.mark.rule("ASL-3.6.ae")
def test_not_through_a_hindrance_or_over_a_wall() -> None:
    assert stopped("4-6-7 at K3")
    assert not stopped("4-6-7 at K3", "terrain brush K5")
    assert not stopped("4-6-7 at K3", "smoke K5 grenade")
    assert not stopped("4-6-7 at K3", "smoke K3 grenade")
    assert not stopped("4-6-7 at K5", "wall K5/K6")


@pytest.mark.rule("ASL-1.1.1.HI.e", "ASL-1.1.1.HI.k")
def test_not_against_height_advantage() -> None:
    assert not stopped("4-6-7 at K4", "hill K6")
    assert stopped("4-6-7 at K4", "hill K4 K5 K6")
    assert stopped("4-6-7 at K4", "hill K4")


@pytest.mark.rule("ASL-1.1.1.HI.l")
def test_a_unit_that_climbs_toward_the_enemy_has_no_height_advantage() -> None:
    text = """
        hill K6
        ger A 4-6-7 at K4
        rus S 4-4-7 at K6 broken dm came={}
        during rout russian
    """
    p = position(text.format("K5"))
    assert interdicted(p.state, p.unit("S"))
    p = position(text.format("K7"))
    assert not interdicted(p.state, p.unit("S"))


@pytest.mark.rule("ASL-1.1.1.WR.a")
def test_on_a_woods_road_whoever_runs_along_it_is_in_the_open() -> None:
    text = """
        terrain woods K5 K6 K7
        road K1-K9
        ger A 4-6-7 at K3
        rus S 4-4-7 at K6 broken dm
        phase rout russian
    """
    p = position(text).play("rout S")
    assert {"K7", "K7 road", "K7 crawl"} <= p.options("rout-step")
    assert position(text).play("rout S; rout-step K7 road").waits_for == "InterdictionCheck"
    assert position(text).play("rout S; rout-step K7").waits_for != "InterdictionCheck"


# What it does.


def routing(dice: tuple[int, int] | None = None, more: str = "", unit: str = "4-4-7") -> Position:
    """A unit runs from K5 over K6 to the woods in K8, seen by an enemy in K2."""
    p = position(f"""
        terrain woods K8
        ger A 4-6-7 at K2
        rus S {unit} at K5 broken dm
        {more}
        phase rout russian
    """)
    p.play("rout S; rout-step K6")
    return p.roll(dice) if dice else p


@pytest.mark.rule("ASL-3.6.z")
def test_a_unit_that_passes_runs_on() -> None:
    p = routing((2, 4))
    assert (p.where("S"), p.waits_for) == ("K7", "InterdictionCheck")
    p.roll((2, 4))
    assert (p.where("S"), p.figures("S")) == ("K8", "4-4-7")


@pytest.mark.rule("ASL-3.6.z")
def test_a_unit_that_fails_is_reduced_and_what_is_left_may_run_on_or_stay() -> None:
    p = routing((4, 4))
    assert (p.where("S"), p.figures("S")) == ("K6", "2-3-7")
    assert p.choices() == ["rout-step K7", "done"]
    assert routing((4, 4)).play("done").where("S") == "K6"
    assert p.play("rout-step K7; 4,4").where("S") == "eliminated"


@pytest.mark.rule("ASL-3.6.z")
def test_a_broken_unit_that_rolls_twelve_is_lost() -> None:
    assert routing((6, 6)).where("S") == "eliminated"


@pytest.mark.rule("ASL-3.6.z")
def test_a_leader_who_fails_is_wounded() -> None:
    p = routing((6, 5), unit="8-1")
    p.roll(3)
    assert "wounded" in p.states("S")


@pytest.mark.rule("ASL-3.6.aa")
def test_the_highest_dr_that_passes_ends_the_rout() -> None:
    p = routing((3, 4))
    assert (p.where("S"), p.figures("S"), p.actor) == ("K6", "4-4-7", "over")


@pytest.mark.rule("ASL-3.6.aa")
def test_pinned_beside_an_enemy_it_is_lost() -> None:
    # Its enemies hold the hex that it leaves.
    p = position("""
        terrain woods K8
        ger A 4-6-7 at K5
        rus S 4-4-7 at K5 broken dm
        phase rout russian
    """)
    p.play("rout S; 3,4")
    assert p.where("S") == "eliminated"
    assert p.told("log-failure-to-rout")[0].args["hex"] == p.hex("K6")


@pytest.mark.rule("ASL-3.6.ab")
def test_others_in_the_hex_are_not_affected() -> None:
    p = routing(more="rus T 4-4-7 at K6\nrus U 4-4-7 at K6 broken")
    p.roll((6, 6))
    assert "broken" not in p.states("T")
    assert p.figures("U") == "4-4-7"


@pytest.mark.rule("ASL-3.6.ad")
def test_once_a_hex_however_many_could() -> None:
    p = routing((2, 4), more="ger B 4-6-7 at K2\nger C 4-6-7 at J2")
    assert p.where("S") == "K7"


@pytest.mark.rule("ASL-3.6.ag")
def test_no_fire_is_made() -> None:
    p = routing((4, 4))
    before = position("ger A 4-6-7 at K2").states("A")
    assert p.states("A") == before
    assert p.told("log-morale-check")[0].rule == "ASL-3.6.z"
    assert could_interdict(p.state, p.unit("A"), p.hex("K6"))
