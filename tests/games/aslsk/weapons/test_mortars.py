"""Light mortars (ASL-4.5, ASL-6.9, ASL-6.12): range, Area Target Type, breakdown."""

import pytest

from hexfront.games.aslsk.definitions.nationalities import definitions
from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.weapons.helpers import aimed, effects, hit, shoot, th_drm, why_not


def prep(*lines: str) -> Position:
    """A German PFPh: squad A with a 50 mm mortar M in K8, a Russian squad R in K5."""
    men = "ger A 4-6-7 at K8\nsw M ger-mtr50 with A\nrus R 4-4-7 at K5"
    return position("\n".join((men, *lines, "phase prep-fire german")))


# What they are, and from where they fire.


@pytest.mark.rule("ASL-4.5.a", "ASL-6.9.a", "ASL-2.0.ai")
def test_every_mortar_among_the_support_weapons_is_a_light_one() -> None:
    mortars = [w for w in definitions().weapons.values() if w.calibre]
    assert {w.id for w in mortars} == {"ger-mtr50", "rus-mtr50", "usa-mtr60", "bri-mtr51"}
    assert all(w.calibre <= 60 for w in mortars)


@pytest.mark.rule("ASL-4.5.b")
def test_a_mortar_fires_in_every_direction() -> None:
    ring = ("K5", "M6", "N9", "H6", "H9", "J10")
    p = prep(*(f"rus S{n} 4-4-7 at {h}" for n, h in enumerate(ring[1:])))
    assert {f"{h} A M" for h in ring} <= p.options("open-fire")


@pytest.mark.rule("ASL-1.1.1.BD.d", "ASL-6.9.b")
@pytest.mark.parametrize("terrain", ["stone-building", "wooden-building"])
def test_no_mortar_fires_from_a_building(terrain: str) -> None:
    p = prep(f"terrain {terrain} K8")
    assert why_not(p, "M", "K5") == "ASL-6.9.b"
    assert "K5 A" in p.options("open-fire")
    assert "K5 A M" not in p.options("open-fire")
    assert not p.choices("bombard")


@pytest.mark.rule("ASL-6.9.b")
def test_mortars_fire_from_woods_and_into_buildings() -> None:
    p = prep("terrain woods K8, stone-building K5")
    assert "K5 A M" in p.options("open-fire")


@pytest.mark.rule("ASL-6.9.d", "ASL-3.2.4.r")
@pytest.mark.parametrize(
    ("weapon", "hexes"),
    [
        ("ger-mtr50", {"K6": True, "K7": False, "Y1": False, "X1": True}),
        ("usa-mtr60", {"K6": False}),
    ],
)
def test_minimum_and_maximum_range(weapon: str, hexes: dict[str, bool]) -> None:
    side = weapon[:3]
    p = position(f"""
        sides german {"russian" if side == "ger" else "american"}
        {side} A {"4-6-7" if side == "ger" else "6-6-6"} at K8
        sw M {weapon} with A
        phase prep-fire {"german" if side == "ger" else "american"}
    """)
    assert {h: why_not(p, "M", h) is None for h in hexes} == hexes
    assert all(why_not(p, "M", h) == "ASL-6.9.d" for h, allowed in hexes.items() if not allowed)


@pytest.mark.rule("ASL-3.2.1.a")
def test_a_mortar_needs_los() -> None:
    p = prep("terrain woods K6 K7")
    assert why_not(p, "M", "K5") == "ASL-3.2.1.a"
    assert "K5 A M" not in p.options("open-fire")


# Who fires them.


@pytest.mark.rule("ASL-4.5.c")
@pytest.mark.parametrize("counter", ["4-6-7", "2-4-7"])
def test_a_squad_or_half_squad_fires_without_penalty(counter: str) -> None:
    p = position(f"""
        ger A {counter} at K8
        sw M ger-mtr50 with A
        rus R 4-4-7 at K5
        phase prep-fire german
    """)
    shoot(p, "K5", "A M").roll((3, 6))
    assert aimed(p) == (7, 0)
    assert p.states("M") == {"fired"}


@pytest.mark.rule("ASL-4.5.c")
def test_leadership_changes_the_th_dr_of_a_mortar() -> None:
    p = shoot(prep("ger L 9-2 at K8"), "K5", "A M", "direct L").roll((3, 6))
    assert th_drm(p).value("tally-leadership") == -2
    assert hit(p) == {"R": -2}
    assert "prep" in p.states("L")


@pytest.mark.rule("ASL-4.5.d")
def test_a_lone_leader_has_no_rate_of_fire_with_a_mortar() -> None:
    p = position("""
        ger L 8-0 at K8
        ger N 8-0 at K8
        sw M ger-mtr50 with L
        rus R 4-4-7 at K5
        phase prep-fire german
    """)
    alone = shoot(p, "K5", "L M").roll((1, 6))
    assert "prep" in alone.states("M")


