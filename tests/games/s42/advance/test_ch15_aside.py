"""Chapter 15.3: Breakthrough Combat against units that already retreated."""

import pytest

from hexfront.games.s42.moments.combat import gather
from hexfront.games.s42.notation import position
from hexfront.games.s42.notation.position import Position

CROWD = """
    map 1000-1620
    area B soviet 1020-1620
    turn 9
    axis A 12-8-6 tank at 1304
    soviet S 3-5-3 at 1305
    soviet T 3-4-3 at 1305
    soviet R 3-3-3 at 1305 struck retreated disrupted
    crt * * = EX
    during combat axis
"""


def breakthrough(text: str) -> Position:
    p = position(text)
    gather(p.state, 0, p.hex("1305"), breakthrough=True, units=p.units("A"))
    return p.settle()


@pytest.mark.rule("S42-15.3.b")
@pytest.mark.parametrize(("aside", "defense"), [("S", 4 + 2), ("T", 5 + 2), ("R", 5 + 4)])
def test_the_defender_names_who_is_above_the_limit(aside: str, defense: int) -> None:
    p = breakthrough(CROWD)
    assert (p.actor, p.options("stand-aside")) == ("soviet", {"S", "T", "R"})
    p.play(f"stand-aside {aside}")
    assert p.told("log-breakthrough")[0].args["defense"] == defense
    p.roll(3)
    assert aside not in p.options("lose")


@pytest.mark.rule("S42-15.3.b", "S42-4.2.a")
def test_the_free_stacking_unit_of_the_hex_is_not_above_the_limit() -> None:
    """With a second one either of the two may be, and then nobody else."""
    free = "soviet F 2-2-3 free at 1305"
    assert breakthrough(f"{free}\n{CROWD}").options("stand-aside") == {"S", "T", "R"}
    two = CROWD.replace("soviet T 3-4-3", f"{free}\nsoviet G 2-1-3 free")
    p = breakthrough(two)
    assert p.options("stand-aside") == {"S", "F", "G", "R"}
    p.play("stand-aside F")
    assert p.told("log-breakthrough")[0].args["defense"] == 5 + 1 + 2


@pytest.mark.rule("S42-15.3.b", "S42-4.3.c")
def test_of_too_many_tank_corps_one_is_above_the_limit() -> None:
    corps = "\n".join(f"soviet C{n} 4-{n}-5 tank corps at 1305" for n in (1, 2, 3))
    units = f"soviet Q 0-0-5 army-hq hq=guards at 1305\n{corps}\nsoviet F 2-2-3 free at 1305"
    lone = [line for line in CROWD.splitlines() if "at 1305" not in line]
    p = breakthrough("\n".join((*lone, units)))
    assert p.options("stand-aside") == {"C1", "C2", "C3"}


@pytest.mark.rule("S42-15.3.a", "S42-12.4.b")
def test_units_that_retreated_defend_normally() -> None:
    p = breakthrough(CROWD.replace("soviet T 3-4-3 at 1305\n", ""))
    assert p.told("log-breakthrough")[0].args["defense"] == 5 + 2
    p.roll(3)
    assert p.options("lose") == {"S", "R"}


@pytest.mark.rule("S42-15.3.b", "S42-4.3.a")
def test_an_army_hq_raises_the_limit_here_too() -> None:
    p = breakthrough(f"soviet Q 0-0-5 army-hq hq=tank at 1305\n{CROWD}")
    assert p.told("log-breakthrough")[0].args["defense"] == 5 + 4 + 2


@pytest.mark.rule("S42-8.1.b")
def test_breakthrough_combat_does_not_count_as_the_attack_of_the_phase() -> None:
    p = breakthrough(CROWD.replace("soviet R 3-3-3 at 1305 struck retreated disrupted\n", ""))
    assert p.state.struck == 0
    assert p.state.attacked == 0
