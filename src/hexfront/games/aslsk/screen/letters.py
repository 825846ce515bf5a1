"""Letters that tell units and weapons of one sort apart: squad A, squad B, MMG A.

They follow from the order of battle alone, which both players know, and from nothing that happens:
a squad keeps its letter when it is reduced or replaced, and a letter says nothing about who hides
where. Squads and half-squads of a side share one row of letters, because one may become the other.
"""

from collections import Counter
from collections.abc import Hashable, Sequence
from functools import lru_cache
from string import ascii_uppercase

from hexfront.games.aslsk.definitions.counters import Leader, Mmc, MmcKind
from hexfront.games.aslsk.setting import Setting

LEADER = "leader"
_KEPT = 8
"""Settings whose letters are remembered."""


@lru_cache(_KEPT)
def unit_letters(setting: Setting) -> tuple[str, ...]:
    """By unit of the order of battle; nothing for one that is the only one of its sort."""
    return _lettered([(start.side, _sort(setting, start.kind)) for start in setting.units])


@lru_cache(_KEPT)
def weapon_letters(setting: Setting) -> tuple[str, ...]:
    """By weapon; those that a vehicle holds for good go by its letter."""
    sorts: list[Hashable] = [
        ("held", w) if start.vehicle >= 0 else (start.side, start.weapon.id)
        for w, start in enumerate(setting.starts)
    ]
    return _lettered(sorts)


def letter_of(setting: Setting, u: int) -> str:
    """A leader who steps forward in play gets the letter after all other leaders."""
    known = unit_letters(setting)
    if u < len(known):
        return known[u]
    leaders = sum(_sort(setting, start.kind) == LEADER for start in setting.units)
    return _letter(leaders + u - len(known))


def _sort(setting: Setting, kind: int) -> str:
    counter = setting.kinds.counters[kind]
    if isinstance(counter, Leader):
        return LEADER
    if isinstance(counter, Mmc):
        return "crew" if counter.kind is MmcKind.CREW else "squad"
    return counter.id


def _lettered(sorts: Sequence[Hashable]) -> tuple[str, ...]:
    many, seen = Counter(sorts), Counter[Hashable]()
    letters: list[str] = []
    for sort in sorts:
        letters.append(_letter(seen[sort]) if many[sort] > 1 else "")
        seen[sort] += 1
    return tuple(letters)


def _letter(index: int) -> str:
    """A to Z, then AA, BB ..."""
    rounds, place = divmod(index, len(ascii_uppercase))
    return ascii_uppercase[place] * (rounds + 1)
