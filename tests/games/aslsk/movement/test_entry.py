"""Coming onto the map, leaving it, and meeting hidden enemies (ASL-3.3.e to ASL-3.3.i)."""

import pytest

from hexfront.games.aslsk.notation import position
from tests.games.aslsk.movement.helpers import refused

WAVE = """
    group wave german turn 1 edge north in columns K-M
    terrain woods L0
    ger A 4-6-7 off-board group=wave +mmg
    ger B 4-6-7 off-board group=wave
    ger L 8-0 off-board group=wave
    ger X 4-6-7 at A5
"""


@pytest.mark.rule("ASL-3.3.e")
def test_units_enter_by_their_edge_at_the_cost_of_the_hex() -> None:
    p = position(WAVE + "phase movement german")
    p.do("take B")
    assert p.options("step") == {"K1", "L0", "M1"}
    assert refused(p, "step N0") == "ASL-3.3.e"
    p.do("step K1")
    assert p.spent("B") == 1
    p = position(WAVE + "phase movement german")
    p.do("take B; step L0")
    assert p.spent("B") == 2


@pytest.mark.rule("ASL-3.3.e")
def test_off_the_board_they_only_move() -> None:
    p = position(WAVE + "phase movement german")
    p.do("take A")
    assert not p.options("throw-smoke")
    assert not p.options("drop")
    assert refused(p, "throw-smoke A K1") == "ASL-3.3.e"
    assert refused(p, "drop A-mmg") == "ASL-3.3.e"
    p = position(WAVE + "phase advance german")
    assert refused(p, "transfer A-mmg B") == "ASL-3.7.a"
    assert refused(p, "drop A-mmg") == "ASL-3.3.e"


@pytest.mark.rule("ASL-3.3.e", "ASL-3.3.1.h")
def test_they_may_enter_as_a_stack() -> None:
    p = position(WAVE + "phase movement german")
    p.do("take L; join A; join B; step K1; step K2; step K3; step K4; step K5; step K6")
    assert p.where("A") == p.where("B") == p.where("L") == "K6"
    p = position(WAVE + "group other german turn 1 edge south\n" + "ger C 8-0 off-board group=other"
                 + "\nphase movement german")  # fmt: skip
    p.do("take A")
    assert p.options("join") == {"B", "L"}


@pytest.mark.rule("ASL-3.3.1.g")
def test_they_stack_off_the_board_as_on_it() -> None:
    more = "\n".join(f"ger S{n} 4-6-7 off-board group=wave" for n in range(2))
    p = position(f"{WAVE}\n{more}\nphase movement german")
    p.do("take A; join B; join S0")
    assert p.options("join") == {"L"}


@pytest.mark.rule("ASL-3.3.f")
def test_who_does_not_enter_in_the_mph_may_advance_onto_the_map() -> None:
    p = position(WAVE + "phase advance german")
    p.do("advance B M1; advance L L0; done")
    assert p.where("B") == "M1"
    assert p.where("L") == "L0"
    assert p.where("A") == "eliminated"
    assert p.state.points[1] == 2
    assert p.where("X") == "A5"


@pytest.mark.rule("ASL-3.3.f")
def test_nobody_is_lost_before_the_aph_ends() -> None:
    p = position(WAVE + "phase movement german")
    p.do("done")
    assert p.where("A") == "off-board"


@pytest.mark.rule("ASL-3.3.g")
def test_roads_go_on_beyond_the_edge() -> None:
    text = """
        group wave german turn 1 edge north in columns K
        road K1:N-K9
        terrain woods K1
        ger A 4-6-7 off-board group=wave
        phase movement german
    """
    p = position(text)
    p.do("take A; step K1 road")
    assert p.spent("A") == 1
    p.do("step K2 road; step K3 road; step K4 road; step K5 road")
    assert p.spent("A") == 5
    p = position(text)
    p.do("take A; step K1; step K2 road; step K3 road")
    assert p.spent("A") == 4
    assert p.actor == "over"


EXIT = """
    victory german exit 3 east
    ger A 4-6-7 at GG5 {}
    ger L 9-1 at GG5
    ger B 4-6-7 at FF5
    phase movement german
"""


@pytest.mark.rule("ASL-3.3.h")
def test_leaving_the_map_for_victory_points() -> None:
    p = position(EXIT.format(""))
    p.do("take A; join L; exit")
    assert p.where("A") == p.where("L") == "exited"
    assert p.state.exits[0] == 2 + 2
    p.do("take B")
    assert refused(p, "exit") == "ASL-3.3.h"


