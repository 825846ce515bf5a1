"""The computer player with mortars, vehicles, guns, works, and at tables for three or four."""

from random import Random

import pytest

from bench.ladder import Bout, Pairing, play
from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.notation import position
from hexfront.opponents.coh import CohPlayer, GreedyCohPlayer
from hexfront.opponents.coh.ground import Ground
from hexfront.opponents.coh.obstacles import Obstacles
from hexfront.opponents.coh.weights import Weights
from hexfront.play import CHANCE, OVER
from tests.opponents.coh.acting import acts


def faces(p, name, at):
    """Does the unit have that hex in its arc?"""
    u = p.id(name)
    return bool(p.state.field.arc(p.state.hex[u], p.state.facing[u]) >> p.hex(at) & 1)


def test_a_mortar_fires_over_a_spotter_hex_at_what_it_does_not_see():
    p = position("""
        board 12x7
        terrain woods D04 E05
        unit G1 german-mortar-81 at C04 facing SE
        unit S1 soviet-rifles-41 at H06 facing NW hit=pinned!
        unit S2 soviet-rifles-41 at L07 facing NW
        cap german 3, soviet 0
    """)
    assert not p.sees("C04", "H06")
    assert any(step.startswith("bombard G1 H06 via") for step in acts(p))


def test_a_tank_turns_its_front_to_the_gun_and_not_to_the_squads():
    p = position("""
        board 12x9
        unit S1 soviet-t-34-41 at F05 facing SE
        unit S2 soviet-rifles-41 at L09 facing SE spent
        unit G1 german-pak-38 at B05 facing SE
        unit G2 german-rifles-41 at J04 facing NW
        unit G3 german-rifles-41 at J06 facing NW
        cap german 7, soviet 0
        turn soviet
    """)
    acts(p)
    assert faces(p, "S1", "B05")


@pytest.mark.parametrize(("near", "far"), [("SE", "NW"), ("NW", "SE")])
def test_a_gun_takes_the_tank_that_shows_its_flank(near, far):
    p = position(f"""
        board 12x9
        unit G1 german-pak-38 at B05 facing SE
        unit S1 soviet-t-34-41 at G03 facing {near}
        unit S2 soviet-t-34-41 at G07 facing {far}
        cap german 0, soviet 0
    """)
    assert f"attack G1 {'G03' if near == 'SE' else 'G07'}" in acts(p)


def test_a_vehicle_drives_on_by_its_bonus_moves_to_the_objective():
    p = position("""
        board 12x7
        objective E04 german
        unit G1 german-rifles-41 at L07 facing SE spent
        unit S1 soviet-bt-7 at B04 facing SE
        turn soviet
    """)
    done = acts(p)
    assert [step for step in done if step.startswith("move")][-1] == "move S1 E04"
    assert p.control("E04") == "soviet"


def test_a_truck_does_not_run_for_an_objective_that_it_cannot_take():
    p = position("""
        board 9x7
        objective E04 soviet
        unit G1 german-opel-blitz at D04 facing SE
        unit G2 german-rifles-41 at A01 facing SE
        unit S1 soviet-maxim at I04 facing NW
    """)
    acts(p)
    assert p.unit("G1").hex == "D04"


ALLIES = """
    board 12x9
    commanders german 2, soviet 2
    terrain woods E05 F03 G06 H04
    objective E05 german
    objective G06 soviet
    unit G1 german-rifles-41 at B04 facing SE
    unit G2 german-pz-iii-h at A05 facing SE by=german-2
    unit S1 soviet-rifles-41 at K04 facing NW
    unit S2 soviet-t-26 at L05 facing NW by=soviet-2
"""


@pytest.mark.parametrize("seat", range(4))
def test_any_seat_of_a_table_for_four_is_played(seat):
    p = position(ALLIES)
    random, player = Random(seat), CohPlayer(seat, setting=p.state.setting)
    other = GreedyCohPlayer(seat, p.state.setting)
    asked = 0
    while (actor := p.state.actor()) != OVER:
        if actor == CHANCE:
            p.state.fall(p.state.chances().sample(random))
            continue
        choices = p.state.choices()
        if actor == seat:
            asked += 1
        mind = player if actor == seat else other
        choice = mind.choose(p.view(p.state.setting.seat_names[actor]), choices)
        assert choice in choices
        p.state.take(choice)
    assert asked > 5


