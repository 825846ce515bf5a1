"""Strikes from beyond the map, and who may lay smoke."""

from enum import Enum

from msgspec import Struct


class Strike(Struct, frozen=True):
    """A planned strike (COH-13.5); hex and shells are a secret of those who planned it."""

    weapon: int
    """The number of the artillery card."""
    hex: int
    smoke: bool
    """It fires smoke (COH-14.2.a)."""
    round: int
    """The round before which it falls (COH-13.5.b)."""


class Smoker(Enum):
    """Who lays smoke, each kind with a permission of its own (COH-14.0.a, A8)."""

    MORTARS = "mortars"
    ARTILLERY = "artillery"
    PIONEERS = "pioneers"
    TANKS = "tanks"
