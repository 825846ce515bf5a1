"""The computer player of the ASL Starter Kit: legal, steadfast, and stronger than chance."""

from random import Random

import msgspec
import pytest

from hexfront.games import find
from hexfront.games.aslsk.choices import Place
from hexfront.games.aslsk.notation import position
from hexfront.games.aslsk.screen.view import view_of
from hexfront.lab.simulate import play_one
from hexfront.opponents import Opponent, RandomOpponent, opponent_for
from hexfront.opponents.aslsk import AslskPlayer, GreedyAslskPlayer
from hexfront.opponents.aslsk.posture import posture
from hexfront.play import CHANCE, Choice
from tests.opponents.acting_aslsk import acts, plays

ASLSK = find("aslsk")


class Watched:
    """A player whose choices are all checked."""

    def __init__(self, player):
        self.player = player

    def choose(self, view, choices):
        choice = self.player.choose(view, choices)
        assert choice in choices
        return choice


# Whole games.


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("scenario", ["crossroads", "hedgerows"])
def test_it_beats_chance_with_legal_choices_from_either_side(scenario, side):
    players: list[Opponent] = [RandomOpponent(7), RandomOpponent(7)]
    players[side] = Watched(AslskPlayer(7))
    assert play_one(ASLSK, scenario, players, seed=3).winner == side


def test_two_of_them_finish_a_game_with_reinforcements_and_an_exit():
    players = [Watched(AslskPlayer(1)), Watched(GreedyAslskPlayer(2))]
    assert play_one(ASLSK, "road-north", players, seed=5).winner in (0, 1)


@pytest.mark.parametrize("make", [AslskPlayer, GreedyAslskPlayer])
def test_a_crew_where_its_gun_cannot_be_is_set_up_elsewhere(make):
    state = ASLSK.new("last-battery")
    side, player = state.actor(), make(1)
    ground, kinds = state.setting.ground, state.setting.kinds
    for _ in range(2):
        place = next(
            choice
            for choice in state.choices()
            if isinstance(choice, Place)
            and kinds.crew[state.kind[choice.unit]]
            and ground.buildings >> choice.hex & 1
        )
        state.take(place)
    for _ in range(100):
        if state.actor() != side:
            break
        state.take(player.choose(view_of(state, side), state.choices()))
    assert state.actor() != side


def opening(make, decisions):
    """The first choices of both sides, dice included."""
    state, random, players = ASLSK.new("crossroads"), Random(5), [make(1), make(2)]
    state.news = None
    told: list[Choice] = []
    while len(told) < decisions:
        actor = state.actor()
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        choices = state.choices()
        choice = players[actor].choose(view_of(state, actor), choices)
        told.append(choice)
        state.take(choice)
    return told


@pytest.mark.parametrize("make", [AslskPlayer, GreedyAslskPlayer])
def test_the_same_seed_plays_the_same(make):
    assert opening(make, 150) == opening(make, 150)


def test_it_is_the_opponent_at_the_table():
    assert isinstance(opponent_for("aslsk", 0, 1), AslskPlayer)


@pytest.mark.parametrize("make", [AslskPlayer, GreedyAslskPlayer])
def test_it_reads_no_views_of_other_games(make):
    with pytest.raises(TypeError, match="ASL Starter Kit"):
        make(1).choose(msgspec.Struct(), [Choice(), Choice()])


# Fire.


def test_of_two_targets_it_fires_at_the_one_in_the_open():
    p = position("""
        terrain stone-building K5 O5, woods M3
        ger A 4-6-7 at K5
        rus S 4-4-7 at O5
        rus T 4-4-7 at M4
        phase prep-fire german
    """)
    assert acts(p)[0] == "open-fire M4 A"


def test_a_stack_fires_together_with_its_leader_and_machine_gun():
    p = position("""
        terrain stone-building K5
        ger A 4-6-7 at K5 +mmg
        ger B 4-6-7 at K5
        ger L 9-1 at K5
        rus S 4-4-7 at N5
        phase defensive-fire russian
    """)
    done = acts(p)
    assert done[0].startswith("open-fire N5")
    assert {"direct L", "fire"} <= set(done)
    assert {"A", "B"} <= {word for name in done for word in name.split()}


