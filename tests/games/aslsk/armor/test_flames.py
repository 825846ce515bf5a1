"""Flamethrowers at vehicles, Residual FP of To Kill attempts, repairs, and other loose ends."""

import pytest

from hexfront.games.aslsk.armor.damage import recall
from hexfront.games.aslsk.definitions.nationalities import definitions
from hexfront.games.aslsk.moments.first_fire import FirstFire
from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.close_combat.helpers import why


def flames(row: int, states: str = "") -> Position:
    """An elite German squad with a flamethrower so many rows from a KV-1E R in K8."""
    return position(f"""
        ger A 4-6-8 at K{row}
        sw F ger-ft with A
        rus R rus-kv1e at K8 {states}
        phase prep-fire german
    """)


@pytest.mark.rule("ASL-4.2.o", "ASL-4.2.p", "ASL-4.2.q", "ASL-4.2.r")
@pytest.mark.parametrize(
    ("row", "states", "number"), [(7, "", 8), (6, "", 4), (7, "exposed", 9), (6, "exposed", 5)]
)
def test_a_flamethrower_names_an_afv_and_heeds_no_armor(row: int, states: str, number: int) -> None:
    p = flames(row, states)
    told = p.preview("engage A F R he").kill
    assert told is not None
    assert {aspect.number.total for aspect in told.aspects} == {number}
    p.do("engage A F R he").roll(((number - 1) // 2, number - 1 - (number - 1) // 2))
    assert p.wreck("R") == "K8"


@pytest.mark.rule("ASL-4.2.o", "ASL-7.12.a", "ASL-7.12.b")
def test_flames_that_do_not_kill_still_reach_an_exposed_crew() -> None:
    p = flames(7, "exposed")
    p.do("engage A F R he").roll((4, 5))
    (collateral,) = p.told("log-collateral")
    assert collateral.args["result"] == "1MC"  # 24 FP, 9 + 2


@pytest.mark.rule("ASL-7.12.c", "ASL-4.2.c")
@pytest.mark.parametrize(("row", "column"), [(7, 24), (6, 12)])
def test_from_two_hexes_half_of_the_flames_reach_the_crew(row: int, column: int) -> None:
    p = flames(row, "exposed").do("engage A F R he").roll((4, 5))
    assert [entry.args["column"] for entry in p.told("log-collateral")] == [column]


@pytest.mark.rule("ASL-7.12.c", "ASL-7.7.h")
@pytest.mark.parametrize(
    ("ground", "drm"), [("open-ground", 2), ("woods", 2), ("stone-building", 3)]
)
def test_a_collateral_attack_heeds_hatches_or_a_better_tem(ground: str, drm: int) -> None:
    p = position(f"""
        terrain {ground} K8
        ger A 4-6-8 at K7
        sw F ger-ft with A
        rus R rus-kv1e at K8 exposed
        phase prep-fire german
    """)
    p.do("engage A F R he").roll((4, 5))
    assert [entry.args["final"] for entry in p.told("log-collateral")] == [9 + drm]


@pytest.mark.rule("ASL-3.2.4.an")
def test_from_within_the_hex_they_always_strike_the_rear_of_the_hull() -> None:
    p = flames(8).do("engage A F R he").roll((5, 4))
    (told,) = p.told("log-to-kill")
    assert (told.args["part"], told.args["facing"]) == ("hull", "rear")


@pytest.mark.rule("ASL-4.2.o", "ASL-7.9.d", "ASL-7.10.l")
@pytest.mark.parametrize(("dice", "harmless"), [((3, 4), 0), ((4, 4), 1), ((4, 5), 1)])
def test_only_below_their_number_they_do_anything(dice: tuple[int, int], harmless: int) -> None:
    p = flames(7).do("engage A F R he").roll(dice)
    assert len(p.told("log-no-kill")) == harmless
    assert (p.wreck("R") == "K8") is not bool(harmless)


@pytest.mark.rule("ASL-4.2.o")
def test_the_x_number_of_a_flamethrower_holds_against_vehicles() -> None:
    p = flames(7)
    p.do("engage A F R he").roll((4, 6))
    assert p.lies("F") == "removed"


def crocodile(arc: str, phase: str = "prep-fire") -> Position:
    """A Churchill Crocodile T, its flamethrower in the bow, beside a PzKpfw IIIN V in K6."""
    p = position(f"""
        sides german british
        date 1944-08
        bri T bri-crocodile at K5 vca={arc} began=K5
        bri B 4-5-7 at A1
        ger V ger-pziiin at K6
        phase {phase} british
    """)
    return p.do("take T") if phase == "movement" else p


@pytest.mark.rule("ASL-4.2.o", "ASL-4.2.p", "ASL-7.12.b")
@pytest.mark.parametrize("phase", ["prep-fire", "movement", "advancing-fire"])
def test_a_tank_with_a_flamethrower_names_an_afv_in_its_arc(phase: str) -> None:
    p = crocodile("s-sw", phase)
    told = p.preview("engage T T-flamethrower V he").kill
    assert told is not None
    assert {aspect.number.total for aspect in told.aspects} == {8}
    p.do("engage T T-flamethrower V he").roll((3, 4))
    assert p.wreck("V") == "K6"
    behind = crocodile("nw-n", phase)
    assert "engage T T-flamethrower V he" not in behind.choices()
    assert why(behind, "engage T T-flamethrower V he") == ("ASL-3.2.4.y", "no-such-arc")


@pytest.mark.rule("ASL-4.2.m", "ASL-4.2.n")
@pytest.mark.parametrize(("dice", "lost"), [((4, 5), False), ((4, 6), True)])
def test_the_x_number_of_a_vehicular_flamethrower_is_the_printed_one(
    dice: tuple[int, int], *, lost: bool
) -> None:
    p = crocodile("s-sw")
    assert p.breakdown("T-flamethrower") == 10
    p.do("engage T T-flamethrower V he").roll(dice)
    assert ("disabled" in p.states("T-flamethrower")) is lost
    assert "recalled" not in p.states("T")


def under_fire(words: str, more: str = "") -> Position:
    """A Russian tank R moves in K8; a German A, or tank T, may fire at it."""
    p = position(f"""
        ger {words}
        rus R rus-kv1e at K8 vca=n-ne
        {more}
        movers R
        during movement russian
    """)
    p.state.here[p.unit("R")] = 4
    p.state.stack.append(FirstFire(p.side("german")))
    return p


@pytest.mark.rule("ASL-3.3.5.c")
@pytest.mark.parametrize(
    ("words", "shot", "dice", "left"),
    [
        ("T pzivh at K5 vca=s-sw exposed", "T T-ma R he", (6, 5), 6),
        ("T pzivh at K5 vca=s-sw exposed", "T T-ma R he", (6, 6), 0),
        ("T pzivh at K5 vca=s-sw exposed", "T T-ma R ap", (6, 5), 0),
        ("A 4-6-7 at K7 +hmg", "A A-hmg R ap", (6, 5), 2),
        ("A 4-6-7 at K7 +hmg", "A A-hmg R ap", (6, 6), 0),
        ("A 4-6-7 at K7 +psk", "A A-psk R heat", (6, 5), 6),
        ("A 4-6-7 at K7 +psk", "A A-psk R heat", (6, 6), 0),
    ],
)
def test_what_a_to_kill_attempt_leaves(
    words: str, shot: str, dice: tuple[int, int], left: int
) -> None:
    p = under_fire(words, "date 1944-07").do(f"engage {shot}").roll((4, 3))
    assert p.waits_for == "KillRoll"
    p.roll(dice)
    assert p.residual("K8") == left


@pytest.mark.rule("ASL-3.3.5.b", "ASL-3.3.5.c")
def test_nothing_by_a_machine_gun_that_keeps_its_rate() -> None:
    p = under_fire("A 4-6-7 at K7 +hmg").do("engage A A-hmg R ap").roll((1, 6), (6, 5))
    assert p.residual("K8") == 0


@pytest.mark.rule("ASL-3.3.5.c")
def test_nothing_by_an_anti_tank_rifle() -> None:
    p = position("""
        rus A 4-4-7 at K7 +atr
        ger V psw222 at K8 vca=ne-se
        movers V
        during movement german
    """)
    p.state.here[p.unit("V")] = 4
    p.state.stack.append(FirstFire(p.side("russian")))
    p.do("engage A A-atr V ap").roll((4, 3), (6, 5))
    assert p.residual("K8") == 0


@pytest.mark.rule("ASL-3.3.5.b", "ASL-3.3.5.c", "ASL-3.3.5.d")
@pytest.mark.parametrize(
    ("place", "more", "dice", "left"),
    [
        ("K7", "", (4, 5), 12),
        ("K7", "", (4, 6), 0),
        ("K6", "", (4, 5), 6),
        ("K6", "terrain brush K7", (4, 5), 4),
    ],
)
def test_what_flames_at_an_afv_leave(
    place: str, more: str, dice: tuple[int, int], left: int
) -> None:
    p = under_fire(f"A 8-3-8 at {place} +ft", more).do("engage A A-ft R he").roll(dice)
    assert p.residual("K8") == left


@pytest.mark.rule("ASL-3.3.5.a")
def test_flames_in_prep_fire_leave_nothing() -> None:
    p = (
        position("""
        ger A 8-3-8 at K7 +ft
        rus R rus-kv1e at K8 vca=n-ne
        phase prep-fire german
    """)
        .do("engage A A-ft R he")
        .roll((4, 5))
    )
    assert p.residual("K8") == 0


@pytest.mark.rule("ASL-3.3.2.2.g", "ASL-7.12.c")
@pytest.mark.parametrize(("words", "column"), [("", 36), ("motion", 16)])
def test_flames_from_a_tank_on_the_move_strike_an_open_crew_with_half_fp(
    words: str, column: int
) -> None:
    p = position(f"""
        sides british german
        date 1944-07
        bri T crocodile at K5 vca=s-sw {words}
        ger V pzvg at K6 exposed
        phase movement british
    """).do("take T; engage T T-flamethrower V he", (4, 5))
    (told,) = p.told("log-collateral")
    assert told.args["column"] == column


@pytest.mark.rule("ASL-6.1.h")
def test_a_critical_hit_on_the_att_doubles_fp_and_drops_the_tem() -> None:
    p = position("""
        terrain woods K8
        ger T ger-pziiin at K5 vca=s-sw
        rus R rus-kv1e at K8 vca=n-ne
        rus A 4-4-7 at K8
        phase prep-fire german
    """)
    p.do("open-fire K8 T T-ma", "shoot area he").roll((1, 1))
    while p.waits_for == "CriticalSelection":
        p.roll(6 if p.waits_for else 1)
    p.roll((3, 3))
    (area,) = p.told("log-area-hit")
    assert area.args["column"] == 24
    assert area.tally is not None
    assert area.tally.value("tally-terrain") == 0


@pytest.mark.rule("ASL-7.10.u")
def test_recall_scores_nothing() -> None:
    p = flames(7)
    before = list(p.state.points)
    recall(p.state, p.unit("R"), "ASL-7.10.s")
    assert p.state.points == before


# Repairs.


def broken_down(weapon: str, states: str = "") -> Position:
    """A Tiger T with a weapon that malfunctioned."""
    return position(f"""
        ger T ger-pzvib at K8 {states}
        rus A 4-4-7 at A1
        sw T-{weapon} malfunctioned
        phase rally german
    """)


@pytest.mark.rule("ASL-3.1.f", "ASL-7.8.u")
@pytest.mark.parametrize(("die", "found"), [(1, "repaired"), (2, "still"), (6, "disabled")])
@pytest.mark.parametrize("weapon", ["ma", "cmg"])
def test_a_crew_repairs_its_weapons(weapon: str, die: int, found: str) -> None:
    p = broken_down(weapon)
    p.do(f"repair T-{weapon}").roll(die)
    w = p.weapon(f"T-{weapon}")
    assert bool(p.state.malfunctioned >> w & 1) is (found == "still")
    assert bool(p.state.disabled >> w & 1) is (found == "disabled")
    assert ("recalled" in p.states("T")) is (weapon == "ma" and found == "disabled")


@pytest.mark.rule("ASL-7.8.v")
def test_an_aamg_is_repaired_only_with_open_hatches() -> None:
    assert "repair T-aamg" in broken_down("aamg", "exposed").choices()
    p = position("""
        ger T ger-pzvib at K8
        ger G 4-6-7 at B5
        rus A 4-4-7 at A1
        sw M ger-lmg with G malfunctioned
        sw T-aamg malfunctioned
        phase rally german
    """)
    assert why(p, "repair T-aamg") == ("ASL-7.8.v", "no-aamg-buttoned-up")


@pytest.mark.rule("ASL-7.8.b")
def test_a_rear_mg_fires_backwards() -> None:
    p = position("""
        rus K rus-kv1e at K8 vca=n-ne
        ger A 4-6-7 at K10
        ger B 4-6-7 at K6
        phase prep-fire russian
    """)
    p.do("open-fire K10 K K-rmg")
    assert p.drm("A").total == 0
    q = p.do("call-off", "open-fire K6 K K-rmg")
    assert q.drm("B").total > 0


@pytest.mark.rule("ASL-7.8.w")
@pytest.mark.parametrize(("moves", "drm"), [(True, 1), (False, 0)])
def test_a_fixed_bow_mg_is_worse_against_movers(*, moves: bool, drm: int) -> None:
    name = next(v.id for v in definitions().vehicles.values() if v.fixed_bow_mg)
    p = position(f"""
        rus K {name} at K8 vca=n-ne
        ger A 4-6-7 at K6 assaulting
        phase defensive-fire german
    """)
    if moves:
        p.state.movers = (p.unit("A"),)
    lines = p.do("open-fire K6 K K-bmg").drm("A").lines
    assert sum(x.value for x in lines if x.label == "tally-fixed-mount") == drm


@pytest.mark.rule("ASL-7.8.w")
@pytest.mark.parametrize(("words", "drm"), [("", 0), ("entered", 1), ("rolled", 1), ("motion", 1)])
def test_a_fixed_bow_mg_is_worse_against_the_open_crew_of_a_moving_target(
    words: str, drm: int
) -> None:
    p = position(f"""
        rus K is2 at K8 vca=n-ne
        ger V pzivh at K6 exposed {words}
        phase defensive-fire german
    """)
    lines = p.do("open-fire K6 K K-bmg").drm("V").lines
    assert sum(x.value for x in lines if x.label == "tally-fixed-mount") == drm


@pytest.mark.rule("ASL-7.8.w", "ASL-3.3.2.k")
@pytest.mark.parametrize(
    ("move", "place", "drm"), [("start", "K6", 0), ("start; step K5", "K5", 1)]
)
def test_not_against_a_tank_that_has_only_started(move: str, place: str, drm: int) -> None:
    p = position("""
        rus K is2 at K8 vca=n-ne
        ger V pzivh at K6 vca=nw-n exposed
        phase movement german
    """).do("take V")
    for word in move.split("; "):
        p.until(word.split()[0]).do(word)
    lines = p.do(f"open-fire {place} K K-bmg").drm("V").lines
    assert sum(x.value for x in lines if x.label == "tally-fixed-mount") == drm
