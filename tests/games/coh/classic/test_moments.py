"""What the moments of the edition refuse, hide and reckon with."""

from fractions import Fraction
from itertools import product

import pytest

from hexfront.games.coh.choices import Select
from hexfront.games.coh.notation import Position
from hexfront.games.coh.screen.preview import chance
from tests.games.coh.classic.helpers import classic, duel
from tests.games.coh.classic.test_veterans import FAR, LONE, LURKER, SENSED, TARGET, shelled


def unoffered(p: Position, choice: str) -> None:
    assert p.refusal(choice).message == "refuse-not-now"


def needed(p: Position) -> int:
    """The number that the roll to come must reach."""
    number = p.preview("shift 0").number
    assert number is not None
    return number.total


@pytest.mark.rule("COHC-24.f")
def test_close_call_moves_nobody_else():
    unoffered(shelled("veteran 8 soviet S2", TARGET.format("S2", "F05")), "move S1 H05")


@pytest.mark.rule("COHC-24.f")
def test_vengeance_strikes_none_of_its_own():
    p = duel("veteran 6 soviet S1", "unit S2 soviet at I07 facing N")
    p.play("rush G1", "attack G1 G05", "join G2", 12)
    unoffered(p, "target S2")
    assert p.choices() == ["target G1", "target G2"]


@pytest.mark.rule("COHC-24.f")
def test_6th_sense_follows_the_action_of_its_own_unit_only():
    comrade = "unit G2 german at C04 facing SE"
    hidden = "unit S1 soviet at F05 hidden"
    p = classic(*SENSED, comrade, hidden).play("rush G1", "move G1 D04", "face G1 SE")
    unoffered(p, "veteran G2 7")
    other = classic(*SENSED, comrade, hidden).play("rush G2", "move G2 D04", "face G2 SE")
    assert other.turn == "soviet"
    own = classic(*SENSED, FAR, "unit G3 german at F05 hidden").play("rush G1", "move G1 D04")
    assert own.play("face G1 SE").turn == "soviet"  # only friends hide


@pytest.mark.rule("COHC-24.f")
def test_extra_initiative_draws_one_card_if_there_is_one():
    p = duel("veteran 12 german", "deck 102 103").play("veteran G1 12", "draws 102")
    assert (p.hand("german"), p.turn) == ((102,), "soviet")
    none = duel("veteran 12 german")
    none.state.deck[:] = [0] * len(none.state.deck)
    assert none.refusal("veteran G1 12").message == "refuse-no-cards-left"


@pytest.mark.rule("COHC-24.b")
def test_card_41_clears_no_hex_that_has_no_mines():
    p = duel("hand german 141", "cap german 5", "work mines D04 soviet", "work mines B03 soviet")
    p.play("card 141", "select G1")
    unoffered(p, "clear G1 C04")
    p.play("clear G1 B03")
    assert (p.work("B03"), p.work("D04")) == ("", "mines")


@pytest.mark.rule("COHC-24.b")
def test_a_card_names_own_units_and_enemies_each_in_its_way():
    p = duel("hand german 102 106", "cap german 5").play("card 102")
    unoffered(p, "target G1")
    assert p.refusal("target S1").message == "refuse-card-other-unit"
    moment = p.state.stack[-1]
    for nobody in (-1, len(p.state.hex)):
        refusal = moment.against(p.state, Select(nobody))
        assert refusal is not None
        assert refusal.message == "refuse-not-now"
    assert moment.against(p.state, Select(p.id("G1"))) is None
    enemy = duel("hand german 106", "cap german 5").play("card 106")
    assert enemy.choices() == ["target S1"]


@pytest.mark.rule("COHC-24.c")
def test_nobody_is_served_twice_by_a_card():
    p = classic(LONE + " hit=pinned", "unit G2 german at C04 facing SE hit=pinned",
                "unit G3 german at A06 facing N hit=pinned", FAR,
                "hand german 103", "cap german 5")  # fmt: skip
    p.play("card 103", "select G1")
    unoffered(p, "join G1")
    assert p.refusal("join G3").message == "refuse-not-connected"
    p.play("join G2", "done").settle()
    assert [p.unit(name).hit for name in ("G1", "G2", "G3")] == ["", "", "pinned"]


@pytest.mark.rule("COHC-2.f")
def test_the_second_to_roll_for_the_first_turn_needs_more_than_the_first():
    p = duel("round 1 of 5").play("pass", "pass", "shift 0", 7)
    assert needed(p) == 8
    assert p.play("shift 0", 8).turn == "soviet"
    tie = duel("round 1 of 5").play("pass", "pass", "shift 0", 7, "shift 0", 7)
    assert tie.preview("shift 0").number is None


@pytest.mark.rule("COHC-2.f")
@pytest.mark.parametrize("cap", [0, 1, 2])
def test_the_first_to_roll_for_the_first_turn_sees_his_chance_against_the_other_roll(cap: int):
    p = duel("round 1 of 5").play("pass", "pass")
    (row,) = p.preview(f"shift -{cap}" if cap else "shift 0").roll
    faces = product(range(1, 7), repeat=4)
    margins = [own + more + cap - other - foe for own, more, other, foe in faces]
    wins = sum(margin > 0 for margin in margins) + Fraction(margins.count(0), 2)
    assert row.success == chance(wins / Fraction(6**4))


