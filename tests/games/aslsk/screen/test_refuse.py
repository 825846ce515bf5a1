"""Why not? Every choice that is not legal is answered with the rule that it runs into."""

import re
from pathlib import Path
from typing import get_args

import pytest

from hexfront.games.aslsk import game
from hexfront.games.aslsk.choices import AslskChoice, Destroy, OpenFire, RoutStep, Step, Take
from hexfront.games.aslsk.legality import LEGALITY
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.screen.companion import AslskGameFacts
from hexfront.play import Choice
from hexfront.words import LANGUAGES, bundle

SOURCES = sorted(Path(game.__file__).parent.rglob("*.py"))


def why(p: Position, words: str) -> tuple[str, str]:
    found = p.refusal(words)
    return found.rule, found.message


SET_UP = """
    group wave german in columns A-C
    group late german turn 2 edge west
    group front russian in columns K-N
    ger A 4-6-7 group=wave
    ger B 4-6-7 group=wave
    ger C 4-6-7 group=late
    sw M ger-lmg group=wave
    rus S 4-4-7 group=front
    sets-up-first german
    phase set-up german
"""


@pytest.mark.parametrize(
    ("words", "rule", "message"),
    [
        ("place A K5", "ASL-1.3.a", "no-set-up-there"),
        ("place B A1", "ASL-1.3.a", "no-like-counter-first"),
        ("place C A1", "ASL-3.3.e", "no-placing-reinforcement"),
        ("place S K5", "ASL-3.0.a", "no-enemy-unit"),
        ("pick-up A", "ASL-1.3.a", "no-picking-up"),
        ("hide A1", "ASL-1.3.a", "no-units-to-hide"),
        ("arm M A", "ASL-4.0.w", "no-arming-before-placing"),
        ("arm M C", "ASL-4.0.w", "no-arming-other-group"),
        ("done", "ASL-1.3.a", "no-set-up-unfinished"),
        ("take A", "ASL-3.0.a", "no-wrong-phase"),
    ],
)
def test_at_set_up(words: str, rule: str, message: str):
    assert why(position(SET_UP), words) == (rule, message)


def test_a_placed_unit_is_not_placed_again():
    p = position(SET_UP).do("place A A1")
    assert why(p, "place A A2") == ("ASL-1.3.a", "no-placing-twice")
    assert why(p, "hide A1") == ("ASL-1.3.a", "no-hiding-there")
    p.do("arm M A")
    assert why(p, "arm M A") == ("ASL-4.0.w", "no-arming-twice")


RALLY = """
    terrain woods K5
    ger A 4-6-7 at K5 broken dm
    ger B 4-6-7 at K5
    ger L 9-1 at K5
    ger P 8-1 at M5 pinned
    sw M ger-lmg with B
    sw N ger-lmg at M5
    rus S 4-4-7 at Q9
    phase rally german
"""


@pytest.mark.parametrize(
    ("step", "words", "rule", "message"),
    [
        ("recover", "recover B N", "ASL-3.1.d", "no-weapon-elsewhere"),
        ("recover", "recover A N", "ASL-2.0.s", "no-not-good-order"),
        ("recover", "recover B M", "ASL-3.1.d", "no-possessed"),
        ("recover", "rally A L", "ASL-3.1.b", "no-other-step"),
        ("recover", "transfer M L", "ASL-3.1.b", "no-other-step"),
        ("transfer", "transfer M P", "ASL-3.1.g", "no-weapon-elsewhere"),
        ("transfer", "transfer N B", "ASL-3.1.g", "no-unpossessed"),
        ("transfer", "transfer M A", "ASL-2.0.s", "no-not-good-order"),
        ("self-rally", "self-rally B", "ASL-3.1.j", "no-not-broken"),
        ("rally", "rally A P", "ASL-1.2.1.c", "no-leader-pinned"),
        ("rally", "rally A B", "ASL-3.1.j", "no-not-a-leader"),
        ("rally", "rally S L", "ASL-3.0.a", "no-enemy-unit"),
        ("rally", "open-fire Q9 B", "ASL-3.0.a", "no-wrong-phase"),
    ],
)
def test_in_the_rally_phase(step: str, words: str, rule: str, message: str):
    p = position(RALLY).until(step)
    assert why(p, words) == (rule, message)


FIRE = """
    terrain woods L6
    ger A 4-6-7 +lmg at K5
    ger B 4-6-7 at I5
    ger C 4-6-7 at K5 broken
    ger D 4-6-7 at K5 prep
    ger L 9-1 at K5
    rus S 4-4-7 at K9
    rus T 4-4-7 at M8
    phase prep-fire german running
"""


