"""Events of the scenario track: jumped over, mandatory, arrivals, rumors, VP, the end (7.2)."""

from pathlib import Path

import pytest

from hexfront.games.coh.definitions.library import DATA
from hexfront.games.coh.hits.losses import destroy
from hexfront.games.coh.notation import Position
from hexfront.games.coh.notation.writing import unit_names
from hexfront.games.coh.scenarios.scenario import load_scenario
from hexfront.games.coh.scenarios.start import start
from hexfront.play.datafile import DataError
from tests.games.coh.solo.helpers import deck, lots, space

SCENARIO = (DATA / "scenarios" / "solo-hunters.toml").read_text("utf-8")
WORDS = 'title = { en = "x", ru = "х" }\ntext = { en = "x", ru = "х" }\n'


def track(folder: Path, spaces: dict[int, str], more: str = "") -> Position:
    """Scenario 1 with the AI as USSR, but with this track and this cup; the AI is to draw."""
    head = SCENARIO.split("\n[[solo.track]]")[0]
    written = "".join(
        f"\n[[solo.track]]\nspace = {number}\n{WORDS}{events}\n"
        for number, events in spaces.items()
    )
    path = folder / "track.toml"
    path.write_text(f"{head}{more}\n{written}", "utf-8")
    state = start(load_scenario(path))
    return Position(state, unit_names(state)).play("draws 1")


ARRIVES = 'events = [{ what = "arrive", unit = "german-pioneers", hex = "L04" }]'
GAINS = 'events = [{ what = "gain-cap", amount = 2 }]'


@pytest.mark.rule("SOLO-7.2.b", "SOLO-7.2.c")
@pytest.mark.example("SOLO-EX-7.2-1")
def test_a_mandatory_event_happens_on_the_way(tmp_path: Path):
    p = track(tmp_path, {2: f"mandatory = true\n{ARRIVES}", 3: GAINS}).play("draws 22")
    assert space(p) == 3
    happened = [entry.args["space"] for entry in p.log if entry.message == "log-event"]
    assert happened == [2]
    assert p.actor == "german"
    p.play("face G5 N")
    assert p.unit("G5").hex == "L04"
    happened = [entry.args["space"] for entry in p.log if entry.message == "log-event"]
    assert happened == [2, 3]
    assert p.cap("german") == 6


@pytest.mark.rule("SOLO-7.2.b")
@pytest.mark.example("SOLO-EX-7.2-2")
def test_another_event_is_jumped_over(tmp_path: Path):
    p = track(tmp_path, {2: ARRIVES, 3: GAINS}).play("draws 22")
    assert p.unit("G5").place == "due"
    assert p.cap("german") == 6


@pytest.mark.rule("SOLO-6.0.a", "SOLO-1.0.f", "SOLO-S4.c")
def test_a_rumored_enemy_appears(tmp_path: Path):
    events = 'events = [{ what = "rumour", hex = "L04", unit = "soviet-rifles-41" }]'
    p = track(tmp_path, {2: events}, 'cup = ["soviet-maxim"]\nblanks = 2\nrumours = 1')
    view = p.view("german").solo
    assert view is not None
    assert ([p.state.kind(u).id for u in view.cup], view.blanks) == (["soviet-maxim"], 2)
    p.play("draws 25")
    view = p.view("german").solo
    assert view is not None
    assert len(view.cup) == 2
    (there,) = (u for u in p.view("german").units if u.kind == "soviet-rumour")
    assert p.label(there.hex) == "L04" if there.place == "board" else p.waits_for


@pytest.mark.rule("SOLO-7.2.b")
def test_vp_for_a_hex(tmp_path: Path):
    p = track(tmp_path, {2: 'events = [{ what = "score", hex = "G08", amount = 2 }]'})
    assert p.play("draws 25").vp == ("german", 3)


@pytest.mark.rule("SOLO-7.2.b")
def test_events_of_a_space_happen_in_their_order(tmp_path: Path):
    events = '{ what = "gain-cap", amount = 1 }, { what = "score", hex = "G08", amount = 1 }'
    p = track(tmp_path, {2: f"events = [{events}]"}).play("draws 25")
    told = [entry.message for entry in p.log if entry.message in ("log-event-gains-cap", "log-vp")]
    assert told == ["log-event-gains-cap", "log-vp"]


@pytest.mark.rule("SOLO-2.7.b")
def test_an_event_ends_the_round(tmp_path: Path):
    p = track(tmp_path, {2: 'events = [{ what = "end-round" }]'}).play("draws 25")
    assert p.round == 2


