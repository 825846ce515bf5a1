"""Why not? Every choice that is not legal is answered with the rule that it runs into."""

import re
from pathlib import Path

import msgspec
import pytest

from hexfront.games.s42 import game
from hexfront.games.s42.choices import S42Choice
from hexfront.games.s42.legality import BARS, NAMES
from hexfront.games.s42.notation import position
from hexfront.games.s42.screen.companion import S42GameFacts

SOURCES = sorted(Path(game.__file__).parent.rglob("*.py"))

MOVEMENT = """
    area X axis 1000-1010
    axis A 6-7-3 at 1203
    axis B 6-7-3 at 1203 train
    axis C 6-7-3 at 1208 locked
    axis D 6-7-3 at 1407 disrupted
    axis N 0-0-5 army-hq at 1210
    sp P axis at 1210
    soviet S 9-9-3 at 1405
    soviet T 3-4-3 at 1406
    soviet U 3-4-3 at 1206
    phase movement axis
"""
COMBAT = """
    axis A 6-7-3 at 1306
    axis B 6-7-3 at 1305 disrupted
    axis C 6-7-3 at 1609
    axis R 6-7-3 romanian at 1305
    axis H 6-7-3 hungarian at 1306
    axis G S-(1)-5 artillery at 1303 used
    air ger-8-fk used
    soviet S 3-4-3 at 1405
    soviet T 3-4-3 at 1404
    soviet Z 3-4-3 at 1010
    phase combat axis
"""
INITIAL = """
    terrain sea 1108
    area X axis 1000-1010
    area A soviet 1600-1610
    city 1203
    axis A 6-7-3 at 1203 reduced
    axis B 6-7-3 at 1204
    axis E 6-7-3 eliminated=4
    axis G S-(1)-5 artillery at 1205 used
    sp P axis at 1206
    soviet S 3-4-3 at 1405
    fort axis 1208
    rp 1
    phase initial axis
"""


@pytest.mark.parametrize(
    ("words", "rule", "message"),
    [
        ("move B", "S42-5.6.3.e", "no-train"),
        ("move C", "S42-20.6.a", "no-locked"),
        ("move S", "S42-3.0.c", "no-not-yours"),
        ("march 1304", "S42-5.1.a", "no-unit-chosen"),
        ("attack 1405", "S42-3.0.g", "no-other-phase"),
        ("fortify 1203", "S42-3.0.d", "no-other-phase"),
        ("overrun 1405", "S42-8.1.a", "no-attack-without-units"),
        ("overrun 1203", "S42-8.1.a", "no-attack-nobody"),
        ("overrun 1406", "S42-13.2.1.c", "no-attack-disrupted"),
        ("go-full-retreat N", "S42-19.2.c", "no-flight-non-combat"),
        ("flip-supply P full-move", "S42-18.6.2.b", "no-flip-same"),
        ("flip-supply A ready", "S42-18.6.2.a", "no-not-supply"),
        ("move-flotilla 1203 1204", "S42-5.5.3.c", "no-flotilla-axis"),
        ("remove-fort 1203", "S42-9.7.5.a", "no-fort-there"),
        ("disband A", "S42-4.4.b", "no-disband"),
    ],
)
def test_in_the_movement_phase(words: str, rule: str, message: str):
    refusal = position(MOVEMENT).refusal(words)
    assert (refusal.rule, refusal.message) == (rule, message)


@pytest.mark.parametrize(
    ("words", "rule", "message"),
    [
        ("march 1203", "S42-5.1.a", "no-already-there"),
        ("march 1405", "S42-5.1.e", "no-enemy-there"),
        ("march 1610", "S42-5.1.a", "no-out-of-reach"),
        ("take B", "S42-5.6.3.e", "no-train"),
        ("take D", "S42-5.1.b", "no-take-elsewhere"),
        ("take A", "S42-5.1.b", "no-already-along"),
        ("drop-off B", "S42-5.1.c", "no-not-along"),
        ("drop-off A", "S42-5.1.c", "no-drop-off-now"),
        ("halt", "S42-5.1.a", "no-halt-yet"),
        ("enter-area X", "S42-22.3.1.a", "no-area-not-beside"),
        ("entrain 1304", "S42-5.6.3.a", "no-rail-here"),
        ("sail 1304", "S42-5.7.1.a", "no-sea-axis"),
        ("transfer X", "S42-22.6.1.a", "no-transfer-place"),
        ("move N", "S42-5.1.d", "no-move-unfinished"),
        ("end-phase", "S42-5.1.d", "no-move-unfinished"),
    ],
)
def test_while_a_unit_moves(words: str, rule: str, message: str):
    refusal = position(MOVEMENT).choose("move A").refusal(words)
    assert (refusal.rule, refusal.message) == (rule, message)


