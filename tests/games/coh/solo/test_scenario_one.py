"""Solo scenario 1, Search and Destroy, and the other way round (SOLO-S1), its track included."""

import pytest

from hexfront.games.coh.game import CohGame
from hexfront.games.coh.notation import Position
from hexfront.games.coh.notation.writing import unit_names
from hexfront.games.coh.scenarios.scenario import scenario
from hexfront.games.coh.solo.procedure import Procedure
from hexfront.games.coh.solo.ways import ways
from tests.games.coh.solo.helpers import lots, piles, space

SEARCH, HUNTERS = "solo-search", "solo-hunters"


def begun(name: str = SEARCH, card: int = 1) -> Position:
    """The scenario after its first battle card."""
    state = CohGame().new(name)
    return Position(state, unit_names(state)).play(f"draws {card}")


def at_space(number: int, name: str = SEARCH, more: str = "", card: int = 25) -> Position:
    """The marker comes to this space in the AI's turn by a card that moves it one."""
    text = begun(name).text()
    text = text.replace("space 1 of 12", f"space {number - 1} of 12")
    side = "german" if name == SEARCH else "soviet"
    text = text.replace("turn soviet", f"turn {side}")
    for line in filter(None, more.splitlines()):
        old, new = line.split(" => ")
        assert old in text
        text = text.replace(old, new)
    return Position.read(text).play(f"draws {card}")


@pytest.mark.example("SOLO-EX-0-1")
@pytest.mark.rule(
    "SOLO-0.h", "SOLO-1.0.a", "SOLO-1.0.b", "SOLO-1.0.c", "SOLO-1.0.d", "SOLO-1.0.e", "SOLO-1.0.g",
    "SOLO-1.0.h", "SOLO-S1.a1", "SOLO-S1.a2", "SOLO-S1.a3", "SOLO-S1.b1", "SOLO-S1.b2",
)  # fmt: skip
def test_the_set_up():
    p = Position.read(begun().text())
    assert p.state.digest() == begun().state.digest()
    assert p.state.field.board.id == "2"
    assert p.vp == ("german", 1)
    assert (p.cap("soviet"), p.cap("german")) == (4, 0)
    assert space(p) == 1
    assert piles(p) == (set(range(15, 56)), set())
    assert p.hand("soviet") == (1,)
    assert p.control("G08") == "german"
    assert p.turn == "soviet"
    assert p.state.setting.cards == (1, 2, 3, 4, 5)
    assert sum(p.state.pool) > 0


@pytest.mark.rule("SOLO-S1.c1", "SOLO-S1.c2", "SOLO-S1.c3")
def test_where_everybody_stands():
    p = begun()
    placed = {p.unit(name).hex: p.state.kind(p.id(name)).id for name in p.names}
    assert placed == {
        "G06": "german-rifles-41", "H07": "german-rifles-41", "H08": "german-rifles-41",
        "H09": "german-sdkfz-251", "G04": "soviet-rifles-41", "J05": "soviet-rifles-41",
        "C11": "soviet-rifles-41", "G10": "soviet-smg-41",
    }  # fmt: skip


@pytest.mark.rule("SOLO-S1.b1")
def test_one_card_in_every_round():
    assert [terms.draw for terms in scenario(SEARCH).terms] == [0, 1]
    assert [terms.draw_later for terms in scenario(SEARCH).terms] == [0, 1]


@pytest.mark.rule("SOLO-S1.m")
def test_the_other_way_round():
    p = begun(HUNTERS)
    assert (p.cap("german"), p.cap("soviet")) == (4, 0)
    assert piles(p)[0] == set(range(1, 43))
    assert p.vp == ("german", 1)
    assert p.waits_for == "DrawOrder"
    assert p.hand("german") == (1,)
    assert [terms.draw_later for terms in scenario(HUNTERS).terms] == [1, 0]


def half_track(name: str, alone: bool, held_by: str, at: str = "H09") -> Position:
    """The half-track on its side's turn, with or without its platoon."""
    text = begun(name).text().replace("turn soviet", "turn german")
    text = text.replace("objective G08 german", f"objective G08 {held_by}")
    for line in text.splitlines():
        if line.startswith("unit G4 "):
            text = text.replace(line, line.replace("at H09", f"at {at}"))
        elif line.startswith("unit G") and alone:
            text = text.replace(line, " ".join(line.split()[:3]) + " destroyed")
    return Position.read(text)


@pytest.mark.rule("SOLO-S1.d", "SOLO-AMB-22")
@pytest.mark.parametrize(
    ("alone", "held_by", "enters"),
    [(False, "soviet", False), (True, "soviet", True), (True, "german", False)],
)
def test_the_half_track_takes_the_hex_only_as_the_last(alone: bool, held_by: str, enters: bool):
    p = half_track(SEARCH, alone, held_by)
    assert (p.hex("G08") in ways(Procedure(p.state), p.id("G4"), True)) is enters
    p = half_track(HUNTERS, alone, held_by)
    assert p.legal("move G4 G08") is enters
    if not enters:
        assert p.refusal("move G4 G08").rule == "SOLO-S1.d"


