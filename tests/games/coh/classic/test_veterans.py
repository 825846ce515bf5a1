"""C24, table T10: veteran cards."""

import pytest

from hexfront.games.coh.definitions.cards import VETERAN_CARDS
from hexfront.games.coh.definitions.library import definitions
from hexfront.games.coh.notation import Position
from hexfront.games.notation.faults import NotationError
from tests.games.coh.classic.helpers import ap, classic, duel, marked

FAR = "unit S1 soviet at I07 facing NW"
LONE = "unit G1 german at C03 facing SE"


def labels(tally):
    return {line.label: line.value for line in tally.lines}


@pytest.mark.rule("COHC-24.f")
def test_every_card_can_be_given_and_says_what_it_does():
    cards = definitions(True).veterans
    assert tuple(cards) == VETERAN_CARDS == (*range(1, 16), 30)
    for number in VETERAN_CARDS:
        assert set(cards[number].text) == {"en", "ru"}
        duel(f"veteran {number} german G1")
    with pytest.raises(NotationError, match="veteran card"):
        duel("veteran 16 german G1")


# For the whole game


@pytest.mark.rule("COHC-24.f")
def test_better_equipped_adds_fp_and_range():
    p = duel("veteran 2 german G1")
    assert labels(p.ar("attack G1 G05"))["tally-better-equipped"] == 1
    assert "tally-better-equipped" not in labels(p.ar("attack G2 G05"))
    for card, long in (("", True), ("veteran 2 german G1", False)):
        q = classic(LONE + " range=3", "unit S1 soviet at H05 facing NW", card)
        assert ("tally-long-range" in labels(q.ar("attack G1 H05"))) is long


@pytest.mark.rule("COHC-24.f")
@pytest.mark.parametrize(("marker", "left"), [("panicked", ""), ("pinned", "pinned")])
def test_high_morale_knows_no_panic(marker, left):
    p = duel("veteran 3 soviet S1").play("rush G1", "attack G1 G05", "done", 9, f"draws {marker}")
    assert p.settle().unit("S1").hit == left


@pytest.mark.rule("COHC-24.f")
def test_organized_retreat_costs_nothing_more_backward():
    for card, cost in (("", 2), ("veteran 9 german G1", 1), ("veteran 9 german G2", 2)):
        assert duel(card).play("activate G1").cost("move G1 B03") == cost


@pytest.mark.rule("COHC-24.f")
@pytest.mark.parametrize("facing", ["NW", "SE"])
def test_use_of_terrain_adds_1_to_front_and_rear(facing):
    p = classic(LONE, f"unit S1 soviet at G05 facing {facing}", "veteran 15 soviet S1")
    assert labels(p.dr("attack G1 G05"))["tally-use-of-terrain"] == 1


# Before an action, or instead of one


@pytest.mark.rule("COHC-24.f")
def test_forced_march_spends_all_ap_on_movement_in_one_action():
    """AC31."""
    p = duel("veteran 1 german G1", "cap german 5").play("activate G1", "veteran G1 1")
    assert p.waits_for == "ForcedMarch"
    assert not p.legal("attack G1 G05")
    assert not p.legal("done")  # it is an action
    for to in ("D04", "E04", "F05"):
        p.play(f"move G1 {to}")
        p.play("face G1 SE")
    assert (p.unit("G1").hex, ap(p, "german"), p.turn) == ("F05", 4, "german")
    p.play("pivot G1 N")
    p.play("done").settle()
    assert (p.unit("G1").spent, ap(p, "german"), p.turn) == (True, 0, "soviet")
    assert p.cap("german") == 5
    assert not duel("veteran 1 german G1").legal("veteran G1 1")  # not activated


@pytest.mark.rule("COHC-24.f")
def test_a_forced_march_ends_when_ap_do_or_an_enemy_is_met():
    lone = "unit G1 german at C03 facing SE active"
    p = classic(lone, FAR, "ap german 2", "veteran 1 german G1", "terrain woods E04")
    p.play("veteran G1 1", "move G1 D04", "face G1 SE")
    assert p.refusal("move G1 E04").message == "refuse-too-dear"  # 2, and no CAP
    p.play("move G1 E03", "face G1 SE")
    assert (p.unit("G1").spent, p.turn) == (True, "soviet")
    met = classic(lone, "unit S1 soviet at D04 facing N", "ap german 5", "veteran 1 german G1")
    met.play("veteran G1 1", "move G1 D04").settle()
    assert (met.unit("G1").spent, met.turn) == (True, "soviet")
    none = classic(lone + " hit=pinned", FAR, "ap german 5", "veteran 1 german G1")
    assert none.refusal("veteran G1 1").message == "refuse-no-march"


