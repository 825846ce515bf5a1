"""A unit that enters the map is proposed a facing towards the enemy."""

import pytest

from hexfront.games.coh.choices import Face
from hexfront.games.coh.notation import Position, position
from hexfront.play import Choice

FIELD = """
board 9x7
unit G1 german waiting
entry german A04
"""


def proposed(p: Position) -> list[Choice]:
    return [
        offer.choice
        for offer in p.game.offers(p.state, p.state.actor())
        if isinstance(offer.choice, Face) and offer.preview and offer.preview.proposed
    ]


@pytest.mark.parametrize(
    ("lines", "facing"),
    [
        ("unit S1 soviet at A01 facing S", "N"),
        ("unit S1 soviet at A06 facing N", "S"),
        ("unit S1 soviet at A06 facing N\nunit S2 soviet at A01 facing S", "S"),  # the nearer one
        ("unit S1 soviet at A01 hidden\nobjective A07 soviet", "S"),  # nobody sees S1
        ("unit S1 soviet at A01 hidden\nobjective A07 german\nentry soviet I06", "SE"),
    ],
)
def test_an_entering_unit_turns_to_the_enemy(lines: str, facing: str) -> None:
    p = position(f"{FIELD}\n{lines}\nterrain woods A01")
    p.play("enter G1 A04")
    assert proposed(p) == [p.choice(f"face G1 {facing}")]


def test_a_unit_that_moves_keeps_its_facing() -> None:
    p = position("board 9x7\nunit G1 german at B04 facing SE\nunit S1 soviet at A01 facing S")
    p.play("move G1 C04")
    assert p.waits_for == "ChooseFacing"
    assert proposed(p) == []