def first_fire(mover, others=""):
    """What the defender does about a unit that has just come into the open."""
    p = position(f"""
        terrain stone-building K5
        ger A 4-6-7 at K5
        rus M {mover} at O5
        {others}
        phase movement russian
    """)
    p.do("take M")
    p.do("step N5")
    return acts(p)


def test_first_fire_strikes_a_squad_in_the_open():
    assert first_fire("4-4-7")[0] == "open-fire N5 A"


def test_first_fire_is_kept_from_a_decoy_while_squads_are_still_to_come():
    others = "rus S 4-4-7 at P5\n rus T 4-4-7 at P6\n rus U 4-4-7 at P4\n rus V 4-4-7 at P7"
    assert first_fire("2-2-7", others) == ["done"]


def test_a_mortar_fires_at_infantry_in_the_open():
    p = position("""
        sides german american
        ger S 4-4-7 at T5
        ger T 4-4-7 at T5
        usa A 6-6-6 at K5 +mtr60
        phase defensive-fire german
    """)
    assert acts(p)[0] == "open-fire T5 A A-mtr60"


HOUSES = """
    date 1944-06
    terrain woods K5, {house} L5
    pf german 1
    ger A 4-4-7 at K5 first
    rus S 6-2-8 at L5 +mmg
    phase defensive-fire russian
"""


def test_a_panzerfaust_is_fired_at_a_squad_in_a_wooden_house():
    assert "fire-panzerfaust A L5" in acts(position(HOUSES.format(house="wooden-building")))


def test_a_panzerfaust_is_kept_from_stone_walls():
    p = position(HOUSES.format(house="stone-building"))
    assert p.legal("fire-panzerfaust A L5")
    assert not any(name.startswith("fire-panzerfaust") for name in acts(p))


# Movement.


def test_it_goes_round_behind_the_wood_out_of_sight_of_the_machine_guns():
    p = position("""
        terrain woods J5 J4 K4 L4 M4, stone-building N5
        victory german control 1 N5
        turns 8
        ger A 4-6-7 at I5
        rus S 4-4-7 at N8 +hmg
        rus T 4-4-7 at N8 +mmg
        phase movement german
    """)
    steps = [name.split()[1] for name in acts(p) if name.startswith("step")]
    assert len(steps) > 2
    assert not any(p.sees("N8", h) for h in steps)


def test_a_garrison_sets_up_in_houses():
    state, player = ASLSK.new("crossroads"), AslskPlayer(1)
    while state.actor() == 1:
        state.take(player.choose(view_of(state, 1), state.choices()))
    covered = [u for u in state.living(1) if state.setting.ground.tem[state.place[u]] > 1]
    assert len(covered) == len(state.living(1))


def test_in_the_last_turn_it_runs_for_the_hex_that_wins():
    p = position("""
        terrain stone-building M5
        turns 5
        turn 5
        victory german control 1 M5
        ger A 4-6-7 at K5
        rus S 4-4-7 at R5
        phase movement german
    """)
    done = acts(p)
    assert done[0] == "take A"
    assert any(name.startswith("step L") for name in done)


def test_a_charge_is_placed_against_a_full_house():
    p = position("""
        terrain stone-building K5 L5
        ger A 8-3-8 at K5 +dc
        rus S 4-4-7 at L5
        rus T 4-4-7 at L5
        phase movement german
    """)
    assert "place-charge A A-dc L5" in acts(p)


def test_a_leader_goes_to_the_broken_and_leaves_the_squad_to_itself():
    p = position("""
        terrain woods K5 K6 K7 K8
        victory german control 1 T5
        ger A 4-6-7 at K5
        ger L 8-1 at K5
        ger B 4-6-7 at K7 broken
        ger C 4-6-7 at K7 broken
        rus S 4-4-7 at GG5
        phase movement german
    """)
    acts(p)
    assert p.where("L") == "K7"


