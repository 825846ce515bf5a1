"""How the computer player keeps an offensive going: what losses cost, who turns aside, how far
spearheads and objectives reach, and where HQs, guns and planes go."""

import pytest

from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.odds import column_of
from hexfront.games.s42.notation import position
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.hexes import HexId
from hexfront.opponents.s42.aims import urgent
from hexfront.opponents.s42.allotment import HORIZON, allot
from hexfront.opponents.s42.assault import Assaults
from hexfront.opponents.s42.ground import step_worth
from hexfront.opponents.s42.judge import Judge
from hexfront.opponents.s42.offense import Offense
from hexfront.opponents.s42.orders import Orders
from hexfront.opponents.s42.posture import forward
from hexfront.opponents.s42.prospects import Prospects, prospects
from hexfront.opponents.s42.pursuit import ONWARD
from hexfront.opponents.s42.staff import headquarters
from hexfront.opponents.s42.weights import Weights
from tests.opponents.s42.acting import acts

EDGES = """
    area X axis 1000-1010
    area B soviet 4000-4010
    map 1000-4010
    turn 3
"""
NOTHING = dict.fromkeys(Prospects._fields, 0.0)


# Losses.


def test_exchanges_take_the_step_that_the_opponent_picks():
    p = position(EDGES + "axis A 6-7-3 at 1305\nsoviet S 3-5-3 at 1405")
    charts = p.state.setting.charts
    fair = prospects(charts, column_of(3, 1), 0.0, doomed=False)
    assert fair.own_pick == fair.enemy_pick == pytest.approx(3 / 6)
    assert fair.own_loss == fair.enemy_loss == pytest.approx(1 / 6)
    high = prospects(charts, column_of(7, 1), 0.0, doomed=False)
    assert high.own_pick == 0.0


PAIRS = """
    axis A 10-8-6 tank red at 1305
    axis B 1-2-3 at 1305
    soviet S 1-1-3 at 1405
    soviet T 9-9-3 at 1405
"""


@pytest.mark.parametrize(
    ("field", "dear", "sign"),
    [("own_pick", True, -1), ("own_loss", False, -1),
     ("enemy_pick", True, 1), ("enemy_loss", False, 1)],
)  # fmt: skip
def test_a_step_costs_what_whoever_picks_it_makes_of_it(field, dear, sign):
    p = position(EDGES + PAIRS)
    judge = Judge(p.state, AXIS, Weights(own_step=1.0))
    battle = Battle(side=AXIS, hex=p.hex("1405"), attackers=(p.unit("A"), p.unit("B")))
    value = sign * judge.outcome(battle, Prospects(**{**NOTHING, field: 1.0}))
    assert (value > 4) is dear


def test_the_exact_chances_know_the_picks_too():
    p = position(EDGES + "axis A 10-8-3 at 1305\naxis B 1-2-3 at 1305\nsoviet S 1-3-3 at 1405")
    battle = Battle(side=AXIS, hex=p.hex("1405"), attackers=(p.unit("A"), p.unit("B")))
    free, dear = (
        Judge(p.state, AXIS, Weights(own_step=price)).exact(battle) for price in (0.0, 1.0)
    )
    assert free - dear >= 3 / 6 * step_worth(p.state, p.unit("A"))


# Spearheads.

BEHIND = """
    town 3505 vp 2
    axis A 10-8-6 tank red at 2005
    axis B 10-8-6 tank red at 2005
    soviet S 1-3-3 at 1605
    phase movement axis
"""


@pytest.mark.parametrize(("detour", "turning"), [(0.0, 2), (Weights().detour, 1)])
def test_no_more_spearheads_turn_back_than_it_takes(detour, turning):
    p = position(EDGES + BEHIND)
    orders, judge = Orders(p.state, AXIS), Judge(p.state, AXIS, Weights(detour=detour))
    assaults = Assaults(orders, judge)
    assaults.give(judge.weights.boldness)
    assert assaults.targets == 1 << p.hex("1605")
    assert len(orders.given) == turning


@pytest.mark.parametrize("here", ["1405", "2405", "3205"])
def test_every_hex_nearer_to_a_distant_objective_is_worth_a_step(here):
    p = position(EDGES + "town 3505 vp 1\naxis A 10-8-6 tank red at 1305\nsoviet S 1-1-3 at 3505")
    judge, units = Judge(p.state, AXIS, Weights(), presses_on=True), (p.unit("A"),)
    judge.menace = [0.0] * p.state.country.grid.size
    x = int(here[:2])
    farther, nearer = (forward(judge, p.state, units, p.hex(f"{n}05")) for n in (x, x + 1))
    assert nearer - farther > ONWARD


