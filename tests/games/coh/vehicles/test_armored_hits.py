"""Sections 15.12 and 15.13: vehicles in combat and what hits do to them."""

import pytest

from hexfront.games.coh.notation import Position, position
from hexfront.play import Draw
from tests.games.coh.combat.helpers import duel, figures, in_pool, price

TANK = "mover=tracked armored blue=4"
"""A vehicle with FP 3 red and 4 blue, front 12, flank 11, attack cost 3, no turret."""
BLUE = {
    "crew-stunned": 2, "gun-damaged": 2, "destroyed": 1, "crew-panicked": 1,
    "crew-suppressed": 5, "immobilized": 5, "light-damage": 4,
}  # fmt: skip
"""The armored hit markers of table T5."""
NO_RALLY = ("gun-damaged", "immobilized", "light-damage")


def tank(words: str = "", distance: int = 3, target: str = "", more: str = "") -> Position:
    """The tank G1 in E02 against the tank S1, face to face."""
    return duel(f"{TANK} {words}", f"{TANK} {target}", distance, more)


def deeds(p: Position, unit: str = "G1") -> set[str]:
    """What kinds of things a unit may do."""
    return {words.split()[0] for words in p.copy().play(f"select {unit}").choices()}


@pytest.mark.rule("COH-15.12.a")
def test_a_vehicle_attacks_and_defends_by_chapters_5_and_6():
    p = tank()
    assert price(p, "attack G1 E05") == [("attack-cost", 3)]
    assert figures(p.ar("attack G1 E05")) == [("blue-fp", 4)]
    assert figures(p.dr("attack G1 E05")) == [("front-defense", 12)]
    far = tank(distance=6)
    assert figures(far.ar("attack G1 E08")) == [("blue-fp", 4), ("long-range", -2)]
    behind = tank(target="facing S")
    assert figures(behind.dr("attack G1 E05")) == [("flank-defense", 11)]
    assert tank(distance=11).refusal("attack G1 E13").rule == "COH-5.3.d"
    assert tank(more="terrain woods E03").refusal("attack G1 E05").rule == "COH-5.2.a"


@pytest.mark.rule("COH-15.12.a")
def test_critical_and_second_hits_destroy_a_vehicle():
    critical = tank(target="front=10").play("attack G1 E05", 10)
    assert critical.unit("S1").place == "destroyed"
    hit = tank(target="front=10").play("attack G1 E05", 9)
    assert hit.waits_for == "DrawMarker"
    second = tank(target="front=10 hit=light-damage").play("attack G1 E05", 6)
    assert second.unit("S1").place == "destroyed"


@pytest.mark.rule("COH-15.13.a")
def test_the_armored_pool_is_that_of_the_table():
    p = tank()
    pool = {marker.id: in_pool(p, marker.id)
            for marker in p.state.setting.definitions.markers if marker.armored}  # fmt: skip
    assert pool == BLUE
    assert sum(pool.values()) == 20


@pytest.mark.rule("COH-15.13.a", "COH-7.2.b")
@pytest.mark.parametrize(("target", "armored"), [(TANK, True), ("", False)])
def test_armored_targets_draw_blue_markers_and_soft_ones_red(target: str, armored: bool):
    p = duel(TANK, f"{target} front=10")
    p.play("attack G1 E05", 9)
    markers = p.state.setting.definitions.markers
    draws = [outcome for outcome in p.state.chances().outcomes if isinstance(outcome, Draw)]
    drawn = {markers[draw.item].id for draw in draws}
    assert drawn == {m.id for m in markers[1:] if m.armored == armored}


@pytest.mark.rule("COH-15.13.a")
def test_the_marker_lies_face_down_with_its_back_up():
    p = tank(target="front=10").play("attack G1 E05", 9, "draws crew-panicked")
    assert p.unit("S1").hit == "crew-panicked"
    assert in_pool(p, "crew-panicked") == 0
    seen, owned = p.view("german").units[p.id("S1")], p.view("soviet").units[p.id("S1")]
    assert (seen.hit, seen.hit_armored, seen.hit_shown) == ("?", True, False)
    assert owned.hit == "crew-panicked"
    assert "crew-panicked" not in str(p.heard("german"))


@pytest.mark.rule("COH-15.13.a")
@pytest.mark.parametrize(
    ("marker", "able"),
    [
        ("crew-stunned", {"rally"}),
        ("gun-damaged", {"stall", "move", "pivot"}),
        ("crew-panicked", {"stall", "move", "pivot", "rally"}),
        ("crew-suppressed", {"stall", "move", "pivot", "rally", "attack"}),
        ("immobilized", {"stall", "attack"}),
        ("light-damage", {"stall", "move", "pivot", "attack"}),
    ],
)
def test_what_each_marker_lets_a_vehicle_do(marker: str, able: set[str]):
    for turn, unit in (("german", "G1"), ("soviet", "S1")):
        words = {"german": f"hit={marker}", "soviet": ""}[turn]
        other = {"german": "", "soviet": f"hit={marker}"}[turn]
        assert deeds(tank(words, target=other, more=f"turn {turn}"), unit) == able


@pytest.mark.rule("COH-15.13.a")
@pytest.mark.parametrize(
    ("order", "marker", "message"),
    [
        ("attack G1 E05", "gun-damaged", "refuse-marker-bars-attack"),
        ("attack G1 E05", "crew-panicked", "refuse-marker-bars-attack"),
        ("attack G1 E05", "crew-stunned", "refuse-marker-bars-all"),
        ("move G1 E03", "immobilized", "refuse-marker-bars-move"),
        ("pivot G1 N", "immobilized", "refuse-marker-bars-move"),
        ("stall G1", "crew-stunned", "refuse-marker-bars-all"),
    ],
)
def test_what_a_marker_forbids_is_refused_by_its_name(order: str, marker: str, message: str):
    refusal = tank(f"hit={marker}").refusal(order)
    assert (refusal.message, refusal.args["marker"]) == (message, marker)


