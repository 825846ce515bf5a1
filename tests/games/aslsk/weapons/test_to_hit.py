"""The To Hit process of ordnance and Critical Hits (ASL-3.2.4, ASL-6.0, ASL-6.1)."""

from collections.abc import Callable

import pytest

from hexfront.games.aslsk.definitions.charts import charts
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.weapons.tohit import to_hit
from tests.games.aslsk.weapons.helpers import aimed, effects, hit, shoot, th_drm, why_not


def mortar(*lines: str, phase: str = "prep-fire") -> Position:
    """Squad A with a 50 mm mortar M in K8 against a Russian squad R in K5."""
    men = "ger A 4-6-7 at K8\nsw M ger-mtr50 with A\nrus R 4-4-7 at K5"
    return position("\n".join((men, *lines, f"phase {phase} german")))


def bazooka(*lines: str, phase: str = "prep-fire") -> Position:
    """An American squad A with a BAZ 43 in K8 against a squad R in the stone building K6."""
    men = """
        sides german american
        terrain stone-building K6
        usa A 6-6-6 at K8
        sw B usa-baz43 with A
        ger R 4-6-7 at K6
    """
    return position("\n".join((men, *lines, f"phase {phase} american")))


def moving(*lines: str, step: str = "step K5") -> Position:
    """A German squad moves from K4 to K5 past a Russian squad A with a mortar M in K8."""
    men = "rus A 4-4-7 at K8\nsw M rus-mtr50 with A\nger R 4-6-7 at K4"
    p = position("\n".join((men, *lines, "phase movement german")))
    return p.do("take R", step)


# The process.


@pytest.mark.rule("ASL-3.2.4.a", "ASL-6.0.a", "ASL-3.2.4.m")
@pytest.mark.parametrize(("dice", "struck"), [((3, 4), True), ((4, 4), False)])
def test_a_shot_that_misses_has_no_effect(dice: tuple[int, int], *, struck: bool) -> None:
    p = shoot(mortar(), "K5", "A M").roll(dice)
    assert (p.waits_for == "EffectRoll") is struck
    assert set(hit(p)) == ({"R"} if struck else set())


@pytest.mark.rule("ASL-3.2.4.ai")
def test_a_hit_is_followed_by_a_new_dr_on_the_ift() -> None:
    p = shoot(mortar(), "K5", "A M").roll((3, 4))
    assert p.figures("R") == "4-4-7"
    p.roll((1, 1))
    assert p.figures("R") == "2-3-7"


@pytest.mark.rule("ASL-3.2.4.i")
def test_the_target_is_declared_before_the_roll() -> None:
    p = mortar("rus S 4-4-7 at L5")
    p.do("open-fire K5 A M")
    assert set(p.choices()) == {"fire", "call-off"}
    p.do("fire")
    assert p.actor == "chance"
    p.roll((3, 4), (1, 1))
    assert (p.figures("R"), p.figures("S")) == ("2-3-7", "4-4-7")


@pytest.mark.rule("ASL-3.2.4.h")
@pytest.mark.parametrize(
    ("phase", "fires"),
    [
        ("prep-fire german", True),
        ("movement russian", False),
        ("defensive-fire russian", True),
        ("advancing-fire german", True),
        ("prep-fire russian", False),
        ("defensive-fire german", False),
        ("advancing-fire russian", False),
    ],
)
def test_when_ordnance_fires(phase: str, *, fires: bool) -> None:
    p = position(f"""
        ger A 4-6-7 at K8
        sw M ger-mtr50 with A
        rus R 4-4-7 at K5
        phase {phase}
    """)
    assert ("K5 A M" in p.options("open-fire")) is fires


@pytest.mark.rule("ASL-3.2.4.h")
def test_ordnance_fires_at_movers_and_needs_an_owner() -> None:
    assert "K5 A M" in moving().options("open-fire")
    p = moving()
    p.state.drop(p.weapon("M"), p.hex("K8"))
    assert "K5 A M" not in p.options("open-fire")


@pytest.mark.rule("ASL-3.2.4.h")
@pytest.mark.parametrize(
    ("phase", "marker", "rule"),
    [
        ("movement", "first", "ASL-3.3.3.n"),
        ("movement", "final", "ASL-3.3.3.n"),
        ("defensive-fire", "first", "ASL-3.4.b"),
        ("defensive-fire", "final", "ASL-3.4.e"),
    ],
)
def test_marked_ordnance_does_not_fire_again(phase: str, marker: str, rule: str) -> None:
    p = position(f"""
        rus A 4-4-7 at K8
        sw M rus-mtr50 with A {marker}
        ger R 4-6-7 at K6 here=1
        during {phase} german
        movers R
    """)
    assert why_not(p, "M", "K6") == rule


@pytest.mark.rule("ASL-3.2.4.j")
@pytest.mark.parametrize(
    ("target", "number"), [("K6", 7), ("K5", 7), ("R5", 7), ("W3", 7), ("X2", 7)]
)
def test_the_th_number_goes_by_weapon_and_range(target: str, number: int) -> None:
    table = charts().to_hit
    p = mortar(f"rus S 4-4-7 at {target}")
    found = to_hit(p.state, p.attack(f"{target} M")).number
    assert found == table.area_number(p.distance("K8", target), 50) == number


