"""Guns as targets (ASL-6.3, ASL-6.6, ASL-6.7): Emplacement, Gunshield, Direct Hit, Near Miss."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.weapons.direct_hits import behind_shield
from hexfront.games.aslsk.weapons.shot_outlook import shot_outlook
from hexfront.games.aslsk.weapons.tohit import effect
from tests.games.aslsk.weapons.helpers import hit
from tests.games.aslsk.weapons.helpers_guns import laid, lines, rounds


def target(
    *more: str,
    gun: str = "rus-45l-at",
    arc: str = "s-sw",
    crew: str = "crew",
    state: str = "",
    firer: str = "ger-75l-at",
) -> Position:
    """A German Gun G in K8 and a squad A in K7; a Russian crew T with a Gun H in K5."""
    men = f"""
        date 1944-07
        ger C crew at K8
        sw G {firer} with C arc=n-ne
        ger A 4-6-7 at K7
        rus T {crew} at K5
        sw H {gun} with T arc={arc} {state}
    """
    return position("\n".join((men, *more, "phase prep-fire german")))


def cover(p: Position, words: str = "K5 A") -> dict[str, int]:
    """The DRM of small arms against T."""
    return {line.label: line.value for line in p.drm("T", words).lines}


# Emplacement.


@pytest.mark.rule("ASL-6.3.b", "ASL-2.0.p")
def test_an_emplaced_gun_has_a_tem() -> None:
    p = target(gun="rus-76l-art", state="emplaced")
    assert cover(p) == {"tally-emplacement": 2}
    assert lines(p, laid(p, "G", "K5", "infantry he"), "T") == {"tally-emplacement": 2}
    p = target(gun="rus-76l-art")
    assert cover(p) == {}
    assert lines(p, laid(p, "G", "K5", "infantry he"), "T") == {}


@pytest.mark.rule("ASL-6.3.c")
@pytest.mark.parametrize(
    ("terrain", "best"),
    [("woods", {"tally-emplacement": 2}), ("stone-building", {"tally-terrain": 3})],
)
def test_emplacement_is_added_to_nothing(terrain: str, best: dict[str, int]) -> None:
    p = target(f"terrain {terrain} K5", state="emplaced")
    assert cover(p) == best
    size = {"tally-target-size": 1}
    assert lines(p, laid(p, "G", "K5", "infantry he"), "T") == best | size


@pytest.mark.rule("ASL-6.3.d")
def test_only_a_crew_is_emplaced() -> None:
    assert cover(target(gun="rus-76l-art", state="emplaced", crew="4-4-7")) == {}


@pytest.mark.rule("ASL-6.3.b", "ASL-3.2.4.aj")
def test_on_the_area_target_type_emplacement_changes_the_effect() -> None:
    p = target(gun="rus-76l-art", state="emplaced")
    shot = laid(p, "G", "K5", "area he")
    assert "tally-emplacement" not in lines(p, shot, "T")
    struck = effect(p.state, shot, [p.unit("T")])
    assert (struck.column, struck.drm.total(p.unit("T"))) == (6, 2)


@pytest.mark.rule("ASL-6.3.e")
def test_air_burst_and_emplacement() -> None:
    p = target("terrain woods K5", gun="rus-76l-art", state="emplaced", firer="ger-81-mtr")
    struck = effect(p.state, laid(p, "G", "K5", "area he"), [p.unit("T")])
    assert struck.drm.total(p.unit("T")) == 1


@pytest.mark.rule("ASL-6.3.a")
@pytest.mark.parametrize(("road", "emplaced"), [("dirt", True), ("paved", False)])
def test_no_emplacement_on_a_paved_road(road: str, emplaced: bool) -> None:
    p = position(f"""
        road {road} K7-K9
        group all german in K8
        ger C crew group=all
        sw G ger-75l-at side=german group=all
        phase set-up german
    """)
    p.do("place C K8", "arm G C")
    assert ("emplaced" in p.states("G")) is emplaced


# Gunshield.


@pytest.mark.rule("ASL-6.6.a", "ASL-6.6.b", "ASL-6.6.d", "ASL-2.0.t")
@pytest.mark.parametrize(
    ("gun", "arc", "crew", "shielded"),
    [
        ("rus-45l-at", "s-sw", "crew", True),
        ("rus-76-ig", "se-s", "crew", True),
        ("rus-76l-art", "s-sw", "crew", False),
        ("rus-45l-at", "n-ne", "crew", False),
        ("rus-45l-at", "s-sw", "4-4-7", False),
    ],
)
def test_whom_a_gunshield_protects(gun: str, arc: str, crew: str, shielded: bool) -> None:
    assert cover(target(gun=gun, arc=arc, crew=crew)) == (
        {"tally-gunshield": 2} if shielded else {}
    )


@pytest.mark.rule("ASL-6.6.b")
def test_a_broken_crew_has_no_shield() -> None:
    p = target()
    p.state.broken |= 1 << p.unit("T")
    assert cover(p) == {}


@pytest.mark.rule("ASL-6.6.d")
def test_the_shield_against_mortars_and_flames() -> None:
    p = target(firer="ger-81-mtr")
    shot = laid(p, "G", "K5", "area he")
    assert behind_shield(p.state, shot, p.unit("T"), effect(p.state, shot, [p.unit("T")])) == 1
    p = target("ger F 4-6-7 +ft at K6")
    assert cover(p, "K5 F-ft") == {}


@pytest.mark.rule("ASL-6.6.e", "ASL-6.3.c")
def test_shield_and_emplacement() -> None:
    p = target(state="emplaced")
    assert cover(p) == {"tally-emplacement": 2}
    shot = laid(p, "G", "K5", "infantry he")
    struck = effect(p.state, shot, [p.unit("T")])
    assert lines(p, shot, "T")["tally-emplacement"] == 2
    assert behind_shield(p.state, shot, p.unit("T"), struck) == 2
    area = laid(p, "G", "K5", "area he")
    assert behind_shield(p.state, area, p.unit("T"), effect(p.state, area, [p.unit("T")])) == 0


# Direct Hit and Near Miss.


@pytest.mark.rule("ASL-6.7.a", "ASL-2.0.aw")
@pytest.mark.parametrize(
    ("gun", "size"), [("rus-45l-at", 1), ("rus-76l-art", 0), ("ger-88l-aa", -1)]
)
def test_the_size_of_a_gun(gun: str, size: int) -> None:
    p = target(gun=gun)
    found = lines(p, laid(p, "G", "K5", "infantry he"), "T")
    assert found.get("tally-target-size", 0) == size
    assert "tally-target-size" not in lines(p, laid(p, "G", "K5", "area he"), "T")


@pytest.mark.rule("ASL-6.1.f", "ASL-6.7.b")
def test_a_critical_hit_destroys_gun_and_crew() -> None:
    p = target(gun="rus-76l-art")
    rounds(p, "K5 C G", "infantry he", (1, 2), (6, 6))
    assert (p.where("T"), p.lies("H")) == ("eliminated", "removed")


@pytest.mark.rule("ASL-6.7.c", "ASL-2.0.n", "ASL-6.6.f")
def test_a_kia_destroys_gun_and_crew_whatever_the_shield() -> None:
    p = rounds(target(), "K5 C G", "infantry he", (1, 5), (1, 1))
    assert hit(p) == {"T": 1}
    assert (p.where("T"), p.lies("H")) == ("eliminated", "removed")


@pytest.mark.rule("ASL-6.7.c", "ASL-4.0.q")
def test_a_die_for_the_other_weapons_of_the_crew_alone() -> None:
    p = target("sw M rus-lmg with T")
    rounds(p, "K5 C G", "infantry he", (1, 5), (1, 1)).roll(6)
    (told,) = p.told("log-weapon-hit")
    assert told.args["weapon"] == p.weapon("M")
    assert (p.lies("M"), p.lies("H")) == ("K5", "removed")


@pytest.mark.rule("ASL-6.7.d", "ASL-6.6.f", "ASL-6.7.e")
def test_a_k_damages_the_gun() -> None:
    p = rounds(target(), "K5 C G", "infantry he", (1, 5), (1, 2))
    assert p.where("T") == "eliminated"
    assert (p.lies("H"), "malfunctioned" in p.states("H")) == ("K5", True)
    p = rounds(target(gun="rus-76l-art", crew="4-4-7"), "K5 C G", "infantry he", (1, 4), (1, 2))
    assert "malfunctioned" in p.states("H")
    assert p.kind("T") == "rus-237"


@pytest.mark.rule("ASL-6.7.e", "ASL-2.0.n", "ASL-6.6.e")
@pytest.mark.parametrize(("gun", "result"), [("rus-45l-at", "2MC"), ("rus-76l-art", "3MC")])
def test_the_shield_helps_against_a_near_miss(gun: str, result: str) -> None:
    p = rounds(target(gun=gun), "K5 C G", "infantry he", (2, 3), (2, 2))
    (entry,) = [e for e in p.log if e.message == "log-fire-result"]
    assert entry.args["result"] == result
    assert p.lies("H") == "pending"


@pytest.mark.rule("ASL-6.7.c", "ASL-6.7.d", "ASL-6.7.e")
def test_the_odds_of_a_hit_on_a_gun() -> None:
    p = target()
    ahead = shot_outlook(p.state, laid(p, "G", "K5", "infantry he"))
    (spread,) = ahead.fates.marginals
    assert sum(spread.values()) == 1
    assert ahead.hits[p.unit("T")].numerator > 0


@pytest.mark.rule("ASL-4.4.e")
def test_a_shaped_charge_may_be_fired_at_a_gun() -> None:
    p = position("""
        sides american german
        usa A 7-4-7 at K7
        sw B usa-baz43 with A
        ger T crew at K5
        sw H ger-75l-at with T arc=s-sw
        ger S 4-6-7 at L6
        phase prep-fire american
    """)
    assert "K5 A B" in p.options("open-fire")
    assert "L6 A B" not in p.options("open-fire")


# Target Types.


@pytest.mark.rule("ASL-2.0.y", "ASL-2.0.ay")
def test_neither_mortars_nor_smoke_are_for_single_targets() -> None:
    men = """
        date 1944-07
        rus R 4-4-7 at K5
        rus V rus-t3485 at K4
        ger C crew at K8
        phase prep-fire german
    """
    p = position(men + "\nsw G ger-81-mtr with C arc=n-ne")
    assert not p.choices("engage")
    assert p.refusal("engage C G V he").rule == "ASL-3.2.4.g"
    manners = p.do("open-fire K5 C G").options("shoot")
    assert all(manner.startswith("area ") for manner in manners)
    p = position(men + "\nsw G ger-75-ig with C arc=n-ne")
    assert p.options("engage") == {"C G V ap", "C G V he", "C G V heat"}
    assert p.refusal("engage C G V smoke").rule == "ASL-6.2.d"
    manners = p.do("open-fire K5 C G").options("shoot")
    assert {"infantry he", "area he"} <= manners
    p = position(men + "\nsw G ger-105-art with C arc=n-ne").do("open-fire K5 C G")
    assert "area smoke" in p.options("shoot")
    assert p.refusal("shoot infantry smoke").rule == "ASL-3.2.4.d"


@pytest.mark.rule("ASL-2.0.y", "ASL-2.0.ay")
def test_a_latw_has_to_hit_numbers_of_its_own() -> None:
    p = position("""
        date 1944-07
        terrain stone-building K6
        rus R 4-4-7 at K6
        rus V rus-t3485 at L6
        ger A 4-6-7 at K8
        sw P ger-psk with A
        phase prep-fire german
    """)
    told = p.preview("engage A P V heat").kill
    assert told is not None
    own = p.state.setting.weapons[p.weapon("P")].to_hit
    assert told.number == own[2]
    assert not p.do("open-fire K6 A P").choices("shoot")
