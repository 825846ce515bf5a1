"""Bazooka, Panzerschreck and PIAT (ASL-4.4): crew, targets, Backblast; and the ATR."""

import pytest

from hexfront.games.aslsk.definitions.nationalities import definitions
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.weapons.tohit import to_hit
from tests.games.aslsk.weapons.helpers import aimed, effects, hit, last, shoot, th_drm, why_not

ARMS = {
    "baz43": ("american", "usa A 6-6-6", "usa-baz43"),
    "psk": ("german", "ger A 4-6-7", "ger-psk"),
    "piat": ("british", "bri A 4-5-7", "bri-piat"),
}
SHORT = {"american": "usa", "german": "ger", "british": "bri", "russian": "rus"}


def armed(arm: str, *lines: str, firer: str = "", phase: str = "prep-fire") -> Position:
    """A squad A with a LATW B in K8 against a squad R in the wooden building K6."""
    side, squad, weapon = ARMS[arm]
    enemy = "russian" if side == "german" else "german"
    men = f"""
        sides {side} {enemy}
        terrain wooden-building K6
        {firer or squad} at K8
        sw B {weapon} with A
        {SHORT[enemy]} R 4-4-7 at K6
    """
    return position("\n".join((men, *lines, f"phase {phase} {side}")))


# What they are.


@pytest.mark.rule("ASL-4.4.1.a", "ASL-4.4.1.h", "ASL-4.4.5.a")
def test_since_when_they_are_available() -> None:
    known = definitions().weapons
    assert {w: known[w].available for w in known if known[w].available} == {
        "usa-baz43": "1942-11",
        "usa-baz44": "1944-01",
        "usa-baz45": "1945-01",
        "ger-psk": "1943-09",
        "bri-piat": "1943-04",
    }


@pytest.mark.rule("ASL-4.4.a", "ASL-4.4.1.h", "ASL-4.4.5.a")
@pytest.mark.parametrize(
    ("arm", "numbers"), [("baz43", [9, 8, 6]), ("psk", [10, 9, 7]), ("piat", [9, 8, 6])]
)
def test_each_hits_by_the_table_of_its_counter(arm: str, numbers: list[int]) -> None:
    p = armed(arm, "terrain wooden-building K7 K6 K5")
    found = [to_hit(p.state, p.attack(f"{h} B")).number for h in ("K7", "K6", "K5")]
    assert found == numbers


@pytest.mark.rule("ASL-4.4.a", "ASL-4.4.b", "ASL-4.4.1.f", "ASL-4.4.1.h", "ASL-4.4.5.d")
@pytest.mark.parametrize(("arm", "column"), [("baz43", 8), ("psk", 12), ("piat", 8)])
def test_a_hit_in_a_building_is_resolved_on_the_ift_without_tem(arm: str, column: int) -> None:
    p = shoot(armed(arm), "K6", "A B").roll((2, 2))
    assert hit(p) == {"R": 2}
    p.roll((6, 5))
    assert effects(p) == {"R": ("hit", column, 0)}


@pytest.mark.rule("ASL-4.4.a")
def test_a_miss_has_no_effect_but_no_hit_is_a_dud() -> None:
    p = shoot(armed("baz43"), "K6", "A B").roll((4, 3))
    assert p.waits_for != "EffectRoll"
    p = shoot(armed("baz43"), "K6", "A B").roll((2, 2), (6, 6))
    assert not p.told("log-dud")


@pytest.mark.rule("ASL-4.4.c", "ASL-4.4.d", "ASL-2.0.u")
@pytest.mark.parametrize("arm", list(ARMS))
@pytest.mark.parametrize("terrain", ["open-ground", "woods", "orchard"])
def test_a_shaped_charge_is_fired_only_at_infantry_in_buildings(arm: str, terrain: str) -> None:
    p = armed(arm, f"terrain {terrain} L7", "wall L7/L8")
    p.state.put(p.unit("R"), p.hex("L7"))
    assert why_not(p, "B", "L7") == "ASL-4.4.d"
    assert "L7 A B" not in p.options("open-fire")
    assert "L7 A" in p.options("open-fire")


