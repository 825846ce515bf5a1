"""Chapters 34.0 to 34.2: Reserve Armies, their Maskirovka markers and who knows them."""

import pytest

from hexfront.games.s42.maskirovka.armies import in_play
from hexfront.games.s42.notation import Position
from hexfront.games.s42.places import BOXED, ELIMINATED, PENDING, REMOVED, area_place
from hexfront.games.s42.scenarios.scenario import scenario
from hexfront.games.s42.screen.companion import S42GameFacts
from hexfront.play import heard
from tests.games.s42.maskirovka.helpers_maskirovka import (
    ARMY,
    AXIS,
    SOVIET,
    armies,
    audiences,
    seen,
    why,
)

DUE = "due=21 entry=A+E+G"


def arriving(*more: str) -> Position:
    return armies(
        *(f"soviet R{n} {ARMY} {DUE}" for n in range(1, 4)), *more, "turn 21",
        phase="initial soviet",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("place", "there"),
    [
        (0, True), (1, True), (area_place(0), True), (area_place(5), True),
        (PENDING, False), (ELIMINATED, False), (REMOVED, False), (BOXED, False),
    ],
)  # fmt: skip
def test_an_army_is_in_play_in_any_hex_and_any_entry_area(place: int, there: bool) -> None:
    p = arriving()
    army = p.unit("R1")
    p.state.place[army] = place
    assert in_play(p.state, army) is there


def test_there_are_secrets_from_the_first_army_on() -> None:
    p = arriving()
    assert not p.game.has_secrets(p.state)
    p.state.put(p.unit("R1"), area_place(0))
    assert p.game.has_secrets(p.state)
    p.state.put(p.unit("R1"), REMOVED)
    assert p.game.has_secrets(p.state)


@pytest.mark.rule("S42-34.2.b", "S42-34.1.2.a")
def test_the_marker_of_an_army_that_is_to_come_back_is_a_secret() -> None:
    p = armies(
        f"soviet R {ARMY} at 1405 box=4", f"soviet Q {ARMY} at 1405 box=1", "axis A 5-5-3 at 1305",
        phase="movement axis",
    ).play("move A; march 1405")  # fmt: skip
    assert (p.where("R"), p.where("Q")) == ("pending", "pending")
    assert p.game.has_secrets(p.state)


# Arrival.


@pytest.mark.rule("S42-34.1.1.a")
def test_six_armies_and_as_many_markers_come_on_turn_21() -> None:
    starts = {start.unit.id: start for start in scenario("campaign").starts}
    found = [start for name, start in starts.items() if name.startswith("sov-reserve-")]
    assert [start.turn for start in found] == [21] * 6
    p = armies(f"soviet R {ARMY} at 1405")
    assert len(p.state.boxes) == 6


@pytest.mark.rule("S42-34.1.1.b")
def test_they_are_placed_in_soviet_entry_areas_each_with_a_secret_marker() -> None:
    p = arriving()
    assert p.options("arrive") == {f"R{n} {area}" for n in (1, 2, 3) for area in "AEG"}
    assert why(p, "end-phase")[0] == "S42-22.1.2.a"
    p.choose("arrive R1 A")
    assert (p.waits_for, p.actor) == ("TieMarker", "soviet")
    assert p.options("tie") == {f"R1 box-{n}" for n in range(1, 7)}
    assert why(p, "tie R2 box-1") == ("S42-34.1.1.b", "no-tie-army")
    p.play("tie R1 box-3; arrive R2 G")
    assert p.options("tie") == {f"R2 box-{n}" for n in (1, 2, 4, 5, 6)}
    assert why(p, "tie R2 box-3") == ("S42-34.1.1.b", "no-tie-box")
    p.choose("tie R2 box-6")
    assert (p.box("R1"), p.box("R2"), p.box("R3")) == (3, 6, 0)