def test_a_spearhead_without_an_objective_of_its_own_goes_where_they_are():
    pair = "axis A 10-8-6 tank red at 1105\naxis B 6-7-3 at 1105"
    p = position(EDGES + "town 3905 vp 1\nphase movement axis\n" + pair)
    orders, judge = Orders(p.state, AXIS), Judge(p.state, AXIS, Weights(), presses_on=True)
    orders.send(p.unit("B"), p.hex("1105"))
    assert Offense(orders, judge).give({}) == {}
    ((_, to),) = orders.given
    assert p.state.country.grid.distance(p.hex("1105"), HexId(to)) >= 6


# Objectives.


@pytest.mark.parametrize(("goal", "aimed"), [("2005", True), ("2105", False)])
def test_what_lies_beyond_the_horizon_is_no_objective_yet(goal, aimed):
    assert HORIZON == 3
    p = position(EDGES + f"town {goal} vp 1\naxis A 6-7-3 at 1105\nphase movement axis")
    orders, judge = Orders(p.state, AXIS), Judge(p.state, AXIS, Weights(), presses_on=True)
    assert bool(allot(orders, judge, [p.unit("A")], {})) is aimed


# HQs, guns and planes.


def test_hqs_share_the_front_instead_of_crowding_in_one_place():
    p = position(
        EDGES
        + """
        town 1905 vp 2
        axis A 10-8-6 tank red at 1702
        axis B 10-8-6 tank red at 1703
        axis C 9-8-6 tank red at 1708
        axis D 9-8-6 tank red at 1709
        axis H S-(1)-5 support-hq at 1505
        axis G S-(1)-5 support-hq at 1505
        soviet S 3-5-3 at 1903
        soviet T 3-5-3 at 1908
        phase movement axis
    """
    )
    orders = Orders(p.state, AXIS)
    for name in "ABCD":
        orders.send(p.unit(name), p.state.place[p.unit(name)])
    headquarters(orders, Judge(p.state, AXIS, Weights(), presses_on=True), 0)
    posts = [HexId(orders.state.place[p.unit(name)]) for name in "HG"]
    rows = sorted(p.state.country.grid.column_row(h)[1] for h in posts)
    assert rows[0] < 5 < rows[1]


TWO_FIGHTS = """
    rail edge-1005-1205
    repaired all
    town 1205
    town 1603 vp 1
    axis A 10-8-3 at 1503
    axis B 10-8-3 at 1503
    axis C 9-8-3 at 1507
    soviet T 3-8-3 at 1607
    phase combat axis
"""


@pytest.mark.parametrize(("easy", "used"), [("3-6-3", True), ("2-4-3", False)])
def test_planes_are_kept_for_the_attack_to_which_they_add_the_most(easy, used):
    p = position(EDGES + TWO_FIGHTS + f"air ger-8-fk\nsoviet S {easy} at 1603")
    done = acts(p)
    assert done[0] == "attack 1603"
    assert ("use-air ger-8-fk" in done) is used


@pytest.mark.parametrize(("easy", "used"), [("3-6-3", True), ("2-4-3", False)])
def test_guns_are_kept_for_the_attack_to_which_they_add_the_most(easy, used):
    p = position(EDGES + TWO_FIGHTS + f"axis H S-(1)-5 support-hq at 1405\nsoviet S {easy} at 1603")
    done = acts(p)
    assert done[0] == "attack 1603"
    assert any(word.startswith("use-artillery H") for word in done) is used


# Points in time.


@pytest.mark.parametrize(
    ("terms", "held", "hurries"),
    [
        ("victory 9 benchmarks at-end", 1, True),  # turn 7 asks for 7
        ("victory 9 benchmarks at-end", 7, False),
        ("victory 9 benchmarks at-end", 6, True),
        ("victory 9", 8, True),
        ("victory 9", 9, False),
        ("victory 9 at-end", 1, False),
    ],
)
def test_points_are_worth_more_while_the_axis_will_soon_lack_them(terms, held, hurries):
    p = position(
        EDGES + f"turns 1-36\n{terms}\ntown 1205 vp {held}\ncontrol axis 1205\naxis A 6-7-3 at 1205"
    )
    assert urgent(p.state, AXIS) is hurries
    assert not urgent(p.state, SOVIET)
    pressing, holding = (
        Judge(p.state, AXIS, Weights(), presses_on=presses).vp for presses in (True, False)
    )
    assert (pressing > holding) is hurries
    assert holding == Weights().vp