def test_rail_and_sea_are_instead_of_any_step():
    p = position(MOVEMENT).play("move A; march 1204")
    assert p.refusal("entrain 1304").message == "no-journey-after-step"
    p = position(MOVEMENT.replace("axis A", "soviet A").replace("phase movement axis", ""))
    p.enter_phase("movement soviet")
    refused = p.play("move A; march 1204").refusal("sail 1304")
    assert (refused.rule, refused.message) == ("S42-5.7.1.d", "no-journey-after-step")


@pytest.mark.parametrize(
    ("words", "rule", "message"),
    [
        ("attack 1010", "S42-8.1.a", "no-attack-without-units"),
        ("attack 1203", "S42-8.1.a", "no-attack-nobody"),
        ("join A", "S42-8.1.a", "no-attack-begun"),
        ("resolve", "S42-8.1.a", "no-attack-begun"),
        ("use-air ger-8-fk", "S42-8.1.a", "no-attack-begun"),
        ("move A", "S42-3.0.e", "no-other-phase"),
        ("call-off", "S42-3.0.c", "no-not-now"),
    ],
)
def test_in_the_combat_phase(words: str, rule: str, message: str):
    refusal = position(COMBAT).refusal(words)
    assert (refusal.rule, refusal.message) == (rule, message)


@pytest.mark.parametrize(
    ("words", "rule", "message"),
    [
        ("join B", "S42-13.2.1.c", "no-attack-disrupted"),
        ("join C", "S42-8.1.a", "no-attack-not-adjacent"),
        ("join S", "S42-3.0.c", "no-not-yours"),
        ("join A", "S42-8.2.a", "no-already-attacking"),
        ("leave C", "S42-8.2.a", "no-not-attacking"),
        ("use-air ger-8-fk", "S42-9.3.6.c", "no-air-used"),
        ("use-artillery G", "S42-18.2.1.d", "no-support-used"),
        ("use-artillery A", "S42-18.2.1.a", "no-support-not-asu"),
        ("withhold", "S42-8.3.b", "no-support-called"),
        ("attack 1404", "S42-8.2.a", "no-attack-unfinished"),
        ("end-phase", "S42-8.2.a", "no-attack-unfinished"),
    ],
)
def test_while_an_attack_is_put_together(words: str, rule: str, message: str):
    refusal = position(COMBAT).choose("attack 1405").refusal(words)
    assert (refusal.rule, refusal.message) == (rule, message)


def test_two_nations_of_allies_do_not_attack_together():
    p = position(COMBAT).choose("attack 1405")
    out = next(name for name in ("R", "H") if p.legal(f"leave {name}") is False)
    assert p.refusal(f"join {out}").rule == "S42-20.5.1.a"


def test_odds_below_one_to_three_are_refused():
    p = position("""
        axis A 6-7-3 at 1304
        axis B 1-1-3 at 1305
        soviet T 9-19-3 at 1404
        phase combat axis
    """)
    p.play("attack 1404; leave A")
    assert (p.refusal("resolve").rule, p.refusal("resolve").args["odds"]) == ("S42-8.4.1.a", "1-19")


def test_an_attack_that_was_called_off_is_not_offered_again():
    p = position(COMBAT).play("attack 1405; call-off")
    assert p.refusal("attack 1405").message == "no-attack-dropped"