@pytest.mark.rule("ASL-2.0.e", "ASL-6.11.f")
def test_a_latw_fires_at_no_empty_hex() -> None:
    p = armed("baz43", "terrain stone-building L7")
    assert why_not(p, "B", "L7") == "ASL-3.2.c"
    assert not p.choices("bombard")


@pytest.mark.rule("ASL-4.4.g")
def test_terrain_and_all_other_drm_change_the_th_dr() -> None:
    p = armed("baz43", "terrain grain K7", "usa L 8-1 at K8", phase="advancing-fire")
    p.state.cx |= p.mask("A")
    drm = th_drm(shoot(p, "K6", "A B", "direct L").roll((6, 3)))
    assert {line.label: line.value for line in drm.lines} == {
        "tally-leadership": -1,
        "tally-cx": 1,
        "tally-hindrance": 1,
        "tally-terrain": 2,
        "tally-advancing-fire": 2,
    }


@pytest.mark.rule("ASL-3.2.2.l", "ASL-2.0.r")
def test_ordnance_joins_no_fire_group() -> None:
    p = armed("baz43", "usa C 6-6-6 at K8")
    p.do("open-fire K6 A B")
    assert not p.choices("add-firer")
    p.do("call-off", "open-fire K6 A")
    assert p.options("add-firer") == {"C"}


# Who fires them.


@pytest.mark.rule("ASL-4.4.1.b")
@pytest.mark.parametrize("counter", ["6-6-6", "3-4-6", "crew"])
def test_any_unbroken_mmc_fires_a_bazooka(counter: str) -> None:
    p = armed("baz43", firer=f"usa A {counter}")
    assert "K6 A B" in p.options("open-fire")
    p.state.broken |= p.mask("A")
    assert why_not(p, "B", "K6") is not None


@pytest.mark.rule("ASL-4.4.1.b")
def test_firing_a_bazooka_is_use_of_an_sw() -> None:
    p = shoot(armed("baz43", "sw M usa-mmg with A"), "K6", "A B").roll((6, 3))
    assert "K6 A" in p.options("open-fire")
    p.do("open-fire K6 A", "fire").roll((6, 5))
    assert not p.options("open-fire")
    half = shoot(armed("baz43", firer="usa A 3-4-6"), "K6", "A B").roll((6, 3))
    assert not half.options("open-fire")


@pytest.mark.rule("ASL-4.4.1.c", "ASL-4.4.1.h")
@pytest.mark.parametrize(("arm", "leader"), [("baz43", "usa"), ("psk", "ger")])
def test_two_leaders_fire_a_bazooka_but_no_lone_one(arm: str, leader: str) -> None:
    p = armed(arm, firer=f"{leader} A 8-0")
    assert why_not(p, "B", "K6") == ("ASL-4.4.1.c" if arm == "baz43" else "ASL-4.4.1.h")
    assert not p.options("open-fire")
    p = armed(arm, f"{leader} N 8-0 at K8", firer=f"{leader} A 8-0")
    p.do("open-fire K6 A B")
    assert "fire" not in p.choices()
    p.do("add-firer N", "fire").roll((6, 3))
    assert th_drm(p).total == 2
    assert "prep" in p.states("N")


@pytest.mark.rule("ASL-4.4.1.e")
def test_a_leader_directs_a_bazooka_but_not_his_own() -> None:
    p = armed("baz43", "usa L 9-1 at K8")
    assert th_drm(shoot(p, "K6", "A B", "direct L").roll((6, 3))).value("tally-leadership") == -1
    p = armed("baz43", "usa N 8-0 at K8", "usa L 9-1 at K8", firer="usa A 9-2")
    p.do("open-fire K6 A B", "add-firer N")
    assert p.options("direct") == {"L"}


