"""The first hex of a map is a hex like any other for advances."""

import pytest

from hexfront.games.s42.notation import position

FIELD = """
    map 1405-2010
    city 1405 minor
    turn 9
    axis A 10-8-6 tank red at 1505
    soviet R 3-9-3 steps=1 at 1405
    crt * * = DS 4 x
"""


@pytest.mark.rule("S42-14.1.a", "S42-16.3.4.a")
@pytest.mark.parametrize("script", ["advance A; step 1405", "form-group 1505; step 1405"])
def test_who_advances_into_it_controls_the_city(script: str) -> None:
    p = position(f"{FIELD}\nphase combat axis")
    assert p.control("1405") == "soviet"
    p.play("attack 1405; resolve", 3, script)
    assert (p.where("A"), p.control("1405")) == ("1405", "axis")
    assert {"1406", "1506"} <= p.options("step")


@pytest.mark.rule("S42-9.3.7.c")
def test_the_air_unit_comes_along() -> None:
    p = position(f"{FIELD}\nair ger-8-fk\narea X axis 2005\nrail edge-2005-1905\nrepaired all\n"
                 "town 1905\nphase combat axis")  # fmt: skip
    p.play("attack 1405; use-air ger-8-fk; resolve", 3, "advance A; step 1405")
    assert p.state.air_at[p.air("ger-8-fk")] == p.hex("1405")


@pytest.mark.rule("S42-13.3.2.e")
def test_a_unit_in_full_retreat_is_left_alone_there() -> None:
    p = position("""
        map 1405-2010
        axis B 5-5-3 at 1406
        axis A 5-2-3 at 1505
        soviet F 20-5-3 at 1405
        soviet R 5-5-3 at 1405 fr
        crt * * = DR2 2 x
        phase combat soviet
    """)
    p.play("attack 1505; resolve")
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    p.play("advance F; step 1505")
    assert p.where("R") != "1405" or p.waits_for == "Retreating"
