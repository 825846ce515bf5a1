"""A7: a strike attacks hidden units, and nobody learns of those that it misses."""

import msgspec
import pytest

from hexfront.games.coh.notation import Position, position


def shelled(*more: str) -> Position:
    """A German strike has fallen on E05, where S1 hides in the woods; S2 hides far off."""
    p = position(
        "\n".join((
            "board 11x11",
            "terrain light-woods E05 K01 B02",
            "unit G0 german at A11 facing N",
            "unit S0 soviet at K11 facing N",
            "unit S1 soviet at E05 hidden",
            "unit S2 soviet at K01 hidden",
            "weapons german W04*0",
            "strike german W04 E05",
            "round 1 of 4",
            *more,
        ))
    )  # fmt: skip
    return p.play("pass", "pass", "arrow N", 6)


def aimed(p: Position) -> str:
    return p.name(p.state.stack[-1].aimed)


@pytest.mark.rule("COH-13.8.b")
def test_dice_fall_for_every_hidden_unit_wherever_it_is():
    p = shelled()
    assert (p.waits_for, aimed(p)) == ("UnseenRoll", "S1")
    p.play(2)
    assert (p.waits_for, aimed(p)) == ("UnseenRoll", "S2")
    assert p.play(12).waits_for == "Initiative"
    assert (p.unit("S1").place, p.unit("S2").place) == ("hidden", "hidden")
    assert not p.unit("S2").hit


@pytest.mark.rule("COH-13.8.b")
def test_a_hidden_unit_that_is_missed_stays_hidden_and_only_its_owner_knows():
    """Flank 11, light woods 1, FP 5: 7 is needed."""
    p = shelled().play(6, 2)
    assert p.unit("S1").place == "hidden"
    assert [e.args["number"] for e in p.heard("soviet") if e.message == "log-unseen-missed"] == [7]
    assert not [e for e in p.heard("german") if e.message == "log-unseen-missed"]


@pytest.mark.rule("COH-13.8.b")
def test_a_hidden_unit_that_is_hit_is_placed_on_the_map():
    p = shelled().play(7)
    assert p.waits_for == "RevealFacing"
    p.play("face S1 N", "draws pinned")
    assert (p.unit("S1").place, p.unit("S1").hit) == ("board", "pinned")
    assert aimed(p) == "S2"
    assert p.play(2).waits_for == "Initiative"


@pytest.mark.rule("COH-11.1.b", "COH-13.8.b", "COH-13.8.d")
def test_whom_a_hit_comrade_brings_to_light_is_attacked_in_sight():
    """S3 lies beside S1; the German may change the roll against it by CAP."""
    p = shelled("unit S3 soviet at E05 hidden").play(7, "face S1 N", "face S3 N", "draws pinned")
    assert aimed(p) == "S2"
    assert p.play(2).waits_for == "HitNumber"
    assert p.legal("shift -2")
    p.play("shift 0", 7, "draws pinned")
    assert (p.unit("S3").hit, p.unit("S2").place) == ("pinned", "hidden")


@pytest.mark.rule("COH-13.8.b")
def test_a_critical_hit_destroys_a_hidden_unit():
    p = shelled().play(11, "face S1 N")
    assert p.unit("S1").place == "destroyed"


@pytest.mark.rule("COH-13.8.b")
def test_nothing_that_the_enemy_sees_depends_on_where_a_hidden_unit_is():
    """S1 in the hexes of the strike, or not: the German sees the same, moment by moment."""
    seen = []
    for spot in ("E05", "B02"):
        p = position(shelled_text(spot))
        views = []
        for item in ("pass", "pass", "arrow N", 6, 5, 2):
            p.play(item)
            views.append(msgspec.json.encode(p.view("german")))
        seen.append((views, msgspec.json.encode(p.heard("german"))))
    assert seen[0] == seen[1]


def shelled_text(spot: str) -> str:
    return f"""
        board 11x11
        terrain light-woods E05 K01 B02
        unit G0 german at A11 facing N
        unit S0 soviet at K11 facing N
        unit S1 soviet at {spot} hidden
        unit S2 soviet at K01 hidden
        weapons german W04*0
        strike german W04 E05
        round 1 of 4
    """


@pytest.mark.rule("COH-13.8.d")
def test_cap_may_spare_an_own_hidden_unit():
    """The question is put for G2 too, who is out of reach, but leaves no choice."""
    p = shelled("unit G1 german at E05 hidden", "unit G2 german at B02 hidden").play(2, 2)
    assert (p.waits_for, aimed(p)) == ("UnseenNumber", "G1")
    assert p.choices() == [f"shift {by}" for by in range(-2, 3)]
    assert p.number("shift 2") == 9
    p.play("shift 2", 8)
    assert p.unit("G1").place == "hidden"
    assert (p.waits_for, aimed(p)) == ("UnseenNumber", "G2")
    assert p.choices() == ["shift 0"]
    assert p.refusal("shift 1").rule == "COH-2.1.a"
    assert p.cap("german") == 5


@pytest.mark.rule("COH-13.8.b")
def test_a_unit_that_a_hit_brings_to_light_is_still_attacked_only_once():
    """S3 is missed; then G1 is hit beside it, stands in the open and sees it."""
    p = shelled("unit S3 soviet at D06 hidden", "unit G1 german at E06 hidden").play(2, 2, 2)
    assert p.unit("S3").place == "hidden"
    p.play("shift 0", 7, "face G1 N", "face S3 N", "draws unnerved")
    assert (p.unit("G1").place, p.unit("S3").place) == ("board", "board")
    assert p.waits_for == "Initiative"


@pytest.mark.rule("COH-13.8.b")
def test_cards_do_not_change_dice_that_nobody_sees():
    p = position(shelled_text("E05") + "\nhand german 7")
    p.play("pass", "pass", "arrow N", 6, "decline", 2)
    assert p.waits_for == "UnseenRoll"
