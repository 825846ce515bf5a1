"""Ammunition (ASL-6.0, ASL-6.2): supply, Depletion Numbers, FP, smoke and WP."""

from fractions import Fraction

import pytest

from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.weapons.shells import depletion, shell_fp
from hexfront.games.aslsk.weapons.shot_outlook import shot_outlook
from hexfront.games.aslsk.weapons.tohit import effect
from tests.games.aslsk.weapons.helpers import effects, hit
from tests.games.aslsk.weapons.helpers_guns import laid, rounds


def battery(
    *more: str, gun: str = "ger-75l-at", date: str = "1944-07", phase: str = ""
) -> Position:
    """A German Gun G in K8, its arc at K7/L7; a squad R in K5 and a German squad D in K9."""
    men = f"""
        date {date}
        ger C crew at K8
        sw G {gun} with C arc=n-ne
        rus R 4-4-7 at K5
        ger D 4-6-7 at K9
    """
    return position("\n".join((men, *more, f"phase {phase or 'prep-fire german'}")))


def manners(p: Position) -> set[str]:
    return p.copy().do("open-fire K5 C G").options("shoot")


def refused(p: Position, manner: str) -> str:
    return p.copy().do("open-fire K5 C G").refusal(f"shoot {manner}").rule


# Supply.


@pytest.mark.rule("ASL-6.2.a", "ASL-6.0.c", "ASL-6.0.d")
def test_what_guns_have_without_limit() -> None:
    assert {"infantry he", "infantry ap", "area he"} <= manners(battery())
    mortar = battery(gun="ger-81-mtr")
    assert "area he" in manners(mortar)
    assert refused(mortar, "area ap") == "ASL-6.0.c"
    underscored = battery("counter under like ger-50l-at he=off", gun="under")
    assert "infantry he" not in manners(underscored)
    assert refused(underscored, "infantry he") == "ASL-6.0.d"
    overscored = battery("counter over like ger-105-art ap=off", gun="over")
    assert refused(overscored, "infantry ap") == "ASL-6.0.c"


@pytest.mark.rule("ASL-6.0.e", "ASL-6.2.c")
@pytest.mark.parametrize(("date", "number"), [("1943-12", 0), ("1944-01", 7)])
def test_limited_supply_from_a_date_on(date: str, number: int) -> None:
    late = "counter late like ger-50l-at he=off special=HE7/1944-01"
    p = battery(late, gun="late", date=date)
    assert depletion(p.state, p.weapon("G"), Ammunition.HE) == number


@pytest.mark.rule("ASL-6.2.i")
@pytest.mark.parametrize(
    ("gun", "date", "has"),
    [
        ("ger-105-art", "1942-04", False),
        ("ger-105-art", "1942-05", True),
        ("usa-75-ig", "1942-12", False),
        ("usa-75-ig", "1943-01", True),
    ],
)
def test_heat_by_date(gun: str, date: str, has: bool) -> None:
    p = position(f"sides german american\ndate {date}\nsw G {gun} at K8")
    assert bool(depletion(p.state, p.weapon("G"), Ammunition.HEAT)) is has


@pytest.mark.rule("ASL-6.2.d", "ASL-6.2.e")
def test_special_ammunition_lasts_below_its_number() -> None:
    p = rounds(battery(), "K5 C G", "infantry apcr", (1, 2))
    assert hit(p) == {"R": 0}
    assert "lacks" not in p.text()


@pytest.mark.rule("ASL-6.2.f")
def test_the_last_shell_is_fired() -> None:
    p = rounds(battery(), "K5 C G", "infantry apcr", (1, 3))
    assert hit(p) == {"R": 0}
    p.roll((6, 6))
    assert "infantry apcr" not in manners(p)
    assert refused(p, "infantry apcr") == "ASL-6.2.f"


@pytest.mark.rule("ASL-6.2.g")
def test_what_never_was_there_is_not_fired() -> None:
    p = rounds(battery(), "K5 C G", "infantry apcr", (1, 4))
    assert "log-to-hit" not in [entry.message for entry in p.log]
    assert p.states("G") == set()
    assert "infantry he" in manners(p)
    assert refused(p, "infantry apcr") == "ASL-6.2.f"


