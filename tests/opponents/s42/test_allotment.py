"""How the computer player divides an army among its objectives."""

from hexfront.games.s42.notation import position
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.opponents.s42.aims import enough
from hexfront.opponents.s42.allotment import allot
from hexfront.opponents.s42.judge import Judge
from hexfront.opponents.s42.orders import Orders
from hexfront.opponents.s42.weights import Weights
from tests.opponents.s42.acting import acts

MAP = """
    map 1000-3010
    town 1505 vp 1
    town 2005 vp 1
    area X axis 1000-1010
    area B soviet 3000-3010
    victory 2 at-end
    turns 1-9
    turn 3
    phase movement axis
"""


def aims(text, before=()):
    """By unit, the objective that it is given."""
    p = position(MAP + text)
    names = {p.unit(name): name for name in "ABC" if f"axis {name} " in text}
    orders, judge = Orders(p.state, AXIS), Judge(p.state, AXIS, Weights())
    kept = {p.unit(name): p.hex(h) for name, h in before}
    given = allot(orders, judge, sorted(names), kept)
    return {names[u]: p.label(goal.hex) for u, goal in given.items()}


THREE = "axis A 6-7-3 at 1205\naxis B 6-7-3 at 1206\naxis C 6-7-3 at 1207\n"


def test_an_objective_gets_what_its_defenders_call_for():
    nobody = aims(THREE)
    assert sorted(nobody.values()) == ["1505", "2005"]
    held = aims(THREE + "soviet S 1-3-3 at 1505")
    assert sorted(held.values()) == ["1505", "1505", "2005"]


def test_what_nobody_reaches_in_time_is_left_out():
    assert "2005" in aims(THREE).values()
    assert set(aims(THREE + "\nturn 8").values()) == {"1505"}


def test_who_is_on_the_way_stays_on_it():
    first = aims(THREE)
    far = next(name for name, goal in first.items() if goal == "2005")
    other = next(name for name, goal in first.items() if goal == "1505")
    turned = aims(THREE, [(far, "1505"), (other, "2005")])
    assert (turned[far], turned[other]) == ("1505", "2005")


def test_tanks_are_left_for_what_lies_deep_while_others_can_take_what_is_near():
    tank, foot = "axis A 6-7-5 mechanized at 1205\n", "axis B 6-7-3 at 1205\n"
    assert aims(tank + foot) == {"A": "2005", "B": "1505"}
    assert aims(tank + foot + "turn 9") == {"B": "1505"}
    assert aims(tank) == {"A": "1505"}


def test_the_axis_has_enough_when_it_holds_what_it_needs():
    for asked, found in ((1, True), (2, False)):
        held = "control axis 1505\naxis A 6-7-3 at 1505"
        p = position(MAP.replace("victory 2", f"victory {asked}") + held)
        assert enough(p.state, AXIS) is found
        assert not enough(p.state, SOVIET)


def test_an_objective_in_danger_gets_a_second_guard():
    text = """
        control axis 1505
        axis A 2-2-3 at 1505
        axis B 2-2-3 at 1405
        axis C 6-7-3 at 1304
    """
    army = "\n".join(f"soviet S{n} 9-7-3 at {h}" for n, h in enumerate((1704, 1705, 1706, 1804)))
    done = acts(position(MAP + text + army))
    assert "march 1505" in done
    assert "move A" not in done
