"""Who presses on, what he is after, and how he cuts the enemy off."""

import pytest

from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.notation import position
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.opponents.s42.aims import disputed, presses
from hexfront.opponents.s42.judge import Judge
from hexfront.opponents.s42.lifelines import Lifelines, arteries
from hexfront.opponents.s42.offense import Offense
from hexfront.opponents.s42.orders import Orders
from hexfront.opponents.s42.prospects import Prospects
from hexfront.opponents.s42.ring import shut_in, ways_out
from hexfront.opponents.s42.weights import Weights
from tests.opponents.s42.acting import acts

HELD = """
    town 1405 vp 2
    control axis 1405
    axis A 6-7-3 at 1405
    soviet S 3-5-3 at 1605
    area X axis 1000-1010
    area B soviet 1600-1610
"""


@pytest.mark.parametrize(
    ("terms", "axis", "soviet"),
    [
        ("victory 2 at-end", True, False),
        ("victory 2 at-end\nturns 1-9", True, True),
        ("victory 3 at-end\nturns 1-9", True, True),
        ("victory 6 at-end\nturns 1-9", True, False),
        ("victory 2\nturns 1-9", True, False),
    ],
)
def test_who_is_behind_presses_on_when_time_runs_out(terms, axis, soviet):
    state = position(HELD + terms + "\nturn 5").state
    assert (presses(state, AXIS), presses(state, SOVIET)) == (axis, soviet)


def test_winter_turns_the_tables():
    state = position(HELD + "victory 2 at-end\nturn 28").state
    assert (presses(state, AXIS), presses(state, SOVIET)) == (False, True)


def test_the_soviets_attack_when_they_are_behind():
    text = (
        HELD
        + """
        soviet T 9-7-6 tank corps at 1505
        soviet U 9-7-6 tank corps at 1505
        victory 2 at-end
        phase combat soviet
    """
    )
    assert acts(position(text + "\nturn 28"))[0] == "attack 1405"


def test_an_artery_is_where_the_ways_of_many_meet():
    p = position("""
        map 1000-2410
        axis A 6-7-3 at 2004
        axis B 6-7-3 at 2006
        axis C 6-7-3 at 1600
        road 1005-2005
        area X axis 1005
        soviet S 3-5-3 at 2405
    """)
    wide, _, narrow = arteries(p.state, AXIS)
    assert narrow & wide == narrow
    assert narrow >> p.hex("1205") & 1
    assert not narrow >> p.hex("2004") & 1


# Rings.

RING = """
    axis A 10-8-6 tank red at 1305
    axis B 10-8-6 tank red at 1305
    axis C 6-7-6 mechanized at 1202
    axis D 6-7-6 mechanized at 1208
    soviet S 4-6-3 at 1405
    area X axis 1000-1010
    area B soviet 1610
    phase movement axis
"""


def test_fast_units_close_the_ring_around_a_hex_that_will_be_attacked():
    p = position(RING)
    assert not shut_in(p.state, p.hex("1405"))
    acts(p)
    assert shut_in(p.state, p.hex("1405"))


def test_each_unit_behind_a_hex_leaves_it_fewer_ways_out():
    p = position(RING)
    before = ways_out(p.state, p.hex("1405"))
    p.state.put(p.unit("C"), p.hex("1505"))
    assert ways_out(p.state, p.hex("1405")) < before


# Lines of supply.


def test_a_guard_goes_to_a_road_that_the_enemy_could_cut():
    p = position("""
        map 1000-2410
        road 1005-2005
        axis A 6-7-3 at 2005
        axis B 6-7-3 at 2005
        axis C 4-5-3 at 1502
        soviet S 3-5-3 at 2205
        soviet T 6-5-6 tank at 1610
        area X axis 1005
        area B soviet 2400-2410
        phase movement axis
    """)
    road = arteries(p.state, AXIS)[1]
    acts(p)
    assert road >> p.hex(p.where("C")) & 1


def test_troops_cross_the_kerch_strait_once_taman_is_taken():
    p = position("""
        scenario caucasus
        turn 14
        axis A 6-7-3 at 2046
        unit ger-46-inf as W in W
        control axis 1549
        soviet S 3-5-3 at 2849
        phase movement axis
    """)
    acts(p)
    assert p.where("W") == "1549"


LINES = """
    map 1000-2410
    town 2005 vp 2
    road 1005-2005
    axis A 6-7-3 at 1405
    axis B 6-7-3 at 1405
    soviet S 2-2-3 at 1606
    soviet T 3-4-3 at 2400
    area X axis 1005
    area B soviet 2400-2410
"""


def test_who_stands_at_the_way_to_an_objective_endangers_the_lines():
    p = position(LINES)
    found = Lifelines(p.state, AXIS).intruders(p.state.occupied[SOVIET])
    assert set(found) == {p.hex("1606")}


@pytest.mark.parametrize(("target", "barring"), [("1606", True), ("2400", False)])
def test_an_attack_on_whoever_bars_the_lines_is_worth_more(target, barring):
    p = position(LINES)
    seen = Prospects(0.5, 0.2, own_loss=0.3, enemy_loss=0.3, own_pick=0, enemy_pick=0, advance=0)
    battle = Battle(side=AXIS, hex=p.hex(target), attackers=(p.unit("A"),))
    careless, careful = (
        Judge(p.state, AXIS, Weights(lifeline=weight)).outcome(battle, seen) for weight in (0, 30)
    )
    assert (careful > careless) is barring


# The rear.

REAR = """
    area X axis 1000-1010
    area B soviet 2000-2010
    map 1000-2010
    city 1205 major Kharkov
    city 1209 minor Belgorod
    west 1000-1310
    axis A 4-5-3 at 1305
    axis B 4-5-3 at 1309
    town 1800 vp 1
    victory 3
    turn 3
    phase movement axis
"""


@pytest.mark.parametrize(("raider", "wanted"), [("1205", 3), ("1209", 1), ("1004", 3), ("1500", 0)])
def test_the_axis_wants_its_rear_back_for_what_the_enemy_there_costs(raider, wanted):
    p = position(REAR + f"soviet S 3-5-3 at {raider}")
    h = p.hex(raider)
    assert Judge(p.state, AXIS, Weights()).held_points(h) == wanted
    assert dict(disputed(p.state, AXIS, pressing=True)).get(h, 0) == wanted
    assert Judge(p.state, SOVIET, Weights()).held_points(h) == 0


@pytest.mark.parametrize(("enemy", "guards"), [("2001", 1), ("2000", 0)])
def test_a_city_behind_the_start_line_is_guarded_while_the_enemy_is_near(enemy, guards):
    p = position(REAR + f"soviet S 3-5-3 at {enemy}")
    orders = Orders(p.state, AXIS)
    Offense(orders, Judge(p.state, AXIS, Weights(), presses_on=True)).garrisons()
    assert orders.given == [(p.unit("A"), p.hex("1205"))] * guards
