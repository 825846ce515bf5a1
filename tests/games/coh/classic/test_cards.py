"""C24: action, weapon, mission and veteran cards."""

from dataclasses import replace

import pytest

from hexfront.games.coh.classic.terms import ClassicTerms
from hexfront.games.coh.scenarios.scenario import scenario
from hexfront.games.coh.scenarios.start import start
from tests.games.coh.classic.helpers import ap, classic, duel, marked

FAR = "unit S1 soviet at I07 facing NW"
LONE = "unit G1 german at C03 facing SE"


@pytest.mark.rule("COHC-24.a")
def test_ap_pay_for_a_card_on_the_activated_unit_only():
    lines = (LONE + " hit=pinned", "unit G2 german at C05 facing SE hit=pinned", FAR)
    p = classic(*lines, "hand german 103", "cap german 0").play("activate G1", "card 103")
    assert p.choices() == ["select G1"]
    assert p.refusal("select G2").rule == "COHC-24.a"
    p.play("select G1").settle()
    assert (p.unit("G1").hit, ap(p, "german")) == ("", 5)
    q = classic(*lines, "hand german 103", "cap german 2").play("activate G1", "card 103")
    q.play("select G2").settle()
    assert (q.cap("german"), ap(q, "german")) == (0, 7)


@pytest.mark.rule("COHC-24.b")
@pytest.mark.parametrize("state", ["", "spent", "active"])
def test_a_card_is_one_action_and_leaves_units_as_they_are(state):
    p = classic(f"unit G1 german at C03 facing SE {state}", FAR, "ap german 3", "hand german 102")
    p.play("card 102", "select G1", "move G1 D03").settle()
    assert (p.turn, p.unit("G1").spent, p.cap("german")) == ("soviet", state == "spent", 7)
    assert ap(p, "german") == 3


@pytest.mark.rule("COHC-24.b")
def test_one_action_card_in_a_turn_but_any_number_of_others():
    p = duel("hand german 102 102 110", "cap german 3").play("card 110", "card 102")
    p.play("select G1", "move G1 D03").settle()
    assert (p.turn, p.legal("card 102")) == ("german", True)  # the second action of card 10
    twice = duel("hand german 110 110").play("card 110")
    assert twice.refusal("card 110").rule == "COHC-24.b"


@pytest.mark.rule("COHC-24.b")
def test_card_3_rallies_what_can_be_rallied():
    stuck = classic(LONE + " hit=immobilized armored mover=tracked", FAR, "hand german 103")
    assert not stuck.play("activate G1").legal("card 103")
    beside = classic(LONE + " hit=pinned", "unit S1 soviet at C03 facing N", "hand german 103")
    assert not beside.legal("card 103")
    for cap, legal in ((1, False), (2, True)):
        p = classic(LONE + " hit=pinned", FAR, "hand german 103", f"cap german {cap}")
        assert p.legal("card 103") is legal


@pytest.mark.rule("COHC-24.b")
def test_card_5_moves_a_unit_two_hexes():
    p = duel("hand german 105").play("card 105", "select G1", "done", "move G1 D03").settle()
    assert p.refusal("move G1 F04").message == "refuse-not-now"  # one hex at a time
    p.play("move G1 E03").settle()
    assert (p.unit("G1").hex, p.turn, p.unit("G1").fresh) == ("E03", "soviet", True)
    one = duel("hand german 105").play("card 105", "select G1", "done", "move G1 D03").settle()
    one.play("done").settle()
    assert (one.unit("G1").hex, one.turn) == ("D03", "soviet")


@pytest.mark.rule("COHC-24.b")
@pytest.mark.parametrize(
    ("marker", "moves"), [("pinned", False), ("stunned", False), ("suppressed", True)]
)
def test_card_5_is_not_for_who_may_not_move(marker, moves):
    p = classic(LONE + f" hit={marker}", FAR, "hand german 105")
    assert p.legal("card 105") is moves


