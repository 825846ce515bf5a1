"""C24 at its edges: what cards leave alone, and what one turn allows."""

import pytest

from hexfront.games.coh.definitions.library import definitions
from tests.games.coh.classic.helpers import ap, classic, duel, marked

FAR = "unit S1 soviet at I07 facing NW"
LONE = "unit G1 german at C03 facing SE"


@pytest.mark.rule("COHC-4.h", "COHC-24.b")
def test_a_card_between_two_passes_keeps_the_round_going():
    """The Soviets have passed; both play cards of no unit, and the Germans pass."""
    p = duel("hand german 113, soviet 113", "passed soviet", "round 1 of 5")
    p.play("card 113", 1).settle().play("card 113", 1).settle()
    p.play("pass")
    assert (p.round, p.turn) == (1, "soviet")


@pytest.mark.rule("COHC-24.b")
@pytest.mark.parametrize("card", [102, 113])
def test_one_action_card_in_a_turn(card):
    p = duel(f"hand german {card}", "turn german card_used")
    assert p.refusal(f"card {card}").message == "refuse-one-action-card"
    assert f"card {card}" not in p.choices()
    assert duel("hand german 110", "turn german card_used").legal("card 110")
    played = duel(f"hand german {card}").play(f"card {card}")
    assert played.card_used


@pytest.mark.rule("COHC-24.b", "COHC-2.c")
def test_card_8_adds_to_the_cap_of_this_round_only():
    p = duel("hand german 108", "bonus german 2", "cap german 3", "base german 5", "round 1 of 5")
    p.play("activate G1", "card 108", 4).settle()
    assert p.state.bonus[0] == 6
    p.play("pass", "pass", 7, 2).settle()
    assert (p.round, p.state.bonus[0], p.cap("german")) == (2, 0, 5)


@pytest.mark.rule("COHC-24.b", "COHC-23.b")
@pytest.mark.parametrize("mines", ["", "hidden"])
def test_a_hidden_unit_that_moves_by_card_5_sets_off_mines(mines):
    p = classic("unit G1 german at C03 hidden", "unit G2 german at A06 facing N", FAR,
                "hand german 105", f"work mines D03 soviet {mines}",
                "terrain woods C03 D03")  # fmt: skip
    p.play("card 105", "select G1", "move G1 D03")
    while p.waits_for == "RevealFacing":
        p.play("face G1 SE")
    assert (p.waits_for, p.unit("G1").place) == ("MineNumber", "board")


@pytest.mark.rule("COHC-24.b")
def test_card_5_is_two_hexes_for_a_vehicle_too():
    tank = LONE + " mover=tracked armored tracks=2"
    p = classic(tank, FAR, "hand german 105").play("card 105", "select G1", "move G1 D04")
    assert not any(choice.startswith("move") for choice in p.choices())
    p.play("face G1 SE", "move G1 E04")
    assert not any(choice.startswith("move") for choice in p.choices())


@pytest.mark.rule("COHC-24.b")
@pytest.mark.parametrize(("kind", "line"), [
    ("mover=tracked armored", -1), ("mover=wheeled role=gun crewed", 0), ("", 0),
])  # fmt: skip
def test_card_20_puts_its_counter_under_vehicles_only(kind, line):
    p = classic(LONE + " red=4 blue=4", f"unit S1 soviet at G05 facing NW {kind} fixed")
    assert p.dr("attack G1 G05").value("tally-bogged") == line


@pytest.mark.rule("COHC-24.b")
def test_nobody_clears_mines_from_hiding():
    p = classic("unit G1 german at C03 hidden", "unit G2 german at D04 facing SE", FAR,
                "terrain woods C03", "work mines D03 soviet", "hand german 141")  # fmt: skip
    p.play("card 141")
    assert p.choices() == ["select G2"]
    assert p.refusal("select G1").message == "refuse-card-other-unit"


@pytest.mark.rule("COHC-24.f")
def test_combat_hardened_is_used_once_in_both_actions_of_card_10():
    p = duel("veteran 14 german", "hand german 110").play("card 110", "rush G1", "attack G1 G05")
    p.play("done", (1, 1), "reroll 0", 1).settle()
    assert (p.turn, marked(p, "active", "G1")) == ("german", False)
    assert p.play("rush G2", "attack G2 G05", (1, 1)).settle().turn == "soviet"
    again = duel("veteran 14 german").play(
        "rush G1", "attack G1 G05", "done", (1, 1), "reroll 0", 1
    )
    again.settle().play("pass", "rush G2", "attack G2 G05", (1, 1))
    assert again.waits_for == "Hardened"


# Groups and payment

HURT = (LONE + " hit=pinned active", "unit G2 german at C04 facing SE hit=pinned", FAR,
        "hand german 103", "ap german 7")  # fmt: skip


@pytest.mark.rule("COHC-24.a", "COHC-24.c")
@pytest.mark.parametrize(("cap", "joins"), [(1, False), (2, True)])
def test_a_group_in_which_not_all_are_activated_pays_for_a_card_in_cap(cap, joins):
    p = classic(*HURT, f"cap german {cap}").play("card 103", "select G1")
    assert (p.waits_for == "CardGroup") is joins
    if joins:
        p.play("join G2", "done").settle()
        assert (ap(p, "german"), p.cap("german")) == (7, 0)
        assert (p.unit("G1").hit, p.unit("G2").hit) == ("", "")


