"""The computer player of Stalingrad '42: legal, steadfast, and stronger than chance."""

from itertools import pairwise
from random import Random

import msgspec
import pytest

from hexfront.games import find
from hexfront.games.s42.notation import position
from hexfront.games.s42.screen.view import brief_of, view_of
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.lab.simulate import play_one
from hexfront.opponents import Opponent, RandomOpponent, opponent_for
from hexfront.opponents.s42 import GreedyS42Player, S42Player
from hexfront.opponents.s42.front import cheapest_line
from hexfront.opponents.s42.ground import menace, travel
from hexfront.opponents.s42.imagine import imagine
from hexfront.opponents.s42.weights import Weights
from hexfront.play import CHANCE, OVER, Choice
from tests.opponents.s42.acting import acts

S42 = find("s42")
SCENARIO = "fall-blau"
EVERY = 40
"""Decisions of a random game between two looks."""


class Watched:
    """A player whose choices are all checked."""

    def __init__(self, player):
        self.player = player

    def choose(self, view, choices):
        choice = self.player.choose(view, choices)
        assert choice in choices
        return choice


@pytest.mark.parametrize("zoc", [True, False])
def test_the_imagined_game_looks_the_same_to_the_seat_that_must_choose(zoc):
    random, state, decisions = Random(4), S42.new(SCENARIO, {"full_retreat_zoc": zoc}), 0
    state.news = None
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        decisions += 1
        if decisions % EVERY == 0:
            view = view_of(state, actor)
            imagined = imagine(brief_of(state, actor))
            assert imagined.setting is state.setting
            assert msgspec.msgpack.encode(view_of(imagined, actor)) == msgspec.msgpack.encode(view)
        choices = state.choices()
        state.take(choices[int(random.random() * len(choices))])


@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_it_beats_chance_with_legal_choices_from_either_side(side):
    players: list[Opponent] = [RandomOpponent(7), RandomOpponent(7)]
    players[side] = Watched(S42Player(7, compares=False))
    assert play_one(S42, SCENARIO, players, seed=3).winner == side


def first_turn(make, decisions):
    """The first choices of both sides, dice included."""
    state, random, players = S42.new("caucasus"), Random(5), [make(1), make(2)]
    state.news = None
    told: list[Choice] = []
    while len(told) < decisions:
        actor = state.actor()
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        choices = state.choices()
        choice = players[actor].choose(view_of(state, actor), choices)
        assert choice in choices
        told.append(choice)
        state.take(choice)
    return told


@pytest.mark.parametrize("make", [S42Player, GreedyS42Player])
def test_the_same_seed_plays_the_same(make):
    assert first_turn(make, 120) == first_turn(make, 120)


def test_it_is_the_opponent_at_the_table():
    assert isinstance(opponent_for("s42", AXIS, 1), S42Player)


# Attacks.


def test_of_two_attacks_it_makes_the_better_one():
    p = position("""
        terrain marsh 1304
        axis A 10-8-6 tank red at 1305
        axis B 10-8-6 tank red at 1305
        soviet S 3-5-3 at 1405
        soviet T 3-5-3 at 1304
        area X axis 1000-1010
        phase combat axis
    """)
    assert acts(p)[0] == "attack 1405"


def test_an_objective_draws_the_attack():
    p = position("""
        town 1304 vp 1
        axis A 10-8-6 tank red at 1305
        axis B 10-8-6 tank red at 1305
        soviet S 3-5-3 at 1405
        soviet T 3-5-3 at 1304
        area X axis 1000-1010
        phase combat axis
    """)
    assert acts(p)[0] == "attack 1304"


def test_a_hopeless_attack_is_not_made():
    p = position("""
        axis A 4-4-3 at 1305
        soviet S 3-5-3 at 1405
        soviet T 3-5-3 at 1405
        area X axis 1000-1010
        phase combat axis
    """)
    assert acts(p) == ["end-phase"]


def test_support_is_called_where_it_raises_the_odds():
    p = position("""
        town 1405 vp 1
        axis A 6-7-3 at 1305
        axis B 6-7-3 at 1305
        axis HQ S-(1)-5 support-hq at 1205
        soviet S 3-5-3 at 1405
        area X axis 1000-1010
        phase combat axis
    """)
    assert "use-artillery HQ" in acts(p)


# Losses and stands.


def test_the_weaker_step_is_given_up():
    p = position("""
        axis A 10-8-6 tank red steps=2 at 1305
        axis B 3-4-3 steps=2 at 1305
        soviet S 3-5-3 at 1405
        area X axis 1000-1010
        crt * * = A1
        phase combat axis
    """)
    p.play("attack 1405; resolve", 3)
    assert acts(p)[0] == "lose B"


def test_doomed_units_fight_to_the_last():
    p = position("""
        axis A 6-7-3 at 1305
        axis B 6-7-3 at 1404
        axis C 1-7-3 at 1505
        axis D 1-7-3 at 1506
        axis E 1-7-3 at 1406
        axis F 1-7-3 at 1306
        soviet S 3-7-3 at 1405
        crt * * = DR2 2
        phase combat axis
    """)
    p.play("attack 1405; leave C; leave D; leave E; leave F; resolve", 3)
    assert acts(p)[0] == "defend desperate"