@pytest.mark.rule("COHC-24.b")
def test_card_5_ends_beside_an_enemy_and_knows_soft_ground():
    met = classic(LONE, "unit S1 soviet at D04 facing N", "hand german 105")
    met.play("card 105", "select G1", "move G1 D04").settle()
    assert (met.unit("G1").hex, met.turn) == ("D04", "soviet")
    out = classic(LONE, "unit S1 soviet at C03 facing N", "hand german 105")
    out.play("card 105", "select G1", "move G1 D04", "face G1 SE")
    assert out.waits_for == "Dash"  # out of close combat, and on
    tank = classic(LONE + " mover=tracked armored", FAR, "hand german 105", "terrain marsh D04")
    tank.play("card 105", "select G1", "move G1 D04", 5).settle()
    assert (marked(tank, "stuck", "G1"), tank.turn) == (True, "soviet")


@pytest.mark.rule("COHC-24.b")
def test_card_5_moves_a_hidden_unit_that_stays_hidden():
    p = classic("unit G1 german at C03 hidden", FAR, "hand german 105", "terrain woods D03 E03")
    p.play("card 105", "select G1", "move G1 D03", "move G1 E03").settle()
    assert (p.unit("G1").hex, p.unit("G1").place) == ("E03", "hidden")
    assert p.view("soviet").units[0].hex == -1


@pytest.mark.rule("COHC-24.b")
@pytest.mark.parametrize(("place", "told"), [("hidden", -1), ("facing SE", 0)])
def test_card_5_does_not_name_a_hidden_unit(place, told):
    p = classic(f"unit G1 german at C03 {place}", FAR, "hand german 105", "terrain woods C03 D03")
    p.play("card 105", "select G1", "move G1 D03")
    while p.waits_for != "Dash":
        p.play("face G1 SE")
    assert p.state.stack[-1].shown(p.state, p.seat("soviet")).unit == told
    assert p.state.stack[-1].shown(p.state, p.seat("german")).unit == 0


@pytest.mark.rule("COHC-24.b")
def test_card_6_turns_an_enemy_unit():
    lines = ("hand german 106", "unit S2 soviet at H06 facing NW active", "ap soviet 4")
    p = duel(*lines).play("card 106", "target S2").settle()
    assert (p.unit("S2").spent, ap(p, "soviet"), p.cap("german")) == (True, 0, 5)
    assert p.refusal("activate S2").rule == "COHC-3.b"
    assert p.legal("move S2 G06")  # by CAP
    hidden = classic(LONE, "unit S1 soviet at E04 hidden", "terrain woods E04", "hand german 106")
    assert not hidden.legal("card 106")
    assert not duel("hand german 106", "cap german 1").legal("card 106")


@pytest.mark.rule("COHC-24.a")
@pytest.mark.parametrize(("cap", "left"), [(0, (0, 5)), (3, (3, 5))])
def test_the_pool_of_a_unit_that_carries_others_pays_for_a_card_against_the_enemy(cap, left):
    """Riders who got on after the vehicle was activated are not."""
    riders = ("unit G1 german-pz-iii-j at C03 facing SE active", "unit G2 german on=G1")
    p = classic(*riders, FAR, "hand german 106", f"cap german {cap}", "ap german 7")
    p.play("card 106", "target S1").settle()
    assert (p.cap("german"), ap(p, "german")) == left


@pytest.mark.rule("COHC-24.a")
@pytest.mark.parametrize(("pool", "cap", "left"), [(1, 1, (0, 0)), (2, 1, (1, 0))])
def test_cap_pay_what_the_pool_lacks_for_a_card_against_the_enemy(pool, cap, left):
    lines = ("unit G1 german at C03 facing SE active", f"ap german {pool}", f"cap german {cap}")
    p = classic(*lines, FAR, "hand german 106").play("card 106", "target S1").settle()
    assert (p.cap("german"), ap(p, "german")) == left
    poor = classic(*lines[:1], "ap german 1", "cap german 0", FAR, "hand german 106")
    assert not poor.legal("card 106")


@pytest.mark.rule("COHC-24.b")
def test_card_8_brings_cap_for_2_ap():
    p = duel("hand german 108").play("activate G1", "card 108", 4).settle()
    assert (ap(p, "german"), p.cap("german")) == (5, 11)
    assert not duel("hand german 108").legal("card 108")  # nobody is activated
    for left, legal in ((1, False), (2, True)):
        few = classic(LONE + " active", FAR, f"ap german {left}", "hand german 108")
        assert few.legal("card 108") is legal


