"""Guns (ASL-1.2.6, ASL-3.2.4, ASL-6.12): who mans them, arcs, ROF, Intensive Fire, breakdown."""

import pytest

from hexfront.games.aslsk.definitions.counters import WeaponKind
from hexfront.games.aslsk.definitions.nationalities import definitions
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.weapons.gunnery import rate
from hexfront.games.aslsk.weapons.tohit import aim
from hexfront.games.aslsk.weapons.weaponry import Wear, breakdown, wear
from tests.games.aslsk.weapons.helpers import hit, th_drm
from tests.games.aslsk.weapons.helpers_guns import laid, lines, rounds


def battery(
    *more: str, gun: str = "ger-75l-at", crew: str = "crew", phase: str = "prep-fire german"
) -> Position:
    """A German Gun G in K8, its arc at K7/L7; a Russian squad R in K5."""
    men = f"""
        date 1944-07
        ger C {crew} at K8
        sw G {gun} with C arc=n-ne
        rus R 4-4-7 at K5
    """
    return position("\n".join((men, *more, f"phase {phase}")))


def fires(p: Position, gun: str = "G") -> set[str]:
    """The hexes that a Gun can be laid on."""
    return {h for h, _, w in map(str.split, filter(_armed, p.options("open-fire"))) if w == gun}


def _armed(option: str) -> bool:
    return len(option.split()) == 3


def manners(p: Position, opening: str) -> set[str]:
    """All ways to fire a Gun."""
    return p.copy().do(f"open-fire {opening}").options("shoot")


# Who mans them.


@pytest.mark.rule("ASL-1.2.6.a", "ASL-1.2.6.d", "ASL-6.0.b")
def test_the_types_of_guns_do_not_restrict_their_targets() -> None:
    kinds = {gun.kind for gun in definitions().guns.values()}
    assert kinds == {
        WeaponKind.HEAVY_MORTAR, WeaponKind.AT_GUN, WeaponKind.INFANTRY_GUN,
        WeaponKind.ARTILLERY, WeaponKind.AA_GUN,
    }  # fmt: skip
    for gun in ("ger-75l-at", "ger-75-ig", "ger-105-art", "ger-88l-aa", "ger-81-mtr"):
        p = battery(gun=gun)
        assert fires(p) == {"K5"}
        assert "area he" in manners(p, "K5 C G")


@pytest.mark.rule("ASL-1.2.6.b", "ASL-3.2.4.ah", "ASL-2.0.ao", "ASL-6.12.c", "ASL-3.2.4.k")
@pytest.mark.parametrize(("crew", "extra"), [("crew", 0), ("4-6-7", 2), ("2-4-7", 2)])
def test_others_than_a_crew_suffer_non_qualified_use(crew: str, extra: int) -> None:
    p = battery("rus S 4-4-7 at K1", crew=crew)
    found = lines(p, laid(p, "G", "K5", "infantry he"), "R")
    assert found.get("tally-non-qualified", 0) == extra
    assert breakdown(p.state, p.weapon("G")) == 12 - extra
    assert rate(p.state, laid(p, "G", "K5", "infantry he")) == (1 if extra else 2)
    assert aim(p.state, laid(p, "G", "K1", "infantry he")).number == (6 if extra else 7)


@pytest.mark.rule("ASL-3.2.4.ah", "ASL-6.12.g")
def test_a_twelve_of_a_squad_removes_the_gun() -> None:
    p = rounds(battery(crew="4-6-7"), "K5 C G", "infantry he", (6, 6))
    assert p.lies("G") == "removed"
    p = rounds(battery(crew="4-6-7"), "K5 C G", "infantry he", (5, 5))
    assert "malfunctioned" in p.states("G")


@pytest.mark.rule("ASL-3.2.4.h")
def test_a_leader_does_not_fire_a_gun() -> None:
    p = battery("ger L 9-1 at K8", "sw H ger-50l-at with L arc=n-ne")
    assert fires(p, "H") == set()
    assert p.refusal("open-fire K5 L H").rule == "ASL-3.2.4.h"


@pytest.mark.rule("ASL-1.2.6.c")
def test_a_gun_is_possessed_like_a_support_weapon() -> None:
    p = position("""
        ger C crew at K8
        ger D crew at K8
        sw G ger-75l-at with C arc=n-ne
        phase rally german
    """)
    p.until("Transfers").do("transfer G D")
    assert (p.holder("G"), p.arc("G")) == ("D", "n-ne")
    p = position("""
        ger C crew at K8
        sw G ger-75l-at at K8 arc=n-ne
        phase rally german
    """)
    p.until("Recovery").do("recover C G", 5)
    assert p.holder("G") == "C"


