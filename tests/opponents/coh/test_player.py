"""The computer player does what a sensible person would do."""

from random import Random

import pytest

from hexfront.games import find
from hexfront.games.coh.notation import position
from hexfront.games.coh.scenarios.scenario import scenario_names
from hexfront.lab.simulate import play_one
from hexfront.opponents import RandomOpponent, opponent_for
from hexfront.opponents.coh import CohPlayer, GreedyCohPlayer
from hexfront.play import CHANCE, OVER
from tests.opponents.coh.acting import acts

COH = find("coh")


def test_it_finishes_off_an_enemy_that_is_already_hit():
    p = position("""
        board 9x7
        unit G1 german-mg-34 at B04 facing SE
        unit S1 soviet-rifles-41 at F04 facing NW hit=pinned!
        unit S2 soviet-rifles-41 at G06 facing NW
        cap german 2, soviet 0
    """)
    assert acts(p)[:2] == ["select G1", "attack G1 F04"]


def test_it_prefers_the_flank_to_the_front():
    p = position("""
        board 9x7
        unit G1 german-mg-34 at B04 facing SE
        unit S1 soviet-rifles-41 at F03 facing NW
        unit S2 soviet-maxim at F05 facing SE
        cap german 0, soviet 0
    """)
    assert "attack G1 F05" in acts(p)


def test_it_spends_cap_on_a_decisive_roll():
    p = position("""
        board 9x7
        round 5 of 5
        vp soviet 1
        unit G1 german-rifles-41 at B04 facing SE
        unit S1 soviet-rifles-41 at F04 facing NW hit=pinned!
        unit S2 soviet-rifles-41 at I07 facing NW spent
        cap german 2, soviet 0
    """)
    done = acts(p)
    assert "attack G1 F04" in done
    assert done[-1] == "shift -2"


def test_it_saves_cap_on_a_roll_that_cannot_fail():
    p = position("""
        board 9x7
        unit G1 german red=9 at B04 facing SE
        unit S1 soviet-rifles-41 at C04 facing SE hit=pinned!
        unit S2 soviet-rifles-41 at I07 facing NW
        cap german 5, soviet 0
    """)
    done = acts(p)
    assert "attack G1 C04" in done
    assert done[-1] == "shift 0"


@pytest.mark.parametrize("way", ["B04", "B05"])
def test_it_walks_through_cover_rather_than_over_open_ground(way):
    p = position(f"""
        board 9x7
        terrain woods {way}
        objective D04 soviet
        unit G1 german-rifles-41 at A04 facing SE
        unit S1 soviet-maxim at H04 facing NW
        unit S2 soviet-maxim at H05 facing NW
        cap german 0, soviet 7
    """)
    assert f"move G1 {way}" in acts(p)


def test_it_stays_in_cover_when_there_is_nothing_to_gain_outside():
    p = position("""
        board 9x7
        terrain stone-building B04
        objective B04 german
        vp german 3
        unit G1 german-rifles-41 at B04 facing SE
        unit S1 soviet-maxim at I04 facing NW
        unit S2 soviet-maxim at I05 facing NW
    """)
    assert not any(step.startswith("move") for step in acts(p))


def test_it_goes_for_the_objective():
    p = position("""
        board 9x7
        objective E04 soviet
        unit G1 german-rifles-41 at D04 facing SE
        unit S1 soviet-rifles-41 at I07 facing NE spent
    """)
    done = acts(p)
    assert done[:2] == ["select G1", "move G1 E04"]
    assert p.control("E04") == "german"


def test_it_runs_for_the_objective_when_the_last_round_would_be_lost():
    p = position("""
        board 9x7
        round 5 of 5
        vp soviet 1
        passed soviet
        objective E04 soviet
        unit G1 german-rifles-41 at C04 facing SE
        unit S1 soviet-rifles-41 at G04 facing NW
    """)
    done = acts(p)
    assert "pass" not in done
    assert any(step.startswith(("move", "attack")) for step in done)


def test_it_passes_when_that_ends_a_game_that_is_won():
    p = position("""
        board 9x7
        round 5 of 5
        vp german 2
        passed soviet
        unit G1 german-rifles-41 at B04 facing SE
        unit S1 soviet-rifles-41 at F04 facing NW
    """)
    assert acts(p) == ["pass"]
    assert p.winner == "german"