@pytest.mark.rule("COHC-24.f", "COHC-22.k")
def test_no_cap_are_added_to_a_forced_march_in_wire():
    p = classic("unit G1 german at C03 facing SE active", FAR, "ap german 4", "cap german 5",
                "veteran 1 german G1", "work wire D04 soviet")  # fmt: skip
    p.play("veteran G1 1", "move G1 D04", 4).settle()
    assert (p.unit("G1").hex, p.unit("G1").spent, p.cap("german")) == ("C03", True, 5)


@pytest.mark.rule("COHC-24.f")
def test_experience_gives_4_ap_more_once():
    p = duel("veteran 4 german G1").play("activate G1", "veteran G1 4")
    assert ap(p, "german") == 11
    assert p.refusal("veteran G1 4").rule == "COHC-24.f"
    assert duel("veteran 4 german G1").refusal("veteran G2 4").rule == "COHC-24.f"
    assert duel("veteran 4 german G1").refusal("veteran G1 4").message == (
        "refuse-veteran-not-active"
    )


@pytest.mark.rule("COHC-24.f")
def test_good_leadership_is_an_action_that_rallies():
    p = classic(LONE + " hit=pinned", FAR, "veteran 5 german G1").play("veteran G1 5").settle()
    assert (p.unit("G1").hit, p.turn) == ("", "soviet")
    beside = classic(LONE + " hit=pinned", "unit S1 soviet at C03 facing N", "veteran 5 german G1")
    assert not beside.legal("veteran G1 5")


SENSED = (LONE, "terrain woods E05 F05", "veteran 7 german G1")


@pytest.mark.rule("COHC-24.f")
def test_6th_sense_is_used_before_or_after_an_action():
    before = (
        classic(*SENSED, "unit S1 soviet at E04 hidden", "terrain woods E04")
        .play("veteran G1 7")
        .settle()
    )
    assert (before.unit("S1").place, before.turn) == ("board", "german")
    after = classic(*SENSED, "unit S1 soviet at F05 hidden").play("rush G1", "move G1 D04")
    after.play("face G1 SE")
    assert (after.waits_for, after.actor) == ("LookBack", "german")
    after.play("veteran G1 7").settle()
    assert (after.unit("S1").place, after.turn) == ("board", "soviet")
    kept = classic(*SENSED, "unit S1 soviet at F05 hidden").play("rush G1", "move G1 D04")
    kept.play("face G1 SE", "decline", "pass")
    assert kept.legal("veteran G1 7")


@pytest.mark.rule("COHC-24.f")
def test_6th_sense_does_not_go_with_cautious_movement():
    for step, asked in (("creep", False), ("move", True)):
        p = classic(*SENSED, "unit S1 soviet at F05 hidden", words="edition cautious")
        p.play("rush G1", f"{step} G1 D04", "face G1 SE")
        assert (p.waits_for == "LookBack") is asked
    nobody = classic(*SENSED, FAR).play("rush G1", "move G1 D04", "face G1 SE")
    assert nobody.turn == "soviet"  # nobody hides


@pytest.mark.rule("COHC-24.f")
def test_extra_initiative_is_an_action_that_draws_a_card():
    p = duel("veteran 12 german", "deck 102").play("veteran G1 12", "draws 102")
    assert (p.hand("german"), p.turn) == ((102,), "soviet")


@pytest.mark.example("COHC-EX-C24-2")
@pytest.mark.rule("COHC-24.f")
def test_iron_will_lets_a_stunned_unit_fire_as_long_as_it_is_activated():
    lines = (LONE + " hit=stunned", "unit S1 soviet at G05 facing NW", "veteran 11 german G1")
    assert not classic(*lines).play("activate G1").legal("attack G1 G05")
    p = classic(*lines).play("activate G1", "veteran G1 11")
    assert p.legal("attack G1 G05")
    assert not p.legal("move G1 D04")
    p.play("attack G1 G05", 2).settle()
    assert p.play("pass").legal("attack G1 G05")
    p.play("rest")
    assert p.refusal("attack G1 G05").message == "refuse-marker-bars-all"


@pytest.mark.rule("COHC-24.f")
def test_iron_will_lasts_one_action_of_a_unit_that_is_not_activated():
    lines = (LONE + " hit=stunned", "unit S1 soviet at G05 facing NW", "veteran 11 german G1")
    p = classic(*lines).play("veteran G1 11", "attack G1 G05", 2).settle()
    assert p.play("pass").refusal("attack G1 G05").message == "refuse-marker-bars-all"


