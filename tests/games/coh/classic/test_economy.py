"""C1 to C4: set-up, rounds, activation, CAP, opportunity actions, pass and stall."""

import msgspec
import pytest

from hexfront.games.coh.classic.rules import ClassicRules
from hexfront.games.coh.classic.terms import ClassicState, ClassicTerms
from hexfront.games.coh.definitions.artillery import Smoker
from hexfront.games.coh.game import CohGame
from hexfront.games.coh.notation import Position
from hexfront.games.coh.options import CohOptions
from hexfront.games.coh.readings import rules_of
from hexfront.games.coh.scenarios.scenario import scenario
from hexfront.play import Draw
from tests.games.coh.classic.helpers import ap, classic, duel, marked, points

# C1 Set-up and frame


@pytest.mark.rule("COHC-1.a")
def test_a_game_lasts_the_rounds_of_its_scenario():
    p = duel("round 1 of 2").play("pass", "pass", 7, 2)
    assert (p.round, p.winner) == (2, None)
    p.play("pass", "pass")
    assert p.state.over
    assert scenario("classic-tanks").rounds == 5


@pytest.mark.rule("COHC-1.b", "COHC-3.a")
def test_the_players_alternate_with_one_action_or_a_pass():
    p = duel()
    p.play("activate G1", "move G1 D03").settle()
    assert p.turn == "soviet"
    p.play("pass")
    assert p.turn == "german"


@pytest.mark.rule("COHC-1.c")
def test_units_begin_where_the_scenario_says_in_round_1():
    state = CohGame().new("classic-tanks")
    label = state.field.board.labels
    assert (state.round, label[state.hex[0]]) == (1, "C06")


@pytest.mark.rule("COHC-1.d")
def test_each_side_begins_without_vp_and_ap_and_with_the_cap_of_the_scenario():
    state = CohGame().new("classic-tanks")
    assert state.classic is not None
    assert state.classic.vp == state.classic.ap == (0, 0)
    assert state.cap == [5, 7]


@pytest.mark.rule("COHC-1.e")
def test_hit_counters_come_from_two_pools_and_cards_are_those_of_the_scenario():
    near = "unit S2 soviet at D03 facing NW"
    p = duel(near).play("attack G1 D03", (6, 3))
    markers = p.state.setting.definitions.markers
    drawn = {markers[o.item].armored for o in p.state.chances().outcomes if isinstance(o, Draw)}
    assert drawn == {False}
    assert 120 in scenario("classic-tanks").cards


@pytest.mark.rule("COHC-1.g")
def test_red_fp_against_soft_and_blue_fp_against_armored_targets():
    p = duel(
        "unit G3 german at C05 facing SE red=4 blue=1", "unit S2 soviet at F06 facing NW armored"
    )
    assert p.ar("attack G3 G05").lines[0].label == "tally-red-fp"
    assert p.ar("attack G3 F06").lines[0].value == 1


# C2 Start of a round


@pytest.mark.rule("COHC-2.a", "COHC-2.c")
def test_a_round_begins_with_fresh_units_and_cap_less_the_losses():
    p = duel(
        "unit G3 german at A01 facing S spent", "cap german 1", "base german 6", "losses german 2"
    )
    p.play("pass", "pass")
    assert p.unit("G3").fresh
    assert p.cap("german") == 4


@pytest.mark.rule("COHC-2.b", "COHC-17.c")
def test_smoke_is_reduced_and_then_removed():
    p = duel("smoke heavy E05", "round 1 of 9").play("pass", "pass", 7, 2)
    assert p.smoke("E05") == (0, 1)
    p.play("pass", "pass", 7, 2)
    assert p.smoke("E05") == (0, 0)


@pytest.mark.rule("COHC-2.d")
def test_cards_are_drawn_if_the_scenario_allows():
    p = duel("draw german 1").play("pass", "pass", "draws 102")
    assert p.hand("german") == (102,)
    assert p.hand("soviet") == ()


@pytest.mark.rule("COHC-2.e")
def test_targets_are_chosen_before_the_shells_of_the_last_round_fall():
    p = duel("weapons german W16*2", "round 1 of 9").play("pass", "pass", "strike G05", 7, 2)
    assert not p.told("log-strike-lands")
    p.play("pass", "pass")
    assert (p.waits_for, p.told("log-strike-lands")) == ("PlanStrikes", [])
    p.play("strike E04")
    assert p.told("log-strike-lands")
    assert p.strikes("german") == ["E04"]  # it falls a round later