@pytest.mark.parametrize(
    ("words", "rule", "message"),
    [
        ("open-fire K9 C", "ASL-3.2.3.p", "no-fire-broken"),
        ("open-fire K9 D", "ASL-3.2.a", "no-firing-twice"),
        ("open-fire K9 L", "ASL-1.2.1.b", "no-own-fp"),
        ("open-fire K2 A", "ASL-3.2.d", "no-target"),
        ("open-fire M8 A", "ASL-3.2.1.a", "no-los"),
        ("open-fire K9 B A-lmg", "ASL-1.2.4.a", "no-weapon-of-others"),
        ("open-fire K9 S", "ASL-3.0.a", "no-enemy-unit"),
        ("add-firer A", "ASL-3.2.b", "no-attack-begun"),
        ("direct L", "ASL-3.2.b", "no-attack-begun"),
        ("fire", "ASL-3.2.b", "no-attack-begun"),
        ("bombard A A-lmg", "ASL-6.11.f", "no-mortar"),
        ("fire-panzerfaust A K9", "ASL-4.4.2.r", "no-panzerfaust"),
        ("step K6", "ASL-3.0.a", "no-wrong-phase"),
        ("call-off", "ASL-3.0.a", "no-not-now"),
    ],
)
def test_in_a_fire_phase(words: str, rule: str, message: str):
    assert why(position(FIRE), words) == (rule, message)


@pytest.mark.parametrize(
    ("words", "rule", "message"),
    [
        ("add-firer B", "ASL-3.2.2.j", "no-link-with-group"),
        ("add-firer A", "ASL-3.2.2.j", "no-joining-attack-twice"),
        ("add-firer D", "ASL-3.2.a", "no-firing-twice"),
        ("add-firer L", "ASL-1.2.1.b", "no-own-fp"),
        ("direct A", "ASL-1.2.1.c", "no-leading"),
        ("open-fire K9 B", "ASL-3.2.b", "no-attack-unfinished"),
        ("done", "ASL-3.2.b", "no-attack-unfinished"),
    ],
)
def test_while_an_attack_is_put_together(words: str, rule: str, message: str):
    assert why(position(FIRE).do("open-fire K9 A"), words) == (rule, message)


MOVE = """
    terrain woods K4
    ger A 4-6-7 at K5
    ger B 4-6-7 at K5 pinned
    ger C 4-6-7 at M5
    ger D 4-6-7 at M5 prep
    rus S 4-4-7 at K6
    phase movement german running
"""


@pytest.mark.parametrize(
    ("words", "rule", "message"),
    [
        ("take B", "ASL-3.2.3.x", "no-move-pinned"),
        ("take D", "ASL-3.3.a", "no-move-after-prep-fire"),
        ("take S", "ASL-3.0.a", "no-enemy-unit"),
        ("step K4", "ASL-3.3.1.f", "no-unit-chosen"),
        ("stop", "ASL-3.3.1.f", "no-unit-chosen"),
    ],
)
def test_before_a_move(words: str, rule: str, message: str):
    assert why(position(MOVE), words) == (rule, message)


@pytest.mark.parametrize(
    ("words", "rule", "message"),
    [
        ("step K6", "ASL-3.3.d", "no-entry-to-enemies"),
        ("step K9", "ASL-3.3.b", "no-step-so-far"),
        ("step K4 road", "ASL-1.1.1.RD.a", "no-road-there"),
        ("take C", "ASL-3.3.1.f", "no-move-before-stack-ends"),
        ("join C", "ASL-3.3.1.h", "no-joining-from-afar"),
        ("join B", "ASL-3.2.3.x", "no-move-pinned"),
        ("leave A", "ASL-3.3.1.h", "no-leaving-yet"),
        ("exit", "ASL-3.3.h", "no-exit-here"),
        ("throw-smoke A K9", "ASL-3.3.1.m", "no-smoke-exponent"),
        ("done", "ASL-3.3.1.f", "no-move-unfinished"),
    ],
)
def test_while_units_move(words: str, rule: str, message: str):
    p = position(MOVE.replace("ger A 4-6-7", "ger A 4-4-7")).do("take A")
    assert why(p, words) == (rule, message)


ROUT = """
    terrain woods K8 M9
    ger A 4-6-7 at K5
    rus S 4-4-7 at K6 broken dm
    rus T 4-4-7 at M6 broken
    rus U 4-4-7 at P8
    phase rout russian
"""


@pytest.mark.parametrize(
    ("words", "rule", "message"),
    [
        ("rout U", "ASL-3.6.d", "no-not-broken"),
        ("rout A", "ASL-3.0.a", "no-enemy-unit"),
        ("rout-step K7", "ASL-3.6.k", "no-unit-chosen"),
        ("done", "ASL-3.6.c", "no-end-before-routs"),
    ],
)
def test_in_the_rout_phase(words: str, rule: str, message: str):
    assert why(position(ROUT), words) == (rule, message)


