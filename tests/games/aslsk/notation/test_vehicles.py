"""Vehicles and Guns in notation: set up, read back, written down, seen and imagined."""

import pytest

from hexfront.games.aslsk.notation import position
from hexfront.games.notation.faults import NotationError
from hexfront.opponents.aslsk.imagine import imagine

SITUATION = """
    ger T pziiin at K5 vca=ne-se tca=n-ne exposed motion entered
    ger W pziif wreck=K6 entered
    ger C crew at L5
    rus R 4-4-7 at N5 began=M4
    sw G ger-75l-at with C arc=s-sw emplaced
    sw T-ma malfunctioned acquired=R:2
    trail R N5 1.5
    smoke K5 full russian grenade
    during prep-fire german
"""


def test_a_vehicle_has_front_turret_states_and_its_armament() -> None:
    p = position(SITUATION)
    assert (p.where("T"), p.vca("T"), p.tca("T")) == ("K5", "ne-se", "n-ne")
    assert p.states("T") == {"exposed", "motion", "entered"}
    assert p.weapons("T") == {"T-ma", "T-bmg", "T-cmg"}
    assert p.states("T-ma") == {"malfunctioned"}
    assert p.acquired("T-ma") == ("R", 2)
    assert p.figures("T") == "6/[3]"


def test_a_wreck_lies_in_its_hex_and_occupies_nothing() -> None:
    p = position(SITUATION)
    assert (p.where("W"), p.wreck("W"), p.wreck("T")) == ("eliminated", "K6", "none")
    assert p.at("K6") == set()
    assert p.lies("W-ma") == "removed"
    assert not p.state.occupied[0] >> p.hex("K6") & 1


def test_a_gun_has_its_crew_and_its_arc() -> None:
    p = position(SITUATION)
    assert (p.holder("G"), p.arc("G"), p.states("G")) == ("C", "s-sw", {"emplaced"})


def test_it_is_written_down_and_read_back() -> None:
    p = position(SITUATION)
    assert position(p.text()).state.plain() == p.state.plain()


@pytest.mark.parametrize("seat", [0, 1])
def test_a_state_is_imagined_from_the_view(seat: int) -> None:
    p = position(SITUATION)
    imagined = imagine(p.game.view(p.state, seat), p.state.setting)
    # The position is between phases; the imagined game knows those to come.
    imagined.stack = p.state.stack
    assert imagined.plain() == p.state.plain()


def test_units_are_counted_by_their_class() -> None:
    p = position("ger T pziiin at K5\nger L 9-1 at K5\nger C crew at K5\nrus R 4-4-7 at N5")
    assert p.named(p.state.vehicles) == {"T"}
    assert p.named(p.state.leaders) == {"L"}
    assert p.named(p.state.mmc) == {"C", "R"}


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("ger T pziiin at K5 vca=up", "a Covered Arc"),
        ("ger T pziiin at K5\nsw T-ma acquired=Q:2", "Q"),
        ("ger T tiger at K5", "no german counter"),
    ],
)
def test_faults_are_named(line: str, fault: str) -> None:
    with pytest.raises(NotationError, match=fault):
        position(line)


@pytest.mark.parametrize(("edge", "arc"), [("west", "ne-se"), ("north", "se-s"), ("east", "sw-nw")])
def test_a_gun_points_away_from_the_friendly_edge_unless_it_says_otherwise(
    edge: str, arc: str
) -> None:
    p = position(f"""
        edge german {edge}
        ger C crew at K5
        sw G ger-75l-at with C
        sw H ger-75l-at at K6
        sw I ger-75l-at with C arc=n-ne
        rus R 4-4-7 at A1
        phase prep-fire german
    """)
    assert (p.arc("G"), p.arc("H"), p.arc("I")) == (arc, arc, "n-ne")
    assert "swing G n-ne" in p.choices()
