"""Events that use the hex of a card, objectives of a scenario's own, artillery between rounds."""

import pytest

from hexfront.games.coh.definitions.artillery import Strike
from hexfront.games.coh.moments.strikes import land
from hexfront.games.coh.notation import Position
from hexfront.games.coh.notation.writing import unit_names
from hexfront.games.coh.scenarios.scenario import scenario, scenario_names
from hexfront.games.coh.scenarios.start import start
from hexfront.games.coh.solo.events import EFFECTS
from hexfront.games.coh.solo.rumours import betrayed
from hexfront.games.coh.solo.terms import Happening, TrackEvent
from hexfront.games.coh.state import CohState
from hexfront.hexes import HexId
from hexfront.play import RULES
from tests.games.coh.solo.helpers import chosen, deck, lots, soviets, space


def opened(name: str, at: int = 1) -> Position:
    """A scenario in which the player has drawn his cards and passed, with the marker on a space."""
    state = start(scenario(name))
    assert state.solo is not None
    state.solo = state.solo.but(space=at)
    p = Position(state, unit_names(state))
    while p.waits_for == "DrawCards":
        p.play("draws 1")
    return p.play("pass")


@pytest.mark.rule("SOLO-2.3.b")
@pytest.mark.parametrize(("card", "at"), [(38, "I05"), (40, "C02")])
def test_artillery_falls_on_the_hex_of_a_card(card: int, at: str):
    p = opened("solo-night-ford").play("draws 25")
    assert (space(p), p.waits_for) == (2, "StrikeCard")
    p.play(f"draws {card}")
    (entry,) = p.told("log-strike-lands")
    assert p.label(int(entry.args["hex"])) == at
    struck = p.waits_for == "HitRoll"
    assert struck is (at == "I05")
    if struck:
        assert p.name(p.state.stack[-1].target) in {"S6", "S2"}  # the Maxim, and Rifles beside it
        assert p.state.stack[-1].number.value("tally-order-cap") == 0


@pytest.mark.rule("SOLO-7.5.b")
@pytest.mark.parametrize(("at", "shown"), [("E12", True), ("E11", True), ("E10", False)])
def test_the_marker_of_an_ai_is_read_under_its_own_shells(at: str, shown: bool):
    p = soviets("""
        unit G1 german-rifles-41 at E01 facing S
        unit S1 soviet-rifles-41 at E12 facing N hit=unnerved
    """)
    land(p.state, p.seat("soviet"), Strike(5, p.hex(at), False, 1), 0, 0)
    p.state.settle()
    assert bool(p.state.shown >> p.id("S1") & 1) is shown


@pytest.mark.rule("SOLO-2.3.b")
@pytest.mark.parametrize(("card", "at"), [(40, "C02"), (38, "I05")])
def test_reinforcements_of_the_ai_appear_in_the_hex_of_a_card(card: int, at: str):
    p = opened("solo-night-ford", 7).play("draws 25")
    assert p.waits_for == "ReinforcementCard"
    lots(p.play(f"draws {card}"))
    (car,) = (u for u in p.view("soviet").units if u.kind == "german-sdkfz-232")
    away = p.state.field.distance(car.hex, p.hex(at))
    assert away == (1 if at == "I05" else 0)  # where the Maxim is there is no room


@pytest.mark.rule("SOLO-2.3.b")
def test_a_reinforcement_by_a_hex_of_the_scenario():
    p = opened("solo-mostki", 6).play("draws 25")
    lots(p)
    (tank,) = (u for u in p.view("german").units if u.kind == "soviet-t-26")
    assert p.label(tank.hex) == "G06"


OBJECTIVES = """
    solo soviet
    turn soviet
    unit G1 german-rifles-41 at E01 facing N
    unit G2 german-opel-blitz at A09 facing N
    unit S1 soviet-rifles-41 at E10 facing N
"""


@pytest.mark.rule("SOLO-4.5.c")
@pytest.mark.parametrize(
    ("goal", "target"),
    [
        ("goal hex I09", "I09"), ("goal edge north", "E01"), ("goal unit G2", "A09"), ("", ""),
    ],
)  # fmt: skip
def test_a_scenario_adds_objectives(goal: str, target: str):
    p = deck(f"{OBJECTIVES}\n{goal}")
    assert chosen(p, "ai near O > MOVE") == (("S1", target) if target else ("", ""))


@pytest.mark.rule("SOLO-4.5.c")
def test_of_an_edge_the_nearest_hex_counts():
    p = deck(f"{OBJECTIVES.replace('E10', 'B10')}\ngoal edge west")
    assert chosen(p, "ai near O > MOVE", picks=(0,))[1] in {"A09", "A10"}
    text = p.text()
    assert "goal edge west" in text
    assert "goal hex I09" in deck(f"{OBJECTIVES}\ngoal hex I09").text()
    assert "goal unit G2" in deck(f"{OBJECTIVES}\ngoal unit G2").text()


