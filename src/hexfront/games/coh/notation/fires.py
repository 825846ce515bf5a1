"""Smoke and planned strikes in notation.

`smoke heavy C03 C04, light D03 D03`: a marker in each hex named, twice for two of them.
`smoke_by mortars tanks`: who may lay smoke by the scenario's permission.
`strike german W04 E05`, `strike soviet W05 E05 smoke`: what falls before the next round.
"""

from collections.abc import Iterator, Sequence

from hexfront.games.coh.definitions.artillery import Smoker, Strike
from hexfront.games.coh.definitions.cards import weapon_name
from hexfront.games.coh.notation.draft import Draft
from hexfront.games.coh.notation.means import read_weapon
from hexfront.games.coh.smoke.markers import counted, heaped
from hexfront.games.coh.state import CohState
from hexfront.games.notation.faults import FaultError, one_of
from hexfront.hexes import HexId, bits

DENSITIES = ("heavy", "light")
SMOKERS = tuple(smoker.value for smoker in Smoker)


def read_smoke(draft: Draft, density: str, labels: Sequence[str]) -> None:
    one_of(density, DENSITIES, "a density")
    for h in map(draft.at, labels):
        draft.smoke[density].append(h)


def read_smoker(word: str) -> Smoker:
    one_of(word, SMOKERS, "somebody who lays smoke")
    return Smoker(word)


def read_strike(draft: Draft, words: Sequence[str]) -> tuple[int, Strike]:
    """The seat and its strike; the round is settled when all lines are read."""
    match words:
        case [side, weapon, label, *shells] if shells in ([], ["smoke"]):
            strike = Strike(read_weapon(weapon), draft.at(label), bool(shells), 0)
            return draft.seat(side), strike
    raise FaultError("expected: strike SIDE CARD HEX [smoke]")


def lay_out_smoke(state: CohState, draft: Draft) -> None:
    for density, hexes in draft.smoke.items():
        once = piled = 0
        for h in hexes:
            piled = heaped(state, piled, once & 1 << h)
            once |= 1 << h
        setattr(state, density, once)
        setattr(state, f"{density}_piled", piled)


def fire_lines(state: CohState) -> Iterator[str]:
    """The statements about smoke and strikes."""
    if state.setting.smoke:
        yield f"smoke_by {' '.join(smoker.value for smoker in state.setting.smoke)}"
    label = state.field.board.label
    for index, density in enumerate(DENSITIES):
        there = list(bits(getattr(state, density)))
        most = max((counted(state, h)[index] for h in there), default=0)
        hexes = [h for n in range(most) for h in there if counted(state, h)[index] > n]
        if hexes:
            yield f"smoke {density} {' '.join(map(label, hexes))}"
    for seat, strikes in enumerate(state.strikes):
        for strike in strikes:
            shells = " smoke" if strike.smoke else ""
            side, card = state.setting.seat_names[seat], weapon_name(strike.weapon)
            yield f"strike {side} {card} {label(HexId(strike.hex))}{shells}"
