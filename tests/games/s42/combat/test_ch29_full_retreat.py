"""Chapters 13.3 and 29: units in Full Retreat where attackers go into a City."""

import pytest

from hexfront.games.s42.notation import Position, position


def storming(*statements: str, side: str) -> Position:
    """The attackers of 1305 go in by a Partial Success."""
    ground = ("map 1000-2010", "option contested_cities on", "city 1305 major Tim", "turn 9",
              "crt * * = D1 2", "dd * * = P -/-")  # fmt: skip
    return position("\n".join((*ground, *statements, f"phase combat {side}")))


@pytest.mark.rule("S42-13.3.2.d", "S42-29.1.1.i")
@pytest.mark.parametrize(("own", "foe"), [("axis", "soviet"), ("soviet", "axis")])
@pytest.mark.parametrize("more", ["", "B 9-7-3 at 1204"])
def test_enemies_in_full_retreat_beside_the_city_give_way(own: str, foe: str, more: str) -> None:
    """They are next to those who go in, and were next to nobody before."""
    text = (f"{own} A 9-7-3 at 1304", more and f"{own} {more}", f"{foe} S 3-3-3 at 1305",
            f"{foe} F 3-3-3 fr at 1306", f"control {foe} 1305")  # fmt: skip
    p = storming(*text, side=own).play("attack 1305; resolve", 3, "defend", 3)
    if more:
        p.choose("take A")
    assert (p.waits_for, p.actor, p.where("F")) == ("Retreating", own, "1306")
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    assert p.waits_for == ("StormCity" if more else "")
    assert {"A", "S"} <= p.at("1305")


@pytest.mark.rule("S42-13.3.2.e", "S42-29.1.1.g")
@pytest.mark.parametrize(("own", "foe"), [("axis", "soviet"), ("soviet", "axis")])
@pytest.mark.parametrize(("guard", "stays"), [("", False), ("G 3-3-3 at 1304", True)])
def test_a_guard_who_goes_in_leaves_units_in_full_retreat_to_withdraw(
    own: str, foe: str, guard: str, stays: bool
) -> None:
    text = (f"{own} A 9-7-3 at 1304", f"{own} F 3-3-3 fr at 1304", f"control {foe} 1305",
            f"{foe} S 3-3-3 at 1305", guard and f"{own} {guard} attacked")  # fmt: skip
    p = storming(*text, side=own)
    p.state.attacked |= p.mask("G") if guard else 0
    p.play("attack 1305; resolve", 3, "defend", 3)
    assert p.at("1305") == {"A", "S"}
    assert (p.waits_for == "Retreating") is not stays


@pytest.mark.rule("S42-13.3.2.e", "S42-13.3.3.b")
@pytest.mark.parametrize(("own", "foe"), [("axis", "soviet"), ("soviet", "axis")])
def test_with_the_option_off_they_stay_when_their_guard_goes_in(own: str, foe: str) -> None:
    """No enemy has come up, and the guard is not lost."""
    text = (f"{own} A 9-7-3 at 1304", f"{own} F 3-3-3 fr at 1304", f"control {foe} 1305",
            f"{foe} S 3-3-3 at 1305", "option withdraws_unguarded off")  # fmt: skip
    p = storming(*text, side=own).play("attack 1305; resolve", 3, "defend", 3)
    assert (p.at("1305"), p.where("F")) == ({"A", "S"}, "1304")
    assert p.waits_for != "Retreating"


@pytest.mark.rule("S42-13.3.2.d", "S42-29.1.2.a")
@pytest.mark.parametrize(("own", "foe"), [("axis", "soviet"), ("soviet", "axis")])
def test_nobody_flees_from_enemies_whom_friends_join_in_a_city(own: str, foe: str) -> None:
    """S has been in the City all the time: F withdraws at the end of the phase."""
    p = position(f"""
        map 1000-2010
        option contested_cities on
        city 1305 major Tim
        contested 1305
        city-battle 1305 1
        {own} A 9-7-3 at 1305
        {own} B 9-7-3 at 1204
        {own} F 3-3-3 fr at 1306
        {foe} S 3-3-3 at 1305
        phase movement {own}
    """)
    p.play("move B; march 1305")
    assert (p.at("1305"), p.where("F"), p.waits_for) == ({"A", "B", "S"}, "1306", "MovementPhase")
    p.choose("end-phase")
    assert (p.waits_for, p.actor) == ("Retreating", own)
