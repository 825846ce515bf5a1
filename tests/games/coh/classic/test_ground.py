"""C9 to C11: movement, terrain, hills, gullies, and groups."""

from collections.abc import Iterator
from random import Random

import pytest

from hexfront.games.coh.choices import GroupKind
from hexfront.games.coh.classic import ground
from hexfront.games.coh.groups.members import near_group
from hexfront.games.coh.moments.group import GroupMoves, group_can_act
from hexfront.games.coh.scenarios.scenario import scenario
from hexfront.games.coh.scenarios.start import start
from hexfront.games.coh.state import CohState
from hexfront.play import CHANCE
from hexfront.play.masks import members
from tests.games.coh.classic.helpers import ap, classic, duel, marked

LONE = "unit G1 german at C03 facing SE"
FAR = "unit S1 soviet at I01 facing NW"


def cost(p, text):
    return p.play("activate G1").cost(text)


@pytest.mark.rule("COHC-9.a", "COHC-9.d")
def test_forward_costs_the_move_and_backward_1_more():
    for to, price in (("D03", 1), ("D04", 1), ("C04", 1), ("C02", 2), ("B03", 2), ("B04", 2)):
        assert cost(classic(LONE, FAR), f"move G1 {to}") == price
        poor = classic("unit G1 german at C03 facing SE active", FAR, "ap german 1", "cap german 0")
        assert poor.legal(f"move G1 {to}") is (price == 1)


@pytest.mark.rule("COHC-9.b")
def test_after_a_move_the_pivot_is_free_before_the_opponent_acts():
    p = classic(LONE, FAR).play("activate G1", "move G1 D03")
    assert (p.waits_for, p.actor) == ("ChooseFacing", "german")
    p.play("face G1 N").settle()
    assert (p.unit("G1").facing, ap(p, "german")) == ("N", 6)


@pytest.mark.rule("COHC-9.c")
def test_a_pivot_in_place_is_an_action_of_1_ap():
    p = classic("unit G1 german at C03 facing SE move=3", FAR).play("activate G1", "pivot G1 N")
    assert (p.settle().turn, ap(p, "german")) == ("soviet", 6)


@pytest.mark.rule("COHC-9.e")
def test_along_a_road_terrain_costs_nothing_and_bridges_are_roads():
    p = classic(LONE, FAR, "terrain woods D04", "road C03 D04")
    assert cost(p, "move G1 D04") == 1
    truck = classic(
        "unit G1 german at C03 facing SE mover=wheeled truck",
        FAR,
        "terrain water D04",
        "road C03 D04",
    )
    assert truck.play("activate G1").legal("move G1 D04")
    back = classic("unit G1 german at C03 facing NW", FAR, "terrain woods D04", "road C03 D04")
    assert cost(back, "move G1 D04") == 2


@pytest.mark.rule("COHC-9.f")
def test_units_pass_through_friends_and_a_vehicle_stops_beside_an_enemy():
    tank = "unit G1 german at C03 facing SE mover=tracked armored tank tracks=2"
    p = classic(tank, "unit G2 german at D04 facing N", FAR).play("activate G1", "move G1 D04")
    assert any(choice.startswith("move G1") for choice in p.choices())
    q = classic(tank, "unit S1 soviet at D04 facing N").play("activate G1", "move G1 D04")
    assert not any(choice.startswith("move G1") for choice in q.choices())


@pytest.mark.rule("COHC-9.g")
def test_who_is_attacked_in_his_hex_may_answer_but_not_leave_towards_the_attacker():
    p = classic(LONE, "unit S1 soviet at D04 facing NW").play("activate G1", "move G1 D04").settle()
    assert p.turn == "soviet"
    assert p.legal("close S1 G1")
    p.play("activate S1")
    for closed in ("C03", "C04", "D03"):
        assert p.refusal(f"move S1 {closed}").message == "refuse-retreat-ban"
    assert p.legal("move S1 E04")


@pytest.mark.rule("COHC-9.h", "COHC-9.i")
def test_a_hex_is_controlled_by_whoever_was_last_in_it_and_by_nobody_while_contested():
    p = classic(LONE, "unit S1 soviet at E04 facing NW", "objective D04 soviet", "round 1 of 9")
    p.play("activate G1", "move G1 D04").settle()
    assert p.state.control == [0]
    p.play("activate S1", "move S1 D04").settle()
    assert p.state.control == [-1]
    p.play("activate G1" if "activate G1" in p.choices() else "select G1", "move G1 C04").settle()
    assert p.state.control == [1]