@pytest.mark.rule("S42-34.1.1.b")
def test_every_army_and_no_other_unit_gets_a_marker_as_it_arrives() -> None:
    due = "due=21 entry=A+E"
    p = armies(f"soviet D 3-5-3 {due}", f"soviet R {ARMY} {due}", f"soviet L 3-5-3 {due}",
               "turn 21", phase="initial soviet")  # fmt: skip
    assert p.choose("arrive D A").waits_for == "InitialPhase"
    assert p.choose("arrive L A").waits_for == "InitialPhase"
    assert p.choose("arrive R A").waits_for == "TieMarker"
    assert p.choose("tie R box-2").box("R") == 2
    assert [entry.args["box"] for entry in p.told("log-army-tied")] == [2]


@pytest.mark.rule("S42-34.1.1.b", "S42-34.0.a")
def test_the_axis_sees_neither_the_marker_nor_how_it_is_laid() -> None:
    p = arriving().choose("arrive R1 A")
    for seat, moments in ((AXIS, ["InitialPhase"]), (SOVIET, ["InitialPhase", "TieMarker"])):
        shown = p.game.view(p.state, seat).moments
        assert [type(moment).__name__ for moment in shown] == moments
    assert p.state.stack[-1].way_back(p.state) == "no"  # that the army has arrived is known
    p.choose("tie R1 box-3")
    assert seen(p, "R1") == ("area", 0, "good", ())
    assert seen(p, "R1", SOVIET) == ("area", 3, "good", ())
    assert audiences(p, "log-army-tied") == [SOVIET]


# What the Axis knows.

PAIR = (
    f"soviet R1 {ARMY} at 1405 box=1",
    f"soviet R2 {ARMY} at 1605 box=2",
    "soviet D 3-5-3 in box-1",
    "soviet E 3-5-5 cavalry in box-1",
)


@pytest.mark.rule("S42-34.1.2.a")
def test_the_axis_sees_what_a_box_contains_but_not_whose_it_is() -> None:
    p = armies(*PAIR)
    assert [seen(p, name)[:2] for name in ("D", "R1", "R2")] == [("box", 1), ("map", 0), ("map", 0)]
    assert [seen(p, name, SOVIET)[1] for name in ("D", "R1", "R2")] == [1, 1, 2]
    p.state.known |= p.mask("R1")
    assert [seen(p, name)[1] for name in ("R1", "R2")] == [1, 0]


@pytest.mark.rule("S42-34.1.2.a")
@pytest.mark.parametrize("condition", ["disrupted", "fr", "oos", "isolated"])
def test_nor_the_condition_of_its_units_which_would_tell_where_they_are(condition: str) -> None:
    p = armies(*PAIR, f"soviet F 3-5-3 in box-1 {condition}")
    assert seen(p, "F") == ("box", 1, "good", ())
    assert seen(p, "F", SOVIET)[2:] != ("good", ())
    p.state.known |= p.mask("R1")
    assert seen(p, "F") == seen(p, "F", SOVIET)


@pytest.mark.rule("S42-34.1.2.a")
def test_the_reach_of_an_army_would_tell_too() -> None:
    p = armies(*PAIR)
    sight = S42GameFacts().look
    assert sight(p.state, SOVIET, -1, p.unit("R1")).reach
    assert not sight(p.state, AXIS, -1, p.unit("R1")).reach


@pytest.mark.rule("S42-34.1.2.a")
def test_and_the_reach_of_a_unit_that_moves_with_it() -> None:
    p = armies(*PAIR, "soviet C 3-5-3 at 1405", "soviet F 3-5-3 in box-1 disrupted")
    sight = S42GameFacts().look
    assert sight(p.state, AXIS, -1, p.unit("C")).reach
    p.play("move R1; take C")
    assert sight(p.state, SOVIET, -1, p.unit("C")).reach
    assert not sight(p.state, AXIS, -1, p.unit("C")).reach


@pytest.mark.rule("S42-34.1.2.a")
def test_the_log_does_not_name_its_kind_of_movement() -> None:
    p = armies(*PAIR).play("move R1; march 1705")
    (entry,) = p.told("log-army-marched")
    assert set(entry.args) == {"unit", "from", "to", "more", "halves"}
    assert p.waits_for == "Moving"  # it does not halt by itself when its MPs are gone
    p.choose("halt")
    assert seen(p, "R1")[3] == ("moved",)


# Exchanging markers.


def together(*more: str, place: str = "at 1605") -> Position:
    return armies(
        f"soviet R1 {ARMY} {place} box=1",
        f"soviet R2 {ARMY} {place} box=2",
        f"soviet R3 {ARMY} at 1705 box=3",
        *more,
    )


