"""Sections 16.5 and 16.6: open-topped vehicles and APCs."""

import pytest

from hexfront.games.coh.notation import Position, position
from hexfront.play import Draw
from tests.games.coh.combat.helpers import brawl, duel, figures

OPEN = "mover=tracked armored open-topped blue=4 flank=11"
CLOSED = "mover=tracked armored blue=4 flank=11"
MORTAR = "mortar blue=2 crewed"


def drawn_blue(p: Position) -> bool:
    """Is the marker that is about to be drawn an armored one?"""
    assert p.waits_for == "DrawMarker"
    markers = p.state.setting.definitions.markers
    draws = [outcome for outcome in p.state.chances().outcomes if isinstance(outcome, Draw)]
    (colour,) = {markers[draw.item].armored for draw in draws}
    return colour


@pytest.mark.rule("COH-16.5.a")
def test_the_red_frame_is_what_makes_the_difference():
    for frame, colour in ((OPEN, "red-fp"), (CLOSED, "blue-fp")):
        p = duel(MORTAR, frame)
        assert figures(p.ar("attack G1 E05"))[0][0] == colour
    kinds = position("unit G1 german at A01").state.setting.definitions.kinds
    framed = {name for name, kind in kinds.items() if kind.open_topped}
    assert framed
    assert all(kinds[name].armored and kinds[name].is_vehicle for name in framed)


@pytest.mark.rule("COH-16.5.b")
@pytest.mark.parametrize(("vehicle", "blue"), [(OPEN, False), (CLOSED, True)])
def test_shells_fall_into_the_open_top(vehicle: str, blue: bool):
    fp = ("blue-fp", 2) if blue else ("red-fp", 3)
    for facing in ("N", "S"):
        p = duel(MORTAR, f"{vehicle} facing {facing}")
        assert figures(p.ar("attack G1 E05")) == [fp]
        assert figures(p.dr("attack G1 E05")) == [("flank-defense", 11)]
        assert drawn_blue(p.play("attack G1 E05", 9)) == blue


@pytest.mark.rule("COH-16.5.b")
def test_a_soft_marker_lies_under_it_with_a_red_back():
    p = duel(MORTAR, OPEN).play("attack G1 E05", 9, "draws pinned")
    assert p.unit("S1").hit == "pinned"
    assert p.view("german").units[p.id("S1")].hit_armored is False
    assert "move" not in {words.split()[0] for words in _after_turn(p).choices()}


def _after_turn(p: Position) -> Position:
    return p.play(7, "select S1")


@pytest.mark.rule("COH-16.5.b", "COH-18.0.e")
@pytest.mark.parametrize(("vehicle", "blue"), [(OPEN, False), (CLOSED, True)])
def test_flames_go_into_the_open_top(vehicle: str, blue: bool):
    near = duel("flamethrower", vehicle, 1)
    assert figures(near.ar("flame G1 E03"))[0] == ("blue-fp" if blue else "red-fp", 3)
    assert drawn_blue(near.play("flame G1 E03", 7)) == blue
    close = brawl("flamethrower", vehicle)
    assert drawn_blue(close.play("flame-close G1 S1", 6)) == blue


@pytest.mark.rule("COH-16.5.b", "COH-16.5.c")
@pytest.mark.parametrize(
    ("order", "lines", "blue"),
    [
        ("close G1 S1", [("blue-fp", 2), ("close-combat", 4)], True),
        ("close G1 S1 red", [("red-fp", 3), ("close-combat", 4)], False),
    ],
)
def test_in_close_combat_the_attacker_chooses_his_fp_before_the_roll(
    order: str, lines: list[tuple[str, int]], blue: bool
):
    p = brawl("blue=2", OPEN)
    assert figures(p.ar(order)) == lines
    assert drawn_blue(p.play(order, 6)) == blue


@pytest.mark.rule("COH-16.5.b")
def test_who_has_one_colour_has_no_choice():
    red = brawl("blue=none", OPEN)
    assert red.legal("close G1 S1 red")
    assert red.refusal("close G1 S1").rule == "COH-6.6.b"
    blue = brawl("red=none blue=2", OPEN)
    assert blue.legal("close G1 S1")
    assert blue.refusal("close G1 S1 red").rule == "COH-6.6.b"