@pytest.mark.rule("COHC-2.f")
def test_both_sides_roll_for_the_first_turn_and_may_spend_cap():
    p = duel().play("pass", "pass", "shift 0", 7, "shift -1", 7)
    assert p.turn == "soviet"
    q = duel().play("pass", "pass", 7, 7, 8, 7)
    assert q.turn == "german"


@pytest.mark.rule("COHC-2.f")
def test_reinforcements_are_ready_before_the_roll():
    p = duel("unit G3 german due=2", "entry german A01").play("pass", "pass")
    assert p.unit("G3").place == "waiting"


# C3 Turns and actions


@pytest.mark.rule("COHC-3.b")
def test_an_activation_gives_7_ap_and_is_no_action():
    p = duel().play("activate G1")
    assert (ap(p, "german"), p.turn) == (7, "german")
    spent = duel("unit G3 german at A01 facing S spent")
    assert spent.refusal("activate G3").rule == "COHC-3.b"


@pytest.mark.rule("COHC-3.c")
def test_a_side_has_one_activated_group_at_a_time():
    p = duel().play("activate G1", "activate G2")
    assert ap(p, "german") == 7
    assert p.refusal("activate G1").rule == "COHC-3.c"
    plane = "unit G3 german waiting role=aircraft impulses=4 range=3"
    aloft = duel("board 12x12", plane, "flight G3 C06 facing SE altitude 0 active")
    assert aloft.refusal("activate G1").rule == "COHC-3.c"


@pytest.mark.rule("COHC-3.d", "COHC-5.f")
def test_actions_cost_ap_fire_3_move_1_and_the_unit_is_spent_at_0():
    """D-C3-1: fire, fire, move."""
    p = duel("round 1 of 9", "cap german 0").play("activate G1", "attack G1 G05", 2).settle()
    assert ap(p, "german") == 4
    p.play("pass", "attack G1 G05", 2).settle()
    assert ap(p, "german") == 1
    assert p.play("pass").refusal("attack G1 G05").rule == "COHC-3.d"
    p.play("move G1 D04").settle()
    assert p.unit("G1").spent


@pytest.mark.rule("COHC-3.d")
@pytest.mark.parametrize(
    ("left", "cap", "paid_in_cap", "most"),
    [(3, 0, False, 0), (3, 1, False, 1), (3, 5, False, 2), (2, 2, True, 1), (2, 1, True, 0)],
)
def test_odds_are_shown_for_the_cap_that_are_left_after_the_ap(left, cap, paid_in_cap, most):
    p = classic("unit G1 german at C03 facing SE active", "unit S1 soviet at G05 facing NW",
                f"cap german {cap}", f"ap german {left}")  # fmt: skip
    shown = p.preview("attack G1 G05")
    assert shown.prepaid is paid_in_cap
    assert shown.in_cap == (1 if paid_in_cap else 0)
    assert [row.by for row in shown.targets[0].rows] == list(range(-most, most + 1))
    p.play("attack G1 G05")
    assert p.choices() == [f"shift {by}" for by in range(-most, most + 1)]


@pytest.mark.rule("COHC-3.d")
def test_ap_and_cap_must_reach_for_the_whole_price():
    for left, cap, legal in (
        (3, 0, True),
        (2, 0, False),
        (2, 1, True),
        (0, 3, True),
        (0, 2, False),
    ):
        p = classic("unit G1 german at C03 facing SE active", "unit S1 soviet at G05 facing NW",
                    f"cap german {cap}", f"ap german {left}")  # fmt: skip
        assert p.legal("attack G1 G05") is legal
        if not legal:
            assert p.refusal("attack G1 G05").rule == "COHC-3.d"


@pytest.mark.rule("COHC-3.e")
def test_a_unit_that_has_used_all_its_ap_is_spent_before_the_enemys_turn():
    p = duel("ap german 1", "unit G3 german at C05 facing SE active").play("move G3 D05").settle()
    assert p.turn == "soviet"
    assert p.unit("G3").spent
    assert not marked(p, "active", "G3")


@pytest.mark.rule("COHC-3.f", "COHC-3.g")
def test_an_activated_unit_may_be_marked_spent_and_another_activated_in_the_same_turn():
    p = duel().play("activate G1", "rest")
    assert (p.unit("G1").spent, ap(p, "german"), p.turn) == (True, 0, "german")
    p.play("activate G2", "move G2 D05").settle()
    assert ap(p, "german") == 6
    assert duel().refusal("rest").rule == "COHC-3.f"