@pytest.mark.rule("ASL-6.2.g")
def test_the_odds_know_of_missing_ammunition() -> None:
    p = battery()
    plain, special = (laid(p, "G", "K5", f"infantry {shell}") for shell in ("ap", "apcr"))
    r = p.unit("R")
    assert shot_outlook(p.state, plain).hits[r] == Fraction(26, 36)
    assert shot_outlook(p.state, special).hits[r] == Fraction(6, 36)


@pytest.mark.rule("ASL-6.2.h")
def test_a_gun_that_breaks_has_fired() -> None:
    p = rounds(battery(), "K5 C G", "infantry apcr", (6, 6))
    assert p.states("G") >= {"malfunctioned", "prep"}
    assert "lacks=apcr" in p.text()


# What it does to Infantry.


@pytest.mark.rule("ASL-6.2.b", "ASL-6.2.n")
def test_he_is_the_usual_shell_on_the_infantry_target_type() -> None:
    p = battery()
    first, *_ = p.copy().do("open-fire K5 C G").choices("shoot")
    assert first == "shoot infantry he"
    assert p.preview("open-fire K5 C G").column == 12


@pytest.mark.rule("ASL-6.2.j", "ASL-6.2.k", "ASL-6.2.m", "ASL-6.2.n", "ASL-6.2.p")
@pytest.mark.parametrize(
    ("gun", "shell", "fp"),
    [
        ("ger-20l-aa", Ammunition.AP, 1),
        ("ger-37l-at", Ammunition.AP, 2),
        ("ger-75l-at", Ammunition.AP, 2),
        ("ger-75l-at", Ammunition.APCR, 1),
        ("bri-57l-at", Ammunition.APDS, 1),
        ("ger-75l-at", Ammunition.HE, 12),
        ("ger-75-ig", Ammunition.HEAT, 8),
        ("ger-105-art", Ammunition.HE, 20),
        ("ger-105-art", Ammunition.HEAT, 16),
        ("ger-37l-at", Ammunition.HE, 4),
    ],
)
def test_the_fp_of_a_shell(gun: str, shell: Ammunition, fp: int) -> None:
    side = "german british" if gun.startswith("bri") else "german russian"
    p = position(f"sides {side}\nsw G {gun} at K8")
    assert shell_fp(p.state, p.weapon("G"), shell) == fp


@pytest.mark.rule("ASL-2.0.c", "ASL-3.2.4.d")
def test_only_he_and_smoke_are_for_the_area_target_type() -> None:
    p = battery()
    assert {manner for manner in manners(p) if manner.startswith("area")} == {"area he"}
    assert refused(p, "area ap") == "ASL-3.2.4.d"


@pytest.mark.rule("ASL-6.2.o")
def test_heat_is_for_buildings_and_guns() -> None:
    p = battery(gun="ger-75-ig")
    assert refused(p, "infantry heat") == "ASL-6.2.o"
    assert "infantry heat" in manners(battery("terrain wooden-building K5", gun="ger-75-ig"))
    gunners = "rus E crew at K5\nsw H rus-45l-at with E arc=s-sw"
    assert "infantry heat" in manners(battery(gunners, gun="ger-75-ig"))


@pytest.mark.rule("ASL-6.2.l", "ASL-3.3.5.a")
@pytest.mark.parametrize(("shell", "left"), [("he", 6), ("ap", 0)])
def test_ap_leaves_no_residual_fire(shell: str, left: int) -> None:
    p = position("""
        ger C crew at K8
        sw G ger-75l-at with C arc=n-ne
        rus R 4-4-7 at K4
        phase movement russian
    """).do("take R", "step K5")
    rounds(p, "K5 C G", f"infantry {shell}", (3, 1), (6, 6))
    assert p.residual("K5") == left


# Smoke.


def howitzer(*more: str, phase: str = "prep-fire german") -> Position:
    return battery(*more, gun="ger-105-art", phase=phase)


@pytest.mark.rule("ASL-1.2.5.b", "ASL-6.2.q", "ASL-6.2.r", "ASL-1.2.5.c")
def test_smoke_in_the_prep_fire_phase_is_full() -> None:
    p = rounds(howitzer(), "K5 C G", "area smoke", (3, 3))
    assert p.smoke("K5") == ["full"]
    assert effects(p) == {}
    assert p.where("R") != "eliminated"