@pytest.mark.rule("COHC-24.d")
def test_objectives_bring_nothing_before_the_end():
    p = duel(
        "mission 21 german destroy 1 3",
        "secret german 21",
        "round 1 of 9",
        "unit S2 soviet at I07 facing NW",
    ).play("rush G1", "attack G1 G05", "join G2", 12)
    p.settle()
    assert p.state.classic is not None
    assert (p.state.classic.vp, p.state.missions[0]) == ((1, 0), (21,))


# Weapon cards (table T8)

WEAPONS = {
    # terrain counts, smoke counts, metal only, reach
    11: (False, True, False, 0), 12: (True, True, False, 1), 13: (False, False, False, 1),
    14: (False, True, True, 0), 15: (True, True, False, 1), 18: (False, True, True, 1),
}  # fmt: skip


@pytest.mark.rule("COHC-24.e")
@pytest.mark.parametrize("number", WEAPONS)
def test_what_the_weapon_cards_take_no_notice_of(number):
    card = definitions(True).weapons[number]
    assert (card.terrain, card.smoke, card.metal, card.reach) == WEAPONS[number]


@pytest.mark.rule("COHC-24.e")
@pytest.mark.parametrize(("kind", "legal"), [
    ("mover=wheeled role=gun crewed", True), ("mover=tracked armored", True), ("", False),
])  # fmt: skip
def test_magnetic_mines_are_for_vehicles_and_guns(kind, legal):
    p = classic(LONE, f"unit S1 soviet at C03 facing NW {kind}", "weapons german W14")
    assert p.play("activate G1").legal("weapon-close G1 W14 S1") is legal


@pytest.mark.rule("COHC-24.e")
@pytest.mark.parametrize("card", ["W12", "W13", "W15"])
def test_nobody_supports_a_weapon_card(card):
    side, other = ("soviet", "german") if card == "W15" else ("german", "soviet")
    p = classic(
        f"unit A1 {side} at C03 facing SE",
        f"unit A2 {side} at C03 facing SE",
        f"unit B1 {other} at D04 facing NW",
        f"weapons {side} {card}",
        f"turn {side}",
    )
    p.play("activate A1", "activate A2", f"weapon A1 {card} D04")
    assert p.waits_for == "HitNumber"
    assert p.refusal("join A2").message == "refuse-not-now"


# Veterans


@pytest.mark.rule("COHC-24.f", "COHC-24.e")
def test_better_equipped_adds_nothing_to_a_weapon_card():
    p = classic(
        LONE, "unit S1 soviet at D04 facing NW", "weapons german W12", "veteran 2 german G1"
    )
    p.play("activate G1")
    assert p.ar("weapon G1 W12 D04").value("tally-better-equipped") == 0
    assert p.ar("attack G1 D04").value("tally-better-equipped") == 1


@pytest.mark.rule("COHC-24.f")
@pytest.mark.parametrize(("veteran", "left"), [("veteran 3 soviet S1", ""), ("", "crew-panicked")])
def test_high_morale_is_for_crews_too(veteran, left):
    p = classic(LONE + " blue=6", "unit S1 soviet at G05 facing NW mover=tracked armored front=12",
                veteran).play("rush G1", "attack G1 G05", 6, "draws crew-panicked")  # fmt: skip
    assert p.settle().unit("S1").hit == left


@pytest.mark.rule("COHC-24.f")
def test_the_counter_that_high_morale_takes_off_is_shown():
    p = classic(LONE + " red=6", "unit S1 soviet at G05 facing NW front=12", "veteran 3 soviet S1")
    p.play("rush G1", "attack G1 G05", 6, "draws panicked").settle()
    (shown,) = [entry for entry in p.heard("german") if entry.message == "log-marker-revealed"]
    assert shown.args["marker"] == "panicked"


KILLERS = (LONE + " red=9", "unit G2 german at C03 facing SE red=9",
           "unit S1 soviet at G05 facing NW front=9", "unit S2 soviet at F05 facing NW front=9",
           "unit S3 soviet at I07 facing N", "round 1 of 9")  # fmt: skip


@pytest.mark.rule("COHC-24.f")
@pytest.mark.parametrize(("veteran", "place"), [
    ("veteran 6 soviet S1", "destroyed"), ("veteran 6 soviet S2", "board"),
    ("veteran 6 soviet", "destroyed"), ("veteran 6 german", "board"),
])  # fmt: skip
def test_blood_and_honor_is_for_the_veteran_himself(veteran, place):
    p = classic(*KILLERS, veteran).play("rush G1", "attack G1 G05", "done", 12).settle()
    assert (p.unit("S1").place, p.unit("G1").place) == ("destroyed", place)