@pytest.mark.rule("ASL-4.4.1.d", "ASL-4.4.1.h", "ASL-2.0.bb")
@pytest.mark.parametrize(
    ("arm", "dice", "lost"),
    [
        ("baz43", (5, 4), False),
        ("baz43", (5, 5), True),
        ("psk", (5, 5), False),
        ("psk", (6, 5), True),
    ],
)
def test_at_its_x_number_it_is_removed(arm: str, dice: tuple[int, int], *, lost: bool) -> None:
    p = shoot(armed(arm), "K6", "A B").roll(dice)
    assert (p.lies("B") == "removed") is lost
    assert "malfunctioned" not in p.states("B")


@pytest.mark.rule("ASL-5.5.a")
def test_a_captured_bazooka_aims_worse_and_wears_out_sooner() -> None:
    p = position("""
        sides german american
        terrain wooden-building K6
        ger A 4-6-7 at K8
        sw B usa-baz43 with A
        usa R 6-6-6 at K6
        phase prep-fire german
    """)
    shoot(p, "K6", "A B").roll((4, 4))
    assert th_drm(p).value("tally-captured") == 2
    assert p.lies("B") == "removed"


# Backblast.


@pytest.mark.rule("ASL-4.4.3.a")
@pytest.mark.parametrize("arm", ["baz43", "psk"])
def test_inside_a_building_the_firer_chooses_before_the_roll(arm: str) -> None:
    p = shoot(armed(arm, "terrain stone-building K8"), "K6", "A B")
    assert set(p.choices()) == {"avoid-backblast avoid", "avoid-backblast"}
    p.do("avoid-backblast avoid").roll((6, 2))
    assert th_drm(p).value("tally-backblast-avoided") == 2
    assert not p.told("log-backblast")


@pytest.mark.rule("ASL-4.4.3.a")
@pytest.mark.parametrize("terrain", ["woods", "open-ground"])
def test_no_backblast_outside_buildings(terrain: str) -> None:
    p = shoot(armed("baz43", f"terrain {terrain} K8"), "K6", "A B")
    assert p.waits_for == "ToHitRoll"


@pytest.mark.rule("ASL-4.4.3.b")
def test_backblast_attacks_all_in_the_hex_with_the_colored_die() -> None:
    p = armed("baz43", "terrain stone-building K8", "usa C 6-6-6 at K8", "usa D 6-6-6 at K9")
    shoot(p, "K6", "A B").do("avoid-backblast").roll((2, 6))
    assert th_drm(p).value("tally-backblast-avoided") == 0
    assert int(last(p, "log-backblast").args["colored"]) == 2
    results = {
        p.name(int(e.args["unit"])): str(e.args["result"])
        for e in p.log
        if e.message == "log-fire-result"
    }
    column_1 = str(p.state.setting.charts.ift.result(1, 2))
    assert results == {"A": column_1, "C": column_1}


@pytest.mark.rule("ASL-4.4.3.b")
def test_a_high_colored_die_is_harmless() -> None:
    p = armed("baz43", "terrain stone-building K8")
    shoot(p, "K6", "A B").do("avoid-backblast").roll((6, 2))
    assert p.told("log-backblast")
    assert not p.told("log-fire-result")


@pytest.mark.rule("ASL-4.4.3.b", "ASL-4.4.2.m")
def test_backblast_of_a_panzerfaust_that_kills_its_firer() -> None:
    p = position("""
        date 1945-03
        pf german 3
        terrain stone-building K8, wooden-building K7
        ger A 2-4-7 at K8
        ger B 4-6-7 at K8 +ft
        rus R 4-4-7 at K7
        phase prep-fire german
    """)
    p.do("fire-panzerfaust A K7", 1, "avoid-backblast").roll((6, 6))
    assert p.where("A") == "eliminated"
    assert p.label(int(last(p, "log-backblast").args["hex"])) == "K8"
    assert p.name(int(last(p, "log-fire-result").args["unit"])) == "B"


@pytest.mark.rule("ASL-4.4.5.f")
def test_a_piat_has_no_backblast() -> None:
    p = shoot(armed("piat", "terrain stone-building K8"), "K6", "A B")
    assert p.waits_for == "ToHitRoll"


