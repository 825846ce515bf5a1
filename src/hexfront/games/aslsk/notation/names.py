"""Choices by readable names.

`OpenFire(hex, unit, weapon)` is `open-fire K5 A A-lmg`, `AddFirer(unit)` is `add-firer B`.
"""

from typing import Protocol

from hexfront.games.aslsk import choices
from hexfront.games.aslsk.definitions.hitting import TargetType
from hexfront.games.aslsk.notation.units import ARCS, SHELLS
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.notation.faults import one_of
from hexfront.games.notation.names import NUMBER, Called, ChoiceNameError, ChoiceNames

__all__ = ["ChoiceNameError", "choice_kinds", "choice_name", "parse_choice"]

UNITS = ("unit", "leader", "vehicle")
WEAPONS = ("weapon",)
HEXES = ("hex",)
NO_ONE = "nobody"


class Naming(Protocol):
    """Who knows the names of a position."""

    def unit(self, name: str) -> int: ...
    def name(self, u: int) -> str: ...
    def weapon(self, name: str) -> int: ...
    def weapon_name(self, w: int) -> str: ...
    def hex(self, label: str) -> int: ...
    def label(self, h: int) -> str: ...


def _called(naming: Naming, field: str) -> Called:
    if field in UNITS:
        return _or_nobody(Called(naming.name, naming.unit))
    if field in WEAPONS:
        return _or_nobody(Called(naming.weapon_name, naming.weapon))
    if field in HEXES:
        return Called(naming.label, naming.hex)
    return _LISTED.get(field, NUMBER)


def _listed(words: tuple[str, ...], what: str) -> Called:
    return Called(lambda n: words[n], lambda word: one_of(word, words, what))


def _or_nobody(called: Called) -> Called:
    return Called(
        lambda n: NO_ONE if n == NOBODY else called.name(n),
        lambda word: NOBODY if word == NO_ONE else called.find(word),
    )


_LISTED = {
    "target": _listed(tuple(kind.name.lower() for kind in TargetType), "a Target Type"),
    "ammunition": _listed(tuple(SHELLS), "an ammunition"),
    "arc": _or_nobody(_listed(ARCS, "a Covered Arc")),
    "pay": _listed(("cost", "whole", "rest"), "a way to pay"),
}
_NAMES = ChoiceNames[Naming](choices, _called)

choice_kinds = _NAMES.kinds
choice_name = _NAMES.name
parse_choice = _NAMES.parse