@pytest.mark.rule("ASL-4.5.d")
def test_two_leaders_together_keep_the_rate_of_fire_of_a_mortar() -> None:
    p = position("""
        ger L 8-0 at K8
        ger N 8-0 at K8
        sw M ger-mtr50 with L
        rus R 4-4-7 at K5
        phase prep-fire german
    """)
    shoot(p, "K5", "L M", "add-firer N").roll((1, 6))
    assert "prep" not in p.states("M")
    assert "prep" in p.states("N")


# The Area Target Type.


@pytest.mark.rule("ASL-6.9.c", "ASL-2.0.e", "ASL-3.2.4.d")
def test_on_the_att_terrain_does_not_change_the_th_dr() -> None:
    p = shoot(prep("terrain stone-building K5"), "K5", "A M").roll((3, 4))
    assert aimed(p) == (7, 0)
    assert hit(p) == {"R": 0}


@pytest.mark.rule("ASL-3.2.4.d", "ASL-3.2.4.aj")
@pytest.mark.parametrize(
    ("terrain", "drm"), [("stone-building", 3), ("wooden-building", 2), ("orchard", 0)]
)
def test_on_the_att_terrain_changes_the_ift_dr(terrain: str, drm: int) -> None:
    p = shoot(prep(f"terrain {terrain} K5"), "K5", "A M").roll((3, 4), (6, 5))
    assert effects(p) == {"R": ("hit", 2, drm)}


@pytest.mark.rule("ASL-6.9.c")
def test_a_mortar_keeps_its_rate_of_fire_on_the_att() -> None:
    p = shoot(prep(), "K5", "A M").roll((3, 6))
    assert "K5 A M" in p.options("open-fire")
    shoot(p, "K5", "A M").roll((4, 6))
    assert "K5 A M" not in p.options("open-fire")
    assert "K5 A" in p.options("open-fire")


@pytest.mark.rule("ASL-3.2.4.d", "ASL-3.2.d")
def test_a_mortar_strikes_friends_in_the_hex_as_well() -> None:
    p = prep("ger B 4-6-7 at K5", "melee K5")
    shoot(p, "K5", "A M").roll((3, 4), (6, 5))
    assert set(effects(p)) == {"R", "B"}
    p = prep("ger B 4-6-7 at K5", "ger C 4-6-7 at K6")
    p.state.broken |= p.mask("R")
    shoot(p, "K5", "A M").roll((3, 4), (6, 5))
    assert set(effects(p)) == {"R", "B"}


@pytest.mark.rule("ASL-3.2.4.ai")
@pytest.mark.parametrize(
    ("weapon", "firer", "column"),
    [
        ("ger-mtr50", "ger A 4-6-7", 2),
        ("usa-mtr60", "usa A 6-6-6", 4),
        ("bri-mtr51", "bri A 4-5-7", 2),
    ],
)
def test_half_the_column_of_the_calibre(weapon: str, firer: str, column: int) -> None:
    side, other = firer[:3], "ger" if firer[:3] != "ger" else "rus"
    names = {"ger": "german", "rus": "russian", "usa": "american", "bri": "british"}
    p = position(f"""
        sides {names[side]} {names[other]}
        {firer} at K8
        sw M {weapon} with A
        {other} R {"4-6-7" if other == "ger" else "4-4-7"} at K5
        phase prep-fire {names[side]}
    """)
    shoot(p, "K5", "A M").roll((3, 3), (6, 5))
    assert effects(p) == {"R": ("hit", column, 0)}


MORTARS = (
    ("ger M 4-6-7 at K8\nsw G ger-mtr50 with M", "fire"),
    ("ger M crew at K8\nsw G ger-81-mtr with M arc=n-ne", "shoot area he"),
)
"""A light mortar and a heavy one, and how they are fired."""


@pytest.mark.rule("ASL-1.1.1.HI.j", "ASL-6.3.b", "ASL-7.4.a", "ASL-3.2.4.aj")
@pytest.mark.parametrize(("mortar", "fire"), MORTARS)
@pytest.mark.parametrize(
    ("target", "drm"),
    [
        ("hill K5\nrus R 4-4-7 at K5", 0),
        ("wall K5/K6\nrus R 4-4-7 at K5", 0),
        ("rus R crew at K5\nsw H rus-45l-at with R arc=n-ne emplaced", 2),
        ("hill K5\nrus R crew at K5\nsw H rus-45l-at with R arc=n-ne", 0),
        ("rus R 4-4-7 at K5\nrus V rus-t26 wreck=K5", 1),
        ("terrain woods K5\nrus R 4-4-7 at K5\nrus V rus-t26 wreck=K5", -1),
        ("terrain wooden-building K5\nrus R 4-4-7 at K5\nrus V rus-t26 wreck=K5", 2),
    ],
)
def test_what_shelters_from_bombs(mortar: str, fire: str, target: str, drm: int) -> None:
    p = position("\n".join((mortar, target, "phase prep-fire german")))
    p.do("open-fire K5 M G", fire).roll((2, 3), (6, 5))
    assert effects(p)["R"][2] == drm