@pytest.mark.rule("COHC-24.b")
def test_card_9_adds_2_to_an_attack_of_a_group_too():
    p = duel("hand german 109").play("rush G1", "attack G1 G05", "join G2", "card 109")
    lines = {x.label: -x.value for x in p.state.stack[-1].number(p.state).lines}
    assert (lines["tally-careful-aiming"], lines["tally-support"]) == (2, 1)


@pytest.mark.rule("COHC-24.b")
def test_card_10_gives_two_actions_in_a_row():
    p = duel("hand german 110", "cap german 3").play("card 110", "move G1 D03").settle()
    assert (p.turn, p.cap("german")) == ("german", 1)
    p.play("move G1 E03").settle()
    assert p.turn == "soviet"
    assert not duel("hand german 110", "cap german 0").legal("card 110")


@pytest.mark.rule("COHC-24.b")
@pytest.mark.parametrize(("die", "roll"), [(1, 5), (2, 9), (6, 9)])
def test_card_12_changes_an_own_roll(die, roll):
    p = duel("hand german 112").play("rush G1", "attack G1 G05", "done", 7, "card 112", die)
    told = p.settle().told("log-miss") or p.told("log-hit")
    assert told[0].args["roll"] == roll


@pytest.mark.rule("COHC-24.b")
@pytest.mark.parametrize(("die", "left"), [(1, 5), (2, 4), (3, 4), (4, 3), (5, 3), (6, 2)])
def test_card_13_costs_the_enemy_cap(die, left):
    p = duel("hand german 113", "cap soviet 5").play("card 113", die).settle()
    assert (p.cap("soviet"), p.turn) == (left, "soviet")
    poor = duel("hand german 113", "cap soviet 0").play("card 113", die).settle()
    assert poor.cap("soviet") == 0


@pytest.mark.rule("COHC-24.b")
def test_card_20_holds_any_unit_to_the_end_of_the_round():
    p = duel("hand german 120").play("card 120", "target S1").settle()
    assert marked(p, "fixed", "S1")
    assert p.refusal("move S1 F05").message == "refuse-fixed"
    assert p.legal("attack S1 C03")
    p.play("pass", "pass", 7, 8).settle()
    assert not marked(p, "fixed", "S1")
    own = duel("hand german 120").play("card 120")
    assert own.legal("select G1")


@pytest.mark.rule("COHC-24.b")
@pytest.mark.parametrize(("at", "found"), [("E04", True), ("F04", False)])
def test_card_30_reveals_what_hides_within_two_hexes(at, found):
    p = classic(LONE, f"unit S1 soviet at {at} hidden", f"terrain woods {at}", "hand german 130",
                "cap german 1")  # fmt: skip
    p.play("card 130", "select G1").settle()
    assert ((p.unit("S1").place == "board"), p.cap("german")) == (found, 0)
    behind = classic(LONE, "unit S1 soviet at E04 hidden", "terrain woods D03 D04 E04",
                     "hand german 130").play("card 130", "select G1").settle()  # fmt: skip
    assert behind.unit("S1").place == "hidden"  # out of sight


@pytest.mark.rule("COHC-24.b")
def test_card_40_lays_mines_in_the_own_or_an_adjacent_hex():
    p = duel("hand german 140").play("card 140", "select G1")
    assert p.refusal("mine G1 E04 open").message == "refuse-not-adjacent"
    p.play("mine G1 D03 open").settle()
    assert (p.work("D03"), p.cap("german")) == ("mines", 5)
    tank = classic(LONE + " mover=tracked armored", FAR, "hand german 140")
    assert not tank.legal("card 140")
    close = classic(LONE, "unit S1 soviet at C03 facing N", "hand german 140")
    assert not close.legal("card 140")


@pytest.mark.rule("COHC-24.b")
def test_a_hidden_unit_lays_mines_and_betrays_nothing():
    p = classic("unit G1 german at C03 hidden", "unit S1 soviet at I07 hidden", "hand german 140",
                "terrain woods C03 D03 I07")  # fmt: skip
    p.play("card 140", "select G1", "mine G1 D03 hidden").settle()
    assert (p.unit("G1").place, p.view("soviet").works) == ("hidden", ())
    told = [entry.message for entry in p.heard("soviet")]
    assert "log-mines-somewhere" in told
    assert "log-mines-laid" not in told