def test_it_does_not_pass_while_an_enemy_can_be_shot():
    p = position("""
        board 9x7
        unit G1 german-mg-34 at B04 facing SE
        unit S1 soviet-rifles-41 at E05 facing SE
        cap soviet 0
    """)
    assert acts(p)[0] == "select G1"


def test_it_faces_the_enemy_after_a_move():
    p = position("""
        board 9x7
        objective E04 soviet
        unit G1 german-rifles-41 at D04 facing NW
        unit S1 soviet-rifles-41 at I04 facing NW
    """)
    acts(p)
    here = p.hex("E04")
    assert p.unit("G1").hex == "E04"
    assert p.state.field.arc(here, p.state.facing[p.id("G1")]) >> p.hex("I04") & 1


def test_it_faces_the_objective_while_no_enemy_is_seen():
    p = position("""
        board 9x7
        terrain woods F04 G04
        objective F04 soviet
        unit G1 german-rifles-41 at B04 facing SE
        unit S1 soviet-rifles-41 hidden at F04
        cap german 3, soviet 3
    """)
    acts(p)
    assert p.state.field.arc(p.state.hex[0], p.state.facing[0]) >> p.hex("F04") & 1


def test_it_turns_its_front_to_an_enemy_in_its_back():
    p = position("""
        board 9x7
        unit G1 german-rifles-41 at D04 facing NW
        unit S1 soviet-rifles-41 at I04 facing NW
        cap german 0, soviet 7
    """)
    acts(p)
    assert p.state.field.arc(p.hex("D04"), p.state.facing[p.id("G1")]) >> p.hex("I04") & 1


GROUP = """
    board 9x7
    round 5 of 5
    vp {vp}
    terrain stone-building F04
    unit G1 german-rifles-41 at B04 facing SE
    unit G2 german-rifles-41 at B04 facing SE
    unit G3 german-rifles-41 at B05 facing SE
    unit S1 soviet-rifles-41 at F04 facing NW hit=pinned!
    unit S2 soviet-rifles-41 at I07 facing NE spent
    cap german 0, soviet 0
    chapters {chapters}
"""


def test_it_fires_together_when_that_turns_the_odds():
    p = position(GROUP.format(vp="soviet 1", chapters=10))
    done = acts(p)
    assert any(step.startswith("attack") and step.endswith("F04") for step in done)
    assert sum(step.startswith("join") for step in done) == 2


def test_it_fires_alone_when_help_changes_nothing():
    p = position("""
        board 9x7
        unit G1 german red=12 at B04 facing SE
        unit G2 german-rifles-41 at B04 facing SE
        unit S1 soviet-rifles-41 at C05 facing SE hit=pinned!
        unit S2 soviet-rifles-41 at I07 facing NE
        cap german 0
    """)
    done = acts(p)
    assert any(step.startswith("attack") for step in done)
    assert not any(step.startswith("join") for step in done)


def test_it_does_not_come_out_of_hiding_for_nothing():
    p = position("""
        board 9x7
        terrain woods B04
        objective B04 german
        vp german 3
        unit G1 german-rifles-41 at B04 facing SE hidden
        unit S1 soviet-rifles-41 at I06 facing NW
        unit S2 soviet-maxim at I05 facing NW
    """)
    done = acts(p)
    assert not any("reveal" in step for step in done)
    assert p.unit("G1").place == "hidden"


def test_it_springs_the_ambush_when_the_shot_is_good():
    p = position("""
        board 9x7
        terrain woods B04
        vp german 3
        unit G1 german-hmg-34 at B04 facing SE hidden
        unit S1 soviet-rifles-41 at E04 facing SE hit=pinned!
        unit S2 soviet-rifles-41 at I07 facing NW
        cap german 4
    """)
    done = acts(p)
    assert done[0] == "reveal G1"
    assert "attack G1 E04" in done


LAIR = """
    board 9x7
    terrain woods {lairs}
    vp german 2
    objective E04 soviet
    unit G1 german-hmg-34 at B04 facing SE
    unit G2 german-rifles-41 at E04 facing SE
    unit S1 soviet-rifles-41 at G05 facing NW hidden
    cap german 4, soviet 0
"""