@pytest.mark.rule("ASL-3.2.4.j")
def test_a_greater_calibre_hits_better_at_long_range() -> None:
    table = charts().to_hit
    numbers = {(d, mm): table.area_number(d, mm) for d in (12, 13, 24, 30, 45) for mm in (50, 60)}
    assert numbers == {
        (12, 50): 7, (12, 60): 7, (13, 50): 7, (13, 60): 8, (24, 50): 7, (24, 60): 8,
        (30, 50): 5, (30, 60): 7, (45, 50): 3, (45, 60): 6,
    }  # fmt: skip


@pytest.mark.rule("ASL-3.2.4.k")
def test_captured_weapons_use_the_black_number_where_no_red_one_is_printed() -> None:
    p = position("""
        sides german american
        terrain stone-building K6
        ger A 4-6-7 at K8
        sw B usa-baz43 with A
        usa R 6-6-6 at K6
        phase prep-fire german
    """)
    own = to_hit(bazooka().state, bazooka().attack("K6 B")).number
    assert to_hit(p.state, p.attack("K6 B")).number == own == 8


# DRM.


@pytest.mark.rule("ASL-3.2.4.l")
def test_the_drm_of_firer_and_target() -> None:
    p = mortar("terrain grain K6", "ger L 9-1 at K8")
    p.state.cx |= p.mask("A")
    p.state.pinned |= p.mask("A")
    p.state.acquired[p.weapon("M")] = (p.hex("K5"), 1, NOBODY)
    drm = th_drm(shoot(p, "K5", "A M", "direct L").roll((6, 5)))
    assert {line.label: line.value for line in drm.lines} == {
        "tally-leadership": -1,
        "tally-cx": 1,
        "tally-hindrance": 1,
        "tally-pinned": 2,
        "tally-acquired": -1,
    }


@pytest.mark.rule("ASL-3.2.4.l", "ASL-3.3.3.k", "ASL-3.3.3.l")
def test_movers_in_the_open_are_hit_more_easily() -> None:
    assert hit(shoot(moving(), "K5", "A M").roll((4, 5))) == {"R": -2}
    woods = moving("terrain orchard K5", "date 1943-07")
    assert hit(shoot(woods, "K5", "A M").roll((4, 4))) == {"R": -1}


@pytest.mark.rule("ASL-3.2.4.l", "ASL-1.1.1.HI.j")
def test_no_height_advantage_against_mortars() -> None:
    p = moving("hill K5 K4")
    assert hit(shoot(p, "K5", "A M").roll((4, 5), (6, 5))) == {"R": -2}
    assert effects(p) == {"R": ("hit", 2, 0)}


@pytest.mark.rule("ASL-3.2.4.l", "ASL-1.2.5.e")
def test_smoke_hinders_a_shot() -> None:
    p = mortar("smoke K5 grenade")
    assert th_drm(shoot(p, "K5", "A M").roll((6, 5))).value("tally-smoke") == 2


@pytest.mark.rule("ASL-3.5.b", "ASL-3.2.4.ak")
@pytest.mark.parametrize(
    ("arm", "shot", "column"), [(mortar, ("K5", "A M"), 2), (bazooka, ("K6", "A B"), 8)]
)
def test_advancing_fire_of_ordnance_is_not_halved_but_aims_worse(
    arm: Callable[..., Position], shot: tuple[str, str], column: int
) -> None:
    p = shoot(arm(phase="advancing-fire"), *shot).roll((1, 2), (6, 5))
    assert th_drm(p).value("tally-advancing-fire") == 2
    assert effects(p)["R"][:2] == ("hit", column)


@pytest.mark.rule("ASL-3.2.4.ak")
def test_no_point_blank_fire_and_no_long_range_for_ordnance() -> None:
    p = position("""
        sides german american
        terrain stone-building K7 K3
        usa A 6-6-6 at K8
        sw B usa-baz43 with A
        ger R 4-6-7 at K7
        ger S 4-6-7 at K3
        phase prep-fire american
    """)
    assert why_not(p, "B", "K3") == "ASL-3.2.4.r"
    shoot(p, "K7", "A B").roll((1, 2), (6, 5))
    assert effects(p)["R"][:2] == ("hit", 8)


# Who is hit.


@pytest.mark.rule("ASL-3.2.4.b")
def test_one_dr_is_read_for_each_target() -> None:
    p = moving("ger S 4-6-7 at K4", step="join S")
    p.do("step K5")
    p.state.pinned |= p.mask("S")
    shoot(p, "K5", "A M").roll((4, 4))
    assert hit(p) == {"R": -2}
    p.roll((6, 5))
    assert set(effects(p)) == {"R"}


