"""Panzerfausts (ASL-4.4.2): who finds one, and what it does to Infantry in a building."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.weapons.panzerfaust import finds, may_search
from hexfront.hexes import HexId
from tests.games.aslsk.weapons.helpers import aimed, effects, hit, last, th_drm

NONE_FOUND = 5
"""A dr that finds no PF and harms nobody."""


def prep(*lines: str, date: str = "1944-06", phase: str = "prep-fire german") -> Position:
    """A German squad A in K8 against a Russian squad R in the wooden building K7."""
    ground = f"date {date}\nterrain wooden-building K7\nger A 4-6-7 at K8\nrus R 4-4-7 at K7"
    supply = () if any(line.startswith("pf") for line in lines) else ("pf german 3",)
    return position("\n".join((ground, *supply, *lines, f"phase {phase}")))


def stepping() -> Position:
    """A Russian squad R enters the wooden building K7 next to the German squad A in K8."""
    p = position("""
        date 1944-06
        pf german 3
        terrain wooden-building K7
        ger A 4-6-7 at K8
        rus R 4-4-7 at K6
        phase movement russian
    """)
    return p.do("take R", "step K7")


def why_not(p: Position, name: str, label: str) -> str | None:
    found = may_search(p.state, p.unit(name), HexId(p.hex(label)))
    return found.rule if found else None


def check_drm(p: Position) -> int:
    """The drm of the PF check that was made last."""
    entries = [e for e in p.log if e.message in ("log-panzerfaust-found", "log-panzerfaust-none")]
    return entries[-1].tally.total if entries[-1].tally else 0


# Who may try.


@pytest.mark.rule("ASL-4.4.2.a")
@pytest.mark.parametrize(("date", "shots"), [("1943-09", 0), ("1943-10", 2)])
def test_from_october_1943_an_ssr_gives_germans_panzerfausts(date: str, shots: int) -> None:
    p = prep("pf", "ger B 4-6-7 at K9", date=date)
    assert p.state.panzerfausts == [shots, 0]
    assert bool(p.choices("fire-panzerfaust")) is (shots > 0)


@pytest.mark.rule("ASL-4.4.2.a")
def test_without_the_ssr_there_are_none_and_never_for_others() -> None:
    p = position("""
        date 1944-06
        terrain wooden-building K7 K8
        ger A 4-6-7 at K8
        rus R 4-4-7 at K7
        phase prep-fire german
    """)
    assert not p.choices("fire-panzerfaust")
    p = prep("terrain wooden-building K8", phase="prep-fire russian")
    assert not p.choices("fire-panzerfaust")


@pytest.mark.rule("ASL-4.4.2.b")
@pytest.mark.parametrize("counter", ["4-6-7", "2-4-7", "crew", "8-0"])
def test_every_good_order_german_unit_may_try_once_in_its_fire_phase(counter: str) -> None:
    p = position(f"""
        date 1944-06
        pf german 3
        terrain wooden-building K7
        ger A {counter} at K8
        rus R 4-4-7 at K7
        phase prep-fire german
    """)
    assert p.options("fire-panzerfaust") == {"A K7"}
    p.state.broken |= p.mask("A")
    assert why_not(p, "A", "K7") == "ASL-3.2.3.p"


@pytest.mark.rule("ASL-4.4.2.b", "ASL-4.0.v")
def test_who_has_fired_may_not_try() -> None:
    p = prep("ger H 2-4-7 at K8", "ger L 8-1 at K8")
    p.do("open-fire K7 H", "direct L", "fire").roll((6, 5))
    assert why_not(p, "H", "K7") == "ASL-4.4.2.b"
    assert why_not(p, "L", "K7") == "ASL-4.4.2.b"
    assert why_not(p, "A", "K7") is None


@pytest.mark.rule("ASL-4.4.2.b", "ASL-4.4.2.h")
def test_a_squad_tries_beside_its_own_fp_but_not_beside_fp_and_weapon() -> None:
    p = prep("sw M ger-lmg with A", "rus S 4-4-7 at L8", "terrain stone-building L8")
    p.do("open-fire L8 A", "fire").roll((6, 5))
    assert why_not(p, "A", "K7") is None
    p.do("open-fire K7 A M", "fire").roll((6, 5))
    assert why_not(p, "A", "K7") == "ASL-4.4.2.h"


@pytest.mark.rule("ASL-4.4.2.b", "ASL-4.4.2.h")
def test_two_weapons_leave_no_panzerfaust_nor_does_one_of_a_half_squad() -> None:
    p = prep("sw M ger-lmg with A", "sw N ger-lmg with A", "ger H 2-4-7 at K9 +lmg")
    p.do("open-fire K7 A M", "add-firer A N", "fire").roll((6, 5))
    assert why_not(p, "A", "K7") == "ASL-4.4.2.h"
    p.state.put(p.unit("H"), p.hex("K8"))
    assert why_not(p, "H", "K7") is None
    p.state.fired_weapons |= 1 << p.weapon("H-lmg")
    assert why_not(p, "H", "K7") == "ASL-4.4.2.b"


@pytest.mark.rule("ASL-4.4.2.b")
def test_no_panzerfaust_out_of_the_fire_phases_of_its_side() -> None:
    for phase in ("prep-fire russian", "defensive-fire german", "advancing-fire russian"):
        p = prep()
        p.enter_phase(phase)
        assert why_not(p, "A", "K7") == "ASL-4.4.2.b"


@pytest.mark.rule("ASL-4.4.d", "ASL-4.4.2.c")
def test_only_at_infantry_in_a_building() -> None:
    p = prep("terrain woods L8", "rus S 4-4-7 at L8", "terrain stone-building J8")
    assert p.options("fire-panzerfaust") == {"A K7"}
    assert why_not(p, "A", "L8") == "ASL-4.4.d"
    assert why_not(p, "A", "J8") == "ASL-4.4.2.c"


@pytest.mark.rule("ASL-4.4.2.j")
@pytest.mark.parametrize(
    ("date", "reach"),
    [("1944-05", 1), ("1944-06", 2), ("1944-12", 2), ("1945-01", 3)],
)
def test_range_by_date(date: str, reach: int) -> None:
    hexes = ("K7", "K6", "K5", "K4")
    found = []
    for h in hexes:
        p = position(f"""
            date {date}
            pf german 3
            terrain wooden-building {h}
            ger A 4-6-7 at K8
            rus R 4-4-7 at {h}
            phase prep-fire german
        """)
        found.append(why_not(p, "A", h))
    assert found == [None] * reach + ["ASL-4.4.2.j"] * (len(hexes) - reach)


# The check.


@pytest.mark.rule("ASL-4.4.2.c", "ASL-4.4.2.d")
@pytest.mark.parametrize(("die", "found"), [(1, True), (2, True), (3, False), (5, False)])
def test_a_final_3_or_less_finds_one(die: int, *, found: bool) -> None:
    p = prep().do("fire-panzerfaust A K7").roll(die)
    assert check_drm(p) == 1
    assert (p.waits_for == "ToHitRoll") is found
    assert p.state.panzerfausts[0] == (2 if found else 3)
    assert not p.states("A") & {"pinned", "broken"}


@pytest.mark.rule("ASL-4.4.2.e")
def test_an_original_6_pins_or_breaks() -> None:
    p = prep().do("fire-panzerfaust A K7").roll(6)
    assert "pinned" in p.states("A")
    assert "broken" not in p.states("A")
    p.do("fire-panzerfaust A K7").roll(6)
    assert "broken" in p.states("A")
    assert not finds(p.state, 6, -3)


@pytest.mark.rule("ASL-4.4.2.f")
@pytest.mark.parametrize(
    ("unit", "date", "drm"),
    [
        ("4-6-7", "1944-06", 1),
        ("4-6-7 at K8 cx", "1944-06", 2),
        ("2-4-7", "1944-06", 2),
        ("crew", "1944-06", 2),
        ("8-0", "1944-06", 3),
        ("4-6-7", "1945-01", 0),
    ],
)
def test_drm_of_the_check(unit: str, date: str, drm: int) -> None:
    place = "" if " at " in unit else " at K8"
    p = position(f"""
        date {date}
        pf german 3
        terrain wooden-building K7
        ger A {unit}{place}
        rus R 4-4-7 at K7
        phase prep-fire german
    """)
    p.do("fire-panzerfaust A K7").roll(NONE_FOUND)
    assert check_drm(p) == drm


# What it uses up.


@pytest.mark.rule("ASL-4.4.2.h")
def test_a_squad_may_try_twice_and_then_has_no_fp_of_its_own() -> None:
    p = prep().do("fire-panzerfaust A K7").roll(NONE_FOUND)
    assert p.options("open-fire") == {"K7 A"}
    p.do("fire-panzerfaust A K7").roll(NONE_FOUND)
    assert not p.options("open-fire")
    assert why_not(p, "A", "K7") == "ASL-4.4.2.h"
    assert {"forfeit", "prep"} <= p.states("A")


@pytest.mark.rule("ASL-4.4.2.h")
def test_no_second_try_after_the_own_fp() -> None:
    p = prep().do("fire-panzerfaust A K7").roll(NONE_FOUND)
    p.do("open-fire K7 A", "fire").roll((6, 5))
    assert why_not(p, "A", "K7") == "ASL-4.4.2.h"


@pytest.mark.rule("ASL-4.4.2.h")
def test_a_half_squad_has_one_try_and_then_has_fired() -> None:
    p = prep("ger H 2-4-7 at K8").do("fire-panzerfaust H K7").roll(NONE_FOUND)
    assert "prep" in p.states("H")
    assert why_not(p, "H", "K7") == "ASL-4.4.2.b"
    assert "K7 H" not in p.options("open-fire")


@pytest.mark.rule("ASL-4.4.2.h", "ASL-3.3.3.aa")
def test_a_check_is_the_attack_of_the_unit_on_that_expenditure() -> None:
    p = stepping().do("fire-panzerfaust A K7").roll(NONE_FOUND)
    assert "K7 A" in p.options("open-fire")
    p.do("fire-panzerfaust A K7").roll(NONE_FOUND)
    assert not p.options("open-fire")
    one_mf = position("""
        date 1944-06
        pf german 3
        terrain wooden-building K7
        road K6-K7
        ger A 4-6-7 at K8
        rus R 4-4-7 at K6
        phase movement russian
    """)
    one_mf.do("take R", "step K7 road", "fire-panzerfaust A K7").roll(NONE_FOUND)
    assert not one_mf.options("open-fire")
    assert not one_mf.options("fire-panzerfaust")


@pytest.mark.rule("ASL-4.4.2.h", "ASL-3.3.a")
def test_who_looked_for_one_in_the_pfph_does_not_move() -> None:
    p = prep("ger B 4-6-7 at K9").do("fire-panzerfaust A K7").roll(NONE_FOUND)
    p.enter_phase("movement german")
    assert p.options("take") == {"B"}


@pytest.mark.rule("ASL-4.4.2.g")
@pytest.mark.parametrize(("counter", "marker"), [("4-6-7", "final"), ("2-4-7", "first")])
def test_no_check_in_sff_or_fpf(counter: str, marker: str) -> None:
    p = position(f"""
        date 1944-06
        pf german 3
        terrain wooden-building K7
        ger A {counter} at K8 {marker}
        rus R 4-4-7 at K7 here=2
        movers R
        during movement russian
    """)
    assert why_not(p, "A", "K7") == "ASL-4.4.2.g"


@pytest.mark.rule("ASL-4.4.2.r")
@pytest.mark.parametrize(
    ("date", "shots"), [("1943-12", 3), ("1944-01", 4), ("1944-12", 4), ("1945-01", 6)]
)
def test_the_supply_goes_by_squads_and_date(date: str, shots: int) -> None:
    p = prep("pf", "ger B 4-6-7 at K9", "ger C 4-6-7 at K9", "ger H 2-4-7 at K9", date=date)
    assert p.state.panzerfausts[0] == shots


@pytest.mark.rule("ASL-4.4.2.r")
def test_when_all_are_fired_nobody_finds_another() -> None:
    p = prep("pf german 1", "ger B 4-6-7 at K8")
    p.do("fire-panzerfaust A K7").roll(1, (6, 5))
    assert p.state.panzerfausts[0] == 0
    assert why_not(p, "B", "K7") == "ASL-4.4.2.r"
    assert not p.choices("fire-panzerfaust")


# The shot.


def fire(p: Position, name: str = "A", target: str = "K7") -> Position:
    """Look for a PF and find one."""
    return p.do(f"fire-panzerfaust {name} {target}").roll(1)


@pytest.mark.rule("ASL-4.4.2.k")
@pytest.mark.parametrize(("target", "number"), [("K7", 8), ("K6", 6), ("K5", 4)])
def test_the_th_number_falls_with_the_range(target: str, number: int) -> None:
    p = position(f"""
        date 1945-01
        pf german 3
        terrain wooden-building {target}
        ger A 4-6-7 at K8
        rus R 4-4-7 at {target}
        phase prep-fire german
    """)
    assert aimed(fire(p, target=target).roll((6, 5))) == (number, 2)


@pytest.mark.rule("ASL-4.4.2.p", "ASL-4.4.g")
def test_a_hit_attacks_on_column_16() -> None:
    p = fire(prep()).roll((3, 3))
    assert hit(p) == {"R": 2}
    p.roll((6, 5))
    assert effects(p) == {"R": ("hit", 16, 0)}
    assert fire(prep()).roll((3, 4)).waits_for != "EffectRoll"


@pytest.mark.rule("ASL-4.4.2.l")
def test_a_leader_directs_one_panzerfaust_and_nothing_else() -> None:
    p = prep("ger B 4-6-7 at K8", "ger L 9-1 at K8")
    fire(p).do("direct L").roll((6, 5))
    assert th_drm(p).value("tally-leadership") == -1
    fire(p, "B")
    assert p.waits_for == "ToHitRoll"
    p.roll((6, 5)).do("open-fire K7 A")
    assert not p.options("direct")
    assert p.state.directed == {p.unit("L"): (0, 0)}


@pytest.mark.rule("ASL-4.4.2.m")
@pytest.mark.parametrize(
    ("counter", "dice", "left"),
    [
        ("4-6-7", (6, 5), "4-6-7"),
        ("4-6-7", (6, 6), "2-4-7"),
        ("4-3-6", (6, 5), "2-3-6"),
        ("4-3-6", (5, 5), "4-3-6"),
    ],
)
def test_a_mishap_reduces_the_firer(counter: str, dice: tuple[int, int], left: str) -> None:
    p = position(f"""
        date 1944-06
        pf german 3
        terrain wooden-building K7
        ger A {counter} at K8
        rus R 4-4-7 at K7
        phase prep-fire german
    """)
    fire(p).roll(dice)
    assert p.figures("A") == left
    assert p.waits_for != "EffectRoll"


@pytest.mark.rule("ASL-4.4.2.n")
def test_an_original_12_on_the_ift_is_a_dud() -> None:
    p = fire(prep()).roll((1, 1), (6, 6))
    assert p.told("log-dud")
    assert not p.told("log-fire-result")


@pytest.mark.rule("ASL-4.4.2.i", "ASL-4.4.2.q")
def test_one_unit_is_struck_at_random_and_ties_roll_again() -> None:
    p = fire(prep("rus S 4-4-7 at K7", "rus T 4-4-7 at K7")).roll((3, 3))
    assert set(hit(p)) == {"R", "S", "T"}
    p.roll(4, 2, 4, 1, 6, (6, 5))
    assert set(effects(p)) == {"T"}


@pytest.mark.rule("ASL-4.4.2.q")
def test_the_firer_may_name_a_unit_with_an_sw() -> None:
    lines = ("rus S 4-4-7 at K7 +lmg", "rus T 4-4-7 at K7")
    p = fire(prep(*lines)).roll((3, 3))
    assert set(p.choices()) == {"pick-target S", "pick-target nobody"}
    p.do("pick-target S").roll((6, 5))
    assert set(effects(p)) == {"S"}
    p = fire(prep(*lines)).roll((3, 3)).do("pick-target nobody").roll(6, 2, 1, (6, 5))
    assert set(effects(p)) == {"R"}


@pytest.mark.rule("ASL-4.4.2.i")
def test_a_panzerfaust_leaves_no_residual_fp() -> None:
    p = stepping()
    fire(p).roll((1, 3), (6, 5))
    assert effects(p) == {"R": ("hit", 16, 0)}
    assert p.residual("K7") == 0


@pytest.mark.rule("ASL-4.4.3.a", "ASL-4.4.3.b")
def test_backblast_of_a_panzerfaust() -> None:
    p = fire(prep("terrain wooden-building K8"))
    assert set(p.choices()) == {"avoid-backblast avoid", "avoid-backblast"}
    p.do("avoid-backblast").roll((1, 6))
    assert int(last(p, "log-backblast").args["colored"]) == 1
    assert [p.name(int(e.args["unit"])) for e in p.log if e.message == "log-fire-result"] == ["A"]


@pytest.mark.rule("ASL-4.4.2.b")
@pytest.mark.parametrize(("counter", "rule"), [("4-6-7", None), ("2-4-7", "ASL-4.4.2.b")])
def test_a_weapon_that_first_fired_leaves_only_a_squad_its_panzerfaust_in_the_dfph(
    counter: str, rule: str | None
) -> None:
    more = (f"ger H {counter} at K8", "sw M ger-lmg with H first")
    assert why_not(prep(*more, phase="defensive-fire russian"), "H", "K7") == rule