@pytest.mark.rule("ASL-1.2.6.e", "ASL-2.0.aw")
def test_what_a_counter_says() -> None:
    gun = definitions().guns["ger-20l-aa"]
    assert (gun.calibre, gun.size.value, gun.ife, gun.mount.value) == (20, "small", 6, "T")


@pytest.mark.rule("ASL-1.2.6.h", "ASL-1.1.1.BD.h")
@pytest.mark.parametrize(
    ("gun", "fits"), [("ger-75l-at", True), ("ger-88ll-at", False), ("ger-105-art", False)]
)
def test_which_guns_set_up_in_a_building(gun: str, fits: bool) -> None:
    p = position(f"""
        terrain stone-building K8
        group all german in K8
        ger C crew group=all
        sw G {gun} side=german group=all
        phase set-up german
    """)
    p.do("place C K8")
    assert p.legal("arm G C") is fits
    if not fits:
        assert p.refusal("arm G C").rule == "ASL-1.2.6.h"


# Arcs.


@pytest.mark.rule("ASL-3.2.4.t", "ASL-3.2.4.u")
def test_the_arc_is_turned_before_the_shot_and_only_once() -> None:
    p = battery("rus S 4-4-7 at K10")
    assert {manner for manner in manners(p, "K10 C G") if manner.startswith("infantry he")} == {
        "infantry he se-s", "infantry he s-sw",
    }  # fmt: skip
    assert lines(p, laid(p, "G", "K10", "infantry he se-s"), "S")["tally-covered-arc"] == 4
    assert lines(p, laid(p, "G", "K10", "infantry he s-sw"), "S")["tally-covered-arc"] == 5
    rounds(p, "K10 C G", "infantry he se-s", (6, 5))
    assert p.arc("G") == "se-s"
    assert "tally-covered-arc" not in lines(p, laid(p, "G", "K10", "infantry he"), "S")
    assert p.refusal("shoot infantry he").rule == "ASL-3.2.4.i"
    p.do("open-fire K10 C G")
    assert p.refusal("shoot infantry he n-ne").rule == "ASL-3.2.4.t"


@pytest.mark.rule("ASL-3.2.4.w")
def test_a_round_mount_turns_easily_and_keeps_its_rate() -> None:
    p = battery("rus S 4-4-7 at K10", gun="ger-88l-aa")
    shot = laid(p, "G", "K10", "infantry he se-s")
    assert lines(p, shot, "S")["tally-covered-arc"] == 2
    assert rate(p.state, shot) == 3


@pytest.mark.rule("ASL-3.2.4.s")
def test_guns_are_pointed_at_set_up() -> None:
    p = position("""
        edge german south
        group all german in K8
        ger C crew group=all
        sw G ger-75l-at side=german group=all
        phase set-up german
    """)
    p.do("place C K8", "arm G C")
    assert p.arc("G") == "nw-n"
    assert p.states("G") == {"emplaced"}
    assert "G nw-n" not in p.options("face")
    p.do("face G se-s")
    assert p.arc("G") == "se-s"
    assert p.refusal("face G se-s").rule == "ASL-3.2.4.s"


# Rate of Fire and Intensive Fire.


@pytest.mark.rule("ASL-3.2.4.o")
@pytest.mark.parametrize(("colored", "kept"), [(2, True), (3, False)])
def test_the_colored_die_decides_about_the_rate(colored: int, kept: bool) -> None:
    p = rounds(battery(), "K5 C G", "infantry he", (colored, 6))
    assert ("prep" in p.states("G")) is not kept


@pytest.mark.rule("ASL-3.2.4.e")
def test_nothing_more_after_the_area_target_type() -> None:
    p = rounds(battery("ger D 4-6-7 at K9"), "K5 C G", "area he", (2, 6))
    assert fires(p) == set()
    assert p.refusal("open-fire K5 C G").rule == "ASL-3.2.4.aa"
    p = rounds(battery(gun="ger-81-mtr"), "K5 C G", "area he", (3, 6))
    assert fires(p) == {"K5"}