@pytest.mark.rule("SOLO-2.10.d")
@pytest.mark.parametrize(("mandatory", "winner"), [("true", "german"), ("false", "soviet")])
def test_mandatory_events_that_were_not_reached_come_at_the_end(
    tmp_path: Path, mandatory: str, winner: str
):
    scores = f'mandatory = {mandatory}\nevents = [{{ what = "score", hex = "G08", amount = 5 }}]'
    p = track(tmp_path, {9: scores})
    state = p.state
    for u in range(5, 8):
        state.board &= ~(1 << u)
        state.dead |= 1 << u
        state.hex[u] = -1
    state.vp = -2
    state.setting.rules.destroyed(state, 7)
    state.stack[-1] = type(state.stack[-1])(0, 7, False)
    state.board &= ~(1 << 4)
    state.dead |= 1 << 4
    state.settle()
    assert p.winner == winner


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ('orders = ["01-42"]', 'orders = ["42-01"]', r"solo.orders\[0\]: expected a span"),
        ('orders = ["01-42"]', 'orders = ["01-14"]', "solo.orders: no card moves"),
        ("open near U > MOVE:cs", "open by U > MOVE", r"solo.scenario_orders\[0\]: expected agent"),
        ("space = 2\n", "space = 13\n", r"solo.track\[0\].space: expected a space from 1 to 12"),
        ('unit = "german-sdkfz-251"', 'unit = "german-wagon"', "no german-wagon in the scenario"),
        ('side = "soviet"\norders', 'side = "swiss"\norders', "solo.side: expected one of"),
    ],
)
def test_a_wrong_deck_is_named_with_its_key(tmp_path: Path, before: str, after: str, told: str):
    assert before in SCENARIO
    path = tmp_path / "track.toml"
    path.write_text(SCENARIO.replace(before, after), "utf-8")
    with pytest.raises(DataError, match=told):
        load_scenario(path)


@pytest.mark.rule("SOLO-4.8.b")
@pytest.mark.example("SOLO-EX-4.8-1")
def test_cap_of_an_order_count_for_the_first_roll_only():
    p = deck("""
        solo soviet
        turn soviet
        unit G1 german-rifles-41 at E03 facing S hit=unnerved
        unit G2 german-rifles-41 at E03 facing S
        unit S1 soviet-rifles-41 at E06 facing N red=4
    """)
    lots(p.play("draws 1"))
    assert p.state.stack[-1].number.total == 6  # 12 - 4, and 2 CAP
    p.play(2)
    assert p.state.stack[-1].number.total == 8


@pytest.mark.rule("SOLO-0.c", "SOLO-0.g")
def test_only_the_players_cap_are_tracked_and_three_are_left_him():
    p = deck("""
        solo soviet
        turn german
        base german 4
        losses german 3
        unit G1 german-rifles-41 at E01 facing S
        unit S1 soviet-rifles-41 at E12 facing N spent
    """).play("pass", "draws 35")
    assert (p.cap("german"), p.cap("soviet")) == (3, 0)


def without(p: Position, *names: str) -> Position:
    """These counters have left the game; the last of them is destroyed now."""
    state = p.state
    for name in names[:-1]:
        u = p.id(name)
        state.board &= ~(1 << u)
        state.dead |= 1 << u
        state.hex[u] = -1
    destroy(state, p.id(names[-1]), "COH-7.11.a")
    state.settle()
    return p


def happened(p: Position) -> list[int]:
    return [int(entry.args["space"]) for entry in p.log if entry.message == "log-event"]


@pytest.mark.rule("SOLO-2.10.d")
def test_an_event_at_the_end_is_still_one_of_the_ai_when_the_players_last_unit_is_lost(
    tmp_path: Path,
):
    sniper = 'events = [{ what = "lose-cap", table = [1, 1, 1, 2, 2, 2] }]'
    p = track(tmp_path, {9: f"mandatory = true\n{sniper}"})
    without(p, "G1", "G2", "G3", "G4").play(5)
    assert p.winner == "soviet"
    assert [entry.args for entry in p.told("log-event-loses-cap")] == [{"side": 0, "cap": 2}]


RUMOUR_AND_VP = """mandatory = true
events = [{ what = "rumour", hex = "L04" }, { what = "score", hex = "G08", amount = 1 }]"""


@pytest.mark.rule("SOLO-2.10.d")
def test_an_event_at_the_end_happens_once_though_a_rumor_of_it_was_nothing(tmp_path: Path):
    p = track(tmp_path, {9: RUMOUR_AND_VP}, 'cup = ["soviet-maxim"]\nblanks = 2\nrumours = 3')
    assert p.state.solo is not None
    p.state.solo = p.state.solo.but(cup=0)
    p.state.hex[p.id("G1")] = p.hex("M04")
    without(p, "S1", "S2", "S3", "S4").play("draws 1")
    assert p.waits_for == "RevealRumour"
    p.play(f"draws {len(p.state.hex)}")
    assert p.winner == "german"
    assert happened(p) == [9]
    assert p.vp == ("german", 3)  # 1 at the start, 1 for S4, 1 for G08


@pytest.mark.rule("SOLO-2.10.d", "SOLO-7.2.c")
@pytest.mark.parametrize(("mandatory", "spaces"), [("true", [2, 3]), ("false", [2])])
def test_a_mandatory_event_under_way_is_not_cut_off_by_the_end(
    tmp_path: Path, mandatory: str, spaces: list[int]
):
    """The rumor of space 2 is all that is left of the AI; the marker stops on space 3."""
    scores = f'mandatory = {mandatory}\nevents = [{{ what = "score", hex = "G08", amount = 1 }}]'
    p = track(
        tmp_path, {2: RUMOUR_AND_VP, 3: scores},
        'cup = ["soviet-maxim"]\nblanks = 2\nrumours = 1',
    )  # fmt: skip
    state = p.state
    assert state.solo is not None
    state.solo = state.solo.but(cup=0)
    state.hex[p.id("G1")] = p.hex("M04")
    for name in ("S1", "S2", "S3", "S4"):
        state.board &= ~(1 << p.id(name))
        state.hex[p.id(name)] = -1
    p.play("draws 22", f"draws {len(state.hex)}")
    assert p.winner == "german"
    assert happened(p) == spaces
    assert len(p.told("log-vp")) == len(spaces)