@pytest.mark.rule("SOLO-2.8.f1", "SOLO-2.8.f2", "SOLO-2.8.g")
def test_strikes_are_planned_then_fall_then_initiative_is_rolled():
    p = deck("""
        solo soviet
        turn german
        round 1 of 9
        weapons german W04*1
        strike german W04 E12
        unit G1 german-rifles-41 at E01 facing S
        unit S1 soviet-rifles-41 at I14 facing N spent
    """).play("pass", "draws 35")
    assert (p.round, p.waits_for, p.actor) == (2, "PlanStrikes", "german")
    p.play("strike E10")
    assert (p.strikes("german"), p.waits_for) == (["E10"], "ArtilleryMarker")
    p.play("arrow N", "shift 0", 6)
    (entry,) = p.told("log-strike-lands")
    assert p.label(int(entry.args["hex"])) == "E12"
    assert p.waits_for == "SoloInitiative"


@pytest.mark.rule("SOLO-6.0.a")
@pytest.mark.parametrize("name", [name for name in scenario_names() if scenario(name).solo])
def test_no_rumored_enemy_is_betrayed_by_its_set_up(name: str):
    assert betrayed(CohState(scenario(name))) == []


@pytest.mark.rule("SOLO-S4.a")
def test_what_is_known_of_scenario_four():
    setting = scenario("solo-partisans")
    terms = setting.solo
    assert terms is not None
    assert (setting.players, len(terms.track)) == ((0, RULES), 20)
    at = setting.battlefield.board.at
    assert setting.objectives == ((at("I06"), 0),)
    assert terms.track[9].mandatory  # the hunters
    assert not terms.track[10].mandatory  # the supply truck
    scored = [n + 1 for n, one in enumerate(terms.track)
              for event in one.events if event.what.value == "score"]  # fmt: skip
    assert scored == [5, 9, 16, 17, 20]
    hexes = {setting.battlefield.board.label(HexId(event.hex))
             for one in terms.track for event in one.events if event.hex >= 0}  # fmt: skip
    assert {"R01", "R07", "L04", "I06"} <= hexes


@pytest.mark.rule("SOLO-7.2.b", "SOLO-7.2.c")
@pytest.mark.example("SOLO-EX-7.2-1")
def test_scenario_four_passes_the_hunters_and_stops_at_the_truck():
    p = _on_space(9).play("draws 22")
    assert space(p) == 11
    assert _placed(p, "german-pioneers") == "R01"
    p.settle()
    assert _placed(p, "german-opel-blitz") == "B06"


@pytest.mark.rule("SOLO-7.2.b")
@pytest.mark.example("SOLO-EX-7.2-2")
def test_scenario_four_jumps_over_the_truck():
    p = _on_space(10).play("draws 22")
    assert space(p) == 12
    assert _placed(p, "german-opel-blitz") == ""
    assert "L04" in {p.label(u.hex) for u in p.view("german").units
                     if u.kind == "soviet-rumour" and u.place == "board"}  # fmt: skip
    solo = p.view("german").solo
    assert solo is not None
    assert any(p.state.kind(u).mines for u in solo.cup)


def _on_space(at: int) -> Position:
    """Scenario 4 with few enough counters in play that card 22 moves the marker; as notation."""
    state = start(scenario("solo-partisans"))
    assert state.solo is not None
    state.solo = state.solo.but(space=at)
    p = Position(state, unit_names(state)).play("draws 1")
    for name in ("G4", "G5"):
        u = p.id(name)
        state.board &= ~(1 << u)
        state.dead |= 1 << u
        state.hex[u] = -1
    return Position.read(p.play("pass").text())


def _placed(p: Position, kind: str) -> str:
    (first, *_) = (u for u in p.view("german").units if u.kind == kind)
    return p.label(first.hex) if first.place == "board" else ""


@pytest.mark.rule("SOLO-6.1.c", "SOLO-AMB-45")
@pytest.mark.parametrize("work", ["mines", "wire"])
def test_a_rumored_enemy_turns_out_to_be_mines(work: str):
    """Where something lies already, that stays and the mines are gone."""
    there = f"work {work} E08 soviet" if work == "wire" else ""
    p = deck(f"""
        solo soviet
        turn soviet
        {there}
        unit G1 german-rifles-41 at E03 facing N
        unit S1 soviet-rifles-41 at I14 facing N
        unit R1 soviet-rumour at E08
        unit M1 soviet-mines-chit due=event
        cup M1
    """)
    p.play(f"draws {p.id('M1')}")
    assert (p.work("E08"), len(p.state.works)) == (work, 1)
    assert (p.unit("R1").place, p.unit("M1").place) == ("destroyed", "destroyed")
    assert p.winner is None


@pytest.mark.rule("SOLO-6.0.a", "SOLO-2.3.b")
def test_events_know_the_first_unit_and_the_first_hex():
    p = deck("""
        solo soviet
        turn soviet
        unit S9 soviet-smg-41 due=event
        unit G1 german-rifles-41 at I14 facing N
        unit S1 soviet-rifles-41 at I01 facing N
    """)
    side, state = 1, p.state
    EFFECTS[Happening.RUMOUR](state, side, TrackEvent(Happening.RUMOUR, unit=0), 0)
    assert state.solo is not None
    assert (state.solo.cup, state.solo.blanks) == (1, 0)
    EFFECTS[Happening.RUMOUR](state, side, TrackEvent(Happening.RUMOUR, amount=2), 0)
    assert (state.solo.cup, state.solo.blanks) == (1, 2)
    EFFECTS[Happening.REINFORCE](state, side, TrackEvent(Happening.REINFORCE, unit=0, hex=0), 0)
    state.settle()
    lots(p)
    assert (p.unit("S9").place, p.unit("S9").hex) == ("board", "A01")