@pytest.mark.rule("COHC-24.f")
@pytest.mark.parametrize("word", ["willed", ""])
def test_iron_will_cancels_all_effects_but_those_on_movement(word):
    """Cowering: fire +2, range 1, defense +1, move +1."""
    lines = (LONE + f" hit=cowering! active range=5 {word}", "unit S1 soviet at G05 facing NW")
    p = classic(*lines, "ap german 7")
    assert p.legal("attack G1 G05") is bool(word)
    assert p.cost("move G1 D03") == 2
    if word:
        assert p.cost("attack G1 G05") == 3
    q = classic(*lines, "ap german 7", "turn soviet")
    assert q.dr("attack S1 C03").value("tally-hit-marker") == (0 if word else 1)


@pytest.mark.rule("COHC-24.f")
def test_what_a_comrade_does_by_his_card_is_done_for_him_alone():
    stunned = LONE + " hit=stunned"
    p = classic(stunned, "unit G2 german at A01 facing S willed", "unit S1 soviet at G05 facing NW",
                "veteran 11 german G1")  # fmt: skip
    assert not p.legal("attack G1 G05")
    assert p.legal("veteran G1 11")
    idle = duel("veteran 4 german G1").play("activate G2")
    assert idle.refusal("veteran G1 4").message == "refuse-veteran-not-active"


MARKS = ("active", "stuck", "fixed", "hurried", "crept", "barred", "widows", "willed", "shrouded")


@pytest.mark.parametrize("word", MARKS)
def test_what_the_edition_marks_is_written_and_read(word):
    p = duel(f"unit S2 soviet at I07 facing NW {word}", "ap soviet 3")
    assert marked(p, word, "S2")
    again = Position.read(p.text())
    assert marked(again, word, "S2")
    assert again.text() == p.text()


LURKER = ("unit G1 german at C03 hidden", "unit S1 soviet at G05 facing NW", "terrain woods C03")


@pytest.mark.rule("COHC-24.f")
def test_hidden_action_lets_a_hidden_unit_fire_unseen():
    """Designed for Hexfront: the rule that the card names is not in the sheet."""
    assert not classic(*LURKER).legal("attack G1 G05")
    p = classic(*LURKER, "veteran 13 german G1").play("veteran G1 13", "attack G1 G05", 2).settle()
    assert (p.unit("G1").place, p.turn) == ("hidden", "soviet")
    assert p.view("soviet").units[0].hex == -1
    assert p.play("pass").refusal("veteran G1 13").rule == "COHC-24.f"
    assert not p.legal("attack G1 G05")
    assert not duel("veteran 13 german G1").legal("veteran G1 13")  # it is not hidden


@pytest.mark.rule("COHC-24.f")
def test_hidden_action_serves_a_unit_once_in_a_turn():
    lines = (*LURKER, "unit G2 german at C03 hidden", "veteran 13 german G1", "veteran 13 german")
    p = classic(*lines).play("veteran G1 13")
    assert not p.legal("veteran G1 13")
    assert p.legal("veteran G2 13")


@pytest.mark.rule("COHC-24.f", "COHC-13.a")
def test_hidden_action_spares_a_sniper_the_die():
    sniper = ("unit G1 german at C03 hidden sniper", *LURKER[1:])
    watched = classic(*sniper).play("attack G1 G05", 2)
    assert watched.waits_for == "SpottingRoll"
    p = classic(*sniper, "veteran 13 german G1").play("veteran G1 13", "attack G1 G05", 2)
    assert p.settle().turn == "soviet"


# In the middle of things


@pytest.mark.rule("COHC-24.f")
def test_overrun_adds_4_to_an_armored_vehicle_that_is_no_truck():
    tank = "unit G1 german at C03 facing SE mover=tracked armored tank red=4"
    target, card = "unit S1 soviet at E04 facing NW", "veteran 30 german G1"
    p = classic(tank, target, card).play("rush G1", "attack G1 E04", "veteran G1 30", "shift 0", 4)
    assert p.told("log-hit")
    q = classic(tank, target, card).play("rush G1", "attack G1 E04", "veteran G1 30", "shift 0", 3)
    assert q.told("log-miss")
    assert not classic(LONE, target, card).play("rush G1", "attack G1 E04").legal("veteran G1 30")


@pytest.mark.rule("COHC-24.f")
def test_combat_hardened_rolls_one_die_again_once_in_a_turn():
    p = duel("veteran 14 german").play("rush G1", "attack G1 G05", "done", (1, 6))
    assert p.refusal("reroll 2").message == "refuse-not-now"  # there are two dice
    p.play("reroll 0", 6)
    assert p.settle().told("log-hit")[0].args["roll"] == 12
    q = classic(LONE, "unit S1 soviet at G05 facing NW", "unit S2 soviet at G05 facing NW",
                "veteran 14 german")  # fmt: skip
    q.play("rush G1", "attack G1 G05", "target S1", (1, 1), "reroll 1", 1, (1, 1)).settle()
    assert q.turn == "soviet"  # no second time in this turn


