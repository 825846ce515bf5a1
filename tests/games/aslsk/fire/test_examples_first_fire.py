"""The printed example of Defensive First Fire, from the first shot to the last (ASL-3.3.3)."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.fire.helpers import attack, last_shot, marked, shots

GROUND = """
    terrain stone-building J3 J5, orchard K6
    elr german 2
    rus Z 4-4-7 at A1
"""
"""Z has yet to move, so that the MPh goes on after the move that is tested."""


def defence(markers: str = "") -> str:
    """The German squad in K5 and its MMG, with their markers."""
    return f"{GROUND}\nger G 4-6-7 at K5 {markers}\nsw MMG ger-mmg with G {markers}"


@pytest.mark.example("ASL-EX-3.3.3-1")
@pytest.mark.rule("ASL-3.3.3.i", "ASL-3.3.3.c", "ASL-3.2.2.e")
def test_squad_and_machine_gun_fire_one_after_the_other() -> None:
    p = position(f"""
        {defence()}
        rus A 4-4-7 at I4 +mmg
        phase movement russian
    """)
    p.play("take A; double-time; step J3")
    attack(p, "J3", "G").roll((5, 6))
    assert last_shot(p) == (4, 2)
    assert p.residual("J3") == 2
    assert (marked(p, "G"), marked(p, "MMG")) == ({"first"}, set())

    p.play("done; step K3")
    attack(p, "K3", "G MMG").roll((6, 5))
    assert last_shot(p) == (4, -2)
    assert p.residual("K3") == 2
    assert (marked(p, "G"), marked(p, "MMG")) == ({"first"}, {"first"})


def second_mover(dice: tuple[int, int]) -> Position:
    """A 5-2-7 enters I5 and draws SFF of squad and MMG."""
    p = position(f"""
        {defence("first")}
        rus A 4-4-7 at K3 done
        rus B 5-2-7 at G5
        phase movement russian
    """)
    p.play("take B; step H5")
    p.until("step")
    p.play("step I5")
    return attack(p, "I5", "G", "G MMG").roll(dice)


@pytest.mark.example("ASL-EX-3.3.3-2")
@pytest.mark.rule("ASL-3.3.3.q", "ASL-3.3.3.p", "ASL-3.3.5.p", "ASL-3.3.5.b")
@pytest.mark.parametrize(
    ("dice", "left", "states"),
    [
        ((4, 3), 2, set()),
        ((4, 4), 1, set()),
        ((4, 6), 1, {"malfunctioned"}),
        ((5, 5), 0, {"malfunctioned"}),
    ],
)
def test_subsequent_first_fire(dice: tuple[int, int], left: int, states: set[str]) -> None:
    p = second_mover(dice)
    while p.actor == "chance":
        p.roll((6, 5))
    assert last_shot(p)[1] == -2
    assert p.residual("I5") == left
    assert marked(p, "G") == marked(p, "MMG") == {"final"}
    assert p.states("MMG") & {"malfunctioned"} == states


@pytest.mark.example("ASL-EX-3.3.3-2")
def test_the_mover_breaks() -> None:
    p = second_mover((4, 3))
    assert last_shot(p) == (4, -2)
    p.roll((5, 3))
    assert p.states("B") >= {"broken", "dm"}


@pytest.mark.example("ASL-EX-3.3.3-2")
@pytest.mark.rule("ASL-3.3.3.q")
def test_the_machine_gun_flips_even_if_it_did_not_fire() -> None:
    p = position(f"""
        {defence("first")}
        rus B 5-2-7 at H5
        phase movement russian
    """)
    p.play("take B; step I5")
    attack(p, "I5", "G").roll((6, 5))
    assert last_shot(p) == (2, -2)
    assert marked(p, "G") == marked(p, "MMG") == {"final"}


@pytest.mark.example("ASL-EX-3.3.3-3")
@pytest.mark.rule("ASL-3.3.5.g", "ASL-3.3.5.h", "ASL-3.3.3.t")
def test_residual_fire_on_a_third_mover() -> None:
    p = position(f"""
        {defence("final")}
        rus C 4-4-7 at F6
        residual I5 2
        road F6-G6-H5-I5-I7
        phase movement russian
    """)
    p.play("take C; step G6 road; step H5 road; step I5 road")
    assert p.waits_for == "ResidualRoll"
    p.roll((6, 5))
    assert last_shot(p) == (2, -2)
    # Nobody in K5 can fire at I5, so the move goes on at once.
    p.play("step I6 road; step I7 road")
    assert p.where("C") == "I7"


@pytest.mark.example("ASL-EX-3.3.3-4")
@pytest.mark.rule("ASL-3.3.3.v", "ASL-3.3.3.u", "ASL-3.3.3.x")
def test_final_protective_fire() -> None:
    p = position(f"""
        {defence("final")}
        rus L 9-2 at I6
        rus D 4-4-7 at I6 +mmg
        phase movement russian
    """)
    p.play("take D; join L; step J5; open-fire J5 G")
    assert not p.legal("fire")
    p.play("add-firer G MMG; fire").roll((3, 4))
    assert last_shot(p) == (8, 2)
    assert p.waits_for == "TaskCheck"
    p.roll((1, 2), (1, 2))
    assert p.states("G") & {"pinned", "broken"} == {"pinned"}
    assert p.residual("J5") == 4
    assert "malfunctioned" not in p.states("MMG")


@pytest.mark.example("ASL-EX-3.3.3-5")
@pytest.mark.rule("ASL-3.3.3.v", "ASL-3.3.5.p")
def test_final_protective_fire_while_pinned() -> None:
    p = position(f"""
        {defence("final")}
        rus E 4-2-6 at H6
        phase movement russian
    """)
    p.state.pinned |= p.mask("G")
    p.play("take E; step I6; step J6; step K6")
    attack(p, "K6", "G", "G MMG").roll((4, 6))
    assert last_shot(p) == (4, -1)
    assert p.states("E") & {"broken", "pinned"} == set()
    assert p.states("G") >= {"broken", "dm"}
    assert "pinned" not in p.states("G")
    assert p.figures("G") == "4-4-7"
    assert "malfunctioned" in p.states("MMG")
    assert p.residual("K6") == 1


@pytest.mark.example(
    "ASL-EX-3.3.3-1", "ASL-EX-3.3.3-2", "ASL-EX-3.3.3-3", "ASL-EX-3.3.3-4", "ASL-EX-3.3.3-5"
)
def test_the_whole_movement_phase() -> None:
    """All five movers one after another, every marker carried on from shot to shot."""
    p = position(f"""
        {defence()}
        rus A 4-4-7 at I4 +mmg
        rus B 5-2-7 at G5
        rus C 4-4-7 at F6
        rus L 9-2 at F5
        rus D 4-4-7 at F5 +mmg
        rus E 4-2-6 at H6
        road F6-G6-H5-I5-I7
        phase movement russian
    """)
    p.play("take A; double-time; step J3")
    attack(p, "J3", "G").roll((5, 6))
    p.play("done; step K3")
    attack(p, "K3", "G MMG").roll((6, 5))

    p.play("done; take B; step H5; step I5 road")
    attack(p, "I5", "G", "G MMG").roll((4, 3), (5, 3))
    assert "broken" in p.states("B")

    p.play("take C; step G6 road; step H5 road; step I5 road", (6, 5), "step I6 road; step I7 road")

    p.play("take D; join L; step G6; step H5 road; step I6; step J5")
    attack(p, "J5", "G", "G MMG").roll((3, 4), (1, 2), (1, 2))
    assert "pinned" in p.states("G")

    p.play("done; stop; take E; step I6; step J6; step K6")
    attack(p, "K6", "G", "G MMG").roll((4, 6))

    assert shots(p) == [(4, 2), (4, -2), (4, -2), (2, -2), (8, 2), (4, -1)]
    left = {h: p.residual(h) for h in ("J3", "K3", "I5", "J5", "K6")}
    assert left == {"J3": 2, "K3": 2, "I5": 2, "J5": 4, "K6": 1}
    assert (p.figures("G"), p.states("MMG") & {"final", "malfunctioned"}) == (
        "4-4-7",
        {"final", "malfunctioned"},
    )
    where = {name: p.where(name) for name in "ABCDLE"}
    assert where == {"A": "K3", "B": "I5", "C": "I7", "D": "J5", "L": "J5", "E": "K6"}
