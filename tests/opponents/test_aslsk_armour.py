"""The computer player of the ASL Starter Kit with guns and vehicles, in positions."""

import pytest

from hexfront.games import find
from hexfront.games.aslsk.notation import position
from hexfront.games.aslsk.screen.view import view_of
from hexfront.opponents.aslsk import AslskPlayer
from hexfront.opponents.aslsk.routes import Node
from hexfront.opponents.aslsk.survey import Survey
from hexfront.play.masks import members
from tests.opponents.acting_aslsk import acts, plays

ASLSK = find("aslsk")


def began(done, word):
    """The choices that begin with a word."""
    return [name for name in done if name.split()[0] == word]


# Guns.


GUN = """
    date 1943-08
    sides german russian
    terrain woods K5
    ger C crew at K5 {crew}
    sw G {gun} with C arc=se-s
    rus T {tank} at {at} vca={vca} motion entered
    rus S 4-4-7 at GG1
    phase movement russian
"""


def drives_up(gun="ger-75l-at", tank="rus-t34m43", at="K9", vca="n-ne", to="K8", crew=""):
    """What the gun does about a tank that comes nearer."""
    p = position(GUN.format(gun=gun, tank=tank, at=at, vca=vca, crew=crew))
    p.do("take T")
    p.do(f"step {to}")
    return acts(p)


def test_a_gun_fires_at_a_tank_that_drives_up():
    assert began(drives_up(), "engage")


def test_a_hopeless_shot_is_not_fired():
    assert drives_up(gun="ger-37l-at", tank="rus-kv1e") == ["done"]


def test_a_hidden_gun_lets_a_tank_come_nearer_and_fires_when_it_tells():
    poor = drives_up(gun="ger-50l-at", tank="rus-kv1e", crew="hidden")
    assert poor == ["done"]
    assert began(drives_up(gun="ger-88l-aa", crew="hidden"), "engage")


def test_of_two_tanks_it_fires_at_the_one_that_shows_its_side():
    p = position("""
        date 1943-08
        sides german russian
        ger C crew at K5
        sw G ger-50l-at with C arc=se-s
        rus T rus-t34m43 at K9 vca=n-ne
        rus U rus-t34m43 at M9 vca=ne-se
        phase defensive-fire russian
    """)
    (shot, *_) = acts(p)
    assert shot.startswith("engage C G U")


def test_guns_set_up_hidden_and_outdoors_and_look_along_a_road():
    state, player = ASLSK.new("battery"), AslskPlayer(1)
    while state.actor() == 1:
        state.take(player.choose(view_of(state, 1), state.choices()))
    ground = state.setting.ground
    for w in members(state.setting.guns):
        crew = state.holder[w]
        h = state.place[crew]
        assert state.kinds.crew[state.kind[crew]]
        assert state.hidden >> crew & 1
        assert not ground.buildings >> h & 1
        assert any(ground.road[r] for r in members(ground.seen(h) & ground.near(h, 12)))


SMOKE = """
    date 1944-07
    sides german american
    terrain stone-building P5
    victory american control 1 P5
    otherwise german
    turns 4
    ger A 4-6-7 at P5 +hmg
    ger L 9-1 at P5
    usa S 6-6-6 at B4
    usa T 6-6-6 at B5
    usa U 6-6-6 at B6
    usa C crew at C5
    sw M {gun} with C arc=ne-se
    phase prep-fire american
"""


def test_a_mortar_screens_the_machine_gun_before_the_infantry_goes():
    done = plays(position(SMOKE.format(gun="usa-81-mtr")))
    assert began(done, "shoot")[0].split()[2] in ("smoke", "wp")


def test_a_mortar_without_a_target_shells_where_the_enemy_may_hide():
    state, player = ASLSK.new("hedgerows"), AslskPlayer(1)
    told = []
    players = [AslskPlayer(1), player]
    while state.phase in (0, 1, 2) and (seat := state.actor()) >= 0:
        choice = players[seat].choose(view_of(state, seat), state.choices())
        told.append(type(choice).__name__)
        state.take(choice)
    assert "Bombard" in told


# Vehicles.


def test_a_tank_drives_up_stops_and_fires_from_the_move():
    p = position("""
        date 1943-08
        sides german russian
        turns 6
        victory german control 1 R5
        otherwise russian
        terrain woods G4 G5 G6 H4 H5 H6 F4 F5
        ger T ger-pzivh at C5 vca=ne-se
        ger A 4-6-7 at J5
        rus U rus-t70 at P5 vca=ne-se
        rus S 4-4-7 at R5
        phase movement german
    """)
    done = plays(p)
    assert "start" in done
    shots = began(done, "engage") + began(done, "open-fire")
    assert shots
    assert done.index(shots[0]) > done.index("halt")


