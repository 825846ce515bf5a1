"""Refusals, figures and the log name the sheet's rule where the sheet has one."""

from collections.abc import Iterator
from random import Random

import pytest

from hexfront.games.coh.classic.citations import SHEET
from hexfront.games.coh.game import CohGame
from hexfront.games.coh.screen.companion import CohGameFacts
from hexfront.games.coh.screen.preview import Preview
from hexfront.play import CHANCE, Choice, Tally
from tests.games.coh.classic.helpers import classic, duel

GAME = CohGame()
KNOWN = CohGameFacts().rules("en")


def tallies(shown: Preview) -> Iterator[Tally]:
    for target in shown.targets:
        yield from (target.defense, target.attack)
    for work in shown.works:
        yield from (work.defense, work.attack)
    yield from (way.cost for way in shown.ways)
    yield from (tally for tally in (shown.cost, shown.number) if tally is not None)


def cited(name: str, seed: int) -> Iterator[str]:
    """The rules that a random game names: in its log, its offers and its refusals."""
    random, state = Random(seed), GAME.new(name)
    earlier: list[Choice] = []
    state.news = []
    for _ in range(250):
        if state.over:
            break
        seat = state.actor()
        if seat == CHANCE:
            state.fall(random.choice(state.chances().outcomes))
            continue
        offers = random.sample(found := GAME.offers(state, seat), min(len(found), 4))
        shown = [offer.preview for offer in offers if isinstance(offer.preview, Preview)]
        yield from (line.rule for one in shown for tally in tallies(one) for line in tally.lines)
        listed = state.choices()
        for choice in random.sample(earlier, min(len(earlier), 6)):
            if choice not in listed:
                yield GAME.refuse(state, seat, choice).rule
        choice = random.choice(listed)
        earlier.append(choice)
        state.take(choice)
    for entry in state.news:
        yield entry.rule
        yield from (line.rule for line in entry.tally.lines) if entry.tally else ()


@pytest.mark.parametrize("name", ["classic-patrol", "classic-bridge", "classic-tanks"])
def test_games_name_rules_that_can_be_read_and_the_sheets_before_others(name: str):
    rules = set(cited(name, seed=3))
    assert rules <= set(KNOWN)
    assert not rules & set(SHEET)


def test_both_rules_of_a_row_can_be_read():
    printed = {rule for rule in SHEET if not rule.startswith(("COH-CARD.1", "COH-CARD.W1"))}
    assert printed | {"COH-CARD.13", "COH-CARD.17"} <= set(KNOWN)
    assert set(SHEET.values()) <= set(KNOWN)


TANK = "unit G1 german at B03 facing SE mover=tracked armored blue=5 turret hit=crew-suppressed"


def test_refusals_costs_and_figures_are_renumbered():
    p = classic(TANK, "unit S1 soviet at A02 facing S", "level 2 C03").play("activate G1")
    cost = p.preview("attack G1 A02").cost
    assert cost is not None
    assert [line.rule for line in cost.lines] == ["COHC-5.f", "COHC-19.h", "COHC-6.c"]
    assert p.refusal("move G1 C03").rule == "COHC-10.f"
    above = classic("unit G1 german at C03 facing SE", "unit S1 soviet at D04 facing NW",
                    "level 1 D04", "work wire D04 soviet")  # fmt: skip
    (height,) = [x for x in above.dr("attack G1 D04").lines if x.label == "tally-higher-target"]
    assert height.rule == "COHC-10.g"
    wire = above.against_work("attack G1 D04")
    assert wire.defense.lines[0].rule == "COHC-22.m"
    truck = "unit G1 german at B03 facing SE mover=wheeled truck wheels=1"
    road = classic(truck, "road B03 C03 D04", "unit S1 soviet at I07 facing NW").play("activate G1")
    ways = road.preview("move G1 C03").ways
    assert {line.rule for way in ways for line in way.cost.lines} == {"COHC-3.d"}


def test_the_log_is_renumbered_with_its_figures():
    p = duel("cap german 5").play("rush G1", "attack G1 G05", "done", "shift -1", 2).settle()
    (miss,) = p.told("log-miss")
    assert miss.rule == "COHC-5.c"
    assert miss.tally is not None
    assert [x.rule for x in miss.tally.lines if x.label == "tally-cap"] == ["COHC-4.a"]
    q = duel("hand german 104").play("activate G1")
    assert q.refusal("card 102").rule == "COH-8.0.c"  # the sheet says nothing about hands


def test_a_card_for_one_action_names_the_sheets_rule_against_another():
    hurt = "unit G1 german at C03 facing SE hit=pinned"
    p = classic(hurt, "unit S1 soviet at I07 facing NW", "hand german 104")
    assert p.play("card 104", "select G1").refusal("stall G1").rule == "COHC-24.b"


def test_vp_for_destroyed_units_are_called_so():
    p = classic("unit G1 german at C03 facing SE red=9", "unit S1 soviet at D03 facing NW",
                "unit S2 soviet at I07 facing NW").play("rush G1", "attack G1 D03", 12)  # fmt: skip
    gains = CohGameFacts().standing(p.settle().state, 0, p.log).gains
    assert [(gain.message, gain.points) for gain in gains] == [("tally-goal-destroyed", 1)]