@pytest.mark.rule("COHC-3.h")
def test_units_enter_by_the_same_procedure_at_the_price_of_the_hex():
    p = duel("unit G3 german waiting", "terrain woods A01", "entry german A01")
    p.play("activate G3", "enter G3 A01").settle()
    assert ap(p, "german") == 5
    poor = duel("unit G3 german waiting", "entry german A01", "cap german 0")
    assert not poor.legal("enter G3 A01")


@pytest.mark.rule("COHC-3.i")
def test_others_act_only_by_opportunity_or_cap_while_a_unit_is_activated():
    p = duel("cap german 0").play("activate G1")
    assert "select G2" not in p.choices()
    assert p.refusal("select G2").rule == "COHC-3.d"
    assert "rush G2" in p.choices()


@pytest.mark.rule("COHC-3.j")
def test_the_activated_unit_adds_cap_to_its_ap():
    p = duel("cap german 2", "ap german 1", "unit G3 german at C05 facing SE active")
    p.play("attack G3 G05", "shift 0", 2).settle()
    assert (ap(p, "german"), p.cap("german")) == (0, 0)


# C4 CAP, opportunity actions, pass, stall


@pytest.mark.rule("COHC-4.a")
def test_up_to_2_cap_change_an_own_2d6_roll_before_it():
    p = duel("cap german 5").play("rush G1", "attack G1 G05", "done")
    assert p.choices() == [f"shift {by}" for by in (-2, -1, 0, 1, 2)]
    p.play("shift -2")
    assert p.cap("german") == 3
    poor = duel("cap german 1").play("rush G1", "attack G1 G05", "done")
    assert poor.choices() == [f"shift {by}" for by in (-1, 0, 1)]


@pytest.mark.rule("COHC-4.a")
def test_no_cap_on_a_single_die():
    p = duel("work wire D03 german", "cap german 6").play("select G1", "move G1 D03")
    assert p.actor == "chance"


@pytest.mark.rule("COHC-4.b")
def test_cap_change_own_rolls_only():
    p = duel("cap german 5, soviet 5").play("rush G1", "attack G1 G05", "done")
    assert p.actor == "german"
    p.play("shift 0")
    assert p.actor == "chance"


@pytest.mark.rule("COHC-4.c")
@pytest.mark.parametrize("state", ["", "spent"])
def test_cap_pay_for_an_action_of_any_unit_which_stays_as_it_was(state):
    """D-C4-1."""
    p = duel(f"unit G3 german at C05 facing SE {state}", "cap german 3")
    p.play("select G3", "attack G3 G05", 2).settle()
    assert p.cap("german") == 0
    assert p.unit("G3").spent == bool(state)
    poor = duel(f"unit G3 german at C05 facing SE {state}", "cap german 2")
    assert not poor.legal("attack G3 G05")
    none = duel(f"unit G3 german at C05 facing SE {state}", "cap german 0")
    assert none.refusal("select G3").rule == "COHC-3.d"


@pytest.mark.rule("COHC-4.d")
def test_an_opportunity_action_costs_nothing_and_leaves_the_unit_spent():
    p = duel("cap german 0").play("rush G1", "attack G1 G05", 2).settle()
    assert p.unit("G1").spent
    assert p.play("pass").refusal("rush G1").rule == "COHC-4.d"
    assert duel().play("activate G1").refusal("rush G1").rule == "COHC-4.d"


@pytest.mark.rule("COHC-4.e")
@pytest.mark.parametrize("state", ["", "spent", "active"])
def test_a_card_may_be_played_on_any_unit_and_does_not_change_its_state(state):
    p = duel(f"unit G3 german at C05 facing SE {state}", "hand german 102", "ap german 5")
    p.play("card 102", "select G3", "move G3 D05").settle()
    assert p.unit("G3").hex == "D05"
    assert p.unit("G3").spent == (state == "spent")
    assert (ap(p, "german"), marked(p, "active", "G3")) == (5, state == "active")


@pytest.mark.rule("COHC-4.f", "COHC-4.g")
def test_a_pass_is_free_and_the_activated_unit_becomes_spent():
    p = duel("cap german 4").play("activate G1", "pass")
    assert (p.turn, p.cap("german")) == ("soviet", 4)
    assert (p.unit("G1").spent, ap(p, "german")) == (True, 0)