@pytest.mark.rule("S42-34.1.2.b")
@pytest.mark.parametrize("place", ["at 1605", "in E"])
def test_armies_that_begin_the_phase_together_may_exchange_markers(place: str) -> None:
    p = together(place=place)
    assert (p.waits_for, p.options("swap")) == ("SwapMarkers", {"R1 R2"})
    assert p.state.stack[-1].way_back(p.state) == "no"
    assert why(p, "swap R1 R3") == ("S42-34.1.2.b", "no-swap")
    p.play("swap R1 R2; keep-markers")
    assert [p.box(f"R{n}") for n in (1, 2, 3)] == [2, 1, 3]
    assert p.waits_for == "MovementPhase"


@pytest.mark.rule("S42-34.1.2.b")
def test_armies_that_meet_later_keep_them() -> None:
    p = armies(
        f"soviet R1 {ARMY} at 1605 box=1",
        f"soviet R2 {ARMY} at 1705 box=2",
        "axis A 5-5-3 at 1305",
    )
    assert p.waits_for == "MovementPhase"
    p.play("move R1; march 1705; halt")
    assert not p.choices("swap")
    assert together(place="at 1605").enter_phase("movement axis").waits_for == "MovementPhase"


@pytest.mark.rule("S42-34.1.2.b")
def test_the_axis_cannot_tell_an_exchange_from_a_pretence() -> None:
    exchanged, kept = together(), together()
    exchanged.play("swap R1 R2; keep-markers")
    kept.choose("keep-markers")
    one, other = (p.game.view(p.state, AXIS) for p in (exchanged, kept))
    assert one == other
    assert heard(exchanged.log, AXIS) == heard(kept.log, AXIS)


@pytest.mark.rule("S42-34.1.2.b")
def test_what_the_axis_knew_of_them_it_knows_no_longer() -> None:
    for army, knows in (("R1", False), ("R3", True)):
        p = together()
        p.state.known |= p.mask(army)
        p.enter_phase("movement soviet").choose("keep-markers")
        assert bool(p.state.known & p.mask(army)) is knows
    p = together("soviet D 3-5-3 in box-1")
    p.state.known |= p.mask("R1")
    p.state.exposed |= p.mask("R1")
    assert p.enter_phase("movement soviet").waits_for == "MovementPhase"


# Properties.


@pytest.mark.rule("S42-34.2.a")
def test_an_army_is_a_non_mechanized_non_combat_unit() -> None:
    p = armies(f"soviet R {ARMY} at 1405 box=1", "soviet D 3-5-6 tank in box-1")
    bit, setting = p.mask("R"), p.state.setting
    assert not bit & (setting.combat | setting.mechanized)
    assert why(p, "go-full-retreat R")[0] == "S42-19.2.c"


@pytest.mark.rule("S42-34.2.d")
def test_only_units_on_its_counter_give_it_a_zoc_and_bonds() -> None:
    p = armies(
        f"soviet R {ARMY} at 1405 box=1",
        "soviet D 3-5-3 in box-1",
        "soviet E 3-5-3 at 1407",
    )
    assert "1305" not in p.zoc("soviet")
    assert not p.bonds("soviet")
    p.choose("emerge D")
    assert "1305" in p.zoc("soviet")
    assert "1406" in p.bonds("soviet")


@pytest.mark.rule("S42-34.2.b", "S42-34.7.c")
def test_a_removed_army_comes_back_two_turns_later_with_its_marker() -> None:
    p = armies(
        f"soviet R {ARMY} at 1405 box=4", "axis A 5-5-3 at 1305", "turn 22",
        phase="movement axis",
    )  # fmt: skip
    p.play("move A; march 1405")
    assert (p.where("R"), p.state.due[p.unit("R")]) == ("pending", 24)
    p.state.turn = 23
    assert not p.enter_phase("initial soviet").choices("arrive")
    p.state.turn = 24
    p.enter_phase("initial soviet")
    assert "R A" in p.options("arrive")
    p.choose("arrive R A")
    assert (p.waits_for, p.box("R")) == ("InitialPhase", 4)
