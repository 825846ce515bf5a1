"""Chapters 30 and 31: the Trans-Caucasus Front, and frozen armies."""

import pytest

from hexfront.games.s42.game import S42Game
from hexfront.games.s42.movement.crowding import overfull_hexes
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.setting import SOVIET

BOX = """
    map theatre
    trans-caucasus T U
    soviet T 3-5-3
    soviet U 3-5-3
"""


def turn_9(*statements: str) -> Position:
    return position("\n".join((BOX, *statements, "turn 9")))


# Chapter 30


@pytest.mark.rule("S42-30.0.a")
@pytest.mark.parametrize(("to", "called"), [("3039", 0), ("3040", 1), ("3041", 1)])
def test_an_axis_unit_in_row_40_calls_the_front_up(to: str, called: int) -> None:
    p = turn_9("axis A 10-8-6 tank at 3037", "phase movement axis")
    p.play(f"move A; march {to}")
    assert p.where("A") == to
    assert p.state.called_up == called


@pytest.mark.rule("S42-30.0.a")
def test_passing_through_is_enough_and_a_soviet_unit_is_not() -> None:
    p = turn_9("axis A 10-8-6 tank at 3039", "phase movement axis")
    p.play("move A; march 3040; march 3039; halt")
    assert p.state.called_up
    p = turn_9("soviet S 7-5-5 tank at 3039", "phase movement soviet")
    assert not p.play("move S; march 3040; halt").state.called_up


@pytest.mark.rule("S42-30.0.a")
def test_a_retreat_calls_it_up_too() -> None:
    p = turn_9("axis A 3-3-3 at 3039", "soviet S 30-5-3 at 3038", "crt * * = DR2 2 x",
               "phase combat soviet")  # fmt: skip
    p.play("attack 3039; resolve", 3)
    while p.waits_for == "Retreating":
        p.choose(f"step {max(p.options('step'), key=lambda h: h[2:])}")
    assert p.state.called_up


@pytest.mark.rule("S42-30.0.a")
def test_but_not_the_retreat_of_a_soviet_unit() -> None:
    p = turn_9("soviet S 3-3-3 at 3039", "axis A 30-5-3 at 3038", "crt * * = DR2 2 x",
               "phase combat axis")  # fmt: skip
    p.play("attack 3039; resolve", 3)
    while p.waits_for == "Retreating":
        p.choose(f"step {max(p.options('step'), key=lambda h: h[2:])}")
    assert p.where("S")[2:] >= "40"
    assert not p.state.called_up


@pytest.mark.rule("S42-30.0.a")
@pytest.mark.parametrize(("box", "times"), [(BOX, 1), ("map theatre", 0)])
def test_it_is_called_up_once_if_there_is_such_a_front(box: str, times: int) -> None:
    units = "axis A 10-8-6 tank at 3039\naxis B 10-8-6 tank at 3139"
    p = position(f"{box}\n{units}\nturn 9\nphase movement axis")
    p.play("move A; march 3040; march 3041; halt; move B; march 3140; halt")
    assert (len(p.told("log-called-up")), p.state.called_up) == (times, times)


@pytest.mark.rule("S42-30.0.a", "S42-30.0.b", "S42-30.0.c")
@pytest.mark.example("S42-EX-30.0-D1")
def test_the_first_unit_arrives_in_the_soviet_initial_phase_of_the_same_turn() -> None:
    p = turn_9("axis A 10-8-6 tank at 3039", "phase movement axis")
    p.play("move A; march 3040").enter_phase("initial soviet")
    assert (p.waits_for, p.actor) == ("CallUp", "soviet")
    assert p.options("arrive") == {f"{u} {area}" for u in "TU" for area in "GHJKL"}
    assert p.refusal("arrive T A").rule == "S42-30.0.b"
    p.choose("arrive U H")
    assert (p.where("T"), p.where("U"), p.waits_for) == ("pending", "H", "InitialPhase")
    assert p.enter_phase("movement soviet").legal("move U")


@pytest.mark.rule("S42-30.0.c", "S42-23.4.g", "S42-24.1.3.b")
@pytest.mark.parametrize(
    ("more", "areas"), [("turn 27", "GHJKL"), ("turn 28", "GHJL"), ("axis B 10-8-6 in G", "HJKL")]
)
def test_they_do_not_arrive_in_an_area_that_is_closed(more: str, areas: str) -> None:
    p = position(f"{BOX}\ncalled-up\n{more}\nphase initial soviet")
    assert p.options("arrive") == {f"{u} {area}" for u in "TU" for area in areas}


@pytest.mark.rule("S42-30.0.b")
def test_one_a_turn_until_the_box_is_empty() -> None:
    p = turn_9("called-up", "phase initial soviet").choose("arrive T G")
    p.enter_phase("initial soviet")
    assert {word.split()[0] for word in p.options("arrive")} == {"U"}
    p.choose("arrive U L").enter_phase("initial soviet")
    assert p.waits_for == "InitialPhase"
    assert turn_9("phase initial soviet").waits_for == "InitialPhase"


