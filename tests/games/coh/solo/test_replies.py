"""What the base rules ask in the middle of an AI's action, and how the AI answers."""

import pytest

from hexfront.games.coh.moments.base import ChooseFacing
from hexfront.games.coh.notation import Position
from hexfront.games.coh.solo.rumours import RevealRumour
from hexfront.play.teams import WATCHER
from tests.games.coh.solo.helpers import chosen, deck, lots, soviets


def marching(ai: str, *lines: str, at: str = "E12") -> Position:
    """A card orders the only AI toward the only unit."""
    p = deck("\n".join([
        "solo soviet", "turn soviet", "unit G1 german-rifles-41 at E02 facing N",
        f"unit S1 {ai} at {at} facing N", *lines,
    ]))  # fmt: skip
    return lots(p.play("draws 25"))


def check(p: Position) -> int:
    """The cost for which a check card is about to be drawn."""
    assert p.waits_for == "DrawCheck"
    cost: int = p.state.stack[-1].cost
    return cost


@pytest.mark.rule("SOLO-5.5.a", "SOLO-5.9.a1")
def test_a_tank_drives_all_its_way_and_turns_then():
    p = marching("soviet-t-26")
    assert (p.unit("S1").hex, p.unit("S1").facing, check(p)) == ("E10", "N", 1)
    driven = [p.label(int(entry.args["to"])) for entry in p.told("log-bonus-move")]
    assert driven == ["E10"]
    assert len(p.told("log-faces")) == 1


@pytest.mark.rule("SOLO-3.0.d")
@pytest.mark.parametrize(("ground", "cost"), [("level 0 E10", 1), ("level 1 E10", 2)])
def test_an_ai_pays_for_a_slope_on_its_way(ground: str, cost: int):
    p = marching("soviet-t-26", ground)
    assert (p.unit("S1").hex, check(p)) == ("E10", cost)


@pytest.mark.rule("SOLO-3.0.d")
@pytest.mark.parametrize("die", [1, 3])
def test_an_ai_pays_for_the_wire_that_it_crosses(die: int):
    p = marching("soviet-rifles-41", "work wire E11").play(die)
    lots(p)
    assert (p.unit("S1").hex, check(p)) == ("E11", 1 + die)


@pytest.mark.rule("SOLO-5.2.a")
@pytest.mark.parametrize(("ground", "arm", "cost"), [
    ("open", "printed", 3), ("woods", "indirect", 4),
])  # fmt: skip
def test_a_mortar_fires_in_its_own_sight_if_it_can(ground: str, arm: str, cost: int):
    p = deck(f"""
        solo soviet
        turn soviet
        terrain {ground} E08
        unit G1 german-rifles-41 at E04 facing S
        unit S1 soviet-mortar-82 at E09 facing N
        unit S2 soviet-rifles-41 at F08 facing N spent
    """).play("draws 35")
    assert p.state.stack[-1].shot.arm.value == arm
    assert check(p.play(2)) == cost


@pytest.mark.rule("SOLO-5.4.a1")
def test_after_the_target_of_the_order_the_others_come_by_their_defense():
    p = deck("""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E03 facing S front=14
        unit G2 german-rifles-41 at E03 facing S front=12
        unit G3 german-rifles-41 at E03 facing S front=13
        unit S1 soviet-maxim at E06 facing N red=8
    """)
    lots(p.play("draws 35"))
    rolled = []
    for _ in range(3):
        rolled.append(p.name(p.state.stack[-1].target))
        lots(p.play(2))
    assert rolled == ["G2", "G3", "G1"]


@pytest.mark.rule("SOLO-4.3.m")
@pytest.mark.parametrize(("at", "able"), [("E04", True), ("E08", False)])
def test_a_marker_that_nobody_has_read_is_no_bar_to_a_rally_outside_close_combat(
    at: str, able: bool
):
    p = deck(f"""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at {at} facing S
        unit S1 soviet-rifles-41 at E08 facing N hit=pinned
    """)
    assert bool(chosen(p, "hit near U > RALLY")[0]) is able


