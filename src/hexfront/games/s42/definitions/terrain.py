"""What a hex holds and what runs along a hexside, in the rulebook's words."""

from enum import Enum


class Terrain(Enum):
    """The terrain of a hex; a Town is a place in a hex, not a terrain (S42-11.2.1.c)."""

    CLEAR = "clear"
    DESERT = "desert"
    WOODS = "woods"
    ROUGH = "rough"
    WOODED_ROUGH = "wooded-rough"
    MARSH = "marsh"
    SEASONAL_MARSH = "seasonal-marsh"
    MOUNTAIN = "mountain"
    MINOR_CITY = "minor-city"
    MAJOR_CITY = "major-city"
    SEA = "sea"
    LAKE = "lake"

    @property
    def city(self) -> bool:
        """A City of either type."""
        return self in (Terrain.MINOR_CITY, Terrain.MAJOR_CITY)

    @property
    def water(self) -> bool:
        """Nothing can stand here."""
        return self in (Terrain.SEA, Terrain.LAKE)


class River(Enum):
    """Water along a hexside; the sea is no river (S42-2.2.3.a)."""

    MINOR = "minor"
    MAJOR = "major"
    VOLGA = "volga"
    LAKE = "lake"


LETTERS = {
    "clear": ".",
    "desert": ":",
    "woods": "w",
    "rough": "r",
    "wooded-rough": "h",
    "marsh": "m",
    "seasonal-marsh": "s",
    "mountain": "^",
    "minor-city": "c",
    "major-city": "C",
    "sea": "~",
    "lake": "o",
}
"""How the map file writes the terrain of a hex."""

OFF_MAP = "x"
"""How it writes that there is no hex."""


class RoadKind(Enum):
    """The two kinds of road; they differ in Rain and Mud (S42-5.2.a)."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