def test_units_leave_the_map_where_that_wins():
    p = position("""
        victory german exit 2 west
        ger A 4-6-7 at A5
        rus S 4-4-7 at T5
        phase movement german
    """)
    assert "exit" in acts(p)


# The other phases.


def test_the_leader_rallies_the_better_unit_first_and_nobody_tries_it_alone():
    p = position("""
        terrain woods K5
        ger A 4-6-7 at K5 broken
        ger B 2-4-7 at K5 broken
        ger L 8-1 at K5
        rus S 4-4-7 at GG5
        phase rally german
    """)
    assert acts(p) == ["done", "rally A L"]


def test_a_broken_unit_routs_to_the_leader():
    p = position("""
        terrain woods K5 J4 J5 K4
        ger A 4-6-7 at L5 broken dm
        ger L 9-1 at J5
        rus S 4-4-7 at N5
        phase rout german
    """)
    acts(p)
    assert p.where("A") == "J5"


def test_it_advances_into_close_combat_only_at_good_odds():
    text = """
        terrain woods K5 L5
        ger A 4-6-7 at K5
        {more}
        rus S {enemy} at L5
        phase advance german
    """
    strong = position(text.format(more="ger B 4-6-7 at K5", enemy="2-2-7"))
    assert any(name.endswith("L5") for name in acts(strong))
    weak = position(text.format(more="", enemy="6-2-8") + "\nrus T 6-2-8 at L5")
    assert not any(name.endswith("L5") for name in acts(weak))


def test_who_would_lose_must_act_and_who_would_win_may_wait():
    p = position("""
        terrain stone-building M5
        turns 5
        victory german control 1 M5
        otherwise russian
        ger A 4-6-7 at K5
        rus S 4-4-7 at M5
        phase movement german
    """)
    assert posture(p.state, p.side("german")).pressing
    assert not posture(p.state, p.side("russian")).pressing
    assert posture(p.state, p.side("german")).lacking == 1


# Weapons and posts.


def test_a_flamethrower_is_fired_at_the_house_next_door():
    p = position("""
        terrain stone-building K5 L5
        ger A 8-3-8 at K5 +ft
        rus S 4-4-7 at L5
        rus T 4-4-7 at L5
        phase prep-fire german
    """)
    assert acts(p)[0] == "open-fire L5 A A-ft"


def test_a_squad_with_a_flamethrower_goes_next_to_the_house():
    p = position("""
        terrain stone-building O5 M5, woods K5 L5 L6 M6 N5 N6
        victory german control 1 O5
        turns 6
        ger A 8-3-8 at L5 +ft
        rus S 4-4-7 at O5
        phase movement german
    """)
    plays(p)
    assert p.distance(p.where("A"), "O5") == 1


MACHINE_GUN = """
    terrain stone-building K5 {more}
    victory german control 1 T5
    turns 6
    ger A 4-6-7 at K5 +mmg
    ger B 4-6-7 at K5
    ger L 9-2 at K5
    rus S 4-4-7 at Q5
    rus T 4-4-7 at T5
    phase movement german
"""


def test_a_leader_stays_with_the_machine_gun_that_he_directs():
    p = position(MACHINE_GUN.format(more=""))
    plays(p)
    assert p.where("L") == p.where("A")


def test_the_last_squad_does_not_leave_a_victory_hex_to_the_enemy():
    p = position("""
        terrain stone-building K5 Q5
        victory german control 2 buildings
        otherwise russian
        control german K5
        turns 5
        ger A 4-6-7 at K5
        rus S 4-4-7 at K8
        rus U 4-4-7 at Q5
        phase movement german
    """)
    plays(p)
    assert p.where("A") == "K5"


def test_defenders_stay_in_their_stone_house_under_fire():
    p = position("""
        terrain stone-building K5 O5
        victory russian control 2 buildings
        otherwise german
        turns 5
        ger A 4-6-7 at K5
        ger B 4-6-7 at O5
        rus S 6-2-8 at M8
        rus T 4-4-7 at M8 +mmg
        phase movement german
    """)
    plays(p)
    assert (p.where("A"), p.where("B")) == ("K5", "O5")