@pytest.mark.parametrize(("held", "inside"), [("", True), ("inside", False)])
def test_an_ai_gets_into_a_trench_that_nobody_holds(held: str, inside: bool):
    p = deck(f"""
        solo soviet
        turn soviet
        work trench E08
        unit G1 german-rifles-41 at {"E08" if held else "A01"} facing S {held}
        unit S1 soviet-rifles-41 at E08 facing N
    """)
    p.state.stack.append(ChooseFacing(p.seat("soviet"), p.id("S1"), shelters=True))
    p.state.settle()
    lots(p)
    assert p.unit("S1").inside is inside


@pytest.mark.rule("SOLO-5.7.a2", "SOLO-5.7.a3")
@pytest.mark.parametrize("state", ["spent", "hit=unnerved!"])
@pytest.mark.parametrize("marked", ["G1", "G2"])
def test_a_move_is_made_toward_who_is_spent_or_hit(state: str, marked: str):
    units = [f"unit {name} german-rifles-41 at {at} facing S {state if name == marked else ''}"
             for name, at in (("G1", "D03"), ("G2", "F03"))]  # fmt: skip
    p = deck("\n".join(["solo soviet", "turn soviet", *units,
                        "unit S1 soviet-rifles-41 at E08 facing N"]))  # fmt: skip
    assert chosen(p, "ai near U > MOVE") == ("S1", marked)


@pytest.mark.rule("SOLO-6.1.c", "SOLO-AMB-45")
def test_with_an_empty_cup_a_rumored_enemy_is_nobody_and_only_once():
    p = deck("""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E03 facing N
        unit R1 soviet-rumour at E08
        unit S1 soviet-rifles-41 at I14 facing N
    """)
    assert (p.unit("R1").place, p.waits_for) == ("destroyed", "DrawOrder")
    p.state.stack.append(RevealRumour(1, p.id("R1")))
    p.state.settle()
    assert len(p.told("log-no-enemy")) == 1


@pytest.mark.rule("SOLO-3.0.a")
def test_the_check_of_a_hidden_unit_is_its_owners_business():
    p = deck("""
        solo soviet
        turn german
        terrain woods E03 E04
        hand german 7
        unit G1 german-rifles-41 at E03 hidden
        unit G2 german-rifles-41 at A01 facing N
        unit S1 soviet-rifles-41 at E12 facing N
    """).play("stealth G1 E04", "cap 0")
    german = p.seat("german")
    draws = p.state.stack[-1]
    assert draws.shown(p.state, german) is draws
    assert (draws.shown(p.state, WATCHER).units, draws.shown(p.state, WATCHER).cost) == ((), 0)
    p.play("draws 20")
    drawn = p.state.stack[-2]
    assert drawn.shown(p.state, german) is drawn
    seen = drawn.shown(p.state, WATCHER)
    assert (seen.card, seen.units, seen.cost, seen.secret) == (0, (), 0, True)


@pytest.mark.rule("SOLO-3.0.a")
def test_the_check_of_a_unit_in_view_is_for_all_to_see():
    p = deck("""
        solo soviet
        turn german
        hand german 7
        unit G1 german-rifles-41 at E03 facing N
        unit S1 soviet-rifles-41 at E12 facing N
    """).play("move G1 E02", "face G1 N", "cap 0")
    draws = p.state.stack[-1]
    assert draws.shown(p.state, WATCHER) is draws
    p.play("draws 20")
    drawn = p.state.stack[-2]
    assert drawn.shown(p.state, WATCHER) is drawn
    assert p.choices() == ["decline", "card 7"]
    assert p.refusal("card 13").message == "refuse-card-not-held"
    assert p.refusal("card 1").message == "refuse-card-not-held"


@pytest.mark.rule("SOLO-4.8.b")
def test_the_target_of_the_order_is_rolled_against_first_though_another_is_easier_to_hit():
    p = soviets("""
        unit G1 german-rifles-41 at E05 facing S front=11
        unit G2 german-rifles-41 at E05 facing S hit=unnerved
        unit S1 soviet-rifles-41 at E08 facing N red=5
    """).play("draws 21")
    first = p.state.stack[-1]
    assert (p.waits_for, p.name(first.target)) == ("HitRoll", "G2")
    assert first.number.value("tally-order-cap") == -1
    p.play(2)
    second = p.state.stack[-1]
    assert (p.waits_for, p.name(second.target)) == ("HitRoll", "G1")
    assert second.number.value("tally-order-cap") == 0