@pytest.mark.rule("ASL-3.2.4.b", "ASL-3.2.4.n")
def test_units_that_do_not_move_are_not_hit_in_defensive_first_fire() -> None:
    p = moving("ger S 4-6-7 at K5", "ger T 4-6-7 at L5")
    assert why_not(p, "M", "L5") == "ASL-3.2.4.n"
    shoot(p, "K5", "A M").roll((3, 3), (1, 1))
    assert (p.figures("R"), p.figures("S")) == ("2-4-7", "4-6-7")


# Rate of Fire.


@pytest.mark.rule("ASL-3.2.4.o", "ASL-1.2.4.1.a")
@pytest.mark.parametrize(("dice", "kept"), [((3, 6), True), ((6, 3), False)])
def test_the_colored_die_of_the_th_dr_decides_about_rate_of_fire(
    dice: tuple[int, int], *, kept: bool
) -> None:
    p = shoot(mortar(), "K5", "A M").roll(dice)
    assert ("K5 A M" in p.options("open-fire")) is kept


@pytest.mark.rule("ASL-3.2.4.q", "ASL-5.5.a")
@pytest.mark.parametrize(("colored", "kept"), [(2, True), (3, False)])
def test_a_captured_mortar_fires_more_slowly(colored: int, *, kept: bool) -> None:
    p = position("""
        ger A 4-6-7 at K8
        sw M rus-mtr50 with A
        rus R 4-4-7 at K5
        phase prep-fire german
    """)
    shoot(p, "K5", "A M").roll((colored, 6))
    assert ("K5 A M" in p.options("open-fire")) is kept


@pytest.mark.rule("ASL-3.3.3.aa")
@pytest.mark.parametrize(("terrain", "again"), [("orchard", False), ("stone-building", True)])
def test_no_more_shots_at_a_mover_than_it_spent_mf(terrain: str, *, again: bool) -> None:
    p = shoot(moving(f"terrain {terrain} K5"), "K5", "A M").roll((3, 6))
    assert hit(p) == {}
    assert p.waits_for == "FirstFire"
    assert "first" not in p.states("M")
    assert ("K5 A M" in p.options("open-fire")) is again


# Critical Hits.


@pytest.mark.rule("ASL-3.2.4.p", "ASL-6.1.a", "ASL-6.9.e", "ASL-6.1.c")
def test_an_original_2_of_a_mortar_is_a_critical_hit_on_double_fp() -> None:
    p = shoot(mortar(), "K5", "A M").roll((1, 1), (6, 5))
    assert effects(p) == {"R": ("CH", 12, 0)}
    p = shoot(mortar(), "K5", "A M").roll((1, 2), (6, 5))
    assert effects(p) == {"R": ("hit", 2, 0)}


@pytest.mark.rule("ASL-6.1.a", "ASL-6.1.c", "ASL-6.1.d")
def test_a_critical_hit_of_a_latw() -> None:
    p = shoot(bazooka(), "K6", "A B").roll((1, 1), (6, 5))
    assert effects(p) == {"R": ("CH", 16, -3)}


@pytest.mark.rule("ASL-6.1.a")
def test_an_original_2_that_misses_is_no_critical_hit() -> None:
    p = bazooka("terrain grain K7", "smoke K6 full")
    p.state.pinned |= p.mask("A")
    shoot(p, "K6", "A B").roll((1, 1))
    number, drm = aimed(p)
    assert 2 + drm > number
    assert p.waits_for != "EffectRoll"


@pytest.mark.rule("ASL-6.1.d")
@pytest.mark.parametrize(("terrain", "drm"), [("stone-building", -3), ("wooden-building", -2)])
def test_the_tem_is_turned_round_under_mortar_fire_too(terrain: str, drm: int) -> None:
    p = shoot(mortar(f"terrain {terrain} K5"), "K5", "A M").roll((1, 1), (6, 5))
    assert effects(p) == {"R": ("CH", 12, drm)}


@pytest.mark.rule("ASL-6.1.e")
def test_air_burst_and_movement_count_besides_a_critical_hit() -> None:
    p = shoot(mortar("terrain woods K5"), "K5", "A M").roll((1, 1), (6, 5))
    assert effects(p) == {"R": ("CH", 12, -1)}
    p = shoot(moving(), "K5", "A M").roll((1, 1), (6, 5))
    assert effects(p) == {"R": ("CH", 12, -2)}


@pytest.mark.rule("ASL-6.1.i")
def test_one_of_those_hit_suffers_the_critical_hit() -> None:
    p = mortar("rus S 4-4-7 at K5", "rus T 4-4-7 at K5", "terrain stone-building K5")
    shoot(p, "K5", "A M").roll((1, 1), 2, 5, 3, (6, 5))
    assert effects(p) == {"R": ("hit", 2, 3), "S": ("CH", 12, -3), "T": ("hit", 2, 3)}


@pytest.mark.rule("ASL-4.2.l")
def test_a_flamethrower_endangers_its_owner_under_ordnance_too() -> None:
    p = shoot(mortar("sw F rus-ft with R"), "K5", "A M").roll((3, 4), (6, 5))
    assert hit(p) == {"R": 0}
    assert effects(p) == {"R": ("hit", 2, -1)}