@pytest.mark.rule("COHC-24.b")
@pytest.mark.parametrize("hidden", [False, True])
def test_mines_laid_openly_name_whoever_is_seen_to_lay_them(hidden):
    where = "C03 hidden" if hidden else "C03 facing SE"
    p = classic(f"unit G1 german at {where}", "unit S1 soviet at I07 hidden", "hand german 140",
                "terrain woods C03 D03 I07")  # fmt: skip
    p.play("card 140", "select G1", "mine G1 D03 open").settle()
    told = {entry.message: entry.args for entry in p.heard("soviet")}
    assert ("log-mines-laid" in told, "log-mines-appear" in told) == (not hidden, hidden)
    assert "log-mines-laid" in [entry.message for entry in p.heard("german")]
    assert p.unit("G1").place == ("hidden" if hidden else "board")


@pytest.mark.rule("COHC-24.b")
def test_card_41_clears_the_mines_that_its_unit_chooses():
    lines = ("hand german 141", "work mines D03 soviet", "work mines C03 soviet")
    p = duel(*lines).play("card 141", "select G1")
    assert p.choices() == ["clear G1 C03", "clear G1 D03"]
    p.play("clear G1 D03").settle()
    assert (p.work("C03"), p.work("D03")) == ("mines", "")
    far = duel("hand german 141", "work mines E04 soviet")
    assert not far.legal("card 141")
    unseen = duel("hand german 141", "work mines D03 soviet hidden")
    assert not unseen.legal("card 141")


@pytest.mark.rule("COHC-24.c")
def test_a_card_may_serve_a_group():
    p = classic(LONE + " hit=pinned", "unit G2 german at C04 facing SE hit=pinned", FAR,
                "hand german 104", "cap german 0")  # fmt: skip
    p.play("card 104", "select G1", "gather G1 rally", "join G2", "done", "rally G1", 7, 7).settle()
    assert (p.unit("G1").hit, p.unit("G2").hit) == ("", "")


@pytest.mark.rule("COHC-24.c", "COHC-24.a")
def test_card_3_rallies_a_group_whose_members_are_near():
    lines = (LONE + " hit=pinned", "unit G2 german at C04 facing SE hit=pinned",
             "unit G3 german at C06 facing SE hit=pinned", FAR, "hand german 103")  # fmt: skip
    p = classic(*lines).play("card 103", "select G1")
    assert p.choices() == ["done", "join G2"]
    assert p.refusal("join G3").rule == "COHC-24.c"
    assert p.refusal("join G1").message == "refuse-not-now"  # it is in the group already
    p.play("join G2").play("done").settle()
    assert [p.unit(name).hit for name in ("G1", "G2", "G3")] == ["", "", "pinned"]
    assert (p.cap("german"), p.turn) == (5, "soviet")
    pool = classic(*lines, "cap german 0").play("activate G1", "card 103")
    pool.play("select G1").settle()  # AP are for the activated unit alone
    assert (pool.unit("G1").hit, pool.unit("G2").hit, ap(pool, "german")) == ("", "pinned", 5)


@pytest.mark.rule("COHC-24.c")
def test_cards_5_and_11_serve_a_group():
    p = duel("hand german 105").play("card 105", "select G1", "join G2", "done")
    p.play("move G1 D03").settle()
    p.play("move G1 E03").settle()
    p.play("move G2 D04").settle()
    p.play("move G2 E04").settle()
    assert (p.unit("G1").hex, p.unit("G2").hex, p.turn) == ("E03", "E04", "soviet")
    dug = duel("hand german 111").play("card 111", "select G1", "join G2", "done").settle()
    assert (dug.unit("G1").hasty, dug.unit("G2").hasty, dug.turn) == (True, True, "soviet")
    close = classic(LONE, "unit S1 soviet at C03 facing N", "hand german 111")
    assert not close.legal("card 111")


@pytest.mark.rule("COHC-24.d")
def test_mission_cards_happen_when_they_are_drawn():
    p = duel("deck 18 19 102", "draw german 1", "objective C03 german", "mission 19 german cap 2")
    p.play("pass", "pass", "draws 18", "draws 19", "draws 102")
    assert p.hand("german") == (102,)
    assert p.state.bonus[0] == 2
    ends = duel("deck 20 102", "draw german 1").play("pass", "pass", "draws 20")
    assert ends.state.over


