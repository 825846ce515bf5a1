"""Chapter 10.1: what each result of the Combat Results Table does."""

import pytest

from hexfront.games.s42.notation.position import Position
from tests.games.s42.combat.helpers_combat import facing

GROUND = """
    map 1000-1620
    area B soviet 1020-1620
    turn 9
    axis A 6-7-3 at 1304
    axis B 6-7-3 at 1304
    soviet S 3-5-3 at 1305
    soviet T 3-5-3 at 1305
"""


def after(cell: str, more: str = "") -> Position:
    """Three dice pips into a table that shows only one result."""
    return facing(f"{GROUND}\n{more}\ncrt * * = {cell}").play("resolve", 3)


def retreat(p: Position) -> Position:
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    return p


def fled(p: Position, name: str) -> int:
    """Hexes between a unit and the hex that was attacked."""
    return p.state.country.grid.distance(p.hex("1305"), p.hex(p.where(name)))


def steps(p: Position) -> tuple[int, int]:
    """Steps that each side has left of its four."""
    return p.steps("A") + p.steps("B"), p.steps("S") + p.steps("T")


def advance(p: Position) -> int:
    """The Adv of the combat that is over."""
    found: int = p.state.stack[-1].following.battle.adv
    return found


@pytest.mark.rule("S42-10.1.a", "S42-10.2.2.a")
def test_ds() -> None:
    p = after("DS 4 x")
    assert (p.actor, p.options("lose")) == ("axis", {"S", "T"})
    retreat(p.play("lose S"))
    assert steps(p) == (4, 3)
    assert {p.order("S"), p.order("T")} == {"full_retreat"}
    assert fled(p, "S") == 4
    assert advance(p) == 4


@pytest.mark.rule("S42-10.1.b")
def test_dr4() -> None:
    p = retreat(after("DR4 4 x"))
    assert steps(p) == (4, 4)
    assert {p.order("S"), p.order("T")} == {"full_retreat"}
    assert fled(p, "T") == 4


@pytest.mark.rule("S42-10.1.c", "S42-10.2.2.a")
def test_d1() -> None:
    p = after("D1 3")
    assert (p.actor, p.options("lose")) == ("soviet", {"S", "T"})
    p.play("lose S")
    assert p.choices() == ["defend", "give-ground"]
    retreat(p.play("give-ground"))
    assert steps(p) == (4, 3)
    assert {p.order("S"), p.order("T")} == {"disrupted"}
    assert fled(p, "S") == 3
    assert advance(p) == 3


@pytest.mark.rule("S42-10.1.d", "S42-10.2.2.a")
def test_a1_d1() -> None:
    p = after("A1/D1 3")
    assert (p.actor, p.options("lose")) == ("axis", {"A", "B"})
    p.play("lose A")
    assert (p.actor, p.options("lose")) == ("soviet", {"S", "T"})
    retreat(p.play("lose S; give-ground"))
    assert steps(p) == (3, 3)
    assert {p.order("S"), p.order("T")} == {"disrupted"}
    assert fled(p, "S") == 2


@pytest.mark.rule("S42-10.1.e")
def test_dr2() -> None:
    p = after("DR2 2")
    assert p.choices() == ["defend", "give-ground"]
    retreat(p.play("give-ground"))
    assert steps(p) == (4, 4)
    assert {p.order("S"), p.order("T")} == {"disrupted"}
    assert fled(p, "S") == 2
    assert advance(p) == 2


@pytest.mark.rule("S42-10.1.f", "S42-10.2.2.a")
def test_a1_dr2() -> None:
    p = after("A1/DR2 2")
    assert (p.actor, p.options("lose")) == ("axis", {"A", "B"})
    retreat(p.play("lose B; give-ground"))
    assert steps(p) == (3, 4)
    assert fled(p, "S") == 2
    assert p.order("S") == "disrupted"


