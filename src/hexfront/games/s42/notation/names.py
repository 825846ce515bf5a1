"""Choices by readable names.

`March(to)` is `march 1304`, `UseArtillery(unit, supply)` is `use-artillery G axis-sp-1`.
"""

from typing import Protocol

from hexfront.games.notation.names import NUMBER, Called, ChoiceNameError, ChoiceNames
from hexfront.games.s42 import choices

__all__ = ["ChoiceNameError", "choice_kinds", "choice_name", "parse_choice"]

UNITS = ("unit", "supply", "other")
AIR = ("air",)
RAILHEADS = ("index",)
PLACES = ("hex", "place", "to", "a", "b")


class Naming(Protocol):
    """Who knows the names of a position."""

    def unit(self, name: str) -> int: ...
    def name(self, u: int) -> str: ...
    def place(self, name: str) -> int: ...
    def place_name(self, place: int) -> str: ...
    def air(self, name: str) -> int: ...
    def air_name(self, index: int) -> str: ...
    def railhead(self, label: str) -> int: ...
    def railhead_name(self, index: int) -> str: ...


def _called(naming: Naming, field: str) -> Called:
    if field in UNITS:
        return Called(naming.name, naming.unit)
    if field in AIR:
        return Called(naming.air_name, naming.air)
    if field in PLACES:
        return Called(naming.place_name, naming.place)
    return Called(naming.railhead_name, naming.railhead) if field in RAILHEADS else NUMBER


_NAMES = ChoiceNames[Naming](choices, _called)

choice_kinds = _NAMES.kinds
choice_name = _NAMES.name
parse_choice = _NAMES.parse
