"""The first hex of a map is a hex like any other for attacks and losses."""

import pytest

from hexfront.games.s42.combat.attack import cannot_attack
from hexfront.games.s42.notation import Position, position
from tests.games.s42.combat.helpers_combat import rule_of, share

PAIR = "axis A 6-7-3 at 1000\naxis B 6-7-3 at 1000\nsoviet S 3-5-3 at 1001"


def fighting(*statements: str, side: str = "axis") -> Position:
    return position("\n".join((PAIR, *statements, f"phase combat {side}")))


def barred(p: Position, unit: str, target: str) -> str:
    return rule_of(cannot_attack(p.state, p.unit(unit), p.hex(target)))


@pytest.mark.rule("S42-8.1.a", "S42-9.5.2.a")
def test_units_attack_out_of_it() -> None:
    p = fighting().choose("attack 1001")
    assert (share(p, "A"), barred(p, "A", "1001")) == (6, "")
    wet = fighting("river major 1000/1001").choose("attack 1001")
    assert share(wet, "A") == 3


@pytest.mark.rule("S42-8.1.a", "S42-34.6.2.g")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_nobody_attacks_it_while_it_is_empty(side: str) -> None:
    """Whoever stands next to it, with Reserve Armies in the game or without."""
    foe = "soviet" if side == "axis" else "axis"
    text = f"{side} A 6-7-3 at 1001\n{side} B 6-7-3 at 1100\n{foe} S 3-5-3 at 1002"
    for army in ("", "soviet R 0-0-3 reserve-army at 1405 box=1\nsoviet U 3-5-3 in box-1"):
        p = position(f"{text}\n{army}\nphase combat {side}")
        assert p.options("attack") == {"1002"}
        assert p.refusal("attack 1000").rule == "S42-8.1.a"


@pytest.mark.rule("S42-9.7.2.e")
def test_but_not_while_they_build_a_fortification() -> None:
    p = fighting("building axis 1000")
    assert p.options("attack") == set()
    assert barred(p, "A", "1001") == "S42-9.7.2.e"


@pytest.mark.rule("S42-29.1.3.a", "S42-29.1.3.b")
def test_and_if_it_is_contested_only_inside() -> None:
    city = "option contested_cities on\ncity 1000 major\ncontested 1000\ncity-battle 1000 1"
    p = fighting(city, "soviet Z 3-5-3 at 1000", "turn 9")
    assert p.options("attack") == {"1000"}
    assert (barred(p, "A", "1000"), barred(p, "A", "1001")) == ("", "S42-29.1.3.b")


@pytest.mark.rule("S42-2.3.2.b", "S42-22.6.1.c")
def test_after_extended_movement_the_rule_of_the_map_is_named() -> None:
    p = position("area X axis 1000\naxis A 6-7-3 at 1000 spent\naxis B 6-7-3 in X spent\n"
                 "soviet S 3-5-3 at 1001\nduring combat axis")  # fmt: skip
    assert (barred(p, "A", "1001"), barred(p, "B", "1000")) == ("S42-2.3.2.b", "S42-22.6.1.c")


@pytest.mark.rule("S42-23.4.b")
def test_winter_weakens_the_axis_there() -> None:
    winter = ("turn 30", "row winter 00")
    p = fighting(*winter).choose("attack 1001")
    assert share(p, "A") == 5
    south = fighting(*winter, "axis C 6-7-3 at 1102").choose("attack 1001")
    assert (share(south, "A"), share(south, "C")) == (5, 6)


@pytest.mark.rule("S42-11.2.3.a")
def test_a_lead_unit_there_takes_its_loss() -> None:
    p = position("""
        axis A 12-7-3 at 1001
        soviet S 3-5-3 at 1000
        crt * * = DR2 2
        dd * * = S -/1
        turn 12
        phase combat axis
    """)
    p.play("attack 1000; resolve", 3, "defend", 3)
    assert (p.where("S"), p.steps("S")) == ("1000", 1)


@pytest.mark.rule("S42-9.3.7.e")
def test_an_air_unit_leaves_a_stack_that_is_lost_there() -> None:
    p = position("""
        axis A 6-5-3 steps=1 at 1000
        soviet S 10-5-3 at 1001
        air ger-8-fk at 1000
        crt * * = EX
        phase combat soviet
    """)
    p.play("attack 1000; resolve; decline", 1)
    assert p.where("A") == "eliminated"
    assert p.state.air_at[p.air("ger-8-fk")] < 0
