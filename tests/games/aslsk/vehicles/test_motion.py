"""Motion Attempts (ASL-3.3.2.1), and MP spent in sight (ASL-3.3.2.2)."""

import pytest

from hexfront.games.aslsk.choices import SeekMotion
from hexfront.games.aslsk.legality import LEGALITY
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.vehicles.condition import moving_target
from hexfront.games.aslsk.vehicles.motion import spent_in_sight
from tests.games.aslsk.movement.helpers import refused


def coming(words: str = "", *, kind: str = "pziiin", more: str = "", began: str = "P4") -> Position:
    """A Russian squad walks round the woods into sight of a German vehicle in K5."""
    return position(f"""
        terrain woods O5 O4 P5
        {more}
        ger T {kind} at K5 vca=ne-se {words}
        rus R 4-4-7 at P4 began={began}
        phase movement russian
    """).do("take R; step P3; step O3")


@pytest.mark.rule("ASL-3.3.2.1.a")
@pytest.mark.parametrize(("die", "gained"), [(1, True), (2, False)])
def test_a_dr_of_the_mf_seen_puts_it_in_motion(die: int, gained: bool) -> None:
    p = coming()
    assert p.waits_for == "FirstFire"
    p.do("seek-motion T", die)
    assert ("motion" in p.states("T")) is gained
    assert (p.waits_for == "Course") is gained


@pytest.mark.rule("ASL-3.3.2.1.a")
def test_every_mf_in_sight_counts() -> None:
    p = coming().do("done; step N3")
    check = p.preview("seek-motion T").check
    assert check is not None
    assert (check.number, check.success) == (2, (1, 3))


@pytest.mark.rule("ASL-3.3.2.1.b")
def test_not_at_one_that_was_seen_all_along() -> None:
    p = coming(began="O3")
    assert not p.options("seek-motion")


@pytest.mark.rule("ASL-3.3.2.1.c")
def test_once_in_an_mph() -> None:
    p = coming().do("seek-motion T", 2, "done; step N3")
    assert not p.options("seek-motion")
    refusal = LEGALITY.barred(p.state, 0, SeekMotion(p.unit("T")))
    assert refusal is not None
    assert refusal.rule == "ASL-3.3.2.1.c"


@pytest.mark.rule("ASL-3.3.2.1.c")
@pytest.mark.parametrize("words", ["first", "final"])
def test_not_after_fire(words: str) -> None:
    assert not coming(words).options("seek-motion")
    assert not coming(more="sw T-ma intensive").options("seek-motion")
    assert coming().options("seek-motion") == {"T"}


@pytest.mark.rule("ASL-3.3.2.1.a", "ASL-2.0.ah")
@pytest.mark.parametrize("words", ["immobilized", "bogged", "shocked", "stunned"])
def test_only_a_mobile_afv_tries(words: str) -> None:
    assert not coming(words).options("seek-motion")


@pytest.mark.rule("ASL-3.3.2.1.d")
def test_it_then_faces_as_it_likes() -> None:
    p = coming().do("seek-motion T", 1, "turn T s-sw; traverse T n-ne; done")
    assert (p.vca("T"), p.tca("T")) == ("s-sw", "n-ne")
    p = coming().do("seek-motion T", 1, "turn T s-sw")
    assert not p.options("turn")


@pytest.mark.rule("ASL-3.3.2.1.d")
@pytest.mark.parametrize(("dice", "vca"), [((6, 5), "ne-se"), ((6, 4), "s-sw")])
def test_in_a_building_it_may_bog_first(dice: tuple[int, int], vca: str) -> None:
    p = coming(more="terrain wooden-building K5").do("seek-motion T", 1, "turn T s-sw", dice)
    assert p.vca("T") == vca
    assert ("bogged" in p.states("T")) is (vca == "ne-se")


@pytest.mark.rule("ASL-3.3.2.1.e", "ASL-3.3.2.x")
@pytest.mark.parametrize(("dice", "fails"), [((6, 6), True), ((6, 5), False)])
def test_red_mp_may_spoil_it(dice: tuple[int, int], fails: bool) -> None:
    p = coming(kind="pzvib").do("seek-motion T", 1, dice)
    assert ("immobilized" in p.states("T")) is fails
    assert ("motion" in p.states("T")) is not fails


@pytest.mark.rule("ASL-3.3.2.1.f")
def test_one_in_motion_may_try_to_turn() -> None:
    p = coming("motion").do("seek-motion T", 1, "turn T s-sw; done")
    assert p.vca("T") == "s-sw"


@pytest.mark.rule("ASL-3.3.2.1.a")
def test_the_attacker_makes_none() -> None:
    p = position("ger T pziiin at K5\nrus R 4-4-7 at A1\nphase movement german")
    assert refused(p, "seek-motion T") == "ASL-3.3.2.1.a"


@pytest.mark.rule("ASL-2.0.al", "ASL-3.3.2.m")
@pytest.mark.parametrize(
    ("words", "moving"), [("", False), ("entered", True), ("motion", True), ("rolled", True)]
)
def test_who_is_a_moving_target(words: str, moving: bool) -> None:
    p = position(f"ger T pziiin at K5 {words}\nrus R 4-4-7 at A1")
    assert moving_target(p.state, p.unit("T")) is moving


@pytest.mark.rule("ASL-2.0.al")
def test_markers_of_movement_go_with_the_player_turn() -> None:
    p = position("""
        ger T pziiin at K5 entered rolled tried dispensed bounded
        rus R 4-4-7 at A1
        phase rally russian onwards
    """)
    p.until("Movement")
    assert not p.states("T") & {"entered", "rolled", "tried", "dispensed", "bounded"}


def test_mp_in_sight_are_remembered_by_hex() -> None:
    p = position("""
        terrain woods L5
        ger T pziiin at K5 vca=n-ne motion
        rus R 4-4-7 at A1
        phase movement german
    """).do("take T; step K4; halt; delay")
    tank = p.unit("T")
    assert p.state.trail == {(tank, p.hex("K4")): 6}
    assert spent_in_sight(p.state, tank, p.hex("K2")) == 6