@pytest.mark.rule("COH-15.13.a")
@pytest.mark.parametrize(
    ("marker", "front", "flank"),
    [("crew-panicked", -4, 0), ("immobilized", -1, 1), ("light-damage", 0, 0),
     ("crew-suppressed", 0, 0), ("gun-damaged", 0, 0), ("crew-stunned", 0, 0)],
)  # fmt: skip
def test_what_a_marker_does_to_the_defense(marker: str, front: int, flank: int):
    ahead = tank(target=f"hit={marker}!")
    behind = tank(target=f"hit={marker}! facing S")
    assert ahead.dr("attack G1 E05").value("tally-hit-marker") == front
    assert behind.dr("attack G1 E05").value("tally-hit-marker") == flank


@pytest.mark.rule("COH-15.13.a")
@pytest.mark.parametrize(
    ("marker", "number"), [("crew-stunned", 9), ("crew-panicked", 9), ("crew-suppressed", 8)]
)
def test_the_rally_number_of_a_crew(marker: str, number: int):
    p = tank(f"hit={marker}")
    assert p.number("rally G1") == number
    assert p.copy().play("rally G1", number - 1).unit("G1").hit == marker
    assert p.copy().play("rally G1", number).unit("G1").hit == ""


@pytest.mark.rule("COH-15.13.c", "COH-7.3.d")
def test_a_coloured_figure_changes_the_value_of_its_colour_only():
    """Suppressed: red −3, blue −5."""
    armored = tank("hit=crew-suppressed")
    assert figures(armored.ar("attack G1 E05")) == [("blue-fp", 4), ("hit-marker", -5)]
    soft = duel(f"{TANK} hit=crew-suppressed")
    assert figures(soft.ar("attack G1 E05")) == [("red-fp", 3), ("hit-marker", -3)]
    assert price(soft, "attack G1 E05") == [("attack-cost", 3), ("hit-marker", 1)]


@pytest.mark.rule("COH-15.13.b", "COH-7.9.b")
@pytest.mark.parametrize("marker", NO_RALLY)
def test_no_rally_means_no_rally_action(marker: str):
    p = tank(f"hit={marker}")
    assert "rally" not in deeds(p)
    assert p.refusal("rally G1").message == "refuse-no-rally"


@pytest.mark.rule("COH-15.13.b", "COH-CARD.03")
@pytest.mark.parametrize("marker", [*NO_RALLY, "crew-stunned"])
def test_follow_me_removes_no_rally(marker: str):
    p = tank(f"hit={marker}", more="hand german 3").play("card 3", "select G1")
    assert p.unit("G1").hit == ""
    assert in_pool(p, marker) == BLUE[marker]


@pytest.mark.rule("COH-15.13.b", "COH-CARD.03")
def test_nothing_rallies_a_destroyed_vehicle():
    p = tank("hit=destroyed", more="hand german 3")
    assert p.refusal("rally G1").rule == "COH-7.3.c"
    assert p.refusal("card 3").rule == "COH-CARD.03"
    repaired = tank("hit=immobilized", more="unit G2 german at A14 hit=destroyed\nhand german 3")
    assert "select G2" not in repaired.play("card 3").choices()


@pytest.mark.rule("COH-15.13.d")
def test_a_destroyed_vehicle_does_nothing_and_nobody_else_knows():
    p = tank("hit=destroyed")
    assert "select G1" not in p.choices()
    for order in ("move G1 E03", "attack G1 E05", "stall G1", "pivot G1 N"):
        assert p.refusal(order).args["marker"] == "destroyed"
    assert p.view("soviet").units[p.id("G1")].hit == "?"
    assert p.unit("G1").place == "board"


@pytest.mark.rule("COH-15.13.d")
def test_it_is_removed_without_a_roll_when_it_is_attacked_again():
    p = tank(target="hit=destroyed").play("attack G1 E05", 7)
    assert p.unit("S1").place == "destroyed"
    assert [entry.args["marker"] for entry in p.told("log-marker-revealed")] == ["destroyed"]
    assert [entry.rule for entry in p.told("log-destroyed")] == ["COH-15.13.d"]
    assert not p.told("log-hit")


@pytest.mark.rule("COH-15.13.d")
@pytest.mark.parametrize(("start", "to", "gone"), [("E08", "E07", False), ("E07", "E06", True)])
def test_it_is_removed_when_an_enemy_comes_next_to_it(start: str, to: str, gone: bool):
    for mover, prey in (("german", "soviet"), ("soviet", "german")):
        p = position(f"""
            board 9x14
            unit M {mover} at {start} facing N
            unit D {prey} {TANK} at E05 facing N hit=destroyed
            turn {mover}
        """)
        p.play(f"move M {to}", 7)
        assert (p.unit("D").place == "destroyed") == gone


@pytest.mark.rule("COH-15.13.d")
def test_it_is_removed_when_it_is_drawn_beside_an_enemy():
    near = tank(distance=1, target="front=12").play("attack G1 E03", 8, "draws destroyed")
    assert near.unit("S1").place == "destroyed"
    far = tank(distance=2, target="front=10").play("attack G1 E04", 9, "draws destroyed")
    assert far.unit("S1").place == "board"


@pytest.mark.rule("COH-15.13.d")
def test_it_is_removed_at_the_end_of_the_round():
    p = tank(target="hit=destroyed", more="cap soviet 5").play("pass", "pass")
    assert p.unit("S1").place == "destroyed"
    assert p.cap_base("soviet") == 4
