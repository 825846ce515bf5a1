"""What to expect of a strike: whether it lands on target, and where else it may come down."""

from fractions import Fraction

from hexfront.games.coh.artillery.strikes import (
    DIRECTIONS,
    drift_direction,
    drift_number,
    drifted,
    in_play,
)
from hexfront.games.coh.command.payment import shift_line
from hexfront.games.coh.command.points import MAX_SHIFT
from hexfront.games.coh.definitions.artillery import Strike
from hexfront.games.coh.moments.strikes import DriftDirection, DriftNumber
from hexfront.games.coh.screen.preview import Landing, OddsRow, Preview
from hexfront.games.coh.state import CohState

DIE = range(1, DIRECTIONS + 1)


def planning_preview(state: CohState, weapon: int, to: int) -> Preview:
    """The Drift Check that a strike will have to pass, with and without CAP."""
    number = drift_number(state, Strike(weapon, to, False, 0))
    rows = tuple(_row(by, number.total + by) for by in range(-MAX_SHIFT, 1))
    return Preview(number=number, roll=rows)


def drift_preview(state: CohState, moment: DriftNumber, by: int) -> Preview:
    """The chance to land on target, and where the strike may drift."""
    number = drift_number(state, moment.strike).plus(*shift_line(by))
    missed = [die for die in DIE if die < number.total]
    chances = {moment.strike.hex: Fraction(len(DIE) - len(missed), len(DIE))}
    for distance in missed:
        for direction in range(DIRECTIONS):
            _add(state, chances, moment.strike, direction, distance, Fraction(1, len(DIE) ** 2))
    return Preview(number=number, roll=(_row(by, number.total),), landings=_landings(chances))


def direction_preview(state: CohState, moment: DriftDirection, by: int) -> Preview:
    """Where the strike may drift when the direction is changed by CAP."""
    chances: dict[int, Fraction] = {}
    for die in DIE:
        direction = drift_direction(moment.arrow, die + by)
        _add(state, chances, moment.strike, direction, moment.distance, Fraction(1, len(DIE)))
    return Preview(landings=_landings(chances))


def _add(
    state: CohState, chances: dict[int, Fraction], strike: Strike,
    direction: int, distance: int, weight: Fraction,
) -> None:  # fmt: skip
    landed = in_play(state, drifted(state, strike, direction, distance))
    if landed >= 0:
        chances[landed] = chances.get(landed, Fraction(0)) + weight


def _landings(chances: dict[int, Fraction]) -> tuple[Landing, ...]:
    return tuple(
        Landing(h, (chance.numerator, chance.denominator))
        for h, chance in sorted(chances.items())
        if chance
    )


def _row(by: int, number: int) -> OddsRow:
    chance = Fraction(sum(1 for die in DIE if die >= number), len(DIE))
    return OddsRow(by, number, (chance.numerator, chance.denominator), (0, 1))
