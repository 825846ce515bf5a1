"""COH-14.4.a: smoke disperses when a round is prepared."""

import pytest

from hexfront.games.coh.notation import Position, position


def foggy(*more: str) -> Position:
    return position(
        "\n".join((
            "unit G1 german at B02 facing S",
            "unit S1 soviet at H06 facing N",
            "round 1 of 4",
            *more,
        ))
    )  # fmt: skip


@pytest.mark.rule("COH-14.4.a", "COH-9.10.a", "COH-9.4.a")
def test_light_smoke_goes_first_then_heavy_smoke_turns_light():
    p = foggy("smoke heavy C03 D03 D03, light C03 E04 E04").play("pass", "pass")
    assert (p.smoke("C03"), p.smoke("D03"), p.smoke("E04")) == ((0, 1), (0, 2), (0, 0))
    p.play(7).play("pass", "pass")
    assert (p.smoke("C03"), p.smoke("D03")) == ((0, 0), (0, 0))


@pytest.mark.rule("COH-14.4.b", "COH-9.4.a")
def test_smoke_of_artillery_comes_after_the_dispersal():
    p = foggy(
        "board 9x9", "smoke heavy C03", "weapons german W04*0", "strike german W04 G04 smoke"
    ).play("pass", "pass", "arrow N", 6)
    assert (p.smoke("C03"), p.smoke("G04")) == ((0, 1), (1, 0))


@pytest.mark.rule("COH-14.4.a", "COH-14.0.e")
def test_whom_smoke_has_hidden_is_seen_when_it_disperses():
    p = foggy("unit S2 soviet at B03 hidden", "smoke heavy B03")
    assert p.unit("S2").place == "hidden"
    p.play("pass", "pass")
    assert (p.waits_for, p.actor) == ("RevealFacing", "soviet")
    assert p.unit("S2").place == "board"


@pytest.mark.rule("COH-14.4.a")
def test_sight_is_open_again():
    p = position("""
        board 9x10
        unit G1 german at E03 facing S range=6
        unit S1 soviet at E08 facing N
        smoke heavy E05
        round 1 of 4
    """)
    assert not p.sees("E03", "E08")
    assert p.play("pass", "pass").sees("E03", "E08")