# Chapter 31

ARMIES = """
    map 1000-2010
    area A soviet 2000-2010
    frozen declared 2 A B
    frozen declared 2 C
    frozen until 15 H
    soviet A 3-5-3 at 1205 locked
    soviet B 3-5-3 at 1205 locked
    soviet C 3-5-3 at 1207 locked
    soviet H 3-5-3 at 1405 locked
"""


def armies(turn: int, phase: str = "initial soviet") -> Position:
    return position(f"{ARMIES}\nturn {turn}\nphase {phase}")


@pytest.mark.rule("S42-31.0.a", "S42-31.0.g")
def test_frozen_armies_do_not_move_until_they_are_released() -> None:
    p = armies(5, "movement soviet")
    assert p.options("move") == set()
    assert p.refusal("move A").rule == "S42-31.0.a"
    p = armies(5).play("release 0; end-phase").enter_phase("movement soviet")
    assert p.options("move") == {"A", "B"}


@pytest.mark.rule("S42-31.0.b", "S42-31.0.g")
@pytest.mark.parametrize(("turn", "locked"), [(14, True), (15, False)])
def test_the_8th_is_released_by_itself_on_turn_15(turn: int, locked: bool) -> None:
    assert ("locked" in armies(turn).states("H")) is locked
    assert armies(14).refusal("release 2").rule == "S42-31.0.c"


@pytest.mark.rule("S42-31.0.g")
@pytest.mark.parametrize(("side", "turn", "locked"), [("axis", 15, True), ("soviet", 17, False)])
def test_in_the_soviet_initial_phase_and_be_it_a_later_one(
    side: str, turn: int, locked: bool
) -> None:
    text = "map 1000-2010\nfrozen until 15 U\nsoviet U 3-3-3 at 1605 locked\narea X axis 1000"
    p = position(f"{text}\nturn {turn}\nphase initial {side}")
    assert ("locked" in p.states("U")) is locked


@pytest.mark.rule("S42-31.0.c")
def test_the_others_from_turn_2_on_one_a_turn() -> None:
    assert armies(1).options("release") == set()
    assert armies(1).refusal("release 0").rule == "S42-31.0.c"
    p = armies(2)
    assert p.options("release") == {"0", "1"}
    p.choose("release 1")
    assert p.options("release") == set()
    assert p.refusal("release 0").rule == "S42-31.0.c"
    p.state.turn = 3
    assert p.enter_phase("initial soviet").options("release") == {"0"}


@pytest.mark.rule("S42-31.0.c", "S42-20.6.b")
def test_nobody_else_is_released_by_choice() -> None:
    text = "frozen north-caucasus N\nsoviet N 3-5-3 at 1410 locked\nturn 5\nphase initial soviet"
    p = position(f"{ARMIES}{text}")
    assert p.options("release") == {"0", "1"}
    for group in (2, 3):
        refusal = p.refusal(f"release {group}")
        assert (refusal.rule, refusal.message) == ("S42-31.0.c", "no-release-by-choice")


@pytest.mark.rule("S42-31.0.g")
def test_nothing_else_releases_them() -> None:
    p = position(f"{ARMIES}\naxis X 10-8-6 tank at 1201\nturn 5\nphase movement axis")
    p.play("move X; march 1204")
    assert "locked" in p.states("A")
    assert p.zoc("soviet") >= {"1204"}
    assert position(p.text()).state.setting.file.frozen == p.state.setting.file.frozen


@pytest.mark.rule("S42-31.0.d")
@pytest.mark.parametrize("name", ["fall-blau", "campaign"])
def test_frozen_armies_ignore_stacking_limits_until_their_release(name: str) -> None:
    state = S42Game().new(name)
    assert not overfull_hexes(state, SOVIET)
    state.locked = 0
    full = set(overfull_hexes(state, SOVIET))
    frozen = [placed for placed in state.setting.file.soviet.setup if placed.exempt]
    assert full == {state.country.theatre.at(placed.hex) for placed in frozen} != set()


@pytest.mark.rule("S42-31.0.d", "S42-31.0.g")
@pytest.mark.parametrize(
    ("bound", "crowded"), [("declared 2", False), ("until 15", False), ("north-caucasus", True)]
)
def test_an_army_that_is_not_released_may_be_too_many_at_the_end_of_a_phase(
    bound: str, crowded: bool
) -> None:
    """The North Caucasus Front is bound too, but stacks like others."""
    names = [f"U{n}" for n in range(4)]
    units = "\n".join(f"soviet {name} 3-5-3 at 1205 locked" for name in names)
    text = f"map 1000-2010\nfrozen {bound} {' '.join(names)}\n{units}\nsoviet Z 3-5-3 at 1805\n"
    p = position(f"{text}turn 5\nphase movement soviet").choose("end-phase")
    assert (p.waits_for == "Overstacked") is crowded
    p = position(f"{text}turn 5\nphase movement soviet")
    p.state.locked = 0
    assert p.choose("end-phase").waits_for == "Overstacked"
