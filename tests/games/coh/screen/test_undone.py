"""What a pass leaves undone, and how far a seat may step back."""

import pytest

from hexfront.games.coh.choices import Move, Pass, Select
from hexfront.games.coh.game import CohGame
from hexfront.games.coh.notation import Position, position
from hexfront.play import Undone

GAME = CohGame()


def field(side: str) -> Position:
    return position(f"""
        board 9x7
        unit G1 german-rifles-41 at C04 facing SE
        unit G2 german-rifles-41 at C05 facing SE
        unit S1 soviet-rifles-41 at G05 facing NW
        unit S2 soviet-rifles-41 at G04 facing NW
        turn {side}
    """)


def undone(p: Position) -> Undone | None:
    offers = GAME.offers(p.state, p.state.actor())
    assert all(offer.undone is None for offer in offers if not isinstance(offer.choice, Pass))
    (found,) = [offer.undone for offer in offers if isinstance(offer.choice, Pass)]
    return found


@pytest.mark.parametrize("side", ["german", "soviet"])
def test_only_the_pass_that_ends_the_round_leaves_units_behind(side: str) -> None:
    p = field(side)
    assert undone(p) is None
    p.play("pass")
    able = tuple(choice.unit for choice in p.state.choices() if isinstance(choice, Select))
    assert len(able) == 2
    assert undone(p) == Undone(able)


@pytest.mark.parametrize("side", ["german", "soviet"])
def test_a_unit_is_let_go_and_a_move_is_taken_back_by_one_choice(side: str) -> None:
    state = field(side).state
    ways = [state.stack[-1].way_back(state)]
    for kind in (Select, Move):
        state.take(next(choice for choice in state.choices() if isinstance(choice, kind)))
        ways.append(state.stack[-1].way_back(state))
    assert ways == ["no", "out", "step"]