def test_it_searches_the_only_place_where_an_enemy_can_hide():
    done = acts(position(LAIR.format(lairs="G05")))
    assert "recon G1" in done or "recon G2" in done
    assert any(step.startswith("attack") and step.endswith("G05") for step in done)


def test_it_does_not_shoot_into_one_wood_of_many():
    many = "G05 G01 G02 G03 G06 H01 H02 H03 H05 H06 I01 I02 I03 I05 I06 A01 A02 B01 C01 D01"
    done = acts(position(LAIR.format(lairs=many)))
    assert not any(step.startswith("recon") for step in done)


def test_it_rallies_when_nothing_else_is_to_be_done():
    p = position("""
        board 9x7
        terrain woods A01
        objective A01 german
        vp german 2
        unit G1 german-rifles-41 at A01 facing SE hit=suppressed
        unit S1 soviet-rifles-41 at I07 facing NW
    """)
    assert acts(p)[:2] == ["select G1", "rally G1"]


def test_it_plays_adrenaline_for_a_spent_unit_with_a_good_shot():
    p = position("""
        board 9x7
        round 5 of 5
        unit G1 german-mg-34 at B04 facing SE spent
        unit S1 soviet-rifles-41 at E05 facing SE hit=pinned!
        unit S2 soviet-rifles-41 at I07 facing NW
        hand german 1
        cap german 0, soviet 0
    """)
    done = acts(p)
    assert done[0] == "card 1"
    assert any(step.startswith("attack G1") for step in done)


def test_it_keeps_its_cards_when_they_bring_nothing():
    p = position("""
        board 9x7
        terrain woods A01
        objective A01 german
        vp german 2
        unit G1 german-rifles-41 at A01 facing SE
        unit S1 soviet-rifles-41 at I07 facing NW
        hand german 1 2 3 9 12
    """)
    assert not any(step.startswith("card") for step in acts(p))


def test_luck_lifts_a_near_miss_and_is_kept_after_a_hit():
    text = """
        board 9x7
        unit G1 german-mg-34 at B04 facing SE
        unit S1 soviet-rifles-41 at F04 facing NW hit=pinned!
        unit S2 soviet-rifles-41 at I07 facing NW
        hand german 13
        cap german 0
    """
    missed = position(text).play("attack G1 F04", "shift 0", 7)
    assert acts(missed)[0] == "card 13"
    hit = position(text).play("attack G1 F04", "shift 0", 9)
    assert acts(hit)[0] == "decline"


def test_it_strikes_in_close_combat():
    p = position("""
        board 9x7
        unit G1 german-rifles-41 at D04 facing SE
        unit S1 soviet-rifles-41 at D04 facing NW
    """)
    assert "close G1 S1" in acts(p)


ASKED = 0.06
"""How often players are asked in a random game."""


@pytest.mark.parametrize("scenario", scenario_names())
@pytest.mark.parametrize("make", [CohPlayer, GreedyCohPlayer])
def test_every_answer_is_legal_whatever_the_game_comes_to(scenario, make):
    """Players answer here and there in a random game, so they meet positions they never sought."""
    random = Random(11)
    state = COH.new(scenario)
    players = [make(seat) for seat in state.setting.seats]
    asked = 0
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        choices = state.choices()
        if random.random() < ASKED:
            answer = players[actor].choose(COH.view(state, actor), choices)
            assert answer in choices
            asked += 1
        state.take(random.choice(choices))
    assert asked


def moves_of(scenario, seed):
    """All that the player chose in one game against random play."""
    chosen = []

    class Recorder(CohPlayer):
        def choose(self, view, choices):
            chosen.append(super().choose(view, choices))
            return chosen[-1]

    play_one(COH, scenario, [Recorder(seed), RandomOpponent(seed)], seed)
    return chosen


def test_the_same_seed_plays_the_same_game():
    assert moves_of("ambush", 3) == moves_of("ambush", 3)


def test_a_table_gets_this_player_for_conflict_of_heroes_and_a_random_one_otherwise():
    assert isinstance(opponent_for("coh", 0, 1), CohPlayer)
    assert isinstance(opponent_for("unknown", 0, 1), RandomOpponent)
