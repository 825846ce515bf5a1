"""Morale of the Inherent Crew of an AFV: Shock, Stun, STUN, and ducking (ASL-7.10, ASL-7.12)."""

from collections import Counter
from collections.abc import Callable
from itertools import product

from hexfront.games.aslsk.armor.destruction import Damage
from hexfront.games.aslsk.definitions.tables import FireEffect, FireResult

ORIGINAL_12 = 12
DR_WEIGHTS = Counter(a + b for a, b in product(range(1, 7), repeat=2))
"""How many of the 36 throws of two dice give a total."""


def shock_check(level: int, original: int, final: int) -> Damage:
    """The NMC of a possible Shock, whose only failure is Shock (ASL-7.10.c)."""
    passed = original != ORIGINAL_12 and final <= level
    return Damage.NONE if passed else Damage.SHOCKED


def crew_check(level: int, original: int, final: int) -> Damage:
    """An MC of a CE crew (ASL-3.2.3.u, ASL-3.2.3.y, ASL-7.10.r)."""
    if original == ORIGINAL_12:
        return Damage.STUNNED | Damage.RECALLED
    if final > level:
        return Damage.STUNNED
    return Damage.BUTTONED_UP if final == level else Damage.NONE


def crew_task(level: int, final: int) -> Damage:
    """A PTC of a CE crew (ASL-3.2.3.y)."""
    return Damage.BUTTONED_UP if final > level else Damage.NONE


def crew_struck(cell: FireResult, level: int, nerves: int) -> dict[Damage, int]:
    """What an IFT result does to a CE crew: in 36ths. `nerves`: the DRM of its checks."""
    match cell.effect:
        case FireEffect.KIA | FireEffect.K:
            return {Damage.STUNNED | Damage.RECALLED: 36}  # ASL-3.2.3.e
        case FireEffect.PTC:
            return _spread(lambda original: crew_task(level, original + nerves))
        case FireEffect.MC:
            drm = nerves + cell.number
            return _spread(lambda original: crew_check(level, original, original + drm))
    return {Damage.NONE: 36}


def shock_spread(level: int, nerves: int) -> dict[Damage, int]:
    """What a possible Shock comes to: in 36ths."""
    return _spread(lambda original: shock_check(level, original, original + nerves))


def _spread(judge: Callable[[int], Damage]) -> dict[Damage, int]:
    found: Counter[Damage] = Counter()
    for original, throws in DR_WEIGHTS.items():
        found[judge(original)] += throws
    return dict(found)