@pytest.mark.rule("ASL-3.2.4.f")
def test_the_area_target_type_is_not_for_the_own_hex() -> None:
    p = battery("rus S 4-4-7 at K8")
    assert fires(p) == {"K8"}
    assert all(manner.startswith("infantry") for manner in manners(p, "K8 C G"))
    assert p.do("open-fire K8 C G").refusal("shoot area he").rule == "ASL-3.2.4.f"
    assert lines(p, laid(p, "G", "K8", "infantry he"), "S")["tally-own-hex"] == 2


@pytest.mark.rule("ASL-3.2.4.aa", "ASL-3.2.4.ab", "ASL-6.12.e")
def test_intensive_fire_is_the_last_shot() -> None:
    p = rounds(battery(), "K5 C G", "infantry he", (5, 5))
    assert fires(p) == {"K5"}
    assert lines(p, laid(p, "G", "K5", "infantry he"), "R")["tally-intensive-fire"] == 2
    rounds(p, "K5 C G", "infantry he", (1, 6))
    assert "intensive" in p.states("G")
    assert p.refusal("open-fire K5 C G").rule == "ASL-3.2.4.aa"


@pytest.mark.rule("ASL-3.2.4.ab", "ASL-6.12.e", "ASL-6.12.g")
@pytest.mark.parametrize(
    ("original", "worn"), [(9, Wear.NONE), (10, Wear.MALFUNCTION), (12, Wear.LOSS)]
)
def test_intensive_fire_wears_the_gun_out(original: int, worn: Wear) -> None:
    p = battery()
    assert wear(p.state, p.weapon("G"), original, sustained=True) is worn


@pytest.mark.rule("ASL-3.2.4.ac")
@pytest.mark.parametrize(("mount", "again"), [("NT", False), ("T", True)])
def test_turning_without_a_rate_leaves_no_intensive_fire(mount: str, again: bool) -> None:
    slow = f"counter slow like ger-75l-at rof=0 mount={mount}"
    p = battery(slow, "rus S 4-4-7 at K10", gun="slow")
    rounds(p, "K10 C G", "infantry he se-s", (5, 5))
    assert ("intensive" in p.states("G")) is not again
    assert bool(fires(p)) is again


@pytest.mark.rule("ASL-3.2.4.ad")
def test_no_intensive_fire_when_pinned() -> None:
    p = position("""
        ger C crew at K8 pinned
        sw G ger-75l-at with C arc=n-ne prep
        rus R 4-4-7 at K5
        ger D 4-6-7 at K9
        phase prep-fire german
    """)
    assert p.refusal("open-fire K5 C G").rule == "ASL-3.2.4.ad"


@pytest.mark.rule("ASL-3.2.4.ae", "ASL-3.4.d")
@pytest.mark.parametrize(("place", "legal"), [("K7", True), ("K6", False)])
def test_intensive_fire_in_the_defensive_fire_phase(place: str, legal: bool) -> None:
    p = position(f"""
        ger C crew at K8
        sw G ger-75l-at with C arc=n-ne first
        rus R 4-4-7 at {place}
        ger D 4-6-7 at K9
        phase defensive-fire russian
    """)
    assert bool(fires(p)) is legal
    if not legal:
        assert p.refusal(f"open-fire {place} C G").rule == "ASL-3.2.4.ae"


@pytest.mark.rule("ASL-3.4.b", "ASL-4.0.x")
@pytest.mark.parametrize(("place", "legal"), [("K7", True), ("K6", False)])
def test_a_crew_marked_first_fire_has_only_intensive_fire_of_its_gun_left(
    place: str, legal: bool
) -> None:
    p = position(f"""
        ger C crew at K8 first
        sw G ger-75l-at with C arc=n-ne
        rus R 4-4-7 at {place}
        ger D 4-6-7 at K9
        phase defensive-fire russian
    """)
    assert bool(fires(p)) is legal
    if legal:
        drm = lines(p, laid(p, "G", place, "infantry he"), "R")
        assert drm["tally-intensive-fire"] == 2
    else:
        assert p.refusal(f"open-fire {place} C G").rule == "ASL-3.2.4.ae"
        assert not p.options("swing")


@pytest.mark.rule("ASL-3.4.e")
@pytest.mark.parametrize(("crew", "gun"), [("final", ""), ("final", "final"), ("", "final")])
def test_final_fire_in_the_mph_leaves_a_gun_nothing(crew: str, gun: str) -> None:
    p = position(f"""
        ger C crew at K8 {crew}
        sw G ger-75l-at with C arc=n-ne {gun}
        rus R 4-4-7 at K7
        ger D 4-6-7 at K9
        phase defensive-fire russian
    """)
    assert p.refusal("open-fire K7 C G").rule == "ASL-3.4.e"
    assert not fires(p)