@pytest.mark.rule("COHC-24.d")
def test_objectives_have_a_deck_of_their_own_and_stay_secret_to_the_end():
    lines = ("mission 21 german destroy 1 3", "mission 22 soviet hold G05 2", "round 5 of 5")
    p = duel(*lines, "unit S2 soviet destroyed", "secret german 21, soviet 22")
    assert p.view("soviet").missions == (22,)
    p.play("rush G1", "stall G1", "pass", "pass")
    assert p.state.classic is not None
    assert p.state.over
    assert p.state.classic.vp == (3, 2)


@pytest.mark.rule("COHC-24.d")
def test_each_player_draws_one_objective_at_the_start():
    from hexfront.games.coh.definitions.missions import Aim, Mission

    rows = (
        Mission(21, 0, aim=Aim.HOLD, hex=0, points=1),
        Mission(22, 1, aim=Aim.HOLD, hex=0, points=1),
    )
    state = start(replace(scenario("classic-tanks"), missions=rows))
    while state.actor() == -1:
        state.fall(state.chances().outcomes[0])
    assert state.missions == [(21,), (22,)]


@pytest.mark.rule("COHC-24.e")
def test_weapon_cards_are_attacks_and_not_for_groups():
    p = classic(LONE, "unit G2 german at C03 facing SE", "unit S1 soviet at D04 facing NW",
                "weapons german W12 W13 W14", "terrain woods D04", "smoke light D04")  # fmt: skip
    p.play("activate G1")
    grenades = {x.label for x in p.dr("weapon G1 W12 D04").lines}
    assert {"tally-terrain-woods", "tally-smoke-heavy"} <= grenades
    flames = {x.label for x in p.dr("weapon G1 W13 D04").lines}
    assert not {"tally-terrain-woods", "tally-smoke-heavy"} & flames
    p.play("weapon G1 W12 D04")
    assert p.waits_for == "HitNumber"
    foot = classic(LONE, "unit S1 soviet at C03 facing NW", "weapons german W14")
    assert not foot.play("activate G1").legal("weapon-close G1 W14 S1")
    tank = classic(
        LONE, "unit S1 soviet at C03 facing NW mover=tracked armored", "weapons german W14"
    )
    assert tank.play("activate G1").legal("weapon-close G1 W14 S1")


@pytest.mark.example("COHC-EX-C24-1")
def test_card_7_gives_the_activated_unit_the_dice_as_ap():
    p = duel("hand german 107", "cap german 3")
    assert not p.legal("card 107")
    p.play("activate G1", "card 107", (3, 4)).settle()
    assert (ap(p, "german"), p.cap("german"), p.turn) == (14, 2, "soviet")


@pytest.mark.rule("COHC-1.f")
def test_what_is_noted_at_the_set_up_stays_secret_and_falls_before_round_1():
    noted = ClassicTerms(targets=((0, 16, scenario("classic-tanks").start[5].hex),))
    state = start(replace(scenario("classic-tanks"), classic=noted))
    assert any(entry.message == "log-strike-lands" for entry in state.news or ())
    p = classic(LONE, "unit S1 soviet at E04 hidden", "terrain woods E04")
    assert p.view("german").units[1].hex == -1


@pytest.mark.rule("COHC-24.b")
@pytest.mark.parametrize(("unit", "turns"), [
    ("fixed", True), ("fixed hit=pinned!", False),
    ("mover=tracked armored tank role=vehicle fixed", False),
])  # fmt: skip
def test_infantry_that_card_20_holds_may_still_turn(unit: str, turns: bool):
    p = classic(f"unit G1 german at C03 facing SE {unit}",
                "unit G2 german at C04 facing SE", "unit S1 soviet at I07 facing NW")  # fmt: skip
    p.play("activate G1", "activate G2")
    assert not p.legal("move G1 D04")
    assert p.legal("pivot G1 S") is turns
    p.play("gather G2 move", "join G1", "done")
    assert ("pivot G1 S" in p.choices()) is turns
    assert "move G1 D04" not in p.choices()