@pytest.mark.rule("ASL-6.2.r", "ASL-1.2.5.c")
def test_smoke_in_the_defensive_fire_phase_is_dispersed() -> None:
    p = howitzer(phase="defensive-fire russian")
    assert rounds(p, "K5 C G", "area smoke", (3, 3)).smoke("K5") == ["dispersed"]


@pytest.mark.rule("ASL-6.2.q", "ASL-3.2.4.d")
def test_smoke_that_misses_and_smoke_at_other_times() -> None:
    assert rounds(howitzer(), "K5 C G", "area smoke", (3, 5)).smoke("K5") == []
    assert refused(howitzer(), "infantry smoke") == "ASL-3.2.4.d"
    late = howitzer(phase="advancing-fire german")
    assert refused(late, "area smoke") == "ASL-6.2.q"


@pytest.mark.rule("ASL-6.2.s")
def test_no_smoke_once_something_else_was_fired() -> None:
    p = howitzer("ger E 4-6-7 at K7")
    assert "area smoke" in manners(p)
    p.do("open-fire K5 E", "fire", (6, 5))
    assert refused(p, "area smoke") == "ASL-6.2.s"


@pytest.mark.rule("ASL-6.2.s")
@pytest.mark.parametrize(("enemy", "own", "free"), [("used=1", "", True), ("", "used=1", False)])
def test_only_what_the_own_side_has_used_ends_its_smoke(enemy: str, own: str, free: bool) -> None:
    """The ATTACKER has looked for a Panzerfaust in his PFPh."""
    p = position(f"""
        sides german american
        date 1944-07
        ger A 4-6-7 at K5 {enemy}
        usa C crew at K8
        sw G usa-105-art with C arc=n-ne
        usa B 6-6-6 at K9 {own}
        phase defensive-fire german running
    """)
    assert ("area smoke" in manners(p)) is free


@pytest.mark.rule("ASL-6.2.s")
def test_one_smoke_shell_after_another() -> None:
    p = battery(gun="ger-81-mtr")
    rounds(p, "K5 C G", "area smoke", (2, 2))
    assert "area smoke" in manners(p)
    rounds(p, "K5 C G", "area he", (2, 6))
    assert refused(p, "area smoke") == "ASL-6.2.s"


@pytest.mark.rule("ASL-1.2.5.d")
def test_smoke_thins_out_before_the_owners_next_fire() -> None:
    p = position("""
        ger A 4-6-7 at K9
        rus R 4-4-7 at K5
        smoke K5 full, K6 dispersed, K7 full-wp, L7 full russian
        phase prep-fire german
    """)
    assert [p.smoke(h) for h in ("K5", "K6", "K7", "L7")] == [
        ["dispersed"], [], ["dispersed-wp"], ["full"],
    ]  # fmt: skip


@pytest.mark.rule("ASL-6.2.k", "ASL-6.10.k", "ASL-6.11.d")
def test_smoke_uses_an_acquisition_and_loses_it() -> None:
    p = battery(gun="ger-81-mtr")
    rounds(p, "K5 C G", "area smoke", (3, 5))
    assert p.acquired("G") is None
    p = position("""
        date 1944-07
        ger C crew at K8
        sw G ger-105-art with C arc=n-ne acquired=K5:2
        rus R 4-4-7 at K5
        phase prep-fire german
    """)
    rounds(p, "K5 C G", "area smoke", (4, 4))
    assert p.smoke("K5") == ["full"]
    assert p.acquired("G") is None


def phosphorus(*more: str, phase: str = "prep-fire american", mortar: bool = True) -> Position:
    """An American 81 mm mortar, or a pack howitzer, with WP; a German squad R in K5."""
    men = f"""
        sides german american
        date 1944-07
        usa C crew at K8
        usa D 6-6-6 at K9
        sw G {"usa-81-mtr" if mortar else "usa-75-ig"} with C arc=n-ne
        ger R 4-6-7 at K5
    """
    return position("\n".join((men, *more, f"phase {phase}")))


