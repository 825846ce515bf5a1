"""Ways of the computer player that are no marches: trains, Supply Points, boxes, exits."""

import pytest

from hexfront.games.s42.notation import position
from tests.games.s42.maskirovka.helpers_maskirovka import ARMY, armies
from tests.opponents.s42.acting import acts

# Trains.

RAILWAY = """
    map 1000-3010
    town 2805 vp 2
    axis A 6-7-3 at {}
    axis B 6-7-3 at 2405
    soviet S 3-5-3 at 2805
    rail 1005-2405
    repaired all
    area X axis 1000-1010
    area B soviet 3000-3010
    phase movement axis
"""


@pytest.mark.parametrize(("place", "train"), [("1005", True), ("2205", False)])
def test_a_unit_far_from_where_it_is_needed_goes_by_train(place, train):
    done = acts(position(RAILWAY.format(place)))
    assert any(word.startswith("entrain") for word in done) is train


# Supply Points.

POINTS = """
    town 1405 vp 2
    axis A 9-9-3 at 1305
    axis H S-(1)-5 support-hq at 1305
    soviet S 3-5-3 at 1405
    area X axis 1000-1010
    area B soviet 1600-1610
    road edge-1005-1305
    phase movement axis
"""


def test_a_supply_point_with_its_hq_is_made_ready_and_one_that_must_go_is_not():
    there = acts(position("sp P axis at 1305\n" + POINTS))
    assert any(word.startswith("flip-supply") and word.endswith("ready") for word in there)
    behind = acts(position("sp P axis ready at 1005\n" + POINTS))
    assert any(word.startswith("flip-supply") and word.endswith("full-move") for word in behind)


# Reserve Armies.


@pytest.mark.parametrize(("place", "out"), [("1405", True), ("1905", False)])
def test_units_come_out_of_a_box_where_the_enemy_is_near(place, out):
    p = armies(
        f"soviet R {ARMY} at {place} box=1",
        "soviet U 3-5-3 in box-1",
        "axis A 5-5-3 at 1105",
    )
    assert ("emerge U" in acts(p)) is out


def test_reinforcements_go_to_the_army_by_the_front():
    p = armies(
        f"soviet R {ARMY} at 1805 box=1",
        "soviet U 3-5-3 in A",
        "axis A 5-5-3 at 1105",
    )
    assert "redeploy U box-1" in acts(p)


# Leaving the map.

EDGE = """
    scenario fall-blau
    axis A 10-8-6 tank red at 4105
    axis B 10-8-6 tank red at 4106
    axis C 10-8-6 tank red at {}
    soviet S 3-5-3 at 2642
    turn {}
    phase movement axis
"""


@pytest.mark.parametrize(
    ("third", "turn", "left"), [("4107", 8, 3), ("4107", 3, 0), ("2010", 8, 0)]
)
def test_mechanized_units_leave_the_map_at_the_end_if_enough_can(third, turn, left):
    p = position(EDGE.format(third, turn))
    done = acts(p)
    assert sum(word.startswith("enter-area") for word in done) == left
