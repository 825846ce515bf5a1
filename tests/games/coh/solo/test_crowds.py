"""Refugees and livestock, who belong to neither side (SOLO-9.0)."""

import pytest

from hexfront.games.coh.notation import Position
from hexfront.games.coh.notation.writing import unit_names
from hexfront.games.coh.scenarios.scenario import scenario
from hexfront.games.coh.scenarios.start import start
from tests.games.coh.solo.helpers import chosen, deck

CROWDS = ["refugees", "livestock"]


def crowd(kind: str, at: str, more: str = "", turn: str = "german") -> Position:
    return deck(f"""
        solo soviet
        turn {turn}
        work {kind} {at}
        unit G1 german-rifles-41 at E03 facing S
        unit S1 soviet-rifles-41 at E05 facing N
        {more}
    """)


@pytest.mark.rule("SOLO-9.0.b")
@pytest.mark.parametrize("kind", CROWDS)
@pytest.mark.parametrize(("at", "seen"), [("E04", False), ("E05", True), ("F05", True)])
def test_nobody_looks_through_a_crowd(kind: str, at: str, seen: bool):
    assert crowd(kind, at).sees("E03", "E05") is seen
    assert crowd(kind, at).sees("E05", "E03") is seen


@pytest.mark.rule("SOLO-9.0.b")
def test_whoever_stands_among_livestock_is_easier_to_hit():
    assert crowd("livestock", "A01").number("attack G1 E05", "S1") == 10
    assert crowd("livestock", "E05").number("attack G1 E05", "S1") == 9
    among = crowd("livestock", "E05").dr("attack G1 E05", "S1")
    assert among.value("tally-livestock") == -1


@pytest.mark.rule("SOLO-9.0.c")
@pytest.mark.parametrize(("roll", "left"), [(8, ""), (7, "livestock")])
def test_the_first_hit_removes_them(roll: int, left: str):
    p = crowd("livestock", "E05").play("attack G1 E05", "shift 0", 2)
    assert p.waits_for == "WorkNumber"
    number = p.preview("shift 0").number
    assert number is not None
    assert number.total == 8  # 10 - 2
    p.play("shift 0", roll)
    assert p.work("E05") == left


@pytest.mark.rule("SOLO-9.0.d")
@pytest.mark.parametrize(
    ("kind", "at", "legal"),
    [
        ("refugees", "E05", False), ("refugees", "E03", False),
        ("livestock", "E05", True), ("livestock", "E03", True),
    ],
)  # fmt: skip
def test_nobody_attacks_into_or_out_of_a_hex_with_refugees(kind: str, at: str, legal: bool):
    p = crowd(kind, at)
    assert p.legal("attack G1 E05") is legal
    if not legal:
        assert p.refusal("attack G1 E05").rule == "SOLO-9.0.d"
    ai = crowd(kind, at, turn="soviet")
    assert chosen(ai, "ai near U > ATT+2") == (("S1", "G1") if legal else ("", ""))


@pytest.mark.rule("SOLO-9.0.d")
@pytest.mark.parametrize("at", ["E03", "E04"])
def test_nor_does_anybody_search_burn_or_throw_there(at: str):
    """The enemy hides somewhere, so that any hex could be fired at."""
    for kind in CROWDS:
        p = deck(f"""
            solo soviet
            turn german
            work {kind} {at}
            weapons german W01
            unit G1 german-pioneers at E03 facing S
            unit S1 soviet-rifles-41 at H07 hidden
            unit S2 soviet-rifles-41 at F04 facing N
        """)
        spared = kind == "refugees"
        assert p.legal("flame G1 E04") is not spared
        assert p.legal("weapon G1 W01 F04") is not (spared and at == "E03")
        assert p.legal("recon G1") is not (spared and at == "E03")
        if p.legal("recon G1"):
            p.play("recon G1")
            assert p.legal("attack G1 E04") is not spared
            if spared:
                assert p.refusal("attack G1 E04").rule == "SOLO-9.0.d"


@pytest.mark.rule("SOLO-9.0.d")
def test_a_rumored_enemy_spares_them_too():
    more = "terrain woods E08\nunit R1 soviet-rumour at E08\nunit S9 soviet-maxim due=event\ncup S9"
    assert chosen(crowd("livestock", "A01", more, "soviet"), "re near U > ATT") == ("R1", "G1")
    assert chosen(crowd("refugees", "E08", more, "soviet"), "re near U > ATT") == ("", "")


@pytest.mark.rule("SOLO-9.0.d")
def test_close_combat_among_refugees_goes_on():
    p = deck("""
        solo soviet
        turn german
        work refugees E05
        unit G1 german-rifles-41 at E05 facing S
        unit S1 soviet-rifles-41 at E05 facing N
    """)
    assert p.legal("close G1 S1")
    assert p.number("close G1 S1", "S1") == 11 - 1 - 2 - 4


@pytest.mark.rule("SOLO-9.0.a")
def test_nobody_owns_or_clears_them():
    p = crowd("livestock", "E03", "hand german 16")
    assert not p.legal("demolish G1")
    assert p.refusal("demolish G1").rule == "COH-17.11.a"


@pytest.mark.rule("SOLO-9.0.a")
def test_the_scenario_moves_them():
    state = start(scenario("solo-pocket"))
    p = Position(state, unit_names(state)).play("draws 1", "pass", "draws 25")
    assert (p.work("F08"), p.work("G08"), p.work("H09")) == ("", "livestock", "refugees")  # by road
    told = [(p.label(int(entry.args["hex"])), p.label(int(entry.args["to"])))
            for entry in p.told("log-crowd-moves")]  # fmt: skip
    assert ("G08", "H09") in told