@pytest.mark.rule("COHC-9.h")
def test_trucks_take_control_too_and_keep_it_when_they_have_gone_on():
    p = classic(
        "unit G1 german at C03 facing SE mover=wheeled truck red=none blue=none", FAR,
        "objective D04 soviet", "round 1 of 9",
    ).play("activate G1", "move G1 D04").settle()  # fmt: skip
    assert p.state.control == [0]
    p.play("pass", "move G1 E04").settle()
    assert p.state.control == [0]


@pytest.mark.rule("COHC-9.j")
def test_cautious_movement_is_an_additional_rule():
    line = "unit S1 soviet at E04 facing NW"
    p = classic(LONE, line, words="edition cautious").play("activate G1", "move G1 D03").settle()
    assert [x.value for x in p.dr("attack S1 D03").lines if x.label == "tally-hurried"] == [-1]
    q = classic(LONE, line, words="edition cautious").play("activate G1", "creep G1 D03").settle()
    assert ap(q, "german") == 5
    assert not [x for x in q.dr("attack S1 D03").lines if x.label == "tally-hurried"]
    other = classic(LONE, "unit G2 german at A01 facing S hurried", line, "turn soviet",
                    words="edition cautious")  # fmt: skip
    assert not [x for x in other.dr("attack S1 C03").lines if x.label == "tally-hurried"]
    off = classic(LONE, line).play("activate G1", "move G1 D03").settle()
    assert not [x for x in off.dr("attack S1 D03").lines if x.label == "tally-hurried"]
    assert not classic(LONE, line).play("activate G1").legal("creep G1 D03")


@pytest.mark.rule("COHC-9.j", "COHC-11.f")
def test_members_of_a_group_move_cautiously_each_as_it_likes():
    pair = (LONE, "unit G2 german at C04 facing SE", FAR)
    p = classic(*pair, words="edition cautious").play("activate G1", "activate G2")
    p.play("gather G1 move", "join G2", "done")
    assert p.cost("creep G1 D03") == 2
    p.play("creep G1 D03", "face G1 SE", "move G2 D04").settle()
    assert ap(p, "german") == 5
    assert [marked(p, "crept", name) for name in ("G1", "G2")] == [True, False]
    poor = classic(*pair, "cap german 1", words="edition cautious")
    poor.play("gather G1 move", "join G2", "done")
    assert "move G1 D03" in poor.choices()
    assert "creep G1 D03" not in poor.choices()
    assert poor.refusal("creep G1 D03").rule == "COHC-11.e"
    off = classic(*pair).play("activate G1", "activate G2", "gather G1 move", "join G2", "done")
    assert "creep G1 D03" not in off.choices()
    assert off.refusal("creep G1 D03").message == "refuse-not-now"


@pytest.mark.rule("COHC-9.j")
def test_the_pace_is_forgotten_in_the_sides_next_turn():
    p = classic(LONE, FAR, words="edition cautious").play("activate G1", "move G1 D03").settle()
    assert marked(p, "hurried", "G1")
    p.play("pass")
    assert not marked(p, "hurried", "G1")


# C10


@pytest.mark.rule("COHC-10.a")
@pytest.mark.parametrize(
    ("terrain", "price", "cover"),
    [("bridge", 1, 1), ("stone-building", 2, 2), ("wooden-building", 2, 1), ("woods", 2, 2),
     ("light-woods", 1, 1), ("corn", 2, 0), ("wheat", 1, 0), ("water", 5, 1), ("ford", 2, -1),
     ("marsh", 3, 1)],
)  # fmt: skip
def test_the_terrain_table(terrain, price, cover):
    p = classic(LONE, "unit S1 soviet at E04 facing NW", f"terrain {terrain} D04")
    assert cost(p, "move G1 D04") == price
    q = classic(LONE, "unit S1 soviet at D04 facing NW", f"terrain {terrain} D04")
    given = {x.label: x.value for x in q.dr("attack G1 D04").lines}
    assert given.get(f"tally-terrain-{terrain}", 0) == cover
    blocks = terrain in ("stone-building", "wooden-building", "woods", "light-woods")
    assert p.sees("C03", "E04") != blocks


@pytest.mark.rule("COHC-10.a", "COHC-10.d")
def test_penalties_add_up():
    """D-C9-1: backward into woods uphill."""
    p = classic("unit G1 german at C03 facing NW", FAR, "terrain woods D04", "level 1 D04")
    assert cost(p, "move G1 D04") == 4