# Marches.


def test_a_threatened_objective_gets_a_garrison():
    p = position("""
        town 1405 vp 1
        axis A 10-8-6 tank red at 1005
        soviet S 3-5-3 at 1605
        area B soviet 1600-1610
        phase movement soviet
    """)
    acts(p)
    assert p.where("S") == "1405"


def test_it_leaves_a_pocket_that_is_about_to_close():
    p = position("""
        map 1000-2410
        axis A 10-8-6 tank red at 1502
        axis B 10-8-6 tank red at 1502
        axis C 10-8-6 tank red at 1508
        axis D 10-8-6 tank red at 1508
        axis E 6-7-3 at 1005
        soviet S 3-5-3 at 1105
        soviet T 3-5-3 at 1105
        area A soviet 1600-2400
        area O soviet 1610-2410
        area X axis 1000-1010
        phase movement soviet
    """)
    before = p.state.country.grid.column_row(p.hex("1105"))[0]
    acts(p)
    for name in ("S", "T"):
        column = p.state.country.grid.column_row(p.hex(p.where(name)))[0]
        assert column >= before + 2


def test_its_line_is_a_chain_of_bonds():
    state = S42.new(SCENARIO)
    player = S42Player(1, compares=False)
    state.news = None
    random = Random(1)
    while state.turn < 2:
        if state.actor() == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        choices = state.choices()
        state.take(player.choose(view_of(state, state.actor()), choices))
    anchors = state.anchors[SOVIET]
    grid = state.country.grid
    bonded = [
        h
        for h in grid.hexes
        if anchors >> h & 1 and anchors & (grid.ring(h, 2) | grid.ring(h, 1)) & ~(1 << h)
    ]
    assert len(bonded) >= 0.7 * anchors.bit_count()


def test_spearheads_enter_an_objective_that_lies_open():
    p = position("""
        town 1405 vp 1
        axis A 10-8-6 tank red at 1105
        soviet S 3-5-3 at 1610
        area X axis 1000-1010
        area B soviet 1600-1610
        phase movement axis
    """)
    acts(p)
    assert p.where("A") == "1405"


# Staffs.


def test_a_supply_point_goes_to_the_hq_that_has_fired():
    p = position("""
        axis A 6-7-3 at 1304
        axis H S-(1)-5 support-hq at 1204
        axis B 6-7-3 at 1308
        axis G S-(1)-5 support-hq used at 1208
        sp P axis at 1004
        soviet S 3-5-3 at 1504
        soviet T 3-5-3 at 1508
        area X axis 1000-1010
        phase movement axis
    """)
    acts(p)
    assert p.where("P") == p.where("G")


def test_an_hq_that_was_left_behind_catches_up():
    p = position("""
        axis A 6-7-3 at 1405
        axis H S-(1)-5 support-hq at 1005
        soviet S 3-5-3 at 1605
        area X axis 1000-1010
        phase movement axis
    """)
    acts(p)
    grid = p.state.country.grid
    assert grid.distance(p.hex(p.where("H")), p.hex("1605")) <= 4


def test_spare_resource_points_become_supply_points():
    p = position("""
        axis A 6-7-3 at 1305
        axis H S-(1)-5 support-hq at 1205
        soviet S 3-5-3 at 1505
        area X axis 1000-1010
        phase initial axis
    """)
    assert acts(p) == ["place-supply X", "place-supply X", "end-phase"]


# The tools.


def test_a_line_costs_as_little_as_possible_and_leaves_no_gap():
    country = S42.new(SCENARIO).country
    grid = country.grid
    costs = [1.0] * grid.size
    at = country.theatre.at
    line = cheapest_line(country, 1 << at("2503"), 1 << at("2515"), country.land, costs, Weights())
    assert line[0] == at("2503")
    assert line[-1] == at("2515")
    assert len(line) == 7
    assert all(grid.distance(a, b) == 2 for a, b in pairwise(line))


def test_a_line_goes_around_hexes_that_are_closed():
    country = S42.new(SCENARIO).country
    at = country.theatre.at
    wall = country.grid.within(at("2509"), 3)
    line = cheapest_line(
        country, 1 << at("2503"), 1 << at("2515"), country.land & ~wall,
        [1.0] * country.grid.size, Weights(),
    )  # fmt: skip
    assert line
    assert not any(wall >> h & 1 for h in line)


def test_ways_to_an_objective_follow_the_costs_of_the_map():
    p = position("""
        terrain marsh 1304
        soviet S 3-5-3 at 1610
    """)
    way = travel(p.state.country, p.state.going, 1 << p.hex("1305"), 0)
    assert way[p.hex("1305")] == 0
    assert way[p.hex("1306")] < way[p.hex("1307")]
    assert (
        travel(p.state.country, p.state.going, 1 << p.hex("1304"), 0)[p.hex("1303")]
        > way[p.hex("1306")]
    )


def test_menace_fades_with_the_distance():
    p = position("""
        axis A 6-7-3 at 1005
        soviet S 3-5-3 at 1610
    """)
    found = menace(p.state, SOVIET)
    assert found[p.hex("1105")] == 6
    assert found[p.hex("1405")] == 3
    assert found[p.hex("1605")] == 0