@pytest.mark.rule("S42-10.1.g", "S42-10.2.2.a")
def test_drx() -> None:
    p = after("DRX 2")
    assert (p.actor, p.options("lose")) == ("soviet", {"A", "B"})
    p.play("lose A")
    assert (p.actor, p.options("lose")) == ("axis", {"S", "T"})
    p.play("lose S")
    assert p.choices() == ["defend", "give-ground"]
    retreat(p.play("give-ground"))
    assert steps(p) == (3, 3)
    assert fled(p, "T") == 2


@pytest.mark.rule("S42-10.1.h", "S42-10.2.2.a")
def test_ex() -> None:
    p = after("EX")
    assert (p.actor, p.options("lose")) == ("soviet", {"A", "B"})
    p.play("lose A; lose S")
    assert steps(p) == (3, 3)
    assert p.where("S") == "1305"
    assert p.order("S") == "good"
    assert p.actor == "over", "no retreat, no advance"


@pytest.mark.rule("S42-10.1.h")
def test_ex_against_the_last_step_gives_a_limited_advance() -> None:
    p = facing("""
        map 1000-1620
        axis A 6-7-3 at 1304
        soviet S 3-5-3 steps=1 at 1305
        crt * * = EX
    """).play("resolve", 3)
    assert p.where("S") == "eliminated"
    assert p.waits_for == "AdvanceChoice"
    assert p.state.stack[-1].following.battle.limited
    p.play("advance A")
    assert p.options("step") == {"1305"}
    p.play("step 1305")
    assert p.actor == "over"


@pytest.mark.rule("S42-10.1.i", "S42-10.2.2.a")
def test_a1() -> None:
    p = after("A1")
    assert (p.actor, p.options("lose")) == ("axis", {"A", "B"})
    p.play("lose A")
    assert steps(p) == (3, 4)
    assert p.where("S") == "1305"
    assert p.actor == "over"


@pytest.mark.rule("S42-10.1.j", "S42-12.3.a")
def test_the_advance_is_granted_when_the_defender_is_eliminated() -> None:
    p = facing("""
        map 1000-1620
        axis A 6-7-3 motorized at 1304
        soviet S 3-5-3 steps=1 at 1305
        crt * * = D1 3
    """).play("resolve", 3)
    assert p.where("S") == "eliminated"
    assert advance(p) == 3
    assert not p.state.stack[-1].following.battle.limited


@pytest.mark.rule("S42-10.3.b")
def test_a_remnant_obeys_the_retreat_of_the_same_result() -> None:
    p = facing("""
        map 1000-1620
        area B soviet 1020-1620
        turn 9
        axis A 6-7-3 at 1304
        soviet S 6-7-3 steps=3 at 1305 reduced
        crt * * = D1 3
    """).play("resolve", 3, "keep-remnant; give-ground")
    retreat(p)
    assert fled(p, "S") == 3
    assert p.order("S") == "disrupted"


@pytest.mark.rule("S42-13.3.3.b")
def test_units_in_full_retreat_withdraw_when_the_attackers_with_them_are_lost() -> None:
    p = facing("""
        map 1000-1620
        area X axis 1000-1600
        axis A 6-7-3 steps=1 at 1304
        axis F 6-7-3 at 1304 fr
        soviet S 3-5-3 at 1305
        crt * * = A1
    """).play("resolve", 3)
    assert p.where("A") == "eliminated"
    assert (p.actor, p.waits_for) == ("axis", "Retreating")
    retreat(p)
    assert p.state.country.grid.distance(p.hex("1304"), p.hex(p.where("F"))) == 2


@pytest.mark.rule("S42-10.1.a")
def test_a_stack_in_full_retreat_that_loses_a_unit_goes_the_whole_way() -> None:
    p = facing("""
        map 1000-1620
        area A soviet 1020-1620
        axis A 20-7-3 at 1304
        soviet S 3-5-3 steps=1 at 1305 fr
        soviet T 3-5-3 steps=1 at 1305 fr
    """).play("resolve; lose S")
    assert (p.actor, p.waits_for) == ("soviet", "Retreating")
    retreat(p)
    assert fled(p, "T") == 4
