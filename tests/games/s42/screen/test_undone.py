"""What the end of a phase leaves undone, and how far a seat may step back."""

from collections.abc import Sequence

import pytest

from hexfront.games.s42.choices import Attack, EndPhase, Halt, March, Move
from hexfront.games.s42.game import S42Game
from hexfront.games.s42.notation import Position
from hexfront.games.s42.screen.offers import offers_of
from hexfront.play import Match, Offer, Undone
from tests.games.s42.means.helpers_initial import phase
from tests.games.s42.supply.helpers_supply import LINE, rails

AXIS = 0


def ending(offers: Sequence[Offer]) -> Undone | None:
    (found,) = [offer.undone for offer in offers if isinstance(offer.choice, EndPhase)]
    return found


def undone(match: Match) -> Undone | None:
    return ending(match.game.offers(match.state, match.state.actor()))


def left_of(p: Position) -> Undone | None:
    return ending(offers_of(p.state, p.state.side))


def way_back(match: Match) -> str:
    found: str = match.state.stack[-1].way_back(match.state)
    return found


def test_units_that_have_moved_and_hexes_that_can_be_attacked() -> None:
    match = Match(S42Game(), "fall-blau")
    match.take(AXIS, EndPhase())
    able = undone(match)
    assert able is not None
    assert not able.hexes
    unit = able.units[0]
    match.take(AXIS, Move(unit))
    assert way_back(match) == "out"
    match.take(AXIS, next(c for c in match.state.choices() if isinstance(c, March)))
    assert way_back(match) == "no"
    if Halt() in match.state.choices():
        match.take(AXIS, Halt())
    after = undone(match)
    assert after is not None
    assert unit not in after.units
    match.take(AXIS, EndPhase())
    left = undone(match)
    assert left is not None
    assert not left.units
    target = next(c for c in match.state.choices() if isinstance(c, Attack))
    assert target.hex in left.hexes
    match.take(AXIS, target)
    assert way_back(match) == "out"


@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_means_that_are_lost_with_the_phase(side: str) -> None:
    """Resource Points while something can be bought, replacements while somebody takes them."""
    at = {"axis": "1205", "soviet": "1705"}[side]
    p = phase(side, f"{side} A 6-7-3/4-5-3 steps=2 reduced at {at}", infantry=2, tank=3)
    assert left_of(p) == Undone(points=2 + 2)
    p.state.rp = 0
    assert left_of(p) == Undone(points=2)
    p.state.replacements = (0,) * len(p.state.replacements)
    assert left_of(p) is None
    p.state.rp = 1
    assert left_of(p) == Undone(points=1)


def test_hexes_that_railheads_can_still_reach() -> None:
    p = rails(*LINE)
    assert left_of(p) == Undone(hexes=tuple(sorted(map(p.hex, ("1405", "1505")))))
