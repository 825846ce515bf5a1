"""Bog Checks, and getting free (ASL-7.6)."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.movement.helpers import refused

NEAR = "ger G 4-6-7 at A1\n"


def tank(words: str, *, kind: str = "t3485", more: str = "terrain woods L4") -> Position:
    """A Russian vehicle in K5 whose move begins, front to the east."""
    line = f"rus T {kind} at K5 vca=ne-se {words}"
    return position(f"{more}\n{line}\n{NEAR}phase movement russian").do("take T")


@pytest.mark.example("ASL-EX-7.6-1")
@pytest.mark.rule("ASL-7.6.c", "ASL-7.6.d", "ASL-7.6.e", "ASL-7.6.h", "ASL-7.6.i", "ASL-7.6.j")
def test_a_t3485_bogs_and_gets_free() -> None:
    p = tank("motion")
    check = p.preview("step L4").check
    assert check is not None
    assert check.drm.total == 4
    p.do("step L4", (4, 5))
    assert p.spent("T") == 8
    assert p.states("T") & {"bogged", "motion", "done"} == {"bogged", "done"}
    p.enter_phase("movement russian").do("take T; free", (5, 1))
    assert {"bogged", "mired"} <= p.states("T")
    p.enter_phase("movement russian").do("take T; free", (3, 6))
    assert p.states("T") & {"bogged", "mired", "motion", "done"} == {"motion", "done"}
    assert p.where("T") == "L4"
    p = tank("bogged mired", more="terrain woods K5").do("free", (3, 3))
    assert (p.spent("T"), "motion" in p.states("T")) == (9, True)
    move = p.game.view(p.state, 0).move
    assert move is not None
    assert move.left == 7
    p = tank("motion").do("step L4 whole", (4, 5))
    assert "bogged" not in p.states("T")


@pytest.mark.rule("ASL-7.6.c")
@pytest.mark.parametrize(("dice", "bogs"), [((4, 4), True), ((4, 3), False)])
def test_a_final_dr_of_12_bogs(dice: tuple[int, int], bogs: bool) -> None:
    p = tank("motion").do("step L4", dice)
    assert ("bogged" in p.states("T")) is bogs
    assert ("done" in p.states("T")) is bogs


@pytest.mark.rule("ASL-7.6.e")
@pytest.mark.parametrize(("kind", "drm"), [("t34m43", 3), ("t3485", 4), ("kv1e", 5)])
def test_ground_pressure(kind: str, drm: int) -> None:
    check = tank("motion", kind=kind).preview("step L4").check
    assert check is not None
    assert check.drm.total == drm


@pytest.mark.rule("ASL-7.6.d")
def test_wheels_and_height_count() -> None:
    check = tank("motion", kind="ba10").preview("step L4 whole").check
    assert check is not None
    assert [(line.label, line.value) for line in check.drm.lines] == [
        ("tally-ground-pressure", 1), ("tally-wheels", 1),
    ]  # fmt: skip
    check = tank("motion", more="terrain woods L4\nhill L4").preview("step L4").check
    assert check is not None
    assert check.drm.value("tally-uphill") == 1


@pytest.mark.rule("ASL-7.6.a", "ASL-7.6.b")
@pytest.mark.parametrize(("dice", "vca"), [((6, 5), "ne-se"), ((6, 4), "n-ne")])
def test_turning_in_woods_takes_a_check_first(dice: tuple[int, int], vca: str) -> None:
    p = tank("motion", more="terrain woods K5").do("turn T n-ne", dice)
    assert p.vca("T") == vca
    assert ("bogged" in p.states("T")) is (vca == "ne-se")


@pytest.mark.rule("ASL-7.6.f")
def test_a_bogged_vehicle_turns_nothing_but_its_turret() -> None:
    p = tank("bogged")
    assert refused(p, "start") == "ASL-7.6.f"
    assert refused(p, "turn T n-ne") == "ASL-7.6.f"
    assert p.legal("traverse T n-ne")


@pytest.mark.rule("ASL-7.6.g")
def test_it_tries_at_the_start_of_its_move() -> None:
    p = tank("bogged").do("delay")
    assert refused(p, "free") == "ASL-7.6.g"
    p = tank("")
    assert refused(p, "free") == "ASL-7.6.g"


@pytest.mark.rule("ASL-7.6.g")
def test_not_after_prep_fire() -> None:
    p = position(f"rus T t3485 at K5 bogged prep\n{NEAR}phase movement russian")
    assert not p.legal("take T")


@pytest.mark.rule("ASL-7.6.h")
def test_wheels_pay_twice() -> None:
    p = tank("bogged", kind="ba10").do("free", (2, 3))
    assert p.spent("T") == 12


@pytest.mark.rule("ASL-7.6.k", "ASL-7.6.j")
@pytest.mark.parametrize(
    ("words", "dice", "state"),
    [
        ("", (5, 1), "mired"),
        ("", (6, 1), "immobilized"),
        ("mired", (4, 1), "mired"),
        ("mired", (5, 1), "immobilized"),
    ],
)
def test_a_high_die_sinks_it_deeper(words: str, dice: tuple[int, int], state: str) -> None:
    p = tank(f"bogged {words}").do("free", dice)
    assert state in p.states("T")
    assert ("immobilized" in p.states("T")) is (state == "immobilized")


@pytest.mark.rule("ASL-7.6.a")
def test_nobody_bogs_at_set_up() -> None:
    p = position("""
        terrain woods K4
        group wave german in K4
        ger T pziiin group=wave
        rus R 4-4-7 at A1
        phase set-up german
    """).do("place T K4")
    assert p.waits_for == "SetUp"


@pytest.mark.rule("ASL-3.3.2.x", "ASL-7.6.h")
@pytest.mark.parametrize(("dice", "stuck"), [((4, 6), False), ((5, 6), True)])
def test_start_mp_out_of_a_bog_strain_the_engine_too(dice: tuple[int, int], *, stuck: bool) -> None:
    """A KV-2 breaks down on 11."""
    p = position("""
        rus T kv2 at K5 vca=ne-se bogged
        ger A 4-6-7 at A1
        phase movement russian
    """).do("take T; free", (1, 2))
    assert p.waits_for == "BreakdownRoll"
    p.roll(dice)
    assert ("immobilized" in p.states("T")) is stuck
    assert ("motion" in p.states("T")) is not stuck
    assert "bogged" not in p.states("T")


@pytest.mark.rule("ASL-3.3.2.y", "ASL-3.3.2.aa")
@pytest.mark.parametrize(("terrain", "halts"), [("woods", True), ("stone-building", False)])
def test_after_all_mp_only_woods_leave_one_to_stop(terrain: str, *, halts: bool) -> None:
    """Half of 8 MP, 4 for the crest and 1 for smoke: the least move, for all of them."""
    p = position(f"""
        sides british german
        bri T bri-churchill-vii at B5 vca=sw-nw motion began=B5
        ger A 4-6-7 at GG3
        terrain {terrain} A5
        hill A5
        smoke A5 full
        phase movement british
    """).do("take T; step A5 whole", (1, 2))
    assert p.legal("halt") is halts


@pytest.mark.rule("ASL-1.1.1.WD.d")
@pytest.mark.parametrize("words", ["motion", "start"])
def test_who_can_pay_all_mp_for_woods_pays_half_or_all(words: str) -> None:
    p = tank("motion") if words == "motion" else tank("").do("start")
    assert {way for way in p.options("step") if way.startswith("L4")} == {"L4", "L4 whole"}
    assert p.refusal("step L4 rest").rule == "ASL-3.3.2.a"
    p.do("turn T n-ne; turn T ne-se")
    assert {way for way in p.options("step") if way.startswith("L4")} == {"L4", "L4 rest"}
