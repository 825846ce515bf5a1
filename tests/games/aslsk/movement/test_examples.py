"""The printed examples of movement and advance, MF by MF."""

import pytest

from hexfront.games.aslsk.notation import Position, position

FIGURE_1 = """
    terrain stone-building J5, woods I3 J2 J3 G4 H4 I4, brush E4 E5 F5 G5
    phase movement russian
"""
"""The hexes that cost 2 MF in the example; its board is not known otherwise."""

FIGURE_2 = """
    terrain stone-building J3 J5
    road F6-G6-H5-I5-I6-I7
    phase movement russian
"""


def marched(p: Position, unit: str, *hexes: str, road: bool = False) -> list[float]:
    """Walk a unit and give what it has spent after each hex."""
    spent = []
    for h in hexes:
        p.choose(f"step {h} road" if road else f"step {h}")
        spent.append(p.spent(unit))
    return spent


@pytest.mark.example("ASL-EX-3.3.1-1")
def test_assault_movement_for_two_of_four_mf() -> None:
    p = position(FIGURE_1 + "rus A 4-4-7 at I5")
    p.do("take A; assault-move; step J5")
    assert p.spent("A") == 2
    assert p.told("log-assault-movement")


@pytest.mark.example("ASL-EX-3.3.1-2")
def test_a_light_weapon_costs_nothing() -> None:
    p = position(FIGURE_1 + "rus A 4-4-7 at H3 +lmg")
    p.do("take A")
    assert marched(p, "A", "I3", "J2") == [2, 4]
    assert p.where("A") == "J2"


@pytest.mark.example("ASL-EX-3.3.1-3")
def test_double_time() -> None:
    p = position(FIGURE_1 + "rus A 5-2-7 at F3")
    p.do("take A; double-time")
    assert marched(p, "A", "G3", "H2", "I3", "J3") == [1, 2, 4, 6]
    assert "cx" in p.states("A")


@pytest.mark.example("ASL-EX-3.3.1-4")
def test_with_a_leader() -> None:
    p = position(FIGURE_1 + "rus L 9-1 at F4\nrus A 4-4-7 at F4")
    p.do("take L; join A")
    assert marched(p, "A", "G4", "H4", "I4") == [2, 4, 6]
    assert p.where("L") == "I4"
    assert p.spent("L") == 6


@pytest.mark.example("ASL-EX-3.3.1-5")
def test_with_a_leader_at_double_time() -> None:
    p = position(FIGURE_1 + "rus L 8-1 at E3\nrus A 4-4-7 at E3")
    p.do("take L; join A; double-time")
    assert marched(p, "A", "E4", "E5", "F5", "G5") == [2, 4, 6, 8]
    assert "cx" in p.states("A")
    assert "cx" in p.states("L")


@pytest.mark.example("ASL-EX-3.3.1-6")
def test_overloaded() -> None:
    text = FIGURE_2 + "rus A 4-4-7 at I4 +mmg"
    p = position(text)
    p.do("take A")
    p.do("assault-move")
    assert not p.legal("step J3")
    p = position(text)
    p.do("take A; step J3")
    assert p.spent("A") == 2
    assert p.actor == "over"

    p = position(text)
    p.do("take A; double-time")
    assert marched(p, "A", "J3", "K3") == [2, 3]
    assert p.actor == "over"


@pytest.mark.example("ASL-EX-3.3.1-7")
def test_a_leader_helps_to_carry() -> None:
    p = position(FIGURE_2 + "rus L 9-2 at F5\nrus A 4-4-7 at F5 +mmg")
    p.do("take L; join A")
    assert marched(p, "A", "G6") == [1]
    assert marched(p, "A", "H5", road=True) == [2]
    assert marched(p, "A", "I6") == [3]
    assert marched(p, "A", "J5") == [5]
    assert "done" in p.states("A")


@pytest.mark.example("ASL-EX-3.3.1-8")
def test_the_road_bonus() -> None:
    p = position(FIGURE_2 + "rus A 4-4-7 at F6\nrus B 5-2-7 at G5")
    p.do("take A")
    assert marched(p, "A", "G6", "H5", "I5", "I6", "I7", road=True) == [1, 2, 3, 4, 5]
    p.do("take B")
    assert marched(p, "B", "H5") == [1]
    assert marched(p, "B", "I5", road=True) == [2]
    assert marched(p, "B", "J4", "K4") == [3, 4]
    assert p.actor == "over"


@pytest.mark.example("ASL-EX-1.1.1-3")
def test_up_a_bare_hill() -> None:
    p = position("hill I6 I7\nsides german american\nusa A 5-3-6 at H7\nphase movement american")
    p.do("take A; step I7")
    assert p.spent("A") == 2


@pytest.mark.example("ASL-EX-1.1.1-6")
def test_a_green_squad_up_into_a_building() -> None:
    p = position(
        """
        hill G7
        terrain stone-building G7
        sides german american
        usa A 5-3-6 at H7
        phase movement american
        """
    )
    p.do("take A")
    assert not p.legal("step G7")
    p.do("double-time; step G7")
    assert p.spent("A") == 4


@pytest.mark.example("ASL-EX-3.7-1")
def test_advancing_with_a_heavy_weapon() -> None:
    text = """
        terrain brush K4, woods K5, wooden-building J5
        hill K6
        rus A 4-4-7 at J4 +mmg
        rus B 4-4-7 at J6
        phase advance russian
    """
    for h in ("K4", "K5", "J5"):
        p = position(text)
        p.do(f"advance A {h}")
        assert "cx" in p.states("A")
        p = position(text + "rus L 8-0 at J4")
        p.do(f"advance A {h} L")
        assert "cx" not in p.states("A")
        assert p.where("L") == h
    p = position(text)
    p.do("advance A J3")
    assert "cx" not in p.states("A")


@pytest.mark.example("ASL-EX-3.7-2")
def test_an_exhausted_squad_with_a_heavy_weapon() -> None:
    p = position(
        """
        terrain wooden-building K4
        ger A 4-6-7 at J4 cx +hmg
        phase advance german
        """
    )
    assert not p.legal("advance A K4")
    p = position(
        """
        terrain wooden-building K4
        ger A 4-6-7 at J4 cx +hmg
        ger L 8-0 at J4
        phase advance german
        """
    )
    assert not p.legal("advance A K4")
    p.do("advance A K4 L")
    assert p.where("A") == "K4"