@pytest.mark.rule("COHC-6.a")
@pytest.mark.parametrize(("armored", "other"), [(False, True), (True, False)])
def test_an_empty_pool_takes_the_discards_back(armored: bool, other: bool):
    p = duel("unit S2 soviet at I07 facing N hit=pinned")
    state, markers = p.state, p.state.setting.definitions.markers
    pool = [n for n, marker in enumerate(markers) if n and marker.armored is armored]
    for n in pool:
        state.pool[n] = 0
    before = {n: state.pool[n] for n, marker in enumerate(markers) if marker.armored is other}
    state.setting.rules.refill(state, armored)
    pinned = state.setting.definitions.marker_index("pinned")
    assert {n: state.pool[n] for n in pool} == {n: markers[n].count - (n == pinned) for n in pool}
    assert {n: state.pool[n] for n in before if n and n not in pool} == {
        n: left for n, left in before.items() if n and n not in pool
    }


@pytest.mark.rule("COHC-13.a")
def test_who_looks_for_a_sniper_does_not_learn_who_it_is():
    sniper = ("unit G1 german at C03 hidden sniper", *LURKER[1:], "hand soviet 112")
    p = classic(*sniper).play("attack G1 G05", 2)
    german, soviet = p.seat("german"), p.seat("soviet")
    roll = p.state.stack[-1]
    assert (roll.shown(p.state, german).unit, roll.shown(p.state, soviet).unit) == (0, -1)
    p.play(3)
    assert p.waits_for == "AfterRoll"
    result = p.state.stack[-2]
    assert (result.shown(p.state, german).unit, result.shown(p.state, soviet).unit) == (0, -1)
    assert result.shown(p.state, soviet).dice == (3,)
    assert result.shown(p.state, soviet).bonus == 0


@pytest.mark.rule("COHC-3.h")
@pytest.mark.parametrize(
    ("entry", "cap", "message"),
    [("A01", 5, ""), ("", 5, "refuse-no-way-in"), ("A01", 0, "refuse-no-way-in")],
)
def test_a_unit_that_waits_acts_if_there_is_a_way_in_that_is_paid_for(entry, cap, message):
    lines = [f"entry german {entry}"] if entry else []
    p = duel("unit G9 german waiting", f"cap german {cap}", *lines)
    assert p.legal("select G9") is not bool(message)
    if message:
        assert p.refusal("select G9").message == message
        rule = "COHC-4.c" if entry else p.refusal("select G9").rule
        assert p.refusal("select G9").rule == rule


@pytest.mark.rule("COHC-4.d")
def test_after_an_opportunity_action_only_who_took_part_is_spent():
    p = duel("unit G3 german at B03 facing SE active", "ap german 7")
    p.play("rush G1", "attack G1 G05", "done", "shift 0", 2).settle()
    assert [p.unit(name).spent for name in ("G1", "G2", "G3")] == [True, False, False]
    assert len(p.told("log-spent-now")) == 1


@pytest.mark.rule("COHC-24.b")
@pytest.mark.parametrize(("kind", "held", "line"), [
    ("", "fixed", 0), ("mover=tracked armored tank", "fixed", -1), ("mover=tracked armored", "", 0),
])  # fmt: skip
def test_card_20_changes_the_defense_of_vehicles_only(kind: str, held: str, line: int):
    p = classic(LONE + " blue=4", f"unit S1 soviet at G05 facing NW {kind} {held}")
    assert p.dr("attack G1 G05").value("tally-bogged") == line


@pytest.mark.rule("COHC-24.b", "COHC-23.f")
@pytest.mark.parametrize(("dice", "place", "turn"), [
    (12, "destroyed", "soviet"), (2, "board", "german"),
])  # fmt: skip
def test_who_dies_in_mines_goes_no_second_hex_by_card_5(dice: int, place: str, turn: str):
    p = classic(LONE, "unit G2 german at A06 facing N", FAR, "hand german 105",
                "work mines D04 soviet")  # fmt: skip
    p.play("card 105", "select G1", "move G1 D04", "shift 0", dice)
    assert p.unit("G1").place == place
    if place == "board":
        p.play("face G1 SE")
        assert p.waits_for == "Dash"
    assert p.turn == turn


@pytest.mark.rule("COHC-24.f")
def test_a_forced_march_is_one_units_and_ends_once_it_has_begun():
    p = duel("veteran 1 german G1").play("activate G1", "veteran G1 1")
    for choice in ("done", "move G2 D04", "pivot G2 N"):
        unoffered(p, choice)
    p.play("pivot G1 N")
    unoffered(p, "move G2 D04")
    assert p.play("done").settle().turn == "soviet"


@pytest.mark.rule("COHC-24.b", "COHC-12.a")
@pytest.mark.parametrize(("state", "seen"), [("hidden", -1), ("facing SE", 0)])
def test_of_a_hidden_unit_that_moves_by_card_5_the_enemy_sees_nothing(state: str, seen: int):
    p = classic(f"unit G1 german at C03 {state}", FAR, "hand german 105",
                "terrain woods C03 D04 E04")  # fmt: skip
    p.play("card 105", "select G1")
    dash = p.state.stack[-1]
    assert p.waits_for == "Dash"
    assert dash.shown(p.state, p.seat("german")) is dash
    shown = dash.shown(p.state, p.seat("soviet"))
    assert (shown.side, shown.unit, shown.hexes) == (0, seen, 2)


@pytest.mark.rule("COHC-24.f")
@pytest.mark.parametrize("hand", ["", "hand german 112"])
def test_a_die_rolled_again_counts_whether_or_not_a_card_could_follow(hand: str):
    p = duel("veteran 14 german", hand).play("rush G1", "attack G1 G05", "done", (1, 6))
    assert p.waits_for == "Hardened"
    p.play("reroll 0", 6).settle()
    assert p.told("log-hit")[0].args["roll"] == 12
    assert p.told("log-hit")[0].args["dice"] == "6+6"