@pytest.mark.rule("COHC-24.f")
def test_blood_and_honor_is_used_once():
    p = classic(*KILLERS, "veteran 6 soviet").play("rush G1", "attack G1 G05", "done", 12).settle()
    p.play("pass", "rush G2", "attack G2 F05", 12).settle()
    assert [p.unit(name).place for name in ("G1", "S2", "G2")] == [
        "destroyed",
        "destroyed",
        "board",
    ]


@pytest.mark.rule("COHC-24.f", "COHC-9.d")
@pytest.mark.parametrize(("veteran", "offered"), [("", False), ("veteran 9 german G1", True)])
def test_a_step_back_is_offered_for_what_it_costs(veteran, offered):
    p = classic(LONE + " active", FAR, veteran, "ap german 1", "cap german 0").play("select G1")
    assert ("move G1 B03" in p.choices()) is offered
    assert "move G1 D04" in p.choices()


@pytest.mark.rule("COHC-24.f")
def test_feared_reputation_is_used_once():
    p = duel("veteran 10 german", "round 1 of 9").play("pass", "pass", 2, 12, "done")
    assert p.turn == "german"
    p.play("pass", "pass", 2, 12)
    assert (p.turn, p.waits_for) == ("soviet", "ClassicTurn")
    kept = duel("veteran 10 german", "round 1 of 9").play("pass", "pass", 2, 12, "decline")
    assert kept.play("pass", "pass", 2, 12).waits_for == "Reputation"


@pytest.mark.rule("COHC-24.f")
def test_either_side_uses_combat_hardened_in_the_same_turn():
    p = classic(
        "unit G1 german at C03 hidden sniper red=4",
        "terrain woods C03",
        "unit S1 soviet at G05 facing NW front=20 flank=20",
        "veteran 14 german",
        "veteran 14 soviet",
    ).play("rush G1", "attack G1 G05", (1, 1), "reroll 0", 1)
    p.play(3)
    assert (p.waits_for, p.actor) == ("Hardened", "soviet")


@pytest.mark.rule("COHC-24.f", "COHC-8.i")
def test_use_of_terrain_counts_in_close_combat():
    p = classic(LONE, "unit S1 soviet at C03 facing NW", "veteran 15 soviet S1")
    assert p.dr("close G1 S1").value("tally-use-of-terrain") == 1


ARMOR = LONE + " mover=tracked armored tank red=4"
FOES = ("unit S1 soviet at E04 facing NW front=20", "unit S2 soviet at E04 facing NW front=20")


@pytest.mark.rule("COHC-24.f")
@pytest.mark.parametrize(("unit", "legal"), [
    (ARMOR, True), (LONE, False), (LONE + " mover=wheeled role=gun crewed", False),
])  # fmt: skip
def test_overrun_is_for_armored_vehicles(unit, legal):
    p = classic(unit, FOES[0], "veteran 30 german G1").play("rush G1", "attack G1 E04")
    assert (p.legal("veteran G1 30"), "veteran G1 30" in p.choices()) == (legal, legal)


@pytest.mark.rule("COHC-24.f")
def test_overrun_is_not_for_trucks_and_is_used_once():
    truck = LONE + " mover=wheeled armored truck red=4"
    p = classic(truck, "unit S1 soviet at C03 facing NW flank=20", "veteran 30 german G1")
    assert not p.play("rush G1", "close G1 S1").legal("veteran G1 30")
    q = classic(ARMOR, *FOES, "veteran 30 german G1").play("rush G1", "attack G1 E04", "target S1")
    q.play("veteran G1 30")
    assert not q.legal("veteran G1 30")
    q.play("shift 0", 2)
    assert not q.legal("veteran G1 30")


@pytest.mark.rule("COHC-24.f")
def test_the_enemys_veterans_are_not_ones_own():
    p = duel("veteran 2 soviet")
    assert p.ar("attack G1 G05").value("tally-better-equipped") == 0
    q = duel("veteran 2 soviet", "turn soviet")
    assert q.ar("attack S1 C03").value("tally-better-equipped") == 1
    both = duel("veteran 2 german G1", "veteran 2 soviet", "turn soviet")
    assert both.ar("attack S1 C03").value("tally-better-equipped") == 1


@pytest.mark.rule("COHC-24.b", "COHC-13.a")
def test_card_9_goes_with_the_shot_of_a_hidden_sniper_and_betrays_nobody():
    p = classic("unit G1 german at C03 hidden sniper red=5", "terrain woods C03",
                "unit S1 soviet at E04 facing NW front=20 flank=15",
                "hand german 109").play("rush G1", "attack G1 E04", "card 109")  # fmt: skip
    assert p.state.stack[-1].number(p.state).total == 15 - 5 - 2
    p.play("shift 0", 7, 3).settle()
    assert (p.unit("G1").place, p.told("log-miss")[0].args["number"]) == ("hidden", 8)


@pytest.mark.rule("COHC-6.e")
def test_as_many_vp_are_a_draw():
    p = duel("round 5 of 5", "points german 2, soviet 2").play("pass", "pass")
    assert (p.state.over, p.winner) == (True, "draw")
    q = duel("round 5 of 5", "points german 2, soviet 3").play("pass", "pass")
    assert q.winner == "soviet"