@pytest.mark.rule("COHC-24.f")
def test_feared_reputation_takes_the_first_turn():
    assert duel("veteran 10 german").play("pass", "pass", 2, 12, "done").turn == "german"
    assert duel("veteran 10 german").play("pass", "pass", 2, 12, "decline").turn == "soviet"
    assert duel("veteran 10 german").play("pass", "pass", 12, 2).turn == "german"


@pytest.mark.rule("COHC-24.f")
def test_who_destroys_a_veteran_falls_and_its_owner_chooses_from_a_group():
    p = duel("veteran 6 soviet S1").play("rush G1", "attack G1 G05", "join G2", 12)
    assert (p.waits_for, p.actor) == ("Vengeance", "german")
    p.play("target G2").settle()
    assert (p.unit("S1").place, p.unit("G2").place) == ("destroyed", "destroyed")
    assert p.unit("G1").place == "board"


@pytest.mark.rule("COHC-24.f")
def test_a_sniper_who_destroys_a_veteran_falls_where_he_hides():
    p = classic("unit S1 soviet at C03 hidden sniper red=9", "terrain woods C03", "turn soviet",
                "unit G1 german at E04 facing NW flank=9", "unit G2 german at I07 facing N",
                "veteran 6 german G1").play("rush S1", "attack S1 E04", 12)  # fmt: skip
    assert (p.unit("G1").place, p.unit("S1").place) == ("destroyed", "destroyed")


@pytest.mark.rule("COHC-24.f")
def test_who_is_carried_has_not_fired_and_does_not_fall():
    tank = "unit G1 german at C03 facing SE mover=tracked armored tank red=6"
    p = classic(tank, "unit G2 german on=G1", "unit S1 soviet at E04 facing NW",
                "unit S2 soviet at I07 facing N", "veteran 6 soviet S1")  # fmt: skip
    p.play("rush G1", "attack G1 E04", 12)
    assert (p.unit("G1").place, p.unit("G2").place, p.turn) == ("destroyed", "board", "soviet")


TARGET = "unit {} soviet at {} facing NW front=20 flank=20"


def shelled(*lines):
    """German artillery is about to fall on G05."""
    p = classic("weapons german W16", LONE, TARGET.format("S1", "G05"), *lines, "round 1 of 9")
    return p.play("pass", "pass", "strike G05", 7, 2, "pass", "pass")


@pytest.mark.rule("COHC-24.f")
def test_close_call_lets_a_unit_step_aside_before_artillery_falls():
    card, second = "veteran 8 soviet", TARGET.format("S2", "F05")
    p = shelled(card, second)
    assert (p.waits_for, p.actor) == ("CloseCall", "soviet")
    assert p.legal("move S1 H05")
    p.play("move S2 E04", "face S2 NW")
    assert (p.unit("S2").hex, p.waits_for) == ("E04", "HitNumber")
    assert p.state.stack[-1].target == p.id("S1")  # nobody else is left
    stays = shelled(card, second).play("decline")
    assert "target S2" in stays.choices()


@pytest.mark.rule("COHC-24.f")
def test_close_call_is_for_one_unit_in_the_hexes_that_are_struck():
    beyond = shelled("veteran 8 soviet S2", TARGET.format("S2", "E04"))  # two hexes off
    assert beyond.waits_for != "CloseCall"
    other = shelled("veteran 8 soviet S2", TARGET.format("S2", "F05"))
    assert not other.legal("move S1 H05")
    pinned = shelled("veteran 8 soviet S1").waits_for
    assert pinned == "CloseCall"
    fixed = shelled("veteran 8 soviet S2", TARGET.format("S2", "F05") + " hit=pinned")
    assert fixed.waits_for != "CloseCall"
    twice = shelled("veteran 8 soviet", "veteran 8 soviet", TARGET.format("S2", "F05"))
    twice.play("move S2 E04", "face S2 NW")
    assert (twice.waits_for, twice.legal("move S1 H05")) == ("CloseCall", True)


@pytest.mark.rule("COHC-24.f")
def test_smoke_shells_are_nothing_to_flee_from():
    p = classic("weapons german W16", LONE, TARGET.format("S1", "G05"), "veteran 8 soviet",
                "round 1 of 9")  # fmt: skip
    p.play("pass", "pass", "smoke-strike G05", 7, 2, "pass", "pass")
    assert p.waits_for != "CloseCall"