def test_a_tank_gets_out_of_sight_of_one_that_it_cannot_fight():
    p = position("""
        date 1943-08
        sides german russian
        turns 8
        victory russian control 1 H5
        otherwise german
        terrain woods L3 L4 L5 M4 M5
        ger T ger-pz38t at K7 vca=ne-se
        ger A 4-6-7 at H5
        rus U rus-kv1e at T5 vca=sw-nw
        phase movement german
    """)
    assert p.sees("T5", "K7")
    plays(p)
    assert not p.sees("T5", p.where("T"))


def surveyed(text):
    """What the tank T thinks of hexes: a function of hex and front."""
    p = position(text)
    survey = Survey(p.state, p.side("german"), p.unit("T"))
    return lambda h, vca=0: Node(p.hex(h), vca), survey


DUEL = """
    date 1943-08
    sides german russian
    {more}
    ger T ger-pzivh at C5 vca=ne-se
    rus U rus-kv1e at P5 vca=sw-nw
    phase movement german
"""


def test_a_tank_would_rather_fire_into_the_flank():
    node, survey = surveyed(DUEL.format(more=""))
    assert survey.support(node("P9")) > survey.support(node("L5"))


def test_a_tank_would_rather_stand_behind_a_wall_and_show_its_front():
    node, survey = surveyed(DUEL.format(more="wall K5/L4+L5"))
    open_node, survey_open = surveyed(DUEL.format(more=""))
    east, west = 1, 4
    assert survey.danger(node("K5", east)) < survey_open.danger(open_node("K5", east))
    assert survey_open.danger(open_node("K5", east)) < survey_open.danger(open_node("K5", west))


def test_tanks_do_not_run_ahead_of_their_infantry_into_the_village():
    text = """
        date 1944-08
        sides german american
        turns 8
        victory american control 1 T5
        otherwise german
        pf german 3
        terrain stone-building S4 T5 T6
        usa T usa-m4a1 at H5 vca=ne-se
        usa A 6-6-6 at H6
        ger S 4-6-7 at S4
        ger U 4-6-7 at T5
        ger V 4-6-7 at T6
        phase movement american
    """
    p = position(text)
    plays(p)
    assert min(p.distance(p.where("T"), h) for h in ("S4", "T5", "T6")) > 1


def test_a_tank_leaves_the_map_where_that_wins():
    p = position("""
        date 1943-08
        sides german russian
        turns 4
        victory german exit 5 east
        ger T ger-pzivh at CC5 vca=ne-se
        rus S 4-4-7 at C5
        phase movement german
    """)
    assert "exit" in plays(p)


@pytest.mark.parametrize(("enemy", "open_"), [("EE5", False), ("K7", True)])
def test_hatches_are_open_where_nobody_fires_and_closed_under_fire(enemy, open_):
    p = position(f"""
        date 1943-08
        sides german russian
        ger T ger-pzivh at K5 vca=ne-se {"exposed" if open_ else ""}
        rus S 6-2-8 at {enemy}
        rus U 4-4-7 at {enemy}
        phase movement german
    """)
    assert acts(p)[0] == "hatch T"


def comes_round_the_wood(tank):
    """What a German tank of a kind does when an SU-152 comes into sight of its flank."""
    p = position(f"""
        date 1943-08
        sides german russian
        terrain woods O5 O4 P5
        ger T {tank} at K5 vca=s-sw
        rus U rus-su152 at P4 vca=nw-n motion entered began=P4
        phase movement russian
    """)
    p.do("take U; step P3; turn U sw-nw; step O3")
    return acts(p)


def test_an_outmatched_tank_tries_to_get_away_from_the_killer_that_comes_into_sight():
    assert comes_round_the_wood("ger-pz38t")[0] == "seek-motion T"


def test_a_tank_that_can_kill_it_fires_instead():
    assert comes_round_the_wood("ger-pzvg")[0].startswith("engage T")


def test_a_recalled_tank_drives_home():
    p = position("""
        ger T pziiin at D5 vca=n-ne recalled
        ger A 4-6-7 at A1
        rus R 4-4-7 at GG5
        phase movement german
    """)
    acts(p)
    assert p.where("T") == "exited"