@pytest.mark.rule("COHC-10.b")
def test_tall_corn_blocks_the_sight_only_when_the_scenario_says_so():
    lines = (LONE, "unit S1 soviet at E04 facing NW", "terrain corn D04")
    assert classic(*lines).sees("C03", "E04")
    assert not classic(*lines, words="edition tall_corn").sees("C03", "E04")


@pytest.mark.rule("COHC-10.c")
@pytest.mark.parametrize("crop", ["corn", "wheat"])
def test_corn_and_wheat_conceal_in_summer(crop):
    lines = (
        "unit G1 german at D04 facing SE",
        "unit S1 soviet at E04 hidden",
        f"terrain {crop} E04",
    )
    assert classic(*lines).unit("S1").place == "hidden"
    assert classic(*lines, words="edition winter").unit("S1").place == "board"


@pytest.mark.rule("COHC-10.d")
def test_each_level_climbed_costs_1_and_the_way_down_nothing():
    up = classic(LONE, FAR, "level 1 D04", "level 2 C04")
    assert cost(up, "move G1 D04") == 2
    assert classic(LONE, FAR, "level 2 C04").play("activate G1").cost("move G1 C04") == 3
    assert classic(LONE, FAR, "level 2 C03").play("activate G1").cost("move G1 C04") == 1


@pytest.mark.rule("COHC-10.e")
def test_a_plateau_hides_what_lies_right_behind_its_edge():
    hill = "level 1 C03 D04 E04"
    p = classic(LONE, "unit S1 soviet at F05 facing NW", hill)
    assert not p.sees("C03", "F05")
    assert p.sees("E04", "F05")


@pytest.mark.rule("COHC-10.f")
def test_vehicles_do_not_climb_straight_to_level_2():
    tank = "unit G1 german at C03 facing SE mover=tracked armored tank"
    p = classic(tank, FAR, "level 2 D04", "level 1 C04").play("activate G1")
    assert not p.legal("move G1 D04")
    assert p.legal("move G1 C04")


@pytest.mark.rule("COHC-10.g")
def test_height_helps_the_attacker_or_the_target():
    lines = (LONE, "unit S1 soviet at D04 facing NW")
    for attacker, target, attack, defense in ((1, 0, 1, 0), (0, 1, 0, 1), (1, 1, 0, 0)):
        p = classic(*lines, f"level {attacker} C03", f"level {target} D04")
        assert p.ar("attack G1 D04").value("tally-higher-attacker") == attack
        assert p.dr("attack G1 D04").value("tally-higher-target") == defense


GULLY = "terrain gully D04 E04"


@pytest.mark.rule("COHC-10.h", "COHC-10.n")
def test_a_gully_is_one_level_down():
    into = classic(LONE, "unit S1 soviet at D04 facing NW", GULLY)
    assert into.ar("attack G1 D04").value("tally-higher-attacker") == 1
    assert into.dr("attack G1 D04").total == 12
    out = classic("unit G1 german at D04 facing NW", "unit S1 soviet at C03 facing SE", GULLY)
    assert out.dr("attack G1 C03").value("tally-higher-target") == 1
    assert out.ar("attack G1 C03").value("tally-higher-attacker") == 0


@pytest.mark.rule("COHC-10.i")
def test_vehicles_enter_and_leave_a_gully_by_its_ends():
    tank = "unit G1 german at C03 facing SE mover=tracked armored tank"
    assert classic(tank, FAR, GULLY).play("activate G1").refusal("move G1 D04").rule == "COHC-10.i"
    assert classic(tank, FAR, GULLY, "road C03 D04").play("activate G1").legal("move G1 D04")
    inside = "unit G1 german at D04 facing SE mover=tracked armored tank"
    p = classic(inside, FAR, GULLY).play("activate G1")
    assert p.legal("move G1 E04")
    assert p.refusal("move G1 C03").rule == "COHC-10.i"


@pytest.mark.rule("COHC-10.j")
def test_infantry_climbs_in_and_out_of_a_gully_at_3_more():
    assert cost(classic(LONE, FAR, GULLY), "move G1 D04") == 4
    inside = "unit G1 german at D04 facing SE"
    assert cost(classic(inside, FAR, GULLY), "move G1 D05") == 4
    assert cost(classic(inside, FAR, GULLY), "move G1 E04") == 1
    gun = " mover=wheeled role=gun crewed"  # neither a vehicle nor a way round for its crew
    assert cost(classic(LONE + gun, FAR, GULLY), "move G1 D04") == 4
    assert cost(classic(inside + gun, FAR, GULLY), "move G1 D05") == 4
    tank = " mover=tracked armored tank role=vehicle"  # at the end of the gully
    assert cost(classic(LONE + tank, FAR, GULLY, "road C03 D04"), "move G1 D04") == 1