@pytest.mark.rule("ASL-3.3.h")
def test_it_costs_1_mf() -> None:
    p = position(EXIT.format("+mmg"))
    p.do("take B; step GG5; exit")
    assert p.where("B") == "exited"
    p = position(EXIT.format("").replace("at FF5", "at CC5"))
    p.do("take B; step DD4; step EE5; step FF4; step GG5")
    assert p.where("B") == "GG5"
    assert "done" in p.states("B")


@pytest.mark.rule("ASL-3.3.h")
def test_not_without_victory_conditions() -> None:
    p = position(EXIT.format("").replace("victory german exit 3 east", ""))
    p.do("take A")
    assert refused(p, "exit") == "ASL-3.3.h"


HIDDEN = """
    terrain woods K4 L5
    ger A 4-6-7 at K5
    ger B 4-6-7 at K5
    rus R 4-4-7 at K4 hidden
    phase movement german
"""


def test_hidden_enemies_do_not_show_in_what_may_be_done() -> None:
    bare = HIDDEN.replace("at K4 hidden", "at A1")
    p, q = position(HIDDEN), position(bare)
    p.do("take A")
    q.do("take A")
    assert p.choices() == q.choices()


@pytest.mark.rule("ASL-3.3.i")
def test_who_has_no_way_but_over_the_edge_is_eliminated() -> None:
    p = position("""
        victory german exit 2 west
        ger A 4-6-7 at A5 broken dm
        rus S 4-4-7 at A4
        rus T 4-4-7 at B4
        rus U 4-4-7 at B5
        rus V 4-4-7 at A6
        phase rout russian
    """)
    assert p.where("A") == "eliminated"
    assert p.state.exits == [0, 0]


def test_who_runs_into_hidden_enemies_goes_back_and_has_moved() -> None:
    p = position(HIDDEN)
    p.do("take A; step K4")
    assert p.where("A") == "K5"
    assert "hidden" not in p.states("R")
    assert p.state.reveals == 1
    assert p.actor == "russian"
    assert {word.split()[0] for word in p.options("open-fire")} == {"K5"}
    p.do("done")
    assert "done" in p.states("A")
    assert p.options("take") == {"B"}


@pytest.mark.rule("ASL-4.0.n")
def test_a_leader_does_not_carry_a_heavy_weapon_off_the_map() -> None:
    p = position("""
        victory german exit 3 east
        ger L 9-1 at GG5 +hmg
        rus R 4-4-7 at A5
        phase movement german
    """)
    p.do("take L")
    assert refused(p, "exit") == "ASL-4.0.n"
    p.do("drop L-hmg; exit")
    assert p.where("L") == "exited"
    assert p.lies("L-hmg") == "GG5"


def test_a_hidden_unit_that_leaves_the_map_comes_to_light() -> None:
    p = position("""
        victory german exit 3 east
        terrain woods GG5
        ger A 4-6-7 at GG5 hidden
        ger B 4-6-7 at K5
        rus R 4-4-7 at A5
        phase movement german
    """)
    p.do("take A; exit")
    assert "hidden" not in p.states("A")
    assert p.told("log-revealed")


def test_a_hidden_unit_that_moves_comes_to_light() -> None:
    p = position("terrain woods K4 K5\nger A 4-6-7 at K5 hidden\nger B 4-6-7 at K5 hidden\n"
                 "phase movement german")  # fmt: skip
    p.do("take A; step K4")
    assert "hidden" not in p.states("A")
    assert "hidden" in p.states("B")


def test_hidden_enemies_in_the_open_are_spotted_by_movers() -> None:
    p = position("terrain stone-building K6\nger A 4-6-7 at J8\nrus R 4-4-7 at K5 hidden\n"
                 "phase movement german")  # fmt: skip
    hidden = p.board("K5")
    assert hidden
    p.do("take A; step J7")
    while p.actor == "russian":
        p.do("done")
    p.do("step J6")
    assert "hidden" not in p.states("R")


def test_who_advances_onto_hidden_enemies_stays_for_close_combat() -> None:
    p = position(HIDDEN.replace("phase movement", "phase advance"))
    p.do("advance A K4")
    assert p.where("A") == "K4"
    assert "hidden" not in p.states("R")
    assert "advanced" in p.states("A")