@pytest.mark.rule("COH-16.5.b")
@pytest.mark.parametrize("target", [CLOSED, "", "mover=wheeled truck"])
def test_without_an_open_top_there_is_nothing_to_choose(target: str):
    p = brawl("blue=2", target)
    assert p.legal("close G1 S1")
    assert p.refusal("close G1 S1 red").rule == "COH-16.5.b"


@pytest.mark.rule("COH-16.5.b")
def test_a_mortar_in_close_combat_needs_no_choice():
    p = brawl(MORTAR, OPEN)
    assert figures(p.ar("close G1 S1"))[0] == ("red-fp", 3)
    assert p.refusal("close G1 S1 red").rule == "COH-16.5.b"


@pytest.mark.rule("COH-16.5.b", "COH-10.6.e")
def test_supporters_need_the_colour_that_was_chosen():
    helper = "unit G2 german red=none blue=1 at E05 facing S"
    for order, asked in (("close G1 S1", True), ("close G1 S1 red", False)):
        p = brawl("blue=2", OPEN, helper).play(order)
        assert (p.waits_for == "ChooseSupport") == asked


@pytest.mark.rule("COH-16.5.c")
@pytest.mark.parametrize(("facing", "side"), [("N", "front-defense"), ("S", "flank-defense")])
def test_other_fire_finds_it_armored(facing: str, side: str):
    p = duel("blue=2", f"{OPEN} front=11 facing {facing}")
    assert figures(p.ar("attack G1 E05")) == [("blue-fp", 2)]
    assert figures(p.dr("attack G1 E05")) == [(side, 11)]
    assert drawn_blue(p.play("attack G1 E05", 10))
    unarmed = duel("blue=none", f"{OPEN} facing {facing}")
    assert unarmed.refusal("attack G1 E05").rule == "COH-6.6.b"


@pytest.mark.rule("COH-16.5.d")
@pytest.mark.parametrize(("vehicle", "bonus"), [(OPEN, 0), (CLOSED, 2)])
def test_shells_burst_above_an_open_top_in_the_woods(vehicle: str, bonus: int):
    p = duel(MORTAR, vehicle, more="terrain woods E05\nunit G2 german blue=2 at D02 facing S")
    assert p.dr("attack G1 E05").value("tally-terrain-woods") == bonus
    assert p.dr("attack G2 E05").value("tally-terrain-woods") == 2


def carried(carrier: str, cargo: str, attacker: str = "blue=3") -> Position:
    """S1 carries or tows S2."""
    return duel(attacker, carrier, more=f"unit S2 soviet {cargo} on=S1")


@pytest.mark.rule("COH-16.6.a")
def test_the_shield_of_an_apc_protects_whom_it_carries():
    p = carried(f"{OPEN} shield=2", "")
    assert figures(p.dr("attack G1 E05", "S2")) == [("front-defense", 12), ("apc", 2)]
    assert p.dr("attack G1 E05", "S1").value("tally-apc") == 0
    lone = duel("blue=3", f"{OPEN} shield=2", more="unit S2 soviet at E05 facing N")
    assert lone.dr("attack G1 E05", "S2").value("tally-apc") == 0


@pytest.mark.rule("COH-16.6.a")
@pytest.mark.parametrize(
    ("carrier", "cargo"),
    [
        (OPEN, ""),
        ("mover=wheeled truck", ""),
        (f"{OPEN} shield=2", "mover=wheeled crewed"),
        (f"{OPEN} shield=2", f"{CLOSED} hit=immobilized"),
    ],
)
def test_no_shield_no_bonus_and_none_for_what_is_towed(carrier: str, cargo: str):
    p = carried(carrier, cargo)
    assert p.dr("attack G1 E05", "S2").value("tally-apc") == 0


@pytest.mark.rule("COH-16.6.a")
def test_the_half_track_of_the_box_has_the_shield():
    kind = position("unit G1 german at A01").state.setting.definitions.kinds["german-sdkfz-251"]
    assert kind.shield == 2