@pytest.mark.rule("ASL-7.4.a")
@pytest.mark.parametrize(("wreck", "ffmo"), [("", -1), ("rus V rus-t26 wreck=K5", 0)])
def test_beside_a_wreck_nobody_is_in_the_open_for_bombs(wreck: str, ffmo: int) -> None:
    p = position(f"""
        ger M 4-6-7 at K8
        sw G ger-mtr50 with M
        {wreck}
        rus R 4-4-7 at K4
        phase movement russian
    """).do("take R; step K5")
    assert p.th_drm("R", "K5 G").value("tally-ffmo") == ffmo


@pytest.mark.rule("ASL-1.1.1.WD.g")
def test_bombs_burst_in_the_trees() -> None:
    p = shoot(prep("terrain woods K5"), "K5", "A M").roll((4, 3), (6, 5))
    assert effects(p) == {"R": ("hit", 2, -1)}


@pytest.mark.rule("ASL-3.3.5.f", "ASL-1.1.1.WD.g")
def test_an_air_burst_leaves_more_residual_fp() -> None:
    figures = {}
    for terrain in ("orchard", "woods"):
        p = position(f"""
            sides german american
            terrain {terrain} K5
            usa A 6-6-6 at K8
            sw M usa-mtr60 with A
            ger R 4-6-7 at K4
            phase movement german
        """)
        p.do("take R", "step K5")
        shoot(p, "K5", "A M").roll((4, 1), (6, 5))
        figures[terrain] = p.residual("K5")
    assert figures == {"orchard": 2, "woods": 4}


# Breakdown.


@pytest.mark.rule("ASL-6.12.a", "ASL-6.12.b", "ASL-6.12.h")
@pytest.mark.parametrize(("dice", "flipped"), [((6, 6), True), ((6, 5), False)])
def test_a_mortar_malfunctions_at_its_breakdown_number(
    dice: tuple[int, int], *, flipped: bool
) -> None:
    p = shoot(prep(), "K5", "A M").roll(dice)
    assert ("malfunctioned" in p.states("M")) is flipped
    assert p.holder("M") == "A"


@pytest.mark.rule("ASL-6.12.d", "ASL-6.12.g")
@pytest.mark.parametrize(
    ("dice", "fate"), [((4, 5), "works"), ((5, 5), "fails"), ((6, 5), "fails"), ((6, 6), "lost")]
)
def test_a_captured_mortar_breaks_down_earlier(dice: tuple[int, int], fate: str) -> None:
    p = position("""
        ger A 4-6-7 at K8
        sw M rus-mtr50 with A
        rus R 4-4-7 at K5
        phase prep-fire german
    """)
    shoot(p, "K5", "A M").roll(dice)
    lost, failed = p.lies("M") == "removed", "malfunctioned" in p.states("M")
    assert (lost, failed) == (fate == "lost", fate == "fails")


@pytest.mark.rule("ASL-6.12.f", "ASL-6.12.g")
@pytest.mark.parametrize(("dice", "fate"), [((5, 5), "works"), ((6, 5), "fails"), ((6, 6), "lost")])
def test_inexperienced_users_break_a_mortar_earlier(dice: tuple[int, int], fate: str) -> None:
    p = position("""
        rus A 4-2-6 at K8
        sw M rus-mtr50 with A
        ger R 4-6-7 at K5
        phase prep-fire russian
    """)
    shoot(p, "K5", "A M").roll(dice)
    lost, failed = p.lies("M") == "removed", "malfunctioned" in p.states("M")
    assert (lost, failed) == (fate == "lost", fate == "fails")


@pytest.mark.rule("ASL-3.3.5.d", "ASL-3.3.5.e")
@pytest.mark.parametrize(
    ("more", "left"),
    [("", 2), ("ger L 9-2 at K8", 2), ("ger L 6+1 at K8", 1), ("smoke K5 dispersed-wp german", 2)],
)
def test_only_a_worse_aim_from_outside_the_hex_lowers_residual_fp(more: str, left: int) -> None:
    p = position(f"""
        ger A 4-6-7 at K8
        counter tube like ger-mtr50 calibre=60
        sw M tube with A
        {more}
        rus R 4-4-7 at K4
        phase movement russian
    """).do("take R", "step K5", "open-fire K5 A M")
    if "ger L" in more:
        p.do("direct L")
    p.do("fire", (4, 1))
    assert p.residual("K5") == left


@pytest.mark.rule("ASL-6.12.b", "ASL-3.2.5.b")
def test_a_mortar_that_malfunctions_has_fired() -> None:
    p = position("""
        ger A 4-6-7 at K8
        sw M ger-mtr50 with A
        rus R 4-4-7 at K4
        phase prep-fire german
    """).do("open-fire K4 A M", "fire", (6, 6))
    assert p.weapon("M") == 0
    assert {"malfunctioned", "prep"} <= p.states("M")