# The PIAT.


@pytest.mark.rule("ASL-4.4.5.b")
def test_a_piat_does_not_fire_down_into_the_next_hex() -> None:
    assert why_not(armed("piat", "hill K8"), "B", "K6") is None
    p = armed("piat", "hill K7")
    p.state.put(p.unit("A"), p.hex("K7"))
    assert why_not(p, "B", "K6") == "ASL-4.4.5.b"
    p = armed("piat", "hill K6")
    p.state.put(p.unit("A"), p.hex("K7"))
    assert why_not(p, "B", "K6") is None


@pytest.mark.rule("ASL-4.4.5.c")
def test_a_leader_fires_a_piat_in_full_without_his_own_leadership() -> None:
    p = shoot(armed("piat", firer="bri A 9-1"), "K6", "A B").roll((6, 3))
    assert aimed(p) == (8, 2)
    p = armed("piat", "bri L 8-1 at K8", firer="bri A 9-1")
    assert th_drm(shoot(p, "K6", "A B", "direct L").roll((6, 3))).value("tally-leadership") == -1


@pytest.mark.rule("ASL-4.4.5.e")
@pytest.mark.parametrize(("die", "state"), [(1, "works"), (2, "works"), (3, "fails"), (6, "lost")])
def test_a_piat_breaks_down_at_10_and_is_repaired(die: int, state: str) -> None:
    p = shoot(armed("piat"), "K6", "A B").roll((5, 4))
    assert "malfunctioned" not in p.states("B")
    p = shoot(armed("piat"), "K6", "A B").roll((6, 4))
    assert "malfunctioned" in p.states("B")
    p.enter_phase("rally british")
    p.do("repair B").roll(die)
    found = "lost" if p.lies("B") == "removed" else (
        "fails" if "malfunctioned" in p.states("B") else "works")  # fmt: skip
    assert found == state


# The anti-tank rifle.


@pytest.mark.rule("ASL-4.4.4.b", "ASL-4.4.4.d", "ASL-4.4.d")
@pytest.mark.parametrize("counter", ["4-6-7", "2-4-7", "8-0"])
def test_anybody_fires_an_atr_at_infantry_anywhere_like_an_mg(counter: str) -> None:
    p = position(f"""
        ger A {counter} at K8 +atr
        rus R 4-4-7 at K5
        phase prep-fire german
    """)
    p.do("open-fire K5 A A-atr", "fire")
    assert p.waits_for == "FireRoll"


@pytest.mark.rule("ASL-4.4.4.e")
def test_an_atr_leaves_no_residual_fp() -> None:
    left = {}
    for weapon in ("atr", "lmg"):
        p = position(f"""
            terrain stone-building K6
            rus A 4-4-7 at K7 +{weapon}
            rus B 4-4-7 at K7 +{weapon}
            ger R 4-6-7 at K5
            phase movement german
        """)
        p.do("take R", "step K6", f"open-fire K6 A A-{weapon}", f"add-firer B B-{weapon}", "fire")
        p.roll((6, 4))
        left[weapon] = p.residual("K6")
    assert left["atr"] == 0 < left["lmg"]


@pytest.mark.rule("ASL-3.2.2.1.c")
def test_beside_an_enemy_it_is_not_fired_out_of_the_hex() -> None:
    p = armed(
        "psk", "terrain wooden-building K8-K9", "rus S 4-4-7 at K8 broken", "rus T 4-4-7 at K9"
    )
    assert p.legal("open-fire K8 A B")
    assert p.refusal("open-fire K9 A B").rule == "ASL-3.2.2.1.c"


@pytest.mark.rule("ASL-7.7.i")
def test_a_crew_beside_the_infantry_is_no_target_of_a_shaped_charge() -> None:
    p = armed("psk", "rus V t3485 at K6 exposed", "rus S 4-4-7 at K6")
    assert set(p.to_hit("K6 B").own) == {p.unit("R"), p.unit("S")}