@pytest.mark.rule("ASL-3.2.4.aa")
def test_in_the_defensive_fire_phase_too_intensive_fire_follows_a_shot() -> None:
    p = battery("rus S 4-4-7 at K7", "ger D 4-6-7 at K9", phase="defensive-fire russian")
    rounds(p, "K7 C G", "infantry he", (5, 6))
    assert "final" in p.states("G")
    assert fires(p) == {"K7"}


@pytest.mark.rule("ASL-3.2.4.ae")
def test_no_intensive_fire_in_the_advancing_fire_phase() -> None:
    p = battery("ger D 4-6-7 at K9", phase="advancing-fire german")
    p.state.prep_weapons |= 1 << p.weapon("G")
    assert p.refusal("open-fire K5 C G").rule == "ASL-3.2.4.ae"


@pytest.mark.rule("ASL-3.2.4.af")
def test_no_if_on_the_counter() -> None:
    p = battery("counter old like ger-75l-at intensive=off", "ger D 4-6-7 at K9", gun="old")
    rounds(p, "K5 C G", "infantry he", (5, 5))
    assert p.refusal("open-fire K5 C G").rule == "ASL-3.2.4.af"


def defence(*more: str) -> Position:
    """A Russian squad R moves to K5, five hexes before a German Gun, with S nearer to it."""
    men = """
        ger C crew at K9
        sw G ger-75l-at with C arc=n-ne
        rus S 4-4-7 at K8
        rus R 4-4-7 at K4
        ger D 4-6-7 at A1
    """
    p = position("\n".join((men, *more, "phase movement russian")))
    return p.do("take R", "step K5")


@pytest.mark.rule("ASL-3.2.4.ag", "ASL-3.3.3.r", "ASL-3.3.3.s")
def test_intensive_fire_in_defensive_first_fire() -> None:
    p = defence("terrain brush K5")
    rounds(p, "K5 C G", "infantry he", (5, 6))
    assert p.states("G") >= {"first", "fired"}
    rounds(p, "K5 C G", "infantry he", (5, 6))
    assert p.states("G") >= {"final", "intensive"}
    assert "final" in p.states("C")


@pytest.mark.rule("ASL-3.3.3.r")
def test_no_intensive_fire_of_a_gun_marked_final_fire() -> None:
    p = defence()
    p.state.final_weapons |= 1 << p.weapon("G")
    assert p.refusal("open-fire K5 C G").rule == "ASL-3.3.3.r"


# Breakdown.


@pytest.mark.rule("ASL-6.12.b", "ASL-6.12.h", "ASL-6.12.a")
def test_a_gun_malfunctions_on_its_breakdown_number() -> None:
    p = rounds(battery(), "K5 C G", "infantry he", (6, 6))
    assert "malfunctioned" in p.states("G")
    assert p.acquired("G") is None


@pytest.mark.rule("ASL-6.12.i")
@pytest.mark.parametrize(("die", "fate"), [(1, "repaired"), (2, "nothing"), (6, "removed")])
def test_a_gun_is_repaired_on_a_one(die: int, fate: str) -> None:
    p = position("""
        ger C crew at K8
        sw G ger-75l-at with C arc=n-ne malfunctioned
        phase rally german
    """)
    p.until("Repairs").do("repair G", die)
    assert (p.lies("G") == "removed") == (fate == "removed")
    assert ("malfunctioned" in p.states("G")) == (fate == "nothing")


@pytest.mark.rule("ASL-5.5.a", "ASL-6.12.d")
def test_a_captured_gun() -> None:
    p = position("""
        date 1944-07
        ger C crew at K8
        sw G rus-45l-at with C arc=n-ne
        rus R 4-4-7 at K1
        phase prep-fire german
    """)
    shot = laid(p, "G", "K1", "infantry he")
    assert lines(p, shot, "R")["tally-captured"] == 2
    assert (rate(p.state, shot), breakdown(p.state, p.weapon("G"))) == (2, 10)


@pytest.mark.rule("ASL-3.5.b")
def test_a_gun_that_did_not_move_fires_in_the_advancing_fire_phase() -> None:
    p = rounds(battery(phase="advancing-fire german"), "K5 C G", "infantry he", (1, 6))
    assert th_drm(p).total == 2
    assert hit(p) == {}