@pytest.mark.rule("COHC-10.k", "COHC-10.m")
def test_from_a_gully_only_adjacent_hexes_are_seen():
    p = classic("unit G1 german at D04 facing SE", "unit S1 soviet at F05 facing NW", GULLY)
    assert p.sees("D04", "D05")
    assert not p.sees("D04", "F05")
    assert not p.sees("F05", "D04")
    assert not p.legal("attack G1 F05")


@pytest.mark.rule("COHC-10.l")
def test_vehicles_fire_out_of_a_gully_but_not_into_one():
    tank = "mover=tracked armored tank blue=4"
    out = classic(
        f"unit G1 german at D04 facing NW {tank}", "unit S1 soviet at C03 facing SE", GULLY
    )
    assert out.legal("attack G1 C03")
    into = classic(
        f"unit G1 german at C03 facing SE {tank}", "unit S1 soviet at D04 facing NW", GULLY
    )
    assert into.refusal("attack G1 D04").rule == "COHC-10.l"
    foot = classic("unit G1 german at C03 facing SE", "unit S1 soviet at D04 facing NW", GULLY)
    assert foot.legal("attack G1 D04")


@pytest.mark.rule("COHC-10.o")
def test_a_gully_along_a_hexside_is_like_a_wall():
    lines = (LONE, "unit S1 soviet at D04 facing NW", "gullies D04:NW")
    assert any(
        x.label == "tally-gully-side" and x.value == 1
        for x in classic(*lines).dr("attack G1 D04").lines
    )
    other = classic(LONE, "unit S1 soviet at D04 facing NW", "gullies D04:N+SE")
    assert other.dr("attack G1 D04").value("tally-gully-side") == 0
    for sides, more in (("NW", 0), ("SW", 0), ("NW+SW", 1)):  # a line that comes in at a corner
        corner = classic("unit G1 german at B04 facing NE", "unit S1 soviet at D04 facing NW",
                         f"gullies D04:{sides}")  # fmt: skip
        assert corner.dr("attack G1 D04").value("tally-gully-side") == more
    assert cost(classic(LONE, FAR, "gullies D04:NW"), "move G1 D04") == 1  # infantry crosses it
    for here, to, side in (
        ("C03", "D04", "D04:NW"),
        ("A01", "B02", "A01:SE"),
        ("A02", "A01", "A01:S"),
    ):
        tank = classic(f"unit G1 german at {here} facing SE mover=tracked armored tank", FAR,
                       f"gullies {side}").play("activate G1")  # fmt: skip
        assert tank.refusal(f"move G1 {to}").rule == "COHC-10.o"


@pytest.mark.rule("COHC-10.o", "COHC-10.i", "COHC-22.f")
@pytest.mark.parametrize(
    ("feature", "rule"),
    [
        ("gullies E05:N", "COHC-10.o"),
        ("terrain gully E05", "COHC-10.i"),
        ("work ditch E05 soviet", "COHC-22.f"),
    ],
)
def test_bonus_moves_cross_neither_gullies_nor_ditches(feature: str, rule: str):
    tank = "unit G1 german at E03 facing S mover=tracked armored tank tracks=2 role=vehicle"
    free = classic(tank, FAR).play("activate G1", "move G1 E04")
    assert "move G1 E05" in free.choices()
    p = classic(tank, FAR, feature).play("activate G1", "move G1 E04")
    assert "move G1 E05" not in p.choices()
    assert p.refusal("move G1 E05").rule == rule


# C11


@pytest.mark.rule("COHC-11.a", "COHC-11.b", "COHC-11.d")
def test_units_share_one_pool_and_become_spent_together():
    p = duel("round 1 of 9", "cap german 0").play("activate G1", "move G1 D03").settle()
    p.play("pass", "activate G2")
    assert ap(p, "german") == 6
    p.play("attack G2 G05", 2).settle()
    p.play("pass", "attack G1 G05", 2).settle()
    assert (p.unit("G1").spent, p.unit("G2").spent) == (True, True)