@pytest.mark.parametrize(
    ("words", "rule", "message"),
    [
        ("fortify 1405", "S42-9.7.2.c", "no-fort-enemy-hex"),
        ("fortify 1208", "S42-9.7.3.a", "no-second-fort"),
        ("fortify 1108", "S42-2.2.3.a", "no-land"),
        ("refit A", "S42-18.2.1.d", "no-flip-not-used"),
        ("refit G", "S42-18.1.d", "no-refit-off-rail"),
        ("spend-supply P G", "S42-18.6.4.b", "no-flip-not-stacked"),
        ("place-supply A", "S42-18.1.e", "no-supply-place"),
        ("replace B infantry", "S42-21.1.1.a", "no-replacement-full-strength"),
        ("replace E infantry", "S42-21.1.1.a", "no-replacement-not-in-play"),
        ("replace A infantry", "S42-21.1.3.b", "no-replacement-left"),
        ("replace A tank", "S42-21.1.4.a", "no-replacement-type"),
        ("return A infantry", "S42-21.1.1.a", "no-return-not-eliminated"),
        ("return E infantry", "S42-21.3.1.h", "no-return-yet"),
        ("arrive A X", "S42-22.1.2.a", "no-arrival-due"),
        ("move-railhead 1203 1204", "S42-3.0.i", "no-other-phase"),
    ],
)
def test_in_the_initial_phase(words: str, rule: str, message: str):
    text = INITIAL
    if words.startswith("move-railhead"):
        text += "\nrailhead 1203"
    refusal = position(text).refusal(words)
    assert (refusal.rule, refusal.message) == (rule, message)


def test_a_phase_does_not_end_before_reinforcements_are_placed():
    p = position("""
        area X axis 1000-1004
        area Y axis 1005-1010
        axis A 6-7-3 due=5 entry=X+Y
        axis B 6-7-3 at 1203
        phase initial axis
    """)
    assert p.refusal("end-phase").message == "no-end-before-arrivals"
    assert p.refusal("arrive B X").message == "no-arrival-due"


def test_a_retreat_step_names_what_bars_it():
    p = position("""
        axis A 20-8-6 at 1305
        axis B 20-8-6 at 1304
        soviet S 3-4-3 at 1405
        crt * * = DR2 2
        phase combat axis
        turn 3
    """)
    p.play("attack 1405; resolve", 3)
    p.until("step")
    assert p.refusal("step 1305").rule == "S42-12.2.a"
    assert p.refusal("step 1609").message == "no-step-far"
    assert p.refusal("advance S").message == "no-retreat-unfinished"


def test_things_that_are_not_in_the_game():
    p = position(MOVEMENT)
    decoder = msgspec.json.Decoder(S42Choice)
    for text, message in (
        ('{"type":"Move","unit":9999}', "no-such-unit"),
        ('{"type":"March","to":-3}', "no-such-hex"),
        ('{"type":"Entrain","place":-99}', "no-such-place"),
        ('{"type":"UseAir","air":7}', "no-such-air-unit"),
        ('{"type":"MoveRailhead","index":5,"to":0}', "no-such-railhead"),
        ('{"type":"Replace","unit":0,"kind":"tea"}', "no-such-replacement"),
        ('{"type":"FlipSupply","unit":0,"shows":"back"}', "no-such-supply-side"),
    ):
        assert p._refused(decoder.decode(text)).message == message


def test_every_rule_named_in_a_refusal_can_be_read():
    rules = S42GameFacts().rules("en")
    cited = {
        rule
        for path in SOURCES
        for rule in re.findall(
            r'"(S42-[0-9A-Z][0-9a-z.]*[a-z0-9])"', path.read_text(encoding="utf-8")
        )
    }
    assert len(cited) > len(BARS)
    assert cited <= set(rules)


def test_every_choice_that_can_be_barred_has_its_reasons():
    """What is left needs none: it can only be given at the wrong moment."""
    plain = {kind.__name__ for kind in S42Choice.__args__ if kind not in BARS}
    unbarred = {"CallOff", "Decline", "EndAdvance", "KeepMarkers", "KeepRemnant"}
    unbarred |= {"Reroll", "SkipRemnant"}
    assert plain == unbarred


def test_what_must_be_the_choosers_own_has_an_owner():
    for kind in S42Choice.__args__:
        for field in kind.own:
            assert field in kind.__struct_fields__
            assert NAMES[field].owners is not None