@pytest.mark.rule("SOLO-S1.d")
def test_the_half_track_does_not_drive_through_the_hex_either():
    p = half_track(SEARCH, False, "soviet")
    found = ways(Procedure(p.state), p.id("G4"), True)
    assert found
    assert not any(p.hex("G08") in way for way in found.values())
    p = half_track(HUNTERS, False, "soviet", at="H10").play("move G4 H09")
    assert p.waits_for == "Drive"
    assert not p.legal("move G4 G08")


@pytest.mark.rule("SOLO-S1.e", "SOLO-S1.f")
def test_vp_for_the_dead_of_either_side():
    terms = scenario(SEARCH).terms
    assert [side.destroyed_vp for side in terms] == [1, 1]


@pytest.mark.rule("SOLO-S1.e", "SOLO-AMB-33")
def test_vp_for_the_hex_as_long_as_it_is_held():
    text = begun().text().replace("at C11", "at F08").replace("vp german 1", "vp german 3")
    p = Position.read(text)
    p.play("move S3 G08", "face S3 N", "cap 0", "draws 25")
    assert p.vp == ("german", 2)
    back = p.text().replace("at G08", "at C11").replace("at H08", "at G08")
    assert Position.read(back).vp == ("german", 3)


@pytest.mark.rule("SOLO-S1.g")
@pytest.mark.parametrize(("attacked", "moves"), [("", True), (" attacked", False)])
def test_the_counteraction(attacked: str, moves: bool):
    text = begun().text().replace("turn soviet", "turn german")
    text = text.replace("solo solo-search", f"solo solo-search{attacked}")
    line = next(row for row in text.splitlines() if row.startswith("unit S3 "))
    p = Position.read(text.replace(line, f"{line} spent")).play("draws 44")
    rows = p.state.solo.trials if p.state.solo else ()
    assert any(trial.row == "counter" and trial.verdicts for trial in rows) is moves


@pytest.mark.rule("SOLO-S1.h")
def test_the_scenario_orders():
    solo = scenario(SEARCH).solo
    assert solo is not None
    assert [order.text for order in solo.orders] == ["open near U > MOVE:cs", "hit near U > RALLY"]


# The track.


@pytest.mark.rule("SOLO-S1.i", "SOLO-AMB-22")
@pytest.mark.parametrize(("die", "cap"), [(1, 4), (2, 3), (3, 3), (4, 2), (5, 2), (6, 1)])
@pytest.mark.parametrize("name", [SEARCH, HUNTERS])
def test_space_2_sniper_fire(die: int, cap: int, name: str):
    p = at_space(2, name)
    assert p.waits_for == "EventRoll"
    assert p.state.solo is not None
    assert (p.state.solo.trials, p.state.solo.target) == ((), -1)  # nothing is aimed at yet
    p.play((die,))
    assert p.cap("soviet" if name == SEARCH else "german") == cap


@pytest.mark.rule("SOLO-S1.i")
def test_no_more_cap_are_lost_than_there_are():
    p = at_space(2, more="cap german 0, soviet 4 => cap german 0, soviet 1").play((6,))
    assert p.cap("soviet") == 0


@pytest.mark.rule("SOLO-S1.j", "SOLO-S1.k", "SOLO-7.2.d")
def test_space_4_takes_the_place_of_the_order():
    p = at_space(4, more="facing SW => facing SW spent hit=stunned")
    assert p.unit("G3").hit == ""
    assert p.unit("G3").spent
    assert p.turn == "soviet"
    assert 25 in piles(p)[1]


@pytest.mark.rule("SOLO-S1.j", "SOLO-7.2.e")
def test_without_a_hit_ai_the_card_is_executed():
    p = lots(at_space(4))
    solo = p.state.solo
    assert solo is not None
    assert solo.trials[-1].row != "event"
    assert p.turn == "german" or p.waits_for != "ChooseAction"


@pytest.mark.rule("SOLO-S1.i", "SOLO-S1.k", "SOLO-7.2.e", "SOLO-AMB-22")
@pytest.mark.parametrize(("die", "stuck"), [(4, True), (5, False)])
@pytest.mark.parametrize("name", [SEARCH, HUNTERS])
def test_space_6_bogged_down(die: int, stuck: bool, name: str):
    p = at_space(6, name)
    p.play((die,))
    assert p.unit("G4").bogged is stuck


@pytest.mark.rule("SOLO-S1.l")
def test_space_8_two_actions():
    p = lots(at_space(8))
    for _ in range(9):
        if p.waits_for in ("DrawOrder", "ChooseAction"):
            break
        lots(p.play(2 if p.waits_for.endswith("Roll") else "draws 41"))
    assert p.waits_for == "DrawOrder"
    assert p.turn == "german"


@pytest.mark.rule("SOLO-S1.n")
@pytest.mark.parametrize("name", [SEARCH, HUNTERS])
def test_space_10_inspiration(name: str):
    assert at_space(10, name).cap("soviet" if name == SEARCH else "german") == 6


@pytest.mark.rule("SOLO-S1.i", "SOLO-7.2.f")
def test_space_12_the_end():
    assert at_space(12).winner == "german"


@pytest.mark.rule("SOLO-7.2.b")
def test_an_event_that_is_jumped_over_does_not_happen():
    p = at_space(2, card=22)  # two spaces on
    assert space(p) == 3
    assert p.waits_for != "EventRoll"


@pytest.mark.parametrize("name", [SEARCH, HUNTERS])
def test_the_position_reads_back(name: str):
    p = begun(name)
    assert Position.read(p.text()).text() == p.text()
