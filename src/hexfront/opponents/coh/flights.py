"""How the computer flies: towards the enemy, attacks first, home when nothing is left (C18)."""

from collections.abc import Sequence
from typing import TypeVar

from hexfront.games.coh.choices import AntiAir, Bomb, Done, Fly, Strafe
from hexfront.games.coh.classic.air import Flying
from hexfront.games.coh.classic.flights import flight_of
from hexfront.games.coh.state import CohState
from hexfront.hexes import bits
from hexfront.play import Choice

C = TypeVar("C", bound=Choice)
BEST_DISTANCE = 3
"""From here an aircraft can attack without a loss of firepower."""
FIRST = (Bomb, Strafe, AntiAir)


def flight_choice(state: CohState, moment: Flying, choices: Sequence[C]) -> C:
    """One impulse of an aircraft."""
    for kind in FIRST:
        for choice in choices:
            if isinstance(choice, kind) and not _at_nobody(state, moment.side, choice):
                return choice
    ways = [choice for choice in choices if isinstance(choice, Fly)]
    if ways:
        return min(ways, key=lambda way: _off(state, moment.unit, way.to))
    ends = [choice for choice in choices if isinstance(choice, Done)]
    return ends[0] if ends else choices[0]


def _at_nobody(state: CohState, side: int, choice: Choice) -> bool:
    """An attack on works in which nobody is: not worth the AP."""
    if not isinstance(choice, Bomb | Strafe):
        return False
    return not state.enemy_spots(side) >> choice.to & 1


def _off(state: CohState, u: int, to: int) -> int:
    """How far a hex is from where an attack is best."""
    side, here = state.side(u), flight_of(state, u).hex
    foes = state.enemy_spots(side)
    if not foes:
        return -state.field.distance(here, to)
    return min(abs(state.field.distance(to, h) - BEST_DISTANCE) for h in bits(foes))