@pytest.mark.rule("COHC-4.h")
def test_two_passes_in_a_row_end_the_round():
    p = duel().play("pass", "rush S1", "stall S1", "pass")
    assert p.round == 1
    p.play("pass")
    assert p.round == 2


@pytest.mark.rule("COHC-4.i")
def test_a_stall_costs_1_ap_or_1_cap():
    p = duel("cap german 1").play("activate G1", "stall G1")
    assert (ap(p, "german"), p.cap("german")) == (6, 1)
    p.play("pass", "stall G2")
    assert (ap(p, "german"), p.cap("german")) == (6, 0)


@pytest.mark.rule("COHC-4.j")
def test_hiding_costs_7_ap_for_a_unit_out_of_enemy_sight():
    hidden = "terrain woods D04 E04 D05 E05 D03 E03 D06"
    p = duel(hidden).play("activate G1")
    assert p.cost("stealth G1 C03") == 7
    p.play("stealth G1 B03").settle()
    assert (p.unit("G1").place, p.unit("G1").hex, p.unit("G1").spent) == ("hidden", "B03", True)
    assert duel().refusal("stealth G1 C03").message == "refuse-hide-in-sight"
    q = duel(hidden).play("activate G1")
    assert q.refusal("stealth G1 A03").rule == "COHC-4.j"  # two hexes off
    seen = duel(hidden, "unit S2 soviet at D01 facing SW", "terrain woods C02").play("activate G1")
    assert seen.refusal("stealth G1 D03").message == "refuse-hide-into-sight"
    for cap, legal in ((7, True), (6, False)):
        assert duel(hidden, f"cap german {cap}").legal("stealth G2 C04") is legal


def test_vp_tracks_are_separate_and_equal_vp_are_a_draw():
    p = duel("round 5 of 5").play("pass", "pass")
    assert p.state.over
    ended = Position.game.result(p.state)
    assert ended is not None
    assert ended.winner is None
    q = duel("round 5 of 5", "points soviet 1").play("pass", "pass")
    assert (points(q, "soviet"), q.winner) == (1, "soviet")
    assert classic("unit G1 german at A01").text().count("points") == 1


def test_readings_of_the_third_edition_change_nothing_here():
    usual = {name: getattr(CohOptions(), name) for name in CohOptions.__struct_fields__}
    turned = {name: not value for name, value in usual.items() if isinstance(value, bool)}
    options = msgspec.convert(turned, CohOptions)
    rules = rules_of(19, options, (ClassicRules,))
    assert isinstance(rules, ClassicRules)
    assert rules.stressed_by(1, extra_turn=False) == 0  # nobody is stressed (C3, C4)
    assert rules.may_smoke(Smoker.TANKS, ())


@pytest.mark.parametrize(("place", "heard"), [("hidden", "log-activated-unseen"),
                                              ("facing SE", "log-activated")])  # fmt: skip
def test_who_is_activated_in_hiding_is_not_named_to_the_enemy(place, heard):
    p = classic(f"unit G1 german at C03 {place}", "unit S1 soviet at I07 facing NW",
                "terrain woods C03").play("activate G1")  # fmt: skip
    told = [entry.message for entry in p.heard("soviet") if "activated" in entry.message]
    assert told == [heard]
    own = [entry.message for entry in p.heard("german") if "activated" in entry.message]
    assert own == ["log-activated"]


@pytest.mark.rule("COHC-1.d")
def test_nothing_is_marked_at_the_start_but_the_scenarios_vp():
    fresh = ClassicState.of(ClassicTerms(vp=(2, 1)))
    assert fresh.vp == (2, 1)
    others = [name for name in ClassicState.__struct_fields__ if name != "vp"]
    assert [name for name in others if getattr(fresh, name) not in (0, (), (0, 0))] == []


@pytest.mark.rule("COHC-24.b")
def test_a_new_round_knows_nothing_of_the_last():
    """But for vehicles that are bogged down."""
    passing = "fixed hurried crept barred widows willed shrouded"
    p = duel(f"unit S2 soviet at I07 facing NW stuck {passing}", "round 1 of 3", "ap soviet 3")
    p.play("pass", "pass")
    kept = p.state.classic
    assert kept is not None
    assert (p.round, kept.ap, kept.active, kept.rerolled) == (2, (0, 0), 0, 0)
    assert {name: getattr(kept, name) for name in passing.split()} == dict.fromkeys(
        passing.split(), 0
    )
    assert marked(p, "stuck", "S2")
