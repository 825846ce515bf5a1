"""COH-13.3.d: a hidden mortar that fires indirectly out of enemy sight stays hidden."""

import msgspec
import pytest

from hexfront.games.coh.notation import Position
from tests.games.coh.artillery.helpers import screened, tube

ORDER = "bombard G1 E07 via F03"


def lurking(*more: str, g1: str = "") -> Position:
    return screened(*more, g1=f"hidden {g1}")


@pytest.mark.rule("COH-13.3.d", "COH-11.1.i")
def test_it_stays_hidden():
    p = lurking().play(ORDER, 7, 5)
    assert p.unit("G1").place == "hidden"
    assert p.unit("G1").hex == "E02"
    assert p.unit("G1").acted or p.unit("G1").stressed


@pytest.mark.rule("COH-13.3.d", "COH-11.1.i")
def test_in_enemy_sight_it_must_come_out_first():
    """S2 in E01 sees E02; the woods there hide the mortar until it fires."""
    p = lurking("terrain woods E02", "unit S2 soviet at E01 facing S")
    assert p.unit("G1").place == "hidden"
    assert p.refusal(ORDER).rule == "COH-13.3.d"
    p.play("select G1", "reveal G1", "face G1 S", ORDER)
    assert p.unit("G1").place == "board"


@pytest.mark.rule("COH-13.3.d")
def test_only_visible_enemies_count_as_seeing_it():
    p = lurking("terrain woods E02 E01", "unit S2 soviet at E01 hidden")
    assert p.legal(ORDER)


@pytest.mark.rule("COH-13.3.d")
def test_direct_fire_gives_it_away():
    p = lurking(g1="minimum=0").play("select G1")
    assert p.refusal("attack G1 D03").rule == "COH-11.1.a"


@pytest.mark.rule("COH-11.2.b")
def test_a_hidden_mortar_faces_as_it_likes():
    """A03 is outside the arc of a mortar in E02 that faces south."""
    for hidden, able in (("", False), ("hidden", True)):
        p = tube("terrain woods C03", g1=hidden, to="A03")
        assert p.legal("bombard G1 A03 via C02") == able


@pytest.mark.rule("COH-13.3.d")
def test_the_enemy_learns_where_the_shells_fall_and_nothing_else():
    """Neither the counter nor its hex, its spotter, its cost or how its number is made up."""
    p = lurking("unit G2 german mortar indirect=4 at A14 hidden")
    mortar, here, spot = p.id("G1"), p.hex("E02"), p.hex("F03")
    seen: list[object] = []
    for item in (ORDER, "shift -1", 9, "draws unnerved", "cap 1", 7):
        p.play(item)
        seen.extend(p.view("soviet").moments)
        unit = p.view("soviet").units[mortar]
        assert (unit.place, unit.hex, unit.acted, unit.spent) == ("hidden", -1, False, False)
    for moment in seen:
        text = msgspec.json.encode(moment)
        assert b'"attacker":%d' % mortar not in text
        assert b'"spot":%d' % spot not in text
        assert b"tally-red-fp" not in text
    for entry in p.heard("soviet"):
        assert entry.args.get("unit") != mortar
        assert here not in [v for k, v in entry.args.items() if k in ("hex", "to", "origin")]
        assert entry.tally is None
    assert [entry.message for entry in p.heard("soviet")][:1] == ["log-attack-unseen"]
    assert "log-attack" in [entry.message for entry in p.heard("german")]
    assert p.told("log-hit")


@pytest.mark.rule("COH-13.3.d")
def test_nobody_supports_a_hidden_mortar():
    """G2 could: the same shot of a visible mortar asks for it."""
    beside = "unit G2 german at F03 facing S"
    assert screened(beside).play(ORDER).waits_for == "ChooseSupport"
    assert lurking(beside).play(ORDER).waits_for == "HitNumber"


@pytest.mark.rule("COH-8.8.a")
def test_cards_without_the_hidden_symbol_are_not_for_it():
    hand = "hand german 11"
    assert "card 11" in screened(hand).play(ORDER).choices()
    p = lurking(hand).play(ORDER)
    assert "card 11" not in p.choices()
    assert p.refusal("card 11").rule == "COH-8.3.b"


@pytest.mark.rule("COH-13.3.d", "COH-7.5.a")
def test_its_hit_marker_stays_face_down():
    """Suppressed: cost and FP change, and a visible mortar would show it."""
    shown = screened(g1="hit=suppressed").play(ORDER)
    assert shown.unit("G1").shown
    p = lurking(g1="hit=suppressed").play(ORDER)
    assert not p.unit("G1").shown