@pytest.mark.parametrize(
    ("words", "rule", "message"),
    [
        ("rout-step K5", "ASL-3.6.l", "no-rout-into-enemy"),
        ("rout-step K9", "ASL-3.6.k", "no-rout-not-adjacent"),
        ("rout-step K7 road", "ASL-3.6.k", "no-road-there"),
        ("done", "ASL-3.6.k", "no-end-of-rout-here"),
        ("rout T", "ASL-3.6.e", "no-rout-unfinished"),
    ],
)
def test_while_a_unit_routs(words: str, rule: str, message: str):
    assert why(position(ROUT).do("rout S"), words) == (rule, message)


ADVANCE = """
    ger A 4-6-7 +lmg at K5
    ger B 4-6-7 at K5 pinned
    ger C 4-6-7 at M5
    rus S 4-4-7 at K6
    phase advance german running
"""


@pytest.mark.parametrize(
    ("words", "rule", "message"),
    [
        ("advance B K6", "ASL-3.7.b", "no-advance-pinned"),
        ("advance A K9", "ASL-3.7.b", "no-advance-so-far"),
        ("advance S K5", "ASL-3.0.a", "no-enemy-unit"),
        ("transfer A-lmg C", "ASL-3.7.a", "no-transfer-from-afar"),
    ],
)
def test_in_the_advance_phase(words: str, rule: str, message: str):
    assert why(position(ADVANCE), words) == (rule, message)


BRAWL = """
    ger A 4-6-7 at K5
    ger B 4-6-7 at K5 broken
    ger C 4-6-7 at M5
    rus S 4-4-7 at K5
    rus T 4-4-7 at M5
    phase close-combat german
"""


def test_which_close_combat_comes_first():
    p = position(BRAWL)
    assert why(p, "fight K9") == ("ASL-3.8.a", "no-fight-there")
    assert why(p, "grapple A") == ("ASL-3.8.c", "no-fight-yet")


@pytest.mark.parametrize(
    ("words", "rule", "message"),
    [
        ("grapple B", "ASL-3.8.g", "no-fight-broken"),
        ("grapple C", "ASL-3.8.c", "no-fight-from-afar"),
        ("grapple A", "ASL-3.8.e", "no-fighting-twice"),
        ("against T", "ASL-3.8.e", "no-such-target"),
        ("declare", "ASL-3.8.e", "no-brawl-yet"),
        ("accompany A B", "ASL-3.8.o", "no-companies-now"),
    ],
)
def test_in_close_combat(words: str, rule: str, message: str):
    p = position(BRAWL).do("fight K5; grapple A")
    assert why(p, words) == (rule, message)


def test_nobody_is_attacked_before_somebody_attacks():
    p = position(BRAWL).do("fight K5")
    assert why(p, "against S") == ("ASL-3.8.e", "no-attackers-yet")
    assert why(p, "call-off") == ("ASL-3.8.e", "no-attackers-yet")


# What is not in the game at all


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        (Take(99), "no-such-unit"),
        (Take(-1), "no-such-unit"),
        (OpenFire(10**6, 0), "no-such-hex"),
        (Destroy(99), "no-such-weapon"),
        (Step(-5), "no-such-hex"),
        (RoutStep(10**9), "no-such-hex"),
    ],
)
def test_things_that_do_not_exist(choice: Choice, message: str):
    p = position("board village\nger A 4-6-7 at K5\nrus S 4-4-7 at K9\nphase prep-fire german")
    assert LEGALITY.refuse(p.state, 0, choice).message == message


def test_a_refusal_does_not_tell_where_hidden_units_are():
    texts = (
        f"""
        terrain woods K6 K7
        ger A 4-6-7 at K5
        rus S 4-4-7 at {place} hidden
        rus T 4-4-7 at Q9
        phase prep-fire german
        """
        for place in ("K6", "K7")
    )
    first, second = (position(text) for text in texts)
    for words in ("open-fire K6 A", "open-fire K7 A"):
        assert first.refusal(words) == second.refusal(words)


# All of them


def test_every_kind_of_choice_has_a_phase_or_a_bar():
    kinds = set(get_args(AslskChoice))
    assert set(LEGALITY.bars) <= kinds
    explained = {kind for kind in kinds if kind.phases or kind in LEGALITY.bars}
    assert {kind.__name__ for kind in kinds - explained} == {"Promote"}


def test_all_refusals_cite_rules_of_the_reference():
    known = AslskGameFacts().rules("en")
    found: set[str] = set()
    for path in SOURCES:
        found |= set(re.findall(r'Refusal\(\s*"(ASL-[^"]+)"', path.read_text(encoding="utf-8")))
    assert len(found) > 50
    assert sorted(found - known.keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_unknown_names_have_words(language: str):
    assert all(
        bundle(language, "aslsk").has_message(f"no-such-{what}")
        for what in {n.message for n in LEGALITY.names.values()}
    )
