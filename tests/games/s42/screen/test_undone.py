"""What the end of a phase leaves undone, and how far a seat may step back."""

from hexfront.games.s42.choices import Attack, EndPhase, Halt, March, Move
from hexfront.games.s42.game import S42Game
from hexfront.play import Match, Undone

AXIS = 0


def undone(match: Match) -> Undone | None:
    offers = match.game.offers(match.state, match.state.actor())
    (found,) = [offer.undone for offer in offers if isinstance(offer.choice, EndPhase)]
    return found


def way_back(match: Match) -> str:
    found: str = match.state.stack[-1].way_back(match.state)
    return found


def test_units_that_have_moved_and_hexes_that_can_be_attacked() -> None:
    match = Match(S42Game(), "fall-blau")
    assert undone(match) is None
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