@pytest.mark.rule("ASL-6.2.t", "ASL-6.2.u", "ASL-6.2.x", "ASL-2.0.az")
def test_wp_hides_and_frightens() -> None:
    p = rounds(phosphorus(), "K5 C G", "area wp", (3, 3))
    assert p.smoke("K5") == ["full-wp"]
    assert p.waits_for == "MoraleCheck"
    p.roll((4, 4))
    assert "broken" in p.states("R")


@pytest.mark.rule("ASL-6.2.t")
def test_wp_in_defensive_first_fire() -> None:
    p = position("""
        sides german american
        date 1944-07
        usa C crew at K8
        sw G usa-81-mtr with C arc=n-ne
        ger R 4-6-7 at K4
        phase movement german
    """).do("take R", "step K5")
    assert "area smoke" not in manners(p)
    assert refused(p, "area smoke") == "ASL-6.2.q"
    rounds(p, "K5 C G", "area wp", (3, 1))
    assert p.smoke("K5") == ["dispersed-wp"]


@pytest.mark.rule("ASL-6.2.u", "ASL-6.2.v", "ASL-6.2.w")
@pytest.mark.parametrize(
    ("terrain", "mortar", "dice", "roll", "broken"),
    [
        ("brush", True, (3, 3), 8, True),
        ("stone-building", True, (3, 3), 10, False),
        ("stone-building", True, (3, 3), 11, True),
        ("woods", True, (3, 3), 7, True),
        ("woods", True, (3, 3), 6, False),
        ("stone-building", False, (3, 3), 10, False),
        ("stone-building", False, (1, 1), 5, True),
        ("stone-building", False, (1, 1), 4, False),
    ],
)
def test_the_nmc_of_wp(
    terrain: str, mortar: bool, dice: tuple[int, int], roll: int, broken: bool
) -> None:
    p = phosphorus(f"terrain {terrain} K5", mortar=mortar)
    rounds(p, "K5 C G", "area wp", dice)
    p.roll((roll - roll // 2, roll // 2))
    assert ("broken" in p.states("R")) is broken


@pytest.mark.rule("ASL-6.2.u")
@pytest.mark.parametrize(
    ("cover", "mortar", "roll", "broken"),
    [
        ("ger W pziiin wreck=K5", True, 8, False),
        ("ger W pziiin wreck=K5", True, 9, True),
        ("hill K5", False, 8, False),
        ("hill K5", False, 9, True),
        ("hill K5", True, 8, True),
        ("hedge K5/K6", False, 8, False),
        ("hedge K5/K6", True, 8, True),
    ],
)
def test_what_shelters_from_wp(cover: str, mortar: bool, roll: int, broken: bool) -> None:
    p = phosphorus(cover, mortar=mortar)
    rounds(p, "K5 C G", "area wp", (3, 2))
    p.roll((roll - roll // 2, roll // 2))
    assert ("broken" in p.states("R")) is broken


@pytest.mark.rule("ASL-6.2.u", "ASL-6.3.b", "ASL-6.3.e")
@pytest.mark.parametrize(
    ("ground", "dice", "roll", "broken"),
    [
        ("open-ground", (3, 2), 10, False),
        ("open-ground", (3, 2), 11, True),
        ("woods", (3, 2), 9, False),
        ("woods", (3, 2), 10, True),
        ("woods", (1, 1), 5, False),
        ("woods", (1, 1), 6, True),
    ],
)
def test_an_emplacement_shelters_from_wp(
    ground: str, dice: tuple[int, int], roll: int, *, broken: bool
) -> None:
    p = position(f"""
        sides german american
        date 1944-07
        terrain {ground} K5
        usa C crew at K8
        sw G usa-81-mtr with C arc=n-ne
        ger R crew at K5
        sw H ger-75l-at emplaced with R arc=n-ne
        phase prep-fire american
    """)
    rounds(p, "K5 C G", "area wp", dice)
    p.roll((roll - roll // 2, roll // 2))
    assert ("broken" in p.states("R")) is broken


@pytest.mark.rule("ASL-6.2.q")
def test_effect_of_smoke_is_none() -> None:
    p = howitzer()
    assert effect(p.state, laid(p, "G", "K5", "area smoke"), ()).column is None
