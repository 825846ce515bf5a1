"""The first hex of a map is a hex like any other for supply and Isolation Attrition."""

import pytest

from hexfront.games.s42.notation import Position, position

WASTE = "map 1000-1410\nterrain desert 1000-1410"
"""No airfield, no City and no supply anywhere."""


def lines(p: Position, name: str) -> set[str]:
    return {line.label.removeprefix("tally-isolation-") for line in p.attrition(name).lines}


@pytest.mark.rule("S42-16.5.3.a", "S42-16.5.4.f", "S42-16.5.4.g")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_a_unit_there_rolls_with_the_modifiers_of_its_hex(side: str) -> None:
    foe = "soviet" if side == "axis" else "axis"
    text = f"{WASTE}\n{side} A 3-4-3 at 1000\n{foe} E 3-4-3 at 1001"
    p = position(f"{text}\nphase supply {side}")
    assert (p.waits_for, p.states("A")) == ("Attrition", {"oos", "isolated"})
    assert lines(p, "A") == {"desert"}
    hq = position(f"{text}\n{side} H S-(1)-5 support-hq at 1000\nphase supply {side}")
    assert lines(hq, "A") == {"desert", "hq"}


@pytest.mark.rule("S42-16.5.3.b")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_away_from_the_enemy_nobody_rolls(side: str) -> None:
    foe = "soviet" if side == "axis" else "axis"
    p = position(f"{WASTE}\n{side} A 3-4-3 at 1000\n{foe} E 3-4-3 at 1002\nphase supply {side}")
    assert (p.actor, p.states("A")) == ("over", {"oos", "isolated"})


@pytest.mark.rule("S42-34.2.e")
def test_units_in_the_box_of_an_army_there_lack_supply() -> None:
    units = "soviet R 0-0-3 reserve-army at 1000 box=1\nsoviet U 3-5-3 in box-1"
    p = position(f"{WASTE}\nturn 22\n{units}\nphase supply soviet")
    assert {"oos", "isolated"} <= p.states("U")


@pytest.mark.rule("S42-24.1.2.i", "S42-16.5.4.f")
def test_no_way_leads_from_baku_to_an_hq_on_the_map() -> None:
    p = position("""
        map 1000-1120
        terrain sea 1100-1120
        area X axis 1000
        area G soviet 1020
        axis A 6-7-3 in G
        axis H S-(1)-5 support-hq at 1000
        city 1001
        control axis 1001
        soviet S 3-4-3 at 1010
        phase supply axis
    """)
    assert lines(p, "A") == {"airfield"}