@pytest.mark.rule("COHC-11.c")
def test_units_of_the_group_far_apart_act_singly():
    p = classic(LONE, "unit G2 german at I07 facing N", FAR).play("activate G1", "activate G2")
    assert p.refusal("gather G1 move").message == "refuse-nobody-to-join"
    p.play("move G1 D03").settle().play("pass", "move G2 I06").settle()
    assert ap(p, "german") == 5


@pytest.mark.rule("COHC-11.e")
def test_a_group_acts_by_pool_by_opportunity_or_by_cap():
    pair = (LONE, "unit G2 german at C04 facing SE", FAR)
    pool = classic(*pair).play("activate G1", "activate G2", "gather G1 move", "join G2", "done")
    assert pool.waits_for == "GroupMoves"
    rush = classic(*pair).play("rush G1", "gather G1 move", "join G2", "done")
    rush.play("move G1 D03", "move G2 D04").settle()
    assert (rush.unit("G1").spent, rush.unit("G2").spent) == (True, True)
    spent = classic(LONE, "unit G2 german at C04 facing SE spent", FAR).play("rush G1")
    assert not spent.legal("gather G1 move")
    cap = classic(LONE, "unit G2 german at C04 facing SE spent", FAR, "cap german 1")
    cap.play("gather G1 move", "join G2", "done", "move G1 D03", "move G2 D04").settle()
    assert (cap.cap("german"), cap.unit("G1").spent) == (0, False)


@pytest.mark.rule("COHC-11.f")
def test_a_group_move_costs_its_dearest_member():
    p = classic(LONE, "unit G2 german at C04 facing SE", FAR, "terrain woods D04")
    p.play("activate G1", "activate G2", "gather G1 move", "join G2", "done")
    p.play("move G1 D04", "move G2 D05").settle()
    assert ap(p, "german") == 5


@pytest.mark.rule("COHC-11.g")
def test_each_other_member_adds_1_and_the_firer_pays():
    """D-C11-1: also beyond normal range, and with a counter that changes FP."""
    p = classic(
        "unit G1 german at C03 facing SE red=5 attack=2", "unit G2 german at C04 facing SE range=2",
        "unit G3 german at D04 facing SE hit=suppressed", "unit S1 soviet at G05 facing NW",
        "cap german 2",
    ).play("select G1", "attack G1 G05", "join G2", "join G3")  # fmt: skip
    assert p.cap("german") == 0
    number = p.state.stack[-1].number(p.state)
    assert [-x.value for x in number.lines if x.label == "tally-support"] == [2]


@pytest.mark.rule("COHC-9.j")
def test_a_new_round_forgets_who_hurried_and_who_crept():
    p = classic("unit G1 german at C03 facing SE hurried", "unit G2 german at C05 facing SE crept",
                "unit S1 soviet at I07 facing NW", words="edition cautious")  # fmt: skip
    p.play("pass", "pass")
    assert p.state.classic is not None
    assert (p.state.classic.hurried, p.state.classic.crept) == (0, 0)


def random_play(name: str, seed: int) -> Iterator[CohState]:
    """The state after each of the first decisions of a random game."""
    random, state, steps = Random(seed), start(scenario(name)), 0
    while not state.over and steps < 150:
        if state.actor() == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        state.take(random.choice(state.choices()))
        steps += 1
        yield state


@pytest.mark.parametrize("name", ["classic-patrol", "classic-bridge", "classic-tanks"])
def test_the_price_of_a_move_is_what_its_lines_add_up_to(name):
    """The fast way and the slow one, for every step around every unit of random games."""
    for state in random_play(name, seed=5):
        for u in members(state.board):
            around = state.field.neighbours[state.hex[u]]
            slow = [sum(x.value for x in ground.move_lines(state, u, to)) for to in around]
            assert ground.move_prices(state, u, around) == [max(0, price) for price in slow]


@pytest.mark.parametrize("name", ["classic-patrol", "classic-bridge", "classic-tanks"])
def test_a_group_can_move_if_one_of_it_has_a_step_that_can_be_paid_for(name: str):
    """The fast way and the slow one, for all pairs of units of random games."""
    for state in random_play(name, seed=6):
        side = state.turn
        for u in members(state.board & state.setting.side_mask[side]):
            for other in near_group(state, (u,)):
                group = (u, other)
                moves = GroupMoves(side, GroupKind.MOVE, group, (), 0, 0, 0)
                slow = any(True for one in group for _ in moves.each_move(state, one))
                assert group_can_act(state, group, GroupKind.MOVE, 0) is slow