def test_an_ally_does_not_run_from_the_objective_that_his_team_holds():
    p = position("""
        board 9x7
        commanders german 2
        terrain woods C03
        objective B04 german
        unit G1 german-rifles-41 at H07 facing SE
        unit G2 german-rifles-41 at B04 facing SE by=german-2
        unit S1 soviet-rifles-41 at G04 facing NW
        done german
        turn german-2
        cap german 3, german-2 3, soviet 3
    """)
    assert p.state.actor() == len(SIDES)
    assert not any(step.startswith("move") for step in acts(p))


def test_a_turret_turns_to_the_better_target_and_not_for_nothing():
    p = position("""
        board 12x9
        unit G1 german-pz-iii-h at F05 facing SE
        unit S1 soviet-t-26 at B04 facing NW hit=crew-stunned!
        unit S2 soviet-rifles-41 at L09 facing NW
        cap german 2, soviet 0
    """)
    assert "attack G1 B04" in acts(p)


def test_pioneers_burn_out_a_house_that_bullets_do_not_enter():
    p = position("""
        board 9x7
        chapters 18
        terrain stone-building D04
        unit G1 german-pioneers at C04 facing SE
        unit S1 soviet-rifles-41 at D04 facing NW
        unit S2 soviet-rifles-41 at I07 facing NW
        cap german 2, soviet 0
    """)
    assert "flame G1 D04" in acts(p)


WEAPON = """
    board 9x7
    chapters 18
    weapons german W01*1
    terrain stone-building D04
    unit G1 german-rifles-41 at C04 facing SE
    unit S1 soviet-{target} at {at} facing NW
    cap german 2, soviet 0
"""


def test_grenades_are_kept_for_close_quarters():
    far = acts(position(WEAPON.format(target="rifles-41", at="H04")))
    assert not any(step.startswith("weapon") for step in far)


def test_a_bottle_of_petrol_is_for_the_tank_in_the_own_hex():
    p = position("""
        board 9x7
        chapters 18
        turn soviet
        weapons soviet W02*1
        unit G1 german-pz-iii-h at D04 facing SE
        unit S1 soviet-rifles-41 at D04 facing SE
        cap german 0, soviet 3
    """)
    assert "weapon-close S1 W02 G1" in acts(p)


@pytest.mark.parametrize(
    ("owner", "hex_", "worth"),
    [("german", "D05", 1), ("soviet", "D05", 0), ("soviet", "H05", -1), ("german", "G01", 0),
     ("german", "B05", 0), ("soviet", "K05", 0)],
)  # fmt: skip
def test_obstacles_count_before_what_their_owner_holds(owner, hex_, worth):
    p = position(f"""
        board 12x9
        work wire {hex_} {owner}
        objective C05 german
        objective I05 soviet
        unit G1 german-rifles-41 at C05 facing SE
        unit S1 soviet-rifles-41 at I05 facing NW
    """)
    obstacles = Obstacles(Weights(obstacle=1.0))
    obstacles.take_stock(p.state)
    assert obstacles.worth(p.state, 0) == worth
    assert obstacles.worth(p.state, 1) == -worth


def test_the_way_to_an_objective_leads_round_known_mines():
    text = """
        board 12x9
        {works}
        objective F04 soviet
        unit G1 german-rifles-41 at C04 facing SE
        unit G2 german-pioneers at C04 facing SE
        unit S1 soviet-rifles-41 at L05 facing SE spent
    """
    free, mined = (
        position(text.format(works=works))
        for works in ("", "work mines D04 soviet\n        work mines D05 soviet")
    )
    before, after = (Ground().ways(p.state, p.hex("F04")) for p in (free, mined))
    start, squad, pioneers = free.hex("C04"), free.id("G1"), free.id("G2")
    assert after[squad][start] > before[squad][start]
    assert after[pioneers][start] == before[pioneers][start]


def test_ladders_seat_a_player_at_every_seat_of_his_side():
    outcome = play(Bout(Pairing("raseiniai", "random", player="greedy"), 1))
    assert outcome.seat == 1
    assert outcome.seconds


def test_a_free_action_of_a_group_may_end_the_game():
    p = position("""
        board 12x9
        chapters 19
        round 5 of 5
        commanders german 2
        unit G1 german-rifles-41 at B04 facing SE by=german-2
        unit G2 german-rifles-41 at B04 facing SE by=german-2 hit=pinned
        unit G3 german-rifles-41 at A08 facing SE
        unit S1 soviet-rifles-41 at K04 facing NW
        hand german-2 2
        passed german, soviet
        done german
        turn german-2
    """)
    assert acts(p) == ["pass"]
